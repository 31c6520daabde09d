"""Many games between bots, on one core or on all.

Workers get the games in chunks and count in whole numbers: the result is the same for any number of cores
and any size of chunks. A chunk takes a fraction of a second, so that the progress bar moves and Ctrl-C
works quickly.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec

from batisseurs.bots import Bot
from batisseurs.bots.program import find_any_bot
from batisseurs.games import find_game
from batisseurs.kernel.choice import Message
from batisseurs.kernel.errors import BadOption, BatisseursError
from batisseurs.kernel.game import Game, Options
from batisseurs.lab.match import Setting, play_game
from batisseurs.lab.records import RecordWriter
from batisseurs.lab.result import SimulationResult, make_result
from batisseurs.lab.tally import Tally, no_games
from batisseurs.lab.workers import SameProcess, Workers, available_cores

CHUNK_SECONDS = 0.25
MOST_IN_CHUNK = 2000
FIRST_CHUNK = 10
WORTH_A_CORE = 50
"""Fewer games than this are not worth the start of one more process."""


class Chunk(msgspec.Struct, frozen=True):
    """The result of a chunk."""

    tally: Tally
    records: str
    seconds: float


def simulate(
    game: Game | str,
    bots: Sequence[str | Bot],
    players: int | None = None,
    games: int = 1000,
    seed: int = 0,
    cores: int | None = None,
    options: Options | None = None,
    components_text: str | None = None,
    progress: Callable[[int], None] | None = None,
    out: Path | None = None,
) -> SimulationResult:
    """Play many games and return what they show.

    With fewer bots than players the bots are repeated in their order until all seats are taken; without
    a number of players each bot has one seat, and a single bot plays against itself. `progress` gets the
    number of finished games. The records of all games, in their order, go to the file `out`.

    If interrupted (Ctrl-C), it returns the finished games; the records so far are then in a file beside
    `out` whose name ends in `.incomplete`.
    """
    setting = make_setting(game, bots, players, seed, options, components_text, keep_records=out is not None)
    if games < 1:
        raise BadOption(
            f"a simulation plays at least 1 game, not {games}",
            Message("error-at-least-one", {"name": "games", "number": games}),
            option="games",
        )
    if cores is not None and cores < 1:
        raise BadOption(
            f"a simulation needs at least 1 core, not {cores}",
            Message("error-at-least-one", {"name": "cores", "number": cores}),
            option="cores",
        )
    workers = cores or max(1, min(available_cores(), games // WORTH_A_CORE))
    started = time.perf_counter()
    writer = RecordWriter(out) if out is not None else None
    executor = Workers(workers) if workers > 1 else SameProcess()
    run = Run(setting, games, executor, 2 * workers if workers > 1 else 1, writer, progress)
    try:
        run.play_all()
    except KeyboardInterrupt:
        run.take_finished()
    except BaseException:
        if writer is not None:
            writer.discard()
        raise
    finally:
        executor.stop()
    tally, good = run.done
    records = None
    if writer is not None:
        records = str(writer.keep() if tally.games == games else writer.keep_part(good))
    return make_result(setting, tally, games, time.perf_counter() - started, records)


def make_setting(
    game: Game | str,
    bots: Sequence[str | Bot],
    players: int | None,
    seed: int,
    options: Options | None,
    components_text: str | None,
    *,
    keep_records: bool = False,
) -> Setting:
    """Check all arguments before the first game."""
    game = find_game(game) if isinstance(game, str) else game
    if not bots:
        raise BadOption("a simulation needs at least one bot", Message("error-no-bots"), option="bots")
    for bot in bots:
        if isinstance(bot, str):
            find_any_bot(bot)
    seats = max(len(bots), game.min_players) if players is None else players
    checked = game.read_options(seats, options or {})
    if len(bots) > seats:
        raise BadOption(
            f"{len(bots)} bots cannot share {seats} seats",
            Message("error-many-bots", {"number": len(bots), "players": seats}),
            option="players",
        )
    game.components(components_text)
    seated = tuple(bots[seat % len(bots)] for seat in range(seats))
    return Setting(game, seated, checked, seed, components_text, keep_records)


def play_chunk(setting: Setting, first: int, count: int) -> Chunk:
    """Play some games in a row. Called in the workers."""
    started = time.perf_counter()
    tally = no_games(setting.players)
    records = []
    for number in range(first, first + count):
        outcome = play_game(setting, number)
        tally.add(outcome)
        records.append(outcome.record)
    return Chunk(tally, "".join(records), time.perf_counter() - started)


class Run:
    """A running simulation. `done` is the tally of the finished games and their size in the file."""

    def __init__(
        self,
        setting: Setting,
        games: int,
        executor: Executor,
        ahead: int,
        writer: RecordWriter | None,
        progress: Callable[[int], None] | None,
    ) -> None:
        """Take the setting and how many chunks may be in progress at once."""
        self.done: tuple[Tally, int] = (no_games(setting.players), 0)
        self._setting = setting
        self._games = games
        self._executor = executor
        self._ahead = ahead
        self._writer = writer
        self._progress = progress
        self._waiting: deque[Future[Chunk]] = deque()
        self._handed_out = 0
        self._size = FIRST_CHUNK

    def play_all(self) -> None:
        """Submit chunks and collect them, in the order of the games."""
        while self._handed_out < self._games or self._waiting:
            while self._handed_out < self._games and len(self._waiting) < self._ahead:
                self._hand_out()
            self._take()
            if self._progress is not None:
                self._progress(self.done[0].games)

    def take_finished(self) -> None:
        """Collect the finished chunks without waiting."""
        while self._waiting and self._waiting[0].done() and self._waiting[0].exception() is None:
            self._take()

    def _hand_out(self) -> None:
        count = min(self._size, self._games - self._handed_out)
        self._waiting.append(self._executor.submit(play_chunk, self._setting, self._handed_out, count))
        self._handed_out += count

    def _take(self) -> None:
        tally, good = self.done
        try:
            chunk = self._waiting[0].result()
        except BrokenProcessPool:
            raise BatisseursError(
                f"a worker process died after {tally.games} of {self._games} games,"
                " perhaps for want of memory; fewer cores may help",
                Message("error-worker-died", {"number": tally.games, "asked": self._games}),
            ) from None
        if self._writer is not None:
            good = self._writer.write(chunk.records)
        # One assignment, so that an interruption cannot split it.
        self.done = (tally.plus(chunk.tally), good)
        self._waiting.popleft()
        per_second = chunk.tally.games / max(chunk.seconds, 1e-6)
        self._size = max(1, min(MOST_IN_CHUNK, int(per_second * CHUNK_SECONDS)))
