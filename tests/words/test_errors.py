"""Every error can be said in every language: none is made without a message, none hides an English text."""

from __future__ import annotations

import ast
import errno
from collections.abc import Iterator
from pathlib import Path

import pytest

import batisseurs.bots
import batisseurs.lab.library
import batisseurs.lab.records  # noqa: F401  whose errors are ours too
from batisseurs.cli.terminal.errors import error_line, system_line
from batisseurs.kernel import BadComponents, BadPosition, BatisseursError, Fault, Message, fault
from batisseurs.kernel.documents import PLACE, read_toml
from batisseurs.lab.os_errors import KINDS
from batisseurs.words import LANGUAGES, PSEUDO, Words
from tests.words.leaks import SOURCES_OF_ENGLISH, english_left, error_leaks, fault_leaks

SOURCES = Path(__file__).parents[2] / "src" / "batisseurs"


def kinds_of_error() -> set[str]:
    """Return the names of all our errors; the adapters' are for programs."""

    def below(kind: type[BatisseursError]) -> Iterator[str]:
        yield kind.__name__
        for inner in kind.__subclasses__():
            yield from below(inner)

    return set(below(BatisseursError)) - {"UnknownGame"}


def calls() -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(SOURCES.rglob("*.py")):
        if path.parent.name == "adapters":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield f"{path.relative_to(SOURCES)}:{node.lineno}", node


def test_no_error_is_made_without_a_message() -> None:
    names = kinds_of_error()
    assert {"BadSave", "CannotWrite", "NeedsLibrary", "UnknownBot"} <= names
    made = [
        (where, call) for where, call in calls() if isinstance(call.func, ast.Name) and call.func.id in names
    ]
    assert len(made) > 80
    assert [where for where, call in made if len(call.args) < 2] == []


def test_no_argument_of_a_message_is_an_english_sentence() -> None:
    """What is written out in the sources can be seen without provoking it."""
    wrong = []
    for where, call in calls():
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name not in {"Message", "fault", "Refused", "must_be", "differs", "must_be_one_of", "must_list"}:
            continue
        given = [keyword.value for keyword in call.keywords]
        given += [value for found in call.args if isinstance(found, ast.Dict) for value in found.values]
        given += call.args if name.startswith(("must", "differs")) else []
        for node in [inner for value in given for inner in ast.walk(value)]:
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and " " in text.strip() and SOURCES_OF_ENGLISH.search(text):
                wrong.append(f"{where}: {text}")
    assert wrong == []


def test_english_that_is_left_is_found() -> None:
    """The check itself."""
    assert english_left(Words(PSEUDO).text("fault-at-least", what="bishop.copies", said=1, least=2)) == []
    assert english_left(Words(PSEUDO).text("fault-must-be", what="cost of the Bishop", said=1, must=2))
    assert fault_leaks(fault("fault-must-be", "…", what="bishop.copies", said=1, must=2)) == []
    assert fault_leaks(Fault("…", Message("error-situation-law", {"reason": "the hand is not in order"})))
    assert error_leaks(BadComponents("nothing but English"))
    assert error_leaks(BadComponents("…", Message("no-such-id")))
    behind = BadComponents("…", Message("error-situation-law", {"reason": "it is lost"}))
    assert error_leaks(BadComponents("…", Message("error-constraint", {"constraint": "TH-C2"}), behind))


@pytest.mark.parametrize("language", ["fr", "pl"])
@pytest.mark.parametrize(
    ("text", "number"),
    [("a=" + "[" * 5000, "20"), (".a" * 500, "10"), ("a=" + "9" * 500, "18"), ("\n" * 30_000, "20000")],
)
def test_what_is_too_much_is_told_with_how_much_may_be(text: str, number: str, language: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_toml(text, BadPosition, "the position")
    assert f" {number} " in error_line(caught.value, Words(language))


@pytest.mark.parametrize("language", ["fr", "pl", PSEUDO])
@pytest.mark.parametrize("text", [
    "a=", "[a", "a = [1", "a=1 b", "a=1\na=2", "[a]\n[a]\nb=1", 'a="x', "a\n", "= 1", "a=nope",
    'a="\\q"', "a={b=1", "a={b=1,b=2}", 'a="\x01"', "%PDF", "a='''x", "[[a]\n", 'a="\\ud800"',
])  # fmt: skip
def test_what_is_not_toml_is_told_with_its_place(text: str, language: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_toml(text, BadPosition, "the position")
    line = error_line(caught.value, Words(language))
    assert "TOML" in line or language == PSEUDO
    assert english_left(line) == [] or language != PSEUDO
    assert "\n" not in line
    place = PLACE.search(caught.value.text)
    if place is not None and place[1] is not None:
        assert f"{place[1]}" in line
        assert f"{place[2]}" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_refuses_is_told_in_our_words(language: str) -> None:
    """Only what we have no words for shows the system's, in parentheses."""
    words = Words(language)
    lines = {
        kind: system_line(OSError(code, "Raw words", "game.record"), words) for code, kind in KINDS.items()
    }
    assert all("game.record" in line and "Raw" not in line for line in lines.values())
    assert len(set(lines.values())) == len(set(KINDS.values()))
    assert "(Raw words)" in system_line(OSError(errno.EPROTO, "Raw words", "game.record"), words)
