"""Golden records: whole games as text, at least one per way to end. They replay exactly, in every version.

If one fails, the rules have changed. If that was meant, `make.py` in this folder writes them again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from batisseurs.games import all_games, find_game
from batisseurs.kernel import Game, read_record, replay
from tests.playthroughs.make import WANTED

FILES = sorted(Path(__file__).parent.glob("*.record"))
RECORDS = {file: read_record(file.read_text(encoding="utf-8")) for file in FILES}

every_record = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


@every_record
def test_a_golden_record_replays_exactly(file: Path) -> None:
    record = RECORDS[file]
    play = replay(find_game(record.game), record)
    assert play.over
    assert play.record().write() == file.read_text(encoding="utf-8")
    assert record.result == play.game.result(play.table)


@every_record
def test_a_golden_record_tells_as_much_as_it_did(file: Path) -> None:
    record = RECORDS[file]
    play = replay(find_game(record.game), record)
    game_events = sum(len(entry.game_events) for entry in play.log)
    assert dict(record.tags)["happenings"] == str(game_events)


@every_record
def test_every_prefix_of_a_golden_record_can_be_continued(file: Path) -> None:
    record = RECORDS[file]
    for lines in range(0, len(record.lines), 40):
        play = replay(find_game(record.game), record, lines=lines)
        assert len(play.log) == lines
        assert not play.over


@every_game
def test_every_ending_has_a_record(game: Game) -> None:
    ended = {
        record.result.ending for record in RECORDS.values() if record.game == game.slug and record.result
    }
    assert ended == set(game.endings)


@every_game
def test_every_number_of_players_and_every_option_has_a_record(game: Game) -> None:
    records = [record for record in RECORDS.values() if record.game == game.slug]
    assert {record.players for record in records} == set(range(game.min_players, game.max_players + 1))
    for option in game.options:
        if option.reading:
            continue  # a record names only other readings; the laws play them
        values = {option.read(record.options[option.name]) for record in records}
        assert option.default in values
        assert len(values) > 1


def test_every_file_is_one_that_was_wanted() -> None:
    assert sorted(wanted.file for wanted in WANTED) == FILES
