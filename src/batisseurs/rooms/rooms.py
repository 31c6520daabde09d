"""All rooms of a house: opened, entered, played in, looked at. Logic over a storage; no network, no clock.

Every command goes the same way: load the room (from memory, then what the storage has beyond it), check the
id (done before? the first answer again), check the version, ask the room for events, keep them in one commit,
and only then answer and tell the listeners. Commands for one room come one after another; two processes that
serve the same room meet at the unique version in the storage, and the second looks again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source
from batisseurs.rooms.commands import NewRoom, Request
from batisseurs.rooms.seen import Answer, BotQuestion, Look, Opened
from batisseurs.rooms.storage import Invitation, Storage


class Time(Protocol):
    """The time of day, which a room never asks for itself."""

    def now(self) -> int:
        """Return milliseconds since 1970; never less than before."""


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
    ) -> None:
        """Take a storage, the time, where chance comes from, and whom to tell of each commit."""

    # People. -------------------------------------------------------------------------------------

    def open(self, guest: str, id_: str, new: NewRoom) -> Opened:
        """Open a room; the guest holds the seats `mine` and is its host. The same id twice: the same room."""
        raise NotImplementedError

    def do(self, room: str, guest: str, request: Request) -> Answer:
        """Carry out a command of a guest, once."""
        raise NotImplementedError

    def look(self, room: str, guest: str, seat: Seat, since: int = 0, upto: int | None = None) -> Look:
        """Return what a guest sees from a seat it holds, or as SPECTATOR: events after `since`, and the room.

        With `upto` the room is shown as it stood at that version, for stepping through: from kept views.
        """
        raise NotImplementedError

    def table(self, room: str, guest: str, seat: Seat) -> tuple[int, bytes]:
        """Return the version and a saved table, concealed for a seat: for terminals and bots that look ahead.

        What the seat cannot know is dealt anew from a fixed stream, so that the bytes tell nothing.
        """
        raise NotImplementedError

    def seats_of(self, room: str, guest: str) -> list[Seat]:
        """Return the seats a guest holds, SPECTATOR for who may only look on; `NoSuchRoom` for others."""
        raise NotImplementedError

    def invite(self, room: str, guest: str, seat: Seat, key_hash: bytes) -> None:
        """Make a key to a seat: the host for any that nobody holds, a holder for its own (another device).

        As SPECTATOR, a key to look on; any seat may make one, if the room may be watched by link.
        """
        raise NotImplementedError

    def enter(self, guest: str, key_hash: bytes) -> Invitation:
        """Use a key: the guest holds its seat, or looks on."""
        raise NotImplementedError

    def record(self, room: str, guest: str) -> str:
        """Return the record of a room.

        Whole when the game is over or the guest holds every seat that a person holds; up to where all agreed
        otherwise.
        """
        raise NotImplementedError

    # Bots, clocks, hosts. --------------------------------------------------------------------------

    def question(self, room: str) -> BotQuestion | None:
        """Return what a bot is to answer now, if the game waits for one."""
        raise NotImplementedError

    def bot_answers(self, question: BotQuestion, text: str) -> bool:
        """Play a bot's answer; False if the room has gone on since."""
        raise NotImplementedError

    def clock_out(self, room: str) -> bool:
        """Let the table's policy act if somebody's time is up; False if nobody's is."""
        raise NotImplementedError

    def export(self, room: str) -> str:
        """Return the whole record, for the operator of the house, at any moment, also of changed rules."""
        raise NotImplementedError
