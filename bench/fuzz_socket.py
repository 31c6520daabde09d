"""Sockets opened with all kinds of addresses and frames.

What comes back is a frame of the document, or an end with a code and a reason that the catalogues know.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any
from urllib.parse import quote

import jsonschema_rs
import msgspec
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from bench.fuzz_data import SEATS, Sayings, World

SECONDS = 10
ENDS = {1000, 1008, 1012, 1013}
"""Close codes that a client may get from a running server; 1011 would be a server error."""
SERVER_FAULT = 500

LARGE = 5000
"""Bytes; more than a client may send."""


def _encoded(value: Any) -> str:
    try:
        return msgspec.json.encode(value).decode()
    except (msgspec.MsgspecError, OverflowError, UnicodeEncodeError):
        return "{}"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
RIGHT = st.one_of(
    st.just({"type": "ping"}),
    st.fixed_dictionaries({"type": st.just("since"), "version": st.integers(0, 2**53 - 1)}),
)
NEARLY = st.fixed_dictionaries(
    {"type": st.sampled_from(["since", "ping", "look", "at", ""])}, optional={"version": JSON, "more": JSON}
)
FRAMES: st.SearchStrategy[str | bytes] = st.one_of(
    RIGHT.map(lambda frame: msgspec.json.encode(frame).decode()),
    st.one_of(NEARLY, JSON).map(_encoded),
    st.text(max_size=50),
    st.binary(max_size=50),
    st.integers(LARGE, 10 * LARGE).map(lambda size: " " * size),
)
"""What a client may send, what it nearly may, and what it may not."""
GIVEN = st.one_of(st.integers(-(2**70), 2**70).map(str), st.text(max_size=10))
RIGHT_QUERY = st.tuples(
    st.tuples(st.just("seat"), st.sampled_from(SEATS).map(str)),
    st.tuples(st.just("since"), st.integers(0, 200).map(str)),
).map(list)
WRONG_QUERY = st.lists(
    st.tuples(
        st.sampled_from(["seat", "since", "at", "x"]), st.one_of(st.sampled_from(SEATS).map(str), GIVEN)
    ),
    max_size=3,
)


class SocketFuzz:
    """Opens sockets at a server and keeps what should not have come back."""

    def __init__(self, world: World, document: dict[str, Any]) -> None:
        """Read the document of the server."""
        self.counts: Counter[str] = Counter()
        self.found: list[str] = []
        self._world = world
        self._sayings = Sayings()
        frames = [{"$ref": "#/components/schemas/LookFrame"}, {"$ref": "#/components/schemas/AtFrame"}]
        self._valid = jsonschema_rs.Draft202012Validator(
            {"anyOf": frames, "components": document["components"]}, validate_formats=True
        )

    def run(self, cases: int, start: int) -> None:
        """Open a number of sockets; `start` decides which."""

        @seed(start)
        @settings(
            max_examples=cases,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(
            query=st.one_of(RIGHT_QUERY, RIGHT_QUERY, WRONG_QUERY),
            frames=st.lists(FRAMES, max_size=6),
            dice=st.integers(0, 2**32 - 1),
        )
        def talk(query: list[tuple[str, str]], frames: list[str | bytes], dice: int) -> None:
            self._talk(query, frames, random.Random(dice))  # noqa: S311  the whole point

        talk()

    def _talk(self, query: list[tuple[str, str]], frames: list[str | bytes], dice: random.Random) -> None:
        room = dice.choice([*self._world.rooms, *self._world.rooms, "nowhere"])
        asked = "&".join(f"{name}={quote(value, errors='replace')}" for name, value in query)
        address = f"{self._world.address.replace('http', 'ws')}/api/rooms/{room}/socket?{asked}"
        token = dice.choice([*self._world.tokens, *self._world.tokens, "A" * 43])
        what = f"{address} as {token[:4]}, then {[frame[:100] for frame in frames]!r}"
        if not self._open(address, token, frames, what):
            # A server that hangs up on someone who is still talking loses its last words on the way: that is
            # how TCP is. A client that says nothing must get them.
            self.counts["closed while talking"] += 1
            if not self._open(address, token, [], what):
                self.found.append(f"{what}: ended without a word")

    def _open(self, address: str, token: str, frames: list[str | bytes], what: str) -> bool:
        """Open a socket and talk; False if it ends without a word."""
        try:
            with connect(
                address,
                additional_headers={"Authorization": f"Bearer {token}"},
                open_timeout=SECONDS,
                max_size=None,
                proxy=None,
            ) as socket:
                return self._exchange(socket, frames, what)
        except InvalidStatus as refused:
            self.counts[f"not opened, {refused.response.status_code}"] += 1
            if refused.response.status_code >= SERVER_FAULT:
                self.found.append(f"{what}: {refused}")
        except (InvalidHandshake, OSError, TimeoutError) as broken:
            self.found.append(f"{what}: {broken!r}")
        return True

    def _exchange(self, socket: ClientConnection, frames: list[str | bytes], what: str) -> bool:
        """Send frames, then ask whether the server is still there; read until it says so, or says goodbye.

        Return whether it said anything at all. Without frames, read what the server says first.
        """
        try:
            for frame in frames:
                socket.send(frame)
            last = "at" if frames else "look"
            if frames:
                socket.send('{"type":"ping"}')
            kind = ""
            while kind != last:
                said = msgspec.json.decode(socket.recv(SECONDS))
                kind = said["type"]
                self.counts[f"frame {kind}"] += 1
                if not self._valid.is_valid(said):
                    self.found.append(f"{what}: not as the document says: {said}")
        except ConnectionClosed as closed:
            end = closed.rcvd
            if end is None:
                return False
            self.counts[f"closed with {end.code} {end.reason}"] += 1
            if end.code not in ENDS:
                self.found.append(f"{what}: ended with {end}")
            elif end.reason and (fault := self._sayings.unknown(end.reason)):
                self.found.append(f"{what}: {fault}")
        except TimeoutError:
            self.found.append(f"{what}: no answer")
        return True
