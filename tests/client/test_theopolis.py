"""Whole games of Theopolis in a browser, against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.client.conftest import MOVING, OpenPage
from tests.client.game_player import click, play_on, press
from tests.client.table_page import begin

SHORT = {"max_rounds": 4}
COUNT_TRAVELS = """
window.travels = 0;
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
    window.travels += options.id === 'travel';
    return animate.call(this, frames, options);
};
"""
"""Pieces that were seen to move from where they were."""


def test_a_whole_game_by_clicking_the_board(open_page: OpenPage) -> None:
    ada = open_page(**MOVING)
    ada.page.add_init_script(COUNT_TRAVELS)
    begin(ada, "theopolis", options=SHORT)
    play_on(ada, click)
    assert ada.page.evaluate("window.travels") > 0
    expect(ada.page.get_by_role("table", name=ada.say("web-ended-sheet"))).to_be_visible()


@pytest.mark.proof
def test_a_whole_game_by_keyboard(open_page: OpenPage) -> None:
    ada = open_page(**MOVING)
    begin(ada, "theopolis", options=SHORT)
    play_on(ada, press, seed=2)
    expect(ada.page.get_by_role("table", name=ada.say("web-ended-sheet"))).to_be_visible()
