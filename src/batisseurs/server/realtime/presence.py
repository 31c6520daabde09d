"""Which players have a table open: those with a socket or stream to it, in any process.

Each process knows its own listeners. It tells the others when they change, and again with every beat; what
has not been repeated for a while is forgotten, so that a process that died holds nobody.
"""

from __future__ import annotations

AWAY_AFTER = 4.0
"""Seconds after which a closed page is told: it may be reloaded, or its line was broken for a moment."""
_MARK = ":here:"


class Presence:
    """The seats whose holders have one room open."""

    def __init__(self) -> None:
        """Start with nobody."""
        self.own: frozenset[int] = frozenset()
        """Those who listen in this process."""
        self.told: frozenset[int] | None = None
        """What listeners have heard; None as long as nobody has listened."""
        self._elsewhere: dict[str, tuple[frozenset[int], float]] = {}

    def hear(self, process: str, seats: frozenset[int], until: float) -> bool:
        """Take what another process says, valid for a while; return whether it was unknown before."""
        new = process not in self._elsewhere
        self._elsewhere[process] = (seats, until)
        return new

    def seats(self, now: float) -> frozenset[int]:
        """Return all seats whose holders are there."""
        self._elsewhere = {process: said for process, said in self._elsewhere.items() if said[1] > now}
        return self.own.union(*(seats for seats, _ in self._elsewhere.values()))


def presence_said(room: str, process: str, seats: frozenset[int]) -> str:
    """Return what a process sends to others. Earlier versions take it for a room that they do not have."""
    return f"{room}{_MARK}{process}:{sum(1 << seat for seat in seats)}"


def presence_heard(room: str, number: int) -> tuple[str, str, frozenset[int]] | None:
    """Return room, process and seats of what was heard; None if it is a version of a room."""
    room, mark, process = room.partition(_MARK)
    if not mark:
        return None
    return room, process, frozenset(seat for seat in range(number.bit_length()) if number >> seat & 1)
