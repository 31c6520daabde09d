"""What is this? Every place, piece, component and sign of Nehemiah, in words for newcomers.

Made from what a reader's view shows, the components in use and the rules. Ids of places and figures:

    grid.c2  grid.c2r3  board.wall  gate.sheep_gate  gates  deck.deck_1  discard  round
    foremen  foreman_deck  revealed.artisan  p1.foreman.artisan  bid.wood
    p1  p1.workers  p1.aside  p1.neutral  p1.cubes  p1.wall  p1.scoring  p1.wood  p1.gold  p1.points
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from batisseurs.games.nehemiah import components as c
from batisseurs.games.nehemiah import view as v
from batisseurs.games.nehemiah.facts import DECKS, FACES, MOST_COLUMNS, ROWS, Facts
from batisseurs.games.nehemiah.table import NehemiahTable, column_name, spot_name
from batisseurs.kernel.choice import Message
from batisseurs.kernel.explanation import Explainer, Explanation, Figure, name_of
from batisseurs.kernel.seats import Seat, seat_from_name, seat_name

if TYPE_CHECKING:
    from collections.abc import Iterable

Args = dict[str, str | int | list[str]]
Rules = tuple[int, ...]

SIGNS: dict[str, tuple[str, str, Rules]] = {
    "worker": ("nehemiah-title-worker", "nehemiah-explain-worker", (35, 36, 37)),
    "tired": ("nehemiah-title-tired", "nehemiah-explain-tired", (41, 43, 46, 58)),
    "neutral": ("nehemiah-title-neutral", "nehemiah-explain-neutral", (92, 94, 95, 100, 101)),
    "aside": ("nehemiah-title-aside", "nehemiah-explain-aside", (125, 133)),
    "free": ("nehemiah-title-free", "nehemiah-explain-free", (7, 32)),
    "wood": ("nehemiah-title-wood", "nehemiah-explain-wood", (2, 120, 121)),
    "gold": ("nehemiah-title-gold", "nehemiah-explain-gold", (2, 46, 120, 121)),
    "points": ("nehemiah-title-points", "nehemiah-explain-points", (68, 119, 120, 121)),
    "cube": ("nehemiah-title-cube", "nehemiah-explain-cube", (63, 64, 107, 111)),
    "gate": ("nehemiah-title-gate", "nehemiah-explain-gate", (20, 72, 73)),
    "arrow": ("nehemiah-title-arrow", "nehemiah-explain-arrow", (40,)),
    "clear": ("nehemiah-title-clear", "nehemiah-explain-clear", (53, 54, 57, 58, 59)),
    "activated": ("nehemiah-title-activated", "nehemiah-explain-activated", (37, 38, 42)),
    "used": ("nehemiah-title-used", "nehemiah-explain-used", (48,)),
    "fee": ("nehemiah-title-fee", "nehemiah-explain-fee", (46, 47)),
    "deck": ("nehemiah-title-deck", "nehemiah-explain-deck", (16, 19)),
    "first": ("nehemiah-title-first", "nehemiah-explain-first", (21, 23, 116)),
    "screen": ("nehemiah-title-screen", "nehemiah-explain-screen", (14, 171, 172)),
    "hand": ("nehemiah-title-hand", "nehemiah-symbol-hand", (143,)),
    "hourglass": ("nehemiah-title-hourglass", "nehemiah-symbol-hourglass", (144,)),
    "scroll": ("nehemiah-title-scroll", "nehemiah-symbol-scroll", (145,)),
    "exclamation": ("nehemiah-title-exclamation", "nehemiah-symbol-exclamation", (146,)),
    "plus": ("nehemiah-title-plus", "nehemiah-symbol-plus", (147,)),
    "silhouette": ("nehemiah-title-silhouette", "nehemiah-symbol-silhouette", (148, 165)),
}
"""What boards and cards are printed with, in the order of the legend: title, what it means, rules."""

EFFECTS: dict[str, tuple[str, Rules]] = {
    "take_wood": ("nehemiah-effect-take-wood", (69,)),
    "take_gold": ("nehemiah-effect-take-gold", (70,)),
    "gain_points": ("nehemiah-effect-gain-points", (83,)),
    "place_cubes": ("nehemiah-effect-place-cubes", (63, 64)),
    "take_gate": ("nehemiah-effect-take-gate", (72, 73)),
    "raise_workers": ("nehemiah-effect-raise-workers", (77, 78)),
    "place_workers": ("nehemiah-effect-place-workers", (79,)),
    "place_anywhere": ("nehemiah-effect-place-anywhere", (80, 81)),
    "replace_worker": ("nehemiah-effect-replace-worker", (82,)),
    "swap_workers": ("nehemiah-effect-swap-workers", (84, 85)),
    "swap_cards": ("nehemiah-effect-swap-cards", (86, 87)),
    "use_cards": ("nehemiah-effect-use-cards", (88, 89, 90)),
}
GAINS = {
    "take_wood": "nehemiah-amount-wood",
    "take_gold": "nehemiah-amount-gold",
    "gain_points": "nehemiah-amount-point",
    "take_gate": "nehemiah-does-take-gate",
    "raise_workers": "nehemiah-does-raise-workers",
    "place_workers": "nehemiah-does-place-workers",
    "place_anywhere": "nehemiah-does-place-anywhere",
    "replace_worker": "nehemiah-does-replace-worker",
    "swap_workers": "nehemiah-does-swap-workers",
    "swap_cards": "nehemiah-does-swap-cards",
    "use_cards": "nehemiah-does-use-cards",
}
CUBES_ON = {
    "wall": "nehemiah-amount-cube-wall",
    "temple": "nehemiah-amount-cube-temple",
    "garrison": "nehemiah-amount-cube-garrison",
}
CUBE_RULES = {"wall": 71, "temple": 75, "garrison": 74}
ORDERED_WOOD = 76
"""The rule of wood that has to be paid for."""
BONUS = {"take_wood": "carpenter", "take_gold": "merchant"}
"""The foremen with which one takes more."""

FOREMEN: dict[str, tuple[str, Rules]] = {
    "artisan": ("nehemiah-explain-artisan", (150,)),
    "architect": ("nehemiah-explain-architect", (151,)),
    "sculptor": ("nehemiah-explain-sculptor", (152,)),
    "carpenter": ("nehemiah-explain-carpenter", (153,)),
    "merchant": ("nehemiah-explain-merchant", (154,)),
    "turncoat": ("nehemiah-explain-turncoat", (155,)),
    "administrator": ("nehemiah-explain-administrator", (156, 157)),
    "seasonal": ("nehemiah-explain-seasonal", (158,)),
    "town_planner": ("nehemiah-explain-town-planner", (159,)),
    "substitute": ("nehemiah-explain-substitute", (160,)),
    "journeyman": ("nehemiah-explain-journeyman", (161,)),
    "convict": ("nehemiah-explain-convict", (162,)),
    "assistant": ("nehemiah-explain-assistant", (163,)),
    "corrupt_worker": ("nehemiah-explain-corrupt-worker", (164,)),
    "inspector": ("nehemiah-explain-inspector", (165, 166, 167)),
}

EVERY_PLACE = {
    *(column_name(column) for column in range(MOST_COLUMNS)),
    *(spot_name(spot) for spot in range(MOST_COLUMNS * ROWS)),
}
"""Columns and places of the largest grid."""

OWN: dict[str, tuple[str, str, Rules]] = {
    "workers": ("nehemiah-title-workers", "nehemiah-explain-workers", (4, 11, 31)),
    "aside": SIGNS["aside"],
    "neutral": SIGNS["neutral"],
    "cubes": ("nehemiah-title-cubes", "nehemiah-explain-cubes", (12, 63, 64, 65)),
    "wood": SIGNS["wood"],
    "gold": SIGNS["gold"],
    "points": SIGNS["points"],
    "scoring": ("nehemiah-title-scoring", "nehemiah-explain-scoring", (106, 107, 109, 110)),
}
"""What is counted of a player, beside cubes on boards."""

BIDS = {
    "workers": ("nehemiah-title-bid-workers", "nehemiah-explain-bid-workers"),
    "wood": ("nehemiah-title-bid-wood", "nehemiah-explain-bid-wood"),
    "gold": ("nehemiah-title-bid-gold", "nehemiah-explain-bid-gold"),
}


def explainer(table: NehemiahTable, reader: Seat) -> Explainer:
    """Return what explains the things on a table to a reader."""
    return Places(table.facts, v.view(table, reader)).explain


def signs() -> tuple[str, ...]:
    """Return the legend; the boards come before what is printed on cards."""
    names = list(SIGNS)
    names[names.index("arrow") : names.index("arrow")] = c.BOARD_IDS
    return tuple(f"sign.{name}" for name in names)


def figures(table: NehemiahTable, seat: Seat) -> tuple[Figure, ...]:
    """Return what a seat counts as its own."""
    seen = v.view(table, seat)
    return tuple(
        Figure(f"{seat_name(seat)}.{name}", number)
        for name, number in v.counted(seen, seen.seats[seat]).items()
        if number is not None
    )


@functools.lru_cache(maxsize=4)
def _components(text: str) -> c.Components:
    return c.read(text)


def _rules(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"NE-{number}" for number in numbers)


class Places:
    """Explains one table to one reader."""

    def __init__(self, facts: Facts, seen: v.NehemiahView) -> None:
        """Take the components in use and what the reader sees."""
        self.facts = facts
        self.seen = seen
        file = _components(facts.text)
        self.work = {work.id: work for work in file.work}
        self.symbols = {foreman.id: foreman.symbol for foreman in file.foreman}
        self.colours = [colour.id for colour in file.colour]

    def explain(self, place: str) -> Explanation | None:
        """Explain an id; None if the reader sees nothing of that name."""
        head, _, rest = place.partition(".")
        seat = seat_from_name(head)
        if seat is not None and seat < self.seen.players:
            return self.of_player(self.seen.seats[seat], rest)
        if not rest:
            return self.pile(head) or self.component(head)
        kinds = {
            "sign": self.sign,
            "grid": self.place,
            "board": self.board,
            "gate": self.gate,
            "deck": self.deck,
            "revealed": self.revealed,
            "bid": self.bid,
        }
        return kinds[head](rest) if head in kinds else None

    def component(self, item: str) -> Explanation | None:
        """Explain something that has a printed name."""
        for kind in (self.card, self.foreman, self.gate, self.board, self.deck, self.colour, self.place):
            found = kind(item)
            if found is not None:
                return found
        return None

    # The grid. -------------------------------------------------------------------------------------

    def place(self, name: str) -> Explanation | None:
        """Explain a column or a place of it."""
        return self.column(name) or self.spot(name)

    def column(self, name: str) -> Explanation | None:
        """Explain a column: where the next worker goes, and what clears it."""
        for number, column in enumerate(self.seen.columns, start=1):
            if column.place == f"grid.{name}":
                now = [self._next(column)]
                if column.marked:
                    now.append(Message("nehemiah-now-marked"))
                return Explanation(
                    Message("nehemiah-title-column", {"column": number}),
                    (Message("nehemiah-explain-column"), Message("nehemiah-explain-clear")),
                    tuple(now),
                    rules=_rules((32, 34, 53, 57, 58, 59)),
                )
        return None

    def _next(self, column: v.ColumnView) -> Message:
        if all(spot.card is None for spot in column.spots):
            return Message("nehemiah-now-no-cards")
        for spot in column.spots:
            if spot.card is not None and spot.worker is None:
                return Message("nehemiah-now-next-card", {"card": spot.card})
        return Message("nehemiah-now-full")

    def spot(self, name: str) -> Explanation | None:
        """Explain a place of the grid: its card, and the worker on it."""
        for column in self.seen.columns:
            for row, spot in enumerate(column.spots, start=1):
                if spot.place == f"grid.{name}":
                    return self._spot(column, spot, row)
        if name in EVERY_PLACE:
            about = Message("nehemiah-explain-no-column", {"number": len(self.seen.columns)})
            return Explanation(name_of(name), (about,), rules=_rules((17,)))
        return None

    def _spot(self, column: v.ColumnView, spot: v.SpotView, row: int) -> Explanation:
        name = spot.place.partition(".")[2]
        if spot.card is None:
            gone = Message("nehemiah-explain-no-card")
            return Explanation(name_of(name), (gone,), rules=_rules((59, 114)))
        card = self._card(spot.card)
        now = [self._worker(column, spot, name)]
        if spot.anchor:
            now.append(Message("nehemiah-now-activated"))
        if spot.used:
            now.append(Message("nehemiah-now-used"))
        if column.marked:
            now.append(Message("nehemiah-now-marked"))
        bottom = row == ROWS
        return Explanation(
            card.title,
            (*card.about, Message("nehemiah-explain-bottom")) if bottom else card.about,
            (*now, *card.now),
            card.costs,
            card.gains,
            (*card.rules, "NE-53", "NE-58") if bottom else card.rules,
            spot.card,
        )

    def _worker(self, column: v.ColumnView, spot: v.SpotView, name: str) -> Message:
        """Say who is on a card, and what that means for the reader."""
        if spot.worker is None:
            first = next(other for other in column.spots if other.worker is None)
            return Message("nehemiah-now-next" if first is spot else "nehemiah-now-free", {"spot": name})
        about: Args = {"spot": name, "seat": spot.worker, "gold": int(self.facts.fee)}
        if spot.neutral:
            return Message("nehemiah-now-neutral", about)
        return Message("nehemiah-now-tired" if spot.tired else "nehemiah-now-standing", about)

    # Cards. ----------------------------------------------------------------------------------------

    def card(self, item: str) -> Explanation | None:
        """Explain a work card."""
        if item not in self.work:
            return None
        found = self._card(item)
        return Explanation(
            found.title,
            found.about,
            (*self._lies(item), *found.now),
            found.costs,
            found.gains,
            found.rules,
            item,
        )

    def _lies(self, item: str) -> tuple[Message, ...]:
        spots = [spot for column in self.seen.columns for spot in column.spots if spot.card == item]
        return tuple(Message("nehemiah-now-lies", {"spot": spot.place.partition(".")[2]}) for spot in spots)

    def _card(self, item: str) -> Explanation:
        work = self.work[item]
        effect = work.effect
        said, rules = EFFECTS[effect.name]
        about: Args = {"number": effect.amount, "gold": int(self.facts.fee)}
        if effect.board:
            about["board"] = effect.board
            rules = (CUBE_RULES[effect.board], *rules)
        if effect.name == "take_wood" and work.cost.gold:
            rules = (ORDERED_WOOD,)
        costs = self._costs(work.cost)
        return Explanation(
            name_of(item),
            (Message(said, about), Message("nehemiah-explain-work")),
            (*self._bonus(effect.name), self._copies(item)),
            costs,
            (self._gain(effect),),
            _rules((*rules, 40) if costs else rules),
            item,
        )

    def _costs(self, cost: c.Cost) -> tuple[Message, ...]:
        goods = (("nehemiah-amount-wood", cost.wood), ("nehemiah-amount-gold", cost.gold))
        return tuple(Message(said, {"number": number}) for said, number in goods if number)

    def _gain(self, effect: c.Effect) -> Message:
        said = CUBES_ON[effect.board] if effect.board else GAINS[effect.name]
        return Message(said, {"number": effect.amount})

    def _bonus(self, effect: str) -> tuple[Message, ...]:
        """Say that the reader takes more, with a foreman (NE-153, NE-154)."""
        foreman = BONUS.get(effect, "")
        if self.seen.reader < 0 or foreman not in self.seen.seats[self.seen.reader].foremen:
            return ()
        return (Message("nehemiah-now-bonus", {"card": foreman, "number": self._amount(foreman)}),)

    def _copies(self, item: str) -> Message:
        face = self.facts.ids.index(item)
        at = [(self.seen.players * DECKS + deck) * FACES + face for deck in range(DECKS)]
        first, second, third = (int(self.facts.copies[place]) for place in at)
        return Message("nehemiah-copies", {"first": first, "second": second, "third": third})

    def foreman(self, item: str) -> Explanation | None:
        """Explain a foreman: what it does, and when."""
        if item not in FOREMEN:
            return None
        said, rules = FOREMEN[item]
        _, when, symbol_rules = SIGNS[self.symbols[item]]
        now = [
            Message("nehemiah-before", {"seat": seat.seat})
            for seat in self.seen.seats
            if item in seat.foremen
        ]
        if item in self.seen.revealed:
            bid_for = item == self.seen.auctioned
            now.append(Message("nehemiah-now-bid-for" if bid_for else "nehemiah-now-revealed"))
        return Explanation(
            name_of(item),
            (Message(said, {"number": self._amount(item)}), Message(when)),
            tuple(now),
            rules=_rules((*rules, symbol_rules[0])),
            item=item,
        )

    def revealed(self, item: str) -> Explanation | None:
        """Explain a foreman that is up for auction."""
        return self.foreman(item) if item in self.seen.revealed else None

    def _amount(self, foreman: str) -> int:
        return int(self.facts.foreman_amount[self.facts.foreman_ids.index(foreman)])

    def gate(self, item: str) -> Explanation | None:
        """Explain a gate: what it is worth, and who has it."""
        stack = [gate.gate for gate in self.seen.gates if gate.owner is None]
        for gate in self.seen.gates:
            if gate.gate == item:
                now = (
                    Message("nehemiah-in-stack", {"number": stack.index(item)})
                    if gate.owner is None
                    else Message("nehemiah-before", {"seat": gate.owner})
                )
                cards = self._cards_with("take_gate")
                return Explanation(
                    name_of(item),
                    (
                        Message("nehemiah-explain-gate-worth", {"number": gate.value}),
                        self._said("nehemiah-explain-gate"),
                    ),
                    (now,),
                    self._costs(self.work[cards[0]].cost) if cards and gate.owner is None else (),
                    (Message("nehemiah-amount-point", {"number": gate.value}),),
                    _rules((20, 72, 73)),
                    item,
                )
        return None

    def _cards_with(self, effect: str, board: str = "") -> list[str]:
        """Return the work cards that do something."""
        return [
            id_ for id_, work in self.work.items() if (work.effect.name, work.effect.board) == (effect, board)
        ]

    # Boards and piles. -----------------------------------------------------------------------------

    def board(self, item: str) -> Explanation | None:
        """Explain an influence board: how to get there, what it scores and when, and how it is now."""
        for board in self.seen.boards:
            if board.board == item:
                return Explanation(
                    name_of(item),
                    (
                        Message("nehemiah-explain-board", {"cards": self._cards_with("place_cubes", item)}),
                        Message(
                            "nehemiah-explain-table", {"points": " · ".join(map(str, board.score_table))}
                        ),
                        Message("nehemiah-explain-ties"),
                        Message("nehemiah-explain-leader"),
                    ),
                    self._cubes_on(board),
                    rules=_rules((106, 107, 108, 109, 110, 111)),
                    item=item,
                )
        return None

    def _cubes_on(self, board: v.BoardView) -> tuple[Message, ...]:
        if not any(board.cubes):
            return (Message("nehemiah-now-no-cubes"),)
        return tuple(
            Message(
                "nehemiah-on-board",
                {"seat": seat, "number": cubes, "points": board.would_score[seat]},
            )
            for seat, cubes in enumerate(board.cubes)
        )

    def deck(self, item: str) -> Explanation | None:
        """Explain a deck: what it is for, and what happens when it is used up."""
        if item not in c.DECK_IDS:
            return None
        index = c.DECK_IDS.index(item)
        last = index == DECKS - 1
        left = self.seen.decks[index]
        return Explanation(
            name_of(item),
            (
                Message("nehemiah-explain-deck"),
                Message("nehemiah-explain-deck-last" if last else "nehemiah-explain-deck-ends"),
            ),
            (
                Message("nehemiah-deck-left", {"number": left}),
                Message("nehemiah-now-refills", {"number": left // ROWS}),
            ),
            rules=_rules((19, 59, 113, 115, 116) if last else (19, 59, 102, 103)),
            item=item,
        )

    def colour(self, item: str) -> Explanation | None:
        """Explain the name of a colour: whose pieces have it."""
        if item not in self.colours:
            return None
        now: list[Message] = []
        for seat in self.seen.seats:
            if item == seat.colour:
                now.append(Message("nehemiah-now-colour", {"seat": seat.seat}))
            elif item == seat.neutral_colour:
                now.append(Message("nehemiah-now-colour-neutral", {"seat": seat.seat}))
        return Explanation(
            name_of(item),
            (Message("nehemiah-explain-colour"),),
            tuple(now) or (Message("nehemiah-now-no-colour"),),
            rules=_rules((10, 92)),
        )

    def pile(self, name: str) -> Explanation | None:
        """Explain what has no component of its own: piles, the auction, the round."""
        seen = self.seen
        if name == "gates":
            left = [gate.gate for gate in seen.gates if gate.owner is None]
            now = [Message("nehemiah-gates-left", {"number": len(left)})]
            if left:
                now.append(Message("nehemiah-now-next-gate", {"gate": left[0]}))
            return Explanation(
                Message("nehemiah-gates"),
                (self._said("nehemiah-explain-gate"),),
                tuple(now),
                rules=_rules((6, 20, 72, 73)),
            )
        if name == "discard":
            gone = [count.card for count in seen.discard for _ in range(count.copies)]
            listed = (Message("nehemiah-now-discard", {"number": len(gone), "cards": gone}),) if gone else ()
            return Explanation(
                Message("nehemiah-title-discard"),
                (Message("nehemiah-explain-discard"),),
                listed or (Message("nehemiah-now-no-discard"),),
                rules=_rules((58,)),
            )
        if name == "round":
            turns = seen.turns_left
            return Explanation(
                Message("nehemiah-title-round", {"number": seen.round}),
                (Message("nehemiah-explain-round"), Message("nehemiah-explain-last-round")),
                () if turns is None else (Message("nehemiah-head-last", {"number": turns}),),
                rules=_rules((102, 103, 113, 115, 116)),
            )
        if name in {"foremen", "foreman_deck"} and seen.foremen:
            deck = name == "foreman_deck"
            return Explanation(
                Message("nehemiah-title-foreman-deck" if deck else "nehemiah-auction-box"),
                (Message("nehemiah-explain-foremen"), Message("nehemiah-explain-bid")),
                (Message("nehemiah-foreman-deck", {"number": seen.foreman_deck}),),
                rules=_rules((123, 126, 128, 129, 132, 137)),
            )
        return None

    # Players. --------------------------------------------------------------------------------------

    def of_player(self, seat: v.SeatView, what: str) -> Explanation | None:
        """Explain what a player owns, or one number or foreman of it."""
        kind, _, item = what.partition(".")
        if kind == "foreman":
            return self.foreman(item) if item in seat.foremen else None
        counted = v.counted(self.seen, seat)
        if not what:
            return self._side(seat, counted)
        if what not in counted:
            return None
        now = self._number(seat, counted[what])
        if what in CUBES_ON:
            board = self.board(what)
            assert board is not None
            title = Message("nehemiah-title-cubes-on", {"board": what})
            return Explanation(title, board.about, now, rules=board.rules, item=what)
        title_id, about, rules = OWN[what]
        return Explanation(Message(title_id), (self._said(about),), now, rules=_rules(rules))

    def _number(self, seat: v.SeatView, number: int | None) -> tuple[Message, ...]:
        if number is None:
            return (Message("nehemiah-now-hidden", {"seat": seat.seat}),)
        return (Message("nehemiah-now-has", {"seat": seat.seat, "number": number}),)

    def _side(self, seat: v.SeatView, counted: dict[str, int | None]) -> Explanation:
        said = {
            "workers": "nehemiah-amount-available",
            "aside": "nehemiah-amount-aside",
            "neutral": "nehemiah-amount-neutral",
            "cubes": "nehemiah-amount-supply",
            "wood": "nehemiah-amount-wood",
            "gold": "nehemiah-amount-gold",
            "points": "nehemiah-amount-point",
        }
        now = [
            Message(id_, {"number": number})
            for name, id_ in said.items()
            if (number := counted.get(name)) is not None
        ]
        gates = [gate.gate for gate in self.seen.gates if gate.owner == seat.seat]
        if gates:
            now.append(Message("nehemiah-now-gates", {"gates": gates}))
        if seat.foremen:
            now.append(Message("nehemiah-now-foremen", {"cards": list(seat.foremen)}))
        if seat.seat == self.seen.first_player:
            now.append(Message("nehemiah-title-first"))
        return Explanation(
            Message("nehemiah-title-side", {"seat": seat.seat}),
            (Message("nehemiah-explain-side", {"seat": seat.seat}),),
            tuple(now),
            rules=_rules((11, 12, 13, 14, 171, 172)),
        )

    def bid(self, what: str) -> Explanation | None:
        """Explain a part of the reader's bid: what it may be, and how much there is to bid."""
        if what not in BIDS or self.seen.auctioned is None or self.seen.reader < 0:
            return None
        title, about = BIDS[what]
        seat = self.seen.seats[self.seen.reader]
        has = {"workers": seat.available, "wood": seat.wood, "gold": seat.gold}[what]
        return Explanation(
            Message(title),
            (Message(about), Message("nehemiah-explain-bid")),
            self._number(seat, has),
            rules=_rules((129, 130, 132, 133, 134)),
        )

    # Signs. ----------------------------------------------------------------------------------------

    def sign(self, name: str) -> Explanation | None:
        """Explain a sign of the legend; those of the boards are the boards."""
        if name not in SIGNS:
            return self.board(name)
        title, about, rules = SIGNS[name]
        return Explanation(Message(title), (self._said(about),), rules=_rules(rules))

    def _said(self, about: str) -> Message:
        """Return what a sign means, with the numbers of the component file."""
        facts = self.facts
        numbers: dict[str, Args] = {
            "nehemiah-explain-wood": {
                "cards": [id_ for id_, work in self.work.items() if work.cost.wood],
                "number": int(facts.wood_per_point),
            },
            "nehemiah-explain-gold": {
                "cards": [id_ for id_, work in self.work.items() if work.cost.gold],
                "number": int(facts.gold_per_point),
                "fee": int(facts.fee),
            },
            "nehemiah-explain-gate": {"cards": self._cards_with("take_gate")},
            "nehemiah-explain-tired": {"gold": int(facts.fee)},
            "nehemiah-explain-fee": {"gold": int(facts.fee)},
            "nehemiah-explain-workers": {"number": int(facts.workers[self.seen.players])},
            "nehemiah-explain-cubes": {"number": int(facts.cubes)},
        }
        return Message(about, numbers.get(about, {}))
