"""Nehemiah at a terminal: whole games, secret bids at one keyboard, screens that hide."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect
import pytest

from batisseurs.cli.boards import table_text
from batisseurs.cli.replay.record_replay import RecordReplay, shown_scores
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.kernel import SPECTATOR
from batisseurs.words import Words
from tests.cli.screens import MOMENTS, nehemiah
from tests.cli.terminal import ESCAPE, HOLE, PLENTY, call, end, saved, spawn

SEED = "--seed=5"
SEATS = "--seats=Ann=person,Ben=random"
FOREMEN = ("--option", "foremen=true", "--option", "first_player=p1")
CLEARED = "\x1b[2J\x1b[3J"


# Whole games. ------------------------------------------------------------------------------------


def test_a_whole_game_with_foremen_in_a_terminal(tmp_path: Path) -> None:
    """A newcomer who always takes the first choice gets to the end."""
    child = spawn(tmp_path, "play", "nehemiah", SEATS, SEED, *FOREMEN)
    screen = ""
    while child.expect(["Ann> ", pexpect.EOF]) == 0:
        screen += child.before or ""
        child.sendline("1")
    screen += child.before or ""
    child.close()
    assert child.exitstatus == 0
    assert "The game is over" in screen
    assert re.search(r"1\. (Ann|Ben)", screen)
    assert not HOLE.search(screen)
    assert call(tmp_path, "record", "check", str(saved(tmp_path))).returncode == 0


@pytest.mark.parametrize(
    ("language", "players", "over", "score"),
    [
        pytest.param("fr", 2, "La partie est terminée", "Garnison", marks=pytest.mark.proof),
        ("pl", 4, "Koniec gry", "Straż"),
    ],
)
def test_a_whole_game_through_pipes(
    tmp_path: Path, language: str, players: int, over: str, score: str
) -> None:
    """Every screen fits 80 columns and has all its words."""
    args = ("play", "nehemiah", f"--players={players}", SEED, *FOREMEN, "--lang", language)
    done = call(tmp_path, *args, typed=PLENTY)
    assert done.returncode == 0
    assert done.stderr == ""
    assert over in done.stdout
    assert score in done.stdout
    assert not HOLE.search(done.stdout)
    assert "\x1b" not in done.stdout
    folder = str(tmp_path)
    assert [line for line in done.stdout.splitlines() if len(line) > 80 and folder not in line] == []


@pytest.mark.proof
def test_a_whole_game_of_two_people_at_one_keyboard(tmp_path: Path) -> None:
    """With foremen, so that they bid and are asked in each other's turn."""
    child = spawn(tmp_path, "play", "nehemiah", "--seats=Ann=person,Ben=person", SEED, *FOREMEN)
    screen = ""
    while (found := child.expect(["(?:Ann|Ben)> ", "press Enter[^\r\n]*", pexpect.EOF])) < 2:
        screen += child.before or ""
        child.sendline("1" if found == 0 else "")
    screen += child.before or ""
    child.close()
    assert child.exitstatus == 0
    assert "The game is over" in screen
    assert not HOLE.search(screen)
    assert call(tmp_path, "record", "check", str(saved(tmp_path))).returncode == 0


def test_everything_on_the_screen_comes_from_the_catalogues(tmp_path: Path) -> None:
    """In the pseudo-language no plain word is left but names, ids and file names."""
    typed = "1\n1\n0\n0\n?\n? 1\n? c1r1\n? wall\n? pass\nrule 36\nundo\nlog\ntable\nrecap\nauto\nquit\n"
    done = call(tmp_path, "play", "nehemiah", SEED, *FOREMEN, BATISSEURS_LANG="xx", typed=typed)
    bare = re.sub(r"⟦[^⟦⟧]*⟧", "", done.stdout.replace("\n", " "))
    while "⟦" in bare and bare != (bare := re.sub(r"⟦[^⟦⟧]*⟧", "", bare)):
        pass
    bare = " ".join(bare.replace("\u00a0", " ").split())
    for entry in NEHEMIAH.component_values():
        if entry.path.endswith(".name"):
            bare = bare.replace(entry.value.partition(" / ")[0], "")
    assert not re.search(r"\b(the|your|card|worker|workers|bid|turn|choice|deck|neutral)\b", bare), bare


# Secret bids at one keyboard. --------------------------------------------------------------------


def test_nobody_learns_a_bid_before_all_are_in(tmp_path: Path) -> None:
    """Neither from the screen, nor by scrolling, the keys, the story or the log; it can be withdrawn."""
    child = spawn(tmp_path, "play", "nehemiah", "--seats=Ann=person,Ben=person", SEED, *FOREMEN)
    child.expect("Pass to Ann")
    child.sendline("")
    for typed in ("1", "2", "1", "4"):
        child.expect("Ann> ")
        child.sendline(typed)
    child.expect("or type “withdraw” to change it")
    child.sendline("withdraw")
    child.expect("Ann> ")
    assert "how many workers" in (child.before or "")
    for typed in ("5", "withdraw", "6", "3", "5"):
        child.sendline(typed)
        child.expect(["Ann> ", "or type “withdraw” to change it"])
    child.sendline("")
    child.expect("Pass to Ben")
    assert CLEARED in (child.before or "")
    child.send("\x1b[A\x1b[A")  # what was typed before
    child.send("\t\t")  # what could be typed
    child.sendline("")
    child.expect("Ben> ")
    shown = ESCAPE.sub("", (child.before or "").rpartition(CLEARED)[2])
    assert "Ann puts Turncoat up for auction; has answered." in shown
    for typed in ("\x1b[A", "log 99", "recap", "undo", "table"):
        child.sendline(typed)
        child.expect("Ben> ")
        shown += ESCAPE.sub("", child.before or "")
    assert "Nothing typed" in shown
    assert "someone else has moved since (Ann has answered.)" in " ".join(shown.split())
    assert "Ann bids" not in shown
    assert not re.search("Ann: .*(worker|wood|gold)", shown)
    for typed in ("0", "0", "0"):
        child.sendline(typed)
        child.expect("> |Enter")
    shown = " ".join(ESCAPE.sub("", child.before or "").split())
    assert "Ann bids 6 workers, 3 wood and 5 gold." in shown
    assert "You bid 0 workers, 0 wood and 0 gold." in shown
    assert "Ann wins the auction" in shown
    end(child)


def test_a_bid_is_typed_as_the_amount_it_means(tmp_path: Path) -> None:
    """Choices that are amounts are counted from 0; more than one has is refused with the rule."""
    typed = "1\n-1\n9\nbid 9 workers\n? 2\n2\n"
    done = call(tmp_path, "play", "nehemiah", SEATS, SEED, *FOREMEN, typed=typed)
    assert "There is no choice -1. The choices are 0 to 6." in done.stdout
    shown = " ".join(done.stdout.split())
    assert shown.count("“bid 9 workers” is not possible now") == 2
    assert "(NE-129)" in shown
    assert "That is possible: it is choice 2, 2 workers." in shown
    assert "2 workers, and how much wood?" in shown
    assert "p1 bid 2 workers" in saved(tmp_path).read_text(encoding="utf-8")


def test_there_is_not_always_something_to_withdraw(tmp_path: Path) -> None:
    done = call(tmp_path, "play", "nehemiah", SEATS, SEED, *FOREMEN, typed="withdraw\n1\n1\nwithdraw\n")
    assert "You have no secret answer to change." in done.stdout
    assert saved(tmp_path).read_text(encoding="utf-8").rstrip().endswith("p1 withdraw")


# What is behind the screens. ---------------------------------------------------------------------


def _players(shown: str) -> str:
    return shown.rpartition("─ Players ")[2].partition("╰")[0]


def test_goods_and_points_of_the_others_are_hidden(tmp_path: Path) -> None:
    hidden = call(tmp_path, "play", "nehemiah", SEATS, SEED).stdout
    assert _players(hidden).count("?") == 4
    (tmp_path / "open").mkdir()
    shown = call(tmp_path / "open", "play", "nehemiah", SEATS, SEED, "--option", "open_screens=true").stdout
    assert "?" not in _players(shown)


def test_scores_in_a_replay_are_those_a_reader_may_know(tmp_path: Path) -> None:
    """While a game runs, only your own; spectators see everything once it is over."""
    play = nehemiah(3, MOMENTS["turn"])
    (tmp_path / "half.record").write_text(play.record().write(), encoding="utf-8")
    scores = {
        view: [
            line.split()[1:8]
            for line in call(tmp_path, "replay", "half.record", "--tell", "--view", view).stdout.splitlines()
            if re.match(r"(Ann|Ben|Cleo)  ", line)
        ]
        for view in ("p1", "spectator")
    }
    own, *others = scores["p1"]
    assert all(number.lstrip("−").isdigit() for number in own)
    assert others == [["?"] * 7] * 2
    assert scores["spectator"] == [["?"] * 7] * 3
    drawing = table_text(NEHEMIAH, Words("en"), play.seats, 80)
    going_on, over = RecordReplay(play, 0, finished=False), RecordReplay(play, 0, finished=True)
    assert shown_scores(going_on, going_on.last, 1, drawing) == [False, True, False]
    assert shown_scores(over, 0, SPECTATOR, drawing) == [True] * 3
    assert shown_scores(over, over.last, 2, drawing) == [False, False, True]


def test_a_secret_answer_is_not_part_of_what_a_replay_says(tmp_path: Path) -> None:
    play = nehemiah(3, MOMENTS["auction"])
    play.play_text(0, "bid 5 workers")
    (tmp_path / "half.record").write_text(play.record().write(), encoding="utf-8")
    told = {
        view: call(tmp_path, "replay", "half.record", "--tell", "--view", view).stdout
        for view in ("p1", "p2", "spectator")
    }
    assert "5 workers" in told["p1"]
    assert "5 workers" not in told["p2"]
    assert "5 workers" not in told["spectator"]


# Questions. --------------------------------------------------------------------------------------


def test_places_and_words_of_every_language_are_understood(tmp_path: Path) -> None:
    typed = "? c1\nenvoyer c1\nposer c9\n? activer c1r1\n? mur\n? porte des brebis\n? contremaître\n"
    done = call(
        tmp_path, "play", "nehemiah", SEATS, "--option", "first_player=p1", SEED, "--lang=fr", typed=typed
    )
    assert done.returncode == 0
    assert not HOLE.search(done.stdout)
    assert "\nColonne 1\n" in done.stdout
    assert "p1 place c1" in saved(tmp_path).read_text(encoding="utf-8")
    assert "n’est aucune des actions" in done.stdout
    assert "NE‑106" in done.stdout
    assert "NE‑73" in done.stdout
