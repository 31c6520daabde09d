from __future__ import annotations

import random
import sys

import pytest

from batisseurs.games import find_game
from batisseurs.kernel.errors import BadOption
from batisseurs.kernel.weights import read_weights
from batisseurs.lab.library import NeedsLibrary
from batisseurs.lab.train import Sums, train
from tests.toys import AUCTION


def test_weights_are_learned_again_alike() -> None:
    game = find_game("esdras-et-nehemie")
    before = game.weights
    first, again = [train(game, 4, 5, "points") for _ in range(2)]
    assert first == again
    assert game.weights == before
    assert first.trained.started == list(before)
    assert first.trained.command == "batisseurs train esdras-et-nehemie --games 4 --seed 5 --by points"
    assert len(read_weights(first.write(), game)) == len(game.features)
    pairs = zip(first.weights.items(), before, strict=True)
    moved = {name for (name, weight), old in pairs if weight != old}
    assert "buildings" in moved
    assert not moved & {"points", "points-turns", "opponent-points", "opponent-points-turns"}
    assert first.weights != train(game, 4, 6, "points").weights


def test_half_the_way_to_what_tells_the_points() -> None:
    game = find_game("my-village")
    chance = random.Random(1)  # noqa: S311  games, not secrets
    true = [chance.randrange(-200, 200) * 2 for _ in game.features]
    sums = Sums(game, [100] + [0] * (len(true) - 1))
    counts = [[chance.randrange(20) for _ in true] for _ in range(500)]
    true[0] = 100
    sums.add(counts, [sum(c * w for c, w in zip(row, true, strict=True)) // 100 for row in counts])
    found = sums.better()
    assert found[0] == 100
    assert all(abs(2 * weight - aim) < 30 for weight, aim in zip(found[1:], true[1:], strict=True))


def test_two_bots_learn_what_wins_and_nothing_about_a_solo_opponent() -> None:
    game = find_game("esdras-et-nehemie")
    first, again = [train(game, 2, 5) for _ in range(2)]
    assert first == again
    assert first.trained.command == "batisseurs train esdras-et-nehemie --games 2 --seed 5 --by pairs"
    pairs = zip(first.weights.items(), game.weights, strict=True)
    moved = {name for (name, weight), old in pairs if weight != old}
    assert "buildings" in moved
    assert not moved & {"points", "points-turns", "one", "one-turns"}
    assert not any(name.startswith("opponent-") for name in moved)


def test_weights_for_what_is_left_of_a_game_move_less() -> None:
    """By each hundredth of the game in My Village: a step as large as the others' would drown these."""
    game = find_game("my-village")
    pairs = zip(train(game, 2, 5).weights.items(), game.weights, strict=True)
    steps = {name: abs(weight - old) for (name, weight), old in pairs}
    assert steps["one"] == steps["one-later"] == 0
    assert max(step for name, step in steps.items() if name.endswith("-later")) <= 2 < max(steps.values())


def test_where_points_do_not_win_the_wins_are_learned_from() -> None:
    game = find_game("theopolis")
    assert "points" not in game.features
    before = game.weights[0]
    moved = train(game, 2, 1).weights[game.features[0]] - before
    steps = {round(part * before) for part in (0.0, 0.01, 0.02)}
    assert abs(moved) in steps, "by the games that one side won more"


@pytest.mark.parametrize(
    ("slug", "games", "by"),
    [
        ("my-village", 0, "pairs"),
        ("my-village", -4, "points"),
        ("my-village", 4, "luck"),
        ("theopolis", 4, "points"),
    ],
)
def test_what_cannot_be_learned_is_refused(slug: str, games: int, by: str) -> None:
    with pytest.raises(BadOption):
        train(find_game(slug), games, 1, by)


def test_a_game_without_features_is_refused() -> None:
    with pytest.raises(BadOption, match="no weights to learn"):
        train(AUCTION, 4, 1)


def test_a_missing_library_is_named_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(NeedsLibrary, match="numpy"):
        train(find_game("my-village"), 4, 1, "points")
