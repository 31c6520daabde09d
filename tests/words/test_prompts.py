"""The question of a turn says what can be done, in every language; it never only asks what one does."""

from __future__ import annotations

import pytest

from batisseurs.words.catalogue import LANGUAGES, Words

TURNS = (
    "theopolis-ask-main",
    "theopolis-ask-main-add",
    "theopolis-ask-main-exchange",
    "theopolis-ask-main-add-exchange",
    "nehemiah-ask-action",
    "my-village-ask-value",
    "esdras-et-nehemie-ask-card",
    "esdras-et-nehemie-ask-action",
    "esdras-et-nehemie-ask-prepare",
    "esdras-et-nehemie-ask-market",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", TURNS)
def test_the_prompt_of_a_turn_says_what_can_be_done(prompt: str, language: str) -> None:
    said = Words(language).text(prompt, seat="Ada", number=2)
    assert said.startswith("Ada, ")
    assert said.endswith("."), "a question alone teaches nothing"
    assert any(word in f" {said}" for word in (" or ", " ou ", " albo ", " lub ", ":", "\u00a0:")), said
