"""The libraries that an adapter needs are optional: who lacks one is told which extra brings it."""

from __future__ import annotations


def missing(extra: str, error: ImportError) -> ImportError:
    """Return the error to raise where a library of an extra cannot be imported."""
    return ImportError(
        f"{error}; this adapter needs the extra {extra!r}: pip install 'batisseurs[{extra}]'",
        name=error.name,
        path=error.path,
    )
