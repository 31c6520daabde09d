"""Python and the browser say the same: every sentence of every catalogue, and the logs of whole games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from batisseurs.games import all_games
from batisseurs.kernel import CHANCE, SPECTATOR, Message, Play, Seeded, choice_text
from batisseurs.kernel.game import Game
from batisseurs.kernel.log_lines import Clause, fold
from batisseurs.rooms.commands.play import line_of
from batisseurs.rooms.state.events import StoredEvent
from batisseurs.rooms.views.model import ChoseView, StoredEventView
from batisseurs.rooms.views.redaction import redact_events
from batisseurs.server.http.component_data import component_data
from batisseurs.words import LANGUAGES, Words
from batisseurs.words.catalogue import PARTS, catalogue_text
from batisseurs.words.narrator import Narrator

CLIENT = Path(__file__).parents[2] / "client"
NAMES = ["Ann", "Bärbel & Ben", "Cléo", "Dan", "Łucja"]
NUMBERS = (0, 1, 2, 5, 12, 21, 22, 12345)
"""Polish has four forms. It also leaves four digits together, as the browser knows and Babel does not."""
PLURALS = {"one", "few", "many", "other"}
TERMINAL = "cli"
"""What only the terminal says."""
TIMEOUT = 120

pytestmark = pytest.mark.skipif(
    not (CLIENT / "node_modules").is_dir(), reason="the client's libraries are not installed"
)


class Asked(msgspec.Struct, omit_defaults=True):
    """A sentence that the browser is to say, and what Python says in every language."""

    id: str
    args: dict[str, str | int | list[str]]
    said: dict[str, str]
    game: str = ""


class Arguments(Visitor):
    """Gathers the arguments of a message: which of them count, and by which words others are told apart."""

    def __init__(self) -> None:
        self.words: dict[str, set[str]] = {}
        self.counting: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the library's way
        """An argument."""
        self.words.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """An argument that decides."""
        assert isinstance(node.selector, ast.VariableReference)
        name = node.selector.id.name
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & PLURALS or len(keys) < len(node.variants):
            self.counting.add(name)
        self.words.setdefault(name, set()).update(keys - PLURALS)
        self.generic_visit(node)

    def fillings(self) -> Iterator[dict[str, str | int | list[str]]]:
        """Return the arguments with names, lists, numbers, and each word that makes a difference."""
        if not self.words:
            yield {}
            return
        for something in ("Ann’s", ["a", "b", "c"]):
            yield {name: 2 if name in self.counting else something for name in self.words}
        for number in NUMBERS:
            yield dict.fromkeys(self.words, number)
        for name, keys in self.words.items():
            for key in sorted(keys):
                yield {**dict.fromkeys(self.words, 2), name: key}


def from_catalogues() -> Iterator[Asked]:
    """Return every message with numbers, names and each word that it tells apart."""
    for part in PARTS:
        if part == TERMINAL:
            continue
        for entry in FluentParser().parse(catalogue_text("en", part)).body:
            if isinstance(entry, ast.Message):
                found = Arguments()
                found.visit(entry)
                for args in found.fillings():
                    case = asked(entry.id.name, args)
                    # A message within a message may want more than is seen here; holes are shown differently.
                    if not case.said["en"].endswith("]]"):
                        yield case


def asked(message: str, args: dict[str, str | int | list[str]]) -> Asked:
    return Asked(message, args, {language: Words(language).text(message, **args) for language in LANGUAGES})


def from_games() -> Iterator[Asked]:
    """Return what is asked, offered, refused and told in a game of each kind."""
    for game in all_games():
        for message in _told(game):
            said = {language: Words(language).say(message, NAMES, game) for language in LANGUAGES}
            yield Asked(message.id, dict(message.args), said, game.slug)


def _told(game: Game) -> Iterable[Message]:
    seen: dict[tuple[str, str], Message] = {}
    play, source = Play(game, game.min_players), Seeded(7)
    while not play.over:
        seat = play.chooser
        told = [choice_text.prompt(play.table, seat)]
        choices = play.table.choices(seat)
        if seat == CHANCE:
            choice = source.answer(play.table)
        else:
            choice = choices[source.below(len(choices))]
            told += [choice_text.say(play.table, seat, one).message for one in choices]
            told += [refusal.reason for refusal in choice_text.refusals(play.table, seat)]
        play.play(seat, choice)
        for message in told:
            seen[message.id, json.dumps(message.args)] = message
    return seen.values()


class Told(msgspec.Struct):
    """A game as a room sends it to a reader, and the lines that Python makes of it."""

    game: str
    reader: int
    events: list[StoredEventView]
    lines: list[list[Clause]]
    said: dict[str, list[str]]


def from_logs() -> Iterator[Told]:
    """Return a game of each kind as its first seat and a spectator are told of it."""
    for game in all_games():
        play = Play(game, game.min_players, seats=NAMES[: game.min_players])
        source = Seeded(11)
        while not play.over:
            seat = play.chooser
            choices = play.table.choices(seat)
            pick = source.answer(play.table) if seat == CHANCE else choices[source.below(len(choices))]
            play.play(seat, pick)
        for reader in (0, SPECTATOR):
            yield _told_to(play, reader)


def _told_to(play: Play, reader: int) -> Told:
    game = play.game
    kept = [
        StoredEvent(number, 0, line_of(entry, number, "person", (), sealed=False))
        for number, entry in enumerate(play.log, start=1)
    ]
    events = redact_events(kept, reader, game)
    chosen = [seen.event for seen in events if isinstance(seen.event, ChoseView)]
    lines = [
        line.clauses
        for line in fold((chose.line, chose.seat, list(chose.told)) for chose in chosen)
        if line.clauses
    ]
    narrators = {
        language: Narrator(Words(language), NAMES, game, reader=reader if reader >= 0 else None)
        for language in LANGUAGES
    }
    said = {language: [narrator.tell(line) for line in lines] for language, narrator in narrators.items()}
    return Told(game.slug, reader, list(events), lines, said)


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write down what is to be said, and the names in it."""
    sentences = [*from_catalogues(), *from_games()]
    names: dict[str, Any] = {game.slug: component_data(game).names for game in all_games()}
    rules = {
        game.slug: {
            language: [(rule, Words(language).rule(game, rule)) for rule in Words(language).rules(game)]
            for language in LANGUAGES
        }
        for game in all_games()
    }
    path = tmp_path_factory.mktemp("words") / "said.json"
    logs = list(from_logs())
    whole = {"seats": NAMES, "names": names, "rules": rules, "sentences": sentences, "logs": logs}
    path.write_bytes(msgspec.json.encode(whole))
    return path


def test_python_and_the_browser_say_the_same(cases: Path) -> None:
    """The comparisons are the client's same-as-python.test.ts: there the browser's own modules speak."""
    node = Path(sys.executable).parent / "node"
    vitest = CLIENT / "node_modules" / "vitest" / "vitest.mjs"
    done = subprocess.run(
        [str(node) if node.exists() else "node", str(vitest), "run", "same-as-python.test.ts"],
        cwd=CLIENT,
        env={**os.environ, "CLIENT_TEST_SAID": str(cases), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 passed" in done.stdout
