"""A server for the benches: the real server, in separate processes, on the loopback."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Self
from urllib.error import HTTPError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 30.0
"""Seconds after which a server that does not answer has failed."""
PORTS = range(20000, 32000)
UNLIMITED = {
    "limit_guest": "off",
    "limit_create": "off",
    "limit_enter": "off",
    "limit_move": "off",
    "limit_chat": "off",
    "limit_look": "off",
    "limit_socket": "off",
    "limit_processor": "off",
    "limit_open_sockets": "100000",
    "limit_address": "100000",
}
"""A bench is hundreds of people at one address."""


class NotStarted(Exception):  # noqa: N818  what the server is
    """The server stopped, or did not answer in time."""


def free_port() -> int:
    """Return a port that nobody listens at.

    Not one of the ephemeral ports: while the server is down, a client could get it.
    """
    for port in random.SystemRandom().sample(PORTS, len(PORTS)):
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port
    raise NotStarted("no port is free")


def share_priority(process: int) -> None:
    """Give the session of a process the priority of this one: `setsid nice -n -15 python -m bench.…`.

    Where the system schedules sessions as groups, `nice` alone counts only within a session.
    """
    with suppress(OSError):
        Path(f"/proc/{process}/autogroup").write_text(str(os.nice(0)), encoding="utf-8")


class Running:
    """A server that can be started, killed and started again at the same address."""

    def __init__(self, module: list[str], log: Path) -> None:
        """Say which module to run, with its arguments, and where it writes what it has to say."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = log
        self._command = [sys.executable, "-m", *module]
        self._environment = dict(os.environ)
        self._process: subprocess.Popen[bytes] | None = None
        self.first = 0
        """The number of its first process, which is also that of its session."""

    def inside(self, *command: str) -> None:
        """Have another command start the server: its arguments are added to those of that command."""
        self._command = [*command, *self._command]

    def start(self) -> None:
        """Start the server and come back at once."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                cwd=ROOT,
                env=self._environment,
                stdout=log,
                stderr=log,
                start_new_session=True,  # so that all of its processes can be found
            )
        self.first = self._process.pid
        share_priority(self.first)

    def __enter__(self) -> Self:
        """Start it and wait until it answers; at the end it is killed."""
        self.start()
        try:
            self.wait()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def ready(self) -> bool:
        """Whether the server answers."""
        try:
            with urlopen(f"{self.address}/health", timeout=LONGEST) as answer:  # noqa: S310  our own address
                return bool(answer.status == 200)
        except HTTPError:
            return False
        except OSError:
            return False

    def wait(self) -> float:
        """Wait until the server answers, and return how many seconds that took."""
        began = time.monotonic()
        while not self.ready:
            if not self.alive():
                raise NotStarted(f"the server ended: {self.told()}")
            if time.monotonic() - began > LONGEST:
                raise NotStarted(f"the server did not answer: {self.told()}")
            time.sleep(0.01)
        return time.monotonic() - began

    def alive(self) -> bool:
        """Whether its first process is still there."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """End all its processes at once, as a power cut would; nobody is told."""
        # Again and again: a process may just be starting another one.
        while ended := self.processes():
            for process in ended:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
        if self._process is not None:
            self._process.wait()
        self._process = None
        self.first = 0

    def terminate(self) -> None:
        """Ask the server to stop, and come back at once."""
        if self._process is not None:
            self._process.terminate()

    def stop(self) -> int:
        """Ask the server to stop, wait until it has, and return its exit code."""
        self.terminate()
        return self.end()

    def end(self) -> int:
        """Wait until the server has stopped, and return its exit code."""
        try:
            return self._process.wait(LONGEST) if self._process is not None else 0
        finally:
            self.kill()

    def told(self) -> str:
        """Return the last that the server wrote."""
        return self.log.read_text(encoding="utf-8", errors="replace")[-2000:]

    def memory(self, kind: str = "Rss") -> int:
        """Return the resident memory of all its processes in bytes.

        What they share counts for each of them; as `Pss` it counts once.
        """
        kilobytes = 0
        for process in self.processes():
            with suppress(OSError):  # it may have ended since
                for line in Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines():
                    name, _, value = line.partition(":")
                    kilobytes += int(value.split()[0]) if name == kind else 0
        return kilobytes * 1024

    def processor(self) -> float:
        """Return how many seconds of a processor its processes have used."""
        ticks = 0
        for process in self.processes():
            with suppress(OSError):
                used = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
                ticks += int(used[11]) + int(used[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def processes(self) -> list[int]:
        """Return all processes of the session that began with the server, the first one first.

        Workers have their own process groups; they stay in the session.
        """
        found = []
        for entry in Path("/proc").iterdir():
            if not self.first or not entry.name.isdigit():
                continue
            with suppress(OSError):
                state, _, _, session = (
                    (entry / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[:4]
                )
                if int(session) == self.first and state != "Z":
                    found.append(int(entry.name))
        return sorted(found)


class ServerProcess(Running):
    """The real server, with a database that outlives it."""

    def __init__(self, database: str, log: Path, **settings: str) -> None:
        """Say where rooms are kept, where the server writes what it has to say, and what else is set."""
        super().__init__(["batisseurs", "serve"], log)
        named = {"database": database, "port": str(self.port), "log_level": "warning"} | UNLIMITED | settings
        self._environment |= {f"BATISSEURS_{name.upper()}": value for name, value in named.items()}


class Echo(Running):
    """The least that the same stack can do."""

    def __init__(self, log: Path) -> None:
        """Say where the server writes what it has to say."""
        super().__init__(["bench.load_echo"], log)
        self._command.append(str(self.port))
