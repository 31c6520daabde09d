"""Esdras et Néhémie in a browser: its first turn, cards read, a phone, every look by axe."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from batisseurs.games import find_game
from tests.client import legibility
from tests.client.conftest import MOVING, OpenPage
from tests.client.game_player import click, end_turn, play_some
from tests.client.page_monitor import Witness
from tests.client.table_page import OFFERED, PROMPT, begin, played, settled
from tests.client.target_size import POINTER, TOUCH, too_small

SLUG = "esdras-et-nehemie"
GAME = find_game(SLUG)
BOARD = f'[data-game="{SLUG}"]'
WIDTH = 360
PHONE = {"viewport": {"width": WIDTH, "height": 780}, "has_touch": True, "is_mobile": True}

SECOND_WEEK = {1: 160, 2: 250, 4: 420}
"""Where the golden records come to it, in lines."""
WATCH = """([board, bar]) => {
    window.sizes = [];
    const watch = new ResizeObserver(([{contentRect}]) => {
        window.sizes.push([contentRect.height, document.querySelector(bar).dataset.status]);
    });
    watch.observe(document.querySelector(board));
}"""
"""Writes down how high the board is, and what the table waits for then."""


def sit_down(ada: Witness, players: int, lines: int | None = None) -> None:
    """Begin a game, or continue a golden record after so many lines, and wait for the player's turn."""
    begin(ada, SLUG, **({"players": players} if lines is None else played(f"{SLUG}-scored-{players}", lines)))
    settled(ada.page)


def test_a_game_begins_by_clicking_the_board(open_page: OpenPage) -> None:
    """From the first gatekeeper to the end of the first turn; the opponent has had its own then."""
    ada = open_page(**MOVING)
    sit_down(ada, 1)
    end_turn(ada)
    settled(ada.page)
    assert ada.looks()[-1]["room"]["view"]["day"] > 1


def test_the_board_keeps_its_size_while_a_choice_is_on_its_way(open_page: OpenPage) -> None:
    """The bar below it has less to say then, and stays as high as it was."""
    ada = open_page()
    ada.keep(motion="off")
    sit_down(ada, 1)
    ada.page.evaluate(WATCH, [BOARD, PROMPT])
    play_some(ada, click, random.Random(1), 6)  # noqa: S311  a player, no secret
    settled(ada.page)
    sizes = ada.page.evaluate("() => window.sizes")
    assert len({height for height, _ in sizes}) > 1  # what is asked takes more room, and less
    assert "sending" not in {status for _, status in sizes}, sizes


@pytest.mark.parametrize("players", [1, 4])
def test_a_moment_can_be_reached_in_every_look(open_page: OpenPage, players: int) -> None:
    """Everything on one screen; by axe in all themes, and large enough to be pressed."""
    ada = open_page()
    sit_down(ada, players, SECOND_WEEK[players])
    assert ada.hard_to_reach() == []
    assert too_small(ada, POINTER) == []
    assert ada.page.evaluate(
        "board => { const {scrollHeight, clientHeight} = document.querySelector(board);"
        " return scrollHeight <= clientHeight + 2; }",
        BOARD,
    )
    others = ada.page.locator(f"{BOARD} button[data-explain]")  # the last thing beside the common board
    expect(others.last).to_be_in_viewport(ratio=0.9)
    assert legibility.unreadable_in_some_language(ada, legibility.DESK) == []


def test_the_way_to_a_scroll_is_told_before_it_is_gone(open_page: OpenPage) -> None:
    ada = open_page()
    sit_down(ada, 4, 640)
    reached = ada.page.locator('[data-reached="true"]')
    assert reached.count() > 0
    assert ada.page.locator('[data-place="scroll.s4_1"] [data-reached="false"]').count() == 1


def test_cards_are_read_large(open_page: OpenPage) -> None:
    ada = open_page()
    sit_down(ada, 2, SECOND_WEEK[2])
    for place in ("ring.w09", "ring.water", "scroll.s2_2", "altar"):
        spot = ada.page.locator(f'[data-place="{place}"]')
        item = spot.get_attribute("data-item") or ""
        spot.locator(":scope > button").click(button="right", force=True)
        dialog = ada.page.get_by_role("dialog")
        expect(dialog).to_contain_text(GAME.name_of(item, "en"))
        expect(dialog).to_contain_text(re.compile("EN-"))
        ada.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_phone_shows_one_area_at_a_time(open_page: OpenPage, language: str) -> None:
    """In its width, with the purse in sight, and with nothing too small for a finger."""
    ada = open_page(**PHONE)
    ada.keep(language=language)
    sit_down(ada, 4, SECOND_WEEK[4])
    assert ada.page.locator(OFFERED).count() > 0
    areas = ada.page.get_by_role("tablist", name=ada.say(f"{SLUG}-web-areas")).get_by_role("tab")
    purse = ada.page.get_by_role("region", name=ada.say(f"{SLUG}-web-purse"))
    expect(areas).to_have_count(5)
    for tab in areas.all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        expect(purse).to_be_in_viewport()
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
        assert "[[" not in ada.page.locator(BOARD).first.inner_text()
        assert too_small(ada, TOUCH) == []
        assert legibility.unreadable(ada, legibility.PHONE) == []
    assert ada.axe() == []
