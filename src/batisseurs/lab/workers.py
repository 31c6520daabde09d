"""Where chunks of games are played: in this process, or in several.

Both are executors of the standard library, so a cluster's executor can replace them.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Made = TypeVar("Made")


def available_cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class SameProcess(Executor):
    """Runs the work at once, in `submit`."""

    def submit(self, fn: Callable[Given, Made], /, *args: Given.args, **kwargs: Given.kwargs) -> Future[Made]:
        """Run the work and return the finished future."""
        future: Future[Made] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  the future raises it, as with any executor
            future.set_exception(error)
        return future

    def stop(self) -> None:
        """Do nothing: no work is running."""


class Workers(ProcessPoolExecutor):
    """Spawned processes (not forked: the terminal's progress bar has a thread)."""

    def __init__(self, cores: int) -> None:
        """Take the number of processes."""
        super().__init__(max_workers=cores, mp_context=multiprocessing.get_context("spawn"))

    def submit(self, fn: Callable[Given, Made], /, *args: Given.args, **kwargs: Given.kwargs) -> Future[Made]:
        """Submit work. Workers start here and must not get Ctrl-C: this process handles it."""
        with _interrupts_blocked():
            return super().submit(fn, *args, **kwargs)

    def stop(self) -> None:
        """End the workers without waiting for their games."""
        # From Python 3.14 on there is `terminate_workers`.
        processes = list((self._processes or {}).values())
        self.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


@contextlib.contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C: a process started in this context never gets it, this one gets it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
