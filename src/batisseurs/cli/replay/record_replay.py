"""`batisseurs replay`: a recorded game, told in one go or stepped through in a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from batisseurs.bots.names import told_apart
from batisseurs.cli.boards import table_of, widest
from batisseurs.cli.play.display import show_result
from batisseurs.cli.play.narration import Narration
from batisseurs.cli.play.start import read_components
from batisseurs.cli.replay.score_chart import score_chart_lines
from batisseurs.cli.terminal import files
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.screen import Screen
from batisseurs.games import find_game
from batisseurs.kernel import choice_text
from batisseurs.kernel.seats import CHANCE, SPECTATOR, Seat, seat_from_name, seat_name
from batisseurs.kernel.step import SealedStep

if TYPE_CHECKING:
    from batisseurs.cli.boards import TableText
    from batisseurs.kernel.choice import Category
    from batisseurs.kernel.play import Play
    from batisseurs.kernel.table import Table

FASTEST, SLOWEST = 0.05, 60.0


class RecordReplay:
    """A game with every moment of it: the table and the scores after each line, before the first one too."""

    def __init__(self, play: Play, before: int, *, finished: bool) -> None:
        """Play the log once more and keep what is passed; `before` lines of the file precede it.

        `finished` tells whether the game has come to its end, be it after the part that is shown.
        """
        self.play = play
        self.before = before
        self.finished = finished
        again = _from_start(play)
        self.tables: list[Table] = [again.clone()]
        for entry in play.log:
            again.play(entry.line.seat, entry.choice)
            self.tables.append(again.clone())
        self.scores: list[list[list[Category]]] = [
            [play.game.score(table, seat) for seat in range(play.players)] for table in self.tables
        ]

    @property
    def last(self) -> int:
        """The number of moments after the first."""
        return len(self.play.log)

    def told(self, moment: int, story: Narration, reader: Seat) -> list[str]:
        """Return what a reader may be told about the line that led to a moment."""
        entry = self.play.log[moment - 1]
        told = [line.text for line in story.lines([entry], reader)]
        return told or [story.choice(entry, reader)]


def shown_scores(recording: RecordReplay, moment: int, reader: Seat, drawing: TableText) -> list[bool]:
    """Tell of which seats a reader may see the score at a moment.

    Whoever looks as a spectator at a game that is over may see everything: all screens are down.
    """
    if recording.finished and reader == SPECTATOR:
        return [True] * recording.play.players
    return [
        drawing.shows_score(recording.tables[moment], reader, seat) for seat in range(recording.play.players)
    ]


def _from_start(play: Play) -> Table:
    """Return the table as it was before the first line."""
    if play.start is not None:
        return play.start.clone()
    return play.game.lay(play.players, play.options, play.components)


def replay_file(
    screen: Screen,
    file: Path,
    *,
    to: int | None,
    number: int,
    view: str,
    components: Path | None,
    tell: bool = False,
    auto: str | None = None,
) -> int:
    """Step through a record where somebody sits at a terminal, tell it otherwise."""
    numbered = find_record(file, number)
    record = numbered.record
    game = find_game(record.game)
    reader = read_view(view, record.players)
    moment = read_moment(numbered, to)
    speed = None if auto is None else read_speed(auto)
    stepping = not tell and _somebody_steps(screen)
    lines = None if stepping else moment
    play = files.play_record(game, numbered, read_components(game, components), lines=lines)
    play.seats = told_apart(play.seats)  # older simulations gave all bots of a kind one name
    recording = RecordReplay(play, numbered.before, finished=record.result is not None)
    if not stepping:
        _tell(screen, recording, reader)
        return 0
    from batisseurs.cli.replay.stepper import Stepper

    return Stepper(screen, recording, file, reader, speed).run(0 if moment is None else moment)


def _somebody_steps(screen: Screen) -> bool:
    """Tell whether there is a keyboard, and a screen that can be written anew."""
    keyboard = sys.stdin is not None and sys.stdin.isatty()
    return keyboard and screen.is_terminal and not screen.console.is_dumb_terminal


# What was asked for. -------------------------------------------------------------------------------


def find_record(file: Path, number: int) -> files.NumberedRecord:
    """Return one record of a file that may hold several."""
    parts = files.split_records(files.read_text(file))
    if not 1 <= number <= len(parts):
        raise Refused("cli-error-record-number", file=str(file), number=number, most=len(parts))
    return files.parse_record(*parts[number - 1])


def read_moment(numbered: files.NumberedRecord, line: int | None) -> int | None:
    """Return how many choices have been made after a line of the file."""
    last = numbered.before + len(numbered.record.lines)
    if line is not None and not numbered.before <= line <= last:
        raise Refused("cli-error-line", line=line, least=numbered.before, most=last)
    return None if line is None else line - numbered.before


def read_view(view: str, players: int) -> Seat:
    """Return with whose eyes to look."""
    if view == "spectator":
        return SPECTATOR
    seat = seat_from_name(view)
    if seat is None or not 0 <= seat < players:
        raise Refused("cli-error-view", view=view, last=seat_name(players - 1))
    return seat


def read_speed(text: str) -> float:
    """Return the seconds that each line stays; `0,5` is understood as well as `0.5`."""
    try:
        speed = float(text.replace(",", "."))
    except ValueError:
        speed = 0.0
    if not FASTEST <= speed <= SLOWEST:
        raise Refused("cli-replay-error-speed", text=text, least=FASTEST, most=int(SLOWEST))
    return speed


# Telling. ------------------------------------------------------------------------------------------


def numbered_lines(recording: RecordReplay, moment: int, sentences: list[str]) -> Iterator[tuple[str, int]]:
    """Yield the sentences of a line with its number in the file, and how far later lines hang."""
    width = len(str(recording.before + recording.last))
    for index, sentence in enumerate(sentences):
        number = f"{recording.before + moment:>{width}}" if index == 0 else " " * width
        yield f"{number}  ".replace(" ", "\u00a0") + sentence, width + 2


def _tell(screen: Screen, recording: RecordReplay, reader: Seat) -> None:
    """Tell line by line, then show the table, how the scores grew, and how it ended."""
    play = recording.play
    for told in Narration(play, screen.words).lines(play.log, reader):
        for sentence, hang in numbered_lines(recording, told.first + 1, [told.text]):
            screen.sentence(sentence, hang=hang)
    screen.line()
    drawing = table_of(play, screen.words, screen.width_for(widest(play.game)))
    for line in drawing.whole(play.table, reader):
        screen.line(line)
    screen.line()
    shown = shown_scores(recording, recording.last, reader, drawing)
    for grown in score_chart_lines(recording.scores, recording.last, play, screen.words, screen.width, shown):
        screen.line(grown)
    screen.line()
    if play.over:
        show_result(screen, play)
    else:
        say_what_is_asked(screen, play, play.table, reader)


def say_what_is_asked(screen: Screen, play: Play, table: Table, reader: Seat) -> None:
    """Say for whom the game waits; what somebody has answered secretly so far stays out of it."""
    seat, step = table.chooser(), choice_text.pending_step(table)
    secret = isinstance(step, SealedStep) and reader != seat
    prompt = step.prompt(table) if secret else choice_text.prompt(table, seat)
    asked = screen.words.say(prompt, play.seats, play.game, play.components)
    if seat == CHANCE:
        screen.say("cli-waits-for-chance", prompt=asked)
    else:
        screen.say("cli-waits-for", seat=play.seats[seat], prompt=asked)
