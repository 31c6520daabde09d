"""Plays games in a browser as people do: by pointing at the board, by the keyboard alone, from the list."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.client.page_monitor import Witness
from tests.client.page_state import READING, Glance, glance, point_at
from tests.client.table_page import PROMPT, SECONDS, confirm, sentence, settled

Act = Callable[[Witness, random.Random], None]


def play_on(witness: Witness, act: Act, seed: int = 1) -> int:
    """Let someone act whenever the table asks, until the game is over; return how often that was."""
    dice = random.Random(seed)  # noqa: S311  a player, no secret
    acts = 0
    while settled(witness.page) != "over":
        act(witness, dice)
        acts += 1
        assert acts < 2 * SECONDS, f"the game does not end: {page_text(witness)}"
    return acts


def play_some(witness: Witness, act: Act, dice: random.Random, acts: int) -> None:
    """Let someone act so often, or until the game is over."""
    for _ in range(acts):
        if settled(witness.page) == "over":
            return
        act(witness, dice)


def page_text(witness: Witness) -> str:
    """Say where someone has come to who does not come on."""
    room = witness.looks()[-1]["room"]
    shown = witness.page.evaluate(
        """() => ({
            bar: document.querySelector('[data-status]')?.innerText,
            status: document.querySelector('[data-status]')?.dataset.status,
            focus: document.activeElement?.outerHTML.slice(0, 300),
            offered: document.querySelectorAll('[data-place-button="offered"]').length,
            picked: document.querySelectorAll('[data-state="picked"]').length,
            over: [...document.querySelectorAll('[role=dialog], [role=menu]')].map(each => each.innerText),
        })"""
    )
    told = {name: room[name] for name in ("version", "lines", "stage", "step", "waiting", "wish", "choices")}
    return json.dumps({"shown": shown, "told": told}, ensure_ascii=False, indent=1)


def click(witness: Witness, dice: random.Random) -> None:
    """Point at something that is offered on the board, then at the popover beside it if there are several.

    What points at no place of the board, like the end of a turn, is a button of the bar.
    """
    now = glance(witness)
    if _closed(witness, now):
        return
    if now.status == "unsure":
        missed = point_at(witness, "sure", 0)
    elif now.beside:
        missed = point_at(witness, "beside", dice.randrange(now.beside))
    elif now.offered + now.bar == 0:  # forced moves are played automatically, or the page is just being drawn
        witness.page.wait_for_timeout(50)
        return
    elif (way := dice.randrange(now.offered + now.bar)) < now.offered:
        missed = point_at(witness, "offered", way)
    else:
        missed = point_at(witness, "bar", way - now.offered)
    if missed:
        # Forced moves are played automatically, and what is asked beside a place is loaded when it is needed:
        # then the table has moved on meanwhile, or a question has opened.
        gone_on = witness.version > now.version or glance(witness).beside > now.beside
        assert gone_on, f"{missed} is in the way: {page_text(witness)}"
        return
    _gone_on(witness, now)


def press(witness: Witness, dice: random.Random) -> None:
    """The same without a pointer: `n` goes to what is offered next, Enter takes it; numbers take the rest."""
    page = witness.page
    now = glance(witness)
    if _closed(witness, now):
        return
    if now.status == "unsure":
        assert now.focus == "bar", f"Enter says yes: {page_text(witness)}"
        keys = ["Enter"]
    elif now.beside:
        expect(page.locator("[role=menuitem]:focus")).to_have_count(1)
        keys = ["ArrowDown"] * dice.randrange(3) + ["Enter"]
    elif now.offered + now.keys == 0:  # as for a pointer
        page.wait_for_timeout(50)
        return
    elif (way := dice.randrange(now.offered + now.keys)) < now.offered:
        keys = ["n"] * (1 + way % 5) + ["Enter"]
    else:
        keys = [str(way - now.offered + 1)]
    for key in keys:
        page.keyboard.press(key)
    _gone_on(witness, now)


def _closed(witness: Witness, now: Glance) -> bool:
    """Close a card that was opened instead: what leaves no choice was answered just before it was pressed."""
    if now.reading:
        witness.page.keyboard.press("Escape")
        expect(witness.page.locator(READING)).to_have_count(0)
    return bool(now.reading)


def take_from_list(witness: Witness, dice: random.Random) -> None:
    """Take any of the choices in the list beside the board."""
    before = glance(witness)
    if before.status == "unsure":
        confirm(witness)
        _gone_on(witness, before)
        return
    tab = witness.page.get_by_role("tab", name=witness.say("web-tab-choices"))
    if tab.get_attribute("aria-selected") != "true":
        tab.click()
    panel = witness.page.get_by_role("tabpanel", name=witness.say("web-tab-choices"))
    dice.choice(panel.locator("button[data-choice]").all()).click()
    _gone_on(witness, before)


def _gone_on(witness: Witness, before: Glance) -> None:
    """Wait until it has an effect: the room moved on, or there is a further question."""
    for _ in range(2 * SECONDS):
        now = glance(witness)
        if now.version > before.version or now.status not in {before.status, "sending"}:
            return
        if before.status == "asked" and (now.beside or now.picked):
            return
        witness.page.wait_for_timeout(15)
    raise AssertionError(f"nothing has come of it: {page_text(witness)}")


def end_turn(witness: Witness) -> None:
    """End the turn with the button of the bar, confirm it, and answer other questions on the way."""
    page = witness.page
    dice = random.Random(1)  # noqa: S311
    settled(page)
    ended = False
    while (now := glance(witness)).status in {"asked", "unsure", "sending"}:
        if now.status == "asked" and _offers(witness, "end"):
            if ended:
                return  # it is the next turn already
            page.locator(PROMPT).get_by_role("button", name=sentence(witness, "end")).click()
            _gone_on(witness, now)
            ended = True
        elif now.status != "sending":
            click(witness, dice)
        page.wait_for_timeout(50)


def _offers(witness: Witness, text: str) -> bool:
    return any(choice["text"] == text for choice in witness.looks()[-1]["room"]["choices"])
