"""How long somebody has thought: the arithmetic of a seat's clock.

A choice has `per_choice`; what it takes longer comes out of the seat's time bank, and when that is empty, the
seat's time is up. Time never runs backwards here, whatever the server's clock does.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from batisseurs.rooms.state.events import Clock

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * 60 * SECOND


class SeatClock(msgspec.Struct):
    """One seat's clock; all in milliseconds."""

    time_bank: int = 0
    spent: int = 0
    """On the choice that is asked now, up to when the clock was last looked at."""
    since: int | None = None
    """From when it runs, perhaps a moment still to come; None if it stands."""
    reminded: int | None = None
    """When everybody was last told that the time is up."""


def stop(clock: SeatClock, at: int, down: tuple[int, int] = (0, 0)) -> None:
    """Let a clock stand, and count what it ran, but not while the server was `down`."""
    if clock.since is not None:
        clock.spent += max(0, at - clock.since) - overlap(clock.since, at, down)
        clock.since = None


def overlap(since: int, at: int, down: tuple[int, int]) -> int:
    """Return for how long of some time the server was down."""
    return max(0, min(at, down[1]) - max(since, down[0]))


def settle(clock: SeatClock, agreed: Clock) -> None:
    """A choice is made, or asked no longer: what it took too long comes out of the time bank."""
    if agreed.per_choice:
        over = clock.spent - agreed.per_choice * SECOND
        clock.time_bank = max(0, clock.time_bank - max(0, over))
    clock.spent = 0
    clock.reminded = None


def fill(clock: SeatClock, agreed: Clock) -> None:
    """Begin with a full time bank."""
    clock.time_bank = agreed.time_bank * SECOND
    clock.spent = 0
    clock.reminded = None


def due(clock: SeatClock, agreed: Clock) -> int | None:
    """Return when the time of a seat is up, None if its clock stands."""
    if clock.since is None:
        return None
    return clock.since + agreed.per_choice * SECOND + clock.time_bank - clock.spent


def acts(clock: SeatClock, agreed: Clock) -> int | None:
    """Return when the table's policy acts on a seat: at `due`, and if it only reminds, now and then again."""
    moment = due(clock, agreed)
    if moment is None or clock.reminded is None:
        return moment
    if agreed.policy == "skip":
        return None  # a bot has been told already
    return max(moment, clock.reminded + max(agreed.per_choice * SECOND, DAY))


def earliest(clocks: Collection[SeatClock], agreed: Clock) -> int | None:
    """Return when the policy acts next on any seat."""
    return min((moment for clock in clocks if (moment := acts(clock, agreed)) is not None), default=None)
