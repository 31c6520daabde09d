"""Everything that can be wrong: one clear line on standard error, a non-zero exit code, no traceback."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest

from batisseurs.cli import app, main
from batisseurs.games.theopolis.game import THEOPOLIS
from tests.cli.terminal import HOLE, call, one_line, run

POSITION = 'situation = 1\ngame = "theopolis"\nplayers = 2\n'


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("dance", "has no command “dance”. It has: games, guide, learn, play"),
        ("games --loud", "has no option --loud"),
        ("games more", "Unexpected argument for"),
        ("play", "Which game? Available: theopolis"),
        ("play monopoly", "There is no game “monopoly”. Available: theopolis, nehemiah, my-village and"),
        ("play theopolis --players", "--players"),
        ("play theopolis --players many", "--players must be a whole number"),
        ("play theopolis --players 6", "2 to 5 players, not 6"),
        ("play theopolis --players 3 --seats person,random", "2 seats are listed for 3 players"),
        ("play theopolis --seats person", "2 to 5 players, not 1"),
        ("play theopolis --seats person,clever", "“clever” can’t take a seat. Possible: person, "),
        ("play theopolis --seats person,", "“” can’t take a seat"),
        ("play theopolis --seats Ann=person,Ann=random", "Two seats have the name “Ann”"),
        (
            "play theopolis --option colour=red",
            "no option “colour”. It has: play_on, short_deck, max_rounds, neighbours and bishop_takes",
        ),
        ("play theopolis --option play_on", "Write name=value"),
        ("play theopolis --option play_on=perhaps", "true or false, not “perhaps” (TH-154)"),
        ("play theopolis --option max_rounds=0", "from 1 to 1,000, not “0” (TH-153)"),
        ("play theopolis --components none.toml", "File not found: none.toml"),
        ("play theopolis --from none.toml", "File not found: none.toml"),
        ("play theopolis --lang de", "Unknown language “de”. Available: en, fr and pl"),
        ("play theopolis --save taken.txt", "taken.txt already exists"),
        ("play --resume", "No saved game in"),
        ("play --resume none.record", "File not found: none.record"),
        ("play --resume . ", ". is a folder"),
        ("play --resume taken.txt", "this isn’t a game record"),
        ("play --resume taken.txt --players 2", "already has its players, options and seed"),
        ("simulate", "needs GAME"),
        ("simulate chess", "There is no game “chess”"),
        ("simulate theopolis --bots clever", "There is no bot “clever”. Available: beginner"),
        ("simulate theopolis --games 0", "--games must be at least 1, not 0"),
        ("simulate theopolis --cores 0", "--cores must be at least 1, not 0"),
        ("simulate theopolis --players 9", "2 to 5 players, not 9"),
        ("simulate theopolis --players 2 --bots random,random,random", "3 bots can’t share 2 seats"),
        ("simulate theopolis --games 1 --out taken.txt", "taken.txt already exists"),
        ("simulate theopolis --games 1 --out none/at/all.record", "can’t write"),
        ("replay", "needs FILE"),
        ("replay none.record", "File not found: none.record"),
        ("replay picture.png", "picture.png isn’t UTF-8 text"),
        ("components", "needs GAME"),
        ("components chess", "There is no game “chess”"),
        ("components theopolis --check picture.png", "isn’t UTF-8 text"),
        ("components theopolis --check taken.txt", "Component file refused"),
        ("position check none.toml", "File not found: none.toml"),
        ("position check taken.txt", "Position refused"),
        ("record check", "needs FILE"),
    ],
)
def test_a_command_that_cannot_be_carried_out(tmp_path: Path, args: str, said: str) -> None:
    (tmp_path / "taken.txt").write_text("Dear Ben", encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    done = call(tmp_path, *args.split())
    assert said in one_line(done.stderr)
    assert done.returncode == 2
    assert done.stdout == ""
    assert (tmp_path / "taken.txt").read_text(encoding="utf-8") == "Dear Ben"


@pytest.mark.parametrize(
    ("lang", "args", "said"),
    [
        ("fr", "play monopoly", "Il n’y a pas de jeu «\u00a0monopoly\u00a0»."),
        ("pl", "play monopoly", "Nie ma gry „monopoly”."),
        ("fr", "play theopolis --option max_rounds=0", "(TH-153)"),
        ("pl", "play theopolis --seats person,x", "„x” nie może zająć miejsca."),
        ("fr", "tanzen", "n’a pas de commande «\u00a0tanzen\u00a0»"),
        ("pl", "replay none.record", "Nie ma pliku none.record."),
        ("fr", "position check none.toml", "Il n’y a pas de fichier none.toml."),
    ],
)
def test_in_the_language_of_the_reader(tmp_path: Path, lang: str, args: str, said: str) -> None:
    done = call(tmp_path, *args.split(), BATISSEURS_LANG=lang)
    assert said in one_line(done.stderr)
    assert done.returncode == 2


# Records. ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A finished game of two bots."""
    home = tmp_path_factory.mktemp("good")
    done = call(home, "simulate", "theopolis", "--games=1", "--seed=4", "--cores=1", "--out=one.record")
    assert done.returncode == 0, done.stderr
    return (home / "one.record").read_text(encoding="utf-8")


def header(text: str) -> int:
    """Return the number of lines before the first choice."""
    return text.split("\n").index("") + 1


def cut_in_the_middle(text: str) -> str:
    return text[: len(text) // 2].rstrip("\n")[:-1]


def without_result(text: str) -> str:
    return text.rpartition("result ")[0]


def with_another_card(text: str) -> str:
    lines = text.split("\n")
    lines[header(text)] = "chance reveal dragon"
    return "\n".join(lines)


def without_a_line(text: str) -> str:
    lines = text.split("\n")
    del lines[header(text) + 9]
    return "\n".join(lines)


def with_another_result(text: str) -> str:
    return text.replace("rank 1 score ", "rank 1 score 1")


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda _: "", "isn’t a game record"),
        (cut_in_the_middle, "the record ends in"),
        (without_result, "result line is missing"),
        (with_another_card, "“reveal dragon” isn’t a valid choice here"),
        (without_a_line, "line "),
        (with_another_result, "differs from the result"),
        (
            lambda text: text.replace("batisseurs-record 1", "batisseurs-record 99"),
            "by a newer version (format 99",
        ),
        (lambda text: text.replace("rules 1", "rules 99"), "newer rules of Theopolis (version 99"),
        (lambda text: text.replace("game theopolis", "game chess"), "no game “chess”"),
        (lambda text: text.replace("players 2", "players 1"), ""),
        (lambda text: text.replace("components ", "components 0"), "components 0"),
        (lambda text: text.replace("option play_on false", "option play_on perhaps"), "play_on"),
        (lambda text: text.replace("option play_on", "option colour"), "colour"),
        (lambda text: text + "p1 end\n", "already over"),
        (lambda text: text.replace("\nplayers 2", ""), "“players”"),
    ],
)
def test_a_damaged_record(tmp_path: Path, good: str, damage: Callable[[str], str], said: str) -> None:
    """`record check` says what is wrong and continues; `replay` and `--resume` refuse it."""
    bad = tmp_path / "bad.record"
    bad.write_text(damage(good), encoding="utf-8")
    fine = tmp_path / "fine.record"
    fine.write_text(good, encoding="utf-8")
    checked = call(tmp_path, "record", "check", "bad.record", "fine.record")
    assert checked.returncode == 1
    first, second = checked.stdout.splitlines()
    assert said in first
    assert not HOLE.search(first)
    assert second.startswith("fine.record: ok.")
    replayed = call(tmp_path, "replay", "bad.record")
    assert replayed.returncode == 2
    assert said in one_line(replayed.stderr)


@pytest.mark.parametrize(
    ("lang", "old", "new", "said"),
    [
        (
            "fr",
            "batisseurs-record 1",
            "batisseurs-record 2",
            "Enregistrement refusé : ligne 1 : écrit par une version plus récente (format 2, ",
        ),
        ("pl", "batisseurs-record 1", "batisseurs-record 2", "zapisała go nowsza wersja (format 2, "),
        ("fr", "rules 1", "rules 7", "avec des règles plus récentes du jeu Theopolis (version 7, "),
        ("pl", "rules 1", "rules 7", "grano według nowszych zasad (Theopolis, wersja 7, ta zna 1)"),
        ("fr", "players 2", "players many", "la ligne « players » de l’en-tête n’a pas de nombre"),
        ("fr", "\np1 ", "\np1 dance ", "ne répond pas à ce qui est demandé"),
        ("pl", "\nchance reveal", "\nchance eat", "nie odpowiada na pytanie"),
    ],
)
def test_a_damaged_record_in_the_language_of_the_reader(
    tmp_path: Path, good: str, lang: str, old: str, new: str, said: str
) -> None:
    """Nothing of it is English: what is wrong, and what to do about a save from a newer version."""
    bad = tmp_path / "bad.record"
    bad.write_text(good.replace(old, new, 1), encoding="utf-8")
    done = call(tmp_path, "play", "--resume", "bad.record", "--lang", lang)
    assert said.replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»") in one_line(
        done.stderr
    )
    assert done.returncode == 2
    assert bad.read_text(encoding="utf-8") == good.replace(old, new, 1)


def test_a_choice_against_the_rules_has_its_reason(tmp_path: Path, good: str) -> None:
    """In the reader's language, with printed names and the rule."""
    lines = good.split("\n")
    first = next(index for index, line in enumerate(lines) if line.startswith(("p1 ", "p2 ")))
    lines[first] = lines[first][:3] + "confess " + _a_hand_card(lines[:first], lines[first][:2])
    (tmp_path / "bad.record").write_text("\n".join(lines), encoding="utf-8")
    done = call(tmp_path, "replay", "bad.record", "--lang=pl")
    assert f"wiersz {first + 1}: " in one_line(done.stderr)
    assert "spowiedź wymaga sakramentu pokuty i pojednania (TH-57)" in done.stderr


def _a_hand_card(lines: list[str], seat: str) -> str:
    return next(line.split()[2] for line in lines if line.startswith("chance deal ") and line.endswith(seat))


def test_errors_name_the_line_of_the_file(tmp_path: Path, good: str) -> None:
    (tmp_path / "bad.record").write_text(with_another_card(good), encoding="utf-8")
    checked = call(tmp_path, "record", "check", "bad.record")
    assert f"line {header(good) + 1}: " in checked.stdout


def test_several_records_in_one_file(tmp_path: Path, good: str) -> None:
    (tmp_path / "both.record").write_text(with_another_card(good) + good, encoding="utf-8")
    checked = call(tmp_path, "record", "check", "both.record")
    assert checked.returncode == 1
    first, second = checked.stdout.splitlines()
    assert first.startswith("both.record [1]: Game record refused")
    assert second.startswith("both.record [2]: ok.")
    assert "has 2 game records" in one_line(call(tmp_path, "play", "--resume", "both.record").stderr)
    assert "no number 3" in one_line(call(tmp_path, "replay", "both.record", "--number=3").stderr)
    assert call(tmp_path, "replay", "both.record", "--number=2").returncode == 0


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("--to 1", "not on line 1"),
        ("--to 99999", "not on line 99,999"),
        ("--view p3", "“p3” is not a view. Possible: p1 to p2, spectator"),
        ("--view everybody", "“everybody” is not a view"),
    ],
)
def test_what_a_replay_cannot_show(tmp_path: Path, good: str, args: str, said: str) -> None:
    (tmp_path / "one.record").write_text(good, encoding="utf-8")
    done = call(tmp_path, "replay", "one.record", *args.split())
    assert said in one_line(done.stderr)
    assert done.returncode == 2


# Positions and components. ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "situation = 1"),
        ("situation = [", "isn’t valid TOML"),
        ("situation = 9\n", "format 9"),
        ('situation = 1\ngame = "chess"\nplayers = 2\n', "no game “chess”"),
        ('situation = 1\ngame = "theopolis"\n', "players"),
        ('situation = 1\ngame = "theopolis"\nplayers = 7\n', "7"),
        (POSITION + 'turn = "p5"\n', "p5"),
        (POSITION + "colour = 1\n", "colour"),
        (POSITION + '[table]\nboard = ["dragon"]\n', "dragon"),
        (POSITION + '[table.p1]\ncity = ["plague"]\n', "TH-35"),
        (POSITION + '[table.p1]\ncity = ["wonder", "wonder"]\n', "all copies of wonder (1)"),
        (POSITION + "[table.p1]\noriginal_points = 0\n", "TH-143"),
        (POSITION + "[options]\nmax_rounds = 0\n", "TH-153"),
    ],
)
def test_an_impossible_position(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "table.toml").write_text(text, encoding="utf-8")
    done = call(tmp_path, "position", "check", "table.toml")
    assert said in one_line(done.stderr)
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("lang", "text", "said"),
    [
        ("fr", "situation = 9\n", "écrite pour une version plus récente (format 9"),
        ("pl", POSITION + '[table.p1]\nhand = ["pope", "dragon"]\n', "nie ma karty „dragon”"),
        ("fr", POSITION + "[table.p1]\nhand = 12\n", "une main a de 0 à 5 cartes, pas 12 (TH-59)"),
        ("pl", POSITION + "[table.p1]\nhand = 12\n", "na ręce jest od 0 do 5 kart, nie 12 (TH-59)"),
        ("fr", POSITION + '[table.p1]\nhand = ["wonder", "wonder"]\n', "les exemplaires de la carte wonder"),
        ("fr", POSITION + "[options]\nmax_rounds = 0\n", "nombre entier de 1 à"),
    ],
)
def test_an_impossible_position_in_the_language_of_the_reader(
    tmp_path: Path, lang: str, text: str, said: str
) -> None:
    (tmp_path / "table.toml").write_text(text, encoding="utf-8")
    done = call(tmp_path, "play", "theopolis", "--from", "table.toml", "--lang", lang)
    assert said in one_line(done.stderr)
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("charity = 4 }\nstones = 0", "charity = 5 }\nstones = 0", "TH-C4"),
        ("copies = 4", "copies = -4", "−4"),
        ('game = "theopolis"', 'game = "chess"', "chess"),
        ("copies = 4", "copies = 'four'", "copies"),
        ("board = { value = 8", "bored = { value = 8", "board"),
    ],
)
def test_components_that_break_a_constraint(tmp_path: Path, old: str, new: str, said: str) -> None:
    own = THEOPOLIS.component_text()
    assert old in own
    (tmp_path / "values.toml").write_text(own.replace(old, new, 1), encoding="utf-8")
    for args in (("components", "theopolis", "--check"), ("play", "theopolis", "--components")):
        done = call(tmp_path, *args, "values.toml")
        assert said in one_line(done.stderr)
        assert done.returncode == 2


# The rest of the world. --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ("dance", 2),
        ("play chess", 2),
        ("replay none.record", 2),
        ("record check none.record", 1),
        ("play theopolis", 0),
    ],
)
def test_the_real_command_leaves_with_its_code(tmp_path: Path, args: str, code: int) -> None:
    done = run(tmp_path, *args.split())
    assert done.returncode == code
    assert not HOLE.search(done.stdout + done.stderr)


def test_output_that_cannot_be_written(tmp_path: Path) -> None:
    done = run(tmp_path, "components", "theopolis", before="exec >/dev/full")
    assert "the disk is full" in one_line(done.stderr)
    assert done.returncode == 2


def test_a_reader_who_has_gone(tmp_path: Path) -> None:
    done = run(tmp_path, before='set -- sh -c \'"$@" components theopolis | head -n 1\' sh "$@"')
    assert done.stderr == ""


def test_a_mistake_of_ours_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object, **__: object) -> int:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr("batisseurs.cli.tools.checks.list_games", broken)
    monkeypatch.setenv("BATISSEURS_LANG", "en")
    assert app.run(["games"]) == 70
    line = one_line(capfd.readouterr().err)
    assert "ZeroDivisionError: by zero" in line
    assert "BATISSEURS_DEBUG=1" in line
    monkeypatch.setenv("BATISSEURS_DEBUG", "1")
    assert app.run(["games"]) == 70
    assert "Traceback" in capfd.readouterr().err


def test_a_warning_is_one_line_without_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """As about a damaged file of weights: the game goes on with guesses."""
    monkeypatch.setattr(warnings, "formatwarning", warnings.formatwarning)
    monkeypatch.setattr(sys, "argv", ["batisseurs", "--version"])
    with pytest.raises(SystemExit):
        main()
    assert warnings.formatwarning("something is wrong", UserWarning, "game.py", 7) == "something is wrong\n"
