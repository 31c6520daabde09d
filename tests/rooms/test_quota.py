"""What is kept of one guest's tables has a limit, and so has the memory that tables take."""

from __future__ import annotations

import pytest

from batisseurs.games import find_game
from batisseurs.kernel import Seeded
from batisseurs.rooms.commands.model import Leave, Say
from batisseurs.rooms.errors import QuotaUsed
from batisseurs.rooms.state import cache
from tests.rooms.harness import House


def test_no_new_table_for_whose_tables_take_what_they_may() -> None:
    house = House(quota=30_000)
    room = house.hot_seat("theopolis", 2)
    house.play(room, 100, Seeded(1))
    with pytest.raises(QuotaUsed) as refused:
        house.open("theopolis", 2)
    used = house.storage.stored_by("ann")
    assert refused.value.message is not None
    assert refused.value.message.args == {"used": f"{used / 1e6:.1f}", "allowed": "0.0"}
    house.play(room, 120, Seeded(2))  # what was begun goes on
    house.again().open("theopolis", 2)  # where there is no limit


def test_from_twice_as_much_on_nothing_is_kept_but_that_somebody_leaves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cache, "MEASURE", 5_000)
    monkeypatch.setattr("batisseurs.rooms.service.MEASURE", 5_000)
    house = House(quota=30_000)
    room = house.started("theopolis", 2)
    with pytest.raises(QuotaUsed, match="host"):
        house.play(room, 10_000, Seeded(1))
    assert 60_000 < house.storage.stored_by("ann") < 60_000 + 5_000 + 10_000
    with pytest.raises(QuotaUsed):
        house.do(room, "bob", 1, Say("more"))
    house.do(room, "bob", 1, Leave())


def test_a_file_of_components_counts_for_each_table() -> None:
    house = House()
    text = find_game("theopolis").component_text()
    own = text.replace("copies = 2", "copies = 3", 1)
    before = house.storage.stored_by("ann")
    house.open("theopolis", 2)
    plain = house.storage.stored_by("ann") - before
    house.open("theopolis", 2, components=own)
    assert house.storage.stored_by("ann") > before + 2 * plain + len(own) - 1000


def test_tables_leave_memory_by_what_they_take() -> None:
    house = House(most_in_memory=1_000_000)
    long = house.hot_seat("theopolis", 2)
    house.play(long, 100, Seeded(1))
    lying = house.rooms._shelf  # noqa: SLF001  looked at from inside
    taken = lying.size
    assert taken > 100 * 2_000
    short = [house.open("theopolis", 2) for _ in range(8)]
    assert lying.size <= 1_000_000
    assert lying.remembered(long) is not None
    short += [house.open("theopolis", 2) for _ in range(10)]
    assert lying.size <= 1_000_000
    assert lying.remembered(long) is None
    assert lying.remembered(short[0]) is None
    assert lying.remembered(short[-1]) is not None
    assert lying.size == sum(slot.size for slot in lying._slots.values())  # noqa: SLF001
    house.play(long, 120, Seeded(2))
    assert lying.remembered(long) is not None
