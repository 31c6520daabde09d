"""Files of the terminal: reading user files, and saving without ever losing a saved game."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from batisseurs.cli.terminal.errors import Refused
from batisseurs.kernel.errors import BadRecord
from batisseurs.kernel.play import Play, replay
from batisseurs.kernel.record import FIRST_WORD, Record, read_record
from batisseurs.lab.os_errors import system_message

if TYPE_CHECKING:
    from batisseurs.kernel.game import Game

SUFFIX = ".record"
LARGEST = 256 * 1024 * 1024
"""Larger files are refused."""


def read_text(path: Path) -> str:
    """Return the text of a file, or refuse it with the reason."""
    try:
        if path.is_dir():
            raise Refused("cli-error-folder", file=str(path))
        if path.stat().st_size > LARGEST:
            raise Refused("cli-error-too-large", file=str(path))
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise Refused("cli-error-no-file", file=str(path)) from None
    except UnicodeDecodeError:
        raise Refused("cli-error-not-text", file=str(path)) from None
    except OSError as error:
        raise Refused("cli-error-unreadable", file=str(path), reason=system_message(error)) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file completely or not at all: the old content stays until the new one is safe."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    fresh = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode("utf-8"))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    # The new name must survive a power cut too; not all systems can sync folders.
    with contextlib.suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


# Saved games. ------------------------------------------------------------------------------------


def games_folder() -> Path:
    """Return the folder of this user's games."""
    import platformdirs

    return platformdirs.user_data_path("batisseurs", appauthor=False) / "games"


def new_game_file(game: Game) -> Path:
    """Return an unused file name for a new game."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    folder = games_folder()
    path = folder / f"{game.slug}-{now}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{game.slug}-{now}-{number}{SUFFIX}"
        number += 1
    return path


def _saved_games() -> list[Path]:
    folder = games_folder()
    return sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime) if folder.is_dir() else []


def played_before() -> bool:
    """Return whether there is a saved game."""
    return bool(_saved_games())


def newest_game_file() -> Path:
    """Return the game that was saved last."""
    saved = _saved_games()
    if not saved:
        raise Refused("cli-error-nothing-saved", folder=str(games_folder()))
    return saved[-1]


# Records. ----------------------------------------------------------------------------------------


def split_records(text: str) -> list[tuple[int, str]]:
    """Return the records of a file, each with the number of its first line."""
    lines = text.replace("\r\n", "\n").split("\n")
    starts = [index for index, line in enumerate(lines) if index == 0 or line.startswith(FIRST_WORD + " ")]
    found = []
    for index, start in enumerate(starts):
        last = index + 1 == len(starts)
        part = lines[start:] if last else lines[start : starts[index + 1]]
        whole = "\n".join(part) if last else "\n".join(part).rstrip("\n") + "\n"
        found.append((start + 1, whole))
    return found


def header_lines(text: str) -> int:
    """Return how many lines of a record come before its first choice."""
    lines = text.split("\n")
    return lines.index("") + 1 if "" in lines else len(lines)


class NumberedRecord(msgspec.Struct):
    """A record and where its choices begin in the file."""

    record: Record
    before: int
    """How many lines of the file come before its first choice."""


def parse_record(first_line: int, text: str) -> NumberedRecord:
    """Read one record of a file; errors name the line of the file."""
    try:
        return NumberedRecord(read_record(text), first_line - 1 + header_lines(text))
    except BadRecord as error:
        raise _in_file(error, first_line - 1) from None


def play_record(game: Game, numbered: NumberedRecord, components: Any, *, lines: int | None = None) -> Play:
    """Play a record again; errors name the line of the file."""
    try:
        return replay(game, numbered.record, components, lines=lines)
    except BadRecord as error:
        raise _in_file(error, numbered.before) from None


def _in_file(error: BadRecord, before: int) -> BadRecord:
    """Return the same error with the number of the line in the file."""
    line = error.about.get("line")
    if not isinstance(line, int):
        return error
    text = error.text.removeprefix(f"line {line}: ").removeprefix(f"choice {line} ")
    about = {**error.about, "line": before + line}
    return BadRecord(f"line {before + line}: {text}", error.message, error.because, **about)


def each_record(path: Path) -> Iterator[NumberedRecord | BadRecord]:
    """Read the records of a file one by one; a damaged one does not hide the others."""
    for first_line, text in split_records(read_text(path)):
        try:
            yield parse_record(first_line, text)
        except BadRecord as error:
            yield error
