"""Fixtures of the client's tests: a real server, a real Chromium, and a monitor for every page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from bench.server_process import ServerProcess
from tests.client.page_monitor import NOWHERE, Witness

BUILT = Path(__file__).parents[2] / "src" / "batisseurs" / "server" / "client" / "index.html"
CHROMIUM = "/usr/bin/chromium-headless-shell"
"""Without windows and what belongs to them: the same pages for a sixth less processor time."""
FLAGS = [
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

PATIENCE = 30_000
"""Milliseconds: two cores may be busy with other tests."""
expect.set_options(timeout=PATIENCE)

CALM = {"reduced_motion": "reduce"}
MOVING = {"reduced_motion": "no-preference"}
"""How a reader has set up their system."""

OpenPage = Callable[..., Witness]


def new_server(folder: Path) -> ServerProcess:
    """Return a server with its own database."""
    return ServerProcess(f"sqlite:///{folder / 'house.db'}", folder / "server.log")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium without windows, one for all tests of a process."""
    if not BUILT.is_file():
        pytest.fail("the client has not been built: `make client` does it", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The real server on its own port, one for all tests of a process; it is empty at first."""
    with new_server(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def open_page(browser: Browser, server: ServerProcess) -> Iterator[OpenPage]:
    """Open a page of the server as a person of their own: another cookie jar each time.

    Nothing moves unless a test wants it to (`MOVING`): pieces that travel take a third of the processor time.
    At the end, no page may have complained: no error in the console, no request that failed, nothing that the
    content security policy had to stop.
    """
    opened: list[Witness] = []

    def open_as(path: str = NOWHERE, language: str = "en", **settings: Any) -> Witness:
        # What a service worker fetches no test could watch or break; those about it allow it.
        usual = {"locale": "en-GB", "viewport": {"width": 1280, "height": 720}, "service_workers": "block"}
        asked = CALM | usual | settings
        context = browser.new_context(**asked)
        context.set_default_timeout(PATIENCE)
        witness = Witness(context, server.address, language)
        opened.append(witness)
        witness.go(path)
        return witness

    yield open_as
    complaints = [complaint for witness in opened for complaint in witness.complaints]
    for witness in opened:
        with suppress(Exception):
            witness.context.close()
    assert complaints == []
