"""Wheels built with and without a compiler: one has compiled modules, both install and play alike.

Slow: two builds. It is not run again for the compiled form, which is tested from build/compiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LEAVE_OUT = shutil.ignore_patterns(
    ".*", "build", "dist", "tests", "docs", "bench", "__pycache__", "node_modules", "*.egg-info", "*.so"
)

CLIENT = Path("batisseurs/server/client")
"""There only if it has been built: then a wheel has all of it."""
PROGRAM = """
import batisseurs.kernel.table as table_module
from batisseurs import Seeded, find_game
from batisseurs.kernel import playout, save
from hashlib import sha256
game = find_game("theopolis")
table = game.new(3)
playout(table, Seeded(1), [Seeded(2)] * table.players)
print(table_module.__file__)
print(sha256(save(game, table)).hexdigest())
"""


def files_below(folder: Path) -> set[str]:
    """Return the names of all files below a folder; none if there is no such folder."""
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}


def run(*command: str, cwd: Path, **settings: str) -> str:
    """Run a command of ours; show what it said if it fails."""
    environment = {**os.environ, **settings}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def installed(folder: Path, compile_wish: str) -> Path:
    """Build a wheel from a copy of the sources and install it into a folder of its own."""
    sources, wheels, target = folder / "sources", folder / "wheels", folder / "installed"
    shutil.copytree(ROOT, sources, ignore=LEAVE_OUT)
    settings = {"BATISSEURS_COMPILE": compile_wish, "BATISSEURS_OPT": "0", "PYTHONPATH": ""}
    build = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        str(wheels),
        str(sources),
    ]
    run(*build, cwd=folder, **settings)
    (wheel,) = wheels.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run(*pip, "--no-deps", "--no-index", "--target", str(target), str(wheel), cwd=folder)
    return target


@pytest.mark.skipif(os.environ.get("BATISSEURS_FORM") == "compiled", reason="it builds both forms itself")
def test_wheels_with_and_without_a_compiler_play_alike(tmp_path: Path) -> None:
    sums = set()
    for form, wish in (("interpreted", "0"), ("compiled", "1")):
        folder = tmp_path / form
        folder.mkdir()
        target = installed(folder, wish)
        file, checksum = run(sys.executable, "-c", PROGRAM, cwd=folder, PYTHONPATH=str(target)).split()
        assert Path(file).is_relative_to(target)
        assert Path(file).suffix == (".so" if form == "compiled" else ".py")
        assert bool(list(target.rglob("*.so"))) == (form == "compiled")
        assert list(target.rglob("components.toml"))
        assert files_below(target / CLIENT) == files_below(folder / "sources" / "src" / CLIENT)
        sums.add(checksum)
    assert len(sums) == 1
