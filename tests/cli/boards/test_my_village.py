"""My Village at a terminal: whole games, turns that are built and undone, screens that fit and hide."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pexpect
import pytest
from rich.cells import cell_len

from batisseurs.cli.boards import TableText, table_of
from batisseurs.cli.play.answers import Wording, find_answer, numbered_choices
from batisseurs.cli.play.choices import choice_lines
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.text_match import same_words
from batisseurs.games.my_village.components import read
from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.kernel import CHANCE, SPECTATOR, Play, Seeded
from batisseurs.words import LANGUAGES, Words
from tests.cli.screens import VILLAGE_MOMENTS, VillageMoment, each_language_and_number, village
from tests.cli.terminal import ESCAPE, HOLE, call, saved, spawn

SEED = "--seed=5"
SEATS = "--seats=Ann=person,Ben=random"
ANSWERS = "1\n7\n2\n8\n6\n3\n5\n9\n" * 700
"""Numbers that fit some choice sooner or later; anything else is refused, and nothing is lost."""

BUILT = "your turn is complete"
COLOURED = set("♦▶☞▸✗♟☠▴◷¢✦★●○|✓–·×[]+") | {str(digit) for digit in range(10)}


def _answer(shown: str) -> str:
    """Return the first number that is offered on a screen."""
    offered = ESCAPE.sub("", shown).rpartition("\r\n  ")
    plain = ESCAPE.sub("", shown)
    last = plain[plain.rindex("?\r\n") :] if "?\r\n" in plain else offered[2]
    found = re.search(r"(?:^|\s)(\d+)(?=[\s\u00a0])", last)
    return found[1] if found else "1"


# Whole games. ------------------------------------------------------------------------------------


def test_a_whole_game_in_a_terminal(tmp_path: Path) -> None:
    """A newcomer who always takes the first choice gets to the end; each turn waits to be looked at."""
    child = spawn(tmp_path, "play", "my-village", SEATS, SEED, "--option", "max_rounds=6")
    screen, looked = "", 0
    while (found := child.expect(["Ann> ", f"{BUILT}[^\r\n]*\r?\n?[^\r\n]*: ", pexpect.EOF])) < 2:
        screen += child.before or ""
        looked += found
        child.sendline("" if found else _answer(child.before or ""))
    screen += child.before or ""
    child.close()
    assert child.exitstatus == 0
    assert looked > 6
    assert "The game is over" in screen
    assert re.search(r"1\. (Ann|Ben)", screen)
    assert not HOLE.search(screen)
    assert call(tmp_path, "record", "check", str(saved(tmp_path))).returncode == 0


@pytest.mark.parametrize(
    ("language", "players", "over", "score"),
    [
        pytest.param("fr", 2, "La partie est terminée", "Voyages", marks=pytest.mark.proof),
        ("pl", 4, "Koniec gry", "Podróże"),
    ],
)
def test_a_whole_game_through_pipes(
    tmp_path: Path, language: str, players: int, over: str, score: str
) -> None:
    """Every screen fits 80 columns and has all its words; nothing waits for a key."""
    args = ("play", "my-village", f"--players={players}", SEED, "--option", "max_rounds=5")
    done = call(tmp_path, *args, "--lang", language, typed=ANSWERS)
    assert done.returncode == 0
    assert done.stderr == ""
    assert over in done.stdout
    assert score in done.stdout
    assert not HOLE.search(done.stdout)
    assert "\x1b" not in done.stdout
    folder = str(tmp_path)
    assert [line for line in done.stdout.splitlines() if cell_len(line) > 80 and folder not in line] == []


def test_a_game_of_two_people_at_one_keyboard(tmp_path: Path) -> None:
    """After reviewing a turn, a player need not confirm its end a second time."""
    seats = "--seats=Ann=person,Ben=person"
    child = spawn(tmp_path, "play", "my-village", seats, SEED, "--option", "max_rounds=2")
    kinds: list[Any] = [
        "(?:Ann|Ben)> ",
        f"{BUILT}[^\r\n]*\r?\n?[^\r\n]*: ",
        "press Enter[^\r\n]*",
        pexpect.EOF,
    ]
    screen, before = "", -1
    while (found := child.expect(kinds)) < 3:
        screen += child.before or ""
        assert not (before == 1 and "hide your hand" in str(child.after))
        child.sendline(_answer(child.before or "") if found == 0 else "")
        before = found
    screen += child.before or ""
    child.close()
    assert child.exitstatus == 0
    assert "The game is over" in screen
    assert not HOLE.search(screen)


def test_everything_on_the_screen_comes_from_the_catalogues(tmp_path: Path) -> None:
    """In the pseudo-language no plain word is left but names, ids and file names."""
    typed = "7\n1\n1\n?\n? 1\n? w3\n? rat\n? cloister\n? stop\nrule 61\nundo\nlog\ntable\nrecap\nquit\n"
    done = call(tmp_path, "play", "my-village", SEED, BATISSEURS_LANG="xx", typed=typed)
    bare = re.sub(r"⟦[^⟦⟧]*⟧", "", done.stdout.replace("\n", " "))
    while "⟦" in bare and bare != (bare := re.sub(r"⟦[^⟦⟧]*⟧", "", bare)):
        pass
    bare = " ".join(bare.replace("\u00a0", " ").replace("│", " ").replace("┃", " ").split())
    for entry in MY_VILLAGE.component_values():
        if entry.path.endswith(".name"):
            bare = bare.replace(entry.value.partition(" / ")[0].replace("'", "’"), "")
    assert not re.search(r"\b(the|your|value|dice|turn|choice|deck|white|middle|served|pool)\b", bare), bare


# A turn is built, looked at and undone. --------------------------------------------------------


def test_a_whole_turn_is_undone_choice_by_choice(tmp_path: Path) -> None:
    """From the end of the turn to its first choice; then the same turn can be built otherwise."""
    play = village(2, VILLAGE_MOMENTS["start"])
    (tmp_path / "known.record").write_text(play.record().write(), encoding="utf-8")
    lines = len(play.log)
    child = spawn(tmp_path, "play", "--resume", "known.record", "--seats=person,random")
    child.expect("Ann> ")
    for typed in ("value 7", "1", "add field"):
        child.sendline(typed)
        child.expect(["Ann> ", f"{BUILT}[^\r\n]*\r?\n?[^\r\n]*: "])
    assert "You activate Field;" in ESCAPE.sub("", child.before or "")
    assert "7 Field 1" in ESCAPE.sub("", child.before or "").replace("\u00a0", " ")
    child.sendline("? field")
    child.expect(BUILT)
    assert "MV‑221" in ESCAPE.sub("", child.before or "")
    child.expect(": ")
    for said in (
        "Undone: add Field to the village",
        "Undone: take the dice",
        "Undone: banner value 7",
    ):
        child.sendline("undo")
        child.expect(said)
        child.expect("Ann> ")
    child.sendline("undo")
    child.expect("chance has acted since|Ann> ")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    kept = (tmp_path / "known.record").read_text(encoding="utf-8")
    assert kept.count("p1 ") == play.record().write().count("p1 ")
    assert len(play.log) == lines


def test_nothing_is_undone_behind_chance(tmp_path: Path) -> None:
    """After customers were taken the zone was filled up: the turn is over without a question."""
    play = village(3, VILLAGE_MOMENTS["customers"])
    (tmp_path / "known.record").write_text(play.record().write(), encoding="utf-8")
    done = call(
        tmp_path, "play", "--resume", "known.record", "--seats=person,random,random", typed="1\nstop\nundo\n"
    )
    assert "take Pedlar." in done.stdout
    assert "Can’t undo further" in " ".join(done.stdout.split())


# Numbers that are typed. ---------------------------------------------------------------------------


def test_a_value_is_typed_as_the_number_it_is(tmp_path: Path) -> None:
    play = village(2, VILLAGE_MOMENTS["value"])
    numbers = [each.number for each in numbered_choices(Wording(play, Words("en")), 0)]
    assert numbers == [3, 4, 5, 6, 7, 8, 9, 10, 11]
    (tmp_path / "known.record").write_text(play.record().write(), encoding="utf-8")
    typed = "1\n2\n12\n13\n99\n? 12\n8\n"
    done = call(tmp_path, "play", "--resume", "known.record", "--seats=person,random", typed=typed)
    shown = " ".join(done.stdout.split())
    assert (
        "“value 2” is not possible now: no two dice of the pool make 2 with your coins and markers" in shown
    )
    assert "“value 1” is not possible now: a die shows 1 to 6, so two dice never make 1 (MV-64)" in shown
    assert "“value 12” is not possible now" in shown
    assert "two dice never make 13" in shown
    assert "There is no choice 99. The choices are 3 to 11." in shown
    assert "Which two dice do you take for value 8?" in shown


def test_amounts_are_followed_by_what_else_may_be_chosen() -> None:
    """Plows may be moved before a value is made: they are counted on behind the values."""
    found = 0
    for seed in range(40):
        play = Play(MY_VILLAGE, 2, seats=["Ann", "Ben"])
        source = Seeded(seed)
        while not play.over and found < 3:
            seat = play.chooser
            if seat == CHANCE:
                play.run_chance(source)
                continue
            choices = [choice.text for choice in play.choices(seat)]
            if choices[0].startswith("value") and choices[-1].startswith("plow"):
                numbered = numbered_choices(Wording(play, Words("en")), seat)
                values = [each.number for each in numbered if each.said.verb == "value"]
                others = [each.number for each in numbered if each.said.verb == "plow"]
                assert [each.said.text for each in numbered][: len(values)] == [f"value {v}" for v in values]
                assert others == list(range(values[-1] + 1, values[-1] + 1 + len(others)))
                found += 1
            liked = [text for text in choices if text.startswith(("add ws_forge", "add field"))] or choices
            play.play_text(seat, liked[source.below(len(liked))])
    assert found == 3


# Screens. ----------------------------------------------------------------------------------------


def _drawing(play: Play, language: str, width: int, height: int | None = None) -> TableText:
    return table_of(play, Words(language), width, height)


@each_language_and_number(2, 3, 4)
def test_every_width_is_kept(players: int, language: str) -> None:
    """From 40 columns on no line is longer, for any reader, at every kind of moment."""
    moments = {2: ("value", "banner", "payment"), 3: ("late", "customers"), 4: ("four",)}[players]
    for moment in moments:
        play = village(players, VILLAGE_MOMENTS[moment])
        for width in (40, 59, 60, 75, 80, 95, 96, 100):
            for height in (24, 60):
                drawing = _drawing(play, language, width, height)
                lines = [*drawing.whole(play.table, 0), *drawing.whole(play.table, SPECTATOR)]
                lines += drawing.own(play.table, 0)
                lines += choice_lines(Wording(play, drawing.words), drawing, 0)
                # A single piece can be longer than a small window; the terminal breaks it.
                room = width if width >= 60 else width + 44
                assert [line.plain for line in lines if line.cell_len > room] == []


def test_few_lines_make_the_table_dense() -> None:
    """Where lines are few, only what has a place in the reader's village is shown; `table` shows all."""
    play = village(4, VILLAGE_MOMENTS["four"])
    heights = [len(_drawing(play, "en", 100, lines).whole(play.table, 0)) for lines in (None, 60, 30)]
    assert heights[0] == heights[1] > heights[2]
    assert heights[1] <= 60
    assert heights[2] <= 45
    full = _drawing(play, "en", 100, 30).whole(play.table, 0, full=True)
    assert len(full) == heights[0]


def test_colours_only_repeat() -> None:
    """Every coloured piece has a sign, a number, or its own word beside it."""
    for moment, players in (("value", 2), ("banner", 2), ("late", 3), ("four", 4)):
        play = village(players, VILLAGE_MOMENTS[moment])
        for line in _drawing(play, "en", 100).whole(play.table, 0):
            for span in line.spans:
                text = line.plain[span.start : span.end]
                if str(span.style) in {"bold", "dim", "italic", ""} or not text.strip():
                    continue
                named = any(char.isalpha() for char in text)
                assert set(text.strip()) & COLOURED or named, (text, span.style)


def test_black_dice_are_named() -> None:
    """The pool says with words which dice are black and what they cost."""
    play = village(2, VILLAGE_MOMENTS["value"])
    shown = "\n".join(line.plain for line in _drawing(play, "en", 100).whole(play.table, 0))
    assert "white [1][2][2][2][4][5][5][6]   black [2][2][2] ◷2" in shown


def test_all_readers_see_the_same_middle_but_their_own_village() -> None:
    """Nothing is hidden from one reader only, and cards that nobody knows are on no screen (MV-4)."""
    play = village(3, VILLAGE_MOMENTS["late"])
    for seat, name in enumerate(play.seats):
        shown = "\n".join(line.plain for line in _drawing(play, "en", 100).whole(play.table, seat))
        assert f"{name} (you)" in shown
        for other in play.seats:
            assert other in shown
    seen = MY_VILLAGE.view(play.table, SPECTATOR)
    drawn = "\n".join(
        line.plain for line in _drawing(play, "en", 400).whole(play.table, SPECTATOR, full=True)
    ).replace("\u00a0", " ")
    box = read(MY_VILLAGE.component_text())
    open_cards = str(seen)
    hidden = [card for card in (*box.customer, *box.travel, *box.monk) if f"'{card.id}'" not in open_cards]
    assert len(hidden) > 20
    names = [card.name.en.replace("'", "’") for card in hidden]
    assert [name for name in names if re.search(rf"\b{re.escape(name)}\b", drawn)] == []


def test_every_choice_has_its_rule_and_its_place() -> None:
    """In whole games each choice of a player names a rule that exists, and what it touches."""
    words = Words("pl")
    for seed in range(6):
        play = Play(MY_VILLAGE, 2 + seed % 3, seats=["Ann", "Ben", "Cleo", "Dan"][: 2 + seed % 3])
        source = Seeded(seed)
        drawing = table_of(play, words, 80)
        seen: set[tuple[int, str]] = set()
        while not play.over:
            seat = play.chooser
            if seat == CHANCE:
                play.run_chance(source)
                continue
            choices = play.choices(seat)
            for choice in choices:
                if (seat, choice.text) in seen:
                    continue
                seen.add((seat, choice.text))
                rule = drawing.rule_of(choice)
                assert words.rule(MY_VILLAGE, rule), choice
                assert drawing.touched(choice, seat)
                assert not HOLE.search(drawing.label(choice, play.table))
            play.play_text(seat, choices[source.below(len(choices))].text)


def test_words_of_every_language_are_understood(tmp_path: Path) -> None:
    typed = "? faucheuse\n? arbre centenaire\n? valeur 13\nvaleur 7\n? bureau de l'intendant\n? b2\n? w9\n"
    done = call(tmp_path, "play", "my-village", SEATS, SEED, "--lang=fr", typed=typed)
    assert done.returncode == 0
    assert not HOLE.search(done.stdout)
    for rule in ("MV‑77", "MV‑165", "MV‑112"):
        assert rule in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_has_room_for_all_eight_categories(tmp_path: Path, language: str) -> None:
    """Their names stand before the rows where they are too long for columns."""
    (tmp_path / "known.record").write_text(
        village(2, VILLAGE_MOMENTS["value"]).record().write(), encoding="utf-8"
    )
    done = call(tmp_path, "replay", "known.record", "--tell", "--lang", language)
    assert done.returncode == 0
    assert [line for line in done.stdout.splitlines() if cell_len(line) > 80] == []
    rows = [line.split() for line in done.stdout.splitlines() if re.match(r"(Ann|Ben) +\d", line)]
    assert [row[:10] for row in rows] == [
        ["Ann", "7", "4", "2", "3", "0", "0", "1", "0", "17"],
        ["Ben", "0", "2", "3", "0", "3", "0", "0", "0", "8"],
    ]


def test_the_order_of_dice_does_not_matter(tmp_path: Path) -> None:
    """`take w4 w1` is `take w1 w4`: as an answer, and when someone asks about it."""
    play = village(2, VillageMoment("TakeDice", 1, 1))
    wording = Wording(play, Words("en"))
    turned = 0
    for _, choice, said in numbered_choices(wording, 0):
        verb, first, second = said.text.split()
        assert find_answer(wording, 0, f"{verb} {second} {first}") == choice
        turned += first != second
    assert turned
    one = next(said.text for _, _, said in numbered_choices(wording, 0) if len(set(said.text.split())) == 3)
    verb, first, second = one.split()
    (tmp_path / "known.record").write_text(play.record().write(), encoding="utf-8")
    asked = f"? {verb} {second} {first}\n"
    done = call(tmp_path, "play", "--resume", "known.record", "--seats=person,random", typed=asked)
    assert "That is possible" in done.stdout


def test_where_a_small_word_says_which_is_which_the_order_counts() -> None:
    assert same_words("take w1 w4", "t w4 w1")
    assert not same_words("take w1 w4", "take w1")
    assert not same_words("plow forge from guild", "plow guild from forge")


def test_three_dice_are_refused_with_the_rule() -> None:
    wording = Wording(village(2, VillageMoment("TakeDice", 1, 1)), Words("en"))
    _, _, said = numbered_choices(wording, 0)[0]
    with pytest.raises(Refused, match="cli-not-possible") as caught:
        find_answer(wording, 0, f"{said.text} w1")
    assert "you take exactly two dice, not 3" in caught.value.line(wording.words)
    assert "MV-61" in caught.value.line(wording.words)
