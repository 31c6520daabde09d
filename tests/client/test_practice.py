"""Puzzles in the browser: one is solved and remembered, the solution of the next is shown."""

from __future__ import annotations

from playwright.sync_api import expect

from batisseurs.games import find_game
from batisseurs.kernel.puzzle import find_puzzle
from tests.client.conftest import OpenPage
from tests.client.table_page import choose, settled

GAME = find_game("nehemiah")
PANEL = "section[data-state]"


def test_a_puzzle_is_solved_and_the_next_is_shown(open_page: OpenPage) -> None:
    ada = open_page("/")
    page = ada.page
    ada.button("web-lobby-play", game=GAME.title).click()
    page.get_by_role("link", name=ada.say("practice-title")).click()
    expect(page.locator("[data-puzzle]")).to_have_count(10)
    assert ada.axe() == []
    first = find_puzzle(GAME, "1")
    row = page.locator(f"[data-puzzle={first.id}]")
    row.get_by_role("button").click()
    panel = page.locator(PANEL)
    expect(panel).to_contain_text(ada.say("practice-so-far", reached=0, wanted=2))

    # A turn that misses the goal ends the attempt; nobody else moves, and one tries again.
    for text in ("activate c1r2", "decline"):
        choose(ada, text)
    expect(panel).to_have_attribute("data-state", "failed")
    expect(panel).to_contain_text(ada.say("practice-failed", reached=0, wanted=2))
    ada.button("practice-again").click()
    expect(panel).to_have_attribute("data-state", "open")

    for text in first.solution:
        choose(ada, text)
    expect(panel).to_have_attribute("data-state", "solved")
    expect(panel).to_contain_text(ada.say(first.idea.id))
    assert ada.axe() == []

    # The solution of the next, move by move; who was shown it has not solved it.
    second = find_puzzle(GAME, "2")
    ada.button("practice-next").click()
    expect(panel).to_contain_text(ada.say(second.title.id))
    settled(page)
    ada.button("practice-show").click()
    for _ in second.solution:
        ada.button("practice-show-next").click()
    expect(panel).to_have_attribute("data-state", "solved")
    expect(panel).to_contain_text(ada.say("practice-shown"))

    page.get_by_role("link", name=ada.say("practice-all")).click()
    expect(
        page.get_by_role("status").filter(has_text=ada.say("practice-progress", solved=1, number=10))
    ).to_be_visible()
    expect(row).to_contain_text(ada.say("practice-is-solved"))
    # The server remembers it for the guest: a browser that has forgotten is told.
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(row).to_contain_text(ada.say("practice-is-solved"))
    ada.go("/")
    expect(page.locator("#mine")).to_have_text(ada.say("web-mine-title"))
    expect(page.get_by_text(ada.say("web-mine-none"))).to_be_visible()
