"""Players of the crash bench, who remember everything the server said.

Each keeps a book: what was sent, what was acknowledged, which event has which version. Whenever the server is
back, unanswered commands are sent again with their old ids, and the book is compared with the room. Chat is
sent too: it answers no version, so only its id prevents sending it twice.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from batisseurs.rooms.commands.model import Choose, Command, Say, SentCommand, Undo
from bench.players import Answer, Event, Place, Reason, RoomView, Unreachable

OVERLAP = 20
"""How many known events are requested again each time, and compared."""
OWN = {"chose", "said", "undone", "resumed"}
LATER = 503
STALE = "error-room-stale"


class Frame(msgspec.Struct, frozen=True):
    """What comes through the socket."""

    type: str
    version: int = 0
    room: msgspec.Raw = msgspec.Raw(b"")
    events: tuple[Event, ...] = ()


class Found(Exception):  # noqa: N818
    """Something that must never be: a move lost, or made twice."""


class Book:
    """What a person knows for certain of a room, and what is still open."""

    def __init__(self, seat: int) -> None:
        """Begin with nothing."""
        self.seat = seat
        self.events: dict[int, Event] = {}
        self.claimed: dict[int, str] = {}
        """The versions that are this person's own doing, and the id of the command that did it."""
        self.open: SentCommand | None = None
        self.version = 0
        """The last version up to which there is no gap."""
        self.newest = 0

    def read(self, events: tuple[Event, ...]) -> None:
        """Take down events; what was known before must still be so."""
        for event in events:
            known = self.events.setdefault(event.version, event)
            if known != event:
                raise Found(f"lost: version {event.version} was {known}, and is {event}")
            self.newest = max(self.newest, event.version)
        while self.version + 1 in self.events:
            self.version += 1

    def reached(self, version: int) -> None:
        """A room that is there again has not gone back."""
        if version < self.newest:
            raise Found(f"lost: the room is at {version}, and had been at {self.newest}")

    def acknowledge(self, request: SentCommand, answer: Answer) -> None:
        """A command was answered: its events are this person's, and nobody else's."""
        self.read(answer.events)
        for event in answer.events:
            if self._own(event) and self.claimed.setdefault(event.version, request.id) != request.id:
                raise Found(
                    f"twice: version {event.version} answers {self.claimed[event.version]} and {request.id}"
                )

    def settle(self) -> None:
        """With nothing open, every own event belongs to one acknowledged command."""
        for event in self.events.values():
            if self._own(event) and event.version not in self.claimed:
                raise Found(f"twice: nobody asked for {event}")

    def _own(self, event: Event) -> bool:
        what = event.event
        return what["type"] in OWN and what["seat"] == self.seat and what.get("by", "person") == "person"


class Person:
    """Someone at a seat, for one game."""

    def __init__(self, place: Place, dice: random.Random, up: asyncio.Event, counts: Counter[str]) -> None:
        """Sit down; `up` says when the server is there, `counts` is what all of them have done together."""
        self.place = place
        self.book = Book(place.seat)
        self._dice = dice
        self._up = up
        self._counts = counts
        self._number = 0
        self._leaving = False
        self._whole = True
        """Whether the next time all events are to be compared, not only the last."""

    def compare_all(self) -> None:
        """Compare everything with what the room says, the next time the server is there."""
        self._whole = True

    def get_up(self) -> None:
        """Play no more: once nothing is open, leave."""
        self._leaving = True

    async def play(self) -> None:
        """Play until the game is over, through as many crashes as there are."""
        while True:
            await self._up.wait()
            try:
                since = 0 if self._whole else max(0, self.book.version - OVERLAP)
                async with self.place.guest.listen(self.place.room, self.place.seat, since) as socket:
                    if await self._sit(socket):
                        return
            except (Unreachable, OSError, EOFError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.02)  # it has just been killed, or is not yet up: both are soon over

    async def _sit(self, socket: ClientConnection) -> bool:
        """Play on one connection; whether the game is over."""
        room = await self._frame(socket)
        self.book.reached(room.version)
        if self._whole:
            self._counts["whole comparisons"] += 1
            self._whole = False
        if self.book.open is not None:
            await self._again(self.book.open, room.version)
        self.book.settle()
        self._counts["returns"] += 1
        while room.stage == "playing" and not self._leaving:
            if room.version == self.book.newest and (command := self._command(room)) is not None:
                await self._send(command, room.version)
            room = await self._frame(socket)
        self.book.settle()
        return True

    async def _frame(self, socket: ClientConnection) -> RoomView:
        """Wait until the room has changed, and take down what is new."""
        while True:
            frame = msgspec.json.decode(await socket.recv(), type=Frame)
            if frame.type == "look":
                self.book.read(frame.events)
                return msgspec.json.decode(frame.room, type=RoomView)
            if frame.version > self.book.version:
                await socket.send(msgspec.json.encode({"type": "since", "version": self.book.version}))

    def _command(self, room: RoomView) -> Command | None:
        """Mostly choose; now and then undo something, or chat."""
        dice = self._dice.random()
        if dice < 0.1:
            self._number += 1
            return Say(f"{self.place.seat}-{self._number}")
        if not room.choices:
            return None
        if room.free_undo and dice < 0.15:
            return Undo(1)
        return Choose(self._dice.choice(room.choices).text)

    async def _send(self, command: Command, version: int) -> None:
        """Send a command under a new id, and again under the same until it is answered."""
        self._number += 1
        id_ = f"{self.place.room}-{self.place.seat}-{self._number}"
        request = SentCommand(id_, self.place.seat, command, None if isinstance(command, Say) else version)
        self.book.open = request
        answer = await self._answer(request)
        if answer is not None and self._dice.random() < 0.05:
            again = await self._answer(request)
            if again is None or again.version != answer.version:
                raise Found(f"twice: {request.id} was answered by {answer} and then by {again}")
            self._counts["asked twice"] += 1

    async def _again(self, request: SentCommand, reached: int) -> None:
        """Send what was never answered once more: it is carried out now, or was before."""
        self._counts["sent again"] += 1
        answer = await self._answer(request)
        if answer is None:
            self._counts["too late"] += 1
        elif answer.version <= reached:
            self._counts["done before the crash, answered after it"] += 1

    async def _answer(self, request: SentCommand) -> Answer | None:
        """Send a request until it is answered or refused. Refused is done with, and nothing has changed."""
        while True:
            reply = await self.place.guest.send(self.place.room, request)
            if reply.good:
                answer = msgspec.json.decode(reply.body, type=Answer)
                self.book.acknowledge(request, answer)
                self.book.open = None
                self._counts["acknowledged"] += 1
                return answer
            reason = msgspec.json.decode(reply.body, type=Reason)
            self._counts[f"{reply.status} {reason.reason}"] += 1
            if reply.status == LATER:
                await asyncio.sleep(0.05)
                continue
            if reason.reason != STALE:
                raise Found(f"refused: {request} by {reply.status} {reason}")
            self.book.open = None
            return None
