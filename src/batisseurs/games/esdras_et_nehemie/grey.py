"""The grey main action: Rubble, Walls and Gates. Rules: B9 (EN-91 to EN-108)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.esdras_et_nehemie.facts import (
    GATE_IDS,
    GOLD,
    GREY,
    HEWN_STONES,
    KEEPERS_OATH,
    L_CONNECTION,
    L_GATEKEEPER,
    L_SCROLL,
    L_WALL_CARD,
    NONE,
    R_ORANGE,
    RESOURCE_IDS,
    RESOURCES,
    SHARED_LABOUR,
    STONE,
    WOOD,
)
from batisseurs.games.esdras_et_nehemie.kinds import AMOUNT, BUILT_WALL, GATE, NUMBER, PLACE, SIDE, WALL
from batisseurs.games.esdras_et_nehemie.rewards import gain, give
from batisseurs.games.esdras_et_nehemie.table import (
    GOODS,
    NEUTRAL,
    SILVER,
    EsdrasChance,
    EsdrasConsequence,
    EsdrasStep,
    EsdrasTable,
    all_of,
    drawn_from,
    members_of,
)
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import SEAT, arguments, below
from batisseurs.kernel.seats import Seat, seat_name
from batisseurs.kernel.source import Source

DRAWN: Final = 3
"""Wall cards that a builder draws (EN-99)."""

# Ways to pay a stone or wood of a cost, in the order in which they are used (EN-98).
WITH_CUBE: Final = 0
WITH_GOLD: Final = 1
WITH_BANNERS: Final = 2
WAYS: Final = 3
WAY_SET: Final = below("ways", bit(WAYS))


def can_be_chosen(table: EsdrasTable, place: i64) -> bool:
    """Tell whether a place is neither built nor neutral nor a corner gate (EN-91)."""
    return table.owner(place) == NONE


# Clearing. -----------------------------------------------------------------------------------------------


def clear(table: EsdrasTable, side: i64, resource: i64) -> None:
    """Take a cube off the chosen place for banners (EN-92, EN-93)."""
    table.spent += table.facts.clear_cost[resource]
    take_rubble(table, side, table.spot, resource, resource)


def take_rubble(table: EsdrasTable, side: i64, place: i64, cube: i64, got: i64) -> None:
    """Take a cube; the last one of a wall spot brings its Blessing (EN-94)."""
    table.rubble[place * RESOURCES + cube] -= 1
    table.goods[side * GOODS + got] += 1
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "good": RESOURCE_IDS[cube],
            "place": table.facts.place_ids[place],
        }
        table.tell_side(side, "clears", about, "EN-93")
    if place < table.facts.walls and table.cubes_on(place) == 0:
        gain(table, side, R_ORANGE + table.facts.wall_blessing[place], 1)


# Paying for a building. ----------------------------------------------------------------------------------


def stone_due(table: EsdrasTable, side: i64, place: i64) -> i64:
    """Return the stones of a building's cost (EN-96, EN-97, EN-210)."""
    facts = table.facts
    stone = facts.wall_stone[place] if place < facts.walls else facts.gate_stone
    if table.owns(side, HEWN_STONES):
        stone = max(stone - facts.scroll_amount[HEWN_STONES], 0)
    return stone


def grey_due(table: EsdrasTable, place: i64) -> i64:
    """Return the banners of a building's cost."""
    return table.facts.wall_grey[place] if place < table.facts.walls else table.facts.gate_grey


def wood_due(table: EsdrasTable, place: i64) -> i64:
    """Return the wood of a building's cost."""
    return 0 if place < table.facts.walls else table.facts.gate_wood


def can_replace(table: EsdrasTable, side: i64, stone: i64, wood: i64, gold: i64, banners: i64) -> bool:
    """Tell whether what is missing of stone and wood can be replaced by gold and banners (EN-98)."""
    at = side * GOODS
    missing = max(stone - table.goods[at + STONE], 0) + max(wood - table.goods[at + WOOD], 0)
    return missing <= gold + max(banners, 0) // table.facts.discount_grey


def can_rebuild(table: EsdrasTable, side: i64, place: i64) -> bool:
    """Tell whether the active player can rebuild a place now (EN-95 to EN-100)."""
    if table.rebuilt == 1 or table.owner(place) != NONE or table.cubes_on(place) > 0:
        return False
    if place < table.facts.walls:
        if table.wall_pile(side) == 0:
            return False
    elif table.reserve[side] == 0:
        return False
    left = table.available(side, GREY) - grey_due(table, place)
    if left < 0:
        return False
    return can_replace(
        table,
        side,
        stone_due(table, side, place),
        wood_due(table, place),
        table.goods[side * GOODS + GOLD],
        left,
    )


def rebuild(table: EsdrasTable, side: i64) -> None:
    """Pay the printed banners, then stone and wood one by one, then build (EN-10, EN-95)."""
    place = table.spot
    table.rebuilt = 1
    table.spent += grey_due(table, place)
    stone = stone_due(table, side, place)
    table.then(PayBuilding(side, place, stone, wood_due(table, place), all_of(WAYS)))


def ways_after(ways: i64, way: i64, wood: i64) -> i64:
    """Return the ways that are still open after one was used: earlier ones are over.

    So every mix is paid in one order and no other: of each good first cubes, then gold, then banners. With
    the last wood the cubes of stone come in; gold stays over once banners have stood for a wood.
    """
    left = ways & ~(bit(way) - 1)
    return left | bit(WITH_CUBE) if wood == 1 else left


def can_pay(table: EsdrasTable, side: i64, way: i64, stone: i64, wood: i64, ways: i64) -> bool:
    """Tell whether the next wood or stone can be paid in a way such that the rest can be paid too (EN-98)."""
    stone_left = stone if wood > 0 else stone - 1
    wood_left = max(wood - 1, 0)
    stones = table.goods[side * GOODS + STONE]
    woods = table.goods[side * GOODS + WOOD]
    gold = table.goods[side * GOODS + GOLD]
    banners = table.available(side, GREY)
    price = table.facts.discount_grey
    if way == WITH_GOLD:
        gold -= 1
    elif way == WITH_BANNERS:
        banners -= price
    elif wood > 0:
        woods -= 1
    else:
        stones -= 1
    if stones < 0 or woods < 0 or gold < 0 or banners < 0:
        return False
    after = ways_after(ways, way, wood)
    if after & bit(WITH_CUBE) == 0:
        if wood_left > 0:
            woods = 0
        else:
            stones = 0
    if after & bit(WITH_GOLD) == 0:
        gold = 0
    missing = max(stone_left - stones, 0) + max(wood_left - woods, 0)
    return missing <= gold + banners // price


def payments(table: EsdrasTable, side: i64, stone: i64, wood: i64, ways: i64) -> list[int]:
    """Return the ways to pay the next wood or stone; each leads to other mixes than the others (EN-98)."""
    found: list[int] = []
    for way in range(WAYS):
        if ways & bit(way) and can_pay(table, side, way, stone, wood, ways):
            found.append(way)
    return found


def pay(table: EsdrasTable, side: i64, cube: i64, way: i64) -> None:
    """Pay a wood or stone with a cube, gold or banners."""
    if way == WITH_BANNERS:
        table.spent += table.facts.discount_grey
    else:
        table.goods[side * GOODS + (GOLD if way == WITH_GOLD else cube)] -= 1
    if table.game_events is not None:
        ways = ("pays-cube", "pays-gold", "pays-banners")
        about: dict[str, str | int | list[str]] = {
            "good": RESOURCE_IDS[cube],
            "number": table.facts.discount_grey,
        }
        table.tell_side(side, ways[way], about, "EN-96" if way == WITH_CUBE else "EN-98")


@final
@mypyc_attr(acyclic=True)
class PayBuilding(EsdrasConsequence):
    """The resources of a building are paid one by one; only where the mix is open is it asked (EN-98)."""

    made_from = arguments(side=SEAT, place=PLACE, stone=AMOUNT, wood=AMOUNT, ways=WAY_SET)

    def __init__(self, side: i64, place: i64, stone: i64, wood: i64, ways: i64) -> None:
        """Name the builder, the place, what is left to pay, and the ways still open as a set."""
        super().__init__()
        self.side: Final = side
        self.place: Final = place
        self.stone: Final = stone
        self.wood: Final = wood
        self.ways: Final = ways

    def run(self, table: EsdrasTable) -> None:
        """Everything about it is public, so what is forced is not asked."""
        side = self.side
        stone = self.stone
        wood = self.wood
        ways = self.ways
        while stone + wood > 0:
            possible = payments(table, side, stone, wood, ways)
            if len(possible) > 1:
                table.then(ChoosePayment(side, self.place, stone, wood, ways))
                return
            way: i64 = possible[0]
            pay(table, side, WOOD if wood > 0 else STONE, way)
            ways = ways_after(ways, way, wood)
            if wood > 0:
                wood -= 1
            else:
                stone -= 1
        if self.place < table.facts.walls:
            draw_walls(table, side, self.place)
        else:
            build_gate(table, side, self.place)


@final
@mypyc_attr(acyclic=True)
class ChoosePayment(EsdrasStep):
    """A stone or wood of a building is paid as a cube, with 1 gold, or with 3 grey banners (EN-98)."""

    asked_by = "EN-98"
    made_from = arguments(chooser=SEAT, place=PLACE, stone=AMOUNT, wood=AMOUNT, ways=WAY_SET)

    def __init__(self, chooser: Seat, place: i64, stone: i64, wood: i64, ways: i64) -> None:
        """Name the builder, the place, what is left to pay, and the ways still open as a set."""
        super().__init__(chooser)
        self.place: Final = place
        self.stone: Final = stone
        self.wood: Final = wood
        self.ways: Final = ways

    def choices(self, table: EsdrasTable) -> list[int]:
        """What leaves the rest payable."""
        return payments(table, self.chooser, self.stone, self.wood, self.ways)

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Pay it and continue."""
        seat = self.chooser
        ways = ways_after(self.ways, choice, self.wood)
        if self.wood > 0:
            pay(table, seat, WOOD, choice)
            table.then(PayBuilding(seat, self.place, self.stone, self.wood - 1, ways))
        else:
            pay(table, seat, STONE, choice)
            table.then(PayBuilding(seat, self.place, self.stone - 1, 0, ways))

    def cube(self) -> str:
        """Return what is being paid."""
        return "wood" if self.wood > 0 else "stone"

    def prompt(self, table: EsdrasTable) -> Message:
        about: dict[str, str | int | list[str]] = {
            "seat": self.chooser,
            "good": self.cube(),
            "place": table.facts.place_ids[self.place],
        }
        return Message("esdras-et-nehemie-ask-payment", about)

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`pay stone`, `pay gold`, `pay banners`."""
        if choice == WITH_CUBE:
            return Choice(f"pay {self.cube()}", Message("esdras-et-nehemie-pay", {"good": self.cube()}))
        if choice == WITH_GOLD:
            return Choice("pay gold", Message("esdras-et-nehemie-pay", {"good": "gold"}))
        about: dict[str, str | int | list[str]] = {"number": table.facts.discount_grey}
        return Choice("pay banners", Message("esdras-et-nehemie-pay-banners", about))

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """Ways that are over, that are not there, or that would leave the rest unpaid."""
        possible = self.choices(table)
        reasons: list[Refusal] = []
        for way in range(WAYS):
            if way not in possible:
                why = Message("esdras-et-nehemie-why-payment-order")
                if self.ways & bit(way):
                    why = Message("esdras-et-nehemie-why-no-payment", {"good": self.cube()})
                reasons.append(Refusal(self.say(table, way).text, why, "EN-98"))
        return reasons


# Wall cards. ---------------------------------------------------------------------------------------------


def draw_walls(table: EsdrasTable, side: i64, place: i64) -> None:
    """Draw up to three wall cards unseen by the others, then place one (EN-99, EN-100)."""
    number = min(table.wall_pile(side), DRAWN)
    table.then(DrawWall(side, number), ChooseWallCard(side, place))


def next_walls(table: EsdrasTable, side: i64) -> i64:
    """Return which wall cards can come next, as a set: known ones on top, then any, then those below."""
    if table.wall_top[side] != NONE:
        return bit(table.wall_top[side])
    if table.wall_bag[side] != 0:
        return table.wall_bag[side]
    return bit(table.wall_bottom[side * table.facts.wall_cards])


def take_wall(table: EsdrasTable, side: i64, card: i64) -> None:
    """Take the next card of a wall pile, which is this one."""
    if table.wall_top[side] != NONE:
        table.wall_top[side] = NONE
    elif table.wall_bag[side] != 0:
        table.wall_bag[side] &= ~bit(card)
    else:
        at = side * table.facts.wall_cards
        table.wall_bottom_size[side] -= 1
        for place in range(table.wall_bottom_size[side]):
            table.wall_bottom[at + place] = table.wall_bottom[at + place + 1]
        table.wall_bottom[at + table.wall_bottom_size[side]] = NONE


def put_at_bottom(table: EsdrasTable, side: i64, card: i64) -> None:
    """Put a wall card under the pile."""
    table.wall_bottom[side * table.facts.wall_cards + table.wall_bottom_size[side]] = card
    table.wall_bottom_size[side] += 1


@final
@mypyc_attr(acyclic=True)
class DrawWall(EsdrasChance):
    """The builder draws wall cards that only the builder sees (EN-99)."""

    asked_by = "EN-99"
    made_from = arguments(side=SEAT, left=NUMBER)

    def __init__(self, side: i64, left: i64) -> None:
        """Name the builder and how many."""
        super().__init__()
        self.side: Final = side
        self.left: Final = left

    def actor(self) -> Seat:
        """Return the builder."""
        return self.side

    def choices(self, table: EsdrasTable) -> list[int]:
        """Any card of the pile, or the one put on top."""
        return members_of(next_walls(table, self.side), table.facts.wall_cards)

    def draw(self, table: EsdrasTable, source: Source) -> int:
        """Each equally likely."""
        members = next_walls(table, self.side)
        return drawn_from(members, source.below(size(members)))

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Draw it."""
        take_wall(table, self.side, choice)
        table.wall_drawn[self.side] |= bit(choice)
        if self.left > 1:
            table.then(DrawWall(self.side, self.left - 1))

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-draw-wall", {"seat": self.side})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`draw wall_03 for p1`."""
        card = table.facts.wall_card_ids[choice]
        about: dict[str, str | int | list[str]] = {"card": card, "seat": self.side}
        return Choice(
            f"draw {card} for {seat_name(self.side)}", Message("esdras-et-nehemie-draw-wall", about)
        )

    def audience(self, table: EsdrasTable, choice: i64) -> Seat:
        """Only the builder (EN-53)."""
        return self.side

    def veiled(self, table: EsdrasTable, choice: i64) -> Choice:
        """`draw wall card for p1`."""
        about: dict[str, str | int | list[str]] = {"seat": self.side}
        text = f"draw wall card for {seat_name(self.side)}"
        return Choice(text, Message("esdras-et-nehemie-draw-wall-veiled", about))


@final
@mypyc_attr(acyclic=True)
class ChooseWallCard(EsdrasStep):
    """One of the drawn cards is placed (EN-99)."""

    asked_by = "EN-99"
    made_from = arguments(chooser=SEAT, place=WALL)

    def __init__(self, chooser: Seat, place: i64) -> None:
        """Name the builder and the wall spot."""
        super().__init__(chooser)
        self.place: Final = place

    def choices(self, table: EsdrasTable) -> list[int]:
        """The cards drawn."""
        return members_of(table.wall_drawn[self.chooser], table.facts.wall_cards)

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Its effect, a neighbour's effect, the other cards, then connections (EN-R28)."""
        seat = self.chooser
        table.wall_drawn[seat] &= ~bit(choice)
        put_wall(table, seat, self.place, choice)
        table.then(Connections(seat, self.place))
        if size(table.wall_drawn[seat]) > 1:
            table.then(ReturnWallCard(seat))
        elif table.wall_drawn[seat] != 0:
            table.then(ReturnLastCard(seat))
        if table.owns(seat, SHARED_LABOUR):
            share_labour(table, seat, self.place)
        give(table, seat, L_WALL_CARD + choice)

    def prompt(self, table: EsdrasTable) -> Message:
        about: dict[str, str | int | list[str]] = {"place": table.facts.place_ids[self.place]}
        return Message("esdras-et-nehemie-ask-wall-card", about)

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`place wall_03`."""
        card = table.facts.wall_card_ids[choice]
        about: dict[str, str | int | list[str]] = {"card": card}
        at = (f"{seat_name(self.chooser)}.wall.{card}",)
        return Choice(f"place {card}", Message("esdras-et-nehemie-place-wall", about), at)

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """Cards that were not drawn."""
        possible = self.choices(table)
        reasons: list[Refusal] = []
        for card in range(table.facts.wall_cards):
            if card not in possible:
                name = table.facts.wall_card_ids[card]
                why = Message("esdras-et-nehemie-why-not-drawn", {"card": name})
                reasons.append(Refusal(f"place {name}", why, "EN-99"))
        return reasons


def put_wall(table: EsdrasTable, side: i64, place: i64, card: i64) -> None:
    """Place a wall card; the wall is its builder's (EN-99)."""
    table.wall_owner[place] = side
    table.wall_card[place] = card
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "place": table.facts.place_ids[place],
            "card": table.facts.wall_card_ids[card],
        }
        table.tell_side(side, "builds-wall", about, "EN-99")


@final
@mypyc_attr(acyclic=True)
class ReturnWallCard(EsdrasStep):
    """One of the two other cards goes on top of the wall pile, the other to the bottom (EN-99)."""

    asked_by = "EN-99"

    def choices(self, table: EsdrasTable) -> list[int]:
        """Either of them."""
        return members_of(table.wall_drawn[self.chooser], table.facts.wall_cards)

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Only the builder knows where they are (EN-53)."""
        seat = self.chooser
        table.wall_drawn[seat] &= ~bit(choice)
        for card in members_of(table.wall_drawn[seat], table.facts.wall_cards):
            put_at_bottom(table, seat, card)
        table.wall_drawn[seat] = 0
        table.wall_top[seat] = choice

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-return", {"seat": self.chooser})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`top wall_03`."""
        card = table.facts.wall_card_ids[choice]
        about: dict[str, str | int | list[str]] = {"card": card}
        at = (f"{seat_name(self.chooser)}.wall.{card}",)
        return Choice(f"top {card}", Message("esdras-et-nehemie-return", about), at)

    def audience(self, table: EsdrasTable, choice: i64) -> Seat:
        """Only the builder."""
        return self.chooser

    def veiled(self, table: EsdrasTable, choice: i64) -> Choice:
        """`return wall cards`."""
        about: dict[str, str | int | list[str]] = {"seat": self.chooser}
        return Choice("return wall cards", Message("esdras-et-nehemie-return-veiled", about))


@final
@mypyc_attr(acyclic=True)
class ReturnLastCard(EsdrasConsequence):
    """A single card left over simply returns: it is the whole pile (EN-100)."""

    made_from = arguments(side=SEAT)

    def __init__(self, side: i64) -> None:
        """Name the builder."""
        super().__init__()
        self.side: Final = side

    def run(self, table: EsdrasTable) -> None:
        """Put it back."""
        for card in members_of(table.wall_drawn[self.side], table.facts.wall_cards):
            put_at_bottom(table, self.side, card)
        table.wall_drawn[self.side] = 0


# Shared labour. ------------------------------------------------------------------------------------------


def around(table: EsdrasTable, place: i64, step: i64) -> i64:
    """Return the neighbour of a place on the ring, clockwise (1) or counter-clockwise (−1)."""
    facts = table.facts
    return facts.ring[(facts.ring_at[place] + step + facts.places) % facts.places]


def adjacent_walls(table: EsdrasTable, place: i64) -> list[int]:
    """Return the rebuilt walls next to a wall spot with no gate between (EN-205, EN-R27)."""
    found: list[int] = []
    before = around(table, place, -1)
    after = around(table, place, 1)
    if before < table.facts.walls and table.wall_owner[before] >= 0:
        found.append(before)
    if after < table.facts.walls and table.wall_owner[after] >= 0:
        found.append(after)
    return found


def share_labour(table: EsdrasTable, seat: Seat, place: i64) -> None:
    """Gain also the effect of an adjacent wall, by choice if there are two (EN-205)."""
    walls = adjacent_walls(table, place)
    if len(walls) > 1:
        table.then(ChooseAdjacentWall(seat, place))
    elif walls:
        table.then(CopyWall(seat, walls[0]))


@final
@mypyc_attr(acyclic=True)
class CopyWall(EsdrasConsequence):
    """The effect of an adjacent wall is gained (EN-205)."""

    made_from = arguments(side=SEAT, place=BUILT_WALL)

    def __init__(self, side: i64, place: i64) -> None:
        """Name the builder and the adjacent wall."""
        super().__init__()
        self.side: Final = side
        self.place: Final = place

    def run(self, table: EsdrasTable) -> None:
        """Its owner gains nothing."""
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {"place": table.facts.place_ids[self.place]}
            table.tell_side(self.side, "shared-labour", about, "EN-205")
        give(table, self.side, L_WALL_CARD + table.wall_card[self.place])


@final
@mypyc_attr(acyclic=True)
class ChooseAdjacentWall(EsdrasStep):
    """Which of two adjacent walls is copied (EN-205)."""

    asked_by = "EN-205"
    made_from = arguments(chooser=SEAT, place=WALL)

    def __init__(self, chooser: Seat, place: i64) -> None:
        """Name the builder and the new wall."""
        super().__init__(chooser)
        self.place: Final = place

    def choices(self, table: EsdrasTable) -> list[int]:
        """The rebuilt neighbours."""
        return adjacent_walls(table, self.place)

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Copy it."""
        table.then(CopyWall(self.chooser, choice))

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-adjacent", {"seat": self.chooser})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`copy w14`."""
        place = table.facts.place_ids[choice]
        about: dict[str, str | int | list[str]] = {
            "place": place,
            "card": table.facts.wall_card_ids[table.wall_card[choice]],
        }
        return Choice(f"copy {place}", Message("esdras-et-nehemie-copy", about), (f"ring.{place}",))


# Gates and connections. ----------------------------------------------------------------------------------


def build_gate(table: EsdrasTable, side: i64, place: i64) -> None:
    """Silver on the card, gatekeeper, reward, oath, connections (EN-101, EN-206).

    The gatekeeper stays, and its player owns the gate (EN-102).
    """
    gate = place - table.facts.walls
    silver = table.gate_silver[gate]
    table.gate_owner[gate] = side
    table.gate_silver[gate] = 0
    table.goods[side * GOODS + SILVER] += silver
    table.reserve[side] -= 1
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "place": table.facts.place_ids[place],
            "number": silver,
        }
        table.tell_side(side, "builds-gate", about, "EN-101")
    table.then(Connections(side, place))
    if table.owns(side, KEEPERS_OATH):
        give(table, side, L_SCROLL + KEEPERS_OATH)
    give(table, side, L_GATEKEEPER + gate)


@final
@mypyc_attr(acyclic=True)
class Connections(EsdrasConsequence):
    """Pairs of a gate and a wall newly next to each other: both owners gain (EN-104 to EN-108)."""

    made_from = arguments(side=SIDE, place=PLACE)

    def __init__(self, side: i64, place: i64) -> None:
        """Name the builder and what was built."""
        super().__init__()
        self.side: Final = side
        self.place: Final = place

    def run(self, table: EsdrasTable) -> None:
        """A gate between two walls makes two; the counter-clockwise one comes first (EN-106)."""
        connect(table, self.side, self.place, around(table, self.place, 1))
        connect(table, self.side, self.place, around(table, self.place, -1))


def connect(table: EsdrasTable, builder: i64, place: i64, neighbour: i64) -> None:
    """Resolve the connection of two neighbours, if they make one (EN-104, EN-107)."""
    if (place < table.facts.walls) == (neighbour < table.facts.walls):
        return
    wall = min(place, neighbour)
    gate = max(place, neighbour) - table.facts.walls
    owner = table.gate_owner[gate]
    if table.wall_owner[wall] < 0 or owner == NONE or (owner == NEUTRAL and table.facts.corner[gate] == 0):
        return
    table.then(Connection(builder, wall, gate))


@final
@mypyc_attr(acyclic=True)
class Connection(EsdrasConsequence):
    """Both owners gain the gate's connection reward, the builder first (EN-9, EN-104, EN-105, EN-108)."""

    made_from = arguments(side=SIDE, wall=BUILT_WALL, gate=GATE)

    def __init__(self, side: i64, wall: i64, gate: i64) -> None:
        """Name the builder, the wall and the gate."""
        super().__init__()
        self.side: Final = side
        self.wall: Final = wall
        self.gate: Final = gate

    def run(self, table: EsdrasTable) -> None:
        """A single owner gains once; a neutral corner gate gains nothing."""
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {
                "gate": GATE_IDS[self.gate],
                "wall": table.facts.place_ids[self.wall],
            }
            table.tell("connection", about, "EN-104")
        keeper = table.gate_owner[self.gate]
        mason = table.wall_owner[self.wall]
        other = keeper if mason == self.side else mason
        if other != self.side and other >= 0:
            give(table, other, L_CONNECTION + self.gate)
        give(table, self.side, L_CONNECTION + self.gate)
