"""`python -m bench.mutants` asks whether the tests would notice if a rule were wrong.

Small mistakes are made in the rules of a game, one at a time (`<` for `<=`, one more, `or` for `and`, a
condition turned round, a statement left out, two arguments exchanged), and the game's tests are run against
each. A mistake that no test of `make test` notices is a survivor: a rule that is not proven, or a change that
makes no difference. Survivors are listed, with whether the tests that only `make proof` runs would notice.

Mistakes in words (prompts, refusals, game events) are another matter than mistakes in rules: they are sampled
and reported apart. It can be interrupted and then continues: the state is in build/mutants-GAME.json,
and counts as long as neither sources nor tests change.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import datetime as dt
import hashlib
import os
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/batisseurs/games")
NO_RULES = {
    "__init__",
    "bounds",
    "components",
    "evaluation",
    "explain",
    "explain_cards",
    "explain_components",
    "explain_costs",
    "facts",
    "game",
    "guide",
    "laws",
    "lessons",
    "log",
    "pending",
    "readable",
    "position",
    "view",
}
"""Modules of a game that load, show or describe and decide nothing."""
WORDS = {
    "say", "say_part", "prompt", "part_prompt", "refusals", "part_refusals", "veiled", "veiled_part",
    "tell", "tell_one", "report", "notes", "__repr__",
}  # fmt: skip
LEAVE_OUT = shutil.ignore_patterns(
    ".git", ".venv", "build", "dist", "__pycache__", ".*_cache", ".hypothesis", "*.so"
)
MOST_MEMORY = 3_000_000
"""Kilobytes a test run may use: a mistake can fill a list for ever."""

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


PROOF_ONLY = "make proof"
"""The tests that only `make proof` runs: a mutant that they alone notice counts as a survivor."""


class Mutant(msgspec.Struct, frozen=True):
    """One mistake: which bytes of which file become which others."""

    path: str
    line: int
    kind: str
    start: int
    end: int
    before: str
    after: str
    words: bool

    @property
    def id(self) -> str:
        """Tell it from all others."""
        return f"{self.path}:{self.start}-{self.end}:{self.after}"


class Verdict(msgspec.Struct, frozen=True):
    """What the tests made of a mutant: which part of them noticed, or `survived`; the first test to fail."""

    mutant: Mutant
    by: str
    test: str
    seconds: float

    @property
    def survived(self) -> bool:
        """Return whether nothing in `make test` noticed."""
        return self.by == "survived" or self.by.startswith(PROOF_ONLY)


class State(msgspec.Struct):
    """What is finished; of no use when sources or tests have changed."""

    fingerprint: str
    verdicts: dict[str, Verdict] = {}


# Making mistakes. ------------------------------------------------------------------------------


class Finder(ast.NodeVisitor):
    """Walks through a module and collects every mistake that could be made in it."""

    def __init__(self, path: str, source: bytes) -> None:
        """Take the file as bytes: that is how the parser counts columns."""
        self.path = path
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.words = False
        self.found: list[Mutant] = []

    def collect(self) -> list[Mutant]:
        """Return all of them, in the order of the file."""
        self.visit(ast.parse(self.source))
        return sorted(self.found, key=lambda mutant: (mutant.start, mutant.end, mutant.after))

    def add(self, kind: str, node: ast.expr | ast.stmt, after: str) -> None:
        """Note one mistake in place of a node."""
        assert node.end_lineno is not None  # noqa: S101  the parser always says where a node ends
        assert node.end_col_offset is not None  # noqa: S101
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        before = self.source[start:end].decode()
        self.found.append(Mutant(self.path, node.lineno, kind, start, end, before, after, self.words))

    # What is left alone, and what is only words.

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Leave decorators and annotations alone; what only says something is words."""
        outside = self.words
        self.words = outside or node.name in WORDS or says_something(node)
        for default in (*node.args.defaults, *(item for item in node.args.kw_defaults if item is not None)):
            self.visit(default)
        for statement in node.body:
            self.visit(statement)
        self.words = outside

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Leave decorators and bases alone."""
        for statement in node.body:
            self.visit(statement)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Assertions are for the type checker."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """What is raised is words; that it is raised is decided elsewhere."""
        outside, self.words = self.words, True
        self.generic_visit(node)
        self.words = outside

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """An import is no rule."""

    # Statements.

    def visit_If(self, node: ast.If) -> None:
        """Turn the condition round; what happens only if someone listens is words."""
        outside = self.words
        self.words = outside or "game_events" in ast.dump(node.test)
        self.add("negated condition", node.test, f"not ({ast.unparse(node.test)})")
        self.visit(node.test)
        for statement in node.body:
            self.visit(statement)
        self.words = outside
        for statement in node.orelse:
            self.visit(statement)

    def visit_While(self, node: ast.While) -> None:
        """Turn the condition round."""
        self.add("negated condition", node.test, f"not ({ast.unparse(node.test)})")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        """Leave a call out; a docstring is none, and without `super().__init__` everything would crash."""
        if isinstance(node.value, ast.Call) and not ast.unparse(node).startswith("super()"):
            self.add("removed statement", node, "pass")
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Leave out what changes something; a name that never gets its value would only be a crash."""
        if not isinstance(node.targets[0], ast.Name):
            self.add("removed statement", node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """Leave it out, or go the other way."""
        self.add("removed statement", node, "pass")
        other = COMPUTED.get(type(node.op))
        if other is not None:
            turned = ast.unparse(ast.AugAssign(node.target, other(), node.value))
            self.add("other operator", node, turned)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Only the value."""
        if node.value is not None:
            self.visit(node.value)

    def visit_Continue(self, node: ast.Continue) -> None:
        """Continue instead."""
        self.add("removed statement", node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        """Continue instead."""
        self.add("removed statement", node, "pass")

    # Expressions.

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Turn the condition round."""
        self.add("negated condition", node.test, f"not ({ast.unparse(node.test)})")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        """Compare otherwise."""
        for index, operator in enumerate(node.ops):
            operators = list(node.ops)
            operators[index] = COMPARED[type(operator)]()
            turned = ast.unparse(ast.Compare(node.left, operators, node.comparators))
            self.add("other comparison", node, f"({turned})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """`or` for `and`, `and` for `or`."""
        other: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.add("and, or", node, f"({ast.unparse(ast.BoolOp(other, node.values))})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Leave `not` out; a negative number is one number."""
        if isinstance(node.op, ast.Not):
            self.add("negated condition", node, f"({ast.unparse(node.operand)})")
        if not isinstance(node.op, ast.USub):
            self.generic_visit(node)
        elif isinstance(node.operand, ast.Constant) and isinstance(node.operand.value, int):
            self.add("one more", node, f"({-node.operand.value + 1})")
            self.add("one less", node, f"({-node.operand.value - 1})")

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Compute otherwise; texts can only be joined."""
        other = COMPUTED.get(type(node.op))
        if other is not None and not (is_text(node.left) or is_text(node.right)):
            self.add("other operator", node, f"({ast.unparse(ast.BinOp(node.left, other(), node.right))})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """One more, one less; texts are words and stay."""
        if isinstance(node.value, bool):
            self.add("other truth", node, str(not node.value))
        elif isinstance(node.value, int):
            self.add("one more", node, str(node.value + 1))
            self.add("one less", node, f"({node.value - 1})")

    def visit_Call(self, node: ast.Call) -> None:
        """Exchange two arguments; not the table or a text, with which every test would crash."""
        places = [place for place, item in enumerate(node.args) if could_be_swapped(item)][:2]
        if len(places) == 2:
            first, second = places
            arguments = list(node.args)
            arguments[first], arguments[second] = arguments[second], arguments[first]
            swapped = ast.unparse(ast.Call(node.func, arguments, node.keywords))
            if swapped != ast.unparse(node):
                self.add("swapped arguments", node, swapped)
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """An f-string is words, and its parts have no position."""


def is_text(node: ast.expr) -> bool:
    """Return whether an expression is plainly a text."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def could_be_swapped(node: ast.expr) -> bool:
    """Return whether an argument could be mistaken for another: mostly numbers."""
    if isinstance(node, ast.Name):
        return node.id not in {"self", "table", "facts", "box", "source"}
    return not is_text(node) and not isinstance(
        node, ast.Starred | ast.Call | ast.Dict | ast.List | ast.Tuple
    )


def says_something(node: ast.FunctionDef) -> bool:
    """Return whether a function returns words."""
    if node.returns is None:
        return False
    names = {part.id for part in ast.walk(node.returns) if isinstance(part, ast.Name)}
    return not names.isdisjoint({"Choice", "GameEvent", "Message", "Refusal"})


def mutants_of(package: str) -> list[Mutant]:
    """Return every mutant of a game's rules modules."""
    found: list[Mutant] = []
    for file in sorted((ROOT / GAMES / package).glob("*.py")):
        if file.stem not in NO_RULES:
            found += Finder(file.relative_to(ROOT).as_posix(), file.read_bytes()).collect()
    return found


def mutated(source: bytes, mutant: Mutant) -> bytes:
    """Make the mistake."""
    return source[: mutant.start] + mutant.after.encode() + source[mutant.end :]


def line_of(source: bytes, start: int, end: int) -> str:
    """Return the line, or lines, that contain these bytes."""
    first = source.rfind(b"\n", 0, start) + 1
    last = source.find(b"\n", end)
    return " ".join(source[first : len(source) if last < 0 else last].decode().split())


def sample(mutants: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """Draw some; a larger sample of the same seed contains the smaller one."""
    return random.Random(seed).sample(mutants, len(mutants))[:number]  # noqa: S311  no secret


# Running the tests. ----------------------------------------------------------------------------


NO_TESTS = 5
"""What pytest returns if there was nothing to run."""


class Suite(msgspec.Struct, frozen=True):
    """A part of the tests, and how long it may take: a mistake can also be an endless game."""

    name: str
    paths: list[str]
    seconds: float
    only: str = ""
    """Of tests that are made for every game, those of this one: the others cannot notice."""
    marks: str = "not proof"


def suites(package: str) -> list[Suite]:
    """Return the suites in order: those that find most, and soonest, first."""
    slug, rules = package.replace("_", "-"), f"tests/games/{package}"
    return [
        Suite("rules", [rules], 1200.0),
        Suite("records", ["tests/playthroughs"], 1200.0, slug),
        Suite("laws", ["tests/laws"], 1200.0, slug),
        Suite(
            PROOF_ONLY, [rules, "tests/playthroughs", "tests/laws"], 1200.0, f"{slug} or {package}", "proof"
        ),
    ]


def own_tests(tree: Path, mutant: Mutant, rules: Suite) -> list[Suite]:
    """Return the tests of the module with the mistake: they are the first to notice."""
    module = Path(mutant.path)
    own = f"tests/games/{module.parent.name}/test_{module.stem}.py"
    return [msgspec.structs.replace(rules, paths=[own])] if (tree / own).is_file() else []


def run_tests(tree: Path, suite: Suite) -> tuple[str, str]:
    """Run a part of the tests on a tree; return `passed`, `failed` or `endless`, and what failed first."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command += ["--no-header", "--tb=no", "-m", suite.marks, *suite.paths]
    command += ["-k", suite.only] if suite.only else []
    environment = os.environ | {"PYTHONPATH": str(tree / "src")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    process = subprocess.Popen(
        ["sh", "-c", f'ulimit -v {MOST_MEMORY}; exec "$@"', "sh", *command],
        cwd=tree,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        said, _ = process.communicate(timeout=suite.seconds)
        failed = [line for line in said.splitlines() if line.startswith(("FAILED", "ERROR"))]
        passed = process.returncode in {0, NO_TESTS}
        return ("passed" if passed else "failed"), (failed[0] if failed else "")
    except subprocess.TimeoutExpired:
        return "endless", ""
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def judge(tree: Path, mutant: Mutant, parts: list[Suite]) -> Verdict:
    """Make a mistake in a tree, run the tests, and restore it."""
    started = time.perf_counter()
    file = tree / mutant.path
    source, changed = file.read_bytes(), file.stat().st_mtime
    file.write_bytes(mutated(source, mutant))
    # Python knows a changed file by its size and second: no two mutants may share them.
    moment = zlib.crc32(mutant.id.encode())
    os.utime(file, (moment, moment))
    by, test = "survived", ""
    try:
        for suite in [*own_tests(tree, mutant, parts[0]), *parts]:
            answer, test = run_tests(tree, suite)
            if answer != "passed":
                by = suite.name if answer == "failed" else f"{suite.name} (endless)"
                break
    finally:
        file.write_bytes(source)
        os.utime(file, (changed, changed))
    return Verdict(mutant, by, test, time.perf_counter() - started)


def fingerprint(package: str) -> str:
    """Return what tells one state of sources and tests from another."""
    digest = hashlib.sha256()
    folders = [
        ROOT / "src/batisseurs",
        ROOT / "tests/laws",
        ROOT / "tests/playthroughs",
        ROOT / "tests/games" / package,
    ]
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(f"{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


@contextlib.contextmanager
def trees(number: int) -> Iterator[queue.Queue[Path]]:
    """Copy the project some times, where mistakes can be made without harm."""
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        free: queue.Queue[Path] = queue.Queue()
        for index in range(number):
            tree = Path(folder, str(index))
            shutil.copytree(ROOT, tree, ignore=LEAVE_OUT)
            free.put(tree)
        yield free


def measured(tree: Path, parts: list[Suite]) -> list[Suite]:
    """Run the tests without a mistake: they must pass, and they show how long they take."""
    found = []
    for suite in parts:
        started = time.perf_counter()
        answer, test = run_tests(tree, suite)
        if answer != "passed":
            sys.exit(f"the tests do not pass as they are ({suite.name} {answer}), nothing to learn: {test}")
        needed = time.perf_counter() - started
        # With two runs at a time on a busy machine everything may take longer.
        found.append(msgspec.structs.replace(suite, seconds=max(30.0, 4 * needed)))
        print(f"{suite.name}: {needed:.0f} s without a mistake")
    return found


def judge_all(package: str, chosen: list[Mutant], state: State, file: Path, processes: int) -> None:
    """Judge every mutant that has no verdict yet."""
    todo = [mutant for mutant in chosen if mutant.id not in state.verdicts]
    if not todo:
        return
    with trees(processes) as free, ThreadPoolExecutor(processes) as executor:
        tree = free.get()
        parts = measured(tree, suites(package))
        free.put(tree)

        def work(mutant: Mutant) -> Verdict:
            own = free.get()
            try:
                return judge(own, mutant, parts)
            finally:
                free.put(own)

        futures = [executor.submit(work, mutant) for mutant in todo]
        try:
            for number, future in enumerate(as_completed(futures), start=1):
                verdict = future.result()
                state.verdicts[verdict.mutant.id] = verdict
                keep(file, state)
                place = f"{verdict.mutant.path.rpartition('/')[2]}:{verdict.mutant.line}"
                print(f"{number}/{len(todo)} {place} {verdict.mutant.kind}: {verdict.by}", flush=True)
        except KeyboardInterrupt:
            executor.shutdown(wait=True, cancel_futures=True)
            raise


def keep(file: Path, state: State) -> None:
    """Write the state, whole or not at all."""
    file.parent.mkdir(exist_ok=True)
    draft = file.with_suffix(".new")
    draft.write_bytes(msgspec.json.encode(state))
    draft.replace(file)


# The outcome. ----------------------------------------------------------------------------------


def share(verdicts: list[Verdict]) -> str:
    """Write how many were noticed."""
    noticed = sum(not verdict.survived for verdict in verdicts)
    return f"{noticed} of {len(verdicts)} ({100 * noticed / max(len(verdicts), 1):.0f} %)"


def survivors(verdicts: list[Verdict]) -> list[str]:
    """List those that nobody noticed: place, line before, line after."""
    lines = []
    for verdict in verdicts:
        mutant = verdict.mutant
        if not verdict.survived:
            continue
        source = (ROOT / mutant.path).read_bytes()
        after = mutated(source, mutant)
        lines += [
            f"- `{mutant.path}:{mutant.line}`, {mutant.kind}: {verdict.by}",
            f"    - before: `{line_of(source, mutant.start, mutant.end)}`",
            f"    - after: `{line_of(after, mutant.start, mutant.start + len(mutant.after.encode()))}`",
        ]
    return lines or ["None."]


def outcome(
    slug: str, asked: argparse.Namespace, every: list[Mutant], chosen: list[Mutant], state: State
) -> str:
    """Write the page."""
    judged = [state.verdicts[mutant.id] for mutant in chosen if mutant.id in state.verdicts]
    rules = [verdict for verdict in judged if not verdict.mutant.words]
    words = [verdict for verdict in judged if verdict.mutant.words]
    possible = Counter(mutant.words for mutant in every)
    today = dt.datetime.now(tz=dt.UTC).date().isoformat()
    text = [
        f"# Mutants of {slug}",
        "",
        f"{today}, seed {asked.seed}. Judged {len(judged)} of {len(chosen)} sampled mutants;",
        f"{possible[False]:,} mutants of rules and {possible[True]:,} of words were possible.",
        "",
        f"- **Rules: {share(rules)} noticed.**",
        f"- Words (prompts, refusals, game events): {share(words)} noticed.",
        "",
        "| kind | noticed | survived |",
        "|---|---:|---:|",
    ]
    noticed = Counter(verdict.mutant.kind for verdict in rules if not verdict.survived)
    survived = Counter(verdict.mutant.kind for verdict in rules if verdict.survived)
    text += [f"| {kind} | {noticed[kind]} | {survived[kind]} |" for kind in sorted({*noticed, *survived})]
    text += ["", "| module | noticed | survived |", "|---|---:|---:|"]
    noticed = Counter(Path(verdict.mutant.path).stem for verdict in rules if not verdict.survived)
    survived = Counter(Path(verdict.mutant.path).stem for verdict in rules if verdict.survived)
    text += [f"| {name} | {noticed[name]} | {survived[name]} |" for name in sorted({*noticed, *survived})]
    text += ["", "| noticed by | mutants |", "|---|---:|"]
    text += [f"| {by} | {count} |" for by, count in Counter(verdict.by for verdict in rules).most_common()]
    text += ["", "## Survivors in rules", "", *survivors(rules)]
    text += ["", "## Survivors in words", "", *survivors(words)]
    text += ["", "Written by `python -m bench.mutants`.", ""]
    return "\n".join(text)


def main() -> int:
    """Sample, judge, write."""
    parser = argparse.ArgumentParser(prog="bench.mutants", description=__doc__)
    parser.add_argument("game", nargs="?", default="theopolis")
    parser.add_argument("--sample", type=int, default=60, help="mutants of rules (default 60)")
    parser.add_argument("--words", type=int, default=10, help="mutants of words (default 10)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="only list the sample")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    package = asked.game.replace("-", "_")
    every = mutants_of(package)
    if not every:
        sys.exit(f"there are no rules of {asked.game!r} in {GAMES}")
    rules = sample([mutant for mutant in every if not mutant.words], asked.sample, asked.seed)
    words = sample([mutant for mutant in every if mutant.words], asked.words, asked.seed)
    chosen = rules + words
    if asked.list:
        for mutant in chosen:
            print(f"{mutant.path}:{mutant.line} {mutant.kind}: {mutant.before!r} -> {mutant.after!r}")
        return 0
    file = ROOT / "build" / f"mutants-{asked.game}.json"
    current = fingerprint(package)
    state = State(current)
    if file.is_file():
        kept = msgspec.json.decode(file.read_bytes(), type=State)
        state = kept if kept.fingerprint == current else state
    interrupted = False
    try:
        judge_all(package, chosen, state, file, asked.processes)
    except KeyboardInterrupt:
        interrupted = True
    text = outcome(asked.game, asked, every, chosen, state)
    (asked.out or ROOT / "bench" / f"mutants-{asked.game}.md").write_text(text, encoding="utf-8")
    print("\n" + text)
    return 1 if interrupted else 0


if __name__ == "__main__":
    sys.exit(main())
