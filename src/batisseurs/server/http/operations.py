"""One operation: a path, a method and a plain function that does it.

What a function takes and returns is what goes over the wire: `query` is read from the address, `body` from
the body, and what it returns is the answer. The same annotations make the OpenAPI document, so it cannot say
anything else. All of an operation happens in one thread: reading, asking the database who the guest is,
the work itself, and writing the answer. Where nothing but the disk must be waited for it is done in
the loop instead (`fast_path`): to change threads to and fro takes longer than most moves.
"""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal, get_type_hints

import msgspec
from litestar.connection import Request
from litestar.datastructures import Cookie
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.handlers import HTTPRouteHandler
from litestar.response import Response

from batisseurs.games import find_game
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import UnknownGame
from batisseurs.kernel.game import Game
from batisseurs.rooms.errors import NoSuchRoom, Stale
from batisseurs.rooms.views.model import StoredEventView
from batisseurs.server.errors import Malformed, NoGuest, nothing_at
from batisseurs.server.http import authentication
from batisseurs.server.http.cached_response import ASK_FIRST, ready_again, sent
from batisseurs.server.http.decoding import read_json, read_query
from batisseurs.server.http.error_responses import response_to
from batisseurs.server.http.rate_limits import Kind, client_address
from batisseurs.server.http.wire import ROOM_PATTERN, Nothing
from batisseurs.server.state import ServerState

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
SMALL = 64 * 1024
"""How many bytes a body may have where nobody has much to say."""
ROOM = re.compile(ROOM_PATTERN)

Work = Callable[..., Any]
Handler = Callable[[Request[Any, Any, Any]], Awaitable[Response[bytes]]]
Connection = authentication.Connection


@dataclass
class Call:
    """One request: who asks, about which room, and what the answer carries beside its body."""

    server: ServerState
    guest: str
    room: str
    connection: Connection
    named: str = ""
    """The game that the address names."""
    cookies: list[Cookie] = field(default_factory=list)

    @property
    def game(self) -> Game:
        """The game of the address. One that there is not is nothing at this address."""
        try:
            return find_game(self.named)
        except UnknownGame:
            raise nothing_at(self.connection.url.path) from None


@dataclass(frozen=True)
class Operation:
    """What can be asked at one address."""

    method: Literal["GET", "POST"]
    path: str
    work: Work
    limit: Kind
    """What it counts as, for those who ask too often."""
    needs_guest: bool = True
    most: int = SMALL
    media: str = JSON
    kept: bool = False
    """Whether clients keep the answer, since it rarely changes, and ask only if it is still the same."""
    fast_path: Callable[..., Awaitable[Any]] | None = None
    """Does the same in the loop if it need not wait for anybody; its answer is None if it must."""
    refuses: tuple[int, ...] = ()
    """The statuses of refusals by the work itself; those of reading, guests and limits are known."""

    @property
    def name(self) -> str:
        """The name of the operation."""
        return self.work.__name__

    @property
    def hints(self) -> dict[str, Any]:
        """What the function takes and returns, with the limits of every value."""
        return get_type_hints(self.work, include_extras=True)

    @property
    def has_room(self) -> bool:
        """Whether it is about one room."""
        return "{room}" in self.path

    def handler(self) -> HTTPRouteHandler:
        """Return this operation as Litestar knows it."""
        path = self.path.replace("{room}", "{room:str}").replace("{game}", "{game:str}")
        route = HTTPRouteHandler(path, http_method=self.method, name=self.name, status_code=200)
        return route(self.function())

    def function(self) -> Handler:
        """Return what answers a request."""
        hints = self.hints
        query = hints.get("query")
        body = msgspec.json.Decoder(hints["body"]) if "body" in hints else None

        async def handle(request: Request[Any, Any, Any]) -> Response[bytes]:
            server: ServerState = request.app.state.server
            if body is None:
                with server.at_work():
                    return await server.threads.run(self._carry_out, server, request, query)
            # Nobody's body is read before it is known who they are, and that they may ask.
            if not self.needs_guest or authentication.is_known(request, server.storage):
                call = self._call(server, request)
            else:
                call = await server.threads.run(self._call, server, request)
            raw = await whole_body(request, self.most)
            with server.at_work():
                given = self._given(request, query, body, raw)
                if self.fast_path is not None:
                    answer = await self.fast_path(call, **given)
                    if answer is not None:
                        return self._response(call, answer)
                return await server.threads.run(self._work, call, given)

        handle.__name__ = self.name
        return handle

    def _carry_out(self, server: ServerState, request: Request[Any, Any, Any], query: Any) -> Response[bytes]:
        """Do everything that a request without a body needs, in a thread."""
        call = self._call(server, request)
        return self._work(call, self._given(request, query, None, b""))

    def _given(self, request: Request[Any, Any, Any], query: Any, body: Any, raw: bytes) -> dict[str, Any]:
        """Find out what is asked for."""
        given: dict[str, Any] = {}
        asked = read_query(query or Nothing, request.query_params.multi_items())
        if query is not None:
            given["query"] = asked
        if body is not None:
            check_json(request)
            given["body"] = read_json(body, raw)
        return given

    def _work(self, call: Call, given: dict[str, Any]) -> Response[bytes]:
        began = time.thread_time()
        try:
            answer = self.work(call, **given)
        except Stale as error:
            return response_to(error, missed_by(call, error, given["body"].seat))
        else:
            return self._response(call, answer)
        finally:
            if call.guest:
                call.server.limits.charge("processor", call.guest, time.thread_time() - began)

    def _response(self, call: Call, answer: object) -> Response[bytes]:
        if self.kept:
            return sent(call.connection, ready_again(written(answer), self.media), f"private, {ASK_FIRST}")
        # Said as a header: a `media_type` that is text would get its charset twice.
        headers = {"Content-Type": self.media, "Cache-Control": "no-store"}
        return Response(written(answer), headers=headers, cookies=call.cookies)

    def _call(self, server: ServerState, request: Request[Any, Any, Any]) -> Call:
        authentication.check_origin(request, server.settings)
        guest = who_asks(server, request, self.limit, needed=self.needs_guest)
        room = room_of(request) if self.has_room else ""
        return Call(server, guest, room, request, str(request.path_params.get("game", "")))


def written(answer: object) -> bytes:
    """Return an answer as bytes: text as it is, everything else as JSON."""
    if isinstance(answer, bytes):
        return answer
    return answer.encode() if isinstance(answer, str) else msgspec.json.encode(answer)


def who_asks(server: ServerState, connection: Connection, limit: Kind, *, needed: bool = True) -> str:
    """Return the id of the guest who asks, or nothing; count the request for guest and address."""
    server.limits.take(limit, client_address(connection, server.settings))
    guest = authentication.guest_of(connection, server.storage) if needed else None
    if guest is None:
        if needed:
            raise NoGuest
        return ""
    server.limits.take(limit, guest.id)
    server.limits.take("processor", guest.id, 0)
    return guest.id


def room_of(connection: Connection) -> str:
    """Return the room of an address. What cannot be the id of a room is none."""
    room = str(connection.path_params["room"])
    if ROOM.fullmatch(room) is None:
        raise NoSuchRoom("no table has such an id", Message("error-server-no-room-id"))
    return room


async def whole_body(request: Request[Any, Any, Any], most: int) -> bytes:
    """Return the body, if it has no more bytes than that. Who leaves before its end is told no more."""
    if (request.content_length or 0) > most:
        raise RequestEntityTooLarge
    body = b""
    while True:
        message = await request.receive()
        if message["type"] != "http.request":
            raise Malformed("the body is incomplete", Message("error-server-cut-short"))
        body += message["body"]
        if len(body) > most:
            raise RequestEntityTooLarge
        if not message.get("more_body", False):
            return body


def check_json(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that does not say that it is JSON: what a form of another site could send."""
    if request.content_type[0] != JSON:
        raise Malformed(
            f"the body must be {JSON}, and say so", Message("error-server-content-type", {"type": JSON})
        )


def missed_by(call: Call, error: Stale, seat: int) -> tuple[StoredEventView, ...]:
    """Return the events that a stale command had not seen, for its reader."""
    since = min(max(error.said, 0), error.version)
    return call.server.rooms.look(call.room, call.guest, seat, since).events
