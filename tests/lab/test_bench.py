from __future__ import annotations

import ast
from pathlib import Path

import pytest

from batisseurs.games import all_games
from batisseurs.kernel import Game, Seeded, playout
from batisseurs.kernel.source import Source
from bench.measure import interpreted_loop, middle_tables, rates
from bench.million import Kind, look_into, play_chunk
from bench.million import kinds as kinds_of_games
from bench.mutants import ROOT, Finder, line_of, mutants_of, mutated, sample

GAMES = [pytest.param(game, id=game.slug) for game in all_games()]

RULES = '''
"""Words, and a number 7 among them."""

@decorated(3)
def refill(table: Table, seat: Seat = 2) -> int:
    """Take 4 cards."""
    assert seat > 1
    if seat >= table.limit and not table.full:
        table.take(seat, 5)
        table.cards[seat] += 1
    if table.game_events is not None:
        table.tell("takes", {"number": 6})
    return -1


def refuse(table: Table) -> Refusal:
    return Refusal("é", 8)


class Take(Step):
    def say(self, choice: int) -> Choice:
        return Choice(choice + 9)
'''


def found(*, words: bool) -> set[tuple[str, str]]:
    mutants = Finder("rules.py", RULES.encode()).collect()
    return {(mutant.before, mutant.after) for mutant in mutants if mutant.words == words}


def test_mistakes_are_found_in_rules() -> None:
    rules = found(words=False)
    assert {
        ("2", "3"),
        ("seat >= table.limit", "(seat > table.limit)"),
        ("not table.full", "(table.full)"),
        ("seat >= table.limit and not table.full", "(seat >= table.limit or not table.full)"),
        ("seat >= table.limit and not table.full", "not (seat >= table.limit and (not table.full))"),
        ("table.take(seat, 5)", "pass"),
        ("table.take(seat, 5)", "table.take(5, seat)"),
        ("table.cards[seat] += 1", "table.cards[seat] -= 1"),
        ("-1", "(-2)"),
    } <= rules
    numbers = {before for before, _ in rules}
    assert numbers.isdisjoint({"3", "4", "6", "7", "8", "9", "seat > 1"}), "no words, decorators, assertions"


def test_mistakes_in_words_are_kept_apart() -> None:
    words = found(words=True)
    assert {("6", "7"), ("8", "9"), ("choice + 9", "(choice - 9)")} <= words
    assert ("table.game_events is not None", "not (table.game_events is not None)") in words


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
def test_every_mutant_is_another_program(game: Game) -> None:
    mutants = mutants_of(game.slug.replace("-", "_"))
    assert len({mutant.id for mutant in mutants}) == len(mutants) > 500
    for mutant in sample(mutants, 40, 1):
        source = (ROOT / mutant.path).read_bytes()
        wrong = mutated(source, mutant)
        assert ast.dump(ast.parse(wrong)) != ast.dump(ast.parse(source)), mutant
        before = line_of(source, mutant.start, mutant.end)
        assert before != line_of(wrong, mutant.start, mutant.start + len(mutant.after.encode()))


def test_a_larger_sample_contains_the_smaller() -> None:
    mutants = Finder("rules.py", RULES.encode()).collect()
    assert sample(mutants, 9, 3)[:4] == sample(mutants, 4, 3)
    assert sample(mutants, 9, 4) != sample(mutants, 9, 3)


@pytest.mark.parametrize("game", GAMES)
def test_looking_into_a_game_does_not_change_it(game: Game) -> None:
    kinds = [kind for kind in kinds_of_games() if kind.game == game.slug]
    assert {kind.players for kind in kinds} == set(range(game.min_players, game.max_players + 1))
    for kind in kinds[::5]:
        looked = [play_chunk(kind, 1, first, 1) for first in (0, 1)]
        assert [finding.looked_into for finding in looked] == [1, 0]
        assert not any(finding.broken for finding in looked)
        assert all(sum(finding.endings.values()) == 1 for finding in looked)


@pytest.mark.parametrize("game", GAMES)
def test_a_broken_law_is_reported(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game), "broken_laws", lambda *_: ["a card is missing"])
    finding = play_chunk(Kind(game.slug, game.min_players, game.read_options(game.min_players, {})), 1, 1, 2)
    assert finding.broken_games == 2
    assert "number 1: a card is missing" in finding.broken[0]
    broken: list[str] = []
    sources: list[Source] = [Seeded(seat) for seat in range(game.max_players)]
    look_into(game, game.new(game.max_players), Seeded(1), sources, broken)
    assert broken[:2] == ["line 0: a card is missing", "line 7: a card is missing"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_measured_is_the_whole_game(game: Game) -> None:
    table = game.new(game.min_players)
    decisions, real, _ = interpreted_loop(table, Seeded(1), [Seeded(2)] * table.players)
    assert table.over()
    assert 0 < real <= decisions
    for half in middle_tables(game, game.max_players)[:3]:
        assert not half.over()
        assert playout(half, Seeded(1), [Seeded(2)] * half.players)[0] > 0


def test_rates_are_of_the_best_run() -> None:
    calls: list[int] = []

    def work() -> None:
        calls.append(sum(range(20000 * (1 + len(calls) % 2))))

    rate = rates(work, 10, 4)
    assert len(calls) == 4
    assert rate.best > 0
    assert 0 <= rate.spread < 1


def test_the_history_names_no_place() -> None:
    history = Path(ROOT / "bench" / "history.jsonl")
    if history.is_file():
        assert str(ROOT) not in history.read_text(encoding="utf-8")
