"""Learning a game at a terminal: lessons and suggestions come, are remembered, and can be switched off."""

from __future__ import annotations

from pathlib import Path

import pytest

from batisseurs.games import SLUGS, find_game
from batisseurs.kernel import Play
from batisseurs.kernel.lesson import CHOOSE, luck
from batisseurs.words import Words
from tests.cli.terminal import HOLE, PLENTY, call, one_line


def flat(text: str) -> str:
    """Return what a screen says, without its line breaks."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_first_game_to_its_end(tmp_path: Path, language: str) -> None:
    done = call(tmp_path, "learn", "theopolis", "--lang", language, typed="\n\n" + PLENTY)
    assert done.returncode == 0
    assert done.stderr == ""
    said, words = flat(done.stdout), Words(language)
    for lesson in ("theopolis-lesson-goal", "theopolis-lesson-pick", "cli-lesson-suggest"):
        assert flat(words.text(lesson)) in said
        assert said.count(flat(words.text(lesson))) == 1
    assert flat(words.text("theopolis-lesson-why-add")) in said
    assert not HOLE.search(done.stdout)
    folder = str(tmp_path)
    assert [line for line in done.stdout.splitlines() if len(line) > 80 and folder not in line] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_deal_each_time_and_a_reason_for_each_suggestion(tmp_path: Path, slug: str) -> None:
    typed = "\n\nhint\nquit\n"  # after the lessons of the first question
    first, again = (call(tmp_path / name, "learn", slug, typed=typed) for name in homes(tmp_path))
    begins = "Suggestion: "
    assert first.stdout.count(begins) == 2
    assert [line for line in first.stdout.splitlines() if line.startswith(begins)] == [
        line for line in again.stdout.splitlines() if line.startswith(begins)
    ]
    game = find_game(slug)
    assert any(flat(Words("en").text(why)) in flat(first.stdout) for why in game.purposes.values())
    # The deal of a room, in which the reader begins.
    dealt = game.first_game
    assert dealt is not None
    play = Play(game, dealt.players, dealt.options)
    play.run_chance(luck(dealt, 0))
    (saved,) = (tmp_path / "one").rglob("*.record")
    assert body(saved.read_text(encoding="utf-8")) == body(play.record().write())
    assert play.chooser == 0


def body(record: str) -> str:
    return record.partition("\n\n")[2]


def homes(folder: Path) -> list[str]:
    for name in ("one", "two"):
        (folder / name).mkdir()
    return ["one", "two"]


def test_what_was_read_is_remembered_listed_and_started_again(tmp_path: Path) -> None:
    words = Words("en")
    goal, choose = words.text("theopolis-lesson-goal"), words.text(f"cli-{CHOOSE.id}")
    assert flat(goal) in flat(call(tmp_path, "learn", "theopolis", typed="quit\n").stdout)
    later = call(tmp_path, "learn", "theopolis", typed="quit\n").stdout
    assert flat(goal) not in flat(later)
    assert flat(goal) in flat(call(tmp_path, "learn", "theopolis", typed="lessons\nquit\n").stdout)
    # Who has learned one game is told only what differs.
    other = flat(call(tmp_path, "learn", "nehemiah", typed="quit\n").stdout)
    assert flat(words.text("nehemiah-lesson-goal")) in other
    assert flat(choose) not in other
    off = call(tmp_path, "learn", "my-village", typed="lessons off\nquit\n").stdout
    assert words.text("cli-lessons-off") in flat(off)
    silent = flat(call(tmp_path, "learn", "esdras-et-nehemie", typed="hint\nquit\n").stdout)
    assert flat(words.text("esdras-et-nehemie-lesson-goal")) not in silent
    assert silent.count("Suggestion: ") == 1
    again = call(tmp_path, "play", "theopolis", typed="lessons on\n1\nquit\n").stdout
    assert words.text("cli-lessons-on") in flat(again)


def test_lessons_come_one_at_a_time(tmp_path: Path) -> None:
    """Enter shows the next; those that nobody waits for come later."""
    words = Words("en")
    goal, choose = flat(words.text("theopolis-lesson-goal")), flat(words.text(f"cli-{CHOOSE.id}"))
    more = flat(words.text("cli-lesson-more", number=2))[:20]
    first = flat(call(tmp_path, "learn", "theopolis", typed="quit\n").stdout)
    assert goal in first
    assert more in first
    assert choose not in first
    assert "Suggestion: " not in first
    later = flat(call(tmp_path, "learn", "theopolis", typed="\n\nquit\n").stdout)
    assert goal not in later
    assert later.index(choose) < later.index("Suggestion: ")


def test_against_people_nothing_is_suggested(tmp_path: Path) -> None:
    done = call(tmp_path, "play", "theopolis", "--seats", "Ann=person,Ben=person", typed="\nhint\nquit\n")
    assert Words("en").text("cli-hint-alone") in flat(done.stdout).lower()


def test_an_unreadable_file_of_lessons_stops_no_game(tmp_path: Path) -> None:
    state = tmp_path / ".local" / "state" / "batisseurs"
    state.mkdir(parents=True)
    (state / "lessons").write_bytes(b"\xff\xfe\x00")
    assert call(tmp_path, "learn", "theopolis", typed="quit\n").returncode == 0
    (state / "lessons").unlink()
    (state / "lessons").mkdir()
    assert call(tmp_path, "learn", "theopolis", typed="quit\n").returncode == 0


def test_an_unknown_game_is_refused_in_one_line(tmp_path: Path) -> None:
    done = call(tmp_path, "learn", "chess")
    assert done.returncode == 2
    one_line(done.stderr)
