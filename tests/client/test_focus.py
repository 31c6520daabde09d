"""Where the keyboard is, is seen: on every screen, in every look, and never behind what stays put."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.conftest import OpenPage
from tests.client.page_monitor import THEMES, Witness
from tests.client.table_page import begin, menu, open_room, played, settled

MIDDLE = played("theopolis-sacraments-4", 120)
MOST = 45
"""How many stops of a page are looked at: then come more of the same, as rules and lines of the log."""
LEAST = 3.0
"""WCAG 1.4.11: so much must a ring differ from what is around it."""

FOCUSED = """async () => {
    const one = document.activeElement;
    if (one === null || one === document.body) return null;
    window.stops ??= [];
    const known = window.stops.indexOf(one);
    if (known >= 0) return {again: true};
    window.stops.push(one);
    const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 60);
    return {name: `${one.tagName} ${name}`, ring: ring(one), seen: await comesIntoView(one)};

    // Chapters of the rules are laid out when they come near: the page may still be scrolling to it.
    async function comesIntoView(one) {
        const last = performance.now() + 10_000;
        while (!seen(one) && performance.now() < last) await new Promise(requestAnimationFrame);
        return seen(one);
    }

    // What shows it: the element, what is laid over it, or the label and what is drawn of an unseen input.
    function bearers(one) {
        const label = one.closest('label');
        if (one.type === 'range') return [[one.closest('[data-focus-visible]'), null]];
        if (label === null) return [[one, null], [one, '::after']];
        const drawn = [label, ...label.querySelectorAll('*')].filter(each => each !== one);
        return drawn.map(each => [each, null]);
    }
    function ring(one) {
        window.rings = bearers(one);
        for (const [element, part] of window.rings) {
            const style = getComputedStyle(element, part);
            if (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) {
                const gap = /^((?:rgba?|color)\\([^)]*\\)) 0px 0px 0px [3-9]px/.exec(style.boxShadow)?.[1];
                const inside = parseFloat(style.outlineOffset) < 0;
                const around = gap ?? ground(inside ? element : element.parentElement);
                return {look: look(style), contrast: contrast(rgb(style.outlineColor), rgb(around))};
            }
        }
        return null;
    }
    function look(style) {
        return `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor} ${style.outlineOffset}`;
    }
    function ground(element) {
        for (let at = element; at !== null; at = at.parentElement) {
            const colour = getComputedStyle(at).backgroundColor;
            if (rgb(colour)[3] > 230) return colour;
        }
        return 'white';
    }
    function rgb(colour) {
        const often = {willReadFrequently: true};
        const canvas = (window.canvas ??= new OffscreenCanvas(1, 1).getContext('2d', often));
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
    }
    function contrast(a, b) {
        const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
        return (light + 0.05) / (dark + 0.05);
    }
    function luminance(colour) {
        const [r, g, b] = colour.slice(0, 3).map(part => part / 255)
            .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
    // WCAG 2.4.11: not behind what lies over the page. What is pressed for it may be its label or its slider.
    function seen(one) {
        const slider = one.type === 'range' ? one.closest('[data-orientation]') : null;
        const shown = one.closest('label') ?? slider ?? one;
        const box = shown.getBoundingClientRect();
        const places = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]];
        return places.some(([x, y]) => {
            const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
            // An outer place that is pressed through an inner one lies under it.
            const near = each => each.contains(hit);
            return hit !== null && (near(shown) || hit.contains(shown) || near(one.parentElement));
        });
    }
}"""
FROM_THE_TOP = """() => {
    window.stops = [];
    document.activeElement.blur();
    if (document.querySelector('[role=dialog]') !== null) return;
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
}"""
UNFOCUSED = """() => {
    const rings = window.rings;
    document.activeElement.blur();
    for (const [element, part] of rings) {
        const style = getComputedStyle(element, part);
        if (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0)
            return `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor} ${style.outlineOffset}`;
    }
    return '';
}"""


def faults(found: dict[str, Any]) -> list[str]:
    """Return what is wrong with how one stop of the keyboard is shown."""
    ring = found["ring"]
    wrong = []
    if ring is None:
        wrong.append("no ring")
    elif ring["contrast"] < LEAST:
        wrong.append(f"a ring that is hardly seen: {ring['contrast']:.1f}")
    if not found["seen"]:
        wrong.append("hidden behind something")
    return [f"{found['name']}: {fault}" for fault in wrong]


def walk(witness: Witness, where: str, most: int = MOST) -> None:
    """Go from stop to stop with the Tab key, in all looks."""
    page = witness.page
    for theme in THEMES:
        witness.keep(theme=theme)
        witness.still()
        page.evaluate(FROM_THE_TOP)
        stops: list[dict[str, Any]] = []
        for _ in range(most):
            page.keyboard.press("Tab")
            found = page.evaluate(FOCUSED)
            if found is None or "again" in found:
                break
            stops.append(found)
        assert len(stops) > 1, where
        wrong = [fault for found in stops for fault in faults(found)]
        assert wrong == [], f"{where}, {theme}: {'; '.join(wrong)}"
        assert stops[-1]["ring"]["look"] != page.evaluate(UNFOCUSED), "the same without the keyboard"


def heading(witness: Witness) -> None:
    expect(witness.page.get_by_role("heading", level=1).first).to_be_visible()


def test_pages_before_a_game(open_page: OpenPage) -> None:
    ada = open_page("/")
    expect(ada.button("web-lobby-play", game="Theopolis")).to_be_visible()
    walk(ada, "the lobby")
    ada.go("/new/theopolis")
    heading(ada)
    for fold in ("options", "clock", "who"):
        ada.page.get_by_text(ada.say(f"web-new-{fold}"), exact=True).click()
    walk(ada, "a new table", 60)
    ada.go("/rules/theopolis")
    expect(ada.page.locator("[data-rule]").first).to_be_visible()
    walk(ada, "the rules")
    room = open_room(ada, "theopolis", 3, seats=[{"name": "Ada"}, {}, {"bot": "greedy"}])
    ada.go(f"/rooms/{room}")
    expect(ada.button("web-waiting-begin")).to_be_visible()
    walk(ada, "the waiting room")


def at_table(witness: Witness, look: Callable[[], None]) -> None:
    """Look at places of the board, which arrows and `n` lead to, in all looks."""
    for theme in THEMES:
        witness.keep(theme=theme)
        look()


def test_the_table(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "theopolis", **MIDDLE)
    settled(ada.page)
    walk(ada, "the table")

    def places() -> None:
        ada.page.evaluate("() => { window.stops = []; }")
        for key in ("n", "n", "ArrowRight", "ArrowDown", "n"):
            ada.page.keyboard.press(key)
            found = ada.page.evaluate(FOCUSED)
            assert found is not None
            assert "again" in found or faults(found) == []

    at_table(ada, places)
    menu(ada, "web-menu-rules")
    expect(ada.page.get_by_role("dialog", name=ada.say("web-rules"))).to_be_visible()
    walk(ada, "the rules over the table", 25)


@pytest.mark.proof
def test_the_end_and_looking_back(open_page: OpenPage) -> None:
    ada = open_page()
    room = open_room(ada, "theopolis", **played("theopolis-sacraments-4"))
    ada.go(f"/rooms/{room}")
    expect(ada.page.get_by_role("table", name=ada.say("web-ended-sheet"))).to_be_visible()
    walk(ada, "the end")
    ada.button("web-ended-replay").click()
    expect(ada.page.get_by_role("slider", name=ada.say("web-replay-slider"))).to_be_visible()
    walk(ada, "looking back")
