"""The package built with and without a compiler: one has compiled modules, both play alike.

What `make compile` has built is taken from its cache. It is not run again for the compiled form, which is
tested from build/compiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
CACHE = Path(os.environ.get("BATISSEURS_CACHE") or ROOT / "build" / "cache")
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
    done = subprocess.run(
        command,
        cwd=cwd,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the sources: nothing is built where people work."""
    copied = tmp_path_factory.mktemp("wheel") / "sources"
    shutil.copytree(ROOT, copied, ignore=LEAVE_OUT)
    return copied


def wheel_installed(sources: Path, folder: Path) -> Path:
    """Build a wheel and install it into its own folder."""
    wheels, target = folder / "wheels", folder / "installed"
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
    run(*build, cwd=folder, BATISSEURS_COMPILE="1", BATISSEURS_CACHE=str(CACHE), PYTHONPATH="")
    (wheel,) = wheels.glob("*.whl")
    assert "none-any" not in wheel.name
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run(*pip, "--no-deps", "--no-index", "--target", str(target), str(wheel), cwd=folder)
    return target


def built_without_a_compiler(sources: Path, folder: Path) -> Path:
    """Build what goes into a wheel where the C compiler does not work, which is said and no more."""
    target = folder / "built"
    build = ["setup.py", "--quiet", "build", "--build-lib", str(target)]
    said = run(sys.executable, *build, cwd=sources, BATISSEURS_COMPILE="", CC="false", PYTHONPATH="")
    assert (
        "batisseurs: not compiled (same behaviour, but slower): the C compiler does not work (false)" in said
    )
    return target


@pytest.mark.skipif(os.environ.get("BATISSEURS_FORM") == "compiled", reason="it builds both forms itself")
def test_built_with_and_without_a_compiler_it_plays_alike(sources: Path, tmp_path: Path) -> None:
    sums = set()
    for build, suffix in ((wheel_installed, ".so"), (built_without_a_compiler, ".py")):
        target = build(sources, tmp_path)
        file, checksum = run(sys.executable, "-c", PROGRAM, cwd=tmp_path, PYTHONPATH=str(target)).split()
        assert Path(file).is_relative_to(target)
        assert Path(file).suffix == suffix
        assert bool(list(target.rglob("*.so"))) == (suffix == ".so")
        assert list(target.rglob("components.toml"))
        assert files_below(target / CLIENT) == files_below(sources / "src" / CLIENT)
        sums.add(checksum)
    assert len(sums) == 1
