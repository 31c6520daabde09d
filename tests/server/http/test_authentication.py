"""Who someone is, and from where a request may come."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import RequestFactory

from batisseurs.rooms.errors import NotAllowed
from batisseurs.server.http.authentication import (
    Connection,
    bearer_of,
    check_origin,
    cookie_for,
    guest_of,
    key_hash,
    new_guest,
    new_key,
)
from batisseurs.server.process.clock import ServerTime
from batisseurs.server.settings import Settings
from batisseurs.server.storage import SqlStorage, open_storage

LOCAL = Settings()
PUBLIC = Settings(public_url="https://games.example.org/g", base_path="/g")
HOST = "127.0.0.1:8000"


def asked(method: str = "POST", **headers: str) -> Connection:
    """Return a request with these headers; underscores stand for dashes."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    make = RequestFactory()
    return make.get(headers=named) if method == "GET" else make.post(headers=named)


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[SqlStorage]:
    """Return a real one."""
    opened = open_storage(f"sqlite:///{tmp_path / 'house.sqlite'}")
    yield opened
    opened.close()


# Tokens. -----------------------------------------------------------------------------------------


def test_keys_have_256_bits_and_are_never_the_same() -> None:
    keys = {new_key() for _ in range(1000)}
    assert len(keys) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{43}", key) for key in keys)


def test_only_a_digest_is_kept() -> None:
    assert key_hash("abc") == hashlib.sha256(b"abc").digest()
    assert key_hash("\ud800"), "whatever is sent has a digest"


def test_a_guest_is_who_has_the_token(storage: SqlStorage) -> None:
    ann, token = new_guest(storage, ServerTime())
    ben, other = new_guest(storage, ServerTime())
    assert ann.id != ben.id
    assert token != other
    assert token not in ann.id
    for found in (
        guest_of(asked(Authorization=f"Bearer {token}"), storage),
        guest_of(asked(authorization=f"bearer  {token} "), storage),
        guest_of(asked(Cookie=f"batisseurs={token}"), storage),
        guest_of(asked(Cookie=f"x=1; __Host-batisseurs={token}; batisseurs={other}"), storage),
        guest_of(asked(Authorization=f"Bearer {token}", Cookie=f"batisseurs={other}"), storage),
    ):
        assert found == ann


@pytest.mark.parametrize("token", ["", "x", "A" * 43, "A" * 5000, "é" * 43])
def test_others_are_nobody(storage: SqlStorage, token: str) -> None:
    new_guest(storage, ServerTime())
    cookie = token.encode("ascii", "replace").decode()
    assert guest_of(asked(Cookie=f"batisseurs={cookie}"), storage) is None
    assert guest_of(asked(Authorization=f"Bearer {cookie}"), storage) is None
    assert guest_of(asked(Authorization=f"Basic {cookie}"), storage) is None


def test_the_cookie_is_for_us_alone() -> None:
    plain = cookie_for("t", LOCAL)
    assert (plain.key, plain.path, plain.secure, plain.httponly, plain.samesite) == (
        "batisseurs", "/", False, True, "strict",
    )  # fmt: skip
    assert plain.domain is None
    assert plain.max_age == 31_536_000
    below = cookie_for("t", PUBLIC)
    assert (below.key, below.path, below.secure) == ("batisseurs", "/g", True)
    whole = cookie_for("t", Settings(public_url="https://games.example.org"))
    assert (whole.key, whole.path, whole.secure) == ("__Host-batisseurs", "/", True)
    assert cookie_for("t", Settings(secure_cookie="yes")).secure
    assert not cookie_for("t", Settings(public_url="https://games.example.org", secure_cookie="no")).secure


# From where. -------------------------------------------------------------------------------------

OURS = {"X_Batisseurs": "1", "Host": HOST}


@pytest.mark.parametrize(
    ("settings", "headers"),
    [
        (LOCAL, OURS),
        (LOCAL, {**OURS, "Origin": f"http://{HOST}"}),
        (LOCAL, {**OURS, "Origin": f"https://{HOST}", "Sec_Fetch_Site": "same-origin"}),
        (LOCAL, {**OURS, "Origin": f"HTTP://{HOST}", "Cookie": "batisseurs=x"}),
        (PUBLIC, {**OURS, "Origin": "https://games.example.org"}),
        (PUBLIC, {**OURS, "Origin": "https://GAMES.example.org", "Sec_Fetch_Site": "same-origin"}),
        (LOCAL, {"Authorization": "Bearer x", "Origin": "https://evil.example"}),
    ],
)
def test_pages_of_this_server_and_programs_may_ask(settings: Settings, headers: dict[str, str]) -> None:
    check_origin(asked(**headers), settings)


@pytest.mark.parametrize(
    ("settings", "headers"),
    [
        (LOCAL, {"Host": HOST, "Origin": f"http://{HOST}"}),
        (LOCAL, {**OURS, "X_Batisseurs": "yes"}),
        (LOCAL, {**OURS, "Origin": "https://evil.example"}),
        (LOCAL, {**OURS, "Origin": "null"}),
        (LOCAL, {**OURS, "Origin": ""}),
        (LOCAL, {**OURS, "Origin": "http://[::1"}),
        (LOCAL, {**OURS, "Origin": f"http://{HOST}.evil.example"}),
        (LOCAL, {**OURS, "Origin": f"http://{HOST}@evil.example"}),
        (LOCAL, {**OURS, "Origin": "http://127.0.0.1:8001"}),
        (LOCAL, {**OURS, "Origin": f"ftp://{HOST}"}),
        (LOCAL, {**OURS, "Sec_Fetch_Site": "cross-site"}),
        (LOCAL, {**OURS, "Sec_Fetch_Site": "same-site"}),
        (LOCAL, {**OURS, "Authorization": "Basic x", "Origin": "https://evil.example"}),
        (LOCAL, {**OURS, "Authorization": "Bearer ", "Origin": "https://evil.example"}),
        (PUBLIC, {**OURS, "Origin": f"http://{HOST}"}),
        (PUBLIC, {**OURS, "Origin": "http://games.example.org"}),
    ],
)
def test_other_sites_may_not(settings: Settings, headers: dict[str, str]) -> None:
    with pytest.raises(NotAllowed):
        check_origin(asked(**headers), settings)


def test_looking_needs_no_header() -> None:
    """Another site cannot read what its visitors' browsers get from us."""
    check_origin(asked("GET", Origin="https://evil.example", Host=HOST), LOCAL)


def test_an_empty_bearer_is_none() -> None:
    assert bearer_of(asked(Authorization="Bearer")) == ""
    assert bearer_of(asked(Authorization="Bearer   ")) == ""
