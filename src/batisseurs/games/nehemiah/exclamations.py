"""Exclamation cards within the owner's own action. Rules: NE-146, NE-158, NE-159.

Seasonal Worker and Town Planner are offered beside every decision of the active player's action. The same
decision comes again after them.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.nehemiah.facts import FOREMEN, MOST_COLUMNS, ROWS, SEASONAL, SPOTS, TOWN_PLANNER
from batisseurs.games.nehemiah.table import (
    FROM_CARDS,
    NONE,
    NehemiahStep,
    NehemiahTable,
    column_name,
    spot_name,
)
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.seats import Seat, seat_name

IN_ACTION: Final = SPOTS + 1
"""Beside what a step offers itself: a column for the Seasonal Worker, then the Town Planner."""
PLAN_IN_ACTION: Final = IN_ACTION + MOST_COLUMNS
WIDTH: Final = PLAN_IN_ACTION + 1
IN_ACTION_SINCE: Final = 2
"""The version of the rules in which exclamation cards may be used during their own action."""


@mypyc_attr(acyclic=True)
class ActionStep(NehemiahStep):
    """A decision in their own action: exclamation cards may be used before it is made (NE-146)."""

    def choices(self, table: NehemiahTable) -> list[int]:
        """What the step offers, and exclamation cards."""
        found = self.offered(table)
        held = table.held[self.chooser]
        if held != 0 and held & (bit(SEASONAL) | bit(TOWN_PLANNER)) != 0 and self.is_in_action(table):
            if table.holds(self.chooser, SEASONAL) and table.available[self.chooser] > 0:
                for column in table.free_columns():
                    if self.is_possible_after(table, column):
                        found.append(IN_ACTION + column)
            if table.holds(self.chooser, TOWN_PLANNER) and planned_columns(table, self.chooser) > 0:
                found.append(PLAN_IN_ACTION)
        return found

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """Carry it out; after an exclamation card, ask the same again."""
        if choice < IN_ACTION:
            self.carry_out(table, choice)
            return
        table.again(self)
        if choice < PLAN_IN_ACTION:
            play_seasonal(table, self.chooser, choice - IN_ACTION)
        else:
            play_town_planner(table, self.chooser)

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """What the step offers, `seasonal c2`, `town_planner`."""
        if choice < IN_ACTION:
            return self.say_offered(table, choice)
        if choice < PLAN_IN_ACTION:
            return say_seasonal(table, self.chooser, choice - IN_ACTION)
        return say_foreman(table, self.chooser, TOWN_PLANNER)

    def refusals(self, table: NehemiahTable) -> list[Refusal]:
        """What the step refuses, and foremen that cannot be played here."""
        reasons = self.refuse_others(table)
        if table.foremen:
            reasons.extend(refuse_foremen(table, self.chooser, self.choices(table)))
        return reasons

    def refuse_others(self, table: NehemiahTable) -> list[Refusal]:
        """Return what the step itself refuses."""
        raise NotImplementedError

    def offered(self, table: NehemiahTable) -> list[int]:
        """Return what the step itself offers; all of it is smaller than `IN_ACTION`."""
        raise NotImplementedError

    def carry_out(self, table: NehemiahTable, choice: i64) -> None:
        """Carry out what the step itself offers."""
        raise NotImplementedError

    def say_offered(self, table: NehemiahTable, choice: i64) -> Choice:
        """Say what the step itself offers."""
        raise NotImplementedError

    def is_in_action(self, table: NehemiahTable) -> bool:
        """Tell whether the question comes within an action: not in a window, and not in an auction."""
        return table.rules >= IN_ACTION_SINCE and self.chooser == table.active

    def is_possible_after(self, table: NehemiahTable, column: i64) -> bool:
        """Tell whether the step still has an answer after a worker was placed in a column."""
        spot = table.free_spot(column)
        table.put_worker(self.chooser, spot)
        found = self.offered(table)
        table.available[self.chooser] += 1
        table.worker[spot] = NONE
        return len(found) > 0


def planned_columns(table: NehemiahTable, seat: Seat) -> i64:
    """Return in how many columns the player has a tired worker (NE-159)."""
    total: i64 = 0
    for column in range(table.columns):
        for spot in range(column * ROWS, column * ROWS + ROWS):
            if table.worker[spot] == seat and table.tired[spot] == 1:
                total += 1
                break
    return total


def use_up(table: NehemiahTable, seat: Seat, foreman: i64, rule: str) -> None:
    """Remove a foreman that is used (NE-139)."""
    table.remove_foreman(seat, foreman)
    if table.game_events is not None:
        table.tell("plays-foreman", {"seat": seat, "card": table.facts.foreman_ids[foreman]}, rule)


def play_seasonal(table: NehemiahTable, seat: Seat, column: i64) -> None:
    """Seasonal Worker: place one available worker by the normal rules (NE-158)."""
    use_up(table, seat, SEASONAL, "NE-158")
    place_in(table, seat, column, "NE-158")


def play_town_planner(table: NehemiahTable, seat: Seat) -> None:
    """Town Planner: points for every column with their own tired worker (NE-159)."""
    use_up(table, seat, TOWN_PLANNER, "NE-159")
    points = planned_columns(table, seat) * table.facts.foreman_amount[TOWN_PLANNER]
    table.gain_points(seat, FROM_CARDS, points)
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "seat": seat,
            "number": points,
            "card": table.facts.foreman_ids[TOWN_PLANNER],
        }
        table.tell("gains-points", about, "NE-159")


def place_in(table: NehemiahTable, seat: Seat, column: i64, rule: str) -> None:
    """Place a worker on the topmost unoccupied card of a column (NE-32, NE-33)."""
    spot = table.free_spot(column)
    table.put_worker(seat, spot)
    if table.game_events is not None:
        tell_placed(table, seat, spot, rule)


def tell_placed(table: NehemiahTable, seat: Seat, spot: i64, rule: str) -> None:
    """Report where a worker has been placed."""
    about: dict[str, str | int | list[str]] = {
        "seat": seat,
        "spot": spot_name(spot),
        "card": table.facts.ids[table.cards[spot]],
    }
    table.tell("places", about, rule)


def say_seasonal(table: NehemiahTable, seat: Seat, column: i64) -> Choice:
    """`seasonal c2`; it points at the card where the worker goes."""
    card = table.facts.foreman_ids[SEASONAL]
    name = spot_name(table.free_spot(column))
    about: dict[str, str | int | list[str]] = {"card": card, "column": column + 1, "spot": name}
    at = (f"grid.{name}", place_name(seat, f"foreman.{card}"))
    return Choice(f"{card} {column_name(column)}", Message("nehemiah-play-seasonal", about), at)


def say_foreman(table: NehemiahTable, seat: Seat, foreman: i64) -> Choice:
    """Return the choice to play a foreman, by its name."""
    card = table.facts.foreman_ids[foreman]
    at = (place_name(seat, f"foreman.{card}"),)
    return Choice(card, Message("nehemiah-play-foreman", {"card": card}), at)


FOREMAN_RULES: Final = [
    "NE-143", "NE-143", "NE-143", "NE-144", "NE-144", "NE-145", "NE-156", "NE-158", "NE-159", "NE-147",
    "NE-147", "NE-148", "NE-148", "NE-148", "NE-165",
]  # fmt: skip
"""When each foreman takes effect."""


def refuse_foremen(table: NehemiahTable, seat: Seat, offered: list[int]) -> list[Refusal]:
    """Return which foremen cannot be played within an action, and why (NE-135, NE-146 to NE-148)."""
    reasons: list[Refusal] = []
    seasonal = False
    for choice in offered:
        if IN_ACTION <= choice < PLAN_IN_ACTION:
            seasonal = True
    for foreman in range(FOREMEN):
        if (foreman == SEASONAL and seasonal) or (foreman == TOWN_PLANNER and PLAN_IN_ACTION in offered):
            continue
        reasons.append(refuse_foreman(table, seat, foreman, FOREMAN_RULES[foreman]))
    return reasons


def refuse_foreman(table: NehemiahTable, seat: Seat, foreman: i64, rule: str) -> Refusal:
    """Return why a foreman cannot be played now: it is not there, or this is not its time."""
    card = table.facts.foreman_ids[foreman]
    held = table.holds(seat, foreman)
    why = Message("nehemiah-why-not-now" if held else "nehemiah-why-not-held", {"card": card})
    return Refusal(card, why, rule if held else "NE-135")


def place_name(seat: Seat, what: str) -> str:
    """Return the id of something before a player: `p1.foreman.artisan`."""
    return f"{seat_name(seat)}.{what}"
