"""Finds what an id means and explains it to one reader."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from batisseurs.games.esdras_et_nehemie import components as c
from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie import view as v
from batisseurs.games.esdras_et_nehemie.explain import board, cards, player_boards
from batisseurs.games.esdras_et_nehemie.explain.cards import say
from batisseurs.games.esdras_et_nehemie.explain.concepts import (
    KIND_OF,
    RULES,
    SIGNS,
    about,
    phrases,
    rules,
    rules_of,
)
from batisseurs.games.esdras_et_nehemie.sabbath import judgement_of
from batisseurs.games.esdras_et_nehemie.table import CELL_NAMES, OPPONENT_ID, EsdrasTable
from batisseurs.kernel.choice import Message
from batisseurs.kernel.component_values import Row
from batisseurs.kernel.explanation import Explanation, name_of

if TYPE_CHECKING:
    from batisseurs.kernel.seats import Seat

Kind = TypeVar("Kind", bound=Row)
COMPONENTS: Final[tuple[tuple[type[Row], Callable[[Any, Any], Explanation]], ...]] = (
    (c.Character, cards.character), (c.Hero, cards.hero), (c.Scroll, cards.scroll), (c.Tile, cards.tile),
    (c.WallCard, cards.wall_card), (c.AltarFace, cards.altar_face), (c.Focus, cards.focus),
    (c.Scheme, cards.scheme), (c.SoloFace, cards.solo_face), (c.Wall, board.wall), (c.Gate, board.gate),
    (c.Space, board.city_space),
)  # fmt: skip
"""What explains each kind of component."""
REGIONS: Final = {
    "ring": board.ring, "temple": board.temple, "altar": board.altar, "city": board.city,
    "scrolls": board.scrolls, "levites": board.levites, "judgement": board.judgement,
    "heroes": board.heroes, "shofar": board.shofar, "week": board.week,
}  # fmt: skip


class Explainer:
    """Explains the things on one table to one reader."""

    nothing: tuple[Message, ...] = ()

    def __init__(self, table: EsdrasTable, reader: Seat) -> None:
        """Take a table; only what the reader's view shows of it is told."""
        self.table = table
        self.reader = reader
        self.box, self.entries = _box(table.facts.text)

    @functools.cached_property
    def seen(self) -> v.EsdrasView:
        """What the reader sees."""
        return v.view(self.table, self.reader)

    def explain(self, place: str) -> Explanation | None:
        """Return what an id means; None if there is no such thing in the reader's view."""
        head, _, rest = place.partition(".")
        if head == "sign":
            return self.concept(rest) if place in SIGNS else None
        if head in {OPPONENT_ID, "p1", "p2", "p3", "p4"}:
            return self._of_side(head, rest)
        if rest:
            return self._on_board(head, rest)
        if place in {"zechariah", "haggai"}:
            return board.judgement(self, place)
        if place in REGIONS:
            return REGIONS[place](self)
        return self.component(place)

    def _of_side(self, name: str, rest: str) -> Explanation | None:
        side = next((side for side in self.seen.sides if side.name == name), None)
        if side is None:
            return self.concept(OPPONENT_ID) if name == OPPONENT_ID and not rest else None
        return player_boards.part(self, side, rest) if rest else player_boards.board(self, side)

    def _on_board(self, head: str, rest: str) -> Explanation | None:
        if (
            (head == "ring" and isinstance(self.entries.get(rest), c.Wall | c.Gate))
            or (head == "hero" and rest in self.seen.heroes)
            or (head == "temple" and rest in self.cells)
        ):
            return self.component(rest)
        if head == "scroll":
            return board.scroll_cell(self, rest)
        number = int(rest) if rest.isascii() and rest.isdigit() and len(rest) <= 2 else -1  # noqa: PLR2004  99 spaces
        if head == "temple":
            return board.temple_row(self, number)
        if head == "scrolls":
            return board.scroll_row(self, number)
        return board.altar_space(self, number) if head == "altar" else None

    @functools.cached_property
    def cells(self) -> set[str]:
        """The cells of this Temple."""
        return {
            f"t{row}_{column + 1}"
            for row, seen in enumerate(self.seen.temple, start=1)
            for column in range(len(seen.cubes))
        }

    def component(self, item: str) -> Explanation | None:
        """Explain a component, a cell or a kind of piece by its id."""
        entry = self.entries.get(item)
        for kind, tells in COMPONENTS:
            if isinstance(entry, kind):
                return tells(self, entry)
        if item in RULES or item in KIND_OF:
            return self.concept(item)
        if item in CELL_NAMES:
            return board.scroll_cell(self, item)
        if item in TEMPLE_CELLS:
            row, column = item[1:].split("_")
            return board.temple_row(self, int(row), int(column))
        return None

    def concept(self, item: str) -> Explanation:
        """Explain a kind of piece, or a sign."""
        return Explanation(
            name_of(item),
            (about(item, self.box),),
            rules=rules(*rules_of(item)),
            item=item if item in self.entries else "",
        )

    # What several explanations need. -----------------------------------------------------------------

    def entry(self, item: str, kind: type[Kind]) -> Kind:
        """Return a component of a known kind."""
        found = self.entries[item]
        if not isinstance(found, kind):
            raise TypeError(item)
        return found

    def place(self, name: str) -> v.PlaceView:
        """Return a place of the ring."""
        return next(place for place in self.seen.ring if place.id == name)

    def who(self, side: int) -> str | int:
        """Return a seat, or the opponent, who has none, as a component."""
        return OPPONENT_ID if self.table.is_opponent(side) else side

    def owned_by(self, sides: list[int]) -> tuple[Message, ...]:
        """Say who has something."""
        if not sides:
            return (say("esdras-et-nehemie-explain-nobody-has-it"),)
        return tuple(say("esdras-et-nehemie-explain-has-it", seat=self.who(side)) for side in sides)

    def judgement(self, face: str, week: int) -> c.Judgement:
        """Return the line of an altar face for a week."""
        return self.entry(f"{face}_{week}", c.Judgement)

    def prophet_spaces(self) -> Message:
        """Say where a marker on a Prophet's own space counts."""
        if self.table.prophets_passed:
            return say("esdras-et-nehemie-explain-prophet-passed")
        return say("esdras-et-nehemie-explain-prophet-reached")

    def standing(self) -> tuple[Message, ...]:
        """Say where every side is, seen from the Prophets."""
        if self.seen.altar_face is None:
            return ()
        ids = (
            "esdras-et-nehemie-explain-stands-behind",
            "esdras-et-nehemie-explain-stands-between",
            "esdras-et-nehemie-explain-stands-ahead",
        )
        return tuple(
            Message(
                ids[judgement_of(self.table, side)],
                {"seat": self.who(side), "number": self.seen.sides[side].altar},
            )
            for side in self.seen.altar_order
        )

    def row_costs(self, row: c.ScrollRow) -> tuple[Message, ...]:
        """Return what a scribe on a row costs."""
        return phrases({"blue_banner": row.blue, "silver": row.silver, "gold": row.gold, "worker": 1})

    def on_cell(self, cell: v.CellView) -> list[Message]:
        """Say where a scroll tile is, and who is on it."""
        told = [say("esdras-et-nehemie-explain-on-cell", place=cell.place.partition(".")[2])]
        if cell.scribe is not None:
            told.append(say("esdras-et-nehemie-explain-scribe-of", seat=self.who(cell.scribe)))
        elif cell.white:
            told.append(say("esdras-et-nehemie-explain-white-here"))
        if cell.path is not None:
            told.append(say("esdras-et-nehemie-explain-path", number=cell.path.silver))
        return told


TEMPLE_CELLS: Final = {
    f"t{row + 1}_{column + 1}" for row in range(f.ROWS) for column in range(f.MOST_COLUMNS)
}


def explainer(table: EsdrasTable, reader: Seat) -> Callable[[str], Explanation | None]:
    """Return what explains the things on a table to a reader."""
    return Explainer(table, reader).explain


def places(table: EsdrasTable, reader: Seat) -> set[str]:
    """Return the ids of everything that a reader's table shows."""
    rows = {f"temple.{row + 1}" for row in range(f.ROWS)} | {
        f"scrolls.{row + 1}" for row in range(f.SCROLL_ROWS)
    }
    spaces = {f"altar.{space}" for space in range(table.facts.last_altar + 1)}
    seen = v.view(table, reader)
    heroes = {f"hero.{hero}" for hero in seen.heroes}
    found = v.places(table, reader) | rows | spaces | heroes | {*board.REGIONS}
    for side in seen.sides:
        opponent = table.is_opponent(side.side)
        parts = player_boards.OPPONENT_PARTS if opponent else player_boards.PARTS
        found |= {side.name, *(f"{side.name}.{part}" for part in parts)}
        for kind, items in player_boards.lying(side).items():
            found |= {f"{side.name}.{kind}.{item}" for item in items}
    return found | ({"focus", "scheme"} if table.solo() else set())


@functools.lru_cache(maxsize=4)
def _box(text: str) -> tuple[c.Components, dict[str, Row]]:
    box = c.read(text)
    return box, {row.id: row for row in box.rows()}
