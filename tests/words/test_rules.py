"""The rules in words: the same rules in every language, and the English ones as the page has them."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from batisseurs.games.theopolis import components as c
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.words import LANGUAGES, PSEUDO, Words
from batisseurs.words.catalogue import catalogue_text

ROOT = Path(__file__).resolve().parents[2]
RULES = Words("en").rules(THEOPOLIS)
NAMES = {entry.id: entry.name for entry in c.read(THEOPOLIS.component_text()).entries()}
NUMBER = re.compile(r"(?<![\d-])\d+(?!\d)")
REFERENCE = re.compile(r"TH-\d+")


def texts(language: str) -> dict[str, str]:
    said = Words(language)
    return {rule: said.rule(THEOPOLIS, rule) or "" for rule in RULES}


def test_the_page_and_the_english_catalogue_agree() -> None:
    """If not: `python tools/rule_texts.py theopolis`, and translate what changed."""
    written = runpy.run_path(str(ROOT / "tools" / "rule_texts.py"))["catalogue"]("theopolis")
    assert catalogue_text("en", "theopolis-rules") == written
    assert len(RULES) == 161


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_rule(language: str) -> None:
    own = re.findall(r"(?m)^([A-Z]+-\d+) =", catalogue_text(language, "theopolis-rules"))
    assert own == RULES
    assert all(texts(language).values())


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_translations_point_at_the_same_rules(language: str) -> None:
    english = texts("en")
    differing = {
        rule: (REFERENCE.findall(text), REFERENCE.findall(english[rule]))
        for rule, text in texts(language).items()
        if set(REFERENCE.findall(text)) != set(REFERENCE.findall(english[rule]))
    }
    assert differing == {}


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_translations_have_the_same_numbers(language: str) -> None:
    """Digits of the English rule are digits of the translated one."""
    english = texts("en")
    for rule, text in texts(language).items():
        missing = set(NUMBER.findall(REFERENCE.sub("", english[rule]))) - set(NUMBER.findall(text))
        # A number that one language writes as a word; 20→0 and 0→10 are written with words as well.
        assert missing <= {"0", "1"}, (rule, missing)


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_translations_use_the_printed_names(language: str) -> None:
    """A rule about a card begins with its name in every language."""
    for item, name in NAMES.items():
        for rule, text in texts("en").items():
            if re.match(rf"{re.escape(name.en)}(:|, (arrival|permanent):| \()", text):
                own = getattr(name, language).replace("'", "’")
                assert texts(language)[rule].startswith(own), (item, rule)


def test_french_punctuation_has_its_no_break_spaces() -> None:
    wrong = [
        rule
        for rule, text in texts("fr").items()
        if re.search(r"(?<!\u00a0)[:;!?»]|«(?!\u00a0)", text) or "'" in text or '"' in text
    ]
    assert wrong == []


def test_polish_has_its_own_quotes() -> None:
    assert [rule for rule, text in texts("pl").items() if re.search("[«»“'\"]", text)] == []


def test_other_rules_and_games_have_none() -> None:
    assert Words("fr").rule(THEOPOLIS, "TH-999") is None
    assert (Words(PSEUDO).rule(THEOPOLIS, "TH-1") or "").startswith("⟦Thé gàmé hàš")
