"""The host frees a seat before the game; the player who had it is told and can come back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.client.conftest import OpenPage
from tests.client.page_monitor import Witness
from tests.client.table_page import PROMPT, link_to, look, open_room

PHONE = {"viewport": {"width": 360, "height": 780}, "has_touch": True, "is_mobile": True}


def sit_down(person: Witness, name: str) -> None:
    person.page.get_by_label(person.say("web-lobby-my-name")).fill(name)
    person.button("web-waiting-sit").click()


def test_the_host_frees_a_seat_by_keyboard_and_a_new_link_brings_its_person_back(
    open_page: OpenPage,
) -> None:
    ada = open_page()
    room = open_room(ada, "theopolis", seats=[{"name": "Ada"}, {}])
    bo = open_page(link_to(ada, room, 1))
    ada.go(f"/rooms/{room}")
    sit_down(bo, "Bo")
    ready = ada.page.get_by_text(ada.say("web-waiting-ready"))
    expect(ready).to_be_visible()
    menu = ada.button("web-player-menu", name="Bo")
    free = ada.page.get_by_role("menuitem", name=ada.say("web-waiting-bot-up"))

    menu.press("Enter")
    free.press("Enter")
    asked = ada.page.get_by_role("alertdialog", name=ada.say("web-waiting-free-ask", seat="Bo"))
    expect(asked).to_be_visible()
    assert ada.axe() == []
    ada.page.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    expect(menu).to_be_focused()
    expect(ready).to_be_visible()

    menu.press("Enter")
    free.press("Enter")
    asked.get_by_role("button", name=ada.say("web-waiting-bot-up")).press("Enter")
    told = ada.page.get_by_text(ada.say("web-event-freed", name="Ada", other="Bo"))
    expect(told.locator("visible=true").first).to_be_visible()
    expect(ada.page.get_by_role("listitem").filter(has_text="Seat 2").locator("visible=true")).to_be_focused()
    expect(bo.page.get_by_role("heading", name=bo.say("web-freed"))).to_be_focused()
    expect(bo.page.get_by_role("main").get_by_text(bo.say("web-freed-why"))).to_be_visible()
    expect(bo.page.get_by_text(bo.say("web-freed-link"))).to_be_visible()
    assert bo.axe() == []
    assert ada.axe() == []

    bo.go(link_to(ada, room, 1))
    sit_down(bo, "Bo again")
    expect(ready).to_be_visible()
    ada.button("web-waiting-begin").click()
    for person in (ada, bo):
        expect(person.page.locator(PROMPT)).to_be_visible()


def test_at_a_listed_table_the_player_who_lost_a_seat_takes_one_again(open_page: OpenPage) -> None:
    """On telephones, in other languages; one of both has not even said a name."""
    ada = open_page(language="fr", **PHONE, locale="fr-FR")
    settings = {"listed": True, "watching": "link"}
    room = open_room(ada, "theopolis", seats=[{"name": "Ada"}, {}], settings=settings)
    eve = open_page(link_to(ada, room, 1), language="pl", **PHONE, locale="pl-PL")
    expect(eve.page.get_by_label(eve.say("web-lobby-my-name"))).to_be_visible()
    ada.go(f"/rooms/{room}")
    for _ in range(2):
        ada.button("web-player-menu", name=ada.say("web-seat", number=2)).tap()
        ada.page.get_by_role("menuitem", name=ada.say("web-waiting-bot-up")).tap()
        asked = ada.page.get_by_role("alertdialog")
        expect(asked).to_be_visible()
        asked.get_by_role("button", name=ada.say("web-waiting-bot-up")).tap()
        expect(asked).to_be_hidden()
        expect(eve.page.get_by_role("heading", name=eve.say("web-freed"))).to_be_visible()
        assert eve.axe() == []
        eve.button("web-freed-sit").tap()
        expect(eve.page.get_by_label(eve.say("web-lobby-my-name"))).to_be_visible()
    sit_down(eve, "Ewa")
    expect(ada.page.get_by_text(ada.say("web-waiting-ready"))).to_be_visible()
    assert [seat["name"] for seat in look(ada, room)["seats"]] == ["Ada", "Ewa"]
