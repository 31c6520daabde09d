"""Set-up. Rules: B2, B3, and B23 for one player."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.esdras_et_nehemie.facts import (
    FACE_IDS,
    FACES,
    FIRST_STONE_TILE,
    FIRST_WOOD_TILE,
    GATE_IDS,
    GATES,
    GOLD,
    GUARDS,
    MOST_PLACES,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    SCROLL_CELLS,
    SCROLL_IDS,
    SCROLL_ROWS,
    SCROLL_TILES,
    TYPES,
    VARIANTS,
)
from batisseurs.games.esdras_et_nehemie.kinds import (
    EMPTY_CELL,
    GATEKEEPERS_DONE,
    NUMBER,
    PLACE,
    PLACES_DONE,
    PLAYERS_DONE,
    TILES_DONE,
    TYPE,
)
from batisseurs.games.esdras_et_nehemie.table import (
    CELL_NAMES,
    GOODS,
    NEUTRAL,
    OPPONENT,
    SILVER,
    EsdrasChance,
    EsdrasConsequence,
    EsdrasStep,
    EsdrasTable,
)
from batisseurs.games.esdras_et_nehemie.turn import DrawUp, Turns
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import SEAT, arguments
from batisseurs.kernel.seats import Seat, seat_name


def set_up(table: EsdrasTable) -> None:
    """Begin the set-up; with one player on a side of the solo board (EN-231)."""
    if table.solo():
        start_opponent(table)
    table.then(DealHands(0), PlaceGatekeepers(0), Turns())
    table.then(FillRing(0), DrawScroll(0), DealTiles(0))
    if table.solo():
        stack_markers(table)
    else:
        table.then(DrawFirstPlayer())
    table.settle()


def start_opponent(table: EsdrasTable) -> None:
    """Give the opponent what its board shows (EN-233)."""
    facts = table.facts
    workers = facts.solo_workers[table.solo_face]
    table.reserve[OPPONENT] = workers
    table.supply[OPPONENT] -= workers
    table.goods[OPPONENT * GOODS + SILVER] = facts.solo_silver[table.solo_face]
    table.goods[OPPONENT * GOODS + GOLD] = facts.solo_gold[table.solo_face]


def stack_markers(table: EsdrasTable) -> None:
    """Stack the altar markers in reverse turn order, the Shofar holder on top (EN-35)."""
    table.active = table.shofar
    for place in range(table.sides):
        table.altar_order[place] = (table.shofar + table.sides - 1 - place) % table.sides


@final
@mypyc_attr(acyclic=True)
class DrawFirstPlayer(EsdrasChance):
    """A random player receives the Shofar (EN-30)."""

    asked_by = "EN-30"

    def choices(self, table: EsdrasTable) -> list[int]:
        """Anyone."""
        return list(range(table.players))

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """The altar markers follow from it."""
        table.shofar = choice
        stack_markers(table)

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-first-player")

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`first p2`."""
        seat: Seat = choice
        return Choice(f"first {seat_name(seat)}", Message("esdras-et-nehemie-first", {"seat": seat}))


@final
@mypyc_attr(acyclic=True)
class FillRing(EsdrasConsequence):
    """Rubble for every place that can be rebuilt, in ring order (EN-22)."""

    made_from = arguments(position=PLACES_DONE)

    def __init__(self, position: i64) -> None:
        """Name the position on the ring."""
        super().__init__()
        self.position: Final = position

    def run(self, table: EsdrasTable) -> None:
        """Cubes left in the bag go to the main supply (EN-23)."""
        for position in range(self.position, table.facts.places):
            place = table.facts.ring[position]
            if table.owner(place) == NONE and table.facts.rubble[place] > 0:
                table.then(DrawRubble(place, table.facts.rubble[place]), FillRing(position + 1))
                return
        for resource in range(RESOURCES):
            table.bag[resource] = 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrawRubble(EsdrasChance):
    """A cube out of the bag onto a wall spot or gate space (EN-22)."""

    asked_by = "EN-22"
    made_from = arguments(place=PLACE, left=NUMBER)

    def __init__(self, place: i64, left: i64) -> None:
        """Name the place and how many are still to come."""
        super().__init__()
        self.place: Final = place
        self.left: Final = left

    def choices(self, table: EsdrasTable) -> list[int]:
        """The kinds in the bag."""
        found: list[int] = []
        for resource in range(RESOURCES):
            if table.bag[resource] > 0:
                found.append(resource)
        return found

    def weight(self, table: EsdrasTable, choice: i64) -> i64:
        """So many cubes."""
        return table.bag[choice]

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Everyone sees it."""
        table.bag[choice] -= 1
        table.rubble[self.place * RESOURCES + choice] += 1
        if self.left > 1:
            table.then(DrawRubble(self.place, self.left - 1))

    def prompt(self, table: EsdrasTable) -> Message:
        place = table.facts.place_ids[self.place]
        return Message("esdras-et-nehemie-ask-rubble", {"place": place})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`rubble stone w01`."""
        good = RESOURCE_IDS[choice]
        place = table.facts.place_ids[self.place]
        about: dict[str, str | int | list[str]] = {"good": good, "place": place}
        return Choice(f"rubble {good} {place}", Message("esdras-et-nehemie-rubble", about))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrawScroll(EsdrasChance):
    """A scroll tile onto a cell: stone on row 1, wood on rows 2 and 3, gold on row 4 (EN-24)."""

    asked_by = "EN-24"
    made_from = arguments(cell=EMPTY_CELL)

    def __init__(self, cell: i64) -> None:
        """Name the cell."""
        super().__init__()
        self.cell: Final = cell

    def choices(self, table: EsdrasTable) -> list[int]:
        """Tiles of the row's kind that are still free."""
        row = table.facts.cell_row[self.cell]
        first: i64 = FIRST_WOOD_TILE
        last: i64 = FIRST_STONE_TILE
        if row == 0:
            first = FIRST_STONE_TILE
            last = SCROLL_TILES
        elif row == SCROLL_ROWS - 1:
            first = 0
            last = FIRST_WOOD_TILE
        found: list[int] = []
        for tile in range(first, last):
            if not lies_in_grid(table, tile):
                found.append(tile)
        return found

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Face up."""
        table.scrolls[self.cell] = choice
        for cell in range(SCROLL_CELLS):
            if table.scrolls[cell] == NONE:
                table.then(DrawScroll(cell))
                return

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-scroll", {"place": CELL_NAMES[self.cell]})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`scroll treasurer s4_1`."""
        tile = SCROLL_IDS[choice]
        cell = CELL_NAMES[self.cell]
        about: dict[str, str | int | list[str]] = {"tile": tile, "place": cell}
        return Choice(f"scroll {tile} {cell}", Message("esdras-et-nehemie-scroll", about))


def lies_in_grid(table: EsdrasTable, tile: i64) -> bool:
    """Tell whether a scroll tile is on the board."""
    for cell in range(SCROLL_CELLS):
        if table.scrolls[cell] == tile:
            return True
    return False


@final
@mypyc_attr(acyclic=True)
class DrawAltarFace(EsdrasChance):
    """One face of the altar cards, if the players have not chosen it (EN-27)."""

    asked_by = "EN-27"

    def choices(self, table: EsdrasTable) -> list[int]:
        """Any of the four."""
        return list(range(FACES))

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """The Prophets start where its first line says (EN-28)."""
        table.altar_face = choice

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-face")

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`altar face_1a`."""
        face = FACE_IDS[choice]
        return Choice(f"altar {face}", Message("esdras-et-nehemie-face", {"card": face}))


@final
@mypyc_attr(acyclic=True)
class ChooseAltarFace(EsdrasStep):
    """The players choose the face of the altar card; the first seat answers for them (EN-27)."""

    asked_by = "EN-27"

    def choices(self, table: EsdrasTable) -> list[int]:
        """Any of the four."""
        return list(range(FACES))

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """The Prophets start where its first line says (EN-28)."""
        table.altar_face = choice

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-face-chosen", {"seat": self.chooser})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`altar face_1a`."""
        face = FACE_IDS[choice]
        return Choice(f"altar {face}", Message("esdras-et-nehemie-face", {"card": face}))


@final
@mypyc_attr(acyclic=True)
class DealTiles(EsdrasConsequence):
    """Each player receives a development tile of each type (EN-31)."""

    made_from = arguments(number=TILES_DONE)

    def __init__(self, number: i64) -> None:
        """Count the tiles dealt: type by type, seat by seat."""
        super().__init__()
        self.number: Final = number

    def run(self, table: EsdrasTable) -> None:
        """The altar card is drawn before them, if chance draws it."""
        if self.number < table.players * TYPES:
            seat = self.number % table.players
            table.then(DealTile(seat, self.number // table.players), DealTiles(self.number + 1))
        if table.altar_face == NONE:
            if table.face_chosen:
                table.then(ChooseAltarFace(0))
            else:
                table.then(DrawAltarFace())


@final
@mypyc_attr(acyclic=True)
class DealTile(EsdrasChance):
    """A development tile of a type for a player; the Guards tile brings resources (EN-31, EN-39)."""

    asked_by = "EN-31"
    made_from = arguments(side=SEAT, type_=TYPE)

    def __init__(self, side: i64, type_: i64) -> None:
        """Name player and type."""
        super().__init__()
        self.side: Final = side
        self.type_: Final = type_

    def actor(self) -> Seat:
        """Return the player."""
        return self.side

    def choices(self, table: EsdrasTable) -> list[int]:
        """Those nobody has."""
        return free_tiles(table, self.type_)

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Undeveloped side up."""
        table.tiles[self.side * TYPES + self.type_] = choice
        if self.type_ == GUARDS:
            for resource in range(RESOURCES):
                start = table.facts.storage_start[choice * RESOURCES + resource]
                table.goods[self.side * GOODS + resource] += start

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-tile", {"seat": self.side})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`tile guards_1 for p1`."""
        tile = table.facts.tile_ids[self.type_ * VARIANTS + choice]
        about: dict[str, str | int | list[str]] = {"tile": tile, "seat": self.side}
        return Choice(f"tile {tile} for {seat_name(self.side)}", Message("esdras-et-nehemie-tile", about))


def free_tiles(table: EsdrasTable, type_: i64) -> list[int]:
    """Return the tiles of a type that nobody has."""
    found: list[int] = []
    for variant in range(VARIANTS):
        taken = False
        for side in range(table.sides):
            if table.tiles[side * TYPES + type_] == variant:
                taken = True
        if not taken:
            found.append(variant)
    return found


@final
@mypyc_attr(acyclic=True)
class DealHands(EsdrasConsequence):
    """Each player draws a hand (EN-37)."""

    made_from = arguments(seat=PLAYERS_DONE)

    def __init__(self, seat: i64) -> None:
        """Name the seat."""
        super().__init__()
        self.seat: Final = seat

    def run(self, table: EsdrasTable) -> None:
        """Seat by seat."""
        if self.seat < table.players:
            table.then(DrawUp(self.seat), DealHands(self.seat + 1))


# Gatekeepers. --------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class PlaceGatekeepers(EsdrasConsequence):
    """Corner gates are chosen in reverse turn order, with two players in two passes (EN-42, EN-43)."""

    made_from = arguments(number=GATEKEEPERS_DONE)

    def __init__(self, number: i64) -> None:
        """Say how many have been placed."""
        super().__init__()
        self.number: Final = number

    def run(self, table: EsdrasTable) -> None:
        """With one player the opponent gets the other two (EN-234)."""
        if self.number < table.players * table.facts.gatekeepers[table.players]:
            places = table.players * MOST_PLACES
            seat = (table.shofar - 1 - self.number + places) % table.players
            table.then(ChooseCornerGate(seat), PlaceGatekeepers(self.number + 1))
        elif table.solo():
            for gate in range(GATES):
                if is_free_corner(table, gate):
                    put_gatekeeper(table, OPPONENT, gate)


def is_free_corner(table: EsdrasTable, gate: i64) -> bool:
    """Tell whether a gate is a corner gate without gatekeeper."""
    return table.facts.corner[gate] == 1 and table.gate_owner[gate] == NEUTRAL


def put_gatekeeper(table: EsdrasTable, side: i64, gate: i64) -> None:
    """Put a worker from the main supply on a corner gate, without reward (EN-42)."""
    table.gate_owner[gate] = side
    table.supply[side] -= 1
    if table.game_events is not None:
        place = GATE_IDS[gate]
        table.tell_side(side, "gatekeeper", {"place": place}, "EN-42")


@final
@mypyc_attr(acyclic=True)
class ChooseCornerGate(EsdrasStep):
    """A corner gate without a gatekeeper (EN-42)."""

    asked_by = "EN-42"

    def choices(self, table: EsdrasTable) -> list[int]:
        """Those that are free."""
        found: list[int] = []
        for gate in range(GATES):
            if is_free_corner(table, gate):
                found.append(gate)
        return found

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Place it."""
        put_gatekeeper(table, self.chooser, choice)

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-corner", {"seat": self.chooser})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`gatekeeper sheep`."""
        gate = GATE_IDS[choice]
        about: dict[str, str | int | list[str]] = {"place": gate}
        return Choice(f"gatekeeper {gate}", Message("esdras-et-nehemie-corner", about), (f"ring.{gate}",))

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """Gates with a gatekeeper, and those that are no corner gates."""
        reasons: list[Refusal] = []
        for gate in range(GATES):
            if is_free_corner(table, gate):
                continue
            name = GATE_IDS[gate]
            why = "why-corner-taken" if table.facts.corner[gate] == 1 else "why-no-corner"
            message = Message("esdras-et-nehemie-" + why, {"place": name})
            reasons.append(Refusal(f"gatekeeper {name}", message, "EN-42", (f"ring.{name}",)))
        return reasons
