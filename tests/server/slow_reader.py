"""A guarded process that takes its time: it never answers."""

from __future__ import annotations

import time

from batisseurs.server.sandbox import worker


def sleep(_data: bytes) -> bytes:
    """Answer after longer than anyone waits."""
    time.sleep(600)
    return b""


if __name__ == "__main__":
    worker.main(sleep)
