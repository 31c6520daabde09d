"""My Village in a browser: whole games against bots, every look by axe, a phone, three languages."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.client import legibility
from tests.client.conftest import MOVING, OpenPage
from tests.client.game_player import click, play_on, press
from tests.client.page_monitor import Witness
from tests.client.table_page import OFFERED, PROMPT, begin, played, settled
from tests.client.test_phone import PHONE, thumb

SHORT = {"max_rounds": 2}
LATE = played("my-village-coffins-3", 330)
PAD = ("church", "council", "fields", "travels", "customers", "stories", "hand", "labourers")
"""The lines of the printed score pad, from the top."""


COVERED = """() => {
    const reach = document.querySelector('button[aria-pressed=true]').closest('[role=group]').parentElement;
    return [...reach.previousElementSibling.querySelectorAll('button')].filter(one => {
        one.focus();
        return one.getBoundingClientRect().bottom > reach.getBoundingClientRect().top;
    }).map(one => one.ariaLabel);
}"""
"""What is hidden behind dice and values when it has the focus."""


FITS = """() => {
    const {scrollHeight, clientHeight} = document.querySelector('[data-game="my-village"]');
    return scrollHeight <= clientHeight + 2;
}"""
"""Everything for the decision is on one screen."""


BESIDE = """() => [...document.querySelectorAll('[data-place^="value."] span[data-none]')].filter(count => {
    const [inner, tile] = [count, count.closest('[data-place]')].map(one => one.getBoundingClientRect());
    return inner.left < tile.left || inner.right > tile.right;
}).map(count => count.closest('[data-place]').dataset.place)"""
"""Values whose counts of banners stand over their edge."""


def over(witness: Witness) -> None:
    """The game has ended, and the sheet is filled in like the pad."""
    sheet = witness.page.get_by_role("table", name=witness.say("web-ended-sheet"))
    expect(sheet).to_be_visible()
    lines = [witness.say(f"my-village-score-{line}") for line in PAD]
    heads = sheet.get_by_role("rowheader").all_inner_texts()
    assert [head for head in heads if head in lines] == lines


@pytest.mark.proof
def test_a_whole_game_by_clicking_the_board(open_page: OpenPage) -> None:
    ada = open_page(**MOVING)
    begin(ada, "my-village", options=SHORT)
    play_on(ada, click)
    over(ada)


@pytest.mark.proof
def test_a_whole_game_by_keyboard(open_page: OpenPage) -> None:
    ada = open_page(**MOVING)
    begin(ada, "my-village", options=SHORT)
    play_on(ada, press, seed=2)
    over(ada)


def test_a_late_moment_can_be_reached_in_every_look(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "my-village", **LATE)
    settled(ada.page)
    assert ada.hard_to_reach() == []
    assert legibility.unreadable_in_some_language(ada, legibility.DESK) == []
    assert ada.page.evaluate(FITS)
    ada.keep(textSize=150)
    assert legibility.unreadable_in_some_language(ada, legibility.DESK) == []
    assert ada.page.evaluate(BESIDE) == []


def test_a_value_is_pointed_at_before_it_is_made(open_page: OpenPage) -> None:
    """The cards that it opens are lit, and named in a line."""
    ada = open_page()
    begin(ada, "my-village", options=SHORT)
    settled(ada.page)
    ada.page.locator('[data-place="value.7"]').hover()
    field = ada.page.locator('[data-place="centre.field"] [data-lit="true"]')
    expect(field).to_be_visible()
    expect(ada.page.locator('[data-place="centre.ch_cloister"] [data-lit="true"]')).to_have_count(0)


def test_another_village_is_looked_at_large(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "my-village", **LATE)
    settled(ada.page)
    own, other = (ada.say("my-village-web-village", seat=seat) for seat in ("Ada", "Bot 2"))
    ada.page.get_by_role("button", name=other).click()
    expect(ada.page.get_by_role("region", name=other)).to_be_visible()
    ada.page.get_by_role("button", name=own).click()
    expect(ada.page.get_by_role("region", name=own)).to_be_visible()


def area(witness: Witness, name: str) -> Locator:
    """Open an area of the table on a phone: the middle, their own village, or the others."""
    ways = witness.page.get_by_role("group", name=witness.say("my-village-web-areas"))
    way = ways.get_by_role("button", name=witness.say(f"my-village-web-area-{name}"))
    way.tap()
    expect(way).to_have_attribute("aria-pressed", "true")
    return way


def test_a_phone_shows_one_area_at_a_time(open_page: OpenPage) -> None:
    """Dice and what is asked stay beside it; everything can be hit, in every language and look."""
    ada = open_page(**PHONE)
    begin(ada, "my-village", **LATE)
    settled(ada.page)
    pool = ada.page.get_by_role("region", name=ada.say("my-village-dice"))
    shown = {"middle": "office", "village": "p1.school", "others": ""}
    for language in ("fr", "pl", "en"):
        ada.keep(language=language)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        for name in shown:
            area(ada, name)
            for other, place in shown.items():
                if place:
                    expect(ada.page.locator(f'[data-place="{place}"]')).to_have_count(int(name == other))
            thumb(ada, f"{name} {language}")
            assert legibility.unreadable(ada, legibility.PHONE) == [], f"{name} {language}"
    area(ada, "middle")
    assert ada.page.evaluate(COVERED) == []
    expect(pool).to_be_in_viewport(ratio=1)
    expect(ada.page.locator('[data-place="value.7"]')).to_be_in_viewport(ratio=1)
    other = ada.say("my-village-web-village", seat="Bot 2")
    area(ada, "others")
    ada.page.get_by_role("button", name=other).tap()
    expect(ada.page.get_by_role("region", name=other)).to_be_visible()
    assert ada.hard_to_reach() == []


def test_a_phone_opens_the_area_that_is_asked_about(open_page: OpenPage) -> None:
    ada = open_page(**PHONE)
    begin(ada, "my-village", options=SHORT)
    settled(ada.page)
    area(ada, "others")
    dice = random.Random(3)  # noqa: S311  a player, no secret
    for _ in range(16):
        if settled(ada.page) == "over":
            break
        assert ada.page.locator(OFFERED).count() + ada.page.locator(f"{PROMPT} button").count() > 0
        click(ada, dice)
    assert ada.version > 16


def test_without_colours_and_motion(open_page: OpenPage) -> None:
    """Where the system says which colours there are, what is offered is still told from what is not."""
    ada = open_page(forced_colors="active", reduced_motion="reduce")
    begin(ada, "my-village", **LATE)
    settled(ada.page)
    offered = ada.page.locator(OFFERED).first
    assert offered.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
    assert ada.page.evaluate("() => document.getAnimations().length") == 0
