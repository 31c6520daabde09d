"""The rules and components of a room, and its table.

A room stores the rules version and the component fingerprint. If this program has others, there is no
table: the room can be shown from stored views, but not continued.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from batisseurs.kernel.errors import BatisseursError
from batisseurs.kernel.game import Game
from batisseurs.kernel.position import read_position
from batisseurs.kernel.save import load, save
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Seeded
from batisseurs.kernel.table import Table
from batisseurs.rooms.state.events import Created
from batisseurs.rooms.state.room import LogLine, Room
from batisseurs.rooms.storage import Snapshot

FindGame = Callable[[str], Game]
FindComponents = Callable[[str], str | None]

VEIL = 0
"""The seed for redrawing hidden things: always the same, so that a deal reveals nothing."""


class Rules:
    """A game with its components, and how its table is set up."""

    def __init__(self, game: Game, components: Any, text: str | None, plan: Created) -> None:
        """Take the game, its components, and the text of custom components."""
        self.game = game
        self.components = components
        self.text = text
        self.plan = plan
        self._start: Table | None = None
        if plan.position is not None:
            self._start = read_position(game, plan.position, components)

    def lay(self) -> Table:
        """Return the table before the first line."""
        if self._start is not None:
            return self._start.clone()
        # A room that is older than an option does not have it.
        options = self.game.read_options(self.plan.players, self.plan.options)
        return self.game.lay(self.plan.players, options, self.components)

    def after(self, lines: Sequence[LogLine], snapshot: Snapshot | None = None) -> Table:
        """Return the table after some lines, which are trusted; from a snapshot if it fits."""
        table, done = self._from(snapshot, lines)
        for line in lines[done:]:
            table.play(line.chose.seat, line.chose.choice)
        return table

    def _from(self, snapshot: Snapshot | None, lines: Sequence[LogLine]) -> tuple[Table, int]:
        """Return the table of a snapshot if none of its lines was undone since."""
        if (
            snapshot is not None
            and 0 < snapshot.lines <= len(lines)
            and lines[snapshot.lines - 1].version <= snapshot.version
        ):
            try:
                return load(self.game, snapshot.table, self.components), snapshot.lines
            except BatisseursError:
                pass  # a cache: from other rules, or damaged
        return self.lay(), 0

    def snapshot(self, room: Room, table: Table) -> Snapshot:
        """Return a snapshot of a room's table."""
        plan = self.plan
        return Snapshot(room.version, len(room.lines), plan.rules, plan.components, save(self.game, table))

    def veiled(self, table: Table, seat: Seat, seed: int = VEIL) -> Table:
        """Return a copy of a table on which everything that a seat cannot know is redrawn."""
        twin = table.clone()
        source = Seeded(seed)
        self.game.conceal(twin, seat, source)
        if self._start is not None:
            self.game.conceal_position(twin, seat, self._start, source)
        return twin

    def concealed(self, table: Table, seat: Seat) -> bytes:
        """Return such a copy, saved."""
        return save(self.game, self.veiled(table, seat))


def asked(table: Table) -> tuple[int, ...]:
    """Return the seats that a table waits for; none if it waits for chance or is over."""
    return tuple(int(seat) for seat in table.choosers() if seat >= 0)


def rules_of(plan: Created, find_game: FindGame, find_components: FindComponents) -> Rules | None:
    """Return the rules of a room; None if this program has others."""
    try:
        game = find_game(plan.game).with_rules(plan.rules)
        own = game.components()
        text = None
        if game.fingerprint(own) != plan.components:
            text = find_components(plan.components)
            if text is None:
                return None
            own = game.components(text)
        if game.rules_version != plan.rules or game.fingerprint(own) != plan.components:
            return None
        return Rules(game, own, text, plan)
    except BatisseursError:
        return None


def table_of(rules: Rules, room: Room, snapshot: Snapshot | None = None) -> Table | None:
    """Return the table of a room; None if its lines do not fit the rules any more.

    That should not happen with the same version of the rules. But trusted lines may fail anywhere, and a room
    that can be read is better than none.
    """
    for start in (snapshot, None):
        try:
            table = rules.after(room.lines, start)
        except Exception:  # noqa: BLE001, S112  see above
            continue
        if room.stage == "open" or asked(table) == room.asks:
            return table
    return None
