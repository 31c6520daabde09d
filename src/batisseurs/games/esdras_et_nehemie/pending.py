"""Whether what is pending fits the table. In a game that was played it always does.

Rules trust their steps. So a document with steps that could not be there, or with too few cards for the turns
still to come, is refused here with the reason.
"""

from __future__ import annotations

from collections.abc import Iterator

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.grey import WAYS
from batisseurs.games.esdras_et_nehemie.table import (
    DEPTH,
    OPPONENT,
    RESTING,
    SETTING_UP,
    STACKS,
    WORKING,
    EsdrasTable,
)
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.choice import Message
from batisseurs.kernel.faults import Fault, fault
from batisseurs.kernel.seats import NOBODY, seat_name
from batisseurs.kernel.step import Step

MOST_AMOUNT = 9999
NUMBERS_OF = {
    "OpenPoint": ("active",),
    "Prepare": ("active",),
    "MarketOnTheEve": ("active",),
    "ChooseAltarFace": ("seat",),
    "ChooseCornerGate": ("seat",),
    "DrawRubble": ("place", "number"),
    "DrawScroll": ("empty cell",),
    "DealTile": ("seat", "type"),
    "DrawCharacter": ("seat",),
    "DrawUp": ("seat",),
    "CheckStorage": ("side",),
    "DiscardExcess": ("seat",),
    "Rewards": ("side", "list", "entry"),
    "AltarSteps": ("side", "number"),
    "TentSteps": ("side", "number"),
    "Blessings": ("side", "colour", "number"),
    "BlessingsOfChoice": ("side", "number"),
    "ChooseBlessing": ("seat",),
    "ChooseResource": ("seat", "number"),
    "BuyFood": ("seat", "amount"),
    "LoseFood": ("seat", "amount"),
    "Recover": ("seat",),
    "AssignRecovered": ("seat",),
    "TurnTile": ("seat", "type"),
    "FreeDevelop": ("seat",),
    "SectorEffects": ("side", "sector"),
    "PayBuilding": ("seat", "place", "amount", "amount", "ways"),
    "ChoosePayment": ("seat", "place", "amount", "amount", "ways"),
    "DrawWall": ("seat", "number"),
    "ChooseWallCard": ("seat", "wall"),
    "ReturnWallCard": ("seat",),
    "ReturnLastCard": ("seat",),
    "CopyWall": ("seat", "built wall"),
    "ChooseAdjacentWall": ("seat", "wall"),
    "Connections": ("side", "place"),
    "Connection": ("side", "built wall", "gate"),
    "Path": ("seat", "cell", "cell"),
    "ChoosePath": ("seat", "cell", "cell"),
    "TakeRowFood": ("side", "row"),
    "TuckHero": ("side", "hero"),
    "Sell": ("seat", "card", "amount"),
    "AfterTrade": ("seat",),
    "TradeBonus": ("seat",),
    "OfferRepetition": ("seat", "slot"),
    "RepeatTrader": ("seat", "slot"),
    "Feed": ("seat",),
    "Tucking": ("seat", "amount"),
    "TuckCard": ("seat",),
    "ScoreTucked": ("seat",),
    "OpponentRebuild": ("place",),
    "DrawOpponentWall": ("wall",),
    "OpponentLevites": ("number",),
}
"""What the numbers of each step stand for; of steps that are not here, any small number fits."""
SOLO_STEPS = {"RevealFocus", "RevealScheme", "OpponentLevites", "OpponentRebuild", "DrawOpponentWall"}


def contradictions(table: EsdrasTable) -> Iterator[Fault]:
    """Say in what the pending steps do not fit the table: nothing, in any game played."""
    for step in table.pending():
        misfit = _misfit(table, step) or _solo_misfit(table, step)
        if misfit:
            about: dict[str, str | int | list[str]] = {"step": str(step), "what": misfit.replace(" ", "-")}
            text = f"{step} is pending, but this table has no such {misfit}"
            yield Fault(text, Message("esdras-et-nehemie-pending-misfit", about))
            return
    yield from _too_many_turns(table)
    yield from _too_few_cards(table)
    yield from _unanswerable(table)


def _solo_misfit(table: EsdrasTable, step: Step) -> str:
    """Return what a step of the opponent's turn lacks: the opponent, or its turn."""
    if type(step).__name__ not in SOLO_STEPS:
        return ""
    if not table.solo():
        return "opponent"
    return "" if table.active == OPPONENT and _is_turn_of(table) else "active seat"


def _is_turn_of(table: EsdrasTable) -> bool:
    """Tell whether the number of turns taken leads to the active side, while turns are taken (EN-48)."""
    if table.phase != WORKING:
        return True
    return table.turn > 0 and (table.shofar + table.turn - 1) % table.sides == table.active


def _misfit(table: EsdrasTable, step: Step) -> str:
    """Return what the first wrong number of a step should stand for, empty if all are right."""
    most = {
        "side": table.sides,
        "seat": table.players,
        "place": table.facts.places,
        "wall": table.facts.walls,
        "gate": f.GATES,
        "cell": f.SCROLL_CELLS,
        "row": f.SCROLL_ROWS,
        "type": f.TYPES,
        "colour": f.BLESSINGS,
        "sector": f.SECTORS,
        "hero": f.HEROES,
        "card": f.CHARACTERS,
        "slot": f.SLOTS,
        "list": f.LISTS,
        "entry": f.LIST_LENGTH,
        "ways": bit(WAYS),
        "amount": MOST_AMOUNT,
        "number": MOST_AMOUNT,
    }
    names = NUMBERS_OF.get(type(step).__name__)
    if names is None:
        return ""
    for what, value in zip(names, step.fields(), strict=True):
        if what == "active":
            fits = value == table.active and _is_turn_of(table)
        elif what == "empty cell":
            fits = 0 <= value < f.SCROLL_CELLS and table.scrolls[value] == f.NONE
        elif what == "built wall":
            fits = 0 <= value < table.facts.walls and table.wall_owner[value] >= 0
        else:
            fits = int(what == "number") <= value < most[what]
        if not fits:
            return "active seat" if what == "active" else what
    return ""


# Turns to come, and cards for them. ----------------------------------------------------------------------


def _too_many_turns(table: EsdrasTable) -> Iterator[Fault]:
    """A week has six days (EN-48); one that has more would never end."""
    most = f.DAYS * table.sides
    if table.turn > most:
        yield fault(
            "esdras-et-nehemie-pending-turns",
            "{number} turns have been begun, more than the {most} of a week (EN-48)",
            number=int(table.turn),
            most=most,
        )


def _turns_to_come(table: EsdrasTable, side: int) -> int:
    """Return how many turns of this week a side has not begun."""
    rest = range(table.turn, f.DAYS * table.sides)
    return sum((table.shofar + turn) % table.sides == side for turn in rest)


def _too_few_cards(table: EsdrasTable) -> Iterator[Fault]:
    """Every turn to come needs a card: of the opponent's piles, or of a player's that finds a place."""
    if table.phase == RESTING:
        return  # piles are being made again
    names = [type(step).__name__ for step in table.pending()]
    if table.solo():
        coming = _turns_to_come(table, OPPONENT)
        for pile, key, step, rule in (
            (table.focus_pile, "focus_pile", "RevealFocus", "EN-247"),
            (table.scheme_pile, "scheme_pile", "RevealScheme", "EN-252"),
        ):
            yield from _short(key, size(pile), coming + names.count(step), rule)
    for seat in range(table.players):
        coming = _turns_to_come(table, seat)
        if table.phase == WORKING and table.active == seat and table.played == f.NONE:
            coming += names.count("OpenPoint")
        name = seat_name(seat)
        yield from _short(f"{name}.hand", size(table.hand[seat] | table.pile[seat]), coming, "EN-54")
        deep = DEPTH if table.owns(seat, f.OPEN_HOUSE) else table.facts.stack_limit
        room = STACKS * deep - size(table.on_stacks(seat))
        yield from _short(f"{name}.stacks", room, coming, "EN-55")
        tucked = size(table.tucked[seat])
        for round_ in range(table.round, f.ROUNDS - 1):
            tucked += table.facts.tucked[round_]
        if table.round < f.ROUNDS - 1:
            yield from _short(f"{name}.tucked", f.CHARACTERS - tucked, f.DAYS, "EN-165")


def _short(place: str, there: int, needed: int, rule: str) -> Iterator[Fault]:
    """Say that of something too little is left."""
    if there < needed:
        yield fault(
            "esdras-et-nehemie-pending-cards",
            "{place}: this leaves {number}, but the turns to come need {needed} ({rule})",
            place=place,
            number=int(there),
            needed=int(needed),
            rule=rule,
        )


def _unanswerable(table: EsdrasTable) -> Iterator[Fault]:
    """A step that is asked has something to choose."""
    top = table.top
    if top is None:
        return
    name = type(top).__name__
    if name == "OpenPoint" and table.phase != WORKING:
        yield fault("esdras-et-nehemie-pending-phase", "a turn is pending outside the working days (EN-48)")
    chooser = table.chooser()
    if table.altar_face == f.NONE and table.phase != SETTING_UP:
        yield fault("esdras-et-nehemie-pending-face", "there is no altar card (EN-27)")
    elif chooser != NOBODY and not table.choices(chooser):
        yield fault(
            "esdras-et-nehemie-pending-nothing",
            "{step} is pending, but there is nothing to choose",
            step=str(top),
        )
