"""The game of docs/add-a-game.md is a game: put together from the page, it keeps every law."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from batisseurs.kernel import Game, IllegalChoice, Play
from tests.laws import tables, test_chance, test_playing, test_saving, test_views, test_words
from tests.laws.tables import Case, cases_of

PAGE = Path(__file__).resolve().parents[1] / "docs" / "add-a-game.md"
TEXT = PAGE.read_text(encoding="utf-8")
NAME = "tests_of_the_page_add_a_game"
LAWS = (test_chance, test_playing, test_saving, test_views, test_words)
MOST_LINES = 600


def put_together() -> ModuleType:
    """Return the page's Python as one module, registered so that its tables can be pickled."""
    module = ModuleType(NAME)
    sys.modules[NAME] = module
    for match in re.finditer(r"^```python\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE):
        # The line numbers of a failure are those of the page.
        before = "\n" * TEXT.count("\n", 0, match.start(1))
        exec(compile(before + match[1], str(PAGE), "exec", dont_inherit=True), module.__dict__)  # noqa: S102  our own page
    return module


MODULE = put_together()
ORCHARD: Game = MODULE.__dict__["ORCHARD"]


@pytest.fixture(autouse=True)
def _rules_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the laws find the rule ids on the tutorial's page."""
    monkeypatch.setattr(tables, "page_of", lambda _: TEXT)


def laws(argument: str) -> list[object]:
    """Return the laws that speak about any case, or about any game."""
    return [
        pytest.param(law, id=name.removeprefix("test_"))
        for module in LAWS
        for name, law in inspect.getmembers(module, inspect.isfunction)
        if name.startswith("test_") and list(inspect.signature(law).parameters) == [argument]
    ]


@pytest.mark.parametrize("law", laws("case"))
@pytest.mark.parametrize("case", cases_of(ORCHARD), ids=str)
def test_the_toy_keeps_the_laws(law: Callable[[Case], None], case: Case) -> None:
    law(case)


@pytest.mark.parametrize("law", laws("game"))
def test_the_toy_keeps_the_laws_of_games(law: Callable[[Game], None]) -> None:
    law(ORCHARD)


def test_there_are_laws() -> None:
    assert len(laws("case")) > 20
    assert len(laws("game")) > 3


def test_the_page_shows_what_it_promises() -> None:
    """Steps of chance, of a seat and of nobody; hidden hands; a score of two categories; refusals."""
    assert [kind.name for kind in ORCHARD.steps] == ["Turn", "DrawFruit", "NextTurn"]
    play = Play(ORCHARD, 2)
    play.play_text(-1, "deal quince to p1")
    play.play_text(-1, "deal pear to p2")
    assert play.log[0].text_for(1) == "deal card to p1"
    with pytest.raises(IllegalChoice, match="OR-3"):
        play.play_text(0, "show pear")
    play.play_text(0, "show quince")
    assert [category.points for category in ORCHARD.score(play.table, 0)] == [4, 0]
    ids = set(re.findall(r"^- \*\*(OR-\d+)\*\*", TEXT, re.MULTILINE))
    assert set(re.findall(r"OR-\d+", TEXT)) == ids


def test_the_page_stays_short_enough_to_be_read() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    assert sum(block.count("\n") for block in blocks) < MOST_LINES
