"""Graceful shutdown: the server first answers running requests and tells listeners to reconnect.

The web server alone would close sockets without a reason. So the application handles the signal itself: it
closes its sockets with a code that means "reconnect", lets running commands finish, and then stops the web
server.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import threading
from collections.abc import Callable, Iterator

from batisseurs.server.state import ServerState

LAST_WORDS = 0.1
"""Seconds for the last bytes to be sent."""


@contextlib.contextmanager
def drained_on_signal(server: ServerState, stop: Callable[[], None] | None) -> Iterator[None]:
    """On SIGTERM, drain the server and then stop."""
    if stop is None or threading.current_thread() is not threading.main_thread():
        yield  # signals reach main threads only; a server in another thread is stopped by its owner
        return
    loop = asyncio.get_running_loop()
    tasks: set[asyncio.Task[None]] = set()

    def told() -> None:
        if not tasks:
            tasks.add(loop.create_task(_drain(server, stop)))

    loop.add_signal_handler(signal.SIGTERM, told)
    try:
        yield
    finally:
        loop.remove_signal_handler(signal.SIGTERM)


async def _drain(server: ServerState, stop: Callable[[], None]) -> None:
    await server.drain(server.settings.drain_seconds)
    await asyncio.sleep(LAST_WORDS)
    stop()
