"""What the program needs in order to read a component file at all, before any numbered constraint.

Every id and word is known, every number is in a range that views, choices and arrays have room for, and no
chain of rewards can continue for ever. What cards and boards must say is left to `constraints.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from batisseurs.games.esdras_et_nehemie import components as c
from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.components import Components, Gains, Option, written
from batisseurs.games.esdras_et_nehemie.table import OPPONENT_ID
from batisseurs.kernel.component_values import Entry, Row
from batisseurs.kernel.faults import (
    Fault,
    fault,
    must_be,
    must_be_at_most,
    must_be_from,
    must_be_one_of,
    must_list,
)

Faults = Iterator[Fault | None]

MOST = 99
"""The largest value of a printed number: views show two digits."""
MOST_AT_ONCE = 9
"""The most of one price, reward or banner."""
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
        yield from _listed(what, found, wanted)
    for row in box.rows():
        yield from _row(row)
    yield from _numbers(box)
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


def _listed(what: str, found: list[str], box: tuple[str, ...]) -> Faults:
    """Want exactly what is in the box, each once."""
    for id_ in found:
        yield must_be_one_of(what, id_, box)
    for id_ in box:
        if id_ not in found:
            yield fault("esdras-et-nehemie-fault-missing", "{what}: {said!r} is missing", what=what, said=id_)
    yield must_list(what, found, len(box), len(box))


def _row(row: Row) -> Faults:
    if isinstance(row, Entry) and not all(name.strip() for name in (row.name.en, row.name.fr, row.name.pl)):
        yield fault("esdras-et-nehemie-fault-name", "{what} is empty in some language", what=f"{row.id}.name")
    for key in row.sources:
        yield must_be_one_of(f"{row.id}.sources", key, c.keys(row))


def _numbers(box: Components) -> Faults:
    for heading, found, known in (
        ("numbers", list(box.numbers), list(NUMBERS)),
        ("pieces", list(box.pieces), list(PIECES)),
    ):
        for name in found:
            yield must_be_one_of(f"[{heading}]", name, known)
        for name in known:
            if name not in found:
                yield fault("esdras-et-nehemie-fault-number", "{what} is missing", what=f"{heading}.{name}")
    for name, (least, most) in NUMBERS.items():
        yield must_be_from(f"numbers.{name}", box.number(name), least, most)
    for name in PIECES:
        yield must_be_from(f"pieces.{name}", box.piece(name), 0, MOST_PIECES)


def _gains(what: str, gains: Gains, known: Iterable[str] = PLAIN) -> Faults:
    """Want words that are known and amounts that are possible."""
    yield must_list(what, gains, 0, f.LIST_LENGTH)
    for kind, amount in gains.items():
        yield must_be_one_of(what, kind, known)
        if kind == "vp":
            yield must_be_from(f"{what} {kind}", amount, -MOST_AT_ONCE, MOST_AT_ONCE)
        else:
            yield must_be_from(f"{what} {kind}", amount, 1, 1 if kind in ONCE else MOST_AT_ONCE)


def _nothing(what: str, gains: Gains) -> Fault | None:
    """Want nothing where nothing can be gained."""
    return must_be(what, written(gains), written({}))


def _players(what: str, players: Iterable[int]) -> Faults:
    for number in players:
        yield must_be_from(what, number, c.PLAYERS[0], c.PLAYERS[-1])


# Boards. -----------------------------------------------------------------------------------------


def _ring(box: Components) -> Faults:
    places = (*c.WALL_IDS[: len(box.wall)], *f.GATE_IDS)
    yield from _listed("ring.places", list(box.ring.places), places)
    yield must_be("ring.places [1]", box.ring.places[0], f.GATE_IDS[0])
    for wall in box.wall:
        for key in ("grey", "stone", "rubble"):
            yield must_be_from(f"{wall.id}.{key}", getattr(wall, key), 0, MOST_AT_ONCE)
        yield from _players(f"{wall.id}.neutral", wall.neutral)
    for gate in box.gate:
        most = 0 if gate.corner else MOST_AT_ONCE
        yield must_be_from(f"{gate.id}.rubble", gate.rubble, 0, most)
        yield must_be_from(f"{gate.id}.vp", gate.vp, 0, most)
        yield from _gains(f"{gate.id}.gatekeeper", gate.gatekeeper)
        yield from _gains(f"{gate.id}.connection", gate.connection)
        yield from _players(f"{gate.id}.neutral", gate.neutral)
        if gate.corner:
            yield _nothing(f"{gate.id}.gatekeeper", gate.gatekeeper)
            yield must_be(f"{gate.id}.neutral", written(gate.neutral), written(()))
    for card in box.wall_card:
        yield from _gains(f"{card.id}.effect", card.effect)
        yield must_be_from(f"{card.id}.vp", card.vp, 0, MOST_AT_ONCE)


def _boards(box: Components) -> Faults:
    first, *_ = c.ordered(box.levite, c.LEVITE_IDS)
    yield must_be(f"{first.id}.food", first.food, 0)
    yield _nothing(f"{first.id}.reward", first.reward)
    for levite in box.levite:
        yield must_be_from(f"{levite.id}.food", levite.food, 0, MOST)
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
    for face in box.altar_face:
        yield must_be_from(f"{face.id}.card", face.card, 1, 2)
    for line in box.judgement:
        for key, gains in line.effects.items():
            yield from _gains(f"{line.id}.{key}", gains, (*PLAIN, *JUDGED))


def _temple(box: Components) -> Faults:
    for row in box.temple_row:
        yield must_be_from(f"{row.id}.banners", row.banners, 0, MOST_AT_ONCE)
    for temple in box.temple:
        what = f"{temple.id}.sectors"
        yield must_be(f"{temple.id}.players", written(temple.players), written(TEMPLES[temple.id]))
        yield must_list(what, temple.sectors, f.ROWS, f.ROWS)
        for line in temple.sectors:
            yield must_list(f"{what} {line}", line, 1, f.MOST_COLUMNS)
            for sign in line:
                yield must_be_one_of(f"{what} {line}", sign, [str(sector + 1) for sector in range(f.SECTORS)])


def _scrolls(box: Components) -> Faults:
    for row in box.scroll_row:
        for key in ("blue", "silver", "gold", "vp", "food"):
            yield must_be_from(f"{row.id}.{key}", getattr(row, key), 0, MOST_AT_ONCE)
    for scroll in box.scroll:
        yield must_be_from(f"{scroll.id}.now", scroll.now, -MOST_AT_ONCE, MOST_AT_ONCE)
        least, most = COUNTING.get(scroll.id, (0, 0))
        yield must_be_from(f"{scroll.id}.amount", scroll.amount, least, most)
        known = (*PLAIN, *BANNERS) if scroll.id == "counsel_of_elders" else PLAIN
        yield from _gains(f"{scroll.id}.gives", scroll.gives, known)
        gives = scroll.id in GIVING
        yield must_list(f"{scroll.id}.gives", scroll.gives, int(gives), f.LIST_LENGTH if gives else 0)
    for hero in box.hero:
        yield must_be_from(f"{hero.id}.banner", hero.banner.value, 1, MOST_AT_ONCE)
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


def _option(what: str, option: Option) -> Faults:
    yield must_be_from(f"{what} price", option.price, 0, MOST_AT_ONCE)
    yield must_list(f"{what} goods", option.goods, 1, f.LIST_LENGTH)
    yield from _gains(f"{what} goods", option.goods)


def _characters(box: Components) -> Faults:
    for card in box.character:
        yield must_be_one_of(f"{card.id}.gate", card.gate, f.GATE_IDS)
        for banner in card.banners:
            yield must_be_from(f"{card.id}.banners", banner.value, 1, MOST_AT_ONCE)
        yield must_be_one_of(f"{card.id}.condition", card.condition, f.CONDITION_IDS)
        yield must_be_from(f"{card.id}.base", card.base, 0, MOST_AT_ONCE)
        if (card.buy is None) != bool(card.sell):
            yield fault(
                "esdras-et-nehemie-fault-trade",
                "{what}: a card must have one of `buy` and `sell`, and not both",
                what=card.id,
            )
        if card.buy is not None:
            yield from _option(f"{card.id}.buy upper", card.buy.upper)
            yield from _option(f"{card.id}.buy lower", card.buy.lower)
        yield from _gains(f"{card.id}.sell", card.sell, f.RESOURCE_IDS)


def _tiles(box: Components) -> Faults:
    for tile in box.tiles:
        yield must_list(f"{tile.id}.cost", tile.cost, 1, 1)
        yield from _gains(f"{tile.id}.cost", tile.cost, (*f.RESOURCE_IDS, "silver"))
        yield from _gains(f"{tile.id}.green_bar", tile.green_bar)
    for guards in box.guards:
        yield must_be_from(f"{guards.id}.storage", guards.storage, 0, MOST)
        yield from _gains(f"{guards.id}.start", guards.start, f.RESOURCE_IDS)
        yield must_be_at_most(f"{guards.id}.start", sum(guards.start.values()), guards.storage)
    for farmers in box.farmers:
        yield from _gains(f"{farmers.id}.front", farmers.front)
        yield from _gains(f"{farmers.id}.back", farmers.back)
        yield must_be_from(f"{farmers.id}.extra_food", farmers.extra_food, 0, MOST_AT_ONCE)
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
        yield must_be_from(f"{face.id}.silver", face.silver, 0, MOST)
        yield must_be_from(f"{face.id}.gold", face.gold, 0, MOST)
        yield must_be_from(f"{face.id}.reserve_silver", face.reserve_silver, 0, MOST_AT_ONCE)
        for key in ("behind", "between", "ahead"):
            yield from _gains(f"{face.id}.{key}", getattr(face, key))
    for focus in box.focus:
        yield must_be_one_of(f"{focus.id}.gate", focus.gate, f.GATE_IDS)
        yield from _option(f"{focus.id}.upper", focus.upper)
        yield from _option(f"{focus.id}.lower", focus.lower)
    for scheme in box.scheme:
        for key, action in scheme.actions.items():
            what = f"{scheme.id}.{key}"
            yield must_be_one_of(f"{what} action", action.action, f.ACTION_IDS)
            for need in ("least_workers", "most_workers", "least_gold", "most_gold", "spends"):
                yield must_be_from(f"{what} {need}", getattr(action, need), 0, f.NO_LIMIT)
            yield must_be_at_most(f"{what} spends", action.spends, action.least_gold)
            yield from _gains(f"{what} gives", action.gives)
