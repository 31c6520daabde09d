"""A real server for terminals to join: a server process, hosts, and terminals with homes of their own."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect

from tests.cli.terminal import ESCAPE, PATIENCE, end, spawn
from tests.server.client import Client
from tests.server.server_process import Running

HOST = -6
"""The host, who has no seat."""


class Table:
    """A room that a host has opened, with a link for each seat that no bot has."""

    def __init__(self, url: str, game: str, players: int, **new: Any) -> None:
        self.url = url
        self.host = Client(url)
        self.room = self.host.open(game, players, mine=[], **new)
        plans = new.get("seats", [{}] * players)
        self.links = [self.link(seat) for seat, plan in enumerate(plans) if not plan.get("bot")]

    def link(self, seat: int) -> str:
        """Make a link to a seat, or for spectators."""
        return str(self.host.post(f"/api/rooms/{self.room}/invitations", {"seat": seat})["link"])

    def start(self) -> None:
        """Begin."""
        self.host.do(self.room, "start", HOST)

    def events(self, type_: str) -> list[dict[str, Any]]:
        """Return the events of a kind, as a spectator sees them."""
        events = self.host.look(self.room, seat=HOST)["events"]
        return [kept["event"] for kept in events if kept["event"]["type"] == type_]

    def texts(self, seat: int) -> list[str]:
        """Return what a seat has chosen."""
        return [line["text"] for line in self.events("chose") if line["seat"] == seat]


SPACE = r"(?:\s|\x1b\[[0-9;]*m)+"
"""A space as a terminal may show it: a new line, and its colour once more."""


class Terminal:
    """Someone at a terminal who joins."""

    def __init__(self, home: Path, link: str, name: str, *more: str) -> None:
        home.mkdir(exist_ok=True)
        self.name = name
        self.child = spawn(home, "join", link, *(["--name", name] if name else []), *more)

    def expect(self, *texts: str) -> str:
        """Wait for one of some texts, wherever lines are broken; return what was shown up to its end."""
        self.child.expect([re.escape(text).replace(r"\ ", SPACE) for text in texts], timeout=PATIENCE)
        return plain((self.child.before or "") + str(self.child.after))

    def type(self, line: str) -> None:
        """Type a line."""
        self.child.sendline(line)

    def is_asked(self) -> str:
        """Wait until this person has a choice, on a new line; return what was shown.

        When a line is typed the prompt is drawn once more, in the same line.
        """
        return self.expect(f"\n{self.name}> ")

    def ends(self) -> str:
        """Wait until the program has ended; return the rest of what was shown."""
        self.child.expect(pexpect.EOF, timeout=PATIENCE)
        self.child.close()
        return plain(self.child.before or "")


class Club:
    """Opens rooms in a server and lets people sit down; in the end everyone goes home."""

    def __init__(self, server: Running, home: Path) -> None:
        self.url = server.url
        self.home = home
        self._tables: list[Table] = []
        self._terminals: list[Terminal] = []

    def open(self, players: int = 2, game: str = "theopolis", **new: Any) -> Table:
        """Open a room."""
        self._tables.append(Table(self.url, game, players, **new))
        return self._tables[-1]

    def sit(self, link: str, name: str, *more: str, home: str = "") -> Terminal:
        """Let someone join from a terminal; each name has its own home."""
        self._terminals.append(Terminal(self.home / (home or name.lower()), link, name, *more))
        return self._terminals[-1]

    def close(self) -> None:
        """Send everyone home."""
        for terminal in self._terminals:
            end(terminal.child)
        for table in self._tables:
            table.host.close()


@contextlib.contextmanager
def club(server: Running, home: Path) -> Iterator[Club]:
    """Meet for as long as this lasts."""
    found = Club(server, home)
    try:
        yield found
    finally:
        found.close()


def plain(text: str) -> str:
    """Return what was shown on one line, without colours."""
    return " ".join(ESCAPE.sub("", text).split())
