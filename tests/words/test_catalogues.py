"""The catalogues say everything that can be said, in every language, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from batisseurs.words import LANGUAGES
from batisseurs.words.bundle import ENTRY
from batisseurs.words.catalogue import PARTS, catalogue_text
from tests.words.collect import Found, collect

NO_BREAK = "\u00a0"
PLURALS = {"en": {"one", "other"}, "fr": {"one", "other"}, "pl": {"one", "few", "many", "other"}}


@cache
def used() -> Found:
    return collect()


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for part in PARTS:
        resource = FluentParser().parse(catalogue_text(language, part))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{language}/{part}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_entry_can_be_parsed_alone(language: str) -> None:
    """Where an entry begins is known without parsing what is before it."""
    for part in PARTS:
        text = catalogue_text(language, part)
        begins = []
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message | ast.Term):
                assert entry.id.span is not None
                sign = "-" if isinstance(entry, ast.Term) else ""
                begins.append((entry.id.span.start - len(sign), sign + entry.id.name))
        assert [(found.start(), found[1]) for found in ENTRY.finditer(text)] == begins


class Variables(Visitor):
    """Gathers the arguments, the plural selections, the texts of a message, and messages in it."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selections: list[set[str]] = []
        self.texts: list[str] = []
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the library's way
        """An argument."""
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another message of which it is made."""
        self.others.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """A selection, by number or by word."""
        keys = {key.key.name for key in node.variants if isinstance(key.key, ast.Identifier)}
        if keys & {"one", "few", "many"}:
            self.selections.append(keys)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Words."""
        self.texts.append(node.value)


def look(message: ast.Message) -> Variables:
    seen = Variables()
    seen.visit(message)
    return seen


def test_every_id_built_from_pieces_is_known() -> None:
    assert used().unknown == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    missing = {id_: where for id_, where in used().ids.items() if id_ not in messages(language)}
    assert missing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unused(language: str) -> None:
    parts = {other for id_ in used().ids for other in look(messages(language)[id_]).others}
    assert sorted(set(messages(language)) - set(used().ids) - parts) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_arguments_are_those_that_are_given(language: str) -> None:
    """A catalogue may leave an argument out, but uses none that some place does not give."""
    wrong = []
    for message, given, where in used().arguments:
        if message in messages(language):
            extra = look(messages(language)[message]).names - given
            wrong += [f"{where}: {message} is not given {name}" for name in sorted(extra)]
    assert wrong == []


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_translations_use_the_same_arguments(language: str) -> None:
    """What English tells, the others tell too."""
    differing = {
        name: (sorted(look(message).names), sorted(look(messages("en")[name]).names))
        for name, message in messages(language).items()
        if look(message).names != look(messages("en")[name]).names
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_form_is_there(language: str) -> None:
    wrong = [
        name
        for name, message in messages(language).items()
        for keys in look(message).selections
        if keys != PLURALS[language]
    ]
    assert wrong == []


def texts(language: str) -> Iterator[tuple[str, str]]:
    for name, message in messages(language).items():
        for text in look(message).texts:
            yield name, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotes_are_typographic(language: str) -> None:
    assert [name for name, text in texts(language) if "'" in text or '"' in text] == []


def test_french_punctuation_has_its_no_break_spaces() -> None:
    """Before : ; ! ? and », after «."""
    wrong = []
    whole = "".join(catalogue_text("fr", part) for part in PARTS)
    for name, message in messages("fr").items():
        assert message.span is not None
        line = re.search(rf"(?m)^{name} =(?:.*\n)(?:[ ].*\n|\n(?=[ ]))*", whole)
        assert line is not None
        shown = re.sub(r"\[[\w]+\]|->", "", line.group())
        for found in re.finditer(rf"(?<![{NO_BREAK}])[:;!?»]|«(?!{NO_BREAK})", shown):
            around = shown[max(0, found.start() - 12) : found.end() + 5]
            wrong.append(f"{name}: {around!r}")
    # Words of the command line are no French.
    assert [text for text in wrong if "«\u00a0?" not in text and "program:" not in text] == []


def test_polish_has_no_french_or_english_quotes() -> None:
    assert [name for name, text in texts("pl") if re.search(r"[«»“]", text)] == []
