"""Positions for players: one to begin with, and any moment of a record."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from batisseurs.games import all_games
from batisseurs.games.theopolis import position
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import Game, Table, read_position, read_record, replay, save
from batisseurs.words import LANGUAGES, Words
from tests.cli.terminal import HOLE, PLENTY, call, one_line, saved

PLAYTHROUGHS = Path(__file__).parents[2] / "playthroughs"
GOLDEN = PLAYTHROUGHS / "theopolis-wonder-2.record"
TEXT = GOLDEN.read_text(encoding="utf-8")
FIRST = TEXT.split("\n").index("") + 1


def new(home: Path, *args: str) -> str:
    done = call(home, "position", "new", "theopolis", *args)
    assert done.returncode == 0, done.stderr
    return done.stdout


# To begin with. --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_the_document_of_every_game_can_be_read(tmp_path: Path, game: Game) -> None:
    """Long mappings too: they stand in the section of their seat."""
    for players in {game.min_players, game.max_players}:
        done = call(tmp_path, "position", "new", game.slug, f"--players={players}")
        assert done.returncode == 0, done.stderr
        table = read_position(game, tomllib.loads(done.stdout))
        assert table.players == players
        assert table.chooser() >= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_there_and_explained(tmp_path: Path, language: str) -> None:
    text = new(tmp_path, "--players=3", "--lang", language)
    assert not HOLE.search(text)
    lines = text.split("\n")
    keys = position.TABLE_KEYS | position.SEAT_KEYS | {option.name for option in THEOPOLIS.options}
    for key in keys | {"situation", "game", "players", "turn", "seed"}:
        stated = next(index for index, line in enumerate(lines) if re.match(rf"(# )?{key} = ", line))
        assert re.match(r"# [^=]*$", lines[stated - 1]), f"{key} is not explained"
    assert "[table.p3]" in text
    assert "priest (" in text.replace("\n# ", " ")
    assert all(len(line) <= 100 for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_the_command_in_0_1_0_still_works(tmp_path: Path, language: str) -> None:
    now = call(tmp_path, "position", "--lang", language, "new", "theopolis")
    before = call(tmp_path, "situation", "--lang", language, "new", "theopolis")
    assert (before.returncode, before.stdout) == (0, now.stdout)
    assert one_line(before.stderr) == Words(language).text("cli-renamed", old="situation", new="position")
    assert now.stderr == ""
    assert "situation" not in call(tmp_path, "--help").stdout.split()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_is_valid_as_written(tmp_path: Path, players: int) -> None:
    """What is filled in changes nothing: the table is the one that the bare frame gives."""
    args = (f"--players={players}", "--seed=5", "--option=play_on=true", "--option=max_rounds=9")
    text = new(tmp_path, *args, "table.toml")
    assert "table.toml" in text
    checked = call(tmp_path, "position", "check", "table.toml")
    assert checked.returncode == 0, checked.stderr
    written = (tmp_path / "table.toml").read_text(encoding="utf-8")
    bare = f'situation = 1\ngame = "theopolis"\nplayers = {players}\nseed = 5\n'
    bare += "[options]\nplay_on = true\nmax_rounds = 9\n"
    assert save(THEOPOLIS, read_position(THEOPOLIS, written)) == save(
        THEOPOLIS, read_position(THEOPOLIS, bare)
    )


def test_examples_can_be_stated(tmp_path: Path) -> None:
    """Without their # the examples are right too, where they do not name the same piece twice."""
    text = new(tmp_path)
    for key in ("saint", "deck", "round", "board"):
        example = re.search(rf"(?m)^# {key} = .*(?:\n# .*)*?\n(?=# [A-Z]|[a-z])", text)
        if example is None:
            continue
        stated = example.group().replace("# ", "")
        changed = re.sub(rf"(?m)^{key} = .*\n", "", text).replace(example.group(), stated)
        table = read_position(THEOPOLIS, changed)
        assert THEOPOLIS.broken_laws(table) == []


def test_it_names_no_card_that_lies_hidden(tmp_path: Path) -> None:
    """Its player has not read the other's hand: hands are numbers, boards are dealt."""
    document = tomllib.loads(new(tmp_path))["table"]
    assert document["board"] == []
    assert {document["p1"]["hand"], document["p2"]["hand"]} == {4}


def test_it_can_be_played(tmp_path: Path) -> None:
    new(tmp_path, "--players=3", "table.toml")
    args = ("play", "theopolis", "--from=table.toml", "--seats=Ann=person,random,random", "--seed=3")
    done = call(tmp_path, *args, typed=PLENTY)
    assert done.returncode == 0, done.stderr
    record = read_record(saved(tmp_path).read_text(encoding="utf-8"))
    assert record.position is not None
    assert record.players == 3
    assert record.result is not None
    assert call(tmp_path, "replay", str(saved(tmp_path))).returncode == 0


def test_components_are_remembered(tmp_path: Path) -> None:
    own = THEOPOLIS.component_text()
    mine = own.replace("faith = 1, hope = 2, charity = 0", "faith = 1, hope = 1, charity = 1", 1)
    assert mine != own
    (tmp_path / "mine.toml").write_text(mine, encoding="utf-8")
    new(tmp_path, "--components=mine.toml", "table.toml")
    assert call(tmp_path, "position", "check", "table.toml", "--components=mine.toml").returncode == 0
    refused = call(tmp_path, "position", "check", "table.toml")
    assert refused.returncode == 2
    assert "components" in one_line(refused.stderr)


# From a record. --------------------------------------------------------------------------------------


def table_at(line: int) -> Table:
    return replay(THEOPOLIS, read_record(TEXT), lines=line - FIRST).table


@pytest.mark.parametrize("line", [FIRST, FIRST + 1, 60, 100, 131, 160])
def test_a_moment_says_everything(tmp_path: Path, line: int) -> None:
    done = call(tmp_path, "position", "at", str(GOLDEN), f"--line={line}")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"# theopolis-wonder-2.record after line {line}.\n")
    assert save(THEOPOLIS, read_position(THEOPOLIS, done.stdout)) == save(THEOPOLIS, table_at(line))


def test_by_default_it_is_the_end(tmp_path: Path) -> None:
    assert call(tmp_path, "position", "at", str(GOLDEN), "end.toml").returncode == 0
    assert read_position(THEOPOLIS, (tmp_path / "end.toml").read_text(encoding="utf-8")).over()
    assert "The game is over" in call(tmp_path, "position", "check", "end.toml").stdout


@pytest.mark.parametrize("line", [FIRST + 20, 60, 100])
def test_a_seat_knows_its_hand_and_counts_the_others(tmp_path: Path, line: int) -> None:
    whole = tomllib.loads(call(tmp_path, "position", "at", str(GOLDEN), f"--line={line}").stdout)["table"]
    for seat, other in (("p1", "p2"), ("p2", "p1")):
        done = call(tmp_path, "position", "at", str(GOLDEN), f"--line={line}", "--view", seat)
        assert done.returncode == 0, done.stderr
        seen = tomllib.loads(done.stdout)["table"]
        assert seen[seat] == whole[seat]
        hand = whole[other]["hand"]
        if sorted(hand) == sorted(whole[other]["known"]):
            assert seen[other]["hand"] == hand, "everybody saw every card of it being taken"
        else:
            assert seen[other]["hand"] == len(hand)
        assert seen["board"] == whole["board"]
        assert seen["deck"] == whole["deck"]
        hidden = [card for card in whole[other]["hand"] if card not in whole[other]["known"]]
        public = [*whole["board"], *whole["discard"], *whole["p1"]["city"], *whole["p2"]["city"]]
        for card in {*hidden} - {*public, *whole[seat]["hand"], *whole[other]["known"]}:
            assert card not in done.stdout, "a hidden card is named"
        (tmp_path / f"{seat}.toml").write_text(done.stdout, encoding="utf-8")
        assert call(tmp_path, "position", "check", f"{seat}.toml").returncode == 0


def test_what_a_seat_sees_stays_the_same(tmp_path: Path) -> None:
    """Before anyone has taken a card openly nothing at all is lost to a seat."""
    line = FIRST + 20
    table = table_at(line)
    assert not THEOPOLIS.write_position(table)["p2"]["known"]
    done = call(tmp_path, "position", "at", str(GOLDEN), f"--line={line}", "--view=p1")
    again = read_position(THEOPOLIS, done.stdout)
    assert THEOPOLIS.view(again, 0) == THEOPOLIS.view(table, 0)
    assert again.pending() == table.pending()


def test_a_spectator_knows_no_hand(tmp_path: Path) -> None:
    done = call(tmp_path, "position", "at", str(GOLDEN), "--line", str(FIRST + 20), "--view=spectator")
    table = tomllib.loads(done.stdout)["table"]
    assert {type(table[seat]["hand"]) for seat in ("p1", "p2")} == {int}


def test_a_game_continues_from_a_moment(tmp_path: Path) -> None:
    assert call(tmp_path, "position", "at", str(GOLDEN), "--line=60", "moment.toml").returncode == 0
    done = call(tmp_path, "play", "theopolis", "--from=moment.toml", "--seats=random,random", "--seed=1")
    assert done.returncode == 0, done.stderr
    assert read_record(saved(tmp_path).read_text(encoding="utf-8")).result is not None


# Refused. --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("new", "needs GAME"),
        ("new chess", "There is no game “chess”"),
        ("new theopolis --players 6", "2 to 5 players"),
        ("new theopolis --players two", "--players must be a whole number"),
        ("new theopolis --option colour=red", "no option “colour”"),
        ("new theopolis --option max_rounds=0", "TH-153"),
        ("new theopolis --components none.toml", "File not found: none.toml"),
        ("new theopolis taken.toml", "taken.toml already exists"),
        ("at", "needs RECORD"),
        ("at none.record", "File not found: none.record"),
        ("at taken.toml", "this isn’t a game record"),
        ("at one.record --line 1", "not on line 1"),
        ("at one.record --line 9999", "not on line 9,999"),
        ("at one.record --view p3", "“p3” is not a view"),
        ("at one.record --number 2", "no number 2"),
        ("at one.record taken.toml", "taken.toml already exists"),
    ],
)
def test_refused(tmp_path: Path, args: str, said: str) -> None:
    (tmp_path / "taken.toml").write_text("Dear Ben", encoding="utf-8")
    (tmp_path / "one.record").write_text(TEXT, encoding="utf-8")
    done = call(tmp_path, "position", *args.split())
    assert said in one_line(done.stderr)
    assert done.returncode == 2
    assert done.stdout == ""
    assert (tmp_path / "taken.toml").read_text(encoding="utf-8") == "Dear Ben"


@pytest.mark.parametrize(("language", "said"), [("fr", "existe déjà"), ("pl", "już istnieje")])
def test_refused_in_the_language_of_the_player(tmp_path: Path, language: str, said: str) -> None:
    (tmp_path / "taken.toml").write_text("Dear Ben", encoding="utf-8")
    done = call(tmp_path, "position", "new", "theopolis", "taken.toml", "--lang", language)
    assert said in one_line(done.stderr)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["position", "position new", "position at", "replay", "simulate"])
def test_help_has_words(tmp_path: Path, command: str, language: str) -> None:
    done = call(tmp_path, *command.split(), "--help", "--lang", language)
    assert done.returncode == 0
    assert "cli-" not in done.stdout
    assert not HOLE.search(done.stdout)
