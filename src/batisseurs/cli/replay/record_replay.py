"""`batisseurs replay`: a recorded game, printed at once or stepped through in a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from batisseurs.bots.names import numbered_names
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
    """A game with the table and the scores at every moment: before the first line and after each."""

    def __init__(self, play: Play, before: int, *, finished: bool) -> None:
        """Replay the log and keep every table; `before` lines of the file precede it.

        `finished`: whether the whole game is over, even if only a part is shown.
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
        """Return the text of the line that led to a moment, for a reader."""
        entry = self.play.log[moment - 1]
        told = [line.text for line in story.lines([entry], reader)]
        return told or [story.choice(entry, reader)]


def shown_scores(recording: RecordReplay, moment: int, reader: Seat, drawing: TableText) -> list[bool]:
    """Return for each seat whether a reader may see its score at a moment.

    A spectator of a finished game may see everything.
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
    """Step through a record at a terminal; otherwise print it."""
    numbered = find_record(file, number)
    record = numbered.record
    game = find_game(record.game)
    reader = read_view(view, record.players)
    moment = read_moment(numbered, to)
    speed = None if auto is None else read_speed(auto)
    stepping = not tell and _is_interactive(screen)
    lines = None if stepping else moment
    play = files.play_record(game, numbered, read_components(game, components), lines=lines)
    play.seats = numbered_names(play.seats)  # older simulations gave all bots of a kind the same name
    recording = RecordReplay(play, numbered.before, finished=record.result is not None)
    if not stepping:
        _tell(screen, recording, reader)
        return 0
    from batisseurs.cli.replay.stepper import Stepper

    return Stepper(screen, recording, file, reader, speed).run(0 if moment is None else moment)


def _is_interactive(screen: Screen) -> bool:
    """Return whether there is a keyboard, and a screen that can be redrawn."""
    keyboard = sys.stdin is not None and sys.stdin.isatty()
    return keyboard and screen.is_terminal and not screen.console.is_dumb_terminal


# Arguments. ----------------------------------------------------------------------------------------


def find_record(file: Path, number: int) -> files.NumberedRecord:
    """Return one record of a file with one or more."""
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
    """Return the seat whose view is shown, or SPECTATOR."""
    if view == "spectator":
        return SPECTATOR
    seat = seat_from_name(view)
    if seat is None or not 0 <= seat < players:
        raise Refused("cli-error-view", view=view, last=seat_name(players - 1))
    return seat


def read_speed(text: str) -> float:
    """Return the seconds for each line; `0,5` means `0.5`."""
    try:
        speed = float(text.replace(",", "."))
    except ValueError:
        speed = 0.0
    if not FASTEST <= speed <= SLOWEST:
        raise Refused("cli-replay-error-speed", text=text, least=FASTEST, most=int(SLOWEST))
    return speed


# Printing. -----------------------------------------------------------------------------------------


def numbered_lines(recording: RecordReplay, moment: int, sentences: list[str]) -> Iterator[tuple[str, int]]:
    """Yield the sentences of a line with its number in the file, and the indent of further lines."""
    width = len(str(recording.before + recording.last))
    for index, sentence in enumerate(sentences):
        number = f"{recording.before + moment:>{width}}" if index == 0 else " " * width
        yield f"{number}  ".replace(" ", "\u00a0") + sentence, width + 2


def _tell(screen: Screen, recording: RecordReplay, reader: Seat) -> None:
    """Print line by line, then the table, the scores over time, and the result."""
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
        say_prompt(screen, play, play.table, reader)


def say_prompt(screen: Screen, play: Play, table: Table, reader: Seat) -> None:
    """Say for whom the game waits; secret answers so far are not shown."""
    seat, step = table.chooser(), choice_text.pending_step(table)
    secret = isinstance(step, SealedStep) and reader != seat
    prompt = step.prompt(table) if secret else choice_text.prompt(table, seat)
    asked = screen.words.say(prompt, play.seats, play.game, play.components)
    if seat == CHANCE:
        screen.say("cli-waits-for-chance", prompt=asked)
    else:
        screen.say("cli-waits-for", seat=play.seats[seat], prompt=asked)
