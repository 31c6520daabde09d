"""Saving, pickling, recording and writing down a position give the same table, in mid-decision too."""

from __future__ import annotations

import copy
import pickle

from batisseurs.kernel import (
    CHANCE,
    WITHDRAW,
    Play,
    Seeded,
    load,
    position_text,
    read_position,
    read_record,
    replay,
    save,
    write_position,
)
from tests.laws.tables import Case, answer, every_case, moments, play_to_end
from tests.toys import AUCTION


@every_case
def test_a_saved_table_is_the_same_when_loaded(case: Case) -> None:
    for table in moments(case, 21, every=7):
        data = save(case.game, table)
        loaded = load(case.game, data)
        assert save(case.game, loaded) == data
        assert loaded.pending() == table.pending()
        assert loaded.choosers() == table.choosers()


@every_case
def test_a_loaded_table_continues_in_the_same_way(case: Case) -> None:
    for table in moments(case, 22, every=61):
        data = save(case.game, table)
        ends = {save(case.game, play_to_end(load(case.game, data), 3)) for _ in range(2)}
        assert ends == {save(case.game, play_to_end(table.clone(), 3))}


@every_case
def test_pickled_and_deep_copied_tables_are_the_same(case: Case) -> None:
    for table in moments(case, 23, every=17):
        data = save(case.game, table)
        pickled = pickle.loads(pickle.dumps(table))  # noqa: S301  our own bytes
        copied = copy.deepcopy(table)
        assert save(case.game, pickled) == data
        assert save(case.game, copied) == data
        assert type(pickled) is type(copied) is type(table)
        play_to_end(pickled, 1)
        play_to_end(copied, 1)
        assert save(case.game, table) == data


@every_case
def test_a_position_says_everything(case: Case) -> None:
    for table in moments(case, 24, every=17):
        text = position_text(write_position(case.game, table))
        again = read_position(case.game, text)
        assert save(case.game, again) == save(case.game, table)
        assert position_text(write_position(case.game, again)) == text


@every_case
def test_a_record_replays_to_the_same_table(case: Case) -> None:
    source = Seeded(25)
    play = case.play()
    while not play.over:
        if len(play.log) % 41 == 20:
            assert_replays(play)
        play.play(*answer(play.table, source))
    assert_replays(play)


def assert_replays(play: Play) -> None:
    text = play.record().write()
    again = replay(play.game, read_record(text))
    assert again.record().write() == text
    assert save(play.game, again.table) == save(play.game, play.table)
    assert [entry.game_events for entry in again.log] == [entry.game_events for entry in play.log]


@every_case
def test_undo_goes_back_to_the_same_table(case: Case) -> None:
    source = Seeded(26)
    play = case.play()
    saved = [save(case.game, play.table)]
    while not play.over and len(play.log) < 60:
        play.play(*answer(play.table, source))
        saved.append(save(case.game, play.table))
    while play.log:
        lines = min(len(play.log), 7)
        play.undo(lines)
        assert save(case.game, play.table) == saved[len(play.log)]


@every_case
def test_playing_in_words_is_the_same(case: Case) -> None:
    source = Seeded(27)
    spoken, numbered = case.play(), case.new()
    while not numbered.over():
        seat, choice = answer(numbered, source)
        numbered.play(seat, choice)
        entry = spoken.play(seat, choice)
        assert entry.choice == choice
    texts = [(entry.line.seat, entry.line.text) for entry in spoken.log]
    again = case.play()
    for seat, text in texts:
        again.play_text(seat, text)
    assert save(case.game, again.table) == save(case.game, numbered)
    assert (
        any(seat == CHANCE for seat, _ in texts) or case.game.bounds(case.players, case.options).chance == 0
    )


def test_withdrawals_are_part_of_these_games() -> None:
    """Else the laws above would say nothing about them."""
    case = Case(AUCTION, 3, {"lots": 3})
    source, withdrawn = Seeded(25), 0
    table = case.new()
    while not table.over():
        seat, choice = answer(table, source)
        withdrawn += choice == WITHDRAW
        table.play(seat, choice)
    assert withdrawn > 0
