"""How to play Esdras et Néhémie, on one page. The words are in the catalogue `esdras-et-nehemie-guide`."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.kernel.guide import END, GOAL, MISTAKES, SCORE, TURN, GuideChapter

GUIDE = (
    GuideChapter(GOAL, (Message("esdras-et-nehemie-guide-goal"),), ("mason", "singer", "teacher")),
    GuideChapter(
        TURN,
        (
            Message("esdras-et-nehemie-guide-turn-1"),
            Message("esdras-et-nehemie-guide-turn-2"),
            Message("esdras-et-nehemie-guide-turn-3"),
            Message("esdras-et-nehemie-guide-turn-4"),
            Message("esdras-et-nehemie-guide-turn-5"),
        ),
        ("stone", "ash", "silver"),
    ),
    GuideChapter(END, (Message("esdras-et-nehemie-guide-end"),), ()),
    GuideChapter(SCORE, (Message("esdras-et-nehemie-guide-score"),), ("treasurer",)),
    GuideChapter(
        MISTAKES,
        (
            Message("esdras-et-nehemie-guide-mistake-1"),
            Message("esdras-et-nehemie-guide-mistake-2"),
            Message("esdras-et-nehemie-guide-mistake-3"),
        ),
        ("farmers_1",),
    ),
)
