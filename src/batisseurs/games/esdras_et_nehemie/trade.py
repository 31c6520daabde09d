"""The auxiliary action: trade or develop. Rules: B11 (EN-121 to EN-127), EN-214 to EN-216."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.esdras_et_nehemie.facts import (
    BUSY_MARKETS,
    CHARACTER_IDS,
    GATE_IDS,
    L_SCROLL,
    L_TRADE,
    NONE,
    PROFITABLE_TRADE,
    R_SILVER,
    RESOURCE_IDS,
    RESOURCES,
    ROYAL_LETTERS,
    TYPE_IDS,
    TYPES,
)
from batisseurs.games.esdras_et_nehemie.kinds import AMOUNT, CARD
from batisseurs.games.esdras_et_nehemie.rewards import (
    give,
    own,
    refuse_developed,
    say_develop,
    turn_over,
)
from batisseurs.games.esdras_et_nehemie.table import (
    GOODS,
    PREPARING,
    SILVER,
    EsdrasConsequence,
    EsdrasStep,
    EsdrasTable,
)
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import SEAT, arguments
from batisseurs.kernel.seats import Seat

UPPER: Final = 0
LOWER: Final = 1
SELL: Final = 2
STOP_SELLING: Final = RESOURCES
TAKE_SILVER: Final = TYPES
OPTION_IDS: Final = ["upper", "lower", "sell"]


# Trading. ------------------------------------------------------------------------------------------------


def fee_of(table: EsdrasTable, side: i64, gate: i64) -> i64:
    """Return the fee for trading at a gate: none at their own one (EN-123)."""
    return 0 if table.gate_owner[gate] == side else table.facts.trade_fee


def pay_fee(table: EsdrasTable, side: i64, gate: i64) -> None:
    """Pay the fee to the owner, onto the unbuilt gate's card, or to the main supply (EN-123, EN-240)."""
    fee = fee_of(table, side, gate)
    if fee == 0:
        return
    owner = table.gate_owner[gate]
    table.goods[side * GOODS + SILVER] -= fee
    if owner >= 0:
        table.goods[owner * GOODS + SILVER] += fee
    elif owner == NONE:
        table.gate_silver[gate] += fee
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "number": fee,
            "gate": GATE_IDS[gate],
        }
        if owner >= 0:
            table.tell_side(owner, "fee-to", about, "EN-123")
        elif owner == NONE:
            table.tell_side(side, "fee-card", about, "EN-123")
        else:
            table.tell_side(side, "fee-supply", about, "EN-123")


def price_of(table: EsdrasTable, side: i64, card: i64, option: i64) -> i64:
    """Return the silver for an option of a buying trade, without the fee (EN-124, EN-215)."""
    price = table.facts.trade_price[card * 2 + option]
    if option == LOWER and table.owns(side, ROYAL_LETTERS):
        price = max(price - table.facts.scroll_amount[ROYAL_LETTERS], 0)
    return price


def may_trade_with(table: EsdrasTable, side: i64, stack: i64) -> bool:
    """Tell whether the card on a stack may be traded with now (EN-122, EN-58, EN-216, EN-196)."""
    if table.visible(side, stack) == NONE:
        return False
    return stack == table.played or table.phase == PREPARING or table.owns(side, BUSY_MARKETS)


def can_trade(table: EsdrasTable, side: i64, trade: i64) -> bool:
    """Tell whether a trade is possible and can be paid (EN-122 to EN-125)."""
    stack = trade // 3
    option = trade % 3
    if not may_trade_with(table, side, stack):
        return False
    facts = table.facts
    card = table.visible(side, stack)
    if facts.sells[card] == 1:
        return option == SELL and can_sell(table, side, card)
    if option == SELL:
        return False
    price = price_of(table, side, card, option) + fee_of(table, side, facts.character_gate[card])
    return table.goods[side * GOODS + SILVER] >= price


def can_sell(table: EsdrasTable, side: i64, card: i64) -> bool:
    """Tell whether a player has a cube that a card buys (EN-125)."""
    for resource in range(RESOURCES):
        if (
            table.facts.sell_price[card * RESOURCES + resource] > 0
            and table.goods[side * GOODS + resource] > 0
        ):
            return True
    return False


def trade(table: EsdrasTable, side: i64, number: i64) -> None:
    """Buy with one option, or begin to sell (EN-123 to EN-125)."""
    option = number % 3
    card = table.visible(side, number // 3)
    facts = table.facts
    table.then(AfterTrade(side))
    if option == SELL:
        table.then(Sell(side, card, 0))
        return
    pay_fee(table, side, facts.character_gate[card])
    price = price_of(table, side, card, option)
    table.goods[side * GOODS + SILVER] -= price
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {"card": CHARACTER_IDS[card], "number": price}
        table.tell_side(side, "trades", about, "EN-124")
    give(table, side, L_TRADE + card * 2 + option)


def say_trade(table: EsdrasTable, side: i64, number: i64) -> Choice:
    """Return `trade scholar upper` or `trade soldier sell`."""
    stack = number // 3
    option = number % 3
    name = CHARACTER_IDS[table.visible(side, stack)]
    about: dict[str, str | int | list[str]] = {"card": name}
    if option != SELL:
        card = table.visible(side, stack)
        fee = fee_of(table, side, table.facts.character_gate[card])
        about["silver"] = price_of(table, side, card, option) + fee
    message = f"esdras-et-nehemie-trade-{OPTION_IDS[option]}-choose"
    text = f"trade {name} {OPTION_IDS[option]}"
    return Choice(text, Message(message, about), (own(side, f"stack.{stack + 1}"),))


@final
@mypyc_attr(acyclic=True)
class Sell(EsdrasStep):
    """Cubes are sold one by one, all at one moment, at least one (EN-125, EN-R66)."""

    asked_by = "EN-125"
    made_from = arguments(chooser=SEAT, card=CARD, sold=AMOUNT)

    def __init__(self, chooser: Seat, card: i64, sold: i64) -> None:
        """Name the player, the card, and whether something has been sold."""
        super().__init__(chooser)
        self.card: Final = card
        self.sold: Final = sold

    def choices(self, table: EsdrasTable) -> list[int]:
        """Cubes the card buys; after the first, also to stop."""
        found: list[int] = []
        prices = table.facts.sell_price
        for resource in range(RESOURCES):
            if prices[self.card * RESOURCES + resource] > 0 and table.has(self.chooser, resource) > 0:
                found.append(resource)
        if self.sold == 1:
            found.append(STOP_SELLING)
        return found

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Return the cube and gain its silver."""
        if choice == STOP_SELLING:
            return
        seat = self.chooser
        price = table.facts.sell_price[self.card * RESOURCES + choice]
        table.add(seat, choice, -1)
        table.add(seat, SILVER, price)
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {"good": RESOURCE_IDS[choice], "number": price}
            table.tell_side(seat, "sells", about, "EN-125")
        if can_sell(table, seat, self.card):
            table.then(Sell(seat, self.card, 1))

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-sell", {"seat": self.chooser, "card": CHARACTER_IDS[self.card]})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`sell ash`, `stop`."""
        if choice == STOP_SELLING:
            return Choice("stop", Message("esdras-et-nehemie-stop-selling"))
        about: dict[str, str | int | list[str]] = {
            "good": RESOURCE_IDS[choice],
            "number": table.facts.sell_price[self.card * RESOURCES + choice],
        }
        return Choice(f"sell {RESOURCE_IDS[choice]}", Message("esdras-et-nehemie-sell", about))

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """What the card does not buy, what is not there, and a sale of nothing."""
        reasons: list[Refusal] = []
        for resource in range(RESOURCES):
            about: dict[str, str | int | list[str]] = {"good": RESOURCE_IDS[resource]}
            text = f"sell {RESOURCE_IDS[resource]}"
            if table.facts.sell_price[self.card * RESOURCES + resource] == 0:
                reasons.append(Refusal(text, Message("esdras-et-nehemie-why-not-bought", about), "EN-125"))
            elif table.has(self.chooser, resource) == 0:
                reasons.append(Refusal(text, Message("esdras-et-nehemie-why-none", about), "EN-125"))
        if self.sold == 0:
            reasons.append(Refusal("stop", Message("esdras-et-nehemie-why-sell-one"), "EN-125"))
        return reasons


@final
@mypyc_attr(acyclic=True)
class AfterTrade(EsdrasConsequence):
    """A trade is over; one tile gives something for it (EN-214)."""

    made_from = arguments(side=SEAT)

    def __init__(self, side: i64) -> None:
        """Name the player."""
        super().__init__()
        self.side: Final = side

    def run(self, table: EsdrasTable) -> None:
        """Ask if a tile could be developed, else gain the silver."""
        if not table.owns(self.side, PROFITABLE_TRADE):
            return
        for type_ in range(TYPES):
            if can_develop(table, self.side, type_):
                table.then(TradeBonus(self.side))
                return
        give(table, self.side, L_SCROLL + PROFITABLE_TRADE)


@final
@mypyc_attr(acyclic=True)
class TradeBonus(EsdrasStep):
    """After a trade: silver, or a tile developed for its cost (EN-214, EN-R45)."""

    asked_by = "EN-214"

    def choices(self, table: EsdrasTable) -> list[int]:
        """Tiles that can be paid for, and the silver."""
        found: list[int] = []
        for type_ in range(TYPES):
            if can_develop(table, self.chooser, type_):
                found.append(type_)
        found.append(TAKE_SILVER)
        return found

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Do it; the auxiliary action is not used for it."""
        if choice == TAKE_SILVER:
            give(table, self.chooser, L_SCROLL + PROFITABLE_TRADE)
        else:
            develop(table, self.chooser, choice)

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-trade-bonus", {"seat": self.chooser})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`develop guards`, `take silver`."""
        if choice == TAKE_SILVER:
            return Choice("take silver", Message("esdras-et-nehemie-take-silver"))
        return say_develop(table, self.chooser, choice)

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """Tiles that are developed or too dear."""
        return refuse_developments(table, self.chooser)


# Developing. ---------------------------------------------------------------------------------------------


def cost_good(table: EsdrasTable, side: i64, type_: i64) -> i64:
    """Return in what a tile is paid: a resource or SILVER."""
    kind = table.facts.tile_cost_kind[table.tile(side, type_)]
    return SILVER if kind == R_SILVER else kind


def can_develop(table: EsdrasTable, side: i64, type_: i64) -> bool:
    """Tell whether a tile is undeveloped and can be paid for (EN-126)."""
    if table.is_developed(side, type_):
        return False
    cost = table.facts.tile_cost[table.tile(side, type_)]
    return table.goods[side * GOODS + cost_good(table, side, type_)] >= cost


def develop(table: EsdrasTable, side: i64, type_: i64) -> None:
    """Pay for a tile and turn it over (EN-126)."""
    cost = table.facts.tile_cost[table.tile(side, type_)]
    table.goods[side * GOODS + cost_good(table, side, type_)] -= cost
    turn_over(table, side, type_)


def refuse_developments(table: EsdrasTable, side: i64) -> list[Refusal]:
    """Return why tiles cannot be developed."""
    reasons: list[Refusal] = []
    for type_ in range(TYPES):
        if table.is_developed(side, type_):
            reasons.append(refuse_developed(table, side, type_))
        elif not can_develop(table, side, type_):
            tile = table.tile(side, type_)
            good = cost_good(table, side, type_)
            about: dict[str, str | int | list[str]] = {
                "tile": table.facts.tile_ids[tile],
                "number": table.facts.tile_cost[tile],
                "good": "silver" if good == SILVER else RESOURCE_IDS[good],
            }
            why = Message("esdras-et-nehemie-why-develop-cost", about)
            at = (own(side, f"tile.{TYPE_IDS[type_]}"),)
            reasons.append(Refusal(f"develop {TYPE_IDS[type_]}", why, "EN-126", at))
    return reasons
