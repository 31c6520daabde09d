"""The application: routes over a server, which opens and closes with the application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, get
from litestar.connection import Request
from litestar.datastructures import State
from litestar.response import Response

from batisseurs.rooms.errors import StorageDown
from batisseurs.server.http.addresses import check_host
from batisseurs.server.http.error_responses import NOT_FOUND, answer_exception
from batisseurs.server.http.openapi import document
from batisseurs.server.http.pages import asset, count_look, loose_file, not_found_page, page
from batisseurs.server.http.rate_limits import Limits, TooMany
from batisseurs.server.http.routes import LARGE, OPERATIONS
from batisseurs.server.process.metrics import Metrics
from batisseurs.server.process.shutdown import drained_on_signal
from batisseurs.server.process.struct_warmup import warm_up_structs
from batisseurs.server.realtime.event_stream import room_events
from batisseurs.server.realtime.websocket import not_a_socket, room_socket
from batisseurs.server.settings import Settings
from batisseurs.server.state import ServerState

log = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds between two attempts to reach a database that does not answer."""


@get("/schema/openapi.json", name="schema", guards=[count_look])
async def schema(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Return the OpenAPI document."""
    server: ServerState = request.app.state.server
    return Response(document(server.settings.base_path), media_type="application/json")


def _answer(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Answer any error; for an unknown page, with the client's page."""
    answer = answer_exception(request, error)
    try:
        return (not_found_page(request) if answer.status_code == NOT_FOUND else None) or answer
    except TooMany as too_many:
        return answer_exception(request, too_many)


async def _open_when_it_can(settings: Settings, metrics: Metrics, limits: Limits | None) -> ServerState:
    """Open the server. A worker that starts while the database is down waits for it."""
    while True:
        try:
            return ServerState.open(settings, metrics, limits)
        except StorageDown as error:
            log.warning("a worker waits for the database: %s", error.text)
            await asyncio.sleep(PAUSE)


def create_app(
    settings: Settings, limits: Limits | None = None, stop: Callable[[], None] | None = None
) -> Litestar:
    """Return the application of a server.

    The server opens when the application starts. On a signal, the application drains the server and calls
    `stop`.
    """
    metrics = Metrics()

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        warm_up_structs()
        server = await _open_when_it_can(settings, metrics, limits)
        app.state.server = server
        server.start()
        try:
            with drained_on_signal(server, stop):
                yield
        finally:
            await server.close()

    handlers = [operation.handler() for operation in OPERATIONS]
    return Litestar(
        [*handlers, room_socket, not_a_socket, room_events, page, asset, loose_file, schema],
        path=settings.base_path or "/",
        lifespan=[opened],
        guards=[check_host],
        state=State({"metrics": metrics, "settings": settings}),
        exception_handlers={Exception: _answer},
        request_max_body_size=LARGE,
        openapi_config=None,  # ours is made from the structs that read and write, and says more
        logging_config=None,
        debug=False,
    )
