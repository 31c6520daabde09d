"""The threads of a server: rooms and storage wait for the disk, the event loop must not."""

from __future__ import annotations

import asyncio
import contextvars
import functools
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
HOW_MANY = 8
"""More would only wait for each other: SQLite has one writer, and Python runs one thread at a time."""

TURN = 0.0005
"""Seconds after which a working thread must yield. At Python's default, ten times as long, the event loop
would often wait for the threads."""


class Threads:
    """A few threads in which everything happens that waits."""

    def __init__(self, how_many: int = HOW_MANY) -> None:
        """Threads are started when they are needed."""
        sys.setswitchinterval(TURN)
        self._pool = ThreadPoolExecutor(how_many, thread_name_prefix="server")

    async def run(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do something in a thread and wait for it without stopping the loop."""
        loop = asyncio.get_running_loop()
        # What is logged there still carries the number of the request.
        context = contextvars.copy_context()
        return await loop.run_in_executor(self._pool, functools.partial(context.run, work, *args, **named))

    def stop(self) -> None:
        """Let what has begun end; what has not, will not."""
        self._pool.shutdown(cancel_futures=True)
