"""A room in memory: its state, its rules and its table; and a draft of what a command adds to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from batisseurs.kernel.choice import Message
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source
from batisseurs.kernel.table import Table
from batisseurs.rooms.errors import RulesChanged
from batisseurs.rooms.state.companion import enterers
from batisseurs.rooms.state.events import Chose, RoomEvent, StoredEvent, Undone
from batisseurs.rooms.state.room import Room
from batisseurs.rooms.state.rules import Rules, table_of
from batisseurs.rooms.storage import RoomRow, Snapshot
from batisseurs.rooms.views import stored_views
from batisseurs.rooms.views.model import StoredEventView
from batisseurs.rooms.views.summary import summary_of_room

AutoAnswers = dict[tuple[int, str], str]

ANY_ROOM, EACH_LINE, EACH_CHARACTER = 64_000, 2_000, 5
"""Bytes of memory, measured with all games: for each room, for each line of its log, and for each character
of a custom component file."""


class LiveRoom:
    """A room now. Without rules or table it can only be read."""

    def __init__(self, room: Room, rules: Rules | None, table: Table | None) -> None:
        """Take the parts."""
        self.room = room
        self.rules = rules
        self.table = table
        self.seen: dict[int, msgspec.Raw] = {}
        """Views of the table that were already made."""
        self.told: tuple[int, int, tuple[StoredEventView, ...]] | None = None
        """The answer to the last command: its seat, the version before, and the events for that seat."""

    def view(self, reader: Seat) -> msgspec.Raw | None:
        """Return what a reader sees of the table; None if there is none."""
        if self.rules is None or self.table is None:
            return None
        if reader not in self.seen:
            self.seen[int(reader)] = stored_views.view_of(self.rules.game, self.table, reader)
        return self.seen[int(reader)]

    @property
    def size(self) -> int:
        """Approximate bytes of memory of the room."""
        text = self.rules.text if self.rules is not None else None
        seen = sum(len(memoryview(view)) for view in list(self.seen.values()))  # other threads may add one
        return ANY_ROOM + EACH_LINE * len(self.room.lines) + EACH_CHARACTER * len(text or "") + seen

    @property
    def playable(self) -> bool:
        """Whether the game can continue with this program."""
        return self.table is not None

    def played(self) -> tuple[Rules, Table]:
        """Return rules and table; RulesChanged if this program has other rules."""
        if self.rules is None or self.table is None:
            plan = self.room.plan
            raise RulesChanged(
                f"the table was played with rules {plan.rules} and components {plan.components}, which are"
                " not here any more; it can be read and exported",
                Message("error-room-other-rules", {"rules": str(plan.rules), "components": plan.components}),
            )
        return self.rules, self.table

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for: to choose, or to enter what came at a real table."""
        if self.room.stage != "playing":
            return ()
        return self.room.asks or (() if self.table is None else enterers(self.room, self.table))

    def catch_up(self, events: Iterable[StoredEvent], snapshot: Snapshot | None = None) -> None:
        """Apply newer events from the storage."""
        rebuild = self.table is None
        self.seen, self.told = {}, None
        for kept in events:
            self.room.apply(kept)
            match kept.event:
                case Chose(seat=seat, choice=choice) if self.table is not None and not rebuild:
                    self.table.play(seat, choice)
                case Undone():
                    rebuild = True
        if rebuild and self.rules is not None:
            self.table = table_of(self.rules, self.room, snapshot)

    def row(self) -> RoomRow:
        """Return the room's row in the storage."""
        room = self.room
        return RoomRow(
            id=room.id,
            game=room.plan.game,
            version=room.version,
            stage=room.stage,
            created=room.created,
            changed=room.at,
            due=room.due() if self.playable else None,
            bot_due=self.playable and bool(room.waits_for_bot()),
            listed=room.settings.listed and room.stage != "closed",
            waiting=self.waiting,
            about=summary_of_room(room),
        )


class Draft(LiveRoom):
    """A copy of a room to which a command adds events. Once they are stored, it replaces the room."""

    def __init__(
        self, live: LiveRoom, at: int, chance: Source, auto_answers: Callable[[], AutoAnswers] = dict
    ) -> None:
        """Copy a room; its time is never before its last event."""
        super().__init__(live.room.copy(), live.rules, live.table.clone() if live.table is not None else None)
        self.at = max(at, live.room.at)
        self.chance = chance
        self._read_auto_answers = auto_answers
        self._auto_answers: AutoAnswers | None = None
        self.events: list[StoredEvent] = []
        self._touched = False
        self.seen = dict(live.seen)

    def auto_answers(self) -> AutoAnswers:
        """Return the auto-answers of all seats, loaded on first use."""
        if self._auto_answers is None:
            self._auto_answers = self._read_auto_answers()
        return self._auto_answers

    def add(self, event: RoomEvent) -> None:
        """Apply a new event."""
        kept = StoredEvent(self.room.version + 1, self.at, event)
        self.room.apply(kept)
        self.events.append(kept)
        if stored_views.changes_table(event):
            self.seen = {}

    def events_to_store(self) -> list[StoredEvent]:
        """Return the new events; if the table has changed, the last one with every reader's view."""
        self.see()
        return self.packed()

    def see(self) -> None:
        """Make every reader's view, if the table has changed."""
        self._touched = any(stored_views.changes_table(kept.event) for kept in self.events)
        if self._touched and self.rules is not None and self.table is not None:
            self.seen = stored_views.views_of(self.rules.game, self.table)

    def packed(self) -> list[StoredEvent]:
        """Return the new events with the views, packed. Thread-safe; packing holds up no other thread."""
        if not self._touched or not self.playable:
            return self.events
        last = self.events[-1]
        packed = stored_views.pack(self.seen)
        return [*self.events[:-1], StoredEvent(last.version, last.at, last.event, packed)]
