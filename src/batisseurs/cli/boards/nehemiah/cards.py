"""How the table names and draws components: names, signs, and in a few words what cards do."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from batisseurs.games.nehemiah import components as c
from batisseurs.games.nehemiah.explain import GAINS
from batisseurs.games.nehemiah.facts import Facts

if TYPE_CHECKING:
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

EFFECTS = GAINS | {"gain_points": "nehemiah-does-gain-points"}
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


class Cards:
    """Names and draws the components that a table is laid with."""

    def __init__(self, game: Game, words: Words, facts: Facts) -> None:
        """Take the component file in use."""
        self.game = game
        self.words = words
        self.facts = facts
        components = _components(facts.text)
        self.work = {work.id: work for work in components.work}
        self.foremen = {foreman.id: foreman for foreman in components.foreman}
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
