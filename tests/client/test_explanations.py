"""What is pointed at explains itself, by pointer, keyboard and long press; choices say what they would do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.client.conftest import OpenPage
from tests.client.table_page import OFFERED, begin, settled

CARD = "#explanation-card"
LABELS = """() => [...document.querySelectorAll('[data-place]')].map(place => [
    place.dataset.place, place.querySelector(':scope > button[data-place-button]').ariaLabel])"""
CODE = re.compile(r"\b(?:c\d+r\d+|c\d+|[st]\d+_\d+|w\d\d|p\d\.\w+)\b")
"""Places as records write them."""


@pytest.mark.parametrize("game", ["nehemiah", "my-village"])
def test_pointer_and_focus_show_what_a_place_is_and_what_choosing_it_would_do(
    open_page: OpenPage, game: str
) -> None:
    ada = open_page()
    begin(ada, game)
    settled(ada.page)
    place = ada.page.locator(OFFERED).first
    card = ada.page.locator(CARD)
    place.hover()
    expect(card).to_be_visible()
    expect(card).to_contain_text(ada.say("web-reader-rules"))
    assert ada.axe(within=CARD) == []
    ada.page.mouse.move(0, 0)
    expect(card).to_have_count(0)

    ada.page.keyboard.press("n")  # to the first place that is offered
    focused = ada.page.locator(f"{OFFERED}:focus")
    expect(card).to_be_visible()
    expect(focused).to_have_attribute("aria-describedby", CARD.removeprefix("#"))
    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(focused).to_have_count(1)

    ada.page.keyboard.press("?")  # with nothing pointed at, the help on keys
    expect(ada.page.get_by_role("dialog", name=ada.say("web-menu-keys"))).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Shift+n")
    expect(card).to_be_visible()
    ada.page.keyboard.press("?")
    reader = ada.page.get_by_role("dialog")
    expect(reader.get_by_role("button", name=ada.say("web-look-close"))).to_be_visible()
    assert ada.axe(within='[role="dialog"]') == []


@pytest.mark.parametrize("game", ["theopolis", "nehemiah", "my-village", "esdras-et-nehemie"])
def test_places_are_called_what_the_game_calls_them(open_page: OpenPage, game: str) -> None:
    ada = open_page()
    with ada.page.expect_response(lambda response: "brief=true" in response.url and response.ok) as answer:
        begin(ada, game)
    settled(ada.page)
    found = answer.value.json()["found"]
    assert len(found) > 20
    ada.page.wait_for_function(f"({LABELS})().every(([, label]) => !label.startsWith('…'))")
    labels = dict(ada.page.evaluate(LABELS))
    assert [(place, label) for place, label in labels.items() if CODE.search(label)] == []
    said = [place for place in found if place in labels and found[place]["costs"]]
    costs = ada.say("explain-costs")
    assert [place for place in said if costs not in labels[place]] == []


def test_a_choice_says_what_it_would_do(open_page: OpenPage) -> None:
    """Nehemiah: who places a worker has one less, and it is the neutral worker's turn next."""
    ada = open_page()
    begin(ada, "nehemiah")
    settled(ada.page)
    ada.page.keyboard.press("c")
    choice = ada.page.locator("[data-choice]").first
    choice.hover()
    preview = ada.page.locator(f"{CARD} [data-preview]")
    expect(preview).to_contain_text("\u22121")
    choice.click()
    expect(ada.button("web-undo")).to_be_visible()  # nothing was asked: it can be undone


def test_the_legend_is_one_key_away(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "my-village")
    settled(ada.page)
    ada.page.keyboard.press("s")
    legend = ada.page.get_by_role("dialog", name=ada.say("web-menu-legend"))
    expect(legend.locator("[data-legend]").nth(5)).to_be_visible()
    expect(legend.locator('[data-legend="p1.time"]')).to_be_attached()  # a figure that cannot be pressed
    assert ada.axe(within='[role="dialog"]') == []


def test_a_long_press_shows_what_a_place_is(open_page: OpenPage) -> None:
    ada = open_page(viewport={"width": 360, "height": 740}, has_touch=True)
    begin(ada, "nehemiah")
    settled(ada.page)
    box = ada.page.locator(OFFERED).first.bounding_box()
    assert box is not None
    session = ada.context.new_cdp_session(ada.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 20}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    reader = ada.page.get_by_role("dialog")
    expect(reader).to_contain_text(ada.say("web-reader-rules"))
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(reader).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(reader).to_have_count(0)
    figure = ada.page.locator("[data-explain]:visible").first.bounding_box()
    assert figure is not None
    at = {"x": figure["x"] + figure["width"] / 2, "y": figure["y"] + figure["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(reader).to_contain_text(ada.say("web-reader-rules"))
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert ada.hard_to_reach('[role="dialog"]') == []
    reader.get_by_role("button", name=ada.say("web-look-close")).tap()
    expect(reader).to_have_count(0)
