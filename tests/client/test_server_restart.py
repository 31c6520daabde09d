"""The server is killed in the middle of a game, and comes back: no click is lost, and none counts twice."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from batisseurs.games import find_game
from bench.server_process import ServerProcess
from tests.client.conftest import OpenPage, new_server
from tests.client.game_player import end_turn
from tests.client.page_monitor import Witness
from tests.client.table_page import begin, choose, events, settled


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Its own server, because it is killed."""
    with new_server(tmp_path_factory.mktemp("house")) as server:
        yield server


def chosen(witness: Witness, room: str) -> list[str]:
    """Return what Ada has chosen and not undone."""
    return [
        kept["event"]["text"]
        for kept in events(witness, room)
        if kept["event"]["type"] == "chose" and kept["event"]["seat"] == 0
    ]


def test_killed_and_started_again(open_page: OpenPage, server: ServerProcess) -> None:
    ada = open_page()
    ada.server_may_be_away = True
    room = begin(ada, "theopolis")
    settled(ada.page)
    end_turn(ada)
    settled(ada.page)
    before = chosen(ada, room)

    server.kill()
    expect(ada.page.get_by_text(ada.say("web-line-lost"))).to_be_visible()
    # Something is chosen while nobody answers: it is kept, and said so.
    choose(ada, "add hope")
    expect(ada.page.locator('[data-status="sending"]')).to_be_visible()
    expect(ada.page.get_by_text(ada.say("web-prompt-kept"))).to_be_visible()
    expect(ada.page.get_by_text(ada.say("web-line-kept"))).to_be_visible()
    assert ada.axe() == []

    server.start()
    server.wait()
    expect(ada.page.get_by_text(ada.say("web-line-lost"))).to_have_count(0)
    settled(ada.page)
    assert chosen(ada, room) == [*before, "add hope"]


def test_closed_and_opened_while_nobody_answers(open_page: OpenPage, server: ServerProcess) -> None:
    """What was pressed is kept in the tab, also when the page is loaded again once the server is back."""
    ada = open_page()
    ada.server_may_be_away = True
    room = begin(ada, "theopolis")
    settled(ada.page)
    told = re.compile(ada.words.name(find_game("theopolis"), "hope"), re.IGNORECASE)
    server.kill()
    choose(ada, "add hope")
    expect(ada.page.locator('[data-status="sending"]')).to_be_visible()
    server.start()
    server.wait()
    ada.page.reload()
    ada.page.get_by_role("tab", name=ada.say("web-tab-log")).click()
    expect(ada.log()).to_contain_text(told)
    assert chosen(ada, room) == ["add hope"]


def test_what_is_fetched_when_it_is_wanted(open_page: OpenPage) -> None:
    """Without the network the table stays; what was wanted meanwhile comes when the network is back."""
    ada = open_page()
    ada.server_may_be_away = True
    begin(ada, "theopolis")
    settled(ada.page)
    ada.page.wait_for_load_state("networkidle")
    ada.context.set_offline(True)
    with ada.page.expect_event("requestfailed"):
        ada.page.get_by_role("button", name=ada.say("web-look-language", language="English")).click()
    expect(ada.page.get_by_role("region", name=ada.say("web-board"))).to_be_visible()
    expect(ada.page.get_by_role("menu")).to_have_count(0)
    ada.context.set_offline(False)
    expect(ada.page.get_by_role("menu").get_by_text("Polski", exact=True)).to_be_visible()
