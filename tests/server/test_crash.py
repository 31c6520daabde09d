"""A server that is killed loses nothing that it acknowledged: the bench, with a handful of kills."""

from __future__ import annotations

from pathlib import Path

import pytest

from batisseurs.rooms.commands.model import Choose, SentCommand
from bench.crash import crash
from bench.crash_players import Book, Found
from bench.crash_tally import Tally, keep, read
from bench.players import Answer, Event

KILLS = 5


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_killed_server_has_lost_nothing_and_does_nothing_twice(kind: str, tmp_path: Path) -> None:
    tally = Tally()
    crash(kind, KILLS, tally, tmp_path, lambda: keep({kind: tally}, tmp_path / "state", tmp_path / "page", 1))
    assert tally.found == []
    assert tally.kills == KILLS
    assert tally.verified == 1
    assert tally.lines > 0
    assert tally.counts["acknowledged"] > 0
    assert tally.counts["returns"] > 0
    assert read(tmp_path / "state") == {kind: tally}
    assert "**moves lost** | 0 |" in (tmp_path / "page").read_text(encoding="utf-8")


# Those who play would notice: -------------------------------------------------------------------------


def chose(version: int, text: str, seat: int = 0) -> Event:
    return Event(version, 0, {"type": "chose", "seat": seat, "text": text, "by": "person"})


def asked(id_: str, version: int) -> SentCommand:
    return SentCommand(id_, 0, Choose("take gold"), version)


def test_a_room_that_has_gone_back_is_noticed() -> None:
    book = Book(0)
    book.acknowledge(asked("a", 0), Answer(1, (chose(1, "take gold"),)))
    with pytest.raises(Found, match="lost: the room is at 0, and had been at 1"):
        book.reached(0)


def test_another_move_in_the_place_of_an_acknowledged_one_is_noticed() -> None:
    book = Book(0)
    book.acknowledge(asked("a", 0), Answer(1, (chose(1, "take gold"),)))
    with pytest.raises(Found, match="lost: version 1"):
        book.read((chose(1, "take wood"),))


def test_a_move_made_twice_is_noticed() -> None:
    book = Book(0)
    book.acknowledge(asked("a", 0), Answer(1, (chose(1, "take gold"),)))
    book.read((chose(2, "take gold"),))
    with pytest.raises(Found, match="twice: nobody asked"):
        book.settle()


def test_one_move_that_answers_two_commands_is_noticed() -> None:
    book = Book(0)
    book.acknowledge(asked("a", 0), Answer(1, (chose(1, "take gold"),)))
    with pytest.raises(Found, match="twice: version 1"):
        book.acknowledge(asked("b", 0), Answer(1, (chose(1, "take gold"),)))


def test_what_others_do_is_nobodys_second_move() -> None:
    book = Book(0)
    book.read((chose(1, "take gold", seat=1), Event(2, 0, {"type": "chose", "seat": 0, "by": "bot"})))
    book.settle()
    assert book.version == 2
