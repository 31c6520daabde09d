"""Which form of the rules runs: compiled, or plain Python and why.

`make compile` lays build/compiled: links to the sources, compiled modules beside them, and a stamp that says
which sources these were made from. An import of the package from there uses them only while the sources
are the same, else the sources themselves. An installed package has no stamp.
"""

import hashlib
import importlib.machinery
import os
from collections.abc import Iterable, MutableSequence
from pathlib import Path
from typing import Literal

Form = Literal["compiled", "plain", "stale"]
"""Stale: plain, because what was compiled belongs to other sources or to another Python."""

STAMP = "compiled-from"
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]

_stale = False


def fingerprint(package: Path, folders: Iterable[str]) -> str:
    """Sum up these folders of the package: the names of all files, and what the programs among them say."""
    digest = hashlib.sha256(SUFFIX.encode())
    for folder in folders:
        for place, inner, names in os.walk(package / folder):
            inner[:] = sorted(set(inner) - {"__pycache__"})
            for name in sorted(names):
                file = Path(place, name)
                digest.update(f"\n{file.relative_to(package)} ".encode())
                if name.endswith(".py"):
                    digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def choose(path: MutableSequence[str]) -> None:
    """Turn the package's path to its sources if what is compiled was made from others."""
    global _stale  # noqa: PLW0603  one process runs one form
    here = Path(path[0])
    try:
        sources, made_from, _, *folders = (here / STAMP).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return
    if fingerprint(here / sources, folders) != made_from:
        _stale = True
        path[:] = [str((here / sources).resolve())]


def running() -> Form:
    """Tell which form runs in this process."""
    from batisseurs.kernel.arrays import COMPILED  # noqa: PLC0415  the path is chosen before anything is imported

    return "compiled" if COMPILED else "stale" if _stale else "plain"
