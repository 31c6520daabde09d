"""Owners of tables take turns with their bots."""

from __future__ import annotations

from collections import Counter

import pytest

from batisseurs.server.bots.fair_queue import QUIET, FairQueue

Waiting = list[tuple[str, str, bool]]


def served(turns: FairQueue, waiting: Waiting, times: int, cost: dict[str, float]) -> list[str]:
    """Return which rooms are served, if each waits again at once; a turn costs what its owner says."""
    found = []
    for _ in range(times):
        room = turns.begin(waiting)
        assert room is not None
        place = next(each for each in waiting if each[0] == room)
        waiting.remove(place)
        waiting.append(place)
        turns.end(place[1], room, cost.get(place[1], 1.0), goes_on=True)
        found.append(room)
    return found


def test_owners_take_turns_whatever_the_number_of_their_rooms() -> None:
    waiting: Waiting = [(f"e{number}", "eve", True) for number in range(60)] + [("a", "ann", True)]
    assert Counter(room == "a" for room in served(FairQueue(4), waiting, 20, {})) == {True: 10, False: 10}


def test_what_counts_is_how_long_the_bots_have_thought() -> None:
    waiting: Waiting = [("e", "eve", True), ("a", "ann", True)]
    assert Counter(served(FairQueue(4), waiting, 55, {"eve": 10.0})) == {"e": 5, "a": 50}


def test_a_newcomer_is_next_and_has_saved_nothing_up() -> None:
    turns = FairQueue(4)
    eve: Waiting = [(f"e{number}", "eve", True) for number in range(60)]
    served(turns, eve, 100, {})
    both = [*eve, ("a", "ann", True)]
    assert served(turns, both, 1, {}) == ["a"]
    assert Counter(room == "a" for room in served(turns, both, 20, {})) == {True: 10, False: 10}


def test_who_asks_seldom_waits_for_one_turn_among_many_owners() -> None:
    turns = FairQueue(4)
    others: Waiting = [(f"e{number}", f"guest {number}", True) for number in range(100)]
    for _ in range(5):
        served(turns, others, 137, {})
        assert "a" in served(turns, [("a", "ann", True), *others], 1, {})


def test_tables_without_people_slow_down_first() -> None:
    waiting: Waiting = [("e", "eve", False), ("a", "ann", True)]
    assert Counter(served(FairQueue(4), waiting, 50, {})) == {"e": 10, "a": 40}


def test_people_go_before_bots_among_themselves_at_the_tables_of_one_owner() -> None:
    waiting: Waiting = [("alone", "ann", False), ("with people", "ann", True)]
    assert FairQueue(4).begin(waiting) == "with people"


def test_only_a_few_tables_without_people_are_played_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = FairQueue(2)
    waiting: Waiting = [(f"e{number}", "eve", False) for number in range(6)]
    assert set(served(turns, waiting, 20, {})) == {"e0", "e1"}
    assert turns.begin([("watched", "eve", True), *waiting]) == "watched"
    turns.end("eve", "watched", 1.0, goes_on=True)
    assert turns.begin([("e0", "eve", False)]) == "e0"
    turns.end("eve", "e0", 1.0, goes_on=False)
    assert set(served(turns, waiting[2:], 20, {})) <= {"e1", *[room for room, _, _ in waiting]}
    assert turns.begin([("a", "ann", False)]) == "a", "of each owner"
    monkeypatch.setattr("batisseurs.server.bots.fair_queue.QUIET", -1.0)
    assert turns.begin([("e5", "eve", False)]) == "e5", f"after {QUIET} seconds without a turn"


def test_memory_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("batisseurs.server.bots.fair_queue.MOST_ACCOUNTS", 10)
    turns = FairQueue(4)
    for number in range(1000):
        served(turns, [("room", f"guest {number}", False)], 1, {})
    assert len(turns) <= 10
