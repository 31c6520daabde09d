"""Nothing is cut off or jumps while it appears: the chart of a result, the rows of players."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.client.conftest import MOVING, OpenPage
from tests.client.page_monitor import POLLING
from tests.client.table_page import begin, open_room, played, settled

# Every frame since the page was opened: whether a label of the chart lay outside its paper.
WATCH = """
window.clipped = [];
const look = () => {
    for (const figure of document.querySelectorAll('[role=dialog] figure')) {
        const paper = figure.getBoundingClientRect();
        for (const label of figure.querySelectorAll('div > span[aria-hidden]')) {
            const { left, right } = label.getBoundingClientRect();
            window.clipped.push(left < paper.left - 1 || right > paper.right + 1);
        }
    }
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def test_labels_of_the_chart_are_whole_in_every_frame(open_page: OpenPage) -> None:
    ada = open_page(**MOVING)
    room = open_room(ada, "theopolis", **played("theopolis-sacraments-4"))
    ada.page.add_init_script(WATCH)
    ada.go(f"/rooms/{room}")
    expect(ada.page.locator("[role=dialog] figure")).to_be_visible()
    ada.page.wait_for_function("() => window.clipped.length >= 40", polling=POLLING)
    assert not any(ada.page.evaluate("window.clipped"))


def test_rows_of_players_are_equally_high(open_page: OpenPage) -> None:
    """Also where some have more arches than others: a sacrament that is completed moves nothing."""
    ada = open_page()
    room = begin(ada, "theopolis", **played("theopolis-sacraments-4", 120))
    ada.go(f"/rooms/{room}")
    settled(ada.page)
    heights = ada.page.evaluate(
        """() => [...document.querySelector('aside li').parentElement.children]
            .map(row => row.getBoundingClientRect().height)"""
    )
    assert len(heights) == 4
    assert max(heights) - min(heights) <= 1
