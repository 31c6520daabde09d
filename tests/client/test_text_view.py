"""The text view: every game can be heard, typed and won there, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from batisseurs.games import SLUGS
from bench.server_process import ServerProcess
from tests.client.conftest import OpenPage
from tests.client.seeded_server import SeededServer
from tests.client.table_page import begin
from tests.client.text_player import Listener

SEED = 5
"""The luck of the server."""
LISTEN = """() => {
    window.heard = [];
    for (const live of document.querySelectorAll('[aria-live]'))
        new MutationObserver(() => window.heard.push(live.textContent)).observe(
            live, {childList: true, subtree: true, characterData: true});
}"""
"""Remember what live regions say."""
BUILDER = (
    "Perform",
    "Pay for (Build|Temple|Military)",
    "Activate (Build|Temple|Military)",
    "Activate",
    "Place in column .*: (Build|Temple|Military)",
    "Place in column .*: (Wood|Funding)",
)
"""How someone plays Nehemiah who only knows that one must build."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One in which each game is the same each time."""
    with SeededServer(tmp_path_factory.mktemp("house"), SEED) as server:
        yield server


def test_the_first_link_of_a_table_leads_to_the_text_view_which_is_remembered(open_page: OpenPage) -> None:
    ada = open_page()
    room = begin(ada, "nehemiah")
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.keyboard.press("Tab")
    expect(ada.button("web-text-view")).to_be_focused()
    ada.page.keyboard.press("Enter")
    line = ada.page.get_by_role("textbox", name=ada.say("text-command"))
    expect(line).to_be_focused()
    ada.go(f"/rooms/{room}")
    expect(line).to_be_focused()
    ada.button("web-board-view").last.click()
    expect(ada.page.get_by_role("region", name=ada.say("web-board"), exact=True)).to_be_visible()
    ada.go(f"/rooms/{room}")
    expect(ada.page.get_by_role("region", name=ada.say("web-board"), exact=True)).to_be_visible()


@pytest.mark.parametrize(("game", "language"), [*zip(SLUGS, ("fr", "pl", "en", "fr"), strict=True)])
def test_everything_is_there_without_codes_and_everyone_can_reach_it(
    open_page: OpenPage, game: str, language: str
) -> None:
    ada = Listener(open_page(language=language, locale=language))
    ada.begin(game)
    tables = ada.page.get_by_role("table")
    expect(tables.nth(3)).to_be_visible()
    for part in ("text-question", "web-tab-choices", "text-last-events", "text-table", "web-players"):
        expect(ada.region(part)).to_be_visible()
    expect(ada.region("text-me", name="Ada").get_by_role("table").first).to_be_visible()
    heard = ada.hear()
    assert len(re.findall(r"- rowheader ", heard)) > 30
    reach = ada.witness.hard_to_reach()
    assert reach == [], "\n".join(reach)


def test_commands_are_those_of_the_terminal_in_the_language_of_the_reader(open_page: OpenPage) -> None:
    ada = Listener(open_page(language="fr", locale="fr"))
    ada.begin("nehemiah")
    ada.actions.wait_for()
    for typed, heard in {
        "aide": "On répond par le numéro",
        "? 1": "C’est possible",
        "pourquoi activer": "n’est pas possible.*NE-36",
        "why activate": "n’est pas possible.*NE-36",
        "quoi porte du fumier": "Porte du Fumier",
        "règle 36": "NE-36",
        "rule 9999": "9999",
        "nonsens": "nonsens.*aucune",
        "77": "77",
        "oui": ada.say("text-nothing-to-agree"),
        "scores": "Ada",
        "journal 2": "Colonne",
        "retirer": ada.say("text-nothing-sealed"),
    }.items():
        ada.type(typed)
        ada.replies.get_by_role("paragraph").filter(has_text=f"> {typed}").last.wait_for()
        after = ada.hear(ada.replies).rpartition(f"> {typed}")[2]
        assert re.search(heard, after), (typed, after)
    # The beginnings of its words are enough for an action.
    ada.type("placer colonne 2")
    expect(ada.region("text-question")).to_contain_text("ouvrier neutre")


def test_what_one_does_is_told(open_page: OpenPage) -> None:
    ada = Listener(open_page())
    ada.begin("nehemiah")
    ada.actions.wait_for()
    ada.page.evaluate(LISTEN)
    ada.type("1")
    ada.page.wait_for_function("() => window.heard.some(said => said.includes('You place a worker'))")
    ada.type("undo")
    ada.page.wait_for_function("() => window.heard.some(said => said.includes('your turn'))")


def test_a_whole_game_is_won_by_who_only_hears_it(open_page: OpenPage) -> None:
    ada = Listener(open_page())
    ada.begin("nehemiah")
    won(ada.play(ada.choose_by(BUILDER)))


@pytest.mark.proof
@pytest.mark.parametrize("game", SLUGS)
def test_whole_games_are_won_by_following_the_hints(open_page: OpenPage, game: str) -> None:
    ada = Listener(open_page())
    ada.begin(game)
    won(ada.play(ada.follow_hints))


def won(heard: str) -> None:
    """Check the score sheet: Ada is first, and alone."""
    (rank,) = re.findall(r'row "Rank (\S+) (\S+)"', heard)
    assert rank == ("1st", "2nd"), heard
