"""What sockets and streams have in common: who listens to which room from which seat, and since when."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Iterable
from typing import Any, TypeVar

from batisseurs.kernel.seats import SPECTATOR, Seat
from batisseurs.server.http.authentication import Connection
from batisseurs.server.http.decoding import read_query
from batisseurs.server.http.operations import room_of, who_asks
from batisseurs.server.http.rate_limits import client_address
from batisseurs.server.http.wire import ListenQuery
from batisseurs.server.realtime.hub import Listener
from batisseurs.server.state import ServerState

T = TypeVar("T")


async def listener_for(
    server: ServerState, connection: Connection, query: Iterable[tuple[str, str]]
) -> Listener:
    """Return the listener of a request; refused like any request."""
    return await server.threads.run(_listener_for, server, connection, list(query))


def _listener_for(server: ServerState, connection: Connection, query: list[tuple[str, str]]) -> Listener:
    guest = who_asks(server, connection, "socket")
    room = room_of(connection)
    asked = read_query(ListenQuery, query)
    seat = asked.seat if asked.seat is not None else own_seat(server, room, guest)
    return Listener(room, guest, seat, asked.since, here=asked.here == 1)


def own_seat(server: ServerState, room: str, guest: str) -> Seat:
    """Return the guest's first seat, else SPECTATOR."""
    return min((seat for seat in server.rooms.seats_of(room, guest) if seat >= 0), default=SPECTATOR)


@contextlib.asynccontextmanager
async def subscribed(server: ServerState, listener: Listener, connection: Connection) -> AsyncIterator[None]:
    """Subscribe a listener for as long as the block runs; the number per guest is limited."""
    who = (listener.guest, client_address(connection, server.settings))
    server.limits.open_socket(*who)
    try:
        await server.hub.join(listener)
        try:
            yield
        finally:
            server.hub.leave(listener)
    finally:
        server.limits.close_socket(*who)


async def first_to_end(*works: Coroutine[Any, Any, T]) -> T:
    """Run several coroutines until the first ends; return its result."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return done.pop().result()
