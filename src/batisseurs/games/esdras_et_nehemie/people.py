"""Traders and elders. Rules: B13 (EN-139 to EN-143), EN-207, EN-211."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.esdras_et_nehemie.facts import (
    COUNSEL_OF_ELDERS,
    ELDERS,
    L_ELDER,
    L_SCROLL,
    L_TRADER,
    SECOND_BARGAIN,
    SLOTS,
    TRADERS,
)
from batisseurs.games.esdras_et_nehemie.kinds import SLOT
from batisseurs.games.esdras_et_nehemie.rewards import give, own
from batisseurs.games.esdras_et_nehemie.table import (
    GOODS,
    SILVER,
    EsdrasConsequence,
    EsdrasStep,
    EsdrasTable,
)
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import SEAT, arguments
from batisseurs.kernel.seats import Seat

REPEAT: Final = 0
LET_BE: Final = 1


def trader_list(table: EsdrasTable, side: i64, slot: i64) -> i64:
    """Return the reward list of a trader slot on the current side of the tile."""
    return L_TRADER + table.tile_side(side, TRADERS) * SLOTS + slot


def elder_list(table: EsdrasTable, side: i64, slot: i64) -> i64:
    """Return the reward list of an elder slot on the current side of the tile."""
    return L_ELDER + table.tile_side(side, ELDERS) * SLOTS + slot


def can_place_trader(table: EsdrasTable, side: i64, slot: i64) -> bool:
    """Tell whether a trader slot is free and has an effect (EN-139, EN-140)."""
    return not table.traders[side] & bit(slot) and not table.facts.is_empty(trader_list(table, side, slot))


def can_place_elder(table: EsdrasTable, side: i64, slot: i64) -> bool:
    """Tell whether an elder slot is free and has an effect (EN-139, EN-140)."""
    return not table.elders[side] & bit(slot) and not table.facts.is_empty(elder_list(table, side, slot))


def place_trader(table: EsdrasTable, side: i64, slot: i64) -> None:
    """Move a worker to a trader slot and gain its effect (EN-130, EN-139, EN-211).

    Also with banners it is a trader: an elder may still be placed (EN-131).
    """
    table.reserve[side] -= 1
    table.traders[side] |= bit(slot)
    table.trader_placed = 1
    if table.game_events is not None:
        table.tell_side(side, "places-trader", {"slot": slot + 1}, "EN-139")
    if table.owns(side, SECOND_BARGAIN):
        table.then(OfferRepetition(side, slot))
    give(table, side, trader_list(table, side, slot))


def place_elder(table: EsdrasTable, side: i64, slot: i64) -> None:
    """Move a worker to an elder slot and gain its effect (EN-132, EN-139, EN-207)."""
    table.reserve[side] -= 1
    table.elders[side] |= bit(slot)
    table.elder_placed = 1
    if table.game_events is not None:
        table.tell_side(side, "places-elder", {"slot": slot + 1}, "EN-139")
    if table.owns(side, COUNSEL_OF_ELDERS):
        give(table, side, L_SCROLL + COUNSEL_OF_ELDERS)
    give(table, side, elder_list(table, side, slot))


@final
@mypyc_attr(acyclic=True)
class OfferRepetition(EsdrasConsequence):
    """After a trader its slot may be resolved once more for silver (EN-211)."""

    made_from = arguments(side=SEAT, slot=SLOT)

    def __init__(self, side: i64, slot: i64) -> None:
        """Name player and slot."""
        super().__init__()
        self.side: Final = side
        self.slot: Final = slot

    def run(self, table: EsdrasTable) -> None:
        """Silver of the first resolution counts (EN-R67)."""
        if table.goods[self.side * GOODS + SILVER] >= table.facts.scroll_amount[SECOND_BARGAIN]:
            table.then(RepeatTrader(self.side, self.slot))


@final
@mypyc_attr(acyclic=True)
class RepeatTrader(EsdrasStep):
    """Pay to resolve the trader's slot again, or not (EN-211)."""

    asked_by = "EN-211"
    made_from = arguments(chooser=SEAT, slot=SLOT)

    def __init__(self, chooser: Seat, slot: i64) -> None:
        """Name player and slot."""
        super().__init__(chooser)
        self.slot: Final = slot

    def choices(self, table: EsdrasTable) -> list[int]:
        """Yes or no."""
        return [REPEAT, LET_BE]

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """It cannot be repeated again."""
        if choice == REPEAT:
            seat = self.chooser
            price = table.facts.scroll_amount[SECOND_BARGAIN]
            table.add(seat, SILVER, -price)
            if table.game_events is not None:
                table.tell_side(seat, "repeats-trader", {"slot": self.slot + 1, "number": price}, "EN-211")
            give(table, seat, trader_list(table, seat, self.slot))

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-repeat", {"seat": self.chooser, "slot": self.slot + 1})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`repeat`, `decline`."""
        if choice == LET_BE:
            return Choice("decline", Message("esdras-et-nehemie-decline-repeat"))
        about: dict[str, str | int | list[str]] = {"number": table.facts.scroll_amount[SECOND_BARGAIN]}
        at = (own(self.chooser, f"trader.{self.slot + 1}"),)
        return Choice("repeat", Message("esdras-et-nehemie-repeat", about), at)

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """Other slots, and the end of the turn."""
        from batisseurs.games.esdras_et_nehemie.reasons import repeat_first  # noqa: PLC0415  as in turn.py

        return repeat_first(self.slot)
