"""Clocks stop while a server is down, even for a month."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from batisseurs.kernel import System
from batisseurs.rooms.commands.model import Ask, Choose, GiveToBot, Join, NewRoom, SentCommand, Start
from batisseurs.rooms.errors import NotAllowed
from batisseurs.rooms.service import Rooms
from batisseurs.rooms.state.events import (
    BotTookOver,
    Clock,
    PauseRequest,
    Policy,
    SeatPlan,
    ServerDown,
    Settings,
)
from batisseurs.server.bots.pool import BotPool
from batisseurs.server.process.uptime import BEAT, GAP, Uptime
from batisseurs.server.scheduler import GRACE, Scheduler
from batisseurs.server.storage import open_storage
from tests.server.test_scheduler import HandSet, wait_until

SECOND = 1000
DAY = 24 * 3600 * SECOND
MONTH = 30 * DAY
LIVE = Clock(per_choice=60, time_bank=120, policy="bot")
TURN_BASED = Clock(per_choice=2 * 24 * 3600, time_bank=24 * 3600, policy="bot")


class Server:
    """One run of a server, with a clock that is set by hand."""

    _ids = map(str, itertools.count())

    def __init__(self, url: str, clock: HandSet) -> None:
        """Start it; its scheduler only if `start` is called."""
        self.clock = clock
        self.storage = open_storage(url)
        self.uptime = Uptime(self.storage, clock, alone=url.startswith("sqlite"))
        self.rooms = Rooms(self.storage, clock, System(), uptime=self.uptime)
        self.scheduler = Scheduler(self.rooms, self.storage, BotPool(0, 1.0), clock, uptime=self.uptime)
        self.uptime.beat()

    def pass_time(self, milliseconds: int) -> None:
        """Be up for some time."""
        end = self.clock.at + milliseconds
        while self.clock.at < end:
            self.clock.at = min(end, self.clock.at + BEAT)
            self.uptime.beat()

    def open(self, clock: Clock, *others: str) -> str:
        """Begin a game: of Ann and Bob at one device, or of Ann and others at devices of their own."""
        seats = (SeatPlan("Ann"), *([SeatPlan()] * len(others) or [SeatPlan("Bob")]))
        mine = (0,) if others else (0, 1)
        new = NewRoom("my-village", len(seats), seats=seats, mine=mine, settings=Settings(clock))
        room = self.rooms.open("ann", next(self._ids), new).room
        for seat, guest in enumerate(others, 1):
            self.rooms.invite(room, "ann", seat, guest.encode())
            self.rooms.enter(guest, guest.encode())
            self.do(room, seat, Join(guest), guest)
        self.do(room, 0, Start())
        return room

    def do(self, room: str, seat: int, command: object, guest: str = "ann") -> None:
        """Send a command that answers the newest version."""
        row = self.storage.room(room)
        assert row is not None
        self.rooms.do(room, guest, SentCommand(next(self._ids), seat, command, row.version))  # type: ignore[arg-type]  # as it takes them

    def asked(self, room: str) -> int:
        """Return the seat that is asked."""
        (seat,) = self.rooms.look(room, "ann", 0).room.waiting
        return seat

    def choose(self, room: str) -> int:
        """Make the first choice there is; return for which seat."""
        seat = self.asked(room)
        self.do(room, seat, Choose(self.rooms.look(room, "ann", seat).room.choices[0].text))
        return seat

    def due(self, room: str) -> int:
        """Return when the time of who is asked is up."""
        row = self.storage.room(room)
        assert row is not None
        assert row.due is not None
        return row.due

    def time_bank(self, room: str, seat: int) -> int:
        """Return what is left of the time of a seat."""
        return self.rooms.look(room, "ann", seat).room.seats[seat].time_bank

    def events(self, room: str, kind: type) -> list[object]:
        """Return what happened of one kind."""
        return [kept.event for kept in self.storage.events(room) if isinstance(kept.event, kind)]

    def stop(self) -> None:
        """End it."""
        self.scheduler.stop()
        self.storage.close()


Starter = Callable[[], Server]


@pytest.fixture(params=["sqlite", "postgresql"])
def start(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Starter]:
    """Start a server on the same database again and again."""
    sqlite = request.param == "sqlite"
    url = f"sqlite:///{tmp_path}/house.sqlite" if sqlite else request.getfixturevalue("postgres")
    clock, servers = HandSet(), list[Server]()

    def starter() -> Server:
        if servers:
            servers[-1].stop()
        servers.append(Server(url, clock))
        return servers[-1]

    yield starter
    servers[-1].stop()


def begun_a_month_ago(start: Starter, agreed: Clock) -> tuple[Server, str, int]:
    """Return a server that was down for a month, half a minute after a game had begun, and what was left."""
    server = start()
    room = server.open(agreed)
    server.pass_time(30 * SECOND)
    left = server.due(room) - server.clock.at
    server.clock.at += MONTH
    return start(), room, left


@pytest.mark.parametrize("agreed", [LIVE, TURN_BASED], ids=["live", "turn-based"])
def test_a_month_without_a_server_takes_nobodys_time(start: Starter, agreed: Clock) -> None:
    """The first mover after it has as much time as before it, to the second."""
    server, room, left = begun_a_month_ago(start, agreed)
    seat = server.choose(room)
    assert server.time_bank(room, seat) == agreed.time_bank * SECOND
    assert server.events(room, ServerDown) == [ServerDown(server.clock.at - MONTH, server.clock.at)]
    assert left == (agreed.per_choice + agreed.time_bank - 30) * SECOND


@pytest.mark.parametrize("agreed", [LIVE, TURN_BASED], ids=["live", "turn-based"])
def test_the_rest_of_the_time_is_there_after_a_month(start: Starter, agreed: Clock) -> None:
    """No policy acts before the time is up that was left; then it does."""
    server, room, left = begun_a_month_ago(start, agreed)
    server.scheduler.start()
    wait_until(lambda: bool(server.events(room, ServerDown)))
    assert server.due(room) == server.clock.at + left
    looks = server.scheduler.looks
    wait_until(lambda: server.scheduler.looks > looks + 1)
    assert not server.rooms.apply_timeouts(room)
    assert not server.events(room, BotTookOver)
    if agreed is TURN_BASED:
        return  # days of signs of life
    while server.clock.at < server.due(room) + GRACE:
        server.clock.at += BEAT
        server.uptime.beat()
    wait_until(lambda: bool(server.events(room, BotTookOver)))


def test_many_months_and_a_pause_between_them(start: Starter) -> None:
    """Several outages, some of which no room was told of, are all counted; time in between is not lost."""
    server = start()
    room = server.open(LIVE)
    for _ in range(3):
        server.pass_time(10 * SECOND)
        server.clock.at += MONTH
        server = start()
    seat = server.choose(room)
    assert server.time_bank(room, seat) == 120 * SECOND
    assert len(server.events(room, ServerDown)) == 1


def test_a_server_that_is_up_takes_time_as_ever(start: Starter) -> None:
    server = start()
    room = server.open(LIVE)
    server.pass_time(100 * SECOND)
    seat = server.choose(room)
    assert server.time_bank(room, seat) == 80 * SECOND
    assert server.events(room, ServerDown) == []


def test_a_database_that_was_out_of_reach_is_an_outage_too(start: Starter) -> None:
    """The same process continues, and the first move finds the gap."""
    server = start()
    room = server.open(LIVE)
    server.pass_time(20 * SECOND)
    server.clock.at += GAP + DAY
    seat = server.choose(room)
    assert server.time_bank(room, seat) == 120 * SECOND
    assert len(server.events(room, ServerDown)) == 1


@pytest.mark.parametrize("policy", ["remind", "skip"])
def test_every_policy_waits(start: Starter, policy: Policy) -> None:
    server = start()
    room = server.open(Clock(10, 10, policy))
    server.pass_time(5 * SECOND)
    server.clock.at += MONTH
    server = start()
    assert server.rooms.apply_timeouts(room), "told of the outage"
    assert not server.rooms.apply_timeouts(room)
    assert server.due(room) == server.clock.at + 15 * SECOND


def test_requests_and_lost_seats_wait_too(start: Starter) -> None:
    """A request does not lapse, and no seat is given away, because nobody could come."""
    server = start()
    guests = ("ann", "bob", "cleo")
    room = server.open(LIVE, *guests[1:])
    while (late := server.asked(room)) == 0:
        server.choose(room)
    server.pass_time(200 * SECOND)
    assert server.rooms.apply_timeouts(room)
    assert server.events(room, BotTookOver) == [BotTookOver(late, "casual", "clock")]
    other = next(seat for seat in (1, 2) if seat != late)
    server.do(room, other, GiveToBot("random"), guests[other])
    server.clock.at += MONTH
    server = start()
    with pytest.raises(NotAllowed):
        server.rooms.invite(room, "ann", late, b"another")
    server.pass_time(600 * SECOND)
    server.rooms.invite(room, "ann", late, b"another")


def test_an_open_request_does_not_lapse_while_nobody_can_answer(start: Starter) -> None:
    server = start()
    room = server.open(LIVE, "bob")
    server.do(room, 0, Ask(PauseRequest()))
    server.clock.at += MONTH
    server = start()
    assert server.rooms.apply_timeouts(room)
    assert not server.rooms.apply_timeouts(room)
    assert server.rooms.look(room, "ann", 0).room.request is not None
