"""Verifying a server: every room is replayed from its events, with the same checks as when it was played.

Each line is found by its text among the choices of that moment, carried out by the rules, and must give what
was stored with it: the number of the choice, the sentences, the game events, who chooses next, and in the end
the result. A room with other rules or components than this program's cannot be replayed; only its versions
and views are checked. People may play meanwhile: what they add is not checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal

import msgspec

from batisseurs.games import find_game as find_registered_game
from batisseurs.kernel import choice_text
from batisseurs.kernel.choice import Choice, Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.kernel.play import carry_out
from batisseurs.kernel.seats import SPECTATOR
from batisseurs.kernel.step import SealedStep
from batisseurs.rooms.commands.play import line_of
from batisseurs.rooms.errors import NoSuchRoom, StorageDown
from batisseurs.rooms.state.events import (
    Chose,
    Closed,
    Created,
    Ended,
    Reopened,
    RoomEvent,
    Started,
    StoredEvent,
    Undone,
)
from batisseurs.rooms.state.rules import FindGame, Rules, asked, rules_of
from batisseurs.rooms.storage import RoomRow, Storage
from batisseurs.rooms.views import stored_views
from batisseurs.server.storage.errors import DAMAGED

SHOWN = 200
"""So much of a value is shown."""

State = Literal["good", "differs", "not-checked"]


class Verdict(msgspec.Struct, frozen=True):
    """What was found out about a room: the first event that differs, and in what."""

    room: str
    state: State
    version: int
    """Where it differs, else the version up to which it was looked at."""
    lines: int = 0
    """How many lines were played again."""
    what: Message | None = None
    reason: Message | None = None
    """Why the rules refuse a line."""


class Report(msgspec.Struct):
    """What was found out about a server."""

    good: int = 0
    lines: int = 0
    differing: list[Verdict] = []
    not_checked: list[Verdict] = []

    def add(self, verdict: Verdict) -> None:
        """Count a room."""
        self.lines += verdict.lines
        if verdict.state == "good":
            self.good += 1
        else:
            (self.differing if verdict.state == "differs" else self.not_checked).append(verdict)


class _Differs(Exception):  # noqa: N818  what it says
    """An event is not what the rules make of it."""

    def __init__(self, version: int, what: Message, reason: Message | None = None) -> None:
        super().__init__(what.id)
        self.version = version
        self.what = what
        self.reason = reason


def verify(
    storage: Storage,
    rooms: Iterable[str] | None = None,
    told: Callable[[Verdict], None] = lambda _verdict: None,
    find_game: FindGame = find_registered_game,
) -> Report:
    """Verify these rooms, or all; `told` hears of each."""
    report = Report()
    for row in _rows(storage, rooms):
        verdict = verify_room(storage, row, find_game)
        report.add(verdict)
        told(verdict)
    return report


def _rows(storage: Storage, rooms: Iterable[str] | None) -> Iterator[RoomRow]:
    if rooms is None:
        yield from storage.rooms()
        return
    for room in rooms:
        row = storage.room(room)
        if row is None:
            raise NoSuchRoom(f"there is no room {room!r}", Message("error-storage-no-room"))
        yield row


def verify_room(storage: Storage, row: RoomRow, find_game: FindGame = find_registered_game) -> Verdict:
    """Play one room again."""
    again = _Again()
    try:
        other_rules = _check(storage, row, find_game, again)
    except _Differs as found:
        return Verdict(row.id, "differs", found.version, again.played, found.what, found.reason)
    if other_rules is not None:
        return Verdict(row.id, "not-checked", row.version, what=other_rules)
    return Verdict(row.id, "good", row.version, again.played)


def _check(storage: Storage, row: RoomRow, find_game: FindGame, again: _Again) -> Message | None:
    """Look at everything; return why a room cannot be played again."""
    events = _read(storage, row)
    plan = events[0].event
    if not isinstance(plan, Created):
        raise _Differs(1, Message("server-verify-no-beginning"))
    _check_views(storage, row, plan.players)
    rules = rules_of(plan, find_game, storage.components)
    if rules is None:
        return Message("server-verify-other-rules", {"game": plan.game, "rules": str(plan.rules)})
    again.play(rules, events)
    if again.stage != row.stage:
        raise _Differs(row.version, Message("server-verify-stage", {"kept": row.stage, "made": again.stage}))
    return None


# What can be told without rules. -----------------------------------------------------------------------


def _read(storage: Storage, row: RoomRow) -> list[StoredEvent]:
    """Return the events up to the row's version; all must be there, once each, and readable."""
    try:
        events = storage.events(row.id, 0, row.version)
    except StorageDown as error:
        if error.message != DAMAGED:
            raise
        raise _Differs(_first_unreadable(storage, row), Message("server-verify-unreadable")) from None
    for expected, kept in enumerate(events, start=1):
        if kept.version != expected:
            raise _Differs(expected, Message("server-verify-missing"))
    if len(events) < max(row.version, 1):
        raise _Differs(len(events) + 1, Message("server-verify-missing"))
    # Others may add events while we look; but never without renewing the row.
    beyond = storage.events(row.id, row.version)
    if beyond and storage.room(row.id) == row:
        raise _Differs(beyond[0].version, Message("server-verify-beyond"))
    return events


def _first_unreadable(storage: Storage, row: RoomRow) -> int:
    for version in range(1, row.version + 1):
        try:
            storage.events(row.id, version - 1, version)
        except StorageDown:
            return version
    return row.version


def _check_views(storage: Storage, row: RoomRow, players: int) -> None:
    """See that what readers saw can still be shown to each of them."""
    found = storage.views(row.id, row.version)
    while found is not None:
        version, packed = found
        for reader in (*range(players), SPECTATOR):
            try:
                msgspec.json.decode(stored_views.unpack(packed, reader))
            except Exception:  # noqa: BLE001  whatever way bytes can be wrong
                raise _Differs(version, Message("server-verify-views")) from None
        found = storage.views(row.id, version - 1)


# Playing again. ----------------------------------------------------------------------------------------


class _Again:
    """A game that is played again, event by event."""

    def __init__(self) -> None:
        self.stage = "open"
        self.played = 0
        self._log: list[tuple[int, int]] = []

    def play(self, rules: Rules, events: list[StoredEvent]) -> None:
        self._rules = rules
        self._table = rules.lay()
        for kept in events:
            try:
                self._happen(kept.version, kept.event)
            except _Differs:
                raise
            except BatisseursError as error:
                raise _Differs(kept.version, Message("server-verify-refused"), error.message) from None
            except Exception as error:  # noqa: BLE001  rules that fail are a finding, not the end
                what = Message("server-verify-broke", {"reason": repr(error)})
                raise _Differs(kept.version, what) from None
        if self._table.over() and self.stage == "playing":
            raise _Differs(events[-1].version, Message("server-verify-not-ended"))

    def _happen(self, version: int, event: RoomEvent) -> None:
        match event:
            case Started():
                self.stage = "playing"
                self._compare(version, event.asks, self._asked(), "asks")
            case Chose():
                self._choose(version, event)
            case Undone():
                del self._log[max(0, len(self._log) - event.lines) :]
                self._compare(version, event.left, len(self._log), "left")
                self._table = self._rules.lay()
                for seat, choice in self._log:
                    self._table.play(seat, choice)
                self._compare(version, event.asks, self._asked(), "asks")
            case Ended():
                self._end(version, event)
            case Reopened():
                self.stage = "playing"
            case Closed():
                self.stage = "closed"

    def _choose(self, version: int, event: Chose) -> None:
        table = self._table
        choice = choice_text.find_choice(table, event.seat, event.text)
        sealed = isinstance(table.top, SealedStep)
        entry = carry_out(table, event.seat, choice)
        table.game_events = None
        self._log.append((event.seat, choice))
        self.played += 1
        made = line_of(entry, len(self._log), event.by, self._asked(), sealed=sealed)
        for field in msgspec.structs.fields(Chose):
            kept, again = (_without_places(getattr(line, field.name)) for line in (event, made))
            self._compare(version, kept, again, field.encode_name)

    def _end(self, version: int, event: Ended) -> None:
        self.stage = "over"
        table, game = self._table, self._rules.game
        if not table.over():
            raise _Differs(version, Message("server-verify-not-over"))
        self._compare(version, event.result, game.result(table), "result")
        scores = tuple(tuple(game.score(table, seat)) for seat in range(table.players))
        self._compare(version, event.scores, scores, "scores")

    def _asked(self) -> tuple[int, ...]:
        return asked(self._table)

    @staticmethod
    def _compare(version: int, kept: Any, made: Any, field: str) -> None:
        """Compare as they are written down: whether it is a tuple or a list makes no difference."""
        one, other = (msgspec.json.encode(value, order="deterministic") for value in (kept, made))
        if one != other:
            shown = {"kept": one.decode()[:SHOWN], "made": other.decode()[:SHOWN]}
            raise _Differs(version, Message("server-verify-field", {"field": field, **shown}))


def _without_places(value: Any) -> Any:
    """Return a choice without the places it points at: they help to draw a board, and may change with it."""
    return msgspec.structs.replace(value, at=()) if isinstance(value, Choice) else value
