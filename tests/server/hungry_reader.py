"""A guarded process that wants a gigabyte for every answer."""

from __future__ import annotations

from batisseurs.server.sandbox import worker


def eat(_data: bytes) -> bytes:
    """Take memory as a file can that is read into ever more pieces."""
    try:
        return b"".join(bytearray(2**20) for _ in range(2**10))[:1]
    except MemoryError:
        raise SystemExit(3) from None  # quietly: a traceback would stand among the reports of the tests


if __name__ == "__main__":
    worker.main(eat)
