"""Around the whole application: every request gets a number, a line in the log, our headers, and is counted.

Outside of the framework, so that nothing it answers by itself is missed.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from batisseurs.server.process.metrics import Metrics

NO_ROUTE = "(none)"
"""Nothing is there. Paths that somebody has thought up are neither written nor counted one by one."""
NOT_ANSWERED = 499
"""Who asked has gone before there was an answer."""
NORMAL = 1000
SOCKET = "SOCKET"
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", SOCKET})
STREAM = b"text/event-stream"
ANSWERS = ("http.response.start", "websocket.http.response.start")
"""A socket that is refused gets an answer too."""
CLOSE = (b"connection", b"close")

log = structlog.stdlib.get_logger("batisseurs.requests")


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

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if str(scope["type"]) == "lifespan":
            await self._app(scope, receive, send)
            return
        number = f"{self._numbers.getrandbits(48):012x}"
        answer = LoggedResponse(self._metrics)

        async def watched(message: Message) -> None:
            if message["type"] in ANSWERS:
                answered: Any = message  # its type does not say which messages have headers
                own = [*self._headers, (b"x-request-id", number.encode())]
                if self._stopping() and str(scope.get("http_version", "1"))[0] == "1":
                    own.append(CLOSE)  # a client would find the connection closed when it next uses it
                answered["headers"] = [*answered.get("headers", []), *own]
            answer.hear(message)
            await send(message)

        begun = time.perf_counter()
        with structlog.contextvars.bound_contextvars(request=number):
            try:
                await self._app(scope, receive, watched)
            finally:
                answer.end()
                self._count(scope, answer, time.perf_counter() - begun)

    def _count(self, scope: Scope, answer: LoggedResponse, seconds: float) -> None:
        socket = str(scope["type"]) == "websocket"
        method = SOCKET if socket else str(scope.get("method", ""))
        route = str(scope.get("path_template") or NO_ROUTE)
        status = answer.status or (NORMAL if socket else NOT_ANSWERED)
        self._metrics.requests.labels(method if method in METHODS else "OTHER", route, str(status)).inc()
        if not answer.lasting:
            self._metrics.request_seconds.labels(route).observe(seconds)
        log.info(
            method if method in METHODS else "OTHER", route=route, status=status, ms=round(seconds * 1000)
        )


class LoggedResponse:
    """What is known of an answer while it is given."""

    def __init__(self, metrics: Metrics) -> None:
        """Begin before the first word."""
        self._metrics = metrics
        self.status = 0
        self.lasting = False
        """Whether it is a socket or a stream, which are open for as long as somebody listens."""

    def hear(self, message: Message) -> None:
        """Take notice of what is sent."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            if any(name.lower() == b"content-type" and STREAM in value for name, value in message["headers"]):
                self._begin()
        elif message["type"] == "websocket.accept":
            self._begin()
        elif message["type"] == "websocket.close":
            self.status = message.get("code", NORMAL)

    def _begin(self) -> None:
        self.lasting = True
        self._metrics.sockets.inc()

    def end(self) -> None:
        """Nothing more will be sent."""
        if self.lasting:
            self._metrics.sockets.dec()
