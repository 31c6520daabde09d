"""Every screen and state of every page, in each of its looks, checked by axe: everyone can reach it.

The boards of the other games are looked at in their own tests, in the middle of a game.
"""

from __future__ import annotations

from playwright.sync_api import expect

from tests.client.conftest import OpenPage
from tests.client.page_monitor import Witness
from tests.client.table_page import begin, link_to, look, menu, open_room, played, send, settled, two

PHONE = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}
MIDDLE = played("theopolis-sacraments-4", 120)
DIALOG = "[role=dialog], [role=alertdialog]"
"""Over a page that has been looked at whole: nothing behind it can be reached."""


def heading(witness: Witness, id_: str, **args: object) -> None:
    expect(witness.page.get_by_role("heading", level=1, name=witness.say(id_, **args))).to_be_visible()


def close(witness: Witness) -> None:
    witness.page.keyboard.press("Escape")
    expect(witness.page.get_by_role("dialog")).to_have_count(0)


def test_the_lobby(open_page: OpenPage) -> None:
    ada = open_page("/")
    play = ada.button("web-lobby-play", game="Theopolis")
    expect(play).to_be_visible()
    assert ada.hard_to_reach() == []
    play.click()
    for company in ("friends", "here", "bots"):
        ada.page.get_by_role("radio", name=ada.say(f"web-lobby-company-{company}")).check(force=True)
        assert ada.axe(within=DIALOG) == []
    assert ada.hard_to_reach() == []
    close(ada)
    ada.button("web-settings").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert ada.hard_to_reach(DIALOG) == []
    close(ada)
    ada.button("web-look-language", language="English").click()
    expect(ada.page.get_by_role("menu")).to_be_visible()
    assert ada.hard_to_reach("[role=menu]") == []
    room = open_room(ada, "nehemiah")
    send(ada, room, {"type": "start"})
    open_room(ada, "theopolis", settings={"listed": True})
    ada.go("/")
    expect(ada.page.get_by_role("heading", name=ada.say("web-mine-title"))).to_be_visible()
    assert ada.hard_to_reach() == []


def test_pages_around_the_lobby(open_page: OpenPage) -> None:
    ada = open_page("/about")
    heading(ada, "web-about-title")
    assert ada.hard_to_reach() == []
    ada.go("/next")
    heading(ada, "web-next-none")
    assert ada.hard_to_reach() == []
    ada.go("/new")
    heading(ada, "web-app-nothing-here")
    assert ada.hard_to_reach() == []
    ada.go("/rooms/nowhere")
    heading(ada, "web-gone")
    assert ada.hard_to_reach() == []
    ada.go("/rules/theopolis")
    heading(ada, "web-rules-of", game="Theopolis")
    assert ada.hard_to_reach() == []


def test_a_new_table_with_everything_unfolded(open_page: OpenPage) -> None:
    ada = open_page("/new/theopolis")
    heading(ada, "web-new-title", game="Theopolis")
    assert ada.hard_to_reach() == []
    for fold in ("options", "clock", "who", "components"):
        ada.page.get_by_text(ada.say(f"web-new-{fold}"), exact=True).click()
    assert ada.hard_to_reach() == []


def test_import(open_page: OpenPage) -> None:
    ada = open_page("/import")
    heading(ada, "web-import-title")
    assert ada.hard_to_reach() == []
    paste = ada.page.get_by_label(ada.say("web-import-paste"))
    paste.fill("nothing of the kind")
    expect(ada.page.get_by_text(ada.say("web-import-neither"))).to_be_visible()
    assert ada.axe() == []
    paste.fill(MIDDLE["record"])
    expect(ada.button("web-import-open")).to_be_visible()
    assert ada.hard_to_reach() == []


def test_the_waiting_room(open_page: OpenPage) -> None:
    ada = open_page()
    room = open_room(ada, "theopolis", 3, seats=[{"name": "Ada"}, {}, {"bot": "greedy"}])
    ada.go(f"/rooms/{room}")
    heading(ada, "web-waiting-title", game="Theopolis")
    assert ada.hard_to_reach() == []
    ben = open_page(link_to(ada, room, 1))
    expect(ben.button("web-waiting-sit")).to_be_visible()
    assert ben.hard_to_reach() == []
    cleo = open_page(link_to(ada, room))
    expect(cleo.page.get_by_text(cleo.say("web-waiting-looking-on"))).to_be_visible()
    assert cleo.axe() == []


def test_the_table_on_my_turn(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "theopolis", **MIDDLE)
    assert settled(ada.page) == "asked"
    assert ada.hard_to_reach() == []
    for tab in ("choices", "scores", "chat", "log"):
        ada.page.get_by_role("tab", name=ada.say(f"web-tab-{tab}")).click()
        assert ada.hard_to_reach("[role=tablist], [role=tabpanel]") == []
    menu(ada, "web-menu-rules")
    expect(ada.page.get_by_role("dialog", name=ada.say("web-rules"))).to_be_visible()
    assert ada.axe(within=DIALOG) == []  # the whole rulebook: in all colours on its own page
    close(ada)


def test_the_panels_beside_the_board(open_page: OpenPage) -> None:
    ada = open_page()
    begin(ada, "theopolis", **MIDDLE)
    settled(ada.page)
    refused = ada.page.locator('[data-place-button="refused"]')
    refused.first.click()
    expect(ada.page.get_by_role("heading", name=ada.say("web-why-not"))).to_be_visible()
    assert ada.hard_to_reach() == []
    ada.page.keyboard.press("Escape")
    refused.first.click(button="right")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert ada.hard_to_reach(DIALOG) == []
    close(ada)
    ada.button("web-menu").click()
    expect(ada.page.get_by_role("menu")).to_be_visible()
    assert ada.hard_to_reach("[role=menu]") == []
    ada.page.keyboard.press("Escape")
    for dialog in ("menu-keys", "menu-spectators", "leave", "ask-clock", "ask-undo", "ask-export"):
        menu(ada, f"web-{dialog}")
        expect(ada.page.get_by_role("menu")).to_have_count(0)
        expect(ada.page.get_by_role("dialog").or_(ada.page.get_by_role("alertdialog"))).to_be_visible()
        assert ada.axe(within=DIALOG) == []
        close(ada)


def test_the_table_while_others_choose(open_page: OpenPage) -> None:
    ada, ben, room = two(open_page)
    waits, asked = (ada, ben) if look(ada, room)["choices"] == [] else (ben, ada)
    assert settled(asked.page) == "asked"
    expect(waits.page.locator('[data-status="waiting"]')).to_be_visible()
    assert waits.hard_to_reach() == []
    send(ada, room, {"type": "ask", "wish": {"type": "export"}})
    expect(ben.button("web-request-yes")).to_be_visible()
    assert ben.hard_to_reach() == []
    ben.button("web-request-no").click()
    send(ada, room, {"type": "say", "text": "Hello"})
    ben.page.get_by_role("tab", name=ben.say("web-tab-chat")).click()
    expect(ben.page.get_by_text("Hello")).to_be_visible()
    assert ben.axe(within="[role=tabpanel]") == []
    send(ada, room, {"type": "give-to-bot"})
    expect(ada.button("web-take-back-seat")).to_be_visible()
    assert ada.axe() == []
    send(ada, room, {"type": "take-back"})
    send(ada, room, {"type": "ask", "wish": {"type": "pause"}})
    expect(ben.button("web-request-yes")).to_be_visible()
    assert ben.axe() == []
    ben.button("web-request-yes").click()
    expect(ada.button("web-resume")).to_be_visible()
    assert ada.axe() == []
    cleo = open_page(link_to(ada, room))
    expect(cleo.page.locator('[data-status="spectator"]')).to_be_visible()
    assert cleo.axe() == []


def test_handing_over(open_page: OpenPage) -> None:
    ada = open_page()
    room = open_room(ada, "theopolis", seats=[{"name": "Ada"}, {"name": "Ben"}], mine=[0, 1])
    send(ada, room, {"type": "start"})
    ada.go(f"/rooms/{room}")
    # Chance says who begins.
    first, second = (ada.page.get_by_text(ada.say("web-hand-over-why", name=name)) for name in ("Ada", "Ben"))
    expect(first.or_(second)).to_be_visible()
    assert ada.hard_to_reach() == []


def test_the_end_and_looking_back(open_page: OpenPage) -> None:
    ada = open_page()
    room = open_room(ada, "theopolis", **played("theopolis-sacraments-4"))
    ada.go(f"/rooms/{room}")
    expect(ada.page.get_by_role("table", name=ada.say("web-ended-sheet"))).to_be_visible()
    assert ada.hard_to_reach() == []
    ada.button("web-ended-replay").click()
    expect(ada.page.get_by_role("slider", name=ada.say("web-replay-slider"))).to_be_visible()
    assert ada.hard_to_reach() == []


def test_a_dead_link(open_page: OpenPage) -> None:
    ada = open_page(f"/rooms/nowhere#{'k' * 43}")
    heading(ada, "web-dead-key")
    assert ada.hard_to_reach() == []


def test_a_phone(open_page: OpenPage) -> None:
    ada = open_page("/", **PHONE)
    expect(ada.button("web-lobby-play", game="Theopolis")).to_be_visible()
    assert ada.axe() == []
    begin(ada, "theopolis", **MIDDLE)
    settled(ada.page)
    assert ada.hard_to_reach() == []
    tools = ada.page.get_by_role("navigation", name=ada.say("web-side"))
    for tool in ("tab-choices", "tab-log", "tab-chat", "tab-scores", "players"):
        tools.get_by_role("button", name=ada.say(f"web-{tool}")).click()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        assert ada.axe(within=DIALOG) == []  # in the colours of the same panels beside a wide board
        close(ada)
