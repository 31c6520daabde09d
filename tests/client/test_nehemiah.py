"""Nehemiah in a browser: whole games, sealed bids, what is seen before it is done, phones, axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from batisseurs.games import find_game
from tests.client import legibility
from tests.client.conftest import MOVING, OpenPage
from tests.client.game_player import click, play_on, press
from tests.client.page_monitor import Witness
from tests.client.table_page import (
    PROMPT,
    asked,
    begin,
    confirm,
    events,
    look,
    send,
    settled,
    shown,
    status,
    two,
)
from tests.client.target_size import POINTER, too_small
from tests.client.test_phone import PHONE, thumb

SHORT = """
situation = 1
game = "nehemiah"
players = 3
turn = "p1"
seed = 1

[table]
decks = [4, 4, 4]
"""
"""All three rounds and their scorings, with decks of one column each."""
FOREMEN = {"foremen": True}
FIRST = {"first_player": "p1"}
ABOVE_A_STANDING_ONE = """
situation = 1
game = "nehemiah"
players = 3
turn = "p1"
seed = 1

[table]
c1 = ["wood_1 p2 tired", "gold_2 p1 tired", "wall_1 p3", "wood_2 p1"]
p1 = { wood = 3, gold = 5 }
"""
SHORTENED = """() => [...document.querySelectorAll('[data-place^="board."] p > span')]
    .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).map(name => name.textContent)"""
"""Influence boards whose names end in an ellipsis."""


def over(witness: Witness) -> None:
    sheet = witness.page.get_by_role("table", name=witness.say("web-ended-sheet"))
    expect(sheet).to_be_visible()
    for row in ("wall", "temple", "garrison", "cards", "gates", "goods"):
        expect(sheet).to_contain_text(witness.say(f"nehemiah-score-{row}"))


def be_sure(witness: Witness, until: Callable[[], bool]) -> None:
    """Confirm what cannot be undone, until it is done."""
    for _ in range(400):
        if until():
            return
        if status(witness.page) == "unsure":
            confirm(witness)
        witness.page.wait_for_timeout(50)
    raise AssertionError("nothing has come of it")


@pytest.mark.proof
def test_a_whole_game_by_clicking_the_board(open_page: OpenPage) -> None:
    ada = open_page(**MOVING)
    begin(ada, "nehemiah", 3, situation=SHORT)
    play_on(ada, click, seed=3)
    over(ada)


@pytest.mark.proof
def test_a_whole_game_by_keyboard(open_page: OpenPage) -> None:
    ada = open_page(**MOVING)
    begin(ada, "nehemiah", 3, situation=SHORT)
    play_on(ada, press, seed=2)
    over(ada)


def test_a_bid_is_set_with_steppers_and_sealed_at_once(open_page: OpenPage) -> None:
    ada = open_page()
    room = begin(ada, "nehemiah", 3, options=FOREMEN | FIRST)
    settled(ada.page)
    auction = ada.page.get_by_role("region", name=ada.say("nehemiah-auction-box"))
    expect(auction.locator('[data-place^="revealed."]')).to_have_count(4)
    auction.locator('[data-place-button="offered"]').first.click()
    # The others have sealed theirs: what stands beside a place is closed whenever the game continues.
    be_sure(ada, until=lambda: look(ada, room)["view"]["auctioned"] and look(ada, room)["waiting"] == [0])
    own = auction.get_by_role("group", name=ada.say("nehemiah-touch-bid"))
    # The numbers stand at their place, not in the bar; a player who presses it is shown all of them.
    expect(ada.page.locator(PROMPT).locator("kbd")).to_have_count(0)
    own.locator('[data-place="bid.workers"] > button').click()
    numbers = ada.page.get_by_role("menu", name=ada.say("web-choose-here"))
    workers = look(ada, room)["view"]["seats"][0]["available"]
    expect(numbers.get_by_role("menuitem")).to_have_count(workers + 1)
    ada.page.keyboard.press("Escape")
    more = {what: ada.say(f"nehemiah-has-{what}") for what in ("workers", "wood", "gold")}
    for what, times in (("workers", 2), ("wood", 1), ("gold", 3)):
        for _ in range(times):
            own.get_by_role("button", name=ada.say("nehemiah-web-more", what=more[what])).click()
    own.get_by_role("button", name=ada.say("nehemiah-web-bid", number=6)).click()
    bids = "You bid 2 workers, 1 wood and 3 gold."
    revealed = auction.get_by_role("list")
    be_sure(ada, until=lambda: revealed.get_by_text(bids).count() > 0)
    expect(revealed.get_by_role("listitem")).to_have_count(3)


def test_who_is_quicker_does_not_interrupt(open_page: OpenPage) -> None:
    """Both are asked at once. While Ada looks at her numbers Ben seals his bid: they stay open."""
    ada, ben, room = two(open_page, "nehemiah", options=FOREMEN | FIRST)
    ben.keep(auto=False)
    settled(ada.page)
    auction = ada.page.get_by_role("region", name=ada.say("nehemiah-auction-box"))
    auction.locator('[data-place-button="offered"]').first.click()
    be_sure(ada, until=lambda: look(ada, room)["waiting"] == [0, 1])
    auction.locator('[data-place="bid.workers"] > button').click()
    numbers = ada.page.get_by_role("menu", name=ada.say("web-choose-here"))
    expect(numbers).to_be_visible()
    ada.page.keyboard.press("ArrowDown")
    second = numbers.get_by_role("menuitem").nth(1)
    expect(second).to_be_focused()
    while 1 in (now := look(ben, room))["waiting"]:
        send(ben, room, {"type": "choose", "text": now["choices"][0]["text"], "sure": True}, seat=1)
    shown(ada, look(ada, room)["version"])
    assert look(ada, room)["waiting"] == [0]
    expect(second).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(numbers).to_have_count(0)
    assert [kept["event"]["seat"] for kept in events(ada, room) if kept["event"]["type"] == "chose"][-1] == 0


def test_what_a_card_is_and_what_it_would_do_is_told_before(open_page: OpenPage) -> None:
    """Nothing is chosen by pointing. A press then clears the column, and only the last card does."""
    ada = open_page()
    room = begin(ada, "nehemiah", 3, situation=ABOVE_A_STANDING_ONE)
    settled(ada.page)
    assert legibility.unreadable_in_some_language(ada, legibility.DESK) == []
    ada.keep(textSize=150)
    assert legibility.unreadable_in_some_language(ada, legibility.DESK) == []
    assert ada.page.evaluate(SHORTENED) == []
    ada.keep(textSize=100)
    version = look(ada, room)["version"]
    told = ada.page.get_by_role("tooltip")
    ada.page.locator('[data-place="grid.c1r4"] > button').hover()
    expect(told).to_contain_text(ada.say("nehemiah-explain-bottom"))
    expect(told).to_contain_text("Activate Wood Stock 2")
    ada.page.locator('[data-explain="p1.wood"]').first.hover()
    expect(told).to_contain_text("You need wood for: Build the Wall 1")
    assert look(ada, room)["version"] == version
    ada.page.locator('[data-place="grid.c1r4"] > button').click()
    expect(ada.page.locator('[data-marked="true"]')).to_have_count(1)


def test_a_worker_is_placed_by_pressing_the_card_where_it_goes(open_page: OpenPage) -> None:
    """Another card of the column says why not, and places nobody."""
    ada = open_page()
    room = begin(ada, "nehemiah", 3, situation=ABOVE_A_STANDING_ONE)
    settled(ada.page)
    version = look(ada, room)["version"]
    ada.page.locator('[data-place="grid.c2r3"] > button').click()
    expect(ada.page.get_by_role("dialog", name=ada.say("web-why-not"))).to_contain_text("NE-32")
    assert look(ada, room)["version"] == version
    ada.page.keyboard.press("Escape")
    ada.page.locator('[data-place="grid.c2r1"] > button').click()
    be_sure(ada, until=lambda: look(ada, room)["view"]["columns"][1]["spots"][0]["worker"] == 0)


def test_a_card_is_used_in_one_press_unless_its_player_would_rather_be_asked(open_page: OpenPage) -> None:
    """Undo leads to the question; a reader who switches it off is asked at the next table, too."""
    ada = open_page()
    at_once = ada.page.get_by_role("switch", name=ada.say("nehemiah-web-at-once"))
    room = begin(ada, "nehemiah", 3, situation=ABOVE_A_STANDING_ONE)
    settled(ada.page)
    expect(at_once).to_be_checked()
    ada.page.locator('[data-place="grid.c1r4"] > button').click()
    be_sure(ada, until=lambda: look(ada, room)["view"]["seats"][0]["wood"] == 3 + 2)
    ada.page.get_by_text(ada.say("nehemiah-web-at-once")).click()
    expect(at_once).not_to_be_checked()
    room = begin(ada, "nehemiah", 3, situation=ABOVE_A_STANDING_ONE)
    settled(ada.page)
    expect(at_once).not_to_be_checked()
    ada.page.locator('[data-place="grid.c1r4"] > button').click()
    be_sure(ada, until=lambda: look(ada, room)["step"] == "UseAnchor")


def test_a_phone(open_page: OpenPage) -> None:
    """An auction and a turn, in every language: everything can be hit, and reached in every look."""
    ada = open_page(**PHONE)
    auction: dict[str, Any] = {"players": 4, "options": FOREMEN | FIRST}
    turn: dict[str, Any] = {"players": 3, "situation": ABOVE_A_STANDING_ONE}
    for table in (auction, turn):
        begin(ada, "nehemiah", **table)
        settled(ada.page)
        for language in ("fr", "pl", "en"):
            ada.keep(language=language)
            expect(ada.page.locator("html")).to_have_attribute("lang", language)
            thumb(ada, language)
            assert "[[" not in ada.page.locator('[data-game="nehemiah"]').first.inner_text()
            assert legibility.unreadable(ada, legibility.PHONE) == [], language
        assert ada.hard_to_reach() == []
    ada.page.locator('[data-place="grid.c1r4"] > button').tap()
    expect(ada.page.locator('[data-marked="true"]')).to_have_count(1)


@pytest.mark.parametrize("foremen", [True, pytest.param(False, marks=pytest.mark.proof)])
def test_by_axe(open_page: OpenPage, foremen: bool) -> None:
    ada = open_page()
    ada.keep(auto=False)  # what leaves no choice is answered here, not by the page
    room = begin(ada, "nehemiah", 4, options={"foremen": foremen})
    for _ in range(6):
        choices = asked(ada, room)["choices"]
        send(ada, room, {"type": "choose", "text": choices[-1]["text"], "sure": True})
    asked(ada, room)
    assert ada.hard_to_reach() == []
    assert too_small(ada, POINTER) == []


def test_cards_are_read_large(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "nehemiah", 2)
    settled(ada.page)
    spot = ada.page.locator('[data-place="grid.c1r1"]')
    item = spot.get_attribute("data-item") or ""
    spot.locator("button").click(button="right", force=True)
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text(find_game("nehemiah").name_of(item, "en"))
    expect(dialog).to_contain_text(re.compile("NE-"))


def test_without_colours_and_motion(open_page: OpenPage) -> None:
    """Where the system says which colours there are, what is offered is still told from what is not."""
    ada = open_page(forced_colors="active", reduced_motion="reduce")
    begin(ada, "nehemiah", 3, situation=ABOVE_A_STANDING_ONE)
    settled(ada.page)
    offered = ada.page.locator('[data-place="grid.c1r4"] > button')
    assert offered.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
    assert ada.page.evaluate("() => document.getAnimations().length") == 0
