"""What a seat, or a spectator, may see. Rules: b2.

One function makes the view; everything that shows a table, and everything that learns from one, reads
only this. The numeric form is made from the view too, so that it cannot show more.
"""

from __future__ import annotations

import msgspec

from batisseurs.games.theopolis import city, facts
from batisseurs.games.theopolis.ending import score
from batisseurs.games.theopolis.player_aid import AidView, PriceView, aid, price
from batisseurs.games.theopolis.table import DISCARD, EMPTY, ENDINGS, OUT, TheopolisTable
from batisseurs.kernel.game import Feature, PendingView, pending_view
from batisseurs.kernel.seats import Seat, seat_name

STEP_FIELDS = 3
STEPS_SHOWN = 32
MOST_ROUNDS = 1_000_000
SEAT_PLACES = (
    "city", "hand", "hand_limit", "heaven", "points", "worth", "stones", "sacraments", "wonder_cost", "score",
    "additions", "exchanges",
)  # fmt: skip
"""What each player has on the table and counts, beside cards and Resources."""


class CardView(msgspec.Struct, frozen=True):
    """A card, or several equal ones, and the id of its place."""

    place: str
    card: str
    copies: int = 1
    price: PriceView | None = None
    """On the board what it costs the reader, in a hand what it costs its owner."""


class ResourceView(msgspec.Struct, frozen=True):
    """The Resource cards of one type in a city."""

    place: str
    resource: str
    unused: int
    used: int


class SeatView(msgspec.Struct, frozen=True):
    """One player's side of the table. `hand` is there for its owner only.

    Original points, stones and sacraments are the player aid (TH-2). Pawns are no pieces of the game: their
    colours are the room's (TH-3).
    """

    seat: int
    saint: str | None
    original_points: int
    stones: int
    sacraments: tuple[str, ...]
    resources: tuple[ResourceView, ...]
    city: tuple[CardView, ...]
    hand_size: int
    known_hand: tuple[str, ...]
    hand: tuple[CardView, ...] | None
    hand_limit: int
    score: int
    rank: int


class TheopolisView(msgspec.Struct, frozen=True):
    """The table as one reader sees it: all of it but other hands and the deck (TH-21).

    Of the deck everyone knows the size (TH-20).
    """

    players: int
    reader: int
    round: int
    active: int
    added: int
    exchanged: int
    confessed: int
    board: tuple[CardView | None, ...]
    discard: tuple[CardView, ...]
    out: tuple[CardView, ...]
    deck: int
    piles: tuple[int, ...]
    seats: tuple[SeatView, ...]
    aid: AidView
    """The reader's player aid; for those who look on, the first player's."""
    pending: PendingView | None
    ending: str


def view(table: TheopolisTable, reader: Seat) -> TheopolisView:
    """Return what a reader may see."""
    return TheopolisView(
        players=table.players,
        reader=reader,
        round=table.round,
        active=table.active,
        added=table.added,
        exchanged=table.exchanged,
        confessed=table.confessed,
        board=_board(table, reader),
        discard=_zone(table, DISCARD, "discard"),
        out=_zone(table, OUT, "out"),
        deck=table.deck_size,
        piles=tuple(table.piles),
        seats=tuple(_seat(table, seat, reader) for seat in range(table.players)),
        aid=aid(table, max(reader, 0)),
        pending=pending_view(table),
        ending=ENDINGS[table.ending],
    )


def view_beside(table: TheopolisTable, seat: Seat, public: TheopolisView) -> TheopolisView:
    """Return what a seat may see, given what all see: its own seat, its prices and its player aid."""
    seats = (*public.seats[:seat], _seat(table, seat, seat), *public.seats[seat + 1 :])
    return msgspec.structs.replace(
        public, reader=seat, board=_board(table, seat), seats=seats, aid=aid(table, seat)
    )


def _board(table: TheopolisTable, reader: Seat) -> tuple[CardView | None, ...]:
    ids = table.facts.ids
    return tuple(
        CardView(
            f"board.{ids[kind]}", ids[kind], price=price(table, reader, ids[kind]) if reader >= 0 else None
        )
        if kind != EMPTY
        else None
        for kind in table.board
    )


def _zone(table: TheopolisTable, zone: int, place: str) -> tuple[CardView, ...]:
    ids = table.facts.ids
    counts = [(ids[kind], table.cards[zone + kind]) for kind in range(facts.KINDS)]
    return tuple(CardView(f"{place}.{card}", card, copies) for card, copies in counts if copies > 0)


def _seat(table: TheopolisTable, seat: Seat, reader: Seat) -> SeatView:
    name = seat_name(seat)
    ids = table.facts.ids
    held = city.sacraments(table, seat)
    saint = table.saints[seat]
    at = table.hand_at(seat)
    playing = table.in_game(seat) or not table.play_on
    size = table.hand_size(seat) if playing else 0
    places = range(at, at + size)
    return SeatView(
        seat=seat,
        saint=table.facts.saint_ids[saint] if saint != facts.NO_SAINT else None,
        original_points=table.points[seat],
        stones=city.stones(table, seat),
        sacraments=tuple(
            sacrament for index, sacrament in enumerate(table.facts.sacrament_ids) if held >> index & 1
        ),
        resources=tuple(
            ResourceView(
                f"{name}.resources.{resource}",
                resource,
                table.unused[seat * facts.RESOURCES + index],
                table.used[seat * facts.RESOURCES + index],
            )
            for index, resource in enumerate(table.facts.resource_ids)
        ),
        city=_zone(table, table.city_at(seat), f"{name}.city"),
        hand_size=size,
        known_hand=tuple(ids[table.hands[place]] for place in places if table.known[place] == 1),
        hand=_hand(table, seat, [ids[table.hands[place]] for place in places]) if reader == seat else None,
        hand_limit=city.hand_limit(table, seat),
        score=score(table, seat),
        rank=table.ranks[seat],
    )


def _hand(table: TheopolisTable, seat: Seat, cards: list[str]) -> tuple[CardView, ...]:
    name = seat_name(seat)
    return tuple(
        CardView(f"{name}.hand.{card}", card, cards.count(card), price(table, seat, card))
        for card in dict.fromkeys(cards)
    )


def places(table: TheopolisTable, reader: Seat) -> set[str]:
    """Return the ids of all places and pieces in a reader's view."""
    return places_in(view(table, reader), table.facts)


def places_in(seen: TheopolisView, table_facts: facts.Facts) -> set[str]:
    """Return the ids of all places and pieces that a view shows."""
    found = {"board", "deck", "discard", "out", "round"}
    found |= {card.place for card in (*seen.board, *seen.discard, *seen.out) if card is not None}
    for seat in seen.seats:
        name = seat_name(seat.seat)
        found |= {f"{name}.{what}" for what in SEAT_PLACES}
        found |= {card.place for card in (*seat.city, *(seat.hand or ()))}
        found |= {f"{name}.hand.{card}" for card in seat.known_hand}
        found |= {f"{name}.sacrament.{sacrament}" for sacrament in table_facts.sacrament_ids}
        for resource in seat.resources:
            found |= {resource.place, f"pile.{resource.resource}"}
        if seat.saint is not None:
            found.add(f"{name}.saint.{seat.saint}")
    return found


def layout(players: int) -> list[Feature]:
    """Return the rows of numbers of `observe`; seats are counted from the reader (spectators: from 0)."""
    rows = [
        Feature("round", 1, MOST_ROUNDS),
        Feature("active", players, 1),
        Feature("added", 1, 9),
        Feature("exchanged", 1, 99),
        Feature("confessed", 1, 1),
        Feature("deck", 1, 200),
        Feature("piles", facts.RESOURCES, 99),
        Feature("board", facts.KINDS, 8),
        Feature("discard", facts.KINDS, 99),
        Feature("out", facts.KINDS, 99),
        Feature("hand", facts.KINDS, 9),
        Feature("step", STEPS_SHOWN, 1),
        Feature("chooser", players, 1),
        Feature("step fields", STEP_FIELDS, 255, -9),
    ]
    for index in range(players):
        name = f"seat {index} "
        rows += [
            Feature(name + "original points", 1, 99),
            Feature(name + "stones", 1, 99),
            Feature(name + "sacraments", facts.SACRAMENTS, 1),
            Feature(name + "unused", facts.RESOURCES, 99),
            Feature(name + "used", facts.RESOURCES, 99),
            Feature(name + "hand size", 1, 9),
            Feature(name + "known hand", facts.KINDS, 9),
            Feature(name + "city", facts.KINDS, 99),
            Feature(name + "saint", facts.SAINTS, 1),
            Feature(name + "rank", 1, 5),
        ]
    return rows


def observe(seen: TheopolisView, table_facts: facts.Facts, step_names: list[str]) -> list[int]:
    """Return a view as numbers."""
    kind_of = {card: kind for kind, card in enumerate(table_facts.ids)}
    first = max(seen.reader, 0)

    def counts(cards: list[tuple[str, int]]) -> list[int]:
        row = [0] * facts.KINDS
        for card, copies in cards:
            row[kind_of[card]] += copies
        return row

    def shown(cards: tuple[CardView | None, ...]) -> list[int]:
        return counts([(card.card, card.copies) for card in cards if card is not None])

    def one_of(size: int, index: int) -> list[int]:
        return [int(place == index) for place in range(size)]

    def turned(seat: int) -> int:
        return (seat - first) % seen.players if seat >= 0 else -1

    pending = seen.pending
    own = next((seat.hand for seat in seen.seats if seat.seat == seen.reader), None) or ()
    fields = (
        [turned(value) if index == 0 else value for index, value in enumerate(pending.fields)]
        if pending
        else []
    )
    numbers = [
        seen.round,
        *one_of(seen.players, turned(seen.active)),
        seen.added,
        seen.exchanged,
        seen.confessed,
        seen.deck,
        *seen.piles,
        *shown(seen.board),
        *shown(seen.discard),
        *shown(seen.out),
        *shown(own),
        *one_of(STEPS_SHOWN, step_names.index(pending.step) if pending else -1),
        *one_of(seen.players, turned(pending.chooser) if pending else -1),
        *(fields + [0] * STEP_FIELDS)[:STEP_FIELDS],
    ]
    for index in range(seen.players):
        seat = seen.seats[(first + index) % seen.players]
        saint = table_facts.saint_ids.index(seat.saint) if seat.saint is not None else -1
        numbers += [
            seat.original_points,
            seat.stones,
            *(int(sacrament in seat.sacraments) for sacrament in table_facts.sacrament_ids),
            *(resource.unused for resource in seat.resources),
            *(resource.used for resource in seat.resources),
            seat.hand_size,
            *counts([(card, 1) for card in seat.known_hand]),
            *shown(seat.city),
            *one_of(facts.SAINTS, saint),
            seat.rank,
        ]
    return numbers
