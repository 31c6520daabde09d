"""The libraries of adapters are optional: the import error names the extra to install."""

from __future__ import annotations


def missing(extra: str, error: ImportError) -> ImportError:
    """Return the error to raise if a library of an extra is missing."""
    return ImportError(
        f"{error}; this adapter needs the extra {extra!r}: pip install 'batisseurs[{extra}]'",
        name=error.name,
        path=error.path,
    )
