"""Whether what is pending fits the table: in a game that was played it always does.

Rules trust their steps. So a document with steps that could not be there is refused here, with the reason,
before anything happens: every step lies on one that it can lie on, names seats and places that are there, and
finds what it asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from batisseurs.games.nehemiah.activation import ExtraActivation, ExtraActivations, UseAnchor
from batisseurs.games.nehemiah.auctions import (
    Auction,
    Auctions,
    Bid,
    ChooseForeman,
    GiveUp,
    PlaceFreeCube,
    RevealForeman,
    TakeFreeGate,
    TurnCube,
    TurnCubeTo,
)
from batisseurs.games.nehemiah.cards import (
    MoveCube,
    PlaceAnywhere,
    PlaceFurther,
    RaiseWorker,
    ReplaceWorker,
    UseTarget,
    has_opponent,
    has_raisable,
)
from batisseurs.games.nehemiah.columns import (
    AfterRefill,
    ChangeRound,
    ClearMarked,
    DrawCard,
    EndGame,
    EndRound,
    FinalScoring,
    RefillEmptied,
    StartRound,
)
from batisseurs.games.nehemiah.facts import BOARDS, DECKS, INSPECTOR, RAISE_WORKERS, ROWS, TURNCOAT
from batisseurs.games.nehemiah.grid import (
    ANY_CARDS,
    ANY_WORKERS,
    CARDS_OF_COLUMN,
    COLUMN_WORKERS,
    PickToSwap,
    SwapWith,
    fits,
    fits_with,
    workers_on_grid,
)
from batisseurs.games.nehemiah.setup import BeginGame, DealGrid
from batisseurs.games.nehemiah.table import (
    BOTTOM,
    BY_CLEARING,
    ENDINGS,
    GOING_ON,
    HOLDINGS,
    NONE,
    NehemiahTable,
    column_name,
    spot_name,
)
from batisseurs.games.nehemiah.turn import (
    ActivateOpponent,
    ActivateOwn,
    CarryOutOrder,
    CloseTurn,
    Inspect,
    OpenTurn,
    OrderAnew,
    PlaceNeutral,
    TakeAction,
    can_act,
    has_victim,
    neutral_columns,
)
from batisseurs.games.nehemiah.windows import (
    T1,
    T4,
    MoveJourneyman,
    PickJourneyman,
    PlayForeman,
    Window,
    has_usable,
)
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.choice import Message
from batisseurs.kernel.faults import Fault, fault
from batisseurs.kernel.kinds import no_such
from batisseurs.kernel.step import Step

NOTHING = ""
"""In `ON`: nothing comes after it."""
AFTER_CARD = {"ExtraActivations", "UseTarget"}
AFTER_SWAP = {*AFTER_CARD, "Window"}
AFTER_ACTIVATION = {"CloseTurn", "ActivateOwn"}
AFTER_CLEARING = {"Turns", "OpenTurn"}

ON: dict[str, set[str]] = {
    "DrawFirstPlayer": {"DealGrid"},
    "DealGrid": {"BeginGame"},
    "BeginGame": {NOTHING},
    "DrawCard": {"DrawCard", "BeginGame", "AfterRefill", "RefillEmptied"},
    "Turns": {NOTHING},
    "OpenTurn": {"Turns"},
    "CloseTurn": {"Turns"},
    "TakeAction": {"CloseTurn"},
    "Inspect": {"CloseTurn"},
    "CarryOutOrder": {"CloseTurn"},
    "OrderAnew": {"CloseTurn"},
    "PlaceNeutral": {"CloseTurn"},
    "ActivateOpponent": {"CloseTurn"},
    "ActivateOwn": {"ActivateOwn", "CloseTurn"},
    "UseAnchor": {"ExtraActivations"},
    "ExtraActivations": AFTER_ACTIVATION,
    "ExtraActivation": AFTER_ACTIVATION,
    "MoveCube": {*AFTER_CARD, "PlaceFreeCube", "Auction"},
    "RaiseWorker": AFTER_CARD,
    "PlaceFurther": {*AFTER_CARD, "CloseTurn"},
    "PlaceAnywhere": AFTER_CARD,
    "ReplaceWorker": AFTER_CARD,
    "UseTarget": {"ExtraActivations"},
    "PickToSwap": AFTER_SWAP,
    "SwapWith": AFTER_SWAP,
    "ClearMarked": AFTER_CLEARING,
    "AfterRefill": {"ClearMarked"},
    "EndRound": AFTER_CLEARING,
    "ChangeRound": AFTER_CLEARING,
    "RefillEmptied": AFTER_CLEARING,
    "StartRound": AFTER_CLEARING,
    "EndGame": {NOTHING},
    "FinalScoring": {NOTHING},
    "Auctions": AFTER_CLEARING,
    "RevealForeman": {"Auction"},
    "Auction": AFTER_CLEARING,
    "ChooseForeman": {"Auction"},
    "Bid": {"Auction"},
    "PlaceFreeCube": {"PlaceFreeCube", "Auction"},
    "TakeFreeGate": {"Auction"},
    "GiveUp": {"GiveUp", "Auction"},
    "TurnCube": {"ChangeRound", "FinalScoring"},
    "TurnCubeTo": {"ChangeRound", "FinalScoring"},
    "Window": {"TakeAction", "CarryOutOrder", "ClearMarked"},
    "PlayForeman": {"TakeAction", "CarryOutOrder", "ClearMarked"},
    "PickJourneyman": {"Window"},
    "MoveJourneyman": {"Window"},
}
"""What comes right after each step."""

OF_FOREMEN = (
    Auctions, RevealForeman, Auction, ChooseForeman, Bid, PlaceFreeCube, TakeFreeGate, GiveUp, TurnCube,
    TurnCubeTo, Window, PlayForeman, PickJourneyman, MoveJourneyman, ActivateOwn, ActivateOpponent, Inspect,
    CarryOutOrder, OrderAnew,
)  # fmt: skip
"""The steps of the Foreman variant."""

LACKING = {
    "cube": "no cube can be moved there (NE-64)",
    "raise": "no worker can be raised (NE-78)",
    "place": "no worker can be placed (NE-31)",
    "replace": "no worker can be replaced (NE-82)",
    "target": "no card of the column can be used (NE-88)",
    "swap": "nothing can be swapped (NE-91)",
    "gate": "no gate is left (NE-72)",
    "foreman": "that player holds no foreman for it (NE-135)",
    "standing": "that player has no standing worker there (NE-36)",
    "opponent": "no opponent has a standing worker (NE-164)",
    "neutral": "no neutral worker can be placed (NE-97)",
    "anchor": "no worker has been activated on the anchor card (NE-37)",
    "action": "that player can do nothing (NE-165)",
}
"""What a step can miss on the table."""


def contradictions(table: NehemiahTable) -> Iterator[Fault]:
    """Say in what the pending steps do not fit the table: nothing, in any game played."""
    steps = table.pending()
    for check in (_chain, _turn_count, _cards, _marks, _activation, _foremen, _wants):
        found = next(check(table, steps), None)
        if found is not None:
            # What comes later trusts what was looked at before.
            yield found
            return


def _has(steps: list[Step], *kinds: type[Step]) -> bool:
    return any(isinstance(step, kinds) for step in steps)


# The chain. ------------------------------------------------------------------------------------------


def _chain(table: NehemiahTable, steps: list[Step]) -> Iterator[Fault]:
    """Every step is followed by one that can follow it, and its numbers go with those around it."""
    for place, step in enumerate(steps):
        after = steps[place + 1] if place + 1 < len(steps) else None
        if (NOTHING if after is None else type(after).__name__) not in ON[type(step).__name__]:
            if after is None:
                yield fault(
                    "nehemiah-pending-last", "{step} is pending, but nothing comes after it", step=str(step)
                )
            else:
                yield fault(
                    "nehemiah-pending-order",
                    "{step} is pending, but {after} cannot come after it",
                    step=str(step),
                    after=str(after),
                )
        what = _misfit_in_chain(table, steps, place)
        if what:
            yield no_such("nehemiah", step, what)
        if not table.foremen and isinstance(step, OF_FOREMEN):
            yield fault(
                "nehemiah-pending-no-foremen",
                "{step} is pending, but the game is played without foremen (NE-122)",
                step=str(step),
            )


def _misfit_in_chain(table: NehemiahTable, steps: list[Step], place: int) -> str:
    """Return which number of a step does not go with the steps around it."""
    step, after = steps[place], steps[place + 1] if place + 1 < len(steps) else None
    if isinstance(step, Window | PlayForeman):
        return _misfit_in_window(table, step, after)
    wrong: list[tuple[bool, str]] = [
        (isinstance(step, PickToSwap | SwapWith) and not _swap_goes_with(table, step, after), "swap"),
        (
            isinstance(step, MoveCube) and step.chooser != table.active and _has(steps, CloseTurn),
            "active seat",
        ),
        (isinstance(step, PlaceFurther) and step.must > step.left, "number"),
        (isinstance(step, UseTarget) and not step.optional and place > 0, "switch"),
        (
            isinstance(step, ActivateOwn)
            and step.done != int(not isinstance(after, ActivateOwn) or place > 0),
            "switch",
        ),
        (isinstance(step, Auction) and step.left > table.players, "number"),
    ]
    return next((what for is_wrong, what in wrong if is_wrong), "")


def _misfit_in_window(table: NehemiahTable, step: Window | PlayForeman, after: Step | None) -> str:
    """A window before the action comes before it; it asks players from the active one on."""
    if (step.window == T1) != isinstance(after, TakeAction | CarryOutOrder):
        return "window"
    if step.window != T4 and step.column != 0:
        return "column"
    if isinstance(step, Window):
        return "number" if step.asked > table.players else ""
    if step.place >= table.players:
        return "number"
    return "seat" if step.chooser != (table.active + step.place) % table.players else ""


def _swap_goes_with(table: NehemiahTable, step: PickToSwap | SwapWith, after: Step | None) -> bool:
    """A card swaps workers of a column or cards; a foreman any workers, or cards of the new column."""
    if not isinstance(after, Window):
        return step.what in {COLUMN_WORKERS, ANY_CARDS} and step.chooser == table.active
    if after.window == T4:
        return step.what == CARDS_OF_COLUMN + after.column
    return step.what == ANY_WORKERS and step.chooser == table.active


# Turns and rounds. -----------------------------------------------------------------------------------


def _turn_count(table: NehemiahTable, steps: list[Step]) -> Iterator[Fault]:
    turn, last = int(table.turn), int(table.end_at)
    begun = _has(steps, CloseTurn, ClearMarked, OpenTurn)
    if (begun and turn == 0) or (_has(steps, BeginGame) and turn > 0):
        yield fault(
            "nehemiah-pending-turns",
            "{step} is pending, but {turns} turns have been begun (NE-23)",
            step=str(steps[0]),
            turns=turn,
        )
    if table.between != _has(steps, OpenTurn):
        yield fault(
            "nehemiah-pending-between", "between_turns is true if and only if OpenTurn is pending (NE-180)"
        )
    if last > 0 and (last % table.players or not turn <= last <= turn + 2 * table.players):
        yield fault(
            "nehemiah-pending-last-turn",
            "the last turn cannot be number {last} after {turns} turns of {players} players (NE-116)",
            last=last,
            turns=turn,
            players=int(table.players),
        )
    stuck = _has(steps, OpenTurn) and table.trigger != BY_CLEARING
    if (table.trigger == GOING_ON) == (last > 0) and not (stuck and last == 0):
        yield fault(
            "nehemiah-pending-ending",
            "the ending {ending} does not go with last_turn = {last} (NE-113)",
            ending=ENDINGS[table.trigger],
            last=last,
        )
    if (not steps or _has(steps, EndGame, FinalScoring)) and turn != last:
        yield fault(
            "nehemiah-pending-end",
            "the game ends after turn {last}, but {turns} turns have been begun (NE-116)",
            last=last,
            turns=turn,
        )
    if _has(steps, EndRound, ChangeRound) and (table.round == DECKS or table.can_refill()):
        yield fault(
            "nehemiah-pending-round",
            "{step} is pending, but round {round} does not end with {number} cards in its deck (NE-102)",
            step=str(steps[0]),
            round=int(table.round),
            number=int(table.deck_size[table.round - 1]),
        )


# Cards. ----------------------------------------------------------------------------------------------


def _cards(table: NehemiahTable, steps: list[Step]) -> Iterator[Fault]:
    """Columns have four cards or none, but for those that are being filled; the deck has enough for them."""
    draws = [step for step in steps if isinstance(step, DrawCard)]
    filling = [step.spot // ROWS for step in draws]
    for step in draws:
        filled = all(_lies(table, spot) for spot in _above(step.spot))
        free = not any(_lies(table, spot) for spot in range(step.spot, _top(step.spot) + ROWS))
        column = step.spot // ROWS
        if not filled or not free or filling.count(column) > 1 or table.emptied[column] > 0:
            yield fault(
                "nehemiah-pending-draw",
                "{step} is pending, but {spot} is not the next card to be laid (NE-59)",
                step=str(step),
                spot=spot_name(step.spot),
            )
    for column in range(table.columns):
        number = sum(_lies(table, column * ROWS + row) for row in range(ROWS))
        if number > 0 and _has(steps, DealGrid):
            yield fault(
                "nehemiah-pending-dealt",
                "{step} is pending, but {column} has cards already (NE-17)",
                step=str(steps[0]),
                column=column_name(column),
            )
        if number % ROWS and column not in filling:
            yield fault(
                "nehemiah-pending-column",
                "{column} has {number} cards, but a column has {most} or none (NE-60)",
                column=column_name(column),
                number=number,
                most=ROWS,
            )
    yield from _deck_sizes(table, sum(ROWS - step.spot % ROWS for step in draws))
    yield from _refilled(table, steps, filling)


def _lies(table: NehemiahTable, spot: int) -> bool:
    return table.cards[spot] != NONE


def _top(spot: int) -> int:
    return spot - spot % ROWS


def _above(spot: int) -> range:
    return range(_top(spot), spot)


def _deck_sizes(table: NehemiahTable, due: int) -> Iterator[Fault]:
    for deck in range(DECKS):
        number, wanted = int(table.deck_size[deck]), due if deck == table.round - 1 else 0
        printed = table.facts.deck_cards(table.players, deck)
        if number < wanted or (number - wanted - printed) % ROWS:
            yield fault(
                "nehemiah-pending-deck",
                "deck {deck} has {number} cards, {wanted} are to be laid: whole columns are left (NE-175)",
                deck=deck + 1,
                number=number,
                wanted=wanted,
            )


def _refilled(table: NehemiahTable, steps: list[Step], filling: list[int]) -> Iterator[Fault]:
    """A player can act; a window after a refill has its column."""
    for place, step in enumerate(steps):
        refilled = isinstance(step, AfterRefill) or (
            isinstance(step, Window | PlayForeman) and step.window == T4
        )
        if refilled:
            assert isinstance(step, AfterRefill | Window | PlayForeman)
            above = steps[place - 1] if place else None
            being = isinstance(above, DrawCard) and above.spot // ROWS == step.column
            if isinstance(above, DrawCard) != being or not (being or _lies(table, step.column * ROWS)):
                yield fault(
                    "nehemiah-pending-refill",
                    "{step} is pending, but {column} has not been refilled (NE-59)",
                    step=str(step),
                    column=column_name(step.column),
                )
    waiting = filling or _has(steps, DealGrid) or any(number > 0 for number in table.emptied)
    empty = not any(_lies(table, column * ROWS) for column in range(table.columns))
    if empty and not waiting and table.end_at == 0:
        yield fault("nehemiah-pending-no-cards", "no column has cards, but the end is not triggered (NE-113)")


# Marks. ----------------------------------------------------------------------------------------------


def _marks(table: NehemiahTable, steps: list[Step]) -> Iterator[Fault]:
    clearing = _has(steps, CloseTurn, ClearMarked)
    for column in range(table.columns):
        name, cards = column_name(column), _lies(table, column * ROWS + BOTTOM)
        bottom = column * ROWS + BOTTOM
        if table.marked[column] > 0 and not (clearing and cards):
            yield fault(
                "nehemiah-pending-marked",
                "{column} is marked, but it has no cards or is not cleared in this turn (NE-57)",
                column=name,
            )
        refilling = _has(steps, ClearMarked, EndRound, ChangeRound, RefillEmptied)
        if table.emptied[column] > 0 and not (refilling and not _lies(table, column * ROWS)):
            yield fault(
                "nehemiah-pending-emptied",
                "{column} waits for the next deck, but it has cards or no deck comes (NE-103)",
                column=name,
            )
        if table.worker[bottom] != NONE and table.tired[bottom] and table.marked[column] == 0:
            yield fault(
                "nehemiah-pending-bottom",
                "a tired worker lies on {spot}, but {column} is not marked (NE-176)",
                spot=spot_name(bottom),
                column=name,
            )
    if table.marks > 0 and not clearing:
        yield fault(
            "nehemiah-pending-cleared", "columns have been cleared, but no turn is being closed (NE-57)"
        )


# An activation. --------------------------------------------------------------------------------------


def _activation(table: NehemiahTable, steps: list[Step]) -> Iterator[Fault]:
    under_way = _has(steps, ExtraActivation, ExtraActivations)
    if under_way != (table.anchor != NONE) or (under_way and not _lies(table, table.anchor)):
        yield fault(
            "nehemiah-pending-anchor",
            "there is an anchor card if and only if an activation is under way (NE-37)",
        )
    column = table.anchor // ROWS
    for step in steps:
        if isinstance(step, UseTarget) and step.column != column:
            yield fault(
                "nehemiah-pending-target",
                "{step} is pending, but the anchor card lies in another column (NE-88)",
                step=str(step),
            )
    for spot in range(len(table.cards)):
        inside = under_way and spot // ROWS == column
        if (table.used | table.targets) & bit(spot) and not inside:
            yield fault(
                "nehemiah-pending-used",
                "{spot} has been used, but not in an activation of its column (NE-43)",
                spot=spot_name(spot),
            )
        tired = table.worker[spot] != NONE and table.tired[spot] == 1
        if table.activated & bit(spot) and not (tired and _has(steps, CloseTurn)):
            yield fault(
                "nehemiah-pending-activated",
                "no worker can have been activated in this turn on {spot} (NE-37)",
                spot=spot_name(spot),
            )


# Foremen. --------------------------------------------------------------------------------------------


def _foremen(table: NehemiahTable, steps: list[Step]) -> Iterator[Fault]:
    """There are as many cards as are still auctioned, and as are still revealed."""
    to_reveal, wanted, auctions = 0, 0, 0
    for step in steps:
        if isinstance(step, RevealForeman):
            to_reveal += step.left
        elif isinstance(step, Auction):
            wanted += step.left
        elif isinstance(step, ChooseForeman | Bid):
            wanted += 1
        elif isinstance(step, Auctions | StartRound | BeginGame):
            auctions += 1
    revealed = int(size(table.revealed))
    if (revealed and not _has(steps, Auction)) or revealed + to_reveal < wanted:
        yield fault(
            "nehemiah-pending-revealed",
            "{number} foremen lie revealed, {wanted} are to be auctioned (NE-126)",
            number=revealed,
            wanted=wanted,
        )
    if not table.foremen or not steps:
        return
    needed = int(to_reveal + (table.players + 1) * (auctions + DECKS - table.round))
    left = int(size(table.unseen_foremen))
    if left < needed:
        yield fault(
            "nehemiah-pending-foreman-deck",
            "the foreman deck has {number} cards, the rounds to come need {needed} (NE-126)",
            number=left,
            needed=needed,
        )


# What the step on top asks for. ------------------------------------------------------------------------


def _wants(table: NehemiahTable, steps: list[Step]) -> Iterator[Fault]:
    for step in steps[:1]:
        what = _lacking(table, step)
        if what:
            about: dict[str, str | int | list[str]] = {"step": str(step), "what": what}
            yield Fault(f"{step} is pending, but {LACKING[what]}", Message("nehemiah-pending-lacks", about))


def _lacking(table: NehemiahTable, step: Step) -> str:
    """Return what a step asks for that is not there."""
    seat = step.chooser
    wants: list[tuple[type[Step], str, Callable[[], bool]]] = [
        (MoveCube, "cube", lambda: _cubes_left(table, step)),
        (RaiseWorker, "raise", lambda: _is_night_work(table, step)),
        (PlaceFurther, "place", lambda: table.can_place(seat)),
        (PlaceAnywhere, "place", lambda: table.can_place(seat)),
        (ReplaceWorker, "replace", lambda: table.available[seat] > 0 and has_opponent(table, seat)),
        (UseTarget, "target", lambda: _lies(table, step.fields()[1] * ROWS) and bool(step.choices(table))),
        (PickToSwap, "swap", lambda: _can_pick(table, step)),
        (SwapWith, "swap", lambda: _can_swap(table, step)),
        (TakeFreeGate, "gate", lambda: table.top_gate() != NONE),
        (TurnCube, "foreman", lambda: table.holds(seat, TURNCOAT)),
        (TurnCubeTo, "cube", lambda: _has_cube(table, step)),
        (Inspect, "foreman", lambda: table.holds(seat, INSPECTOR) and seat != step.actor()),
        (Inspect, "action", lambda: can_act(table, step.actor())),
        (OrderAnew, "action", lambda: seat != step.actor() and can_act(table, step.actor())),
        (PlayForeman, "foreman", lambda: has_usable(table, seat, step.fields()[1])),
        (PickJourneyman, "standing", lambda: table.has_standing(seat)),
        (PickJourneyman, "place", table.has_free_card),
        (MoveJourneyman, "standing", lambda: step.fields()[1] in table.standing(seat)),
        (MoveJourneyman, "place", table.has_free_card),
        (ActivateOwn, "standing", lambda: bool(step.choices(table))),
        (ActivateOpponent, "opponent", lambda: has_victim(table, seat)),
        (PlaceNeutral, "neutral", lambda: _can_place_neutral(table, step)),
        (UseAnchor, "anchor", lambda: table.activated & bit(table.anchor) != 0),
    ]
    for kind, what, is_there in wants:
        if isinstance(step, kind) and not is_there():
            return what
    return ""


def _cubes_left(table: NehemiahTable, step: Step) -> bool:
    """Cubes are moved when the supply is empty, and there are as many as are missing."""
    seat, board, left = step.fields()
    own = [table.cubes[seat * HOLDINGS + place] for place in range(HOLDINGS)]
    return own[BOARDS] == 0 and sum(own) - own[board] >= left


def _is_night_work(table: NehemiahTable, step: Step) -> bool:
    seat, card, *_ = step.fields()
    if not _lies(table, card):
        return False
    return table.facts.effect[table.cards[card]] == RAISE_WORKERS and has_raisable(table, seat, card)


def _can_pick(table: NehemiahTable, step: Step) -> bool:
    what = step.fields()[1]
    if what == ANY_WORKERS:
        return workers_on_grid(table) > 1
    spots = range(len(table.cards))
    return any(_lies(table, spot) and fits(table, what, spot) for spot in spots)


def _can_swap(table: NehemiahTable, step: Step) -> bool:
    _, what, first = step.fields()
    if not _lies(table, first) or not fits(table, what, first):
        return False
    return any(fits_with(table, what, first, spot) for spot in range(len(table.cards)))


def _has_cube(table: NehemiahTable, step: Step) -> bool:
    _, owner, board = step.fields()
    return table.cubes[owner * HOLDINGS + board] > 0


def _can_place_neutral(table: NehemiahTable, step: Step) -> bool:
    seat, placed = step.fields()
    return table.neutral[seat] > 0 and len(neutral_columns(table, placed)) > 0
