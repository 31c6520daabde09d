"""Every refusal in one shape: its status and its body.

Never a 500. An unexpected error is logged under a number, and answered with 503 and that number.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar.connection import Request
from litestar.exceptions import HTTPException
from litestar.response import Response

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError, IllegalChoice
from batisseurs.rooms.errors import NoSuchRoom, NotAllowed, Stale, StorageDown
from batisseurs.rooms.views.model import StoredEventView
from batisseurs.server.errors import (
    MOST_REPEATED,
    Banned,
    HeadTooLarge,
    Malformed,
    NoGuest,
    NoSuchPath,
    Stopping,
    TooLarge,
    TooLate,
    Unexpected,
    WrongHost,
    WrongMethod,
    no_such_path,
    unexpected,
)
from batisseurs.server.http.rate_limits import TooMany
from batisseurs.server.http.wire import Refused, RefusedAsStale

log = logging.getLogger("batisseurs.server")

STATUS: dict[type[BatisseursError], int] = {
    Malformed: 400,
    NoGuest: 401,
    NotAllowed: 403,
    Banned: 403,
    NoSuchRoom: 404,
    NoSuchPath: 404,
    WrongMethod: 405,
    TooLate: 408,
    Stale: 409,
    TooLarge: 413,
    WrongHost: 421,
    TooMany: 429,
    HeadTooLarge: 431,
    StorageDown: 503,
    Stopping: 503,
    Unexpected: 503,
}
"""The status of each error; all others are refusals by the rules of a room or game."""
BY_THE_RULES = 422
SOON = 2
"""Seconds after which to try again, when the database or the server was down."""
TOML = "error-toml"
NOT_FOUND = 404
NOT_ALLOWED = 405
TOO_LARGE = 413


def status_of(error: BatisseursError) -> int:
    """Return the status of an error."""
    for kind in type(error).__mro__:
        if kind in STATUS:
            return STATUS[kind]
    return BY_THE_RULES


def refused(error: BatisseursError, missed: tuple[StoredEventView, ...] = ()) -> Refused:
    """Return an error as it is sent; `missed` are the events that a stale command had not seen."""
    rule = str(error.about.get("rule", "")) if isinstance(error, IllegalChoice) else ""
    message = _message(error)
    because = tuple(_message(inner) for inner in _behind(error))
    if isinstance(error, Stale):
        return RefusedAsStale(
            error.id, error.text, message, rule, because, version=error.version, missed=missed
        )
    return Refused(error.id, error.text, message, rule, because, _line(error, message))


def _message(error: BatisseursError) -> Message:
    return error.message if error.message is not None else Message(error.id, {"text": error.text})


def _line(error: BatisseursError, message: Message) -> int | None:
    """Return the line of a file that an error is about."""
    line = error.about.get("line", message.args.get("line") if message.id == TOML else None)
    return line if isinstance(line, int) else None


def _behind(error: BatisseursError) -> Iterator[BatisseursError]:
    while error.because is not None:
        error = error.because
        yield error


def response_to(error: BatisseursError, missed: tuple[StoredEventView, ...] = ()) -> Response[bytes]:
    """Return the answer to a request that was refused."""
    status = status_of(error)
    headers = {"Cache-Control": "no-store"}
    if isinstance(error, TooMany):
        headers["Retry-After"] = str(error.retry_after)
    elif status == STATUS[StorageDown]:
        headers["Retry-After"] = str(SOON)
    elif isinstance(error, NoGuest):
        headers["WWW-Authenticate"] = "Bearer"
    elif isinstance(error, TooLate):
        headers["Connection"] = "close"
    elif isinstance(error, WrongMethod):
        headers["Allow"] = str(error.about.get("allow", ""))
    return Response(
        msgspec.json.encode(refused(error, missed)),
        status_code=status,
        media_type="application/json",
        headers=headers,
    )


def ours(error: Exception, method: str, path: str) -> BatisseursError:
    """Return any error as one of ours."""
    if isinstance(error, BatisseursError):
        return error
    if isinstance(error, HTTPException) and error.status_code < 500:  # noqa: PLR2004
        return _of_the_framework(error, method, path[:MOST_REPEATED])
    number = secrets.token_hex(6)
    log.error("unexpected error %s: %s %s", number, method, path, exc_info=error)
    return unexpected(number)


def _of_the_framework(error: HTTPException, method: str, path: str) -> BatisseursError:
    """Return an error of Litestar's own as one of ours."""
    if error.status_code == NOT_FOUND:
        return no_such_path(path)
    if error.status_code == NOT_ALLOWED:
        allowed = (error.headers or {}).get("allow", "").split(", ")
        allow = ", ".join(sorted(name for name in allowed if name.isupper()))
        return WrongMethod(
            f"{method} is not possible at {path}; possible: {allow}",
            Message("error-server-method", {"method": method, "path": path, "allow": allow}),
            allow=allow,
        )
    if error.status_code == TOO_LARGE:
        return TooLarge("that is more than may be sent here", Message("error-server-too-much"))
    return Malformed(f"that cannot be understood: {error.detail}", Message("error-server-no-request"))


def answer_exception(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer any error: the one exception handler of the application."""
    return response_to(ours(error, request.method, request.url.path))
