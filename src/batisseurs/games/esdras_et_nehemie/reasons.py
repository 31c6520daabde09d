"""Why something is not possible, most of it at an open point. Words only: nothing is decided here."""

from __future__ import annotations

from batisseurs.games.esdras_et_nehemie.blue import (
    FAR,
    access_price,
    basic_of,
    can_move_tent,
    can_place_scribe,
    tent_steps,
)
from batisseurs.games.esdras_et_nehemie.facts import (
    BLUE,
    CHARACTER_IDS,
    CHARACTERS,
    COLOUR_IDS,
    COLOURS,
    GOLD,
    GREY,
    LEVITES,
    NONE,
    RED,
    RESOURCE_IDS,
    RESOURCES,
    ROWS,
    SCROLL_CELLS,
    SCROLL_IDS,
    SCROLL_ROWS,
    SECOND_BARGAIN,
    SLOTS,
    TENT_MOVES,
)
from batisseurs.games.esdras_et_nehemie.grey import can_rebuild, grey_due, stone_due, wood_due
from batisseurs.games.esdras_et_nehemie.people import can_place_elder, can_place_trader
from batisseurs.games.esdras_et_nehemie.red import can_burn, levite_cost, row_is_full, unused_levites
from batisseurs.games.esdras_et_nehemie.rewards import can_buy_food, own
from batisseurs.games.esdras_et_nehemie.sabbath import ITEM_IDS
from batisseurs.games.esdras_et_nehemie.table import (
    CELL_NAMES,
    FOOD,
    NEUTRAL,
    PREPARING,
    SILVER,
    STACKS,
    EsdrasStep,
    EsdrasTable,
)
from batisseurs.games.esdras_et_nehemie.trade import (
    LOWER,
    OPTION_IDS,
    SELL,
    can_sell,
    can_trade,
    fee_of,
    may_trade_with,
    price_of,
    refuse_developments,
)
from batisseurs.kernel.choice import Message, Refusal
from batisseurs.kernel.seats import Seat

OPEN_POINT_RULE = "EN-15"


def because(text: str, reason: str, rule: str, at: tuple[str, ...] = (), /, **about: str | int) -> Refusal:
    """Return a refusal with its words."""
    return Refusal(text, Message(f"esdras-et-nehemie-why-{reason}", dict(about)), rule, at)


VERB_RULES = {
    "play": 54, "red": 67, "grey": 67, "blue": 67, "end": 148, "trade": 122, "develop": 126, "trader": 139,
    "elder": 139, "buy": 134, "repeat": 211, "levite": 70, "temple": 75, "altar": 86, "banner": 73,
    "spot": 91, "clear": 92, "rebuild": 95, "scribe": 110, "tent": 118,
}  # fmt: skip
"""The rule behind each word with which answers at an open point begin."""


def no_such(step: EsdrasStep, table: EsdrasTable, text: str) -> Refusal | None:
    """Refuse words that begin like an answer to this step and name nothing that there is."""
    verb = text.partition(" ")[0]
    open_now = step.asked_by == OPEN_POINT_RULE
    if open_now and verb not in VERB_RULES:
        return None
    if not (
        any(step.say(table, choice).text.partition(" ")[0] == verb for choice in step.choices(table))
        or any(refusal.text.partition(" ")[0] == verb for refusal in step.refusals(table))
    ):
        return None
    rule = f"EN-{VERB_RULES[verb]}" if open_now else step.asked_by
    return because(text, "no-such", rule)


def open_point(table: EsdrasTable, seat: Seat) -> list[Refusal]:
    """Return everything that a player would expect at an open point and cannot do now."""
    return [
        *_cards(table, seat),
        *_actions(table),
        *_people(table, seat),
        *_auxiliary(table, seat),
        *_food(table, seat),
        *_red(table, seat),
        *_grey(table, seat),
        *_blue(table, seat),
    ]


def _cards(table: EsdrasTable, seat: Seat) -> list[Refusal]:
    reasons: list[Refusal] = []
    for card in range(CHARACTERS):
        for stack in range(STACKS):
            name = CHARACTER_IDS[card]
            text = f"play {name} {stack + 1}"
            at = (own(seat, f"stack.{stack + 1}"),)
            if table.played != NONE:
                reasons.append(because(text, "card-played", "EN-54", at))
            elif not table.hand[seat] >> card & 1:
                reasons.append(because(text, "not-in-hand", "EN-54", (), card=name))
            elif not table.has_room(seat, stack):
                reasons.append(because(text, "stack-full", "EN-55", at, stack=stack + 1))
    return reasons


def _actions(table: EsdrasTable) -> list[Refusal]:
    reasons: list[Refusal] = []
    for colour in range(COLOURS):
        if table.action != NONE:
            reasons.append(because(COLOUR_IDS[colour], "action-chosen", "EN-67"))
        elif table.played == NONE:
            reasons.append(because(COLOUR_IDS[colour], "card-first", "EN-54"))
    if table.action == NONE:
        rule = "EN-49"
        reasons.append(because("end", "card-first" if table.played == NONE else "action-first", rule))
    return reasons


def _people(table: EsdrasTable, seat: Seat) -> list[Refusal]:
    reasons: list[Refusal] = []
    for kind, placed in (("trader", table.trader_placed), ("elder", table.elder_placed)):
        for slot in range(SLOTS):
            text = f"{kind} {slot + 1}"
            at = (own(seat, f"{kind}.{slot + 1}"),)
            occupied = (table.traders if kind == "trader" else table.elders)[seat] >> slot & 1
            possible = can_place_trader if kind == "trader" else can_place_elder
            if placed:
                reasons.append(because(text, f"{kind}-placed", "EN-141", at))
            elif table.reserve[seat] == 0:
                reasons.append(because(text, "no-worker", "EN-139", at))
            elif occupied:
                reasons.append(because(text, "slot-taken", "EN-140", at, slot=slot + 1))
            elif not possible(table, seat, slot):
                reasons.append(because(text, "slot-unusable", "EN-140", at, slot=slot + 1))
        for slot in range(SLOTS, 2 * SLOTS + 1):  # also who counts the slots of both
            text = f"{kind} {slot + 1}"
            reasons.append(because(text, "slot-unusable", "EN-140", (), slot=slot + 1))
    return [*reasons, because("repeat", "no-repeat", "EN-211", (), tile=SCROLL_IDS[SECOND_BARGAIN])]


def _auxiliary(table: EsdrasTable, seat: Seat) -> list[Refusal]:
    reasons = _trades(table, seat)
    if table.auxiliary_used:
        reasons += [
            because(f"develop {kind}", "auxiliary-used", "EN-121", (own(seat, f"tile.{kind}"),))
            for kind in ("guards", "traders", "elders", "farmers", "labourers")
        ]
    else:
        reasons += refuse_developments(table, seat)
    return reasons


def eve_market(table: EsdrasTable, seat: Seat) -> list[Refusal]:
    """Return which trades and tiles the Market on the Eve does not allow (EN-196)."""
    return [*_trades(table, seat), *refuse_developments(table, seat)]


def assign_first() -> list[Refusal]:
    """Return what has to wait until a recovered worker is assigned (EN-153)."""
    items = [item.replace("_", " ") for item in ITEM_IDS]
    return [because(text, "assign-first", "EN-153") for text in [*items, "buy food", "decline", "end"]]


def repeat_first(slot: int) -> list[Refusal]:
    """Return what has to wait until a trader's slot is resolved again or not (EN-211)."""
    texts = [f"{kind} {number + 1}" for kind in ("trader", "elder") for number in range(SLOTS)]
    return [because(text, "repeat-first", "EN-211", (), slot=slot + 1) for text in [*texts, "end"]]


def _trades(table: EsdrasTable, seat: Seat) -> list[Refusal]:
    reasons: list[Refusal] = []
    for card in range(CHARACTERS):
        for option in range(len(OPTION_IDS)):
            stack = next((place for place in range(STACKS) if table.visible(seat, place) == card), NONE)
            if stack != NONE and not table.auxiliary_used and can_trade(table, seat, stack * 3 + option):
                continue
            text = f"trade {CHARACTER_IDS[card]} {OPTION_IDS[option]}"
            reasons.append(_trade(table, seat, card, option, stack, text))
    return reasons


def _trade(table: EsdrasTable, seat: Seat, card: int, option: int, stack: int, text: str) -> Refusal:
    name = CHARACTER_IDS[card]
    sells = table.facts.sells[card] == 1
    if table.auxiliary_used:
        return because(text, "auxiliary-used", "EN-121")
    if stack == NONE and table.phase == PREPARING:
        return because(text, "not-visible", "EN-196", (), card=name)
    if stack == NONE or not may_trade_with(table, seat, stack):
        return because(text, "not-played-now", "EN-122", (), card=name)
    if sells != (option == SELL):
        return because(text, "no-such-trade", "EN-125" if sells else "EN-124", (), card=name)
    if sells:
        assert not can_sell(table, seat, card)
        return because(text, "nothing-to-sell", "EN-125", (), card=name)
    gate = table.facts.character_gate[card]
    price, fee = price_of(table, seat, card, min(option, LOWER)), fee_of(table, seat, gate)
    return because(text, "trade-cost", "EN-124", (), number=price, fee=fee)


def _food(table: EsdrasTable, seat: Seat) -> list[Refusal]:
    if can_buy_food(table, seat):
        return []
    return [because("buy food", "no-food-sale", "EN-134")]


def _red(table: EsdrasTable, seat: Seat) -> list[Refusal]:  # noqa: C901, PLR0912  one reason after the other
    facts = table.facts
    texts = {"levite": "EN-70", "banner": "EN-73"}
    temple = [
        (f"temple {row + 1} {RESOURCE_IDS[resource]}", row, resource)
        for row in range(ROWS)
        for resource in range(RESOURCES)
    ]
    altar = [(f"altar {RESOURCE_IDS[resource]}", resource) for resource in range(RESOURCES)]
    if table.action != RED:
        every = [*texts, *(text for text, _, _ in temple), *(text for text, _ in altar)]
        return [_not_this_action(table, text, RED) for text in every]
    reasons = _levite(table, seat)
    banners = table.available(seat, RED)
    spare = unused_levites(table, seat)
    no_levite = "uses-over" if table.uses_over else "no-levite"
    rule = "EN-69" if table.uses_over else "EN-73"
    if spare == 0:
        reasons.append(because("banner", no_levite, rule))
    for text, row, resource in temple:
        good = RESOURCE_IDS[resource]
        if facts.temple_vp[resource] == 0:
            reasons.append(because(text, "not-in-temple", "EN-76", (), good=good))
        elif row_is_full(table, row):
            reasons.append(because(text, "row-full", "EN-80", (), row=row + 1))
        elif spare == 0:
            reasons.append(because(text, no_levite, rule))
        elif table.has(seat, resource) == 0:
            reasons.append(because(text, "none", "EN-75", (), good=good))
        elif facts.temple_banners[row] > banners:
            about = {"number": facts.temple_banners[row], "available": banners}
            reasons.append(because(text, "banners", "EN-75", (), **about))
    for text, resource in altar:
        good = RESOURCE_IDS[resource]
        if facts.altar_steps[resource] == 0:
            reasons.append(because(text, "not-on-altar", "EN-86", (), good=good))
        elif spare == 0:
            reasons.append(because(text, no_levite, rule))
        elif table.has(seat, resource) == 0:
            reasons.append(because(text, "none", "EN-86", (), good=good))
        elif not can_burn(table, seat, resource, banners):
            about = {"number": facts.altar_banners[resource], "available": banners}
            reasons.append(because(text, "banners", "EN-86", (), **about))
    return reasons


def _not_this_action(table: EsdrasTable, text: str, colour: int) -> Refusal:
    if table.action == NONE:
        return because(text, "action-first", "EN-67")
    return because(text, f"not-{COLOUR_IDS[colour]}", "EN-59")


def _levite(table: EsdrasTable, seat: Seat) -> list[Refusal]:
    if table.levite_placed:
        return [because("levite", "levite-placed", "EN-69")]
    if table.reserve[seat] == 0:
        return [because("levite", "no-worker", "EN-70")]
    if table.levites[seat] == LEVITES:
        return [because("levite", "levites-full", "EN-72")]
    cost = levite_cost(table, seat)
    if table.has(seat, FOOD) < cost:
        return [because("levite", "levite-food", "EN-70", (), number=cost)]
    return []


def _grey(table: EsdrasTable, seat: Seat) -> list[Refusal]:  # noqa: C901  one reason after the other
    reasons: list[Refusal] = []
    ids = table.facts.place_ids
    clearing = [f"clear {good}" for good in RESOURCE_IDS]
    if table.action != GREY:
        every = [*(f"spot {place}" for place in ids), *clearing, "rebuild"]
        return [_not_this_action(table, text, GREY) for text in every]
    for place in range(table.facts.places):
        text, at = f"spot {ids[place]}", (f"ring.{ids[place]}",)
        owner = table.owner(place)
        if table.spot != NONE:
            reasons.append(because(text, "spot-chosen", "EN-91", at, place=ids[table.spot]))
        elif place >= table.facts.walls and table.facts.corner[place - table.facts.walls]:
            reasons.append(because(text, "corner", "EN-91", at, place=ids[place]))
        elif owner == NEUTRAL:
            reasons.append(because(text, "neutral", "EN-107", at, place=ids[place]))
        elif owner != NONE:
            reasons.append(because(text, "built", "EN-91", at, place=ids[place]))
    if table.spot == NONE:
        return [*reasons, *(because(text, "spot-first", "EN-91") for text in [*clearing, "rebuild"])]
    spot, at = table.spot, (f"ring.{ids[table.spot]}",)
    banners = table.available(seat, GREY)
    for resource, text in enumerate(clearing):
        cost = table.facts.clear_cost[resource]
        if table.rubble[spot * RESOURCES + resource] == 0:
            reasons.append(because(text, "no-such-rubble", "EN-92", at, good=RESOURCE_IDS[resource]))
        elif cost > banners:
            reasons.append(because(text, "banners", "EN-92", at, number=cost, available=banners))
    if not can_rebuild(table, seat, spot):
        reasons.append(_rebuild(table, seat, spot, at, banners))
    return reasons


def _rebuild(table: EsdrasTable, seat: Seat, spot: int, at: tuple[str, ...], banners: int) -> Refusal:
    if table.rebuilt:
        return because("rebuild", "rebuilt", "EN-95", at)
    if table.cubes_on(spot) > 0:
        return because("rebuild", "rubble-left", "EN-95", at)
    if spot < table.facts.walls and table.wall_pile(seat) == 0:
        return because("rebuild", "no-wall-cards", "EN-100", at)
    if spot >= table.facts.walls and table.reserve[seat] == 0:
        return because("rebuild", "no-worker", "EN-97", at)
    about = {
        "number": grey_due(table, spot),
        "available": banners,
        "stone": stone_due(table, seat, spot),
        "wood": wood_due(table, spot),
    }
    return because("rebuild", "building-cost", "EN-96" if spot < table.facts.walls else "EN-97", at, **about)


def _blue(table: EsdrasTable, seat: Seat) -> list[Refusal]:
    moves = []
    for move in range(TENT_MOVES):
        steps = tent_steps(move)
        text = f"tent {steps}" if move < 2 else f"tent {steps} {RESOURCE_IDS[basic_of(move)]}"  # noqa: PLR2004
        moves.append((text, move))
    for steps in (3, 4):
        moves.append((f"tent {steps} gold", NONE))
    if table.action != BLUE:
        every = [*(f"scribe {cell}" for cell in CELL_NAMES), *(text for text, _ in moves)]
        return [_not_this_action(table, text, BLUE) for text in every]
    reasons = [
        found
        for cell in range(SCROLL_CELLS)
        if (found := _scribe(table, seat, cell, table.available(seat, BLUE))) is not None
    ]
    blue = table.available(seat, BLUE)
    for text, move in moves:
        if table.tent_moved:
            reasons.append(because(text, "tent-moved", "EN-119"))
        elif move == NONE:
            reasons.append(because(text, "not-basic", "EN-118"))
        elif not can_move_tent(table, seat, move, blue):
            cost = table.facts.tent_blue[tent_steps(move)]
            if cost > blue:
                reasons.append(because(text, "banners", "EN-118", (), number=cost, available=blue))
            else:
                reasons.append(because(text, "none", "EN-118", (), good=RESOURCE_IDS[basic_of(move)]))
    return reasons


def _scribe(  # noqa: PLR0911  one reason after the other
    table: EsdrasTable, seat: Seat, cell: int, blue: int
) -> Refusal | None:
    facts = table.facts
    text, at = f"scribe {CELL_NAMES[cell]}", (f"scroll.{CELL_NAMES[cell]}",)
    row = facts.cell_row[cell]
    assert row < SCROLL_ROWS
    if table.scribe_placed:
        return because(text, "scribe-placed", "EN-109", at)
    if table.reserve[seat] == 0:
        return because(text, "no-worker", "EN-110", at)
    if can_place_scribe(table, seat, cell, blue):
        return None
    if table.scribes[cell] != NONE:
        return because(text, "tile-taken", "EN-110", at)
    price = access_price(table, seat, cell)
    if price >= FAR:
        return because(text, "not-accessible", "EN-111", at)
    about = {"number": facts.row_blue[row], "silver": facts.row_silver[row], "gold": facts.row_gold[row]}
    if facts.row_blue[row] > blue or facts.row_gold[row] > table.has(seat, GOLD):
        return because(text, "scribe-cost", "EN-110", at, **about)
    if facts.row_silver[row] > table.has(seat, SILVER):
        return because(text, "scribe-cost", "EN-110", at, **about)
    return because(text, "path-cost", "EN-112", at, number=price)
