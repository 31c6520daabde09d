"""More to say in tests: a main action with exactly so many banners, quick turns, set-up, whole games.

table = acting("grey", 8, rubble={"w08": ["gold", "stone"]}, p1=side(resources={"stone": 2}))
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from batisseurs.kernel import CHANCE, Seeded, choice_text
from tests.games.esdras_et_nehemie.given import choices, draw, gain, given, play, refusal, side, waits_for

WITHOUT = {"red": "mason", "grey": "scholar", "blue": "musician"}
"""Cards without a banner of a colour."""


def acting(colour: str, banners: int, *, who: str = "p1", **stated: Any) -> EsdrasTable:
    """Set up a position in which a player has played a card and begins a main action with so many banners.

    The card has no banner of the colour; stacks and tucked cards that are stated would count besides.
    """
    card = WITHOUT[colour]
    stated[who] = {"hand": [card], **stated.get(who, side())}
    table = given(turn=who, **stated)
    play(table, f"{who} play {card} 3", f"{who} {colour}")
    if banners:
        gain(table, who, (f"{colour}_banner", banners))
    table.game_events = []
    return table


def left(table: EsdrasTable) -> int:
    """Return the banners that can still be spent in the main action in progress."""
    return table.available(table.active, table.action)


def refused_by(table: EsdrasTable, text: str) -> str:
    """Return the rule by which these words are refused; an empty text if they are a choice all the same."""
    found = refusal(table, text)
    return found.rule if found is not None and text not in choices(table) else ""


def idle(table: EsdrasTable, who: str, card: str, stack: int) -> None:
    """Take a turn without doing anything: play a card, choose red, end."""
    play(table, f"{who} play {card} {stack}", f"{who} red", f"{who} end")
    draw(table)


def fresh(players: int = 4, **options: str) -> EsdrasTable:
    """Return a table before anything is drawn."""
    table = ESDRAS_ET_NEHEMIE.new(players, options)
    assert isinstance(table, EsdrasTable)
    table.game_events = []
    return table


def set_up(players: int = 4, *, seed: int = 1, shofar: str = "p1", until: str = "") -> EsdrasTable:
    """Return a table on which chance has set up everything: the first corner gate is chosen next.

    With `until`, chance stops before that step.
    """
    table = fresh(players)
    if players > 1:
        play(table, f"chance first {shofar}")
    source = Seeded(seed)
    while table.chooser() == CHANCE and waits_for(table) != f"chance {until}":
        table.play(CHANCE, table.draw(source))
    return table


def begun(players: int = 4, *, seed: int = 1, shofar: str = "p1") -> EsdrasTable:
    """Return a table after set-up; corner gates are taken in their order."""
    table = set_up(players, seed=seed, shofar=shofar)
    while waits_for(table).endswith("ChooseCornerGate"):
        table.play(table.chooser(), table.choices(table.chooser())[0])
    return table


def chances(table: EsdrasTable) -> dict[str, Fraction]:
    """Return the outcomes of chance in words, each with its exact probability."""
    weights = {said.text: table.weight(choice) for choice, said in choice_text.spoken_choices(table, CHANCE)}
    return {text: Fraction(weight, sum(weights.values())) for text, weight in weights.items()}


def whole_game(players: int, seed: int) -> Iterator[EsdrasTable]:
    """Play a game at random; yield the one table before the first and after every choice."""
    yield from play_on(fresh(players), seed)


def play_on(table: EsdrasTable, seed: int) -> Iterator[EsdrasTable]:
    """Play at random from here to the end of the game; yield the table before and after every choice."""
    source = Seeded(seed)
    yield table
    while not table.over():
        seat = table.chooser()
        if seat == CHANCE:
            table.play(CHANCE, table.draw(source))
        else:
            options = table.choices(seat)
            table.play(seat, options[source.below(len(options))])
        yield table
