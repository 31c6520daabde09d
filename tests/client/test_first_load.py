"""How much a browser fetches before it shows something: counted as it comes over the line, packed."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.client.conftest import OpenPage
from tests.client.page_monitor import Witness
from tests.client.table_page import begin

MOST = 200_000
"""Bytes of scripts and styles, packed: a first load, without the board of a game."""


def fetched(witness: Witness, before: str = "") -> dict[str, int]:
    """Return scripts and styles that the page asked for before an answer came, with their packed size."""
    found = witness.page.evaluate(
        """before => {
            const all = performance.getEntriesByType('resource');
            const until = before === '' ? Infinity : all.find(one => one.name.endsWith(before)).responseEnd;
            return all.filter(one => /\\.(js|css)$/.test(new URL(one.name).pathname) && one.startTime < until)
                .map(one => [one.name, one.encodedBodySize]);
        }""",
        before,
    )
    return {urlsplit(name).path.rpartition("/")[2]: size for name, size in found}


def test_the_lobby(open_page: OpenPage) -> None:
    """Up to the covers; what an opened box needs is loaded while the page is idle."""
    ada = open_page("/")
    expect(ada.button("web-lobby-play", game="Theopolis")).to_be_visible()
    sizes = fetched(ada, before="/api/games")
    assert len(sizes) > 1
    assert sum(sizes.values()) <= MOST, sizes


def test_nothing_comes_from_elsewhere(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "theopolis")
    names = ada.page.evaluate("() => performance.getEntriesByType('resource').map(one => one.name)")
    assert names
    assert all(name.startswith(ada.address) for name in names)
