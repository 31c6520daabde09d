"""Games at a terminal, from the first card to the result."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pexpect
import pytest

from batisseurs.games.theopolis.game import THEOPOLIS
from tests.cli.terminal import ESCAPE, HOLE, PLENTY, call, end, one_line, run, saved, spawn

SEED = "--seed=5"
PROMPT = re.compile(r"(?m)^Ann> ")


def body(file: Path) -> list[str]:
    """Return the choices and the result of a record."""
    return file.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()


@pytest.mark.parametrize(
    ("language", "over"),
    [
        ("en", "The game is over"),
        pytest.param("fr", "La partie est terminée", marks=pytest.mark.proof),
        pytest.param("pl", "Koniec gry", marks=pytest.mark.proof),
    ],
)
def test_a_whole_game_in_a_terminal(tmp_path: Path, language: str, over: str) -> None:
    """A newcomer who always takes the first choice gets to the end."""
    seats = "Ann=person,Ben=random"
    child = spawn(tmp_path, "play", "theopolis", "--seats", seats, SEED, "--lang", language)
    screen = ""
    while child.expect(["Ann> ", pexpect.EOF]) == 0:
        screen += child.before or ""
        child.sendline("1")
    screen += child.before or ""
    child.close()
    assert child.exitstatus == 0
    assert over in screen
    assert re.search(r"\b1\S{1,3}\s(Ann|Ben)", screen), "who came first heads the score sheet"
    assert not HOLE.search(screen)
    assert call(tmp_path, "record", "check", str(saved(tmp_path))).returncode == 0


@pytest.mark.parametrize(
    ("language", "over", "score"),
    [
        ("en", "The game is over", "Stones"),
        ("fr", "La partie est terminée", "Pierres"),
        ("pl", "Koniec gry", "Kamienie"),
    ],
)
def test_a_whole_game_through_pipes(tmp_path: Path, language: str, over: str, score: str) -> None:
    """Every screen of a game with three players fits 80 columns and has all its words."""
    done = (run if language == "en" else call)(
        tmp_path, "play", "theopolis", "--players=3", SEED, "--lang", language, typed=PLENTY
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert over in done.stdout
    assert score in done.stdout
    assert not HOLE.search(done.stdout)
    assert "\x1b" not in done.stdout
    folder = str(tmp_path)
    assert [line for line in done.stdout.splitlines() if len(line) > 80 and folder not in line] == []


def test_everything_on_the_screen_comes_from_the_catalogues(tmp_path: Path) -> None:
    """In the pseudo-language no plain word is left but names, ids and file names."""
    typed = "1\n?\n? 1\n? play missionary\n? vault\nrule 36\nundo\nlog\ntable\nend\nrecap\nlang\nquit\n"
    done = call(tmp_path, "play", "theopolis", SEED, BATISSEURS_LANG="xx", typed=typed)
    bare = re.sub(r"⟦[^⟦⟧]*⟧", "", done.stdout.replace("\n", " "))
    while "⟦" in bare and bare != (bare := re.sub(r"⟦[^⟦⟧]*⟧", "", bare)):
        pass
    bare = " ".join(bare.replace("\u00a0", " ").split())
    for entry in THEOPOLIS.component_values():
        if entry.path.endswith(".name"):
            bare = bare.replace(entry.value.partition(" / ")[0], "")
    assert not re.search(r"\b(the|your|board|hand|city|Resources|choice)\b", bare), bare


def test_colours_only_where_they_are_wanted(tmp_path: Path) -> None:
    shown = {}
    for name, args, more in [
        ("plain", [], {}),
        ("option", ["--no-color"], {}),
        ("setting", [], {"NO_COLOR": "1"}),
    ]:
        child = spawn(tmp_path, "play", "theopolis", "--seats=Ann=person,random", SEED, *args, **more)
        child.expect("Ann> ")
        shown[name] = ESCAPE.search(child.before or "") is not None
        child.sendline("quit")
        child.expect(pexpect.EOF)
        child.close()
    assert shown == {"plain": True, "option": False, "setting": False}


def test_bots_alone_play_before_spectators(tmp_path: Path) -> None:
    done = call(tmp_path, "play", "theopolis", "--seats=random,random", SEED)
    assert done.returncode == 0
    assert "Bot 1 is dealt 4 cards. Bot 2 is dealt 4 cards." in " ".join(done.stdout.split())
    assert "The game is over" in done.stdout


# Answers. ----------------------------------------------------------------------------------------


def play(home: Path, *typed: str, lang: str = "en") -> str:
    """Play a known deal: Ann holds Hospital, Bishop and two Missionaries, and begins with 1/1/1."""
    lines = "".join(f"{line}\n" for line in typed)
    done = call(home, "play", "theopolis", "--seats=Ann=person,Ben=random", SEED, "--lang", lang, typed=lines)
    assert done.returncode == 0
    assert done.stderr == ""
    assert not HOLE.search(done.stdout)
    return done.stdout


@pytest.mark.parametrize("answer", ["1", "play bishop", "PLAY  Bishop ", "pl b", "play"])
def test_a_choice_by_number_words_or_their_beginning(tmp_path: Path, answer: str) -> None:
    assert "You play Bishop." in play(tmp_path, answer)


@pytest.mark.parametrize(
    ("lang", "answer", "said"),
    [
        ("fr", "jouer évêque", "Vous jouez Évêque."),
        ("fr", "jouer eve", "Vous jouez Évêque."),
        ("pl", "zagraj biskup", "Zagrywasz: Biskup."),
        ("pl", "dołóż miłość", "Dokładasz: Miłość."),
        ("pl", "doloz milosc", "Dokładasz: Miłość."),
        ("pl", "play bishop", "Zagrywasz: Biskup."),
    ],
)
def test_a_choice_in_the_words_of_the_screen(tmp_path: Path, lang: str, answer: str, said: str) -> None:
    assert said in play(tmp_path, answer, lang=lang)


def test_what_several_choices_begin_with_is_said_in_those_words_too(tmp_path: Path) -> None:
    shown = " ".join(play(tmp_path, "mettre", lang="fr").split())
    assert "peut vouloir dire mettre Foi, mettre Espérance et mettre Charité." in shown


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("", "Nothing typed."),
        ("0", "There is no choice 0."),
        ("-3", "There is no choice -3."),
        ("99999999999999999999", "There is no choice 99999999999999999999."),
        ("add", "“add” could mean add Faith, add Hope and add Charity."),
        (
            "play missionary",
            "not enough unused Resources for Missionary, missing: Faith 1, Hope 2, Charity 3",
        ),
        ("play hospital", "(TH-36)"),
        ("play rings", "only cards in your hand can be played (TH-34)"),
        ("confess bishop", "only a city with Reconciliation can confess (TH-57)"),
        ("take church", "is not one of the choices"),
        ("dance", "is not one of the choices"),
        ("\x1b[31m", "is not one of the choices"),
        ("x" * 5000, "is not one of the choices"),
    ],
)
def test_an_answer_that_is_none(tmp_path: Path, answer: str, said: str) -> None:
    """One clear sentence: what was tried, what is possible, which rule. Nothing changes."""
    shown = play(tmp_path, answer, "play bishop")
    assert said in " ".join(shown.split())
    assert "You play Bishop." in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("?", "You win at once"),
        ("help", "undoes your last choice"),
        ("? play missionary", "(TH-36)"),
        ("? play bishop", "That is possible: it is choice 1"),
        ("? play basilica", "4 building stones"),
        ("? priest", "part of Baptism, Eucharist"),
        ("card st_paul", "You may swap 1 more card"),
        ("card flood", "with the most Resources must each lose 1 Resource"),
        ("card anointing", "Its combination needs: Oil of the Sick."),
        ("card", "Which card?"),
        ("card dragon", "Nothing found for “dragon”"),
        ("? dragon", "Nothing found for “dragon”"),
        ("table", "Ben · ✠ Saint Roch"),
        ("log", "You are dealt Hospital, Missionary ×2, Bishop."),
        ("log 1", "earlier entries)"),
    ],
)
def test_a_question(tmp_path: Path, question: str, said: str) -> None:
    shown = play(tmp_path, question)
    assert said in " ".join(shown.partition(f"Ann> {question}")[2].split())


# Undo. -------------------------------------------------------------------------------------------


def test_undo_goes_back_to_your_last_choice(tmp_path: Path) -> None:
    shown = play(tmp_path, "add faith", "undo", "add hope")
    assert "Undone: add Faith" in shown
    assert body(saved(tmp_path))[-1] == "p1 add hope"


def test_undo_goes_back_choice_by_choice_to_the_last_chance_event(tmp_path: Path) -> None:
    shown = play(tmp_path, "add faith", "exchange bishop", "undo", "undo", "undo")
    assert shown.count("Undone") == 2
    assert "Can’t undo further: something was drawn or rolled" in shown
    assert body(saved(tmp_path))[-1].startswith("chance ")


def test_undo_never_reaches_into_the_turn_of_another(tmp_path: Path) -> None:
    """After the end of the turn cards were turned up and Ben has played."""
    shown = play(tmp_path, "end", "undo", "end", "1", "undo")
    assert shown.count("Undone") == 1
    assert "Can’t undo further: " in shown


# Several people. ---------------------------------------------------------------------------------


def test_hands_are_hidden_when_the_keyboard_is_passed_on(tmp_path: Path) -> None:
    child = spawn(tmp_path, "play", "theopolis", "--seats=Ann=person,Ben=person", SEED)
    child.expect("Pass to Ann")
    child.sendline("")
    child.expect("Ann> ")
    assert "Hospital" in (child.before or "")
    child.sendline("end")
    while child.expect(["Ann, press Enter to hide", "Ann> "]) == 1:
        child.sendline("1")
    child.sendline("")
    child.expect("Pass to Ben")
    assert "\x1b[2J\x1b[3J" in (child.before or "")
    child.sendline("")
    child.expect("Ben> ")
    assert "Ann is dealt 4 cards" in (child.before or "")
    assert "Missionary ×2" not in (child.before or "")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


# Saving and resuming. ----------------------------------------------------------------------------


def test_a_game_in_two_sittings_is_the_same_game(tmp_path: Path) -> None:
    """With a seed, chance and bots go on as if there had been no pause."""
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    whole.mkdir()
    halves.mkdir()
    seats = "--seats=Ann=person,Ben=random"
    call(whole, "play", "theopolis", seats, SEED, typed=PLENTY)
    first = call(halves, "play", "theopolis", seats, SEED, typed="1\n" * 9)
    assert "Game saved" in first.stdout
    assert first.returncode == 0
    second = call(halves, "play", "--resume", "--lang=fr", typed="1\n" * 5 + "quitter\n")
    assert second.returncode == 0
    third = call(halves, "play", "theopolis", "--resume", str(saved(halves)), typed=PLENTY)
    assert "The game is over" in third.stdout
    assert body(saved(halves)) == body(saved(whole))


def test_a_finished_game_is_shown_again(tmp_path: Path) -> None:
    call(tmp_path, "play", "theopolis", SEED, typed=PLENTY)
    again = call(tmp_path, "play", "--resume")
    assert again.returncode == 0
    assert "This game is over" in again.stdout
    assert "Winner" in again.stdout


def test_a_bot_takes_over_a_seat(tmp_path: Path) -> None:
    call(tmp_path, "play", "theopolis", "--seats=Ann=person,Ben=random", SEED, typed="1\n")
    done = call(tmp_path, "play", "--resume", "--seats=random,random")
    assert "The game is over" in done.stdout
    assert "Ann" in done.stdout


def test_save_writes_a_copy_and_spares_other_files(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ben", encoding="utf-8")
    shown = play(tmp_path, "save copy.record", f"save {other}", "save", f"save {other}/at/all")
    assert (tmp_path / "copy.record").read_text(encoding="utf-8").startswith("batisseurs-record 1\n")
    assert "already exists and was not changed" in " ".join(shown.split())
    assert other.read_text(encoding="utf-8") == "Dear Ben"


def test_the_end_of_the_input_saves(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "theopolis")
    assert done.returncode == 0
    assert "Game saved" in done.stdout
    assert body(saved(tmp_path))


def test_no_input_at_all(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "theopolis", before="exec <&-")
    assert done.returncode == 0
    assert "Game saved" in done.stdout


def test_ctrl_c_saves_and_says_so(tmp_path: Path) -> None:
    child = spawn(tmp_path, "play", "theopolis", "--seats=Ann=person,random", SEED)
    child.expect("Ann> ")
    child.sendline("add faith")
    child.expect("Ann> ")
    # A signal between the drawing of the prompt and the waiting for a key shows only with the next one.
    child.sendintr()
    while child.expect(["Game saved", pexpect.TIMEOUT], timeout=5) == 1:
        child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert body(saved(tmp_path))[-1] == "p1 add faith"


def test_a_full_disk_keeps_the_old_save_and_the_game_going(tmp_path: Path) -> None:
    """Files may grow to one block only: every save fails, and nothing that was saved is lost."""
    run(tmp_path, "play", "theopolis", SEED, typed="1\n" * 30)
    file = saved(tmp_path)
    before = file.read_bytes()
    assert len(before) > 1024
    done = run(tmp_path, "play", "--resume", before="ulimit -f 1", typed="1\n1\nsave\nquit\n")
    assert file.read_bytes() == before
    assert "What was saved before is unchanged, and you can keep playing" in done.stderr
    assert "could NOT be saved" in done.stderr
    assert len(done.stderr.splitlines()) == 2
    assert done.returncode == 1
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "batisseurs").write_text("in the way", encoding="utf-8")
    done = call(tmp_path, "play", "theopolis", SEED, typed=PLENTY)
    assert "The game is over" in done.stdout
    assert "couldn’t be saved" in one_line(done.stderr)
    assert done.returncode == 1


def test_options_and_positions(tmp_path: Path) -> None:
    position = tmp_path / "table.toml"
    position.write_text(
        'situation = 1\ngame = "theopolis"\nplayers = 2\nturn = "p2"\n\n[table.p2]\ncity = ["priest"]\n'
        'hand = ["stole", "pope"]\nresources = { faith = 3, hope = 3, charity = 3 }\n',
        encoding="utf-8",
    )
    seats = "--seats=random,Ben=person"
    first = call(tmp_path, "play", "theopolis", "--from", str(position), seats, typed="play stole\n")
    assert "You play Stole." in first.stdout
    assert "Reconciliation" in first.stdout
    checked = call(tmp_path, "record", "check", str(saved(tmp_path)))
    assert checked.returncode == 0, checked.stdout
    again = call(tmp_path, "play", "--resume", typed="confess pope\nundo\nundo\nquit\n")
    assert again.returncode == 0
    assert "lose 1 point of original sin" in again.stdout
    assert again.stdout.count("Undone") == 2
    done = call(tmp_path, "play", "theopolis", "--option=max_rounds=1", "--option=play_on=yes", typed=PLENTY)
    assert "the last round is complete" in done.stdout


def test_a_program_plays_and_says_when_it_lost_its_choice(tmp_path: Path) -> None:
    """It answers, then it does not; and a saved game starts no program."""
    bot = tmp_path / "bot.py"
    bot.write_text(
        "for number in range(2):\n    input()\n    print('castle', flush=True)\n", encoding="utf-8"
    )
    seats = f"Ann=person,Rob=program:{sys.executable} {bot}"
    done = run(tmp_path, "play", "theopolis", "--seats", seats, SEED, typed="1\n" * 30)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Rob’s program answered with something that isn’t a choice" in " ".join(done.stdout.split())
    assert "the casual bot chose instead" in " ".join(done.stdout.split())
    text = saved(tmp_path).read_text(encoding="utf-8")
    assert "choosers person program" in text.replace('"', "")
    assert str(bot) not in text
    again = run(tmp_path, "play", "--resume", str(saved(tmp_path)), typed="1\n")
    assert "Rob (casual)" in " ".join(again.stdout.split())


@pytest.mark.parametrize("seats", ["Ann=person,program:no-such-command", "Ann=person,program:"])
def test_a_program_that_is_not_there(tmp_path: Path, seats: str) -> None:
    done = call(tmp_path, "play", "theopolis", "--seats", seats)
    assert done.returncode == 2
    assert "isn’t a command that can be started" in one_line(done.stderr)


def test_a_bot_that_takes_its_time_is_said_to_think(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("import time\ninput()\ntime.sleep(60)\n", encoding="utf-8")
    seats = f"Rob=program:{sys.executable} {bot},Ann=person"
    child = spawn(tmp_path, "play", "theopolis", "--seats", seats, "--seed=1")
    child.expect("Rob is thinking…")
    child.expect_exact("\r\x1b[2K")  # gone when it has chosen, or lost its choice
    child.expect("hasn’t answered within")
    end(child)
