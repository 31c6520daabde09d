"""What can be done at a table beside choosing: think again, ask why not, look back, read."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.client.conftest import OpenPage
from tests.client.game_player import end_turn
from tests.client.table_page import OFFERED, begin, choose, look, open_room, played, settled, two

MIDDLE = played("theopolis-sacraments-4", 120)
LAST_CARD = played("theopolis-wonder-2", 37)
"""Ben has ended his turn and takes a card of the board; chance replaces it."""


def test_a_step_is_shown_and_undone(open_page: OpenPage) -> None:
    """What neither chance nor anyone else has answered is not asked about twice, and can be undone."""
    ada = open_page()
    room = begin(ada, "theopolis")
    settled(ada.page)
    before = look(ada, room)
    choose(ada, "add hope")
    expect(ada.button("web-undo")).to_be_visible()
    after = look(ada, room)
    assert after["lines"] > before["lines"]
    assert after["view"] != before["view"]
    ada.button("web-undo").click()
    expect(ada.button("web-undo")).to_have_count(0)
    again = look(ada, room)
    assert (again["lines"], again["view"]) == (before["lines"], before["view"])


def test_only_what_cannot_be_undone_is_asked_about(open_page: OpenPage) -> None:
    _, ben, room = two(open_page, **LAST_CARD)
    settled(ben.page)
    before = look(ben, room)
    ben.page.locator(OFFERED).first.click()
    ben.button("web-not-sure").click()
    expect(ben.page.locator('[data-status="asked"]')).to_be_visible()
    assert look(ben, room)["version"] == before["version"]


def test_who_wants_no_questions_is_asked_none(open_page: OpenPage) -> None:
    _, ben, room = two(open_page, **LAST_CARD)
    ben.keep(sure=False)
    settled(ben.page)
    ben.page.locator(OFFERED).first.click()
    expect(ben.page.locator('[data-status="waiting"]')).to_be_visible()
    assert look(ben, room)["waiting"] == [0]


def test_why_not(open_page: OpenPage) -> None:
    """What is greyed says why, names the rule, and the rule opens at its place."""
    ada = open_page()
    begin(ada, "theopolis", **MIDDLE)
    settled(ada.page)
    place = ada.page.locator('[data-place-button="refused"]').first
    item = place.locator("xpath=..").get_attribute("data-place")
    refusals = [one for one in ada.looks()[-1]["room"]["refusals"] if item in one["at"]]
    assert refusals
    place.click()
    reasons = ada.page.get_by_role("alert").filter(has_text=ada.say("web-why-not"))
    expect(reasons.get_by_role("heading", name=ada.say("web-why-not"))).to_be_visible()
    # With the keyboard, the focus is on the button that closes it, and goes back by Escape.
    expect(reasons.get_by_role("button", name=ada.say("web-look-close"))).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(reasons).to_have_count(0)
    expect(place).to_be_focused()
    ada.page.keyboard.press("Enter")
    rule = next(one["rule"] for one in refusals if one["rule"])
    reasons.get_by_role("button", name=rule).click()
    drawer = ada.page.get_by_role("dialog", name=ada.say("web-rules"))
    expect(drawer.get_by_text(rule, exact=True).first).to_be_in_viewport()


def test_the_rules_open_at_the_question(open_page: OpenPage) -> None:
    """And tells how to play on request."""
    ada = open_page()
    room = begin(ada, "theopolis", **MIDDLE)
    settled(ada.page)
    rule = look(ada, room)["rule"]
    assert rule.startswith("TH-")
    ada.page.keyboard.press("r")
    drawer = ada.page.get_by_role("dialog", name=ada.say("web-rules"))
    expect(drawer.locator(f'[data-rule="{rule}"]')).to_have_attribute("aria-current", "true")
    expect(drawer.locator(f'[data-rule="{rule}"]')).to_be_in_viewport()
    drawer.get_by_text(ada.say("web-guide"), exact=True).click()
    expect(drawer.get_by_text(ada.say("theopolis-guide-goal"))).to_be_visible()
    assert ada.hard_to_reach("[role=dialog]") == []


def test_a_card_is_read_large(open_page: OpenPage) -> None:
    """By the keyboard: its text, where its values are from, its neighbour."""
    ada = open_page()
    begin(ada, "theopolis", **MIDDLE)
    settled(ada.page)
    ada.page.keyboard.press("n")
    ada.page.keyboard.press("i")
    reader = ada.page.get_by_role("dialog")
    expect(reader).to_contain_text(ada.say("web-reader-values"))
    heading = reader.get_by_role("heading").first
    first = heading.inner_text()
    ada.page.keyboard.press("ArrowRight")  # from where the focus is at first
    expect(heading).not_to_have_text(first)
    second = heading.inner_text()
    ada.page.keyboard.press("ArrowLeft")
    expect(heading).to_have_text(first)
    after = reader.get_by_role("button", name=ada.say("web-reader-after"))
    after.click()
    expect(heading).to_have_text(second)
    while after.is_enabled():
        before = heading.inner_text()
        after.press("Enter")
        expect(heading).not_to_have_text(before)
    expect(reader.get_by_role("button", name=ada.say("web-reader-before"))).to_be_focused()
    reader.get_by_role("button", name=ada.say("web-look-close")).press("Enter")
    expect(reader).to_have_count(0)


def test_a_line_of_the_log_shows_the_board_then(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "theopolis", **MIDDLE)
    settled(ada.page)
    log = ada.log()
    line = log.locator("button[data-version]").nth(40)
    version = line.get_attribute("data-version")
    line.click()
    expect(ada.page.get_by_text(ada.say("web-replay-past"))).to_be_visible()
    expect(ada.page.locator('[data-place-button="offered"]')).to_have_count(0)
    expect(ada.page).to_have_url(re.compile(f"#moment-{version}$"))
    ada.button("web-replay-now").click()
    assert settled(ada.page) == "asked"
    expect(ada.page).not_to_have_url(re.compile("#moment"))


def test_replay(open_page: OpenPage) -> None:
    """A slider over the whole game, and arrows."""
    ada = open_page()
    room = open_room(ada, "theopolis", **played("theopolis-wonder-2"))
    ada.go(f"/rooms/{room}")
    ada.button("web-ended-replay").click()
    slider = ada.page.get_by_role("slider", name=ada.say("web-replay-slider"))
    expect(slider).to_be_visible()
    first = slider.input_value()
    said = slider.get_attribute("aria-valuetext")
    assert re.match(rf"^{first} of \d+: .{{10,}}", said or "")
    for _ in range(5):
        ada.button("web-replay-forward").click()
    assert int(slider.input_value()) == int(first) + 5
    ada.page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(int(first) + 4))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^{int(first) + 4} of \d+: .{{10,}}"))


def told_by(line: Locator) -> range:
    """Return the moments that a line of the log tells of."""
    first = (line.locator("..").get_attribute("data-line") or "").partition("-")[0]
    return range(int(first), int(line.get_attribute("data-version") or 0) + 1)


def test_a_link_to_a_moment(open_page: OpenPage) -> None:
    """Another reader who opens the address sees the same moment."""
    ada = open_page()
    room = open_room(ada, "theopolis", settings={"watching": "anyone"}, **played("theopolis-wonder-2"))
    ada.go(f"/rooms/{room}#moment-40")
    cleo = open_page(f"/rooms/{room}#moment-40")
    lines = []
    for witness in (ada, cleo):
        expect(witness.page.get_by_text(witness.say("web-replay-past"))).to_be_visible()
        line = witness.log().locator('[aria-current="true"]')
        expect(line).to_be_visible()
        lines.append((told_by(line), line.inner_text()))
    assert lines[0] == lines[1]
    assert 40 in lines[0][0], "the line that tells of that moment"


def test_the_result_does_not_lie_over_an_earlier_moment(open_page: OpenPage) -> None:
    """Whether the page is opened there, or led there by another link."""
    ada = open_page()
    room = open_room(ada, "theopolis", **played("theopolis-wonder-2"))
    ada.go(f"/rooms/{room}#moment-40")
    ended = ada.page.get_by_role("dialog")
    line = ada.log().locator('[aria-current="true"]')
    expect(line).to_be_visible()
    assert 40 in told_by(line)
    ada.page.wait_for_load_state("networkidle")
    expect(ended).to_have_count(0)
    ada.button("web-replay-now").click()
    ada.button("web-show-result").click()
    expect(ended).to_be_visible()
    ada.page.evaluate("location.hash = 'moment-41'")
    expect(ended).to_have_count(0)
    expect(ada.log().locator('[aria-current="true"]')).to_have_attribute("data-version", "41")


def test_keys_open_log_and_choices_where_they_are_sheets(open_page: OpenPage) -> None:
    """As on a laptop at 200 %."""
    ada = open_page(viewport={"width": 640, "height": 400})
    begin(ada, "theopolis", **MIDDLE)
    settled(ada.page)
    for key, tab in (("c", "web-tab-choices"), ("l", "web-tab-log"), ("c", "web-tab-choices")):
        ada.page.keyboard.press(key)
        sheet = ada.page.get_by_role("dialog", name=ada.say(tab))
        expect(sheet).to_be_visible()
        sheet.get_by_role("button", name=ada.say("web-look-close")).click()
        expect(ada.page.get_by_role("dialog")).to_have_count(0)  # also what has lost its name and still goes


def test_the_chart_of_a_game(open_page: OpenPage) -> None:
    ada = open_page()
    room = open_room(ada, "theopolis", **played("theopolis-sacraments-4"))
    ada.go(f"/rooms/{room}")
    ended = ada.page.get_by_role("dialog")
    expect(ended.get_by_text(ada.say("web-chart")).first).to_be_visible()
    ended.get_by_text(ada.say("web-chart-table")).click()
    expect(ended.get_by_role("table")).to_have_count(2)


def test_a_auto_answer(open_page: OpenPage) -> None:
    ada = open_page()
    room = begin(ada, "theopolis")
    settled(ada.page)
    ada.page.get_by_role("tab", name=ada.say("web-tab-choices")).click()
    pin = re.compile("^" + ada.say("web-stand-with", choice="").strip())
    ada.page.get_by_role("button", name=pin).first.click()
    told = re.compile(ada.say("web-auto-answer-set", choice="x").partition(":")[0])
    expect(ada.page.get_by_role("region", name=ada.say("web-look-toasts")).get_by_text(told)).to_be_visible()
    assert look(ada, room)["standing"] != {}


def test_the_title_says_whose_turn_it_is(open_page: OpenPage) -> None:
    ada, ben, room = two(open_page)
    seat = look(ada, room)["waiting"][0]
    asked, other = (ada, ben) if seat == 0 else (ben, ada)
    expect(asked.page).to_have_title(re.compile("^● "))
    expect(other.page).not_to_have_title(re.compile("●"))
    end_turn(asked)
    expect(other.page).to_have_title(re.compile("^● "))
    expect(asked.page).not_to_have_title(re.compile("●"))


def test_nothing_covers_a_card_that_is_opened_from_beside_a_place(open_page: OpenPage) -> None:
    """The popover goes when the card is read large."""
    ada = open_page()
    begin(ada, "theopolis")
    settled(ada.page)
    ada.page.locator('[data-place-button="refused"]').first.click()
    beside = ada.page.locator("[data-beside]")
    beside.get_by_role("button", name=re.compile("^" + ada.say("web-read-item", item="").strip())).click()
    expect(ada.page.get_by_role("dialog")).to_have_count(1)
    expect(beside).to_have_count(0)


def test_escape_closes_one_dialog_after_the_other(open_page: OpenPage) -> None:
    """Also where a link led from one that has closed: then nothing that is left had the focus.

    The parts of the board, from which all this is opened, have their names on them.
    """
    ada = open_page()
    begin(ada, "esdras-et-nehemie")
    settled(ada.page)
    for region in ("temple", "levites", "altar", "city", "scrolls", "p1.stacks", "p1.hand", "p1.blessings"):
        expect(ada.page.locator(f'span[data-explain="{region}"]').first).to_have_text(re.compile("[A-Z]"))
    ada.page.locator("button[data-explain]").first.click()
    dialogs = ada.page.get_by_role("dialog")
    dialogs.locator("[data-place] > button").first.click()
    expect(dialogs).to_have_count(2)
    dialogs.last.get_by_role("button", name=re.compile("EN-")).first.click()
    expect(dialogs.last).to_have_accessible_name(ada.say("web-rules"))
    for left in (1, 0):
        ada.page.keyboard.press("Escape")
        expect(dialogs).to_have_count(left)
        ada.page.wait_for_function("document.activeElement !== document.body")
