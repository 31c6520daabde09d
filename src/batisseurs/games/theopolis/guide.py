"""How to play Theopolis, on one page for newcomers. The words are in the catalogue `theopolis-guide`."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.kernel.guide import END, GOAL, MISTAKES, SCORE, TURN, GuideChapter

GUIDE = (
    GuideChapter(GOAL, (Message("theopolis-guide-goal"),), ("chapel", "baptism", "wonder")),
    GuideChapter(
        TURN,
        (
            Message("theopolis-guide-turn-1"),
            Message("theopolis-guide-turn-2"),
            Message("theopolis-guide-turn-3"),
            Message("theopolis-guide-turn-4"),
        ),
        ("priest", "faith", "church"),
    ),
    GuideChapter(END, (Message("theopolis-guide-end"),), ("flood", "apocalypse")),
    GuideChapter(SCORE, (Message("theopolis-guide-score"),), ()),
    GuideChapter(
        MISTAKES,
        (
            Message("theopolis-guide-mistake-1"),
            Message("theopolis-guide-mistake-2"),
            Message("theopolis-guide-mistake-3"),
        ),
        ("st_benedict",),
    ),
)
