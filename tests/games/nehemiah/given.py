"""Tests of Nehemiah read like the rulebook's examples: a situation, a few words, what is then true.

table = given(c2=["wood_1 p1 tired", "gold_2 p2 tired", "wall_1 p1", ""], p1=side(wood=1, gold=2))
play(table, "p1 activate c2r3", "p1 perform", "p1 also c2r2")
assert of(table, "p1").gold == 3

A column lists its cards from the top: `wood_1`, `wood_1 p1`, `wood_1 p1 tired`, `wood_1 neutral p2`; an empty
text is any card, `[]` a column without cards. Columns that are not named have any four cards and no worker.
"""

from __future__ import annotations

from typing import Any

from batisseurs.games.nehemiah import setup
from batisseurs.games.nehemiah.facts import DECKS, FACES, ROWS, SUPPLY
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.nehemiah.table import FROM_CARDS, GAINS, HOLDINGS, NEUTRAL, NONE, NehemiahTable
from batisseurs.games.nehemiah.turn import start_turn
from batisseurs.games.nehemiah.view import NehemiahView, SeatView, SpotView
from batisseurs.kernel import SPECTATOR, Message, Refusal, seat_from_name, words
from batisseurs.kernel.choice import Happening

ANY_ORDER = ("remarkable", "wood_1", "gold_2", "wood_2", "gold_3")
"""What is dealt first where any card will do: nothing that asks for more."""


def side(
    *,
    wood: int = 2,
    gold: int = 4,
    cubes: tuple[int, int, int] = (0, 0, 0),
    points: int = 0,
    gates: int = 0,
    set_aside: int = 0,
    foremen: tuple[str, ...] = (),
) -> dict[str, Any]:
    """Say what one player has; cubes on Wall, Temple, Garrison; points as if gained by cards."""
    return locals()


def given(
    *,
    players: int = 4,
    turn: str = "p1",
    first: str = "p1",
    round: int = 1,  # noqa: A002  the rulebook's word
    decks: tuple[int, int, int] | None = None,
    foremen: bool = False,
    open_screens: bool = False,
    turns_taken: int | None = None,
    quiet_turns: int = 0,
    revealed: tuple[str, ...] = (),
    started: bool = True,
    **zones: Any,
) -> NehemiahTable:
    """Lay a situation at the start of the named seat's turn; seats are p1=side(…), columns c1=[…].

    `decks` are the sizes left, else all that is left; `quiet_turns` how many turns ago a column was cleared.
    Not `started`, nothing is pending.
    """
    facts = NEHEMIAH.components()
    table = setup.new_table(facts, players, foremen, open_screens, random_first=False)
    table.instead(None)
    table.round = round
    for number in range(1, round):
        _discard(table, number - 1, 0)
    for column in range(table.columns):
        stated = zones.pop(f"c{column + 1}", ["", "", "", ""])
        assert len(stated) in {0, ROWS}
        for row, words_ in enumerate(stated):
            _lay(table, column * ROWS + row, words_)
    for deck in range(DECKS):
        size = table.deck_size[deck] - table.deck_size[deck] % ROWS if decks is None else decks[deck]
        _discard(table, deck, size)
    gate = 0
    for seat in range(players):
        stated = zones.pop(f"p{seat + 1}", side())
        gate = _seat(table, seat, stated, gate)
    assert not zones, f"unknown: {sorted(zones)}"
    for card in revealed:
        table.revealed |= 1 << facts.foreman_ids.index(card)
        table.unseen_foremen &= ~table.revealed
    table.first = _seat_number(first)
    if turns_taken is not None:
        table.turn = turns_taken
    elif quiet_turns:
        table.turn = quiet_turns
    while (table.first + table.turn) % players != _seat_number(turn):
        table.turn += 1
    table.last_clearing = table.turn - quiet_turns
    if started:
        start_turn(table, _seat_number(turn))
    table.happenings = []
    assert not NEHEMIAH.broken_laws(table), NEHEMIAH.broken_laws(table)
    return table


def _seat_number(name: str) -> int:
    seat = seat_from_name(name)
    assert seat is not None, f"{name!r} is no seat"
    return seat


def _lay(table: NehemiahTable, spot: int, stated: str) -> None:
    card, *worker = stated.split() if stated else [""]
    if card.startswith("p") and seat_from_name(card) is not None:
        card, worker = "", [card, *worker]
    face = table.facts.ids.index(card) if card else _any_face(table)
    _take(table, face)
    table.cards[spot] = face
    if not worker:
        return
    if worker[0] == "neutral":
        seat = _seat_number(worker[1])
        table.neutral[seat] -= 1
        table.worker[spot], table.tired[spot] = NEUTRAL + seat, 1
        return
    seat = _seat_number(worker[0])
    table.available[seat] -= 1
    table.worker[spot], table.tired[spot] = seat, int("tired" in worker)


def _any_face(table: NehemiahTable) -> int:
    ids = table.facts.ids
    order = [ids.index(card) for card in ANY_ORDER] + list(range(FACES))
    at = (table.round - 1) * FACES
    return next(face for face in order if table.decks[at + face] > 0)


def _take(table: NehemiahTable, face: int) -> None:
    """Take a card from the round's deck, or another deck, or the discard pile."""
    for deck in sorted(range(DECKS), key=lambda deck: (deck != table.round - 1, deck)):
        if table.decks[deck * FACES + face] > 0:
            table.decks[deck * FACES + face] -= 1
            table.deck_size[deck] -= 1
            return
    assert table.discard[face] > 0, f"no {table.facts.ids[face]} left"
    table.discard[face] -= 1


def _discard(table: NehemiahTable, deck: int, size: int) -> None:
    """Put cards of a deck away until it has a size."""
    for face in range(FACES):
        while table.decks[deck * FACES + face] > 0 and table.deck_size[deck] > size:
            table.decks[deck * FACES + face] -= 1
            table.deck_size[deck] -= 1
            table.discard[face] += 1
    assert table.deck_size[deck] == size, f"deck {deck + 1} cannot have {size} cards"


def _seat(table: NehemiahTable, seat: int, stated: dict[str, Any], gate: int) -> int:
    facts = table.facts
    table.wood[seat], table.gold[seat] = stated["wood"], stated["gold"]
    table.gains[seat * GAINS + FROM_CARDS] = stated["points"]
    for board, number in enumerate(stated["cubes"]):
        table.cubes[seat * HOLDINGS + board] = number
    table.cubes[seat * HOLDINGS + SUPPLY] = facts.cubes - sum(stated["cubes"])
    table.available[seat] -= stated["set_aside"]
    table.set_aside[seat] = stated["set_aside"]
    for card in stated["foremen"]:
        table.held[seat] |= 1 << facts.foreman_ids.index(card)
        table.unseen_foremen &= ~(1 << facts.foreman_ids.index(card))
    for index in range(gate, gate + stated["gates"]):
        table.gates[index] = seat
    return gate + int(stated["gates"])


def play(table: NehemiahTable, *lines: str) -> None:
    """Play lines as they stand in a record: `p1 place c2`, `chance draw wood_1`. No line breaks a law."""
    for line in lines:
        who, _, text = line.partition(" ")
        seat = seat_from_name(who)
        assert seat is not None, f"{who!r} is no seat"
        table.play(seat, words.find_choice(table, seat, text))
        assert not NEHEMIAH.broken_laws(table), f"after {line!r}: {NEHEMIAH.broken_laws(table)}"


def refill(table: NehemiahTable) -> None:
    """Let chance lay whatever cards are due, the first of the deck each."""
    while table.top is not None and type(table.top).__name__ == "DrawCard":
        table.play(-1, table.choices(-1)[0])


def choices(table: NehemiahTable, verb: str = "", seat: str = "") -> list[str]:
    """Return the texts of what may be chosen now, optionally only those that begin with a verb."""
    asked = _seat_number(seat) if seat else table.chooser()
    spoken = [said.text for _, said in words.spoken_choices(table, asked)]
    return [text for text in spoken if text.split()[0] == verb or not verb]


def waits_for(table: NehemiahTable) -> str:
    """Return who is asked and by which step: `p1 TakeAction`, `chance DrawCard`, `all Bid`, `over`."""
    if table.top is None:
        return "over"
    seat = table.top.chooser
    who = {-1: "chance", -3: "all"}.get(seat, f"p{seat + 1}")
    return f"{who} {type(table.top).__name__}"


def refusal(table: NehemiahTable, text: str) -> Refusal | None:
    """Return why these words are no choice for the one who is asked."""
    return words.why_not(table, table.chooser(), text)


def refused_by(table: NehemiahTable, text: str) -> str:
    """Return the rule by which these words are refused, an empty text if they are not."""
    found = refusal(table, text)
    return found.rule if found is not None else ""


def seen(table: NehemiahTable, reader: str = "p1") -> NehemiahView:
    """Return a reader's view; `spectator` is nobody at the table."""
    seat = SPECTATOR if reader == "spectator" else _seat_number(reader)
    view = NEHEMIAH.view(table, seat)
    assert isinstance(view, NehemiahView)
    return view


def of(table: NehemiahTable, name: str) -> SeatView:
    """Return one player's side, with what is behind the screen."""
    return seen(table, name).seats[_seat_number(name)]


def spot(table: NehemiahTable, name: str) -> SpotView:
    """Return a spot by its name: `c2r3`."""
    column, row = int(name[1]) - 1, int(name[3]) - 1
    return seen(table).columns[column].spots[row]


def on(table: NehemiahTable, name: str) -> str:
    """Return who is on a spot: `p1`, `p1 tired`, `neutral p2`, or an empty text."""
    there = spot(table, name)
    if there.worker is None:
        return ""
    who = f"p{there.worker + 1}"
    if there.neutral:
        return f"neutral {who}"
    return f"{who} tired" if there.tired else who


def card(table: NehemiahTable, name: str) -> str:
    """Return the card on a spot, an empty text if there is none."""
    return spot(table, name).card or ""


def cubes_of(table: NehemiahTable, name: str) -> tuple[int, ...]:
    """Return a player's cubes on Wall, Temple, Garrison and in supply."""
    at = _seat_number(name) * HOLDINGS
    return tuple(table.cubes[at + place] for place in range(HOLDINGS))


def goods_of(table: NehemiahTable, name: str) -> tuple[int | None, int | None]:
    """Return a player's wood and gold."""
    return of(table, name).wood, of(table, name).gold


def marked_of(table: NehemiahTable) -> list[int]:
    """Return the columns marked for clearing, in the order of their marks, counted from 1."""
    marked = [
        (column.marked, number) for number, column in enumerate(seen(table).columns, 1) if column.marked
    ]
    return [number for _, number in sorted(marked)]


def empty_columns(table: NehemiahTable) -> list[int]:
    """Return the columns without cards, counted from 1."""
    return [column + 1 for column in range(table.columns) if table.cards[column * ROWS] == NONE]


def told(table: NehemiahTable) -> list[Message]:
    """Return what has been reported since the situation was laid."""
    happenings: list[Happening] | None = table.happenings
    return [happening.message for happening in happenings or []]
