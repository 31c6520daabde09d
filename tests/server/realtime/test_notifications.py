"""Processes of one server hear of each other's commits, and of nothing that was not committed."""

from __future__ import annotations

import logging
import queue
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from batisseurs.rooms.state.events import Started
from batisseurs.rooms.storage import Conflict
from batisseurs.server.realtime.notifications import PostgresNotifier, make_notifier
from batisseurs.server.storage import SqlStorage, open_storage
from batisseurs.server.storage.engine import read_url
from tests.server.postgres import PostgresServer
from tests.server.storage.cases import add, new_room

ROOT = Path(__file__).parents[3]
SECONDS = 60
MISSED = (None, 0)

OTHER_PROCESS = """
import sys
from batisseurs.server.storage import open_storage
from tests.server.storage.cases import EVERY_KIND, add, new_room
storage = open_storage(sys.argv[1])
add(storage, new_room(storage, "theirs"), *EVERY_KIND[1:4])
"""

Ears = queue.Queue[tuple[str | None, int]]


@pytest.fixture
def storage(postgres: str) -> Iterator[SqlStorage]:
    opened = open_storage(postgres)
    yield opened
    opened.close()


@pytest.fixture
def ears(postgres: str) -> Iterator[Ears]:
    """What a notifier hears, from the moment it listens."""
    heard: Ears = queue.Queue()
    notifier = make_notifier(postgres)
    notifier.start(lambda room, version: heard.put((room, version)))
    assert heard.get(timeout=SECONDS) == MISSED
    yield heard
    notifier.close()
    assert heard.empty()


def test_a_commit_of_another_process_is_heard(postgres: str, ears: Ears) -> None:
    subprocess.run([sys.executable, "-c", OTHER_PROCESS, postgres], cwd=ROOT, check=True)
    assert ears.get(timeout=SECONDS) == ("theirs", 1)
    assert ears.get(timeout=SECONDS) == ("theirs", 4)


def test_what_was_not_committed_is_not_heard(storage: SqlStorage, ears: Ears) -> None:
    row = new_room(storage, "a:b")
    add(storage, row, Started(), id_="c1")
    with pytest.raises(Conflict):
        add(storage, row, Started())
    new_room(storage, "last")
    assert [ears.get(timeout=SECONDS) for _ in range(3)] == [("a:b", 1), ("a:b", 2), ("last", 1)]


def test_a_listener_that_was_cut_off_comes_back_and_says_so(
    storage: SqlStorage, ears: Ears, postgres_server: PostgresServer
) -> None:
    row = new_room(storage)
    assert ears.get(timeout=SECONDS) == ("r1", 1)
    postgres_server.stop()
    postgres_server.start()
    assert ears.get(timeout=SECONDS) == MISSED
    add(storage, row, Started())
    assert ears.get(timeout=SECONDS) == ("r1", 2)


def test_a_server_of_one_process_tells_nobody(postgres: str, storage: SqlStorage, ears: Ears) -> None:
    silent = open_storage(postgres, tell=False)
    new_room(silent, "silent")
    silent.close()
    new_room(storage, "told")
    assert ears.get(timeout=SECONDS) == ("told", 1)


def test_words_of_others_on_our_channel_may_mean_anything(postgres: str, ears: Ears) -> None:
    with psycopg.connect(postgres, autocommit=True) as connection:
        for payload in ("", "hello", "a:b", "a:²"):
            connection.execute("SELECT pg_notify('batisseurs', %s)", (payload,))
            assert ears.get(timeout=SECONDS) == MISSED


def test_a_fault_of_who_listens_stops_nothing(
    postgres: str, storage: SqlStorage, caplog: pytest.LogCaptureFixture
) -> None:
    heard: Ears = queue.Queue()

    def listen(room: str | None, version: int) -> None:
        heard.put((room, version))
        raise ValueError(room)

    notifier = PostgresNotifier(read_url(postgres))
    with caplog.at_level(logging.ERROR):
        notifier.start(listen)
        assert heard.get(timeout=SECONDS) == MISSED
        new_room(storage)
        assert heard.get(timeout=SECONDS) == ("r1", 1)
        notifier.close()
    assert len(caplog.records) == 2
    assert not notifier.listening.is_set()


def test_one_process_with_a_file_has_nobody_to_listen_to(tmp_path: Path) -> None:
    heard: Ears = queue.Queue()
    notifier = make_notifier(f"sqlite:///{tmp_path}/house.db")
    notifier.start(lambda room, version: heard.put((room, version)))
    storage = open_storage(f"{tmp_path}/house.db")
    new_room(storage)
    storage.close()
    notifier.close()
    assert heard.empty()


def test_a_notifier_can_be_closed_while_the_database_is_away(tmp_path: Path) -> None:
    notifier = PostgresNotifier(read_url(f"postgresql://nobody@/house?host={tmp_path}"))
    notifier.start(lambda _room, _version: None)
    notifier.close()
    assert not notifier.listening.is_set()
