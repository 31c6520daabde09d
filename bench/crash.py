"""`python -m bench.crash`: kill the server a thousand times while people play, and lose nothing.

It can be interrupted at any time and continues with `--resume`. The state is in bench/crash.json, the results
in bench/crash.md; both are written after every kill.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from bench.crash_players import Found
from bench.crash_tables import Tables
from bench.crash_tally import OUTCOME, STATE, WANTED, Tally, keep, now, read
from bench.databases import KINDS, databases, verify_all
from bench.server_process import NotStarted
from bench.server_warm_start import WarmServer

EACH = 100
"""Kills on one database."""
LONGEST_PLAY = 0.9
"""Seconds, at most, between an answer of the server and its death."""
STARTING = 0.1
"""The share of kills that come while the server starts."""
COMPARE_ALL = 10
"""After this many kills everyone compares everything; in between, only recent events."""


class Killing:
    """A server that is killed again and again while people play in it."""

    def __init__(self, server: WarmServer, tally: Tally, seed: int, kept: Callable[[], None]) -> None:
        """Take a server and where to count; `kept` is called after each kill."""
        self._server = server
        self._tally = tally
        self._kept = kept
        self._dice = random.Random(seed)  # noqa: S311  instants, not secrets
        self._counts: Counter[str] = Counter(tally.counts)
        self._tables = Tables(server.address, seed, self._counts)
        self._usual = 1.0
        """How long a start took the last time."""

    async def run(self, kills: int) -> None:
        """Kill the server a number of times, then let everyone finish."""
        self._tables.begin()
        try:
            for number in range(kills):
                await self._kill(number)
            self._tables.leave()
            await self._up()
            await self._tables.end()
        finally:
            await self._tables.give_up()
            self._server.close()
            self._tally.counts = dict(self._counts)

    async def _up(self) -> None:
        self._server.start()
        self._usual = await asyncio.to_thread(self._server.wait)
        self._tally.starting += self._usual
        self._tables.up.set()

    async def _kill(self, number: int) -> None:
        began = time.monotonic()
        if number and self._dice.random() < STARTING:  # the first start makes the tables; let it be whole
            self._server.start()
            await asyncio.sleep(self._dice.random() * self._usual)
            self._tally.while_starting += 1
        else:
            await self._up()
            if not number:
                await self._tables.begun()
            await asyncio.sleep(self._dice.random() * LONGEST_PLAY)
        self._tables.up.clear()
        self._server.kill()
        self._tables.check()
        if number % COMPARE_ALL == COMPARE_ALL - 1:
            self._tables.compare_all()
        self._tally.kills += 1
        self._tally.seconds += time.monotonic() - began
        self._tally.counts = dict(self._counts)
        self._tally.last = now()
        self._kept()


def crash(
    kind: str, kills: int, tally: Tally, folder: Path, kept: Callable[[], None], **settings: str
) -> None:
    """Kill a server on a kind of database a number of times, with a new database now and then."""
    goal = tally.kills + kills
    folder.mkdir(parents=True, exist_ok=True)
    with databases(kind, folder) as new_database:
        while tally.kills < goal:
            database = new_database()
            tally.databases += 1
            server = WarmServer(database, folder / f"{kind}-{tally.databases}.log", **settings)
            killing = Killing(server, tally, random.SystemRandom().randrange(2**32), kept)
            try:
                asyncio.run(killing.run(min(EACH, goal - tally.kills)))
            except* (Found, NotStarted) as found:
                tally.found += [str(error) for error in _leaves(found)]
            rooms, lines, faults = verify_all(database)
            tally.rooms += rooms
            tally.lines += lines
            tally.verified += not faults
            tally.found += [f"verify: {fault}" for fault in faults]
            kept()
            if tally.found:
                return


def _leaves(group: BaseExceptionGroup[BaseException]) -> list[BaseException]:
    found: list[BaseException] = []
    for error in group.exceptions:
        found += _leaves(error) if isinstance(error, BaseExceptionGroup) else [error]
    return found


def main() -> int:
    """Kill servers, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--database", choices=KINDS, action="append", help="on which; both if not said")
    parser.add_argument("--kills", type=int, default=WANTED, help="how many on each database (%(default)s)")
    parser.add_argument("--workers", default="1", help="processes of the server (PostgreSQL)")
    parser.add_argument("--resume", action="store_true", help="continue the last run")
    parser.add_argument("--folder", type=Path, help="keep databases and logs of servers here")
    asked = parser.parse_args()
    tallies = read(STATE) if asked.resume else {}
    for kind in asked.database or KINDS:
        tally = tallies.setdefault(kind, Tally())

        def kept(tally: Tally = tally, kind: str = kind) -> None:
            keep(tallies, STATE, OUTCOME, EACH)
            print(f"{kind}: {tally.kills} kills, {len(tally.found)} findings", end="\r", file=sys.stderr)

        with tempfile.TemporaryDirectory(prefix="batisseurs-crash-") as made:
            folder = asked.folder or Path(made)
            crash(kind, max(0, asked.kills - tally.kills), tally, folder, kept, workers=asked.workers)
        print(file=sys.stderr)
    print(OUTCOME.read_text(encoding="utf-8"))
    return 1 if any(tally.found for tally in tallies.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
