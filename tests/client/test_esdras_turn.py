"""A turn and a Sabbath of Esdras et Néhémie in a browser: planned, warned of, guided through; cards read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError, expect  # noqa: A004  Playwright has its own

from batisseurs.games import find_game
from tests.client.table_page import PROMPT, SECONDS, begin, confirm, played, settled, status

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.client.conftest import OpenPage
    from tests.client.page_monitor import Witness

GAME = find_game("esdras-et-nehemie")


# In a browser. -----------------------------------------------------------------------------------------


DAY = played("esdras-et-nehemie-scored-2", 240)
"""A card has to be played, and then a main action chosen."""
FREE_TRADE = played("esdras-et-nehemie-scored-2", 245)
"""A trader brought wood, and the Mason could still trade for nothing."""
LAST_DAY = played("esdras-et-nehemie-scored-2", 352)
SABBATH = played("esdras-et-nehemie-scored-2", 276)
"""The second Sabbath: the judgement, a recovery, too little food, two cards to tuck."""
WIDTH = 360
PHONE = {"viewport": {"width": WIDTH, "height": 780}, "has_touch": True, "is_mobile": True}


def part(witness: Witness, id_: str, **args: Any) -> Locator:
    """Return a part of the board by its name."""
    return witness.page.get_by_role("region", name=witness.say(f"esdras-et-nehemie-web-{id_}", **args))


def test_a_turn_is_planned_and_warns_of_what_costs_nothing(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "esdras-et-nehemie", **FREE_TRADE)
    settled(ada.page)
    plan, page = part(ada, "plan"), ada.page
    trader = plan.get_by_role("listitem").filter(has_text=re.compile("^Place a trader on slot 2"))
    expect(trader).to_contain_text("1 wood")  # what came of it

    warning = ada.say("esdras-et-nehemie-warn-trade", card="Mason")
    expect(plan.get_by_text(warning)).to_be_visible()

    # Every open point offers the auxiliary action; what it gave stands in the plan and can be undone.
    plan.get_by_role("button", name=ada.say("esdras-et-nehemie-web-part-auxiliary")).click()
    page.get_by_role("menuitem", name="Trade, upper option: Mason").click()
    trade = plan.get_by_role("listitem").filter(has_text=re.compile("^Trade, upper option: Mason"))
    expect(trade).to_contain_text("1 stone")
    expect(plan.get_by_text(warning)).to_have_count(0)
    assert ada.axe() == []
    trade.get_by_role("button").click()
    expect(trade).to_have_count(0)
    expect(plan.get_by_text(warning)).to_be_visible()


def test_a_sabbath_is_gone_through_in_its_guide(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "esdras-et-nehemie", **SABBATH)
    settled(ada.page)
    guide = part(ada, "sabbath", number=2)
    expect(now(guide)).to_contain_text(ada.say("esdras-et-nehemie-web-stage-prepare"))
    expect(
        guide.get_by_text(ada.say("esdras-et-nehemie-web-food-short", number=5, points=10))
    ).to_be_visible()
    assert ada.axe() == []
    tucked = len(own_side(ada)["tucked"])
    while settled(ada.page) == "asked" and guide.count():
        take_first(ada, guide)
    assert len(own_side(ada)["tucked"]) == tucked + 2
    expect(guide).to_have_count(0)


def own_side(witness: Witness) -> dict[str, Any]:
    """Return what the page was last told of the reader's own side."""
    (side,) = [side for side in witness.looks()[-1]["room"]["view"]["sides"] if side["name"] == "p1"]
    return dict(side)


def take_first(witness: Witness, guide: Locator) -> None:
    """Take what the guide offers first, or else the bar, as for resources.

    What leaves no choice is answered by itself: another button may be the first by the time it is pressed.
    """
    before = witness.version
    buttons = guide.get_by_role("button")
    if any(choice["text"].startswith("tuck ") for choice in witness.looks()[-1]["room"]["choices"]):
        expect(buttons.first).to_have_accessible_name(re.compile("VP"))
    pressed = buttons.first if buttons.count() else witness.page.locator(f"{PROMPT} kbd").first
    try:
        pressed.click(timeout=5 * SECONDS)
    except TimeoutError:
        # Then the table has moved on meanwhile.
        if witness.version == before:
            raise
        return
    gone_on(witness, before)


def now(guide: Locator) -> Locator:
    """Return the stage that is to be gone through now."""
    return guide.locator('[aria-current="step"]')


def gone_on(witness: Witness, before: int) -> None:
    """Wait until the room has moved on; be sure of it where that is asked."""
    page = witness.page
    for _ in range(400):
        if witness.version > before:
            return
        if status(page) == "unsure":
            confirm(witness)
        page.wait_for_timeout(25)
    raise AssertionError(f"nothing has come of it; the bar says: {page.locator(PROMPT).inner_text()}")


def test_components_of_several_kinds_are_read_large(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "esdras-et-nehemie", **LAST_DAY)
    settled(ada.page)
    page, dialog = ada.page, ada.page.get_by_role("dialog")
    kinds = {
        "mason": ("tucked-walls", "EN-224"),
        "guards_2": ("room-developed", "EN-129"),
        "blessing_red": ("blessing", "EN-146"),
        "w13": ("wall", "EN-94"),
        "valley": ("gate", "EN-104"),
        "caravan": ("scroll", "EN-202"),
        "ezra": ("hero", "EN-218"),
    }
    for item, (line, rule) in kinds.items():
        page.locator(f'[data-item="{item}"] > button').first.click(button="right")
        expect(dialog).to_contain_text(ada.say(f"esdras-et-nehemie-explain-{line}", base=0))
        expect(dialog.get_by_text(rule, exact=True)).to_be_visible()
        expect(dialog.locator("[data-card] svg").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_the_board_of_another_is_looked_at_and_a_phone_shows_the_purse(open_page: OpenPage) -> None:
    ada = open_page(**PHONE)
    begin(ada, "esdras-et-nehemie", **SABBATH)
    settled(ada.page)
    expect(part(ada, "purse")).to_be_in_viewport()
    expect(part(ada, "sabbath", number=2)).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
    ada.page.get_by_role("tab", name=ada.say("esdras-et-nehemie-web-area-others")).click()
    ada.page.get_by_role("button", name="Bot 2").filter(has=ada.page.locator("[data-sign]")).first.click()
    expect(ada.page.get_by_role("dialog")).to_contain_text(
        ada.say("esdras-et-nehemie-web-board", seat="Bot 2")
    )
    assert ada.axe() == []


def test_a_day_on_a_phone(open_page: OpenPage) -> None:
    """What a choice brings is read beside its place and in the list; both make way for the next question."""
    ada = open_page(**PHONE)
    begin(ada, "esdras-et-nehemie", **DAY)
    settled(ada.page)
    page, dialog = ada.page, ada.page.get_by_role("dialog")
    page.locator('[data-item="guards_2"] > button').first.click(button="right")
    expect(dialog.locator("[data-card]")).to_be_visible()
    assert page.evaluate(
        """() => {
            const [card, dialog] = ['[role=dialog] [data-card]', '[role=dialog]']
                .map(one => document.querySelector(one).getBoundingClientRect());
            return card.left >= dialog.left && card.right <= dialog.right;
        }"""
    )
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    page.locator('[data-place^="p1.hand."] > [data-place-button="offered"]').first.tap()
    beside = page.locator("[data-beside]")
    expect(beside.locator("[data-preview] li").first).to_be_visible()
    assert ada.hard_to_reach("[data-beside]") == []
    page.keyboard.press("Escape")
    expect(beside).to_have_count(0)

    tools = page.get_by_role("navigation", name=ada.say("web-side"))
    tools.get_by_role("button", name=ada.say("web-tab-choices")).tap()
    row = dialog.get_by_role("listitem").filter(has=page.locator('[data-choice-text^="play "]')).first
    expect(row).to_contain_text("+")
    row.locator("[data-choice]").tap()
    expect(dialog).to_have_count(0)

    city = page.get_by_role("tab", name=ada.say("esdras-et-nehemie-web-area-city"))
    page.locator('[data-choice-text="grey"] button').tap()
    expect(city).to_have_attribute("aria-selected", "true")
