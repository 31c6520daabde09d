"""Whether the database can store something: only writing shows that a disk is full."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Protocol

from batisseurs.rooms.errors import StorageDown

FRESH = 1.0
"""Seconds for which a result is reused, so that frequent checks do not load the disk."""


class WritableStorage(Protocol):
    """Where it is tried: `storage.SqlStorage`."""

    def try_writing(self) -> None:
        """Write something durably, and leave no trace."""


class WriteCheck:
    """Whether writing worked a moment ago."""

    def __init__(self, storage: WritableStorage, clock: Callable[[], float] = time.monotonic) -> None:
        """Nothing has been tried yet."""
        self._storage = storage
        self._clock = clock
        self._lock = threading.Lock()
        self._tried = -FRESH
        self._failed: StorageDown | None = None

    def check(self) -> None:
        """Raise `StorageDown` if the database does not store."""
        with self._lock:  # a check that comes meanwhile waits for this result
            if self._clock() - self._tried >= FRESH:
                self._failed = None
                try:
                    self._storage.try_writing()
                except StorageDown as error:
                    self._failed = error
                self._tried = self._clock()
            if self._failed is not None:
                raise StorageDown(self._failed.text, self._failed.message)
