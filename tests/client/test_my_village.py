"""My Village in a browser: whole games against bots, every look by axe, a phone, three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.client.conftest import OpenPage
from tests.client.playing import OFFERED, begin, click, play_on, played, press, settled

SHORT = {"max_rounds": 2}
LATE = played("my-village-coffins-3", 330)
WIDTH = 360
PHONE = {"viewport": {"width": WIDTH, "height": 780}, "has_touch": True, "is_mobile": True}


def test_a_whole_game_by_clicking_the_board(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "my-village", options=SHORT)
    play_on(ada, click)
    expect(ada.page.get_by_role("table", name=ada.say("web-ended-sheet"))).to_be_visible()


def test_a_whole_game_by_keyboard(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "my-village", options=SHORT)
    play_on(ada, press, seed=2)
    expect(ada.page.get_by_role("table", name=ada.say("web-ended-sheet"))).to_be_visible()


def test_a_late_moment_can_be_reached_in_every_look(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "my-village", **LATE)
    settled(ada.page)
    assert ada.hard_to_reach() == []


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


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_phone_shows_everything_in_its_width(open_page: OpenPage, language: str) -> None:
    ada = open_page(**PHONE)
    ada.keep(language=language)
    begin(ada, "my-village", **LATE)
    settled(ada.page)
    expect(ada.page.get_by_role("region", name=ada.say("my-village-middle"))).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
    assert ada.page.locator(OFFERED).count() > 0
    assert ada.axe() == []
