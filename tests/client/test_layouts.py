"""Every board on thirteen screens, from a large desktop to 400 % zoom: all that a decision needs is in sight.

One page a board is resized, not loaded again. The language changes with the screen, so that each board and
each screen is seen in all three.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.client import legibility
from tests.client.conftest import OpenPage
from tests.client.page_monitor import Witness
from tests.client.table_page import OFFERED, PROMPT, begin, played, settled
from tests.client.target_size import POINTER, TOUCH, too_small

LANGUAGES = ("fr", "pl", "en")
BOARDS = {
    "theopolis": ("theopolis-sacraments-4", 124),
    "nehemiah": ("nehemiah-last_column-3", 60),
    "my-village": ("my-village-coffins-3", 68),
    # Three actions beside the question, and others on the board.
    "esdras-et-nehemie": ("esdras-et-nehemie-scored-2", 243),
}
"""A record of each game, and the line of it where the reader has to choose."""


@dataclass(frozen=True)
class Screen:
    """How large a window is, whether fingers press it, and how large its reader wants letters."""

    width: int
    height: int
    touch: bool = False
    letters: int = 100
    board: float = 0.4
    """The part of the window that the board has at least."""
    scrolls: bool = False
    """Whether one has to scroll to the places that can be chosen: there is too little room for them."""

    def __str__(self) -> str:
        return f"{self.width}×{self.height}{' touch' * self.touch} {self.letters} %"


SCREENS = (
    Screen(1920, 1080, board=0.6),
    Screen(1280, 720, board=0.5),
    Screen(1280, 720, letters=150, board=0.4),
    Screen(1024, 768, board=0.6),
    Screen(1180, 820, touch=True, board=0.5),
    Screen(820, 1180, touch=True, board=0.65),
    Screen(768, 1024, touch=True, board=0.65),
    Screen(844, 390, touch=True, board=0.6),
    Screen(780, 360, touch=True, board=0.6),
    # 200 and 400 % zoom of 1280 × 720 and 1280 × 1024.
    Screen(640, 360, board=0.6),
    Screen(320, 256, board=0.4, scrolls=True),
    Screen(360, 780, touch=True, board=0.4),
    Screen(360, 780, touch=True, letters=150, board=0.2, scrolls=True),
)

WRONG = r"""({share, bar, offered, page, scrolls}) => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`${root.scrollWidth} px wide`);
    if (root.scrollHeight > root.clientHeight + 1) found.push(`${root.scrollHeight} px high`);
    const question = document.querySelector(bar);
    const board = document.querySelector('[data-focus-zone=board]');

    // The question and its actions, without scrolling.
    const sentence = question.querySelector('p');
    if (!isShown(sentence)) found.push(`the question is not in sight${at(sentence)}`);
    for (const button of question.querySelectorAll('button')) {
        if (scrolls) button.scrollIntoView({block: 'nearest'});
        if (!isHit(button)) found.push(`an action is not in sight: ${button.textContent}${at(button)}`);
    }
    const key = [...question.querySelectorAll('kbd')].find(one => one.checkVisibility());
    if (key && matchMedia('(hover: none)').matches) found.push(`a key is told: ${key.textContent}`);
    for (const one of question.querySelectorAll('*')) {
        const hidden = one.scrollWidth - one.clientWidth;
        const scrolling = /auto|scroll/.test(getComputedStyle(one).overflowX);
        if (hidden > 1 && scrolling) found.push(`${hidden} px aside`);
    }

    // The board: how much of the window it has, and something of what can be chosen on it.
    if (page) board.scrollIntoView({block: 'start'});
    const screen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    const seen = within(board.getBoundingClientRect(), screen);
    const covered = page ? innerHeight - question.getBoundingClientRect().top : 0;
    const part = seen.width * (seen.height - covered) / (innerWidth * innerHeight);
    if (part < share) found.push(`the board has ${Math.round(100 * part)} % of the window`);
    const wide = [...board.querySelectorAll('*')].find(one => one.scrollWidth > one.clientWidth + 1
        && /auto|scroll/.test(getComputedStyle(one).overflowX) && one.clientWidth > 1);
    if (wide) found.push(`scrolls sideways: ${wide.className} ${wide.scrollWidth} in ${wide.clientWidth}`);
    const places = [...board.querySelectorAll(offered)];
    if (scrolls) places[0]?.scrollIntoView({block: 'center'});
    if (places.length > 0 && !places.some(isHit)) found.push('nothing that can be chosen is in sight');

    // What is pressed is what is hit: in the middle, and as far around it as a finger or a pointer reaches.
    for (const place of board.querySelectorAll('button')) {
        place.scrollIntoView({block: 'center', inline: 'nearest'});
        const other = isThere(place) && covering(place);
        if (other) found.push(`another is hit: ${name(place)} → ${name(other)}${at(place)}`);
    }
    scrollTo(0, 0);
    board.scrollTop = 0;
    return found;

    function within(one, other) {
        const left = Math.max(one.left, other.left), right = Math.min(one.right, other.right);
        const top = Math.max(one.top, other.top), bottom = Math.min(one.bottom, other.bottom);
        return {width: Math.max(0, right - left), height: Math.max(0, bottom - top)};
    }
    function isThere(one) {
        return one.checkVisibility({opacityProperty: true, visibilityProperty: true})
            && getComputedStyle(one).pointerEvents !== 'none' && !one.disabled;
    }
    function isShown(one) {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        const corners = [[left + 2, top + 3], [left + 2, bottom - 3], [right - 2, top + 3]];
        return corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    }
    function isHit(one) {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && (one.contains(hit) || one.parentElement.contains(hit));
    }
    function covering(one) {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const own = one.closest('[data-place]') ?? one;
        for (const [right, down] of [[0, 0], [-9, 0], [9, 0], [0, -9], [0, 9]]) {
            const hit = document.elementFromPoint(x + right, y + down)?.closest('button');
            // Places contain each other: what lies on one is pressed instead of it.
            const outer = hit?.closest('[data-place]')?.contains(one);
            if (hit && board.contains(hit) && hit !== one && !own.contains(hit) && !outer) return hit;
        }
        return null;
    }
    function name(one) {
        return one.closest('[data-place]')?.dataset.place ?? one.textContent.trim();
    }
    function at(one) {
        const {left, top, width, height} = one.getBoundingClientRect();
        return ` (${[left, top, width, height].map(Math.round).join(', ')})`;
    }
}"""


def show(witness: Witness, screen: Screen, language: str, session: CDPSession) -> None:
    """Give the page another window, another language and other letters."""
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": screen.touch, "maxTouchPoints": 5})
    witness.page.set_viewport_size({"width": screen.width, "height": screen.height})
    witness.keep(language=language, textSize=screen.letters)
    expect(witness.page.locator("html")).to_have_attribute("lang", language)
    witness.page.wait_for_function(f"matchMedia('(pointer: coarse)').matches === {str(screen.touch).lower()}")
    witness.still()


def wrong(witness: Witness, screen: Screen) -> list[str]:
    """Return what is out of sight, too small, cut off, covered, or not what is hit."""
    asked: dict[str, Any] = {
        "share": screen.board,
        "bar": PROMPT,
        "offered": OFFERED,
        "scrolls": screen.scrolls,
    }
    # At 400 % zoom the table scrolls as a page.
    asked["page"] = screen.height < 300
    finger = screen.touch
    return [
        *witness.page.evaluate(WRONG, asked),
        *too_small(witness, TOUCH if finger else POINTER),
        *legibility.unreadable(witness, legibility.PHONE if finger else legibility.DESK),
    ]


def open_boards(witness: Witness, players: int) -> None:
    """Press each player's name, one's own last: what the board shows of them is opened and in sight."""
    page = witness.page
    for seat in [*range(1, players), 0]:
        name = witness.say("web-player-open", name=f"Bot {seat + 1}" if seat else "Ada")
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator(f'[data-player="{seat}"]').last).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", BOARDS)
def test_every_screen(open_page: OpenPage, game: str) -> None:
    ada = open_page()
    new = played(*BOARDS[game])
    begin(ada, game, **new)
    settled(ada.page)
    open_boards(ada, new["players"])
    session = ada.context.new_cdp_session(ada.page)
    found = []
    for at, screen in enumerate(SCREENS):
        language = LANGUAGES[(at + list(BOARDS).index(game)) % len(LANGUAGES)]
        show(ada, screen, language, session)
        found += [f"{screen} {language}: {one}" for one in wrong(ada, screen)]
    assert not found, "\n".join(found)
    ada.keep(language="en", textSize=100)
    open_boards(ada, new["players"])


def test_effects_are_read_on_the_cards_of_a_hand(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "theopolis", **played(*BOARDS["theopolis"]))
    settled(ada.page)
    hand = ada.page.locator('[data-place^="p1.hand."]')
    expect(hand.get_by_text(ada.say("theopolis-effect-buildings-safe"))).to_be_visible()
