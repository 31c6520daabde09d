"""All rooms of a server: create, enter, play, look. Logic on top of a storage; no network, no clock.

Every command takes the same steps: load the room (from memory, then newer events from the storage), check
the id (a repeated command gets its first answer), check the version, decide the events, store them in one
commit, and only then answer and notify the listeners. Commands for one room run one after another. If two
processes write to the same room, the storage accepts one version; the other process tries again.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

import msgspec

from batisseurs.bots import STAND_IN
from batisseurs.games import find_game as find_registered_game
from batisseurs.kernel import choice_text
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.kernel.game import Game
from batisseurs.kernel.lesson import luck
from batisseurs.kernel.seats import SPECTATOR, Seat
from batisseurs.kernel.source import Source
from batisseurs.kernel.table import Table
from batisseurs.rooms.access.actor import check_id
from batisseurs.rooms.access.names import clean_text
from batisseurs.rooms.access.permissions import (
    Permissions,
    arrival,
    check_invites,
    check_key,
    check_not_closed,
    enter,
    holders_of,
    permissions_of,
    seat_for,
    sit_down,
    vacated,
)
from batisseurs.rooms.commands import play, timeouts
from batisseurs.rooms.commands.confirmation import previews
from batisseurs.rooms.commands.dispatch import execute, is_stale
from batisseurs.rooms.commands.model import Choose, Leave, NewRoom, OpenRematch, SentCommand, SetAutoAnswer
from batisseurs.rooms.commands.rematch import check_rematch, holders_after, rematch
from batisseurs.rooms.creation import PreparedRoom, RoomPlan, check_listed, check_new, prepare, room_id
from batisseurs.rooms.errors import (
    BadRequest,
    NotAllowed,
    NotNow,
    NotSure,
    QuotaUsed,
    SeatFreed,
    SeatMoved,
    Stale,
    StorageDown,
)
from batisseurs.rooms.fast_path import PendingCommand
from batisseurs.rooms.records.export import agreed_lines, export, may_export_alone, shows_more
from batisseurs.rooms.state.cache import MEASURE, CachedRoom, RoomCache, no_such_room
from batisseurs.rooms.state.companion import is_companion
from batisseurs.rooms.state.events import Closed, Created, Exported, Hidden, Mark, Rematch, ServerDown
from batisseurs.rooms.state.live_room import AutoAnswers, Draft, LiveRoom
from batisseurs.rooms.state.room import Room
from batisseurs.rooms.state.rules import FindGame, table_of
from batisseurs.rooms.storage import (
    ANY_SEAT,
    HOST,
    PEOPLE,
    Addition,
    CompletedCommand,
    Conflict,
    Invitation,
    Snapshot,
    Storage,
)
from batisseurs.rooms.views import stored_views
from batisseurs.rooms.views.explanations import explanations, whole_table
from batisseurs.rooms.views.lessons import lessons_for, may_suggest
from batisseurs.rooms.views.model import (
    Answer,
    BotQuestion,
    Explanations,
    Lessons,
    Look,
    Opened,
    Previews,
    Progress,
    WholeTable,
)
from batisseurs.rooms.views.progress import progress
from batisseurs.rooms.views.redaction import redact_events
from batisseurs.rooms.views.room_view import Reader, make_room_view

MEGABYTE = 1_000_000
ATTEMPTS = 50
"""How often a command is tried again after a conflict."""
LISTED_MARKS: tuple[Mark, ...] = ("options",)
"""The marks that a listed table may have by default: options of the game."""
SUGGESTING = "greedy"
"""The bot that suggests moves: it looks one choice ahead."""
BESIDE_EVENTS = (SetAutoAnswer, OpenRematch)
"""Commands that change something beside the room's events, so they must not be tried twice."""


class Time(Protocol):
    """The time of day."""

    def now(self) -> int:
        """Return milliseconds since 1970; never less than before."""


class Uptime(Protocol):
    """When the server was up."""

    @property
    def fresh(self) -> bool:
        """Return whether `outage` can answer without the storage."""

    def outage(self, since: int) -> tuple[int, int] | None:
        """Return the last time span after `since` in which the server was down, if any."""


class RoomComponents(NamedTuple):
    """The game and components of a room."""

    game: str
    text: str | None
    """The text of a custom component file; None for the game's own."""


Prepare = Callable[[str, RoomPlan, Game], PreparedRoom]
"""Reads the files of a new room: in this process, or in a limited one."""


def prepare_here(_guest: str, opening: RoomPlan, game: Game) -> PreparedRoom:
    """Read the files of a new room in this thread."""
    return prepare(opening, game)


class NoLongerFree(Exception):  # noqa: N818  what it is, not that it is wrong
    """Somebody else was faster at a free seat, or the key to it was revoked at that moment."""


class Rooms:
    """The rooms of one storage, as one process sees them. Safe to call from several threads."""

    def __init__(
        self,
        storage: Storage,
        time: Time,
        chance: Source,
        committed: Callable[[str, int], None] = lambda _room, _version: None,
        *,
        most_in_memory: int = 128_000_000,
        quota: int = 0,
        find_game: FindGame = find_registered_game,
        alone: bool = False,
        listed_marks: Collection[Mark] = LISTED_MARKS,
        prepare: Prepare = prepare_here,
        uptime: Uptime | None = None,
    ) -> None:
        """Take a storage, the time, the source of chance, and the function to call after each commit.

        `most_in_memory`: approximate bytes for rooms in memory. `quota`: bytes of storage for the rooms of
        one guest, 0 for no limit. `alone`: no other process writes to the storage, so memory is always
        right. `uptime`: when the server was up; by default always. `listed_marks`: the marks a listed table
        may have.
        """
        self._uptime = uptime
        self._prepare = prepare
        self._quota = quota
        self.storage = storage
        self.time = time
        self.chance = chance
        self.committed = committed
        self.find_game = find_game
        self.listed_marks = listed_marks
        self._cache = RoomCache(storage, find_game, most_in_memory, alone=alone)

    def __len__(self) -> int:
        """Return how many rooms are in memory."""
        return len(self._cache)

    # People. -------------------------------------------------------------------------------------

    def open(self, guest: str, id_: str, new: NewRoom) -> Opened:
        """Create a room; the guest gets the seats `mine` and is its host. The same id gives the same room."""
        check_id(id_)
        room = room_id("open", guest, id_)
        digest = _digest(new)
        if self.storage.room(room) is None:
            game = check_new(new, self.find_game)
            self._check_quota(guest)
            prepared = self._prepare(guest, RoomPlan(room, new, self.time.now()), game)
            about = prepared.row.about
            if new.settings.listed and about is not None:
                check_listed(about.marks or (), self.listed_marks)
            self._add(prepared, CompletedCommand(guest, id_, digest, 1, prepared.row.version))
        return self._opened(room, guest, id_, digest, new.mine)

    def _check_quota(self, guest: str) -> None:
        """Refuse a new room to a guest whose rooms have used up their storage."""
        used = self.storage.stored_bytes(guest) if self._quota else 0
        if used > self._quota:
            raise quota_used(
                "you have used {used} of {allowed} MB for your tables here; you can't create new ones",
                "error-room-quota-open",
                used,
                self._quota,
            )

    def _check_room(self, slot: CachedRoom, opened: Permissions, sent: SentCommand) -> None:
        """Refuse to add to a room whose host has used twice the quota. Leaving is still possible."""
        host = opened.holders.get(HOST)
        if not self._quota or slot.unmeasured < MEASURE or host is None:
            return
        used = self.storage.stored_bytes(host)
        if used > 2 * self._quota and not isinstance(sent.command, Leave):
            raise quota_used(
                "the host's tables take {used} of {allowed} MB here; nothing more is kept of this one",
                "error-room-quota-full",
                used,
                2 * self._quota,
            )
        slot.unmeasured = 0

    def _add(self, prepared: PreparedRoom, done: CompletedCommand | None) -> None:
        """Store a new room, after the component file that it needs."""
        row = prepared.row
        if prepared.components is not None:
            (created,) = (kept.event for kept in prepared.events[:1])
            assert isinstance(created, Created)  # noqa: S101  every room begins so
            self.storage.keep_components(created.components, row.game, prepared.components)
        with contextlib.suppress(Conflict):  # the same request, at the same time
            self.storage.add_room(row, prepared.events, done)
            if prepared.snapshot is not None:
                self._cache.keep_snapshot(row.id, prepared.snapshot)

    def _opened(self, room: str, guest: str, id_: str, digest: str, mine: tuple[int, ...]) -> Opened:
        """Return the answer for an existing room; its creator gets the seats if nothing has happened yet."""
        done = self.storage.done(room, guest, id_)
        row = self.storage.room(room)
        if done is None or row is None or done.digest != digest:
            raise other_command(id_)
        if row.version == done.last:
            with self._cache.taken(room) as slot, slot.people_change():
                for seat in (HOST, *mine):
                    if seat not in self.storage.holders(room):
                        self.storage.hold(room, seat, guest)
        return Opened(room, done.last)

    def do(self, room: str, guest: str, sent: SentCommand) -> Answer:
        """Execute a command of a guest, once."""
        check_id(sent.id)
        digest = _digest((sent.seat, sent.command))
        for _ in range(ATTEMPTS):
            with self._cache.taken(room) as slot:
                first = None
                if isinstance(sent.command, BESIDE_EVENTS):
                    first = self._first_answer(slot, guest, sent, digest)
                if first is not None:
                    return first
                try:
                    self._count_outage(slot)
                    answer = self._do(slot, guest, sent, digest)
                except (Conflict, BatisseursError) as refused:
                    # Perhaps because it was done before: a repeated command always ends here.
                    first = self._first_answer(slot, guest, sent, digest)
                    if first is not None:
                        return first
                    if isinstance(refused, NotSure):
                        return Answer(slot.live.room.version, (), refused.why)
                    if not isinstance(refused, Conflict):
                        raise
                    slot.mark_stale()
                    continue
            if answer.events:
                self.committed(room, answer.version)
            elif isinstance(sent.command, Leave):  # from a seat without a name
                self.committed(room, PEOPLE)
            return answer
        raise busy()

    def begin(self, room: str, guest: str, sent: SentCommand) -> PendingCommand | None:
        """Decide a choice at once from memory; the storage then accepts or refuses it.

        None if it would have to wait, or is refused: `do` then says why.
        """
        slot = self._cache.try_take(room) if isinstance(sent.command, Choose) else None
        if slot is None:
            return None
        begun = None
        try:
            known = self._uptime is None or (self._uptime.fresh and self._outage(slot) is None)
            if known and slot.knows(guest) and (not self._quota or slot.unmeasured < MEASURE):
                begun = self._begin(slot, guest, sent)
        except BatisseursError:
            pass
        finally:
            if begun is None:
                self._cache.give_back(slot)
        return begun

    def _begin(self, slot: CachedRoom, guest: str, sent: SentCommand) -> PendingCommand:
        check_id(sent.id)
        draft = self._decided(slot, permissions_of(self.storage, slot, guest), sent)
        done = _done(guest, sent, _digest((sent.seat, sent.command)), draft)
        return PendingCommand(self._cache, slot, draft, done, sent.seat)

    def keep_snapshot(self, room: str, snapshot: Snapshot) -> None:
        """Store a snapshot of a room's table, if possible."""
        self._cache.keep_snapshot(room, snapshot)

    def _first_answer(self, slot: CachedRoom, guest: str, sent: SentCommand, digest: str) -> Answer | None:
        """Return the answer that this command got before; None if it is new."""
        done = self.storage.done(slot.room, guest, sent.id)
        if done is None:
            return None
        if done.digest != digest:
            raise other_command(sent.id)
        events = self.storage.events(slot.room, done.first - 1, done.last)
        return Answer(done.last, redact_events(events, sent.seat, self._game_of(slot.live)))

    def _do(self, slot: CachedRoom, guest: str, sent: SentCommand, digest: str) -> Answer:
        opened = permissions_of(self.storage, slot, guest)
        self._check_room(slot, opened, sent)
        draft = self._decided(slot, opened, sent)
        match sent.command:
            case SetAutoAnswer(step, text):
                with slot.people_change():
                    self.storage.set_auto_answer(slot.room, sent.seat, step, text)
            case OpenRematch():
                check_rematch(slot.live.room, opened.who(sent.seat))
                draft.add(Rematch(sent.seat, self._open_rematch(slot.live, opened)))
        row, events, done = draft.row(), draft.events_to_store(), _done(guest, sent, digest, draft)
        gone = vacated(opened, sent.command, sent.seat)
        if gone is None:
            self.storage.append(row, events, done)
        else:
            with slot.people_change():
                self.storage.append(row, events, done, gone)
        self._cache.update_and_snapshot(slot, draft)
        return Answer(draft.room.version, redact_events(draft.events, sent.seat, self._game_of(draft)))

    def _decided(self, slot: CachedRoom, opened: Permissions, sent: SentCommand) -> Draft:
        """Execute a command on a copy of its room."""
        draft = self._draft(slot, sent)
        execute(draft, opened.who(sent.seat), sent)
        return draft

    def _draft(self, slot: CachedRoom, sent: SentCommand | None = None) -> Draft:
        def auto_answers() -> AutoAnswers:
            known = dict(self._auto_answers(slot))
            if sent is not None and isinstance(sent.command, SetAutoAnswer):
                known[sent.seat, sent.command.step] = sent.command.text
            return known

        return Draft(slot.live, self.time.now(), self._luck(slot.live), auto_answers)

    def _luck(self, live: LiveRoom) -> Source:
        """Return the source of chance of a room: a first game has the same deal for everybody."""
        first = live.rules.game.first_game if live.rules is not None else None
        if first is None or "lesson" not in live.room.plan.marks:
            return self.chance
        return luck(first, len(live.room.lines))

    def _auto_answers(self, slot: CachedRoom) -> AutoAnswers:
        if slot.auto_answers is None:
            slot.auto_answers = self.storage.auto_answers(slot.room)
        return slot.auto_answers

    def _open_rematch(self, live: LiveRoom, opened: Permissions) -> str:
        """Create the rematch, or find it: its id follows from this room's."""
        old = live.room
        new_id = room_id("rematch", old.id)
        holders = holders_after(old, opened.holders, opened.guest)
        if self.storage.room(new_id) is None:
            new = rematch(old, holders, self.storage.components(old.plan.components))
            game = check_new(new, self.find_game)
            opening = RoomPlan(new_id, new, self.time.now(), old.id)
            self._add(self._prepare(opened.guest, opening, game), None)
        with self._cache.taken(new_id) as slot, slot.people_change():
            if HOST not in self.storage.holders(new_id):
                for seat, guest in holders.items():
                    self.storage.hold(new_id, seat, guest)
                self.storage.hold(new_id, HOST, opened.guest)
        return new_id

    # Outages. ------------------------------------------------------------------------------------

    def count_outage(self, room: str) -> bool:
        """Give back the time that clocks lost while the server was down; False if none did."""
        with self._cache.taken(room) as slot:
            return self._count_outage(slot)

    def _outage(self, slot: CachedRoom) -> tuple[int, int] | None:
        """Return the time span in which the server was down since a room's last event, if it cost time."""
        live = slot.live
        down = self._uptime.outage(live.room.at) if self._uptime is not None else None
        return down if live.playable and live.room.loses_time_in_outages() else None

    def _count_outage(self, slot: CachedRoom) -> bool:
        down = self._outage(slot)
        if down is None:
            return False
        draft = Draft(slot.live, self.time.now(), self.chance)
        draft.add(ServerDown(*down))
        self.storage.append(draft.row(), draft.events_to_store(), None)
        self._cache.update_and_snapshot(slot, draft)
        self.committed(slot.room, draft.room.version)
        return True

    # Looking. ------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def lock_room(self, room: str) -> Iterator[None]:
        """Lock a room for several looks in a row, with one read of the storage."""
        with self._cache.taken(room):
            yield

    def look(self, room: str, guest: str, seat: Seat, since: int = 0, upto: int | None = None) -> Look:
        """Return what a guest sees from its seat, or as SPECTATOR: events after `since`, and the room.

        With `upto` the room is shown as it was at that version, from stored views: for replays.
        """
        with self._cache.taken(room) as slot:
            return self._look(slot, guest, seat, since, upto)

    def lost_access(self, room: str, guest: str, seat: Seat, seen: int) -> NotAllowed | None:
        """Return why a guest has lost access to a seat since a version, if that is known.

        Only for guests who had access before: others do not learn that the room exists.
        """
        with self._cache.taken(room) as slot:
            seats = slot.live.room.seats
            if 0 <= seat < len(seats) and seats[seat].freed > seen:
                return SeatFreed("the host has freed the seat", Message("error-room-freed-by-host"))
            if seat >= 0 and holders_of(self.storage, slot).get(seat, guest) != guest:
                return SeatMoved("the seat is held from elsewhere", Message("error-room-moved-by-link"))
            return None

    def try_look(
        self, room: str, asked: Sequence[tuple[str, Seat, int]], at_least: int = 0
    ) -> list[Look] | None:
        """Return what several guests see from their seats since a version; None if that would have to wait.

        None also for a companion table: finding the possible entries takes long. If other processes write
        too, only the first look after a choice on the fast path is possible: the storage has just confirmed
        that memory is right. Memory must have reached the version `at_least`.
        """
        slot = self._cache.try_take(room)
        if slot is None:
            return None
        try:
            right, slot.confirmed = self._cache.alone or slot.confirmed, False
            version = slot.live.room.version
            if not right or version < at_least:
                return None
            if not slot.live.playable or is_companion(slot.live.room):
                return None
            if not all(
                slot.knows(guest) and slot.recent(since, version) is not None for guest, _, since in asked
            ):
                return None
            return [self._look(slot, guest, seat, since) for guest, seat, since in asked]
        except BatisseursError:
            return None
        finally:
            self._cache.give_back(slot)

    def _look(self, slot: CachedRoom, guest: str, seat: Seat, since: int, upto: int | None = None) -> Look:
        live = slot.live
        who = permissions_of(self.storage, slot, guest).who(int(seat))
        if upto is not None:
            live = self._as_it_stood(live, upto)
        reader = Reader(who.seat, who.hands, who.host, who.held)
        events = slot.recent(since, live.room.version)
        if events is None:
            events = self.storage.events(slot.room, since, live.room.version)
        auto_answers = self._auto_answers(slot) if upto is None else {}
        if live.told is not None and live.told[:2] == (seat, since):
            seen = live.told[2]
        else:
            seen = redact_events(events, seat, self._game_of(live))
        return Look(seen, make_room_view(live, reader, auto_answers, self._kept_view(live, seat)))

    def _game_of(self, live: LiveRoom) -> Game:
        """Return the game of a room, even if its rules have changed; an empty one if it is gone."""
        if live.rules is not None:
            return live.rules.game
        try:
            return self.find_game(live.room.plan.game)
        except BatisseursError:
            return Game()

    def _as_it_stood(self, live: LiveRoom, upto: int) -> LiveRoom:
        """Return a room at an earlier version; with a table only if no view was stored at that version."""
        if not 1 <= upto <= live.room.version:
            raise BadRequest(
                f"there is no version {upto}: the room is at {live.room.version}",
                Message("error-room-no-such-version", {"said": str(upto), "version": live.room.version}),
            )
        past = LiveRoom(Room(live.room.id), None, None)
        last = 0
        for kept in self.storage.events(live.room.id, 0, upto):
            past.room.apply(kept)
            last = kept.version if stored_views.changes_table(kept.event) else last
        found = self.storage.views(live.room.id, upto)
        if live.rules is not None and past.room.shows_table and (found is None or found[0] < last):
            past.rules, past.table = live.rules, table_of(live.rules, past.room)
        return past

    def _kept_view(self, live: LiveRoom, seat: Seat) -> msgspec.Raw | None:
        if live.table is not None or not live.room.shows_table:
            return None
        found = self.storage.views(live.room.id, live.room.version)
        return stored_views.unpack(found[1], seat) if found is not None else None

    def table(self, room: str, guest: str, seat: Seat) -> tuple[int, bytes]:
        """Return the version and a saved table, concealed for a seat: for terminals and bots.

        What the seat cannot know is redrawn from a fixed stream, so that the bytes reveal nothing.
        """
        with self._cache.taken(room) as slot:
            opened = permissions_of(self.storage, slot, guest)
            opened.who(seat)
            if seat == SPECTATOR:
                raise NotAllowed("who looks on gets no table", Message("error-room-seated"))
            if not slot.live.room.shows_table:
                raise NotNow("the game hasn't started yet", Message("error-room-not-begun"))
            rules, table = slot.live.played()
            return slot.live.room.version, rules.concealed(table, seat)

    def explanations(
        self,
        room: str,
        guest: str,
        seat: Seat,
        places: Iterable[str],
        upto: int | None = None,
        *,
        brief: bool = False,
    ) -> Explanations:
        """Return what places are, for a guest at a seat or SPECTATOR; with `upto` as the room stood then."""
        with self._standing(room, guest, seat, upto) as (version, game, table):
            return explanations(version, game, table, seat, places, brief=brief)

    def whole_table(self, room: str, guest: str, seat: Seat, upto: int | None = None) -> WholeTable:
        """Return everything that a seat or SPECTATOR can see, in words, now or as the room stood then."""
        with self._standing(room, guest, seat, upto) as (version, game, table):
            return whole_table(version, game, table, seat)

    @contextlib.contextmanager
    def _standing(
        self, room: str, guest: str, seat: Seat, upto: int | None
    ) -> Iterator[tuple[int, Game, Table]]:
        """Yield version, game and table of a room, for a guest who may look from a seat."""
        with self._cache.taken(room) as slot:
            permissions_of(self.storage, slot, guest).who(seat)
            past = slot.live if upto is None else self._as_it_stood(slot.live, upto)
            if not past.room.shows_table:
                raise NotNow("the game hasn't started yet", Message("error-room-not-begun"))
            rules, table = slot.live.played()
            yield past.room.version, rules.game, table if upto is None else rules.after(past.room.lines)

    def previews(self, room: str, guest: str, seat: Seat, version: int) -> Previews:
        """Return what each choice of a seat would do, at the version that the guest has seen."""
        with self._cache.taken(room) as slot:
            permissions_of(self.storage, slot, guest).who(seat)
            now = slot.live.room.version
            if is_stale(slot.live.room, int(seat), Choose(""), version):
                raise Stale(now, version)
            return Previews(now, previews(slot.live, seat, self._auto_answers(slot)))

    def lessons(self, room: str, guest: str, seat: Seat) -> Lessons:
        """Return the lessons that come to a guest at a seat now, and those that were read before."""
        with self._cache.taken(room) as slot:
            opened = permissions_of(self.storage, slot, guest)
            return lessons_for(slot.live, opened.who(seat).seat, self.storage.lessons_read(guest))

    def lessons_read(self, guest: str) -> set[str]:
        """Return what a guest has read, and solved."""
        return self.storage.lessons_read(guest)

    def read_lessons(self, guest: str, ids: Collection[str], *, forget: bool = False) -> None:
        """Remember what a guest has read; with `forget`, that they have not."""
        self.storage.set_lessons_read(guest, ids, read=not forget)

    def to_suggest(self, room: str, guest: str, seat: Seat, version: int) -> BotQuestion:
        """Return the question of a person who plays alone against bots, for the bot that suggests a move."""
        with self._cache.taken(room) as slot:
            who = permissions_of(self.storage, slot, guest).who(seat)
            live, now = slot.live, slot.live.room.version
            if is_stale(live.room, int(seat), Choose(""), version):
                raise Stale(now, version)
            rules, table = live.played()
            if not may_suggest(live.room, who.seat) or seat not in table.choosers():
                raise NotNow(
                    "moves are suggested only where you play alone against bots, in your turn",
                    Message("error-room-suggest"),
                )
            game, text = live.room.plan.game, rules.text
            return BotQuestion(room, now, int(seat), SUGGESTING, game, text, rules.concealed(table, seat))

    def seats_of(self, room: str, guest: str) -> list[Seat]:
        """Return the seats of a guest, SPECTATOR for a spectator; `NoSuchRoom` for others."""
        with self._cache.taken(room) as slot:
            return list(permissions_of(self.storage, slot, guest).seats())

    def played_with(self, room: str, guest: str) -> RoomComponents:
        """Return the game of a room and its component file."""
        with self._cache.taken(room) as slot:
            permissions_of(self.storage, slot, guest)
            plan = slot.live.room.plan
            return RoomComponents(plan.game, self.storage.components(plan.components))

    def progress(self, room: str, guest: str) -> Progress:
        """Return the scores over time, for everyone with access, once the game is over."""
        with self._cache.taken(room) as slot:
            permissions_of(self.storage, slot, guest)
            if slot.live.room.stage != "over":
                raise NotNow("the game is not over yet", Message("error-room-not-over"))
            rules, _ = slot.live.played()
            lines = slot.live.room.lines[:]
        return progress(rules, lines)

    # Coming and going. -----------------------------------------------------------------------------

    def invite(self, room: str, guest: str, seat: Seat, key_hash: bytes) -> None:
        """Make a key to a seat: the host for any free seat, a holder for its own (another device).

        As SPECTATOR, a key to watch; any player may make one, if the room can be watched by link. As
        ANY_SEAT, the host's one key to all free seats, until the game begins.
        """
        with self._cache.taken(room) as slot:
            opened = permissions_of(self.storage, slot, guest)
            with contextlib.suppress(Conflict):  # another process has counted it
                self._count_outage(slot)
            check_invites(opened, slot.live.room, int(seat), self.time.now())
            self.storage.invite(Invitation(room, int(seat), int(seat) in opened.hands), key_hash)

    def revoke(self, room: str, guest: str, seat: Seat) -> None:
        """Delete a key that the guest could make: its link opens nothing any more."""
        with self._cache.taken(room) as slot:
            check_invites(
                permissions_of(self.storage, slot, guest), slot.live.room, int(seat), self.time.now()
            )
            self.storage.revoke(room, int(seat))

    def enter(self, guest: str, key_hash: bytes) -> Invitation:
        """Use a key: the guest gets its seat, or watches."""
        invitation = self.storage.invitation(key_hash)
        if invitation is None:
            raise no_such_room()
        if invitation.seat == ANY_SEAT:
            return self._enter_anywhere(invitation.room, guest, key_hash)
        before = self.storage.holders(invitation.room).get(invitation.seat, "")

        def use(slot: CachedRoom, told: Addition | None) -> None:
            check_not_closed(slot.live.room)
            holder = holders_of(self.storage, slot).get(invitation.seat)
            check_key(invitation, slot.live.room, holder, self.time.now())
            if enter(self.storage, key_hash, guest, told) is None:
                raise no_such_room()

        version = self._arrive(invitation.room, guest, invitation.seat, use)
        if invitation.seat != SPECTATOR:
            self.committed(invitation.room, version)
        if invitation.own and before and before != guest:  # another device of the same person
            self.storage.set_lessons_read(guest, self.storage.lessons_read(before), read=True)
        return invitation

    def _enter_anywhere(self, room: str, guest: str, key_hash: bytes) -> Invitation:
        """Use the key to all free seats: the guest gets the first, and the key stays."""

        def use(slot: CachedRoom, told: Addition | None) -> None:
            holders = holders_of(self.storage, slot)
            if holders.get(seat) == guest:
                return
            if seat_for(self.storage, slot, guest) != seat or not self.storage.claim(
                room, seat, guest, host=HOST not in holders, told=told, key_hash=key_hash
            ):
                raise NoLongerFree

        for _ in range(ATTEMPTS):
            with self._cache.taken(room) as slot:
                check_not_closed(slot.live.room)
                seat = seat_for(self.storage, slot, guest)
            try:
                self.committed(room, self._arrive(room, guest, seat, use))
            except NoLongerFree:
                if self.storage.invitation(key_hash) is None:
                    raise no_such_room() from None
                continue
            return Invitation(room, seat)
        raise busy()

    def _arrive(
        self, room: str, guest: str, seat: int, take: Callable[[CachedRoom, Addition | None], None]
    ) -> int:
        """Give a guest a seat; if there is something to see from it, add an event in the same commit.

        Return the version for listeners, or PEOPLE.
        """
        for _ in range(ATTEMPTS):
            with self._cache.taken(room) as slot, slot.people_change():
                event = arrival(slot.live.room, seat)
                if event is None or holders_of(self.storage, slot).get(seat) == guest:
                    take(slot, None)
                    return PEOPLE
                draft = self._draft(slot)
                draft.add(event)
                try:
                    take(slot, Addition(draft.row(), draft.events_to_store(), None))
                except Conflict:
                    slot.mark_stale()
                    continue
                self._cache.update_and_snapshot(slot, draft)
                return draft.room.version
        raise busy()

    def sit(self, room: str, guest: str, seat: int) -> None:
        """Take a free seat in a room that the lobby lists; `join` then sets the name."""

        def sit(slot: CachedRoom, told: Addition | None) -> None:
            sit_down(self.storage, slot, guest, seat, told)

        self.committed(room, self._arrive(room, guest, seat, sit))

    def record(self, room: str, guest: str) -> str:
        """Return the record of a room.

        The whole record when the game is over, or if nobody but the guest ever had a seat: then an event
        tells later players. Otherwise up to where all agreed.
        """
        for _ in range(ATTEMPTS):
            with self._cache.taken(room) as slot:
                opened = permissions_of(self.storage, slot, guest)
                found = slot.live.room
                if found.stage == "over":
                    return export(found)
                if not may_export_alone(found, opened):
                    return _agreed_record(found, opened)
                if not shows_more(found, opened):
                    return export(found)
                draft = self._draft(slot)
                draft.add(Exported(len(found.lines), opened.hands[0]))
                try:
                    self.storage.append(draft.row(), draft.events_to_store(), None)
                except Conflict:
                    slot.mark_stale()
                    continue
                self._cache.update_and_snapshot(slot, draft)
            self.committed(room, draft.room.version)
            return export(draft.room)
        raise busy()

    def export(self, room: str) -> str:
        """Return the whole record at any time, for the server admin; also if the rules have changed."""
        with self._cache.taken(room) as slot:
            return export(slot.live.room)

    # For the server admin. -------------------------------------------------------------------------

    def close(self, room: str, reason: str) -> bool:
        """Close a room for good, with a reason for its players; False if it was closed already."""
        said = clean_text(reason)

        def close(draft: Draft) -> None:
            if draft.room.stage != "closed":
                draft.add(Closed(said))

        return self._act(room, close, anyway=True)

    def hide(self, room: str, *, hidden: bool = True) -> bool:
        """Remove a room from the lobby, or list it again; False if that changes nothing."""

        def hide(draft: Draft) -> None:
            room = draft.room
            if room.stage != "closed" and room.plan.settings.listed and room.settings.listed == hidden:
                draft.add(Hidden(hidden))

        return self._act(room, hide, anyway=True)

    def drop(self, room: str) -> None:
        """Drop a room from memory: another program has changed it in the storage."""
        self._cache.drop(room)

    # Bots and clocks. ------------------------------------------------------------------------------

    def may_wait_for_bot(self, room: str) -> bool:
        """Return whether the game may wait for a bot, judged from memory only."""
        live = self._cache.remembered(room)
        return live is None or bool(live.room.waits_for_bot())

    def owner(self, room: str) -> str:
        """Return the guest to whom a room counts: its host, else the first player."""
        holders = self._cache.holders(room) or self.storage.holders(room)
        return holders.get(HOST) or next((holders[seat] for seat in sorted(holders)), room)

    def question(self, room: str) -> BotQuestion | None:
        """Return the question for a bot, if the game waits for one."""
        with self._cache.taken(room) as slot:
            live = slot.live
            if live.rules is None or live.table is None:
                self._stop_timers(slot)
                return None
            for seat in live.room.waits_for_bot():
                return BotQuestion(
                    room=room,
                    version=live.room.version,
                    seat=seat,
                    bot=live.room.seats[seat].bot or STAND_IN,
                    game=live.room.plan.game,
                    components=live.rules.text,
                    table=live.rules.concealed(live.table, seat),
                )
            return None

    def bot_answers(self, question: BotQuestion, text: str) -> bool:
        """Play a bot's answer; False if the room has moved on."""

        def answer(draft: Draft) -> None:
            room, seat = draft.room, question.seat
            if question.version < room.seats[seat].touched or seat not in room.waits_for_bot():
                return
            bot = room.seats[seat].bot
            if (bot or STAND_IN) != question.bot:
                return
            _, table = draft.played()
            choice = choice_text.find_choice(table, seat, text)
            play.play(draft, seat, choice, "bot" if bot else "clock")
            play.run_on(draft)

        return self._act(question.room, answer)

    def apply_timeouts(self, room: str) -> bool:
        """Apply the table's policy to seats whose time is up; False if there are none."""
        return self._act(room, timeouts.time_is_up)

    def _act(self, room: str, act: Callable[[Draft], None], *, anyway: bool = False) -> bool:
        """Add events that do not come from a player's command; False if there are none.

        With `anyway` also in a room whose rules have changed.
        """
        for _ in range(ATTEMPTS):
            with self._cache.taken(room) as slot:
                if not anyway and not slot.live.playable:
                    self._stop_timers(slot)
                    return False
                try:
                    counted = self._count_outage(slot)
                    draft = self._draft(slot)
                    act(draft)
                    if not draft.events:
                        return counted
                    self.storage.append(draft.row(), draft.events_to_store(), None)
                except Conflict:
                    slot.mark_stale()
                    continue
                self._cache.update_and_snapshot(slot, draft)
            self.committed(room, draft.room.version)
            return True
        raise busy()

    def _stop_timers(self, slot: CachedRoom) -> None:
        """Tell the storage that clocks and bots do not act in a room whose rules have changed."""
        row = self.storage.room(slot.room)
        if row is not None and (row.bot_due or row.due is not None):
            with contextlib.suppress(Conflict):  # another process was faster: next time
                self.storage.append(slot.live.row(), [], None)


def _agreed_record(room: Room, opened: Permissions) -> str:
    """Return the record up to where all agreed to share it."""
    if not opened.hands or not room.exported:
        raise NotAllowed(
            "a record shows hidden cards: while the game is on, all must agree to it",
            Message("error-room-record"),
        )
    return export(room, agreed_lines(room))


def _done(guest: str, sent: SentCommand, digest: str, draft: Draft) -> CompletedCommand:
    """Return what is stored of a command beside its events."""
    last = draft.room.version
    return CompletedCommand(guest, sent.id, digest, last - len(draft.events) + 1, last)


def _digest(asked: object) -> str:
    """Return a hash of a request."""
    try:
        written = msgspec.json.encode(asked, order="deterministic")
    except UnicodeEncodeError:  # half a surrogate pair: not possible in valid JSON
        raise BadRequest("this text cannot be written", Message("error-room-unwritable")) from None
    return hashlib.blake2b(written, digest_size=16).hexdigest()


def other_command(id_: str) -> BadRequest:
    """Return the error for an id that was used before."""
    return BadRequest(
        f"the id {id_} was already used for another command", Message("error-room-id-used", {"id": id_})
    )


def quota_used(sentence: str, id_: str, used: int, allowed: int) -> QuotaUsed:
    """Return the error for a used-up quota."""
    numbers = {"used": f"{used / MEGABYTE:.1f}", "allowed": f"{allowed / MEGABYTE:.1f}"}
    return QuotaUsed(sentence.format(**numbers), Message(id_, dict(numbers)))


def busy() -> StorageDown:
    """Return the error for a command that had a conflict every time."""
    return StorageDown("the table is too busy right now; try again", Message("error-room-busy"))
