"""No move is lost and none is made twice: ids, versions, what was missed, and who comes second."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest

from batisseurs.kernel import Seeded
from batisseurs.rooms.commands.model import Choose, Join, Leave, NewRoom, Say, SentCommand, Start, Undo
from batisseurs.rooms.errors import BadRequest, NoSuchRoom, NotAllowed, Stale, StorageDown
from batisseurs.rooms.state.events import Said, StoredEvent
from batisseurs.rooms.storage import CompletedCommand, RoomChanges, RoomRow, Vacated
from batisseurs.rooms.views.model import Answer
from tests.rooms.harness import RoomServer, named
from tests.rooms.memory_storage import MemoryStorage


def test_the_same_id_twice_gets_the_first_answer_even_later() -> None:
    server = RoomServer()
    room = server.hot_seat("my-village", 2)
    (seat,) = server.see(room).waiting
    text = server.see(room, "ann", seat).choices[0].text
    version = server.see(room).version
    first = server.do(room, "ann", seat, Choose(text), version, "mine")
    assert server.do(room, "ann", seat, Choose(text), version, "mine") == first
    server.play(room, 60, Seeded(3))
    lines = server.see(room).lines
    assert server.do(room, "ann", seat, Choose(text), version, "mine") == first
    assert server.again().do(room, "ann", seat, Choose(text), None, "mine") == first
    assert server.see(room).lines == lines


def test_the_same_id_for_another_command_is_refused() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2)
    server.do(room, "ann", 0, Say("hello"), id_="mine")
    for command in (Say("goodbye"), Join("Anna")):
        with pytest.raises(BadRequest):
            server.do(room, "ann", 0, command, id_="mine")


def test_each_guest_has_their_own_ids() -> None:
    server = RoomServer()
    room = server.started("theopolis", 2)
    server.do(room, "ann", 0, Say("hello"), id_="one")
    answer = server.do(room, "bob", 1, Say("hello to you"), id_="one")
    assert [kept.event for kept in answer.events] == [Said(1, "Bob", "hello to you")]


@pytest.mark.parametrize("id_", ["x" * 65, "a b", "é", "a\n", "../x"])
def test_an_id_is_short_and_plain(id_: str) -> None:
    server = RoomServer()
    room = server.open("theopolis", 2)
    with pytest.raises(BadRequest):
        server.do(room, "ann", 0, Say("hello"), id_=id_)
    with pytest.raises(BadRequest):
        server.rooms.open("ann", id_, NewRoom("theopolis", 2))


def test_who_has_left_still_gets_the_first_answer() -> None:
    server = RoomServer()
    room = server.started("theopolis", 2)
    first = server.do(room, "bob", 1, Leave(), id_="bye")
    assert server.do(room, "bob", 1, Leave(), id_="bye") == first
    with pytest.raises(NoSuchRoom):
        server.do(room, "bob", 1, Say("wait"))


def test_a_refused_command_can_be_sent_again_with_its_id() -> None:
    server = RoomServer()
    room = server.open("theopolis", 2)
    with pytest.raises(BadRequest):
        server.do(room, "ann", 0, Say("\x00"), id_="mine")
    assert server.do(room, "ann", 0, Say("now"), id_="mine").events


def test_the_same_room_is_opened_once() -> None:
    server = RoomServer()
    new = NewRoom("theopolis", 2, seats=named(2))
    first = server.rooms.open("ann", "one", new)
    server.do(first.room, "ann", 0, Say("anybody here?"))
    assert server.again().rooms.open("ann", "one", new) == first
    assert server.rooms.open("bob", "one", new).room != first.room
    with pytest.raises(BadRequest):
        server.rooms.open("ann", "one", NewRoom("theopolis", 3))


def test_a_crash_between_opening_and_sitting_down_is_made_good() -> None:
    class Crashing(MemoryStorage):
        crashes = True

        def hold(self, room: str, seat: int, guest: str) -> None:
            if self.crashes:
                raise KeyboardInterrupt
            super().hold(room, seat, guest)

    storage = Crashing()
    server = RoomServer(storage)
    new = NewRoom("theopolis", 2, seats=named(2))
    with pytest.raises(KeyboardInterrupt):
        server.rooms.open("ann", "one", new)
    storage.crashes = False
    room = server.again().rooms.open("ann", "one", new).room
    assert server.see(room, "ann", 0).host
    assert len(list(storage.rooms())) == 1


# Versions. ---------------------------------------------------------------------------------------------


def test_who_comes_back_gets_only_what_was_missed() -> None:
    server = RoomServer()
    room = server.hot_seat("my-village", 2)
    server.play(room, 40, Seeded(1))
    whole = server.rooms.look(room, "ann", 0).events
    assert [kept.version for kept in whole] == list(range(1, len(whole) + 1))
    for since in (0, 7, len(whole) - 1, len(whole), len(whole) + 5):
        assert server.rooms.look(room, "ann", 0, since).events == whole[since:]


def test_choosing_taking_back_and_voting_say_their_version() -> None:
    server = RoomServer()
    room = server.hot_seat("my-village", 2)
    for command in (Choose("x"), Undo()):
        with pytest.raises(BadRequest):
            server.do(room, "ann", 0, command, None)


def test_talk_makes_nothing_stale() -> None:
    server = RoomServer()
    room = server.started("my-village", 2)
    seen = server.see(room)
    (seat,) = seen.waiting
    guest, other = (("ann", "bob"), ("bob", "ann"))[seat]
    text = server.see(room, guest, seat).choices[0].text
    server.do(room, other, 1 - seat, Say("hurry up"))
    server.do(room, other, 1 - seat, Join("Impatient"))
    server.do(room, guest, seat, Choose(text), seen.version)


def test_a_version_of_the_future_is_stale_too() -> None:
    """A storage brought back from a copy may be behind what someone has seen."""
    server = RoomServer()
    room = server.hot_seat("my-village", 2)
    version = server.see(room).version
    with pytest.raises(Stale):
        server.do(room, "ann", 0, Choose("x"), version + 1)


def test_simultaneous_answers_do_not_block_each_other() -> None:
    server = RoomServer()
    room = server.started("auction", 3)
    seen = server.see(room)
    assert seen.waiting == (0, 1, 2)
    for seat, guest in enumerate(("ann", "bob", "cleo")):
        server.do(room, guest, seat, Choose("send 1"), seen.version)
    then = server.see(room).version
    server.do(room, "bob", 1, Choose("pay 0"), then)
    with pytest.raises(Stale):
        server.do(room, "bob", 1, Choose("pay 0"), then)
    server.do(room, "bob", 1, Choose("withdraw"))
    with pytest.raises(Stale):
        server.do(room, "bob", 1, Choose("pay 0"), then)
    server.do(room, "ann", 0, Choose("pay 0"), then)


def test_a_refusal_that_may_come_from_what_was_missed_is_stale() -> None:
    server = RoomServer()
    room = server.started("auction", 2)
    server.do(room, "ann", 0, Choose("send 1"))
    server.do(room, "ann", 0, Choose("pay 0"))
    version = server.see(room).version
    server.do(room, "bob", 1, Choose("send 1"))
    server.do(room, "bob", 1, Choose("pay 0"))
    with pytest.raises(Stale):
        server.do(room, "ann", 0, Choose("withdraw"), version)


# Two processes. ----------------------------------------------------------------------------------------


def test_two_processes_serve_one_room() -> None:
    first = RoomServer()
    room = first.started("my-village", 2)
    second = first.again()
    source = Seeded(5)
    for number in range(60):
        server = (first, second)[number % 2]
        (seat,) = server.see(room, "ann", 0).waiting
        server.choose(room, ("ann", "bob")[seat], seat, source.below(1000))
    assert first.see(room) == second.see(room)
    assert first.rooms.table(room, "ann", 0) == first.again().rooms.table(room, "ann", 0)


def test_several_looks_in_a_row_are_of_one_moment_and_ask_the_storage_once() -> None:
    """Only within: the next look sees what another process did, also that a seat is someone else's now."""

    class Asked(MemoryStorage):
        times = 0

        def newest(self, room: str, after: int | None = None) -> RoomChanges | None:
            self.times += 1
            return super().newest(room, after)

    storage = Asked()
    server = RoomServer(storage)
    room = server.hot_seat("my-village", 2)
    other = server.again()
    seen = server.see(room, "ann", 0)
    storage.times = 0
    with server.rooms.lock_room(room):
        assert server.see(room, "ann", 0) == seen
        other.do(room, "ann", 0, Say("hello"))
        storage.hold(room, 1, "bob")
        assert server.see(room, "ann", 0) == seen
        assert server.see(room, "ann", 1).version == seen.version
    assert storage.times == 2, "once here, once for the other process"
    assert server.see(room, "bob", 1).version == seen.version + 1
    with pytest.raises(NotAllowed):
        server.see(room, "ann", 1)


def test_who_comes_second_looks_again() -> None:
    """Another process commits between looking and keeping: talk is put behind it, a choice is stale."""

    class Late(MemoryStorage):
        first: RoomServer | None = None

        def append(
            self,
            row: RoomRow,
            events: Sequence[StoredEvent],
            done: CompletedCommand | None,
            vacated: Vacated | None = None,
        ) -> None:
            first, self.first = self.first, None
            if first is not None:
                (seat,) = first.see(row.id).waiting
                first.choose(row.id, "ann", seat)
            super().append(row, events, done, vacated)

    storage = Late()
    server = RoomServer(storage)
    room = server.hot_seat("my-village", 2)
    (seat,) = server.see(room).waiting
    text = server.see(room, "ann", seat).choices[-1].text

    storage.first = server.again()
    answer = server.do(room, "ann", 0, Say("hello"))
    assert [kept.event for kept in answer.events] == [Said(0, "Ann", "hello")]
    assert answer.events[0].version == server.see(room).version

    seen = server.see(room)
    (seat,) = seen.waiting
    text = server.see(room, "ann", seat).choices[-1].text
    storage.first = server.again()
    with pytest.raises(Stale) as caught:
        server.do(room, "ann", seat, Choose(text), seen.version)
    assert caught.value.version > seen.version


def test_what_is_not_kept_has_not_happened_and_nobody_is_told() -> None:
    class Full(MemoryStorage):
        full = False

        def append(
            self,
            row: RoomRow,
            events: Sequence[StoredEvent],
            done: CompletedCommand | None,
            vacated: Vacated | None = None,
        ) -> None:
            if self.full:
                raise StorageDown("the disk is full", None)
            super().append(row, events, done, vacated)

    storage = Full()
    server = RoomServer(storage)
    room = server.hot_seat("my-village", 2)
    before = server.rooms.look(room, "ann", 0)
    (seat,) = before.room.waiting
    text = server.see(room, "ann", seat).choices[0].text
    server.told.clear()
    storage.full = True
    for _ in range(2):
        with pytest.raises(StorageDown):
            server.do(room, "ann", seat, Choose(text), before.room.version, "mine")
    assert server.rooms.look(room, "ann", 0) == before
    assert server.told == []
    storage.full = False
    answer = server.do(room, "ann", seat, Choose(text), before.room.version, "mine")
    assert server.told == [(room, answer.version)]


def test_listeners_are_told_after_the_commit() -> None:
    server = RoomServer()
    stored = []

    def look(room: str, version: int) -> None:
        row = server.storage.room(room)
        stored.append((row.version if row is not None else 0, version))

    server.rooms.committed = look
    room = server.hot_seat("my-village", 2)
    server.play(room, 30, Seeded(2))
    assert stored
    assert all(kept == told for kept, told in stored)


def test_many_at_once_in_two_processes() -> None:
    """Every command counts once, in any order, and the same request from two sides counts once."""
    first = RoomServer()
    room = first.started("theopolis", 2)
    servers = (first, first.again())
    start = first.see(room).version

    def talk(number: int) -> Answer:
        guest, seat = (("ann", 0), ("bob", 1))[number % 2]
        sent = SentCommand(f"same-{number // 2}", seat, Say(f"{number // 2}"))
        return servers[number % 3 % 2].rooms.do(room, guest, sent)

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(talk, [number for number in range(40) for _ in range(2)]))
    said = [kept for kept in first.storage.events(room) if kept.version > start]
    assert [kept.version for kept in said] == list(range(start + 1, start + 41))
    assert len({answer.version for answer in answers}) == 40
    assert all(answers[index] == answers[index + 1] for index in range(0, 80, 2))


def test_few_rooms_in_memory_are_enough() -> None:
    server = RoomServer(most_in_memory=1)
    rooms = [server.open("my-village", 2, mine=(0, 1)) for _ in range(3)]
    for room in rooms:
        server.do(room, "ann", 0, Start())
    sources = [Seeded(7) for _ in rooms]
    for lines in range(10, 60, 10):
        for room, source in zip(rooms, sources, strict=True):
            server.play(room, lines, source)
    assert all(server.see(room).lines >= 50 for room in rooms)


def test_at_never_goes_back() -> None:
    server = RoomServer()
    room = server.hot_seat("my-village", 2)
    server.time.time -= 3_600_000
    server.play(room, 20, Seeded(1))
    times = [kept.at for kept in server.storage.events(room)]
    assert times == sorted(times)
