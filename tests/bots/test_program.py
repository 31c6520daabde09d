"""Bots that are programs of their own, in real processes."""

from __future__ import annotations

import pickle
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from batisseurs.bots import Seen, UnknownBot, find_bot
from batisseurs.bots.program import PROGRAM, ProgramBot, find_any_bot
from batisseurs.games import find_game
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import Seeded
from batisseurs.lab.simulate import simulate
from batisseurs.rooms.access.actor import check_bot
from tests.bots.test_greedy import tables

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
RUNNERS = {"py": sys.executable, "mjs": "node"}
Write = Callable[[str], str]

READS = "import json, os, sys, time\nfor line in sys.stdin:\n    question = json.loads(line)\n"
FAULTS = {
    "late": READS + "    time.sleep(60)",
    "stopped": READS + "    os._exit(3)",
    "nonsense": READS + "    print('castle', flush=True)",
    "no choice": READS + "    print(json.dumps({'choice': 'castle'}), flush=True)",
    "not a text": READS + "    print(json.dumps({'choice': [1]}), flush=True)",
    "no end": READS + "    sys.stdout.write('x' * 10**6); sys.stdout.flush(); time.sleep(60)",
    "never reads": "import time\ntime.sleep(60)",
    "never starts": "import nothing.of.that.name",
}
WHY = {"never reads": "late", "never starts": "stopped", "late": "late", "stopped": "stopped"}


def example(ending: str) -> str:
    """Return the command of an example."""
    return shlex.join([RUNNERS[ending], str(EXAMPLES / f"stdio_bot.{ending}")])


@pytest.fixture
def program(tmp_path: Path) -> Write:
    """Write a program; return its command."""

    def write(text: str) -> str:
        file = tmp_path / "bot.py"
        file.write_text(text, encoding="utf-8")
        return shlex.join([sys.executable, str(file)])

    return write


def asked(number: int = 40) -> Seen:
    """Return what a seat sees that has something to choose."""
    table = next(table for table in tables(THEOPOLIS, 2, number) if len(table.choices(table.chooser())) > 1)
    return Seen(THEOPOLIS, table, table.chooser(), Seeded(9))


@pytest.mark.parametrize("ending", RUNNERS)
def test_the_examples_play_and_beat_chance(ending: str) -> None:
    """They win more, since they never pass without need; and the same seed gives the same games."""
    bots = [PROGRAM + example(ending), "random"]
    found, again = (simulate("theopolis", bots, games=8, seed=3, cores=1) for _ in range(2))
    assert found.complete
    assert found.bots[0].lost == 0
    assert found.bots[0].win_rate > found.bots[1].win_rate
    assert found.bots == again.bots


def test_a_program_is_told_what_its_seat_may_see_and_no_more(program: Write, tmp_path: Path) -> None:
    kept = tmp_path / "question"
    bot = ProgramBot(
        program(
            READS + f"    open({str(kept)!r}, 'w').write(line)\n"
            "    print(json.dumps({'choice': question['choices'][-1]}), flush=True)"
        )
    )
    seen = asked()
    assert bot.choose(seen, Seeded(1)) == seen.choices[-1]
    question = msgspec.json.decode(kept.read_bytes())
    assert set(question) == {"game", "seat", "view", "choices", "seed", "seconds"}
    assert question["view"] == msgspec.json.decode(msgspec.json.encode(seen.view))
    assert question["choices"] == [choice.text for choice in seen.words]
    assert bot.lost == 0


@pytest.mark.parametrize("fault", FAULTS)
def test_a_program_that_fails_loses_that_choice(program: Write, fault: str) -> None:
    bot = ProgramBot(program(FAULTS[fault]), seconds=0.3 if fault in {"late", "never reads"} else 30)
    seen = asked()
    began = time.monotonic()
    assert bot.choose(seen, Seeded(1)) in seen.choices
    assert (bot.lost, bot.fault) == (1, WHY.get(fault, "nonsense"))
    assert time.monotonic() - began < 20


def test_casual_chooses_in_its_place_and_it_is_asked_again(program: Write, tmp_path: Path) -> None:
    """It stops once; the next question goes to a new process."""
    once = tmp_path / "once"
    bot = ProgramBot(
        program(
            READS + f"    if not os.path.exists({str(once)!r}):\n"
            f"        open({str(once)!r}, 'w').close()\n        os._exit(1)\n"
            "    print(json.dumps({'choice': question['choices'][0]}), flush=True)"
        )
    )
    seen = asked()
    source = Seeded(1)
    source.below(2**31)
    assert bot.choose(seen, Seeded(1)) == find_bot("casual").choose(seen, source)
    assert bot.choose(seen, Seeded(1)) == seen.choices[0]
    assert bot.lost == 1


def test_lost_choices_are_counted(program: Write) -> None:
    name = PROGRAM + program(FAULTS["no choice"])
    found = simulate("nehemiah", [name, "random"], games=1, seed=1, cores=1)
    assert found.complete
    assert found.bots[0].lost > 5
    assert found.bots[1].lost == 0


def test_records_do_not_say_where_a_program_lies(tmp_path: Path) -> None:
    out = tmp_path / "records"
    simulate("theopolis", [PROGRAM + example("py"), "random"], games=1, cores=1, out=out)
    text = out.read_text(encoding="utf-8")
    assert "program" in text
    assert "stdio_bot" not in text


def test_a_program_is_sent_to_other_processes() -> None:
    bot = pickle.loads(pickle.dumps(ProgramBot(example("py"), 7)))  # noqa: S301  just made
    assert (bot.command, bot.seconds) == (shlex.split(example("py")), 7)


@pytest.mark.parametrize("command", ["", "   ", "no-such-command-anywhere x", "python3 'unfinished"])
def test_a_command_that_cannot_be_started_is_refused(command: str) -> None:
    with pytest.raises(UnknownBot, match="there is no program"):
        find_any_bot(PROGRAM + command)


def test_no_guest_of_a_server_starts_a_program() -> None:
    """Rooms refuse its name, and a server's processes look bots up where no programs are known."""
    name = PROGRAM + example("py")
    for refuse in (check_bot, find_bot):
        with pytest.raises(UnknownBot):
            refuse(name)


def test_programs_play_every_game() -> None:
    for game in ("nehemiah", "my-village", "esdras-et-nehemie"):
        found = simulate(find_game(game), [PROGRAM + example("py"), "random"], games=1, cores=1)
        assert found.complete
        assert found.bots[0].lost == 0
