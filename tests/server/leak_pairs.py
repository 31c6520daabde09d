"""Two rooms that differ only in what one seat cannot know, played alike: everything it is sent must be equal.

What a seat cannot know is said by the rulebooks, not by the program: see `tests/laws/deals.py`. The same
guests sit in both rooms. After every act the seat, and a spectator, ask for what can be asked for
and try what they may not; answers are compared byte by byte, but for ids and times.
"""

from __future__ import annotations

import contextlib
import itertools
import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

import httpx

from batisseurs.games import all_games
from batisseurs.kernel import CHANCE, SPECTATOR, Seeded, Table, choice_text, position_text, write_position
from batisseurs.kernel.game import OptionValue
from batisseurs.rooms.commands.requests import MOST_DECLINED
from tests.laws.deals import Deals, Step
from tests.laws.tables import Case
from tests.server.client import Client, Json, Socket, Stream
from tests.server.scripted_server import ScriptedServer

PASSED_OVER = {"date", "x-request-id"}
"""Headers that differ from answer to answer."""
TIMES = re.compile(rb'"(at|created|changed|due)":\d+')
OFTEN = 4
"""Once in so many acts a seat requests to take the last one back."""
ALWAYS = 5
SOMETIMES = 4
"""How many probes are made after every act: the first ones, and any of the others."""
MOST_PLACES = 60
"""How many places are to be explained at once."""


class Tried(NamedTuple):
    """What a pair of rooms came to."""

    acts: int
    """How many acts the worlds were alike."""
    hidden: int
    """In how many of them something else happened, unseen."""
    compared: int
    """How many pairs of payloads were compared."""
    told_apart: int
    """How often some other seat, which may know more, could tell the rooms apart: else nothing was hidden."""


def plain(data: bytes, room: str) -> bytes:
    """Return a payload without the id of its room and without times."""
    return TIMES.sub(rb'"\1":0', data).replace(room.encode(), b"ROOM")


class LeakError(AssertionError):
    """A seat was sent something else, though it cannot know of any difference."""


class Probe(NamedTuple):
    """Something to be asked of a room: a command, or what a path and its query lead to."""

    path: str
    query: Json

    def of(self, guest: Client, room: str) -> httpx.Response:
        """Ask."""
        path = f"/api/rooms/{room}{self.path}"
        if self.path == "/commands":
            return guest.http.post(path, json=self.query)
        return guest.http.get(path, params=self.query)


class Listening:
    """One reader's socket and stream at one room."""

    def __init__(self, guest: Client, room: str, seat: int, stack: ExitStack) -> None:
        """Open both."""
        self._room = room
        self._socket: Socket = stack.enter_context(guest.socket(room, seat=seat))
        self._stream: Stream = stack.enter_context(guest.stream(room, seat=seat))

    def heard(self, version: int) -> list[bytes]:
        """Return all looks up to a version, on both; signs of life come when they come."""
        looks: list[str] = []
        while not looks or f'"version":{version},' not in looks[-1].partition('"room":{')[2]:
            frame = str(self._socket.connection.recv(60))
            if frame.startswith('{"type":"look"'):
                looks.append(frame)
        event: dict[str, str] = {}
        while event.get("id") != str(version):
            event = self._stream.event()
            if event.get("event") == "look":
                looks.append(repr(sorted(event.items())))
        return [plain(look.encode(), self._room) for look in looks]


class Pair:
    """Two rooms, the guests in them, and what they are compared for."""

    def __init__(
        self, server: ScriptedServer, case: Case, worlds: Deals, source: Seeded, stack: ExitStack
    ) -> None:
        """Let everyone become a guest; rooms come with `open`."""
        self.script = server.script
        self.case = case
        self.worlds = worlds
        self.source = source
        self.reader = worlds.reader
        self.stack = stack
        self.host = stack.enter_context(Client(server.url))
        self.guests = {
            seat: stack.enter_context(Client(server.url)) for seat in [*range(case.players), SPECTATOR]
        }
        self.rooms: tuple[str, ...] = ()
        self.listening: list[tuple[Listening, Listening]] = []
        self.version = self.declined = 0
        self.compared = 0
        self.told_apart = 0

    # Playing. ----------------------------------------------------------------------------------------

    def open(self, tables: tuple[Table, Table] | None) -> None:
        """Open both rooms, from these tables or from the beginning, and seat everyone."""
        rooms = []
        for world in range(2):
            new: dict[str, Any] = {
                "options": self.case.options,
                "mine": [],
                "settings": {"watching": "anyone"},
            }
            if tables is not None:
                new["situation"] = position_text(write_position(self.case.game, tables[world]))
            room = self.host.open(self.case.game.slug, self.case.players, **new)
            for seat in range(self.case.players):
                self.guests[seat].enter(self.host.key(room, seat))
                self.guests[seat].do(room, "join", seat, name=f"P{seat}")
            rooms.append(room)
        self.rooms = tuple(rooms)

    def start(self, step: Step | None) -> None:
        """Begin in both rooms; from now on everything is overheard."""
        for seat in (self.reader, SPECTATOR):
            guest = self.guests[seat]
            one, other = [Listening(guest, room, seat, self.stack) for room in self.rooms]
            self.listening.append((one, other))
        self._do(self.host, SPECTATOR, step, [{"type": "start"}] * 2, answered=False)

    def act(self, step: Step) -> None:
        """Let the seat whose turn it is choose in both rooms."""
        seat = step.real.seat
        self.declined = 0 if seat == self.reader else self.declined
        guest = self.guests[seat]
        commands: list[Json] = [{"type": "choose", "text": done.text} for done in step]
        if seat == self.reader and self.source.below(2) == 0:
            unsure = self._send(guest, seat, step, [{**command, "sure": False} for command in commands])
            self._same([self._payload(done, room) for done, room in zip(unsure, self.rooms, strict=True)])
            assert [done.status_code for done in unsure] == [httpx.codes.OK] * 2, unsure[0].text
            if unsure[0].json()["unsure"] is None:
                self._told(unsure)
                return
        self._do(guest, seat, step, commands)

    def _do(
        self, guest: Client, seat: int, step: Step | None, commands: list[Json], *, answered: bool = True
    ) -> None:
        answers = self._send(guest, seat, step, commands)
        for done in answers:
            assert done.status_code == httpx.codes.OK, done.text
        if answered and seat == self.reader:
            self._same([self._payload(done, room) for done, room in zip(answers, self.rooms, strict=True)])
        self._told(answers)

    def _send(
        self, guest: Client, seat: int, step: Step | None, commands: list[Json]
    ) -> list[httpx.Response]:
        """Send a command to each room; what chance is to answer there is laid ready."""
        answers = []
        for world, (room, command) in enumerate(zip(self.rooms, commands, strict=True)):
            self.script.outcomes.clear()
            self.script.outcomes.extend(step[world].chance if step is not None else ())
            body = {"id": f"c{self.version}-{seat}", "seat": seat, "command": command}
            if command["type"] in {"choose", "undo", "vote"}:
                body["version"] = self.version
            answers.append(guest.http.post(f"/api/rooms/{room}/commands", json=body))
            done = answers[-1].status_code == httpx.codes.OK and answers[-1].json().get("unsure") is None
            assert not self.script.outcomes or not done
        return answers

    def _told(self, answers: list[httpx.Response]) -> None:
        """Compare what everyone is sent about what was done in both rooms."""
        self.version = answers[0].json()["version"]
        for one, other in self.listening:
            self._same([one.heard(self.version), other.heard(self.version)])
        self.look_round(answers[0].json()["events"][0]["version"])

    def take_back(self, step: Step, before: tuple[Table, Table] | None) -> None:
        """Let the reader ask to undo the last act, to these tables; without any a neighbour says no.

        Not more often than a seat may be declined before it moves.
        """
        if self.declined >= MOST_DECLINED:
            return
        self.declined += before is None
        request = {"type": "ask", "wish": {"type": "undo", "lines": step.real.lines}}
        self._do(self.guests[self.reader], self.reader, None, [request] * 2)
        number = self.guests[self.reader].seen(self.rooms[0], seat=self.reader)["wish"]["number"]
        others = [seat for seat in range(self.case.players) if seat != self.reader]
        for seat in others if before is not None else others[:1]:
            if before is not None and seat == others[-1]:
                self.worlds.real, self.worlds.twin = before
            vote = {"type": "vote", "number": number, "yes": before is not None}
            self._do(self.guests[seat], seat, None, [vote] * 2)

    # Comparing. --------------------------------------------------------------------------------------

    def look_round(self, since: int) -> None:
        """Ask for what can be asked for, and try what must be refused: the first few, and any of the rest."""
        for seat in (self.reader, SPECTATOR):
            probes = list(self._probes(seat, since))
            for _ in range(len(probes) - ALWAYS - SOMETIMES):
                del probes[ALWAYS + self.source.below(len(probes) - ALWAYS)]
            for probe in probes:
                self._same([self._payload(probe.of(self.guests[seat], room), room) for room in self.rooms])
        for seat, guest in self.guests.items():
            if seat not in (self.reader, SPECTATOR):
                look = Probe("", {"seat": seat})
                one, other = [self._payload(look.of(guest, room), room) for room in self.rooms]
                self.told_apart += one != other

    def _probes(self, seat: int, since: int) -> Iterator[Probe]:
        yield Probe("", {"seat": seat})
        yield Probe("", {"seat": seat, "since": since})
        yield Probe("/table", {"seat": seat})
        yield Probe("/explanations", {"seat": seat, "places": self._places()})
        yield Probe("/text", {"seat": seat})
        yield Probe("/previews", {"seat": seat, "version": self.version})
        yield Probe("/lessons", {"seat": seat})
        for at in sorted({1, since, (since + self.version) // 2, self.version}):
            yield Probe("", {"seat": seat, "at": at})
            yield Probe("/explanations", {"seat": seat, "at": at, "places": self._places()})
        yield Probe("/record", {})
        yield Probe("/components", {})
        yield Probe("/printed", {})
        yield Probe("/progress", {})
        for other in range(self.case.players):
            if other != seat:
                yield Probe("", {"seat": other})
                yield Probe("/table", {"seat": other})
                yield Probe("/explanations", {"seat": other, "places": "p1"})
                yield Probe("/previews", {"seat": other, "version": self.version})
                yield Probe("/lessons", {"seat": other})
        for command in self._refused(seat):
            yield Probe("/commands", command)

    def _refused(self, seat: int) -> Iterator[Json]:
        """Return commands that change nothing: choices that are none, too late, or of another seat."""
        ids = f"r{self.version}-"
        for number, text in enumerate(self._texts(seat)):
            chosen = {"type": "choose", "text": text}
            yield {"id": f"{ids}{number}", "seat": seat, "version": self.version, "command": chosen}
        stale: Json = {"type": "choose", "text": "nothing"}
        yield {"id": f"{ids}stale", "seat": seat, "version": max(1, self.version - 5), "command": stale}
        yield {
            "id": f"{ids}undo",
            "seat": seat,
            "version": self.version,
            "command": {"type": "undo", "lines": 99},
        }
        other = (seat + 1) % self.case.players
        yield {"id": f"{ids}other", "seat": other, "version": self.version, "command": stale}

    def _places(self) -> str:
        """Return some of the ids that anyone sees, in either world."""
        game, worlds = self.case.game, (self.worlds.real, self.worlds.twin)
        seen = {place for table in worlds for seat in self.guests for place in game.places(table, seat)}
        places = sorted(seen | set(game.names()) | set(game.signs()))
        first = self.source.below(len(places))
        return ",".join((places[first:] + places[:first])[:MOST_PLACES])

    def _texts(self, seat: int) -> list[str]:
        """Return words that may be choices of others, in either world, but are none of this seat's."""
        texts = ["nothing of the kind", "withdraw"]
        for table in (self.worlds.real, self.worlds.twin):
            for other in table.choosers():
                texts += [text for text in _said(table, other)[:2] if other not in (seat, CHANCE)]
        own = set(_said(self.worlds.real, seat)) if seat >= 0 else set()
        if seat >= 0 and self.worlds.real.may_withdraw(seat):
            own.add("withdraw")
        return [text for text in texts if text not in own]

    def _payload(self, answer: httpx.Response, room: str) -> list[bytes]:
        headers = sorted((name, text) for name, text in answer.headers.items() if name not in PASSED_OVER)
        lines = [str(answer.status_code).encode(), repr(headers).encode(), answer.content]
        assert answer.status_code < httpx.codes.INTERNAL_SERVER_ERROR, answer.text
        return [plain(line, room) for line in lines]

    def _same(self, payloads: list[list[bytes]]) -> None:
        self.compared += 1
        for one, other in zip(*payloads, strict=True):
            if one != other:
                alike = itertools.takewhile(lambda both: both[0] == both[1], zip(one, other, strict=False))
                place = len(list(alike))
                around = slice(max(0, place - 150), place + 150)
                raise LeakError(f"{one[around]!r}\nis not\n{other[around]!r}")


def _said(table: Table, seat: int) -> list[str]:
    return [said.text for _, said in choice_text.spoken_choices(table, seat)]


# One try. ---------------------------------------------------------------------------------------------


def try_pair(server: ScriptedServer, case: Case, reader: int, seed: int, acts: int) -> Tried:
    """Play two deals that a seat cannot tell apart, for so many acts or until they part; compare all.

    Even ones from the beginning, odd ones from a position in the middle of the game.
    """
    source = Seeded(seed)
    worlds = Deals(case.game, case.new(), reader, source)
    with contextlib.ExitStack() as stack:
        pair = Pair(server, case, worlds, source, stack)
        hidden = done = 0
        first = worlds.begin()
        if seed % 2 == 0:
            pair.open(None)
            hidden += first.differs
            pair.start(first)
        else:
            _play_on(worlds, 20 + source.below(60))
            worlds.fill_screens()
            hidden += worlds.differ
            pair.open((worlds.real, worlds.twin))
            pair.start(None)
        while done < acts:
            before = (worlds.real, worlds.twin)
            step = worlds.step()
            if step is None:
                break
            done += 1
            hidden += step.differs
            pair.act(step)
            if case.players > 1 and source.below(OFTEN) == 0:
                pair.take_back(step, before if source.below(2) == 0 else None)
        return Tried(done, hidden, pair.compared, pair.told_apart)


def _play_on(worlds: Deals, acts: int) -> None:
    """Play some acts before anyone looks, and then until no answer is sealed: it would be lost."""
    while (acts > 0 or worlds.real.sealed or worlds.twin.sealed) and worlds.step() is not None:
        acts -= 1


def cases() -> list[Case]:
    """Return every game for every number of players who can hide something from each other."""
    options: dict[str, dict[str, OptionValue]] = {"nehemiah": {"foremen": True}}
    return [
        Case(game, players, options.get(game.slug, {}))
        for game in all_games()
        for players in range(max(2, game.min_players), game.max_players + 1)
    ]
