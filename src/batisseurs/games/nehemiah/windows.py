"""Foremen played before or after an action: windows T1, T3, T4. Rules: NE-146 to NE-149, NE-156 to NE-161."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.nehemiah.cards import (
    on_spot,
    refuse_columns,
    refuse_empty,
    refuse_occupied,
    refuse_spot,
)
from batisseurs.games.nehemiah.exclamations import (
    FOREMAN_RULES,
    planned_columns,
    play_seasonal,
    play_town_planner,
    refuse_foreman,
    say_foreman,
    say_seasonal,
    use_up,
)
from batisseurs.games.nehemiah.facts import (
    ADMINISTRATOR,
    CONVICT,
    FOREMEN,
    INSPECTOR,
    JOURNEYMAN,
    MOST_COLUMNS,
    SEASONAL,
    SUBSTITUTE,
    TOWN_PLANNER,
    WINDOW_FOREMEN,
)
from batisseurs.games.nehemiah.grid import ANY_WORKERS, CARDS_OF_COLUMN, PickToSwap, workers_on_grid
from batisseurs.games.nehemiah.kinds import COLUMN, SPOT
from batisseurs.games.nehemiah.table import (
    NONE,
    NehemiahConsequence,
    NehemiahStep,
    NehemiahTable,
    spot_name,
)
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, REST, SEAT, Kind, arguments
from batisseurs.kernel.seats import Seat

# The windows: before the action, after it, after a refill.
T1: Final = 1
T3: Final = 3
T4: Final = 4
WINDOW: Final = Kind("window", lambda _, window: window in {T1, T3, T4})

# The choices in a window: a column for the Seasonal Worker, another foreman, or none.
PLAN: Final = MOST_COLUMNS
ADMINISTER: Final = MOST_COLUMNS + 1
SUBSTITUTE_WORKERS: Final = MOST_COLUMNS + 2
MOVE: Final = MOST_COLUMNS + 3
DECLINE: Final = MOST_COLUMNS + 4


def usable(  # noqa: PLR0911  one return for each foreman
    table: NehemiahTable, seat: Seat, window: i64, foreman: i64
) -> bool:
    """Tell whether a player could use a foreman in a window (NE-146, NE-147)."""
    if not table.holds(seat, foreman):
        return False
    if foreman == SEASONAL:
        return table.can_place(seat)
    if foreman == TOWN_PLANNER:
        return planned_columns(table, seat) > 0
    if foreman == ADMINISTRATOR:
        return window == T4
    if seat != table.active or window == T4:
        return False
    if foreman == SUBSTITUTE:
        return workers_on_grid(table) > 1
    return foreman == JOURNEYMAN and table.has_standing(seat) and table.has_free_card()


def has_usable(table: NehemiahTable, seat: Seat, window: i64) -> bool:
    """Tell whether a player holds a foreman for a window."""
    if table.held[seat] & WINDOW_FOREMEN == 0:
        return False
    for foreman in range(ADMINISTRATOR, JOURNEYMAN + 1):
        if usable(table, seat, window, foreman):
            return True
    return False


def has_window(table: NehemiahTable) -> bool:
    """Tell whether any player has a foreman that is played in windows."""
    for seat in range(table.players):
        if table.held[seat] & WINDOW_FOREMEN != 0:
            return True
    return False


@final
@mypyc_attr(acyclic=True)
class Window(NehemiahConsequence):
    """Ask the players who have a usable foreman, from the active player clockwise (NE-149, NE-181)."""

    made_from = arguments(window=WINDOW, column=COLUMN, asked=REST)

    def __init__(self, window: i64, column: i64, asked: i64) -> None:
        """Name the window, the column just refilled (T4), and how many players have declined."""
        super().__init__()
        self.window: Final = window
        self.column: Final = column
        self.asked: Final = asked

    def run(self, table: NehemiahTable) -> None:
        """Ask the next one."""
        for place in range(self.asked, table.players):
            seat: Seat = (table.active + place) % table.players
            if has_usable(table, seat, self.window):
                table.then(PlayForeman(seat, self.window, self.column, place))
                return


@final
@mypyc_attr(acyclic=True)
class PlayForeman(NehemiahStep):
    """Play a foreman in this window, or decline (NE-141, NE-146, NE-147)."""

    asked_by = "NE-141"
    made_from = arguments(chooser=SEAT, window=WINDOW, column=COLUMN, place=REST)

    def __init__(self, chooser: Seat, window: i64, column: i64, place: i64) -> None:
        """Name the player, the window, the column just refilled, and the place in the order of asking."""
        super().__init__(chooser)
        self.window: Final = window
        self.column: Final = column
        self.place: Final = place

    def choices(self, table: NehemiahTable) -> list[int]:
        """Every foreman that can be used here."""
        found: list[int] = []
        seat = self.chooser
        if usable(table, seat, self.window, SEASONAL):
            found = table.free_columns()
        if usable(table, seat, self.window, TOWN_PLANNER):
            found.append(PLAN)
        if usable(table, seat, self.window, ADMINISTRATOR):
            found.append(ADMINISTER)
        if usable(table, seat, self.window, SUBSTITUTE):
            found.append(SUBSTITUTE_WORKERS)
        if usable(table, seat, self.window, JOURNEYMAN):
            found.append(MOVE)
        found.append(DECLINE)
        return found

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """After a foreman, ask all again; else each is asked once (NE-149)."""
        if choice == DECLINE:
            table.then(Window(self.window, self.column, self.place + 1))
            return
        seat = self.chooser
        table.then(Window(self.window, self.column, 0))
        if choice < MOST_COLUMNS:
            play_seasonal(table, seat, choice)
        elif choice == PLAN:
            play_town_planner(table, seat)
        elif choice == ADMINISTER:
            use_up(table, seat, ADMINISTRATOR, "NE-156")
            table.then(PickToSwap(seat, CARDS_OF_COLUMN + self.column))
        elif choice == SUBSTITUTE_WORKERS:
            use_up(table, seat, SUBSTITUTE, "NE-160")
            table.then(PickToSwap(seat, ANY_WORKERS))
        else:
            use_up(table, seat, JOURNEYMAN, "NE-161")
            table.then(PickJourneyman(seat))

    def prompt(self, table: NehemiahTable) -> Message:
        about: dict[str, str | int | list[str]] = {"seat": table.active, "column": self.column + 1}
        return Message(f"nehemiah-ask-window-{self.window}", about)

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`seasonal c2`, `town_planner`, `administrator`, `substitute`, `journeyman`, `decline`."""
        if choice == DECLINE:
            return Choice("decline", Message("nehemiah-decline-window"))
        if choice < MOST_COLUMNS:
            return say_seasonal(table, self.chooser, choice)
        foreman = (TOWN_PLANNER, ADMINISTRATOR, SUBSTITUTE, JOURNEYMAN)[choice - PLAN]
        return say_foreman(table, self.chooser, foreman)

    def refusals(self, table: NehemiahTable) -> list[Refusal]:
        """Foremen that cannot be used here."""
        ids = table.facts.foreman_ids
        seat = self.chooser
        reasons: list[Refusal] = []
        if usable(table, seat, self.window, SEASONAL):
            reasons = refuse_columns(table, ids[SEASONAL])
        inspected = seat == table.active and is_inspected(table)
        for foreman in range(FOREMEN):
            if ADMINISTRATOR <= foreman <= JOURNEYMAN and usable(table, seat, self.window, foreman):
                continue
            silhouette = CONVICT <= foreman < INSPECTOR
            rule = "NE-167" if silhouette and inspected else FOREMAN_RULES[foreman]
            reasons.append(refuse_foreman(table, seat, foreman, rule))
        return reasons


def is_inspected(table: NehemiahTable) -> bool:
    """Tell whether an Inspector's order waits to be carried out (NE-167)."""
    for step in table.pending():
        if type(step).__name__ == "CarryOutOrder":
            return True
    return False


@final
@mypyc_attr(acyclic=True)
class PickJourneyman(NehemiahStep):
    """Journeyman: which own standing worker moves (NE-161)."""

    asked_by = "NE-161"
    made_from = arguments(chooser=ACTIVE)

    def choices(self, table: NehemiahTable) -> list[int]:
        """Own standing workers."""
        return table.standing(self.chooser)

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """Ask where to."""
        table.then(MoveJourneyman(self.chooser, choice))

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-journeyman")

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`move c2r3`."""
        return on_spot("move", "nehemiah-move", choice)

    def refusals(self, table: NehemiahTable) -> list[Refusal]:
        """Tired workers and those of others."""
        reasons: list[Refusal] = []
        for spot in range(len(table.worker)):
            if table.worker[spot] == NONE:
                reasons.append(refuse_empty(table, "move", spot, "NE-161"))
            elif table.worker[spot] != self.chooser:
                reasons.append(refuse_spot("move", spot, "why-not-yours", "NE-161"))
            elif table.tired[spot] == 1:
                reasons.append(refuse_spot("move", spot, "why-tired", "NE-161"))
        return reasons


@final
@mypyc_attr(acyclic=True)
class MoveJourneyman(NehemiahStep):
    """Journeyman: to which unoccupied card, standing (NE-161)."""

    asked_by = "NE-161"
    made_from = arguments(chooser=ACTIVE, spot=SPOT)

    def __init__(self, chooser: Seat, spot: i64) -> None:
        """Name the player and where the worker comes from."""
        super().__init__(chooser)
        self.spot: Final = spot

    def choices(self, table: NehemiahTable) -> list[int]:
        """Every unoccupied card."""
        return table.free_spots()

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """Move it."""
        table.worker[self.spot] = NONE
        table.worker[choice] = self.chooser
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {
                "seat": self.chooser,
                "spot": spot_name(self.spot),
                "other": spot_name(choice),
            }
            table.tell("moves", about, "NE-161")

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-move-to", {"spot": spot_name(self.spot)})

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`to c2r3`."""
        return on_spot("to", "nehemiah-move-to", choice)

    def refusals(self, table: NehemiahTable) -> list[Refusal]:
        """Occupied cards (NE-7)."""
        return refuse_occupied(table, "to")
