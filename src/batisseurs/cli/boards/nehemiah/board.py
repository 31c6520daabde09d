"""The table of Nehemiah as text: what draws it, and what its choices touch."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from batisseurs.cli.boards import TableText
from batisseurs.cli.boards.nehemiah.cards import Cards
from batisseurs.cli.boards.nehemiah.drawing import Drawing
from batisseurs.games.nehemiah.components import FOREMAN_IDS
from batisseurs.games.nehemiah.explain import FOREMEN
from batisseurs.games.nehemiah.facts import Facts
from batisseurs.games.nehemiah.view import NehemiahView
from batisseurs.kernel.choice import Choice, GameEvent, Message
from batisseurs.kernel.seats import Seat, seat_from_name
from batisseurs.kernel.table import Table

CHOICES = {
    "nehemiah-place": "NE-32", "nehemiah-activate": "NE-36", "nehemiah-pass": "NE-28",
    "nehemiah-play-seasonal": "NE-158", "nehemiah-perform": "NE-38", "nehemiah-decline": "NE-38",
    "nehemiah-also": "NE-46", "nehemiah-stop": "NE-48", "nehemiah-move-cube": "NE-64",
    "nehemiah-raise": "NE-77", "nehemiah-place-on": "NE-80", "nehemiah-replace": "NE-82",
    "nehemiah-use": "NE-88", "nehemiah-swap": "NE-84", "nehemiah-swap-with": "NE-84",
    "nehemiah-neutral": "NE-95", "nehemiah-corrupt": "NE-164", "nehemiah-end-turn": "NE-163",
    "nehemiah-decline-window": "NE-141", "nehemiah-decline-free": "NE-141", "nehemiah-auction": "NE-128",
    "nehemiah-bid-workers": "NE-129", "nehemiah-bid-wood": "NE-129", "nehemiah-bid-gold": "NE-129",
    "nehemiah-free-cube": "NE-150", "nehemiah-take-gate": "NE-151", "nehemiah-give-up-wood": "NE-152",
    "nehemiah-give-up-gold": "NE-152", "nehemiah-turn": "NE-155", "nehemiah-turn-to": "NE-155",
    "nehemiah-move": "NE-161", "nehemiah-move-to": "NE-161",
}  # fmt: skip
"""The rule behind each choice of a player; of a foreman that is played, its own."""

TOUCHED = {
    "grid": "nehemiah-touch-grid",
    "board": "nehemiah-touch-boards",
    "gate": "nehemiah-touch-gates",
    "revealed": "nehemiah-touch-auction",
}

STYLES = {
    "nehemiah-turn-begins": "bold",
    "nehemiah-round-begins": "bold",
    "nehemiah-round-ends": "bold",
    "nehemiah-end-triggered": "bold red",
    "nehemiah-wins-auction": "bold green",
}


class Board(TableText):
    """Draws what the view shows; what a card costs and does comes from the component file in use."""

    # The whole table. --------------------------------------------------------------------------

    def whole(self, table: Table, reader: Seat, *, full: bool = False) -> list[Text]:
        """Return boards, gates, auction, grid and players; `full` names every card."""
        drawing = self._drawing(table, reader, full=full)
        return (
            drawing.head()
            + drawing.boards_and_gates()
            + drawing.auction()
            + drawing.grid()
            + drawing.players()
        )

    def own(self, table: Table, reader: Seat) -> list[Text]:
        """Return the column of the worker being activated, the card under the hammer, and your own side."""
        if reader < 0:
            return []
        drawing = self._drawing(table, reader)
        return drawing.anchor_column() + drawing.auctioned() + drawing.own_side()

    # What choices touch, and what they are about. -------------------------------------------------

    def touched(self, choice: Choice, reader: Seat) -> str:
        """Return what a choice touches: grid, boards, gates, foremen, the bid, or nothing."""
        first, *rest = choice.at[0].split(".") if choice.at else [""]
        if seat_from_name(first) is not None and rest:
            return self.words.text("nehemiah-touch-foremen")
        if choice.message.id.startswith("nehemiah-bid-"):
            return self.words.text("nehemiah-touch-bid")
        return self.words.text(TOUCHED.get(first, "nehemiah-touch-nothing"))

    def label(self, choice: Choice, table: Table) -> str:
        """Return place and card: `c2r3 Wood Stock 1`."""
        spot, card = choice.message.args.get("spot"), choice.message.args.get("card")
        if not isinstance(spot, str):
            return ""
        if not isinstance(card, str) or card in FOREMAN_IDS:
            return spot
        return f"{spot} {self.words.name(self.game, card, self.game.components_of(table))}"

    def rule_of(self, choice: Choice) -> str:
        """Return the rule behind a choice."""
        if choice.message.id == "nehemiah-play-foreman":
            return f"NE-{FOREMEN[str(choice.message.args['card'])][1][0]}"
        return CHOICES.get(choice.message.id, "")

    def ends_round(self, game_event: GameEvent) -> bool:
        """Tell whether a round ends."""
        return game_event.message.id == "nehemiah-round-ends"

    def is_pass(self, choice: Choice) -> bool:
        """Only foremen that wait for their moment are offered again and again (NE-149)."""
        return choice.message.id == "nehemiah-decline-window"

    def offered(self, table: Table, seat: Seat, choice: Choice) -> str:
        """Return the foreman that a choice would use."""
        pending = self._view(table, seat).pending
        if pending is not None and pending.step == "Inspect":
            return "inspector"
        return choice.verb if choice.verb in FOREMAN_IDS else ""

    def shows_score(self, table: Table, reader: Seat, seat: Seat) -> bool:
        """What lies behind a screen is nobody else's business (NE-172)."""
        return self._view(table, reader).seats[seat].score is not None

    def style_of(self, message: Message) -> str:
        """Turns and rounds are headings."""
        return STYLES.get(message.id, "")

    def _view(self, table: Table, reader: Seat) -> NehemiahView:
        seen = self.game.view(table, reader)
        assert isinstance(seen, NehemiahView)  # noqa: S101  only this game's tables come here
        return seen

    def _drawing(self, table: Table, reader: Seat, *, full: bool = False) -> Drawing:
        cards = Cards(self.game, self.words, _facts(self.game.components_of(table)))
        return Drawing(self, self._view(table, reader), cards, full=full)


def _facts(components: Any) -> Facts:
    facts: Facts = components
    return facts
