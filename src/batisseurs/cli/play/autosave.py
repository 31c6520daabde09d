"""Saving a local game after every choice."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from batisseurs.cli.play.sources import STREAMS, Sources
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.files import write_whole
from batisseurs.cli.terminal.screen import complain
from batisseurs.lab.os_errors import system_message

if TYPE_CHECKING:
    from batisseurs.cli.terminal.screen import Screen
    from batisseurs.kernel.play import Play

NOT_SAVED = 1


class Autosave:
    """Writes the record of a game into its file."""

    def __init__(self, play: Play, sources: Sources, screen: Screen, file: Path) -> None:
        """Take a game, the random streams saved with it, and its file."""
        self.play = play
        self.sources = sources
        self.screen = screen
        self.file = file
        self.failed = False
        self._saved = -1

    def _text(self) -> str:
        kept = [tag for tag in self.play.tags if tag[0] != STREAMS]
        self.play.tags = kept + self.sources.tag()
        return self.play.record().write()

    def save_news(self) -> None:
        """Save if something has happened since the last time."""
        if len(self.play.log) != self._saved:
            self.save()

    def save(self) -> None:
        """Save after every choice of a person, and after bots and chance before the next question.

        A full disk is reported once, and the game continues.
        """
        try:
            write_whole(self.file, self._text())
        except OSError as error:
            if not self.failed:
                refused = Refused("cli-error-save", file=str(self.file), reason=system_message(error))
                complain(refused.line(self.screen.words))
            self.failed = True
        else:
            self.failed = False
        self._saved = len(self.play.log)

    def save_as(self, name: str) -> None:
        """Save a copy under a name, or without one save the game itself."""
        file = Path(name).expanduser() if name else self.file
        if name and file.exists() and not (self.file.exists() and file.samefile(self.file)):
            raise Refused("cli-error-exists", file=str(file))
        try:
            write_whole(file, self._text())
        except OSError as error:
            raise Refused("cli-error-save", file=str(file), reason=system_message(error)) from None
        self.screen.say("cli-saved", file=str(file))

    def leave(self, code: int) -> int:
        """Save for the last time and say how to continue; return the exit code."""
        self.save()
        if self.failed:
            complain(self.screen.words.text("cli-left-unsaved", file=str(self.file)))
            return code or NOT_SAVED
        self.screen.say("cli-left", file=str(self.file))
        return code
