"""The link to a room: the server, the room, and the key to a seat."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.text_match import shortened

FORM = "https://host/rooms/ROOM#KEY"
ROOM = re.compile(r"(?P<base>.*)/rooms/(?P<room>[A-Za-z0-9_-]{1,64})/?")
KEY = re.compile(r"[A-Za-z0-9_-]{1,128}")


class Link(NamedTuple):
    """A link, taken apart."""

    server: str
    """The address of the server, without a slash at its end."""
    room: str
    key: str = ""

    @property
    def without_key(self) -> str:
        """The link for returning to your own seat."""
        return f"{self.server}/rooms/{self.room}"


def read_link(given: str) -> Link:
    """Parse `https://host[:port][/base]/rooms/ROOM#KEY`; refuse anything else."""
    try:
        parts = urlsplit(given.strip())
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Refused("cli-join-bad-link", link=shortened(given), form=FORM) from None
    found = ROOM.fullmatch(parts.path)
    key = parts.fragment
    if (
        parts.scheme not in {"http", "https"}
        or not host
        or found is None
        or parts.query
        or parts.username is not None
        or (key and not KEY.fullmatch(key))
    ):
        raise Refused("cli-join-bad-link", link=shortened(given.partition("#")[0]), form=FORM)
    host = f"[{host}]" if ":" in host else host
    address = f"{parts.scheme}://{host}" + (f":{port}" if port is not None else "")
    return Link(address + found["base"].rstrip("/"), found["room"], key)
