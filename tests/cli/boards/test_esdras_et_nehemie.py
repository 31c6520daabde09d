"""Esdras et Néhémie at a terminal: whole games, screens that fit and hide, everything explained."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect
import pytest
from rich.cells import cell_len

from batisseurs.cli.boards import TableText, table_of, widest
from batisseurs.cli.boards.esdras_et_nehemie.board import CHOICES, SLUG, TOUCHED
from batisseurs.cli.play.answers import Wording
from batisseurs.cli.play.choices import choice_lines
from batisseurs.games.esdras_et_nehemie.facts import CHARACTER_IDS
from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.view import EsdrasView
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.kernel import CHANCE, SPECTATOR, Play, Seeded
from batisseurs.kernel.explanation import explain
from batisseurs.words import LANGUAGES, Words
from tests.cli.screens import CITY_MOMENTS, city, each_language_and_number
from tests.cli.terminal import ESCAPE, HOLE, PLENTY, call, saved, spawn

SEED = "--seed=5"
BUILT = "your turn is complete"
MARKS = set("①②③④●○▸▶✓⚑✦★▷▲◇°") | {str(digit) for digit in range(10)}


def _drawing(play: Play, language: str, width: int, height: int | None = None) -> TableText:
    return table_of(play, Words(language), width, height)


def _plain(play: Play, reader: int, width: int = 120) -> str:
    lines = _drawing(play, "en", width).whole(play.table, reader, full=True)
    return "\n".join(line.plain for line in lines).replace("\u00a0", " ")


def _seen(play: Play, reader: int) -> EsdrasView:
    seen = ESDRAS_ET_NEHEMIE.view(play.table, reader)
    assert isinstance(seen, EsdrasView)
    return seen


# Whole games. ------------------------------------------------------------------------------------


def test_a_solo_game_in_a_terminal(tmp_path: Path) -> None:
    """The opponent tells each step of its turns with the reason; then someone stops, and it is saved."""
    child = spawn(tmp_path, "play", "esdras-et-nehemie", "--seats=Ann=person", SEED)
    screen, turns = "", 0
    while turns < 3:
        found = child.expect(["Ann> ", f"{BUILT}[^\r\n]*\r?\n?[^\r\n]*: "])
        screen += child.before or ""
        turns += found
        child.sendline("" if found else "end" if "end the turn" in (child.before or "") else "1")
    child.expect("Ann> ")
    screen += child.before or ""
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    told = " ".join(ESCAPE.sub("", screen).split())
    assert "The opponent reveals the focus card " in told
    assert "The opponent reveals the scheme card " in told
    assert re.search(r"carries out row \d \(\d+ workers?, \d+ gold\)", told)
    assert re.search(r"has \d+ silver: (upper|lower) trade|no trade, the tent moves", told)
    assert not HOLE.search(screen)
    assert call(tmp_path, "record", "check", str(saved(tmp_path))).returncode == 0


def test_a_solo_game_that_is_lost_names_who_has_won(tmp_path: Path) -> None:
    record = Path("tests/playthroughs/esdras-et-nehemie-scored-1.record").absolute()
    said = call(tmp_path, "replay", str(record)).stdout
    assert "Winner: The opponent." in said
    assert re.search(r"2\. Ann +The opponent", said)
    assert re.search(r"Score +3 +100\b", said)
    assert "is behind the Prophets (space 3); loses 1 VP." in " ".join(said.split())


@pytest.mark.parametrize(
    ("language", "players", "columns", "over"),
    [
        pytest.param("fr", 1, 80, "La partie est terminée", marks=pytest.mark.proof),
        ("pl", 2, 120, "Koniec gry"),
    ],
)
def test_a_whole_game_through_pipes(
    tmp_path: Path, language: str, players: int, columns: int, over: str
) -> None:
    """Every screen fits and has all its words; nothing waits for a key."""
    args = ("play", "esdras-et-nehemie", f"--players={players}", SEED, "--lang", language)
    done = call(tmp_path, *args, typed=PLENTY, COLUMNS=str(columns))
    assert done.returncode == 0
    assert done.stderr == ""
    assert over in done.stdout
    assert not HOLE.search(done.stdout)
    assert "\x1b" not in done.stdout
    folder = str(tmp_path)
    assert [
        line for line in done.stdout.splitlines() if cell_len(line) > columns and folder not in line
    ] == []


# Screens. ----------------------------------------------------------------------------------------


@each_language_and_number(1, 2, 3, 4)
def test_every_width_is_kept(players: int, language: str) -> None:
    """From 40 columns on no line is longer, for any reader, at every kind of moment."""
    for moment in ("begin", "card", "eve"):
        play = city(players, CITY_MOMENTS[moment])
        for width in (40, 59, 60, 80, 95, 96, 100, 120):
            drawing = _drawing(play, language, width)
            lines = [*drawing.whole(play.table, 0), *drawing.whole(play.table, SPECTATOR)]
            lines += drawing.own(play.table, 0)
            lines += choice_lines(Wording(play, drawing.words), drawing, 0)
            # A single piece can be longer than a small window; the terminal breaks it.
            room = width if width >= 60 else width + 44
            assert [line.plain for line in lines if line.cell_len > room] == []


def test_only_this_table_is_wider_than_others(tmp_path: Path) -> None:
    """In a window of 200 columns it takes 120; sentences and other games stay at 100."""
    assert (widest(ESDRAS_ET_NEHEMIE), widest(NEHEMIAH)) == (120, 0)
    typed = "? signs\nquit\n"
    done = call(tmp_path, "play", "esdras-et-nehemie", "--players=2", SEED, typed=typed, COLUMNS="200")
    lines = [line for line in done.stdout.splitlines() if str(tmp_path) not in line]
    assert max(map(cell_len, lines)) == 120
    told = lines[next(number for number, line in enumerate(lines) if line.endswith("? signs")) :]
    assert len(told) > 3
    assert max(map(cell_len, told[:6])) <= 100
    done = call(tmp_path, "play", "nehemiah", SEED, typed="quit\n", COLUMNS="200")
    lines = [line for line in done.stdout.splitlines() if str(tmp_path) not in line]
    assert max(map(cell_len, lines)) <= 100


def test_the_drawing_shows_the_city() -> None:
    """Owners, rubble, prices, stacked markers and prophets of the view are all on the screen."""
    play = city(2, CITY_MOMENTS["card"])
    seen = _seen(play, 0)
    shown = _plain(play, 0)
    for place in seen.ring:
        name = place.id if place.blessing else place.id.capitalize()
        assert name in shown
    for cell in seen.scrolls:
        assert cell.place.partition(".")[2] in shown
    order = ">".join("①②"[side] for side in seen.altar_order)
    assert f"the lower marker is ahead: {order}" in shown
    assert f"Zechariah {seen.zechariah}, Haggai {seen.haggai}" in shown
    for number in seen.turn.available:
        assert f"{number}⚑" in shown


def test_stacked_markers_stand_on_each_other() -> None:
    """Before the first move all are on space 0, who is ahead at the bottom (EN-11, EN-35)."""
    play = city(4, CITY_MOMENTS["begin"])
    order = _seen(play, 0).altar_order
    lines = _plain(play, 0, 80).split("\n")
    start = next(number for number, line in enumerate(lines) if "the lower marker is ahead" in line)
    column = [line[2] for line in lines[start : start + 8] if line[2] in "①②③④"]
    assert column == ["①②③④"[side] for side in reversed(order)]


def test_hidden_cards_stay_hidden() -> None:
    """Nobody reads the hand of someone else, nor wall cards that another one looks at (EN-53)."""
    play = city(2, CITY_MOMENTS["card"])
    other = _seen(play, 1).sides[1]
    assert other.hand is not None
    words = Words("en")
    public = {*other.tucked, *(card for stack in other.stacks for card in stack), *other.known}
    secret = [card for card in CHARACTER_IDS if card in other.hand and card not in public]
    assert secret
    for reader in (0, SPECTATOR):
        shown = _plain(play, reader)
        theirs = shown[shown.index("② Ben") :]
        theirs = theirs[: theirs.index("G gold")] if reader == 0 else theirs
        names = [words.name(ESDRAS_ET_NEHEMIE, card) for card in secret]
        assert [name for name in names if name in theirs] == []
    drawn = city(2, CITY_MOMENTS["wall-card"])
    assert "Wall cards" in _plain(drawn, 0)
    assert "Wall cards" not in _plain(drawn, 1)


def test_colours_only_repeat() -> None:
    """Every coloured piece has a sign, a number, or its own word."""
    for moment in ("begin", "card", "temple", "rubble"):
        play = city(3, CITY_MOMENTS[moment])
        for line in _drawing(play, "en", 120).whole(play.table, 0):
            for span in line.spans:
                text = line.plain[span.start : span.end].strip()
                if str(span.style) in {"bold", "dim", "italic", ""} or not text:
                    continue
                assert set(text) & MARKS or any(char.isalpha() for char in text), (text, span.style)


# What can be asked. --------------------------------------------------------------------------------


def test_every_choice_has_its_rule_and_its_place() -> None:
    """In whole games each choice of a player names a rule that exists, and what it touches."""
    words = Words("pl")
    met = set()
    for seed in range(12):
        players = 1 + seed % 4
        play = Play(ESDRAS_ET_NEHEMIE, players, seats=["Ann", "Ben", "Cleo", "Dan"][:players])
        source = Seeded(seed)
        drawing = table_of(play, words, 80)
        while not play.over:
            seat = play.chooser
            if seat == CHANCE:
                play.run_chance(source)
                continue
            choices = play.choices(seat)
            for choice in choices:
                if choice.message.id in met:
                    continue
                met.add(choice.message.id)
                assert words.rule(ESDRAS_ET_NEHEMIE, drawing.rule_of(choice)), choice
                assert drawing.touched(choice, seat)
                assert not HOLE.search(drawing.label(choice, play.table))
            play.play_text(seat, choices[source.below(len(choices))].text)
    assert len(met) > 40
    assert {SLUG + name for name in TOUCHED} <= {SLUG + name for name in CHOICES}


def test_a_refusal_says_why(tmp_path: Path) -> None:
    """What is not possible is told with the reason and the rule's text."""
    play = city(2, CITY_MOMENTS["card"])
    (tmp_path / "known.record").write_text(play.record().write(), encoding="utf-8")
    typed = "? red\n? levite\n? w20\n? s1_1\n"
    done = call(tmp_path, "play", "--resume", "known.record", "--seats=person,random", typed=typed)
    shown = " ".join(done.stdout.split())
    assert "is not possible now: play a character card first" in shown
    assert "Wall spot 20 A wall spot." in shown
    assert "Costs: 3 grey banners, 2 stone" in shown
    assert "Its place: row 1, column 1." in shown
    for rule in ("EN‑54", "EN‑70", "EN‑94", "EN‑217"):
        assert rule in shown


@pytest.mark.parametrize("width", [96, 100, 108, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_the_board_is_cut(language: str, width: int) -> None:
    """The gates have the room they need; long names of scrolls have a second line."""
    for players, moment in ((1, "begin"), (2, "card"), (4, "card")):
        play = city(players, CITY_MOMENTS[moment])
        drawing = _drawing(play, language, width)
        lines = [line.plain for line in drawing.whole(play.table, 0)]
        end = next(number for number, line in enumerate(lines) if line.startswith("┏"))
        shown = "\n".join(lines[:end])
        assert "…" not in shown
        for gate in Words(language).text("esdras-et-nehemie-gates-in-short").split("/"):
            assert gate in shown
        assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_says_what_every_sign_is(tmp_path: Path, language: str) -> None:
    words = Words(language)
    typed = f"{words.text('cli-word-legend')}\n"
    done = call(tmp_path, "play", "esdras-et-nehemie", "--players=1", SEED, "--lang", language, typed=typed)
    shown = " ".join(done.stdout.split())
    play = city(1, CITY_MOMENTS["begin"])
    for sign in ESDRAS_ET_NEHEMIE.signs():
        title = words.say(explain(ESDRAS_ET_NEHEMIE, play.table, 0, sign).title, [], ESDRAS_ET_NEHEMIE)
        assert " ".join(title.split()).casefold() in shown.casefold()
