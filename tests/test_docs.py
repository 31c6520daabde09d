"""What the pages show is true: every program, record and position in them is run."""

from __future__ import annotations

import functools
import os
import re
import tokenize
from pathlib import Path
from token import NAME

import pytest

from batisseurs import all_games, find_game, read_record, replay
from batisseurs.kernel import read_position, write_position
from batisseurs.kernel.game import Game
from batisseurs.kernel.position import parse_position
from batisseurs.words import Words

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
FOLDERS = ("bench", "changelog.d", "client", "docs", "examples", "requirements", "src", "tests", "tools")
NAMED = re.compile(rf"`((?:{'|'.join(FOLDERS)})/[\w./-]+|[\w./-]+\.(?:py|tsx?))`")
CODE = re.compile(r"`([\w.-]+)`")
FORMER = re.compile(r"(?i)wish|situation|happening|onlooker|time_?off|standing_answer")
"""Words of 0.1.0 that have become other names."""
PLACEHOLDER = re.compile(r"\b(NAME|GAME|LANGUAGE|vN)\b|node_modules")
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
RECORD = "batisseurs-record "
POSITION = "situation = "


def blocks(page: Path, language: str) -> list[tuple[int, str]]:
    """Return the fenced blocks of a language, each with the line on which it begins."""
    text = page.read_text(encoding="utf-8")
    found = [match for match in FENCE.finditer(text) if match[1] == language]
    return [(text.count("\n", 0, match.start(2)) + 1, match[2]) for match in found]


def marked(language: str, beginning: str = "") -> list[object]:
    """Return a test parameter for each block of the pages that begins with these words."""
    return [
        pytest.param(text, id=f"{page.name}:{line}")
        for page in PAGES
        for line, text in blocks(page, language)
        if text.startswith(beginning)
    ]


@pytest.mark.parametrize(
    "page", [pytest.param(page, id=page.name) for page in PAGES if blocks(page, "python")]
)
def test_programs_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the repository root, the blocks of a page one after the other; what they import, they have."""
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {"__name__": "page"}
    for line, text in blocks(page, "python"):
        # The line numbers of a failure are those of the page.
        exec(compile("\n" * (line - 1) + text, str(page), "exec"), names)  # noqa: S102  our own pages


@pytest.mark.parametrize("text", marked("text", RECORD))
def test_records_replay(text: str) -> None:
    record = read_record(text)
    play = replay(find_game(record.game), record)
    assert play.record().write() == text


@pytest.mark.parametrize("text", marked("toml", POSITION))
def test_positions_can_be(text: str) -> None:
    document = parse_position(text)
    game = find_game(document["game"])
    table = read_position(game, text)
    assert game.broken_laws(table) == []
    assert table.choices(table.chooser())
    if "pending" in document:
        assert write_position(game, table) == document, "a whole table is shown as it is written"


def test_the_pages_that_promise_examples_have_them() -> None:
    assert blocks(ROOT / "README.md", "python")
    assert any(text.startswith(RECORD) for _, text in blocks(ROOT / "docs/records.md", "text"))
    assert any(text.startswith(POSITION) for _, text in blocks(ROOT / "docs/positions.md", "toml"))


def test_every_python_and_toml_block_is_seen() -> None:
    """A fence that the pattern above overlooks would not be tested."""
    for page in PAGES:
        fences = len(re.findall(r"^\s*```(?:python|toml)\b", page.read_text(encoding="utf-8"), re.MULTILINE))
        assert fences == len(blocks(page, "python")) + len(blocks(page, "toml")), page.name


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_the_page_of_a_game_tells_how_to_play(game: Game) -> None:
    """In the words of its guide."""
    page = (ROOT / "docs" / f"{game.slug}.md").read_text(encoding="utf-8")
    for chapter in game.guide:
        for paragraph in chapter.text:
            assert Words("en").say(paragraph, [], game) in page


def test_every_page_is_in_the_navigation() -> None:
    """Zensical warns of links that lead nowhere, but not of a page that nothing leads to."""
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:\n")[2]
    listed = re.findall(r": ([\w-]+\.md)$", navigation, re.MULTILINE)
    assert sorted(listed) == [page.name for page in PAGES[1:]]


@functools.cache
def _tree() -> frozenset[str]:
    """Every file and folder of the project and every end of its path: `kernel/play.py`, `play.py`."""
    found: set[str] = set()
    for folder in FOLDERS:
        for here, folders, files in os.walk(ROOT / folder):
            folders[:] = [name for name in folders if name not in {"node_modules", "__pycache__"}]
            parts = Path(here).relative_to(ROOT).parts
            for path in (parts, *((*parts, name) for name in files)):
                found.update("/".join(path[start:]) for start in range(len(path)))
    return frozenset(found)


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CONTRIBUTING.md"], ids=lambda page: page.name)
def test_files_that_pages_name_are_there(page: Path) -> None:
    named = NAMED.findall(page.read_text(encoding="utf-8"))
    assert [path for path in named if not PLACEHOLDER.search(path) and path.rstrip("/") not in _tree()] == []


def test_names_of_the_glossary_are_in_the_code() -> None:
    rows = (ROOT / "docs/glossary.md").read_text(encoding="utf-8").split("## The games")[0].splitlines()
    named = {name for row in rows if row.startswith("|") for name in CODE.findall(row.split("|")[-2])}
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))
    assert "PendingRequest" in named
    assert sorted(name for name in named if not re.search(rf"\b{re.escape(name)}", code)) == []


def test_former_words_are_not_names() -> None:
    """Stored data and the wire keep words of 0.1.0; they are strings, and the glossary lists them."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        with tokenize.open(path) as file:
            names = {token.string for token in tokenize.generate_tokens(file.readline) if token.type == NAME}
        assert [name for name in names if FORMER.search(name)] == [], path
