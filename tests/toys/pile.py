"""A face-down pile of which some seats know some cards, on top and at the bottom.

- **PI-1** Ten cards of four kinds (0 to 3; three copies of 0 and 1, two of 2 and 3) lie in a face-down pile.
  With the option `burned` two of them are removed unseen.
- **PI-2** In turn each seat draws the top card into its hand, unseen by the others;
- **PI-3** or looks at the top card and puts it back, on top or at the bottom;
- **PI-4** or puts a card of its hand at the bottom of the pile, openly, so that all seats know it;
- **PI-5** or, once in a game, has all cards gathered and shuffled: those of the pile and of all hands. Not
  when cards were removed unseen, for they would have to be told from the others.
- **PI-6** The game is over when a turn would begin with an empty pile, or after the last round. The kinds in
  the hands are added up; the highest sum wins.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

from batisseurs.kernel import (
    AutomaticStep,
    Bounds,
    Category,
    ChanceStep,
    Choice,
    Feature,
    GameEvent,
    Message,
    Option,
    Refusal,
    Result,
    Source,
    Step,
    StepKind,
    seat_name,
)
from batisseurs.kernel.kinds import FLAG, SEAT, arguments
from batisseurs.kernel.pile import Pile, restored
from batisseurs.kernel.seats import Seat
from tests.toys.base import ToyGame, ToyTable, ranks_of

RULES = __doc__
COPIES = (3, 3, 2, 2)
KINDS = len(COPIES)
CARDS = sum(COPIES)
BURNED = 2
NONE = -1
DRAW, LOOK, GATHER, RETURN = 0, 1, 2, 3
ON_TOP, AT_BOTTOM = 0, 1
Knowers = int
"""One bit for each seat that knows a card."""


class PileTable(ToyTable):
    """A card in a hand remembers who knows it; the card being looked at is in `held`."""

    zones = ("pile", "hands", "knowers", "held", "held_knowers", "gathered", "turns")
    slug = "pile"
    pile: Pile
    hands: list[list[int]]
    knowers: list[list[Knowers]]
    held: int
    held_knowers: Knowers
    gathered: bool
    turns: int

    def everyone(self) -> Knowers:
        """All seats."""
        return (1 << self.players) - 1

    def next_knowers(self) -> Knowers:
        """Return who knows the next card of the pile."""
        if self.pile.top:
            return self.pile.top_knowers[0]
        return self.pile.bottom_knowers[-1] if self.pile.unknown() == 0 else 0


class Turn(Step):
    """Draw, look, return a card, or have all gathered."""

    def choices(self, table: PileTable) -> list[int]:
        """What the rules allow (PI-2 to PI-5)."""
        free = [] if table.gathered or table.options["burned"] else [GATHER]
        return [DRAW, LOOK, *free, *(RETURN + kind for kind in sorted(set(table.hands[self.chooser])))]

    def choose(self, table: PileTable, choice: int) -> None:
        """Carry it out."""
        seat = self.chooser
        if choice in {DRAW, LOOK}:
            table.then(TakeTop(seat, int(choice == LOOK)))
        elif choice == GATHER:
            table.pile.shuffle()
            for kind in itertools.chain(*table.hands):
                table.pile.bag[kind] += 1
                table.pile.size += 1
            table.hands = [[] for _ in range(table.players)]
            table.knowers = [[] for _ in range(table.players)]
            table.gathered = True
            table.report(GameEvent(Message("pile-gathers", {"seat": seat}), "PI-5"))
        else:
            place = table.hands[seat].index(choice - RETURN)
            table.pile.put_at_bottom(table.hands[seat].pop(place), table.everyone())
            table.knowers[seat].pop(place)
            table.report(GameEvent(Message("pile-returns", {"seat": seat, "kind": choice - RETURN}), "PI-4"))

    def prompt(self, table: PileTable) -> Message:
        """Ask."""
        return Message("pile-ask", {"seat": self.chooser})

    def say(self, table: PileTable, choice: int) -> Choice:
        """`draw`, `look`, `gather`, `return 2`."""
        if choice < RETURN:
            verb = ("draw", "look", "gather")[choice]
            return Choice(verb, Message(f"pile-{verb}"), ("pile",))
        kind = choice - RETURN
        place = f"{seat_name(self.chooser)}.hand.{kind}"
        return Choice(f"return {kind}", Message("pile-return", {"kind": kind}), (place, "pile"))

    def refusals(self, table: PileTable) -> list[Refusal]:
        """Gathering is possible once, and not with burned cards (PI-5)."""
        if GATHER in self.choices(table):
            return []
        return [Refusal("gather", Message("pile-why-no-gathering"), "PI-5", ("pile",))]


class TakeTop(ChanceStep):
    """The top card, for one seat's eyes: into its hand, or to be put back (PI-2, PI-3)."""

    made_from = arguments(owner=SEAT, looking=FLAG)

    def __init__(self, owner: Seat, looking: int) -> None:
        """Name who takes it, and whether only to look."""
        super().__init__()
        self.owner = owner
        self.looking = looking

    def actor(self) -> Seat:
        """Return who takes it."""
        return self.owner

    def choices(self, table: PileTable) -> list[int]:
        """A card that somebody has placed there is certain."""
        return table.pile.outcomes()

    def weight(self, table: PileTable, choice: int) -> int:
        """As often as it is in the bag."""
        return table.pile.weight(choice)

    def draw(self, table: PileTable, source: Source) -> int:
        """Straight from the bag."""
        return table.pile.draw(source)

    def choose(self, table: PileTable, choice: int) -> None:
        """Seats that knew the card on the pile still know it in the hand."""
        knowers = table.next_knowers() | 1 << self.owner
        table.pile.take(choice)
        whose: dict[str, str | int | list[str]] = {"seat": self.owner}
        message = Message("pile-takes", {**whose, "kind": choice})
        table.report(GameEvent(message, "PI-2", self.owner, Message("pile-takes-one", whose)))
        if self.looking:
            table.held, table.held_knowers = choice, knowers
            table.then(PutBack(self.owner))
            return
        table.hands[self.owner].append(choice)
        table.knowers[self.owner].append(knowers)

    def audience(self, table: PileTable, choice: int) -> Seat:
        """Only who takes it looks at it."""
        return self.owner

    def prompt(self, table: PileTable) -> Message:
        """Ask."""
        return Message("pile-ask-top", {"seat": self.owner})

    def say(self, table: PileTable, choice: int) -> Choice:
        """`turn 2 for p1`."""
        about: dict[str, str | int | list[str]] = {"seat": self.owner, "kind": choice}
        return Choice(f"turn {choice} for {seat_name(self.owner)}", Message("pile-turn", about), ("pile",))

    def veiled(self, table: PileTable, choice: int) -> Choice:
        """`turn card for p1`."""
        message = Message("pile-turn-one", {"seat": self.owner})
        return Choice(f"turn card for {seat_name(self.owner)}", message, ("pile",))


class PutBack(Step):
    """The card that was looked at goes back; everybody sees where (PI-3)."""

    def choices(self, table: PileTable) -> list[int]:
        """Top or bottom."""
        return [ON_TOP, AT_BOTTOM]

    def choose(self, table: PileTable, choice: int) -> None:
        """Those who know it will know it there."""
        put = table.pile.put_on_top if choice == ON_TOP else table.pile.put_at_bottom
        put(table.held, table.held_knowers)
        table.held, table.held_knowers = NONE, 0
        table.report(GameEvent(Message("pile-puts-back", {"seat": self.chooser, "end": choice}), "PI-3"))

    def prompt(self, table: PileTable) -> Message:
        """Ask; the card itself is in the chooser's view, not here."""
        return Message("pile-ask-put-back", {"seat": self.chooser})

    def say(self, table: PileTable, choice: int) -> Choice:
        """`put top`, `put bottom`."""
        end = "top" if choice == ON_TOP else "bottom"
        return Choice(f"put {end}", Message("pile-put", {"end": end}), ("pile",))


class NextTurn(AutomaticStep):
    """The next seat, or the end (PI-6)."""

    def run(self, table: PileTable) -> None:
        """Count the turn."""
        if table.pile.size == 0 or table.turns == int(table.options["rounds"]) * table.players:
            return
        seat = table.turns % table.players
        table.turns += 1
        table.then(Turn(seat), NextTurn())


class PileGame(ToyGame):
    """The contract filled in."""

    slug = "pile"
    title = "Pile"
    min_players = 2
    max_players = 3
    options = (
        Option("burned", default=False, rule="PI-1"),
        Option("rounds", default=12, rule="PI-6", minimum=1, maximum=50),
    )
    endings = ("pile_empty", "rounds_over")
    steps = (
        StepKind(Turn, RETURN + KINDS),
        StepKind(TakeTop, KINDS),
        StepKind(PutBack, 2),
        StepKind(NextTurn, 0),
    )
    page = RULES
    table_class = PileTable

    def begin(self, table: Any) -> None:
        """A shuffled pile has no order yet."""
        table.pile = Pile(list(COPIES), CARDS - self.burned(table))
        table.hands, table.knowers = [[[] for _ in range(table.players)] for _ in range(2)]
        table.held, table.held_knowers, table.gathered, table.turns = NONE, 0, False, 0
        table.then(NextTurn())

    def burned(self, table: Any) -> int:
        """Return how many cards were removed unseen."""
        return BURNED if table.options["burned"] else 0

    def plain(self, zone: Any) -> Any:
        """A pile has a plain form of its own."""
        return super().plain(zone.state() if isinstance(zone, Pile) else zone)

    def unplain(self, name: str, value: Any) -> Any:
        """Read it back."""
        return restored(value) if name == "pile" else super().unplain(name, value)

    def points(self, table: Any, seat: Seat) -> int:
        """Return the sum of a hand."""
        return sum(table.hands[seat])

    def seen_score(self, table: Any, seat: Seat, reader: Seat) -> list[Category]:
        """Return a sum to the owner of the hand."""
        return self.score(table, seat) if seat == reader else []

    def result(self, table: Any) -> Result:
        """The highest sum wins."""
        points = [self.points(table, seat) for seat in range(table.players)]
        return Result("rounds_over" if table.pile.size else "pile_empty", ranks_of(points), tuple(points))

    def broken_laws(self, table: Any) -> list[str]:
        """Every card is somewhere, once; the bag is larger than the pile by what was burned."""
        broken = []
        pile: Pile = table.pile
        seen = [
            *pile.top,
            *pile.bottom,
            *itertools.chain(*table.hands),
            *([] if table.held == NONE else [table.held]),
        ]
        for kind, copies in enumerate(COPIES):
            found = pile.bag[kind] + seen.count(kind)
            if found != copies or pile.bag[kind] < 0:
                broken.append(f"kind {kind}: {found} of {copies}")
        if sum(pile.bag) - pile.unknown() != self.burned(table):
            broken.append(f"{sum(pile.bag)} cards in the bag, {pile.unknown()} unknown ones in the pile")
        return broken

    def numbers(self, table: Any, reader: Seat) -> dict[str, list[int]]:
        """What a reader knows of pile and hands; a hand is counts, so that no place gives a card away."""
        pile: Pile = table.pile
        top = _known(pile.top, pile.top_knowers, reader)
        bottom = _known(pile.bottom, pile.bottom_knowers, reader)
        hands = [
            _known(hand, knowers, reader) for hand, knowers in zip(table.hands, table.knowers, strict=True)
        ]
        return {
            "size": [pile.size],
            "top": [*top, *[-2] * CARDS][:CARDS],
            "bottom": [*bottom, *[-2] * CARDS][:CARDS],
            "hands": [hand.count(kind) for hand in hands for kind in range(NONE, KINDS)],
            "held": _known([table.held], [table.held_knowers], reader),
            "gathered": [int(table.gathered)],
            "turns": [table.turns],
        }

    def rows(self, players: int) -> list[Feature]:
        """Return their sizes and limits."""
        return [
            Feature("size", 1, CARDS),
            Feature("top", CARDS, KINDS - 1, -2),
            Feature("bottom", CARDS, KINDS - 1, -2),
            Feature("hands", players * (KINDS + 1), CARDS),
            Feature("held", 1, KINDS - 1, NONE),
            Feature("gathered", 1, 1),
            Feature("turns", 1, 50 * players),
        ]

    def places(self, table: Any, reader: Seat) -> set[str]:
        """The pile, and one's own hand."""
        own = table.hands[reader] if reader >= 0 else []
        return {"pile"} | {f"{seat_name(reader)}.hand.{kind}" for kind in own}

    def conceal(self, table: Any, seat: Seat, source: Source) -> None:
        """All that this seat does not know comes from one bag: hands, the card looked at, placed cards."""
        pile: Pile = table.pile
        hidden = [
            (hand, place)
            for hand, knowers in zip(table.hands, table.knowers, strict=True)
            for place in range(len(hand))
            if not knowers[place] >> seat & 1
        ]
        looked_at = table.held != NONE and not table.held_knowers >> seat & 1
        for hand, place in hidden:
            pile.bag[hand[place]] += 1
        if looked_at:
            pile.bag[table.held] += 1
        pile.conceal(seat, source)
        for hand, place in hidden:
            hand[place] = _from_bag(pile, source)
        if looked_at:
            table.held = _from_bag(pile, source)

    def overwrite_hidden(self, table: Any, seat: Seat) -> None:
        """The bag, and every card that this reader does not know."""
        pile: Pile = table.pile
        pile.bag = [77] * KINDS
        zones = [(pile.top, pile.top_knowers), (pile.bottom, pile.bottom_knowers)]
        for cards, knowers in [*zones, *zip(table.hands, table.knowers, strict=True)]:
            for place, known in enumerate(_known(cards, knowers, seat)):
                cards[place] = 99 if known == NONE else known
        if table.held != NONE and _known([table.held], [table.held_knowers], seat) == [NONE]:
            table.held = 99

    def start_turn(self, table: Any, seat: Seat) -> None:
        """A seat's turn; turns are counted so that it is that seat's."""
        table.turns += (seat - table.turns) % table.players
        table.put_pending([NextTurn()])
        table.settle()

    def bounds(self, players: int, options: Mapping[str, bool | int | str] | None = None) -> Bounds:
        """Two decisions and one card a turn."""
        turns = players * int(self.read_options(players, options or {})["rounds"])
        return Bounds(decisions=2 * turns, chance=turns)


def _known(cards: list[int], knowers: list[Knowers], reader: Seat) -> list[int]:
    """Return the cards, NONE for those a reader does not know; a spectator knows none."""
    if reader < 0:
        return [NONE] * len(cards)
    return [kind if known >> reader & 1 else NONE for kind, known in zip(cards, knowers, strict=True)]


def _from_bag(pile: Pile, source: Source) -> int:
    kind = pile.draw_unseen(source)
    pile.bag[kind] -= 1
    return kind


PILE = PileGame()
