"""Libraries that only charts and learning need."""

from __future__ import annotations

import importlib

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BatisseursError

INSTALL = "pip install 'batisseurs[report]'"


class NeedsLibrary(BatisseursError):  # noqa: N818  named after what it is about, like the kernel's errors
    """A library is not installed."""


def check_library(library: str) -> None:
    """Raise NeedsLibrary if a library is missing: before the first game, not after the last."""
    try:
        importlib.import_module(library)
    except ImportError:
        raise NeedsLibrary(
            f"this needs the library {library}: {INSTALL}",
            Message("error-library", {"library": library, "command": INSTALL}),
            library=library,
        ) from None
