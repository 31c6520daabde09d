"""Undo in a local game: your own last choices, and entered outcomes of chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.cli.terminal.errors import Refused
from batisseurs.kernel.seats import CHANCE, EVERYONE, SPECTATOR, Seat

if TYPE_CHECKING:
    from collections.abc import Collection

    from batisseurs.cli.play.display import Display
    from batisseurs.kernel.play import Entry


class Undo:
    """Decides what may be undone.

    Your own choice may, until chance or another person has acted. An entered outcome can always be
    corrected: later moves of bots are undone with it, choices of other people are not.
    """

    def __init__(self, display: Display, bots: Collection[Seat], *, chance_is_person: bool) -> None:
        """Take the game, the seats of bots, and who answers for chance."""
        self.display = display
        self.play = display.play
        self.bots = bots
        self.chance_is_person = chance_is_person

    def undo_last(self, reader: Seat) -> None:
        """Undo the last real choice or entry of the person at the keyboard, or say why not."""
        taken: list[Entry] = []
        since: Entry | None = None
        found = False
        while self.play.log and not found:
            entry = self.play.log[-1]
            own = entry.line.seat == reader and since is None
            if not own and not self._is_entered(entry, reader):
                since = since or entry
                if not self._may_go_with_it(entry):
                    break
            taken.append(entry)
            self.play.undo()
            found = (own or self._is_entered(entry, reader)) and not self._is_automatic(entry.line.seat)
        if not found:
            for entry in reversed(taken):
                self.play.play(entry.line.seat, entry.choice)
            raise self._why_not(since)
        self.display.go_back()
        if any(entry.line.seat != reader for entry in taken):
            self.display.drawn = None
        self.display.screen.say("cli-undone", choice=self.display.say(taken[-1].message))
        if since is not None:
            self.display.screen.say("cli-undone-with-it", style="dim", number=len(taken) - 1)

    def _is_entered(self, entry: Entry, reader: Seat) -> bool:
        visible = entry.audience in (EVERYONE, reader)
        return self.chance_is_person and entry.line.seat == CHANCE and visible

    def _may_go_with_it(self, entry: Entry) -> bool:
        """Return whether a line may be undone with an entry before it: a bot's, or a deal to a bot."""
        concerned = entry.audience if entry.line.seat == CHANCE else entry.line.seat
        return self.chance_is_person and concerned in self.bots

    def _is_automatic(self, seat: Seat) -> bool:
        """Return whether the pending step would be answered automatically again."""
        return len(self.play.table.choices(seat)) == 1 or len(self.play.log) in self.display.auto_answered

    def _why_not(self, since: Entry | None) -> Refused:
        if since is None:
            return Refused("cli-undo-start")
        said = self.display.story.choice(since, SPECTATOR)
        return Refused("cli-undo-chance" if since.line.seat == CHANCE else "cli-undo-other", choice=said)
