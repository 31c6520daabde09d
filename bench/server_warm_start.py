"""A server that is quickly there again: its processes are forked from one that has imported everything.

Python needs a second of processor time to import web server, database library and games; a thousand starts
would be mostly that. A forked process runs the command `batisseurs serve`, in its own session, and shares
only code with the one before.

`python -m bench.server_warm_start LOG` forks a server for each byte that it reads, and writes its number.
"""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from pathlib import Path

from bench.server_process import ROOT, ServerProcess


class WarmServer(ServerProcess):
    """A server whose processes are forked."""

    def __init__(self, database: str, log: Path, **settings: str) -> None:
        """Prepare everything that does not depend on the database."""
        super().__init__(database, log, **settings)
        self._spare = subprocess.Popen(
            [sys.executable, "-m", "bench.server_warm_start", str(log)],
            cwd=ROOT,
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def start(self) -> None:
        """Fork a server."""
        if self._spare.stdin is not None and self._spare.stdout is not None:
            self._spare.stdin.write(b"\n")
            self._spare.stdin.flush()
            self.first = int(self._spare.stdout.readline())

    def alive(self) -> bool:
        """Whether its first process is still there."""
        return self.first in self.processes()

    def close(self) -> None:
        """Kill the server and the process that forks servers."""
        self.kill()
        self._spare.communicate()


def main() -> None:
    """Import everything; then fork a server for each request."""
    from batisseurs import cli
    from batisseurs.cli import app  # noqa: F401  what `serve` will import
    from batisseurs.cli.hosting import serve  # noqa: F401  the same
    from batisseurs.games import all_games
    from batisseurs.server import app as application  # noqa: F401

    for game in all_games():
        game.components()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    while os.read(0, 1):  # not by sys.stdin, which belongs to the command
        if os.fork():
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.setsid()
        print(os.getpid(), flush=True)  # only now: before, nobody would find it by its session
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        log = os.open(sys.argv[1], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        os.dup2(log, 1)
        os.dup2(log, 2)
        sys.argv = ["batisseurs", "serve"]
        cli.main()


if __name__ == "__main__":
    main()
