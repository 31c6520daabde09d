"""A room over a WebSocket: looks go out after every commit, a few small frames come in."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, get, websocket
from litestar.connection import Request
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Response

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError
from batisseurs.rooms.errors import NotAllowed
from batisseurs.server.errors import Malformed, Stopping
from batisseurs.server.http import authentication
from batisseurs.server.http.decoding import read_json
from batisseurs.server.http.error_responses import ours, status_of
from batisseurs.server.http.rate_limits import Frames, TooMany
from batisseurs.server.http.wire import ClientFrame, PingFrame, SinceFrame
from batisseurs.server.realtime.hub import NOT_YOURS, RESTARTS, WENT_WRONG, End, Listener
from batisseurs.server.realtime.subscription import first_to_end, listener_for, subscribed
from batisseurs.server.state import ServerState

PATH = "/api/rooms/{room:str}/socket"
Socket = WebSocket[Any, Any, Any]
FRAMES: msgspec.json.Decoder[ClientFrame] = msgspec.json.Decoder(ClientFrame)
LAST_WORDS = 0.1
"""Seconds for which a refused client may keep sending."""
LONGEST_REASON = 120
"""Bytes; the protocol allows 123."""


@websocket(PATH)
async def room_socket(socket: Socket) -> None:
    """Send a reader everything about a room until one side ends it."""
    server: ServerState = socket.app.state.server
    try:
        authentication.check_origin(socket, server.settings)
    except NotAllowed:
        # Not even opened: another site's page learns nothing.
        await socket.close(code=NOT_YOURS)
        return
    # Also in a server that stops: it waits until everyone has been told.
    with server.listening():
        await socket.accept()
        try:
            listener = await listener_for(server, socket, socket.query_params.multi_items())
            async with subscribed(server, listener, socket):
                end = await first_to_end(_send(socket, listener), _receive(server, socket, listener))
        except WebSocketDisconnect:
            return
        except Exception as error:  # noqa: BLE001  whatever it is, the client gets a code and a reason
            end = _end_of(ours(error, "SOCKET", socket.url.path))
            await _read_out(socket)
        # The client may have gone meanwhile.
        with contextlib.suppress(Exception):
            await socket.close(code=end.code, reason=end.reason[:LONGEST_REASON])


@get(PATH, name="no_socket")
async def not_a_socket(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Refuse a plain request at the address of a WebSocket."""
    raise Malformed(f"{request.url.path} is for WebSockets", Message("error-server-socket-only"))


async def _send(socket: Socket, listener: Listener) -> End:
    while True:
        frame = await listener.next()
        if isinstance(frame, End):
            return frame
        try:
            await socket.send({"type": "websocket.send", "bytes": None, "text": frame.text})
        except (OSError, RuntimeError) as ended:  # closed by the other side, or by the protocol
            raise WebSocketDisconnect(detail="") from ended
        del frame  # not kept until the next one comes: many sockets only listen


async def _receive(server: ServerState, socket: Socket, listener: Listener) -> End:
    allowed = Frames()
    while True:
        event: dict[str, Any] = dict(await socket.receive())
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(code=event.get("code", 1000), detail="")
        said: str | bytes = event.get("text") or event.get("bytes") or b""
        allowed.take(said)
        frame = read_json(FRAMES, said)
        if isinstance(frame, SinceFrame):
            server.hub.send_since(listener, frame.version)
        elif isinstance(frame, PingFrame):
            server.hub.say_where(listener)


async def _read_out(socket: Socket) -> None:
    """Read a moment longer: with unread bytes, the client would not get the reason."""
    with contextlib.suppress(TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(LAST_WORDS):
            while True:
                await socket.receive()


def _end_of(error: BatisseursError) -> End:
    """Return the close code of a refusal: whether it is the client's fault, or reconnecting may help."""
    if isinstance(error, Stopping):
        return End(RESTARTS, error.id)
    if isinstance(error, TooMany):
        return End(NOT_YOURS, error.message.id if error.message is not None else error.id)
    return End(NOT_YOURS if status_of(error) < 500 else WENT_WRONG, error.id)  # noqa: PLR2004
