"""What players tell the server's admin, and what they see when a table is closed."""

from __future__ import annotations

from playwright.sync_api import expect

from batisseurs.kernel.source import System
from batisseurs.rooms.service import Rooms
from batisseurs.server.process.clock import ServerTime
from batisseurs.server.storage import SqlStorage, open_storage
from batisseurs.server.storage.moderation import ModerationStorage
from bench.server_process import ServerProcess
from tests.client.conftest import OpenPage
from tests.client.table_page import menu, open_room, two


def database_of(server: ServerProcess) -> SqlStorage:
    """Open the database of a server that runs, as the server's admin does."""
    return open_storage(server._environment["BATISSEURS_DATABASE"])  # noqa: SLF001


def test_a_player_reports_another_and_the_table_closes_with_a_message(
    open_page: OpenPage, server: ServerProcess
) -> None:
    ada, ben, room = two(open_page)
    menu(ada, "web-menu-report")
    send = ada.button("web-report-send")
    expect(send).to_be_disabled()
    ada.page.get_by_role("dialog").get_by_text("Ben").click()
    ada.page.get_by_label(ada.say("web-report-text")).fill("Spoils\nthe game")
    send.click()
    expect(ada.page.get_by_text(ada.say("web-report-sent")).last).to_be_visible()
    storage = database_of(server)
    try:
        hosting = ModerationStorage(storage)
        (report,) = hosting.reports()
        assert (report.room, report.seat, report.name, report.text) == (room, 1, "Ben", "Spoils the game")
        time = ServerTime()
        Rooms(storage, time, System()).close(room, "Be kind")
        hosting.notice(time.now(), room)
    finally:
        storage.close()
    for witness in (ada, ben):
        expect(witness.page.get_by_role("heading", level=1)).to_have_text(witness.say("web-gone"))
        expect(witness.page.get_by_text("Be kind")).to_be_visible()
    ada.go("/")
    expect(ada.page.get_by_text(ada.say("web-mine-stage-closed"))).to_be_visible()


def test_a_table_can_be_reported_before_it_begins(open_page: OpenPage, server: ServerProcess) -> None:
    ada = open_page(language="pl", locale="pl-PL")
    room = open_room(ada, "theopolis", seats=[{"name": "Ada"}, {}])
    ada.go(f"/rooms/{room}")
    ada.button("web-menu-report").click()
    ada.page.get_by_label(ada.say("web-report-text")).fill("Co to za nazwa?")
    ada.button("web-report-send").click()
    expect(ada.page.get_by_text(ada.say("web-report-sent")).last).to_be_visible()
    storage = database_of(server)
    assert [
        (report.seat, report.text) for report in ModerationStorage(storage).reports() if report.room == room
    ] == [(None, "Co to za nazwa?")]
    storage.close()
