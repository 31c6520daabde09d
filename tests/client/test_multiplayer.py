"""Several people at one table: in browsers, at a terminal, at one device, looking on."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.cli.servers import Terminal
from tests.cli.terminal import end
from tests.client.conftest import OpenPage
from tests.client.game_player import click, end_turn
from tests.client.page_monitor import Witness
from tests.client.table_page import (
    PROMPT,
    asked,
    events,
    link_to,
    look,
    menu,
    moved_on,
    open_room,
    played,
    send,
    settled,
    status,
    two,
    wait_for,
)

MOST = 60


def acted(witness: Witness, room: str) -> set[int]:
    """Return the seats that have chosen something."""
    chose = [kept["event"] for kept in events(witness, room) if kept["event"]["type"] == "chose"]
    return {line["seat"] for line in chose if line["seat"] >= 0}


def test_two_browsers_and_a_terminal(open_page: OpenPage, tmp_path: Path) -> None:
    """Three people in three languages play a round, and all read what the others did."""
    ada = open_page()
    room = open_room(ada, "theopolis", 3, seats=[{"name": "Ada"}, {}, {}])
    ben = open_page(link_to(ada, room, 1), locale="fr-FR", language="fr")
    ben.page.get_by_label(ben.say("web-lobby-my-name")).fill("Ben")
    ben.button("web-waiting-sit").click()
    cleo = Terminal(tmp_path / "cleo", link_to(ada, room, 2), "Cleo", "--lang", "pl")
    try:
        ada.go(f"/rooms/{room}")
        ada.button("web-waiting-begin").click()
        dice = random.Random(3)  # noqa: S311  a player, no secret
        for _ in range(MOST):
            now = look(ada, room)
            (seat,) = now["waiting"]
            if seat == 2:
                cleo.is_asked()
                cleo.type("1")
                moved_on(ada, room, now["version"])
            else:
                person = ben if seat == 1 else ada
                settled(person.page)
                click(person, dice)
            if acted(ada, room) == {0, 1, 2}:
                break
        assert acted(ada, room) == {0, 1, 2}
        for witness in (ada, ben):
            for name in ("Ada", "Ben", "Cleo"):
                expect(witness.log()).to_contain_text(name)
        # The same line, to each in their own language.
        assert ada.log().inner_text() != ben.log().inner_text()
    finally:
        end(cleo.child)


def test_one_device_for_two(open_page: OpenPage) -> None:
    """Between two turns nothing of the table is on the screen, and nothing of the other's hand has come."""
    ada = open_page()
    room = open_room(ada, "theopolis", seats=[{"name": "Ada"}, {"name": "Ben"}], mine=[0, 1])
    send(ada, room, {"type": "start"})
    ada.go(f"/rooms/{room}")
    first = look(ada, room)["waiting"][0]
    names = ("Ada", "Ben") if first == 0 else ("Ben", "Ada")
    board = ada.page.get_by_role("region", name=ada.say("web-board"))
    for name in (*names, names[0]):
        take = ada.button("web-hand-over-take", name=name)
        expect(take).to_be_visible()
        expect(board).to_have_count(0)
        take.click()
        expect(board).to_be_visible()
        end_turn(ada)
    expect(ada.button("web-hand-over-take", name=names[1])).to_be_visible()


def test_one_device_of_which_a_bot_plays_one_seat(open_page: OpenPage) -> None:
    """A player who gives their seat to a bot hands the device to the other when it is their turn."""
    ada = open_page()
    room = open_room(ada, "theopolis", seats=[{"name": "Ada"}, {"name": "Ben"}], mine=[0, 1])
    send(ada, room, {"type": "start"})
    ada.go(f"/rooms/{room}")
    first = look(ada, room)["waiting"][0]
    names = ("Ada", "Ben")
    ada.button("web-hand-over-take", name=names[first]).click()
    menu(ada, "web-give-to-bot")
    ada.button("web-hand-over-take", name=names[1 - first]).click()
    assert settled(ada.page) == "asked"
    assert ada.looks()[-1]["room"]["reader"] == 1 - first


def test_a_seat_is_given_twice(open_page: OpenPage) -> None:
    """A link that someone has come by is not shown again; the record of the running game can be saved."""
    ada, ben, room = two(open_page)
    menu(ada, "web-ask-export")
    ada.button("web-ask-all").click()
    ben.button("web-request-yes").click()
    expect(ada.log().get_by_text(ada.say("web-event-exported"))).to_be_visible()
    with ada.page.expect_download() as saved:
        menu(ada, "web-menu-record")
    assert Path(saved.value.path()).read_text(encoding="utf-8").startswith("batisseurs-record 1\n")
    send(ben, room, {"type": "leave"}, seat=1)
    first = seat_link(ada, "Ben")
    assert seat_link(ada, "Ben") == first
    cleo = open_page(first.removeprefix(ada.address))
    cleo.page.get_by_label(cleo.say("web-lobby-my-name")).fill("Cleo")
    cleo.button("web-waiting-sit").click()
    expect(ada.page.get_by_role("button", name=ada.say("web-player-menu", name="Cleo"))).to_be_visible()
    send(cleo, room, {"type": "leave"}, seat=1)
    second = seat_link(ada, "Cleo")
    assert second != first
    ada.button("web-invite-again").click()
    expect(shown_link(ada)).not_to_have_value(second)


def seat_link(witness: Witness, name: str) -> str:
    """Open the dialog with the link to a seat, and return what it shows."""
    if witness.page.get_by_role("dialog").count():
        witness.page.keyboard.press("Escape")
    witness.page.get_by_role("button", name=witness.say("web-player-menu", name=name)).click()
    witness.page.get_by_role("menuitem", name=witness.say("web-invite-seat")).click()
    expect(shown_link(witness)).to_be_visible()
    return shown_link(witness).input_value()


def shown_link(witness: Witness) -> Locator:
    return witness.page.get_by_role("dialog").get_by_role("textbox")


def test_continuing_on_another_device(open_page: OpenPage) -> None:
    """The old page says where the seat is, and a link from there brings it back."""
    ada, _, room = two(open_page)
    ada.button("web-player-menu", name="Ada").click()
    ada.page.get_by_role("menuitem", name=ada.say("web-invite-own")).click()
    invitation = ada.page.get_by_role("dialog")
    expect(invitation.get_by_text(ada.say("web-invite-own-note"))).to_be_visible()
    expect(invitation.get_by_role("textbox")).to_have_value(re.compile("#"))
    phone = open_page(invitation.get_by_role("textbox").input_value())
    expect(phone.page.locator(PROMPT)).to_be_visible()
    moved = ada.page.get_by_role("heading", name=ada.say("web-moved"))
    expect(moved).to_be_focused()
    expect(ada.page.get_by_text(ada.say("web-moved-why"))).to_be_visible()
    expect(ada.page.get_by_role("main").get_by_role("button")).to_have_count(0)
    assert ada.axe() == []
    ada.go(link_to(phone, room, 0))
    expect(ada.page.locator(PROMPT)).to_be_visible()
    expect(phone.page.get_by_role("heading", name=phone.say("web-moved"))).to_be_visible()


def test_one_of_two_at_a_device_continues_elsewhere(open_page: OpenPage) -> None:
    """The other plays on here; when both have gone, who is here watches where everyone may."""
    ada = open_page()
    seats = [{"name": "Ada"}, {"name": "Ben"}]
    room = open_room(ada, "theopolis", seats=seats, mine=[0, 1], settings={"watching": "anyone"})
    send(ada, room, {"type": "start"})
    ada.go(f"/rooms/{room}")
    first = look(ada, room)["waiting"][0]
    ada.button("web-hand-over-take", name=("Ada", "Ben")[first]).click()
    expect(ada.page.locator(PROMPT)).to_be_visible()
    phone = open_page(link_to(ada, room, first))
    expect(phone.page.locator(PROMPT)).to_be_visible()
    ada.button("web-moved-stay").click()
    expect(ada.page.locator('[data-status="waiting"]')).to_be_visible()
    phone.go(link_to(ada, room, 1 - first))
    ada.button("web-moved-look-on").click()
    expect(ada.page.locator('[data-status="spectator"]')).to_be_visible()


def test_looking_on(open_page: OpenPage) -> None:
    """A spectator with the link sees the moves and may chat, but cannot choose."""
    ada, _, room = two(open_page)
    cleo = open_page(link_to(ada, room))
    expect(cleo.page.locator('[data-status="spectator"]')).to_be_visible()
    expect(cleo.page.locator('[data-place-button="offered"]')).to_have_count(0)
    assert all(seen["room"]["choices"] == [] for seen in cleo.looks())
    lines = look(cleo, room)["lines"]
    send(ada, room, {"type": "say", "text": "Look, an spectator!"})
    cleo.page.get_by_role("tab", name=cleo.say("web-tab-chat")).click()
    expect(cleo.page.get_by_text("Look, an spectator!")).to_be_visible()
    cleo.page.get_by_label(cleo.say("web-chat-say")).fill("Greetings <b>to all</b>")
    cleo.page.keyboard.press("Enter")
    ada.page.get_by_role("tab", name=ada.say("web-tab-chat")).click()
    expect(ada.page.get_by_text("Greetings <b>to all</b>")).to_be_visible()
    assert look(cleo, room)["lines"] == lines


def test_chat_in_phrases_and_silence(open_page: OpenPage) -> None:
    """A ready-made phrase is read in the reader's language; a muted player is not shown."""
    ada, ben, _ = two(open_page)
    ben.keep(language="pl")
    for witness in (ada, ben):
        witness.page.get_by_role("tab", name=witness.say("web-tab-chat")).click()
    ada.button("web-chat-phrases").click()
    ada.page.get_by_role("menuitem", name=ada.say("web-chat-phrase-hello")).click()
    expect(ben.page.get_by_text(ben.say("web-chat-phrase-hello"))).to_be_visible()
    ben.button("web-chat-hearing", name="Ada").click()
    ben.page.get_by_role("menuitem", name=ben.say("web-chat-mute-me", name="Ada")).click()
    expect(ben.page.get_by_text(ben.say("web-chat-phrase-hello"))).to_have_count(0)
    ben.button("web-chat-hear-me", name="Ada").click()
    expect(ben.page.get_by_text(ben.say("web-chat-phrase-hello"))).to_be_visible()


def test_a_request_that_all_must_grant(open_page: OpenPage) -> None:
    ada, ben, room = two(open_page)
    first, second = (ada, ben) if look(ada, room)["waiting"] == [0] else (ben, ada)
    end_turn(first)
    settled(second.page)
    ada.button("web-menu").click()
    ada.page.get_by_role("menuitem", name=ada.say("web-ask-undo")).click()
    ada.button("web-ask-all").click()
    ben.button("web-request-yes").click()
    expect(ben.log().get_by_text(ben.say("web-event-agreed"))).to_be_visible()
    settled(first.page)
    assert look(ada, room)["waiting"] == [0 if first is ada else 1]


def test_a_bot_plays_for_me_for_a_while(open_page: OpenPage) -> None:
    ada, ben, room = two(open_page)
    seat = look(ada, room)["waiting"][0]
    one = (ada, ben)[seat]
    one.button("web-menu").click()
    one.page.get_by_role("menuitem", name=one.say("web-give-to-bot")).click()
    one.button("web-take-back-seat").click()
    expect(one.button("web-take-back-seat")).to_have_count(0)
    assert look(ada, room)["seats"][seat]["bot"] == ""


def test_once_more(open_page: OpenPage) -> None:
    """After the end, one opens the next table, and everyone finds it."""
    ada = open_page()
    room = open_room(ada, "theopolis", **played("theopolis-wonder-2"))
    cleo = open_page(link_to(ada, room))
    ada.go(f"/rooms/{room}")
    names = [seat["name"] for seat in look(ada, room)["seats"]]
    won = names[look(ada, room)["result"]["ranks"].index(1)]
    ended = ada.page.get_by_role("dialog")
    expect(ended).to_contain_text(ada.say("theopolis-ended-by-wonder", seat=won))
    ended.get_by_role("button", name=ada.say("web-ended-rematch")).click()
    expect(ada.page).not_to_have_url(re.compile(room))
    expect(ada.page.locator(PROMPT)).to_be_visible()  # against bots it begins at once
    begun = look(ada, ada.page.url.rpartition("/")[2])
    assert [seat["name"] for seat in begun["seats"]] == names
    expect(cleo.page.get_by_role("link", name=cleo.say("web-ended-to-rematch"))).to_have_attribute(
        "href", re.compile(ada.page.url.rpartition("/")[2])
    )


def test_what_all_took_back_is_not_done_again_by_itself(open_page: OpenPage) -> None:
    """Ada's only choice was made for her; when all have agreed to take it back she is asked, and may wait."""
    ada, ben, room = two(open_page, **played("theopolis-last_player-2", 23))
    wait_for(ada, lambda: look(ada, room)["lines"] == 24)
    asked(ada, room)
    menu(ada, "web-ask-undo")
    ada.button("web-ask-all").click()
    ben.button("web-request-yes").click()
    expect(ada.log().get_by_text(ada.say("web-event-agreed"))).to_be_visible()
    asked(ada, room)
    ada.page.wait_for_timeout(1500)  # longer than the pause before what leaves no choice is answered
    now = look(ada, room)
    assert (now["lines"], now["waiting"], len(now["choices"])) == (23, [0], 1)
    assert status(ada.page) == "asked"


def test_nobody_asks_for_another_draw(open_page: OpenPage) -> None:
    """What can be undone begins at what someone chose; what was drawn after it goes with it."""
    ada, ben, room = two(open_page)
    first, second = (ada, ben) if look(ada, room)["waiting"] == [0] else (ben, ada)
    end_turn(first)
    settled(second.page)
    menu(second, "web-ask-undo")
    dialog = second.page.get_by_role("dialog")
    chosen = [line for line in game_lines(second, room) if line["by"] != "chance"]
    expect(dialog.get_by_role("radio")).to_have_count(len(chosen))
    second.button("web-ask-all").click()
    first.button("web-request-yes").click()
    settled(first.page)
    assert look(ada, room)["lines"] == chosen[-1]["line"] - 1


def game_lines(witness: Witness, room: str) -> list[dict[str, Any]]:
    return [kept["event"] for kept in events(witness, room) if kept["event"]["type"] == "chose"]
