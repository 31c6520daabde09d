"""A phone of 360 × 780: one thumb, nothing to scroll sideways, and on no screen anything too small to hit."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.client import legibility
from tests.client.conftest import OpenPage
from tests.client.game_player import click, play_on
from tests.client.page_monitor import Witness
from tests.client.table_page import begin, link_to, menu, open_room, played, send, settled
from tests.client.target_size import POINTER, TOUCH, too_small

PHONE = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}
MIDDLE = played("theopolis-sacraments-4", 120)
OUTSIDE = """() => [...document.querySelectorAll('[data-place]')]
    .filter(one => one.getBoundingClientRect().right > innerWidth).map(one => one.dataset.place)"""
"""Places that nobody sees to their end."""


def fits(witness: Witness) -> bool:
    """Tell whether nothing is wider than the screen."""
    return bool(
        witness.page.evaluate(
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
    )


def thumb(witness: Witness, where: str) -> None:
    """Everything on this screen fits on it, and everything that can be pressed can be hit."""
    witness.still()
    assert fits(witness), where
    assert too_small(witness, TOUCH) == [], where


def opened(witness: Witness, where: str) -> None:
    """The same for a dialog or a menu, which is closed again."""
    page = witness.page
    over = page.get_by_role("dialog").or_(page.get_by_role("alertdialog")).or_(page.get_by_role("menu"))
    expect(over.first).to_be_visible()
    thumb(witness, where)
    page.keyboard.press("Escape")
    expect(over).to_have_count(0)


def test_every_page_fits(open_page: OpenPage) -> None:
    ada = open_page(**PHONE)
    for path in ("/", "/new/theopolis", "/import", "/about", "/rules/theopolis", "/next", "/rooms/nowhere"):
        ada.go(path)
        expect(ada.page.get_by_role("heading", level=1).first).to_be_visible()
        for language in ("fr", "pl", "en"):
            ada.keep(language=language)
            expect(ada.page.locator("html")).to_have_attribute("lang", language)
            thumb(ada, f"{path} {language}")
    # Fingers do not become smaller with the letters.
    ada.keep(textSize=90)
    ada.go("/new/theopolis")
    for fold in ("options", "clock", "who", "components"):
        ada.page.get_by_text(ada.say(f"web-new-{fold}"), exact=True).click()
    thumb(ada, "a new table, unfolded")


def test_what_opens_in_the_lobby(open_page: OpenPage) -> None:
    ada = open_page("/", **PHONE)
    ada.button("web-lobby-play", game="Theopolis").click()
    for company in ("friends", "here", "bots"):
        ada.page.get_by_role("radio", name=ada.say(f"web-lobby-company-{company}")).check(force=True)
        thumb(ada, company)
    opened(ada, "an opened box")
    ada.button("web-settings").click()
    opened(ada, "settings")
    ada.button("web-look-language", language="English").click()
    opened(ada, "languages")
    ada.go("/import")
    ada.page.get_by_label(ada.say("web-import-paste")).fill(MIDDLE["record"])
    expect(ada.button("web-import-open")).to_be_visible()
    thumb(ada, "a record")
    open_room(ada, "nehemiah")
    settings = {"listed": True, "watching": "anyone"}
    seats = [{"name": "Ada"}, {}, {"bot": "greedy"}]
    room = open_room(ada, "theopolis", 3, seats=seats, settings=settings)
    key = link_to(ada, room, 1)
    ada.go("/")
    expect(ada.page.get_by_role("heading", name=ada.say("web-mine-title"))).to_be_visible()
    thumb(ada, "my tables")
    ada.go(f"/rooms/{room}")
    expect(ada.button("web-waiting-begin")).to_be_visible()
    thumb(ada, "the waiting room of the host")
    ben = open_page("/", **PHONE)
    expect(ben.page.get_by_role("button", name=ben.say("web-waiting-sit")).first).to_be_visible()
    thumb(ben, "open tables")
    ben.go(f"/rooms/{room}")
    expect(ben.page.get_by_role("button", name=ben.say("web-waiting-take"))).to_be_visible()
    thumb(ben, "the waiting room of a stranger")
    ben.go(key)
    expect(ben.button("web-waiting-sit")).to_be_visible()
    thumb(ben, "the waiting room of a friend")


def test_the_table_fits(open_page: OpenPage) -> None:
    ada = open_page(**PHONE)
    begin(ada, "theopolis", **MIDDLE)
    settled(ada.page)
    thumb(ada, "the table")
    assert legibility.unreadable_in_some_language(ada, legibility.PHONE) == []
    ada.keep(textSize=150)
    assert legibility.unreadable_in_some_language(ada, legibility.PHONE) == []
    assert ada.page.evaluate(OUTSIDE) == []
    ada.keep(textSize=100)
    tools = ada.page.get_by_role("navigation", name=ada.say("web-side"))
    for tool in ("tab-choices", "tab-log", "tab-chat", "tab-scores", "players"):
        tools.get_by_role("button", name=ada.say(f"web-{tool}")).tap()
        sheet = ada.page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        thumb(ada, tool)
        sheet.get_by_role("button", name=ada.say("web-look-close")).tap()
        expect(sheet).to_have_count(0)
    for dialog in ("menu-rules", "menu-keys", "menu-spectators", "leave", "ask-clock", "ask-undo"):
        menu(ada, f"web-{dialog}")
        expect(ada.page.get_by_role("menu")).to_have_count(0)
        opened(ada, dialog)
    ada.button("web-menu").click()
    opened(ada, "the menu")


def test_a_long_name_is_whole_beside_the_flag_of_a_special_table(open_page: OpenPage) -> None:
    ada = open_page(**PHONE)
    begin(ada, "esdras-et-nehemie", options={"altar_face": "chosen"})
    expect(ada.button("web-marks")).to_be_visible()
    name = ada.page.locator("h1")
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth")
    lines = name.evaluate("name => name.clientHeight / parseFloat(getComputedStyle(name).lineHeight)")
    assert round(lines) <= 2


def test_the_board_under_a_thumb(open_page: OpenPage) -> None:
    """What is small unfolds wherever it is pressed, and what is unfolded can be read card by card."""
    ada = open_page(**PHONE)
    begin(ada, "theopolis", **MIDDLE)
    settled(ada.page)
    city = ada.page.locator('section[data-open="false"]').first
    city.locator("[data-item]").first.tap(force=True)
    expect(ada.page.locator('section[data-open="true"]')).to_be_visible()
    thumb(ada, "somebody else's city")
    ada.page.get_by_role("button", name=ada.say("theopolis-web-fold")).first.tap()
    ada.page.get_by_role("button", expanded=False, name="discard").tap()
    thumb(ada, "the discard pile")
    ada.page.locator('[data-place-button="refused"]').first.tap()
    expect(ada.page.get_by_role("heading", name=ada.say("web-why-not"))).to_be_visible()
    thumb(ada, "why not")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("region", name=ada.say("theopolis-web-heaven")).locator("button").first.tap()
    opened(ada, "a card")


@pytest.mark.proof
def test_a_whole_game_with_a_thumb(open_page: OpenPage) -> None:
    ada = open_page(**PHONE)
    begin(ada, "theopolis", options={"max_rounds": 2})
    play_on(ada, click, seed=4)
    expect(ada.page.get_by_role("table", name=ada.say("web-ended-sheet"))).to_be_visible()
    thumb(ada, "the end")
    ada.button("web-ended-replay").tap()
    expect(ada.page.get_by_role("slider", name=ada.say("web-replay-slider"))).to_be_visible()
    thumb(ada, "looking back")
    room = open_room(ada, "theopolis", seats=[{"name": "Ada"}, {"name": "Ben"}], mine=[0, 1])
    send(ada, room, {"type": "start"})
    ada.go(f"/rooms/{room}")
    expect(
        ada.page.get_by_role("button", name=ada.say("web-hand-over-take", name="").strip())
    ).to_be_visible()
    thumb(ada, "handing over")


def test_large_enough_for_a_pointer(open_page: OpenPage) -> None:
    ada = open_page()
    for path in ("/", "/new/theopolis", "/import", "/about", "/rules/theopolis", "/next", "/rooms/nowhere"):
        ada.go(path)
        expect(ada.page.get_by_role("heading", level=1).first).to_be_visible()
        ada.still()
        assert too_small(ada, POINTER) == [], path
    begin(ada, "theopolis", **MIDDLE)
    settled(ada.page)
    assert too_small(ada, POINTER) == []
    assert legibility.unreadable_in_some_language(ada, legibility.DESK) == []
    menu(ada, "web-menu-rules")
    expect(ada.page.get_by_role("dialog", name=ada.say("web-rules"))).to_be_visible()
    assert too_small(ada, POINTER) == []


def test_a_recap_that_concerns_nobody_takes_one_line(open_page: OpenPage) -> None:
    """The bots have only built for themselves: what they did is one line above the board."""
    ada = open_page(**PHONE)
    seats = [{"name": "Ada"}, {"name": "Ben", "bot": "random"}]
    ada.go(f"/rooms/{begin(ada, 'nehemiah', seats=seats, **played('nehemiah-last_column-2', 40))}")
    settled(ada.page)
    recap = ada.page.get_by_role("region", name=ada.say("web-recap"))
    expect(recap).to_be_visible()
    box = recap.bounding_box()
    assert box is not None
    assert box["height"] <= 56
    thumb(ada, "recap")
