"""Two processes over one PostgreSQL: who listens at the one hears what happens at the other."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Client
from tests.server.server_process import running


def test_what_one_process_commits_the_listeners_of_another_hear(tmp_path: Path, postgres: str) -> None:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    with (
        running(tmp_path / "one", database=postgres) as one,
        running(tmp_path / "other", database=postgres) as other,
        Client(one.url) as ada,
        Client(other.url) as there,
    ):
        there.http.headers.update(ada.bearer)
        there.bearer = ada.bearer
        room = ada.open()
        with there.socket(room) as socket:
            assert [kept["version"] for kept in socket.frame()["events"]] == [1]
            for number in range(5):
                (ada if number % 2 else there).do(room, "join", 0, name=f"Ada {number}")
                look = socket.frame()
                assert [kept["version"] for kept in look["events"]] == [number + 2]
                assert look["room"]["seats"][0]["name"] == f"Ada {number}"


def test_a_seat_that_is_taken_at_one_process_is_gone_at_the_other(tmp_path: Path, postgres: str) -> None:
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    with (
        running(tmp_path / "one", database=postgres) as one,
        running(tmp_path / "other", database=postgres) as other,
        Client(one.url) as ada,
        Client(other.url) as there,
        Client(one.url) as bo,
    ):
        there.http.headers.update(ada.bearer)
        there.bearer = ada.bearer
        room = ada.open(mine=[0, 1])
        with there.socket(room, seat=0) as old, there.socket(room, seat=1) as kept:
            old.frame()
            kept.frame()
            bo.enter(ada.key(room, 0))
            assert old.ending() == (1008, "error-room-moved")
            # A frame from before may still be under way.
            while [seat["yours"] for seat in kept.frame()["room"]["seats"]] != [False, True]:
                pass
