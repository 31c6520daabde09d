"""A record told, and stepped through in a terminal."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pexpect
import pytest

from batisseurs.cli.replay.record_replay import RecordReplay
from batisseurs.cli.replay.score_chart import CURVE, score_chart_lines
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import read_record, replay, save
from batisseurs.words import LANGUAGES, Words
from tests.cli.terminal import HOLE, call, environment, one_line, spawn

GOLDEN = Path(__file__).parents[2] / "playthroughs" / "theopolis-wonder-2.record"
TEXT = GOLDEN.read_text(encoding="utf-8")
FIRST = TEXT.split("\n").index("") + 1
LAST = FIRST + len(read_record(TEXT).lines)
HINT = "number: line"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with a record in it."""
    (tmp_path / "one.record").write_text(TEXT, encoding="utf-8")
    return tmp_path


def recording() -> RecordReplay:
    return RecordReplay(replay(THEOPOLIS, read_record(TEXT)), FIRST, finished=True)


def stepping(home: Path, *args: str, **more: str) -> pexpect.spawn[str]:
    return spawn(home, "replay", "one.record", *args, **more)


def at(child: pexpect.spawn[str], line: int) -> str:
    """Wait until this line is shown; return what is on the screen then."""
    child.expect(f"line {line} of {LAST}")
    child.expect(re.escape(HINT))
    return str(child.before)


# Moments. --------------------------------------------------------------------------------------------


def test_a_film_has_every_moment() -> None:
    shown = recording()
    record = read_record(TEXT)
    assert shown.last == len(record.lines)
    for moment in (0, 1, 57, shown.last):
        table = replay(THEOPOLIS, record, lines=moment).table
        assert save(THEOPOLIS, shown.tables[moment]) == save(THEOPOLIS, table)
        points = [sum(category.points for category in seat) for seat in shown.scores[moment]]
        assert points == list(THEOPOLIS.result(table).scores)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 100])
def test_scores_grow_within_the_width(language: str, width: int) -> None:
    shown = recording()
    for moment in (0, 60, shown.last):
        *headings, ann, ben = score_chart_lines(shown.scores, moment, shown.play, Words(language), width)
        assert ann.plain.startswith("Ann ")
        assert ben.plain.startswith("Ben ")
        assert headings
        for line in (*headings, ann, ben):
            assert not HOLE.search(line.plain)
            assert line.cell_len <= width


def test_bars_and_curves_tell_the_scores() -> None:
    """Points against stand right of the stroke; the curve is as long as the game has come."""
    shown = recording()
    words = Words("en")
    lines = [line.plain for line in score_chart_lines(shown.scores, shown.last, shown.play, words, 100)]
    assert lines[0].split() == ["Seat", "█", "Stones", "▒", "Sacraments", "░", "Original", "sin", "Score"]
    # Ann has 4 and −1 points, Ben 6 and −15: their bars are in proportion.
    ann, ben = (line.split()[5].split("│") for line in lines[1:])
    assert len(ben[0]) > len(ann[0]) > 0
    assert set(ann[0]) == set(ben[0]) == {"█"}
    assert len(ben[1]) > len(ann[1])
    assert set(ben[1]) == {"░"}
    drawn = [len([char for char in lines[2].split()[-1] if char in CURVE])]
    for moment in (120, 60, 0):
        line = score_chart_lines(shown.scores, moment, shown.play, words, 100)[2].plain
        drawn.append(len(line.split()[-1]))
    assert drawn == sorted(drawn, reverse=True)
    assert drawn[-1] == 1


# Telling. --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_through_a_pipe_everything_is_told(home: Path, language: str) -> None:
    done = call(home, "replay", "one.record", "--lang", language)
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert not HOLE.search(done.stdout)
    numbers = [int(found) for found in re.findall(r"(?m)^[ \u00a0]*(\d+)\u00a0\u00a0", done.stdout)]
    assert numbers == sorted(numbers)
    assert numbers[0] == FIRST + 1
    assert LAST - FIRST > len(numbers) > 20
    assert "█" in done.stdout


def test_a_terminal_can_be_told_too(home: Path) -> None:
    child = stepping(home, "--tell")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert HINT not in str(child.before)


def test_a_terminal_that_cannot_redraw_is_told(home: Path) -> None:
    child = stepping(home, TERM="dumb")
    child.expect(pexpect.EOF)
    assert "\x1b" not in str(child.before)


# Stepping. -------------------------------------------------------------------------------------------


def test_on_back_and_to_a_line(home: Path) -> None:
    child = stepping(home)
    assert "No moves yet" in at(child, FIRST)
    child.send(" ")
    at(child, FIRST + 1)
    child.send("\r")
    at(child, FIRST + 2)
    child.send("\x1b[C")
    at(child, FIRST + 3)
    child.send("\x1b[D")
    at(child, FIRST + 2)
    child.send("\x1b[6~")
    at(child, FIRST + 12)
    child.send("\x1b[5~\x1b[A")
    at(child, FIRST + 2)
    at(child, FIRST + 1)
    child.send("100\r")
    shown = at(child, 100)
    assert "100" in shown
    assert "Score" in shown
    child.send("next\r")
    at(child, 101)
    child.send("b\r")
    at(child, 100)
    child.send("\x1b[H")
    at(child, FIRST)
    child.send("\x1b[D")
    child.expect("This is the start")
    at_end(child)


def at_end(child: pexpect.spawn[str]) -> None:
    """Go to the end and leave."""
    child.send("\x1b[F")
    child.expect(f"line {LAST} of {LAST}")
    child.expect("Winner")
    child.expect(re.escape(HINT))
    child.send("quit\r")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_it_continues_by_itself(home: Path) -> None:
    child = stepping(home, "--auto=0.05", f"--to={LAST - 12}")
    for line in range(LAST - 12, LAST - 8):
        child.expect(f"line {line} of")
    child.send("+")
    child.expect("Playing, 0.05 s")
    child.send("-")
    child.expect("Playing, 0.075 s")
    child.send("x")
    child.expect(re.escape(HINT))
    child.send("auto 0,05\r")
    child.expect("Winner")
    child.expect(re.escape(HINT))
    child.send("\x04")
    child.expect(pexpect.EOF)


def test_words_may_be_those_of_the_reader(home: Path) -> None:
    child = stepping(home, "--lang=pl")
    child.expect("liczba: wiersz")
    child.send("dal\r")
    child.expect(f"wiersz {FIRST + 1} z")
    child.send("poczatek\r")
    child.expect(f"wiersz {FIRST} z")
    child.send("koniec\r")
    child.expect(pexpect.EOF)


def test_other_eyes_see_other_things(home: Path) -> None:
    child = stepping(home, f"--to={FIRST + 12}")
    at(child, FIRST + 12)
    child.send("view p2\r")
    child.expect(r"\(p2\)")
    child.expect(re.escape(HINT))
    child.send("view p7\r")
    child.expect("“p7” is not a view")
    child.send("view\r")
    child.expect("spectator")
    at_end(child)


def test_what_cannot_be_is_said_and_nothing_moves(home: Path) -> None:
    child = stepping(home, "--to=50")
    at(child, 50)
    child.send("9999\r")
    child.expect("not on line 9,999")
    child.expect(re.escape(HINT))
    child.send("dance\r")
    child.expect("Unknown command “dance”")
    child.expect(re.escape(HINT))
    child.send("auto fast\r")
    child.expect("not “fast”")
    child.expect(re.escape(HINT))
    child.send("dan\x1b")
    child.expect(re.escape(HINT))
    child.send("\x7f")
    at(child, 49)
    child.send("?\r")
    child.expect("Space, Enter or")
    child.expect(re.escape(HINT))
    child.send("table\r")
    child.expect("Theopolis")
    at_end(child)


def test_ctrl_c_leaves_the_terminal_as_it_was(home: Path) -> None:
    child = pexpect.spawn(
        "sh",
        ["-c", f'trap : INT; "{sys.executable}" -m batisseurs replay one.record; echo left with $?; stty -a'],
        env=environment(home),
        cwd=str(home),
        encoding="utf-8",
        timeout=60,
        dimensions=(24, 80),
    )
    child.expect(re.escape(HINT))
    child.sendintr()
    child.expect("left with 130")
    child.expect(pexpect.EOF)
    assert re.search(r"\sicanon", str(child.before))
    assert re.search(r"\secho\s", str(child.before))


def test_a_low_terminal_shows_what_happened(home: Path) -> None:
    child = stepping(home, "--to=60")
    at(child, 60)
    child.setwinsize(14, 60)
    child.expect("not high enough for the whole")
    child.expect("Space")
    at_end(child)


# Refused. --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("--auto=0", "0.05 to 60 seconds, not “0”"),
        ("--auto=fast", "not “fast”"),
        ("--to=3", "not on line 3"),
        ("--view=p3", "“p3” is not a view"),
        ("--number=2", "no number 2"),
    ],
)
def test_refused(home: Path, args: str, said: str) -> None:
    done = call(home, "replay", "one.record", args)
    assert said in one_line(done.stderr)
    assert done.returncode == 2
    assert done.stdout == ""
