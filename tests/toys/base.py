"""What the toys share: zones are plain lists and numbers, so that saving, cloning and showing them is a loop.

A toy is written like a real game, against the contract and nothing else, and is never compiled: a new
game can start that way, on top of the compiled kernel as well. Its rules stand in its module's docstring.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Mapping
from typing import Any, ClassVar, cast

import msgspec

from batisseurs.kernel import (
    BadComponents,
    BadPosition,
    BadSave,
    Category,
    ComponentValue,
    Feature,
    Game,
    Source,
    Table,
    load,
    save,
)
from batisseurs.kernel.faults import Fault
from batisseurs.kernel.game import Options, OptionValue
from batisseurs.kernel.seats import CHANCE, Seat

COMPONENTS = "toy = 1\n"
STEP_FIELDS = 3
DECIDED = 1000
"""More than the points of any toy."""


class ToyView(msgspec.Struct, frozen=True):
    """What a reader may see: numbers by name, and what the game waits for."""

    reader: int
    numbers: dict[str, list[int]]
    step: str
    fields: tuple[int, ...]


class ToyTable(Table):
    """A table whose zones are plain lists and numbers."""

    zones: ClassVar[tuple[str, ...]] = ()
    slug: ClassVar[str] = ""

    def __init__(self, players: int, options: Options, components: str) -> None:
        """Lay nothing yet."""
        super().__init__(players)
        self.options = dict(options)
        self.components = components

    def clone(self) -> ToyTable:
        """Return an independent copy."""
        game = find_toy(self.slug)
        return game.copied(self)

    def __reduce__(self) -> tuple[Any, tuple[str, str, bytes]]:
        """Pickle by saving."""
        return unpickled, (self.slug, self.components, save(find_toy(self.slug), self))


class ToyGame(Game):
    """The part of the contract that is the same for every toy."""

    rules_version = 1
    page: ClassVar[str]
    table_class: ClassVar[type[ToyTable]]

    # What each toy adds. -------------------------------------------------------------------------

    def begin(self, table: Any) -> None:
        """Lay the zones and put the first steps on the chain."""
        raise NotImplementedError

    def numbers(self, table: Any, reader: Seat) -> dict[str, list[int]]:
        """Return what a reader may see, in the order of `layout`."""
        raise NotImplementedError

    def points(self, table: Any, seat: Seat) -> int:
        """Return a seat's points."""
        raise NotImplementedError

    # Components. -------------------------------------------------------------------------------

    def components(self, text: str | None = None) -> str:
        """Any text that says it is a toy."""
        text = COMPONENTS if text is None else text
        if not text.startswith("toy"):
            raise BadComponents("the components of a toy begin with 'toy'")
        return text

    def component_text(self) -> str:
        """Return our own."""
        return COMPONENTS

    def component_values(self, text: str | None = None) -> list[ComponentValue]:
        """There is one."""
        return [ComponentValue("toy", "1", "reconstructed")]

    def component_notes(self, text: str) -> list[Fault]:
        """There is nothing to note."""
        return []

    def fingerprint(self, components: Any = None) -> str:
        """Return what tells two texts apart."""
        text: str = self.components() if components is None else components
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    def name_of(self, item: str, language: str, components: Any = None) -> str:
        """Toys have no printed names."""
        return item

    # A table. ------------------------------------------------------------------------------------

    def lay(self, players: int, options: Options, components: Any) -> ToyTable:
        """Set up a table and run its automatic steps."""
        table = self.table_class(players, options, components)
        self.begin(table)
        table.settle()
        return table

    def options_of(self, table: Table) -> dict[str, OptionValue]:
        """Return the options."""
        return dict(_own(table).options)

    def components_of(self, table: Table) -> str:
        """Return the components."""
        return _own(table).components

    def copied(self, table: ToyTable) -> ToyTable:
        """Copy the zones; share the steps."""
        twin = self._filled(table.players, table.options, table.components, self._zones(table))
        twin.copy_pending(table)
        return twin

    def score(self, table: Table, seat: Seat) -> list[Category]:
        """One category."""
        return [Category("points", self.points(table, seat))]

    def evaluate(self, table: Table, seat: Seat) -> int:
        """Points ahead of the best rival; when the game is over, the result before everything else."""
        others = [self.points(table, other) for other in range(table.players) if other != seat]
        ahead = self.points(table, seat) - max(others, default=0)
        if table.over():
            ahead += DECIDED if self.result(table).ranks[seat] == 1 else -DECIDED
        return ahead

    # Views. ------------------------------------------------------------------------------------

    def view(self, table: Table, reader: Seat) -> ToyView:
        """Return what a reader may see."""
        step = table.top
        name, fields = (type(step).__name__, step.fields()) if step is not None else ("", ())
        return ToyView(reader, self.numbers(table, reader), name, fields)

    def conceal(self, table: Table, seat: Seat, source: Source) -> None:
        """Nothing is hidden, unless a toy says otherwise."""

    def overwrite_hidden(self, table: Table, seat: Seat) -> None:
        """Nothing is hidden, unless a toy says otherwise."""

    def observe(self, table: Table, reader: Seat) -> list[int]:
        """Return the numbers of the view, row after row, then which step is pending with its fields."""
        seen = self.view(table, reader)
        numbers = [number for row in seen.numbers.values() for number in row]
        steps = [int(kind.name == seen.step) for kind in self.steps]
        return [*numbers, *steps, *(list(seen.fields) + [0] * STEP_FIELDS)[:STEP_FIELDS]]

    def layout(self, players: int, options: Options | None = None) -> list[Feature]:
        """Return the toy's rows and those of the pending step."""
        steps = [Feature("step", len(self.steps), 1), Feature("step fields", STEP_FIELDS, 99)]
        return [*self.rows(players), *steps]

    def rows(self, players: int) -> list[Feature]:
        """Return the rows of `numbers`."""
        raise NotImplementedError

    # Saving, positions. -------------------------------------------------------------------------

    def state(self, table: Table) -> dict[str, Any]:
        """Return seats, options and zones."""
        own = _own(table)
        return {"players": own.players, "options": own.options, **self._zones(own)}

    def restore(self, state: Mapping[str, Any], components: Any) -> ToyTable:
        """Make a table from `state`."""
        try:
            zones = {name: state[name] for name in self.table_class.zones}
            return self._filled(state["players"], state["options"], components, zones)
        except (KeyError, TypeError) as error:
            raise BadSave(f"the saved table is damaged: {error!r}") from None

    def write_position(self, table: Table) -> dict[str, Any]:
        """Say everything."""
        return self._zones(_own(table))

    def read_position(
        self, document: Mapping[str, Any], players: int, options: Options, components: Any, source: Source
    ) -> ToyTable:
        """Lay a table, let the source deal it, then put there what is stated; what cannot be is refused."""
        table = self.lay(players, options, components)
        while table.chooser() == CHANCE:
            table.play(CHANCE, source.answer(table))
        zones = self._zones(table)
        for name, value in document.items():
            if name not in zones:
                raise BadPosition(f"[table] has no {name!r}; it has: {', '.join(zones)}")
            zones[name] = value
        laid = self._filled(players, options, components, zones)
        for broken in self.broken_laws(laid):
            raise BadPosition(broken)
        return laid

    # Zones as plain data. ------------------------------------------------------------------------

    def _zones(self, table: ToyTable) -> dict[str, Any]:
        return {name: self.plain(getattr(table, name)) for name in table.zones}

    def _filled(self, players: int, options: Options, components: str, zones: Mapping[str, Any]) -> ToyTable:
        table = self.table_class(players, options, components)
        for name, value in zones.items():
            setattr(table, name, self.unplain(name, value))
        return table

    def plain(self, zone: Any) -> Any:
        """Return a zone as plain data of its own."""
        return copy.deepcopy(zone)

    def unplain(self, name: str, value: Any) -> Any:
        """Return a zone from plain data."""
        return copy.deepcopy(value)


def ranks_of(points: list[int]) -> tuple[int, ...]:
    """Return the rank of each seat, equal points sharing one."""
    return tuple(1 + sum(other > mine for other in points) for mine in points)


def find_toy(slug: str) -> ToyGame:
    """Return a toy by its slug; imported late because each toy imports this module."""
    from tests.toys import TOYS

    return next(toy for toy in TOYS if toy.slug == slug)


def unpickled(slug: str, components: str, data: bytes) -> Table:
    """Load a pickled table."""
    return load(find_toy(slug), data, components)


def _own(table: Table) -> ToyTable:
    return cast("ToyTable", table)
