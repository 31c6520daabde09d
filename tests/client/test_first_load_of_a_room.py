"""How much a browser fetches for a link to a room, without the board of its game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.client.conftest import OpenPage
from tests.client.table_page import begin, open_room
from tests.client.test_first_load import MOST, fetched


@pytest.mark.parametrize("begun", [False, True], ids=["before the game", "in the game"])
def test_a_link_to_a_room(open_page: OpenPage, begun: bool) -> None:
    """What a table is shown with, in a browser that never rests and so fetches nothing ahead.

    Counted when the bar and a place of the board are there, and nothing more comes. Two things are left
    out: what belongs to the game itself, and `motion-features`, which makes pieces travel: boards bring it,
    and can be used before it is there.
    """
    ada = open_page("/about")
    room = begin(ada, "theopolis") if begun else open_room(ada, "theopolis")
    fresh = open_page("/about", storage_state=ada.context.storage_state())
    fresh.page.add_init_script("window.requestIdleCallback = () => 0;")
    fresh.go(f"/rooms/{room}")
    expect(fresh.page.get_by_role("heading", level=1)).to_be_visible()
    if begun:
        expect(fresh.page.get_by_role("region", name=fresh.say("web-prompt"))).to_be_visible()
        expect(fresh.page.locator("[data-place]").first).to_be_visible()
    fresh.page.wait_for_load_state("networkidle")
    apart = ("theopolis", "motion-features")
    sizes = {name: size for name, size in fetched(fresh).items() if not name.startswith(apart)}
    assert sum(sizes.values()) <= MOST, sizes
