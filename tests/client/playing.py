"""Plays whole games in a browser as people do: by pointing at the board, or by the keyboard alone."""

from __future__ import annotations

import json
import random
import uuid
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.client.witness import Witness

PROMPT = "[data-situation]"
OFFERED = '[data-place-button="offered"]'
SECONDS = 1000


def open_room(witness: Witness, game: str, players: int = 2, **new: Any) -> str:
    """Open a room as this person, with bots at all other seats unless it is said otherwise."""
    request = witness.context.request
    headers = {"X-Batisseurs": "1", "Origin": witness.address}
    request.post(f"{witness.address}/api/guest", data={}, headers=headers)
    seats = [{"name": "Ada"}, *({"bot": "greedy"} for _ in range(players - 1))]
    asked = {"game": game, "players": players, "seats": seats, "mine": [0]} | new
    body = {"id": uuid.uuid4().hex, "new": asked}
    answer = request.post(f"{witness.address}/api/rooms", data=body, headers=headers)
    assert answer.ok, answer.text()
    return str(answer.json()["room"])


def send(witness: Witness, room: str, command: dict[str, Any], seat: int = 0) -> dict[str, Any]:
    """Send a command as this person."""
    answer = witness.context.request.post(
        f"{witness.address}/api/rooms/{room}/commands",
        data={"id": uuid.uuid4().hex, "seat": seat, "command": command},
        headers={"X-Batisseurs": "1", "Origin": witness.address},
    )
    assert answer.ok, answer.text()
    return dict(json.loads(answer.text()))


def begin(witness: Witness, game: str, players: int = 2, **new: Any) -> str:
    """Open a room, begin the game and sit down in front of the table."""
    room = open_room(witness, game, players, **new)
    send(witness, room, {"type": "start"})
    witness.go(f"/rooms/{room}")
    expect(witness.page.locator(PROMPT)).to_be_visible()
    return room


def situation(page: Page) -> str:
    """Return what the table waits for, as its bar says."""
    return page.locator(PROMPT).get_attribute("data-situation") or ""


def settled(page: Page) -> str:
    """Wait until one is asked, must be sure, or the game is over; return which."""
    page.wait_for_function(
        """() => ['asked', 'unsure', 'over'].includes(
            document.querySelector('[data-situation]')?.dataset.situation)""",
        timeout=120 * SECONDS,
    )
    return situation(page)


def play_on(witness: Witness, act: Callable[[Witness, random.Random], None], seed: int = 1) -> int:
    """Let somebody act whenever the table asks, until the game is over; return how often that was."""
    dice = random.Random(seed)  # noqa: S311  a player, no secret
    acts = 0
    while settled(witness.page) != "over":
        act(witness, dice)
        acts += 1
        assert acts < 2 * SECONDS, "the game does not end"
    return acts


def click(witness: Witness, dice: random.Random) -> None:
    """Point at something that is offered on the board; at what stands beside it, if that is several things.

    What points at no place of the board, like the end of a turn, is a button of the bar.
    """
    page = witness.page
    before = witness.version
    if situation(page) == "unsure":
        witness.button("web-sure").click()
        _gone_on(witness, before, "unsure")
        return
    beside = page.get_by_role("menu", name=witness.say("web-choose-here"))
    if beside.is_visible():
        dice.choice(beside.get_by_role("menuitem").all()).click()
    else:
        bar = page.locator(PROMPT).get_by_role("button").filter(has_not_text=witness.say("web-undo")).all()
        dice.choice([*page.locator(OFFERED).all(), *bar]).click()
    _gone_on(witness, before, "asked")


def press(witness: Witness, dice: random.Random) -> None:
    """The same without a pointer: `n` goes to what is offered next, Enter takes it; numbers take the rest."""
    page = witness.page
    before = witness.version
    if situation(page) == "unsure":
        page.keyboard.press("Enter")
        _gone_on(witness, before, "unsure")
        return
    if page.get_by_role("menu", name=witness.say("web-choose-here")).is_visible():
        for _ in range(dice.randrange(3)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        _gone_on(witness, before, "asked")
        return
    offered = page.locator(OFFERED).count()
    bar = page.locator(PROMPT).locator("kbd").count()
    way = dice.randrange(offered + bar)
    if way < offered:
        for _ in range(1 + way % 5):
            page.keyboard.press("n")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(way - offered + 1))
    _gone_on(witness, before, "asked")


def _gone_on(witness: Witness, before: int, was: str) -> None:
    """Wait until something has come of it: the room went on, or one is asked further."""
    page = witness.page
    beside = page.get_by_role("menu", name=witness.say("web-choose-here"))
    for _ in range(2 * SECONDS):
        if witness.version > before or situation(page) not in {was, "sending"}:
            return
        if was == "asked" and (beside.is_visible() or page.locator('[data-state="picked"]').count() > 0):
            return
        page.wait_for_timeout(15)
    raise AssertionError(f"nothing has come of it; the bar says: {page.locator(PROMPT).inner_text()}")
