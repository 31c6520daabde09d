"""Work cards: cubes, goods and points, and the 23 faces. Rules: NE-63 to NE-91.

`can_use` says whether a card's action could be performed, `use` performs it: it pays the cost, gives what
needs no choice, and puts on a step where the player has to choose.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.nehemiah.exclamations import ActionStep, place_in, tell_placed
from batisseurs.games.nehemiah.facts import (
    BOARDS,
    CARPENTER,
    GAIN_POINTS,
    MERCHANT,
    MOST_COLUMNS,
    PLACE_ANYWHERE,
    PLACE_CUBES,
    PLACE_WORKERS,
    RAISE_WORKERS,
    REPLACE_WORKER,
    ROWS,
    SPOTS,
    SUPPLY,
    SWAP_CARDS,
    SWAP_WORKERS,
    TAKE_GATE,
    TAKE_GOLD,
    TAKE_WOOD,
    USE_CARDS,
)
from batisseurs.games.nehemiah.grid import ANY_CARDS, COLUMN_WORKERS, PickToSwap, can_swap_workers
from batisseurs.games.nehemiah.kinds import BOARD, COLUMN, SPOT
from batisseurs.games.nehemiah.table import (
    FROM_CARDS,
    HOLDINGS,
    NEUTRAL,
    NONE,
    NehemiahTable,
    column_name,
    spot_name,
)
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, FLAG, NUMBER, REST, SEAT, arguments
from batisseurs.kernel.seats import Seat

STOP: Final = SPOTS
"""Beside the spots: enough."""
STOP_PLACING: Final = MOST_COLUMNS
"""Beside the columns: enough."""


# Whether a card can be used. ---------------------------------------------------------------------------


def can_use(  # noqa: PLR0911  one return for each effect
    table: NehemiahTable, seat: Seat, spot: i64, gold: i64, consolidated: bool
) -> bool:
    """Tell whether a player with so much gold could perform a card's action (NE-40, NE-91).

    Cards used through a Consolidation cannot be Consolidations (NE-90).
    """
    facts = table.facts
    face = table.cards[spot]
    if gold < facts.cost_gold[face] or table.wood[seat] < facts.cost_wood[face]:
        return False
    effect = facts.effect[face]
    if effect <= TAKE_GOLD or effect == GAIN_POINTS or effect == SWAP_CARDS:  # noqa: SIM109, PLR1714  compiled
        return True
    if effect == PLACE_CUBES:
        return table.movable_cubes(seat, facts.board[face]) >= facts.amount[face]
    if effect == TAKE_GATE:
        return table.top_gate() != NONE
    if effect == RAISE_WORKERS:
        return has_raisable(table, seat, spot)
    if effect == PLACE_WORKERS or effect == PLACE_ANYWHERE:  # noqa: SIM109, PLR1714  compiled: two compares
        return table.can_place(seat)
    if effect == REPLACE_WORKER:
        return table.available[seat] > 0 and has_opponent(table, seat)
    if effect == SWAP_WORKERS:
        return can_swap_workers(table)
    return not consolidated and has_target(table, seat, spot, gold)


def can_pay_and_use(table: NehemiahTable, seat: Seat, spot: i64, gold: i64, consolidated: bool) -> bool:
    """Tell whether a card's action could be performed after its fee has been paid (NE-47, NE-51)."""
    fee = table.facts.fee
    return gold >= fee and can_use(table, seat, spot, gold - fee, consolidated)


def is_raisable(table: NehemiahTable, seat: Seat, card: i64, spot: i64) -> bool:
    """Tell whether the Night Work on `card` could raise the worker on `spot` (NE-77, NE-78)."""
    return (
        table.worker[spot] == seat
        and table.tired[spot] == 1
        and spot != card
        and table.activated & bit(spot) == 0
    )


def has_raisable(table: NehemiahTable, seat: Seat, card: i64) -> bool:
    """Tell whether a Night Work could raise a worker (NE-91)."""
    for spot in range(len(table.worker)):
        if is_raisable(table, seat, card, spot):
            return True
    return False


def is_opponent(table: NehemiahTable, seat: Seat, spot: i64) -> bool:
    """Tell whether another player's worker is on a card; neutral workers are nobody's (NE-101)."""
    owner = table.worker[spot]
    return owner != NONE and owner < NEUTRAL and owner != seat


def has_opponent(table: NehemiahTable, seat: Seat) -> bool:
    """Tell whether another player has a worker on the grid."""
    for spot in range(len(table.worker)):
        if is_opponent(table, seat, spot):
            return True
    return False


def is_target(table: NehemiahTable, seat: Seat, spot: i64, gold: i64) -> bool:
    """Tell whether a card can be used through a Consolidation of its column (NE-88, NE-90)."""
    return (
        table.worker[spot] != NONE
        and table.targets & bit(spot) == 0
        and can_pay_and_use(table, seat, spot, gold, consolidated=True)
    )


def has_target(table: NehemiahTable, seat: Seat, card: i64, gold: i64) -> bool:
    """Tell whether a Consolidation has a card to use; its targets are then still to be chosen."""
    top = card - card % ROWS
    for spot in range(top, top + ROWS):
        if table.worker[spot] != NONE and can_pay_and_use(table, seat, spot, gold, consolidated=True):
            return True
    return False


# Using a card. -------------------------------------------------------------------------------------------


def use(table: NehemiahTable, seat: Seat, spot: i64) -> None:  # noqa: C901, PLR0912  a branch per effect
    """Perform a card's action with the player's own goods, workers and cubes (NE-40, NE-49)."""
    facts = table.facts
    face = table.cards[spot]
    effect = facts.effect[face]
    amount = facts.amount[face]
    table.wood[seat] -= facts.cost_wood[face]
    table.gold[seat] -= facts.cost_gold[face]
    if effect == TAKE_WOOD:  # Wood Stock, Wood Order (NE-69, NE-76)
        if table.holds(seat, CARPENTER):  # NE-144, NE-153
            amount += facts.foreman_amount[CARPENTER]
        table.wood[seat] += amount  # there is always enough (NE-2)
        if table.game_events is not None:
            tell_use(table, seat, spot, "takes-wood", amount, "NE-76" if facts.cost_gold[face] else "NE-69")
    elif effect == TAKE_GOLD:  # Funding (NE-70)
        if table.holds(seat, MERCHANT):  # NE-144, NE-154
            amount += facts.foreman_amount[MERCHANT]
        table.gold[seat] += amount
        if table.game_events is not None:
            tell_use(table, seat, spot, "takes-gold", amount, "NE-70")
    elif effect == PLACE_CUBES:  # Build the Wall, Military Training, Temple Sacrifice (NE-71, NE-74, NE-75)
        place_cubes(table, seat, facts.board[face], amount)
    elif effect == TAKE_GATE:
        take_gate(table, seat, "NE-72")
    elif effect == GAIN_POINTS:  # Remarkable Work (NE-83)
        table.gain_points(seat, FROM_CARDS, amount)
        if table.game_events is not None:
            tell_use(table, seat, spot, "gains-points", amount, "NE-83")
    elif effect == RAISE_WORKERS:
        table.then(RaiseWorker(seat, spot, amount, optional=0))
    elif effect == PLACE_WORKERS:
        table.then(PlaceFurther(seat, amount, must=1))
    elif effect == PLACE_ANYWHERE:
        table.then(PlaceAnywhere(seat))
    elif effect == REPLACE_WORKER:
        table.then(ReplaceWorker(seat))
    elif effect == SWAP_WORKERS:
        table.then(PickToSwap(seat, COLUMN_WORKERS))
    elif effect == SWAP_CARDS:
        table.then(PickToSwap(seat, ANY_CARDS))
    else:
        table.targets = 0
        table.then(UseTarget(seat, spot // ROWS, amount, optional=0))


def tell_use(table: NehemiahTable, seat: Seat, spot: i64, what: str, number: i64, rule: str) -> None:
    """Report what a card has brought."""
    about: dict[str, str | int | list[str]] = {
        "seat": seat,
        "number": number,
        "card": table.facts.ids[table.cards[spot]],
    }
    table.tell(what, about, rule)


def pay_fee(table: NehemiahTable, seat: Seat, spot: i64) -> None:
    """Pay the fee for a card with a worker: to its owner, or to the bank (NE-46, NE-100)."""
    fee = table.facts.fee
    owner = table.worker[spot]
    table.gold[seat] -= fee
    if owner < NEUTRAL and owner != seat:
        table.gold[owner] += fee
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "seat": seat,
            "number": fee,
            "card": table.facts.ids[table.cards[spot]],
        }
        if owner < NEUTRAL and owner != seat:
            about["seat_owner"] = owner
            table.tell("pays-player", about, "NE-46")
        else:
            table.tell("pays-bank", about, "NE-100" if owner >= NEUTRAL else "NE-46")


def place_cubes(table: NehemiahTable, seat: Seat, board: i64, number: i64) -> None:
    """Take cubes from the supply as long as there are any, then from the other boards (NE-63, NE-64, NE-65).

    The cost is the same (NE-67). There are no others: cubes are limited (NE-5).
    """
    own = seat * HOLDINGS
    from_supply = min(number, table.cubes[own + SUPPLY])
    table.cubes[own + SUPPLY] -= from_supply
    table.cubes[own + board] += from_supply
    if table.game_events is not None and from_supply > 0:
        about: dict[str, str | int | list[str]] = {
            "seat": seat,
            "number": from_supply,
            "board": table.facts.board_ids[board],
        }
        table.tell("places-cubes", about, "NE-63")
    if number > from_supply:
        table.then(MoveCube(seat, board, number - from_supply))


def take_gate(table: NehemiahTable, seat: Seat, rule: str) -> None:
    """Take the top card of the gate stack; it never returns (NE-6, NE-72, NE-151)."""
    gate = table.top_gate()
    table.gates[gate] = seat
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "seat": seat,
            "gate": table.facts.gate_ids[gate],
            "number": table.facts.gate_values[gate],
        }
        table.tell("takes-gate", about, rule)


# What a card asks. ---------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class MoveCube(ActionStep):
    """The supply is empty: the player moves a cube of another board instead (NE-64)."""

    asked_by = "NE-64"
    made_from = arguments(chooser=SEAT, board=BOARD, left=NUMBER)

    def __init__(self, chooser: Seat, board: i64, left: i64) -> None:
        """Name the player, the board the cubes come to, and how many are missing."""
        super().__init__(chooser)
        self.board: Final = board
        self.left: Final = left

    def offered(self, table: NehemiahTable) -> list[int]:
        """The two other boards, if the player has a cube there."""
        found: list[int] = []
        for board in range(BOARDS):
            if board != self.board and table.cubes[self.chooser * HOLDINGS + board] > 0:
                found.append(board)
        return found

    def carry_out(self, table: NehemiahTable, choice: i64) -> None:
        """Move it."""
        own = self.chooser * HOLDINGS
        table.cubes[own + choice] -= 1
        table.cubes[own + self.board] += 1
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {
                "seat": self.chooser,
                "board": table.facts.board_ids[choice],
                "other": table.facts.board_ids[self.board],
            }
            table.tell("moves-cube", about, "NE-64")
        if self.left > 1:
            table.then(MoveCube(self.chooser, self.board, self.left - 1))

    def is_in_action(self, table: NehemiahTable) -> bool:
        """Cards are used in activations; the Artisan comes in an auction."""
        return ActionStep.is_in_action(self, table) and table.anchor != NONE

    def prompt(self, table: NehemiahTable) -> Message:
        return Message(
            "nehemiah-ask-move-cube", {"number": self.left, "board": table.facts.board_ids[self.board]}
        )

    def say_offered(self, table: NehemiahTable, choice: i64) -> Choice:
        """`move temple`."""
        board = table.facts.board_ids[choice]
        return Choice(f"move {board}", Message("nehemiah-move-cube", {"board": board}), (f"board.{board}",))

    def refuse_others(self, table: NehemiahTable) -> list[Refusal]:
        """Cubes that are there already, and boards without their own cube."""
        reasons: list[Refusal] = []
        for board in range(BOARDS):
            name = table.facts.board_ids[board]
            if board == self.board:
                reasons.append(refuse_board(name, "why-same-board", "NE-64"))
            elif table.cubes[self.chooser * HOLDINGS + board] == 0:
                reasons.append(refuse_board(name, "why-no-cube", "NE-64"))
        return reasons


def refuse_board(board: str, reason: str, rule: str) -> Refusal:
    """Return why no cube can be moved from a board."""
    why = Message("nehemiah-" + reason, {"board": board})
    return Refusal(f"move {board}", why, rule, (f"board.{board}",))


@final
@mypyc_attr(acyclic=True)
class RaiseWorker(ActionStep):
    """Night Work: stand up their own tired worker (NE-77)."""

    asked_by = "NE-77"
    made_from = arguments(chooser=ACTIVE, card=SPOT, left=NUMBER, optional=FLAG)

    def __init__(self, chooser: Seat, card: i64, left: i64, optional: i64) -> None:
        """Name the player, the spot of the Night Work, how many may be raised, and whether none may be."""
        super().__init__(chooser)
        self.card: Final = card
        self.left: Final = left
        self.optional: Final = optional

    def offered(self, table: NehemiahTable) -> list[int]:
        """Own tired workers, save the one on the card and the one being activated (NE-78)."""
        found: list[int] = []
        for spot in range(len(table.worker)):
            if is_raisable(table, self.chooser, self.card, spot):
                found.append(spot)
        if self.optional:
            found.append(STOP)
        return found

    def carry_out(self, table: NehemiahTable, choice: i64) -> None:
        """Stand it up: it can be activated again."""
        if choice == STOP:
            return
        table.tired[choice] = 0
        if table.game_events is not None:
            table.tell("raises", {"seat": self.chooser, "spot": spot_name(choice)}, "NE-77")
        if self.left > 1 and has_raisable(table, self.chooser, self.card):
            table.then(RaiseWorker(self.chooser, self.card, self.left - 1, optional=1))

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-raise", {"number": self.left})

    def say_offered(self, table: NehemiahTable, choice: i64) -> Choice:
        """`raise c2r3`, `stop`."""
        if choice == STOP:
            return Choice("stop", Message("nehemiah-stop"))
        return on_spot("raise", "nehemiah-raise", choice)

    def refuse_others(self, table: NehemiahTable) -> list[Refusal]:
        """Workers that cannot be raised now."""
        reasons: list[Refusal] = []
        for spot in range(len(table.worker)):
            if is_raisable(table, self.chooser, self.card, spot):
                continue
            if table.worker[spot] == NONE:
                reasons.append(refuse_empty(table, "raise", spot, "NE-77"))
            elif table.worker[spot] != self.chooser:
                reasons.append(refuse_spot("raise", spot, "why-not-yours", "NE-78"))
            elif table.tired[spot] == 0:
                reasons.append(refuse_spot("raise", spot, "why-stands", "NE-77"))
            elif spot == self.card:
                reasons.append(refuse_spot("raise", spot, "why-on-night-work", "NE-78"))
            else:
                reasons.append(refuse_spot("raise", spot, "why-activated", "NE-78"))
        return reasons


def on_spot(verb: str, id: str, spot: i64) -> Choice:  # noqa: A002  a message has an id
    """Return a choice that names a spot."""
    name = spot_name(spot)
    return Choice(f"{verb} {name}", Message(id, {"spot": name}), (f"grid.{name}",))


def refuse_spot(verb: str, spot: i64, reason: str, rule: str) -> Refusal:
    """Return why something cannot be done with what is on a spot."""
    name = spot_name(spot)
    why = Message("nehemiah-" + reason, {"spot": name})
    return Refusal(f"{verb} {name}", why, rule, (f"grid.{name}",))


def refuse_empty(table: NehemiahTable, verb: str, spot: i64, rule: str) -> Refusal:
    """Return why nothing can be done with the worker of a spot that has none, or not even a card (NE-114)."""
    if table.cards[spot] == NONE:
        return refuse_spot(verb, spot, "why-no-card", "NE-114")
    return refuse_spot(verb, spot, "why-unoccupied", rule)


@final
@mypyc_attr(acyclic=True)
class PlaceFurther(ActionStep):
    """Place further workers by the normal rules, one after the other (NE-79, NE-162)."""

    asked_by = "NE-79"
    made_from = arguments(chooser=ACTIVE, left=NUMBER, must=REST)

    def __init__(self, chooser: Seat, left: i64, must: i64) -> None:
        """Name the player, how many may be placed, and how many of them must."""
        super().__init__(chooser)
        self.left: Final = left
        self.must: Final = must

    def offered(self, table: NehemiahTable) -> list[int]:
        """Every column with an unoccupied card."""
        found: list[int] = []
        if table.available[self.chooser] >= max(self.must, 1):
            found = table.free_columns()
        if self.must > 1 and len(table.free_spots()) < self.must:
            return []
        if self.must == 0:
            found.append(STOP_PLACING)
        return found

    def carry_out(self, table: NehemiahTable, choice: i64) -> None:
        """Place it; workers placed by an effect bring no neutral worker (NE-99)."""
        if choice == STOP_PLACING:
            return
        place_in(table, self.chooser, choice, "NE-32")
        if self.left > 1 and table.can_place(self.chooser):
            table.then(PlaceFurther(self.chooser, self.left - 1, max(self.must - 1, 0)))

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-place-further", {"number": self.left})

    def say_offered(self, table: NehemiahTable, choice: i64) -> Choice:
        """`place c2`, `stop`."""
        if choice == STOP_PLACING:
            return Choice("stop", Message("nehemiah-stop"))
        return say_place(table, choice)

    def refuse_others(self, table: NehemiahTable) -> list[Refusal]:
        """Columns that are full or gone, and single cards."""
        return refuse_columns(table, "place") + refuse_cards(table, "place")


def say_place(table: NehemiahTable, column: i64) -> Choice:
    """`place c2`; it points at the card where the worker goes (NE-32)."""
    spot = table.free_spot(column)
    name = spot_name(spot)
    about: dict[str, str | int | list[str]] = {
        "column": column + 1,
        "spot": name,
        "card": table.facts.ids[table.cards[spot]],
    }
    return Choice(f"place {column_name(column)}", Message("nehemiah-place", about), (f"grid.{name}",))


def refuse_columns(table: NehemiahTable, verb: str) -> list[Refusal]:
    """Return which columns take no worker, and why (NE-34)."""
    reasons: list[Refusal] = []
    for column in range(table.columns):
        if table.free_spot(column) == NONE:
            gone = table.cards[column * ROWS] == NONE
            name = column_name(column)
            why = Message("nehemiah-why-no-cards" if gone else "nehemiah-why-full", {"column": column + 1})
            reasons.append(Refusal(f"{verb} {name}", why, "NE-114" if gone else "NE-34", (f"grid.{name}",)))
    return reasons


def refuse_cards(table: NehemiahTable, verb: str) -> list[Refusal]:
    """Return why no card is named, where a column is chosen (NE-32)."""
    return [refuse_spot(verb, spot, "why-column-only", "NE-32") for spot in range(len(table.cards))]


@final
@mypyc_attr(acyclic=True)
class PlaceAnywhere(ActionStep):
    """Priority Site: place a worker on any unoccupied card, standing; on row 4 too (NE-80, NE-81)."""

    asked_by = "NE-80"
    made_from = arguments(chooser=ACTIVE)

    def offered(self, table: NehemiahTable) -> list[int]:
        """Every unoccupied card."""
        return table.free_spots() if table.available[self.chooser] > 0 else []

    def carry_out(self, table: NehemiahTable, choice: i64) -> None:
        """Place it."""
        table.put_worker(self.chooser, choice)
        if table.game_events is not None:
            tell_placed(table, self.chooser, choice, "NE-80")

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-place-anywhere")

    def say_offered(self, table: NehemiahTable, choice: i64) -> Choice:
        """`place c2r4`."""
        return on_spot("place", "nehemiah-place-on", choice)

    def refuse_others(self, table: NehemiahTable) -> list[Refusal]:
        """Occupied cards (NE-7)."""
        return refuse_occupied(table, "place")


def refuse_occupied(table: NehemiahTable, verb: str) -> list[Refusal]:
    """Return which spots take no worker, and why (NE-7, NE-114)."""
    reasons: list[Refusal] = []
    for spot in range(len(table.worker)):
        if table.cards[spot] == NONE:
            reasons.append(refuse_spot(verb, spot, "why-no-card", "NE-114"))
        elif table.worker[spot] != NONE:
            reasons.append(refuse_spot(verb, spot, "why-occupied", "NE-7"))
    return reasons


@final
@mypyc_attr(acyclic=True)
class ReplaceWorker(ActionStep):
    """Crew Change: send an opponent's worker home; one of their own takes its place and posture (NE-82)."""

    asked_by = "NE-82"
    made_from = arguments(chooser=ACTIVE)

    def offered(self, table: NehemiahTable) -> list[int]:
        """Every opponent's worker."""
        found: list[int] = []
        if table.available[self.chooser] == 0:
            return found
        for spot in range(len(table.worker)):
            if is_opponent(table, self.chooser, spot):
                found.append(spot)
        return found

    def carry_out(self, table: NehemiahTable, choice: i64) -> None:
        """Change places. The newcomer has not been activated this turn."""
        owner = table.worker[choice]
        table.available[owner] += 1
        table.available[self.chooser] -= 1
        table.worker[choice] = self.chooser
        table.activated &= ~bit(choice)
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {
                "seat": self.chooser,
                "seat_owner": owner,
                "spot": spot_name(choice),
            }
            table.tell("replaces", about, "NE-82")

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-replace")

    def say_offered(self, table: NehemiahTable, choice: i64) -> Choice:
        """`replace c2r4`."""
        name = spot_name(choice)
        about: dict[str, str | int | list[str]] = {"spot": name, "seat_owner": table.worker[choice]}
        return Choice(f"replace {name}", Message("nehemiah-replace", about), (f"grid.{name}",))

    def refuse_others(self, table: NehemiahTable) -> list[Refusal]:
        """Own and neutral workers (NE-101)."""
        reasons: list[Refusal] = []
        for spot in range(len(table.worker)):
            if table.worker[spot] == NONE:
                reasons.append(refuse_empty(table, "replace", spot, "NE-82"))
            elif table.worker[spot] == self.chooser:
                reasons.append(refuse_spot("replace", spot, "why-your-own", "NE-82"))
            elif table.worker[spot] >= NEUTRAL:
                reasons.append(refuse_spot("replace", spot, "why-neutral", "NE-101"))
        return reasons


@final
@mypyc_attr(acyclic=True)
class UseTarget(ActionStep):
    """Consolidation: use other occupied cards of its column for a fee each (NE-88)."""

    asked_by = "NE-88"
    made_from = arguments(chooser=ACTIVE, column=COLUMN, left=NUMBER, optional=FLAG)

    def __init__(self, chooser: Seat, column: i64, left: i64, optional: i64) -> None:
        """Name the player, the column, how many cards may be used, and whether none may be."""
        super().__init__(chooser)
        self.column: Final = column
        self.left: Final = left
        self.optional: Final = optional

    def offered(self, table: NehemiahTable) -> list[int]:
        """Occupied cards of the column whose action can be performed after the fee (NE-51, NE-90)."""
        found: list[int] = []
        top = self.column * ROWS
        for spot in range(top, top + ROWS):
            if is_target(table, self.chooser, spot, table.gold[self.chooser]):
                found.append(spot)
        if self.optional:
            found.append(STOP)
        return found

    def carry_out(self, table: NehemiahTable, choice: i64) -> None:
        """Pay, then use the card; its worker keeps its posture and nothing is marked (NE-55, NE-89)."""
        if choice == STOP:
            return
        table.targets |= bit(choice)
        if self.left > 1:
            table.then(UseTarget(self.chooser, self.column, self.left - 1, optional=1))
        pay_fee(table, self.chooser, choice)
        use(table, self.chooser, choice)

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-consolidate", {"number": self.left, "column": self.column + 1})

    def say_offered(self, table: NehemiahTable, choice: i64) -> Choice:
        """`use c2r4`, `stop`."""
        if choice == STOP:
            return Choice("stop", Message("nehemiah-stop"))
        return say_card("use", "nehemiah-use", table, choice)

    def refuse_others(self, table: NehemiahTable) -> list[Refusal]:
        """Cards that cannot be used through this Consolidation."""
        reasons: list[Refusal] = []
        gold = table.gold[self.chooser]
        for spot in range(len(table.worker)):
            if spot // ROWS != self.column:
                reasons.append(refuse_spot("use", spot, "why-other-column", "NE-88"))
            elif is_target(table, self.chooser, spot, gold):
                continue
            elif table.worker[spot] == NONE:
                reasons.append(refuse_empty(table, "use", spot, "NE-88"))
            elif table.facts.effect[table.cards[spot]] == USE_CARDS:
                reasons.append(refuse_spot("use", spot, "why-consolidation", "NE-90"))
            elif table.targets & bit(spot):
                reasons.append(refuse_spot("use", spot, "why-used", "NE-90"))
            else:
                reasons.append(refuse_use("use", table, self.chooser, spot, fee=table.facts.fee))
        return reasons


def say_card(verb: str, id: str, table: NehemiahTable, spot: i64) -> Choice:  # noqa: A002
    """Return a choice that names a spot and the card on it."""
    name = spot_name(spot)
    about: dict[str, str | int | list[str]] = {"spot": name, "card": table.facts.ids[table.cards[spot]]}
    return Choice(f"{verb} {name}", Message(id, about), (f"grid.{name}",))


def refuse_use(verb: str, table: NehemiahTable, seat: Seat, spot: i64, fee: i64) -> Refusal:
    """Return why a card's action cannot be performed: fee, cost, or nothing to do (NE-40, NE-47, NE-91)."""
    facts = table.facts
    face = table.cards[spot]
    name = spot_name(spot)
    at = (f"grid.{name}",)
    text = f"{verb} {name}"
    about: dict[str, str | int | list[str]] = {"card": facts.ids[face], "spot": name, "number": fee}
    if table.gold[seat] < fee:
        return Refusal(text, Message("nehemiah-why-fee", about), "NE-46", at)
    missing_gold = facts.cost_gold[face] + fee - table.gold[seat]
    missing_wood = facts.cost_wood[face] - table.wood[seat]
    if missing_gold > 0 or missing_wood > 0:
        about["gold"] = max(missing_gold, 0)
        about["wood"] = max(missing_wood, 0)
        return Refusal(text, Message("nehemiah-why-cost", about), "NE-51" if fee else "NE-40", at)
    effect = facts.effect[face]
    if effect == PLACE_CUBES:
        return Refusal(text, Message("nehemiah-why-cubes", about), "NE-66", at)
    if effect == TAKE_GATE:
        return Refusal(text, Message("nehemiah-why-no-gate", about), "NE-72", at)
    return Refusal(text, Message("nehemiah-why-nothing", about), "NE-91", at)
