"""Who listens to which room, in this process: after every commit each listener gets what it has not seen.

A room is rendered once for all listeners who see the same and have seen the same; they share the bytes. Each
listener has a short queue. A slow one is disconnected and reconnects with its last version, so memory never
grows with the slowest reader. Listeners who want to know also hear who has the table open (`presence.py`).
Everything here runs on the event loop, except looking at a room that is not in memory, which waits for the
database in a thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import secrets
import threading
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, ParamSpec, Protocol

import msgspec

from batisseurs.kernel.errors import BatisseursError
from batisseurs.kernel.seats import Seat
from batisseurs.rooms.errors import NoSuchRoom, NotAllowed, StorageDown
from batisseurs.rooms.storage import PEOPLE, RoomRow
from batisseurs.rooms.views.model import Look
from batisseurs.server.errors import Stopping, TooSlow
from batisseurs.server.http.wire import AtFrame, HereFrame, LookFrame
from batisseurs.server.process.threads import Threads
from batisseurs.server.realtime.presence import AWAY_AFTER, Presence, presence_said

P = ParamSpec("P")
When = Callable[[str, Callable[[], None]], None]
"""Calls something about a room when it is time."""

log = logging.getLogger(__name__)

BEAT = 20.0
"""Seconds between two heartbeats."""
MOST_WAITING = 16
"""How many frames may wait for one listener."""
NOT_YOURS = 1008
WENT_WRONG = 1011
RESTARTS = 1012
COME_AGAIN = 1013
"""Close codes of sockets. They say whether reconnecting helps."""


class Frame(NamedTuple):
    """What a listener is sent."""

    version: int
    text: str
    """As JSON."""
    kind: Literal["look", "at", "here"] = "look"


class End(NamedTuple):
    """The last message of a listener: why no more will come."""

    code: int
    reason: str
    """The id of a refusal."""


class RoomVersion(NamedTuple):
    """A room's newest version, and how often seats have changed hands."""

    version: int
    people: int


class ReadyFrame(NamedTuple):
    """A look that is ready to be sent, and whether any spectator would see the same."""

    frame: Frame
    by_anybody: bool
    hands: frozenset[int]
    """The seats of the guest who looks."""


class RoomReader(Protocol):
    """How the hub looks at rooms: `rooms.Rooms`."""

    def look(self, room: str, guest: str, seat: Seat, since: int = 0, upto: int | None = None) -> Look:
        """Return what a guest sees from a seat."""

    def try_look(
        self, room: str, asked: Sequence[tuple[str, Seat, int]], at_least: int = 0
    ) -> list[Look] | None:
        """Return what several guests see of a room at this version or later, if that needs no waiting."""

    def lost_access(self, room: str, guest: str, seat: Seat, seen: int) -> NotAllowed | None:
        """Return why a guest who looked from a seat up to a version no longer can, if that is known."""

    def lock_room(self, room: str) -> contextlib.AbstractContextManager[None]:
        """Keep a room as it is for several looks in a row."""


class RoomRows(Protocol):
    """How the hub finds the version of a room: `rooms.storage.Storage`."""

    def room(self, room: str) -> RoomRow | None:
        """Return what is known about a room."""


class Listener:
    """The other end of a socket or stream, looking at one room from one seat."""

    def __init__(self, room: str, guest: str, seat: Seat, since: int, *, here: bool = False) -> None:
        """Start with the last version that the listener has; `here`: it wants to know who is there."""
        self.room = room
        self.guest = guest
        self.seat = seat
        self.sent = since
        """The version up to which everything was sent."""
        self.told = 0
        """The newest version that this listener has heard of, or need not hear of."""
        self.people = 0
        """How many changes of seat holders the listener has heard of."""
        self.shared = False
        """Whether any spectator would see the same."""
        self.here = here
        self.hands: frozenset[int] = frozenset()
        """All seats of the guest."""
        self._waiting: asyncio.Queue[Frame | End] = asyncio.Queue(MOST_WAITING)
        self._ended = False

    def offer(self, frame: Frame) -> None:
        """Put a frame into the queue; if it is full, disconnect the listener."""
        if self._ended:
            return
        if self._waiting.full():
            self.end(COME_AGAIN, TooSlow.id)
        else:
            self._waiting.put_nowait(frame)

    def end(self, code: int, reason: str) -> None:
        """Send nothing more, and say why."""
        if self._ended:
            return
        self._ended = True
        while self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(End(code, reason))

    async def next(self) -> Frame | End:
        """Wait for the next frame."""
        return await self._waiting.get()


class _Subscribed:
    """A room with listeners, or with someone about to listen."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.joining = 0
        self.heard = 0
        """The newest version heard of."""
        self.people = 0
        """How often seats have changed hands; listeners may then see more, less, or nothing."""
        self.task: asyncio.Task[None] | None = None
        self.presence = Presence()

    def seats(self) -> frozenset[int]:
        """The seats whose holders listen in this process."""
        return frozenset().union(*(listener.hands for listener in self.listeners))

    def now(self) -> RoomVersion:
        return RoomVersion(self.heard, self.people)

    def behind(self) -> list[Listener]:
        return [
            listener
            for listener in self.listeners
            if listener.told < self.heard or listener.people != self.people
        ]


class Hub:
    """All listeners of one process. Methods may be called from other threads only if their names say so."""

    def __init__(
        self,
        rooms: RoomReader,
        storage: RoomRows,
        threads: Threads,
        beat: float = BEAT,
        *,
        away_after: float = AWAY_AFTER,
        tell_others: Callable[[str], None] | None = None,
    ) -> None:
        """Take the rooms, their storage, the threads, and how to tell other processes, if there are any."""
        self._rooms = rooms
        self._storage = storage
        self._run = threads.run
        self._beat = beat
        self._away_after = away_after
        self._tell_processes = tell_others
        self._process = secrets.token_hex(4)
        """The name of this process among those that share a database."""
        self._telling: set[asyncio.Task[None]] = set()
        self._watched: dict[str, _Subscribed] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = 0
        self._beating: asyncio.Task[None] | None = None
        self._missed = asyncio.Event()
        """Set when notifications may have been missed."""
        self._stopped = False

    def start(self) -> None:
        """Start, on the running loop."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self._beating = self._loop.create_task(self._beats())

    def stop(self) -> None:
        """Disconnect everyone; they reconnect to another process, or to this one after its restart."""
        self._stopped = True
        if self._beating is not None:
            self._beating.cancel()
        for watched in self._watched.values():
            for listener in watched.listeners:
                listener.end(RESTARTS, Stopping.id)

    def __len__(self) -> int:
        """Return the number of listeners."""
        return sum(len(watched.listeners) for watched in self._watched.values())

    def has_listeners(self, room: str) -> bool:
        """Tell whether anyone listens to a room in this process; from any thread."""
        return room in self._watched

    # Coming and going. -------------------------------------------------------------------------------

    async def join(self, listener: Listener) -> None:
        """Add a listener, which gets a first look at once. Refused like looking at the room."""
        if self._stopped:
            raise Stopping
        # Watched before it is looked at, so that no commit in between is missed.
        watched = self._watched.setdefault(listener.room, _Subscribed())
        watched.joining += 1
        try:
            listener.people = watched.people
            seen = await self._look(listener, listener.sent)
            if self._stopped:
                raise Stopping
            watched.listeners.add(listener)
        finally:
            watched.joining -= 1
            self._forget(listener.room)
        told = watched.presence.told
        self._give(listener, seen, RoomVersion(seen.frame.version, listener.people))
        if listener.here and told is not None and told is watched.presence.told:
            listener.offer(_here(told))
        self._wake(listener.room, watched)

    def leave(self, listener: Listener) -> None:
        """Forget a listener."""
        watched = self._watched.get(listener.room)
        if watched is not None:
            watched.listeners.discard(listener)
            if listener.hands:
                self._check_presence(listener.room, watched)
            self._forget(listener.room)

    def send_since(self, listener: Listener, version: int) -> None:
        """Send a listener everything after a version once more."""
        watched = self._watched.get(listener.room)
        if watched is not None:
            listener.sent = version
            listener.told = -1
            self._wake(listener.room, watched)

    def say_where(self, listener: Listener) -> None:
        """Tell a listener the version of its room."""
        watched = self._watched.get(listener.room)
        version = max(listener.sent, watched.heard if watched is not None else 0)
        listener.offer(_at(version))

    def _forget(self, room: str) -> None:
        watched = self._watched.get(room)
        if watched is not None and not watched.listeners and not watched.joining:
            del self._watched[room]

    # Presence. ---------------------------------------------------------------------------------------

    def heard_here_threadsafe(self, room: str, process: str, seats: frozenset[int]) -> None:
        """Handle what another process says: whose holders listen there."""
        self._on_the_loop(self._heard_here, room, process, seats)

    def _heard_here(self, room: str, process: str, seats: frozenset[int]) -> None:
        watched = self._watched.get(room)
        if watched is not None and process != self._process:
            if watched.presence.hear(process, seats, self._now() + 2.5 * self._beat):
                # It has just begun, or this one has: tell it who is here.
                self._tell_others(room, watched)
            self._update_presence(room, watched)

    def _now(self) -> float:
        return self._loop.time() if self._loop is not None else 0.0

    def _check_presence(self, room: str, watched: _Subscribed) -> None:
        """Handle that other seats than before may listen here."""
        if watched.presence.told is None or watched.presence.own != watched.seats():
            watched.presence.own = watched.seats()
            self._tell_others(room, watched)
        self._update_presence(room, watched)

    def _tell_others(self, room: str, watched: _Subscribed) -> None:
        if self._tell_processes is not None and self._loop is not None and not self._stopped:
            said = presence_said(room, self._process, watched.presence.own)
            task = self._loop.create_task(self._tell(self._tell_processes, said))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, tell: Callable[[str], None], said: str) -> None:
        with contextlib.suppress(StorageDown):  # the next beat says it again
            await self._run(tell, said)

    def _update_presence(self, room: str, watched: _Subscribed) -> None:
        """Tell at once who has come, and after a moment who has gone: a page may only be loaded again."""
        presence = watched.presence
        here = presence.seats(self._now())
        gone = (presence.told or frozenset()) - here
        if here - (presence.told or frozenset()) or presence.told is None:
            self._tell_presence(watched, here | gone)
        if gone and self._loop is not None:
            self._loop.call_later(self._away_after, self._let_go, room, watched)

    def _let_go(self, room: str, watched: _Subscribed) -> None:
        if self._watched.get(room) is watched and not self._stopped:
            here = watched.presence.seats(self._now())
            if watched.presence.told != here:
                self._tell_presence(watched, here)

    @staticmethod
    def _tell_presence(watched: _Subscribed, here: frozenset[int]) -> None:
        watched.presence.told = here
        frame = _here(here)
        for listener in watched.listeners:
            if listener.here:
                listener.offer(frame)

    # News. ---------------------------------------------------------------------------------------------

    def notify_threadsafe(self, room: str, version: int, when: When | None = None) -> None:
        """Handle a new version of a room, or PEOPLE: from a worker of this process, or of another one.

        `when` decides, on the loop, when this is handled.
        """
        watched = self._watched.get(room)
        # PostgreSQL sends our own notifications back. A listener that joins now looks later than this.
        if watched is not None and (version == PEOPLE or version > watched.heard):
            if when is None:
                self._on_the_loop(self.heard, room, version)
            else:
                self._on_the_loop(when, room, lambda: self.heard(room, version))

    def check_all_threadsafe(self) -> None:
        """News may have been missed: check all rooms now, without waiting for the next beat."""
        self._on_the_loop(self._missed.set)

    def disconnect_threadsafe(self, guest: str, reason: str) -> None:
        """Close all connections of a guest, for the reason with this id."""
        self._on_the_loop(self._end, guest, reason)

    def _end(self, guest: str, reason: str) -> None:
        for watched in self._watched.values():
            for listener in watched.listeners:
                if listener.guest == guest:
                    listener.end(NOT_YOURS, reason)

    def _on_the_loop(self, work: Callable[P, object], *args: P.args, **named: P.kwargs) -> None:
        if self._loop is None or self._stopped:
            return
        if threading.get_ident() == self._thread:
            work(*args, **named)  # called on the loop itself
        else:
            # The loop may have ended between the two: then nobody listens any more.
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(functools.partial(work, *args, **named))

    def heard(self, room: str, version: int) -> None:
        """Handle a new version of a room, or (PEOPLE) seats that have changed hands."""
        watched = self._watched.get(room)
        if watched is None:
            return
        if version == PEOPLE:
            watched.people += 1
        watched.heard = max(watched.heard, version)
        self._wake(room, watched)

    def _wake(self, room: str, watched: _Subscribed) -> None:
        if watched.task is None and watched.behind() and self._loop is not None:
            watched.task = self._loop.create_task(self._serve(room, watched))

    async def _serve(self, room: str, watched: _Subscribed) -> None:
        """Look for all listeners who are behind, until none is. Later commits are shown together."""
        try:
            while behind := watched.behind():
                now = watched.now()
                groups = _alike(behind, now)
                # All at once: each trip to a thread and back costs more than a look.
                asked = [(group[0], group[0].sent) for group in groups]
                found = self._try_look(room, asked, now)
                if found is None:
                    found = await self._run(self._look_for, room, asked)
                for group, (since, seen) in zip(groups, found, strict=True):
                    if isinstance(seen, ReadyFrame):
                        self._show(group, since, seen, now)
                    else:
                        _send_away(group, seen, now)
        finally:
            watched.task = None
            self._forget(room)

    def _show(self, group: list[Listener], since: int, seen: ReadyFrame, now: RoomVersion) -> None:
        first = group[0]
        if first.shared and not seen.by_anybody:
            # The listener that was rendered for all has sat down meanwhile, and sees more than the others.
            first.shared = False
            group = [first]
        for listener in group:
            if listener.sent == since:
                self._give(listener, seen, now)

    async def _look(self, listener: Listener, since: int) -> ReadyFrame:
        return await self._run(self._look_now, listener, since)

    def _try_look(
        self, room: str, asked: list[tuple[Listener, int]], now: RoomVersion
    ) -> list[tuple[int, ReadyFrame | Exception]] | None:
        """Look for several in the loop itself, which costs less than a trip to a thread."""
        if any(listener.people != now.people for listener, _ in asked):
            return None  # read first who holds which seat
        who = [(listener.guest, listener.seat, since) for listener, since in asked]
        try:
            looks = self._rooms.try_look(room, who, now.version)
            if looks is None:
                return None
            return [
                (since, _seen(look, listener)) for (listener, since), look in zip(asked, looks, strict=True)
            ]
        except Exception:  # noqa: BLE001  found again in a thread, for each alone, and told there
            return None

    def _look_for(
        self, room: str, asked: list[tuple[Listener, int]]
    ) -> list[tuple[int, ReadyFrame | Exception]]:
        """Look for several, in a thread; a refusal for one affects no other."""
        try:
            with self._rooms.lock_room(room):
                return [(since, self._tried(listener, since)) for listener, since in asked]
        except Exception as error:  # noqa: BLE001  told to those who wait for these looks
            return [(since, error) for _, since in asked]

    def _tried(self, listener: Listener, since: int) -> ReadyFrame | Exception:
        try:
            return self._look_now(listener, since)
        except (NoSuchRoom, NotAllowed) as error:
            lost = self._rooms.lost_access(listener.room, listener.guest, listener.seat, listener.sent)
            return lost or error
        except Exception as error:  # noqa: BLE001  told to those who wait for this look
            return error

    def _look_now(self, listener: Listener, since: int) -> ReadyFrame:
        """Look at a room, in a thread, and encode it."""
        return _seen(self._rooms.look(listener.room, listener.guest, listener.seat, since), listener)

    def _give(self, listener: Listener, seen: ReadyFrame, now: RoomVersion) -> None:
        listener.offer(seen.frame)
        listener.sent = seen.frame.version
        listener.told = max(now.version, seen.frame.version)
        listener.people = now.people
        listener.shared = seen.by_anybody
        watched = self._watched.get(listener.room)
        if watched is not None and (listener.hands != seen.hands or watched.presence.told is None):
            listener.hands = seen.hands
            self._check_presence(listener.room, watched)

    # Heartbeats. -------------------------------------------------------------------------------------------

    async def _beats(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._missed.wait(), self._beat)
            self._missed.clear()
            for room in list(self._watched):
                await self._beat_once(room)

    async def _beat_once(self, room: str) -> None:
        """Check the version of a room, in case a notification was missed, and tell its listeners."""
        try:
            row = await self._run(self._storage.room, room)
        except StorageDown:
            return
        except Exception:
            log.exception("room %s could not be found", room)
            return
        if row is not None:
            self.heard(room, row.version)
        watched = self._watched.get(room)
        if watched is None:
            return
        for listener in watched.listeners:
            listener.offer(_at(listener.sent))
        if watched.presence.own:
            self._tell_others(room, watched)
        self._update_presence(room, watched)  # another process may have died


def _seen(look: Look, listener: Listener) -> ReadyFrame:
    """Encode a look."""
    text = msgspec.json.encode(LookFrame(look.events, look.room)).decode()
    hands = frozenset(seat.seat for seat in look.room.seats if seat.yours)
    own = look.room.host or listener.seat >= 0 or hands
    return ReadyFrame(Frame(look.room.version, text), by_anybody=not own, hands=hands)


def _at(version: int) -> Frame:
    return Frame(version, msgspec.json.encode(AtFrame(version)).decode(), "at")


def _here(seats: frozenset[int]) -> Frame:
    return Frame(0, msgspec.json.encode(HereFrame(tuple(sorted(seats)))).decode(), "here")


def _alike(behind: list[Listener], now: RoomVersion) -> list[list[Listener]]:
    """Group listeners who see the same and have seen the same.

    After seats have changed hands, everyone is rendered alone: a new player sees more than the others.
    """
    alike: dict[tuple[Seat, str, int], list[Listener]] = {}
    for listener in behind:
        who = "" if listener.shared and listener.people == now.people else listener.guest
        alike.setdefault((listener.seat, who, listener.sent), []).append(listener)
    return list(alike.values())


def _send_away(group: list[Listener], error: Exception, now: RoomVersion) -> None:
    """Tell listeners why they can no longer look."""
    code, reason = WENT_WRONG, "error-server-unexpected"
    if isinstance(error, BatisseursError):
        code, reason = (NOT_YOURS if isinstance(error, NoSuchRoom | NotAllowed) else WENT_WRONG), error.id
    else:
        log.error("room %s could not be shown", group[0].room, exc_info=error)
    for listener in group:
        listener.end(code, reason)
        listener.told, listener.people = now
