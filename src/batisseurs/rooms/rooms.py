"""All rooms of a house: opened, entered, played in, looked at. Logic over a storage; no network, no clock.

Every command goes the same way: load the room (from memory, then what the storage has beyond it), check the
id (done before? the first answer again), check the version, ask the room for events, keep them in one commit,
and only then answer and tell the listeners. Commands for one room come one after another; two processes that
serve the same room meet at the unique version in the storage, and the second looks again.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

import msgspec

from batisseurs.games import find_game as find_registered_game
from batisseurs.kernel import words
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.kernel.seats import SPECTATOR, Seat
from batisseurs.kernel.source import Source
from batisseurs.rooms import playing, timing, views
from batisseurs.rooms.at_once import Begun
from batisseurs.rooms.carrying_out import carry_out
from batisseurs.rooms.commands import Choose, Leave, NewRoom, OpenRematch, Request, Stand
from batisseurs.rooms.companion import is_companion
from batisseurs.rooms.cutting import cut
from batisseurs.rooms.doors import Doors, check_invites, doors, enter, holders_of, sit_down, vacated
from batisseurs.rooms.errors import BadRequest, NotAllowed, NotNow, NotSure, SeatFreed, SeatMoved, StorageDown
from batisseurs.rooms.events import Rematch
from batisseurs.rooms.exporting import agreed_lines, export
from batisseurs.rooms.live import Draft, Live, Standing
from batisseurs.rooms.looking import Reader, see, shows_table
from batisseurs.rooms.opening import check_new, open_room, room_id
from batisseurs.rooms.people import check_id
from batisseurs.rooms.progress import progress
from batisseurs.rooms.rematches import check_rematch, holders_after, rematch
from batisseurs.rooms.room import Room
from batisseurs.rooms.rules import FindGame, table_of
from batisseurs.rooms.seen import Answer, BotQuestion, Look, Opened, Progress
from batisseurs.rooms.shelf import Shelf, Slot, no_such_room
from batisseurs.rooms.storage import HOST, PEOPLE, Conflict, Done, Invitation, Snapshot, Storage

ATTEMPTS = 50
"""How often somebody who came second looks again before giving up."""
BESIDE_EVENTS = (Stand, OpenRematch)
"""Commands that change something beside the room's events, and so must not even be tried twice."""


class Time(Protocol):
    """The time of day, which a room never asks for itself."""

    def now(self) -> int:
        """Return milliseconds since 1970; never less than before."""


class PlayedWith(NamedTuple):
    """What a room is played with."""

    game: str
    text: str | None
    """The text of its component file, None if it is the game's own."""


class Rooms:
    """The rooms of one storage, as one process sees them. Safe to call from several threads."""

    def __init__(
        self,
        storage: Storage,
        time: Time,
        chance: Source,
        committed: Callable[[str, int], None] = lambda _room, _version: None,
        *,
        most_in_memory: int = 500,
        find_game: FindGame = find_registered_game,
        alone: bool = False,
    ) -> None:
        """Take a storage, the time, where chance comes from, and whom to tell of each commit (or PEOPLE).

        `alone`: no other process writes to the storage, so what is in memory need not be read again.
        """
        self.storage = storage
        self.time = time
        self.chance = chance
        self.committed = committed
        self.find_game = find_game
        self._shelf = Shelf(storage, find_game, most_in_memory, alone=alone)

    def __len__(self) -> int:
        """Return how many rooms are in memory."""
        return len(self._shelf)

    # People. -------------------------------------------------------------------------------------

    def open(self, guest: str, id_: str, new: NewRoom) -> Opened:
        """Open a room; the guest holds the seats `mine` and is its host. The same id twice: the same room."""
        check_id(id_)
        room = room_id("open", guest, id_)
        digest = _digest(new)
        if self.storage.room(room) is None:
            game = check_new(new, self.find_game)
            draft = open_room(room, new, game, self.time.now(), self.chance)
            self._keep_components(draft)
            done = Done(guest, id_, digest, 1, draft.room.version)
            with contextlib.suppress(Conflict):  # the same request, at the same time
                self.storage.add_room(draft.row(), draft.to_keep(), done)
        return self._opened(room, guest, id_, digest, new.mine)

    def _keep_components(self, draft: Draft) -> None:
        """Keep a component file before the room that needs it, unless it is the game's own in other words."""
        rules, _ = draft.played()
        plan = draft.room.plan
        if rules.text is not None and plan.components != rules.game.fingerprint(rules.game.components()):
            self.storage.keep_components(plan.components, plan.game, rules.text)

    def _opened(self, room: str, guest: str, id_: str, digest: str, mine: tuple[int, ...]) -> Opened:
        """Answer for a room that is there; who opened it sits down, unless something has happened since."""
        done = self.storage.done(room, guest, id_)
        row = self.storage.room(room)
        if done is None or row is None or done.digest != digest:
            raise other_command(id_)
        if row.version == done.last:
            with self._shelf.taken(room) as slot, slot.people_change():
                for seat in (HOST, *mine):
                    if seat not in self.storage.holders(room):
                        self.storage.hold(room, seat, guest)
        return Opened(room, done.last)

    def do(self, room: str, guest: str, request: Request) -> Answer:
        """Carry out a command of a guest, once."""
        check_id(request.id)
        digest = _digest((request.seat, request.command))
        for _ in range(ATTEMPTS):
            with self._shelf.taken(room) as slot:
                first = None
                if isinstance(request.command, BESIDE_EVENTS):
                    first = self._first_answer(slot, guest, request, digest)
                if first is not None:
                    return first
                try:
                    answer = self._do(slot, guest, request, digest)
                except (Conflict, BatisseursError) as refused:
                    # Perhaps because it was done before: a command that comes again always ends here.
                    first = self._first_answer(slot, guest, request, digest)
                    if first is not None:
                        return first
                    if isinstance(refused, NotSure):
                        return Answer(slot.live.room.version, (), refused.why)
                    if not isinstance(refused, Conflict):
                        raise
                    slot.doubt()
                    continue
            if answer.events:
                self.committed(room, answer.version)
            elif isinstance(request.command, Leave):  # from a seat that was only held
                self.committed(room, PEOPLE)
            return answer
        raise busy()

    def begin(self, room: str, guest: str, request: Request) -> Begun | None:
        """Decide a choice at once, upon what is in memory; the storage will say whether that was right.

        None if it would have to wait, or is refused: then `do` will say why.
        """
        slot = self._shelf.take_at_once(room) if isinstance(request.command, Choose) else None
        if slot is None:
            return None
        begun = None
        try:
            if slot.knows(guest):
                begun = self._begin(slot, guest, request)
        except BatisseursError:
            pass
        finally:
            if begun is None:
                self._shelf.give_back(slot)
        return begun

    def _begin(self, slot: Slot, guest: str, request: Request) -> Begun:
        check_id(request.id)
        draft = self._decided(slot, doors(self.storage, slot, guest), request)
        done = _done(guest, request, _digest((request.seat, request.command)), draft)
        return Begun(self._shelf, slot, draft, done, request.seat)

    def keep_snapshot(self, room: str, snapshot: Snapshot) -> None:
        """Keep a snapshot of a room's table, if that is possible now."""
        self._shelf.keep_snapshot(room, snapshot)

    def _first_answer(self, slot: Slot, guest: str, request: Request, digest: str) -> Answer | None:
        """Return what was answered when this command came the first time; None if it has not come yet."""
        done = self.storage.done(slot.room, guest, request.id)
        if done is None:
            return None
        if done.digest != digest:
            raise other_command(request.id)
        return Answer(done.last, cut(self.storage.events(slot.room, done.first - 1, done.last), request.seat))

    def _do(self, slot: Slot, guest: str, request: Request, digest: str) -> Answer:
        opened = doors(self.storage, slot, guest)
        draft = self._decided(slot, opened, request)
        match request.command:
            case Stand(step, text):
                with slot.people_change():
                    self.storage.set_standing(slot.room, request.seat, step, text)
            case OpenRematch():
                check_rematch(slot.live.room, opened.who(request.seat))
                draft.add(Rematch(request.seat, self._open_rematch(slot.live, opened)))
        row, events, done = draft.row(), draft.to_keep(), _done(guest, request, digest, draft)
        gone = vacated(opened, request.command, request.seat)
        if gone is None:
            self.storage.append(row, events, done)
        else:
            with slot.people_change():
                self.storage.append(row, events, done, gone)
        self._shelf.put_back(slot, draft)
        return Answer(draft.room.version, cut(draft.events, request.seat))

    def _decided(self, slot: Slot, opened: Doors, request: Request) -> Draft:
        """Let a command happen on a copy of its room."""
        draft = self._draft(slot, request)
        carry_out(draft, opened.who(request.seat), request)
        return draft

    def _draft(self, slot: Slot, request: Request | None = None) -> Draft:
        def standing() -> Standing:
            known = dict(self._standing(slot))
            if request is not None and isinstance(request.command, Stand):
                known[request.seat, request.command.step] = request.command.text
            return known

        return Draft(slot.live, self.time.now(), self.chance, standing)

    def _standing(self, slot: Slot) -> Standing:
        if slot.standing is None:
            slot.standing = self.storage.standing(slot.room)
        return slot.standing

    def _open_rematch(self, live: Live, opened: Doors) -> str:
        """Open the room in which the same people go on, or find it: its id follows from this room's."""
        old = live.room
        new_id = room_id("rematch", old.id)
        holders = holders_after(old, opened.holders, opened.guest)
        if self.storage.room(new_id) is None:
            new = rematch(old, holders, self.storage.components(old.plan.components))
            game = check_new(new, self.find_game)
            draft = open_room(new_id, new, game, self.time.now(), self.chance, old.id)
            with contextlib.suppress(Conflict):  # two at once
                self.storage.add_room(draft.row(), draft.to_keep(), None)
        with self._shelf.taken(new_id) as slot, slot.people_change():
            if HOST not in self.storage.holders(new_id):
                for seat, guest in holders.items():
                    self.storage.hold(new_id, seat, guest)
                self.storage.hold(new_id, HOST, opened.guest)
        return new_id

    # Looking. ------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def standing_still(self, room: str) -> Iterator[None]:
        """Keep a room as it is for several looks in a row: the storage is asked once for all of them."""
        with self._shelf.taken(room):
            yield

    def look(self, room: str, guest: str, seat: Seat, since: int = 0, upto: int | None = None) -> Look:
        """Return what a guest sees from a seat it holds, or as SPECTATOR: events after `since`, and the room.

        With `upto` the room is shown as it stood at that version, for stepping through: from kept views.
        """
        with self._shelf.taken(room) as slot:
            return self._look(slot, guest, seat, since, upto)

    def farewell(self, room: str, guest: str, seat: Seat, seen: int) -> NotAllowed | None:
        """Return why a guest who has looked from a seat up to a version cannot any more, if that is known.

        Only for who was let in before: strangers do not learn that there is such a room.
        """
        with self._shelf.taken(room) as slot:
            sitters = slot.live.room.sitters
            if 0 <= seat < len(sitters) and sitters[seat].freed > seen:
                return SeatFreed("the host has freed the seat", Message("error-room-freed-by-host"))
            if seat >= 0 and holders_of(self.storage, slot).get(seat, guest) != guest:
                return SeatMoved("the seat is held from elsewhere", Message("error-room-moved-by-link"))
            return None

    def look_at_once(
        self, room: str, asked: Sequence[tuple[str, Seat, int]], at_least: int = 0
    ) -> list[Look] | None:
        """Return what several guests see from their seats since a version; None if that must wait.

        So must a look at a companion table: to find what may be entered takes as long as many other looks.
        And, where other processes write too, all but the first look after a choice that was kept at once: the
        storage has just said that memory is right. Memory must have come to the version `at_least`.
        """
        slot = self._shelf.take_at_once(room)
        if slot is None:
            return None
        try:
            right, slot.confirmed = self._shelf.alone or slot.confirmed, False
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
            self._shelf.give_back(slot)

    def _look(self, slot: Slot, guest: str, seat: Seat, since: int, upto: int | None = None) -> Look:
        live = slot.live
        opened = doors(self.storage, slot, guest)
        opened.who(seat)
        if upto is not None:
            live = self._as_it_stood(live, upto)
        reader = Reader(int(seat), opened.hands, opened.host, opened.held)
        events = slot.recent(since, live.room.version)
        if events is None:
            events = self.storage.events(slot.room, since, live.room.version)
        standing = self._standing(slot) if upto is None else {}
        return Look(cut(events, seat), see(live, reader, standing, self._kept_view(live, seat)))

    def _as_it_stood(self, live: Live, upto: int) -> Live:
        """Return a room as it stood once; with a table only if no view was kept at that very moment."""
        if not 1 <= upto <= live.room.version:
            raise BadRequest(
                f"there is no version {upto}: the room is at {live.room.version}",
                Message("error-room-no-such-version", {"said": str(upto), "version": live.room.version}),
            )
        past = Live(Room(live.room.id), None, None)
        last = 0
        for kept in self.storage.events(live.room.id, 0, upto):
            past.room.apply(kept)
            last = kept.version if views.changes_table(kept.event) else last
        found = self.storage.views(live.room.id, upto)
        if live.rules is not None and shows_table(past.room) and (found is None or found[0] < last):
            past.rules, past.table = live.rules, table_of(live.rules, past.room)
        return past

    def _kept_view(self, live: Live, seat: Seat) -> msgspec.Raw | None:
        if live.table is not None or not shows_table(live.room):
            return None
        found = self.storage.views(live.room.id, live.room.version)
        return views.unpack(found[1], seat) if found is not None else None

    def table(self, room: str, guest: str, seat: Seat) -> tuple[int, bytes]:
        """Return the version and a saved table, concealed for a seat: for terminals and bots that look ahead.

        What the seat cannot know is dealt anew from a fixed stream, so that the bytes tell nothing.
        """
        with self._shelf.taken(room) as slot:
            opened = doors(self.storage, slot, guest)
            opened.who(seat)
            if seat == SPECTATOR:
                raise NotAllowed("who looks on gets no table", Message("error-room-seated"))
            rules, table = slot.live.played()
            return slot.live.room.version, rules.concealed(table, seat)

    def seats_of(self, room: str, guest: str) -> list[Seat]:
        """Return the seats a guest holds, SPECTATOR for who may only look on; `NoSuchRoom` for others."""
        with self._shelf.taken(room) as slot:
            return list(doors(self.storage, slot, guest).seats())

    def played_with(self, room: str, guest: str) -> PlayedWith:
        """Return the game of a room and its component file."""
        with self._shelf.taken(room) as slot:
            doors(self.storage, slot, guest)
            plan = slot.live.room.plan
            return PlayedWith(plan.game, self.storage.components(plan.components))

    def progress(self, room: str, guest: str) -> Progress:
        """Return how the points grew, for whoever may look, once the game is over and all is open."""
        with self._shelf.taken(room) as slot:
            doors(self.storage, slot, guest)
            if slot.live.room.stage != "over":
                raise NotNow("the game is not over yet", Message("error-room-not-over"))
            rules, _ = slot.live.played()
            lines = slot.live.room.lines[:]
        return progress(rules, lines)

    # Coming and going. -----------------------------------------------------------------------------

    def invite(self, room: str, guest: str, seat: Seat, key_hash: bytes) -> None:
        """Make a key to a seat: the host for any that nobody holds, a holder for its own (another device).

        As SPECTATOR, a key to look on; any seat may make one, if the room may be watched by link.
        """
        with self._shelf.taken(room) as slot:
            opened = doors(self.storage, slot, guest)
            check_invites(opened, slot.live.room, int(seat), self.time.now())
            self.storage.invite(Invitation(room, int(seat)), key_hash)

    def enter(self, guest: str, key_hash: bytes) -> Invitation:
        """Use a key: the guest holds its seat, or looks on."""
        invitation = self.storage.invitation(key_hash)
        if invitation is None:
            raise no_such_room()
        with self._shelf.taken(invitation.room) as slot, slot.people_change():
            used = enter(self.storage, key_hash, guest)
        if used is None:
            raise no_such_room()
        if used.seat != SPECTATOR:
            self.committed(used.room, PEOPLE)
        return used

    def sit(self, room: str, guest: str, seat: int) -> None:
        """Take a free seat of a room that the lobby shows; a name is said afterwards."""
        with self._shelf.taken(room) as slot, slot.people_change():
            sit_down(self.storage, slot, guest, seat)
        self.committed(room, PEOPLE)

    def record(self, room: str, guest: str) -> str:
        """Return the record of a room.

        Whole when the game is over or the guest holds every seat that a person holds; up to where all agreed
        otherwise.
        """
        with self._shelf.taken(room) as slot:
            opened = doors(self.storage, slot, guest)
            found = slot.live.room
            if found.stage == "over" or (opened.hands and set(opened.hands) == opened.held):
                return export(found)
            if not opened.hands or not found.exported:
                raise NotAllowed(
                    "a record shows hidden cards: while the game is on, all must agree to it",
                    Message("error-room-record"),
                )
            return export(found, agreed_lines(found))

    def export(self, room: str) -> str:
        """Return the whole record, for the operator of the house, at any moment, also of changed rules."""
        with self._shelf.taken(room) as slot:
            return export(slot.live.room)

    # Bots and clocks. ------------------------------------------------------------------------------

    def may_wait_for_bot(self, room: str) -> bool:
        """Tell whether a bot may have to be asked, as far as is known without asking the storage."""
        live = self._shelf.remembered(room)
        return live is None or bool(live.room.waits_for_bot())

    def question(self, room: str) -> BotQuestion | None:
        """Return what a bot is to answer now, if the game waits for one."""
        with self._shelf.taken(room) as slot:
            live = slot.live
            if live.rules is None or live.table is None:
                self._let_rest(slot)
                return None
            for seat in live.room.waits_for_bot():
                return BotQuestion(
                    room=room,
                    version=live.room.version,
                    seat=seat,
                    bot=live.room.sitters[seat].bot or timing.STAND_IN,
                    game=live.room.plan.game,
                    components=live.rules.text,
                    table=live.rules.concealed(live.table, seat),
                )
            return None

    def bot_answers(self, question: BotQuestion, text: str) -> bool:
        """Play a bot's answer; False if the room has gone on since."""

        def answer(draft: Draft) -> None:
            room, seat = draft.room, question.seat
            if question.version < room.sitters[seat].touched or seat not in room.waits_for_bot():
                return
            bot = room.sitters[seat].bot
            if (bot or timing.STAND_IN) != question.bot:
                return
            _, table = draft.played()
            choice = words.find_choice(table, seat, text)
            playing.play(draft, seat, choice, "bot" if bot else "clock")
            playing.run_on(draft)

        return self._act(question.room, answer)

    def clock_out(self, room: str) -> bool:
        """Let the table's policy act if somebody's time is up; False if nobody's is."""
        return self._act(room, timing.time_is_up)

    def _act(self, room: str, act: Callable[[Draft], None]) -> bool:
        """Let something happen that nobody asked for; False if nothing did."""
        for _ in range(ATTEMPTS):
            with self._shelf.taken(room) as slot:
                if not slot.live.playable:
                    self._let_rest(slot)
                    return False
                draft = self._draft(slot)
                act(draft)
                if not draft.events:
                    return False
                try:
                    self.storage.append(draft.row(), draft.to_keep(), None)
                except Conflict:
                    slot.doubt()
                    continue
                self._shelf.put_back(slot, draft)
            self.committed(room, draft.room.version)
            return True
        raise busy()

    def _let_rest(self, slot: Slot) -> None:
        """Neither clocks nor bots act on a room whose rules have changed: let the storage know."""
        row = self.storage.room(slot.room)
        if row is not None and (row.bot_due or row.due is not None):
            with contextlib.suppress(Conflict):  # somebody else was here: next time
                self.storage.append(slot.live.row(), [], None)


def _done(guest: str, request: Request, digest: str, draft: Draft) -> Done:
    """Return what is kept of a command beside the events that it has added."""
    last = draft.room.version
    return Done(guest, request.id, digest, last - len(draft.events) + 1, last)


def _digest(asked: object) -> str:
    """Return what tells one request from another."""
    try:
        written = msgspec.json.encode(asked, order="deterministic")
    except UnicodeEncodeError:  # half a character: no client that speaks JSON can send one
        raise BadRequest("this text cannot be written", Message("error-room-unwritable")) from None
    return hashlib.blake2b(written, digest_size=16).hexdigest()


def other_command(id_: str) -> BadRequest:
    """Return the refusal for an id that was used before."""
    return BadRequest(
        f"the id {id_} was used for another command", Message("error-room-id-used", {"id": id_})
    )


def busy() -> StorageDown:
    """Return the refusal for somebody who always came second."""
    return StorageDown("the room is too busy now; try again", Message("error-room-busy"))
