"""The game's part of a position document.

```toml
[table]
round = 3
board = ["church", "priest"]      # the other places are dealt, never a Disaster
discard = ["plague"]
deck = 40                         # cards left, the Apocalypse counted; what is unseen beyond was removed

[table.p1]
saint = "st_roch"                 # none if it is not said
original_points = 12
resources = { faith = 2, hope = 2, charity = 3 }
used = { faith = 1 }              # how many of them are used
city = ["priest", "stole"]
hand = ["pope", "chapel"]         # or a number: dealt unseen
known = ["pope"]                  # which of the hand everyone saw being taken
```
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from batisseurs.games.theopolis import facts as f
from batisseurs.games.theopolis.board import draw_unseen
from batisseurs.games.theopolis.city import is_disaster
from batisseurs.games.theopolis.disasters import LoseCard, Suffer, SufferPart, UseRosary
from batisseurs.games.theopolis.ending import winning_way
from batisseurs.games.theopolis.table import (
    BY_APOCALYPSE,
    DECK,
    DISCARD,
    EMPTY,
    ENDINGS,
    GOING_ON,
    OUT,
    TheopolisTable,
)
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BadPosition
from batisseurs.kernel.faults import Fault, fault
from batisseurs.kernel.kinds import no_such
from batisseurs.kernel.seats import seat_from_name, seat_name
from batisseurs.kernel.source import Source
from batisseurs.kernel.step import Step

TABLE_KEYS = {
    "round", "board", "discard", "out", "deck", "active", "added", "exchanged", "confessed", "turns_taken",
    "ending",
}  # fmt: skip
ZONES = {
    "board": "the board",
    "discard": "the discard pile",
    "out": "the cards out of the game",
    "city": "city",
    "hand": "hand",
    "known": "known cards",
}
"""What errors call the zones: `discard` in the document, `p1.hand` a seat's hand."""

SEAT_KEYS = {"saint", "original_points", "resources", "used", "city", "hand", "known", "rank"}


def write(table: TheopolisTable) -> dict[str, Any]:
    """Say everything about a table."""
    ids = table.facts.ids
    document: dict[str, Any] = {
        "round": table.round,
        "active": seat_name(table.active),
        "board": [ids[kind] if kind != EMPTY else "" for kind in table.board],
        "discard": _cards(table, DISCARD),
        "out": _cards(table, OUT),
        "deck": table.deck_size,
        "added": table.added,
        "exchanged": table.exchanged,
        "confessed": table.confessed,
        "turns_taken": [seat_name(seat) for seat in range(table.players) if table.turns_taken >> seat & 1],
        "ending": ENDINGS[table.ending],
    }
    for seat in range(table.players):
        at = table.hand_at(seat)
        hand = range(at, at + table.hand_size(seat))
        own = seat * f.RESOURCES
        saint = table.saints[seat]
        side: dict[str, Any] = {} if saint == f.NO_SAINT else {"saint": table.facts.saint_ids[saint]}
        side |= {
            "original_points": table.points[seat],
            "resources": {
                name: table.unused[own + index] + table.used[own + index]
                for index, name in enumerate(table.facts.resource_ids)
            },
            "used": {name: table.used[own + index] for index, name in enumerate(table.facts.resource_ids)},
            "city": _cards(table, table.city_at(seat)),
            "hand": [ids[table.hands[place]] for place in hand],
            "known": [ids[table.hands[place]] for place in hand if table.known[place] == 1],
            "rank": table.ranks[seat],
        }
        document[seat_name(seat)] = side
    return document


def _cards(table: TheopolisTable, zone: int) -> list[str]:
    return [table.facts.ids[kind] for kind in range(f.KINDS) for _ in range(table.cards[zone + kind])]


# What is pending. --------------------------------------------------------------------------------


def contradictions(table: TheopolisTable) -> Iterator[Fault]:
    """Say in what the pending steps do not fit what is on the table: nothing, in any game played."""
    steps = table.pending()
    if table.ending != GOING_ON:
        if steps:
            yield fault(
                "theopolis-pending-ended", "the game has ended, but {step} is pending", step=str(steps[0])
            )
        return
    if not table.in_game(table.active):
        yield fault(
            "theopolis-pending-left",
            "{player} has left the game and cannot be active (TH-156)",
            player=seat_name(table.active),
        )
    for step in steps:
        wrong_part = _wrong_part(table, step)
        if wrong_part:
            yield no_such("theopolis", step, wrong_part)
            return
    if steps and type(steps[0]).__name__ == "MainPhase" and table.on_board(EMPTY) != EMPTY:
        yield fault("theopolis-pending-free-place", "the board has a free place in a main phase (TH-67)")
    yield from _misplaced_disasters(table, steps)
    yield from _wrong_sizes(table, steps)


def _wrong_part(table: TheopolisTable, step: Step) -> str:
    """Return what a step names of a Disaster that has no such part."""
    if isinstance(step, SufferPart | LoseCard):
        return "" if step.part < len(table.facts.parts[step.disaster]) else "part"
    if isinstance(step, Suffer | UseRosary):
        return "" if step.parts < 1 << len(table.facts.parts[step.disaster]) else "parts"
    return ""


def _misplaced_disasters(table: TheopolisTable, steps: list[Step]) -> Iterator[Fault]:
    """A Disaster is on the board only while it strikes (TH-82)."""
    striking = [step.fields()[0] for step in steps if type(step).__name__ in {"Strike", "PutAway"}]
    for kind in table.board_kinds():
        if is_disaster(table, kind) and list(table.board).count(kind) != striking.count(kind):
            yield fault(
                "theopolis-pending-disaster",
                "{card} lies on the board, but does not strike (TH-71)",
                card=table.facts.ids[kind],
            )


def _wrong_sizes(table: TheopolisTable, steps: list[Step]) -> Iterator[Fault]:
    """A step asks for no more cards than there are, and for none where there is no room."""
    for step in steps:
        name, fields = type(step).__name__, step.fields()
        if name in {"RevealCard", "LayCard"} and table.on_board(EMPTY) == EMPTY:
            yield fault(
                "theopolis-pending-no-place",
                "{step} is pending, but the board has no free place (TH-67)",
                step=str(step),
            )
        if name in {"DealCard", "RefillPick", "DiscardExcess"}:
            size = table.hand_size(fields[0])
            most = size if name == "DiscardExcess" else table.facts.largest_hand - size
            if fields[1] > most:
                yield fault(
                    "theopolis-pending-hand",
                    "{step} is pending, but {player} has {number} cards (TH-59)",
                    step=str(step),
                    player=seat_name(fields[0]),
                    number=size,
                )
        if name == "UseRosary" and not table.present[fields[0]] & table.facts.rosary_set:
            yield fault(
                "theopolis-pending-rosary",
                "{step} is pending, but {player} has no Rosary (TH-80)",
                step=str(step),
                player=seat_name(fields[0]),
            )
        if name == "DealSaint" and table.saints[fields[0]] != f.NO_SAINT:
            yield fault(
                "theopolis-pending-saint",
                "{step} is pending, but {player} has a Patron Saint (TH-14)",
                step=str(step),
                player=seat_name(fields[0]),
            )


# Reading. ----------------------------------------------------------------------------------------


def read(zones: Mapping[str, Any], table: TheopolisTable, source: Source) -> None:
    """Lay a blank table: first everything that is stated, then deal the rest."""
    _Reader(zones, table, source).lay()


class _Reader:
    """Takes stated pieces out of bag and supply, and says what cannot be."""

    def __init__(self, zones: Mapping[str, Any], table: TheopolisTable, source: Source) -> None:
        self.zones = zones
        self.facts = table.facts
        self.source = source
        self.laid = table
        self.kind_of = {card: kind for kind, card in enumerate(table.facts.ids[: f.KINDS])}

    def lay(self) -> None:
        """Do it all, in the order: stated cards, numbers, then what is dealt."""
        table = self.laid
        sides = {seat_name(seat) for seat in range(table.players)}
        self._known_keys(self.zones, TABLE_KEYS | sides, "[table]")
        for kind in self._list(self.zones, "discard"):
            self._take(kind, "discard")
            table.cards[DISCARD + kind] += 1
        for kind in self._list(self.zones, "out"):
            if not table.play_on:
                raise BadPosition(
                    "cards leave the game only with play_on (TH-155)", Message("theopolis-error-out")
                )
            self._take(kind, "out")
            table.cards[OUT + kind] += 1
        board = self._board()
        self._numbers()
        for seat in range(table.players):
            self._side(seat)
        self._ranks()
        table.removed = sum(table.cards[DECK + kind] for kind in range(f.KINDS))
        table.deck_size = 1
        self._deal_hands()
        self._deal_board(board)
        self._deck()
        self._nobody_has_won()

    def _numbers(self) -> None:
        table = self.laid
        table.round = self._number(self.zones, "round", 1, 1, table.max_rounds)
        table.added = self._number(self.zones, "added", 0, 0, 9)
        table.exchanged = self._number(self.zones, "exchanged", 0, 0, 9)
        table.confessed = self._number(self.zones, "confessed", 0, 0, 1)
        table.active = self._seat(self.zones.get("active", "p1"), "active")
        for name in self._texts(self.zones.get("turns_taken", []), "turns_taken"):
            table.turns_taken |= 1 << self._seat(name, "turns_taken")
        ending = self.zones.get("ending", ENDINGS[GOING_ON])
        if ending not in ENDINGS:
            known = ", ".join(ENDINGS)
            raise BadPosition(
                f"ending = {ending!r} is none of: {known}",
                Message("theopolis-error-ending", {"value": str(ending), "known": known}),
            )
        table.ending = ENDINGS.index(ending)

    def _board(self) -> list[int]:
        names = self._texts(self.zones.get("board", []), "board")
        size = self.facts.board
        if len(names) > size:
            raise BadPosition(
                f"the board has {size} places, not {len(names)} (TH-10)",
                Message("theopolis-error-board", {"most": size, "number": len(names)}),
            )
        for place, name in enumerate(names):
            if name:
                kind = self._kind(name, "board")
                self._take(kind, "board")
                self.laid.board[place] = kind
        return list(range(len(names), size))

    def _side(self, seat: int) -> None:
        table, name = self.laid, seat_name(seat)
        side = self.zones.get(name, {})
        if not isinstance(side, Mapping):
            raise BadPosition(
                f"{name} is a table: [table.{name}]", Message("theopolis-error-side", {"place": name})
            )
        self._known_keys(side, SEAT_KEYS, f"[table.{name}]")
        table.ranks[seat] = self._number(side, "rank", 0, 0, table.players, name)
        start = self.facts.starting_points
        table.points[seat] = self._number(side, "original_points", start, 0, start, name)
        self._saint(seat, side)
        for kind in self._list(side, "city", name):
            if is_disaster(table, kind):
                card = self.facts.ids[kind]
                raise BadPosition(
                    f"{name}: a Disaster never stands in a city: {card} (TH-35)",
                    Message("theopolis-error-disaster", {"place": name, "card": card}),
                )
            self._take(kind, f"{name}.city")
            table.join_city(seat, kind)
        self._resources(seat, side)
        if type(side.get("hand", 0)) is not int:
            self._stated_hand(seat, side)
        else:
            # Of a hand given as a number all may know some cards; the others are dealt.
            known = self._list(side, "known", name)
            self._hand_fits(seat, len(known))
            for kind in known:
                self._take(kind, f"{name}.hand")
                self.laid.put_in_hand(seat, kind, 1)

    def _saint(self, seat: int, side: Mapping[str, Any]) -> None:
        if "saint" not in side:
            return
        name, saint, saints = seat_name(seat), side["saint"], self.facts.saint_ids
        if saint not in saints:
            known = ", ".join(saints)
            raise BadPosition(
                f"{name}: {saint!r} is no Patron Saint: {known}",
                Message("theopolis-error-no-saint", {"place": name, "value": str(saint), "known": known}),
            )
        number = saints.index(saint)
        if number in list(self.laid.saints):
            raise BadPosition(
                f"{name}: {saint} already has a city (TH-14)",
                Message("theopolis-error-saint-taken", {"place": name, "value": str(saint)}),
            )
        self.laid.saints[seat] = number

    def _has_left(self, seat: int) -> None:
        table = self.laid
        if table.present[seat] or table.resources(seat) or table.saints[seat] != f.NO_SAINT:
            raise BadPosition(
                f"{seat_name(seat)}: the city, Resources and saint of a winner have left the game (TH-155)",
                Message("theopolis-error-left", {"place": seat_name(seat)}),
            )

    def _stated_hand(self, seat: int, side: Mapping[str, Any]) -> None:
        name = seat_name(seat)
        hand = self._list(side, "hand", name)
        known = self._list(side, "known", name)
        self._hand_fits(seat, len(hand))
        for kind in known:
            if kind not in hand:
                card = self.facts.ids[kind]
                raise BadPosition(
                    f"{name}: {card} is known but not in the hand (TH-22)",
                    Message("theopolis-error-not-held", {"place": name, "card": card}),
                )
            hand.remove(kind)
        # As in a game: what was dealt came first.
        for cards, seen in ((hand, 0), (known, 1)):
            for kind in cards:
                self._take(kind, f"{name}.hand")
                self.laid.put_in_hand(seat, kind, seen)

    def _hand_fits(self, seat: int, size: int) -> None:
        most = self.facts.largest_hand
        if not 0 <= size <= most:
            raise BadPosition(
                f"{seat_name(seat)}: a hand has 0 to {most} cards, not {size} (TH-59)",
                Message("theopolis-error-hand", {"place": seat_name(seat), "most": most, "number": size}),
            )

    def _resources(self, seat: int, side: Mapping[str, Any]) -> None:
        table, name, ids = self.laid, seat_name(seat), self.facts.resource_ids
        plays = table.in_game(seat) or table.ending != GOING_ON
        start = {resource: self.facts.starting[index] for index, resource in enumerate(ids)} if plays else {}
        owned, used = side.get("resources", start), side.get("used", {})
        for stated, what in ((owned, "resources"), (used, "used")):
            if not isinstance(stated, Mapping):
                raise BadPosition(
                    f"{name}: {what} are written like {{ faith = 1, hope = 1, charity = 1 }}",
                    Message("theopolis-error-resources", {"place": f"{name}.{what}"}),
                )
            self._known_keys(stated, set(ids), f"{name}: {what}")
        for index, resource in enumerate(ids):
            number = self._number(owned, resource, 0, 0, self.facts.piles[index], f"{name}: resources")
            if number > table.piles[index]:
                left, all_ = table.piles[index], self.facts.piles[index]
                raise BadPosition(
                    f"{name}: {number} {resource} cards, but only {left} of {all_} are left",
                    Message(
                        "theopolis-error-pile",
                        {"place": name, "number": number, "card": resource, "left": left, "all": all_},
                    ),
                )
            table.piles[index] -= number
            gone = self._number(used, resource, 0, 0, number, f"{name}: used")
            table.unused[seat * f.RESOURCES + index] = number - gone
            table.used[seat * f.RESOURCES + index] = gone

    def _ranks(self) -> None:
        table = self.laid
        ranks = sorted(rank for rank in table.ranks if rank)
        if table.ending != GOING_ON:
            if len(ranks) < table.players or ranks[0] != 1:
                raise BadPosition(
                    "when the game has ended every seat has a rank, from 1 (TH-151)",
                    Message("theopolis-error-ranks-ended"),
                )
            return
        if ranks and (not table.play_on or ranks != list(range(1, len(ranks) + 1))):
            raise BadPosition(
                "a rank while the game goes on needs play_on, and ranks begin at 1 (TH-154)",
                Message("theopolis-error-ranks"),
            )
        if len(ranks) > table.players - 2:
            raise BadPosition(
                "at least two players are still in the game (TH-158)", Message("theopolis-error-two-left")
            )
        for seat in range(table.players):
            if not table.in_game(seat):
                self._has_left(seat)

    def _deal_hands(self) -> None:
        for seat in range(self.laid.players):
            name = seat_name(seat)
            hand = self.zones.get(name, {}).get("hand", self.facts.hand_limit)
            if type(hand) is int:
                self._hand_fits(seat, hand)
                known = self.laid.hand_size(seat)
                if known > hand:
                    raise BadPosition(
                        f"{name}: {known} known cards, but a hand of {hand} (TH-22)",
                        Message("theopolis-error-known-more", {"place": name, "known": known, "hand": hand}),
                    )
                for _ in range(hand - known):
                    self.laid.put_in_hand(seat, self._draw(f"{name}.hand"), 0)

    def _deal_board(self, places: list[int]) -> None:
        if places and not any(
            self.laid.cards[DECK + kind] for kind in range(f.KINDS) if not is_disaster(self.laid, kind)
        ):
            raise BadPosition(
                "no cards are left for the board", Message("theopolis-error-no-cards", {"place": "board"})
            )
        for place in places:
            while True:
                kind = self._draw("board")
                if not is_disaster(self.laid, kind):
                    break
                self.laid.put_on_discard(kind)  # as in the set-up (TH-11)
            self.laid.board[place] = kind

    def _draw(self, place: str) -> int:
        if self.laid.unseen() < 1:
            raise BadPosition(
                f"no cards are left for {_zone(place)}", Message("theopolis-error-no-cards", {"place": place})
            )
        kind = draw_unseen(self.laid, self.source)
        self.laid.cards[DECK + kind] -= 1
        self.laid.removed -= 1
        return kind

    def _deck(self) -> None:
        table = self.laid
        unseen = table.removed
        removed = self.facts.short_deck[table.players] if table.short_deck else 0
        apocalypse = int(table.ending != BY_APOCALYPSE)
        least = int(table.ending == GOING_ON)
        left = max(unseen - removed, 0) + apocalypse
        size = self._number(self.zones, "deck", left, least, unseen + apocalypse)
        table.deck_size = size
        table.removed = unseen + apocalypse - size

    def _nobody_has_won(self) -> None:
        table = self.laid
        for seat in range(table.players):
            if table.ending == GOING_ON and table.in_game(seat) and winning_way(table, seat) != GOING_ON:
                way = winning_way(table, seat)
                ending, rule = ENDINGS[way], f"TH-{142 + way}"
                raise BadPosition(
                    f"{seat_name(seat)} has already won by {ending.replace('_', ' ')} ({rule})",
                    Message(
                        "theopolis-error-won", {"place": seat_name(seat), "ending": ending, "rule": rule}
                    ),
                )

    # Reading one value. --------------------------------------------------------------------------

    def _known_keys(self, stated: Mapping[str, Any], known: set[str], where: str) -> None:
        for key in stated:
            if key not in known:
                possible = ", ".join(sorted(known))
                raise BadPosition(
                    f"{where} has no {key!r}; it has: {possible}",
                    Message("theopolis-error-key", {"place": where, "key": key, "known": possible}),
                )

    def _texts(self, value: object, what: str) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadPosition(
                f"{_zone(what)}: this should be a list of names, not {value!r}",
                Message("theopolis-error-list", {"place": what, "value": str(value)}),
            )
        return value

    def _list(self, stated: Mapping[str, Any], key: str, seat: str = "") -> list[int]:
        place = f"{seat}.{key}" if seat else key
        return [self._kind(name, place) for name in self._texts(stated.get(key, []), place)]

    def _kind(self, name: str, place: str) -> int:
        if name not in self.kind_of:
            raise BadPosition(
                f"{_zone(place)}: there is no card {name!r}",
                Message("theopolis-error-card", {"place": place, "value": name}),
            )
        return self.kind_of[name]

    def _take(self, kind: int, place: str) -> None:
        if self.laid.cards[DECK + kind] == 0:
            copies = self.facts.copies[kind]
            card = self.facts.ids[kind]
            raise BadPosition(
                f"{_zone(place)}: all {copies} copies of {card} lie elsewhere already",
                Message("theopolis-error-copies", {"place": place, "number": copies, "card": card}),
            )
        self.laid.cards[DECK + kind] -= 1

    def _number(
        self, stated: Mapping[str, Any], key: str, default: int, least: int, most: int, where: str = "[table]"
    ) -> int:
        value = stated.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise BadPosition(
                f"{where}: {key} is a whole number from {least} to {most}, not {value!r}",
                Message(
                    "theopolis-error-number",
                    {"place": where, "key": key, "least": least, "most": most, "value": str(value)},
                ),
            )
        return value

    def _seat(self, name: object, what: str) -> int:
        seat = seat_from_name(str(name))
        if seat is None or not 0 <= seat < self.laid.players:
            last = seat_name(self.laid.players - 1)
            raise BadPosition(
                f"{what}: {name!r} is no seat: p1 to {last}",
                Message("theopolis-error-seat", {"place": what, "value": str(name), "last": last}),
            )
        return seat


def _zone(place: str) -> str:
    """Return a zone as errors call it: `the discard pile`, `p1's hand`."""
    seat, dot, key = place.rpartition(".")
    return f"{seat}'s {ZONES[key]}" if dot else ZONES.get(place, place)
