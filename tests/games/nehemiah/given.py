"""Tests of Nehemiah read like the rulebook's examples: a position, a few words, what is then true.

table = given(c2=["wood_1 p1 tired", "gold_2 p2 tired", "wall_1 p1", ""], p1=side(wood=1, gold=2))
play(table, "p1 activate c2r3", "p1 perform", "p1 also c2r2")
assert of(table, "p1").gold == 3

A column lists its cards from the top: `wood_1`, `wood_1 p1`, `wood_1 p1 tired`, `wood_1 neutral p2`; an empty
text is any card, `[]` a column without cards. Columns that are not named have any four cards and no worker.
"""

from __future__ import annotations

from typing import Any

from batisseurs.games.nehemiah.facts import DECKS, FACES, ROWS, RULES, Facts
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.nehemiah.table import HOLDINGS, NONE, NehemiahTable
from batisseurs.games.nehemiah.view import NehemiahView, SeatView, SpotView
from batisseurs.kernel import SPECTATOR, Message, Refusal, Seeded, choice_text, read_position, seat_from_name
from batisseurs.kernel.choice import GameEvent

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
    rules: int = RULES,
    readings: dict[str, str] | None = None,
    **zones: Any,
) -> NehemiahTable:
    """Set up a position at the start of the named seat's turn; seats are p1=side(…), columns c1=[…].

    `decks` are the sizes left, else all that is left; `quiet_turns` how many turns ago a column was cleared.
    Not `started`, nothing is pending.
    """
    laid = _Laid(players, round)
    grid = {column: laid.column(zones.pop(column, [""] * ROWS)) for column in laid.columns}
    if decks is None:
        decks = laid.whole_columns()
    seats = [zones.pop(f"p{seat + 1}", side()) for seat in range(players)]
    assert not zones, f"unknown: {sorted(zones)}"
    taken = _turns(players, turn, first, quiet_turns if turns_taken is None else turns_taken)
    ids = laid.facts.foreman_ids if foremen else []
    lying = [card for stated in seats for card in stated["foremen"]] + list(revealed)
    document: dict[str, Any] = {
        "players": players,
        "turn": turn,
        "options": {"foremen": foremen, "open_screens": open_screens, "first_player": "p1"}
        | (readings or {}),
        "table": {
            "round": round,
            "first_player": first,
            "turns": taken,
            "last_clearing": max(taken - quiet_turns, 0),
            "decks": [laid.deck(number, size) for number, size in enumerate(decks)],
            "foreman_deck": [card for card in ids if card not in lying],
            "revealed": list(revealed),
        }
        | grid
        | _sides(seats, laid.facts),
    }
    if started and not revealed and len(ids) - len(lying) >= (players + 1) * (DECKS - round) * foremen:
        table = read_position(NEHEMIAH.with_rules(rules), document)
    else:
        # Not a moment of any game: the zones alone are read, nobody asks what is pending.
        options = NEHEMIAH.read_options(players, document["options"])
        table = NEHEMIAH.read_position(document["table"], players, options, laid.facts, Seeded(0))
        assert isinstance(table, NehemiahTable)
        if started:
            table.rules = rules
            NEHEMIAH.start_turn(table, _seat_number(turn))
    assert isinstance(table, NehemiahTable)
    if not started:
        table.active = 0
    table.last_clearing = taken - quiet_turns
    table.game_events = []
    assert not NEHEMIAH.broken_laws(table), NEHEMIAH.broken_laws(table)
    return table


def _seat_number(name: str) -> int:
    seat = seat_from_name(name)
    assert seat is not None, f"{name!r} is no seat"
    return seat


def _turns(players: int, turn: str, first: str, least: int) -> int:
    """Return how many turns have been taken when a seat begins its turn, at least so many."""
    return least + (_seat_number(turn) - _seat_number(first) - least) % players


def _sides(seats: list[dict[str, Any]], facts: Facts) -> dict[str, Any]:
    """Return what the players have as a document says it; gates are handed out in seat order."""
    gates = iter(facts.gate_ids)
    return {
        f"p{number}": stated
        | {
            "cubes": dict(zip(facts.board_ids, stated["cubes"], strict=True)),
            "gates": [next(gates) for _ in range(stated["gates"])],
            "foremen": list(stated["foremen"]),
        }
        for number, stated in enumerate(seats, start=1)
    }


class _Laid:
    """Takes cards where any will do in a fixed order, and puts away what is not needed."""

    def __init__(self, players: int, round_: int) -> None:
        """Begin with all cards in their decks; decks of earlier rounds lie on the discard pile."""
        self.facts = NEHEMIAH.components()
        self.now = round_ - 1
        self.columns = [f"c{column + 1}" for column in range(self.facts.columns[players])]
        at = players * DECKS
        self.decks = [
            {card: self.facts.copies[(at + deck) * FACES + face] for face, card in enumerate(self.facts.ids)}
            for deck in range(DECKS)
        ]
        self.discard = [self.decks[deck] for deck in range(self.now)]
        self.decks[: self.now] = [{} for _ in range(self.now)]

    def column(self, stated: list[str]) -> list[str]:
        """Return a column with a card on every place."""
        assert len(stated) in {0, ROWS}
        return [self._with_card(words_) for words_ in stated]

    def _with_card(self, stated: str) -> str:
        first = stated.split(maxsplit=1)[0] if stated else ""
        if first and seat_from_name(first) is None:
            self._take(first)
            return stated
        card = next(
            card
            for pile in (self.decks[self.now], *self.discard)
            for card in [*ANY_ORDER, *self.facts.ids]
            if pile[card] > 0
        )
        self._take(card)
        return f"{card} {stated}".strip()

    def _take(self, card: str) -> None:
        """Take a card from the round's deck, or another deck, or the discard pile."""
        for pile in (self.decks[self.now], *self.decks, *self.discard):
            if pile.get(card, 0) > 0:
                pile[card] -= 1
                return
        raise AssertionError(f"no {card} left")

    def whole_columns(self) -> tuple[int, int, int]:
        """Return the sizes of the decks if all that is left stays there, as far as it makes columns."""
        first, second, third = (sum(deck.values()) // ROWS * ROWS for deck in self.decks)
        return first, second, third

    def deck(self, number: int, size: int) -> list[str]:
        """Return the cards of a deck, its last ones if not all are needed."""
        cards = [card for card in self.facts.ids for _ in range(self.decks[number].get(card, 0))]
        assert len(cards) >= size, f"deck {number + 1} cannot have {size} cards"
        return cards[len(cards) - size :]


def play(table: NehemiahTable, *lines: str) -> None:
    """Play lines as in a record: `p1 place c2`, `chance draw wood_1`. No line breaks a law."""
    for line in lines:
        who, _, text = line.partition(" ")
        seat = seat_from_name(who)
        assert seat is not None, f"{who!r} is no seat"
        table.play(seat, choice_text.find_choice(table, seat, text))
        assert not NEHEMIAH.broken_laws(table), f"after {line!r}: {NEHEMIAH.broken_laws(table)}"


def refill(table: NehemiahTable) -> None:
    """Let chance lay whatever cards are due, the first of the deck each."""
    while table.top is not None and type(table.top).__name__ == "DrawCard":
        table.play(-1, table.choices(-1)[0])


def choices(table: NehemiahTable, verb: str = "", seat: str = "") -> list[str]:
    """Return the texts of what may be chosen now, optionally only those that begin with a verb."""
    asked = _seat_number(seat) if seat else table.chooser()
    spoken = [said.text for _, said in choice_text.spoken_choices(table, asked)]
    return [text for text in spoken if text.split()[0] == verb or not verb]


def waits_for(table: NehemiahTable) -> str:
    """Return who is asked and by which step: `p1 TakeAction`, `chance DrawCard`, `all Bid`, `over`."""
    if table.top is None:
        return "over"
    seat = table.top.chooser
    who = {-1: "chance", -3: "all"}.get(seat, f"p{seat + 1}")
    return f"{who} {type(table.top).__name__}"


def refusal(table: NehemiahTable, text: str) -> Refusal | None:
    """Return why these words are not a choice of the player to move."""
    return choice_text.why_not(table, table.chooser(), text)


def refused_by(table: NehemiahTable, text: str) -> str:
    """Return the rule by which these words are refused, an empty text if they are not."""
    found = refusal(table, text)
    return found.rule if found is not None and text not in choices(table) else ""


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
    """Return what has been reported since the position was set up."""
    game_events: list[GameEvent] | None = table.game_events
    return [game_event.message for game_event in game_events or []]
