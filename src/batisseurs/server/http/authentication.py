"""Who somebody is: guests by a random token, seats by a random key, and from where a request may come.

Tokens and keys have 256 bits from the operating system. Only their SHA-256 is kept: whoever reads a backup
can use none. They are looked up by that digest and never compared: how long it takes tells nothing.

A browser holds its token in a cookie that no script can read and that other sites cannot make it send. What
changes something by cookie must also carry a header of ours, which other sites cannot add, and come from a
page of this server. Terminals and bots send `Authorization: Bearer`, which no browser adds by itself.
"""

from __future__ import annotations

import hashlib
import secrets
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
"""Browsers take a cookie of such a name only from this host, over TLS, for all its paths."""
HEADER = "x-batisseurs"
HEADER_VALUE = "1"
YEAR = 365 * 24 * 60 * 60
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_SITE = frozenset({"same-origin", "none"})
"""What `Sec-Fetch-Site` says of a page of this server, and of an address typed by hand."""

# Tokens and keys. --------------------------------------------------------------------------------


def new_key() -> str:
    """Return a key to a seat, or a token of a guest."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def key_hash(key: str) -> bytes:
    """Return what is kept of a key or token."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).digest()


def new_guest(storage: Storage, time: Time) -> tuple[Guest, str]:
    """Make a guest; return it with its token, which nobody will ever tell again."""
    token = new_key()
    guest = Guest(secrets.token_urlsafe(ID_BYTES), time.now())
    storage.add_guest(guest, key_hash(token))
    return guest, token


def guest_of(connection: Connection, storage: Storage) -> Guest | None:
    """Return who is asking; None for somebody without a token, or with one that nobody was given.

    Who is banned is refused.
    """
    token = bearer_of(connection) or cookie_of(connection)
    if len(token) != TOKEN_LENGTH:
        return None
    guest = storage.find_guest(key_hash(token))
    if guest is not None and guest.banned:
        raise Banned
    return guest


class KnownGuests(Protocol):
    """Who has been here: `storage.SqlStorage`."""

    def knows_guest(self, token_hash: bytes) -> bool:
        """Tell whether a guest with this token is in memory."""


def is_known(connection: Connection, storage: KnownGuests) -> bool:
    """Tell whether who is asking has been here before, without asking the database."""
    token = bearer_of(connection) or cookie_of(connection)
    return len(token) == TOKEN_LENGTH and storage.knows_guest(key_hash(token))


def bearer_of(connection: Connection) -> str:
    """Return the token in the header, or nothing."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def cookie_of(connection: Connection) -> str:
    """Return the token in the cookie, or nothing. One of this host goes before one of any path."""
    return connection.cookies.get(HOST_COOKIE) or connection.cookies.get(COOKIE) or ""


def cookie_for(token: str, settings: Settings) -> Cookie:
    """Return the cookie in which a browser keeps its token."""
    path = settings.base_path or "/"
    return Cookie(
        key=HOST_COOKIE if settings.secure and path == "/" else COOKIE,
        value=token,
        max_age=YEAR,
        path=path,
        secure=settings.secure,
        httponly=True,
        # Strict, and links still work: a page of ours asks for nothing before it is shown.
        samesite="strict",
    )


# From where. -------------------------------------------------------------------------------------


def check_origin(connection: Connection, settings: Settings) -> None:
    """Refuse what another site makes a browser ask for: sockets, and whatever may change something.

    Who shows a token in the header is no browser acting for another site, and may come from anywhere.
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
    """Tell whether a page of this server is meant: by its public address, else by the host that was asked."""
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
