"""For whoever runs a house: whether it is alive, whether it can be played in, and what it counts.

`/health/live` says that the process answers; whoever supervises it restarts it when it does not. `/health`
asks the database too: a proxy sends nobody to a house that cannot keep a move. `/metrics` is for Prometheus.
"""

from __future__ import annotations

import ipaddress
from typing import Any

import msgspec
from litestar import get
from litestar.connection import Request
from litestar.response import Response

from batisseurs import __version__
from batisseurs.kernel.choice import Message
from batisseurs.server.errors import NoSuchPath
from batisseurs.server.guests import Connection
from batisseurs.server.house import House
from batisseurs.server.metrics import CONTENT_TYPE
from batisseurs.server.settings import Settings
from batisseurs.server.wire import Health

FORWARDED = ("x-forwarded-for", "forwarded", "via")
"""What proxies add: whoever comes through one does not come from this machine."""


@get("/health/live", name="live")
async def live() -> Response[bytes]:
    """Tell that the server is there."""
    return Response(msgspec.json.encode(Health("ok", __version__)), media_type="application/json")


@get("/metrics", name="metrics")
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Tell what was counted, to those who may know."""
    house: House = request.app.state.house
    if not may_read_metrics(request, house.settings):
        path = "/metrics"
        raise NoSuchPath(f"nothing is at {path}", Message("error-server-nothing-there", {"path": path}))
    house.metrics.rooms.set(len(house.rooms))
    return Response(await house.threads.run(house.metrics.text), media_type=CONTENT_TYPE)


def may_read_metrics(connection: Connection, settings: Settings) -> bool:
    """Tell whether somebody may read the metrics: by default only who asks from this machine, directly."""
    if settings.metrics != "local":
        return settings.metrics == "everyone"
    client = connection.client
    if client is None or any(name in connection.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(client.host).is_loopback
    except ValueError:
        return False


FOR_OPERATORS = (live, metrics)
