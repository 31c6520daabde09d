"""A server's time never goes back, even if its machine's clock does."""

from __future__ import annotations

import time

from batisseurs.server.process.clock import ServerTime

SECOND = 1_000_000_000
START = 1_700_000_000 * SECOND


class Machine:
    """A machine whose clock someone sets, and its steady one."""

    def __init__(self) -> None:
        self.wall = START
        self.steady = 5 * SECOND

    def sleeps(self, seconds: float) -> None:
        """Time passes."""
        self.wall += int(seconds * SECOND)
        self.steady += int(seconds * SECOND)

    def time(self, not_before: int = 0) -> ServerTime:
        """Open a server on it."""
        return ServerTime(not_before, wall=lambda: self.wall, steady=lambda: self.steady)


def test_it_is_the_time_of_day_in_milliseconds() -> None:
    machine = Machine()
    server = machine.time()
    assert server.now() == START // 1_000_000
    machine.sleeps(1.5)
    assert server.now() == START // 1_000_000 + 1500
    assert abs(ServerTime().now() - time.time() * 1000) < 60_000


def test_setting_the_clock_moves_nothing() -> None:
    """Neither forward, where a clock would run out at once, nor back, where it would never."""
    machine = Machine()
    server = machine.time()
    for jump in (3600 * SECOND, -7200 * SECOND, 365 * 86400 * SECOND):
        before = server.now()
        machine.wall += jump
        machine.sleeps(0.25)
        assert server.now() == before + 250


def test_it_never_runs_backwards() -> None:
    machine = Machine()
    server = machine.time()
    machine.sleeps(10)
    before = server.now()
    machine.steady -= 4 * SECOND
    assert server.now() == before


def test_a_server_opened_again_does_not_fall_behind_its_events() -> None:
    """The machine's clock was set back while the server was closed."""
    machine = Machine()
    newest = machine.time().now() + 90_000
    server = machine.time(newest)
    assert server.now() == newest
    machine.sleeps(2)
    assert server.now() == newest + 2000
    assert machine.time(not_before=3).now() == machine.wall // 1_000_000
