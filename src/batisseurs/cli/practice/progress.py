"""Which puzzles this user has solved, in a file beside the saved games."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from batisseurs.cli.terminal.files import games_folder, write_whole

if TYPE_CHECKING:
    from batisseurs.kernel.puzzle import Puzzle


def progress_file() -> Path:
    """Return the path of the file."""
    return games_folder().with_name("practice.json")


def solved(game: str) -> set[str]:
    """Return the ids of the solved puzzles of a game; a file that cannot be read counts as empty."""
    return set(_read().get(game, ()))


def remember(puzzle: Puzzle) -> None:
    """Store that a puzzle is solved; where nothing can be stored, it is forgotten."""
    known = _read()
    known[puzzle.game] = sorted({*known.get(puzzle.game, ()), puzzle.id})
    with contextlib.suppress(OSError):
        write_whole(progress_file(), msgspec.json.encode(known).decode())


def _read() -> dict[str, list[str]]:
    try:
        return msgspec.json.decode(progress_file().read_bytes(), type=dict[str, list[str]])
    except (OSError, msgspec.MsgspecError):
        return {}
