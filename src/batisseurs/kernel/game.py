"""The contract: what a game provides to be played, shown, logged, saved and searched.

A game is its rules (steps and a table, compiled) and one object of this class (not compiled) that
knows how to set up a table and how to describe one. Everything else on the platform, from the
terminal to the adapters, uses a game through this page and through `Table` and `Step`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self

import msgspec

from batisseurs.kernel.areas import Area
from batisseurs.kernel.choice import Category, Message, Result
from batisseurs.kernel.errors import BadOption
from batisseurs.kernel.explanation import Explainer, Explanation, Figure
from batisseurs.kernel.faults import Fault
from batisseurs.kernel.guide import GuideChapter
from batisseurs.kernel.kinds import check_steps
from batisseurs.kernel.lesson import FirstGame, Lesson
from batisseurs.kernel.log_lines import NO_WORDINGS, Wordings
from batisseurs.kernel.seats import Seat, seat_name
from batisseurs.kernel.source import Source
from batisseurs.kernel.step import Step
from batisseurs.kernel.table import Table

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]
Origin = Literal["rulebook", "public", "reconstructed"]
"""Where a printed value comes from."""


class Option(msgspec.Struct, frozen=True):
    """A setting of a table, chosen before the game."""

    name: str
    default: OptionValue
    rule: str
    minimum: int = 0
    maximum: int = 1_000_000
    allowed: tuple[str, ...] = ()
    only_players: int = 0
    """The only number of players for which it has an effect; 0: any."""
    reading: bool = False
    """Whether it decides how an unclear sentence of the rulebook is read; the default is our ruling."""
    zone: str = ""
    """What keeps it on the table, if it is not called the same: a word as its place in `allowed`.

    `not random` if the first of two words is meant where the zone is true.
    """

    def kept(self, table: Any) -> tuple[str, dict[OptionValue, OptionValue]]:
        """Return which zone of such a table keeps it, and what the zone holds for each word."""
        zone = (self.zone or self.name).removeprefix("not ")
        kind = type(getattr(table, zone))
        negated = self.zone.startswith("not ")
        return zone, {word: kind(place ^ negated) for place, word in enumerate(self.allowed)}

    def read(self, value: object) -> OptionValue:
        """Return the value if the option can have it; text is understood as people write it."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            if str(value).lower() in {"true", "yes", "on", "1"}:
                return True
            if str(value).lower() in {"false", "no", "off", "0"}:
                return False
            raise BadOption(
                f"option {self.name} is true or false, not {value!r} ({self.rule})",
                self._message("error-option-switch", value),
                option=self.name,
            )
        if isinstance(self.default, int):
            try:
                number = int(str(value))
            except ValueError:
                number = self.minimum - 1
            if isinstance(value, bool) or not self.minimum <= number <= self.maximum:
                raise BadOption(
                    f"option {self.name} is a whole number from {self.minimum} to {self.maximum},"
                    f" not {value!r} ({self.rule})",
                    self._message("error-option-number", value),
                    option=self.name,
                )
            return number
        if value not in self.allowed:
            allowed = ", ".join(self.allowed)
            raise BadOption(
                f"option {self.name} is one of {allowed}, not {value!r} ({self.rule})",
                self._message("error-option-word", value),
                option=self.name,
            )
        return str(value)

    def _message(self, id_: str, value: object) -> Message:
        about: dict[str, str | int | list[str]] = {
            "option": self.name,
            "value": str(value),
            "rule": self.rule,
            "least": self.minimum,
            "most": self.maximum,
            "allowed": list(self.allowed),
        }
        return Message(id_, about)


class StepKind(msgspec.Struct, frozen=True):
    """A step class and how many different choices it can ever offer."""

    step: type[Step]
    width: int

    @property
    def name(self) -> str:
        """The name under which steps of this class are saved."""
        return self.step.__name__


class Level(msgspec.Struct, frozen=True):
    """How well a bot plays."""

    simulations: int = 0
    """Playouts for each choice; 0: it looks one choice ahead."""
    notices: int = 100
    """Percentage of the choices that it considers."""
    wavers: int = 0
    """How often it takes a worse choice: noise, in hundredths of `Thinking.scale`."""


class Thinking(msgspec.Struct, frozen=True):
    """How search is best done in a game: measured, not derived (bench/search.md)."""

    playout: int = 12
    """How many decisions are played at random before the table is judged; -1: play to the end."""
    quiet: tuple[type[Step], ...] = ()
    """Steps at which a table can be judged; elsewhere the playout continues to the next of them."""
    scale: int = 500
    """By how much a side must look stronger (see `strengths`) to be e times as likely to win."""
    exploration: int = 60
    """How much the search tries what looked worse so far, in hundredths."""
    bias: int = 0
    """For how many simulations the judgement of the table after a choice counts, in hundredths; 0: tables are
    judged only after a playout."""
    patience: int = 0
    """How many simulations a node gets before its choices are judged; until then they are tried alike."""
    doubt: int = 50
    """By how much a choice must look worse to be tried e times less, in thousandths of a win."""
    habits: int = 2
    """Of how many choices drawn at random a playout takes the one with the best results so far."""
    keeps: int = 1
    """Whether the part of a tree that is still of use is kept for a seat's next choice: 0 or 1."""
    levels: tuple[Level, Level, Level, Level] = (
        Level(notices=50, wavers=100),
        Level(),
        Level(simulations=100),
        Level(simulations=1000),
    )
    """From the weakest to the strongest."""


class Bounds(msgspec.Struct, frozen=True):
    """Upper bounds of a game, for search and adapters; a law checks them."""

    decisions: int
    chance: int
    min_utility: float = -1.0
    max_utility: float = 1.0


class Feature(msgspec.Struct, frozen=True):
    """A row of numbers in the fixed-size form of a view: its name, how many, and their range."""

    name: str
    size: int
    maximum: int
    minimum: int = 0


class ComponentValue(msgspec.Struct, frozen=True):
    """One printed value and where it comes from."""

    path: str
    value: str
    source: Origin


class PendingView(msgspec.Struct, frozen=True):
    """What the game waits for, for views: the step on top. Steps hold nothing hidden."""

    step: str
    chooser: int
    fields: tuple[int, ...]


def pending_view(table: Table) -> PendingView | None:
    """Return the step on top as views show it."""
    step = table.top
    return PendingView(type(step).__name__, step.chooser, step.fields()) if step is not None else None


class Game:
    """One game. Games subclass this and fill in everything below."""

    slug: str
    title: str
    rules_version: int
    """Goes up when the same choices may have other results."""
    min_players: int
    max_players: int
    options: tuple[Option, ...] = ()
    old_defaults: Mapping[int, Options] = {}
    """Former defaults of options, by the last version of the rules that had them."""
    steps: tuple[StepKind, ...] = ()
    endings: tuple[str, ...] = ()
    thinking: Thinking = Thinking()
    features: tuple[str, ...] = ()
    """What `measure` counts of a side: empty if the game's evaluation is not learned."""
    weights: tuple[int, ...] = ()
    """How much each of them counts."""
    areas: tuple[Area, ...] = ()
    """The parts of the table in the order in which a text view reads them."""
    wordings: Wordings = NO_WORDINGS
    """How the log tells what happens, by message id; what is not here is told as it is."""
    guide: tuple[GuideChapter, ...] = ()
    """How to play, on one page."""
    lessons: tuple[Lesson, ...] = ()
    """What is taught while the game is played, in the order in which it matters."""
    first_game: FirstGame | None = None
    """The table at which it is learned; None if it has no lessons."""
    purposes: Mapping[str, str] = {}
    """Why a choice is suggested: catalogue ids by its first word, or by step and first word; "": others."""
    tells_choices: bool = True
    """Whether the log shows a choice that had no reported result."""

    def __init_subclass__(cls) -> None:
        """Refuse steps that are not made from what they say."""
        check_steps(cls.__name__, (kind.step for kind in cls.steps))

    # Components. -------------------------------------------------------------------------------

    def components(self, text: str | None = None) -> Any:
        """Read and check a component file (the game's own by default); the result goes to `new`."""
        raise NotImplementedError

    def component_text(self) -> str:
        """Return the game's own component file."""
        raise NotImplementedError

    def component_file(self, text: str | None = None) -> Any:
        """Return a component file as data, typed and whole: what boards are drawn from."""
        raise NotImplementedError

    def component_values(self, text: str | None = None) -> list[ComponentValue]:
        """List every printed value with its source."""
        raise NotImplementedError

    def component_notes(self, text: str) -> list[Fault]:
        """Return differences from our reconstruction for which a file is not refused."""
        raise NotImplementedError

    def fingerprint(self, components: Any = None) -> str:
        """Return a hash of the components."""
        raise NotImplementedError

    def names(self, components: Any = None) -> Mapping[str, Mapping[str, str]]:
        """Return the printed names of all components, by id and language."""
        raise NotImplementedError

    def name_of(self, item: str, language: str, components: Any = None) -> str:
        """Return the printed name of a component in a language."""
        return self.names(components)[item][language]

    # A table. ------------------------------------------------------------------------------------

    def with_rules(self, version: int) -> Self:
        """Return this game as it was with an earlier version of its rules: for old records and rooms."""
        if version >= self.rules_version:
            return self
        game = object.__new__(type(self))
        vars(game).update(vars(self), rules_version=version)
        defaults: dict[str, OptionValue] = {}
        for last, old in sorted(self.old_defaults.items(), reverse=True):
            if version <= last:
                defaults |= old
        game.options = tuple(
            msgspec.structs.replace(option, default=defaults.get(option.name, option.default))
            for option in self.options
        )
        return game

    def lay(self, players: int, options: Options, components: Any) -> Table:
        """Return a table with the setup pending. The arguments are trusted; other code calls `new`."""
        raise NotImplementedError

    def new(self, players: int, options: Options | None = None, components: Any = None) -> Table:
        """Return a table for this number of players. Its first step is usually one of chance."""
        checked = self.read_options(players, options or {})
        return self.lay(players, checked, components if components is not None else self.components())

    def read_options(self, players: int, options: Options) -> dict[str, OptionValue]:
        """Check the number of players and the options; return all options with their values."""
        if not self.min_players <= players <= self.max_players:
            raise BadOption(
                f"{self.title} is for {self.min_players} to {self.max_players} players, not {players}",
                Message(
                    "error-option-players",
                    {
                        "title": self.slug,
                        "least": self.min_players,
                        "most": self.max_players,
                        "number": players,
                    },
                ),
                option="players",
            )
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                possible = ", ".join(known) or "none"
                raise BadOption(
                    f"{self.title} has no option {name!r}; it has: {possible}",
                    Message("error-no-option", {"title": self.slug, "option": name, "options": list(known)}),
                    option=name,
                )
        return {name: known[name].read(options.get(name, known[name].default)) for name in known}

    def said_options(self, options: Options) -> dict[str, OptionValue]:
        """Return the options that a record states: all except readings with their default."""
        usual = {option.name: option.default for option in self.options if option.reading}
        return {name: value for name, value in options.items() if usual.get(name) != value}

    def sides(self, players: int, options: Options | None = None) -> tuple[str, ...]:
        """Return the sides that are not seats: a solo opponent, neutral pieces. They never choose."""
        return ()

    def turns(self, players: int, options: Options | None = None) -> tuple[str, ...]:
        """Return who takes turns: the seats, and sides that take turns."""
        return tuple(seat_name(seat) for seat in range(players))

    def options_of(self, table: Table) -> dict[str, OptionValue]:
        """Return the options of a table."""
        raise NotImplementedError

    def components_of(self, table: Table) -> Any:
        """Return the components of a table."""
        raise NotImplementedError

    def round(self, table: Table) -> int:
        """Return the number of the round, from 1; 0 before the first, or if the game has no rounds."""
        return 0

    def score(self, table: Table, seat: Seat) -> list[Category]:
        """Return a seat's score as it would be now, by category."""
        raise NotImplementedError

    def seen_score(self, table: Table, seat: Seat, reader: Seat) -> list[Category]:
        """Return a seat's score without what is hidden from the reader; empty if most of it is hidden."""
        return self.score(table, seat)

    def result(self, table: Table) -> Result:
        """Return how the game ended; only when it is over."""
        raise NotImplementedError

    def ended_by(self, table: Table, told: Sequence[Message]) -> Seat | None:
        """Return who brought about the end of a game that is over, as far as what was told shows it.

        None if it was nobody, or if what was told does not go back so far.
        """
        return None

    def ending_of(self, table: Table, told: Sequence[Message]) -> Message:
        """Return how a game that is over ended, and by whom, as a clause."""
        ended = self.result(table).ending.replace("_", "-")
        seat = self.ended_by(table, told)
        if seat is None:
            return Message(f"{self.slug}-ending-{ended}")
        return Message(f"{self.slug}-ended-by-{ended}", {"seat": seat})

    def margin(self, result: Result) -> Message | None:
        """Return how far the first is before the second, in words; None if points have not decided."""
        return result.margin

    def broken_laws(self, table: Table) -> list[str]:
        """Return the invariants that this table breaks: none, unless there is a bug.

        In English, for tests and programs. Mistakes in a written position are `contradictions`.
        """
        raise NotImplementedError

    def contradictions(self, table: Table) -> list[Fault]:
        """Return what contradicts itself on this table: nothing, in any game that was played.

        Called for a table that was read from a position, after its pending steps are in place.
        """
        return []

    def evaluate(self, table: Table, seat: Seat) -> int:
        """Return how good a table is for a seat: higher is better.

        Bots maximise it. It may be a rough estimate. It reads only the table and does not change it; numbers
        compare only within one game. A won table is at least as good as any unfinished one, and a lost table
        at least as bad. A whole number, so that all machines agree.
        """
        raise NotImplementedError

    def strengths(self, table: Table) -> list[int]:
        """Return how good a table is for each seat, then for each other side.

        Search compares them: `thinking.scale` turns a difference into a chance of winning.
        """
        return [self.evaluate(table, seat) for seat in range(table.players)]

    def measure(self, table: Table, side: Seat) -> list[int]:
        """Return the values of `features` for a seat or another side."""
        raise NotImplementedError

    def use_weights(self, weights: list[int]) -> None:
        """Use these weights of the features from now on."""
        self.weights = tuple(weights)

    # Views and knowledge. ------------------------------------------------------------------------

    def view(self, table: Table, reader: Seat) -> msgspec.Struct:
        """Return what a seat, or SPECTATOR, may see."""
        raise NotImplementedError

    def view_beside(self, table: Table, seat: Seat, public: Any) -> msgspec.Struct:
        """Return what a seat may see, given the view of SPECTATOR: faster when all views are needed.

        Games only add the seat's own secrets to `public`. What they forget stays hidden.
        """
        return self.view(table, seat)

    def places(self, table: Table, reader: Seat) -> set[str]:
        """Return the ids of places and pieces in a reader's view: what choices may point at."""
        raise NotImplementedError

    def explain(self, table: Table, reader: Seat, place: str) -> Explanation | None:
        """Return what a place, piece, component or sign is, for a reader; None if there is no such thing.

        People call `kernel.explanation.explain`, which refuses what is unknown.
        """
        return self.explainer(table, reader)(place)

    def explainer(self, table: Table, reader: Seat) -> Explainer:
        """Return what explains the things on a table as it is now: several places need only one view.

        Made from what the reader's view shows, the components and the rules.
        """
        return lambda _: None

    def signs(self) -> tuple[str, ...]:
        """Return the ids of the symbols that boards and cards are printed with: the legend, in order."""
        return ()

    def figures(self, table: Table, seat: Seat) -> tuple[Figure, ...]:
        """Return what a seat counts as its own (goods, workers, steps on tracks): previews tell changes.

        Nothing that is hidden from that seat.
        """
        return ()

    def warnings(self, table: Table, seat: Seat) -> dict[str, tuple[Message, ...]]:
        """Return what a seat that chooses now may have overlooked, by the text of the choice that warns."""
        return {}

    def conceal(self, table: Table, seat: Seat, source: Source) -> None:
        """Redraw, in place, everything that this seat cannot know even with perfect memory."""
        raise NotImplementedError

    def conceal_position(self, table: Table, seat: Seat, start: Table, source: Source) -> None:
        """Redraw, in place, what this seat cannot know because the game began from the position `start`.

        Only what `conceal` leaves alone because a player who was there from the beginning could know it.
        """

    def overwrite_hidden(self, table: Table, seat: Seat) -> None:
        """Overwrite, in place, everything hidden from this reader: for the law that views hide it."""
        raise NotImplementedError

    # Saving, positions. -------------------------------------------------------------------------

    def state(self, table: Table) -> dict[str, Any]:
        """Return the state of the table as plain data, without pending steps: the kernel saves those."""
        raise NotImplementedError

    def restore(self, state: Mapping[str, Any], components: Any) -> Table:
        """Make a table from `state`."""
        raise NotImplementedError

    def write_position(self, table: Table) -> dict[str, Any]:
        """Return the game's part of a position document that says everything about a table."""
        raise NotImplementedError

    def read_position(
        self, document: Mapping[str, Any], players: int, options: Options, components: Any, source: Source
    ) -> Table:
        """Make a table from the game's part of a document; the source deals what it does not state."""
        raise NotImplementedError

    def start_turn(self, table: Table, seat: Seat) -> None:
        """Put the start of a turn on the table: for a position without `pending`."""
        raise NotImplementedError

    # Search and adapters. ------------------------------------------------------------------------

    def bounds(self, players: int, options: Options | None = None) -> Bounds:
        """Return the upper bounds of games with these players and options."""
        raise NotImplementedError

    def layout(self, players: int, options: Options | None = None) -> list[Feature]:
        """Return the fixed-size numeric form of a view, row by row."""
        raise NotImplementedError

    def observe(self, table: Table, reader: Seat) -> list[int]:
        """Return a view as numbers, as `layout` says."""
        raise NotImplementedError

    def first_action(self, step: Step) -> int:
        """Return the global action id of choice 0 of a step; ids do not depend on the state."""
        offset = 0
        for kind in self.steps:
            if type(step) is kind.step:
                return offset
            offset += kind.width
        raise ValueError(f"{step} is no step of {self.title}")

    @property
    def actions(self) -> int:
        """How many global action ids there are, chance's included."""
        return sum(kind.width for kind in self.steps)
