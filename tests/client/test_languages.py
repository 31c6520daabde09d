"""Three languages: switched without another page, and each reader in their own at one table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from batisseurs.words import Words
from tests.client.conftest import OpenPage
from tests.client.page_monitor import Witness
from tests.client.table_page import look, said, settled, two

OWN_NAMES = {"en": "English", "fr": "Français", "pl": "Polski"}


def switch(witness: Witness, language: str) -> None:
    """Choose another language from the menu of the header."""
    before = OWN_NAMES[witness.words.language]
    witness.button("web-look-language", language=before).click()
    # It is spoken of in its own words.
    witness.page.get_by_role("menu").get_by_text(OWN_NAMES[language], exact=True).click()
    witness.words = Words(language)
    expect(witness.page.locator("html")).to_have_attribute("lang", language)


def test_switched_without_another_page(open_page: OpenPage) -> None:
    ada = open_page("/")
    ada.page.evaluate("() => { window.same = true; }")
    for language in ("fr", "pl", "en"):
        switch(ada, language)
        expect(ada.page.get_by_role("heading", level=1, name=ada.say("web-lobby-welcome"))).to_be_visible()
        expect(ada.page).to_have_title(f"{ada.say('web-lobby-title')} – Bâtisseurs")
    assert ada.page.evaluate("() => window.same")


def test_each_in_their_own_at_one_table(open_page: OpenPage) -> None:
    """The same question and the same log, in two languages; a third in the middle of a turn."""
    ada, ben, room = two(open_page)
    switch(ben, "pl")
    asked = ada if look(ada, room)["waiting"] == [0] else ben
    for language in ("fr", "pl", "en"):
        switch(asked, language)
        settled(asked.page)
        question = said(asked, asked.looks()[-1]["room"]["prompt"])
        expect(asked.page.get_by_role("region", name=asked.say("web-prompt"))).to_contain_text(question)
        log = asked.log()
        expect(log).to_contain_text(asked.say("web-event-started"))


@pytest.mark.parametrize(("locale", "language"), [("fr-CA", "fr"), ("pl-PL", "pl"), ("de-DE", "en")])
def test_a_browser_is_answered_in_its_language(open_page: OpenPage, locale: str, language: str) -> None:
    ada = open_page("/", locale=locale, language=language)
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    expect(ada.page.get_by_role("heading", level=1, name=ada.say("web-lobby-welcome"))).to_be_visible()
