"""Files of records: one record after the other, each beginning with its `batisseurs-record` line.

A file appears whole or not at all: it is written under a temporary name and moved when everything is on the
disk. An older file stays until that moment.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BadRecord, BatisseursError
from batisseurs.kernel.record import FIRST_WORD, Record, read_record
from batisseurs.lab.os_errors import system_message


class CannotWrite(BatisseursError):  # noqa: N818  named after what it is about, like the kernel's errors
    """A file could not be written; what was there before is still there."""

    id = "error-cannot-write"


def refused_by_system(error: OSError) -> BatisseursError:
    """Return an error of the operating system as the cause of one of ours."""
    return BatisseursError(error.strerror or str(error), system_message(error))


def read_records(path: Path) -> Iterator[Record]:
    """Read the records of a file one by one; a damaged one is refused with its place."""
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            number = 1
            lines: list[str] = []
            for line in file:
                if lines and line.split(maxsplit=1)[:1] == [FIRST_WORD]:
                    yield _read(path, lines, number)
                    number += 1
                    lines = []
                lines.append(line)
            yield _read(path, lines, number)
    except OSError as error:
        raise BadRecord(
            f"{path} cannot be read: {error.strerror}",
            Message("error-records-unreadable", {"file": str(path)}),
            refused_by_system(error),
            path=str(path),
        ) from None
    except UnicodeDecodeError:
        raise BadRecord(
            f"{path} isn't a file of game records: it isn't UTF-8 text",
            Message("error-records-text", {"file": str(path)}),
            path=str(path),
        ) from None


def _read(path: Path, lines: list[str], number: int) -> Record:
    if not lines:
        raise BadRecord(
            f"{path} is empty: it has no game record",
            Message("error-records-empty", {"file": str(path)}),
            path=str(path),
        )
    try:
        return read_record("".join(lines))
    except BadRecord as error:
        about = {**error.about, "record": number, "file": str(path)}
        raise BadRecord(
            f"record {number} of {path}: {error.text}", error.message, error.because, **about
        ) from None


class RecordWriter:
    """Writes records into a file that appears when it is complete."""

    def __init__(self, path: Path) -> None:
        """Open a temporary file in the same folder; fails if the folder is not writable."""
        # A device or a pipe (`/dev/stdout`) is written to directly.
        self._aside = path.is_file() or not path.exists()
        self.path = path.resolve() if self._aside else path
        self._draft = self.path.with_name(f".{path.name}.{os.getpid()}.new") if self._aside else path
        try:
            self._file: BinaryIO = self._draft.open("wb", buffering=0)
        except OSError as error:
            raise self._refusal(error) from None
        self.written = 0

    def write(self, text: str) -> int:
        """Write whole records; return the size of the file so far."""
        data = text.encode()
        try:
            left = memoryview(data)
            while left:
                left = left[self._file.write(left) :]
        except OSError as error:
            self.discard()
            raise self._refusal(error) from None
        self.written += len(data)
        return self.written

    def keep(self) -> Path:
        """Move the file to its place."""
        return self._keep(self.written, self.path)

    def keep_part(self, size: int) -> Path:
        """Keep the first `size` bytes under another name that says so; return its path."""
        return self._keep(size, self.path.with_name(self.path.name + ".incomplete"))

    def _keep(self, size: int, place: Path) -> Path:
        try:
            if not self._aside:
                self._file.close()
                return self.path
            self._file.truncate(size)
            os.fsync(self._file.fileno())
            self._file.close()
            self._draft.replace(place)
        except OSError as error:
            self.discard()
            raise self._refusal(error) from None
        return place

    def discard(self) -> None:
        """Delete the temporary file."""
        self._file.close()
        if self._aside:
            self._draft.unlink(missing_ok=True)

    def _refusal(self, error: OSError) -> CannotWrite:
        return CannotWrite(
            f"cannot write {self.path}: {error.strerror}; nothing was changed",
            Message("error-write", {"file": str(self.path)}),
            refused_by_system(error),
            path=str(self.path),
        )
