"""How to play a game, on one page: for people who have never seen it."""

from __future__ import annotations

from typing import Final

import msgspec

from batisseurs.kernel.choice import Message

GOAL: Final = Message("guide-goal")
TURN: Final = Message("guide-turn")
END: Final = Message("guide-end")
SCORE: Final = Message("guide-score")
MISTAKES: Final = Message("guide-mistakes")
TITLES: Final = (GOAL, TURN, END, SCORE, MISTAKES)
"""The chapters of every guide, in this order."""


class GuideChapter(msgspec.Struct, frozen=True):
    """A title, short paragraphs, and components to look at beside them."""

    title: Message
    text: tuple[Message, ...]
    items: tuple[str, ...] = ()
