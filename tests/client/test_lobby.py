"""Everything before the first move, as people do it: from a cover to a table, by a link, from a file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from bench.server_process import ServerProcess
from tests.client.conftest import OpenPage, new_server
from tests.client.page_monitor import Witness
from tests.client.table_page import PROMPT, link_to, look, open_room, send, two

KEY = re.compile(r"#[\w-]{40,}$")
AT_A_TABLE = re.compile(r"/rooms/[\w-]+$")
COMPONENTS = Path(__file__).parents[2] / "src" / "batisseurs" / "games" / "theopolis" / "components.toml"
FILE = Path(__file__).parents[1] / "playthroughs" / "theopolis-apocalypse-3.record"
RECORD = FILE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One whose lobby shows the tables of these tests only."""
    with new_server(tmp_path_factory.mktemp("house")) as server:
        yield server


def radio(witness: Witness, id_: str) -> Locator:
    return witness.page.get_by_role("radio", name=witness.say(id_))


def test_against_bots_in_two_clicks(open_page: OpenPage) -> None:
    ada = open_page("/")
    ada.button("web-lobby-play", game="Nehemiah").click()
    ada.button("web-lobby-start").click()
    expect(ada.page.locator(PROMPT)).to_be_visible()
    expect(ada.page).to_have_url(AT_A_TABLE)


def test_with_friends_in_three_clicks(open_page: OpenPage) -> None:
    """One link for all, by address or camera: gone from the address, and of no use at a full table."""
    ada = open_page("/")
    ada.button("web-lobby-play", game="Theopolis").click()
    radio(ada, "web-lobby-company-friends").check(force=True)
    ada.button("web-lobby-open-invite").click()
    expect(ada.page.get_by_role("img", name=ada.say("web-link-code")).first).to_be_visible()
    link = ada.page.get_by_label(ada.say("web-waiting-shared-link"), exact=True).input_value()
    assert KEY.search(link)

    friends: list[Witness] = []
    while not ada.button("web-waiting-begin").is_enabled():
        number = len(friends)
        friend = open_page(link)
        friend.page.get_by_label(friend.say("web-lobby-my-name")).fill(f"Friend {number}")
        friend.button("web-waiting-sit").click()
        expect(friend.page).to_have_url(AT_A_TABLE)
        expect(ada.page.get_by_text(f"Friend {number}", exact=True)).to_be_visible()
        friends.append(friend)
    ada.button("web-waiting-begin").click()
    for person in (ada, *friends):
        expect(person.page.locator(PROMPT)).to_be_visible()

    late = open_page(link)
    expect(late.page.get_by_role("heading", name=late.say("web-dead-key"))).to_be_visible()
    expect(late.page).to_have_url(AT_A_TABLE)


def test_a_reload_keeps_the_links_that_were_sent(open_page: OpenPage) -> None:
    """A new link would make the one before useless, which someone may have by now."""
    ada = open_page("/new/theopolis?with=friends")
    ada.button("web-lobby-open-invite").click()
    field = ada.page.get_by_label(ada.say("web-waiting-shared-link"), exact=True)
    link = field.input_value()
    ada.page.reload()
    expect(field).to_have_value(link)


def test_the_host_ends_the_link_for_all(open_page: OpenPage) -> None:
    ada = open_page("/new/theopolis?with=friends")
    ada.button("web-lobby-open-invite").click()
    field = ada.page.get_by_label(ada.say("web-waiting-shared-link"), exact=True)
    link = field.input_value()
    ada.button("web-waiting-shared-end").click()
    expect(field).to_have_count(0)
    late = open_page(link)
    expect(late.page.get_by_role("heading", name=late.say("web-dead-key"))).to_be_visible()


def test_a_friend_who_closes_the_page_is_away(open_page: OpenPage) -> None:
    ada, ben, _room = two(open_page)
    players = ada.page.get_by_role("list", name=ada.say("web-players"))
    away = players.get_by_text(ada.say("web-away"), exact=True)
    expect(away).to_have_count(0)
    ben.page.close()
    expect(away).to_be_visible()


def test_the_name_of_someone_else_is_refused(open_page: OpenPage) -> None:
    ada = open_page()
    room = open_room(ada, "theopolis", seats=[{"name": "Ada"}, {}])
    friend = open_page(link_to(ada, room, 1))
    friend.commands_may_be_refused = True
    name = friend.page.get_by_label(friend.say("web-lobby-my-name"))
    name.fill("ADA")
    friend.button("web-waiting-sit").click()
    expect(friend.page.get_by_text(friend.say("error-room-name-taken", name="ADA"))).to_be_visible()
    name.fill("Ben")
    friend.button("web-waiting-sit").click()
    expect(friend.page.get_by_text(friend.say("web-waiting-host"))).to_be_visible()


def test_at_one_device_nobody_has_to_type(open_page: OpenPage) -> None:
    ada = open_page("/")
    ada.button("web-lobby-play", game="Theopolis").click()
    radio(ada, "web-lobby-company-here").check(force=True)
    ada.button("web-lobby-start").click()
    expect(ada.page).to_have_url(AT_A_TABLE)


def test_my_tables_are_there_again(open_page: OpenPage) -> None:
    """Those that wait for me come first, `next` leads to them, and a closed browser has lost nothing."""
    ada = open_page()
    open_room(ada, "my-village", seats=[{"name": "Ada"}, {}])
    room = open_room(ada, "theopolis", seats=[{"name": "Ada"}, {"name": "Ben"}], mine=[0, 1])
    send(ada, room, {"type": "start"})
    ada.page.close()
    ada.page = ada.context.new_page()
    ada.go("/")
    mine = ada.page.get_by_role("region", name=ada.say("web-mine-title"))
    rows = mine.get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("Theopolis")
    expect(rows.nth(0)).to_contain_text(ada.say("web-mine-your-turn"))
    expect(rows.nth(1)).to_contain_text(ada.say("web-mine-free", number=1))
    mine.get_by_role("link", name=ada.say("web-mine-next", tables=1)).click()
    expect(ada.page).to_have_url(re.compile(f"/rooms/{room}$"))


def test_a_listed_table_is_seen_by_others(open_page: OpenPage) -> None:
    ada = open_page("/new/my-village?with=friends")
    ada.page.get_by_role("heading", name=ada.say("web-new-who")).click()
    ada.page.get_by_role("switch", name=ada.say("web-new-listed")).check(force=True)
    ada.button("web-lobby-open-invite").click()
    expect(ada.page).to_have_url(AT_A_TABLE)
    eve = open_page("/")
    listed = eve.page.get_by_role("region", name=eve.say("web-open-title"))
    listed.get_by_role("link", name="My Village").first.click()
    expect(eve.page.get_by_text(eve.say("web-waiting-may-sit"))).to_be_visible()


def test_strangers_and_bots_fill_a_listed_table(open_page: OpenPage) -> None:
    """One sits down from the list, one at the table; the host seats bots, changes them, and frees a seat."""
    ada = open_page()
    settings = {"listed": True, "watching": "anyone"}
    room = open_room(ada, "theopolis", 4, seats=[{"name": "Ada"}, {}, {}, {}], settings=settings)
    ada.go(f"/rooms/{room}")
    eve, dan = open_page("/"), open_page(f"/rooms/{room}")
    row = eve.page.get_by_role("listitem").filter(has_text="Ada").filter(has_text="Theopolis")
    row.get_by_role("button", name=eve.say("web-waiting-sit")).click()
    dan.page.get_by_role("button", name=dan.say("web-waiting-take")).last.click()
    for person, name in ((eve, "Eve"), (dan, "Dan")):
        person.page.get_by_label(person.say("web-lobby-my-name")).fill(name)
        person.button("web-waiting-sit").click()
        expect(person.page).to_have_url(AT_A_TABLE)
        expect(ada.page.get_by_text(name, exact=True)).to_be_visible()
    assert [seat["name"] for seat in look(ada, room)["seats"]] == ["Ada", "Eve", "", "Dan"]
    let, free = ada.button("web-waiting-bot"), ada.button("web-waiting-bot-up")
    let.click()
    expect(free).to_be_visible()
    ada.page.get_by_role("button", name=ada.say("web-new-strength", seat="").strip()).click()
    ada.page.get_by_role("menuitem", name=ada.say("web-bot-casual")).click()
    expect(dan.page.get_by_text(dan.say("web-bot-casual"))).to_be_visible()
    free.click()
    let.click()
    ada.button("web-waiting-begin").click()
    for person in (ada, eve, dan):
        expect(person.page.locator(PROMPT)).to_be_visible()
    assert look(ada, room)["seats"][2]["bot"] == "beginner"


def test_when_no_table_waits_next_says_so(open_page: OpenPage) -> None:
    ada = open_page("/next")
    expect(ada.page.get_by_role("heading", name=ada.say("web-next-none"))).to_be_visible()
    ada.page.get_by_role("main").get_by_role("link", name=ada.say("web-app-to-lobby")).click()
    expect(ada.page.get_by_role("heading", name=ada.say("web-lobby-welcome"))).to_be_visible()


def test_a_record_is_opened_as_a_table(open_page: OpenPage) -> None:
    """From a file as the terminal saves it; everyone is called as in the record, bots too."""
    ada = open_page("/import")
    chooser = ada.page.locator("input[type=file]")
    assert FILE.suffix in (chooser.get_attribute("accept") or "").split(",")
    chooser.set_input_files(FILE)
    expect(ada.page.get_by_text(ada.say("web-import-over"))).to_be_visible()
    ada.button("web-import-look").click()
    expect(ada.page).to_have_url(AT_A_TABLE)
    room = ada.page.url.rpartition("/")[2]
    assert [seat["name"] for seat in look(ada, room)["seats"]] == ["Ann", "Ben", "Cleo"]


def test_a_record_that_does_not_fit_is_refused_with_its_line(open_page: OpenPage) -> None:
    lines = RECORD.split("\n")
    wrong = next(number for number, line in enumerate(lines) if re.match(r"p\d add ", line))
    lines[wrong] = lines[wrong].split(" ", maxsplit=1)[0] + " add doubt"
    ada = open_page("/import")
    ada.page.get_by_label(ada.say("web-import-paste")).fill("\n".join(lines))
    ada.button("web-import-look").click()
    alert = ada.page.get_by_role("alert").filter(has_text="add doubt")
    expect(alert).to_contain_text(ada.say("error-at-line", line=wrong + 1, text=""))


def test_a_letter_is_neither_record_nor_position(open_page: OpenPage) -> None:
    ada = open_page("/import")
    ada.page.get_by_label(ada.say("web-import-paste")).fill("Dear Ada,\n\nhow are you?")
    expect(ada.page.get_by_text(ada.say("web-import-neither"), exact=True)).to_be_visible()


def test_own_components_are_checked(open_page: OpenPage, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(COMPONENTS.read_text(encoding="utf-8").replace("{ faith", "{ doubt", 1), encoding="utf-8")
    ada = open_page("/new/theopolis")
    ada.page.get_by_role("heading", name=ada.say("web-new-components")).click()
    ada.page.locator("input[type=file]").set_input_files(mine)
    expect(ada.page.get_by_text("mine.toml")).to_be_visible()
    ada.button("web-lobby-start").click()
    expect(ada.page.get_by_role("alert").filter(has_text="doubt")).to_be_visible()
    ada.button("web-new-components-remove").click()
    ada.button("web-lobby-start").click()
    expect(ada.page).to_have_url(AT_A_TABLE)


def test_a_rule_is_read_over_a_new_table(open_page: OpenPage) -> None:
    """What was typed and set before is still there."""
    ada = open_page("/new/theopolis?with=friends")
    name = ada.page.get_by_label(ada.say("web-new-name", seat="Seat 1"))
    name.fill("Zoe")
    ada.page.get_by_role("heading", name=ada.say("web-new-options")).click()
    switch = ada.page.get_by_role("switch", name=ada.say("web-option-theopolis-short-deck"))
    switch.check(force=True)
    ada.button("web-rule-open", rule="TH-159").click()
    rules = ada.page.get_by_role("dialog", name=ada.say("web-rules"))
    expect(rules.locator('[data-rule="TH-159"]')).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(name).to_have_value("Zoe")
    expect(switch).to_be_checked()


def test_a_rule_has_an_address(open_page: OpenPage) -> None:
    ada = open_page("/rules/theopolis#TH-42")
    rule = ada.page.locator('[data-rule="TH-42"]')
    expect(rule).to_have_attribute("aria-current", "true")
    expect(rule).to_be_in_viewport()
    ada.keep(language="fr")
    expect(rule).to_contain_text("Évêque")
    ada.page.get_by_label(ada.say("web-rules-search")).fill("evêque apocalypse")
    expect(ada.page.get_by_text(ada.say("web-rules-none"))).to_be_visible()


def test_how_to_play_comes_before_the_numbered_rules(open_page: OpenPage) -> None:
    """A page with pieces of the game; then the rules, whose contents lead to a chapter."""
    ada = open_page("/rules/nehemiah")
    expect(ada.page.get_by_role("heading", name=ada.say("web-guide"))).to_be_visible()
    expect(ada.page.get_by_text(ada.say("nehemiah-guide-goal"))).to_be_visible()
    pieces = ada.page.get_by_role("listitem").filter(has=ada.page.locator("svg"))
    expect(pieces.first).to_be_visible()
    ada.page.get_by_text(ada.say("web-rules-contents"), exact=True).click()
    ada.page.get_by_role("group").get_by_role("button").last.click()
    expect(ada.page.locator("[data-rule][aria-current]")).to_be_in_viewport()


def test_a_server_that_is_away_is_said_in_words(open_page: OpenPage) -> None:
    ada = open_page("/about")
    ada.server_may_be_away = True
    ada.page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    ada.page.get_by_role("link", name=ada.say("web-look-home")).click()
    expect(ada.page.get_by_text(ada.say("web-lobby-trouble"))).to_be_visible()
    ada.page.unroute("**/api/**")
    ada.button("web-lobby-again").click()
    expect(ada.page.get_by_text(ada.say("web-lobby-trouble"))).to_have_count(0)
    expect(ada.button("web-lobby-play", game="Theopolis")).to_be_visible()
