from __future__ import annotations

import itertools

import pytest

from batisseurs.kernel import EVERYONE, SPECTATOR, Choice, GameEvent, Message, Result


def result(*ranks: int) -> Result:
    return Result("over", ranks, (0,) * len(ranks))


def test_the_verb_is_the_first_word() -> None:
    assert Choice("take church", Message("m")).verb == "take"
    assert Choice("end", Message("m")).verb == "end"


def test_winners_share_the_first_rank() -> None:
    assert result(2, 1, 1).winners == (1, 2)


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ((1, 2), (1.0, -1.0)),
        ((1, 1), (0.0, 0.0)),
        ((3, 1, 2), (-1.0, 1.0, 0.0)),
        ((1, 1, 3), (0.5, 0.5, -1.0)),
        ((1, 2, 2), (1.0, -0.5, -0.5)),
        ((1,), (1.0,)),
        ((2,), (-1.0,)),
    ],
)
def test_a_result_is_worth_something_to_each_seat(ranks: tuple[int, ...], worth: tuple[float, ...]) -> None:
    assert result(*ranks).utilities == worth


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_utilities_sum_to_nothing_for_every_ranking(players: int) -> None:
    for points in itertools.product(range(players), repeat=players):
        ranks = tuple(1 + sum(other > mine for other in points) for mine in points)
        worth = result(*ranks).utilities
        assert abs(sum(worth)) < 1e-9
        assert all(-1 <= value <= 1 for value in worth)
        for mine, other in itertools.combinations(range(players), 2):
            assert (ranks[mine] < ranks[other]) == (worth[mine] > worth[other])


def test_a_game_event_is_told_to_its_audience() -> None:
    message, public = Message("draws", {"card": "church"}), Message("draws-a-card")
    open_to_all = GameEvent(message)
    assert [open_to_all.for_reader(reader) for reader in (0, 3, SPECTATOR)] == [message] * 3
    private = GameEvent(message, audience=1, public=public)
    assert [private.for_reader(reader) for reader in (0, 1, SPECTATOR)] == [public, message, public]
    secret = GameEvent(message, audience=1)
    assert [secret.for_reader(reader) for reader in (0, 1, SPECTATOR)] == [None, message, None]
    assert open_to_all.audience == EVERYONE
