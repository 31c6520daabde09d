"""A terminal and what can happen to it: languages, sizes, colours, pipes, several people."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect
import pytest

from batisseurs.games.theopolis.game import THEOPOLIS
from tests.cli.terminal import ESCAPE, HOLE, call, run, saved, spawn

SEED = "--seed=5"
SEATS = "--seats=Ann=person,Ben=random"


def leave(child: pexpect.spawn[str]) -> str:
    """Stop, and return what was said about it."""
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    return child.before or ""


# Languages. --------------------------------------------------------------------------------------


def test_a_language_is_asked_once_and_remembered(tmp_path: Path) -> None:
    """Nothing says it (the locale is C): one question, in all languages; the next time there is none."""
    first = spawn(tmp_path, "play", "theopolis", SEATS, SEED, BATISSEURS_LANG="")
    first.expect("Language\\? Langue\u00a0\\? Język\\?")
    first.expect("> ")
    first.sendline("9")
    first.expect("Język\\?")
    first.expect("> ")
    first.sendline("2")
    first.expect("Ann> ")
    assert "mettez une ressource" in (first.before or "")
    leave(first)
    assert (tmp_path / "config" / "batisseurs" / "language").read_text(encoding="utf-8") == "fr\n"
    again = call(tmp_path, "play", "theopolis", SEATS, SEED, BATISSEURS_LANG="")
    assert "mettez une ressource" in again.stdout
    assert "Nie ma gry" in call(tmp_path, "play", "chess", BATISSEURS_LANG="pl").stderr
    assert "add a Resource" in call(tmp_path, "play", "theopolis", SEED, "--lang=en").stdout


@pytest.mark.parametrize("answer", ["pol", "pl", "3", "polski"])
def test_a_language_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    from batisseurs.cli.terminal import language

    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda _: answer)
    assert language._ask() == "pl"  # noqa: SLF001  the question itself; whether it is asked is tested above
    assert language.remembered() == "pl"


def test_pipes_are_never_asked(tmp_path: Path) -> None:
    done = call(tmp_path, "play", "theopolis", SEED, BATISSEURS_LANG="")
    assert "Langue" not in done.stdout
    assert "add a Resource" in done.stdout
    assert not (tmp_path / "config").exists()


def test_a_place_where_nothing_can_be_remembered(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("in the way", encoding="utf-8")
    done = call(tmp_path, "play", "theopolis", SEED, BATISSEURS_LANG="", typed="lang fr\n")
    assert done.returncode == 0
    assert "mettez une ressource" in done.stdout


def test_the_language_changes_while_playing(tmp_path: Path) -> None:
    typed = "lang\nlang de\nlang pl\n? zagraj misjonarz\njęzyk fr\nrègle 36\nlangue en\nend\n"
    done = call(tmp_path, "play", "theopolis", SEATS, SEED, typed=typed)
    assert done.returncode == 0
    assert not HOLE.search(done.stdout)
    shown = " ".join(done.stdout.split())
    assert "Which language? Available: en, fr and pl. Current: en." in shown
    assert "Unknown language “de”." in shown
    assert "„zagraj Misjonarz” jest teraz niemożliwe" in shown
    assert "Gracz musi mieć z każdego z trzech rodzajów" in shown
    assert "Le joueur doit avoir, pour chacun des trois types" in shown
    assert "— Round 2: your turn." in shown


def test_each_person_has_an_own_language(tmp_path: Path) -> None:
    child = spawn(tmp_path, "play", "theopolis", "--seats=Ann=person,Ben=person", SEED)
    child.expect("Ann, press Enter")
    child.sendline("")
    child.expect("Ann> ")
    child.sendline("lang pl")
    child.expect("Ann> ")
    assert "Ann, twoja tura" in (child.before or "")
    child.sendline("end")
    while child.expect(["Ann, naciśnij Enter, żeby ukryć", "Ann> "]) == 1:
        child.sendline("1")
    child.sendline("")
    child.expect("Kolej na: Ben|Ben, naciśnij Enter")
    child.sendline("")
    child.expect("Ben> ")
    child.sendline("lang en")
    child.expect("Ben> ")
    assert "Ben, your turn" in (child.before or "")
    child.sendline("end")
    while child.expect(["Ben, press Enter to hide", "Ben> "]) == 1:
        child.sendline("1")
    child.sendline("")
    child.expect("Ann, naciśnij Enter")
    child.sendline("")
    child.expect("Ann> ")
    assert "Ann, twoja tura" in (child.before or "")
    leave(child)


# Questions. --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("? 1", "TH‑37: Paying turns exactly that many"),
        ("? 1", "Faith −1, Hope −1, Charity −1"),
        ("? 99", "There is no choice 99"),
        ("? play missionary", "TH‑36: The player must have, for each of the three types"),
        ("? vault", "TH‑95: Vault, immediate effect: the owner may choose"),
        ("? th-57", "TH‑57: With Reconciliation"),
        ("rule 57", "TH‑57: With Reconciliation"),
        ("rule TH 57", "TH‑57: With Reconciliation"),
        ("rule 500", "There is no rule “500”. Rules go from TH-1 to TH-161."),
        ("rule NE-4", "There is no rule “NE-4”."),
        ("rule", "There is no rule “”."),
        ("?", "● an unused Resource"),
        ("recap", "Since your last turn"),
        ("scores", "Stones 0 0 Sacraments 0 0 Original sin −20 −20 Score −20 −20"),
    ],
)
def test_a_question_is_answered_with_the_rule(tmp_path: Path, question: str, said: str) -> None:
    done = call(tmp_path, "play", "theopolis", SEATS, SEED, typed=question + "\n")
    assert done.returncode == 0
    assert said in " ".join(done.stdout.partition(f"Ann> {question}")[2].split())


def test_scores_behind_a_screen_stay_hidden(tmp_path: Path) -> None:
    done = call(tmp_path, "play", "nehemiah", SEATS, SEED, typed="scores\n")
    assert re.search(r"Goods +2 +\? ", done.stdout)


def test_a_recap_begins_after_the_last_own_turn(tmp_path: Path) -> None:
    typed = "end\nadd faith\nend\nadd faith\nrecap\n"
    done = call(tmp_path, "play", "theopolis", SEATS, SEED, typed=typed)
    told = done.stdout.partition("Ann> recap")[2]
    assert "— Round 2. Ben adds Charity." in told
    assert "— Round 3. You add Faith." in told
    assert "Round 1" not in told
    assert "Round 2. You" not in told
    assert "Since your last choice" in done.stdout


# Sizes. ------------------------------------------------------------------------------------------


def test_a_window_that_changes_its_size(tmp_path: Path) -> None:
    """Every drawing asks again; Enter alone draws again after a change."""
    child = spawn(tmp_path, "play", "theopolis", SEATS, SEED)
    child.expect("Ann> ")
    assert "━" * 20 in (child.before or "")
    assert "Nothing typed" not in (child.before or "")
    child.setwinsize(50, 100)
    child.sendline("")
    child.expect("Ann> ")
    widest = max(len(ESCAPE.sub("", line)) for line in (child.before or "").splitlines())
    assert widest == 100
    child.setwinsize(18, 50)
    child.sendline("")
    child.expect("Ann> ")
    shown = ESCAPE.sub("", child.before or "")
    assert "This terminal is small (50 × 18)" in shown
    assert "╭" not in shown
    child.sendline("add faith")
    child.expect("Ann> ")
    shown = ESCAPE.sub("", child.before or "")
    assert "You add Faith." in shown
    assert "This terminal is small" not in shown
    leave(child)


# Colours, pipes. ---------------------------------------------------------------------------------


def test_a_reader_who_leaves_in_the_middle_of_a_game(tmp_path: Path) -> None:
    """Quietly, and the game is saved."""
    pipe = 'set -- sh -c \'"$@" | head -n 3\' sh "$@"'
    done = run(tmp_path, "play", "theopolis", "--seats=random,random", SEED, before=pipe)
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 3
    checked = call(tmp_path, "record", "check", str(saved(tmp_path)))
    assert checked.returncode == 0


def test_names_cannot_steer_a_terminal(tmp_path: Path) -> None:
    seats = "--seats=\x1b[31mAnn\x07=person,Ben=random"
    done = call(tmp_path, "play", "theopolis", seats, SEED, typed="?\nend\nrecap\n")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "\x07" not in done.stdout


# Components. -------------------------------------------------------------------------------------


def test_other_components_have_their_own_names(tmp_path: Path) -> None:
    own = THEOPOLIS.component_text().replace('en = "Missionary"', 'en = "Traveller"')
    assert "Traveller" in own
    (tmp_path / "mine.toml").write_text(own, encoding="utf-8")
    typed = "? play missionary\nexchange traveller\nundo\nlog 5\n"
    done = call(tmp_path, "play", "theopolis", SEATS, SEED, "--components=mine.toml", typed=typed)
    assert done.returncode == 0
    assert "Traveller ×2" in done.stdout
    assert "play Traveller" in done.stdout
    assert "Undone: exchange Traveller" in done.stdout
    assert "Missionary" not in done.stdout
