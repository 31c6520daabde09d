"""The server's addresses: where people find it, which host names it answers for, and who is local."""

from __future__ import annotations

import functools
import ipaddress
import socket
from urllib.parse import urlsplit

from litestar.handlers import BaseRouteHandler

from batisseurs.kernel.choice import Message
from batisseurs.server.errors import WrongHost
from batisseurs.server.http.authentication import Connection
from batisseurs.server.settings import Settings

PROXIED = (
    "cf-connecting-ip", "forwarded", "true-client-ip", "via", "x-client-ip", "x-forwarded-for",
    "x-forwarded-host", "x-forwarded-proto", "x-real-ip",
)  # fmt: skip
"""Headers that only a proxy sends: the request is someone else's."""
MOST_HOSTS = 256
LONGEST_HOST = 200


def server_address(connection: Connection, settings: Settings) -> str:
    """Return the address of the server without a slash at the end: the public one, else the requested one.

    What a proxy says about the request counts only if the proxy is trusted.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    scheme = connection.scope.get("scheme", "http").replace("ws", "http")
    host = connection.headers.get("host", f"{settings.host}:{settings.port}")
    if _is_trusted(connection, settings):
        said = connection.headers.get("x-forwarded-proto", "").partition(",")[0].strip()
        scheme = said if said in {"http", "https"} else scheme
        host = connection.headers.get("x-forwarded-host", host).partition(",")[0].strip()
    return f"{scheme}://{host}{settings.base_path}"


def is_local(connection: Connection) -> bool:
    """Tell whether a request comes from this machine, for this machine, and not through a proxy."""
    address = _address(connection)
    forwarded = any(name in connection.headers for name in PROXIED)
    asked = _number(_name(connection.headers.get("host", "")))
    here = asked is None or asked.is_loopback
    return address is not None and address.is_loopback and here and not forwarded


async def check_host(connection: Connection, _handler: BaseRouteHandler | None = None) -> None:
    """Refuse a request for another host: a guard of all routes.

    It is async because Litestar would run it in a thread otherwise, which takes longer than the guard.

    Another site can point its own name here, and its pages would then have our origin. It cannot do so with a
    numeric address.
    """
    asked = connection.headers.get("host", "")
    if not answers_to(asked, connection.app.state.settings):
        raise WrongHost(
            f"this server is not {asked[:LONGEST_HOST]}",
            Message("error-server-not-here", {"host": asked[:LONGEST_HOST]}),
        )


@functools.lru_cache(MOST_HOSTS)
def answers_to(asked: str, settings: Settings) -> bool:
    """Tell whether the server answers for a host name, with or without a port."""
    name = _name(asked)
    if _number(name) is not None:
        return True
    public = urlsplit(settings.public_url).hostname
    return name in {"localhost", settings.host.lower(), *settings.hosts, public, *_machine()}


@functools.cache
def _machine() -> tuple[str, ...]:
    """Return the names of this machine in its network."""
    name = socket.gethostname().lower()
    return name, f"{name.partition('.')[0]}.local"


def _name(host: str) -> str:
    """Return a host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _number(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


def _is_trusted(connection: Connection, settings: Settings) -> bool:
    address = _address(connection)
    networks = [ipaddress.ip_network(text, strict=False) for text in settings.trusted_proxies]
    return address is not None and any(address in network for network in networks)


def _address(connection: Connection) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    return _number(connection.client.host if connection.client is not None else "")
