"""Around the whole application: every request gets a number, a line in the log, our headers, and is counted.

Outside of the framework, so that nothing it answers by itself is missed.
"""

from __future__ import annotations

import functools
import logging
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import Counter, Histogram

from batisseurs.server.process.logs import request_number
from batisseurs.server.process.metrics import Metrics

NO_ROUTE = "(none)"
"""Stands for all paths without a route. Paths that clients make up are neither logged nor counted."""
NOT_ANSWERED = 499
"""The client has gone before there was an answer."""
NORMAL = 1000
SOCKET = "SOCKET"
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", SOCKET})
STREAM = b"text/event-stream"
ANSWERS = ("http.response.start", "websocket.http.response.start")
"""A refused socket gets an HTTP answer too."""
CLOSE = (b"connection", b"close")
LOGGER = "batisseurs.requests"

log = structlog.stdlib.get_logger(LOGGER)


class RequestLog:
    """An application under observation."""

    def __init__(
        self,
        app: ASGIApp,
        metrics: Metrics,
        headers: Sequence[tuple[bytes, bytes]] = (),
        stopping: Callable[[], bool] = lambda: False,
    ) -> None:
        """Take the application, where to count, what every answer carries, and whether the server stops."""
        self._app = app
        self._metrics = metrics
        self._headers = headers
        self._stopping = stopping
        self._numbers = random.Random()  # noqa: S311  to find a request in the log, no secret
        self._is_logged = functools.partial(logging.getLogger(LOGGER).isEnabledFor, logging.INFO)
        # Looking up the labels of a metric costs more than counting. There are few routes and statuses.
        self._counter = functools.cache(self._find_counter)
        self._timer = functools.cache(self._find_timer)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if str(scope["type"]) == "lifespan":
            await self._app(scope, receive, send)
            return
        number = f"{self._numbers.getrandbits(48):012x}"
        own = [*self._headers, (b"x-request-id", number.encode())]
        answer = LoggedResponse(self._metrics, own, self._stopping, send)
        begun = time.perf_counter()
        token = request_number.set(number)
        try:
            await self._app(scope, receive, answer.send)
        finally:
            answer.end()
            self._count(scope, answer, time.perf_counter() - begun)
            request_number.reset(token)

    def _count(self, scope: Scope, answer: LoggedResponse, seconds: float) -> None:
        about: Any = scope
        socket = about["type"] == "websocket"
        method = SOCKET if socket else about.get("method", "")
        method = method if method in METHODS else "OTHER"
        route = about.get("path_template") or NO_ROUTE
        status = answer.status or (NORMAL if socket else NOT_ANSWERED)
        self._counter(method, route, status).inc()
        if not answer.lasting:
            self._timer(route).observe(seconds)
        if self._is_logged():
            log.info(method, route=route, status=status, ms=round(seconds * 1000))

    def _find_counter(self, method: str, route: str, status: int) -> Counter:
        return self._metrics.requests.labels(method, route, str(status))

    def _find_timer(self, route: str) -> Histogram:
        return self._metrics.request_seconds.labels(route)


class LoggedResponse:
    """Sends an answer on with our headers, and remembers what is counted of it."""

    def __init__(
        self,
        metrics: Metrics,
        headers: Sequence[tuple[bytes, bytes]],
        stopping: Callable[[], bool],
        send: Send,
    ) -> None:
        """Take the headers to add, whether the server stops, and where the answer goes."""
        self._metrics = metrics
        self._headers = headers
        self._stopping = stopping
        self._send = send
        self.status = 0
        self.lasting = False
        """Whether it is a socket or a stream, which stays open for as long as the client listens."""

    async def send(self, message: Message) -> None:
        """Send a message on."""
        kind = message["type"]
        if kind in ANSWERS:
            answered: Any = message  # its type does not say which messages have headers
            headers = answered.get("headers", [])
            answered["headers"] = [*headers, *self._headers]
            if self._stopping():
                answered["headers"].append(CLOSE)  # the next request would find the connection closed
            if kind == "http.response.start":
                self.status = answered["status"]
                if any(name.lower() == b"content-type" and STREAM in value for name, value in headers):
                    self._begin()
        elif kind == "websocket.accept":
            self._begin()
        elif kind == "websocket.close":
            closed: Any = message
            self.status = closed.get("code", NORMAL)
        await self._send(message)

    def _begin(self) -> None:
        self.lasting = True
        self._metrics.sockets.inc()

    def end(self) -> None:
        """Stop counting an open socket or stream."""
        if self.lasting:
            self._metrics.sockets.dec()
