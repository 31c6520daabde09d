"""The table of Esdras et Néhémie as text: what draws it, what its choices touch, what its components are."""

from __future__ import annotations

import textwrap
from typing import Any

from rich.text import Text

from batisseurs.cli.boards import TableText
from batisseurs.cli.boards.esdras_et_nehemie.cards import POINT, SILVER, Cards
from batisseurs.cli.boards.esdras_et_nehemie.city import City
from batisseurs.cli.boards.esdras_et_nehemie.player_boards import Sides
from batisseurs.games.esdras_et_nehemie.facts import Facts
from batisseurs.games.esdras_et_nehemie.view import EsdrasView
from batisseurs.kernel.choice import Choice, GameEvent, Message
from batisseurs.kernel.seats import SPECTATOR, Seat
from batisseurs.kernel.table import Table

SLUG = "esdras-et-nehemie-"
CHOICES = {
    "corner": 42, "face": 27, "play": 54, "trader": 139, "elder": 139, "buy-food": 134, "red": 67, "grey": 67,
    "blue": 67, "end": 148, "trade-upper-choose": 124, "trade-lower-choose": 124, "trade-sell-choose": 125,
    "take": 1, "scribe": 110, "move-tent": 118, "move-tent-with": 118, "discard": 137, "levite": 70,
    "in-temple": 75, "on-altar": 86, "banner": 73, "choose-spot": 91, "clear": 92, "rebuild": 95,
    "item-judgement-choose": 157, "enough": 134, "end-preparation": 151, "tuck": 165, "sell": 125,
    "stop-selling": 125, "develop": 126, "item-farmers-food-choose": 155, "item-guards-recovery-choose": 156,
    "recover-trader": 143, "recover-elder": 143, "decline-recovery": 143, "assign-farmer": 153,
    "assign-labourer": 154, "bless": 144, "pay": 98, "pay-banners": 98, "place-wall": 99, "return": 99,
    "item-returning-exiles-choose": 200, "path": 112, "item-tithes-choose": 201, "repeat": 211,
    "decline-repeat": 211, "item-market-on-the-eve-choose": 196, "item-perpetual-fire-choose": 198,
    "item-caravan-choose": 202, "decline-market": 196, "copy": 205, "take-silver": 214,
    "decline-development": 160,
}  # fmt: skip
"""The rule behind each choice of a player, by its words."""

TOUCHED = {
    "play": "touch-hand", "red": "touch-action", "grey": "touch-action", "blue": "touch-action",
    "end": "touch-nothing", "enough": "touch-nothing", "end-preparation": "touch-nothing",
    "stop-selling": "touch-nothing", "decline-recovery": "touch-nothing", "decline-repeat": "touch-nothing",
    "decline-market": "touch-nothing", "decline-development": "touch-nothing", "in-temple": "term-temple",
    "on-altar": "term-altar", "levite": "term-levites", "banner": "term-levites", "choose-spot": "term-ring",
    "clear": "term-ring", "rebuild": "term-ring", "corner": "term-ring", "copy": "term-ring",
    "place-wall": "row-walls", "return": "row-walls", "scribe": "term-scrolls", "path": "term-scrolls",
    "move-tent": "term-tents", "move-tent-with": "term-tents", "trade-upper-choose": "touch-trade",
    "trade-lower-choose": "touch-trade", "trade-sell-choose": "touch-trade", "sell": "touch-trade",
    "tuck": "term-stacks", "bless": "term-blessings", "item-judgement-choose": "term-judgement",
    "face": "term-judgement",
}  # fmt: skip
"""What choices touch; the others touch your own player board."""

STYLES = {
    "turn-begins": "bold", "sabbath-begins": "bold", "final": "bold", "sector": "bold red",
    "focus-clockwise": "italic", "focus-counter-clockwise": "italic", "scheme": "italic",
    "scheme-action": "italic", "scheme-not-met": "dim", "scheme-impossible": "dim",
}  # fmt: skip
KEY_FROM = 62
"""With so many lines, or any number of them, the table ends with what its signs mean."""


class Board(TableText):
    """Draws what the view shows; what a card costs and does comes from the component file in use."""

    widest = 120
    needless = ("withdraw", "auto")

    # The whole table. --------------------------------------------------------------------------

    def whole(self, table: Table, reader: Seat, *, full: bool = False) -> list[Text]:
        """Return the city, the scrolls, one player board whole and the others in short."""
        seen, cards = self._view(table, reader), self._cards(table)
        city, sides = City(self, seen, cards, full=full), Sides(self, seen, cards, full=full)
        shown = reader if reader >= 0 else min(seen.active, seen.players - 1)
        lines = city.heading() + city.board() + city.scrolls() + sides.board(shown)
        lines += sides.others(shown) + sides.opponent()
        if full or self.height is None or self.height >= KEY_FROM:
            lines += [
                Text(row, "dim") for row in textwrap.wrap(cards.key(), self.width, subsequent_indent="  ")
            ]
        return lines

    def own(self, table: Table, reader: Seat) -> list[Text]:
        """Return your own player board, which changes with each choice of a turn."""
        if reader < 0:
            return []
        seen = self._view(table, reader)
        return Sides(self, seen, self._cards(table), full=False).board(reader)

    # What choices touch, and what they are about. -------------------------------------------------

    def touched(self, choice: Choice, reader: Seat) -> str:
        """Return what a choice touches."""
        return self.words.text(SLUG + TOUCHED.get(choice.message.id.removeprefix(SLUG), "touch-board"))

    def label(self, choice: Choice, table: Table) -> str:  # noqa: C901, PLR0911, PLR0912  one line for each kind
        """Return what a choice points at, with what it costs and gives in signs."""
        cards, args = self._cards(table), choice.message.args
        kind = choice.message.id.removeprefix(SLUG)
        card, number = str(args.get("card", "")), args.get("number", 0)
        if kind == "play":
            return f"{cards.name(card)} → {args['stack']}"
        if kind in {"red", "grey", "blue"}:
            return self.words.say(choice.message, self.seats, self.game, self.components)
        if kind in {"trade-upper-choose", "trade-lower-choose"}:
            trade = cards.characters[card].buy
            if trade is not None:
                return f"{cards.name(card)} " + cards.option(trade.upper if "upper" in kind else trade.lower)
        if kind == "trade-sell-choose":
            return f"{cards.name(card)} {cards.trade(card)}"
        if kind in {"trader", "elder", "assign-labourer", "assign-farmer"}:
            return self._slot(kind, args, choice, table, cards)
        if kind in {"choose-spot", "corner", "copy"}:
            place = str(args["place"])
            return cards.name(place) if place in cards.gates else place
        if kind == "rebuild":
            return f"{cards.place_name(str(args['place']))} {cards.place_cost(str(args['place']))}"
        if kind == "clear":
            return f"{cards.name(str(args['good']))} ({number}⚑)"
        if kind == "scribe":
            return f"{args['place']} {cards.name(str(args['tile']))}"
        if kind == "develop":
            tile = str(args["tile"])
            return f"{cards.name(tile)} {cards.goods(cards.tiles[tile].cost)}"
        if kind in {"place-wall", "return"}:
            return f"{cards.name(card)} ({cards.wall_card(card)})"
        if kind == "tuck":
            return f"{cards.name(card)} ({args['points']}{POINT})"
        if kind == "in-temple":
            return f"{args['row']} ← {cards.name(str(args['good']))}"
        if kind in {"move-tent", "move-tent-with"} and isinstance(number, int):
            good = f" ({cards.name(str(args['good']))})" if "good" in args else ""
            return cards.tent_price(number) + good
        if kind == "sell":
            return f"{cards.name(str(args['good']))} {number}{SILVER}"
        return ""

    def _slot(self, kind: str, args: Any, choice: Choice, table: Table, cards: Cards) -> str:
        """Return a slot or option of your own tile with what it gives."""
        type_ = {"trader": "traders", "elder": "elders", "assign-farmer": "farmers"}.get(kind, "labourers")
        number = int(args.get("slot", args.get("option", 0)))
        seat = int(choice.at[0].split(".")[0][1:]) - 1 if choice.at else 0
        tile = next(tile for tile in self._view(table, SPECTATOR).sides[seat].tiles if tile.type == type_)
        if tile.tile is None:
            return str(number)
        if type_ == "farmers":
            return cards.farmer_gains(tile.tile, developed=tile.developed)
        return f"{number} → {cards.goods(cards.slots(tile.tile, developed=tile.developed)[number - 1])}"

    def rule_of(self, choice: Choice) -> str:
        """Return the rule behind a choice."""
        number = CHOICES.get(choice.message.id.removeprefix(SLUG), 0)
        return f"EN-{number}" if number else ""

    def ends_round(self, game_event: GameEvent) -> bool:
        """Tell whether a week ends."""
        return game_event.message.id == SLUG + "sabbath-begins"

    def turn(self, table: Table) -> tuple[int, ...]:
        """A turn is built of many choices."""
        seen = self._view(table, SPECTATOR)
        return (seen.active, seen.round, seen.day, int(seen.phase == "working_day"))

    def is_pass(self, choice: Choice) -> bool:
        """Nothing is offered again and again."""
        return False

    def style_of(self, message: Message) -> str:
        """Turns and weeks are headings; the reasons of the opponent are set apart."""
        return STYLES.get(message.id.removeprefix(SLUG), "")

    def _view(self, table: Table, reader: Seat) -> EsdrasView:
        seen = self.game.view(table, reader)
        assert isinstance(seen, EsdrasView)  # noqa: S101  only this game's tables come here
        return seen

    def _cards(self, table: Table) -> Cards:
        return Cards(self.game, self.words, _facts(self.game.components_of(table)))


def _facts(components: Any) -> Facts:
    facts: Facts = components
    return facts
