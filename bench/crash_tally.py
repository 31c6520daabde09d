"""The results of the crash bench so far: written after every kill, so that it can continue another day."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / "bench" / "crash.json"
OUTCOME = ROOT / "bench" / "crash.md"
WANTED = 1000

TITLE = """# Crash

`python -m bench.crash` kills the server with SIGKILL, all of its processes at once, at random instants while
people and bots play all games over the network. People keep a book of every acknowledged command and of every
event they were told; after each start they send what was not answered once more, under its old id, and
compare. A new database is begun every {each} kills, after `verify` has gone through the old one. Servers are
forked from a process that has imported everything; PostgreSQL itself stays up.

"""


class Tally(msgspec.Struct):
    """What happened on one database."""

    kills: int = 0
    while_starting: int = 0
    """How many of the kills came before the server answered."""
    databases: int = 0
    verified: int = 0
    rooms: int = 0
    lines: int = 0
    """What `verify` has played again."""
    seconds: float = 0.0
    starting: float = 0.0
    """Seconds spent waiting for servers to answer."""
    counts: dict[str, int] = {}
    found: list[str] = []
    """What must never be: moves lost, moves made twice, right commands refused, verify's findings."""
    last: str = ""


def read(state: Path) -> dict[str, Tally]:
    """Return what has been found so far, for each database."""
    if not state.is_file():
        return {}
    return msgspec.json.decode(state.read_bytes(), type=dict[str, Tally])


def keep(tallies: dict[str, Tally], state: Path, outcome: Path, each: int) -> None:
    """Write everything down: for the next run, and for readers."""
    for file, written in ((state, msgspec.json.encode(tallies)), (outcome, _page(tallies, each).encode())):
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_suffix(".new")
        new.write_bytes(written)
        new.replace(file)


def _page(tallies: dict[str, Tally], each: int) -> str:
    names = sorted(tallies)
    rows: list[tuple[str, list[str]]] = [
        ("kills", [f"{tallies[name].kills:,}" for name in names]),
        ("of them before the server answered", [f"{tallies[name].while_starting:,}" for name in names]),
        ("**moves lost**", [str(_number(tallies[name], "lost")) for name in names]),
        ("**moves made twice**", [str(_number(tallies[name], "twice")) for name in names]),
        ("**other findings**", [str(_number(tallies[name], "")) for name in names]),
        (
            "databases verified, of",
            [f"{tallies[name].verified}, {tallies[name].databases}" for name in names],
        ),
        ("rooms played again", [f"{tallies[name].rooms:,}" for name in names]),
        ("lines played again", [f"{tallies[name].lines:,}" for name in names]),
        (
            "seconds for a kill and a new start",
            [_mean(tallies[name], tallies[name].seconds) for name in names],
        ),
        (
            "of them until the server answers",
            [_mean(tallies[name], tallies[name].starting) for name in names],
        ),
    ]
    rows += [
        (count, [f"{tallies[name].counts.get(count, 0):,}" for name in names])
        for count in sorted({count for tally in tallies.values() for count in tally.counts})
    ]
    text = TITLE.format(each=each)
    text += f"| | {' | '.join(names)} |\n|---{'|--:' * len(names)}|\n"
    text += "".join(f"| {row} | {' | '.join(cells)} |\n" for row, cells in rows)
    for name in names:
        text += f"\n{name}: last kill {tallies[name].last}.\n"
        text += "".join(f"\n- {what}\n" for what in tallies[name].found)
    return text


def _number(tally: Tally, kind: str) -> int:
    kinds = [what.partition(":")[0] for what in tally.found]
    return sum(what == kind if kind else what not in {"lost", "twice"} for what in kinds)


def _mean(tally: Tally, seconds: float) -> str:
    return f"{seconds / tally.kills:.2f}" if tally.kills else "–"


def now() -> str:
    """Return the time for the page."""
    return dt.datetime.now(dt.UTC).strftime("%Y-%m-%d %H:%M UTC")
