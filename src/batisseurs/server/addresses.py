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


def _is_trusted(connection: Connection, settings: Settings) -> bool:
    if connection.client is None:
        return False
    try:
        address = ipaddress.ip_address(connection.client.host)
    except ValueError:
        return False
    return any(address in ipaddress.ip_network(text, strict=False) for text in settings.trusted_proxies)
