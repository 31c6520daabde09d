"""One puzzle after another: the goal, the turn, the verdict, and the solution on request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.cli.play.autosave import Autosave
from batisseurs.cli.play.commands import COMMANDS, find_command
from batisseurs.cli.play.seats import OPPONENT, PERSON, Player
from batisseurs.cli.play.session import INTERRUPTED, After, Quit, Session
from batisseurs.cli.play.sources import Sources
from batisseurs.cli.practice.progress import progress_file, remember, solved
from batisseurs.cli.terminal.errors import Refused
from batisseurs.games import find_game
from batisseurs.kernel.play import Play
from batisseurs.kernel.puzzle import find_puzzle, judge, puzzles

if TYPE_CHECKING:
    from batisseurs.cli.terminal.screen import Screen
    from batisseurs.kernel.game import Game
    from batisseurs.kernel.puzzle import Puzzle, Verdict
    from batisseurs.kernel.seats import Seat

PRACTICE_COMMANDS = ("again", "show")
"""At the prompt of a puzzle, beside those of a game."""
AFTERWARDS = (*PRACTICE_COMMANDS, "undo", "quit")
"""When the turn has ended."""
NOT_HERE = {"withdraw", "auto", "save"}


def practise(screen: Screen, slug: str, wanted: str | None) -> int:
    """List the puzzles of a game and play one: the wanted one, else the first that is not solved."""
    game = find_game(slug)
    every = puzzles(game)
    if not every:
        raise Refused("practice-none")
    done = solved(game.slug)
    puzzle = find_puzzle(game, wanted) if wanted is not None else None
    if puzzle is None:
        show_list(screen, game, done)
        puzzle = next((each for each in every if each.id not in done), every[0])
    while puzzle is not None:
        session = PracticeSession(game, puzzle, screen)
        code = session.run()
        if not session.goes_on:
            return code
        puzzle = every[puzzle.number] if puzzle.number < len(every) else None
    show_list(screen, game, solved(game.slug))
    return 0


def show_list(screen: Screen, game: Game, done: set[str]) -> None:
    """List the puzzles of a game, with those that are solved."""
    words = screen.words
    screen.say("practice-of", style="bold", game=words.title(game))
    for puzzle in puzzles(game):
        mark = "*" if puzzle.id in done else " "
        state = words.text("practice-is-solved" if puzzle.id in done else "practice-is-open")
        title = words.say(puzzle.title, [], game)
        screen.sentence(f"{mark} {puzzle.number:2}. {title} ({state})", indent=2, hang=6)
    screen.say("practice-progress", solved=len(done), number=len(puzzles(game)))


class _Unsaved(Autosave):
    """A puzzle is not saved: it begins again."""

    def save(self) -> None:
        """Save nothing."""

    def leave(self, code: int) -> int:
        """Say nothing about files."""
        return code


class PracticeSession(Session):
    """One puzzle, until its turn ends, and again until the player goes on or quits."""

    def __init__(self, game: Game, puzzle: Puzzle, screen: Screen) -> None:
        """Take a puzzle; bots have the other seats and wait."""
        names = screen.words
        sitters = [
            Player(names.text("cli-name-person", number=seat + 1), PERSON)
            if seat == puzzle.seat
            else Player(names.text("cli-name-bot", number=seat + 1), OPPONENT)
            for seat in range(puzzle.players)
        ]
        play = Play.from_table(game, puzzle.lay(game), [sitter.name for sitter in sitters])
        super().__init__(play, sitters, Sources(play.players, 0), screen, progress_file())
        self.autosave = _Unsaved(play, self.sources, screen, progress_file())
        self.puzzle = puzzle
        self.shown = False
        """Whether the solution was shown in this attempt."""
        self.goes_on = False

    def run(self) -> int:
        """Play the turn until the player goes on to the next puzzle or quits."""
        self._show_goal()
        try:
            while not self.goes_on:
                if self.verdict.state == "open":
                    self._step()
                else:
                    self._end_attempt()
        except (Quit, EOFError):
            self.screen.line()
            return 0
        except KeyboardInterrupt:
            self.screen.line()
            return INTERRUPTED
        return 0

    @property
    def verdict(self) -> Verdict:
        """How far this attempt has come."""
        assert self.play.start is not None  # noqa: S101  it began from a position
        moves = [(entry.line.seat, entry.choice) for entry in self.play.log]
        return judge(self.play.game, self.puzzle, self.play.start, moves)

    def _show_goal(self) -> None:
        self.screen.line()
        title = self.display.say(self.puzzle.title)
        self.screen.say("practice-puzzle", style="bold", number=self.puzzle.number, title=title)
        goal = self.display.say(self.puzzle.goal.message(self.play.game))
        self.screen.say("practice-goal", style="bold", goal=goal)
        self.screen.say("cli-practice-how", style="dim")

    def _end_attempt(self) -> None:
        """Tell what came of it, and ask what next."""
        self.display.tell(self.puzzle.seat)
        self.screen.line()
        verdict, goal = self.verdict, self.puzzle.goal
        if verdict.state == "solved":
            self.screen.say("practice-shown" if self.shown else "practice-solved", style="bold green")
            self.screen.sentence(self.display.say(self.puzzle.idea))
            if not self.shown:
                remember(self.puzzle)
        elif goal.kind == "win":
            self.screen.say("practice-failed-win", style="yellow")
        else:
            self.screen.say("practice-failed", style="yellow", reached=verdict.reached, wanted=goal.number)
        self._ask_what_next(verdict)

    def _ask_what_next(self, verdict: Verdict) -> None:
        question = "cli-practice-solved" if verdict.state == "solved" else "cli-practice-failed"
        while True:
            typed = self.keyboard.line(self.words.text(question) + " ")
            found = find_command(self.words, typed, AFTERWARDS)
            if not typed.strip():
                self.goes_on = verdict.state == "solved"
                if not self.goes_on:
                    self._again_from_start()
                return
            if found is None or found[0] not in AFTERWARDS:
                continue
            if found[0] == "undo":
                self.play.undo()
                self.display.go_back()
            else:
                self._practice_command(found[0])
            return

    def _practice_command(self, command: str) -> None:
        if command == "quit":
            raise Quit
        self._again_from_start()
        if command == "show":
            self._show_solution()

    def _again_from_start(self) -> None:
        self.play.undo(len(self.play.log))
        self.shown = False
        self.display.go_back()
        self.display.drawn = None

    def _show_solution(self) -> None:
        """Play the solution; the log tells each step."""
        self.shown = True
        for text in self.puzzle.solution:
            self.play.play_text(self.puzzle.seat, text)
            self.screen.sentence(f"> {self.display.say(self.play.log[-1].message)}", style="bold")

    # What a game does differently. -----------------------------------------------------------------

    def _commands(self, chooser: Seat) -> tuple[str, ...]:
        return (*(name for name in COMMANDS if name not in NOT_HERE), *PRACTICE_COMMANDS)

    def _meanings(self, chooser: Seat) -> dict[str, str]:
        return {"quit": "quit-practice"}

    def _command(self, chooser: Seat, reader: Seat, typed: str) -> After | None:
        found = find_command(self.words, typed, PRACTICE_COMMANDS)
        if found is not None and found[0] in PRACTICE_COMMANDS:
            self._practice_command(found[0])
            return After.GO_BACK
        return super()._command(chooser, reader, typed)

    def _ask_person(self, seat: Seat) -> None:
        # A turn is checked by its verdict, not by Enter.
        super()._ask_person(seat)
        self.builder = None
