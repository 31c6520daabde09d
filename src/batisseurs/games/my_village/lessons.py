"""What My Village teaches while it is played, in order. Words: catalogue `my-village-lessons`."""

from __future__ import annotations

from batisseurs.kernel.lesson import CHOOSE, COMMON, FirstGame, Lesson

FIRST_GAME = FirstGame(players=2, seed=6)

BANNER = ("ActivateBanner",)

LESSONS = (
    Lesson("my-village-lesson-goal", steps=("MakeValue",), places=("me.points",), rules=("MV-60",)),
    CHOOSE,
    Lesson("my-village-lesson-value", steps=("MakeValue",), places=("dice",), rules=("MV-61", "MV-62")),
    Lesson("my-village-lesson-dice", steps=("TakeDice",), offers="take", rules=("MV-61", "MV-67")),
    Lesson("my-village-lesson-change", steps=("PayForValue",), rules=("MV-63", "MV-65")),
    Lesson("my-village-lesson-add", steps=BANNER, offers="add", rules=("MV-70",)),
    Lesson("my-village-lesson-white", steps=BANNER, offers="activate", rules=("MV-70",)),
    Lesson("my-village-lesson-question", steps=BANNER, places=("me.question",), rules=("MV-160", "MV-161")),
    Lesson("my-village-lesson-hand", steps=BANNER, offers="take", rules=("MV-100", "MV-102")),
    Lesson("my-village-lesson-stop", steps=BANNER, offers="stop", rules=("MV-73",)),
    *COMMON,
    Lesson("my-village-lesson-pay", steps=("PayUnit",), rules=("MV-92",)),
    Lesson(
        "my-village-lesson-time", events=("my-village-consumes-time",), places=("me.time",), rules=("MV-75",)
    ),
    Lesson(
        "my-village-lesson-story",
        events=("my-village-gains-story",),
        places=("me.tree", "me.town_hall"),
        rules=("MV-165", "MV-185"),
    ),
    Lesson("my-village-lesson-death", steps=("ChooseDeceased",), rules=("MV-177", "MV-178")),
    Lesson(
        "my-village-lesson-empty",
        events=("my-village-dies-chronicle",),
        places=("me.school",),
        rules=("MV-10",),
    ),
    Lesson("my-village-lesson-rat", events=("my-village-rat-moves",), places=("rat",), rules=("MV-185",)),
    Lesson("my-village-lesson-end", events=("my-village-invasion",), places=("coffins",), rules=("MV-310",)),
    Lesson(
        "my-village-lesson-customer", steps=("TakeCustomer", "TakeFreeCustomer"), rules=("MV-111", "MV-117")
    ),
    Lesson("my-village-lesson-counter", steps=("UseCounter",), rules=("MV-250",)),
    Lesson(
        "my-village-lesson-school", steps=("UseSchool",), places=("me.school",), rules=("MV-146", "MV-148")
    ),
    Lesson("my-village-lesson-headman", steps=("MoveHeadman",), offers="move", rules=("MV-161", "MV-165")),
    Lesson("my-village-lesson-slot", steps=("CoverSlot",), rules=("MV-277", "MV-278")),
    Lesson("my-village-lesson-tile", steps=("PlaceTile",), rules=("MV-291",)),
    Lesson("my-village-lesson-travel", steps=("KeepTravelCard",), rules=("MV-252",)),
    Lesson("my-village-lesson-monk", steps=("UseMonk",), rules=("MV-268",)),
    Lesson("my-village-lesson-labourer", steps=("HireLabourer",), rules=("MV-181",)),
    Lesson("my-village-lesson-repel", steps=("RepelRats",), rules=("MV-248",)),
)

PURPOSES = {
    "": "my-village-lesson-why-better",
    "value": "my-village-lesson-why-value",
    "TakeDice take": "my-village-lesson-why-dice",
    "pay": "my-village-lesson-why-pay",
    "add": "my-village-lesson-why-add",
    "activate": "my-village-lesson-why-activate",
    "serve": "my-village-lesson-why-activate",
    "ActivateBanner take": "my-village-lesson-why-hand",
    "stop": "my-village-lesson-why-stop",
    "train": "my-village-lesson-why-successor",
    "UseSchool place": "my-village-lesson-why-successor",
    "bury": "my-village-lesson-why-bury",
    "reveal": "my-village-lesson-why-reveal",
}
