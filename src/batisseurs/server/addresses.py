"""Under which address people find the house: for links."""

from __future__ import annotations

import ipaddress

from batisseurs.server.guests import Connection
from batisseurs.server.settings import Settings


def house_address(connection: Connection, settings: Settings) -> str:
    """Return the address of the house without a slash at the end: the public one, else as it was asked for.

    What a proxy says about how it was asked counts only if the proxy is trusted.
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
    """Tell whether somebody asks from this machine, and for nobody else."""
    address = _address(connection)
    forwarded = "x-forwarded-for" in connection.headers or "forwarded" in connection.headers
    return address is not None and address.is_loopback and not forwarded


def _is_trusted(connection: Connection, settings: Settings) -> bool:
    address = _address(connection)
    networks = [ipaddress.ip_network(text, strict=False) for text in settings.trusted_proxies]
    return address is not None and any(address in network for network in networks)


def _address(connection: Connection) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(connection.client.host if connection.client is not None else "")
    except ValueError:
        return None
