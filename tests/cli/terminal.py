"""Runs the real command: with pipes, or in a pseudo-terminal."""

from __future__ import annotations

import contextlib
import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import pexpect

from batisseurs.cli import app

HOLE = re.compile(r"\{ ?\$|\[\[|\?\?\?|Traceback")
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
PATIENCE = 60
"""Seconds: two cores may be busy with other tests."""
PLENTY = "1\n" * 3000
"""Always the first choice: a game ends long before these answers do."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """Return a clean environment: nothing of the developer's settings, English, games kept under `home`."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    own = {"HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home / "config")}
    return {**kept, **own, "LANG": "C.UTF-8", "BATISSEURS_LANG": "en", "TERM": "xterm", **more}


def run(
    home: Path, *args: str, typed: str = "", before: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run the command with something typed ahead. `before` is what a shell does first."""
    command = [sys.executable, "-m", "batisseurs", *args]
    if before:
        command = ["sh", "-c", f'{before}; exec "$@"', "sh", *command]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **more),
        cwd=home,
        check=False,
        timeout=60,
    )


class Done(NamedTuple):
    """What a command left behind."""

    returncode: int
    stdout: str
    stderr: str


def call(home: Path, *args: str, typed: str = "", **more: str) -> Done:
    """Run the command in this process: the same, without the start of another Python."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, environment(home, **{"COLUMNS": "80", **more}), clear=True),
        mock.patch("sys.stdin", io.StringIO(typed)),
        contextlib.chdir(home),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = app.run(list(args))
    return Done(code, out.getvalue(), err.getvalue())


def spawn(home: Path, *args: str, **more: str) -> pexpect.spawn[str]:
    """Run the command in a terminal of 80 columns."""
    child = pexpect.spawn(
        sys.executable,
        ["-m", "batisseurs", *args],
        env=environment(home, **more),
        cwd=str(home),
        encoding="utf-8",
        codec_errors="replace",  # on Ctrl-C a terminal drops what it has not shown, also half a character
        timeout=PATIENCE,
        dimensions=(40, 80),
        echo=False,
    )
    child.delaybeforesend = None
    return child


def end(child: pexpect.spawn[str]) -> None:
    """End a command, on a busy machine too: pexpect waits for a tenth of a second and then gives up."""
    if child.isalive():
        child.kill(signal.SIGKILL)
        child.wait()
    child.close()


def saved(home: Path) -> Path:
    """Return the one game kept under `home`."""
    (found,) = (home / "batisseurs" / "games").glob("*.record")
    return found


def one_line(stderr: str) -> str:
    """Return what is on standard error: exactly one line, without holes."""
    assert stderr.endswith("\n"), stderr
    assert stderr.count("\n") == 1, stderr
    assert not HOLE.search(stderr), stderr
    return stderr.strip()
