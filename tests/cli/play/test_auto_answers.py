"""Auto-answers: offers that someone does not want to be asked about again and again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from batisseurs.cli.boards import TableText, table_text
from batisseurs.cli.play.auto_answers import AutoAnswers, Until
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.kernel import Play
from batisseurs.words import LANGUAGES, Words
from tests.cli.screens import MOMENTS, nehemiah
from tests.cli.terminal import HOLE, call
from tests.games.nehemiah.given import given, side

ANN, BEN = 0, 1


def table(**foremen: tuple[str, ...]) -> tuple[Play, TableText]:
    """Lay a table at which Ben is about to act and players hold foremen."""
    zones: dict[str, Any] = {seat: side(foremen=cards) for seat, cards in foremen.items()}
    laid = given(players=2, turn="p2", foremen=True, c1=["wood_1 p1 tired", "", "", ""], **zones)
    play = Play.from_table(NEHEMIAH, laid, ["Ann", "Ben"])
    return play, table_text(NEHEMIAH, Words("en"), play.seats, 80)


def act(play: Play, seat: int, *texts: str) -> None:
    """Answer in words."""
    for text in texts:
        play.play_text(seat, text)


def reply(auto_answers: AutoAnswers, play: Play, drawing: TableText) -> str | None:
    """Return the words that an auto-answer gives for the player to move."""
    choice = auto_answers.reply(play, drawing, play.chooser)
    if choice is None:
        return None
    return dict(zip(play.table.choices(play.chooser), play.choices(play.chooser), strict=True))[choice].text


def test_without_one_everyone_is_asked() -> None:
    play, drawing = table(p1=("seasonal",))
    assert play.chooser == ANN
    assert reply(AutoAnswers(), play, drawing) is None


def test_until_the_next_turn() -> None:
    """In the turns of the others; from their own next turn on, the player is asked again."""
    play, drawing = table(p1=("seasonal",))
    auto_answers = AutoAnswers()
    auto_answers.add(ANN, Until.TURN, "", len(play.log))
    assert reply(auto_answers, play, drawing) == "decline"
    act(play, ANN, "decline")
    assert play.chooser == BEN
    assert reply(auto_answers, play, drawing) is None
    act(play, BEN, "place c2", "neutral c3")
    assert (play.chooser, reply(auto_answers, play, drawing)) == (ANN, "decline")
    act(play, ANN, "decline")
    assert play.chooser == ANN  # the window before their own action
    assert "seasonal c1" in [choice.text for choice in play.choices(ANN)]
    assert reply(auto_answers, play, drawing) is None
    assert auto_answers.of(ANN) == []


def test_until_the_round_is_over() -> None:
    play, drawing = table(p1=("seasonal",))
    auto_answers = AutoAnswers()
    auto_answers.add(ANN, Until.ROUND, "", len(play.log))
    act(play, ANN, "decline")
    act(play, BEN, "place c2", "neutral c3")
    act(play, ANN, "decline")
    assert reply(auto_answers, play, drawing) == "decline"
    act(play, ANN, "decline")
    assert reply(auto_answers, play, drawing) is None  # an action cannot be passed over
    assert len(auto_answers.of(ANN)) == 1


def test_never_for_a_card() -> None:
    """Only while nothing else is offered; what others said does not count."""
    play, drawing = table(p1=("seasonal", "town_planner"))
    auto_answers = AutoAnswers()
    auto_answers.add(ANN, Until.REVOKED, "seasonal", len(play.log))
    auto_answers.add(BEN, Until.REVOKED, "town_planner", len(play.log))
    assert reply(auto_answers, play, drawing) is None
    auto_answers.add(ANN, Until.REVOKED, "town_planner", len(play.log))
    assert reply(auto_answers, play, drawing) == "decline"
    auto_answers.revoke(ANN, "seasonal")
    assert reply(auto_answers, play, drawing) is None
    assert [said.card for said in auto_answers.of(ANN)] == ["town_planner"]


def test_the_inspector_is_a_card_like_others() -> None:
    play, drawing = table(p1=("inspector",))
    auto_answers = AutoAnswers()
    assert "activate c1r1" not in [choice.text for choice in play.choices(ANN)]
    auto_answers.add(ANN, Until.REVOKED, "inspector", len(play.log))
    assert reply(auto_answers, play, drawing) == "decline"


def test_everything_is_asked_again() -> None:
    play, drawing = table(p1=("seasonal",))
    auto_answers = AutoAnswers()
    auto_answers.add(ANN, Until.REVOKED, "seasonal", len(play.log))
    auto_answers.add(ANN, Until.TURN, "", len(play.log))
    assert len(auto_answers.revoke(ANN)) == 2
    assert auto_answers.of(ANN) == []
    assert reply(auto_answers, play, drawing) is None


def test_what_a_card_of_your_own_brings_is_not_let_pass() -> None:
    """To perform a card or not is a choice of their own turn, not an offer that comes again and again."""
    laid = given(players=2, c1=["wood_1 p1", "", "", ""])
    play = Play.from_table(NEHEMIAH, laid, ["Ann", "Ben"])
    drawing = table_text(NEHEMIAH, Words("en"), play.seats, 80)
    act(play, ANN, "activate c1r1")
    auto_answers = AutoAnswers()
    auto_answers.add(ANN, Until.ROUND, "", 0)
    assert [choice.text for choice in play.choices(ANN)] == ["perform", "decline"]
    assert reply(auto_answers, play, drawing) is None


def test_what_was_undone_does_not_end_it() -> None:
    auto_answers = AutoAnswers()
    auto_answers.add(ANN, Until.TURN, "", 40)
    auto_answers.go_back(30)
    assert [said.since for said in auto_answers.of(ANN)] == [30]


# At the terminal. --------------------------------------------------------------------------------


def resumed(home: Path, typed: str, lang: str = "en") -> tuple[str, list[str]]:
    """Continue from a moment in Ben's turn at which Ann is offered her Seasonal Worker."""
    before = nehemiah(3, MOMENTS["window"]).record()
    (home / "known.record").write_text(before.write(), encoding="utf-8")
    seats = "--seats=Ann=person,Ben=greedy,Cleo=greedy"
    done = call(home, "play", "--resume", "known.record", seats, "--lang", lang, typed=typed)
    assert done.returncode == 0
    assert not HOLE.search(done.stdout)
    lines = (home / "known.record").read_text(encoding="utf-8").splitlines()
    return " ".join(done.stdout.split()), [line for line in lines if line.startswith("p1 ")][-9:]


def test_the_terminal_answers_with_an_ordinary_choice(tmp_path: Path) -> None:
    """Until Ann's next turn nothing is asked; the record tells it like any other choice."""
    shown, lines = resumed(tmp_path, "auto turn\n")
    assert shown.count("do you use a foreman?") <= 2  # the first time, and before her own action
    assert "Offers are declined for you until your next turn." in shown
    assert "Auto-answer:" in shown
    assert lines.count("p1 decline") >= 2
    assert "auto" not in (tmp_path / "known.record").read_text(encoding="utf-8")


def test_it_is_revoked_before_it_has_answered(tmp_path: Path) -> None:
    shown, lines = resumed(tmp_path, "auto town planner\nauto off\nstanding\n")
    assert "Offers of this card are declined for you: Town Planner." in shown
    assert "You will be asked again from now on." in shown
    assert "No auto-answers set." in shown
    assert "p1 decline" not in lines[-1:]


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    shown, _ = resumed(tmp_path, "auto forever\nauto gate\nauto off nobody\n")
    assert "“forever” is not “turn”, “round”, “off”" in shown
    assert shown.count("or the name of one card.") == 2


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("fr", "auto manche\n", "Les offres sont refusées pour vous jusqu’à la fin de la manche."),
        ("pl", "auto robotnik sezonowy\n", "Propozycje z tej karty są odrzucane automatycznie"),
        ("en", "auto seasonal worker\n", "Offers of this card are declined for you: Seasonal Worker."),
    ],
)
def test_in_every_language(tmp_path: Path, language: str, typed: str, said: str) -> None:
    assert language in LANGUAGES
    shown, lines = resumed(tmp_path, typed, language)
    assert said in shown
    assert "p1 decline" in lines


def test_undo_goes_back_behind_what_stood(tmp_path: Path) -> None:
    """What an auto-answer has said is not what someone wants to undo."""
    laid = given(players=2, foremen=True, p1=side(foremen=("seasonal",)))
    play = Play.from_table(NEHEMIAH, laid, ["Ann", "Ben"])
    (tmp_path / "own.record").write_text(play.record().write(), encoding="utf-8")
    typed = "auto round\nplace c1\nundo\nplace c2\n"
    args = ("play", "--resume", "own.record", "--seats=Ann=person,Ben=random")
    done = call(tmp_path, *args, typed=typed)
    assert done.returncode == 0
    assert "Undone: place in column 1" in done.stdout
