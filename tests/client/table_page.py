"""Sits down at tables in a browser, looks at them, and says what is to be read there."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from batisseurs.games import find_game
from batisseurs.kernel import Message
from tests.client.page_monitor import NOWHERE, POLLING, Witness

PROMPT = "[data-status]"
OFFERED = '[data-place-button="offered"]'
SECONDS = 1000
LOOKS = 1200
"""How often a room is looked at, twenty times a second, until something has happened there."""
SPECTATOR = -6
"""A spectator, on the wire."""
RECORDS = Path(__file__).parents[1] / "playthroughs"


def open_room(witness: Witness, game: str, players: int = 2, **new: Any) -> str:
    """Open a room as this person, with bots at all other seats unless it is said otherwise."""
    # A page makes a guest of who has none: two at once, and one of them would be forgotten with its rooms.
    if not witness.page.url.endswith(NOWHERE):
        witness.page.wait_for_load_state("networkidle")
    post(witness, "/api/guest", {})
    seats = [{"name": "Ada"}, *({"name": f"Bot {seat}", "bot": "greedy"} for seat in range(2, players + 1))]
    asked = {"game": game, "players": players, "seats": seats, "mine": [0]} | new
    body = {"id": uuid.uuid4().hex, "new": asked}
    return str(post(witness, "/api/rooms", body)["room"])


def post(witness: Witness, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server for something as this person, beside the page."""
    answer = witness.context.request.post(
        witness.address + path, data=body, headers={"X-Batisseurs": "1", "Origin": witness.address}
    )
    assert answer.ok, answer.text()
    return dict(answer.json())


def send(witness: Witness, room: str, command: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    """Send a command as this person, beside the page: as another tab would."""
    body: dict[str, Any] = {"id": uuid.uuid4().hex, "seat": seat, "command": command}
    if command["type"] in {"choose", "undo", "vote"}:
        body["version"] = look(witness, room)["version"]
    return post(witness, f"/api/rooms/{room}/commands", body)


def look(witness: Witness, room: str) -> dict[str, Any]:
    """Look at a room as this person, beside the page."""
    answer = witness.context.request.get(f"{witness.address}/api/rooms/{room}")
    assert answer.ok, answer.text()
    return dict(answer.json()["room"])


def events(witness: Witness, room: str) -> list[dict[str, Any]]:
    """Return what has happened in a room, as this person may know it."""
    answer = witness.context.request.get(f"{witness.address}/api/rooms/{room}?since=0")
    assert answer.ok, answer.text()
    return list(answer.json()["events"])


def wait_for(witness: Witness, holds: Callable[[], object]) -> None:
    """Wait until a condition on the server's answer holds."""
    for _ in range(LOOKS):
        if holds():
            return
        witness.page.wait_for_timeout(50)
    raise AssertionError(witness.page.locator(PROMPT).inner_text())


def moved_on(witness: Witness, room: str, version: int) -> None:
    """Wait until a room has moved on from a version."""
    wait_for(witness, lambda: look(witness, room)["version"] > version)


def asked(witness: Witness, room: str) -> dict[str, Any]:
    """Wait until this person has a choice or the game is over, and the page shows it; return the room.

    After a move the page may still show the question before, and bots may still think.
    """
    now: dict[str, Any] = {}

    def is_asked() -> bool:
        nonlocal now
        now = look(witness, room)
        return bool(now["choices"]) or now["stage"] == "over"

    wait_for(witness, is_asked)
    shown(witness, now["version"])
    settled(witness.page)
    return now


def shown(witness: Witness, version: int) -> None:
    """Wait until the page shows a version of the room, or a later one."""
    witness.page.wait_for_function(
        "([bar, version]) => Number(document.querySelector(bar)?.dataset.version) >= version",
        arg=[PROMPT, version],
        polling=POLLING,
    )


def link_to(witness: Witness, room: str, seat: int = SPECTATOR) -> str:
    """Make a link to a seat, or for spectators."""
    return str(post(witness, f"/api/rooms/{room}/invitations", {"seat": seat})["link"])


def played(name: str, lines: int | None = None) -> dict[str, Any]:
    """Return a golden record, or its first lines, as what a room is opened with."""
    text = (RECORDS / f"{name}.record").read_text(encoding="utf-8")
    head, _, body = text.partition("\n\n")
    if lines is not None:
        head = "\n".join(line for line in head.split("\n") if not line.startswith("happenings "))
        body = "\n".join(body.split("\n")[:lines]) + "\n"
    return {"players": head.count("\nseat "), "record": f"{head}\n\n{body}"}


def begin(witness: Witness, game: str, players: int = 2, **new: Any) -> str:
    """Open a room, begin the game and sit down in front of the table."""
    room = open_room(witness, game, new.pop("players", players), **new)
    if look(witness, room)["stage"] == "open":
        send(witness, room, {"type": "start"})
    witness.go(f"/rooms/{room}")
    expect(witness.page.locator(PROMPT)).to_be_visible()
    return room


def two(
    open_page: Callable[..., Witness], game: str = "theopolis", **new: Any
) -> tuple[Witness, Witness, str]:
    """Return Ada and Ben at a table for two where the game has begun, and the room.

    How people come there is shown by the tests of the lobby.
    """
    ada, ben = open_page(), open_page()
    room = open_room(ada, game, seats=[{"name": "Ada"}, {}], **new)
    sit_down(ben, link_to(ada, room, 1), room, 1)
    if look(ada, room)["stage"] == "open":
        send(ada, room, {"type": "start"})
    for witness in (ada, ben):
        witness.go(f"/rooms/{room}")
        expect(witness.page.locator(PROMPT)).to_be_visible()
    return ada, ben, room


def sit_down(ben: Witness, link: str, room: str, seat: int) -> None:
    """Take the seat of a link as Ben."""
    post(ben, "/api/guest", {})
    post(ben, "/api/enter", {"key": link.rpartition("#")[2]})
    send(ben, room, {"type": "join", "name": "Ben"}, seat=seat)


def confirm(witness: Witness) -> None:
    """Be sure, with the button of the bar: a card of the board may begin with the same word."""
    witness.page.locator(PROMPT).get_by_role("button", name=witness.say("web-sure")).click()


def menu(witness: Witness, id_: str) -> None:
    """Choose from the menu of the table."""
    witness.button("web-menu").click()
    witness.page.get_by_role("menuitem", name=witness.say(id_)).click()


def status(page: Page) -> str:
    """Return what the table waits for, as its bar says; nothing where there is none, as between two seats."""
    return str(page.evaluate("bar => document.querySelector(bar)?.dataset.status ?? ''", PROMPT))


def settled(page: Page) -> str:
    """Wait until there is a question, a confirmation, or the game is over; return which."""
    now = page.wait_for_function(
        """bar => {
            const now = document.querySelector(bar)?.dataset.status;
            return ['asked', 'unsure', 'over'].includes(now) && now;
        }""",
        arg=PROMPT,
        polling=POLLING,
        timeout=120 * SECONDS,
    )
    return str(now.json_value())


def sentence(witness: Witness, text: str) -> str:
    """Return the sentence of a choice that is open now, as the page says it."""
    (found,) = [
        choice["message"] for choice in witness.looks()[-1]["room"]["choices"] if choice["text"] == text
    ]
    return said(witness, found)


def said(witness: Witness, message: dict[str, Any]) -> str:
    """Return a message of the server as the page says it, with the names of its table."""
    room = witness.looks()[-1]["room"]
    names = [seat["name"] for seat in room["seats"]]
    return witness.words.say(Message(message["id"], message["args"]), names, find_game(room["game"]))


def choose(witness: Witness, text: str) -> None:
    """Choose from the list."""
    settled(witness.page)
    name = sentence(witness, text)
    witness.page.get_by_role("tab", name=witness.say("web-tab-choices")).click()
    # The pin beside it says the same sentence and more.
    chosen = re.compile(rf"^{re.escape(name)}$", re.IGNORECASE)
    witness.page.get_by_role("tabpanel").get_by_role("button", name=chosen).click()
