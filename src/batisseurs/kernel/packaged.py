"""A game in a package of its own: what its modules say under agreed names fills in the contract.

A game's `game.py` says what it is called, its options and its steps, and what only this game answers in its
own way. Everything else has its place: `MEMBERS` says in which module, under which name. Functions become
the game's methods as they are, so nothing stands between a bot and a compiled evaluation. A method in the
game's class comes before a function of its modules.
"""

from __future__ import annotations

import copyreg
import functools
from collections.abc import Callable, Mapping
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Any, ClassVar

from batisseurs.kernel.faults import Fault
from batisseurs.kernel.game import ComponentValue, Feature, Game, Options, OptionValue
from batisseurs.kernel.kinds import misfit, no_such
from batisseurs.kernel.save import load, plain_state, restore_table, save
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source
from batisseurs.kernel.table import Table
from batisseurs.kernel.weights import use_learned

MEMBERS = {
    "blank_table": "table.blank",
    "set_up": "setup.set_up",
    "evaluate": "evaluation.evaluate",
    "strengths": "evaluation.strengths",
    "measure": "evaluation.features",
    "features": "evaluation.FEATURES",
    "view": "view.view",
    "view_beside": "view.view_beside",
    "places": "view.places",
    "explainer": "explain.explainer",
    "figures": "explain.figures",
    "signs": "explain.signs",
    "conceal": "knowledge.conceal",
    "conceal_position": "knowledge.conceal_position",
    "overwrite_hidden": "knowledge.overwrite_hidden",
    "warnings": "warnings.warnings",
    "write_position": "position.write",
    "start_turn": "turn.start_turn",
    "wordings": "log.WORDINGS",
    "guide": "guide.GUIDE",
    "areas": "areas.AREAS",
    "lessons": "lessons.LESSONS",
    "first_game": "lessons.FIRST_GAME",
    "purposes": "lessons.PURPOSES",
}
"""What of the contract is taken as it is, and from where; what a game does not have stays as in `Game`."""

_games: dict[str, PackagedGame] = {}


class PackagedGame(Game):
    """A game whose rules are modules beside it: `class Chess(PackagedGame, package=__package__)`."""

    package: ClassVar[str] = ""
    table_class: ClassVar[type[Table]]
    own_fingerprint: ClassVar[str] = ""
    """What records call the own component file; it stays when only names change: they stay readable."""
    blank_table: Callable[[Any, int], Any]
    set_up: Callable[[Any], None]

    def __init_subclass__(cls, package: str | None = None) -> None:
        """Take from the modules of the package what the class does not say itself."""
        if package is None:
            return
        super().__init_subclass__()
        cls.package = package
        copyreg.pickle(cls.table_class, pickled)
        for name, where in MEMBERS.items():
            module, _, member = where.partition(".")
            if name in vars(cls) or find_spec(f"{package}.{module}") is None:
                continue
            found = getattr(import_module(f"{package}.{module}"), member, None)
            if found is not None:
                found = tuple(found) if isinstance(found, list) else found
                setattr(cls, name, staticmethod(found) if callable(found) else found)

    def __init__(self) -> None:
        """Become the game of the package; count by the weights that were learned for it."""
        _games[self.package] = self
        if self.features:
            use_learned(self, self.package, self.module("evaluation").WEIGHTS)

    def module(self, name: str) -> Any:
        """Return a module of the game."""
        return import_module(f"{self.package}.{name}")

    # Components. -------------------------------------------------------------------------------

    def components(self, text: str | None = None) -> Any:
        """Read and check a component file."""
        return read_facts(self.package, self.component_text() if text is None else text)

    def component_text(self) -> str:
        """Return our own file."""
        return own_text(self.package)

    def component_file(self, text: str | None = None) -> Any:
        """Return a component file as data."""
        return self.module("components").read(self.component_text() if text is None else text)

    def component_values(self, text: str | None = None) -> list[ComponentValue]:
        """List every printed value with its source."""
        return list(self.module("components").values(self.component_file(text)))

    def component_notes(self, text: str) -> list[Fault]:
        """Say in what a file differs from our reconstruction."""
        return list(self.module("constraints").notes(self.component_file(text)))

    def fingerprint(self, components: Any = None) -> str:
        """Return what tells two sets of components apart."""
        own: str = self._counted
        found: str = own if components is None else components.fingerprint
        return self.own_fingerprint if found == own else found

    @functools.cached_property
    def _counted(self) -> str:
        """Return the sum of our own file as it is."""
        return str(self.components().fingerprint)

    def names(self, components: Any = None) -> Mapping[str, Mapping[str, str]]:
        """Return the printed names of all components."""
        return read_names(self.package, self.component_text() if components is None else components.text)

    # A table. ------------------------------------------------------------------------------------

    def blank(self, players: int, options: Options, components: Any) -> Any:
        """Return a table with its options and nothing set up."""
        table = self.blank_table(components, players)
        if options != self._usual:
            for name, (zone, words) in self._kept.items():
                setattr(table, zone, words[options[name]] if words else options[name])
        return table

    def lay(self, players: int, options: Options, components: Any) -> Table:
        """Lay a table with the set-up pending."""
        table: Table = self.blank(players, options, components)
        self.set_up(table)
        return table

    def options_of(self, table: Table) -> dict[str, OptionValue]:
        """Return the options a table was set up with."""
        found = {name: (getattr(table, zone), words) for name, (zone, words) in self._kept.items()}
        return {
            name: next((word for word, kept in words.items() if kept == value), value)
            for name, (value, words) in found.items()
        }

    @functools.cached_property
    def _kept(self) -> dict[str, tuple[str, dict[OptionValue, OptionValue]]]:
        """Return where each option is kept on a table."""
        table = self.blank_table(self.components(), self.min_players)
        return {option.name: option.kept(table) for option in self.options}

    @functools.cached_property
    def _usual(self) -> dict[str, OptionValue]:
        """Return the options that a blank table has."""
        return self.options_of(self.blank_table(self.components(), self.min_players))

    def components_of(self, table: Any) -> Any:
        """Return the components a table was set up with."""
        return table.facts

    def round(self, table: Any) -> int:
        """Return which round it is."""
        return int(table.round)

    def broken_laws(self, table: Table) -> list[str]:
        """Return which laws of conservation and order this table breaks."""
        return list(self.module("laws").broken(table))

    def contradictions(self, table: Table) -> list[Fault]:
        """Return in what the pending steps do not fit what is on the table."""
        for step in table.pending():
            what = misfit(table, step)
            if what:
                return [no_such(self.slug, step, what)]  # what comes later trusts the numbers of steps
        return list(self.module("position").contradictions(table))

    def use_weights(self, weights: list[int]) -> None:
        """Count the features like this from now on."""
        super().use_weights(weights)
        if self.features:
            self.module("evaluation").use_weights(weights)

    # Saving, positions. -------------------------------------------------------------------------

    def state(self, table: Table) -> dict[str, Any]:
        """Return everything on the table."""
        return plain_state(table)

    def restore(self, state: Mapping[str, Any], components: Any) -> Table:
        """Make a table from `state`."""
        table: Table = restore_table(self.blank_table, components, state)
        return table

    def read_position(
        self, document: Mapping[str, Any], players: int, options: Options, components: Any, source: Source
    ) -> Table:
        """Make a table from a document."""
        table: Table = self.blank(players, options, components)
        self.module("position").read(document, table, source)
        return table

    # Search and adapters. ------------------------------------------------------------------------

    def layout(self, players: int, options: Options | None = None) -> list[Feature]:
        """Return the rows of the numeric view."""
        return list(self.module("view").layout(players))

    def observe(self, table: Any, reader: Seat) -> list[int]:
        """Return a view as numbers."""
        names = [kind.name for kind in self.steps]
        return list(self.module("view").observe(self.view(table, reader), table.facts, names))


def game_of(package: str) -> PackagedGame:
    """Return the game of a package, which is imported now if it was not before."""
    import_module(f"{package}.game")
    return _games[package]


# Component files, read once. -----------------------------------------------------------------------------


@functools.cache
def own_text(package: str) -> str:
    """Return the component file of a package."""
    return resources.files(package).joinpath("components.toml").read_text(encoding="utf-8")


@functools.lru_cache(maxsize=32)
def read_facts(package: str, text: str) -> Any:
    """Return what the rules read of a component file, once it is checked."""
    components = import_module(f"{package}.components")
    box = components.read(text)
    import_module(f"{package}.constraints").check(box)
    facts = components.to_facts(box)
    facts.text = text
    return facts


@functools.lru_cache(maxsize=32)
def read_names(package: str, text: str) -> dict[str, dict[str, str]]:
    """Return the names in a component file."""
    components = import_module(f"{package}.components")
    names: dict[str, dict[str, str]] = components.names(components.read(text))
    return names


# Pickled tables. -------------------------------------------------------------------------------------------


def pickled(table: Any) -> tuple[Any, tuple[str, str, bytes]]:
    """Pickle a table by saving it: its package, its component file and its saved form."""
    package = type(table).__module__.rpartition(".")[0]
    return unpickled, (package, table.facts.text, save(_games[package], table))


def unpickled(package: str, text: str, data: bytes) -> Table:
    """Load a pickled table."""
    return load(game_of(package), data, read_facts(package, text))
