"""Where chunks of games are played: in this process, or in several.

Both are executors of the standard library's kind, so that a cluster's can take their place.
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
    """Does the work at once, when it is handed in."""

    def submit(self, fn: Callable[Given, Made], /, *args: Given.args, **kwargs: Given.kwargs) -> Future[Made]:
        """Work, then return the finished future."""
        future: Future[Made] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  whoever asks for the result gets it, as with any executor
            future.set_exception(error)
        return future

    def stop(self) -> None:
        """Nothing is under way."""


class Workers(ProcessPoolExecutor):
    """Processes, started afresh (not forked: the terminal's progress bar has a thread)."""

    def __init__(self, cores: int) -> None:
        """Say how many."""
        super().__init__(max_workers=cores, mp_context=multiprocessing.get_context("spawn"))

    def submit(self, fn: Callable[Given, Made], /, *args: Given.args, **kwargs: Given.kwargs) -> Future[Made]:
        """Hand in work. Workers are started here, and must not hear Ctrl-C: this process answers it."""
        with _deaf_to_interrupts():
            return super().submit(fn, *args, **kwargs)

    def stop(self) -> None:
        """End the workers, without waiting for what they may still be playing."""
        # From Python 3.14 on there is `terminate_workers`.
        processes = list((self._processes or {}).values())
        self.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


@contextlib.contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Hold Ctrl-C back; a process started meanwhile never gets it, this one gets it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
