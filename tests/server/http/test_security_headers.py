"""What every answer tells the browser."""

from __future__ import annotations

import pytest
from litestar import Litestar, get
from litestar.exceptions import PermissionDeniedException
from litestar.testing import TestClient

from batisseurs.server.http.request_log import RequestLog
from batisseurs.server.http.security_headers import header_values, security_headers
from batisseurs.server.process.metrics import Metrics
from batisseurs.server.settings import Settings


def policy(values: dict[str, str]) -> dict[str, str]:
    """Return the parts of the content policy."""
    parts = values["content-security-policy"].split("; ")
    return dict(part.split(" ", 1) for part in parts)


def test_nothing_inline_and_nothing_from_elsewhere() -> None:
    said = policy(header_values(Settings()))
    assert said["default-src"] == "'self'"
    assert said["script-src"] == "'self'"
    assert {said[name] for name in ("object-src", "frame-ancestors", "form-action")} == {"'none'"}
    assert {said[name] for name in ("base-uri", "connect-src", "font-src", "worker-src")} == {"'self'"}
    assert "unsafe" not in str(said)
    assert "http" not in str(said)
    assert "*" not in str(said)


def test_tls_is_kept_to_once_it_is_there() -> None:
    assert "strict-transport-security" not in header_values(Settings())
    assert "max-age=31536000" in header_values(Settings(public_url="https://example.org")).values()


@get("/fine")
async def fine() -> dict[str, str]:
    """Answer."""
    return {}


@get("/refused")
async def refused() -> None:
    """Refuse."""
    raise PermissionDeniedException


@get("/broken")
async def broken() -> None:
    """Break."""
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/fine", 200),
        ("GET", "/refused", 403),
        ("GET", "/broken", 500),
        ("GET", "/no", 404),
        ("PUT", "/fine", 405),
    ],
)
def test_every_answer_has_them(method: str, path: str, status: int) -> None:
    settings = Settings()
    app = RequestLog(
        Litestar([fine, refused, broken], openapi_config=None), Metrics(), security_headers(settings)
    )
    with TestClient(app, raise_server_exceptions=False) as server:
        answer = server.request(method, path)
    assert answer.status_code == status
    assert header_values(settings).items() <= dict(answer.headers).items()
