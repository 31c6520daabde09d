"""Who a client is: guests by a random token, seats by a random key; and which origins may send requests.

Tokens and keys have 256 bits from the operating system. Only their SHA-256 is stored, so a backup contains
none that can be used. They are looked up by that digest and never compared, so timing reveals nothing.

A browser holds its token in a cookie that no script can read and that other sites cannot make it send. A
request by cookie that changes something must also carry a header of ours, which other sites cannot add, and
come from a page of this server. Terminals and bots send `Authorization: Bearer`, which no browser adds by
itself.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Any, NoReturn, Protocol, TypeAlias
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType

from batisseurs.kernel.choice import Message
from batisseurs.rooms.errors import NotAllowed
from batisseurs.rooms.service import Time
from batisseurs.rooms.storage import Guest, Storage
from batisseurs.server.errors import Banned
from batisseurs.server.process.logs import TOKEN_LENGTH
from batisseurs.server.settings import Settings

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

TOKEN_BYTES = 32
ID_BYTES = 12
COOKIE = "batisseurs"
HOST_COOKIE = "__Host-batisseurs"
"""Browsers accept a cookie of such a name only from this host, over TLS, for all its paths."""
HEADER = "x-batisseurs"
HEADER_VALUE = "1"
YEAR = 365 * 24 * 60 * 60
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_SITE = frozenset({"same-origin", "none"})
"""Values of `Sec-Fetch-Site` for our own pages, and for an address typed by hand."""

# Tokens and keys. --------------------------------------------------------------------------------


def new_key() -> str:
    """Return a key to a seat, or a token of a guest."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def key_hash(key: str) -> bytes:
    """Return what is stored of a key or token."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).digest()


def new_guest(storage: Storage, time: Time) -> tuple[Guest, str]:
    """Make a guest; return it with its token, which is never sent again."""
    token = new_key()
    guest = Guest(secrets.token_urlsafe(ID_BYTES), time.now())
    storage.add_guest(guest, key_hash(token))
    return guest, token


def guest_of(connection: Connection, storage: Storage) -> Guest | None:
    """Return the guest who sent a request; None without a token, or with one that nobody was given.

    A banned guest is refused.
    """
    return _found(connection, storage.find_guest)


class KnownGuests(Protocol):
    """The guests in memory: `storage.SqlStorage`."""

    def known_guest(self, token_hash: bytes) -> Guest | None:
        """Return the guest with this token, if it is in memory."""


def known_guest_of(connection: Connection, storage: KnownGuests) -> Guest | None:
    """Return the guest who sent a request if it is in memory, without asking the database."""
    return _found(connection, storage.known_guest)


def _found(connection: Connection, find: Callable[[bytes], Guest | None]) -> Guest | None:
    token = bearer_of(connection) or cookie_of(connection)
    guest = find(key_hash(token)) if len(token) == TOKEN_LENGTH else None
    if guest is not None and guest.banned:
        raise Banned
    return guest


def bearer_of(connection: Connection) -> str:
    """Return the token in the header, or nothing."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def cookie_of(connection: Connection) -> str:
    """Return the token in the cookie, or nothing. The `__Host-` cookie comes first."""
    return connection.cookies.get(HOST_COOKIE) or connection.cookies.get(COOKIE) or ""


def cookie_for(token: str, settings: Settings) -> Cookie:
    """Return the cookie that holds a browser's token."""
    path = settings.base_path or "/"
    return Cookie(
        key=HOST_COOKIE if settings.secure and path == "/" else COOKIE,
        value=token,
        max_age=YEAR,
        path=path,
        secure=settings.secure,
        httponly=True,
        # Strict, and links still work: our pages send no request before they are shown.
        samesite="strict",
    )


# From where. -------------------------------------------------------------------------------------


def check_origin(connection: Connection, settings: Settings) -> None:
    """Refuse what another site makes a browser send: sockets, and requests that may change something.

    A request with a token in its header does not come from another site's page, and may come from anywhere.
    """
    if bearer_of(connection):
        return
    socket = connection.scope["type"] == ScopeType.WEBSOCKET
    if not socket:
        if str(connection.scope.get("method", "GET")) in SAFE:
            return
        if connection.headers.get(HEADER) != HEADER_VALUE:
            raise NotAllowed(
                f"requests that change something need the header {HEADER}: {HEADER_VALUE}",
                Message("error-server-header", {"header": f"{HEADER}: {HEADER_VALUE}"}),
            )
    site = connection.headers.get("sec-fetch-site")
    origin = connection.headers.get("origin")
    if site is not None and site not in OWN_SITE:
        _foreign(origin or site)
    if origin is not None and not is_own(origin, connection, settings):
        _foreign(origin)


def is_own(origin: str, connection: Connection, settings: Settings) -> bool:
    """Tell whether an origin is ours: the public address, else the requested host."""
    if settings.origin:
        return origin.lower() == settings.origin
    try:
        asked = urlsplit(origin)
    except ValueError:
        return False
    host = connection.headers.get("host", "").lower()
    return asked.scheme in {"http", "https"} and bool(host) and asked.netloc.lower() == host


def _foreign(origin: str) -> NoReturn:
    raise NotAllowed(
        f"another site asked: {origin}", Message("error-server-origin", {"origin": origin[:200]})
    )
