"""What goes wrong on the way: said in words, with the way out, and nothing lost."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.client.conftest import OpenPage
from tests.client.game_player import end_turn
from tests.client.page_monitor import Witness
from tests.client.table_page import (
    RECORDS,
    begin,
    choose,
    confirm,
    events,
    link_to,
    look,
    moved_on,
    open_room,
    played,
    send,
    sentence,
    settled,
    sit_down,
    status,
    two,
)

STALE = 409
ONLY_THE_END = 62
"""After so many lines of that record the first player can only end the turn."""


def heading(witness: Witness, id_: str) -> None:
    expect(witness.page.get_by_role("heading", level=1, name=witness.say(id_))).to_be_visible()


def test_a_link_that_never_opened_anything(open_page: OpenPage) -> None:
    ada = open_page(f"/rooms/nowhere#{'k' * 43}")
    heading(ada, "web-dead-key")
    ada.button("web-dead-key-anyway").click()
    heading(ada, "web-gone")
    ada.page.get_by_role("main").get_by_role("link", name=ada.say("web-app-to-lobby")).click()
    heading(ada, "web-lobby-welcome")


def test_a_link_that_was_used(open_page: OpenPage) -> None:
    """The first to use it is at the table; the second is told, and takes no seat."""
    ada = open_page()
    room = open_room(ada, "theopolis", seats=[{"name": "Ada"}, {}])
    link = link_to(ada, room, 1)
    ben = open_page(link)
    expect(ben.button("web-waiting-sit")).to_be_visible()
    assert "#" not in ben.page.url
    zoe = open_page(link)
    heading(zoe, "web-dead-key")
    zoe.button("web-dead-key-anyway").click()
    heading(zoe, "web-gone")
    ben.go("/about")
    ben.go(link)
    ben.button("web-dead-key-anyway").click()
    expect(ben.button("web-waiting-sit")).to_be_visible()


def test_a_full_table(open_page: OpenPage) -> None:
    """A visitor to a full table that anyone may watch becomes a spectator."""
    ada, _, room = two(open_page, settings={"watching": "anyone"})
    zoe = open_page(f"/rooms/{room}")
    expect(zoe.page.locator('[data-status="spectator"]')).to_be_visible()
    assert look(zoe, room)["reader"] < 0
    yan = open_page(f"/rooms/{open_room(ada, 'theopolis')}")
    heading(yan, "web-gone")


def test_a_seat_taken_over_on_another_device(open_page: OpenPage) -> None:
    ada = open_page()
    room = begin(ada, "theopolis")
    phone = open_page(link_to(ada, room, 0))
    expect(phone.page.locator('[data-status="asked"]')).to_be_visible()
    ada.page.reload()
    heading(ada, "web-gone")


def test_what_is_pressed_while_it_goes_by_itself_is_not_lost(open_page: OpenPage) -> None:
    """The only choice is answered for one, unless it is for good: who presses it meanwhile is asked."""
    ada, ben = open_page(), open_page()
    held: list[Route] = []
    ada.page.route("**/commands", lambda route: held.append(route))  # noqa: PLW0108  as below

    def let_through() -> None:
        while not held:
            ada.page.wait_for_timeout(20)
        held.pop().continue_()

    # Beside another person, a bot that moves next ends free undo.
    seats = [{"name": "Ada"}, {"bot": "random"}, {}, {"bot": "random"}]
    room = open_room(ada, "theopolis", seats=seats, **played("theopolis-sacraments-4", ONLY_THE_END))
    sit_down(ben, link_to(ada, room, 2), room, 2)
    send(ada, room, {"type": "start"})
    ada.go(f"/rooms/{room}")
    before = look(ada, room)["version"]
    while not held:  # the answer that goes by itself
        ada.page.wait_for_timeout(20)
    ada.page.get_by_role("button", name=sentence(ada, "end")).first.click()
    assert status(ada.page) == "sending"
    let_through()
    let_through()  # and then what was pressed
    expect(ada.page.locator('[data-status="unsure"]')).to_be_visible()
    assert look(ada, room)["version"] == before
    confirm(ada)
    let_through()
    moved_on(ada, room, before)


def test_an_old_tab(open_page: OpenPage) -> None:
    """A press after the table has moved on in another tab does nothing and says so; the page catches up."""
    ada = open_page()
    room = begin(ada, "theopolis")
    settled(ada.page)

    held: list[Route] = []
    # Playwright writes on what it is given, and a method of a list cannot be written on.
    ada.page.route("**/commands", lambda route: held.append(route))  # noqa: PLW0108
    with ada.page.expect_request(re.compile("/commands")):
        choose(ada, "add faith")
    send(ada, room, {"type": "choose", "text": "add hope"})
    with ada.page.expect_response(re.compile("/commands")) as answer:
        held.pop().continue_()
    ada.page.unroute("**/commands")
    assert answer.value.status == STALE
    told = ada.page.get_by_role("region", name=ada.say("web-look-toasts"))
    expect(told).to_have_text(ada.say("web-moved-on"))
    expect(ada.button("web-undo")).to_be_visible()
    chosen = [kept["event"] for kept in events(ada, room) if kept["event"]["type"] == "chose"]
    assert [line["text"] for line in chosen if line["seat"] == 0] == ["add hope"]
    ada.button("web-undo").click()
    expect(ada.button("web-undo")).to_have_count(0)


def test_a_record_that_does_not_fit(open_page: OpenPage) -> None:
    """It is said what is wrong and where; what was pasted stays, and can be put right."""
    ada = open_page("/import")
    right = (RECORDS / "theopolis-wonder-2.record").read_text(encoding="utf-8")
    paste = ada.page.get_by_label(ada.say("web-import-paste"))
    paste.fill(right.replace("p2 end", "p2 fly away", 1))
    ada.button("web-import-look").click()
    expect(ada.page.get_by_role("alert").filter(has_text="fly away")).to_be_visible()
    expect(paste).to_have_value(re.compile("fly away"))
    paste.fill("game = chess")
    expect(ada.page.get_by_text(ada.say("web-import-neither"))).to_be_visible()
    paste.fill(right)
    ada.button("web-import-look").click()
    expect(ada.page.get_by_role("table", name=ada.say("web-ended-sheet"))).to_be_visible()
    assert not any(seat["yours"] for seat in ada.looks()[-1]["room"]["seats"]), "it is looked at"


def test_a_game_that_continues_from_a_record(open_page: OpenPage) -> None:
    ada = open_page("/import")
    right = (RECORDS / "theopolis-wonder-2.record").read_text(encoding="utf-8")
    head, _, body = right.partition("\n\n")
    head = re.sub(r"\nhappenings \d+", "", head)
    ada.page.get_by_label(ada.say("web-import-paste")).fill(
        f"{head}\n\n" + "\n".join(body.split("\n")[:60]) + "\n"
    )
    ada.button("web-import-open").click()
    assert settled(ada.page) == "asked"
    end_turn(ada)
