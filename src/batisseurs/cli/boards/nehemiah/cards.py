"""The components of Nehemiah in words: names, signs, and what cards do."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from batisseurs.games.nehemiah import components as c
from batisseurs.games.nehemiah.facts import DECKS, FACES, Facts

if TYPE_CHECKING:
    from batisseurs.games.nehemiah.view import NehemiahView
    from batisseurs.kernel.game import Game
    from batisseurs.words import Words

CUBE = "■"
MOST_CUBES = 5
"""More cubes are counted instead of drawn."""

ROMAN = ("0", "I", "II", "III")

SYMBOLS = {
    "hand": "☞",
    "hourglass": "∞",
    "scroll": "§",
    "exclamation": "!",
    "plus": "+",
    "silhouette": "♟",
}
"""What stands for the symbol of a foreman."""

SYMBOL_TEXTS = {
    "hand": "nehemiah-symbol-hand",
    "hourglass": "nehemiah-symbol-hourglass",
    "scroll": "nehemiah-symbol-scroll",
    "exclamation": "nehemiah-symbol-exclamation",
    "plus": "nehemiah-symbol-plus",
    "silhouette": "nehemiah-symbol-silhouette",
}

SYMBOL_RULES = {
    "hand": 143,
    "hourglass": 144,
    "scroll": 145,
    "exclamation": 146,
    "plus": 147,
    "silhouette": 148,
}

EFFECTS = {
    "take_gate": "nehemiah-does-take-gate",
    "gain_points": "nehemiah-does-gain-points",
    "raise_workers": "nehemiah-does-raise-workers",
    "place_workers": "nehemiah-does-place-workers",
    "place_anywhere": "nehemiah-does-place-anywhere",
    "replace_worker": "nehemiah-does-replace-worker",
    "swap_workers": "nehemiah-does-swap-workers",
    "swap_cards": "nehemiah-does-swap-cards",
    "use_cards": "nehemiah-does-use-cards",
}
"""In very few words what a work card does; goods and cubes are drawn instead."""

FOREMEN = {
    "artisan": "nehemiah-foreman-artisan",
    "architect": "nehemiah-foreman-architect",
    "sculptor": "nehemiah-foreman-sculptor",
    "carpenter": "nehemiah-foreman-carpenter",
    "merchant": "nehemiah-foreman-merchant",
    "turncoat": "nehemiah-foreman-turncoat",
    "administrator": "nehemiah-foreman-administrator",
    "seasonal": "nehemiah-foreman-seasonal",
    "town_planner": "nehemiah-foreman-town-planner",
    "substitute": "nehemiah-foreman-substitute",
    "journeyman": "nehemiah-foreman-journeyman",
    "convict": "nehemiah-foreman-convict",
    "assistant": "nehemiah-foreman-assistant",
    "corrupt_worker": "nehemiah-foreman-corrupt-worker",
    "inspector": "nehemiah-foreman-inspector",
}

RULES = {
    "wood_1": (69,), "wood_2": (69,), "gold_2": (70,), "gold_3": (70,), "wood_order": (76,), "wall_1": (71,),
    "wall_2": (71,), "temple_1": (75,), "temple_2": (75,), "garrison_1": (74,), "garrison_2": (74,),
    "gate": (72, 73), "remarkable": (83,), "night_1": (77, 78), "night_2": (77, 78), "new_site_1": (79,),
    "new_site_2": (79,), "priority_site": (80, 81), "crew_change": (82,), "reassignment": (84, 85),
    "planning": (86, 87), "consolidation_1": (88, 89, 90), "consolidation_2": (88, 89, 90),
    "deck_1": (19, 102), "deck_2": (102,), "deck_3": (113,), "sheep_gate": (20, 73), "fish_gate": (20, 73),
    "old_gate": (20, 73), "valley_gate": (20, 73), "dung_gate": (20, 73), "fountain_gate": (20, 73),
    "water_gate": (20, 73), "horse_gate": (20, 73), "wall": (106, 107, 109, 111),
    "temple": (106, 107, 109, 111), "garrison": (106, 107, 109, 111), "artisan": (150,), "architect": (151,),
    "sculptor": (152,), "carpenter": (153,), "merchant": (154,), "turncoat": (155,),
    "administrator": (156, 157), "seasonal": (158,), "town_planner": (159,), "substitute": (160,),
    "journeyman": (161,), "convict": (162,), "assistant": (163,), "corrupt_worker": (164,),
    "inspector": (165, 166, 167),
}  # fmt: skip
"""Which rules are about a component; before those of a foreman comes that of its symbol."""


class Cards:
    """Tells about the components that a table is laid with."""

    def __init__(self, game: Game, words: Words, facts: Facts) -> None:
        """Take the component file in use."""
        self.game = game
        self.words = words
        self.facts = facts
        self.components = _components(facts.text)
        self.work = {work.id: work for work in self.components.work}
        self.foremen = {foreman.id: foreman for foreman in self.components.foreman}
        self.gates = {gate.id: gate for gate in self.components.gate}
        self.boards = {board.id: board for board in self.components.board}
        self.decks = {deck.id: deck for deck in self.components.deck}
        self.wood, self.gold = words.text("nehemiah-letters").split("/")

    def name(self, item: str) -> str:
        """Return the printed name."""
        return self.words.name(self.game, item, self.facts)

    def short_name(self, item: str, room: int) -> str:
        """Return the name, where it does not fit without its number: the effect says it too."""
        name = self.name(item)
        return name if len(name) <= room else name.partition(" (")[0].rstrip("0123456789 ")

    # What work cards do. ---------------------------------------------------------------------------

    def effect(self, card: str, room: int = 99) -> str:
        """Return `1W → ■ Wall`: what is paid, and what one gets; the longest form that fits."""
        ways = [self._effect(card, tight=tight, short=short) for tight, short in FORMS]
        return next((way for way in ways if len(way) <= room), ways[-1])

    def _effect(self, card: str, *, tight: bool, short: bool) -> str:
        cost = self._goods(self.work[card].cost.wood, self.work[card].cost.gold, "" if short else " ")
        does = self._does(self.work[card].effect, short=short)
        arrow = "→" if tight else " → "
        return f"{cost}{arrow}{does}" if cost else f"→ {does}"

    def _goods(self, wood: int, gold: int, between: str) -> str:
        parts = [f"{number}{letter}" for number, letter in ((wood, self.wood), (gold, self.gold)) if number]
        return between.join(parts)

    def _does(self, effect: c.Effect, *, short: bool) -> str:
        if effect.name == "take_wood":
            return f"{effect.amount}{self.wood}"
        if effect.name == "take_gold":
            return f"{effect.amount}{self.gold}"
        if effect.name == "place_cubes":
            name = self.name(effect.board)
            return f"{cubes(effect.amount)} {name[:4] + '.' if short and len(name) > LONG else name}"
        return self.words.text(EFFECTS[effect.name], number=effect.amount)

    # What foremen do. ------------------------------------------------------------------------------

    def foreman(self, card: str) -> str:
        """Return a foreman with its symbol: `! Seasonal Worker`."""
        return f"{SYMBOLS[self.foremen[card].symbol]} {self.name(card)}"

    def foreman_effect(self, card: str) -> str:
        """Return in a few words what a foreman does."""
        return self.words.text(FOREMEN[card], number=self.foremen[card].amount)

    # Everything about one component. -----------------------------------------------------------------

    def items(self) -> list[str]:
        """Return the ids of everything that can be asked about."""
        return [*self.work, *self.decks, *self.gates, *self.boards, *self.foremen]

    def rules(self, item: str) -> list[str]:
        """Return the rules about a component."""
        found = [f"NE-{number}" for number in RULES.get(item, ())]
        if item in self.foremen:
            found.insert(0, f"NE-{SYMBOL_RULES[self.foremen[item].symbol]}")
        return found

    def describe(self, item: str, seen: NehemiahView, seats: list[str]) -> list[str]:
        """Return what a component is and does, and where it is now."""
        if item in self.work:
            return self._describe_work(item, seen)
        if item in self.foremen:
            return self._describe_foreman(item, seen, seats)
        if item in self.gates:
            return self._describe_gate(item, seen, seats)
        if item in self.boards:
            return self._describe_board(item, seen, seats)
        if item in self.decks:
            index = c.DECK_IDS.index(item)
            return [self.name(item), self.words.text("nehemiah-deck-left", number=seen.decks[index])]
        return []

    def _describe_work(self, item: str, seen: NehemiahView) -> list[str]:
        at = [(seen.players * DECKS + deck) * FACES + self.facts.ids.index(item) for deck in range(DECKS)]
        first, second, third = (int(self.facts.copies[place]) for place in at)
        title = self.words.text("nehemiah-is-work", name=self.name(item), effect=self.effect(item))
        copies = self.words.text("nehemiah-copies", first=first, second=second, third=third)
        where = [
            spot.place.partition(".")[2]
            for column in seen.columns
            for spot in column.spots
            if spot.card == item
        ]
        return [title, copies, *([self.words.text("nehemiah-lies", places=where)] if where else [])]

    def _describe_foreman(self, item: str, seen: NehemiahView, seats: list[str]) -> list[str]:
        symbol = self.foremen[item].symbol
        title = self.words.text("nehemiah-is-foreman", name=self.foreman(item))
        said = [title, self.foreman_effect(item), self.words.text(SYMBOL_TEXTS[symbol])]
        said += [
            self.words.text("nehemiah-before", seat=seats[seat.seat])
            for seat in seen.seats
            if item in seat.foremen
        ]
        return said

    def _describe_gate(self, item: str, seen: NehemiahView, seats: list[str]) -> list[str]:
        gate = next(gate for gate in seen.gates if gate.gate == item)
        title = self.words.text("nehemiah-is-gate", name=self.name(item), number=gate.value)
        if gate.owner is not None:
            return [title, self.words.text("nehemiah-before", seat=seats[gate.owner])]
        place = [other.gate for other in seen.gates if other.owner is None].index(item)
        return [title, self.words.text("nehemiah-in-stack", number=place)]

    def _describe_board(self, item: str, seen: NehemiahView, seats: list[str]) -> list[str]:
        board = next(board for board in seen.boards if board.board == item)
        points = [str(number) for number in board.score_table]
        said = [self.words.text("nehemiah-is-board", name=self.name(item), points=", ".join(points))]
        for seat, number in enumerate(board.cubes):
            said.append(
                self.words.text(
                    "nehemiah-on-board", seat=seats[seat], number=number, points=board.would_score[seat]
                )
            )
        return said


LONG = 6
"""Names of boards with more letters are shortened where there is no room."""

FORMS = ((False, False), (True, False), (True, True))
"""Ways to write an effect, the longest first: without spaces at the arrow, with shortened names."""


def cubes(number: int) -> str:
    """Draw cubes; many are counted."""
    return CUBE * number if number <= MOST_CUBES else f"{number}{CUBE}"


@functools.lru_cache(maxsize=4)
def _components(text: str) -> c.Components:
    return c.read(text)
