"""A real server for tests: its own process, on loopback, on a port that the system chose.

`python -m tests.server.server_process SETTINGS` is that process.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from batisseurs.server.settings import Settings

ROOT = Path(__file__).parents[2]
READY = "ready at "
PATIENCE = 120


class Running:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[str], settings: Settings) -> None:
        self.process = process
        self.settings = settings

    @property
    def url(self) -> str:
        """Where it is, without a slash at the end."""
        return f"http://127.0.0.1:{self.settings.port}{self.settings.base_path}"

    def tell(self, number: signal.Signals = signal.SIGTERM) -> None:
        """Send the first process a signal."""
        self.process.send_signal(number)

    def wait(self) -> int:
        """Wait until it has ended; return how."""
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def running(folder: Path, **settings: object) -> Iterator[Running]:
    """Run a server over a new SQLite file in a folder, or as the settings say."""
    given = {"database": f"sqlite:///{folder / 'house.sqlite'}", "port": 0, **settings}
    chosen = msgspec.convert(given, Settings)
    log = folder / "server.log"
    with log.open("w") as out:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.server_process", msgspec.json.encode(chosen).decode()],
            cwd=ROOT,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=out,
            text=True,
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith(READY), log.read_text()
        yield Running(process, msgspec.structs.replace(chosen, port=int(line.removeprefix(READY))))
    finally:
        process.terminate()
        process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()


def main() -> None:
    """Serve until someone ends it."""
    from batisseurs.server.process.serve import serve

    def say(settings: Settings) -> None:
        sys.stdout.write(f"{READY}{settings.port}\n")
        sys.stdout.flush()

    serve(msgspec.json.decode(sys.argv[1], type=Settings), say)


if __name__ == "__main__":
    main()
