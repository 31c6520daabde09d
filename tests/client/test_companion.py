"""A companion beside a real table: what comes there is entered, and the page tells what follows."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from playwright.sync_api import Locator, expect

from batisseurs.games import find_game
from batisseurs.kernel import read_record, replay
from tests.client.conftest import OpenPage
from tests.client.game_player import end_turn
from tests.client.page_monitor import Witness
from tests.client.table_page import PROMPT, SECONDS, look, open_room, send, shown, status, wait_for

GAME = "esdras-et-nehemie"
TURNS = 3
"""So many turns of the opponent."""


def asked(witness: Witness) -> str:
    """Wait until something is to be entered, chosen or made sure of; return which."""
    witness.page.wait_for_function(
        "bar => ['entry', 'asked', 'unsure'].includes(document.querySelector(bar)?.dataset.status)",
        arg=PROMPT,
        timeout=60 * SECONDS,
    )
    return status(witness.page)


def entry(witness: Witness, room: str) -> dict[str, Any]:
    found = look(witness, room)["entry"]
    assert found is not None
    return dict(found)


def field(witness: Witness) -> Locator:
    return witness.page.get_by_role("textbox", name=witness.say("web-entry-field"))


def outcomes(witness: Witness) -> Locator:
    return witness.page.locator("[data-outcome]")


def has_fewer_lines(witness: Witness, room: str, lines: int) -> bool:
    return bool(look(witness, room)["lines"] < lines)


def wait_for_lines(witness: Witness, room: str, lines: int) -> None:
    wait_for(witness, lambda: look(witness, room)["lines"] == lines)
    shown(witness, look(witness, room)["version"])


def log(witness: Witness, room: str) -> list[str]:
    """Return the lines of the record: the server gives it to who is alone at any time."""
    answer = witness.context.request.get(f"{witness.address}/api/rooms/{room}/record")
    assert answer.ok, answer.text()
    record = read_record(answer.text())
    assert ("chance", "person") in record.tags
    assert replay(find_game(record.game), record).chooser is not None
    return [str(line) for line in record.lines]


def test_the_opponent_runs_beside_a_real_table(open_page: OpenPage) -> None:
    ada = open_page("/")
    game = ada.words.title(find_game(GAME))
    ada.page.get_by_role("link", name=ada.say("web-companion-of", game=game)).click()
    expect(ada.page.get_by_text(ada.say("web-companion-help"))).to_be_visible()
    ada.button("web-lobby-start").click()
    expect(field(ada)).to_be_focused()
    room = ada.page.url.rsplit("/", 1)[-1]
    assert status(ada.page) == "entry"
    assert ada.axe() == []
    expect(ada.page.locator(f'[data-place$="{entry(ada, room)["places"][0]}"][data-hinted]')).to_be_visible()
    several_on_a_line(ada, room)
    by_the_keyboard_alone(ada, room)

    # The server lays out the rest; then own choices in turn with what is turned over for the opponent.
    ada.button("web-entry-draw-all").click()
    assert asked(ada) == "asked"
    dice = random.Random(3)  # noqa: S311  a player, no secret
    turns = 0
    while turns < TURNS:
        if asked(ada) != "entry":
            end_turn(ada)
            continue
        question = entry(ada, room)
        lines = look(ada, room)["lines"]
        expect(ada.page.locator(f'[data-entry="{lines}"]')).to_be_visible()  # it is drawn, too
        chosen = dice.choice(question["outcomes"])["text"]
        enter(ada, chosen, by_typing=dice.random() < 0.5)
        assert log(ada, room)[lines] == f"chance {chosen}"
        turns += question["step"] == "RevealFocus"
    before = log(ada, room)

    # The browser is closed and opened again: the same table, and the entry can still be undone.
    stored = ada.context.storage_state()
    ada.context.close()
    again = open_page(f"/rooms/{room}", storage_state=stored)
    asked(again)
    assert log(again, room) == before
    while (left := look(again, room)["lines"]) > lines:
        again.button("web-undo").click()
        wait_for(again, partial(has_fewer_lines, again, room, left))
    assert entry(again, room) == question
    expect(again.page.locator(f'[data-entry="{lines}"]')).to_be_visible()
    other = next(outcome["text"] for outcome in question["outcomes"] if outcome["text"] != chosen)
    enter(again, other, by_typing=False)
    assert log(again, room)[: lines + 1] == [*before[:lines], f"chance {other}"]


def several_on_a_line(ada: Witness, room: str) -> None:
    """Each answers the question that follows; what does not fit is said, and left to be mended."""
    expect(outcomes(ada)).to_have_count(4)
    field(ada).fill("gold, wood stone, frogs, ash")
    field(ada).press("Enter")
    wait_for_lines(ada, room, 3)
    expect(ada.page.get_by_text(ada.say("web-entry-not-there", text="frogs"))).to_be_visible()
    expect(field(ada)).to_have_value("frogs, ash")
    assert log(ada, room) == ["chance rubble gold w01", "chance rubble wood w01", "chance rubble stone w08"]


def by_the_keyboard_alone(ada: Witness, room: str) -> None:
    """A wrong entry is undone, and entered again from the list."""
    field(ada).fill("")
    ada.button("web-undo").press("Enter")
    wait_for_lines(ada, room, 2)
    field(ada).fill("as")
    expect(outcomes(ada)).to_have_count(1)
    field(ada).press("ArrowDown")
    expect(outcomes(ada)).to_be_focused()
    ada.page.keyboard.press("Enter")
    wait_for_lines(ada, room, 3)
    assert log(ada, room)[-1] == "chance rubble ash w08"


def enter(witness: Witness, text: str, *, by_typing: bool) -> None:
    """Enter what came, and wait until something else is asked."""
    version = witness.version
    if by_typing:
        field(witness).fill(text)
        field(witness).press("Enter")
    else:
        witness.page.locator(f'[data-outcome="{text}"]').click()
    shown(witness, version + 1)
    asked(witness)


def test_each_of_several_at_the_device_enters_what_only_they_may_see(open_page: OpenPage) -> None:
    ada = open_page(viewport={"width": 390, "height": 844})
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    room = open_room(ada, "theopolis", seats=seats, mine=[0, 1], chance="person")
    send(ada, room, {"type": "start"})
    ada.go(f"/rooms/{room}")
    ada.button("web-hand-over-take", name="Ada").click()
    field(ada).fill("chapel, school")
    field(ada).press("Enter")
    wait_for_lines(ada, room, 2)
    assert log(ada, room) == ["chance reveal chapel", "chance reveal school"]
    ada.button("web-entry-draw-all").click()
    # The cards that only Ben may see.
    ada.button("web-hand-over-take", name="Ben").click()
    asked(ada)
    question = ada.looks()[-1]["room"]["entry"]
    assert question["prompt"]["args"] == {"seat": 1}
    lines = look(ada, room)["lines"]
    ada.button("web-entry-draw").click()
    wait_for_lines(ada, room, lines + 1)
    dealt = [line.split()[-1] for line in log(ada, room) if line.startswith("chance deal")]
    assert dealt == ["p1"] * 4 + ["p2"]
