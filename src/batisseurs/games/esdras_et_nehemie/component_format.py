"""What the program needs in order to read a component file at all, before any numbered constraint.

Every id and word is known, every number is in a range that views, choices and arrays have room for, and no
chain of rewards can continue for ever. What cards and boards must say is left to `constraints.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from batisseurs.games.esdras_et_nehemie import components as c
from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.components import Components, Gains, written
from batisseurs.games.esdras_et_nehemie.table import OPPONENT_ID
from batisseurs.kernel.component_values import MOST, MOST_AT_ONCE, Row
from batisseurs.kernel.faults import (
    Fault,
    fault,
    must_be,
    must_be_at_most,
    must_be_from,
    must_be_one_of,
    must_have_numbers,
    must_list,
    must_list_exactly,
)

Faults = Iterator[Fault | None]

MOST_PIECES = 999

ONE = (0, MOST_AT_ONCE)
SOME = (1, MOST_AT_ONCE)
ANY = (0, MOST)
NUMBERS = {
    "min_players": ANY,
    "max_players": ANY,
    "rounds": ANY,
    "days": ANY,
    "workers": ANY,
    "starting_workers": ANY,
    "starting_levites": ANY,
    "white_workers": ANY,
    **{f"gatekeepers_{players}": ONE for players in c.PLAYERS},
    "starting_vp": ANY,
    "starting_silver": ANY,
    "starting_food": ANY,
    "hand_limit": (1, f.CHARACTERS),
    "stacks": ANY,
    "stack_limit": (1, f.DAYS),
    **{f"tucked_{round_}": (0, f.DAYS) for round_ in c.ROUNDS},
    **{f"supply_{kind}": ANY for kind in f.RESOURCE_IDS},
    **{f"bag_{kind}": ANY for kind in f.RESOURCE_IDS},
    "purse_silver": (1, MOST),
    "basket_food": (1, MOST),
    **{f"gate_silver_{players}": ONE for players in c.PLAYERS},
    **{f"clear_{kind}": ONE for kind in f.RESOURCE_IDS},
    "gate_grey": ONE,
    "gate_wood": ONE,
    "gate_stone": ONE,
    "discount_grey": SOME,
    "discount_gold": ONE,
    **{f"temple_{kind}": ONE for kind in ("gold", "stone", "wood")},
    "sector_food": ONE,
    "sector_most": ONE,
    "sector_fewest": ONE,
    "sector_silver": ONE,
    **{f"altar_{kind}_{what}": SOME for kind in ("wood", "ash") for what in ("banners", "steps")},
    "altar_end_silver": ONE,
    "path_silver": ONE,
    **{f"tent_blue_{steps}": ANY for steps in c.STEPS},
    **{f"tent_basic_{steps}": (0, 1) for steps in c.STEPS},
    "trade_fee": ONE,
    "food_price": SOME,
    "hunger_vp": ONE,
    **{f"value_{kind}": ONE for kind in (*f.RESOURCE_IDS, "food")},
    "silver_per_vp": (1, MOST),
    "tile_vp": ONE,
    "altar_vp": ONE,
    "solo_levite_gold": ONE,
    "solo_rebuild_gold": ONE,
}
PIECES = (
    "main_boards", "temple_mounts", "solo_boards", "player_boards", "player_aids", "solo_aids", "gold_cubes",
    "stone_cubes", "wood_cubes", "ash_cubes", "workers", "coins", "purses", "loaves", "baskets", "tents",
    "altar_markers", "vp_markers", "blessing_markers", "prophets", "shofars", "bags", "character_cards",
    "wall_cards", "gate_cards", "neutral_wall_cards", "hero_cards", "altar_cards", "focus_cards",
    "scheme_cards", "setup_cards", "scroll_tiles", "development_tiles", "tiles_and_tokens", "large_cards",
    "small_cards", "wooden_pieces",
)  # fmt: skip
FIXED = {"min_players": 1, "max_players": f.MOST_PLAYERS, "rounds": f.ROUNDS, "days": f.DAYS, "stacks": 3}
"""What the program lays tables for: not the file's to say."""
FIXED_PRICES = {"discount_gold": 1, "purse_silver": 5, "basket_food": 5}
"""Numbers that the rules have no choice about (EN-2, EN-98)."""

BOX: dict[str, tuple[str, ...]] = {
    "colour": ("turquoise", "red", "purple", "yellow"),
    "good": (*f.RESOURCE_IDS, "silver", "food"),
    "blessing": tuple(f.BLESSING_IDS),
    "tile_type": tuple(f.TYPE_IDS),
    "wall": c.WALL_IDS,
    "gate": tuple(f.GATE_IDS),
    "wall_card": c.WALL_CARD_IDS,
    "levite": c.LEVITE_IDS,
    "temple_row": c.TEMPLE_ROW_IDS,
    "temple": c.TEMPLE_IDS,
    "altar_space": c.ALTAR_IDS,
    "altar_face": tuple(f.FACE_IDS),
    "judgement": c.JUDGEMENT_IDS,
    "scroll_row": c.SCROLL_ROW_IDS,
    "scroll": tuple(f.SCROLL_IDS),
    "hero": tuple(f.HERO_IDS),
    "city_space": c.CITY_IDS,
    "blessing_column": c.COLUMN_IDS,
    "character": tuple(f.CHARACTER_IDS),
    **{kind: tuple(id_ for id_ in c.TILE_IDS if id_.startswith(kind)) for kind in f.TYPE_IDS},
    "opponent": (OPPONENT_ID,),
    "solo_face": c.SOLO_IDS,
    "focus": c.FOCUS_IDS,
    "scheme": c.SCHEME_IDS,
}
"""What is in the box, by the headings of the file."""
COUNTED = {
    "wall": 1, "wall_card": 1, "altar_space": 2, "city_space": 2, "blessing_column": 1, "focus": f.DAYS,
}  # fmt: skip
"""Of what the file says how many there are, and the least; there is room for all ids of the box.

They are numbered without a gap; focus cards have names, and any of them may be missing.
"""

BANNERS = ("red_banner", "grey_banner", "blue_banner", "wild_banner")
JUDGED = ("lose_food", "free_develop")
PLAIN = tuple(kind for kind in f.REWARD_IDS if kind not in {*BANNERS, *JUDGED})
"""What may be gained anywhere."""
BLESSINGS = (*f.BLESSING_IDS, "blessing_any")
ONCE = {"recover", "free_develop"}
"""Offers of which one effect makes only one."""

GIVING = (
    "market_on_the_eve", "perpetual_fire", "returning_exiles", "tithes", "caravan", "keepers_oath",
    "counsel_of_elders", "blessed_pen", "golden_incense", "fruit_of_the_land", "profitable_trade",
)  # fmt: skip
"""Scroll tiles whose ability gives something."""
COUNTING = {
    "treasurer": (1, MOST),
    "house_completed": ONE,
    "great_assembly": (1, MOST),
    "chief_scribes": ONE,
    "threefold_blessing": ONE,
    "teaching_the_people": ONE,
    "ring_of_stone": (1, MOST),
    "swift_tents": SOME,
    "portion_of_the_levites": ONE,
    "hewn_stones": ONE,
    "second_bargain": ONE,
    "open_house": (1, f.CHARACTERS),
    "royal_letters": ONE,
}
"""Scroll tiles whose ability has a number."""
TEMPLES = {"temple_2": (1, 2), "temple_3": (3,), "temple_4": (4,)}


def unreadable(box: Components) -> Faults:
    """Say what the program could not read or would misread."""
    for heading, ids in BOX.items():
        what, found = f"[[{heading}]]", [row.id for row in getattr(box, heading)]
        wanted = ids
        if heading in COUNTED:
            yield must_list(what, found, COUNTED[heading], len(ids))
            wanted = ids[: len(found)] if heading != "focus" else tuple(id_ for id_ in ids if id_ in found)
        yield from must_list_exactly(what, found, wanted)
    for row in box.rows():
        yield from _row(row)
    yield from must_have_numbers("numbers", box.numbers, NUMBERS)
    yield from must_have_numbers("pieces", box.pieces, dict.fromkeys(PIECES, (0, MOST_PIECES)))
    yield from _ring(box)
    yield from _boards(box)
    yield from _temple(box)
    yield from _scrolls(box)
    yield from _characters(box)
    yield from _tiles(box)
    yield from _solo(box)
    yield _endless(box)


def fixed(box: Components) -> Faults:
    """Say which numbers the program does not take from the file, and are different there."""
    for name, value in (FIXED | FIXED_PRICES).items():
        yield must_be(f"numbers.{name}", box.number(name), value)


def _row(row: Row) -> Faults:
    for key in row.sources:
        yield must_be_one_of(f"{row.id}.sources", key, c.keys(row))


def _gains(what: str, gains: Gains, known: Iterable[str] = PLAIN) -> Faults:
    """Want words that are known and amounts that are possible."""
    for kind, amount in gains.items():
        yield must_be_one_of(what, kind, known)
        if kind == "vp":
            yield must_be_from(f"{what} {kind}", amount, -MOST_AT_ONCE, MOST_AT_ONCE)
        else:
            yield must_be_from(f"{what} {kind}", amount, 1, 1 if kind in ONCE else MOST_AT_ONCE)


def _nothing(what: str, gains: Gains) -> Fault | None:
    """Want nothing where nothing can be gained."""
    return must_be(what, written(gains), written({}))


# Boards. -----------------------------------------------------------------------------------------


def _ring(box: Components) -> Faults:
    places = (*c.WALL_IDS[: len(box.wall)], *f.GATE_IDS)
    yield from must_list_exactly("ring.places", list(box.ring.places), places)
    yield must_be("ring.places [1]", box.ring.places[0], f.GATE_IDS[0])
    for gate in box.gate:
        yield from _gains(f"{gate.id}.gatekeeper", gate.gatekeeper)
        yield from _gains(f"{gate.id}.connection", gate.connection)
        if gate.corner:
            yield must_be(f"{gate.id}.rubble", gate.rubble, 0)
            yield must_be(f"{gate.id}.vp", gate.vp, 0)
            yield _nothing(f"{gate.id}.gatekeeper", gate.gatekeeper)
            yield must_be(f"{gate.id}.neutral", written(gate.neutral), written(()))
    for card in box.wall_card:
        yield from _gains(f"{card.id}.effect", card.effect)


def _boards(box: Components) -> Faults:
    first, *_ = c.ordered(box.levite, c.LEVITE_IDS)
    yield must_be(f"{first.id}.food", first.food, 0)
    yield _nothing(f"{first.id}.reward", first.reward)
    start, *_ = c.ordered(box.altar_space, c.ALTAR_IDS)
    yield must_be(f"{start.id}.golden", written(start.golden), "false")
    yield _nothing(f"{start.id}.reward", start.reward)
    rewards = {levite.id: levite.reward for levite in box.levite}
    rewards |= {row.id: row.reward for row in box.temple_row}
    rewards |= {space.id: space.reward for space in box.altar_space}
    rewards |= {city.id: city.reward for city in box.city_space}
    rewards |= {column.id: column.reward for column in box.blessing_column}
    for id_, reward in rewards.items():
        yield from _gains(f"{id_}.reward", reward)
    for line in box.judgement:
        for key, gains in line.effects.items():
            yield from _gains(f"{line.id}.{key}", gains, (*PLAIN, *JUDGED))


def _temple(box: Components) -> Faults:
    for temple in box.temple:
        what = f"{temple.id}.sectors"
        yield must_be(f"{temple.id}.players", written(temple.players), written(TEMPLES[temple.id]))
        for line in temple.sectors:
            for sign in line:
                yield must_be_one_of(f"{what} {line}", sign, [str(sector + 1) for sector in range(f.SECTORS)])


def _scrolls(box: Components) -> Faults:
    for scroll in box.scroll:
        least, most = COUNTING.get(scroll.id, (0, 0))
        yield must_be_from(f"{scroll.id}.amount", scroll.amount, least, most)
        known = (*PLAIN, *BANNERS) if scroll.id == "counsel_of_elders" else PLAIN
        yield from _gains(f"{scroll.id}.gives", scroll.gives, known)
        gives = scroll.id in GIVING
        yield must_list(f"{scroll.id}.gives", scroll.gives, int(gives), f.LIST_LENGTH if gives else 0)
    for hero in box.hero:
        for key in ("left", "middle", "right"):
            yield from _gains(f"{hero.id}.{key}", getattr(hero, key))


def _endless(box: Components) -> Fault | None:
    """Want tents to stop: on a lap they must take more steps than they are sent on (EN-6, EN-145)."""
    sent = sum(
        amount
        for space in box.city_space
        for kind, amount in space.reward.items()
        if kind in {"worker", "tent_step", "recover", *BLESSINGS}
    )
    if sent < len(box.city_space):
        return None
    return fault(
        "esdras-et-nehemie-fault-endless",
        "the spaces of the city map can send a tent {number} steps further on a lap of {spaces};"
        " they must be fewer",
        number=sent,
        spaces=len(box.city_space),
    )


# Cards and tiles. --------------------------------------------------------------------------------


def _characters(box: Components) -> Faults:
    for card in box.character:
        if (card.buy is None) != bool(card.sell):
            yield fault(
                "esdras-et-nehemie-fault-trade",
                "{what}: a card must have one of `buy` and `sell`, and not both",
                what=card.id,
            )
        if card.buy is not None:
            yield from _gains(f"{card.id}.buy.upper.goods", card.buy.upper.goods)
            yield from _gains(f"{card.id}.buy.lower.goods", card.buy.lower.goods)
        yield from _gains(f"{card.id}.sell", card.sell, f.RESOURCE_IDS)


def _tiles(box: Components) -> Faults:
    for tile in box.tiles:
        yield from _gains(f"{tile.id}.cost", tile.cost, (*f.RESOURCE_IDS, "silver"))
        yield from _gains(f"{tile.id}.green_bar", tile.green_bar)
    for guards in box.guards:
        yield from _gains(f"{guards.id}.start", guards.start, f.RESOURCE_IDS)
        yield must_be_at_most(f"{guards.id}.start", sum(guards.start.values()), guards.storage)
    for farmers in box.farmers:
        yield from _gains(f"{farmers.id}.front", farmers.front)
        yield from _gains(f"{farmers.id}.back", farmers.back)
    for tiles, front, back, known in (
        (box.traders, 2, 4, (*PLAIN, *BANNERS)),
        (box.elders, 3, 4, (*PLAIN, *BANNERS)),
        (box.labourers, 2, 2, PLAIN),
    ):
        for slots in tiles:
            for key, listed, number in (("front", slots.front, front), ("back", slots.back, back)):
                yield must_list(f"{slots.id}.{key}", listed, number, number)
                for index, gains in enumerate(listed, start=1):
                    yield must_list(f"{slots.id}.{key} [{index}]", gains, 1, f.LIST_LENGTH)
                    yield from _gains(f"{slots.id}.{key} [{index}]", gains, known)


def _solo(box: Components) -> Faults:
    for face in box.solo_face:
        most = max(box.number("workers") - box.number("gatekeepers_1") - box.number("starting_levites"), 0)
        yield must_be_from(f"{face.id}.workers", face.workers, 0, most)
        for key in ("behind", "between", "ahead"):
            yield from _gains(f"{face.id}.{key}", getattr(face, key))
    for focus in box.focus:
        yield from _gains(f"{focus.id}.upper.goods", focus.upper.goods)
        yield from _gains(f"{focus.id}.lower.goods", focus.lower.goods)
    for scheme in box.scheme:
        for key, action in scheme.actions.items():
            what = f"{scheme.id}.{key}"
            yield must_be_at_most(f"{what}.spends", action.spends, action.least_gold)
            yield from _gains(f"{what}.gives", action.gives)
