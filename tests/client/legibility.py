"""Whether what a board says can be read: how large the letters are, whether any are cut off or covered.

What is measured is what reaches the eye: the size that the styles say, times everything that shrinks or
enlarges it on the way. Only those count that are seen: not what is only heard, not what has faded.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.client.page_monitor import Witness

DESK = 12
PHONE = 13
"""Pixels: a phone is held in a hand, and moves."""
LOOKS = 20
PAUSE = 100
UNREADABLE = r"""({least, within}) => {
    const seen = [...document.querySelectorAll(within)].flatMap(texts);
    const found = [];
    for (const [at, one] of seen.entries()) {
        if (one.size < least - 0.05) found.push(`${one.size.toFixed(1)} px${said(one)}`);
        if (/\p{L}'\p{L}/u.test(one.text)) found.push(`a typed apostrophe${said(one)}`);
        if (isCut(one)) found.push(`cut off${said(one)}`);
        const other = seen.slice(at + 1).find(other => overlap(one, other));
        if (other) found.push(`one over the other${said(one)}${said(other)}`);
    }
    return found;

    function said({text, box, element}) {
        const where = element.closest('[data-place]')?.dataset.place ?? element.className;
        return ` “${text}” in ${where} (${Math.round(box.left)}, ${Math.round(box.top)})`;
    }
    function texts(board) {
        const found = [];
        const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const element = walker.currentNode.parentElement;
            const text = walker.currentNode.data.trim();
            const drawn = element.checkVisibility({opacityProperty: true, visibilityProperty: true});
            if (!text || !drawn) continue;
            const range = document.createRange();
            range.selectNodeContents(walker.currentNode);
            const box = range.getBoundingClientRect();
            // Only for those who hear it: it stands in a box of one pixel.
            const heard = element.getBoundingClientRect().width <= 1;
            if (box.width > 1 && !heard && !isScrolledAway(box, element)) {
                found.push({text, element, box, size: sizeOf(element), layer: layerOf(element)});
            }
        }
        return found;
    }
    function isScrolledAway({top, bottom, left, right}, element) {
        for (let outer = element; outer; outer = outer.parentElement) {
            const style = getComputedStyle(outer);
            if (!/auto|scroll/.test(style.overflowX + style.overflowY)) continue;
            const edge = outer.getBoundingClientRect();
            const middle = [(left + right) / 2, (top + bottom) / 2];
            if (middle[1] < edge.top || middle[1] > edge.bottom) return true;
            if (middle[0] < edge.left || middle[0] > edge.right) return true;
        }
        return false;
    }
    function sizeOf(element) {
        const size = parseFloat(getComputedStyle(element).fontSize);
        const drawn = element.closest('svg')?.getScreenCTM?.();
        if (drawn) return size * Math.hypot(drawn.a, drawn.b);
        const shown = element.closest('div, p, li, section, button, table, ul');
        const width = shown?.getBoundingClientRect().width;
        // Widths as they are laid out are said in whole pixels.
        return Math.abs(width - shown?.offsetWidth) < 1 ? size : size * width / shown.offsetWidth;
    }
    // What stays in sight lies over what scrolls behind it.
    function layerOf(element) {
        let layer = element;
        while (layer && !/sticky|fixed/.test(getComputedStyle(layer).position)) layer = layer.parentElement;
        return layer;
    }
    function isCut({box, element}) {
        for (let outer = element; outer && outer.dataset?.game === undefined; outer = outer.parentElement) {
            const style = getComputedStyle(outer);
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
            const clips = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis';
            const edge = outer.getBoundingClientRect();
            // Lines are higher than the letters in them.
            const slack = parseFloat(getComputedStyle(element).fontSize) * 0.25;
            if (clips && (box.left < edge.left - 1 || box.right > edge.right + 1
                || box.top < edge.top - slack || box.bottom > edge.bottom + slack)) return true;
        }
        return false;
    }
    function overlap(one, other) {
        if (one.layer !== other.layer) return false;
        const slack = Math.min(one.size, other.size) * 0.3;
        return Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > slack
            && Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > slack;
    }
}"""


def unreadable(witness: Witness, least: int) -> list[str]:
    """Return which texts of a board are too small, cut off, or over each other, once it has come to rest."""
    for _ in range(LOOKS):
        found = list(witness.page.evaluate(UNREADABLE, {"least": least, "within": "[data-game]"}))
        if not found:
            break
        witness.page.wait_for_timeout(PAUSE)
    return found


def unreadable_in_some_language(witness: Witness, least: int) -> list[str]:
    """Return the same for all languages; the last is English again."""
    found = []
    for language in ("fr", "pl", "en"):
        witness.keep(language=language)
        expect(witness.page.locator("html")).to_have_attribute("lang", language)
        found += [f"{language}: {text}" for text in unreadable(witness, least)]
    return found
