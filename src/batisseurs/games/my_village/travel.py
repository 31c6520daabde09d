"""Travelling. Rules: 3.14, and the pilgrims' refuge (MV-252, MV-253)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.my_village.facts import REDRAW_TRAVEL, TRAVEL, members
from batisseurs.games.my_village.kinds import LETTER
from batisseurs.games.my_village.office import has_advantage
from batisseurs.games.my_village.table import (
    JOURNEY,
    NONE,
    ROW,
    TRAVEL_PILE,
    TRAVELLED,
    VillageChance,
    VillageStep,
    VillageTable,
    draw_from,
)
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, arguments
from batisseurs.kernel.seats import Seat, seat_name
from batisseurs.kernel.source import Source

KEEP: Final = 0
REDRAW: Final = 1


@final
@mypyc_attr(acyclic=True)
class TurnTravelCard(VillageChance):
    """The top card of a travel pile is turned over (MV-234, MV-252)."""

    asked_by = "MV-234"
    made_from = arguments(seat=ACTIVE, letter=LETTER)

    def __init__(self, seat: Seat, letter: i64) -> None:
        """Name the traveller's village and the pile."""
        super().__init__()
        self.seat: Final = seat
        self.letter: Final = letter

    def actor(self) -> Seat:
        """Return who travels."""
        return self.seat

    def choices(self, table: VillageTable) -> list[int]:
        """Any card of the pile; one that was put under it does not come again."""
        return members(table.piles[TRAVEL_PILE + self.letter])

    def draw(self, table: VillageTable, source: Source) -> int:
        """Any card of the pile, directly."""
        return draw_from(table.piles[TRAVEL_PILE + self.letter], source)

    def choose(self, table: VillageTable, choice: i64) -> None:
        """See the light side; add the card, unless the refuge lets the owner choose (MV-252, MV-253)."""
        pile = TRAVEL_PILE + self.letter
        second = table.turned != NONE
        table.piles[pile] ^= bit(choice)
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {
                "seat": self.seat,
                "card": table.facts.ids[TRAVEL + choice],
            }
            table.tell("turns-travel", about, "MV-252" if second else "MV-234")
        if second:
            # The card put under the pile is shuffled into it.
            table.piles[pile] |= bit(table.turned)
            table.turned = NONE
        elif table.piles[pile] != 0 and has_advantage(table, self.seat, REDRAW_TRAVEL):
            table.turned = choice
            table.then(KeepTravelCard(self.seat))
            return
        add_travel_card(table, self.seat, choice)

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-travel-card")

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`reveal tr_a1`."""
        card = table.facts.ids[TRAVEL + choice]
        return Choice(f"reveal {card}", Message("my-village-reveal", {"card": card}))


def add_travel_card(table: VillageTable, seat: Seat, card: i64) -> None:
    """Add a travel card to the travel area (MV-234)."""
    at = seat * ROW
    table.villages[at + TRAVELLED + table.villages[at + JOURNEY]] = card
    table.villages[at + JOURNEY] += 1
    if table.game_events is not None:
        table.tell("adds", {"seat": seat, "card": table.facts.ids[TRAVEL + card]}, "MV-234")


@final
@mypyc_attr(acyclic=True)
class KeepTravelCard(VillageStep):
    """The pilgrims' refuge: add the card, or turn over the next one instead (MV-252)."""

    asked_by = "MV-252"

    def choices(self, table: VillageTable) -> list[int]:
        """Keep or redraw."""
        return [KEEP, REDRAW]

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Add it, or put it under its pile."""
        card = table.turned
        if choice == KEEP:
            table.turned = NONE
            add_travel_card(table, self.chooser, card)
        else:
            if table.game_events is not None:
                about: dict[str, str | int | list[str]] = {
                    "seat": self.chooser,
                    "card": table.facts.ids[TRAVEL + card],
                }
                table.tell("redraws", about, "MV-252")
            table.then(TurnTravelCard(self.chooser, table.facts.letter[card]))

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-keep", {"card": table.facts.ids[TRAVEL + table.turned]})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`keep tr_b2`, `redraw`."""
        card = table.facts.ids[TRAVEL + table.turned]
        if choice == KEEP:
            at = (f"{seat_name(self.chooser)}.turned",)
            return Choice(f"keep {card}", Message("my-village-keep", {"card": card}), at)
        return Choice("redraw", Message("my-village-redraw", {"card": card}))

    def refuse_words(self, table: VillageTable, text: str) -> Refusal | None:
        """Any other card than the one turned over (MV-234)."""
        verb, _, card = text.partition(" ")
        if verb != "keep" or card not in table.facts.ids:
            return None
        return Refusal(text, Message("my-village-why-not-turned", {"card": card}), "MV-234")
