"""A person answers for chance: what comes at a real table is typed in, in any game."""

from __future__ import annotations

import re
from pathlib import Path

import pexpect
import pytest

from batisseurs.cli.play.answers import Wording
from batisseurs.cli.play.chance_outcomes import enter, find_outcome, outcome_lines, outcomes, who_may_see
from batisseurs.cli.terminal.errors import Refused
from batisseurs.games import SLUGS, find_game
from batisseurs.kernel import CHANCE, Play, Seeded
from batisseurs.kernel.record import read_record
from batisseurs.kernel.seats import EVERYONE
from batisseurs.words import LANGUAGES, Words
from tests.cli.screens import DRAWS, draw
from tests.cli.terminal import ESCAPE, HOLE, call, end, one_line, saved, spawn

SOLO = ("play", "esdras-et-nehemie", "--players=1", "--chance=person")


def plain(text: str) -> str:
    return " ".join(ESCAPE.sub("", text).split())


def who_sees(play: Play) -> int:
    """Return the seat that may see what comes; of several the first."""
    return max(0, who_may_see(play.table))


def lines_of(home: Path) -> list[str]:
    """Return the choices of the one saved game."""
    return [str(line) for line in read_record(saved(home).read_text(encoding="utf-8")).lines]


# What is typed, and which outcome it means. --------------------------------------------------------


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_is_understood_by_number_and_by_name(slug: str, language: str) -> None:
    """In a whole game: also by the words of the record; and every number stands on the screen once."""
    game = find_game(slug)
    play = Play(game, game.min_players)
    wording, source = Wording(play, Words(language)), Seeded(5)
    kinds: set[tuple[str, int]] = set()
    while not play.over:
        seat = play.chooser
        if seat == CHANCE:
            found = outcomes(wording, who_sees(play))
            kind = (type(play.table.top).__name__, len(found))
            if kind not in kinds:
                kinds.add(kind)
                shown = " ".join(line.plain for line in outcome_lines(found, 100)).replace("\u00a0", " ")
                for outcome in found:
                    names = [str(outcome.number), outcome.said.text]
                    if sum(other.label == outcome.label for other in found) == 1:
                        names += [outcome.label, outcome.label.upper(), outcome.word]
                    assert [find_outcome(found, name).choice for name in names] == [outcome.choice] * len(
                        names
                    )
                    assert re.search(rf"(^|\D){outcome.number}(\D|$)", shown)
                    assert outcome.label in shown
        choices = play.table.choices(seat)
        play.play(seat, choices[source.below(len(choices))])
    assert len({name for name, _ in kinds}) >= 2


def test_numbered_things_keep_their_numbers() -> None:
    """The wall card 5 is typed as 5 all through the game, also when others are gone."""
    play = draw(1, DRAWS["draw-focus"])
    while type(play.table.top).__name__ != "RevealScheme":
        play.play(CHANCE, play.table.choices(CHANCE)[0])
    found = outcomes(Wording(play, Words("en")), 0)
    assert [(outcome.number, outcome.word) for outcome in found] == [
        (number, f"scheme_{number}") for number in (3, 4, 5, 6)
    ]
    for typed in ("5", "scheme 5", "schemes 5", "sch 05", "walls", "scheme_5"):
        assert find_outcome(found, typed).word == "scheme_5"
    with pytest.raises(Refused, match="cli-chance-not-there"):
        find_outcome(found, "scheme 1")


def test_a_word_from_the_middle_of_a_name_is_enough() -> None:
    play = draw(1, DRAWS["draw-scroll"])
    found = outcomes(Wording(play, Words("en")), 0)
    assert find_outcome(found, "levites").label == "Portion of the Levites"
    assert find_outcome(found, "fire perp").label == "Perpetual Fire"
    with pytest.raises(Refused, match="cli-ambiguous"):
        find_outcome(found, "of")


def test_the_list_does_not_tell_what_others_hold() -> None:
    """Ben holds the only Pope: to Ann it can still come, to him it cannot; typed in, it is put aside."""
    play = Play(find_game("theopolis"), 2)
    while type(play.table.top).__name__ != "DealCard":
        play.play(CHANCE, play.table.choices(CHANCE)[0])
    while who_may_see(play.table) == 0:
        play.play(CHANCE, play.table.choices(CHANCE)[0])
    deck = [choice.text.split()[1] for choice in play.choices(CHANCE)]
    once = next(card for card in deck if not _comes_twice(play, card))
    play.play_text(CHANCE, f"deal {once} to p2")
    wording = Wording(play, Words("en"))
    assert once in [outcome.word for outcome in outcomes(wording, 0)]
    assert once not in [outcome.word for outcome in outcomes(wording, 1)]
    with pytest.raises(Refused, match="cli-chance-held"):
        enter(wording, 0, once, lambda: True, lambda choice: pytest.fail(f"played {choice}"))


def _comes_twice(play: Play, card: str) -> bool:
    after = Play.from_table(play.game, play.table)
    after.play_text(CHANCE, f"deal {card} to p2")
    return f"deal {card} to p2" in [choice.text for choice in after.choices(CHANCE)]


def test_hidden_draws_are_for_one_seat() -> None:
    play = Play(find_game("theopolis"), 2)
    seers = []
    while play.chooser == CHANCE:
        seers.append(who_may_see(play.table))
        play.play(CHANCE, play.table.choices(CHANCE)[0])
    assert {EVERYONE, 0, 1} <= set(seers)


# A game alone, beside the box. ---------------------------------------------------------------------


def test_the_opponent_of_the_box_beside_a_real_table(tmp_path: Path) -> None:
    """Set up, play two rounds, correct a wrong card, stop, and continue."""
    child = spawn(tmp_path, *SOLO, "--seats=Ann=person")

    def answer(typed: str, prompt: str) -> str:
        child.sendline(typed)
        child.expect_exact(prompt)
        return plain(child.before or "")

    child.expect_exact("Chance> ")
    begin = plain(child.before or "")
    assert "You enter all draws and rolls here." in begin
    assert "A cube is drawn from the bag for wall spot 1. 1 gold 2 stone 3 wood 4 ash" in begin
    assert "In this order: wall spot 1 (× 2); wall spot 8 (× 2)" in begin
    shown = answer("g, s, w w", "Chance> ")
    assert "Rubble (wall spot 1): gold, stone. Rubble (wall spot 8): wood ×2." in shown
    answer("chance 42", "Chance> ")
    assert "Scrolls, row 1: Ezra, Nehemiah, Zerubbabel." in answer("ezra nehemiah", "Chance> ")
    answer("chance 15", "Chance> ")
    assert "Altar card: Bread." in answer("bread", "Chance> ")
    assert "You are dealt Guards 2." in answer("guards 2", "Chance> ")
    answer("chance 4", "Chance> ")
    shown = answer("singer, mason, jewel, watch", "Ann> ")
    assert "You draw Singer, Mason, Jeweller, Watchwoman." in shown
    assert "rubble" not in shown
    answer("gatekeeper sheep", "Ann> ")
    assert "A focus card is revealed." in answer("gatekeeper horse", "Chance> ")
    shown = answer("fish", "Chance> ")
    assert "The opponent reveals the focus card Fish Gate (counter-clockwise, column 1);" in shown
    assert "Undone: focus card: Fish Gate" in answer("undo", "Chance> ")
    assert "the focus card Dung Gate (counter-clockwise, column 3)" in answer("dung", "Chance> ")
    shown = answer("law", "Ann> ")
    assert "The opponent reveals the scheme card Law;" in shown
    assert "Opponent’s cards" in shown
    answer("play mason 1", "Ann> ")
    answer("grey", "Ann> ")
    shown = answer("end", "Chance> ")
    assert "Ann draws a character card." in shown
    assert "mason" not in shown.casefold()
    child.sendline("quit")
    child.expect_exact("--resume")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_game_that_was_typed_in_continues_so(tmp_path: Path) -> None:
    """Its record says that chance is a person; entries can be undone, and own choices before them."""
    begin = "chance 70\nsinger, mason, jewel, watch\n1\n1\ndung\nlaw\nplay mason 1\ngrey\nend\n"
    call(tmp_path, *SOLO, "--seats=Ann=person", typed=begin)
    written = saved(tmp_path).read_text(encoding="utf-8")
    assert "\nchance person\n\n" in written
    assert call(tmp_path, "record", "check", str(saved(tmp_path))).returncode == 0
    typed = "scholar\nwater\noffering\nundo\nundo\nundo\nundo\n"
    done = call(tmp_path, "play", "--resume", typed=typed)
    said = plain(done.stdout)
    assert "You draw Scholar." in said
    assert "The opponent reveals the scheme card Offering;" in said
    taken = re.findall(r"Undone: (.*)", done.stdout)
    assert taken == ["scheme card: Offering", "focus card: Water Gate", "Ann draws: Scholar", "end the turn"]
    assert lines_of(tmp_path)[-1].startswith("p1 grey")
    assert not HOLE.search(done.stdout)


def test_a_whole_game_is_typed_in(tmp_path: Path) -> None:
    """Whatever is asked, some number answers it: the game ends, and its record is in order."""
    typed = "".join("0\n" + "".join(f"{number}\n" for number in range(1, 11)) for _ in range(500))
    done = call(tmp_path, "play", "nehemiah", "--seats=Ann=person,random", "--chance=person", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert call(tmp_path, "record", "check", str(saved(tmp_path))).returncode == 0


# Several at the table. -----------------------------------------------------------------------------


def test_a_hidden_card_is_typed_by_the_player_who_may_see_it(tmp_path: Path) -> None:
    """The keyboard is handed over before and after; the bot's cards are dealt by the program."""
    seats = "--seats=Ann=person,greedy,Ben=person"
    child = spawn(tmp_path, "play", "theopolis", seats, "--chance=person", "--seed=3")
    child.expect_exact("Chance> ")
    child.sendline("chance all")
    child.expect("Pass to Ann")
    child.sendline("")
    child.expect_exact("Chance> ")
    assert "A card is dealt to Ann." in plain(child.before or "")
    child.sendline("priest, church")
    seen = ""
    while child.expect(["Pass to Ben", r"Chance> ", r"press Enter[^\r\n]*"]) != 0:
        seen += child.before or ""
        child.sendline("" if "press" in str(child.after) else "nun")
    assert "Priest, Church" in plain(seen)
    child.sendline("")
    child.expect_exact("Chance> ")
    shown = plain((child.before or "").rpartition("\x1b[3J")[2])
    assert "A card is dealt to Ben." in shown
    assert "Nun" in shown  # the list of what can come is for everyone
    assert "dealt to Ann: " not in shown
    child.sendline("log 99")
    child.expect_exact("Chance> ")
    assert "Ann is dealt 4 cards." in plain(child.before or "")
    assert "Priest" not in plain(child.before or "")
    end(child)


def test_a_wrong_card_is_undone_with_what_a_bot_did_after_it(tmp_path: Path) -> None:
    """An entry is the typist's own; other people's choices stay."""
    args = ("play", "theopolis", "--seats=Ann=person,Ben=greedy", "--chance=person", "--seed=3")
    typed = "chance all\n" + "end\nchance all\n" * 3
    done = call(tmp_path, *args, typed=typed)
    assert done.returncode == 0
    before = lines_of(tmp_path)
    last = max(number for number, line in enumerate(before) if line.startswith("chance"))
    bots = len(before) - last - 1
    done = call(tmp_path, "play", "--resume", typed="undo\n")
    assert len(lines_of(tmp_path)) == last
    if bots:
        assert f"{bots} later line" in done.stdout


def test_bad_words_for_chance(tmp_path: Path) -> None:
    done = call(tmp_path, "play", "theopolis", "--chance=dice")
    assert done.returncode == 2
    assert one_line(done.stderr) == "“dice” can’t draw and roll. Possible: person and program."


def test_the_program_can_take_over_again(tmp_path: Path) -> None:
    """`--chance program` on a game that was typed in so far; the record then says nothing about it."""
    call(tmp_path, *SOLO, typed="chance 3\n")
    assert len(lines_of(tmp_path)) == 3
    done = call(tmp_path, "play", "--resume", "--chance=program")
    assert "Chance>" not in done.stdout
    assert "gatekeeper" in done.stdout
    assert "chance person" not in saved(tmp_path).read_text(encoding="utf-8")


def test_what_is_too_much_for_chance_is_said(tmp_path: Path) -> None:
    done = call(tmp_path, *SOLO, typed="chance 70\nsinger, mason, jeweller, watchwoman, scholar\n")
    assert "Nothing more to draw here. Not used: scholar." in plain(done.stdout)
    assert "at which corner gate" in done.stdout
