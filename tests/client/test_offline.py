"""Without a network: it is said at once, moves are kept and sent later; pages and tables seen before open."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.client.conftest import OpenPage
from tests.client.table_page import PROMPT, asked, begin, look, played, sentence, wait_for

KEPT = """async () => {
    const cache = await caches.open('shell');
    return (await cache.keys()).map(({url}) => new URL(url).pathname);
}"""
ALL_KEPT = f"""async () => {{
    const kept = await ({KEPT})();
    const loaded = performance.getEntriesByType('resource').map(({{name}}) => new URL(name).pathname);
    return loaded.every(path => !path.startsWith('/assets/') || kept.includes(path));
}}"""
SEEN = """async version => {
    const cache = await caches.open('tables');
    const kept = await Promise.all((await cache.matchAll()).map(one => one.json()));
    return kept.length === 2 && kept.some(one => one.room?.version === version);
}"""
"""Whether this version of the only table, and what is printed on its components, are kept."""


def test_the_page_opens_and_says_that_there_is_no_network(open_page: OpenPage) -> None:
    ada = open_page(service_workers="allow")
    ada.server_may_be_away = True
    ada.go("/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # What the lobby was loaded with is kept, and nothing that the server has answered.
    ada.page.wait_for_function(ALL_KEPT)
    kept = ada.page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path.startswith("/api/")] == []
    offline = ada.page.get_by_role("status").get_by_text(ada.say("web-offline"), exact=True)
    ada.context.set_offline(True)
    expect(offline).to_be_visible()
    ada.page.reload()
    # A page that is loaded again is not told by the browser of the test that there is no network; it notices.
    expect(ada.page.get_by_role("alert").get_by_text(ada.say("web-lobby-trouble"))).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.button("web-lobby-play", game="Theopolis")).to_be_visible()
    # A table that was seen here can be looked at: what is on it, and what was played.
    room = begin(ada, "nehemiah", **played("nehemiah-last_column-2-foremen", 40))
    asked(ada, room)
    ada.page.wait_for_load_state("networkidle")
    ada.context.set_offline(True)
    expect(ada.page.get_by_text(ada.say("web-line-lost"))).to_be_visible()
    version = int(ada.page.locator(PROMPT).get_attribute("data-version") or 0)
    ada.page.wait_for_function(SEEN, arg=version)
    ada.page.reload()
    expect(ada.page.locator("[data-place]").first).to_be_visible()
    expect(ada.page.get_by_text(ada.say("web-line-lost"))).to_be_visible()
    expect(ada.page.locator(PROMPT)).to_have_attribute("data-version", str(version))
    ada.context.set_offline(False)
    expect(ada.page.get_by_text(ada.say("web-line-lost"))).to_have_count(0)


def test_a_move_made_without_network_is_kept_and_sent_later(open_page: OpenPage) -> None:
    ada = open_page()
    ada.server_may_be_away = True
    room = begin(ada, "nehemiah")
    now = asked(ada, room)
    text = now["choices"][0]["text"]
    choice = sentence(ada, text)
    ada.page.wait_for_load_state("networkidle")  # what is fetched ahead is there
    ada.context.set_offline(True)
    expect(ada.page.get_by_text(ada.say("web-line-lost"))).to_be_visible()
    ada.page.keyboard.press("c")
    row = ada.page.get_by_role("tabpanel").get_by_role("button", name=choice).first
    expect(row).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text(ada.say("web-line-kept"))).to_be_visible()
    ada.context.set_offline(False)
    wait_for(ada, lambda: look(ada, room)["version"] > now["version"])
    expect(ada.page.get_by_text(ada.say("web-line-lost"))).to_have_count(0)
