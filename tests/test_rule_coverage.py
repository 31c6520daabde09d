"""Every rule is proven by a test that names it: `@rule("TH-36")` on a test that asserts something.

The ids are read from the game's page and the tests' syntax trees, so that no id counts because it stands in
a comment, in data or on a test that checks nothing. What remains is honesty: that the test fails without
the rule. `bench/mutants` samples that.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from batisseurs.games import SLUGS

ROOT = Path(__file__).resolve().parents[1]
MOST_IDS = 5
MOST_DEFINITIONS = 0.05


class Page(NamedTuple):
    """Which ids a game's page has: pinned, so that none gets lost. `1-3 5` are four."""

    prefix: str
    rules: str
    constraints: str
    examples: str

    def expected(self) -> set[str]:
        """Return all ids that a test must name."""
        numbered = {"": self.rules, "C": self.constraints, "X": self.examples}
        return {f"{self.prefix}-{kind}{n}" for kind, spans in numbered.items() for n in _numbers(spans)}


def _numbers(spans: str) -> Iterator[int]:
    for span in spans.split():
        first, _, last = span.partition("-")
        yield from range(int(first), int(last or first) + 1)


PAGES = {
    "theopolis": Page("TH", rules="1-161", constraints="1-33", examples="1-34"),
    "nehemiah": Page("NE", rules="1-182", constraints="1-24", examples="1-40"),
    "my-village": Page(
        "MV",
        rules="1-39 45-53 60-67 70-73 75-80 85-93 100-105 110-117 125-133 140 145-151 160-165 175-188 200-206"
        " 210-214 220-226 230-236 245-253 260-270 275-282 290-298 310-311 315-326 330-333",
        constraints="1-41",
        examples="1-11 20-52",
    ),
    "esdras-et-nehemie": Page("EN", rules="1-275", constraints="1-51", examples="1-64"),
}

every_game = pytest.mark.parametrize("slug", SLUGS)


class Marked(NamedTuple):
    """A function under `@rule(…)`."""

    where: str
    name: str
    ids: tuple[str, ...]
    plain: bool
    checks: bool


def package(slug: str) -> str:
    return slug.replace("-", "_")


def ids_on_page(slug: str) -> set[str]:
    """Return the ids at the beginning of list items: rules, constraints, examples."""
    text = (ROOT / "docs" / f"{slug}.md").read_text(encoding="utf-8")
    prefix = PAGES[slug].prefix
    found = re.findall(rf"^- \*\*({prefix}-[CX]?\d+)\*\*", text, re.MULTILINE)
    assert len(found) == len(set(found)), "an id stands twice"
    return set(found)


def definitions(slug: str) -> dict[str, str]:
    module = importlib.import_module(f"tests.games.{package(slug)}.definitions")
    listed: dict[str, str] = module.DEFINITIONS
    return listed


def marked(source: str, where: str) -> Iterator[Marked]:
    """Find the functions under `@rule(…)`. They assert, or call a function of their file that does."""
    tree = ast.parse(source)
    helpers = {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and _asserts(node)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for decorator in node.decorator_list:
            if not (isinstance(decorator, ast.Call) and _called(decorator) == "rule"):
                continue
            texts = [arg.value for arg in decorator.args if isinstance(arg, ast.Constant)]
            ids = tuple(text for text in texts if isinstance(text, str))
            plain = len(ids) == len(decorator.args) and not decorator.keywords
            is_test = isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
            checks = is_test and (_asserts(node) or not helpers.isdisjoint(_calls(node)))
            yield Marked(f"{where}:{node.lineno}", node.name, ids, plain, checks)


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _calls(node: ast.AST) -> set[str]:
    return {_called(part) for part in ast.walk(node) if isinstance(part, ast.Call)}


def _asserts(node: ast.AST) -> bool:
    """Tell whether something is checked here that is not settled beforehand."""
    for part in ast.walk(node):
        if isinstance(part, ast.Assert) and any(isinstance(name, ast.Name) for name in ast.walk(part.test)):
            return True
        if isinstance(part, ast.With):
            calls = [item.context_expr for item in part.items]
            if any(isinstance(call, ast.Call) and _called(call) == "raises" for call in calls):
                return True
    return False


def marks_of(slug: str) -> list[Marked]:
    """Return every mark in the tests of a game."""
    folder = ROOT / "tests" / "games" / package(slug)
    files = sorted(folder.rglob("test_*.py"))
    return [mark for file in files for mark in marked(file.read_text(encoding="utf-8"), file.name)]


@every_game
def test_the_page_has_all_its_ids(slug: str) -> None:
    assert ids_on_page(slug) == PAGES[slug].expected()


@every_game
def test_every_id_is_proven_by_a_test(slug: str) -> None:
    proven = {name for mark in marks_of(slug) if mark.checks for name in mark.ids}
    missing = ids_on_page(slug) - proven - set(definitions(slug))
    assert not missing, f"{len(missing)} without a test: {', '.join(sorted(missing, key=_in_order))}"


@every_game
def test_marks_are_plain_ids_of_the_page_on_tests_that_check(slug: str) -> None:
    known = ids_on_page(slug)
    for mark in marks_of(slug):
        assert mark.plain, f"{mark.where}: @rule takes ids as plain texts"
        assert mark.checks, f"{mark.where}: {mark.name} is marked but checks nothing"
        assert 1 <= len(set(mark.ids)) == len(mark.ids) <= MOST_IDS, (
            f"{mark.where}: one to five different ids"
        )
        assert set(mark.ids) <= known, f"{mark.where}: unknown: {set(mark.ids) - known}"


@every_game
def test_pure_definitions_are_few_reasoned_and_untested(slug: str) -> None:
    listed = definitions(slug)
    assert len(listed) <= MOST_DEFINITIONS * len(list(_numbers(PAGES[slug].rules)))
    assert set(listed) <= ids_on_page(slug)
    assert all(len(reason.split()) >= 5 for reason in listed.values())
    tested = {name for mark in marks_of(slug) for name in mark.ids}
    assert not tested & set(listed), "listed as a definition, but a test names it"


def _in_order(name: str) -> tuple[str, int]:
    number = re.sub(r"\D", "", name)
    return name.removesuffix(number), int(number)


# The reader itself. --------------------------------------------------------------------------------

SAMPLE = '''
IDS = ["TH-1"]  # @rule("TH-2")
@rule("TH-3")
def test_nothing() -> None:
    """assert TH-4"""
@rule("TH-5", "TH-6")
def test_something() -> None:
    assert x == 1
@rule("TH-7")
def test_refusal() -> None:
    with pytest.raises(IllegalChoice):
        play(x)
@rule("TH-8")
def helper() -> None:
    assert x
@rule(*IDS)
def test_unpacked() -> None:
    assert x
@rule("TH-9")
def test_constant() -> None:
    assert True
@rule("TH-10")
def test_with_help() -> None:
    helper()
'''


def test_only_marks_on_tests_that_check_count() -> None:
    found = {mark.name: mark for mark in marked(SAMPLE, "sample")}
    assert [mark.ids for mark in found.values() if mark.checks] == [
        ("TH-5", "TH-6"),
        ("TH-7",),
        (),
        ("TH-10",),
    ]
    assert [name for name, mark in found.items() if not mark.checks] == [
        "test_nothing",
        "helper",
        "test_constant",
    ]
    assert [name for name, mark in found.items() if not mark.plain] == ["test_unpacked"]
