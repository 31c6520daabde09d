"""Rooms and events to keep."""

from __future__ import annotations

import msgspec

from batisseurs.kernel.choice import Category, Choice, GameEvent, Message, Result
from batisseurs.rooms.state.events import (
    Chose,
    Clock,
    ClockRequest,
    ClockSet,
    Created,
    Ended,
    RequestOpened,
    RoomEvent,
    Said,
    SeatPlan,
    Settings,
    Started,
    StoredEvent,
    Undone,
)
from batisseurs.rooms.storage import CompletedCommand, RoomRow, Storage

SAID = Message("theopolis-play", {"card": "priest", "seat": 1, "others": ["a", "b"]})
EVERY_KIND: tuple[RoomEvent, ...] = (
    Created(
        "theopolis", 1, "0f3c", 2, {"play_on": True, "stones": 3},
        (SeatPlan("Ann"), SeatPlan(bot="greedy")), Settings(Clock(60, 600, "bot"), "nobody"),
        position={"seats": [{"hand": ["priest"]}], "turn": "p1"}, tags=(("event", "Noël à Łódź"),),
    ),
    Started(),
    Chose(
        1, 1, 3, "play priest", SAID, Choice("play", SAID, ("hand-1",)), "person", 1,
        (GameEvent(SAID, "TH-12", 1, Message("theopolis-hidden")), GameEvent(SAID)),
    ),
    Said(0, "Zoé", "« Bien joué ! » \u0000\n😀 Żółć"),
    Undone(1, 1, 0),
    RequestOpened(1, 0, ClockRequest(Clock(86400))),
    ClockSet(Clock(86400)),
    Ended(Result("points", (1, 2), (12, 7), (("opponent", 3),)), ((Category("walls", 12),), ())),
)  # fmt: skip


def new_room(storage: Storage, room: str = "r1", **changes: object) -> RoomRow:
    """Add a room with one event, which is its first version."""
    row = msgspec.structs.replace(RoomRow(room, "theopolis", 1, "open", 1000, 1000), **changes)
    storage.add_room(row, [StoredEvent(1, row.created, EVERY_KIND[0])], None)
    return row


def add(
    storage: Storage,
    row: RoomRow,
    *events: RoomEvent,
    id_: str = "",
    views: bytes | None = None,
    **changes: object,
) -> RoomRow:
    """Append events at the next versions, the views with the last, for a command if it has an id."""
    first = row.version + 1
    row = msgspec.structs.replace(row, version=row.version + len(events), **changes)
    kept = [StoredEvent(first + number, 2000, event) for number, event in enumerate(events)]
    if kept and views is not None:
        kept[-1] = msgspec.structs.replace(kept[-1], views=views)
    storage.append(row, kept, CompletedCommand("ann", id_, "digest", first, row.version) if id_ else None)
    return row
