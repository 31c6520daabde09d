"""Which room's bot thinks next: fair by owner, measured in thinking time.

As in fair queueing of packets: each owner has an account of the seconds its bots have used, and the smallest
account is served next. A new or returning owner starts where the others are, so nobody saves up turns, and an
owner with few bots waits only for the current one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from time import monotonic

UNATTENDED_WEIGHT = 4.0
"""How much more a thought costs at a table without people."""
QUIET = 30.0
"""Seconds without a turn after which a table without people gives its place to another."""
MOST_ACCOUNTS = 10_000


class FairQueue:
    """The accounts of all owners, in one process. The caller holds a lock."""

    def __init__(self, tables: int) -> None:
        """Take the number of tables without people at which one owner's bots may play at once."""
        self._tables = tables
        self._used: dict[str, float] = {}
        self._floor = 0.0
        """The account of the owner that was served last."""
        self._serving: Counter[str] = Counter()
        self._alone: dict[str, dict[str, float]] = {}
        """For each owner: the active tables without people, and when each last had a turn."""
        self._weights: dict[str, float] = {}

    def __len__(self) -> int:
        """Return how many accounts are kept."""
        return len(self._used)

    def begin(self, waiting: Iterable[tuple[str, str, bool]]) -> str | None:
        """Return the room that is served next. `waiting` has each room's owner, and whether people are there.

        Among the rooms of one owner, those with people come first, then the oldest.
        """
        best: tuple[tuple[int, float, bool], str, str] | None = None
        for room, owner, attended in waiting:
            if not attended and not self._has_place(owner, room):
                continue
            rank = (self._serving[owner], self._account(owner), not attended)
            if best is None or rank < best[0]:
                best = (rank, room, owner)
        if best is None:
            return None
        (_, account, unattended), room, owner = best
        self._floor = max(self._floor, account)
        self._used[owner] = account
        self._serving[owner] += 1
        self._weights[room] = UNATTENDED_WEIGHT if unattended else 1.0
        if unattended:
            self._alone.setdefault(owner, {})[room] = monotonic()
        return room

    def end(self, owner: str, room: str, seconds: float, *, goes_on: bool) -> None:
        """Charge a turn to its owner. A room where nothing happened gives its place to another."""
        self._used[owner] = self._account(owner) + seconds * self._weights.pop(room, 1.0)
        self._serving[owner] -= 1
        if not self._serving[owner]:
            del self._serving[owner]
        if not goes_on and owner in self._alone:
            self._alone[owner].pop(room, None)
            if not self._alone[owner]:
                del self._alone[owner]
        if len(self._used) > MOST_ACCOUNTS:
            largest = sorted(self._used.items(), key=lambda each: each[1])[-MOST_ACCOUNTS // 2 :]
            self._used = dict(largest)

    def _account(self, owner: str) -> float:
        return max(self._used.get(owner, 0.0), self._floor)

    def _has_place(self, owner: str, room: str) -> bool:
        """Tell whether a table without people is among its owner's active ones."""
        since = monotonic() - QUIET
        places = {one: at for one, at in self._alone.get(owner, {}).items() if at >= since}
        return room in places or len(places) < self._tables
