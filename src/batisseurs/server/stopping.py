"""Stopping in good order: told to end, the server first answers what has begun and says goodbye.

Granian tells an application that it ends only when all its connections are closed, and closes sockets
without a word. So the house listens for the signal itself, closes its sockets with a code that means "come
again", lets commands in flight be answered, and then passes the signal on.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Iterator

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from batisseurs.server.house import House

LAST_WORDS = 0.1
"""Seconds for what was written last to leave the machine."""


@contextlib.contextmanager
def drained_on_signal(house: House) -> Iterator[None]:
    """Have SIGTERM empty the house before Granian hears of it."""
    if threading.current_thread() is not threading.main_thread():
        yield  # signals reach main threads only: whoever runs a house in another one stops it by hand
        return
    loop = asyncio.get_running_loop()
    tasks: set[asyncio.Task[None]] = set()

    def told() -> None:
        if not tasks:
            tasks.add(loop.create_task(_drain(house)))

    # Granian answers SIGTERM and SIGINT alike. The first becomes ours, the second is how it is passed on.
    loop.add_signal_handler(signal.SIGTERM, told)
    try:
        yield
    finally:
        loop.remove_signal_handler(signal.SIGTERM)


async def hang_up(message: Message, scope: Scope) -> None:
    """Keep no connection open that a client would find closed when it next uses it: for all answers."""
    house: House = scope["litestar_app"].state.house
    if message["type"] == "http.response.start" and house.stopping and str(scope["http_version"])[0] == "1":
        MutableScopeHeaders.from_message(message)["connection"] = "close"


async def _drain(house: House) -> None:
    await house.drain(house.settings.drain_seconds)
    await asyncio.sleep(LAST_WORDS)
    os.kill(os.getpid(), signal.SIGINT)
