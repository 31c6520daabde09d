"""`python -m bench.load`: how many moves a second, how quickly, and what waiting costs.

Players share the machine with the server, so every figure is compared with an echo server on the same stack:
the ratio is what counts. The results go to bench/load.md.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime as dt
import os
import platform
import sys
import tempfile
from pathlib import Path

import msgspec

from batisseurs.games import find_game
from batisseurs.rooms.commands.model import NewRoom
from bench.__main__ import commit, machine
from bench.databases import databases
from bench.load_players import Rate, echoes, moves
from bench.load_rooms import Idle, Opening, allow_sockets, idle, idle_echo, opening
from bench.server_process import Echo, ServerProcess, share_priority

ROOT = Path(__file__).resolve().parent.parent
OUTCOME = ROOT / "bench" / "load.md"
KINDS = tuple(NewRoom(game, 2) for game in ("theopolis", "nehemiah", "my-village"))
LONG = NewRoom("my-village", 4)
MEGABYTE = 1024 * 1024


class Way(msgspec.Struct, frozen=True):
    """A way to run the server."""

    name: str
    database: str
    workers: int


WAYS = (
    Way("SQLite", "sqlite", 1),
    Way("PostgreSQL", "postgres", 1),
    Way("PostgreSQL, 2 workers", "postgres", 2),
)


class Figures(msgspec.Struct):
    """What was measured of one way."""

    way: Way
    start: float
    one: Rate
    many: Rate
    idle: Idle | None = None
    opening: Opening | None = None


class Asked(msgspec.Struct, frozen=True):
    """How much to measure."""

    seconds: float
    tables: int
    sockets: int
    events: int


def measure(way: Way, asked: Asked, folder: Path) -> Figures:
    """Measure one way to run the server."""
    with databases(way.database, folder, durable=True) as new_database:
        database = new_database()
        server = ServerProcess(database, folder / "house.log", workers=str(way.workers))
        server.start()
        try:
            start = server.wait()
            sitting = asyncio.run(idle(server, KINDS[0], asked.sockets)) if asked.sockets else None
            figures = Figures(
                way,
                start,
                asyncio.run(moves(server, KINDS, 1, asked.seconds)),
                asyncio.run(moves(server, KINDS, asked.tables, asked.seconds)),
                sitting,
            )
            if way.workers == 1 and asked.events:
                figures.opening = asyncio.run(opening(server, database, LONG, asked.events))
        except BaseException:
            print(server.told(), file=sys.stderr)
            raise
        finally:
            server.kill()
    return figures


class Echoed(msgspec.Struct, frozen=True):
    """What a server that only echoes does on this machine."""

    posts: Rate
    moves: Rate
    idle: Idle | None


def measure_echo(asked: Asked, folder: Path, frame_bytes: int) -> Echoed:
    """Measure the least that the stack can do."""
    echo = Echo(folder / "echo.log")
    echo.start()
    try:
        echo.wait()
        sitting = asyncio.run(idle_echo(echo, asked.sockets)) if asked.sockets else None
        return Echoed(
            asyncio.run(echoes(echo, asked.tables, 0, asked.seconds)),
            asyncio.run(echoes(echo, asked.tables, frame_bytes, asked.seconds)),
            sitting,
        )
    finally:
        echo.kill()


RATES = ("a second", "p50 ms", "p95 ms", "p99 ms", "processor ms each")
TITLE = """# Load

`python -m bench.load`, {date}, {commit}; {processor}, {cores} cores, which players and server share;
{python}.

A *move* is a command answered with 200 after its commit; each also sends a frame to everybody at its table.
Tables of two play {games}, as fast as they are answered. *Echo* is a server of the same stack (Litestar,
uvicorn) that sends a command back, and after it a frame of the size that ours has on average; the share is
ours of that.

"""


def page(asked: Asked, echo: Echoed, all_figures: list[Figures]) -> str:
    """Write everything down."""
    about = machine()
    text = TITLE.format(
        date=dt.datetime.now(dt.UTC).strftime("%Y-%m-%d"),
        commit=commit(),
        processor=about["processor"],
        cores=about["cores"],
        python=f"Python {platform.python_version()}",
        games=", ".join(find_game(kind.game).title for kind in KINDS),
    )
    text += f"## Moves, {asked.tables} tables at once\n\n"
    text += _head(*RATES, "share of echo", "players' share of a core")
    text += _row("echo of a command", echo.posts, echo)
    text += _row("echo of a command and a frame", echo.moves, echo)
    for figures in all_figures:
        text += _row(figures.way.name, figures.many, echo)
    text += f"\n## Moves, one table alone\n\n{_head(*RATES)}"
    for figures in all_figures:
        text += _row(figures.way.name, figures.one)
    text += "\n## Sockets that only listen\n\n"
    text += _head(
        "sockets", "fresh", "rooms open", "all listening", "shared once", "until all had their room"
    )
    for name, found in [("echo", echo.idle), *((figures.way.name, figures.idle) for figures in all_figures)]:
        if found is not None:
            sizes = (found.fresh, found.rooms, found.listening, found.listening_once)
            memory = [_megabytes(size) for size in sizes]
            text += f"| {' | '.join([name, str(found.sockets), *memory, f'{found.seconds:.1f} s'])} |\n"
    text += "\nResident memory of all processes of the server: what they share counts for each, then once.\n"
    text += "\n## Opening a long room that is not in memory\n\n"
    text += _head("game", "events", "with snapshot ms", "without ms", "in memory ms")
    for figures in all_figures:
        if (long := figures.opening) is not None:
            times = [" ".join(f"{each:.0f}" for each in of) for of in (long.with_snapshot, long.without)]
            times.append(f"{long.in_memory[len(long.in_memory) // 2]:.0f}")
            cells = [figures.way.name, long.game, str(long.events), *times]
            text += f"| {' | '.join(cells)} |\n"
    text += f"\n## Starting\n\n{_head('seconds until it answers')}"
    text += "".join(f"| {figures.way.name} | {figures.start:.2f} |\n" for figures in all_figures)
    return text


def _head(*names: str) -> str:
    return f"| | {' | '.join(names)} |\n|---{'|--:' * len(names)}|\n"


def _row(name: str, rate: Rate, echo: Echoed | None = None) -> str:
    cells = [name, f"{rate.a_second:,.0f}", *(f"{rate.percentile(percent):.1f}" for percent in (50, 95, 99))]
    cells.append(f"{rate.server:.2f}")
    if echo is not None:
        cells += [f"{100 * rate.a_second / echo.moves.a_second:.0f} %", f"{100 * rate.client:.0f} %"]
    return f"| {' | '.join(cells)} |\n"


def _megabytes(size: int) -> str:
    return f"{size / MEGABYTE:.0f} MB"


def main() -> int:
    """Measure everything and write the page."""
    parser = argparse.ArgumentParser(description="How many moves a second, how quickly, what waiting costs.")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each measurement (%(default)s)")
    parser.add_argument("--tables", type=int, default=24, help="at once (%(default)s)")
    parser.add_argument("--sockets", type=int, default=1000, help="that only listen (%(default)s)")
    parser.add_argument("--events", type=int, default=500, help="of the long room (%(default)s)")
    parser.add_argument(
        "--way", type=int, choices=range(len(WAYS)), action="append", help="which; all if not said"
    )
    parser.add_argument("--out", type=Path, default=OUTCOME, help="where to write (%(default)s)")
    read = parser.parse_args()
    asked = Asked(read.seconds, read.tables, read.sockets, read.events)
    allow_sockets(asked.sockets)
    share_priority(os.getpid())
    all_figures = []
    with tempfile.TemporaryDirectory(prefix="batisseurs-load-") as folder:
        for number in read.way or range(len(WAYS)):
            print(WAYS[number].name, file=sys.stderr)
            all_figures.append(measure(WAYS[number], asked, Path(folder)))
        frames = [figures.many.frame_bytes // max(1, figures.many.frames) for figures in all_figures]
        print("echo", file=sys.stderr)
        echo = measure_echo(asked, Path(folder), max(frames))
    read.out.write_text(page(asked, echo, all_figures), encoding="utf-8")
    print(read.out.read_text(encoding="utf-8"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
