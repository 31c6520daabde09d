"""A small client for tests: it asks over HTTP and listens over a socket or a stream."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Iterator
from typing import Any, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
SPECTATOR = -6
Json = dict[str, Any]

numbers = itertools.count(1)


def new_id() -> str:
    """Return an id for a command, as every client makes them."""
    return f"id-{next(numbers)}"


class Client:
    """One guest."""

    def __init__(self, url: str) -> None:
        """Become a guest, as a program does."""
        self.url = url
        self.http = httpx.Client(
            base_url=url, headers={"X-Batisseurs": "1"}, timeout=PATIENCE, trust_env=False
        )
        token = self.post("/api/guest", {"bearer": True})["token"]
        self.bearer = {"Authorization": f"Bearer {token}"}
        self.http.headers.update(self.bearer)

    def close(self) -> None:
        """Go."""
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Asking. -----------------------------------------------------------------------------------------

    def get(self, path: str, status: int = 200, **query: int) -> Json:
        """Ask for something; the answer must have this status."""
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    def post(self, path: str, body: Json, status: int = 200) -> Json:
        """Ask for something with a body; the answer must have this status."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    def open(self, game: str = "theopolis", players: int = 2, status: int = 200, **new: Any) -> str:
        """Open a room; return its id."""
        body = {"id": new_id(), "new": {"game": game, "players": players, **new}}
        return str(self.post("/api/rooms", body, status).get("room", ""))

    def do(self, room: str, type_: str, seat: int = 0, status: int = 200, **said: Any) -> Json:
        """Send a command; `version` and `id` are the request's, everything else the command's."""
        request: Json = {"id": said.pop("id", None) or new_id(), "seat": seat}
        if "version" in said:
            request["version"] = said.pop("version")
        request["command"] = {"type": type_, **said}
        return self.post(f"/api/rooms/{room}/commands", request, status)

    def send(self, room: str, seat: int, command: Json, status: int = 200) -> Json:
        """Send a command that needs no version."""
        request = {"id": new_id(), "seat": seat, "command": command}
        return self.post(f"/api/rooms/{room}/commands", request, status)

    def look(self, room: str, status: int = 200, **query: int) -> Json:
        """Look at a room."""
        return self.get(f"/api/rooms/{room}", status, **query)

    def seen(self, room: str, **query: int) -> Json:
        """Return the current room."""
        found: Json = self.look(room, **query)["room"]
        return found

    def key(self, room: str, seat: int) -> str:
        """Make a key to a seat."""
        return str(self.post(f"/api/rooms/{room}/invitations", {"seat": seat})["key"])

    def enter(self, key: str, status: int = 200) -> Json:
        """Use a key."""
        return self.post("/api/enter", {"key": key}, status)

    def choose(self, room: str, seat: int, room_seen: Json, which: int = 0) -> Json:
        """Answer with one of the choices seen."""
        choices = room_seen["choices"]
        text = choices[which % len(choices)]["text"]
        return self.do(room, "choose", seat, text=text, version=room_seen["version"])

    # Listening. --------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def socket(self, room: str, **query: int) -> Iterator[Socket]:
        """Listen to a room over a socket."""
        address = self.http.base_url.join(f"api/rooms/{room}/socket").copy_merge_params(query)
        with connect(
            str(address).replace("http", "ws", 1),
            additional_headers=self.bearer,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            max_size=None,
        ) as connection:
            yield Socket(connection)

    @contextlib.contextmanager
    def stream(self, room: str, headers: dict[str, str] | None = None, **query: int) -> Iterator[Stream]:
        """Listen to a room over a stream."""
        path = f"/api/rooms/{room}/events"
        with self.http.stream("GET", path, params=query, headers=headers) as answer:
            if answer.status_code != 200:
                answer.read()
            assert answer.status_code == 200, answer.text
            yield Stream(answer)


class Socket:
    """A socket that is open."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def frame(self, type_: str = "look") -> Json:
        """Wait for the next frame of a kind; signs of life in between are passed over."""
        while True:
            frame: Json = msgspec.json.decode(self.connection.recv(PATIENCE))
            if frame["type"] == type_:
                return frame

    def upto(self, version: int) -> Json:
        """Wait for the look that reaches a version."""
        while True:
            frame = self.frame()
            if frame["room"]["version"] >= version:
                return frame

    def ending(self) -> tuple[int, str]:
        """Wait until the socket is closed; return code and reason."""
        try:
            while True:
                self.connection.recv(PATIENCE)
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd is not None else (0, "")

    def say(self, **frame: Any) -> None:
        """Send a frame."""
        self.connection.send(msgspec.json.encode(frame).decode())


class Stream:
    """A stream that is open."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self.lines = answer.iter_lines()

    def event(self) -> dict[str, str]:
        """Wait for the next event; comments come as an event with `comment` only."""
        found: dict[str, str] = {}
        for line in self.lines:
            if not line:
                if found:
                    return found
                continue
            name, _, value = line.partition(": ")
            found[name or "comment"] = value
        return found

    def look(self) -> tuple[int, Json]:
        """Wait for the next look; return the id of the event and what it holds."""
        while True:
            event = self.event()
            assert event, "the stream has ended"
            if event.get("event") == "look":
                return int(event["id"]), msgspec.json.decode(event["data"])
