"""Who may know whom. The arrows are those of docs/architecture.md; imports are read, not run."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "batisseurs"
FILES = sorted(PACKAGE.rglob("*.py"))

PURE = {
    "__future__", "collections", "dataclasses", "enum", "fractions", "functools", "hashlib", "importlib",
    "itertools", "json", "librt", "math", "msgspec", "mypy_extensions", "re", "tomllib", "typing",
}  # fmt: skip
"""What kernel and games may use: nothing that knows a clock, a file, a network or a random number."""

EXCEPTIONS = {
    ("kernel/source.py", "secrets"),
    ("kernel/weights.py", "warnings"),
    ("kernel/packaged.py", "copyreg"),
    ("kernel/save.py", "inspect"),
}
"""The operating system's randomness, for games between people; that weights are damaged is told; how tables
are pickled, and what a compiled table has."""

BELOW = {
    "kernel": {"kernel"},
    "bots": {"kernel", "bots"},
    "words": {"kernel", "words"},
    "adapters": {"kernel", "games", "bots", "adapters"},
    "lab": {"kernel", "games", "bots", "lab"},
    "rooms": {"kernel", "games", "bots", "rooms"},
    "server": {"kernel", "games", "bots", "rooms", "words", "server"},
    "cli": {"kernel", "games", "bots", "lab", "rooms", "server", "words", "cli"},
}
"""Which layers each layer may import. A game imports the kernel and itself; see the test."""

HEAVY = ("typer", "rich", "fluent", "matplotlib", "polars", "dask", "platformdirs", "litestar", "sqlalchemy")


def imports(tree: ast.AST) -> Iterator[str]:
    """Return the full names of imported modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            # `from batisseurs.kernel import words` may name a module: the longer name says more.
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def layer(file: Path) -> str:
    """Return the first folder below the package, or nothing for the package itself."""
    parts = file.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def own(name: str) -> list[str]:
    """Return the parts of one of our module names after the package, or none for others'."""
    parts = name.split(".")
    return parts[1:] if parts[0] == "batisseurs" else []


def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))


@every_file
def test_arrows_point_down(file: Path) -> None:
    where = layer(file)
    parts = file.relative_to(PACKAGE).parts
    for name in imports(parsed(file)):
        target = own(name)
        if not target or target == ["__version__"] or target[0] == "form":
            continue  # every package may ask which version and which form runs
        if where == "games" and len(parts) > 2:
            assert target[0] == "kernel" or target[:2] == ["games", parts[1]], f"{parts[1]} imports {name}"
        elif where == "games":
            assert target[0] in {"kernel", "games"}, f"the list of games imports {name}"
        elif where:
            assert where in BELOW, f"{where} is a new layer: say here whom it may know"
            assert target[0] in BELOW[where], f"{where} imports {name}"
        else:
            # `python -m batisseurs` is the command.
            allowed = {"cli"} if file.name == "__main__.py" else {"kernel", "games"}
            assert target[0] in allowed, f"the package itself imports {name}"


@every_file
def test_kernel_and_games_are_pure(file: Path) -> None:
    if layer(file) not in {"kernel", "games"}:
        return
    tree = parsed(file)
    where = str(file.relative_to(PACKAGE))
    for name in imports(tree):
        first = name.partition(".")[0]
        allowed = first in PURE | {"batisseurs"} or (where, first) in EXCEPTIONS
        assert allowed, f"{where} imports {name}"
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    calls = {function.id for function in called if isinstance(function, ast.Name)}
    assert calls.isdisjoint({"open", "print", "input", "exec", "eval", "__import__"})


def test_every_layer_is_there() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert folders <= set(BELOW) | {"games"}
    assert {"kernel", "games", "bots", "lab", "cli"} <= folders


def compiled() -> list[Path]:
    lines = (ROOT / "compiled-modules.txt").read_text(encoding="utf-8").splitlines()
    return [ROOT / "src" / path for line in lines if (path := line.partition("#")[0].strip())]


@pytest.mark.parametrize("file", compiled(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_compiled_modules_shift_no_literal(file: Path) -> None:
    """The compiler shifts a literal in 32 bits: from place 31 on the two forms would differ."""
    for node in ast.walk(parsed(file)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            assert not isinstance(node.left, ast.Constant), f"line {node.lineno}: use kernel.bits.bit"


def test_importing_the_package_is_light() -> None:
    program = "import sys, batisseurs; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert "batisseurs" in loaded
    assert loaded.isdisjoint(HEAVY)
    ours = {name for name in done.stdout.split() if name.startswith("batisseurs.")}
    assert {own(name)[0] for name in ours} == {"form", "kernel", "games"}
    assert "batisseurs.games.theopolis" not in ours
