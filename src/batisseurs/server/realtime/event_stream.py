"""A room as server-sent events: the same looks as over a socket, for those who cannot open one."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.connection import Request
from litestar.types import ASGIApp, Receive, Scope, Send

from batisseurs.server.errors import Stopping
from batisseurs.server.realtime.hub import End, Frame, Listener
from batisseurs.server.realtime.subscription import first_to_end, listener_for, subscribed
from batisseurs.server.state import ServerState

PATH = "/api/rooms/{room:str}/events"
RETRY = 2000
"""Milliseconds after which a browser reconnects."""
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # a proxy that buffers would withhold events
]


@get(PATH, name="room_events")
async def room_events(request: Request[Any, Any, Any]) -> ASGIApp:
    """Send a reader everything about a room until one side ends it."""
    server: ServerState = request.app.state.server
    query = list(request.query_params.multi_items())
    last = request.headers.get("last-event-id")
    if last is not None:
        # A reconnecting browser uses the old address; this header says what it has got since.
        query = [(name, value) for name, value in query if name != "since"] + [("since", last)]

    async def answer(_scope: Scope, receive: Receive, send: Send) -> None:
        if server.stopping:
            raise Stopping
        with server.listening():
            listener = await listener_for(server, request, query)
            # Refusals come before the answer begins, so they have a status of their own.
            async with subscribed(server, listener, request):
                await first_to_end(_send(send, listener), _until_gone(receive))

    return answer


async def _send(send: Send, listener: Listener) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
    await _write(send, f"retry: {RETRY}\n\n")
    while not isinstance(frame := await listener.next(), End):
        await _write(send, _event(frame))
    await _write(send, f"event: end\ndata: {frame.reason}\n\n", more=False)


async def _write(send: Send, text: str, *, more: bool = True) -> None:
    await send({"type": "http.response.body", "body": text.encode(), "more_body": more})


def _event(frame: Frame) -> str:
    """Return a frame as an event; JSON has no line breaks, so one line of data is enough."""
    if frame.kind == "at":
        return f": at {frame.version}\n\n"
    if frame.kind == "here":
        return f"event: here\ndata: {frame.text}\n\n"  # without an id: it is no version of the room
    return f"id: {frame.version}\nevent: look\ndata: {frame.text}\n\n"


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
