"""A game being played: the table and its log.

The log is the game: undo, replay, saving and export all come from it. Each line keeps its game events, so
that an old game can be read even when its rules have changed.
"""

from __future__ import annotations

from typing import Any

import msgspec

from batisseurs.kernel import choice_text
from batisseurs.kernel.choice import Choice, GameEvent, Message
from batisseurs.kernel.errors import BadRecord, BatisseursError
from batisseurs.kernel.game import Game, Options
from batisseurs.kernel.position import read_position, write_position
from batisseurs.kernel.record import Line, Record
from batisseurs.kernel.seats import CHANCE, EVERYONE, OVER, Seat, seat_name
from batisseurs.kernel.source import Source
from batisseurs.kernel.table import WITHDRAW, Table


class Entry(msgspec.Struct, frozen=True):
    """One line of the log with everything a reader may be shown of it."""

    line: Line
    choice: int
    message: Message
    audience: int
    public: Choice
    game_events: tuple[GameEvent, ...]

    def text_for(self, reader: Seat) -> str:
        """Return the words that this reader may see."""
        return self.line.text if self.audience in (EVERYONE, reader) else self.public.text

    def message_for(self, reader: Seat) -> Message:
        """Return the sentence that this reader may see."""
        return self.message if self.audience in (EVERYONE, reader) else self.public.message


def carry_out(table: Table, seat: Seat, choice: int) -> Entry:
    """Play a choice, which is trusted, and return it as a log entry."""
    said = choice_text.say(table, seat, choice)
    audience = choice_text.audience(table, seat, choice)
    public = choice_text.veiled(table, seat, choice)
    table.game_events = []
    table.play(seat, choice)
    entry = Entry(Line(seat, said.text), choice, said.message, audience, public, tuple(table.game_events))
    table.game_events = []
    return entry


class Play:
    """A table and the log that led to it."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options | None = None,
        components: Any = None,
        seats: list[str] | None = None,
    ) -> None:
        """Set up a table. `seats` are the names of the players."""
        self.game = game
        self.players = players
        self.options = game.read_options(players, options or {})
        self.components = components if components is not None else game.components()
        self.seats = list(seats) if seats is not None else [seat_name(seat) for seat in range(players)]
        self.tags: list[tuple[str, str]] = []
        self.log: list[Entry] = []
        self.start: Table | None = None
        self.table = self._lay()

    @classmethod
    def from_table(cls, game: Game, table: Table, seats: list[str] | None = None) -> Play:
        """Start from a table that has no log (a position)."""
        play = cls(game, table.players, game.options_of(table), game.components_of(table), seats)
        play.start = table.clone()
        play.table = play._lay()
        return play

    def _lay(self) -> Table:
        if self.start is not None:
            table = self.start.clone()
        else:
            table = self.game.lay(self.players, self.options, self.components)
        table.game_events = []
        return table

    # Asking. -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.over()

    @property
    def ending(self) -> Message:
        """How the game ended, and by whom; only when it is over."""
        told = [event.message for entry in self.log for event in entry.game_events]
        return self.game.ending_of(self.table, told)

    @property
    def chooser(self) -> Seat:
        """Who answers next: a seat, CHANCE or OVER."""
        return self.table.chooser()

    def choices(self, seat: Seat) -> list[Choice]:
        """Return what a seat may choose now, in words."""
        return [said for _, said in choice_text.spoken_choices(self.table, seat)]

    # Answering. --------------------------------------------------------------------------------

    def play(self, seat: Seat, choice: int) -> Entry:
        """Answer for a seat, or for chance, with one of its choices."""
        choice_text.check_asked(self.table, seat)
        if choice not in self.table.choices(seat) and not (
            choice == WITHDRAW and self.table.may_withdraw(seat)
        ):
            choice_text.find_choice(self.table, seat, f"choice {choice}")
        return self._play(seat, choice)

    def play_text(self, seat: Seat, text: str, *, abbreviated: bool = False) -> Entry:
        """Answer in words; words that are not a choice are refused with the reason."""
        return self._play(seat, choice_text.find_choice(self.table, seat, text, abbreviated=abbreviated))

    def _play(self, seat: Seat, choice: int) -> Entry:
        entry = carry_out(self.table, seat, choice)
        self.log.append(entry)
        return entry

    def run_chance(self, source: Source) -> list[Entry]:
        """Let chance answer until it is a seat's turn or the game is over."""
        entries = []
        while self.chooser == CHANCE:
            entries.append(self._play(CHANCE, source.answer(self.table)))
        return entries

    # Going back. -------------------------------------------------------------------------------

    def free_undo(self, seat: Seat) -> int:
        """Return how many of the last lines this seat may undo without asking the others.

        Undo stops where chance or another seat chose.
        """
        lines = 0
        for entry in reversed(self.log):
            if entry.line.seat != seat:
                break
            lines += 1
        return lines

    def undo(self, lines: int = 1) -> None:
        """Undo the last lines by replaying all before them."""
        if not 0 <= lines <= len(self.log):
            raise BatisseursError(
                f"there are {len(self.log)} lines to undo, not {lines}",
                Message("error-undo", {"number": len(self.log), "asked": lines}),
            )
        kept = self.log[: len(self.log) - lines]
        self.table = self._lay()
        self.log = []
        for entry in kept:
            self._play(entry.line.seat, entry.choice)

    # Records. ----------------------------------------------------------------------------------

    def record(self) -> Record:
        """Return the game so far as a record."""
        return Record(
            game=self.game.slug,
            rules=self.game.rules_version,
            components=self.game.fingerprint(self.components),
            players=self.players,
            options=self.game.said_options(self.options),
            seats=self.seats,
            position=write_position(self.game, self.start) if self.start is not None else None,
            tags=self.tags,
            lines=[entry.line for entry in self.log],
            result=self.game.result(self.table) if self.over else None,
        )


def replay(game: Game, record: Record, components: Any = None, *, lines: int | None = None) -> Play:
    """Play a record again, with the same checks as when it was played and without random numbers.

    An old record is played by the rules it was played with. `lines` stops early.
    A record that does not follow the rules is refused with its line.
    """
    if record.game != game.slug:
        raise BadRecord(
            f"the record is of {record.game!r}, not of {game.slug!r}",
            Message("error-other-game", {"game": record.game, "expected": game.slug}),
        )
    if record.rules > game.rules_version:
        raise BadRecord(
            f"the record was played with rules {record.rules} of {game.title};"
            f" this program knows {game.rules_version}",
            Message(
                "error-newer-rules",
                {"title": game.slug, "version": record.rules, "known": game.rules_version},
            ),
        )
    game = game.with_rules(record.rules)
    if record.seats and len(record.seats) != record.players:
        raise BadRecord(
            f"the header names {len(record.seats)} seats for {record.players} players",
            Message("error-record-seats", {"number": len(record.seats), "players": record.players}),
        )
    play = Play(game, record.players, record.options, components, record.seats or None)
    if record.position is not None:
        start = read_position(game, record.position, play.components)
        if start.players != record.players or game.options_of(start) != play.options:
            raise BadRecord(
                "the record's position has other players or options than its header",
                Message("error-record-other-situation"),
            )
        play = Play.from_table(game, start, record.seats or None)
    play.tags = list(record.tags)
    if record.components != game.fingerprint(play.components):
        raise BadRecord(
            f"the record was played with components {record.components}, here are"
            f" {game.fingerprint(play.components)}; give the component file it was played with",
            Message(
                "error-record-components",
                {"fingerprint": record.components, "here": game.fingerprint(play.components)},
            ),
        )
    for number, line in enumerate(record.lines if lines is None else record.lines[:lines], start=1):
        try:
            play.play_text(line.seat, line.text)
        except BatisseursError as error:
            raise BadRecord(
                f"choice {number} ({line}): {error.text}",
                Message("error-record-choice", {"text": str(line)}),
                error,
                line=number,
                game=game.slug,
            ) from None
    if lines is None:
        _check_end(play, record)
    return play


def _check_end(play: Play, record: Record) -> None:
    if record.result is not None and not play.over:
        waiting = seat_name(play.chooser) if play.chooser != OVER else ""
        raise BadRecord(
            f"the record has a result, but the game is not over: it waits for {waiting}",
            Message("error-record-not-over", {"waiting": waiting}),
        )
    if record.result is None and play.over:
        raise BadRecord(
            "the record is cut off: the game is over, but its result line is missing",
            Message("error-record-no-result"),
        )
    if record.result is not None and record.result != play.game.result(play.table):
        raise BadRecord(
            "the result line differs from the result of the game", Message("error-record-other-result")
        )
