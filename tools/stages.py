"""Run the stages of `make quick`, `make test` or `make proof` in parallel, and report how long each took.

One stage more than there are cores runs at once, since tests of servers and browsers often wait; one that
needs another waits for it. Stages that never wait give way to those, and fill all cores to the end. What a
stage prints is kept in build/stages, and shown if the stage fails: the others still run. At the end,
build/test-times.md has the seconds and tests of every stage and the slowest tests.

    tools/stages.py quick [--since COMMIT]   style, types, and the tests of what has changed since a commit
    tools/stages.py test                     what every change must pass
    tools/stages.py proof                    everything there is; stages that passed are not run again
    tools/stages.py check                    style and types alone
    tools/stages.py times                    write the last `make test` into bench/tests.md
"""

from __future__ import annotations

import argparse
import contextlib
import datetime as dt
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "stages"
TIMES = ROOT / "build" / "test-times.md"
LAST = ROOT / "build" / "test-times.json"
PROVEN = ROOT / "build" / "proof.json"
HISTORY = ROOT / "bench" / "tests.md"
CORES = len(os.sched_getaffinity(0))
SLOWEST = 30
NICE = 5
"""How much a stage gives way: it gets about a third of what another gets of the processor."""
SHOWN = 120
"""How many lines of a failed stage are shown."""

MEMORY = Path("/dev/shm")  # noqa: S108  files are made below its own folder
ROOM = 4 << 30
"""Bytes that must be free there for the tests' own files: a disk would make them wait for every commit."""

PYTHON = str(ROOT / ".venv/bin/python")
RUFF, MYPY = (str(ROOT / f".venv/bin/{name}") for name in ("ruff", "mypy"))
TYPED = ["src", "tests", "bench", "examples", "tools"]
GAMES = ("theopolis", "nehemiah", "my_village", "esdras_et_nehemie")
LEAK = "tests/server/test_leak.py"
"""A web server inside: it needs a fresh process, and leaves its logging behind."""
BOTH_FORMS = ["tests/kernel", "tests/games", "tests/laws", "tests/playthroughs"]
NOT_COMPILED = [
    "--ignore=tests/laws/test_explanations.py",
    "--ignore=tests/laws/test_refusals.py",
    "--ignore=tests/laws/test_views.py",
    *(
        f"--ignore-glob=tests/games/*/test_{module}.py"
        for module in ("components", "constraints", "explain", "page", "positions")
    ),
]
"""Tests about modules of a game that are not compiled."""
LESSONS = "tests/laws/test_lessons.py"
PLAY_MUCH = ["tests/adapters", "tests/bots", "tests/lab", LESSONS]
"""They play thousands of games and test no rule: the compiled form is enough."""


@dataclass
class Stage:
    """One command of a run."""

    name: str
    command: list[str]
    needs: tuple[str, ...] = ()
    settings: dict[str, str] = field(default_factory=dict)
    gives_way: bool = False
    """It never waits for other processes: it takes what those that do leave of the processor."""

    @property
    def log(self) -> Path:
        """Where what it prints is kept."""
        return LOGS / f"{self.name}.log"

    @property
    def report(self) -> Path:
        """Where pytest writes its results; not there for other commands."""
        return LOGS / f"{self.name}.xml"


@dataclass
class Outcome:
    """How a stage went. The processor's seconds are of all its processes."""

    name: str
    code: int
    seconds: float
    processor: float
    tests: int = 0
    failed: int = 0
    skipped: int = 0


# What there is to run. ---------------------------------------------------------------------------


def npm(*words: str) -> list[str]:
    """Return an npm command of the client, with the Node of .venv."""
    path = f"{ROOT / '.venv/bin'}{os.pathsep}{os.environ['PATH']}"
    return ["env", f"PATH={path}", str(ROOT / ".venv/bin/npm"), "--prefix", "client", *words, "--silent"]


def pytest(
    name: str,
    *words: str,
    form: str = "plain",
    needs: tuple[str, ...] = (),
    workers: int = CORES,
    gives_way: bool = False,
) -> Stage:
    """Return a stage of tests on one form of the sources."""
    compiled = form == "compiled"
    sources = ROOT / ("build/compiled" if compiled else "src")
    settings = {"PYTHONPATH": str(sources), "BATISSEURS_FORM": "compiled" if compiled else "interpreted"}
    # Each worker begins with tests that stand together: a server or a table for some of them is made once.
    command = [PYTHON, "-m", "pytest", "-q", "-n", str(workers), "--dist", "worksteal", *words]
    return Stage(name, command, (*needs, "compile") if compiled else needs, settings, gives_way)


STYLE = Stage("style", ["sh", "-c", f"{RUFF} check && {RUFF} format --check"])
TYPES = Stage("types", [MYPY, *TYPED], gives_way=True)
COMPILE = Stage("compile", ["make", "compile"])
CLIENT = Stage("client", ["make", "client"])
CLIENT_CHECK = Stage("client-check", npm("run", "check"))
CLIENT_TESTS = Stage("client-tests", npm("test"))


def test_stages() -> list[Stage]:
    """Return what every change must pass: first what others need, then what waits, then what never does."""
    elsewhere = [LEAK, "tests/client", *BOTH_FORMS, *PLAY_MUCH]
    return [
        CLIENT,
        # Tests of servers and terminals mostly wait for other processes.
        pytest("others", "tests", *_without(*elsewhere), needs=("client",), workers=CORES + 1),
        pytest("browser", "tests/client", needs=("client",)),
        COMPILE,
        STYLE,
        CLIENT_CHECK,
        CLIENT_TESTS,
        pytest("leak", LEAK, needs=("client",)),
        TYPES,
        pytest("plain", *BOTH_FORMS, *_without(LESSONS), gives_way=True),
        pytest("compiled", *BOTH_FORMS, *PLAY_MUCH, *NOT_COMPILED, form="compiled", gives_way=True),
    ]


def proof_stages() -> list[Stage]:
    """Return all stages, in pieces small enough to continue another day."""
    return [
        *test_stages(),
        *[
            pytest(f"{form}-{Path(part).name}-all", part, "-m", "", form=form, needs=("client",))
            for form in ("plain", "compiled")
            for part in [*BOTH_FORMS, *PLAY_MUCH]
        ],
        pytest(
            "others-all",
            "tests",
            *_without(*BOTH_FORMS, *PLAY_MUCH, "tests/client"),
            "-m",
            "proof",
            needs=("client",),
        ),
        pytest("browser-all", "tests/client", "-m", "proof", needs=("client",)),
        searching(
            "tests/laws/test_any_table.py",
            "tests/laws/test_deals.py",
            "tests/rooms/test_machine.py",
            "tests/rooms/test_specification.py",
            "tests/server/test_partition.py",
        ),
        *[bench(f"mutants-{game}", "mutants", game) for game in GAMES],
        bench("leak-long", "leak", "--minutes", "10"),
        bench("fuzz-long", "fuzz", "--cases", "20000"),
        bench("crash", "crash", "--kills", "100"),
        bench("million", "million", "--games", "100000"),
    ]


def searching(*paths: str) -> Stage:
    """Return a stage in which Hypothesis looks for examples that it has not tried before."""
    stage = pytest("search", *paths)
    stage.settings["BATISSEURS_SEARCH"] = "1"
    return stage


def bench(name: str, module: str, *words: str) -> Stage:
    """Return a long run of `bench`, on the compiled form."""
    settings = {"PYTHONPATH": f"{ROOT / 'build/compiled'}{os.pathsep}{ROOT}"}
    return Stage(name, [PYTHON, "-m", f"bench.{module}", *words], ("compile", "client"), settings)


def _without(*paths: str) -> list[str]:
    return [f"--ignore={path}" for path in paths]


# What has changed, and which tests are about it. -------------------------------------------------

PARTS = ("adapters", "bots", "cli", "kernel", "lab", "rooms", "server", "words")
ABOUT: dict[str, tuple[str, ...]] = {
    **{f"src/batisseurs/{part}/": (f"tests/{part}",) for part in PARTS},
    "src/": ("tests/test_layers.py", "tests/words/test_usage.py"),
    "src/batisseurs/kernel/": ("tests/kernel", "tests/laws"),
    "tests/games/": ("tests/test_rule_coverage.py",),
    "docs/": ("tests/test_docs.py", "tests/test_rule_coverage.py"),
    "README.md": ("tests/test_docs.py",),
    "examples/": ("tests/lab/test_examples.py",),
}
"""The tests about files whose paths begin so; those of a game are found by its name."""


def changed_since(commit: str) -> list[str]:
    """Return the paths that differ from a commit, what is not committed yet included."""
    tracked = _git("diff", "--name-only", commit)
    return sorted({*tracked, *_git("ls-files", "--others", "--exclude-standard")})


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"git {' '.join(words)}: {done.stderr.strip()}")
    return done.stdout.splitlines()


def tests_about(paths: list[str]) -> dict[str, list[str]]:
    """Return the tests about these paths: each place with the games that it is to be run for, or all."""
    found = {test for path in paths for test in _about(path) if (ROOT / test[0]).exists()}
    whole = {place for place, game in found if not game}
    inside = {place for place in whole if any(str(above) in whole for above in Path(place).parents)}
    places = sorted({place for place, _ in found} - inside)
    return {
        place: [] if place in whole else sorted(game for other, game in found if other == place)
        for place in places
    }


def _about(path: str) -> set[tuple[str, str]]:
    """Return the tests about one file, each with the game that it is to be run for, if not for all."""
    found: set[tuple[str, str]] = set()
    for game in GAMES:
        slug = game.replace("_", "-")
        if path.startswith((f"src/batisseurs/games/{game}/", f"tests/games/{game}/")):
            found |= {(f"tests/games/{game}", ""), ("tests/laws", slug), ("tests/playthroughs", slug)}
        if path.startswith(f"client/games/{slug}/"):
            found.add((f"tests/client/test_{game.removesuffix('_et_nehemie')}_board.py", ""))
    for begin, places in ABOUT.items():
        if path.startswith(begin):
            found |= {(place, "") for place in places}
    if re.fullmatch(r"tests/.*/test_\w+\.py", path):
        found.add((path, ""))
    return found


def quick_stages(since: str) -> list[Stage]:
    """Return style, types, and the tests of what has changed: not in a browser, on the plain form."""
    paths = changed_since(since)
    about = tests_about(paths)
    stages = [STYLE, TYPES]
    if any(path.startswith("client/") for path in paths):
        stages += [CLIENT_CHECK, CLIENT_TESTS, CLIENT]
    needs = ("client",) if CLIENT in stages else ()
    if whole := [place for place, games in about.items() if not games]:
        stages.append(pytest("tests", *whole, "--deselect", LEAK, needs=needs))
    if partly := [place for place, games in about.items() if games]:
        only = sorted({game for place in partly for game in about[place]})
        stages.append(pytest("laws", *partly, "-k", " or ".join(only)))
    print(f"{len(paths)} files have changed since {since}. Tests: {', '.join(about) or 'none'}")
    return stages


# Running. ----------------------------------------------------------------------------------------


class Run:
    """Runs stages, one more at once than there are cores, in the order in which they are listed."""

    def __init__(self, stages: list[Stage], already: dict[str, float]) -> None:
        """Take what is to be run, and what need not be run again."""
        self.waiting = [stage for stage in stages if stage.name not in already]
        self.started: dict[int, tuple[Stage, float]] = {}
        self.outcomes: list[Outcome] = []
        self.done = set(already)

    def run(self) -> None:
        """Run them all; a stage that needs one that failed is not run."""
        LOGS.mkdir(parents=True, exist_ok=True)
        try:
            while self.waiting or self.started:
                self._start()
                if self.started:
                    self._finish(*os.wait4(-1, 0))
        except KeyboardInterrupt:
            for process in self.started:
                os.killpg(process, signal.SIGTERM)
            sys.exit(130)

    def _start(self) -> None:
        failed = {outcome.name for outcome in self.outcomes if outcome.code}
        for stage in list(self.waiting):
            if failed.intersection(stage.needs):
                self.waiting.remove(stage)
                self.outcomes.append(Outcome(stage.name, 1, 0, 0))
                say(f"{stage.name:<20} not run: it needs {', '.join(failed.intersection(stage.needs))}")
                return self._start()
            others = {one.name for one in [*self.waiting, *(one for one, _ in self.started.values())]}
            if len(self.started) <= CORES and not others.intersection(stage.needs):
                self.waiting.remove(stage)
                self._spawn(stage)
        return None

    def _spawn(self, stage: Stage) -> None:
        stage.report.unlink(missing_ok=True)
        command = stage.command
        if "pytest" in command:
            command = [*command, f"--junitxml={stage.report}"]
        if stage.gives_way:
            command = ["nice", "-n", str(NICE), *command]
        with stage.log.open("w") as log:
            process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=os.environ | stage.settings,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        if stage.gives_way:
            # Where the system schedules sessions as groups, `nice` alone counts only within a session.
            with contextlib.suppress(OSError):
                Path(f"/proc/{process.pid}/autogroup").write_text(str(NICE), encoding="utf-8")
        self.started[process.pid] = (stage, time.monotonic())
        process.returncode = 0  # wait4 sees to it
        say(f"{stage.name:<20} ...")

    def _finish(self, process: int, status: int, used: object) -> None:
        stage, began = self.started.pop(process)
        seconds = time.monotonic() - began
        processor = used.ru_utime + used.ru_stime  # type: ignore[attr-defined]
        outcome = Outcome(stage.name, os.waitstatus_to_exitcode(status), seconds, processor)
        outcome.tests, outcome.failed, outcome.skipped = counted(stage)
        self.outcomes.append(outcome)
        told = f", {outcome.tests} tests" if outcome.tests else ""
        say(f"{stage.name:<20} {'FAILED' if outcome.code else 'passed'} in {seconds:.0f} s{told}")
        if outcome.code:
            print("\n".join(stage.log.read_text(errors="replace").splitlines()[-SHOWN:]), flush=True)


def say(line: str) -> None:
    """Say something at once, with the time."""
    print(f"{dt.datetime.now().astimezone():%H:%M:%S}  {line}", flush=True)


# Telling. ----------------------------------------------------------------------------------------


def counted(stage: Stage) -> tuple[int, int, int]:
    """Return how many tests a stage ran, how many failed and how many were skipped."""
    numbers = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    for suite in _suites(stage):
        for name in numbers:
            numbers[name] += int(suite.get(name, 0))
    return numbers["tests"], numbers["failures"] + numbers["errors"], numbers["skipped"]


def _suites(stage: Stage) -> list[ET.Element]:
    if not stage.report.is_file():
        return []
    try:
        return list(ET.parse(stage.report).getroot().iter("testsuite"))  # noqa: S314  our own file
    except ET.ParseError:
        return []  # it was killed while writing


def slowest(stages: list[Stage]) -> list[tuple[float, str, str]]:
    """Return the tests that took longest, each with its stage."""
    found = [
        (float(case.get("time", 0)), stage.name, f"{case.get('classname')}::{case.get('name')}")
        for stage in stages
        for suite in _suites(stage)
        for case in suite.iter("testcase")
    ]
    return sorted(found, reverse=True)[:SLOWEST]


def busy() -> float:
    """Return for how many seconds all processors together have worked, for browsers as well."""
    try:
        line = Path("/proc/stat").read_text(encoding="utf-8").partition("\n")[0]
    except OSError:
        return 0.0
    user, nice, system, _idle, _waiting, *interrupts = (int(ticks) for ticks in line.split()[1:8])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def tell(what: str, stages: list[Stage], outcomes: list[Outcome], seconds: float, worked: float) -> None:
    """Write build/test-times.md, and a short form on the screen."""
    rows = [
        f"| {one.name} | {'failed' if one.code else 'passed'} | {one.seconds:.0f} | {one.processor:.0f} "
        f"| {one.tests or ''} | {one.skipped or ''} |"
        for one in outcomes
    ]
    processor = sum(one.processor for one in outcomes)
    tests = sum(one.tests for one in outcomes)
    head = f"`make {what}`, {today()}, {commit()}, {CORES} cores: {_minutes(seconds)}"
    text = [
        f"# How long the tests took\n\n{head}, {_minutes(processor)} of processor time, {tests} tests.\n",
        f"All programs, browsers included: {_minutes(worked)}, {worked / CORES / seconds:.0%} of all.\n",
        "| stage | | seconds | processor | tests | skipped |\n|---|---|---:|---:|---:|---:|",
        *rows,
        f"\n## The slowest {SLOWEST}\n\n| seconds | stage | test |\n|---:|---|---|",
        *[f"| {took:.1f} | {stage} | {test} |" for took, stage, test in slowest(stages)],
    ]
    TIMES.write_text("\n".join(text) + "\n", encoding="utf-8")
    print("\n" + "\n".join(text[: 3 + len(rows)]))
    print(f"\nThe slowest tests: {TIMES.relative_to(ROOT)}")
    failed = sum(one.failed for one in outcomes) + sum(bool(one.code and not one.failed) for one in outcomes)
    skipped = sum(one.skipped for one in outcomes)
    print(f"{tests - failed - skipped} passed, {failed} failed, {skipped} skipped", flush=True)


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // 60} min {int(seconds) % 60:02} s"


def today() -> str:
    """Return the date."""
    return f"{dt.datetime.now().astimezone():%Y-%m-%d}"


def commit() -> str:
    """Return the short name of the commit, with a plus sign if something has changed since."""
    changed = "+" if _git("status", "--porcelain", "--untracked-files=no") else ""
    return f"{_git('rev-parse', '--short', 'HEAD')[0]}{changed}"


def keep_times() -> None:
    """Add the last run to the table in bench/tests.md: one line."""
    line = TIMES.read_text(encoding="utf-8").splitlines()[2]
    found = re.fullmatch(
        r"`make (\w+)`, (\S+), (\S+), (\d+) cores: (.*), (.*) of processor time, (\d+) tests\.", line
    )
    if found is None or found[1] != "test":
        sys.exit(f"{TIMES.relative_to(ROOT)} is not of a `make test`: {line}")
    _, date, name, cores, took, processor, tests = found.groups()
    with HISTORY.open("a", encoding="utf-8") as file:
        file.write(f"| {date} | {name} | {cores} | {took} | {processor} | {tests} |\n")


# Continuing a proof. -----------------------------------------------------------------------------


def fingerprint() -> str:
    """Return a hash of all files."""
    digest = hashlib.sha256("\n".join(_git("ls-files", "--stage")).encode())
    for path in changed_since("HEAD"):
        file = ROOT / path
        digest.update(path.encode() + (file.read_bytes() if file.is_file() else b""))
    return digest.hexdigest()


def proven() -> dict[str, float]:
    """Return the stages that have passed on these files, and the seconds they took."""
    if not PROVEN.is_file():
        return {}
    kept = json.loads(PROVEN.read_text())
    return dict(kept["stages"]) if kept["files"] == fingerprint() else {}


@contextlib.contextmanager
def files_in_memory() -> Iterator[None]:
    """Have temporary files in memory, if there is room; they are gone afterwards."""
    if not MEMORY.is_dir() or shutil.disk_usage(MEMORY).free < ROOM:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="batisseurs-", dir=MEMORY, ignore_cleanup_errors=True) as folder:
        os.environ["TMPDIR"] = folder
        yield


def main() -> int:
    """Run the stages of the command line."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("what", choices=["quick", "check", "test", "proof", "times"])
    asked.add_argument("--since", default="HEAD~1", metavar="COMMIT", help="for quick (default: HEAD~1)")
    given = asked.parse_args()
    if given.what == "times":
        keep_times()
        return 0
    already: dict[str, float] = proven() if given.what == "proof" else {}
    stages = {
        "quick": lambda: quick_stages(given.since),
        "check": lambda: [STYLE, TYPES, CLIENT_CHECK],
        "test": test_stages,
        "proof": proof_stages,
    }[given.what]()
    for name in already:
        say(f"{name:<20} has passed already")
    run, began, before = Run(stages, already), time.monotonic(), busy()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes would parse the same sources anew
    try:
        with files_in_memory():
            run.run()
    finally:
        if given.what == "proof":
            passed = already | {one.name: one.seconds for one in run.outcomes if not one.code}
            PROVEN.write_text(json.dumps({"files": fingerprint(), "stages": passed}))
    tell(given.what, stages, run.outcomes, time.monotonic() - began, busy() - before)
    return int(any(one.code for one in run.outcomes))


if __name__ == "__main__":
    sys.exit(main())
