"""The arithmetic of a seat's clock.

Each choice has `per_choice`; time beyond that comes out of the seat's time bank, and when that is empty, the
seat's time is up. Time never runs backwards here, even if the server's clock does.
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
    """Time used for the current choice, up to the last update."""
    since: int | None = None
    """When it started to run, perhaps in the future; None if it is stopped."""
    reminded: int | None = None
    """When the last reminder was sent."""


def stop(clock: SeatClock, at: int, down: tuple[int, int] = (0, 0)) -> None:
    """Stop a clock and count the time it ran, without the time in which the server was `down`."""
    if clock.since is not None:
        clock.spent += max(0, at - clock.since) - overlap(clock.since, at, down)
        clock.since = None


def overlap(since: int, at: int, down: tuple[int, int]) -> int:
    """Return how much of a time span the server was down."""
    return max(0, min(at, down[1]) - max(since, down[0]))


def settle(clock: SeatClock, agreed: Clock) -> None:
    """End the current choice: time beyond its limit comes out of the time bank."""
    if agreed.per_choice:
        over = clock.spent - agreed.per_choice * SECOND
        clock.time_bank = max(0, clock.time_bank - max(0, over))
    clock.spent = 0
    clock.reminded = None


def fill(clock: SeatClock, agreed: Clock) -> None:
    """Fill the time bank."""
    clock.time_bank = agreed.time_bank * SECOND
    clock.spent = 0
    clock.reminded = None


def due(clock: SeatClock, agreed: Clock) -> int | None:
    """Return when the time of a seat is up, None if its clock is stopped."""
    if clock.since is None:
        return None
    return clock.since + agreed.per_choice * SECOND + clock.time_bank - clock.spent


def acts(clock: SeatClock, agreed: Clock) -> int | None:
    """Return when the table's policy acts on a seat: at `due`; reminders are repeated."""
    moment = due(clock, agreed)
    if moment is None or clock.reminded is None:
        return moment
    if agreed.policy == "skip":
        return None  # a bot plays already
    return max(moment, clock.reminded + max(agreed.per_choice * SECOND, DAY))


def earliest(clocks: Collection[SeatClock], agreed: Clock) -> int | None:
    """Return when the policy acts next on any seat."""
    return min((moment for clock in clocks if (moment := acts(clock, agreed)) is not None), default=None)
