"""Every rule has an address: a comment or docstring of the code that carries it out names it.

Each game's page says by chapter in which files to look.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from functools import cache
from pathlib import Path

import pytest

from batisseurs.games import SLUGS

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "batisseurs" / "games"
WORDS_ONLY = "explain"
"""How files begin that tell about rules and carry none out."""
MOST_NAMED = 6
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)
NAMED = re.compile(r"\b[A-Z]{2}-\d+\b")
ROW = re.compile(r"^\| (?P<chapter>[^|]+) \| (?P<files>(?:`\w+\.\w+`(?:, )?)+) \|$", re.MULTILINE)

every_game = pytest.mark.parametrize("slug", SLUGS)


def section(page: str, title: str) -> str:
    """Return the text on a page under a heading of the second level."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    assert found is not None, f"no heading {title!r}"
    return found[1]


def chapters(slug: str) -> dict[str, set[str]]:
    """Return the rules of each chapter of a game's page."""
    page = (ROOT / "docs" / f"{slug}.md").read_text(encoding="utf-8")
    parts = re.split(r"^### (.+)\n", section(page, "Rules"), flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], (set(RULE.findall(text)) for text in parts[1::2]), strict=True))


def files_of(slug: str) -> dict[str, list[str]]:
    """Return in which files a game's page says that each chapter is carried out."""
    page = (ROOT / "docs" / f"{slug}.md").read_text(encoding="utf-8")
    rows = ROW.finditer(section(page, "Where the rules are in the code"))
    return {row["chapter"]: re.findall(r"`([^`]+)`", row["files"]) for row in rows}


@cache
def named_in(path: Path) -> frozenset[str]:
    """Return the rules that comments and docstrings of a file name.

    Not those of the whole module, and no lists of rules: what names many of them says nothing about one.
    """
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    docstrings = [node for node in ast.walk(tree) if isinstance(node, ast.Expr) and node is not tree.body[0]]
    said = [str(node.value.value) for node in docstrings if isinstance(node.value, ast.Constant)]
    said += comments(text)
    named = (NAMED.findall(one) for one in said)
    return frozenset(id_ for ids in named if len(ids) <= MOST_NAMED for id_ in ids)


def comments(text: str) -> list[str]:
    """Return the comments of a source; lines of comment below each other are one."""
    found: list[str] = []
    line = -1
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            alone = token.line.strip() == token.string
            if alone and token.start[0] == line + 1:
                found[-1] += token.string
            else:
                found.append(token.string)
            line = token.start[0] if alone else -1
    return found


def addresses(slug: str) -> dict[str, frozenset[str]]:
    """Return the rules that each file of a game names."""
    files = (GAMES / slug.replace("-", "_")).glob("*.py")
    return {path.name: named_in(path) for path in files if not path.name.startswith(WORDS_ONLY)}


def in_order(ids: set[str]) -> list[str]:
    return sorted(ids, key=lambda id_: int(id_.partition("-")[2]))


@every_game
def test_the_code_names_every_rule_where_it_is_carried_out(slug: str) -> None:
    rules = set().union(*chapters(slug).values())
    assert in_order(rules - set().union(*addresses(slug).values())) == []


@every_game
def test_the_page_says_where_each_chapter_is_carried_out(slug: str) -> None:
    files, named = files_of(slug), addresses(slug)
    assert list(files) == list(chapters(slug))
    for chapter, rules in chapters(slug).items():
        there = set().union(*(named[file] for file in files[chapter]))
        assert in_order(rules - there) == [], chapter
