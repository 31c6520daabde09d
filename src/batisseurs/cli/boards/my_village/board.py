"""The table of My Village as text: what draws it, and what its choices touch."""

from __future__ import annotations

from rich.text import Text

from batisseurs.cli.boards import TableText
from batisseurs.cli.boards.my_village.cards import Cards
from batisseurs.cli.boards.my_village.choice_label import Label
from batisseurs.cli.boards.my_village.shared_board import Middle
from batisseurs.cli.boards.my_village.village import Villages
from batisseurs.games.my_village.facts import Facts
from batisseurs.games.my_village.view import MyVillageView
from batisseurs.kernel.choice import Choice, GameEvent, Message
from batisseurs.kernel.explanation import explain
from batisseurs.kernel.seats import SPECTATOR, Seat
from batisseurs.kernel.table import Table

CHOICES = {
    "my-village-value": 62, "my-village-take": 61, "my-village-pay-change": 63, "my-village-plow": 224,
    "my-village-plow-generic": 224, "my-village-hand": 101, "my-village-office": 111,
    "my-village-question": 161, "my-village-harvest": 222, "my-village-serve": 212, "my-village-stop": 133,
    "my-village-pay-way": 92, "my-village-pay": 90, "my-village-pay-field": 225,
    "my-village-pay-generic": 281, "my-village-use-counter": 250, "my-village-take-free": 250,
    "my-village-take-customer": 112, "my-village-stop-customers": 111, "my-village-train-new": 146,
    "my-village-train-on": 147, "my-village-place-left": 147, "my-village-place-right": 148,
    "my-village-decline": 16, "my-village-stay": 16, "my-village-tile": 292, "my-village-tile-field": 292,
    "my-village-tile-stays": 292, "my-village-keep": 234, "my-village-redraw": 252,
    "my-village-perform-office": 265, "my-village-perform-school": 266, "my-village-perform-question": 267,
    "my-village-bury": 178, "my-village-hire": 181, "my-village-repel": 248,
}  # fmt: skip
"""The rule behind each choice of a player; of a card that is added or activated, that of its kind."""

ADDED = {
    "church": 246, "monk": 263, "chamber": 275, "square": 291, "field": 221, "travel": 234, "workshop": 202,
}  # fmt: skip
ACTIVATED = {"chamber": 282, "square": 292, "workshop": 203}
SPACES = {"town_hall": 165, "coin_space": 162, "story_space": 163}

TOUCHED_KINDS = {
    "church": "my-village-churches",
    "monk": "my-village-monks",
    "chamber": "my-village-chambers",
    "square": "my-village-squares",
    "field": "my-village-squares",
    "travel": "my-village-travels",
    "workshop": "my-village-workshops",
}
TOUCHED = {
    "my-village-value": "my-village-dice",
    "my-village-take": "my-village-dice",
    "my-village-pay-change": "my-village-touch-pay",
    "my-village-pay-way": "my-village-touch-pay",
    "my-village-pay": "my-village-touch-pay",
    "my-village-pay-field": "my-village-touch-pay",
    "my-village-pay-generic": "my-village-touch-pay",
    "my-village-hand": "my-village-board",
    "my-village-office": "my-village-board",
    "my-village-take-customer": "my-village-zone",
    "my-village-take-free": "my-village-zone",
    "my-village-stop": "my-village-touch-nothing",
    "my-village-stop-customers": "my-village-touch-nothing",
    "my-village-decline": "my-village-touch-nothing",
    "my-village-stay": "my-village-touch-nothing",
    "my-village-tile-stays": "my-village-touch-nothing",
    "my-village-keep": "my-village-travel-area",
    "my-village-redraw": "my-village-travel-area",
}
"""What choices touch; of others it is a kind of card of the middle, or your own village."""

STYLES = {
    "my-village-turn-begins": "bold",
    "my-village-round-begins": "bold",
    "my-village-dies-chronicle": "bold red",
    "my-village-dies-grave": "bold red",
    "my-village-invasion": "bold red",
    "my-village-ends": "bold",
}


class Board(TableText):
    """Draws what the view shows; what a card costs and does comes from the component file in use."""

    needless = ("withdraw", "auto")

    # The whole table. --------------------------------------------------------------------------

    def whole(self, table: Table, reader: Seat, *, full: bool = False) -> list[Text]:
        """Return dice, the dead, the middle, one village whole and the others in short."""
        seen, cards = self._view(table, reader), self._cards(table)
        middle = Middle(self, seen, cards, full=full)
        villages = Villages(self, seen, cards, full=full)
        shown = reader if reader >= 0 else seen.active
        return (
            middle.head()
            + middle.dice_and_deaths()
            + middle.middle()
            + villages.village(shown)
            + villages.others(shown)
        )

    def own(self, table: Table, reader: Seat) -> list[Text]:
        """Return the value, what is to be paid, and your own purse, time and stock."""
        if reader < 0:
            return []
        seen, cards = self._view(table, reader), self._cards(table)
        made = Middle(self, seen, cards, full=False).made()
        return Villages(self, seen, cards, full=False).turn_lines(made)

    # What choices touch, and what they are about. -------------------------------------------------

    def touched(self, choice: Choice, reader: Seat) -> str:
        """Return what a choice touches: dice, a kind of card, your own village, a payment, or nothing."""
        if choice.message.id == "my-village-add":
            return self.words.text(TOUCHED_KINDS[self._known().kind(str(choice.message.args["card"]))])
        return self.words.text(TOUCHED.get(choice.message.id, "my-village-touch-village"))

    def label(self, choice: Choice, table: Table) -> str:
        """Return what a choice points at with what it costs and gives, in signs."""
        pending = self._view(table, SPECTATOR).pending
        reader = pending.chooser if pending is not None else SPECTATOR
        middle = Middle(self, self._view(table, reader), self._cards(table), full=False)
        return Label(middle, choice).text()

    def about(self, table: Table, reader: Seat, choice: Choice) -> list[str]:
        """Say of a value which banners it opens."""
        if choice.message.id != "my-village-value":
            return []
        told = explain(self.game, table, reader, choice.at[0]).now
        return [self.words.say(message, self.seats, self.game, self.components) for message in told]

    def hint(self, table: Table, seat: Seat) -> str:
        """Say in which order several units are paid: an order without meaning, asked about once only."""
        seen = self._view(table, seat)
        paying = seen.pending is not None and seen.pending.step == "PayUnit" and seen.bill
        return self.words.text("my-village-pay-order") if paying and seen.bill[0].units > 1 else ""

    def rule_of(self, choice: Choice) -> str:
        """Return the rule behind a choice."""
        message, args = choice.message.id, choice.message.args
        cards = self._known()
        kind = cards.kind(str(args.get("card", "")))
        number = CHOICES.get(message, 0)
        if message == "my-village-add":
            number = ADDED[kind]
        elif message == "my-village-activate":
            number = ACTIVATED.get(kind, 140 if args["card"] == "personal_banner" else 145)
        elif message == "my-village-move":
            number = SPACES[str(args["space"])]
        elif message == "my-village-cover":
            number = 277 if str(args["slot"]) in cards.facts.profession_ids else 278
        return f"MV-{number}" if number else ""

    def ends_round(self, game_event: GameEvent) -> bool:
        """Tell whether a round ends: then the next one begins."""
        return game_event.message.id == "my-village-round-begins"

    def turn(self, table: Table) -> tuple[int, ...]:
        """A turn is built of many choices."""
        seen = self._view(table, SPECTATOR)
        return (seen.active, seen.round, seen.turn, int(seen.pending is None))

    def is_pass(self, choice: Choice) -> bool:
        """Nothing is offered again and again."""
        return False

    def style_of(self, message: Message) -> str:
        """Turns and rounds are headings; deaths and rats stand out."""
        return STYLES.get(message.id, "")

    def _view(self, table: Table, reader: Seat) -> MyVillageView:
        seen = self.game.view(table, reader)
        assert isinstance(seen, MyVillageView)  # noqa: S101  only this game's tables come here
        return seen

    def _known(self) -> Cards:
        """Return the components that are drawn, where there is no table to ask."""
        return Cards(self.game, self.words, self.components or self.game.components())

    def _cards(self, table: Table) -> Cards:
        facts: Facts = self.game.components_of(table)
        return Cards(self.game, self.words, facts)
