"""Stopping in good order: told to end, the server first answers what has begun and says goodbye.

The web server would close sockets without a word, and tell the application only when all connections are
closed. So the server listens for the signal itself, closes its sockets with a code that means "come again",
lets commands in flight be answered, and then lets the web server stop.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import threading
from collections.abc import Callable, Iterator

from batisseurs.server.state import ServerState

LAST_WORDS = 0.1
"""Seconds for what was written last to leave the machine."""


@contextlib.contextmanager
def drained_on_signal(server: ServerState, stop: Callable[[], None] | None) -> Iterator[None]:
    """Have SIGTERM empty the server, then stop."""
    if stop is None or threading.current_thread() is not threading.main_thread():
        yield  # signals reach main threads only: whoever runs a server in another one stops it by hand
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
