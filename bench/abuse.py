"""`python -m bench.abuse`: what one guest can do to everyone else.

Each attack gets a fresh server with the default limits. One guest attacks, in a separate process, while
others play at their own tables. Measured are the time of each of their moves, the memory of all server
processes, and the reasons with which the guest was refused. The results go to bench/abuse.md. Attacks are
in the modules `bench.abuse_…`, each with a list `ATTACKS`.
"""

from __future__ import annotations

import argparse
import asyncio
import datetime as dt
import os
import platform
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from batisseurs.rooms.commands.model import Choose, NewRoom, SentCommand
from batisseurs.server.settings import Settings
from bench.__main__ import commit, machine
from bench.databases import databases
from bench.players import Guest, Place, Reason, Reply, Unreachable, gather
from bench.server_process import UNLIMITED, ServerProcess, share_priority

ROOT = Path(__file__).resolve().parent.parent
OUTCOME = ROOT / "bench" / "abuse.md"
MEGABYTE = 1024 * 1024
TABLES = 4
"""At which others play meanwhile."""
PAUSE = 0.12
"""Seconds between two moves of a table: quick players, who stay below the limit."""
SECONDS = 15.0
LAST_WORDS = 10.0
"""Seconds for an attack to finish."""
GOAL_WAIT = 250
GOAL_MEMORY = 512
DEFAULTS = {name: str(getattr(Settings(database=""), name)) for name in UNLIMITED}
STATE = ROOT / "bench" / "abuse.json"
"""The figures of earlier runs: attacks that are not tried again keep theirs."""


class Ground:
    """The setting of an attack: one server, one attacker."""

    def __init__(self, address: str, guest: Guest) -> None:
        """Start; the attack ends after a given time."""
        self.address = address
        self.guest = guest
        self.over = False
        self.sent = 0
        self.answers: Counter[str] = Counter()

    def count(self, reply: Reply) -> Reply:
        """Count an answer, under its reason if it is a refusal."""
        self.sent += 1
        if reply.good:
            self.answers["done"] += 1
        else:
            with suppress(msgspec.DecodeError):
                reason = msgspec.json.decode(reply.body, type=Reason).reason
                self.answers[f"{reply.status} `{reason}`"] += 1
                return reply
            self.answers[str(reply.status)] += 1
        return reply

    def told(self, what: str) -> None:
        """Count what came back otherwise: a socket closed with a code, a connection cut."""
        self.sent += 1
        self.answers[what] += 1

    async def ask(
        self, method: str, path: str, body: bytes = b"", *, by: Guest | None = None
    ) -> Reply | None:
        """Send a request and count its answer; None if none came."""
        try:
            return self.count(await (by or self.guest).wire.ask(method, path, body))
        except Unreachable:
            self.told("no answer")
            await asyncio.sleep(0.05)
            return None

    async def until_over(self, *work: Callable[[int], Coroutine[Any, Any, object]]) -> None:
        """Do each of these things again and again, all at once, numbered from 0, until the time is up."""

        async def again(one: Callable[[int], Coroutine[Any, Any, object]]) -> None:
            number = 0
            while not self.over:
                await one(number)
                number += 1

        await asyncio.gather(*(again(one) for one in work))


class Attack(msgspec.Struct, frozen=True):
    """Something that one guest does until it is stopped."""

    name: str
    sends: str
    """What the guest sends, in a few words."""
    carry_out: Callable[[Ground], Coroutine[Any, Any, None]]
    settings: dict[str, str] = {}
    """Settings of the server that differ from the defaults."""
    prepare: Callable[[], object] = lambda: None
    """Makes what takes long to make, before anyone is timed."""


class Outcome(msgspec.Struct, frozen=True):
    """What an attacker has to say."""

    sent: int
    answers: dict[str, int]


class Figures(msgspec.Struct):
    """The results of one attack."""

    name: str
    sends: str
    sent: int
    moves: int
    p50: float
    p99: float
    longest: float
    memory: int
    answers: dict[str, int]
    seconds: float | None = None
    """The duration of the attack."""
    load: float | None = None
    """How many programs wanted the machine's processors when it began, on average of a minute."""


# The others. ---------------------------------------------------------------------------------------


class Others:
    """People who play at their own tables."""

    def __init__(self) -> None:
        """Nobody has moved yet."""
        self.on = False
        self.over = False
        self.seconds: list[float] = []

    async def play(self, address: str, number: int) -> None:
        """Play one game after another at one table, all seats from one device."""
        guest = await Guest.new(address)
        dice = random.Random(number)  # noqa: S311  moves, not secrets
        games = 0
        while not self.over:
            places = await gather([guest], NewRoom("theopolis", 2), f"others-{number}-{games}")
            games += 1
            while not self.over:
                if not await self._move(places, dice):
                    break
                await asyncio.sleep(PAUSE)
        guest.close()

    async def _move(self, places: Sequence[Place], dice: random.Random) -> bool:
        """Make one move for the seat whose turn it is; False if the game is over."""
        for place in places:
            room = (await place.guest.look(place.room, place.seat, 2**30)).room
            if room.stage == "over":
                return False
            if room.choices:
                choose = Choose(dice.choice(room.choices).text)
                request = SentCommand(f"{place.seat}-{room.version}", place.seat, choose, room.version)
                began = time.perf_counter()
                reply = await place.guest.send(place.room, request)
                if not reply.good:
                    raise AssertionError(f"a bystander was refused: {reply.status} {reply.body!r}")
                if self.on:
                    self.seconds.append(time.perf_counter() - began)
                return True
        return True


async def _watch_memory(server: ServerProcess, peak: list[int]) -> None:
    while True:
        peak[0] = max(peak[0], await asyncio.to_thread(server.memory))
        await asyncio.sleep(0.1)


async def attack_alone(name: str, address: str, seconds: float) -> Outcome:
    """Attack a server, as soon as a line says so."""
    attack = next(one for one in attacks() if one.name == name)
    attack.prepare()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    ground = Ground(address, await Guest.new(address))
    attacking = asyncio.create_task(attack.carry_out(ground))
    await asyncio.wait([attacking], timeout=seconds)
    ground.over = True
    await asyncio.wait([attacking], timeout=LAST_WORDS)
    if attacking.done():
        attacking.result()
    attacking.cancel()
    return Outcome(ground.sent, dict(ground.answers.most_common()))


async def measure(server: ServerProcess, attack: Attack, seconds: float) -> Figures:
    """Let one guest attack a server that is up, and say what the others felt."""
    attacker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.abuse", "--attack", attack.name, server.address, str(seconds),
        cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert attacker.stdin is not None  # noqa: S101  asked for
    assert attacker.stdout is not None  # noqa: S101
    await attacker.stdout.readline()
    load = os.getloadavg()[0]
    others, peak = Others(), [0]
    tables = [asyncio.create_task(others.play(server.address, number)) for number in range(TABLES)]
    watching = asyncio.create_task(_watch_memory(server, peak))
    await asyncio.sleep(1.0)
    others.on = True
    attacker.stdin.write(b"go\n")
    said = asyncio.create_task(attacker.stdout.read())
    await asyncio.wait([said, *tables], timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    outcome = msgspec.json.decode(await said, type=Outcome)
    others.on, others.over = False, True
    await attacker.wait()
    watching.cancel()
    for table in tables:
        await table
    times = sorted(1000 * each for each in others.seconds)
    return Figures(
        attack.name,
        attack.sends,
        outcome.sent,
        len(times),
        _at(times, 50),
        _at(times, 99),
        times[-1] if times else float("nan"),
        peak[0],
        outcome.answers,
        seconds,
        load,
    )


def _at(times: Sequence[float], percent: float) -> float:
    return times[min(len(times) - 1, int(len(times) * percent / 100))] if times else float("nan")


async def _nothing(_ground: Ground) -> None:
    """Do nothing: the figure beside which all others stand."""


CALM = Attack("nobody attacks", "nothing", _nothing)


def attacks() -> list[Attack]:
    """Return all attacks there are."""
    from bench import abuse_cheats, abuse_connections, abuse_tables, abuse_uploads

    kinds = (abuse_uploads, abuse_tables, abuse_cheats, abuse_connections)
    return [CALM, *(attack for kind in kinds for attack in kind.ATTACKS)]


# The page. -------------------------------------------------------------------------------------------

TITLE = """# Abuse

`python -m bench.abuse`, {date}, {commit}; {processor}, {cores} cores for attacker, bystanders and server;
{python}; SQLite {where}, default limits; priority {priority}.

In each attack one guest, in its own process, does the same for some *seconds*, as fast as the server allows,
while four tables play eight moves a second each. *p50*, *p99* and *longest* are the times of their moves from
sending to the answer, in milliseconds (goal: p99 below {wait}). *memory* is the highest resident memory of
all processes of the server together (goal: below {memory} MB). *load* is the load average of the last minute
when the attack began; on an otherwise idle machine it is about 1, from the attack before. Of some hundred
moves, *p99* is one of the two or three slowest, so other programs on the machine show in it.

"""
BESIDE = """
## Without load

| what | outcome | test |
|---|---|---|
| a second server on the same SQLite file | does not start, and says which file another server has open | `tests/cli/hosting/test_serve.py::test_a_second_server_on_the_same_file` |
| a full disk | `/health/ready` is 503, moves are refused with `error-room-storage`, nothing is lost | `tests/server/test_failures.py::test_a_full_disk` |
| a month without a server | an event says so; nobody's clock has moved | `tests/server/process/test_uptime.py::test_a_month_without_a_server_takes_nobodys_time` |
| stopping while clients are slow | takes no longer for them | `tests/server/http/test_connections.py::test_stopping_waits_for_nobody_who_is_slow` |
"""  # noqa: E501  rows of a table


def page(found: Sequence[Figures]) -> str:
    """Write everything down."""
    about = machine()
    text = TITLE.format(
        date=dt.datetime.now(dt.UTC).strftime("%Y-%m-%d"),
        commit=commit(),
        processor=about["processor"],
        cores=about["cores"],
        python=f"Python {platform.python_version()}",
        wait=GOAL_WAIT,
        memory=GOAL_MEMORY,
        where="in memory" if tempfile.gettempdir().startswith("/dev/shm") else "on a disk",  # noqa: S108
        priority=os.nice(0),
    )
    text += "| attack | what one guest sends | seconds | sent | others' moves "
    text += "| p50 | p99 | longest | memory | load | answers |\n"
    text += "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|---|\n"
    for one in found:
        answers = ", ".join(f"{number:,} × {what}" for what, number in one.answers.items()) or "–"
        lasted = f"{one.seconds:.0f}" if one.seconds is not None else "–"
        cells = [one.name, one.sends, lasted, f"{one.sent:,}", f"{one.moves:,}"]
        cells += [f"{each:.0f}" for each in (one.p50, one.p99, one.longest)]
        load = f"{one.load:.0f}" if one.load is not None else "–"
        cells += [f"{one.memory / MEGABYTE:.0f} MB", load, answers]
        text += f"| {' | '.join(cells)} |\n"
    missed = [one.name for one in found if one.p99 >= GOAL_WAIT or one.memory >= GOAL_MEMORY * MEGABYTE]
    return text + f"\nGoals missed: {', '.join(missed) or 'none'}.\n" + BESIDE


def main() -> int:
    """Try all attacks, or those that are named, and write the page."""
    parser = argparse.ArgumentParser(description="What one guest can do to everybody else.")
    parser.add_argument("names", nargs="*", help="attacks whose names contain one of these; all if none")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each attack (%(default)s)")
    parser.add_argument("--page", action="store_true", help="try nothing: write the page anew")
    parser.add_argument("--out", type=Path, default=OUTCOME, help="where to write (%(default)s)")
    parser.add_argument("--attack", nargs=3, metavar=("NAME", "ADDRESS", "SECONDS"), help="be the attacker")
    asked = parser.parse_args()
    if asked.attack:
        name, address, seconds = asked.attack
        outcome = asyncio.run(attack_alone(name, address, float(seconds)))
        print(msgspec.json.encode(outcome).decode())
        return 0
    share_priority(os.getpid())
    kept = msgspec.json.decode(STATE.read_bytes(), type=dict[str, Figures]) if STATE.is_file() else {}
    every = attacks()
    for attack in every:
        if asked.page or (asked.names and not any(name in attack.name for name in asked.names)):
            continue
        print(attack.name, file=sys.stderr, flush=True)
        with (
            tempfile.TemporaryDirectory(prefix="batisseurs-abuse-") as folder,
            databases("sqlite", Path(folder)) as new_database,
            ServerProcess(
                new_database(), Path(folder) / "server.log", **DEFAULTS | attack.settings
            ) as server,
        ):
            found = asyncio.run(measure(server, attack, asked.seconds))
        kept[attack.name] = found
        ordered = {one.name: kept[one.name] for one in every if one.name in kept}
        STATE.write_bytes(msgspec.json.format(msgspec.json.encode(ordered)) + b"\n")
        print(
            f"  p99 {found.p99:.0f} ms, longest {found.longest:.0f} ms, {found.memory / MEGABYTE:.0f} MB,"
            f" {found.answers}",
            file=sys.stderr,
        )
    text = page([kept[attack.name] for attack in every if attack.name in kept])
    asked.out.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
