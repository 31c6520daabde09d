"""What Nehemiah teaches while it is played, in order. The words are in the catalogue `nehemiah-lessons`."""

from __future__ import annotations

from batisseurs.kernel.lesson import CHOOSE, COMMON, FirstGame, Lesson

FIRST_GAME = FirstGame(players=3, seed=3, options={"first_player": "p1"})

LESSONS = (
    Lesson(
        "nehemiah-lesson-goal",
        steps=("TakeAction",),
        places=("board.wall", "board.temple", "board.garrison"),
        rules=("NE-106", "NE-121"),
    ),
    CHOOSE,
    Lesson("nehemiah-lesson-place", steps=("TakeAction",), offers="place", rules=("NE-24", "NE-28")),
    Lesson("nehemiah-lesson-activate", steps=("TakeAction",), offers="activate", rules=("NE-29", "NE-38")),
    Lesson("nehemiah-lesson-perform", steps=("UseAnchor",), offers="perform", rules=("NE-38",)),
    Lesson("nehemiah-lesson-extra", steps=("ExtraActivation",), offers="also", rules=("NE-43", "NE-46")),
    *COMMON,
    Lesson("nehemiah-lesson-wood", events=("nehemiah-takes-wood",), places=("me.wood",), rules=("NE-69",)),
    Lesson("nehemiah-lesson-gold", events=("nehemiah-takes-gold",), places=("me.gold",), rules=("NE-70",)),
    Lesson(
        "nehemiah-lesson-cubes",
        events=("nehemiah-places-cubes",),
        places=("board.wall", "board.temple", "board.garrison"),
        rules=("NE-107",),
    ),
    Lesson(
        "nehemiah-lesson-clears",
        events=("nehemiah-marked", "nehemiah-clears"),
        places=("grid.c1", "grid.c2", "grid.c3", "grid.c4", "grid.c5"),
        rules=("NE-53", "NE-57"),
    ),
    Lesson(
        "nehemiah-lesson-deck",
        events=("nehemiah-clears",),
        places=("deck.deck_1", "deck.deck_2", "deck.deck_3"),
        rules=("NE-102",),
    ),
    Lesson(
        "nehemiah-lesson-gate", events=("nehemiah-takes-gate",), places=("gates",), rules=("NE-72", "NE-73")
    ),
    Lesson(
        "nehemiah-lesson-round",
        events=("nehemiah-round-ends",),
        places=("board.wall", "board.temple", "board.garrison"),
        rules=("NE-102", "NE-111"),
    ),
    Lesson(
        "nehemiah-lesson-last", events=("nehemiah-end-triggered",), places=("deck.deck_3",), rules=("NE-113",)
    ),
    Lesson("nehemiah-lesson-neutral", steps=("PlaceNeutral",), rules=("NE-94", "NE-95")),
    Lesson("nehemiah-lesson-move-cube", steps=("MoveCube",), rules=("NE-64",)),
    Lesson("nehemiah-lesson-raise", steps=("RaiseWorker",), offers="raise", rules=("NE-77",)),
    Lesson("nehemiah-lesson-further", steps=("PlaceFurther",), rules=("NE-79",)),
    Lesson("nehemiah-lesson-anywhere", steps=("PlaceAnywhere",), rules=("NE-80", "NE-81")),
    Lesson("nehemiah-lesson-replace", steps=("ReplaceWorker",), rules=("NE-82",)),
    Lesson("nehemiah-lesson-consolidation", steps=("UseTarget",), offers="use", rules=("NE-88",)),
    Lesson("nehemiah-lesson-swap", steps=("PickToSwap", "SwapWith"), rules=("NE-84", "NE-86")),
    Lesson("nehemiah-lesson-auction", steps=("ChooseForeman",), rules=("NE-128",)),
    Lesson("nehemiah-lesson-bid", steps=("Bid",), rules=("NE-129",)),
    Lesson("nehemiah-lesson-artisan", steps=("PlaceFreeCube",), rules=("NE-150",)),
    Lesson("nehemiah-lesson-architect", steps=("TakeFreeGate",), places=("gates",), rules=("NE-151",)),
    Lesson("nehemiah-lesson-sculptor", steps=("GiveUp",), rules=("NE-152",)),
    Lesson("nehemiah-lesson-turncoat", steps=("TurnCube", "TurnCubeTo"), rules=("NE-155",)),
    Lesson("nehemiah-lesson-foreman", steps=("PlayForeman",), rules=("NE-146", "NE-147")),
    Lesson("nehemiah-lesson-journeyman", steps=("PickJourneyman", "MoveJourneyman"), rules=("NE-161",)),
    Lesson("nehemiah-lesson-assistant", steps=("ActivateOwn",), rules=("NE-163",)),
    Lesson("nehemiah-lesson-corrupt", steps=("ActivateOpponent",), rules=("NE-164",)),
    Lesson("nehemiah-lesson-inspector", steps=("Inspect", "OrderAnew"), rules=("NE-165", "NE-167")),
)

PURPOSES = {
    "": "nehemiah-lesson-why-better",
    "place": "nehemiah-lesson-why-place",
    "activate": "nehemiah-lesson-why-activate",
    "perform": "nehemiah-lesson-why-perform",
    "also": "nehemiah-lesson-why-also",
    "use": "nehemiah-lesson-why-also",
    "stop": "nehemiah-lesson-why-stop",
    "decline": "nehemiah-lesson-why-decline",
}
