"""The turn: action, neutral workers, silhouettes, Inspector, deadlock. Rules: NE-23 to NE-35, NE-92 ff."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.nehemiah.activation import activate
from batisseurs.games.nehemiah.cards import (
    PlaceFurther,
    is_opponent,
    refuse_cards,
    refuse_columns,
    refuse_empty,
    refuse_spot,
    say_card,
    say_place,
)
from batisseurs.games.nehemiah.columns import ClearMarked, EndGame
from batisseurs.games.nehemiah.exclamations import (
    FOREMAN_RULES,
    ActionStep,
    place_in,
    refuse_foreman,
    say_foreman,
    use_up,
)
from batisseurs.games.nehemiah.facts import (
    ASSISTANT,
    CONVICT,
    CORRUPT_WORKER,
    FOREMEN,
    INSPECTOR,
    MOST_COLUMNS,
    ROWS,
    SPOTS,
)
from batisseurs.games.nehemiah.kinds import COLUMN
from batisseurs.games.nehemiah.table import (
    BOTTOM,
    BY_DEADLOCK,
    BY_STALL,
    GOING_ON,
    NEUTRAL,
    NONE,
    NehemiahConsequence,
    NehemiahStep,
    NehemiahTable,
    column_name,
    spot_name,
)
from batisseurs.games.nehemiah.windows import T1, T3, Window, has_window
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, FLAG, REST, SEAT, arguments
from batisseurs.kernel.seats import Seat

# The choices of an action: a column to place in, a spot to activate, to pass, or a silhouette card.
ACTIVATE: Final = MOST_COLUMNS
PASS: Final = MOST_COLUMNS + SPOTS
PLAY_CONVICT: Final = PASS + 1
PLAY_ASSISTANT: Final = PASS + 2
PLAY_CORRUPT_WORKER: Final = PASS + 3
DECLINE: Final = PASS
"""The Inspector's holder lets the turn pass as it is."""
CLEARED_WHEN_STUCK: Final = 2
"""Columns (NE-168)."""
ORDERED_BEFORE_T1_SINCE: Final = 2
"""The version of the rules in which an inspected turn has a window T1 (NE-167)."""
END_TURN: Final = SPOTS
"""Beside the spots: no second activation."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turns(NehemiahConsequence):
    """Pass the turn clockwise; always the last step of the chain (NE-23)."""

    def run(self, table: NehemiahTable) -> None:
        """End the game after the last turn, or begin the next; check for deadlock before (NE-169, NE-182)."""
        if table.turn == table.end_at and table.final_turns():
            table.then(EndGame())
            return
        table.again(self)
        table.turn += 1
        table.between = True
        table.active = table.next_to_play()
        if not table.final_turns() and is_stuck(table):
            table.then(ClearMarked(), OpenTurn())
        else:
            open_turn(table)


def is_stuck(table: NehemiahTable) -> bool:
    """Mark the two leftmost columns if nobody can act, or if nothing has been cleared for long.

    Return whether it was so (NE-168 to NE-170).
    """
    stalled = table.turns_taken() - table.last_clearing >= table.facts.stall_rounds * table.players
    if not stalled and anyone_can_act(table):
        return False
    table.trigger = BY_STALL if stalled else BY_DEADLOCK
    if table.game_events is not None:
        table.tell("stalled" if stalled else "deadlock", {}, "NE-170" if stalled else "NE-168")
    marked: i64 = 0
    for column in range(table.columns):
        if marked < CLEARED_WHEN_STUCK and table.cards[column * ROWS] != NONE:
            table.mark(column, "NE-168")
            marked += 1
    return True


def can_act(table: NehemiahTable, seat: Seat) -> bool:
    """Tell whether a player can place or activate (NE-28)."""
    return table.can_place(seat) or table.has_standing(seat)


def anyone_can_act(table: NehemiahTable) -> bool:
    """Tell whether any player at all can place or activate (NE-168)."""
    for place in range(table.players):
        if can_act(table, (table.active + place) % table.players):
            return True
    return False


@final
@mypyc_attr(acyclic=True)
class OpenTurn(NehemiahConsequence):
    """Begin the turn normally after a deadlock, without another check (NE-168, NE-180, NE-182)."""

    def run(self, table: NehemiahTable) -> None:
        if not table.final_turns():
            table.trigger = GOING_ON
        open_turn(table)


def open_turn(table: NehemiahTable) -> None:
    """Begin the active player's turn, with the Inspector if another player has it (NE-165)."""
    seat = table.active
    table.between = False
    if table.game_events is not None:
        table.tell("turn-begins", {"seat": seat}, "NE-24")
    table.then(CloseTurn())
    if not table.foremen:
        table.then(TakeAction(seat))
        return
    inspector = table.holder(INSPECTOR)
    if inspector not in (NONE, seat) and can_act(table, seat):
        table.then(Inspect(inspector, seat))
    else:
        before_action(table, seat)


def start_turn(table: NehemiahTable, seat: Seat) -> None:
    """Have a seat begin its turn on a table that was laid by hand; a deadlock is not looked for."""
    table.then(Turns())
    while (table.first + table.turn) % table.players != seat:
        table.turn += 1
    table.turn += 1
    table.active = seat
    open_turn(table)
    table.settle()


def before_action(table: NehemiahTable, seat: Seat) -> None:
    """Window T1, then the action (NE-146)."""
    table.then(TakeAction(seat))
    if has_window(table):
        table.then(Window(T1, 0, 0))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CloseTurn(NehemiahConsequence):
    """After the action: window T3, then marked columns are cleared (NE-57)."""

    def run(self, table: NehemiahTable) -> None:
        """Nobody counts as activated any more."""
        table.activated = 0
        if table.foremen and has_window(table):
            table.then(Window(T3, 0, 0), ClearMarked())
        elif table.marks > 0:
            table.then(ClearMarked())


# The action. ---------------------------------------------------------------------------------------------


def actions(table: NehemiahTable, seat: Seat) -> list[int]:
    """Return the columns in which a player can place, and the workers to activate (NE-24, NE-25).

    Who can do only one of them must do it: all place on the first turn (NE-26, NE-27, NE-30).
    """
    found: list[int] = []
    if table.available[seat] > 0:
        found = table.free_columns()
    worker = table.worker
    tired = table.tired
    for spot in range(len(worker)):
        if worker[spot] == seat and tired[spot] == 0:
            found.append(ACTIVATE + spot)
    return found


def take_action(table: NehemiahTable, seat: Seat, choice: i64) -> None:
    """Place a worker, with two players also a neutral one, or activate one (NE-32, NE-94)."""
    if choice >= ACTIVATE:
        activate(table, seat, choice - ACTIVATE)
        return
    place_in(table, seat, choice, "NE-32")
    if table.neutral[seat] > 0 and neutral_columns(table, choice):
        table.then(PlaceNeutral(seat, choice))


def free_cards(table: NehemiahTable) -> i64:
    """Return how many cards are unoccupied."""
    return len(table.free_spots())


def has_victim(table: NehemiahTable, seat: Seat) -> bool:
    """Tell whether an opponent has a standing worker (NE-164)."""
    for spot in range(len(table.worker)):
        if table.tired[spot] == 0 and is_opponent(table, seat, spot):
            return True
    return False


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakeAction(NehemiahStep):
    """Place a worker or activate one; pass only if neither is possible (NE-24, NE-28, NE-29, NE-117)."""

    asked_by = "NE-24"
    made_from = arguments(chooser=ACTIVE)

    def choices(self, table: NehemiahTable) -> list[int]:
        """What is possible, and silhouette cards in its place (NE-148)."""
        seat = self.chooser
        found = actions(table, seat)
        if not found:
            found.append(PASS)
        if table.foremen and table.held[seat] != 0:
            if table.holds(seat, CONVICT) and table.available[seat] > 1 and free_cards(table) > 1:
                found.append(PLAY_CONVICT)
            if table.holds(seat, ASSISTANT) and table.has_standing(seat):
                found.append(PLAY_ASSISTANT)
            if table.holds(seat, CORRUPT_WORKER) and has_victim(table, seat):
                found.append(PLAY_CORRUPT_WORKER)
        return found

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        seat = self.chooser
        if choice < PASS:
            take_action(table, seat, choice)
        elif choice == PASS:
            if table.game_events is not None:
                table.tell("passes", {"seat": seat}, "NE-28")
        elif choice == PLAY_CONVICT:
            use_up(table, seat, CONVICT, "NE-162")
            number = table.facts.foreman_amount[CONVICT]
            table.then(PlaceFurther(seat, number, number))
        elif choice == PLAY_ASSISTANT:
            use_up(table, seat, ASSISTANT, "NE-163")
            table.then(ActivateOwn(seat, 0), ActivateOwn(seat, 1))
        else:
            use_up(table, seat, CORRUPT_WORKER, "NE-164")
            table.then(ActivateOpponent(seat))

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-action", {"seat": self.chooser})

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`place c2`, `activate c2r3`, `pass`, `convict`, `assistant`, `corrupt_worker`."""
        if choice == PASS:
            return Choice("pass", Message("nehemiah-pass"))
        if choice > PASS:
            return say_foreman(
                table, self.chooser, (CONVICT, ASSISTANT, CORRUPT_WORKER)[choice - PLAY_CONVICT]
            )
        return say_action(table, choice)

    def refusals(self, table: NehemiahTable) -> list[Refusal]:
        """Columns without room, workers that cannot be activated, a pass, foremen."""
        seat = self.chooser
        reasons = refuse_actions(table, seat)
        possible = self.choices(table)
        if PASS not in possible:
            reasons.append(Refusal("pass", Message("nehemiah-why-no-pass"), "NE-29"))
        for foreman in range(FOREMEN if table.foremen else 0):
            if foreman < CONVICT or foreman == INSPECTOR:
                reasons.append(refuse_foreman(table, seat, foreman, FOREMAN_RULES[foreman]))
            elif PLAY_CONVICT + foreman - CONVICT not in possible:
                reasons.append(refuse_foreman(table, seat, foreman, f"NE-{162 + foreman - CONVICT}"))
        return reasons


def say_action(table: NehemiahTable, choice: i64) -> Choice:
    """Return `place c2` or `activate c2r3`."""
    if choice < ACTIVATE:
        return say_place(table, choice)
    return say_card("activate", "nehemiah-activate", table, choice - ACTIVATE)


def refuse_actions(table: NehemiahTable, seat: Seat) -> list[Refusal]:
    """Return why a player cannot place or activate somewhere."""
    reasons: list[Refusal] = []
    if table.available[seat] == 0:
        for column in range(table.columns):
            name = column_name(column)
            why = Message("nehemiah-why-no-worker", {"seat": seat})
            reasons.append(Refusal(f"place {name}", why, "NE-31", (f"grid.{name}",)))
    else:
        reasons = refuse_columns(table, "place")
    reasons += refuse_cards(table, "place")
    for spot in range(len(table.worker)):
        owner = table.worker[spot]
        if owner == NONE:
            reasons.append(refuse_empty(table, "activate", spot, "NE-36"))
        elif owner >= NEUTRAL:
            reasons.append(refuse_spot("activate", spot, "why-neutral", "NE-101"))
        elif owner != seat:
            reasons.append(refuse_spot("activate", spot, "why-not-yours", "NE-36"))
        elif table.tired[spot] == 1:
            reasons.append(refuse_spot("activate", spot, "why-tired", "NE-36"))
    return reasons


def neutral_columns(table: NehemiahTable, placed: i64) -> list[int]:
    """Return where a neutral worker can go: another column, above the bottom card (NE-95, NE-96, NE-97)."""
    found: list[int] = []
    for column in range(table.columns):
        spot = table.free_spot(column)
        if column != placed and spot != NONE and spot % ROWS != BOTTOM:
            found.append(column)
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceNeutral(ActionStep):
    """With two players: place a tired neutral worker in another column, if possible (NE-94, NE-95, NE-98)."""

    asked_by = "NE-94"
    made_from = arguments(chooser=ACTIVE, placed=COLUMN)

    def __init__(self, chooser: Seat, placed: i64) -> None:
        """Name the player and the column of their own worker."""
        super().__init__(chooser)
        self.placed: Final = placed

    def offered(self, table: NehemiahTable) -> list[int]:
        """Other columns whose first free card is not the bottom one."""
        return neutral_columns(table, self.placed)

    def carry_out(self, table: NehemiahTable, choice: i64) -> None:
        """Place it, tired."""
        seat = self.chooser
        spot = table.free_spot(choice)
        table.neutral[seat] -= 1
        table.worker[spot] = NEUTRAL + seat
        table.tired[spot] = 1
        if table.game_events is not None:
            table.tell("places-neutral", {"seat": seat, "spot": spot_name(spot)}, "NE-95")

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-neutral")

    def say_offered(self, table: NehemiahTable, choice: i64) -> Choice:
        """`neutral c2`; it points at the card where the worker goes (NE-95)."""
        spot = spot_name(table.free_spot(choice))
        about: dict[str, str | int | list[str]] = {"column": choice + 1, "spot": spot}
        return Choice(f"neutral {column_name(choice)}", Message("nehemiah-neutral", about), (f"grid.{spot}",))

    def refuse_others(self, table: NehemiahTable) -> list[Refusal]:
        """Their own worker's column, full ones, and those with only the bottom card free."""
        reasons: list[Refusal] = []
        for column in range(table.columns):
            name = column_name(column)
            about: dict[str, str | int | list[str]] = {"column": column + 1}
            at = (f"grid.{name}",)
            spot = table.free_spot(column)
            if column == self.placed:
                reasons.append(
                    Refusal(f"neutral {name}", Message("nehemiah-why-same-column", about), "NE-96", at)
                )
            elif table.cards[column * ROWS] == NONE:
                why = Message("nehemiah-why-no-cards", about)
                reasons.append(Refusal(f"neutral {name}", why, "NE-114", at))
            elif spot == NONE:
                reasons.append(Refusal(f"neutral {name}", Message("nehemiah-why-full", about), "NE-95", at))
            elif spot % ROWS == BOTTOM:
                reasons.append(Refusal(f"neutral {name}", Message("nehemiah-why-bottom", about), "NE-97", at))
        return reasons


# Silhouettes. --------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class ActivateOwn(ActionStep):
    """Assistant: up to two own workers are activated, one after the other (NE-163)."""

    asked_by = "NE-163"
    made_from = arguments(chooser=ACTIVE, done=FLAG)

    def __init__(self, chooser: Seat, done: i64) -> None:
        """Name the player and how many have been activated."""
        super().__init__(chooser)
        self.done: Final = done

    def offered(self, table: NehemiahTable) -> list[int]:
        """Any own standing worker; the second may be left."""
        found = table.standing(self.chooser)
        if self.done > 0:
            found.append(END_TURN)
        return found

    def carry_out(self, table: NehemiahTable, choice: i64) -> None:
        """Each activation is one of its own."""
        if choice != END_TURN:
            activate(table, self.chooser, choice)

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-assistant", {"number": self.done + 1})

    def say_offered(self, table: NehemiahTable, choice: i64) -> Choice:
        """`activate c2r3`, `end`."""
        if choice == END_TURN:
            return Choice("end", Message("nehemiah-end-turn"))
        return say_card("activate", "nehemiah-activate", table, choice)

    def refuse_others(self, table: NehemiahTable) -> list[Refusal]:
        """Workers that cannot be activated."""
        reasons: list[Refusal] = []
        for refusal in refuse_actions(table, self.chooser):
            if refusal.text.startswith("activate"):
                reasons.append(refusal)
        return reasons


@final
@mypyc_attr(acyclic=True)
class ActivateOpponent(ActionStep):
    """Corrupt Worker: an opponent's standing worker is activated as if it were their own (NE-164)."""

    asked_by = "NE-164"
    made_from = arguments(chooser=ACTIVE)

    def offered(self, table: NehemiahTable) -> list[int]:
        """Any standing worker of another player."""
        found: list[int] = []
        for spot in range(len(table.worker)):
            if table.tired[spot] == 0 and is_opponent(table, self.chooser, spot):
                found.append(spot)
        return found

    def carry_out(self, table: NehemiahTable, choice: i64) -> None:
        """No fee is paid for it."""
        activate(table, self.chooser, choice)

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-corrupt")

    def say_offered(self, table: NehemiahTable, choice: i64) -> Choice:
        """`activate c2r3`."""
        name = spot_name(choice)
        about: dict[str, str | int | list[str]] = {
            "spot": name,
            "card": table.facts.ids[table.cards[choice]],
            "seat_owner": table.worker[choice],
        }
        return Choice(f"activate {name}", Message("nehemiah-corrupt", about), (f"grid.{name}",))

    def refuse_others(self, table: NehemiahTable) -> list[Refusal]:
        """Own, neutral and tired workers."""
        reasons: list[Refusal] = []
        for spot in range(len(table.worker)):
            if table.worker[spot] == NONE:
                reasons.append(refuse_empty(table, "activate", spot, "NE-164"))
            elif table.worker[spot] == self.chooser:
                reasons.append(refuse_spot("activate", spot, "why-your-own", "NE-164"))
            elif table.worker[spot] >= NEUTRAL:
                reasons.append(refuse_spot("activate", spot, "why-neutral", "NE-101"))
            elif table.tired[spot] == 1:
                reasons.append(refuse_spot("activate", spot, "why-tired", "NE-164"))
        return reasons


@mypyc_attr(acyclic=True)
class OrderStep(NehemiahStep):
    """The holder of the Inspector decides what another player does, of what is legal for them (NE-165)."""

    made_from = arguments(chooser=SEAT, player=ACTIVE)

    def __init__(self, chooser: Seat, player: Seat) -> None:
        """Name the holder and the player whose turn it is."""
        super().__init__(chooser)
        self.player: Final = player

    def actor(self) -> Seat:
        """Return the player whose turn it is."""
        return self.player

    def choices(self, table: NehemiahTable) -> list[int]:
        return actions(table, self.player)

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`place c2`, `activate c2r3`."""
        return say_action(table, choice)

    def refusals(self, table: NehemiahTable) -> list[Refusal]:
        """What that player could not do either."""
        return refuse_actions(table, self.player)


@final
@mypyc_attr(acyclic=True)
class Inspect(OrderStep):
    """Inspector: give an order at the start of another player's turn, or none (NE-165, NE-167)."""

    asked_by = "NE-165"

    def choices(self, table: NehemiahTable) -> list[int]:
        found = OrderStep.choices(self, table)
        found.append(DECLINE)
        return found

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """Window T1 comes between the order and the action; all after that is the player's own (NE-166)."""
        if choice == DECLINE:
            before_action(table, self.player)
            return
        use_up(table, self.chooser, INSPECTOR, "NE-165")
        if table.rules < ORDERED_BEFORE_T1_SINCE:
            take_action(table, self.player, choice)
            return
        table.then(CarryOutOrder(self.chooser, self.player, choice))
        if has_window(table):
            table.then(Window(T1, 0, 0))

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-inspector", {"seat": self.player})

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`place c2`, `activate c2r3`, `decline`."""
        if choice == DECLINE:
            return Choice("decline", Message("nehemiah-decline-window"))
        return OrderStep.say(self, table, choice)


@final
@mypyc_attr(acyclic=True)
class CarryOutOrder(NehemiahConsequence):
    """After window T1 an inspected player does what was ordered (NE-167)."""

    made_from = arguments(inspector=SEAT, player=ACTIVE, order=REST)

    def __init__(self, inspector: Seat, player: Seat, order: i64) -> None:
        """Name who ordered, whose turn it is, and the action."""
        super().__init__()
        self.inspector: Final = inspector
        self.player: Final = player
        self.order: Final = order

    def run(self, table: NehemiahTable) -> None:
        """If it is no longer possible another order is given; if none can be given, the player passes."""
        possible = actions(table, self.player)
        if self.order in possible:
            take_action(table, self.player, self.order)
        elif possible:
            table.then(OrderAnew(self.inspector, self.player))
        elif table.game_events is not None:
            table.tell("passes", {"seat": self.player}, "NE-28")


@final
@mypyc_attr(acyclic=True)
class OrderAnew(OrderStep):
    """What the Inspector ordered is no longer possible: its holder gives another order (NE-167)."""

    asked_by = "NE-167"

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """The action is carried out at once."""
        take_action(table, self.player, choice)

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-order-anew", {"seat": self.player})
