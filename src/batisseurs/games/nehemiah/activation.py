"""Activating a worker, and extra activations. Rules: NE-36 to NE-52.

The worker becomes tired and its card the anchor card. The player performs the card's action or declines it,
then may pay to use cards above it that carry tired workers.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.nehemiah.cards import (
    can_pay_and_use,
    can_use,
    pay_fee,
    refuse_spot,
    refuse_use,
    say_card,
    use,
)
from batisseurs.games.nehemiah.exclamations import ActionStep
from batisseurs.games.nehemiah.facts import ROWS, USE_CARDS
from batisseurs.games.nehemiah.table import (
    BOTTOM,
    NONE,
    NehemiahConsequence,
    NehemiahTable,
    spot_name,
)
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, arguments
from batisseurs.kernel.seats import Seat

DECLINE: Final = 0
PERFORM: Final = 1
STOP: Final = ROWS
"""Beside the rows: no further extra activation."""
RAISES_SINCE: Final = 2
"""The version of the rules in which a worker activated earlier in the turn may be raised (NE-78)."""


def activate(table: NehemiahTable, seat: Seat, spot: i64) -> None:
    """Make a standing worker tired; on a bottom card it marks the column (NE-37, NE-53).

    It stays tired until its column is cleared or an effect moves it or stands it up (NE-41).
    """
    table.tired[spot] = 1
    # NE-78: once every worker activated in a turn could not be raised, now the one being activated.
    table.activated = bit(spot) if table.rules >= RAISES_SINCE else table.activated | bit(spot)
    table.anchor = spot
    table.used = 0
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "seat": seat,
            "seat_owner": table.worker[spot],
            "spot": spot_name(spot),
            "card": table.facts.ids[table.cards[spot]],
        }
        own = table.worker[spot] == seat
        table.tell("activates" if own else "corrupts", about, "NE-37" if own else "NE-164")
    if spot % ROWS == BOTTOM:
        table.mark(spot // ROWS, "NE-53")
    table.then(UseAnchor(seat), ExtraActivations(seat))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class UseAnchor(ActionStep):
    """Perform the action of the card whose worker was activated, or decline it (NE-38)."""

    asked_by = "NE-38"
    made_from = arguments(chooser=ACTIVE)

    def offered(self, table: NehemiahTable) -> list[int]:
        """Offer the action only if it can be performed in full (NE-39, NE-40)."""
        seat = self.chooser
        if can_use(table, seat, table.anchor, table.gold[seat], consolidated=False):
            return [PERFORM, DECLINE]
        return [DECLINE]

    def carry_out(self, table: NehemiahTable, choice: i64) -> None:
        """Do it, or not."""
        if choice == PERFORM:
            use(table, self.chooser, table.anchor)
        elif table.game_events is not None:
            table.tell("declines", {"seat": self.chooser}, "NE-38")

    def prompt(self, table: NehemiahTable) -> Message:
        card = table.facts.ids[table.cards[table.anchor]]
        return Message("nehemiah-ask-perform", {"card": card, "spot": spot_name(table.anchor)})

    def say_offered(self, table: NehemiahTable, choice: i64) -> Choice:
        """`perform`, `decline`."""
        verb = "perform" if choice == PERFORM else "decline"
        about: dict[str, str | int | list[str]] = {"card": table.facts.ids[table.cards[table.anchor]]}
        return Choice(verb, Message("nehemiah-" + verb, about), (f"grid.{spot_name(table.anchor)}",))

    def may_be_automatic(self, table: NehemiahTable, choice: i64) -> bool:
        """A card with a cost is asked for, and a Consolidation, which uses others for a fee (NE-88)."""
        facts = table.facts
        face = table.cards[table.anchor]
        free = facts.cost_wood[face] == 0 and facts.cost_gold[face] == 0 and facts.effect[face] != USE_CARDS
        return choice != PERFORM or free

    def refuse_others(self, table: NehemiahTable) -> list[Refusal]:
        """The action, if it cannot be performed."""
        seat = self.chooser
        if can_use(table, seat, table.anchor, table.gold[seat], consolidated=False):
            return []
        why = refuse_use("perform", table, seat, table.anchor, fee=0)
        return [Refusal("perform", why.reason, why.rule, why.at)]


def qualifies(table: NehemiahTable, spot: i64) -> bool:
    """Tell whether a card above the anchor carries a tired worker and was not used yet (NE-43, NE-48)."""
    return table.worker[spot] != NONE and table.tired[spot] == 1 and table.used & bit(spot) == 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ExtraActivations(NehemiahConsequence):
    """After the anchor card: offer cards above it, if any carries a tired worker (NE-42)."""

    made_from = arguments(seat=ACTIVE)

    def __init__(self, seat: Seat) -> None:
        """Name the player."""
        super().__init__()
        self.seat: Final = seat

    def run(self, table: NehemiahTable) -> None:
        """Ask as long as a card qualifies by what all can see; the gold is behind the screen.

        Cards in between need no tired worker (NE-44).
        """
        for spot in range(table.anchor - table.anchor % ROWS, table.anchor):
            if qualifies(table, spot):
                table.then(ExtraActivation(self.seat))
                return
        end_activation(table)


def end_activation(table: NehemiahTable) -> None:
    """Forget the anchor card and what was used with it."""
    table.anchor = NONE
    table.used = 0
    table.targets = 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ExtraActivation(ActionStep):
    """Pay for a card above the anchor card with a tired worker, or stop (NE-43, NE-48)."""

    asked_by = "NE-43"
    made_from = arguments(chooser=ACTIVE)

    def offered(self, table: NehemiahTable) -> list[int]:
        """Rows above the anchor card's present row that can be paid for (NE-45, NE-47, NE-51, NE-52)."""
        found: list[int] = []
        seat = self.chooser
        gold = table.gold[seat]
        top = table.anchor - table.anchor % ROWS
        for spot in range(top, table.anchor):
            if qualifies(table, spot) and can_pay_and_use(table, seat, spot, gold, consolidated=False):
                found.append(spot - top)
        found.append(STOP)
        return found

    def carry_out(self, table: NehemiahTable, choice: i64) -> None:
        """Pay the fee, then perform the action; its worker stays tired where it is (NE-46, NE-50)."""
        if choice == STOP:
            end_activation(table)
            return
        seat = self.chooser
        spot = table.anchor - table.anchor % ROWS + choice
        table.used |= bit(spot)
        table.then(ExtraActivations(seat))
        pay_fee(table, seat, spot)
        use(table, seat, spot)

    def prompt(self, table: NehemiahTable) -> Message:
        about: dict[str, str | int | list[str]] = {"spot": spot_name(table.anchor), "number": table.facts.fee}
        return Message("nehemiah-ask-extra", about)

    def say_offered(self, table: NehemiahTable, choice: i64) -> Choice:
        """`also c2r1`, `stop`."""
        if choice == STOP:
            return Choice("stop", Message("nehemiah-stop"))
        return say_card("also", "nehemiah-also", table, table.anchor - table.anchor % ROWS + choice)

    def refuse_others(self, table: NehemiahTable) -> list[Refusal]:
        """Cards that do not qualify or cannot be paid for; the anchor card's action is over (NE-42)."""
        at = (f"grid.{spot_name(table.anchor)}",)
        card = table.facts.ids[table.cards[table.anchor]]
        reasons = [Refusal("perform", Message("nehemiah-why-anchor-over", {"card": card}), "NE-42", at)]
        seat = self.chooser
        column = table.anchor // ROWS
        for spot in range(len(table.worker)):
            if spot // ROWS != column:
                reasons.append(refuse_spot("also", spot, "why-not-in-column", "NE-43"))
            elif spot >= table.anchor:
                reasons.append(refuse_spot("also", spot, "why-not-above", "NE-45"))
            elif table.worker[spot] == NONE:
                reasons.append(refuse_spot("also", spot, "why-unoccupied", "NE-43"))
            elif table.tired[spot] == 0:
                reasons.append(refuse_spot("also", spot, "why-still-stands", "NE-43"))
            elif table.used & bit(spot):
                reasons.append(refuse_spot("also", spot, "why-used", "NE-48"))
            elif not can_pay_and_use(table, seat, spot, table.gold[seat], consolidated=False):
                reasons.append(refuse_use("also", table, seat, spot, fee=table.facts.fee))
        return reasons
