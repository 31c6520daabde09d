"""The rules in words: the same rules in every language, and the English ones as the page has them."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from batisseurs.games import all_games
from batisseurs.games.esdras_et_nehemie import components as esdras_et_nehemie
from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.my_village import components as my_village
from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.nehemiah import components as nehemiah
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.theopolis import components as theopolis
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel.game import Game
from batisseurs.words import LANGUAGES, PSEUDO, Words
from batisseurs.words.catalogue import catalogue_text

ROOT = Path(__file__).resolve().parents[2]
GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
COUNTS = {"theopolis": 161, "nehemiah": 182, "my-village": 207, "esdras-et-nehemie": 275}
NAMES: dict[str, dict[str, Any]] = {
    "theopolis": {entry.id: entry.name for entry in theopolis.read(THEOPOLIS.component_text()).entries()},
    "nehemiah": {entry.id: entry.name for entry in nehemiah.read(NEHEMIAH.component_text()).entries()},
    "my-village": {entry.id: entry.name for entry in my_village.read(MY_VILLAGE.component_text()).entries()},
    "esdras-et-nehemie": {
        entry.id: entry.name for entry in esdras_et_nehemie.read(ESDRAS_ET_NEHEMIE.component_text()).entries()
    },
}
NUMBER = re.compile(r"(?<![\d-])\d+(?!\d)")
REFERENCE = re.compile(r"(?:TH|NE|MV|EN)-\d+")


def texts(game: Game, language: str) -> dict[str, str]:
    said = Words(language)
    return {rule: said.rule(game, rule) or "" for rule in Words("en").rules(game)}


@GAMES
def test_the_page_and_the_english_catalogue_agree(game: Game) -> None:
    """If not: `python tools/rule_texts.py GAME`, and translate what changed."""
    written = runpy.run_path(str(ROOT / "tools" / "rule_texts.py"))["catalogue"](game.slug)
    assert catalogue_text("en", f"{game.slug}-rules") == written
    assert len(Words("en").rules(game)) == COUNTS[game.slug]


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_rule(game: Game, language: str) -> None:
    own = re.findall(r"(?m)^([A-Z]+-\d+) =", catalogue_text(language, f"{game.slug}-rules"))
    assert own == Words("en").rules(game)
    assert all(texts(game, language).values())


CHAPTER = re.compile(r"(?m)^([A-Z]+-\d+) = .*\n    \.chapter = (.+)$")
ILL_WRITTEN = {"en": r"['\"]", "fr": r"(?<!\u00a0)[:;!?»]|«(?!\u00a0)|['\"]", "pl": "[«»“'\"]"}


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_begin_with_the_same_rules(game: Game, language: str) -> None:
    """The first rule of a chapter says what the chapter is called."""
    english = dict(CHAPTER.findall(catalogue_text("en", f"{game.slug}-rules")))
    chapters = dict(CHAPTER.findall(catalogue_text(language, f"{game.slug}-rules")))
    assert list(chapters) == list(english)
    assert next(iter(chapters)) == Words("en").rules(game)[0]
    assert [name for name in chapters.values() if re.search(ILL_WRITTEN[language], name)] == []


@GAMES
@pytest.mark.parametrize("language", ["fr", "pl"])
def test_translations_point_at_the_same_rules(game: Game, language: str) -> None:
    english = texts(game, "en")
    differing = {
        rule: (REFERENCE.findall(text), REFERENCE.findall(english[rule]))
        for rule, text in texts(game, language).items()
        if set(REFERENCE.findall(text)) != set(REFERENCE.findall(english[rule]))
    }
    assert differing == {}


@GAMES
@pytest.mark.parametrize("language", ["fr", "pl"])
def test_translations_have_the_same_numbers(game: Game, language: str) -> None:
    """Digits of the English rule are digits of the translated one."""
    english = texts(game, "en")
    for rule, text in texts(game, language).items():
        missing = set(NUMBER.findall(REFERENCE.sub("", english[rule]))) - set(NUMBER.findall(text))
        # A number that one language writes as a word; 20→0 and 0→10 are written with words as well.
        assert missing <= {"0", "1"}, (rule, missing)


@GAMES
@pytest.mark.parametrize("language", ["fr", "pl"])
def test_translations_use_the_printed_names(game: Game, language: str) -> None:
    """A rule about a card begins with its name in every language."""
    for item, name in NAMES[game.slug].items():
        for rule, text in texts(game, "en").items():
            if re.match(rf"{re.escape(name.en)}(:|, (immediate effect|permanent):| \()", text):
                own = getattr(name, language).replace("'", "’")
                assert texts(game, language)[rule].startswith(own), (item, rule)


@GAMES
def test_french_punctuation_has_its_no_break_spaces(game: Game) -> None:
    wrong = [
        rule
        for rule, text in texts(game, "fr").items()
        if re.search(r"(?<!\u00a0)[:;!?»]|«(?!\u00a0)", text) or "'" in text or '"' in text
    ]
    assert wrong == []


@GAMES
def test_polish_has_its_own_quotes(game: Game) -> None:
    assert [rule for rule, text in texts(game, "pl").items() if re.search("[«»“'\"]", text)] == []


def test_other_rules_and_games_have_none() -> None:
    assert Words("fr").rule(NEHEMIAH, "TH-1") is None
    assert Words("fr").rule(THEOPOLIS, "TH-999") is None
    assert (Words(PSEUDO).rule(THEOPOLIS, "TH-1") or "").startswith("⟦Thé gàmé hàš")
