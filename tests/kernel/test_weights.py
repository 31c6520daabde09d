from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from batisseurs.games import all_games, find_game
from batisseurs.kernel import Game, Seeded
from batisseurs.kernel.weights import NAME, BadWeights, read_weights, use_learned
from tests.bots.test_greedy import tables

LEARNED = [pytest.param(game, id=game.slug) for game in all_games() if game.features]


def shipped(game: Game) -> str:
    folder = game.slug.replace("-", "_")
    return files(f"batisseurs.games.{folder}").joinpath(NAME).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", LEARNED)
def test_the_weights_that_lie_beside_a_game_are_those_it_counts_with(game: Game) -> None:
    assert tuple(read_weights(shipped(game), game)) == game.weights
    assert len(set(game.features)) == len(game.features)
    for table in tables(game, 1, 30):
        strengths = game.strengths(table)
        for side in range(len(strengths)):
            counts = game.measure(table, side)
            assert strengths[side] == sum(a * b for a, b in zip(counts, game.weights, strict=True))


def test_foreign_and_damaged_weights_are_refused_in_one_line() -> None:
    game, other = find_game("my-village"), find_game("esdras-et-nehemie")
    good = shipped(game)
    for text in (
        shipped(other),
        good.replace("rules_version = 2", "rules_version = 99"),
        good.replace("coins =", "pebbles ="),
        good.replace("points = ", "points = 9999999"),
        good[: len(good) // 2],
        good.replace("points = ", 'points = "many" #'),
        "",
        "weights",
        "[weights]",
    ):
        with pytest.raises(BadWeights) as caught:
            read_weights(text, game)
        assert "\n" not in caught.value.text
        assert caught.value.message is not None


def test_a_game_with_refused_weights_continues_with_guesses_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("my-village")
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged" / "__init__.py").touch()
    (tmp_path / "damaged" / NAME).write_text("nonsense", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    kept = list(game.weights)
    try:
        with pytest.warns(UserWarning, match="goes on with guessed weights: not a file of weights"):
            use_learned(game, "damaged", [7] * len(game.features))
        assert game.weights == (7,) * len(game.features)
    finally:
        game.use_weights(kept)


@pytest.mark.parametrize("game", LEARNED)
def test_what_is_measured_reads_nothing_hidden(game: Game) -> None:
    for table in tables(game, 3, 40):
        seat = table.chooser()
        before = game.measure(table, seat)
        game.conceal(table, seat, Seeded(5))
        assert game.measure(table, seat) == before
