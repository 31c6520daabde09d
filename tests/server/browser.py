"""A browser for tests: it keeps its token in a cookie and says where its pages come from."""

from __future__ import annotations

from typing import Any, Self

import httpx

from tests.server.client import PATIENCE, Json, new_id


class Browser:
    """Someone at a page of a server, or, with another `origin`, at a page of another site."""

    def __init__(self, url: str, origin: str | None = None, **headers: str) -> None:
        """Open a page; no guest yet."""
        self.url = url
        self.origin = origin or url
        self.http = httpx.Client(
            base_url=url,
            headers={"X-Batisseurs": "1", "Origin": self.origin, **headers},
            timeout=PATIENCE,
            trust_env=False,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def token(self) -> str:
        """The token in its cookie."""
        return next(cookie.value or "" for cookie in self.http.cookies.jar)

    def become_guest(self) -> httpx.Response:
        """Get a cookie."""
        answer = self.http.post("/api/guest", json={})
        assert answer.status_code == 200, answer.text
        return answer

    def post(self, path: str, body: Any, status: int = 200, **headers: str) -> Json:
        """Send something; the answer must have this status."""
        answer = self.http.post(path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    def open(self, **new: Any) -> str:
        """Open a room."""
        body = {"id": new_id(), "new": {"game": "theopolis", "players": 2, **new}}
        return str(self.post("/api/rooms", body)["room"])

    def do(self, room: str, type_: str, status: int = 200, seat: int = 0, **said: Any) -> Json:
        """Send a command."""
        request = {"id": new_id(), "seat": seat, "command": {"type": type_, **said}}
        return self.post(f"/api/rooms/{room}/commands", request, status)
