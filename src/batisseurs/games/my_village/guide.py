"""How to play My Village, on one page for newcomers. The words are in the catalogue `my-village-guide`."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.kernel.guide import END, GOAL, MISTAKES, SCORE, TURN, GuideChapter

GUIDE = (
    GuideChapter(GOAL, (Message("my-village-guide-goal"),), ("ch_cloister", "co_monetary", "fi_1")),
    GuideChapter(
        TURN,
        (
            Message("my-village-guide-turn-1"),
            Message("my-village-guide-turn-2"),
            Message("my-village-guide-turn-3"),
            Message("my-village-guide-turn-4"),
            Message("my-village-guide-turn-5"),
        ),
        ("ws_brewery_58", "cu_01", "school"),
    ),
    GuideChapter(END, (Message("my-village-guide-end"),), ()),
    GuideChapter(SCORE, (Message("my-village-guide-score"),), ("tr_a1",)),
    GuideChapter(
        MISTAKES,
        (
            Message("my-village-guide-mistake-1"),
            Message("my-village-guide-mistake-2"),
            Message("my-village-guide-mistake-3"),
        ),
        ("town_hall",),
    ),
)
