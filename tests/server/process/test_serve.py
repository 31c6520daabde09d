"""Opening a server: addresses, workers, and what happens when one of them dies. The command: tests/cli."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from batisseurs.server.process.serve import CannotServe, bound, check_workers, prepare_database
from batisseurs.server.settings import Settings
from batisseurs.server.storage import BadDatabase
from tests.server.client import Client
from tests.server.process.test_metrics import values
from tests.server.server_process import Running, running

POSTGRESQL = "postgresql://127.0.0.1/house"


def test_a_free_address_is_in_numbers_with_a_real_port() -> None:
    several = bound("localhost", 0, 3)
    (found,) = {listener.getsockname()[:2] for listener in several}
    assert found[0] in {"127.0.0.1", "::1"}
    assert found[1] > 0
    with pytest.raises(OSError, match="refused"):
        socket.create_connection(found)
    for listener in several:
        listener.close()
    (alone,) = bound(found[0], found[1], 1)
    assert alone.getsockname()[:2] == found
    alone.close()


@pytest.mark.parametrize("share", [0, 1])
def test_an_address_that_is_taken_is_refused_even_if_it_could_be_shared(share: int) -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, share)
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(CannotServe, match="in use"):
            bound("127.0.0.1", other.getsockname()[1], 1)


@pytest.mark.parametrize("host", ["192.0.2.1", "no.such.host.invalid", "x" * 300])
def test_an_address_that_is_not_ours_is_refused(host: str) -> None:
    with pytest.raises(CannotServe):
        bound(host, 0, 1)


def test_several_workers_need_a_database_that_tells_them_of_each_other() -> None:
    check_workers(Settings(workers=1))
    check_workers(Settings(workers=4, database=POSTGRESQL))
    with pytest.raises(CannotServe, match="PostgreSQL"):
        check_workers(Settings(workers=2))


@pytest.mark.parametrize(
    ("module", "spared"),
    [
        ("batisseurs.server.process.serve", {"litestar", "sqlalchemy", "alembic", "psycopg", "uvicorn"}),
        ("batisseurs.server.app", {"alembic", "mako", "psycopg", "hypothesis"}),
    ],
)
def test_no_process_imports_what_it_does_not_need(module: str, spared: set[str]) -> None:
    script = f"import sys, {module}; print(*(name.partition('.')[0] for name in sys.modules))"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert not spared & set(told.stdout.split())


def test_a_database_that_is_refused_is_refused_in_the_first_process(tmp_path: Path) -> None:
    file = tmp_path / "poem.txt"
    file.write_text("no database at all, only a few lines")
    with pytest.raises(BadDatabase, match="of another kind") as caught:
        prepare_database(Settings(database=f"sqlite:///{file}"))
    assert caught.value.message is not None


def workers_of(server: Running) -> list[int]:
    """Return the processes that answer."""
    path = f"/proc/{server.process.pid}/task/{server.process.pid}/children"
    return [int(pid) for pid in Path(path).read_text(encoding="utf-8").split()]


def test_several_workers_count_together(tmp_path: Path, postgres: str) -> None:
    with running(tmp_path, database=postgres, workers=2) as server:
        assert len(workers_of(server)) == 2
        # Every connection goes to some worker.
        for number in range(12):
            with Client(server.url) as ann:
                ann.do(ann.open(), "join", name=f"Ann {number}")
        found = values(httpx.get(f"{server.url}/metrics", trust_env=False).content)
    assert found["batisseurs_commits_total",] == 24
    assert found["batisseurs_command_seconds_count", "join"] == 12
    assert found["batisseurs_requests_total", "POST", "/api/rooms/{room}/commands", "200"] == 12
    assert found["batisseurs_sockets",] == 0
    assert 1 <= found["batisseurs_rooms_in_memory",] <= 24


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    """And nothing that was answered is lost."""
    with running(tmp_path) as server, Client(server.url) as ann:
        room = ann.open()
        ann.do(room, "join", name="Ann")
        (worker,) = workers_of(server)
        os.kill(worker, signal.SIGKILL)
        deadline = time.monotonic() + 60
        while True:
            try:
                seen = ann.seen(room)
                break
            except httpx.TransportError:
                assert time.monotonic() < deadline
                time.sleep(0.1)
        assert seen["seats"][0]["name"] == "Ann"
        assert workers_of(server) != [worker]
