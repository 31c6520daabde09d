"""`python -m bench.leak`: pairs of rooms that a seat cannot tell apart, as many as one has time for.

What the test does with a few (tests/server/test_leak.py): a real server, two rooms of which each differs only
in what one seat cannot know, and every payload compared byte by byte. It can be interrupted at any time and
then continues: the state is in build/leak.json. The results go to bench/leak.md.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from batisseurs.games import all_games
from tests.server.leak_pairs import LeakError, Tried, cases, try_pair
from tests.server.scripted_server import scripted

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / "build" / "leak.json"
OUTCOME = ROOT / "bench" / "leak.md"
ACTS = 12


class Found(msgspec.Struct):
    """What the pairs of one kind of table came to."""

    pairs: int = 0
    acts: int = 0
    hidden: int = 0
    compared: int = 0
    told_apart: int = 0
    leaks: list[str] = []
    """Seed and difference of each."""

    def add(self, tried: Tried) -> None:
        """Count a pair in."""
        self.pairs += 1
        self.acts += tried.acts
        self.hidden += tried.hidden
        self.compared += tried.compared
        self.told_apart += tried.told_apart


State = dict[str, Found]


def read_state() -> State:
    """Return what was found before."""
    return msgspec.json.decode(STATE.read_bytes(), type=State) if STATE.exists() else {}


def search(state: State, minutes: float) -> None:
    """Try one pair of each kind of table after the other until the time is up."""
    end = time.monotonic() + 60 * minutes
    with tempfile.TemporaryDirectory() as folder, scripted(Path(folder)) as server:
        for case in itertools.cycle(cases()):
            if time.monotonic() > end:
                return
            found = state.setdefault(str(case), Found())
            seed = found.pairs
            try:
                found.add(try_pair(server, case, seed // 2 % case.players, seed, ACTS))
            except LeakError as leak:
                found.pairs += 1
                found.leaks.append(f"seed {seed}: {leak}")
                print(case, found.leaks[-1], file=sys.stderr)
            STATE.parent.mkdir(exist_ok=True)
            STATE.write_bytes(msgspec.json.encode(state))


def outcome(state: State) -> str:
    """Return the page."""
    lines = [
        "# Leaks",
        "",
        "Made by `python -m bench.leak`: pairs of rooms that differ only in what one seat cannot know.",
        "",
        "| table | pairs | acts | of these unseen | payloads compared | others told them apart | leaks |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    for game in all_games():
        for name, found in state.items():
            if name.startswith(f"{game.slug}-") and name[len(game.slug) + 1].isdigit():
                numbers = [found.pairs, found.acts, found.hidden, found.compared, found.told_apart]
                lines.append(f"| {name} | {' | '.join(map(str, numbers))} | {len(found.leaks)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Search, and write down what was found."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--minutes", type=float, default=10)
    arguments.add_argument("--afresh", action="store_true", help="forget what was found before")
    given = arguments.parse_args()
    if given.afresh:
        STATE.unlink(missing_ok=True)
    state = read_state()
    try:
        search(state, given.minutes)
    finally:
        OUTCOME.write_text(outcome(state), encoding="utf-8")
    print(outcome(state))
    sys.exit(any(found.leaks for found in state.values()))


if __name__ == "__main__":
    main()
