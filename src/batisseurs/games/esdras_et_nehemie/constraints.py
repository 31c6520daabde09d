"""What a component file must satisfy to be played with: the constraints EN-C1 to EN-C51 of the game's page.

What the program itself needs in order to read a file comes first, in `component_format.py`. Then the
numbered constraints, in the order of the page, each as one function that returns nothing, or what the file
says and what it must be. EN-C23 and parts of EN-C12 and EN-C49 describe only our own reconstruction, and
games can be played with other numbers of cards than EN-C5 lists: such differences are only noted.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

from batisseurs.games.esdras_et_nehemie import components as c
from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.component_format import BANNERS, BLESSINGS, fixed, unreadable
from batisseurs.games.esdras_et_nehemie.components import (
    Character,
    Components,
    Gains,
    Gate,
    Slots,
    Wall,
    written,
)
from batisseurs.kernel.component_values import Row
from batisseurs.kernel.faults import (
    Constraints,
    Fault,
    check_readable,
    differs,
    fault,
    must_be,
    must_be_at_least,
    must_be_at_most,
    must_be_from,
    must_be_one_of,
    must_list,
)

CONSTRAINTS = Constraints()
CORNERS = ("sheep", "horse", "fountain", "old")
"""The corner gates clockwise from the top left."""


def check(components: Components) -> None:
    """Refuse a file that cannot be played with, in one line: the constraint, what it says, what must be."""
    check_readable(unreadable(components))
    CONSTRAINTS.check(components)
    check_readable(fixed(components))


def notes(components: Components) -> list[Fault]:
    """Return one sentence for each constraint of our own reconstruction from which a file differs."""
    return CONSTRAINTS.notes(components)


# What the constraints ask. -----------------------------------------------------------------------


def _first(faults: Iterable[Fault | None]) -> Fault | None:
    """Return the first fault there is."""
    return next((found for found in faults if found is not None), None)


def _must_say(box: Components, numbers: dict[str, int]) -> Fault | None:
    return _first(must_be(f"numbers.{name}", box.number(name), value) for name, value in numbers.items())


def _must_count(box: Components, pieces: dict[str, int]) -> Fault | None:
    return _first(must_be(f"pieces.{name}", box.piece(name), value) for name, value in pieces.items())


def _must_gain(what: str, said: Gains, must: Gains) -> Fault | None:
    """Want certain goods, in any order."""
    return None if said == must else must_be(what, written(said), written(must))


def _something(what: str, gains: Gains) -> Fault | None:
    return must_list(what, gains, 1, f.LIST_LENGTH)


def _some(what: str, found: bool, must: str) -> Fault | None:
    """Want at least one; `must` says in the file's words what it has."""
    if found:
        return None
    return fault(
        "esdras-et-nehemie-fault-none",
        "{what}: the file has none with {must}, it must have one",
        what=what,
        must=must,
    )


def _alike(what: str, rows: Sequence[Row], key: str) -> Fault | None:
    """Want cards or tiles that all say the same."""
    said = [written(getattr(row, key)) for row in rows]
    return _first(must_be(f"{row.id}.{what}", value, said[0]) for row, value in zip(rows, said, strict=True))


def _vary(what: str, rows: Sequence[Row], key: str) -> Fault | None:
    """Want cards or tiles that do not all say the same."""
    said = written(getattr(rows[0], key))
    if any(written(getattr(row, key)) != said for row in rows):
        return None
    return fault(
        "esdras-et-nehemie-fault-alike",
        "{what}: the file says {said} everywhere, they must differ",
        what=f"{what} {key}",
        said=said,
    )


def _wall(box: Components, id_: str) -> Wall:
    return next(wall for wall in box.wall if wall.id == id_)


def _gate(box: Components, id_: str) -> Gate:
    return next(gate for gate in box.gate if gate.id == id_)


def _character(box: Components, id_: str) -> Character:
    return next(card for card in box.character if card.id == id_)


def _next(box: Components, place: str, step: int) -> str:
    """Return the place so many further on the ring."""
    places = box.ring.places
    return places[(places.index(place) + step) % len(places)]


def _between(box: Components, first: str, last: str) -> list[str]:
    """Return the places strictly between two, clockwise."""
    places = list(box.ring.places)
    turned = places[places.index(first) :] + places[: places.index(first)]
    return turned[1 : turned.index(last)]


def _walls(places: Iterable[str]) -> list[str]:
    return [place for place in places if place in c.WALL_IDS]


# Inventory and set-up. ---------------------------------------------------------------------------


@CONSTRAINTS.refusing("EN-C1")
def there_are_104_cubes(box: Components) -> Fault | None:
    """30 stone, 24 ash, 20 gold, 30 wood; 10 of each in the main supply, the others in the bag."""
    cubes = {"gold": 20, "stone": 30, "wood": 30, "ash": 24}
    return (
        _must_count(box, {f"{kind}_cubes": number for kind, number in cubes.items()})
        or _must_say(box, {f"supply_{kind}": 10 for kind in cubes})
        or _must_say(box, {f"bag_{kind}": number - 10 for kind, number in cubes.items()})
    )


@CONSTRAINTS.refusing("EN-C2")
def the_bag_holds_the_rubble(box: Components) -> Fault | None:
    """All rubble icons together are not more than the cubes of the bag."""
    bag = sum(box.number(f"bag_{kind}") for kind in f.RESOURCE_IDS)
    rubble = sum(wall.rubble for wall in box.wall) + sum(gate.rubble for gate in box.gate)
    return must_be_at_most("[[wall]] rubble + [[gate]] rubble", rubble, bag)


@CONSTRAINTS.refusing("EN-C3")
def every_place_has_rubble(box: Components) -> Fault | None:
    """Every wall spot and every gate but those in the corners shows at least 1 rubble icon."""
    rubble = {wall.id: wall.rubble for wall in box.wall}
    rubble |= {gate.id: gate.rubble for gate in box.gate if not gate.corner}
    return _first(must_be_at_least(f"{place}.rubble", number, 1) for place, number in rubble.items())


@CONSTRAINTS.refusing("EN-C4")
def there_are_66_workers(box: Components) -> Fault | None:
    """2 white ones and 16 of each colour; 6 in the reserve, 1 Levite, 1 gatekeeper (2 with 1–2 players)."""
    start = {"workers": 16, "white_workers": 2, "starting_workers": 6, "starting_levites": 1}
    keepers = {f"gatekeepers_{players}": number for players, number in enumerate((2, 2, 1, 1), start=1)}
    workers = box.number("workers") * len(box.colour) + box.number("white_workers")
    return _must_say(box, start | keepers) or _must_count(box, {"workers": workers})


@CONSTRAINTS.refusing("EN-C5")
def the_box_has_its_cards(box: Components) -> Fault | None:
    """Four equal sets of character and wall cards, and the cards of which there is one each."""
    sets = len(box.colour)
    cards = {
        "character_cards": sets * len(box.character),
        "wall_cards": sets * len(box.wall_card),
        "gate_cards": 6,
        "neutral_wall_cards": 6,
        "hero_cards": len(box.hero),
        "altar_cards": 2,
        "focus_cards": len(box.focus),
        "scheme_cards": len(box.scheme),
        "setup_cards": 1,
    }
    faces = ", ".join(sorted(str(face.card) for face in box.altar_face))
    return _must_count(box, cards) or must_be("[[altar_face]] card", faces, "1, 1, 2, 2")


@CONSTRAINTS.noted("EN-C5")
def as_many_as_the_rulebook_lists(box: Components) -> Fault | None:
    """48 wall cards and 10 focus cards: any number can be played with."""
    return _first(
        differs(f"pieces.{name}", box.piece(name), number)
        for name, number in (("wall_cards", 48), ("focus_cards", 10))
    )


@CONSTRAINTS.refusing("EN-C6")
def the_box_has_its_tiles(box: Components) -> Fault | None:
    """33 scroll tiles, 8 of gold, 22 of wood, 3 of stone; 20 development tiles, 4 of each type."""
    kinds = ["gold"] * f.GOLD_TILES + ["wood"] * f.WOOD_TILES + ["stone"] * f.STONE_TILES
    return _first(
        must_be(f"{scroll.id}.kind", scroll.kind, kinds[f.SCROLL_IDS.index(scroll.id)])
        for scroll in box.scroll
    ) or _must_count(box, {"scroll_tiles": len(box.scroll), "development_tiles": len(box.tiles)})


@CONSTRAINTS.refusing("EN-C7")
def the_box_has_its_tokens(box: Components) -> Fault | None:
    """Silver and food, markers of four players, Prophets, Shofar and bag; boards and aids."""
    return _must_count(
        box,
        {
            "coins": 40,
            "purses": 10,
            "loaves": 40,
            "baskets": 10,
            "tents": 4,
            "altar_markers": 4,
            "vp_markers": 4,
            "blessing_markers": 4 * len(box.blessing),
            "prophets": 2,
            "shofars": 1,
            "bags": 1,
            "main_boards": 1,
            "temple_mounts": 1,
            "solo_boards": 1,
            "player_boards": 4,
            "player_aids": 4,
            "solo_aids": 1,
        },
    )


SUMS = {
    "tiles_and_tokens": (
        "scroll_tiles", "development_tiles", "coins", "purses", "loaves", "baskets", "shofars",
        "temple_mounts",
    ),
    "large_cards": ("character_cards", "hero_cards", "setup_cards"),
    "small_cards": (
        "wall_cards", "gate_cards", "neutral_wall_cards", "focus_cards", "scheme_cards", "altar_cards",
    ),
    "wooden_pieces": (
        "workers", "tents", "altar_markers", "blessing_markers", "prophets", "vp_markers", "gold_cubes",
        "stone_cubes", "wood_cubes", "ash_cubes",
    ),
}  # fmt: skip


@CONSTRAINTS.refusing("EN-C8")
def the_pieces_add_up(box: Components) -> Fault | None:
    """155 tiles and tokens, 44 large cards, 78 small cards, 196 wooden pieces."""
    return _must_count(box, {total: sum(map(box.piece, parts)) for total, parts in SUMS.items()})


# The ring of walls and gates. --------------------------------------------------------------------


@CONSTRAINTS.refusing("EN-C9")
def four_gates_are_corners(box: Components) -> Fault | None:
    """Sheep, horse, fountain and old are the corners, in this order; the six others are cards."""
    return _first(
        must_be(f"{gate.id}.corner", written(gate.corner), written(gate.id in CORNERS)) for gate in box.gate
    ) or must_be(
        "ring.places corner",
        ", ".join(place for place in box.ring.places if place in CORNERS),
        ", ".join(CORNERS),
    )


def _top(box: Components) -> list[str]:
    """Return the top side between its corners, from the left."""
    return _between(box, "sheep", "horse")


@CONSTRAINTS.refusing("EN-C10")
def muster_and_east_are_on_the_top_side(box: Components) -> Fault | None:
    """Muster, three wall spots, east, all on the top side.

    At least 2 wall spots are left of muster and at least 2 right of east: the one next to it and the one next
    to the horse gate.
    """
    top = _top(box)
    missing = _first(must_be_one_of("ring.places sheep-horse", gate, top) for gate in ("muster", "east"))
    if missing is not None:
        return missing
    return (
        must_be_at_most("ring.places sheep-muster", top.index("muster") + 1, top.index("east"))
        or must_be("ring.places muster-east", _spots(_between(box, "muster", "east")), _spots(3 * ["w"]))
        or must_be_at_least("ring.places sheep-muster", len(_walls(_between(box, "sheep", "muster"))), 2)
        or must_be_one_of("ring.places [east + 1]", _next(box, "east", 1), c.WALL_IDS)
        or must_be_one_of("ring.places [horse - 1]", _next(box, "horse", -1), c.WALL_IDS)
        or must_be_at_least("ring.places east-horse", len(_walls(_between(box, "east", "horse"))), 2)
    )


def _spots(places: Sequence[str]) -> str:
    """Write places as kinds: `www` are three wall spots, a gate is a `g`."""
    return "".join("g" if place in f.GATE_IDS else "w" for place in places) or "-"


@CONSTRAINTS.refusing("EN-C11")
def the_top_side_is_covered(box: Components) -> Fault | None:
    """With 1–2 players the 6 most central of 8 spots are neutral, with 3 those between muster and east.

    With 1–2 players these two gates are neutral too; with 4 players nothing is.
    """
    walls = _walls(_top(box))
    wide, narrow = walls[1:-1], _walls(_between(box, "muster", "east"))
    found = must_list("ring.places sheep-horse", walls, 8, 8)
    for wall in box.wall:
        players = (1, 2, 3) if wall.id in narrow else (1, 2) if wall.id in wide else ()
        found = found or must_be(f"{wall.id}.neutral", written(wall.neutral), written(players))
    for gate in box.gate:
        players = (1, 2) if gate.id in {"muster", "east"} else ()
        found = found or must_be(f"{gate.id}.neutral", written(gate.neutral), written(players))
    return found


def _gate_pairs(box: Components) -> list[tuple[str, str]]:
    """Return the gates that follow each other on the ring."""
    gates = [place for place in box.ring.places if place in f.GATE_IDS]
    return list(zip(gates, [*gates[1:], gates[0]], strict=True))


@CONSTRAINTS.refusing("EN-C12")
def gates_stand_apart(box: Components) -> Fault | None:
    """Every gate has two wall spots as neighbours; on the top side 2 or more are between two gates."""
    top = ["sheep", *_top(box)]
    return _first(
        must_be_at_least(f"ring.places {one}-{other}", len(_between(box, one, other)), 2 if one in top else 1)
        for one, other in _gate_pairs(box)
    )


@CONSTRAINTS.noted("EN-C12")
def gates_stand_apart_everywhere(box: Components) -> Fault | None:
    """That 2 or more wall spots are between two gates is shown for the top side only."""
    for one, other in _gate_pairs(box):
        spots = len(_between(box, one, other))
        if spots == 1:
            return fault(
                "esdras-et-nehemie-fault-c12",
                "{what}: the file has one wall spot between two gates; our reconstruction has 2 or more",
                what=f"ring.places {one}-{other}",
            )
    return None


@CONSTRAINTS.refusing("EN-C13")
def neutral_gates_have_neutral_walls(box: Components) -> Fault | None:
    """With 1–2 players no uncovered wall spot touches a neutral gate."""
    for gate in box.gate:
        for step in (-1, 1):
            id_ = _next(box, gate.id, step)
            if id_ in c.WALL_IDS:
                wall = _wall(box, id_)
                missing = [str(players) for players in gate.neutral if players not in wall.neutral]
                if missing:
                    return fault(
                        "esdras-et-nehemie-fault-c13",
                        "{what}: the file does not cover it with {players} players,"
                        " but {gate} is neutral then, so it must",
                        what=f"{wall.id}.neutral",
                        players=missing,
                        gate=gate.id,
                    )
    return None


@CONSTRAINTS.refusing("EN-C14")
def the_wall_right_of_east_costs_4_and_3(box: Components) -> Fault | None:
    """The wall spot right of east costs 4 grey banners and 3 stone."""
    wall = _wall(box, _next(box, "east", 1))
    return must_be(f"{wall.id}.grey", wall.grey, 4) or must_be(f"{wall.id}.stone", wall.stone, 3)


EXAMPLE_BANNERS = 5
"""What clearing costs in the rulebook's example."""


@CONSTRAINTS.refusing("EN-C15")
def the_wall_next_to_horse_is_cleared_for_5(box: Components) -> Fault | None:
    """The wall spot next to horse costs 3 banners, gives a purple Blessing, and can be cleared for 5."""
    wall = _wall(box, _next(box, "horse", -1))
    found = must_be(f"{wall.id}.grey", wall.grey, 3) or must_be(
        f"{wall.id}.blessing", wall.blessing, "purple"
    )
    prices = sorted({box.number(f"clear_{kind}") for kind in f.RESOURCE_IDS})
    sums = {sum(cubes) for cubes in itertools.combinations_with_replacement(prices, wall.rubble)}
    if found is not None or EXAMPLE_BANNERS in sums:
        return found
    return fault(
        "esdras-et-nehemie-fault-c15",
        "{what}: the file says {said}; clearing it for {number} grey banners must be possible",
        what=f"{wall.id}.rubble",
        said=wall.rubble,
        number=EXAMPLE_BANNERS,
    )


@CONSTRAINTS.refusing("EN-C16")
def all_blessings_occur_on_walls(box: Components) -> Fault | None:
    """At least one wall spot gives a red Blessing; all three colours occur."""
    shown = {wall.blessing for wall in box.wall}
    return _first(_some("[[wall]] blessing", word in shown, word) for word in reversed(c.BLESSING_WORDS))


@CONSTRAINTS.refusing("EN-C17")
def gates_cost_3_grey_1_wood_2_stone(box: Components) -> Fault | None:
    """All gates but those in the corners cost 3 grey, 1 wood, 2 stone."""
    return _must_say(box, {"gate_grey": 3, "gate_wood": 1, "gate_stone": 2})


@CONSTRAINTS.refusing("EN-C18")
def east_and_horse_give_their_connections(box: Components) -> Fault | None:
    """Connections: east gives 2 ash, horse 1 stone and 1 silver."""
    printed = {"east": {"ash": 2}, "horse": {"stone": 1, "silver": 1}}
    return _first(
        _must_gain(f"{id_}.connection", _gate(box, id_).connection, gains) for id_, gains in printed.items()
    )


@CONSTRAINTS.refusing("EN-C19")
def gates_give_something(box: Components) -> Fault | None:
    """Every gate has a connection reward, every gate card also a gatekeeper reward and points."""
    for gate in box.gate:
        found = _something(f"{gate.id}.connection", gate.connection)
        if not gate.corner:
            found = (
                found
                or _something(f"{gate.id}.gatekeeper", gate.gatekeeper)
                or must_be_at_least(f"{gate.id}.vp", gate.vp, 1)
            )
        if found is not None:
            return found
    return None


@CONSTRAINTS.refusing("EN-C20")
def wall_cards_give_something(box: Components) -> Fault | None:
    """Every wall card has an immediate effect and points; the decks of the players are one and the same."""
    return _first(
        _something(f"{card.id}.effect", card.effect) or must_be_at_least(f"{card.id}.vp", card.vp, 1)
        for card in box.wall_card
    )


# Levites and Temple. -----------------------------------------------------------------------------


@CONSTRAINTS.refusing("EN-C21")
def levites_cost_more_and_more(box: Components) -> Fault | None:
    """Levites 2, 3, 5 and 6 have their printed rewards, the fourth has wood; the costs rise."""
    levites = c.ordered(box.levite, c.LEVITE_IDS)
    rewards: dict[int, Gains] = {
        2: {"ash": 1},
        3: {"stone": 1},
        5: {"blessing_any": 1, "vp": 2},
        6: {"recover": 1, "vp": 3},
    }
    found = _first(
        _must_gain(f"levite_{number}.reward", levites[number - 1].reward, gains)
        for number, gains in rewards.items()
    )
    found = found or _some("levite_4.reward", "wood" in levites[3].reward, "wood")
    found = found or _first(
        must_be(f"levite_{number}.food", levites[number - 1].food, number) for number in (2, 3, 5)
    )
    return found or _first(
        must_be_at_least(f"{other.id}.food", other.food, one.food + 1)
        for one, other in itertools.pairwise(levites)
    )


ROW_REWARDS: tuple[Gains, ...] = ({}, {"silver": 1}, {"food": 1}, {"tent_step": 1}, {"worker": 1})


@CONSTRAINTS.refusing("EN-C22")
def the_temple_has_5_rows_and_3_sectors(box: Components) -> Fault | None:
    """5 rows that cost 1 to 5 banners, with their rewards; 3 sectors in every version, rows equally long."""
    rows = c.ordered(box.temple_row, c.TEMPLE_ROW_IDS)
    found = _first(
        must_be(f"{row.id}.banners", row.banners, number)
        or _must_gain(f"{row.id}.reward", row.reward, ROW_REWARDS[number - 1])
        for number, row in enumerate(rows, start=1)
    )
    for temple in box.temple:
        what = f"{temple.id}.sectors"
        length = len(temple.sectors[0])
        found = found or _first(must_list(f"{what} {line}", line, length, length) for line in temple.sectors)
        found = found or _first(
            _some(what, sector in "".join(temple.sectors), sector) for sector in ("1", "2", "3")
        )
    return found


@CONSTRAINTS.noted("EN-C23")
def more_players_have_more_cells(box: Components) -> Fault | None:
    """The Temple has fewer cells with 1–2 players than with 3, and fewer with 3 than with 4."""
    two, three, four = (sum(map(len, temple.sectors)) for temple in c.ordered(box.temple, c.TEMPLE_IDS))
    if two < three < four:
        return None
    return fault(
        "esdras-et-nehemie-fault-c23",
        "the Temple of the file has {two} cells with 1–2 players, {three} with 3 and {four} with 4;"
        " in our reconstruction they grow",
        two=two,
        three=three,
        four=four,
    )


# Altar. ------------------------------------------------------------------------------------------


@CONSTRAINTS.refusing("EN-C24")
def the_altar_has_gold_and_food(box: Components) -> Fault | None:
    """There is at least one golden space, and some space gives food."""
    spaces = box.altar_space
    return _some("[[altar_space]]", any(space.golden for space in spaces), "golden = true") or _some(
        "[[altar_space]] reward", any("food" in space.reward for space in spaces), "food"
    )


@CONSTRAINTS.refusing("EN-C25")
def the_prophets_advance(box: Components) -> Fault | None:
    """In every round Zechariah is behind Haggai; both rise from round to round and stay on the track."""
    lines = c.ordered(box.judgement, c.JUDGEMENT_IDS)
    found = _first(
        must_be_from(f"{line.id}.zechariah", line.zechariah, 0, line.haggai - 1)
        or must_be_at_most(f"{line.id}.haggai", line.haggai, len(box.altar_space) - 1)
        for line in lines
    )
    for index, line in enumerate(lines):
        if index % f.ROUNDS:
            before = lines[index - 1]
            found = (
                found
                or must_be_at_least(f"{line.id}.zechariah", line.zechariah, before.zechariah + 1)
                or must_be_at_least(f"{line.id}.haggai", line.haggai, before.haggai + 1)
            )
    return found


EXAMPLE_JUDGEMENT: tuple[Gains, ...] = ({"lose_food": 1}, {"food": 1}, {"food": 2})
EXAMPLE_PROPHETS = (5, 10)


@CONSTRAINTS.refusing("EN-C26")
def one_face_is_that_of_the_example(box: Components) -> Fault | None:
    """One face has in round 1: lose 1 food, gain 1, gain 2; and in round 2 Zechariah on 5, Haggai on 10."""
    lines = {line.id: line for line in box.judgement}
    found = any(
        tuple(lines[f"{face}_1"].effects.values()) == EXAMPLE_JUDGEMENT
        and (lines[f"{face}_2"].zechariah, lines[f"{face}_2"].haggai) == EXAMPLE_PROPHETS
        for face in f.FACE_IDS
    )
    return _some("[[judgement]]", found, f"{written(EXAMPLE_JUDGEMENT)}, {written(EXAMPLE_PROPHETS)}")


@CONSTRAINTS.refusing("EN-C27")
def judgements_are_of_six_kinds(box: Components) -> Fault | None:
    """Over all faces there are food, resources, points, 2 food lost, recoveries and free development."""
    effects = [gains for line in box.judgement for gains in line.effects.values()]
    kinds = {kind for gains in effects for kind in gains}
    return (
        _some("[[judgement]]", "food" in kinds, "food")
        or _some("[[judgement]]", bool(kinds & {*f.RESOURCE_IDS, "basic_resource"}), "basic_resource")
        or _some("[[judgement]]", any(gains.get("vp", 0) > 0 for gains in effects), "vp")
        or _some("[[judgement]]", {"lose_food": 2} in effects, written({"lose_food": 2}))
        or _some("[[judgement]]", "recover" in kinds, "recover")
        or _some("[[judgement]]", "free_develop" in kinds, "free_develop")
    )


# Scrolls, tents, Blessings. ----------------------------------------------------------------------


@CONSTRAINTS.refusing("EN-C28")
def scroll_rows_have_3_to_6_tiles(box: Components) -> Fault | None:
    """Rows of 3, 4, 5 and 6 tiles."""
    return _first(
        must_be(f"{row.id}.tiles", row.tiles, tiles)
        for row, tiles in zip(c.ordered(box.scroll_row, c.SCROLL_ROW_IDS), (3, 4, 5, 6), strict=True)
    )


ROW_PRICES = ((3, 2, 0, 1, 0), (5, 3, 0, 2, 1), (6, 0, 1, 3, 2), (7, 0, 2, 4, 3))
"""Blue banners, silver, gold, points and food pile of the scroll rows."""


@CONSTRAINTS.refusing("EN-C29")
def scroll_rows_have_their_prices(box: Components) -> Fault | None:
    """Costs, points and food piles of the four rows."""
    return _first(
        must_be(f"{row.id}.{key}", getattr(row, key), value)
        for row, printed in zip(c.ordered(box.scroll_row, c.SCROLL_ROW_IDS), ROW_PRICES, strict=True)
        for key, value in zip(("blue", "silver", "gold", "vp", "food"), printed, strict=True)
    )


@CONSTRAINTS.refusing("EN-C30")
def longer_tent_moves_cost_more(box: Components) -> Fault | None:
    """1 step costs 2 blue, 4 steps 10 blue and 1 basic resource; 2 steps only blue, 3 one resource too."""
    ends = {"tent_blue_1": 2, "tent_blue_4": 10}
    basic = {f"tent_basic_{steps}": number for steps, number in enumerate((0, 0, 1, 1), start=1)}
    return _must_say(box, ends | basic) or _first(
        must_be_at_least(
            f"numbers.tent_blue_{steps}",
            box.number(f"tent_blue_{steps}"),
            box.number(f"tent_blue_{steps - 1}") + 1,
        )
        for steps in c.STEPS[1:]
    )


@CONSTRAINTS.refusing("EN-C31")
def the_city_gives_seven_kinds(box: Components) -> Fault | None:
    """The city map gives Blessings, silver, gold, food, workers, altar steps, points; one space 2 food."""
    rewards = [space.reward for space in box.city_space]
    kinds = {kind for gains in rewards for kind in gains}
    what = "[[city_space]] reward"
    return (
        _some(what, bool(kinds & set(BLESSINGS)), "blessing_any")
        or _first(
            _some(what, kind in kinds, kind) for kind in ("silver", "gold", "worker", "altar_step", "vp")
        )
        or _some(what, {"food": 2} in rewards, written({"food": 2}))
    )


GOING_ON = {"worker", "altar_step", "tent_step", *BLESSINGS}
"""Rewards that may move the tent again (EN-6, EN-145)."""


@CONSTRAINTS.refusing("EN-C32")
def a_tent_can_stop(box: Components) -> Fault | None:
    """Some space of the city map gives neither a worker, nor a Blessing, nor a tent or altar step."""
    if any(not GOING_ON & set(space.reward) for space in box.city_space):
        return None
    return fault(
        "esdras-et-nehemie-fault-c32",
        "every space of the city map gives one of {kinds}; one must give nothing of that",
        kinds=sorted(GOING_ON),
    )


@CONSTRAINTS.refusing("EN-C33")
def the_first_column_gives_an_altar_step(box: Components) -> Fault | None:
    """The bonus of Blessing column 1 is 1 altar step."""
    first, *_ = c.ordered(box.blessing_column, c.COLUMN_IDS)
    return _must_gain(f"{first.id}.reward", first.reward, {"altar_step": 1})


# Character cards. --------------------------------------------------------------------------------

GATE_OF = {
    "singer": "old",
    "musician": "water",
    "mason": "horse",
    "carpenter": "dung",
    "gatherer": "muster",
    "jeweller": "east",
    "watchwoman": "fountain",
    "scholar": "valley",
    "soldier": "fish",
    "teacher": "sheep",
}


@CONSTRAINTS.refusing("EN-C34")
def characters_have_their_gates(box: Components) -> Fault | None:
    """Every character card names its own gate."""
    return _first(must_be(f"{card.id}.gate", card.gate, GATE_OF[card.id]) for card in box.character)


EXAMPLE_RED = 5
"""Red banners of the three visible cards in the rulebook's example (EN-X1)."""


@CONSTRAINTS.refusing("EN-C35")
def characters_have_three_banners(box: Components) -> Fault | None:
    """Every card has 3 banners, and the example can be laid out.

    Three cards show 5 red banners together while the top banner of a fourth one is red with the value 1.
    """
    found = _first(
        must_list(f"{card.id}.banners", card.banners, f.BANNERS, f.BANNERS) for card in box.character
    )
    if found is not None:
        return found
    tucked = [card for card in box.character if str(card.banners[0]) == "red 1"]
    found = _some("[[character]] banners [1]", bool(tucked), "red 1")
    shown = any(
        sum(card.shows("red") for card in cards) == EXAMPLE_RED and any(card not in cards for card in tucked)
        for cards in itertools.combinations(box.character, 3)
    )
    return found or _some("[[character]] banners 3 ×", shown, f"red {EXAMPLE_RED}")


@CONSTRAINTS.refusing("EN-C36")
def the_scholar_buys_stone(box: Components) -> Fault | None:
    """Scholar: 1 stone for nothing, or 2 stone for 2 silver."""
    return must_be(
        "scholar.buy", written(_character(box, "scholar").buy), "0 silver → 1 stone | 2 silver → 2 stone"
    )


@CONSTRAINTS.refusing("EN-C37")
def the_watchwoman_sells_ash_and_wood(box: Components) -> Fault | None:
    """Watchwoman: ash for 1 silver each, wood for 2."""
    return _must_gain("watchwoman.sell", _character(box, "watchwoman").sell, {"ash": 1, "wood": 2})


@CONSTRAINTS.refusing("EN-C38")
def the_card_of_tiles_buys_2_stone_and_2_wood(box: Components) -> Fault | None:
    """The lower option of the card with the development condition gives 2 stone and 2 wood."""
    for card in box.character:
        if card.condition == "developed_tiles":
            goods = {} if card.buy is None else card.buy.lower.goods
            found = _must_gain(f"{card.id}.buy lower", goods, {"stone": 2, "wood": 2})
            if found is not None:
                return found
    return None


CHEAPEST_LOWER = 2
"""What a certain scroll tile takes off the price of a lower option (EN-215)."""


@CONSTRAINTS.refusing("EN-C39")
def lower_options_cost_more(box: Components) -> Fault | None:
    """Every lower option costs at least 2 silver, and more than the upper one."""
    return _first(
        must_be_at_least(
            f"{card.id}.buy lower price",
            card.buy.lower.price,
            max(CHEAPEST_LOWER, card.buy.upper.price + 1),
        )
        for card in box.character
        if card.buy is not None
    )


WITH_BASE = ("developed_tiles", "gatekeepers", "scribes")
"""Conditions that give 1 point besides."""


@CONSTRAINTS.refusing("EN-C40")
def every_condition_is_on_one_card(box: Components) -> Fault | None:
    """The ten Sabbath conditions, each on exactly one card, with their printed points."""
    found: list[str] = [card.condition for card in box.character]
    return _first(
        must_be(f"[[character]] condition {condition}", found.count(condition), 1)
        for condition in f.CONDITION_IDS
    ) or _first(
        must_be(f"{card.id}.base", card.base, int(card.condition in WITH_BASE)) for card in box.character
    )


# Development tiles. ------------------------------------------------------------------------------


def _green_bars(tiles: Sequence[c.Tile], gains: Gains) -> Fault | None:
    return _first(_must_gain(f"{tile.id}.green_bar", tile.green_bar, gains) for tile in tiles)


@CONSTRAINTS.refusing("EN-C41")
def guards_differ(box: Components) -> Fault | None:
    """Guards: storage for 2 or more, 2 starting resources, all varying; one costs 7 silver; 1 tent step."""
    return (
        _first(
            must_be_at_least(f"{tile.id}.storage", tile.storage, 2)
            or must_be(f"{tile.id}.start", sum(tile.start.values()), 2)
            or must_be(f"{tile.id}.cost", *_kinds(tile.cost, "silver"))
            for tile in box.guards
        )
        or _first(_vary("[[guards]]", box.guards, key) for key in ("storage", "start", "cost"))
        or _some("[[guards]] cost", any(tile.cost == {"silver": 7} for tile in box.guards), "7 silver")
        or _green_bars(box.guards, {"tent_step": 1})
    )


def _kinds(gains: Gains, must: str) -> tuple[str, str]:
    return ", ".join(gains) or "-", must


SLOT_4: tuple[Gains, ...] = (
    {"blessing_any": 1},
    {"altar_step": 1, "ash": 1},
    {"wild_banner": 3},
    {"tent_step": 1},
)


@CONSTRAINTS.refusing("EN-C42")
def traders_have_their_slots(box: Components) -> Fault | None:
    """Traders: equal fronts with silver, food and resources; slot 3 is 1 gold, slot 4 one of four."""
    front = {kind for slot in box.traders[0].front for kind in slot}
    resources = bool(front & {*f.RESOURCE_IDS, "basic_resource"})
    found = (
        _alike("front", box.traders, "front")
        or _first(_some("[[traders]] front", kind in front, kind) for kind in ("silver", "food"))
        or _some("[[traders]] front", resources, "basic_resource")
        or _green_bars(box.traders, {"worker": 1})
    )
    for tile in box.traders:
        for index in (0, 1):
            said, must = tile.back[index], tile.front[index]
            found = found or _must_gain(f"{tile.id}.back [{index + 1}]", said, must)
        found = found or _must_gain(f"{tile.id}.back [3]", tile.back[2], {"gold": 1})
    return found or _first(
        _some("[[traders]] back [4]", any(tile.back[3] == gains for tile in box.traders), written(gains))
        for gains in SLOT_4
    )


@CONSTRAINTS.refusing("EN-C43")
def elders_give_banners(box: Components) -> Fault | None:
    """Elders: all tiles differ; banners, ash, food and silver only; slot 4 has wild ones; recover 1."""
    slots = [slot for tile in box.elders for slot in (*tile.front, *tile.back)]
    known = (*BANNERS, "ash", "food", "silver")
    found = _first(must_be_one_of("[[elders]]", kind, known) for slot in slots for kind in slot)
    for kind in ("ash", "food", "silver"):
        found = found or _some("[[elders]]", any(kind in slot for slot in slots), kind)
    for one, other in itertools.combinations(box.elders, 2):
        for key in ("front", "back"):
            if getattr(one, key) == getattr(other, key):
                found = found or fault(
                    "esdras-et-nehemie-fault-same",
                    "{one} and {other} say the same, they must differ",
                    one=f"{one.id}.{key}",
                    other=f"{other.id}.{key}",
                )
    for tile in box.elders:
        found = found or _some(f"{tile.id}.back [4]", "wild_banner" in tile.back[3], "wild_banner")
    return (
        found
        or _some(
            "[[elders]] [2]", any(map(_is_example_elder, box.elders)), "2 red_banner, 3 red_banner + 1 ash"
        )
        or _green_bars(box.elders, {"recover": 1})
    )


def _is_example_elder(tile: Slots) -> bool:
    """Slot 2 goes from 2 red banners to 3 red banners and 1 ash."""
    return tile.front[1] == {"red_banner": 2} and tile.back[1] == {"red_banner": 3, "ash": 1}


@CONSTRAINTS.refusing("EN-C44")
def farmers_produce(box: Components) -> Fault | None:
    """Farmers: two tiles of the examples, 1 or 2 extra food, one tile sells food, some give more."""
    developed: Gains = {"food": 2, "basic_resource": 1}
    more = {*f.RESOURCE_IDS, "basic_resource", "silver"}
    cheap = any(
        tile.cost == {"ash": 5} and tile.green_bar == {"food": 1} and tile.extra_food == 1
        for tile in box.farmers
    )
    rich = any(tile.back == developed and tile.extra_food == 1 for tile in box.farmers)
    return (
        _first(must_be_from(f"{tile.id}.extra_food", tile.extra_food, 1, 2) for tile in box.farmers)
        or _some("[[farmers]]", cheap, "5 ash, 1 food, extra_food 1")
        or _some("[[farmers]] back", rich, f"{written(developed)}, extra_food 1")
        or must_be("[[farmers]] sells_food", sum(tile.sells_food for tile in box.farmers), 1)
        or _some("[[farmers]]", any(more & {*tile.front, *tile.back} for tile in box.farmers), "silver")
    )


LABOURED: tuple[Gains, ...] = ({"basic_resource": 2}, {"basic_resource": 1, "silver": 2})


@CONSTRAINTS.refusing("EN-C45")
def labourers_produce(box: Components) -> Fault | None:
    """Labourers: printed fronts, differing green bars; backs equal, better, with gold."""
    tiles = box.labourers
    found = _first(
        _must_gain(f"{tile.id}.front [{index + 1}]", tile.front[index], LABOURED[index])
        for tile in tiles
        for index in range(2)
    )
    back = tiles[0].back
    worth = [sum(_worth(box, gains) for gains in side) for side in (tiles[0].front, back)]
    return (
        found
        or _vary("[[labourers]]", tiles, "green_bar")
        or _alike("back", tiles, "back")
        or _some("[[labourers]] back", any("gold" in gains for gains in back), "gold")
        or must_be_at_least("[[labourers]] back silver", worth[1], worth[0] + 1)
    )


def _worth(box: Components, gains: Gains) -> int:
    """Return what goods are worth in silver at the end; anything else counts as 1."""
    values = {kind: box.number(f"value_{kind}") for kind in (*f.RESOURCE_IDS, "food")}
    values["basic_resource"] = values["stone"]
    return sum(values.get(kind, 1) * amount for kind, amount in gains.items())


@CONSTRAINTS.refusing("EN-C46")
def heroes_have_three_rewards(box: Components) -> Fault | None:
    """Each hero card has three rewards; the left one of Ezra is 1 ash."""
    return _first(
        _something(f"{hero.id}.{key}", getattr(hero, key))
        for hero in box.hero
        for key in ("left", "middle", "right")
    ) or _first(
        _must_gain(f"{hero.id}.left", hero.left, {"ash": 1}) for hero in box.hero if hero.id == "ezra"
    )


HANDS = "4 + 5, 4 + 3, 1 + 0"
"""Hand and pile at the start of rounds 2 and 3 and at the end."""


@CONSTRAINTS.refusing("EN-C47")
def cards_last_for_three_rounds(box: Components) -> Fault | None:
    """With hand limit 4: hand 4 and pile 5 after round 1, 4 and 3 after round 2, 1 and 0 at the end."""
    return (
        must_be("numbers.hand_limit, tucked_1, tucked_2", _hands(box), HANDS)
        or _must_say(box, {"tucked_3": 1})
        or must_be_at_least("numbers.stack_limit × 3", box.number("stack_limit") * 3, f.DAYS)
    )


def _hands(box: Components) -> str:
    """Play three rounds and count the cards."""
    limit = box.number("hand_limit")
    hand, pile = limit, len(box.character) - limit
    counts = []
    for round_ in c.ROUNDS:
        for _ in range(f.DAYS):
            drawn = min(limit - (hand - 1), pile)
            hand, pile = hand - 1 + drawn, pile - drawn
        if round_ < f.ROUNDS:
            pile += f.DAYS - box.number(f"tucked_{round_}")
            drawn = min(limit - hand, pile)
            hand, pile = hand + drawn, pile - drawn
        counts.append(f"{hand} + {pile}")
    return ", ".join(counts)


# Solo game. --------------------------------------------------------------------------------------

SCHEMES = {
    "scheme_1": ("build_temple, workers 2+, gold 2+", "gain, workers 0-1, gives 2 worker", "clear_wall"),
    "scheme_2": (
        "rebuild_gate, workers 1+, gold 2+",
        "rebuild_wall, gold 2+",
        "gain, gives 1 worker + 1 gold",
    ),
    "scheme_3": (
        "scribe_highest, workers 2+, gold 2+",
        "rebuild_wall, gold 2+",
        "gain, gives 1 gold + 1 altar_step",
    ),
    "scheme_4": (
        "build_temple, workers 2+, gold 2+",
        "gain, gold 0-1, gives 2 gold",
        "gain, gives 3 altar_step + 1 worker",
    ),
    "scheme_5": (
        "rebuild_wall, gold 2+",
        "gain, workers 0-1, gives 1 worker + 1 gold",
        "clear_wall, gives 1 altar_step",
    ),
    "scheme_6": (
        "scribe_lowest, workers 1+, gold 1+, gives 1 silver",
        "gain, gold 2+, spends 2 gold, gives 1 worker + 2 altar_step",
        "gain, gives 1 worker + 1 gold",
    ),
}


@CONSTRAINTS.refusing("EN-C48")
def schemes_have_their_actions(box: Components) -> Fault | None:
    """The 18 actions of the 6 scheme cards."""
    return _first(
        must_be(f"{scheme.id}.{key}", str(action), printed)
        for scheme in box.scheme
        for (key, action), printed in zip(scheme.actions.items(), SCHEMES[scheme.id], strict=True)
    )


@CONSTRAINTS.refusing("EN-C49")
def focus_cards_have_columns_and_arrows(box: Components) -> Fault | None:
    """Every focus card has its box in one of 4 columns; that of the fountain gate points clockwise."""
    return _first(must_be_from(f"{card.id}.column", card.column, 1, 4) for card in box.focus) or _first(
        must_be(f"{card.id}.direction", card.direction, "clockwise")
        for card in box.focus
        if card.gate == "fountain"
    )


@CONSTRAINTS.noted("EN-C49")
def the_column_is_where_the_gate_lies(box: Components) -> Fault | None:
    """There is one focus card for each gate, and its column is the gate's horizontal position."""
    gates: list[str] = [card.gate for card in box.focus]
    for gate in f.GATE_IDS:
        if gates.count(gate) != 1:
            return fault(
                "esdras-et-nehemie-fault-c49",
                "focus cards of the file that name the gate {gate}: {number};"
                " in our reconstruction each gate has one",
                number=gates.count(gate),
                gate=gate,
            )
    for card in box.focus:
        column = _column(box, card.gate)
        if card.column != column:
            return fault(
                "esdras-et-nehemie-fault-c49-column",
                "{what}: the file says {said}; where the gate lies on the ring it would be {column}",
                what=f"{card.id}.column",
                said=card.column,
                column=column,
            )
    return None


def _column(box: Components, gate: str) -> int:
    """Return 1 for the left and 4 for the right side, 2 or 3 for the halves of top and bottom."""
    places = list(box.ring.places)
    at, horse, fountain, old = (places.index(place) for place in (gate, "horse", "fountain", "old"))
    if at == 0 or at >= old:
        return 1
    if horse <= at <= fountain:
        return 4
    if at < horse:
        return 2 if 2 * at < horse else 3
    return 3 if 2 * at < fountain + old else 2


EXAMPLE_PEOPLE = (3, 2, 4)
"""Gatekeepers, scribes and Levites of the opponent in the rulebook's example (EN-X29)."""


@CONSTRAINTS.refusing("EN-C50")
def the_opponent_counts_its_people(box: Components) -> Fault | None:
    """3 gatekeepers, 2 scribes and 4 Levites give 4 points on face A and 9 on face B."""
    return _first(
        must_be(
            f"{face.id}.adds {'/'.join(map(str, EXAMPLE_PEOPLE))}",
            sum(EXAMPLE_PEOPLE) if face.adds else max(EXAMPLE_PEOPLE),
            4 if face.id == "solo_a" else 9,
        )
        for face in box.solo_face
    )


@CONSTRAINTS.refusing("EN-C51")
def scribes_of_the_opponent_cost_1_to_4(box: Components) -> Fault | None:
    """A scribe on row 3 costs 1 gold when rows 1 and 2 are full; the price is always 1 to 4."""
    rows = c.ordered(box.scroll_row, c.SCROLL_ROW_IDS)
    return must_be("scroll_row_3.vp - 2", rows[2].vp - 2, 1) or _first(
        must_be_from(f"{row.id}.vp - {full}", row.vp - full, 1, 4)
        for below, row in enumerate(rows)
        for full in range(below + 1)
    )
