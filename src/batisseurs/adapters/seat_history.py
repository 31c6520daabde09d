"""What each seat has read so far: its version of the log and the game events it may know.

With the current view this is all that a seat with a perfect memory can know. A history replays the game on
its own table, and only if it is needed: play is not slowed down.

The answers of other seats in a sealed step are left out: they answer at the same time, although an adapter
asks in some order. The game events and the view show the results.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

import msgspec

from batisseurs.adapters.encoding import Numbering
from batisseurs.kernel import choice_text
from batisseurs.kernel.choice import Message
from batisseurs.kernel.seats import CHANCE, EVERYONE, SPECTATOR, Seat, seat_name
from batisseurs.kernel.step import SealedStep
from batisseurs.kernel.table import Table

DIGEST_SIZE = 16
_encoder = msgspec.json.Encoder(order="deterministic")


class Read(NamedTuple):
    """A line that a seat has read, in numbers.

    `action` is 1 + the action id (ids of chance included); for the public wording of a line that
    others may read in full it is 1 + the number of all action ids + the number of the step's class.
    """

    seat: int
    action: int


class Memory:
    """The histories of all seats, and of a spectator."""

    def __init__(self, numbering: Numbering, table: Table | None = None) -> None:
        """Begin at a table before its first choice."""
        self.numbering = numbering
        self.table = numbering.new() if table is None else table
        self.followed = 0
        readers = [*range(numbering.players), SPECTATOR]
        self.lines: dict[int, list[str]] = {reader: [_heading(numbering, reader)] for reader in readers}
        self.read: dict[int, list[Read]] = {reader: [] for reader in readers}
        self._digests = {
            reader: hashlib.blake2b(self.lines[reader][0].encode(), digest_size=DIGEST_SIZE)
            for reader in readers
        }

    def copy(self) -> Memory:
        """Return an independent copy."""
        twin = Memory(self.numbering, self.table.clone())
        twin.followed = self.followed
        twin.lines = {reader: lines[:] for reader, lines in self.lines.items()}
        twin.read = {reader: read[:] for reader, read in self.read.items()}
        twin._digests = {reader: digest.copy() for reader, digest in self._digests.items()}
        return twin

    def follow(self, seat: Seat, choice: int) -> None:
        """Add the next choice of the game."""
        table = self.table
        step = choice_text.pending_step(table)
        line = f"{seat_name(seat)} {choice_text.say(table, seat, choice).text}"
        public = f"{seat_name(seat)} {choice_text.veiled(table, seat, choice).text}"
        audience = choice_text.audience(table, seat, choice)
        known = Read(seat, 1 + self.numbering.first_action(table) + choice)
        veiled = Read(seat, 1 + self.numbering.actions + self.numbering.kinds[type(step)])
        table.game_events = []
        table.play(seat, choice)
        for reader in self.lines:
            if audience in (EVERYONE, reader):
                self._remember(reader, line, known)
            elif not isinstance(step, SealedStep):
                self._remember(reader, public, veiled)
            for game_event in table.game_events:
                told = game_event.for_reader(reader)
                if told is not None:
                    self._remember(reader, _told(told))
        self.followed += 1

    def _remember(self, reader: Seat, line: str, read: Read | None = None) -> None:
        self.lines[reader].append(line)
        self._digests[reader].update(b"\n" + line.encode())
        if read is not None:
            self.read[reader].append(read)

    def digest(self, reader: Seat, seen: bytes) -> bytes:
        """Return a fingerprint of everything that a reader has read, and of what it sees now."""
        digest = self._digests[reader].copy()
        digest.update(b"\n" + seen)
        return digest.digest()

    def numbers(self, reader: Seat, length: int) -> tuple[list[int], list[int]]:
        """Return the choosers and actions of the last lines that a reader has read, the newest first.

        Choosers are counted from the reader: 1 is the reader, 2 the next seat; chance comes after the last
        seat. 0 means that there is no line.
        """
        last = self.read[reader][: -length - 1 : -1]
        players = self.numbering.players
        first = max(reader, 0)
        choosers = [1 + players if seat == CHANCE else 1 + (seat - first) % players for seat, _ in last]
        fill = [0] * (length - len(last))
        return choosers + fill, [action for _, action in last] + fill


def _heading(numbering: Numbering, reader: Seat) -> str:
    who = "a spectator" if reader == SPECTATOR else seat_name(reader)
    return f"{numbering.game.title} with {numbering.players} players, read by {who}"


def _told(message: Message) -> str:
    return f"  {message.id} {_encoder.encode(message.args).decode()}" if message.args else f"  {message.id}"
