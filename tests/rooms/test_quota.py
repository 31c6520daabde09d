"""What is kept of one guest's tables has a limit, and so has the memory that tables take."""

from __future__ import annotations

import pytest

from batisseurs.games import find_game
from batisseurs.kernel import Seeded
from batisseurs.rooms.commands.model import Leave, Say
from batisseurs.rooms.errors import QuotaUsed
from batisseurs.rooms.state import cache
from tests.rooms.harness import RoomServer


def test_no_new_table_for_whose_tables_take_what_they_may() -> None:
    server = RoomServer(quota=100_000)
    room = server.hot_seat("theopolis", 2)
    server.play(room, 100, Seeded(1))
    with pytest.raises(QuotaUsed) as refused:
        server.open("theopolis", 2)
    used = server.storage.stored_bytes("ann")
    assert refused.value.message is not None
    assert refused.value.message.args == {"used": f"{used / 1e6:.1f}", "allowed": "0.1"}
    server.play(room, 120, Seeded(2))  # what was begun continues
    server.again().open("theopolis", 2)  # where there is no limit


def test_from_twice_as_much_on_nothing_is_kept_but_that_someone_leaves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cache, "MEASURE", 5_000)
    monkeypatch.setattr("batisseurs.rooms.service.MEASURE", 5_000)
    server = RoomServer(quota=30_000)
    room = server.started("theopolis", 2)
    with pytest.raises(QuotaUsed, match="host"):
        server.play(room, 10_000, Seeded(1))
    assert 60_000 < server.storage.stored_bytes("ann") < 60_000 + 5_000 + 10_000
    with pytest.raises(QuotaUsed):
        server.do(room, "bob", 1, Say("more"))
    server.do(room, "bob", 1, Leave())


def test_a_file_of_components_counts_for_each_table() -> None:
    server = RoomServer()
    text = find_game("theopolis").component_text()
    own = text.replace("copies = 2", "copies = 3", 1)
    before = server.storage.stored_bytes("ann")
    server.open("theopolis", 2)
    plain = server.storage.stored_bytes("ann") - before
    server.open("theopolis", 2, components=own)
    assert server.storage.stored_bytes("ann") > before + 2 * plain + len(own) - 1000


def test_tables_leave_memory_by_what_they_take() -> None:
    server = RoomServer(most_in_memory=1_000_000)
    long = server.hot_seat("theopolis", 2)
    server.play(long, 100, Seeded(1))
    lying = server.rooms._cache  # noqa: SLF001  looked at from inside
    taken = lying.size
    assert taken > 100 * 2_000
    short = [server.open("theopolis", 2) for _ in range(8)]
    assert lying.size <= 1_000_000
    assert lying.remembered(long) is not None
    short += [server.open("theopolis", 2) for _ in range(10)]
    assert lying.size <= 1_000_000
    assert lying.remembered(long) is None
    assert lying.remembered(short[0]) is None
    assert lying.remembered(short[-1]) is not None
    assert lying.size == sum(slot.size for slot in lying._slots.values())  # noqa: SLF001
    server.play(long, 120, Seeded(2))
    assert lying.remembered(long) is not None
