"""`python -m bench.million`: a million random games, and not one law broken.

Every game, number of players and combination of options has its share. The laws of conservation are checked
at the end of each game; in a sample of the games also every few choices, together with what else can be
asked of a table at any moment. It can be interrupted at any time and then continues: the
state is in build/million.json. The results go to bench/million.md.
"""

from __future__ import annotations

import argparse
import datetime as dt
import hashlib
import itertools
import platform
import sys
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path

import msgspec

import batisseurs
from batisseurs.games import all_games, find_game
from batisseurs.kernel import CHANCE, SPECTATOR, Game, Seeded, Source, Table, load, playout, save
from batisseurs.kernel import table as table_module
from batisseurs.kernel.game import Option, OptionValue
from batisseurs.lab.match import game_seed
from batisseurs.lab.workers import Workers, available_cores

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / "build" / "million.json"
OUTCOME = ROOT / "bench" / "million.md"
CHUNK = 50
LOOK_INTO = 50
"""One game in this many is checked while it is played."""
LOOK_EVERY = 7
MOST_TOLD = 20


class Kind(msgspec.Struct, frozen=True):
    """Games that are set up alike."""

    game: str
    players: int
    options: dict[str, OptionValue]

    @property
    def name(self) -> str:
        """How they are called in the table of the outcome."""
        options = ", ".join(f"{name} {str(value).lower()}" for name, value in self.options.items())
        return f"{self.game} {self.players}p {options}"


class Finding(msgspec.Struct):
    """What some games have shown."""

    games: int = 0
    looked_into: int = 0
    decisions: int = 0
    longest: int = 0
    endings: dict[str, int] = {}
    broken: list[str] = []
    broken_games: int = 0
    seconds: float = 0.0

    def add(self, other: Finding) -> None:
        """Count another finding in."""
        self.games += other.games
        self.looked_into += other.looked_into
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.endings = dict(Counter(self.endings) + Counter(other.endings))
        self.broken = (self.broken + other.broken)[:MOST_TOLD]
        self.broken_games += other.broken_games
        self.seconds += other.seconds


class State(msgspec.Struct):
    """How far we are. Chunk n is of kind n modulo the number of kinds; `done` are those finished.

    Only whole chunks are played: the number of games asked for is rounded up.
    """

    seed: int
    rules: str
    kinds: list[Kind]
    done: list[int] = []
    findings: list[Finding] = []


def kinds() -> list[Kind]:
    """Return every way to lay a table that is worth a share."""
    found = []
    for game in all_games():
        names = [option.name for option in game.options]
        values = list(itertools.product(*(worth_trying(option) for option in game.options)))
        for players in range(game.min_players, game.max_players + 1):
            found += [Kind(game.slug, players, dict(zip(names, chosen, strict=True))) for chosen in values]
    return found


def worth_trying(option: Option) -> list[OptionValue]:
    """Return the values of an option: all where there are few, else the usual one and a small one."""
    if isinstance(option.default, bool):
        return [False, True]
    if isinstance(option.default, int):
        return [option.default, max(option.minimum, option.default // 5)]
    return list(option.allowed)


def play_chunk(kind: Kind, seed: int, first: int, count: int) -> Finding:
    """Play some games of one kind. Called in the workers."""
    started = time.perf_counter()
    game = find_game(kind.game)
    components = game.components()
    most = game.bounds(kind.players, kind.options).decisions
    finding = Finding()
    for number in range(first, first + count):
        own = game_seed(seed, number)
        table = game.lay(kind.players, kind.options, components)
        sources: list[Source] = [Seeded(own + 1 + seat) for seat in range(kind.players)]
        broken: list[str] = []
        if number % LOOK_INTO == 0:
            finding.looked_into += 1
            decisions = look_into(game, table, Seeded(own), sources, broken)
        else:
            decisions, _, _ = playout(table, Seeded(own), sources)
        broken += _wrong(game, table)
        result = game.result(table)
        most_rank = max(kind.players, 2)  # a lost solo game is rank 2
        if result.ending not in game.endings or not all(1 <= rank <= most_rank for rank in result.ranks):
            broken.append(f"the result is {result}")
        if decisions > most:
            broken.append(f"{decisions} decisions, {most} promised")
        finding.games += 1
        finding.decisions += decisions
        finding.longest = max(finding.longest, decisions)
        finding.endings[result.ending] = finding.endings.get(result.ending, 0) + 1
        if broken:
            finding.broken_games += 1
            finding.broken.append(f"{kind.name}, seed {seed}, number {number}: {'; '.join(broken)}")
    finding.seconds = time.perf_counter() - started
    return finding


def _wrong(game: Game, table: Table) -> list[str]:
    """Return the laws that a table breaks and the contradictions on it."""
    return game.broken_laws(table) + [fault.text for fault in game.contradictions(table)]


def look_into(game: Game, table: Table, chance: Source, sources: list[Source], broken: list[str]) -> int:
    """Play the same game as `playout`, and look at the table every few choices."""
    decisions = lines = 0
    while not table.over():
        seat = table.chooser()
        if lines % LOOK_EVERY == 0:
            broken += [f"line {lines}: {law}" for law in _wrong(game, table)]
            written = save(game, table)
            if save(game, load(game, written, game.components_of(table))) != written:
                broken.append(f"line {lines}: the table cannot be saved and loaded")
            for reader in (SPECTATOR, lines % table.players):
                game.view(table, reader)
        if not table.choices(seat):
            broken.append(f"line {lines}: nothing to choose")
            return decisions
        if seat == CHANCE:
            table.play(seat, table.draw(chance))
        else:
            choices = table.choices(seat)
            decisions += 1
            table.play(seat, choices[sources[seat].below(len(choices))] if len(choices) > 1 else choices[0])
        lines += 1
    return decisions


def rules_fingerprint() -> str:
    """Return what tells one state of kernel and games from another: findings of both must not be mixed."""
    digest = hashlib.sha256()
    package = Path(batisseurs.__file__).parent
    for folder in ("kernel", "games"):
        for file in sorted((package / folder).rglob("*.*")):
            if file.suffix in {".py", ".toml"}:
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def begin_or_go_on(seed: int) -> State:
    """Return the state to continue from, unless it is for other rules or options."""
    fresh = State(seed, rules_fingerprint(), kinds())
    if STATE.is_file():
        state = msgspec.json.decode(STATE.read_bytes(), type=State)
        if (state.seed, state.rules, state.kinds) == (fresh.seed, fresh.rules, fresh.kinds):
            return state
        print("build/million.json is for other rules, options or seed: starting again")
    fresh.findings = [Finding() for _ in fresh.kinds]
    return fresh


def keep(state: State) -> None:
    """Write the state, whole or not at all."""
    STATE.parent.mkdir(exist_ok=True)
    draft = STATE.with_suffix(".new")
    draft.write_bytes(msgspec.json.encode(state))
    draft.replace(STATE)


def total(state: State) -> Finding:
    """Return all findings together."""
    whole = Finding()
    for finding in state.findings:
        whole.add(finding)
    return whole


def outcome(state: State, asked: int) -> str:
    """Write the page."""
    whole = total(state)
    form = "interpreted" if str(table_module.__file__).endswith(".py") else "compiled"
    today = dt.datetime.now(tz=dt.UTC).date().isoformat()
    text = [
        "# A million random games",
        "",
        f"{today}, {form}, Python {platform.python_version()}, seed {state.seed}.",
        f"{whole.games:,} of {asked:,} games finished, {whole.decisions:,} decisions;",
        f"{whole.looked_into:,} games looked into while they were played;",
        f"{whole.seconds / 3600:.2f} hours of one core.",
        "",
        f"**Games in which a law was broken: {whole.broken_games}.**",
        "",
        *[f"- {line}" for line in whole.broken],
        *([""] if whole.broken else []),
    ]
    for game in all_games():
        endings = game.endings
        text += ["| games | number | longest | " + " | ".join(endings) + " |"]
        text += ["|---|---:|---:|" + "---:|" * len(endings)]
        for kind, finding in zip(state.kinds, state.findings, strict=True):
            if kind.game == game.slug:
                counts = " | ".join(f"{finding.endings.get(ending, 0):,}" for ending in endings)
                text.append(f"| {kind.name} | {finding.games:,} | {finding.longest:,} | {counts} |")
        text.append("")
    text += ["Longest: decisions in the longest game. Written by `python -m bench.million`.", ""]
    return "\n".join(text)


def run(state: State, games: int, cores: int) -> None:
    """Play what is not yet finished; what is finished is written down every now and then."""
    done = set(state.done)
    todo = iter([chunk for chunk in range(-(-games // CHUNK)) if chunk not in done])
    executor = Workers(cores)
    playing: dict[Future[Finding], int] = {}
    written = time.monotonic()
    try:
        while True:
            for chunk in itertools.islice(todo, 2 * cores - len(playing)):
                kind = state.kinds[chunk % len(state.kinds)]
                playing[executor.submit(play_chunk, kind, state.seed, chunk * CHUNK, CHUNK)] = chunk
            if not playing:
                break
            for future in wait(playing, return_when=FIRST_COMPLETED).done:
                chunk = playing.pop(future)
                state.findings[chunk % len(state.kinds)].add(future.result())
                state.done.append(chunk)
            if time.monotonic() - written > 5:
                keep(state)
                whole = total(state)
                print(f"\r{whole.games:,} games, {whole.broken_games} with a broken law ", end="", flush=True)
                written = time.monotonic()
    finally:
        keep(state)
        executor.stop()


def main() -> int:
    """Play, print, write."""
    parser = argparse.ArgumentParser(prog="bench.million", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=available_cores())
    parser.add_argument("--out", type=Path, default=OUTCOME)
    asked = parser.parse_args()
    state = begin_or_go_on(asked.seed)
    interrupted = False
    try:
        run(state, asked.games, asked.cores)
    except KeyboardInterrupt:
        interrupted = True
    text = outcome(state, asked.games)
    asked.out.write_text(text, encoding="utf-8")
    print("\n" + text)
    return 1 if interrupted or total(state).broken_games else 0


if __name__ == "__main__":
    sys.exit(main())
