"""What a seat, or a spectator, may see. Rules: NE-171, NE-172, NE-R35, NE-R36.

One function makes the view; everything that shows a table, and everything that learns from one, reads
only this. The numeric form is made from the view too, so that it cannot show more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from batisseurs.games.nehemiah import facts
from batisseurs.games.nehemiah.auctions import bid_of
from batisseurs.games.nehemiah.components import DECK_IDS
from batisseurs.games.nehemiah.facts import BOARDS, ROWS, SUPPLY
from batisseurs.games.nehemiah.scoring import board_points, final_points
from batisseurs.games.nehemiah.table import (
    ENDINGS,
    HOLDINGS,
    NEUTRAL,
    NONE,
    NehemiahTable,
    column_name,
    spot_name,
)
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.game import Feature, PendingView, pending_view
from batisseurs.kernel.seats import Seat, seat_name

if TYPE_CHECKING:
    from collections.abc import Iterable

COLOURS = ("red", "blue", "green", "yellow")
"""By seat; the neutral workers of two players have the two other colours (NE-10, NE-92)."""
STEP_FIELDS = 4
STEPS_SHOWN = 48
MANY = 1_000_000


class SpotView(msgspec.Struct, frozen=True):
    """A place of the grid: its card, and the worker on it. A neutral worker has an owner too."""

    place: str
    card: str | None
    worker: int | None = None
    neutral: bool = False
    tired: bool = False
    anchor: bool = False
    used: bool = False
    """Whether the card was used in this activation, so that it cannot be used again."""


class ColumnView(msgspec.Struct, frozen=True):
    """Four spots from the top; `marked` if the column will be cleared, with its place in the order."""

    place: str
    spots: tuple[SpotView, ...]
    marked: int
    next: str | None
    """The place of the next worker: the topmost free card (NE-32)."""


class BoardView(msgspec.Struct, frozen=True):
    """An influence board: cubes by seat, points for the places, and what each seat would get now."""

    place: str
    board: str
    cubes: tuple[int, ...]
    score_table: tuple[int, ...]
    would_score: tuple[int, ...]


class GateView(msgspec.Struct, frozen=True):
    """A gate, its value, and who has it; None while it is in the stack."""

    place: str
    gate: str
    value: int
    owner: int | None


class CountView(msgspec.Struct, frozen=True):
    """Discarded work cards of a face."""

    card: str
    copies: int


class SeatView(msgspec.Struct, frozen=True):
    """One player's side of the table. Only its owner sees what is behind the screen (NE-14, NE-172)."""

    seat: int
    colour: str
    neutral_colour: str | None
    available: int
    set_aside: int
    neutral: int
    cube_supply: int
    foremen: tuple[str, ...]
    offered: bool
    """Whether one of them is offered beside actions, also in turns of others (NE-141, NE-165)."""
    gold: int | None
    wood: int | None
    points: int | None
    """Victory points gained so far, without gates and goods."""
    score: int | None
    """With gates, and goods as if sold now."""
    bid: tuple[int, ...] | None
    """Workers, wood and gold bid so far in the auction in progress: for its owner only (NE-172)."""


class NehemiahView(msgspec.Struct, frozen=True):
    """The table as one reader sees it: what is public, and their own (NE-19, NE-171)."""

    players: int
    reader: int
    round: int
    turn: int
    active: int
    first_player: int
    turns_left: int | None
    """Once the end is triggered: the turns still to come, the one under way included."""
    columns: tuple[ColumnView, ...]
    decks: tuple[int, ...]
    discard: tuple[CountView, ...]
    boards: tuple[BoardView, ...]
    gates: tuple[GateView, ...]
    foremen: bool
    foreman_deck: int
    revealed: tuple[str, ...]
    auctioned: str | None
    seats: tuple[SeatView, ...]
    pending: PendingView | None
    ending: str


def view(table: NehemiahTable, reader: Seat) -> NehemiahView:
    """Return what a reader may see."""
    step = table.top
    name = type(step).__name__ if step is not None else ""
    known = table.facts
    return NehemiahView(
        players=table.players,
        reader=reader,
        round=table.round,
        turn=table.turn,
        active=table.active,
        first_player=table.first,
        turns_left=table.end_at - table.turns_taken() + int(not table.between and not table.over())
        if table.final_turns()
        else None,
        columns=tuple(_column(table, column) for column in range(table.columns)),
        decks=tuple(table.deck_size),
        discard=tuple(
            CountView(known.ids[face], copies) for face, copies in enumerate(table.discard) if copies > 0
        ),
        boards=tuple(_board(table, board) for board in range(BOARDS)),
        gates=tuple(
            GateView(f"gate.{gate}", gate, known.gate_values[index], _owner(table.gates[index]))
            for index, gate in enumerate(known.gate_ids)
        ),
        foremen=table.foremen,
        foreman_deck=size(table.unseen_foremen),
        revealed=_foremen(table, table.revealed),
        auctioned=known.foreman_ids[step.fields()[0]] if step is not None and name == "Bid" else None,
        seats=tuple(_seat(table, seat, reader) for seat in range(table.players)),
        pending=pending_view(table),
        ending=ENDINGS[table.trigger if table.over() else 0],
    )


def view_beside(table: NehemiahTable, seat: Seat, public: NehemiahView) -> NehemiahView:
    """Return what a seat may see, given what everyone sees: only its own seat differs."""
    seats = (*public.seats[:seat], _seat(table, seat, seat), *public.seats[seat + 1 :])
    return msgspec.structs.replace(public, reader=seat, seats=seats)


def _owner(seat: int) -> int | None:
    return None if seat == NONE else seat


def _foremen(table: NehemiahTable, members: int) -> tuple[str, ...]:
    return tuple(card for index, card in enumerate(table.facts.foreman_ids) if members >> index & 1)


def _column(table: NehemiahTable, column: int) -> ColumnView:
    spots = range(column * ROWS, column * ROWS + ROWS)
    free = table.free_spot(column)
    return ColumnView(
        place=f"grid.{column_name(column)}",
        spots=tuple(_spot(table, spot) for spot in spots),
        marked=table.marked[column],
        next=f"grid.{spot_name(free)}" if free != NONE else None,
    )


def _spot(table: NehemiahTable, spot: int) -> SpotView:
    card, worker = table.cards[spot], table.worker[spot]
    return SpotView(
        place=f"grid.{spot_name(spot)}",
        card=table.facts.ids[card] if card != NONE else None,
        worker=worker % NEUTRAL if worker != NONE else None,
        neutral=worker >= NEUTRAL,
        tired=table.tired[spot] == 1,
        anchor=spot == table.anchor,
        used=table.used & bit(spot) != 0,
    )


def _board(table: NehemiahTable, board: int) -> BoardView:
    name = table.facts.board_ids[board]
    at = table.facts.table_of(table.round, board, table.players)
    return BoardView(
        place=f"board.{name}",
        board=name,
        cubes=tuple(table.cubes[seat * HOLDINGS + board] for seat in range(table.players)),
        score_table=tuple(table.facts.score_table[at + place] for place in range(table.players)),
        would_score=tuple(board_points(table, seat, board) for seat in range(table.players)),
    )


def is_open(table: NehemiahTable, seat: Seat, reader: Seat) -> bool:
    """Tell whether a reader sees what is behind a seat's screen (NE-172)."""
    return reader == seat or table.open_screens or table.over()


def _seat(table: NehemiahTable, seat: Seat, reader: Seat) -> SeatView:
    shown = is_open(table, seat, reader)
    neutrals = table.facts.neutral_workers[table.players] > 0
    return SeatView(
        seat=seat,
        colour=COLOURS[seat],
        neutral_colour=COLOURS[table.players + seat] if neutrals else None,
        available=table.available[seat],
        set_aside=table.set_aside[seat],
        neutral=table.neutral[seat],
        cube_supply=table.cubes[seat * HOLDINGS + SUPPLY],
        foremen=_foremen(table, table.held[seat]),
        offered=table.held[seat] & (facts.WINDOW_FOREMEN | bit(facts.INSPECTOR)) != 0,
        gold=table.gold[seat] if shown else None,
        wood=table.wood[seat] if shown else None,
        points=table.points(seat) if shown else None,
        score=final_points(table, seat) if shown else None,
        bid=_bid(table, seat) if reader == seat else None,
    )


def _bid(table: NehemiahTable, seat: Seat) -> tuple[int, ...] | None:
    given = table.given(seat)
    return bid_of(given) if given else None


def counted(seen: NehemiahView, seat: SeatView) -> dict[str, int | None]:
    """Return what can be counted of a player, by the last word of its id; None is behind a screen."""
    found: dict[str, int | None] = {"workers": seat.available}
    if seen.foremen:
        found["aside"] = seat.set_aside
    if seat.neutral_colour is not None:
        found["neutral"] = seat.neutral
    found["cubes"] = seat.cube_supply
    found |= {board.board: board.cubes[seat.seat] for board in seen.boards}
    found["scoring"] = sum(board.would_score[seat.seat] for board in seen.boards)
    return found | {"wood": seat.wood, "gold": seat.gold, "points": seat.points}


def places(table: NehemiahTable, reader: Seat) -> set[str]:
    """Return the ids of all places and pieces in a reader's view."""
    seen = view(table, reader)
    found = {"round", "gates", "discard"} | {f"deck.{deck}" for deck in DECK_IDS}
    found |= {board.place for board in seen.boards} | {gate.place for gate in seen.gates}
    for column in seen.columns:
        found |= {column.place, *(spot.place for spot in column.spots)}
    if seen.foremen:
        found |= {"foremen", "foreman_deck"} | {f"revealed.{card}" for card in seen.revealed}
    if seen.auctioned is not None and reader >= 0:
        found |= {"bid.workers", "bid.wood", "bid.gold"}
    for seat in seen.seats:
        own = seat_name(seat.seat)
        found |= {own, *(f"{own}.{name}" for name in counted(seen, seat))}
        found |= {f"{own}.foreman.{card}" for card in seat.foremen}
    return found


def layout(players: int, columns: int) -> list[Feature]:
    """Return the rows of numbers of `observe`; seats are counted from the reader (spectators: from 0)."""
    spots = columns * ROWS
    rows = [
        Feature("round", 1, 3),
        Feature("turn", 1, MANY),
        Feature("active", players, 1),
        Feature("first player", players, 1),
        Feature("turns left", 1, 99, -1),
        Feature("cards", spots * facts.FACES, 1),
        Feature("own workers", spots * players, 1),
        Feature("neutral workers", spots, 1),
        Feature("tired", spots, 1),
        Feature("anchor", spots, 1),
        Feature("used", spots, 1),
        Feature("marked", columns, columns),
        Feature("decks", facts.DECKS, 99),
        Feature("discard", facts.FACES, 99),
        Feature("gates left", 1, 99),
        Feature("foreman deck", 1, facts.FOREMEN),
        Feature("revealed", facts.FOREMEN, 1),
        Feature("step", STEPS_SHOWN, 1),
        Feature("chooser", players, 1),
        Feature("step fields", STEP_FIELDS, 255, -9),
    ]
    for index in range(players):
        name = f"seat {index} "
        rows += [
            Feature(name + "available", 1, 99),
            Feature(name + "set aside", 1, 99),
            Feature(name + "neutral", 1, 99),
            Feature(name + "cubes", BOARDS + 1, 99),
            Feature(name + "gates", 1, MANY),
            Feature(name + "foremen", facts.FOREMEN, 1),
            Feature(name + "behind the screen", 3, MANY, -1),
            Feature(name + "bid", 3, MANY, -1),
        ]
    return rows


def observe(seen: NehemiahView, known: facts.Facts, step_names: list[str]) -> list[int]:
    """Return a view as numbers; what is hidden is -1."""
    first = max(seen.reader, 0)

    def turned(seat: int) -> int:
        return (seat - first) % seen.players if seat >= 0 else -1

    pending = seen.pending
    spots = [spot for column in seen.columns for spot in column.spots]
    discard = {count.card: count.copies for count in seen.discard}
    fields = list(pending.fields) if pending else []
    if pending and pending.chooser >= 0 and fields:
        fields[0] = turned(fields[0])
    numbers = [
        seen.round,
        seen.turn,
        *_one_of(seen.players, turned(seen.active)),
        *_one_of(seen.players, turned(seen.first_player)),
        -1 if seen.turns_left is None else seen.turns_left,
        *(int(spot.card == card) for spot in spots for card in known.ids),
        *(_whose(spot, (first + index) % seen.players) for spot in spots for index in range(seen.players)),
        *(int(spot.neutral) for spot in spots),
        *(int(spot.tired) for spot in spots),
        *(int(spot.anchor) for spot in spots),
        *(int(spot.used) for spot in spots),
        *(column.marked for column in seen.columns),
        *seen.decks,
        *(discard.get(card, 0) for card in known.ids),
        sum(gate.owner is None for gate in seen.gates),
        seen.foreman_deck,
        *_which(known.foreman_ids, seen.revealed),
        *_one_of(STEPS_SHOWN, step_names.index(pending.step) if pending else -1),
        *_one_of(seen.players, turned(pending.chooser) if pending else -1),
        *(fields + [0] * STEP_FIELDS)[:STEP_FIELDS],
    ]
    for index in range(seen.players):
        seat = seen.seats[(first + index) % seen.players]
        numbers += [
            seat.available,
            seat.set_aside,
            seat.neutral,
            *(board.cubes[seat.seat] for board in seen.boards),
            seat.cube_supply,
            sum(gate.value for gate in seen.gates if gate.owner == seat.seat),
            *_which(known.foreman_ids, seat.foremen),
            *(-1 if value is None else value for value in (seat.gold, seat.wood, seat.points)),
            *(seat.bid or (-1, -1, -1)),
        ]
    return numbers


def _one_of(size: int, index: int) -> list[int]:
    return [int(place == index) for place in range(size)]


def _which(cards: list[str], there: Iterable[str]) -> list[int]:
    found = set(there)
    return [int(card in found) for card in cards]


def _whose(spot: SpotView, seat: int) -> int:
    return int(spot.worker == seat and not spot.neutral)
