"""One word for one thing, and French as it is written: elisions, apostrophes."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from batisseurs.games import SLUGS, all_games
from batisseurs.kernel.game import Game
from batisseurs.words import Words
from batisseurs.words.catalogue import PARTS, RULES, catalogue_text
from tests.words.test_catalogues import messages, texts

ROOT = Path(__file__).parents[2]
NAMES = {"seat", "name", "other", "card", "tile", "game", "title", "asked", "command", "file"}
"""Arguments that can begin with a vowel."""
ELIDED = re.compile(r"\b(d|l|qu|lorsqu|puisqu|jusqu|n|s)[ea] $", re.IGNORECASE)
STRAIGHT = re.compile(r"[^\W\d_]'[^\W\d_]")
FORMER = "maison|salle|salon|siège|souhait|partie notée|hébergeur|mandataire|consigne"
FORMER_PL = (
    "rezerw|uprząt|życzeni|odnośnik|sytuacj|pok[oó]j|pokoi"
    "|dyspozycj|odźwiern|kosiarz|wyczerpan|przygląda|proszę|towarzysz"
)
FORMER_EN = "somebody|everybody|anybody|onlookers?|those who look on|anew|the house|take back|time off"
GLOSSARY = {
    "en": ("", rf"(?i)\b({FORMER_EN})\b"),
    # The name of a policy is typed as it is.
    "fr": ("", rf"(?i)\b(?<!\()bots?\b|\b({FORMER})s?\b|\b(une|la|cette|sa) situation\b"),
    "pl": ("", rf"(?i)\b({FORMER_PL})"),
}
"""Words for which there is another in the glossaries, and how the ids begin that this is about."""
PAGES = sorted(
    page
    for page in [*ROOT.glob("docs/*.md"), *ROOT.glob("*.md"), *ROOT.glob("changelog.d/*.md")]
    if page.name not in {"CHANGELOG.md", "glossary.md"}
)
CODE = re.compile(r"(?ms)^```.*?^```|^    .*?$|`[^`]*`|\]\([^)]*\)")


class Elisions(Visitor):
    """Gathers the ends of texts after which a name would need an elision."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  the library's way
        """Texts and arguments in their order."""
        for before, after in pairwise(node.elements):
            if isinstance(before, ast.TextElement) and isinstance(after, ast.Placeable):
                said = after.expression
                named = isinstance(said, ast.VariableReference) and said.id.name in NAMES
                if named and ELIDED.search(before.value):
                    self.found.append(f"{before.value}…")
        self.generic_visit(node)


def test_no_french_name_needs_an_elision() -> None:
    """A sentence cannot know whether Ada or Ben is put in: "de Ada" is as wrong as "d’Ben"."""
    wrong = {}
    for id_, message in messages("fr").items():
        seen = Elisions()
        seen.visit(message)
        wrong[id_] = seen.found
    assert {id_: found for id_, found in wrong.items() if found} == {}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_no_french_reader_sees_a_straight_apostrophe(game: Game) -> None:
    """Component files may be typed with it; catalogues and what is said of components have the right one."""
    said = Words("fr")
    names = [said.name(game, item) for item in game.names()]
    assert len(names) > 0
    catalogues = [catalogue_text("fr", part) for part in (*PARTS, RULES.format(game=game.slug))]
    assert [
        found for text in [*names, *catalogues] for found in re.findall(rf".*{STRAIGHT.pattern}.*", text)
    ] == []


@pytest.mark.parametrize("language", GLOSSARY)
def test_words_are_those_of_the_glossary(language: str) -> None:
    begins, other = GLOSSARY[language]
    said = [(id_, text) for id_, text in texts(language) if id_.startswith(begins)]
    assert [each for each in said if re.search(other, each[1])] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_use_the_words_that_people_know(page: Path) -> None:
    prose = CODE.sub("", page.read_text(encoding="utf-8"))
    former = FORMER_EN if page.stem in SLUGS else f"{FORMER_EN}|whoever"  # it is a word of rulebooks
    assert re.findall(rf"(?i).*\b(?:{former})\b.*", prose) == []
