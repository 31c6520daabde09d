"""The game's part of a position document.

```toml
[table]
round = 2
first_player = "p3"
turns = 21                        # begun so far; the start of a turn counts one more
c1 = ["wood_1 p1 tired", "gold_2 p2", "wall_1 neutral p1", ""]   # from the top; "" is any card
c2 = []                           # a column without cards; columns that are not named are dealt
decks = [0, 12, 16]               # cards left, or the cards themselves
discard = ["gate"]                # what else is left over lies there, too

[table.p1]
wood = 3
gold = 1
points = { wall = 4, cards = 2 }  # or one number
cubes = { wall = 2, garrison = 1 }
gates = ["sheep_gate"]            # or a number
set_aside = 1
foremen = ["seasonal"]
```

Work cards come into play deck by deck: what lies on the grid and on the discard pile is taken from the decks
of the rounds so far, the oldest first. So sizes say all about the decks of any game played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from batisseurs.games.nehemiah import facts as f
from batisseurs.games.nehemiah.pending import contradictions
from batisseurs.games.nehemiah.table import (
    BY_CLEARING,
    ENDINGS,
    FROM_CARDS,
    GAINS,
    GOING_ON,
    HOLDINGS,
    NEUTRAL,
    NONE,
    NehemiahTable,
    column_name,
    spot_name,
)
from batisseurs.kernel.arrays import vec
from batisseurs.kernel.bits import bit
from batisseurs.kernel.errors import BadPosition
from batisseurs.kernel.faults import Fault, fault
from batisseurs.kernel.seats import seat_from_name, seat_name
from batisseurs.kernel.source import Source

__all__ = ["contradictions", "read", "write"]

TABLE_KEYS = {
    "round", "first_player", "turns", "last_clearing", "last_turn", "ending", "decks", "discard", "c1",
    "marked", "cleared", "emptied", "refilled", "anchor", "used", "targets", "activated", "between_turns",
    "revealed", "foreman_deck",
}  # fmt: skip
"""Beside the other columns, which are like the first, and the seats."""
SEAT_KEYS = {"wood", "gold", "points", "cubes", "gates", "set_aside", "foremen"}
ORIGINS = ("wall", "temple", "garrison", "cards", "goods")
"""Where points come from, in the order of `gains`."""
MOST = 99_999
"""More than that of anything is a slip."""
LISTED = -1
"""As the size of a deck: its cards are named."""


# Writing. ----------------------------------------------------------------------------------------


def write(table: NehemiahTable) -> dict[str, Any]:
    """Say everything about a table."""
    facts = table.facts
    document: dict[str, Any] = {
        "round": table.round,
        "first_player": seat_name(table.first),
        "turns": table.turn,
        "last_clearing": table.last_clearing,
        "last_turn": table.end_at,
        "ending": ENDINGS[table.trigger],
        "decks": _decks(table),
        "discard": [facts.ids[face] for face in range(f.FACES) for _ in range(table.discard[face])],
    }
    for column in range(table.columns):
        document[column_name(column)] = _column(table, column)
    marked, emptied = _ordered(table.marked), _ordered(table.emptied)
    document |= {
        "marked": [column_name(column) for column in marked],
        "cleared": table.marks - len(marked),
        "emptied": [column_name(column) for column in emptied],
        "refilled": table.emptied[emptied[0]] - 1 if emptied else 0,
        "anchor": "" if table.anchor == NONE else spot_name(table.anchor),
        "used": _spots(table, table.used),
        "targets": _spots(table, table.targets),
        "activated": _spots(table, table.activated),
        "between_turns": table.between,
        "revealed": _foremen(table, table.revealed),
        "foreman_deck": _foremen(table, table.unseen_foremen),
    }
    for seat in range(table.players):
        document[seat_name(seat)] = {
            "wood": table.wood[seat],
            "gold": table.gold[seat],
            "points": {origin: table.gains[seat * GAINS + index] for index, origin in enumerate(ORIGINS)},
            "cubes": {
                board: table.cubes[seat * HOLDINGS + index] for index, board in enumerate(facts.board_ids)
            },
            "gates": [gate for index, gate in enumerate(facts.gate_ids) if table.gates[index] == seat],
            "set_aside": table.set_aside[seat],
            "foremen": _foremen(table, table.held[seat]),
        }
    return document


def _decks(table: NehemiahTable) -> list[int] | list[list[str]]:
    """Return sizes if they say all: earlier decks are used up, later ones whole."""
    told = all(
        table.deck_size[deck]
        == (0 if deck < table.round - 1 else table.facts.deck_cards(table.players, deck))
        for deck in range(f.DECKS)
        if deck != table.round - 1
    )
    if told:
        return [table.deck_size[deck] for deck in range(f.DECKS)]
    ids = table.facts.ids
    return [
        [ids[face] for face in range(f.FACES) for _ in range(table.decks[deck * f.FACES + face])]
        for deck in range(f.DECKS)
    ]


def _column(table: NehemiahTable, column: int) -> list[str]:
    texts: list[str] = []
    for spot in range(column * f.ROWS, column * f.ROWS + f.ROWS):
        if table.cards[spot] == NONE:
            break
        text = table.facts.ids[table.cards[spot]]
        worker = table.worker[spot]
        if worker >= NEUTRAL:
            text += f" neutral {seat_name(worker - NEUTRAL)}"
        elif worker != NONE:
            text += f" {seat_name(worker)}" + (" tired" if table.tired[spot] else "")
        texts.append(text)
    return texts


def _ordered(order: vec[i64]) -> list[int]:
    """Return columns in the order of their numbers."""
    return sorted((column for column in range(len(order)) if order[column] > 0), key=lambda at: order[at])


def _spots(table: NehemiahTable, members: int) -> list[str]:
    return [spot_name(spot) for spot in range(len(table.cards)) if members >> spot & 1]


def _foremen(table: NehemiahTable, members: int) -> list[str]:
    return [card for foreman, card in enumerate(table.facts.foreman_ids) if members >> foreman & 1]


# Reading. ----------------------------------------------------------------------------------------


def read(zones: Mapping[str, Any], table: NehemiahTable, source: Source) -> None:
    """Lay a blank table: first everything that is stated, then deal the rest."""
    _Reader(zones, table, source).lay()


def _refused(found: Fault) -> BadPosition:
    return BadPosition(found.text, found.message)


class _Reader:
    """Takes stated pieces out of decks and supply, and says what cannot be."""

    def __init__(self, zones: Mapping[str, Any], table: NehemiahTable, source: Source) -> None:
        self.zones = zones
        self.facts = table.facts
        self.source = source
        self.laid = table
        self.columns = [column_name(column) for column in range(self.laid.columns)]
        self.bags = [
            [int(self.laid.decks[deck * f.FACES + face]) for face in range(f.FACES)]
            for deck in range(f.DECKS)
        ]
        """By deck and face, what has not been laid anywhere yet."""
        self.sizes: list[int | None] = [None] * f.DECKS
        """How many cards a deck has; None if that is not said."""
        self.any_card: list[int] = []
        """Spots with a card that is dealt."""

    def lay(self) -> None:
        """Do it all, in the order: numbers, stated cards, what is before the players, what is dealt."""
        table = self.laid
        sides = {seat_name(seat) for seat in range(table.players)}
        self._known_keys(self.zones, TABLE_KEYS | set(self.columns) | sides, "[table]")
        self._turns()
        self._stated_decks()
        for name in self.columns:
            self._column(name)
        for face in self._faces(self.zones.get("discard", []), "discard"):
            self._take(face, "discard")
            table.discard[face] += 1
        self._order()
        self._activation()
        taken: list[list[str] | int] = []
        for seat in range(table.players):
            taken.append(self._side(seat))
        self._gates(taken)
        self._foremen()
        self._deal_grid()
        self._deal_decks()

    def _turns(self) -> None:
        table = self.laid
        table.round = self._number(self.zones, "round", 1, 1, f.DECKS)
        table.first = self._seat(self.zones.get("first_player", "p1"), "first_player")
        table.turn = self._number(self.zones, "turns", 0, 0, MOST)
        table.active = (table.first + max(table.turn - 1, 0)) % table.players
        table.last_clearing = self._number(self.zones, "last_clearing", table.turn, 0, table.turn)
        table.end_at = self._number(self.zones, "last_turn", 0, 0, MOST)
        ending = self.zones.get("ending", ENDINGS[BY_CLEARING if table.end_at else GOING_ON])
        table.trigger = self._word(ending, ENDINGS, "ending")
        table.between = self._switch("between_turns")

    # Cards. ----------------------------------------------------------------------------------------

    def _stated_decks(self) -> None:
        table = self.laid
        stated = self.zones.get("decks", [])
        if not isinstance(stated, list) or len(stated) not in {0, f.DECKS}:
            raise _refused(
                fault(
                    "nehemiah-error-decks",
                    "decks is a list of {number} sizes, not {value!r}",
                    number=f.DECKS,
                    value=str(stated),
                )
            )
        for deck, said in enumerate(stated):
            place = f"decks {deck + 1}"
            if type(said) is int:
                self.sizes[deck] = self._number({place: said}, place, 0, 0, sum(self.bags[deck]))
            else:
                self._listed_deck(deck, self._faces(said, place), place)
        for deck in range(table.round - 1):
            size = table.deck_size[deck] if self.sizes[deck] == LISTED else self.sizes[deck] or 0
            remainder = self.facts.deck_cards(table.players, deck) % f.ROWS  # it is not used (NE-62)
            if size > remainder:
                raise _refused(
                    fault(
                        "nehemiah-error-deck-past",
                        "deck {number} is used up in round {round} (NE-102)",
                        number=deck + 1,
                        round=table.round,
                    )
                )

    def _listed_deck(self, deck: int, faces: list[int], place: str) -> None:
        table, bag = self.laid, self.bags[deck]
        for face in range(f.FACES):
            number = faces.count(face)
            if number > bag[face]:
                raise self._no_more(face, place, bag[face])
            bag[face] -= number
            table.decks[deck * f.FACES + face] = number
        table.deck_size[deck] = len(faces)
        self.sizes[deck] = LISTED

    def _column(self, name: str) -> None:
        column = self.columns.index(name)
        texts = self._texts(self.zones.get(name, [""] * f.ROWS), name)
        if len(texts) > f.ROWS:
            raise _refused(
                fault(
                    "nehemiah-error-column",
                    "{place}: a column has {most} cards, not {number} (NE-17)",
                    place=name,
                    most=f.ROWS,
                    number=len(texts),
                )
            )
        for row, text in enumerate(texts):
            self._lay(column * f.ROWS + row, text)

    def _lay(self, spot: int, text: str) -> None:
        """Lay a card and perhaps a worker: `wood_1 p1 tired`."""
        table, place = self.laid, spot_name(spot)
        words = text.split()
        if not words or words[0] == "neutral" or seat_from_name(words[0]) is not None:
            self.any_card.append(spot)
        else:
            face = self._face(words.pop(0), place)
            self._take(face, place)
            table.cards[spot] = face
        if not words:
            return
        neutral, tired = words[0] == "neutral", words[1:] == ["tired"]
        name = words[-1] if neutral else words[0]
        if words not in (["neutral", name], [name], [name, "tired"]):
            raise _refused(
                fault(
                    "nehemiah-error-worker",
                    "{place}: {value!r} is not written like wood_1 p1, wood_1 p1 tired or wood_1 neutral p2",
                    place=place,
                    value=text,
                )
            )
        seat = self._seat(name, place)
        if neutral:
            table.neutral[seat] -= 1
        else:
            table.available[seat] -= 1
        table.worker[spot] = NEUTRAL + seat if neutral else seat
        table.tired[spot] = int(neutral or tired)

    def _take(self, face: int, place: str) -> None:
        """Take a stated card: of the rounds so far, the oldest deck first, or of a deck that is listed."""
        now = self.laid.round - 1
        for deck in range(f.DECKS):
            if (deck <= now or self.sizes[deck] == LISTED) and self.bags[deck][face] > 0:
                self.bags[deck][face] -= 1
                return
        at = self.laid.players * f.DECKS
        copies = sum(self.facts.copies[(at + deck) * f.FACES + face] for deck in range(now + 1))
        raise self._no_more(face, place, copies)

    def _no_more(self, face: int, place: str, copies: int) -> BadPosition:
        return _refused(
            fault(
                "nehemiah-error-copies",
                "{place}: all copies of {card} in the decks up to round {round} ({number}) lie elsewhere",
                place=place,
                card=self.facts.ids[face],
                round=self.laid.round,
                number=copies,
            )
        )

    def _deal_grid(self) -> None:
        """Deal from all cards of the rounds so far, but leave the round's deck its size."""
        now = self.laid.round - 1
        for spot in self.any_card:
            size = self.sizes[now]
            spare = sum(self.bags[now]) - max(size or 0, 0)
            decks = [*range(now), now] if spare > 0 else list(range(now))
            drawn = self._draw(decks)
            if drawn is None:
                raise _refused(
                    fault(
                        "nehemiah-error-no-cards", "{place}: no cards are left for it", place=spot_name(spot)
                    )
                )
            self.laid.cards[spot] = drawn

    def _draw(self, decks: list[int]) -> int | None:
        """Return a card of some decks, each equally likely; None if there is none."""
        total = sum(sum(self.bags[deck]) for deck in decks)
        if total == 0:
            return None
        left = int(self.source.below(total))
        for deck in decks:
            for face in range(f.FACES):
                left -= self.bags[deck][face]
                if left < 0:
                    self.bags[deck][face] -= 1
                    return face
        raise AssertionError("a bag changed while drawing")

    def _deal_decks(self) -> None:
        """Leave each deck its size; what is left over is on the discard pile."""
        table, now = self.laid, self.laid.round - 1
        for deck in range(f.DECKS):
            left, size = sum(self.bags[deck]), self.sizes[deck]
            if size is None:
                size = 0 if deck < now else left - left % f.ROWS
            if size > left:
                raise _refused(
                    fault(
                        "nehemiah-error-deck-size",
                        "deck {number} cannot have {size} cards: {left} are left for it",
                        number=deck + 1,
                        size=size,
                        left=left,
                    )
                )
            for _ in range(left - max(size, 0)):
                face = self._draw([deck])
                assert face is not None
                table.discard[face] += 1
            if size >= 0:
                table.deck_size[deck] = size
                for face in range(f.FACES):
                    table.decks[deck * f.FACES + face] = self.bags[deck][face]

    # The grid in the middle of a turn. ---------------------------------------------------------------

    def _order(self) -> None:
        """Columns that wait to be cleared, and those that wait for the next deck."""
        table = self.laid
        marked, emptied = self._columns("marked"), self._columns("emptied")
        cleared = self._number(self.zones, "cleared", 0, 0, MOST)
        refilled = self._number(self.zones, "refilled", 0, 0, MOST)
        for number, column in enumerate(marked, start=cleared + 1):
            table.marked[column] = number
        table.marks = cleared + len(marked)
        for number, column in enumerate(emptied, start=refilled + 1):
            table.emptied[column] = number

    def _columns(self, key: str) -> list[int]:
        found: list[int] = []
        for name in self._texts(self.zones.get(key, []), key):
            column = self._word(name, self.columns, key)
            if column in found:
                raise self._twice(key, name)
            found.append(column)
        return found

    def _activation(self) -> None:
        table = self.laid
        names = [spot_name(spot) for spot in range(len(table.cards))]
        anchor = self.zones.get("anchor", "")
        table.anchor = NONE if anchor == "" else self._word(anchor, names, "anchor")
        table.used = self._spots("used", names)
        table.targets = self._spots("targets", names)
        table.activated = self._spots("activated", names)

    def _spots(self, key: str, names: list[str]) -> int:
        members = 0
        for name in self._texts(self.zones.get(key, []), key):
            spot = bit(self._word(name, names, key))
            if members & spot:
                raise self._twice(key, name)
            members |= spot
        return members

    # Before the players. -----------------------------------------------------------------------------

    def _side(self, seat: int) -> list[str] | int:
        """Read a seat; return its gates, which are dealt when those of all are known."""
        table, facts, name = self.laid, self.facts, seat_name(seat)
        side = self.zones.get(name, {})
        if not isinstance(side, Mapping):
            raise _refused(fault("nehemiah-error-side", "{place} is a table: [table.{place}]", place=name))
        self._known_keys(side, SEAT_KEYS, f"[table.{name}]")
        wood = facts.variant_wood if table.foremen else facts.wood
        gold = facts.variant_gold if table.foremen else facts.gold
        table.wood[seat] = self._number(side, "wood", wood, 0, MOST, name)
        table.gold[seat] = self._number(side, "gold", gold, 0, MOST, name)
        self._points(seat, side)
        self._cubes(seat, side)
        self._workers(seat, side)
        for card in self._texts(side.get("foremen", []), f"{name}.foremen"):
            table.held[seat] |= bit(self._foreman(card, f"{name}.foremen"))
        gates = side.get("gates", [])
        if type(gates) is int:
            return self._number(side, "gates", 0, 0, len(facts.gate_ids), name)
        return self._texts(gates, f"{name}.gates")

    def _points(self, seat: int, side: Mapping[str, Any]) -> None:
        stated, place = side.get("points", {}), f"{seat_name(seat)}.points"
        if type(stated) is int:
            points = self._number(side, "points", 0, 0, MOST, seat_name(seat))
            self.laid.gains[seat * GAINS + FROM_CARDS] = points
            return
        for index, number in enumerate(self._table(stated, ORIGINS, place)):
            self.laid.gains[seat * GAINS + index] = number

    def _cubes(self, seat: int, side: Mapping[str, Any]) -> None:
        table, most, name = self.laid, self.facts.cubes, seat_name(seat)
        numbers = self._table(side.get("cubes", {}), tuple(self.facts.board_ids), f"{name}.cubes")
        if sum(numbers) > most:
            raise _refused(
                fault(
                    "nehemiah-error-cubes",
                    "{place}: {number} cubes on the boards, but a player has {most} (NE-12)",
                    place=name,
                    number=sum(numbers),
                    most=int(most),
                )
            )
        for board, number in enumerate(numbers):
            table.cubes[seat * HOLDINGS + board] = number
        table.cubes[seat * HOLDINGS + f.SUPPLY] = most - sum(numbers)

    def _workers(self, seat: int, side: Mapping[str, Any]) -> None:
        table, name = self.laid, seat_name(seat)
        all_, neutral = self.facts.workers[table.players], self.facts.neutral_workers[table.players]
        table.set_aside[seat] = self._number(side, "set_aside", 0, 0, all_, name)
        table.available[seat] -= table.set_aside[seat]
        if table.available[seat] < 0:
            raise _refused(
                fault(
                    "nehemiah-error-workers",
                    "{place}: {number} workers on cards or set aside, but a player has {most} (NE-11)",
                    place=name,
                    number=int(all_ - table.available[seat]),
                    most=int(all_),
                )
            )
        if table.neutral[seat] < 0:
            raise _refused(
                fault(
                    "nehemiah-error-neutral",
                    "{place}: {number} neutral workers on cards, but there are {most} (NE-92)",
                    place=name,
                    number=int(neutral - table.neutral[seat]),
                    most=int(neutral),
                )
            )

    def _gates(self, taken: list[list[str] | int]) -> None:
        """Gates leave the stack from the top; those given as a number are dealt among the others taken."""
        table, ids = self.laid, self.facts.gate_ids
        number = sum(said if isinstance(said, int) else len(said) for said in taken)
        if number > len(ids):
            raise _refused(
                fault(
                    "nehemiah-error-gates",
                    "the players have {number} gates, but there are {most} (NE-6)",
                    number=number,
                    most=len(ids),
                )
            )
        for seat, said in enumerate(taken):
            place = f"{seat_name(seat)}.gates"
            for name in said if isinstance(said, list) else []:
                gate = self._word(name, ids, place)
                if table.gates[gate] != NONE:
                    raise self._twice(place, name)
                if gate >= number:
                    raise _refused(
                        fault(
                            "nehemiah-error-gate-order",
                            "{place}: {gate} has been taken, but not all gates above it (NE-20)",
                            place=place,
                            gate=name,
                        )
                    )
                table.gates[gate] = seat
        left = [gate for gate in range(number) if table.gates[gate] == NONE]
        for seat, said in enumerate(taken):
            for _ in range(said if isinstance(said, int) else 0):
                table.gates[left.pop(int(self.source.below(len(left))))] = seat

    def _foremen(self) -> None:
        """The deck has what the rounds to come need, if it is not said; the others have left the game."""
        table = self.laid
        for card in self._texts(self.zones.get("revealed", []), "revealed"):
            table.revealed |= bit(self._foreman(card, "revealed"))
        place = "foreman_deck"
        stated = self.zones.get(place, [] if not table.foremen else None)
        if isinstance(stated, list):
            for card in self._texts(stated, place):
                table.unseen_foremen |= bit(self._foreman(card, place))
            return
        left = [foreman for foreman in range(f.FOREMEN) if not self._lies(foreman)]
        needed = min((table.players + 1) * (f.DECKS - table.round), len(left))
        most = len(left) if table.foremen else 0
        for _ in range(self._number(self.zones, place, needed, 0, most)):
            table.unseen_foremen |= bit(left.pop(int(self.source.below(len(left)))))

    def _foreman(self, name: str, place: str) -> int:
        """Return a foreman that is nowhere yet."""
        if not self.laid.foremen:
            raise _refused(
                fault(
                    "nehemiah-error-no-foremen",
                    "{place}: there are foremen only with the option foremen (NE-122)",
                    place=place,
                )
            )
        foreman = self._word(name, self.facts.foreman_ids, place)
        if self._lies(foreman):
            raise self._twice(place, name)
        return foreman

    def _lies(self, foreman: int) -> bool:
        table = self.laid
        return bool((table.revealed | table.unseen_foremen) & bit(foreman)) or table.holder(foreman) != NONE

    # Reading one value. ------------------------------------------------------------------------------

    def _known_keys(self, stated: Mapping[str, Any], known: set[str], where: str) -> None:
        for key in stated:
            if key not in known:
                raise _refused(
                    fault(
                        "nehemiah-error-key",
                        "{place} has no {key!r}; it has: {known}",
                        place=where,
                        key=key,
                        known=", ".join(sorted(known)),
                    )
                )

    def _texts(self, value: object, place: str) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise _refused(
                fault(
                    "nehemiah-error-list",
                    "{place}: this should be a list of names, not {value!r}",
                    place=place,
                    value=str(value),
                )
            )
        return value

    def _faces(self, value: object, place: str) -> list[int]:
        return [self._face(name, place) for name in self._texts(value, place)]

    def _face(self, name: str, place: str) -> int:
        if name not in self.facts.ids:
            raise _refused(
                fault("nehemiah-error-card", "{place}: there is no card {value!r}", place=place, value=name)
            )
        return self.facts.ids.index(name)

    def _word(self, name: object, known: list[str], place: str) -> int:
        """Return the place of a name among those that are known."""
        if not isinstance(name, str) or name not in known:
            raise _refused(
                fault(
                    "nehemiah-error-word",
                    "{place}: {value!r} is none of: {known}",
                    place=place,
                    value=str(name),
                    known=", ".join(known),
                )
            )
        return known.index(name)

    def _twice(self, place: str, name: str) -> BadPosition:
        return _refused(
            fault("nehemiah-error-twice", "{place}: {value} is named twice", place=place, value=name)
        )

    def _switch(self, key: str) -> bool:
        value = self.zones.get(key, False)
        if type(value) is not bool:
            raise _refused(
                fault(
                    "nehemiah-error-switch",
                    "{place} is true or false, not {value!r}",
                    place=key,
                    value=str(value),
                )
            )
        return value

    def _table(self, stated: object, keys: tuple[str, ...], place: str) -> list[int]:
        if not isinstance(stated, Mapping):
            raise _refused(
                fault(
                    "nehemiah-error-table",
                    "{place} is written like wall = 2, temple = 1 in curly brackets, not {value!r}",
                    place=place,
                    value=str(stated),
                )
            )
        self._known_keys(stated, set(keys), place)
        return [self._number(stated, key, 0, 0, MOST, place) for key in keys]

    def _number(
        self, stated: Mapping[str, Any], key: str, default: int, least: int, most: int, where: str = "[table]"
    ) -> int:
        value = stated.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise _refused(
                fault(
                    "nehemiah-error-number",
                    "{place}: {key} is a whole number from {least} to {most}, not {value!r}",
                    place=where,
                    key=key,
                    least=least,
                    most=int(most),
                    value=str(value),
                )
            )
        return value

    def _seat(self, name: object, place: str) -> int:
        seat = seat_from_name(str(name))
        if seat is None or not 0 <= seat < self.laid.players:
            raise _refused(
                fault(
                    "nehemiah-error-seat",
                    "{place}: {value!r} is no seat: p1 to {last}",
                    place=place,
                    value=str(name),
                    last=seat_name(self.laid.players - 1),
                )
            )
        return seat
