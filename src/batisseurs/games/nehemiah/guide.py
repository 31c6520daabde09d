"""How to play Nehemiah, on one page for newcomers. The words are in the catalogue `nehemiah-guide`."""

from __future__ import annotations

from batisseurs.kernel.choice import Message
from batisseurs.kernel.guide import END, GOAL, MISTAKES, SCORE, TURN, GuideChapter

GUIDE = (
    GuideChapter(GOAL, (Message("nehemiah-guide-goal"),), ("wall", "temple", "garrison")),
    GuideChapter(
        TURN,
        (
            Message("nehemiah-guide-turn-1"),
            Message("nehemiah-guide-turn-2"),
            Message("nehemiah-guide-turn-3"),
            Message("nehemiah-guide-turn-4"),
            Message("nehemiah-guide-turn-5"),
        ),
        ("wood_2", "gold_3", "wall_2"),
    ),
    GuideChapter(END, (Message("nehemiah-guide-end"),), ("deck_1",)),
    GuideChapter(SCORE, (Message("nehemiah-guide-score"),), ("sheep_gate",)),
    GuideChapter(
        MISTAKES,
        (
            Message("nehemiah-guide-mistake-1"),
            Message("nehemiah-guide-mistake-2"),
            Message("nehemiah-guide-mistake-3"),
        ),
        ("night_1",),
    ),
)
