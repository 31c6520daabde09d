"""`batisseurs position`: a starting position, or a moment of a record as a position."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from batisseurs.cli.play.start import read_components
from batisseurs.cli.replay.record_replay import find_record, read_moment, read_view
from batisseurs.cli.terminal import files
from batisseurs.cli.terminal.errors import Refused, check_players, read_options
from batisseurs.cli.terminal.screen import Screen, printable
from batisseurs.games import find_game
from batisseurs.kernel.errors import BadPosition
from batisseurs.kernel.play import Play
from batisseurs.kernel.position import FORMAT, position_text, read_position, write_position
from batisseurs.kernel.save import save
from batisseurs.kernel.seats import SPECTATOR, Seat, seat_name
from batisseurs.kernel.source import Seeded

if TYPE_CHECKING:
    from batisseurs.kernel.game import Game
    from batisseurs.kernel.table import Table
    from batisseurs.words import Words

WIDTH = 96
OTHER_SEEDS = (1, 2, 3, 4)
DEALS = 64
"""How many redrawn tables are compared to find what a seat cannot know."""

FRAME = {
    "situation": "cli-position-key-position",
    "game": "cli-position-key-game",
    "players": "cli-position-key-players",
    "components": "cli-position-key-components",
    "turn": "cli-position-key-turn",
    "seed": "cli-position-key-seed",
}
SELDOM = {
    "theopolis": {"out", "active", "added", "exchanged", "confessed", "turns_taken", "ending", "rank"},
    "nehemiah": {
        "last_clearing", "last_turn", "ending", "marked", "cleared", "emptied", "refilled", "anchor", "used",
        "targets", "activated", "between_turns", "revealed",
    },
}  # fmt: skip
"""Keys that are not needed by hand: they are explained, but not filled in."""

Path_ = tuple[str, ...]
"""The path of a key in a document: `("p1", "hand")`."""


def _put_out(screen: Screen, file: Path | None, text: str) -> int:
    """Write a document to a new file, or to standard output."""
    if file is None:
        sys.stdout.write(text)
        return 0
    if file.exists():
        raise Refused("cli-error-exists", file=str(file))
    files.write_whole(file, text)
    screen.say("cli-position-written", file=str(file))
    return 0


# Starting positions. -------------------------------------------------------------------------------


def new_position(
    screen: Screen,
    slug: str,
    file: Path | None,
    *,
    players: int | None,
    options: list[str],
    components: Path | None,
    seed: int,
) -> int:
    """Write a document that explains every key and can be played as it is."""
    game = find_game(slug)
    number = game.min_players if players is None else players
    check_players(game, number)
    checked = game.read_options(number, read_options(game, number, options))
    printed = read_components(game, components)
    frame: dict[str, Any] = {"situation": FORMAT, "game": game.slug, "players": number}
    if components is not None:
        frame["components"] = game.fingerprint(printed)
    frame |= {"turn": seat_name(0), "seed": seed, "options": checked}
    return _put_out(screen, file, _Starting(game, frame, printed, screen.words).text())


class _Starting:
    """Fills in the fixed part of the setup, and leaves the rest to the seed.

    It tries every key: a value is kept if the table is still the same as without it. So the document is right
    for any game.
    """

    def __init__(self, game: Game, frame: dict[str, Any], components: Any, words: Words) -> None:
        self.game = game
        self.frame = frame
        self.components = components
        self.words = words
        self.bare = save(game, self._read({}))
        self.filled: dict[str, Any] = {}
        self.lines: list[str] = []

    def text(self) -> str:
        """Return the whole document."""
        self._fill()
        slug = self.game.slug
        self._comment(
            self.words.text("cli-position-head", title=self.words.title(self.game), number=self._players())
        )
        self._comment(f"  batisseurs position check FILE\n  batisseurs play {slug} --from FILE")
        self.lines.append("")
        for key, message in FRAME.items():
            if key in self.frame:
                self._comment(self.words.text(message))
                self._key(key, self.frame[key])
        self._comment(self.words.text("cli-position-key-pending"))
        self.lines += ["", "[options]"]
        for option in self.game.options:
            message = f"{slug}-option-{option.name.replace('_', '-')}"
            said = self.words.text(message) if self.words.knows(message) else ""
            self._comment(f"{said} ({option.rule})".strip())
            self._key(option.name, self.frame["options"][option.name])
        self.lines += ["", "[table]"]
        self._zone((), _merged(self._document(self.frame["seed"]), self._example()))
        self._names()
        return "\n".join(self.lines) + "\n"

    # What can be filled in. ------------------------------------------------------------------------

    def _players(self) -> int:
        return int(self.frame["players"])

    def _read(self, zones: Mapping[str, Any], **frame: Any) -> Table:
        return read_position(self.game, {**self.frame, **frame, "table": zones}, self.components)

    def _document(self, seed: int) -> dict[str, Any]:
        """Return the document of a table without stated values."""
        return self.game.write_position(self._read({}, seed=seed))

    def _example(self) -> dict[str, Any]:
        """Return a table after a real setup: examples of values."""
        play = Play(self.game, self._players(), self.frame["options"], self.components)
        play.run_chance(Seeded(OTHER_SEEDS[-1]))
        return self.game.write_position(play.table)

    def _fill(self) -> None:
        own = self._document(self.frame["seed"])
        others = [self._document(self.frame["seed"] + seed) for seed in OTHER_SEEDS]
        for path, value in _leaves(own):
            if path[-1] in SELDOM.get(self.game.slug, set()):
                continue
            always = all(_value_at(other, path) == value for other in others)
            candidates = [value] if always else []
            if isinstance(value, list):
                candidates += [len(value), []]
            for candidate in candidates:
                if self._is_the_same(path, candidate):
                    _set_at(self.filled, path, candidate)
                    break

    def _is_the_same(self, path: Path_, candidate: object) -> bool:
        trial = _copied(self.filled)
        _set_at(trial, path, candidate)
        try:
            return save(self.game, self._read(trial)) == self.bare
        except BadPosition:
            return False

    # Writing it down. ------------------------------------------------------------------------------

    def _zone(self, path: Path_, zone: Mapping[str, Any]) -> None:
        """Write the keys of a zone, then the zones in it, each under its heading."""
        inner = [key for key, value in zone.items() if _is_zone(path, value)]
        for key, value in zone.items():
            if key in inner:
                continue
            # Keys that every seat has are explained once.
            if not path or path[0] == seat_name(0):
                self._comment(self._about(path, key))
            stated = _value_at(self.filled, (*path, key))
            if stated is None:
                self._key(key, value, commented=True)
                continue
            self._key(key, stated)
            if value not in (stated, []) and (not path or path[0] == seat_name(0)):
                self._key(key, value, commented=True)
        for key in inner:
            self.lines += ["", f"[{'.'.join(('table', *path, key))}]"]
            self._zone((*path, key), zone[key])

    def _about(self, path: Path_, key: str) -> str:
        place = "seat-" if path else ""
        message = f"{self.game.slug}-position-{place}{key.replace('_', '-')}"
        return self.words.text(message) if self.words.knows(message) else ""

    def _comment(self, text: str) -> None:
        for paragraph in printable(text).split("\n"):
            if paragraph:
                self.lines += textwrap.wrap(
                    paragraph,
                    WIDTH,
                    initial_indent="# ",
                    subsequent_indent="# ",
                    break_on_hyphens=False,
                    break_long_words=False,
                    drop_whitespace=not paragraph.startswith(" "),
                )

    def _key(self, key: str, value: object, *, commented: bool = False) -> None:
        # A long mapping would become a section; here it must stay in the current one.
        inside = ""
        for line in position_text({"zone": {key: value}}).split("\n"):
            if line.startswith("["):
                inside = line.strip("[]").partition(".")[2]
            elif line:
                dotted = f"{inside}.{line}" if inside and " = " in line else line
                self.lines.append(f"# {dotted}" if commented else dotted)

    def _names(self) -> None:
        """List the names that a document can use, with what is printed on the pieces."""
        ids = dict.fromkeys(value.path.partition(".")[0] for value in self.game.component_values(None))
        named = [(item, self.words.name(self.game, item, self.components)) for item in ids]
        listed = [f"{item} ({name})" for item, name in named if name != item]
        if listed:
            self.lines.append("")
            self._comment(self.words.text("cli-position-names"))
            first = len(self.lines)
            self._comment(", ".join(part.replace(" ", "\u00a0") for part in listed))
            # No-break spaces kept names together; plain ones are better for copying.
            self.lines[first:] = [line.replace("\u00a0", " ") for line in self.lines[first:]]


# A moment of a record. -------------------------------------------------------------------------------


def write_position_at(
    screen: Screen,
    record: Path,
    file: Path | None,
    *,
    line: int | None,
    number: int,
    view: str | None,
    components: Path | None,
) -> int:
    """Write the position after a line of a record: everything, or what a seat may know."""
    numbered = find_record(record, number)
    game = find_game(numbered.record.game)
    reader = None if view is None else read_view(view, numbered.record.players)
    moment = read_moment(numbered, line)
    printed = read_components(game, components)
    play = files.play_record(game, numbered, printed, lines=moment)
    at = numbered.before + len(play.log)
    words = screen.words
    if reader is None:
        head = words.text("cli-position-at", file=record.name, line=at)
        return _put_out(
            screen, file, f"# {printable(head)}\n" + position_text(write_position(game, play.table))
        )
    eyes = words.text("cli-replay-spectator") if reader == SPECTATOR else str(view)
    head = words.text("cli-position-at-seen", file=record.name, line=at, seat=eyes)
    document, besides = seen_position(game, play.table, reader, printed)
    comments = [head, *besides]
    text = "".join(f"# {printable(comment)}\n" for comment in comments) + position_text(document)
    return _put_out(screen, file, text)


def seen_position(
    game: Game, table: Table, reader: Seat, components: Any
) -> tuple[dict[str, Any], list[str]]:
    """Return a document with only what a reader may know, and notes on the rest.

    Values that change when everything unknown to the seat is redrawn are hidden. A hidden list becomes its
    length; hidden numbers are left out. A spectator knows what all seats know.
    """
    document = write_position(game, table)
    seats = range(table.players) if reader == SPECTATOR else [reader]
    hidden = {path for seat in seats for path in _hidden_from(game, table, seat, document)}
    if "sealed" in document:
        document["sealed"] = [
            parts if seat == reader else [] for seat, parts in enumerate(document["sealed"])
        ]
    document["seed"] = 0
    for path in hidden:
        value = _value_at(document["table"], path)
        _set_at(document["table"], path, len(value) if isinstance(value, list) else None)
    if _can_be(game, document, components):
        return document, []
    for key in dict.fromkeys(path[-1] for path, _ in _leaves(document["table"])):
        fewer, besides = _without(document, key, {path[:-1] for path in hidden})
        if _can_be(game, fewer, components):
            return fewer, besides
    raise Refused("cli-error-position-seen", seat=seat_name(reader) if reader >= 0 else "spectator")


def _hidden_from(game: Game, table: Table, seat: Seat, document: Mapping[str, Any]) -> set[Path_]:
    hidden: set[Path_] = set()
    for number in range(DEALS):
        twin = table.clone()
        game.conceal(twin, seat, Seeded(number))
        dealt = game.write_position(twin)
        hidden |= {path for path, value in _leaves(document["table"]) if _value_at(dealt, path) != value}
    return hidden


def _without(document: Mapping[str, Any], key: str, zones: set[Path_]) -> tuple[dict[str, Any], list[str]]:
    """Return a document without a key in some zones, and the removed values as lines.

    A key may refer to pieces of a list that is now a number; then it must go.
    """
    fewer = _copied(document)
    left = []
    for zone in sorted(zones):
        value = _value_at(fewer["table"], (*zone, key))
        if value not in (None, []):
            left.append(
                f"[{'.'.join(('table', *zone))}] " + position_text({"zone": {key: value}}).split("\n")[1]
            )
        _set_at(fewer["table"], (*zone, key), None)
    return fewer, left


def _can_be(game: Game, document: Mapping[str, Any], components: Any) -> bool:
    try:
        read_position(game, document, components)
    except BadPosition:
        return False
    return True


# Documents as trees. ---------------------------------------------------------------------------------


def _is_zone(path: Path_, value: object) -> bool:
    """Return whether a value has its own heading, such as the side of a seat."""
    return not path and isinstance(value, Mapping)


def _leaves(zone: Mapping[str, Any], path: Path_ = ()) -> Iterator[tuple[Path_, Any]]:
    for key, value in zone.items():
        if _is_zone(path, value):
            yield from _leaves(value, (*path, key))
        else:
            yield (*path, key), value


def _value_at(zone: Mapping[str, Any], path: Path_) -> Any:
    value: Any = zone
    for key in path:
        if not isinstance(value, Mapping) or key not in value:
            return None
        value = value[key]
    return value


def _set_at(zone: dict[str, Any], path: Path_, value: object) -> None:
    """Set a value at a path; None removes the key."""
    for key in path[:-1]:
        zone = zone.setdefault(key, {})
    if value is None:
        zone.pop(path[-1], None)
    else:
        zone[path[-1]] = value


def _copied(zone: Mapping[str, Any]) -> dict[str, Any]:
    return {key: _copied(value) if isinstance(value, Mapping) else value for key, value in zone.items()}


def _merged(zone: Mapping[str, Any], example: Mapping[str, Any]) -> dict[str, Any]:
    """Return the keys of both, with the example's values."""
    keys = dict.fromkeys([*example, *zone])
    return {
        key: _merged(zone.get(key, {}), example[key])
        if isinstance(example.get(key), Mapping) and isinstance(zone.get(key, {}), Mapping)
        else example.get(key, zone.get(key))
        for key in keys
    }
