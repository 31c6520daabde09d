"""What Esdras et Néhémie teaches while it is played, in order. Words: `esdras-et-nehemie-lessons`."""

from __future__ import annotations

from batisseurs.kernel.lesson import CHOOSE, FirstGame, Lesson, common

FIRST_GAME = FirstGame(players=2, seed=5)

TURN = ("OpenPoint",)

LESSONS = (
    Lesson(
        "esdras-et-nehemie-lesson-goal",
        steps=("ChooseCornerGate", *TURN),
        places=("temple", "ring", "scrolls"),
        rules=("EN-51",),
    ),
    CHOOSE,
    Lesson(
        "esdras-et-nehemie-lesson-corner",
        steps=("ChooseCornerGate",),
        offers="gatekeeper",
        rules=("EN-42", "EN-104"),
    ),
    Lesson("esdras-et-nehemie-lesson-face", steps=("ChooseAltarFace",), places=("altar",), rules=("EN-27",)),
    Lesson(
        "esdras-et-nehemie-lesson-play",
        steps=TURN,
        offers="play",
        rules=("EN-54", "EN-56"),
    ),
    Lesson("esdras-et-nehemie-lesson-main", steps=TURN, offers="grey", rules=("EN-67",)),
    Lesson("esdras-et-nehemie-lesson-spot", steps=TURN, offers="spot", rules=("EN-91",)),
    Lesson("esdras-et-nehemie-lesson-clear", steps=TURN, offers="clear", rules=("EN-92", "EN-94")),
    Lesson("esdras-et-nehemie-lesson-rebuild", steps=TURN, offers="rebuild", rules=("EN-95", "EN-96")),
    Lesson("esdras-et-nehemie-lesson-levite", steps=TURN, offers="levite", rules=("EN-70", "EN-73")),
    Lesson("esdras-et-nehemie-lesson-temple", steps=TURN, offers="temple", rules=("EN-75", "EN-78")),
    Lesson("esdras-et-nehemie-lesson-altar", steps=TURN, offers="altar", rules=("EN-86", "EN-88")),
    Lesson("esdras-et-nehemie-lesson-scribe", steps=TURN, offers="scribe", rules=("EN-110", "EN-113")),
    Lesson("esdras-et-nehemie-lesson-tent", steps=TURN, offers="tent", rules=("EN-118", "EN-120")),
    Lesson("esdras-et-nehemie-lesson-end", steps=TURN, offers="end", rules=("EN-64", "EN-148")),
    Lesson(
        "esdras-et-nehemie-lesson-extras",
        steps=TURN,
        after=3,
        places=("me.trader.1", "me.elder.1"),
        rules=("EN-50",),
    ),
    *common(suggestions=24),
    Lesson("esdras-et-nehemie-lesson-trade", steps=TURN, offers="trade", rules=("EN-122",)),
    Lesson("esdras-et-nehemie-lesson-develop", steps=TURN, offers="develop", rules=("EN-126",)),
    Lesson(
        "esdras-et-nehemie-lesson-food", steps=TURN, after=16, places=("me.food",), rules=("EN-163", "EN-164")
    ),
    Lesson(
        "esdras-et-nehemie-lesson-prepare",
        steps=("Prepare",),
        places=("me.food",),
        rules=("EN-151", "EN-153"),
    ),
    Lesson(
        "esdras-et-nehemie-lesson-tuck",
        steps=("TuckCard",),
        places=("me.stacks",),
        rules=("EN-165", "EN-166"),
    ),
    Lesson(
        "esdras-et-nehemie-lesson-blessing",
        steps=("ChooseBlessing",),
        places=("me.blessings",),
        rules=("EN-144", "EN-146"),
    ),
    Lesson(
        "esdras-et-nehemie-lesson-resource",
        steps=("ChooseResource",),
        places=("me.storage",),
        rules=("EN-1",),
    ),
    Lesson(
        "esdras-et-nehemie-lesson-excess", steps=("DiscardExcess",), places=("me.storage",), rules=("EN-137",)
    ),
    Lesson("esdras-et-nehemie-lesson-payment", steps=("ChoosePayment",), rules=("EN-98",)),
    Lesson("esdras-et-nehemie-lesson-wall", steps=("ChooseWallCard", "ReturnWallCard"), rules=("EN-99",)),
    Lesson("esdras-et-nehemie-lesson-copy", steps=("ChooseAdjacentWall",), rules=("EN-205",)),
    Lesson("esdras-et-nehemie-lesson-path", steps=("ChoosePath",), rules=("EN-112",)),
    Lesson("esdras-et-nehemie-lesson-sell", steps=("Sell",), rules=("EN-125",)),
    Lesson("esdras-et-nehemie-lesson-recover", steps=("Recover",), rules=("EN-143",)),
    Lesson("esdras-et-nehemie-lesson-assign", steps=("AssignRecovered",), rules=("EN-153",)),
    Lesson("esdras-et-nehemie-lesson-free-develop", steps=("FreeDevelop",), rules=("EN-160",)),
    Lesson("esdras-et-nehemie-lesson-bonus", steps=("TradeBonus",), rules=("EN-214",)),
    Lesson("esdras-et-nehemie-lesson-repeat", steps=("RepeatTrader",), rules=("EN-211",)),
    Lesson("esdras-et-nehemie-lesson-market", steps=("MarketOnTheEve",), rules=("EN-196",)),
    Lesson("esdras-et-nehemie-lesson-buy-food", steps=("BuyFood",), places=("me.food",), rules=("EN-134",)),
)

MAIN = "esdras-et-nehemie-lesson-why-main"
EXTRA = "esdras-et-nehemie-lesson-why-extra"
END = "esdras-et-nehemie-lesson-why-end"

PURPOSES = {
    "": "esdras-et-nehemie-lesson-why-better",
    "OpenPoint play": "esdras-et-nehemie-lesson-why-play",
    "gatekeeper": "esdras-et-nehemie-lesson-why-corner",
    **dict.fromkeys(("red", "grey", "blue"), MAIN),
    **dict.fromkeys(("trader", "elder", "trade", "develop"), EXTRA),
    "banner": "esdras-et-nehemie-lesson-why-build",
    "spot": "esdras-et-nehemie-lesson-why-spot",
    "clear": "esdras-et-nehemie-lesson-why-clear",
    "rebuild": "esdras-et-nehemie-lesson-why-rebuild",
    "temple": "esdras-et-nehemie-lesson-why-temple",
    "altar": "esdras-et-nehemie-lesson-why-altar",
    "levite": "esdras-et-nehemie-lesson-why-levite",
    "scribe": "esdras-et-nehemie-lesson-why-scribe",
    "tent": "esdras-et-nehemie-lesson-why-tent",
    "tuck": "esdras-et-nehemie-lesson-why-tuck",
    **dict.fromkeys(("end", "stop", "decline", "enough"), END),
}
