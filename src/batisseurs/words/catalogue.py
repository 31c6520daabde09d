"""The catalogues of one language. Only this module and `bundle` know that they are Fluent files."""

from __future__ import annotations

import functools
import itertools
import re
from importlib import resources
from typing import TYPE_CHECKING, Any

from batisseurs.kernel.choice import Message

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.syntax import ast

    from batisseurs.kernel.faults import Fault
    from batisseurs.kernel.game import Game
    from batisseurs.words.bundle import Bundle

LANGUAGES = ("en", "fr", "pl")
COMMON = ("kernel", "cli", "rooms", "server")
ENDING = ".ftl"
RULES = "{game}-rules"
"""The catalogue of a game's rules, read on first use."""


def _place(language: str, part: str) -> Traversable:
    return resources.files("batisseurs.words").joinpath("locales", language, part + ENDING)


def _of_games() -> dict[str, tuple[str, ...]]:
    """Return the catalogues of each game: the one called after it, and those that begin with its name."""
    files = resources.files("batisseurs.words").joinpath("locales", "en").iterdir()
    names = sorted(file.name.removesuffix(ENDING) for file in files)
    shared = {*COMMON, *itertools.chain.from_iterable(OTHERS.values())}
    parts: dict[str, tuple[str, ...]] = {}
    for name in names:
        game = next((game for game in parts if name.startswith(f"{game}-")), name)
        if name not in shared and name != RULES.format(game=game):
            parts[game] = (*parts.get(game, ()), name)
    return parts


OTHERS = {
    "titles": ("titles",),
    "practice": ("practice",),
    "text": ("text-view",),
    "web": ("web", "lobby-web", "table-web"),
}
LATER = {**OTHERS, **_of_games()}
"""The catalogues of each game and of the browser, by the prefix of their ids; read on first use."""
PARTS = (*COMMON, *itertools.chain.from_iterable(LATER.values()))

PSEUDO = "xx"
"""A pseudo-language for tests: English with accents, longer, in brackets. Hard-coded text stands out."""

Argument = str | int | list[str]


def signed(number: int) -> str:
    """Return a whole number with a true minus sign."""
    return str(number).replace("-", "\u2212")


class Words:
    """Everything the program can say in one language."""

    def __init__(self, language: str) -> None:
        """Load a language; missing messages fall back to English."""
        self.language = language
        self._bundle, self._games = _bundle(language)

    def knows(self, message: str) -> bool:
        """Return whether there is a message with this id."""
        if self._games:
            self._read_game(message)
        return self._bundle.has_message(message)

    def _read_game(self, message: str) -> None:
        for game in self._games:
            if message.startswith(f"{game}-"):
                self._games.remove(game)
                _add(self._bundle, self.language, LATER[game])
                return

    def attributes(self, message: str) -> set[str]:
        """Return the names of the attributes of a message."""
        return set(self._bundle.get_message(message).attributes) if self.knows(message) else set()

    def decimal(self, number: float, places: int) -> str:
        """Return a number as it is written in the language: with a point in English, else with a comma."""
        written = f"{number:.{places}f}".replace("-", "\u2212")
        return written if self.language == "en" else written.replace(".", ",")

    def text(self, message: str, /, **args: Argument) -> str:
        """Return the words for an id. Arguments are put in as they are; lists are joined."""
        return self.variant(message, "", args)

    def variant(self, message: str, attribute: str, args: dict[str, Argument]) -> str:
        """Return the text of an attribute of the message, if it has it: its wording in a special case."""
        if not self.knows(message):
            return f"[[{message}]]"
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute, found.value)
        if pattern is None:
            return f"[[{message}]]"
        joined = {name: self._argument(name, value) for name, value in args.items()}
        spoken, errors = self._bundle.format_pattern(pattern, joined)
        return f"{spoken} [[{message}]]" if errors else str(spoken)

    def _argument(self, name: str, value: Argument) -> str | int:
        """Return an argument as text: a list joined, a game by its title, a true minus sign."""
        if isinstance(value, list):
            return self.join(value)
        if isinstance(value, int) and value < 0:
            return signed(value)
        title = f"titles-{value}"
        return self.text(title) if name == "title" and self.knows(title) else value

    def say(self, message: Message, seats: list[str], game: Game, components: Any = None) -> str:
        """Return a message of kernel or game as a sentence, with the names of players and components.

        Names come from the components of the table.
        """
        from batisseurs.words.narrator import Narrator  # noqa: PLC0415  it uses this module

        return Narrator(self, seats, game, components).say(message)

    def fault(self, fault: Fault) -> str:
        """Return a fault as a sentence, after the number of its constraint."""
        text = self.text(fault.message.id, **fault.message.args)
        return self.text("error-because", text=fault.constraint, because=text) if fault.constraint else text

    def name(self, game: Game, item: str, components: Any = None) -> str:
        """Return the printed name of a component; other words stay as they are."""
        try:
            name = game.name_of(item, "en" if self.language == PSEUDO else self.language, components)
        except KeyError:
            return item
        return name.replace("'", "’")

    def title(self, game: Game) -> str:
        """Return the title of a game in this language; its default title if there is none."""
        title = f"titles-{game.slug}"
        return self.text(title) if self.knows(title) else game.title

    def rule(self, game: Game, rule: str) -> str | None:
        """Return the text of a rule; None if the game has no such rule."""
        bundle = _rules(self.language, game.slug)
        if bundle is None or not bundle.has_message(rule):
            return None
        pattern = bundle.get_message(rule).value
        return str(bundle.format_pattern(pattern, {})[0]) if pattern is not None else None

    def rules(self, game: Game) -> list[str]:
        """Return the ids of all rules of a game, in their order; none if it has no catalogue of rules."""
        part = RULES.format(game=game.slug)
        if not _place("en", part).is_file():
            return []
        return re.findall(r"(?m)^([A-Z]+-\d+) =", catalogue_text("en", part))

    def join(self, items: list[str]) -> str:
        """Return a list as people write it: `a, b and c`."""
        if len(items) < 2:  # noqa: PLR2004  nothing to join
            return "".join(items)
        return self.text("list-last", first=", ".join(items[:-1]), last=items[-1])


@functools.cache
def _bundle(language: str) -> tuple[Bundle, set[str]]:
    """Return the shared messages, and the games whose catalogues are not read yet."""
    return _bundled(language, COMMON), set(LATER)


@functools.cache
def _rules(language: str, game: str) -> Bundle | None:
    part = RULES.format(game=game)
    return _bundled(language, (part,)) if _place("en", part).is_file() else None


def _bundled(language: str, parts: tuple[str, ...]) -> Bundle:
    from batisseurs.words.bundle import Bundle  # noqa: PLC0415  only who talks needs the library

    bundle = Bundle(_own(language), _pseudolocalize if language == PSEUDO else None)
    _add(bundle, language, parts)
    return bundle


def _own(language: str) -> str:
    return language if language in LANGUAGES else "en"


def _add(bundle: Bundle, language: str, parts: tuple[str, ...]) -> None:
    # The first to define an id wins: the reader's language, then English.
    for source, part in itertools.product(dict.fromkeys([_own(language), "en"]), parts):
        bundle.add_text(catalogue_text(source, part))


def catalogue_text(language: str, part: str) -> str:
    """Return the text of one catalogue."""
    return _place(language, part).read_text(encoding="utf-8")


ACCENTS = str.maketrans("AEIOUYaeiouycnsz", "ÀÉÎÖÛÝàéîöûýçñšž")


def _pseudolocalize(entry: ast.Message | ast.Term) -> None:
    """Put accents on the texts of an entry, and brackets around a message."""
    from fluent.syntax import ast  # noqa: PLC0415
    from fluent.syntax.visitor import Visitor  # noqa: PLC0415

    class Pseudolocalizer(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  the library's way
            node.value = node.value.translate(ACCENTS)

    Pseudolocalizer().visit(entry)
    if isinstance(entry, ast.Message) and entry.value is not None:
        entry.value.elements = [ast.TextElement("⟦"), *entry.value.elements, ast.TextElement("~~⟧")]
