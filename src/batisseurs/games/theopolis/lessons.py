"""What Theopolis teaches while it is played, in order. The words are in the catalogue `theopolis-lessons`."""

from __future__ import annotations

from batisseurs.kernel.lesson import CHOOSE, FirstGame, Lesson, common

FIRST_GAME = FirstGame(players=2, seed=6)

LESSONS = (
    Lesson(
        "theopolis-lesson-goal",
        steps=("MainPhase",),
        places=("me.points", "me.stones", "me.sacraments"),
        rules=("TH-31",),
    ),
    CHOOSE,
    Lesson("theopolis-lesson-add", steps=("MainPhase",), offers="add", rules=("TH-46",)),
    Lesson("theopolis-lesson-play", steps=("MainPhase",), offers="play", rules=("TH-36", "TH-37")),
    Lesson("theopolis-lesson-exchange", steps=("MainPhase",), offers="exchange", rules=("TH-50",)),
    Lesson("theopolis-lesson-end", steps=("MainPhase",), offers="end", after=2, rules=("TH-58",)),
    Lesson(
        "theopolis-lesson-held",
        steps=("MainPhase",),
        offers="exchange",
        after=3,
        places=("me.hand",),
        rules=("TH-35", "TH-83"),
    ),
    Lesson("theopolis-lesson-take", steps=("TakeFromBoard",), rules=("TH-50", "TH-54")),
    Lesson("theopolis-lesson-pick", steps=("RefillPick",), rules=("TH-60",)),
    Lesson("theopolis-lesson-confess", steps=("MainPhase",), offers="confess", rules=("TH-57",)),
    *common(suggestions=18),
    Lesson(
        "theopolis-lesson-sin",
        events=("theopolis-loses-points",),
        places=("me.points", "me.worth"),
        rules=("TH-28",),
    ),
    Lesson("theopolis-lesson-stones", events=("theopolis-plays",), places=("me.stones",), rules=("TH-93",)),
    Lesson("theopolis-lesson-strikes", events=("theopolis-strikes",), places=("discard",), rules=("TH-71",)),
    Lesson(
        "theopolis-lesson-sacrament",
        steps=("MainPhase",),
        after=12,
        places=("me.sacraments",),
        rules=("TH-119",),
    ),
    Lesson("theopolis-lesson-lose-card", steps=("LoseCard",), rules=("TH-78",)),
    Lesson("theopolis-lesson-lose-resource", steps=("LoseResource",), rules=("TH-81",)),
    Lesson("theopolis-lesson-rosary", steps=("UseRosary",), rules=("TH-80",)),
    Lesson("theopolis-lesson-bishop", steps=("TakeFromNeighbour",), rules=("TH-105", "TH-106")),
    Lesson("theopolis-lesson-vault", steps=("BringFromDiscard", "ReplaceOnBoard"), rules=("TH-95",)),
    Lesson("theopolis-lesson-pilgrim", steps=("DiscardBoardCard",), rules=("TH-115",)),
    Lesson("theopolis-lesson-benefactor", steps=("AddFreeResource",), rules=("TH-117",)),
    Lesson("theopolis-lesson-excess", steps=("DiscardExcess",), rules=("TH-63",)),
)

PURPOSES = {
    "": "theopolis-lesson-why-better",
    "add": "theopolis-lesson-why-add",
    "play": "theopolis-lesson-why-play",
    "exchange": "theopolis-lesson-why-exchange",
    "confess": "theopolis-lesson-why-exchange",
    "take": "theopolis-lesson-why-pick",
    "pick": "theopolis-lesson-why-pick",
    "recover": "theopolis-lesson-why-pick",
    "end": "theopolis-lesson-why-end",
    "stop": "theopolis-lesson-why-end",
    "lose": "theopolis-lesson-why-least",
    "keep": "theopolis-lesson-why-least",
    "use": "theopolis-lesson-why-least",
    "DiscardExcess discard": "theopolis-lesson-why-least",
}
