"""Around the whole application: every request gets a number, one line in the log, and is counted.

Outside of the framework, so that nothing it answers by itself is missed.
"""

from __future__ import annotations

import secrets
import time

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

log = structlog.stdlib.get_logger("batisseurs.requests")


class RequestLog:
    """An application under observation."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        """Take the application and where to count."""
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""
        if str(scope["type"]) == "lifespan":
            await self._app(scope, receive, send)
            return
        number = secrets.token_hex(6)
        answer = LoggedResponse(self._metrics)

        async def watched(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), (b"x-request-id", number.encode())]
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
