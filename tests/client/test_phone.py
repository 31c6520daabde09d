"""A phone of 360 × 780: one thumb, nothing to scroll sideways, nothing too small to hit."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.client.conftest import OpenPage
from tests.client.playing import begin, click, play_on, played, settled
from tests.client.witness import Witness

PHONE = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}
SMALL = """least => [...document.querySelectorAll(
        'button, a[href], input, select, textarea, summary, [role=tab], [role=menuitem], [role=radio]')]
    .filter(one => !one.disabled && !one.closest('[aria-hidden=true]'))
    .filter(one => one.checkVisibility({opacityProperty: true, visibilityProperty: true}))
    .map(one => [one, (one.closest('label') ?? one).getBoundingClientRect()])
    .filter(([one, box]) => box.width > 1 && box.height > 1 && !heard(one) && !inText(one) && !onlyRead(one))
    .filter(([one, box]) => box.width < least - 0.5 || box.height < least - 0.5)
    .map(([one, box]) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent.trim()}`
        + ` ${Math.round(box.width)}×${Math.round(box.height)}`);
// Only for those who hear it: it stands in a box of one pixel.
function heard(one) { return one.parentElement.clientWidth <= 1; }
// A small card is read as well by unfolding its city, which unfolds itself where something is offered.
function onlyRead(one) { return ['idle', 'refused'].includes(one.dataset.placeButton); }
function inText(one) { return one.tagName === 'A' && getComputedStyle(one).display === 'inline'; }
"""
READ = {"/new/theopolis", "/about", "/rules/theopolis"}
"""Pages with links inside of text, and figures that are changed with the buttons beside them."""
TOUCH = 44
POINTER = 24


def too_small(witness: Witness, least: int) -> list[str]:
    """Return what is smaller than a finger or a pointer hits."""
    body = SMALL.strip().replace("least => ", "return ", 1)
    return list(witness.page.evaluate(f"least => {{ {body} }}", least))


def fits(witness: Witness) -> bool:
    """Tell whether nothing is wider than the screen."""
    return bool(
        witness.page.evaluate(
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
    )


def test_every_page_fits(open_page: OpenPage) -> None:
    ada = open_page(**PHONE)
    for path in ("/", "/new/theopolis", "/import", "/about", "/rules/theopolis", "/next", "/rooms/nowhere"):
        ada.go(path)
        expect(ada.page.get_by_role("heading", level=1).first).to_be_visible()
        for language in ("en", "fr", "pl"):
            ada.keep(language=language)
            expect(ada.page.locator("html")).to_have_attribute("lang", language)
            assert fits(ada), (path, language)
        assert too_small(ada, POINTER if path in READ else TOUCH) == [], path


def test_the_table_fits(open_page: OpenPage) -> None:
    ada = open_page(**PHONE)
    begin(ada, "theopolis", **played("theopolis-sacraments-4", 120))
    settled(ada.page)
    assert fits(ada)
    assert too_small(ada, TOUCH) == []
    tools = ada.page.get_by_role("navigation", name=ada.say("web-side"))
    for tool in ("tab-choices", "tab-log", "tab-chat", "tab-scores", "players"):
        tools.get_by_role("button", name=ada.say(f"web-{tool}")).tap()
        sheet = ada.page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        assert fits(ada), tool
        assert too_small(ada, TOUCH) == [], tool
        sheet.get_by_role("button", name=ada.say("web-look-close")).tap()
        expect(sheet).to_have_count(0)


def test_a_whole_game_with_a_thumb(open_page: OpenPage) -> None:
    ada = open_page(**PHONE)
    begin(ada, "theopolis", options={"max_rounds": 2})
    play_on(ada, click, seed=4)
    expect(ada.page.get_by_role("table", name=ada.say("web-ended-sheet"))).to_be_visible()
    assert fits(ada)


def test_large_enough_for_a_pointer(open_page: OpenPage) -> None:
    ada = open_page()
    expect(ada.button("web-lobby-play", game="Theopolis")).to_be_visible()
    assert too_small(ada, POINTER) == []
    begin(ada, "theopolis", **played("theopolis-sacraments-4", 120))
    settled(ada.page)
    assert too_small(ada, POINTER) == []
