"""A room as a record: written from the stored lines, so it works even when the rules have changed."""

from __future__ import annotations

from batisseurs.kernel.record import Line, Record
from batisseurs.kernel.seats import seat_name
from batisseurs.rooms.access.permissions import Permissions
from batisseurs.rooms.state.room import Room

COMPANION_TAG = ("chance", "person")
"""Tag of a record with chance entered by a person; the terminal writes it too."""


def export(room: Room, lines: int | None = None) -> str:
    """Return the record of a room: all of it, or the first lines."""
    plan = room.plan
    kept = room.lines if lines is None else room.lines[:lines]
    record = Record(
        game=plan.game,
        rules=plan.rules,
        components=plan.components,
        players=plan.players,
        options=dict(plan.options),
        seats=[state.name or seat_name(seat) for seat, state in enumerate(room.seats)],
        position=plan.position,
        tags=[*plan.tags, *([COMPANION_TAG] if plan.chance == "person" else [])],
        lines=[Line(line.chose.seat, line.chose.text) for line in kept],
        result=room.result if lines is None else None,
    )
    return record.write()


def may_export_alone(room: Room, opened: Permissions) -> bool:
    """Return whether a guest needs no consent: nobody else has a seat, or had one with something to see."""
    return bool(opened.hands) and set(opened.hands) == opened.held and not room.gone


def shows_more(room: Room, opened: Permissions) -> bool:
    """Return whether the record would show bots' secrets to its only reader, and no event says so yet."""
    if len(opened.hands) == room.plan.players:
        return False
    last = max((line.version for line in room.lines), default=1 if room.plan.position else 0)
    return last > max(room.exported, room.read_alone)


def agreed_lines(room: Room) -> int:
    """Return how many lines the log had when all agreed to share it, without those undone since."""
    return sum(line.version <= room.exported for line in room.lines)
