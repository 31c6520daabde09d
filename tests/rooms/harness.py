"""A server for tests: rooms over a storage, a clock that is set by hand, and people who come in."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable
from typing import Any

import msgspec

from batisseurs.bots import Seen, find_bot
from batisseurs.games import find_game
from batisseurs.kernel import Game, Seeded, load
from batisseurs.kernel.seats import SPECTATOR
from batisseurs.rooms.commands.model import Ask, Choose, Command, Join, NewRoom, SentCommand, Start, Vote
from batisseurs.rooms.service import Rooms
from batisseurs.rooms.state.events import PauseRequest, SeatPlan
from batisseurs.rooms.storage import Storage
from batisseurs.rooms.views.model import Answer, BotQuestion, Look, RoomView
from tests.rooms.memory_storage import MemoryStorage
from tests.toys import TOYS

MORNING = 1_800_000_000_000
MINUTE = 60_000
NO_EVENTS = 10**9
GUESTS = ("ann", "bob", "cleo", "dan", "eve")
NAMES = ("Ann", "Bob", "Cléo", "Dan", "Eve")


storages: Callable[[], Storage] = MemoryStorage
"""Where new servers keep their rooms: see `conftest`."""


class HandSet:
    """A clock that goes when a test says so."""

    def __init__(self) -> None:
        self.time = MORNING

    def now(self) -> int:
        """Return the time that was set."""
        return self.time


def any_game(slug: str) -> Game:
    """Return a registered game or a toy."""
    for toy in TOYS:
        if toy.slug == slug:
            return toy
    return find_game(slug)


class RoomServer:
    """Rooms, and short words for what people do in them."""

    def __init__(
        self,
        storage: Storage | None = None,
        *,
        seed: int = 1,
        games: Callable[[str], Game] = any_game,
        most_in_memory: int = 128_000_000,
        quota: int = 0,
        alone: bool = False,
        first_id: int = 0,
    ) -> None:
        self.storage = storage if storage is not None else storages()
        self.time = HandSet()
        self.told: list[tuple[str, int]] = []
        self.games = games
        self.rooms = Rooms(
            self.storage,
            self.time,
            Seeded(seed),
            lambda room, version: self.told.append((room, version)),
            most_in_memory=most_in_memory,
            quota=quota,
            find_game=games,
            alone=alone,
        )
        self._ids = itertools.count(first_id)

    def again(self, games: Callable[[str], Game] | None = None) -> RoomServer:
        """Return another server over the same storage: a second process, or the same after a restart."""
        other = RoomServer(self.storage, seed=99, games=games or self.games)
        other.time = other.rooms.time = self.time
        other._ids = self._ids
        return other

    def next_id(self) -> str:
        """Return an id for a command that was not used yet."""
        return f"id-{next(self._ids)}"

    def open(self, slug: str, players: int, **more: Any) -> str:
        """Open a room; Ann holds the first seat."""
        new = NewRoom(slug, players, **{"seats": named(players), **more})
        return self.rooms.open("ann", self.next_id(), new).room

    def sit(self, room: str, guest: str, seat: int) -> None:
        """Take a seat with a key from the host, and say a name."""
        key = hashlib.sha256(f"{room} {seat} {guest} {next(self._ids)}".encode()).digest()
        self.rooms.invite(room, "ann", seat, key)
        self.rooms.enter(guest, key)
        self.do(room, guest, seat, Join(NAMES[GUESTS.index(guest)]))

    def started(self, slug: str, players: int, **more: Any) -> str:
        """Open a room, let everyone sit down and begin: Ann, Bob, Cléo and so on."""
        room = self.open(slug, players, **more)
        for seat in range(1, players):
            self.sit(room, GUESTS[seat], seat)
        self.do(room, "ann", 0, Start())
        return room

    def hot_seat(self, slug: str, players: int, **more: Any) -> str:
        """Begin a game in which Ann holds all seats."""
        room = self.open(slug, players, mine=tuple(range(players)), **more)
        self.do(room, "ann", 0, Start())
        return room

    def bots(self, slug: str, players: int, bot: str = "random", **more: Any) -> str:
        """Start a game between bots, which Ann watches."""
        room = self.open(slug, players, mine=(), seats=(SeatPlan(bot=bot),) * players, **more)
        self.do(room, "ann", SPECTATOR, Start())
        return room

    def do(
        self, room: str, guest: str, seat: int, command: Command, version: int | None = -1, id_: str = ""
    ) -> Answer:
        """Send a command; by default it answers the room's current version."""
        if version == -1:
            row = self.storage.room(room)
            version = row.version if row is not None else 0
        return self.rooms.do(room, guest, SentCommand(id_ or self.next_id(), seat, command, version))

    def pause(self, room: str, guest: str, seat: int) -> None:
        """Request a pause; all others agree."""
        self.do(room, guest, seat, Ask(PauseRequest()))
        while (request := self.see(room, guest, seat).request) is not None:
            other = next(one for one in request.asked if one not in request.yes)
            self.do(room, GUESTS[other], other, Vote(request.number, yes=True))

    def see(self, room: str, guest: str = "ann", seat: int = 0) -> RoomView:
        """Look at a room from a seat."""
        return self.rooms.look(room, guest, seat, since=NO_EVENTS).room

    def choose(self, room: str, guest: str, seat: int, pick: int = 0) -> Answer:
        """Take one of the choices."""
        choices = self.see(room, guest, seat).choices
        return self.do(room, guest, seat, Choose(choices[pick % len(choices)].text))

    def play(self, room: str, lines: int, source: Seeded) -> None:
        """Play at random until there are so many lines or the game is over."""
        while (row := self.storage.room(room)) is not None and row.stage == "playing":
            seat = row.waiting[0]
            guest = self.storage.holders(room)[seat]
            if self.see(room, guest, seat).lines >= lines:
                return
            self.choose(room, guest, seat, source.below(1000))

    def play_people(self, room: str, source: Seeded) -> None:
        """Let people choose at random until only bots have a choice, or the game is over."""
        while (row := self.storage.room(room)) is not None and row.stage == "playing":
            bots = {seat.seat for seat in self.rooms.look(room, "ann", 0).room.seats if seat.bot}
            people = [seat for seat in row.waiting if seat not in bots]
            if not people:
                return
            self.choose(room, self.storage.holders(room)[people[0]], people[0], source.below(1000))

    def let_bots_play(self, room: str, most: int = 10_000) -> int:
        """Answer for bots as the server does, from nothing but the question; return how often."""
        for count in range(most):
            question = self.rooms.question(room)
            if question is None:
                return count
            assert self.rooms.bot_answers(question, bots_answer(question, self.games))
        return most


def named(players: int) -> tuple[SeatPlan, ...]:
    return tuple(SeatPlan(name) for name in NAMES[:players])


def bots_answer(question: BotQuestion, games: Callable[[str], Game] = any_game) -> str:
    """Return what a bot says that sees only its question."""
    game = games(question.game)
    components = game.components(question.components)
    table = load(game, question.table, components)
    seen = Seen(game, table, question.seat, Seeded(1))
    choice = find_bot(question.bot).choose(seen, Seeded(question.version))
    return seen.words[seen.choices.index(choice)].text


def kinds(answer: Answer) -> list[type]:
    """Return what kinds of events an answer has."""
    return [type(kept.event) for kept in answer.events]


def encoded(look: Look) -> bytes:
    """Return a look as it is sent."""
    return msgspec.json.encode(look)
