"""A short route for moves: the framework's routing and response took a sixth of their processor time.

It calls the same function that Litestar has at the same address. Everything else is left to Litestar.
"""

from __future__ import annotations

import functools
import re
from typing import Any

from litestar import Litestar
from litestar.connection import Request
from litestar.response import Response
from litestar.types import Receive, Scope, Send

from batisseurs.server.http.addresses import check_host
from batisseurs.server.http.operations import Operation

OK = 200


class ShortRoute:
    """An application in which one operation is called directly."""

    def __init__(self, app: Litestar, operation: Operation, base_path: str) -> None:
        """Take the application, and the operation to call directly."""
        self._app = app
        self._method = operation.method
        self._template = base_path + operation.path
        self._path = re.compile(re.escape(base_path) + operation.path.replace("{room}", "(?P<room>[^/]+)"))
        self._answer = operation.function()
        self._refuse: Any = app.exception_handlers[Exception]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        about: Any = scope  # its type does not allow access by name
        found = self._path.fullmatch(about["path"]) if about.get("method") == self._method else None
        if found is None:
            await self._app(scope, receive, send)
            return
        about |= {
            "app": self._app,
            "litestar_app": self._app,
            "path_template": self._template,
            "path_params": found.groupdict(),
        }
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        try:
            await check_host(request)
            response = await self._answer(request)
        except Exception as error:  # noqa: BLE001  the application has an answer to all
            response = self._refuse(request, error)
        if response.status_code is None:
            await _send(response, send)
        else:
            await response.to_asgi_response(None, request)(scope, receive, send)


async def _send(response: Response[bytes], send: Send) -> None:
    """Send an operation's answer."""
    headers = [_encoded(name, value) for name, value in response.headers.items()]
    headers += [cookie.to_encoded_header() for cookie in response.cookies]
    headers.append((b"content-length", str(len(response.content)).encode()))
    await send({"type": "http.response.start", "status": OK, "headers": headers})
    await send({"type": "http.response.body", "body": response.content, "more_body": False})


@functools.lru_cache(64)
def _encoded(name: str, value: str) -> tuple[bytes, bytes]:
    return name.lower().encode(), value.encode()
