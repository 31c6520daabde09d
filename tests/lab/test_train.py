from __future__ import annotations

import pytest

from batisseurs.games import find_game
from batisseurs.kernel.errors import BadOption
from batisseurs.kernel.weights import read_weights
from batisseurs.lab.train import train


def test_weights_are_learned_again_alike() -> None:
    game = find_game("esdras-et-nehemie")
    before = game.weights
    first, again = [train(game, 8, 5) for _ in range(2)]
    assert first == again
    assert game.weights == before
    assert first.weights["points"] == before[game.features.index("points")]
    assert first.trained.started == list(before)
    assert len(read_weights(first.write(), game)) == len(game.features)
    assert first.weights != train(game, 8, 6).weights


def test_where_points_do_not_win_the_wins_are_learned_from() -> None:
    game = find_game("theopolis")
    assert "points" not in game.features
    before = game.weights[0]
    moved = train(game, 4, 1).weights[game.features[0]] - before
    steps = {round(part * before) for part in (0.0, 0.04, 0.08)}
    assert abs(moved) in steps, "by the games that one side won more"


@pytest.mark.parametrize(("slug", "games"), [("nehemiah", 100), ("my-village", 0), ("my-village", -4)])
def test_what_cannot_be_learned_is_refused(slug: str, games: int) -> None:
    with pytest.raises(BadOption):
        train(find_game(slug), games, 1)
