"""The workers of a server: started, replaced when they die, and ended together."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any

SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
PAUSE = 1.0
"""Seconds before a worker is replaced that died right after its start."""
MOST_DEATHS = 5
"""How often in a row workers may die young before the server gives up."""
YOUNG = 10.0
"""Seconds."""

log = logging.getLogger(__name__)


class WorkersDied(Exception):  # noqa: N818  what they did
    """The workers do not stay alive."""


class Workers:
    """One process for each job, until they are stopped."""

    def __init__(self, works: Sequence[Callable[[], Any]], patience: float) -> None:
        """Take each process's job, and how many seconds they have to stop."""
        self._works = works
        self._patience = patience
        self._processes: list[BaseProcess] = []
        self._began: list[float] = []
        self._deaths = 0
        self._told, self._tell = os.pipe()
        # Forked, so that umask and limits hold there too.
        self._forking = multiprocessing.get_context("fork")

    def run(self) -> None:
        """Start all, replace those that die, and return when they have been stopped."""
        before = {number: signal.signal(number, self._heard) for number in SIGNALS}
        try:
            for work in self._works:
                self._processes.append(self._started(work, before))
                self._began.append(time.monotonic())
            while not self._look(before):
                pass
        finally:
            self._end()
            for number in SIGNALS:
                # All have ended. A late signal while Python shuts down changes nothing.
                signal.signal(number, signal.SIG_IGN)

    def _heard(self, _number: int, _frame: object) -> None:
        os.write(self._tell, b".")

    def _started(self, work: Callable[[], Any], before: dict[signal.Signals, Any]) -> BaseProcess:
        def begin() -> None:
            for number, handler in before.items():
                signal.signal(number, handler)
            os.close(self._told)
            os.close(self._tell)
            work()

        process = self._forking.Process(target=begin)
        process.start()
        return process

    def _look(self, before: dict[signal.Signals, Any]) -> bool:
        """Wait for something to happen; tell whether to stop."""
        happened = wait([self._told, *(process.sentinel for process in self._processes)])
        if self._told in happened:
            return True
        for place, process in enumerate(self._processes):
            if process.is_alive():
                continue
            log.error("worker %s ended with %s and is replaced", process.pid, process.exitcode)
            young = time.monotonic() - self._began[place] < YOUNG
            self._deaths = self._deaths + 1 if young else 0
            if self._deaths >= MOST_DEATHS:
                raise WorkersDied
            if young and wait([self._told], PAUSE):
                return True
            self._processes[place] = self._started(self._works[place], before)
            self._began[place] = time.monotonic()
        return False

    def _end(self) -> None:
        for process in self._processes:
            process.terminate()
        until = time.monotonic() + self._patience
        for process in self._processes:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                log.error("worker %s does not end and is killed", process.pid)
                process.kill()
                process.join()
