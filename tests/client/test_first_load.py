"""How much a browser fetches before it shows something: counted as it comes over the line, packed."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from batisseurs.games import SLUGS
from tests.client.conftest import OpenPage
from tests.client.page_monitor import Witness
from tests.client.table_page import begin, open_room, send

LOBBY = 120_000
TABLE = 200_000
"""Bytes of scripts and styles, packed: a first load, with everything that is drawn."""
FILES = 15

RESTLESS = "window.requestIdleCallback = () => 0;"
"""A browser that never rests, and so fetches nothing ahead."""


def assert_light(witness: Witness, most: int, files: int = FILES) -> None:
    """Compare the scripts and styles that the page has fetched with what it may fetch."""
    witness.page.wait_for_load_state("networkidle")
    found = witness.page.evaluate(
        "() => performance.getEntriesByType('resource').map(one => [one.name, one.encodedBodySize])"
    )
    paths = {urlsplit(name).path: size for name, size in found}
    sizes = {path.rpartition("/")[2]: size for path, size in paths.items() if path.endswith((".js", ".css"))}
    assert len(sizes) > 1
    assert sum(sizes.values()) <= most, sizes
    assert len(sizes) <= files, sizes


def test_the_lobby(open_page: OpenPage) -> None:
    """With the covers; what an opened box needs is fetched while the page is idle."""
    ada = open_page()
    ada.page.add_init_script(RESTLESS)
    ada.go("/")
    expect(ada.button("web-lobby-play", game="Theopolis").locator("svg")).to_be_visible()
    assert_light(ada, LOBBY)


@pytest.mark.parametrize("game", SLUGS)
def test_a_link_to_a_table(open_page: OpenPage, game: str) -> None:
    """With its board and all its words."""
    ada = open_page()
    ada.page.add_init_script(RESTLESS)
    room = open_room(ada, game)
    send(ada, room, {"type": "start"})
    ada.go(f"/rooms/{room}")
    expect(ada.page.get_by_role("region", name=ada.say("web-prompt"))).to_be_visible()
    expect(ada.page.locator("[data-place]").first).to_be_visible()
    assert_light(ada, TABLE)


def test_a_link_to_a_room_that_waits(open_page: OpenPage) -> None:
    ada = open_page()
    ada.page.add_init_script(RESTLESS)
    ada.go(f"/rooms/{open_room(ada, 'theopolis')}")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert_light(ada, TABLE, files=30)


def test_nothing_comes_from_elsewhere(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "theopolis")
    names = ada.page.evaluate("() => performance.getEntriesByType('resource').map(one => one.name)")
    assert names
    assert all(name.startswith(ada.address) for name in names)
