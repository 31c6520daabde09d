"""Whoever sends too much still hears why.

An answer that comes while the rest is still being sent would be lost: the connection is closed over unread
bytes, and the client sees an error of the network. So some of the rest is read and thrown away first.
"""

from __future__ import annotations

from litestar.types import ASGIApp, Message, Receive, Scope, Send

TOO_LARGE = 413
MOST = 8 * 1024 * 1024
"""Bytes that are thrown away; who sends more than this is not worth an answer."""


class ReadOut:
    """Around an application: reads out what was refused for its size."""

    def __init__(self, app: ASGIApp) -> None:
        """Take the application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through."""

        async def patient(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == TOO_LARGE:
                await _read_out(receive)
            await send(message)

        await self._app(scope, receive, patient)


async def _read_out(receive: Receive) -> None:
    left = MOST
    while left > 0:
        message = await receive()
        if message["type"] != "http.request":
            return
        left -= len(message["body"])
        if not message["more_body"]:
            return
