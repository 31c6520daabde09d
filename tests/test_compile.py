"""Compiling a small package of our name: what goes wrong is said in a line, and the plain form runs.

Not run again for the compiled form: what it builds is its own.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "batisseurs"
PROGRAM = "import batisseurs.form; print(batisseurs.form.running(), batisseurs.ANSWER)"
REAL_COMPILER = "cc"

pytestmark = pytest.mark.skipif(
    os.environ.get("BATISSEURS_FORM") == "compiled", reason="it compiles a package of its own"
)


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project that was compiled: two packages with one module each."""
    root = tmp_path_factory.mktemp("project")
    package = root / "src" / "batisseurs"
    for folder in (root / "tools", package / "kernel", package / "bots", package / "words"):
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
    shutil.copy(ROOT / "tools" / "compile.py", root / "tools")
    shutil.copy(PACKAGE / "form.py", package)
    (package / "__init__.py").write_text(
        "from batisseurs import form\nform.choose(__path__)\nfrom batisseurs.bots.one import ANSWER\n"
    )
    (package / "kernel" / "arrays.py").write_text(
        "from batisseurs.kernel import seats\nCOMPILED = not str(seats.__file__).endswith('.py')\n"
    )
    (package / "kernel" / "seats.py").write_text("def twice(number: int) -> int:\n    return 2 * number\n")
    (package / "bots" / "one.py").write_text(
        "from batisseurs.kernel.seats import twice\n\nANSWER = twice(21)\n"
    )
    (root / "compiled-modules.txt").write_text(
        "batisseurs/kernel/seats.py\nbatisseurs/bots/one.py  # a bot\n"
    )
    done = compiling(root)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0].strip() == "Compiling: 0 of 2 modules"
    assert done.stdout.splitlines()[-1].strip() == "Compiling: 2 of 2 modules: done"
    return root


@pytest.fixture
def project(compiled_once: Path, tmp_path: Path) -> Path:
    """Return a copy of it, as it lies on the disk."""
    copied = tmp_path / "project"
    shutil.copytree(compiled_once, copied, symlinks=True)
    return copied


def compiling(
    root: Path, *flags: str, limit: Callable[[], None] | None = None, **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run the tool in a project."""
    return subprocess.run(
        [sys.executable, "tools/compile.py", *flags],
        cwd=root,
        env={**environment(), **settings},
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=limit,
    )


def environment() -> dict[str, str]:
    """Return settings of a machine of its own; an edit within the same second must not be missed."""
    kept = {name: value for name, value in os.environ.items() if name not in {"BATISSEURS_CACHE", "CC"}}
    return kept | {"PYTHONDONTWRITEBYTECODE": "1"}


def runs(root: Path) -> str:
    """Say which form a project runs, and what it answers; as in .venv, build/compiled comes before src."""
    path = f"{root / 'build' / 'compiled'}{os.pathsep}{root / 'src'}"
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=environment() | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def compiler(root: Path, script: str) -> str:
    """Write a compiler that knows its version, and for the rest does this."""
    file = root / "compiler"
    file.write_text(f'#!/bin/sh\n[ "$1" = --version ] && exec {REAL_COMPILER} --version\n{script}\n')
    file.chmod(0o755)
    return str(file)


def test_a_second_build_takes_everything_from_the_cache(project: Path) -> None:
    assert runs(project) == "compiled 42"
    assert compiling(project).stdout == ""
    shutil.rmtree(project / "build" / "compiled")
    assert runs(project) == "plain 42"
    assert compiling(project, PATH="/usr/bin:/bin").stdout == "", "nothing is built"
    assert runs(project) == "compiled 42"


def test_edited_sources_are_never_hidden_by_what_was_compiled_from_others(project: Path) -> None:
    seats = project / "src" / "batisseurs" / "kernel" / "seats.py"
    before = seats.read_text()
    seats.write_text(before.replace("2 *", "3 *"))
    assert runs(project) == "stale 63"
    seats.write_text(before)
    assert runs(project) == "compiled 42"
    # A file that is new where modules are compiled counts; one elsewhere is simply there.
    (project / "src" / "batisseurs" / "words" / "new.py").touch()
    assert runs(project) == "compiled 42"
    assert (project / "build" / "compiled" / "batisseurs" / "words" / "new.py").is_file()
    (project / "src" / "batisseurs" / "bots" / "new.py").touch()
    assert runs(project) == "stale 42"
    # Only the package that has changed is compiled again.
    one = project / "src" / "batisseurs" / "bots" / "one.py"
    one.write_text(one.read_text().replace("21", "22"))
    kept = set((project / "build" / "cache").glob("*.so"))
    assert "2 of 2 modules: done" in compiling(project).stdout
    assert runs(project) == "compiled 44"
    assert len(set((project / "build" / "cache").glob("*.so")) - kept) == 1


def test_what_another_python_compiled_is_not_used(project: Path) -> None:
    stamp = project / "build" / "compiled" / "batisseurs" / "compiled-from"
    sources, made_from, *rest = stamp.read_text().splitlines()
    stamp.write_text("\n".join([sources, made_from[::-1], *rest]))
    assert runs(project) == "stale 42"
    assert compiling(project).returncode == 0
    assert runs(project) == "compiled 42", "the next build mends it"


def test_what_an_older_version_left_beside_the_sources_is_taken_away(project: Path) -> None:
    left = project / "src" / "batisseurs" / "kernel" / "seats.abi3.so"
    left.write_bytes(b"something else")
    assert compiling(project).returncode == 0
    assert not left.exists()


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("no-such-compiler", "there is no C compiler (no-such-compiler)"),
        ("false", "the C compiler does not work (false)"),
    ],
)
def test_without_a_working_compiler_the_plain_form_runs(project: Path, setting: str, said: str) -> None:
    shutil.rmtree(project / "build")
    line = f"Not compiled (the plain form runs, slower): {said}\n"
    done = compiling(project, CC=setting)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", line)
    assert runs(project) == "plain 42"
    done = compiling(project, "--insist", CC=setting)
    assert (done.returncode, done.stderr) == (1, line)


def test_where_there_is_no_compiler_nothing_is_said_unless_it_is_asked_for(project: Path) -> None:
    done = compiling(project, PATH=str(project))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    done = compiling(project, "--insist", PATH=str(project))
    assert done.returncode == 1
    assert "there is no C compiler" in done.stderr


def broken(project: Path) -> None:
    """Change a module, so that there is something to compile."""
    one = project / "src" / "batisseurs" / "bots" / "one.py"
    one.write_text(one.read_text().replace("21", "22"))


def test_a_compiler_that_fails_in_the_middle_leaves_the_plain_form(project: Path) -> None:
    broken(project)
    fails = compiler(project, "echo 'x.c:1: fatal error: out of luck' >&2\nexit 1")
    done = compiling(project, CC=fails)
    assert done.returncode == 0
    assert done.stderr == (
        f"Not compiled (the plain form runs, slower): {fails} fails: x.c:1: fatal error: out of luck\n"
    )
    assert runs(project) == "stale 44"
    assert compiling(project).returncode == 0
    assert runs(project) == "compiled 44", "the next build mends it"


def test_a_full_disk_leaves_the_plain_form(project: Path) -> None:
    """Nothing larger than some kilobytes can be written, as if that were all that is left."""
    broken(project)
    done = compiling(project, limit=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)))
    assert done.returncode == 0
    assert done.stderr.startswith("Not compiled (the plain form runs, slower): File too large (")
    assert done.stderr.count("\n") == 1
    assert not (project / "build" / "cache" / "work").exists()
    assert runs(project) == "stale 44"


def test_ctrl_c_in_the_middle_is_a_line(project: Path) -> None:
    broken(project)
    started = project / "started"
    waits = compiler(project, f"touch {started}\nexec sleep 600")
    with subprocess.Popen(
        [sys.executable, "tools/compile.py"],
        cwd=project,
        env={**environment(), "CC": waits},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        while not started.exists() and process.poll() is None:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate()
    assert process.returncode == 130
    assert said == "Not compiled: stopped. The plain form runs, and the next `make` continues.\n"
    assert runs(project) == "stale 44"
    assert compiling(project).returncode == 0
    assert runs(project) == "compiled 44"


def test_sources_that_cannot_be_compiled_are_named(project: Path) -> None:
    seats = project / "src" / "batisseurs" / "kernel" / "seats.py"
    seats.write_text(seats.read_text().replace("2 *", "'2' *"))
    done = compiling(project, "--insist")
    assert done.returncode == 1
    assert "mypyc refuses the sources: src/batisseurs/kernel/seats.py:2: error:" in done.stderr


def test_version_and_doctor_say_that_what_was_compiled_is_stale(tmp_path: Path) -> None:
    tree = tmp_path / "batisseurs"
    tree.mkdir()
    for entry in PACKAGE.iterdir():
        (tree / entry.name).symlink_to(entry)
    (tree / "compiled-from").write_text(f"{PACKAGE}\nother sources\nkey\nkernel")
    said = []
    for words in (["--version"], ["doctor", "--json", "--database", f"sqlite:///{tmp_path}/house.db"]):
        done = subprocess.run(
            [sys.executable, "-P", "-m", "batisseurs", *words],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(tmp_path), "BATISSEURS_LANG": "en"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stderr == ""
        said.append(done.stdout)
    assert "(plain Python: the compiled files belong to other sources" in said[0]
    assert [check["message"]["id"] for check in json.loads(said[1]) if check["name"] == "compiled"] == [
        "server-doctor-stale"
    ]
