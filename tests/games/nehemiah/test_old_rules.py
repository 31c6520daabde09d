"""Records of rules 1 are played by rules 1: NE-78, NE-146 and NE-167 were others."""

from __future__ import annotations

import pytest

from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.kernel import BadRecord, Play, load, read_record, replay, save
from tests.games.nehemiah.given import given, on
from tests.games.nehemiah.later_positions import held
from tests.rules import rule

INSPECTED = ("p1 place c2", "p2 journeyman", "p2 move c2r1", "p2 to c5r4")


def old_record() -> str:
    """Return a record of rules 1 in which an inspected player moves the worker that was just placed."""
    table = given(
        foremen=True, turn="p2", rules=1, c1=["p2", "", "", ""], p1=held("inspector"), p2=held("journeyman")
    )
    play = Play.from_table(NEHEMIAH.with_rules(1), table)
    for line in INSPECTED:
        seat, text = line.split(" ", 1)
        play.play_text(int(seat[1]) - 1, text)
    return play.record().write()


@rule("NE-167")
def test_an_old_record_is_played_by_its_own_rules() -> None:
    record = read_record(old_record())
    assert record.rules == 1
    play = replay(NEHEMIAH, record)
    assert (play.game.rules_version, on(play.table, "c5r4")) == (1, "p2")  # type: ignore[arg-type]
    assert play.record().write() == old_record()


@rule("NE-167")
def test_the_same_choices_are_refused_by_the_new_rules() -> None:
    """The window comes before the placement now: there is no worker on c2r1 yet."""
    with pytest.raises(BadRecord, match="move c2r1"):
        replay(NEHEMIAH, read_record(old_record().replace("rules 1\n", "rules 2\n", 1)))


def test_a_saved_table_continues_by_its_own_rules() -> None:
    play = replay(NEHEMIAH, read_record(old_record()), lines=1)
    table = load(NEHEMIAH, save(play.game, play.table))
    assert save(play.game, table) == save(play.game, play.table)
    assert NEHEMIAH.state(table)["rules"] == 1


def test_newer_rules_are_refused() -> None:
    with pytest.raises(BadRecord, match="knows 2"):
        replay(NEHEMIAH, read_record(old_record().replace("rules 1\n", "rules 3\n", 1)))
