"""One worker: an application behind uvicorn, on a socket that the first process has bound."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from litestar import Litestar
from uvicorn.config import Config
from uvicorn.server import Server

from batisseurs.server.app import create_app
from batisseurs.server.http.connections import Connection, ConnectionPolicy, SocketConnection
from batisseurs.server.http.rate_limits import Limits
from batisseurs.server.http.request_log import RequestLog
from batisseurs.server.http.routes import COMMAND
from batisseurs.server.http.security_headers import security_headers
from batisseurs.server.http.short_route import ShortRoute
from batisseurs.server.process.logs import set_up_logs
from batisseurs.server.settings import Settings

Guarded = TypeVar("Guarded", Connection, SocketConnection)
LIMITS = "limits.sqlite"
"""In the folder that the workers share."""
KEEP_ALIVE = 60
"""Seconds a connection may be idle between two requests."""
PING = 20.0
"""Seconds between two pings on a socket, and until the answer must be there."""
LEAVE = 1
"""Seconds for connections to close after everything has been answered."""
BACKLOG = 1024


def work(settings: Settings, listener: socket.socket, parent: int, together: Path | None) -> None:
    """Serve until stopped."""
    # Ctrl-C in a terminal reaches every process of the group. The first one handles it for all workers.
    os.setpgid(0, 0)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    # Until the application handles it: a worker that waits for a database has nothing to finish.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    set_up_logs(settings)
    limits = Limits(settings, together / LIMITS if together is not None else None)
    servers: list[Server] = []

    def stop() -> None:
        servers[0].should_exit = True

    app = create_app(settings, limits, stop)
    servers.append(Worker(app, settings, limits))
    servers[0].run([listener])


class Worker(Server):
    """uvicorn with our connections."""

    def __init__(self, app: Litestar, settings: Settings, limits: Limits) -> None:
        """Take an application, the settings and the limits."""
        policy = ConnectionPolicy(settings, limits)
        config = Config(
            RequestLog(
                ShortRoute(app, COMMAND, settings.base_path),
                app.state.metrics,
                security_headers(settings),
                lambda: app.state.server.stopping,
            ),
            http=_as_class(Connection, policy),
            ws=_as_class(SocketConnection, policy),
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            ws_per_message_deflate=False,
            lifespan="on",
            interface="asgi3",
            log_config=None,
            access_log=False,
            proxy_headers=False,  # whom to trust is decided by our own settings
            server_header=False,
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=LEAVE,
            backlog=BACKLOG,
        )
        super().__init__(config)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the application, which drains the server first."""
        yield


def _as_class(kind: type[Guarded], policy: ConnectionPolicy) -> type[Guarded]:
    """Return a subclass whose instances share a policy."""
    return type(kind.__name__, (kind,), {"policy": policy})


def _end_with(parent: int) -> None:
    """Stop when the first process is gone: a worker alone would keep the port."""
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)
