"""How large everything is that can be pressed: large enough for a finger, or for a pointer.

What is pressed is measured, not what is drawn: of a radio button or a switch its label, of a slider its
track, of a row that is a link as a whole the row. The only exception is that of WCAG 2.5.8: a link within a
sentence, whose size its line has.
"""

from __future__ import annotations

from tests.client.page_monitor import Witness

LOOKS = 20
PAUSE = 100
TOUCH = 44
POINTER = 24
SMALL = """least => {
    const PRESSED = `button, a[href], input, select, textarea, summary, [role=tab], [role=menuitem],
        [role=menuitemradio], [role=option], [role=radio], [role=switch]`;
    const found = [];
    for (const one of document.querySelectorAll(PRESSED)) {
        const box = target(one).getBoundingClientRect();
        if (isThere(one) && !isInSentence(one) && (box.width < least - 0.5 || box.height < least - 0.5)) {
            const name = one.getAttribute('aria-label') ?? one.textContent.trim();
            found.push(`${one.tagName} ${name} ${Math.round(box.width)}×${Math.round(box.height)}`);
        }
    }
    return found;

    function target(one) {
        if (one.type === 'range') return one.closest('[data-orientation]');
        // A link or button may be laid over all that it stands in.
        if (getComputedStyle(one, '::after').position === 'absolute') return one.offsetParent ?? one;
        return one.closest('label') ?? one;
    }
    function isThere(one) {
        const seen = one.checkVisibility({opacityProperty: true, visibilityProperty: true});
        // Only for those who hear it: it stands in a box of one pixel.
        const heard = target(one) === one && one.parentElement.clientWidth <= 1;
        const pressed = getComputedStyle(one).pointerEvents !== 'none';
        return seen && !heard && pressed && !one.disabled && !one.closest('[aria-hidden=true]');
    }
    function isInSentence(one) {
        const inline = one.tagName === 'A' && getComputedStyle(one).display === 'inline';
        return inline && one.parentElement.textContent.trim() !== one.textContent.trim();
    }
}"""


def too_small(witness: Witness, least: int) -> list[str]:
    """Return what is smaller than a finger or a pointer hits, once what unfolds has its size."""
    for _ in range(LOOKS):
        found = list(witness.page.evaluate(SMALL, least))
        if not found:
            break
        # Pieces travel and grow frame by frame, which the browser does not count among its animations.
        witness.page.wait_for_timeout(PAUSE)
    return found
