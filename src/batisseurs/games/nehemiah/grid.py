"""Swaps on the grid: workers or cards change places. Rules: NE-84 to NE-87, NE-156, NE-160."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.nehemiah.exclamations import ActionStep
from batisseurs.games.nehemiah.facts import ROWS
from batisseurs.games.nehemiah.kinds import SPOT
from batisseurs.games.nehemiah.table import NONE, NehemiahTable, spot_name
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import SEAT, arguments, below
from batisseurs.kernel.seats import Seat

# What is swapped: by Reassignment, by Planning, by the Substitute, by the Administrator in a column.
COLUMN_WORKERS: Final = 0
ANY_CARDS: Final = 1
ANY_WORKERS: Final = 2
CARDS_OF_COLUMN: Final = 3
"""And the number of the column."""
SWAP: Final = below("swap", lambda table: CARDS_OF_COLUMN + table.columns)
RULES: Final = ["NE-84", "NE-86", "NE-160", "NE-156"]


def workers_in(table: NehemiahTable, column: i64) -> i64:
    """Return how many workers are on the cards of a column."""
    total: i64 = 0
    for spot in range(column * ROWS, column * ROWS + ROWS):
        if table.worker[spot] != NONE:
            total += 1
    return total


def can_swap_workers(table: NehemiahTable) -> bool:
    """Tell whether two workers are in one column (NE-84, NE-91)."""
    for column in range(table.columns):
        if workers_in(table, column) > 1:
            return True
    return False


def workers_on_grid(table: NehemiahTable) -> i64:
    """Return how many workers there are to be swapped (NE-160)."""
    total: i64 = 0
    for column in range(table.columns):
        total += workers_in(table, column)
    return total


def fits(table: NehemiahTable, what: i64, spot: i64) -> bool:
    """Tell whether what is on a spot can be swapped with something."""
    if what == COLUMN_WORKERS:
        return table.worker[spot] != NONE and workers_in(table, spot // ROWS) > 1
    if what == ANY_WORKERS:
        return table.worker[spot] != NONE
    if what == ANY_CARDS:
        return table.cards[spot] != NONE
    return spot // ROWS == what - CARDS_OF_COLUMN


def fits_with(table: NehemiahTable, what: i64, first: i64, spot: i64) -> bool:
    """Tell whether it can be swapped with what is on the first spot."""
    return (
        spot != first and fits(table, what, spot) and (what == ANY_WORKERS or spot // ROWS == first // ROWS)
    )


@final
@mypyc_attr(acyclic=True)
class PickToSwap(ActionStep):
    """Swap two workers or cards: the first."""

    asked_by = "NE-84"
    made_from = arguments(chooser=SEAT, what=SWAP)

    def __init__(self, chooser: Seat, what: i64) -> None:
        """Name the player and what is swapped."""
        super().__init__(chooser)
        self.what: Final = what

    def offered(self, table: NehemiahTable) -> list[int]:
        """What can be swapped."""
        found: list[int] = []
        for spot in range(len(table.worker)):
            if fits(table, self.what, spot):
                found.append(spot)
        return found

    def carry_out(self, table: NehemiahTable, choice: i64) -> None:
        """Ask for the other."""
        table.then(SwapWith(self.chooser, self.what, choice))

    def is_in_action(self, table: NehemiahTable) -> bool:
        """Cards are used in activations; foremen in windows."""
        return ActionStep.is_in_action(self, table) and table.anchor != NONE

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-swap-cards" if swaps_cards(self.what) else "nehemiah-ask-swap-workers")

    def say_offered(self, table: NehemiahTable, choice: i64) -> Choice:
        """`swap c2r3`."""
        return say_swap("swap", "nehemiah-swap", table, choice)

    def refuse_others(self, table: NehemiahTable) -> list[Refusal]:
        """What has no partner."""
        return [
            refuse_swap(table, self.what, "swap", spot)
            for spot in range(len(table.worker))
            if not fits(table, self.what, spot)
        ]


@final
@mypyc_attr(acyclic=True)
class SwapWith(ActionStep):
    """Swap two workers or cards: the second."""

    asked_by = "NE-84"
    made_from = arguments(chooser=SEAT, what=SWAP, first=SPOT)

    def __init__(self, chooser: Seat, what: i64, first: i64) -> None:
        """Name the player, what is swapped, and the first spot."""
        super().__init__(chooser)
        self.what: Final = what
        self.first: Final = first

    def offered(self, table: NehemiahTable) -> list[int]:
        """Of the same column, save with the Substitute (NE-84, NE-86, NE-160)."""
        found: list[int] = []
        for spot in range(len(table.worker)):
            if fits_with(table, self.what, self.first, spot):
                found.append(spot)
        return found

    def carry_out(self, table: NehemiahTable, choice: i64) -> None:
        """Swap; a tired worker that comes to a bottom card marks its column (NE-54, NE-85, NE-87)."""
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {
                "seat": self.chooser,
                "spot": spot_name(self.first),
                "other": spot_name(choice),
            }
            what = "swaps-cards" if swaps_cards(self.what) else "swaps-workers"
            table.tell(what, about, RULES[min(self.what, CARDS_OF_COLUMN)])
        if swaps_cards(self.what):
            table.swap_cards(self.first, choice)
        else:
            table.swap_workers(self.first, choice)

    def is_in_action(self, table: NehemiahTable) -> bool:
        """Cards are used in activations; foremen in windows."""
        return ActionStep.is_in_action(self, table) and table.anchor != NONE

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-swap-with", {"spot": spot_name(self.first)})

    def say_offered(self, table: NehemiahTable, choice: i64) -> Choice:
        """`with c2r4`."""
        return say_swap("with", "nehemiah-swap-with", table, choice)

    def refuse_others(self, table: NehemiahTable) -> list[Refusal]:
        """What cannot be swapped with the first."""
        reasons: list[Refusal] = []
        for spot in range(len(table.worker)):
            if not fits_with(table, self.what, self.first, spot):
                reasons.append(refuse_swap(table, self.what, "with", spot))
        return reasons


def swaps_cards(what: i64) -> bool:
    """Tell whether cards are swapped, and not workers."""
    return what == ANY_CARDS or what >= CARDS_OF_COLUMN


def say_swap(verb: str, id: str, table: NehemiahTable, spot: i64) -> Choice:  # noqa: A002
    """Return a choice that names a spot and the card on it."""
    name = spot_name(spot)
    about: dict[str, str | int | list[str]] = {"spot": name, "card": table.facts.ids[table.cards[spot]]}
    return Choice(f"{verb} {name}", Message(id, about), (f"grid.{name}",))


def refuse_swap(table: NehemiahTable, what: i64, verb: str, spot: i64) -> Refusal:
    """Return why something cannot be swapped."""
    name = spot_name(spot)
    if table.cards[spot] == NONE:
        reason = "why-no-card"
    elif table.worker[spot] == NONE and not swaps_cards(what):
        reason = "why-unoccupied"
    else:
        reason = "why-other-swap"
    why = Message("nehemiah-" + reason, {"spot": name})
    return Refusal(f"{verb} {name}", why, RULES[min(what, CARDS_OF_COLUMN)], (f"grid.{name}",))
