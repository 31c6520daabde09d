"""What carries every page, in a real browser: the line to a room, languages, notices, ways out."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.server_process import Running, running

PATIENCE = 20_000
ASK = """async ([path, body]) => {
    const headers = {"X-Batisseurs": "1", "Content-Type": "application/json"};
    const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
    return {status: answer.status, ...await answer.json()};
}"""
NOTICED = """(() => {
    window.noticed = [];
    const Real = window.Notification;
    window.Notification = class extends Real {
        // A browser without a window may deny it, whatever it was granted.
        static get permission() { return "granted"; }
        constructor(title, options) { super(title, options); window.noticed.push([title, options.body]); }
    };
    Object.defineProperty(document, "hidden", {get: () => true});
})()"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server below a path; the built client is the package's, or the one of the setting."""
    folder = tmp_path_factory.mktemp("house")
    with running(folder, base_path="/some/where", client=os.environ.get("BATISSEURS_CLIENT", "")) as found:
        yield found


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        locale="fr-FR", viewport={"width": 1280, "height": 720}, service_workers="block"
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, server: Running) -> Page:
    """A page that has been in the lobby."""
    page = context.new_page()
    page.goto(f"{server.url}/")
    expect(page.locator("h1")).to_be_visible(timeout=PATIENCE)
    return page


def ask(page: Page, path: str, body: Any) -> Any:
    answer = page.evaluate(ASK, [path, body])
    assert answer["status"] == 200, answer
    return answer


def open_room(page: Page, **new: Any) -> str:
    ask(page, "api/guest", {})
    body = {"id": os.urandom(8).hex(), "new": {"game": "theopolis", "players": 2, **new}}
    return str(ask(page, "api/rooms", body)["room"])


def do(page: Page, room: str, **request: Any) -> Any:
    return ask(page, f"api/rooms/{room}/commands", {"id": os.urandom(8).hex(), "seat": 0, **request})


def until_waiting(page: Page, room: str, seat: int) -> None:
    """Choose as who sits there, beside the page, until it is someone else's turn."""
    for _ in range(100):
        look = page.evaluate("path => fetch(path).then(answer => answer.json())", f"api/rooms/{room}")
        said = [choice["text"] for choice in look["room"]["choices"]]
        if not said:
            return
        text = "end" if "end" in said else said[0]
        command = {"type": "choose", "text": text}
        do(page, room, command=command, seat=seat, version=look["room"]["version"])
    raise AssertionError(said)


def test_where_no_socket_gets_through_the_table_still_moves(server: Running, page: Page) -> None:
    page.route_web_socket(re.compile("/socket"), lambda socket: socket.close(code=1011))
    room = open_room(page, mine=[0, 1])
    with page.expect_response(re.compile("/events"), timeout=PATIENCE) as stream:
        page.goto(f"{server.url}/rooms/{room}")
    assert stream.value.headers["content-type"].startswith("text/event-stream")
    do(page, room, command={"type": "join", "name": "Zénobie"}, seat=1)
    expect(page.get_by_text("Zénobie").first).to_be_visible(timeout=PATIENCE)


def test_another_language_without_another_page(server: Running, page: Page) -> None:
    page.evaluate("window.same = true")
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "fr")
    words = page.locator("h1").inner_text()
    for language in ("pl", "en"):
        other = page.context.new_page()
        other.goto(f"{server.url}/about")
        kept = json.dumps({"language": language, "theme": "dark", "textSize": 120})
        other.evaluate("kept => localStorage.setItem('batisseurs', kept)", kept)
        expect(root).to_have_attribute("lang", language)
        other.close()
    expect(page.locator("h1")).not_to_have_text(words)
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-text", "120")
    assert page.evaluate("window.same") is True


def test_who_looks_elsewhere_is_told(
    server: Running, browser: Browser, context: BrowserContext, page: Page
) -> None:
    """Nothing on arrival; a notification when it becomes your turn, and a mark as long as it is."""
    kept = json.dumps({"language": "en", "notices": True, "sound": True, "auto": False})
    context.add_init_script(f"localStorage.setItem('batisseurs', {json.dumps(kept)}); {NOTICED}")
    room = open_room(page, seats=[{"name": "Ann"}, {}], mine=[0])
    link = ask(page, f"api/rooms/{room}/invitations", {"seat": 1})["link"]
    with browser.new_context() as elsewhere:
        ben = elsewhere.new_page()
        ben.goto(f"{server.url}/about")
        ben.wait_for_load_state("networkidle")
        ask(ben, "api/guest", {})
        ask(ben, "api/enter", {"key": link.rpartition("#")[2]})
        do(ben, room, command={"type": "join", "name": "Ben"}, seat=1)
        do(page, room, command={"type": "start"})
        # No matter who begins: Ann arrives when it is her turn.
        until_waiting(ben, room, seat=1)
        page.goto(f"{server.url}/rooms/{room}")
        expect(page).to_have_title(re.compile("^● "), timeout=PATIENCE)
        icon = page.locator('link[rel="icon"]')
        expect(icon).to_have_attribute("href", re.compile("icon-turn"))
        assert page.evaluate("window.noticed") == []
        until_waiting(page, room, seat=0)
        expect(page).not_to_have_title(re.compile("●"), timeout=PATIENCE)
        expect(icon).not_to_have_attribute("href", re.compile("icon-turn"))
        assert page.evaluate("window.noticed") == []
        until_waiting(ben, room, seat=1)
        page.wait_for_function("() => window.noticed.length > 0")
    title, sentence = page.evaluate("window.noticed[0]")
    assert "Theopolis" in title
    assert sentence
    expect(page).to_have_title(re.compile("^● "), timeout=PATIENCE)
    page.goto(f"{server.url}/about")
    expect(page).not_to_have_title(re.compile("●"), timeout=PATIENCE)


def test_a_page_older_than_its_server_says_so(server: Running, page: Page) -> None:
    page.route(re.compile(r"assets/about-.*\.js"), lambda route: route.abort())
    page.goto(f"{server.url}/about")
    expect(page.locator("h1")).to_have_text("Cette page n’est plus à jour", timeout=PATIENCE)
    page.unroute(re.compile(r"assets/about-.*\.js"))
    page.get_by_role("button", name="Recharger la page").click()
    expect(page.locator("h1")).not_to_have_text("Cette page n’est plus à jour")


def test_an_address_at_which_nothing_is(server: Running, page: Page) -> None:
    page.goto(f"{server.url}/new")
    expect(page.locator("h1")).to_have_text("Page introuvable", timeout=PATIENCE)
    page.get_by_role("main").get_by_role("link").click()
    expect(page).to_have_url(f"{server.url}/")


def test_a_browser_that_keeps_nothing(server: Running, context: BrowserContext) -> None:
    """Neither settings nor unanswered commands can be stored; the page works all the same."""
    context.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, {get() { throw new DOMException('no', 'SecurityError'); }});"
    )
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{server.url}/")
    expect(page.locator("h1")).to_be_visible(timeout=PATIENCE)
    room = open_room(page, mine=[0, 1])
    page.goto(f"{server.url}/rooms/{room}")
    do(page, room, command={"type": "join", "name": "Zénobie"}, seat=1)
    expect(page.get_by_text("Zénobie").first).to_be_visible(timeout=PATIENCE)
    assert errors == []


def test_a_client_that_is_built(server: Running) -> None:
    """Else all of the above would test the page that says how to build one."""
    folder = Path(server.settings.client or Path(__file__).parents[2] / "src/batisseurs/server/client")
    assert (folder / "manifest.json").is_file()
