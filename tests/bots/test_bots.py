from __future__ import annotations

import gc
import re
from types import FunctionType, ModuleType
from typing import Any

import msgspec
import pytest

from batisseurs.bots import NAMES, Bot, Seen, UnknownBot, find_bot
from batisseurs.bots.random import RandomBot
from batisseurs.games import all_games
from batisseurs.kernel import CHANCE, BatisseursError, Game, Seeded, Table, choice_text, playout
from batisseurs.kernel.source import Source

NOTHING_DEALT = {"nehemiah", "my-village"}
"""Games without hidden hands: what a seat does not see follows from what all saw, or is not given yet."""
GAMES = [pytest.param(game, id=game.slug) for game in all_games()]


def asked(game: Game, seed: int, decisions: int, players: int | None = None) -> Table:
    """Return a table on which a seat is asked, after some random decisions."""
    source = Seeded(seed)
    table = game.new(players or game.max_players)
    while not table.over():
        seat = table.chooser()
        if seat == CHANCE:
            table.play(seat, table.draw(source))
            continue
        if decisions == 0:
            return table
        decisions -= 1
        choices = table.choices(seat)
        table.play(seat, choices[source.below(len(choices))])
    raise AssertionError("the game ended too soon for this test")


def look(game: Game, table: Table) -> Seen:
    return Seen(game, table, table.chooser(), Seeded(99))


def tables_within(thing: object) -> list[Table]:
    """Return every table that can be reached from a thing, private attributes and closures included."""
    found: list[Table] = []
    known: set[int] = set()
    todo: list[object] = [thing]
    while todo:
        item = todo.pop()
        if id(item) in known or isinstance(item, type | ModuleType | FunctionType | Game):
            continue
        known.add(id(item))
        if isinstance(item, Table):
            found.append(item)
        todo += gc.get_referents(item)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_never_handed_the_table(game: Game) -> None:
    for decisions in (0, 10, 25):
        table = asked(game, 1, decisions)
        seen = look(game, table)
        before = game.state(table)
        assert seen.words
        assert seen.view is not None
        imagined = seen.imagine(Seeded(3))
        for other in [imagined, *tables_within(seen)]:
            assert other is not table
            playout(other, Seeded(4), [Seeded(5) for _ in range(other.players)])
        assert game.state(table) == before


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_sees_is_what_its_seat_sees(game: Game) -> None:
    for seed in range(3):
        for decisions in (0, 7, 30):
            table = asked(game, seed, decisions)
            seat = table.chooser()
            seen = look(game, table)
            assert seen.seat == seat
            assert seen.choices == table.choices(seat)
            assert seen.words == [said for _, said in choice_text.spoken_choices(table, seat)]
            assert msgspec.to_builtins(seen.view) == msgspec.to_builtins(game.view(table, seat))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_bot_imagines_could_be_true(game: Game) -> None:
    table = asked(game, 5, 20)
    seat = table.chooser()
    seen = look(game, table)
    imagined = [seen.imagine(Seeded(seed)) for seed in range(10)]
    for guess in imagined:
        assert game.view(guess, seat) == game.view(table, seat)
        assert guess.choices(seat) == table.choices(seat)
        assert not game.broken_laws(guess)
    states = [game.state(guess) for guess in imagined]
    other_cards = any(state != states[0] for state in states)
    assert other_cards is (game.slug not in NOTHING_DEALT), "another source deals other cards"
    assert game.state(seen.imagine(Seeded(3))) == states[3], "the same source deals the same cards"


def test_view_and_words_are_made_once() -> None:
    game = all_games()[0]
    seen = look(game, asked(game, 1, 3))
    assert seen.view is seen.view
    assert seen.words is seen.words


class Counting(Source):
    """A source that counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def below(self, bound: Any) -> Any:
        """Return the largest."""
        self.asked += 1
        return bound - 1


@pytest.mark.parametrize("game", GAMES)
def test_the_random_bot_reaches_every_choice_and_no_other(game: Game) -> None:
    table = asked(game, 2, 12)
    seen = look(game, table)
    source = Seeded(1)
    assert len(seen.choices) > 1
    assert {RandomBot().choose(seen, source) for _ in range(2000)} == set(seen.choices)


@pytest.mark.parametrize("game", GAMES)
def test_the_random_bot_draws_only_if_there_is_a_choice(game: Game) -> None:
    """Otherwise `playout`, which does not, would play other games."""
    for decisions in range(60):
        seen = look(game, asked(game, 3, decisions))
        source = Counting()
        assert RandomBot().choose(seen, source) == seen.choices[-1]
        assert source.asked == (len(seen.choices) > 1)


@pytest.mark.parametrize("game", GAMES)
def test_each_seat_of_a_random_game_draws_from_its_own_source(game: Game) -> None:
    table = game.new(game.min_players)
    sources = [Counting() for _ in range(table.players)]
    decisions, real, lines = playout(table, Seeded(1), list(sources))
    assert table.over()
    assert 0 < real <= decisions < lines
    assert sum(source.asked for source in sources) == real
    assert all(source.asked for source in sources)


def test_every_bot_is_found_by_its_name() -> None:
    for name in NAMES:
        bot = find_bot(name)
        assert isinstance(bot, Bot)
        assert bot.name == name
        assert find_bot(name) is not bot


@pytest.mark.parametrize("name", ["", "Random", "rnd", "random ", "../random", "é"])
def test_an_unknown_bot_is_refused_with_what_there_is(name: str) -> None:
    with pytest.raises(
        UnknownBot, match=re.escape(f"there is no bot {name!r}; there are: beginner")
    ) as caught:
        find_bot(name)
    assert isinstance(caught.value, BatisseursError)
    assert caught.value.about == {"bot": name}
