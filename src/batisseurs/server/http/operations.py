"""One operation: a path, a method and a plain function.

What the function takes and returns is what goes over the wire: `query` comes from the address, `body` from
the body, and its result is the answer. The same annotations make the OpenAPI document. An operation runs in
one thread, from decoding to encoding, because it waits for the database. A move that only waits for the disk
runs in the loop instead (`fast_path`), because switching threads takes longer than most moves.
"""

from __future__ import annotations

import gzip
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
from batisseurs.rooms.storage import Guest
from batisseurs.rooms.views.model import StoredEventView
from batisseurs.server.errors import Malformed, NoGuest, no_such_path
from batisseurs.server.http import authentication
from batisseurs.server.http.cached_response import ASK_FIRST, ready_again, sent, takes
from batisseurs.server.http.decoding import read_json, read_query
from batisseurs.server.http.error_responses import response_to
from batisseurs.server.http.rate_limits import Kind, client_address
from batisseurs.server.http.wire import ROOM_PATTERN, Nothing
from batisseurs.server.state import ServerState

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
SMALL = 64 * 1024
"""The size limit of most bodies."""
ROOM = re.compile(ROOM_PATTERN)

Work = Callable[..., Any]
Handler = Callable[[Request[Any, Any, Any]], Awaitable[Response[bytes]]]
Connection = authentication.Connection


@dataclass
class Call:
    """One request: the guest, the room, and what the answer carries beside its body."""

    server: ServerState
    guest: str
    room: str
    connection: Connection
    named: str = ""
    """The game in the address."""
    cookies: list[Cookie] = field(default_factory=list)

    @property
    def game(self) -> Game:
        """The game in the address; an unknown one is an unknown address."""
        try:
            return find_game(self.named)
        except UnknownGame:
            raise no_such_path(self.connection.url.path) from None


@dataclass(frozen=True)
class Operation:
    """What can be requested at one address."""

    method: Literal["GET", "POST"]
    path: str
    work: Work
    limit: Kind
    """Which rate limit it counts for."""
    needs_guest: bool = True
    most: int = SMALL
    media: str = JSON
    kept: bool = False
    """Whether clients cache the answer and revalidate it, since it rarely changes."""
    packs: bool = False
    """Whether a long answer is compressed: it is made of the same words again and again."""
    fast_path: Callable[..., Awaitable[Any]] | None = None
    """Does the same in the loop if it need not wait for anyone; else returns None."""
    refuses: tuple[int, ...] = ()
    """Statuses of refusals by the function itself; those of decoding, guests and limits are known."""

    @property
    def name(self) -> str:
        """The name of the operation."""
        return self.work.__name__

    @property
    def hints(self) -> dict[str, Any]:
        """The function's types, with the limits of every value."""
        return get_type_hints(self.work, include_extras=True)

    @property
    def has_room(self) -> bool:
        """Whether it is about one room."""
        return "{room}" in self.path

    def handler(self) -> HTTPRouteHandler:
        """Return this operation as a Litestar handler."""
        path = self.path.replace("{room}", "{room:str}").replace("{game}", "{game:str}")
        route = HTTPRouteHandler(path, http_method=self.method, name=self.name, status_code=200)
        return route(self.function())

    def function(self) -> Handler:
        """Return the function that answers a request."""
        hints = self.hints
        query = hints.get("query")
        body = msgspec.json.Decoder(hints["body"]) if "body" in hints else None

        async def handle(request: Request[Any, Any, Any]) -> Response[bytes]:
            server: ServerState = request.app.state.server
            if body is None:
                with server.track_task():
                    return await server.threads.run(self._carry_out, server, request, query)
            # The body is not read before the guest and the limits are checked.
            known = authentication.known_guest_of(request, server.storage) if self.needs_guest else None
            if known is not None or not self.needs_guest:
                call = self._call(server, request, known)
            else:
                call = await server.threads.run(self._call, server, request)
            raw = await whole_body(request, self.most)
            with server.track_task():
                given = self._given(request, query, body, raw)
                if self.fast_path is not None:
                    answer = await self.fast_path(call, **given)
                    if answer is not None:
                        return self._response(call, answer)
                return await server.threads.run(self._work, call, given)

        handle.__name__ = self.name
        return handle

    def _carry_out(self, server: ServerState, request: Request[Any, Any, Any], query: Any) -> Response[bytes]:
        """Answer a request without a body, in a thread."""
        call = self._call(server, request)
        return self._work(call, self._given(request, query, None, b""))

    def _given(self, request: Request[Any, Any, Any], query: Any, body: Any, raw: bytes) -> dict[str, Any]:
        """Decode the query and the body."""
        given: dict[str, Any] = {}
        if query is not None or request.scope["query_string"]:
            asked = read_query(query or Nothing, request.query_params.multi_items())
            given |= {"query": asked} if query is not None else {}
        if body is not None:
            check_json(request)
            given["body"] = read_json(body, raw)
        return given

    def _work(self, call: Call, given: dict[str, Any]) -> Response[bytes]:
        began = time.thread_time()
        try:
            answer = self.work(call, **given)
        except Stale as error:
            return response_to(error, missed_events(call, error, (given.get("body") or given["query"]).seat))
        else:
            return self._response(call, answer)
        finally:
            if call.guest:
                call.server.limits.charge("processor", call.guest, time.thread_time() - began)

    def _response(self, call: Call, answer: object) -> Response[bytes]:
        if self.kept:
            return sent(call.connection, ready_again(written(answer), self.media), f"private, {ASK_FIRST}")
        # As a header: a text `media_type` would get its charset twice.
        headers = {"Content-Type": self.media, "Cache-Control": "no-store"}
        body = written(answer)
        if self.packs and takes("gzip", call.connection.headers.get("accept-encoding", "")):
            body = gzip.compress(body, 1, mtime=0)
            headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(body, headers=headers, cookies=call.cookies)

    def _call(self, server: ServerState, request: Request[Any, Any, Any], known: Guest | None = None) -> Call:
        authentication.check_origin(request, server.settings)
        guest = who_asks(server, request, self.limit, needed=self.needs_guest, known=known)
        room = room_of(request) if self.has_room else ""
        return Call(server, guest, room, request, str(request.path_params.get("game", "")))


def written(answer: object) -> bytes:
    """Return an answer as bytes: text as it is, everything else as JSON."""
    if isinstance(answer, bytes):
        return answer
    return answer.encode() if isinstance(answer, str) else msgspec.json.encode(answer)


def who_asks(
    server: ServerState,
    connection: Connection,
    limit: Kind,
    *,
    needed: bool = True,
    known: Guest | None = None,
) -> str:
    """Return the id of the guest who sent a request, or nothing; count it for the guest and the address.

    `known` is the guest, if that was found before. A guest in memory is counted first: requests over its own
    limit take nothing from others at the same address.
    """
    if needed and known is None:
        known = authentication.known_guest_of(connection, server.storage)
    if known is not None:
        server.limits.take(limit, known.id)
    server.limits.take(limit, client_address(connection, server.settings))
    guest = known or (authentication.guest_of(connection, server.storage) if needed else None)
    if guest is None:
        if needed:
            raise NoGuest
        return ""
    if known is None:
        server.limits.take(limit, guest.id)
    server.limits.take("processor", guest.id, 0)
    return guest.id


def room_of(connection: Connection) -> str:
    """Return the room in the address, if it can be the id of one."""
    room = str(connection.path_params["room"])
    if ROOM.fullmatch(room) is None:
        raise NoSuchRoom("no table has such an id", Message("error-server-no-room-id"))
    return room


async def whole_body(request: Request[Any, Any, Any], most: int) -> bytes:
    """Return the body, if it is not larger than `most`."""
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
    """Refuse a body that does not say that it is JSON: another site's form could send it."""
    if request.content_type[0] != JSON:
        raise Malformed(
            f"the body must be {JSON}, and say so", Message("error-server-content-type", {"type": JSON})
        )


def missed_events(call: Call, error: Stale, seat: int) -> tuple[StoredEventView, ...]:
    """Return the events that a stale command or question had not seen, for its reader."""
    since = min(max(error.said, 0), error.version)
    return call.server.rooms.look(call.room, call.guest, seat, since).events
