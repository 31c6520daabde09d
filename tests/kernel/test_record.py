from __future__ import annotations

import pytest

from batisseurs.games import find_game
from batisseurs.kernel import (
    BadOption,
    BadRecord,
    BatisseursError,
    Line,
    Play,
    Record,
    Result,
    Seeded,
    read_position,
    read_record,
    replay,
    save,
)
from tests.laws.tables import answer
from tests.toys import AUCTION, SOLO

GAME = """batisseurs-record 1
game solo
rules 1
components {components}
players 1
option patient true
seat p1 Ann

p1 throw
chance heads 2
p1 walk
"""


def text_of_game(**changes: str) -> str:
    text = GAME.format(components=SOLO.fingerprint())
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    return text


def finished(seed: int = 1) -> str:
    play, source = Play(SOLO, 1, {"patient": True}, seats=["Ann"]), Seeded(seed)
    while not play.over:
        play.play(*answer(play.table, source))
    return play.record().write()


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replay(SOLO, read_record(text))
    assert "\n" not in caught.value.text
    return caught.value


def test_a_record_is_read_and_written() -> None:
    text = text_of_game()
    record = read_record(text)
    assert record.write() == text
    assert record.seats == ["Ann"]
    assert record.options == {"patient": "true"}
    assert record.lines == [Line(0, "throw"), Line(-1, "heads 2"), Line(0, "walk")]
    assert record.result is None
    assert replay(SOLO, record).record().write() == text


def test_a_finished_game_ends_with_its_result() -> None:
    text = finished()
    record = read_record(text)
    assert text.splitlines()[-1].startswith("result ")
    play = replay(SOLO, record)
    assert play.over
    assert record.result == SOLO.result(play.table)
    assert play.record().write() == text


def test_unknown_tags_are_kept() -> None:
    text = text_of_game(seat="place Paris, rue du Bac\ndate 2026-01-06\nseat")
    record = read_record(text)
    assert record.tags == [("place", "Paris, rue du Bac"), ("date", "2026-01-06")]
    again = replay(SOLO, record).record()
    assert read_record(again.write()).tags == record.tags


def test_other_line_ends_and_a_byte_order_mark_are_read() -> None:
    text = text_of_game()
    assert read_record(text.replace("\n", "\r\n")) == read_record(text)
    assert read_record("\ufeff" + text) == read_record(text)


def test_names_cannot_break_a_line() -> None:
    play = Play(SOLO, 1, seats=["Ann\np1 walk\r\n  of Lyon"])
    play.tags = [("note", "one\ntwo")]
    record = read_record(play.record().write())
    assert record.seats == ["Ann p1 walk of Lyon"]
    assert record.tags == [("note", "one two")]


def test_empty_names_and_tags_come_back() -> None:
    play = Play(SOLO, 1, seats=[""])
    play.tags = [("note", "")]
    record = read_record(play.record().write())
    assert (record.seats, record.tags) == ([""], [("note", "")])


@pytest.mark.parametrize(
    "text", ["", "\n", "hello\n", "[Event]\n\n", "batisseurs-recording 1\n\n", "{}", "\x00\x01"]
)
def test_foreign_files_are_not_records(text: str) -> None:
    error = refused(text)
    assert error.text == "line 1: this isn't a game record: it should begin with 'batisseurs-record'"
    assert error.about == {"line": 1}


@pytest.mark.parametrize(
    ("version", "said"), [("2", "has format 2"), ("99", "format 99"), ("x", "'x'"), ("", "''")]
)
def test_newer_formats_are_refused(version: str, said: str) -> None:
    assert said in refused(text_of_game(**{"record 1": f"record {version}"})).text


def test_a_record_cut_off_in_a_line_is_refused() -> None:
    text = text_of_game()
    for end in range(len("batisseurs-record 1\n"), len(text)):
        if text[end - 1] != "\n":
            assert "ends in the middle of a line" in refused(text[:end]).text


def test_a_record_cut_off_in_its_header_is_refused() -> None:
    head = text_of_game().partition("\n\n")[0].splitlines(keepends=True)
    for lines in range(1, len(head)):
        assert "ends in its header" in refused("".join(head[:lines])).text


def test_a_record_cut_off_between_lines_is_the_game_so_far() -> None:
    text = text_of_game()
    assert len(read_record(text[: text.rindex("p1 walk")]).lines) == 2


def test_a_finished_record_without_its_result_is_cut_off() -> None:
    text = finished()
    assert "result line is missing" in refused(text[: text.rindex("result")]).text


@pytest.mark.parametrize("line", ["rules 1", "players 1", "game solo", "components"])
def test_every_header_line_is_needed_and_once(line: str) -> None:
    text = text_of_game()
    whole = next(other for other in text.splitlines() if other.startswith(line))
    tag = line.partition(" ")[0]
    assert f"the header has no '{tag}' line" in refused(text.replace(whole + "\n", "")).text
    assert f"a second '{tag}' line" in refused(text.replace(whole, f"{whole}\n{whole}")).text


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("rules 1", "rules one", "'rules' line has no number"),
        ("rules 1", "rules 2", "knows 1"),
        ("players 1", "players -1", "'players' line has no number"),
        ("players 1", "players 1²", "'players' line has no number"),
        ("game solo", "game theopolis", "'theopolis', not of 'solo'"),
        ("seat p1 Ann", "seat p2 Ann", "expected seat p1"),
        ("seat p1 Ann", "seat p1 Ann\nseat p2 Ben", "names 2 seats for 1 players"),
        ("p1 throw", "p2 throw", "line 9: 'p2 throw' is no line of a game for 1"),
        ("p1 throw", "p0 throw", "line 9"),
        ("p1 throw", "p1", "line 9"),
        ("p1 throw", "", "line 9"),
        ("p1 throw", "rival throw", "line 9"),
        ("p1 throw", "p1 fly", "choice 1 (p1 fly): 'fly' does not answer Move(0); possible: walk, throw"),
        ("p1 throw", "chance heads 1", "choice 1 (chance heads 1): it isn't chance's turn"),
        ("chance heads 2", "chance heads 3", "choice 2"),
        ("p1 walk", "result", "the result line is invalid"),
        ("p1 walk", "result home", "the result line is invalid"),
        ("p1 walk", "result home: p1 rank 1", "the result line is invalid"),
        ("p1 walk", "result home: p1 rank one score 1", "the result line is invalid"),
        ("p1 walk", "result home: p2 rank 1 score 1", "the result line is invalid"),
        (
            "p1 walk",
            "result home: p1 rank 1 score 1",
            "has a result, but the game is not over: it waits for p1",
        ),
    ],
)
def test_damaged_records_are_refused_with_the_place(old: str, new: str, said: str) -> None:
    assert said in refused(text_of_game(**{old: new})).text


def test_other_components_are_named() -> None:
    error = refused(text_of_game(**{f"components {SOLO.fingerprint()}": "components 00000000"}))
    assert "components 00000000" in error.text
    assert SOLO.fingerprint() in error.text


def test_a_record_is_replayed_with_the_components_it_was_played_with() -> None:
    other = "toy = 2\n"
    text = text_of_game(**{SOLO.fingerprint(): SOLO.fingerprint(other)})
    assert len(replay(SOLO, read_record(text), other).log) == 3


def test_impossible_options_are_refused() -> None:
    for old, new in (
        ("option patient true", "option patient perhaps"),
        ("option patient true", "option speed 3"),
        ("players 1\noption patient true\nseat p1 Ann", "players 7"),
    ):
        with pytest.raises(BadOption):
            replay(SOLO, read_record(text_of_game(**{old: new})))


def test_another_result_is_refused() -> None:
    text = finished()
    last = text.splitlines()[-1]
    changed = last.replace("rank 1", "rank 9") if "rank 1" in last else last.replace("rank 2", "rank 1")
    assert "differs from the result of the game" in refused(text.replace(last, changed)).text


def test_nothing_may_follow_the_result() -> None:
    assert "the game is already over" in refused(finished() + "p1 walk\n").text
    assert "the game is already over" in refused(finished() + "\n").text


def test_replaying_may_stop_early() -> None:
    play = replay(SOLO, read_record(finished()), lines=2)
    assert len(play.log) == 2
    assert not play.over


def test_withdrawals_stand_in_the_record() -> None:
    play = Play(AUCTION, 2)
    for line in ("chance deal 3 to p1", "chance deal 5 to p2", "p1 send 2", "p1 withdraw", "p2 send 1"):
        who, _, text = line.partition(" ")
        play.play_text({"chance": -1, "p1": 0, "p2": 1}[who], text)
    again = replay(AUCTION, read_record(play.record().write()))
    assert save(AUCTION, again.table) == save(AUCTION, play.table)
    assert "p1 withdraw\n" in play.record().write()


def test_records_need_no_seats() -> None:
    record = Record("solo", 1, SOLO.fingerprint(), 1, {"patient": True}, lines=[Line(0, "walk")])
    assert replay(SOLO, read_record(record.write())).seats == ["p1"]


def test_a_result_line_reads_back_ties_and_negative_scores() -> None:
    record = Record("auction", 1, "x", 3, result=Result("lots_sold", (1, 1, 3), (4, 4, -12)))
    assert read_record(record.write()).result == record.result


def test_a_record_of_theopolis_is_readable() -> None:
    game = find_game("theopolis")
    play = Play(game, 2, seats=["Ann", "Ben"])
    play.run_chance(Seeded(1))
    lines = play.record().write().splitlines()
    assert lines[:2] == ["batisseurs-record 1", "game theopolis"]
    assert "seat p2 Ben" in lines
    assert all(line.split()[0] == "chance" for line in lines[lines.index("") + 1 :])


def from_position() -> Play:
    table = read_position(SOLO, 'situation = 1\ngame = "solo"\nplayers = 1\n[table]\nplace = 5\nrival = 3\n')
    play = Play.from_table(SOLO, table, ["Ann"])
    play.play_text(0, "walk")
    return play


def test_a_game_from_a_position_has_a_record() -> None:
    play = from_position()
    text = play.record().write()
    assert text.count("\n\n") == 1
    again = replay(SOLO, read_record(text))
    assert save(SOLO, again.table) == save(SOLO, play.table)
    assert again.record().write() == text
    again.undo()
    assert SOLO.observe(again.table, 0)[:2] == [5, 3]


def test_a_record_whose_position_is_damaged_is_refused() -> None:
    text = from_position().record().write()
    line = next(line for line in text.splitlines() if line.startswith("situation "))
    for other in ("situation", "situation {", "situation []", line[:-1]):
        assert "the position is damaged" in refused(text.replace(line, other)).text
    with pytest.raises(BadRecord, match="other players or options"):
        replay(SOLO, read_record(text.replace("option patient false", "option patient true")))
    with pytest.raises(BatisseursError):
        replay(SOLO, read_record(text.replace('"rival":3', '"rival":33')))


def test_the_score_of_a_side_is_in_the_result() -> None:
    record = read_record(finished())
    assert record.result is not None
    assert record.result.sides[0][0] == "rival"
    assert ", rival score " in finished()
