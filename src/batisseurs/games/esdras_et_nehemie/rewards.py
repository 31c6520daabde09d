"""Gains and what they trigger. Rules: B1, altar steps (EN-88), tent steps (EN-120), B12 to B14, EN-158.

A reward list is given entry by entry. An entry that triggers something puts it on the chain before the rest
of the list, so everything a space or card triggers is resolved first (EN-8, EN-88, EN-120), in anyone's
turn, and a choice goes to the receiver (EN-R69).
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.esdras_et_nehemie.facts import (
    BLESSING_IDS,
    BLESSINGS,
    FARMERS,
    FRUIT_OF_THE_LAND,
    GOLDEN_INCENSE,
    L_ALTAR,
    L_CITY,
    L_COLUMN,
    L_FARMER,
    L_GREEN_BAR,
    L_LABOURER,
    L_SCROLL,
    LABOURERS,
    LIST_LENGTH,
    LIST_SIZE,
    NONE,
    R_ALTAR,
    R_BASIC,
    R_BLESSING,
    R_DEVELOP,
    R_FOOD,
    R_GOLD,
    R_LOSE_FOOD,
    R_ORANGE,
    R_RECOVER,
    R_RED,
    R_RED_BANNER,
    R_SILVER,
    R_TENT,
    R_VP,
    R_WILD_BANNER,
    R_WORKER,
    RESOURCE_IDS,
    REWARD_IDS,
    SLOTS,
    STONE,
    SWIFT_TENTS,
    TYPE_IDS,
    TYPES,
)
from batisseurs.games.esdras_et_nehemie.kinds import AMOUNT, COLOUR, ENTRY, LIST, NUMBER, SIDE, TYPE
from batisseurs.games.esdras_et_nehemie.table import (
    FOOD,
    FROM_HUNGER,
    FROM_REWARDS,
    GOODS,
    NOT_COUNTED,
    PREPARING,
    SILVER,
    EsdrasConsequence,
    EsdrasStep,
    EsdrasTable,
)
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import SEAT, arguments
from batisseurs.kernel.seats import Seat, seat_name

# Recovering: the trader slots, the elder slots, and to let it be.
RECOVER_ELDER: Final = SLOTS
DECLINE_RECOVERY: Final = 2 * SLOTS
# Assigning a worker in the preparation phase.
AS_FARMER: Final = 0
AS_LABOURER: Final = 1
"""+ option, 0 or 1."""
ASSIGNMENTS: Final = 3
DECLINE_DEVELOPMENT: Final = TYPES
BUY: Final = 0
ENOUGH: Final = 1


# Reward lists. -------------------------------------------------------------------------------------------


def give(table: EsdrasTable, side: i64, number: i64) -> None:
    """Have a side gain a reward list next."""
    if table.facts.rewards[number * LIST_SIZE] != NONE:
        table.then(Rewards(side, number, 0))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rewards(EsdrasConsequence):
    """The gains of a list, each completely before the next (EN-8)."""

    made_from = arguments(side=SIDE, number=LIST, start=ENTRY)

    def __init__(self, side: i64, number: i64, start: i64) -> None:
        """Name the receiver, the list, and the entry that comes next."""
        super().__init__()
        self.side: Final = side
        self.number: Final = number
        self.start: Final = start

    def run(self, table: EsdrasTable) -> None:
        """Give plain goods at once; what may trigger more comes before the rest of the list."""
        rewards = table.facts.rewards
        at = self.number * LIST_SIZE
        entry = self.start
        while entry < LIST_LENGTH:
            kind = rewards[at + 2 * entry]
            if kind == NONE:
                return
            amount = rewards[at + 2 * entry + 1]
            entry += 1
            if not gain_plain(table, self.side, kind, amount):
                if entry < LIST_LENGTH and rewards[at + 2 * entry] != NONE:
                    table.then(Rewards(self.side, self.number, entry))
                gain(table, self.side, kind, amount)
                return


def gain_plain(table: EsdrasTable, side: i64, kind: i64, amount: i64) -> bool:  # noqa: C901, PLR0912  a list of kinds
    """Gain what triggers nothing and asks nothing; return whether it was such a gain."""
    opponent = table.is_opponent(side)
    got = kind
    if kind <= R_BASIC:
        if opponent:
            got = R_GOLD  # EN-237
        elif kind == R_BASIC:
            return False
        table.goods[side * GOODS + got] += amount
    elif kind == R_SILVER:
        table.goods[side * GOODS + SILVER] += amount
    elif kind == R_FOOD:
        if opponent:
            got = R_SILVER  # EN-238
        table.goods[side * GOODS + (SILVER if opponent else FOOD)] += amount
    elif kind == R_VP:
        table.score_points(side, FROM_REWARDS, amount)
    elif kind == R_WORKER:
        if table.supply[side] < amount:
            return False
        table.supply[side] -= amount
        table.reserve[side] += amount
    elif R_RED_BANNER <= kind <= R_WILD_BANNER:
        if opponent:
            return True
        table.banners[kind - R_RED_BANNER] += amount
    else:
        return False
    if table.game_events is not None:
        tell_gain(table, side, got, amount)
    return True


def tell_gain(table: EsdrasTable, side: i64, kind: i64, amount: i64) -> None:
    """Report a gain; the opponent can also lose points (EN-271)."""
    if kind == R_VP and amount < 0:
        table.tell_side(side, "loses-vp", {"number": -amount}, "EN-271")
        return
    rule = "EN-8"
    if kind == R_WORKER:
        rule = "EN-5"
    elif kind == R_VP:
        rule = "EN-13"
    elif R_ORANGE <= kind <= R_RED:
        rule = "EN-144"
    table.tell_side(side, "gains-" + REWARD_IDS[kind].replace("_", "-"), {"number": amount}, rule)


def gain(table: EsdrasTable, side: i64, kind: i64, amount: i64) -> None:  # noqa: C901, PLR0912  a list of kinds
    """Gain what triggers or asks something, with the opponent's replacements (EN-242 to EN-244)."""
    opponent = table.is_opponent(side)
    if kind == R_BASIC:
        table.then(ChooseResource(side, amount))
    elif kind == R_WORKER:
        gain_workers(table, side, amount)
    elif kind == R_ALTAR:
        table.then(AltarSteps(side, amount))
    elif kind == R_TENT:
        table.then(TentSteps(side, amount))
    elif R_ORANGE <= kind <= R_RED:
        if amount > 1:
            table.then(Blessings(side, kind - R_ORANGE, amount - 1))
        bless(table, side, kind - R_ORANGE)
    elif kind == R_BLESSING:
        if amount > 1:
            table.then(BlessingsOfChoice(side, amount - 1))
        bless_by_choice(table, side)
    elif kind == R_RECOVER:
        if opponent:
            table.then(TentSteps(side, 1))  # EN-244
        else:
            for _ in range(amount):
                offer_recovery(table, side)
    elif kind == R_LOSE_FOOD:
        if not opponent:
            table.then(LoseFood(side, amount))
            offer_food(table, side, amount)
    elif kind == R_DEVELOP and not opponent and table.developed[side] != bit(TYPES) - 1:
        table.then(FreeDevelop(side))


def gain_workers(table: EsdrasTable, side: i64, amount: i64) -> None:
    """Gain workers; for each that the main supply lacks the tent moves (EN-5, EN-6).

    Nothing puts a worker back into the main supply (EN-7).
    """
    there = min(table.supply[side], amount)
    table.supply[side] -= there
    table.reserve[side] += there
    if table.game_events is not None:
        if there > 0:
            tell_gain(table, side, R_WORKER, there)
        if there < amount:
            table.tell_side(side, "no-worker-left", {"number": amount - there}, "EN-6")
    if there < amount:
        table.then(TentSteps(side, amount - there))


# Altar and tents. ----------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AltarSteps(EsdrasConsequence):
    """Steps on the altar track, one after the other (EN-88)."""

    made_from = arguments(side=SIDE, left=NUMBER)

    def __init__(self, side: i64, left: i64) -> None:
        """Name the side and the number of steps."""
        super().__init__()
        self.side: Final = side
        self.left: Final = left

    def run(self, table: EsdrasTable) -> None:
        """Enter a space and gain its reward; beyond the last one there is silver (EN-89, EN-90)."""
        side = self.side
        facts = table.facts
        if self.left > 1:
            table.then(AltarSteps(side, self.left - 1))
        if table.altar[side] == facts.last_altar:
            table.goods[side * GOODS + SILVER] += facts.altar_end_silver
            if table.game_events is not None:
                table.tell_side(side, "altar-end", {"number": facts.altar_end_silver}, "EN-90")
            return
        table.move_on_altar(side)
        space = table.altar[side]
        if table.game_events is not None:
            table.tell_side(side, "altar-step", {"space": space}, "EN-88")
        if facts.golden[space] == 1 and table.owns(side, GOLDEN_INCENSE):
            give(table, side, L_SCROLL + GOLDEN_INCENSE)  # EN-209
        give(table, side, L_ALTAR + space)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TentSteps(EsdrasConsequence):
    """Steps of a tent on the city map, one after the other (EN-120)."""

    made_from = arguments(side=SIDE, left=NUMBER)

    def __init__(self, side: i64, left: i64) -> None:
        """Name the side and the number of steps."""
        super().__init__()
        self.side: Final = side
        self.left: Final = left

    def run(self, table: EsdrasTable) -> None:
        """Enter the next space clockwise; after the second step of a turn one more may follow (EN-203)."""
        side = self.side
        if self.left > 1:
            table.then(TentSteps(side, self.left - 1))
        space = (table.tent[side] + 1) % table.facts.city_spaces
        table.tent[side] = space
        if table.game_events is not None:
            table.tell_side(side, "tent-step", {"place": f"c{space}"}, "EN-120")
        if table.owns(side, SWIFT_TENTS):
            table.tent_steps[side] += 1
            if table.tent_steps[side] == table.facts.scroll_amount[SWIFT_TENTS]:
                table.tent_steps[side] = NOT_COUNTED
                table.then(TentSteps(side, 1))
        give(table, side, L_CITY + space)


# Blessings. ----------------------------------------------------------------------------------------------


def can_be_blessed(table: EsdrasTable, side: i64, colour: i64) -> bool:
    """Tell whether a marker is not on the last space (EN-145)."""
    return table.blessings[side * BLESSINGS + colour] < table.facts.last_blessing


def bless(table: EsdrasTable, side: i64, colour: i64) -> None:
    """Move a Blessing marker; a marker at the end has the tent move instead (EN-144 to EN-146)."""
    if not can_be_blessed(table, side, colour):
        if table.game_events is not None:
            table.tell_side(side, "blessing-full", {}, "EN-145")
        table.then(TentSteps(side, 1))
        return
    before = table.complete_sets(side)
    table.blessings[side * BLESSINGS + colour] += 1
    if table.game_events is not None:
        tell_gain(table, side, R_ORANGE + colour, 1)
    after = table.complete_sets(side)
    if after > before:
        if table.game_events is not None:
            table.tell_side(side, "column", {"number": after}, "EN-146")
        give(table, side, L_COLUMN + after)


def bless_by_choice(table: EsdrasTable, side: i64) -> None:
    """Have a side choose a Blessing, of the markers that can still move (EN-145, EN-243)."""
    movable: i64 = 0
    last: i64 = 0
    least: i64 = NONE
    for colour in range(BLESSINGS):
        if can_be_blessed(table, side, colour):
            movable += 1
            last = colour
            at = side * BLESSINGS
            if least == NONE or table.blessings[at + colour] < table.blessings[at + least]:
                least = colour
    if table.is_opponent(side) and movable > 0:
        bless(table, side, least)
    elif movable > 1:
        table.then(ChooseBlessing(side))
    else:
        bless(table, side, last)


@final
@mypyc_attr(acyclic=True)
class Blessings(EsdrasConsequence):
    """Further Blessings of one colour."""

    made_from = arguments(side=SIDE, colour=COLOUR, left=NUMBER)

    def __init__(self, side: i64, colour: i64, left: i64) -> None:
        """Name the side, the colour and the number."""
        super().__init__()
        self.side: Final = side
        self.colour: Final = colour
        self.left: Final = left

    def run(self, table: EsdrasTable) -> None:
        """Gain the next."""
        if self.left > 1:
            table.then(Blessings(self.side, self.colour, self.left - 1))
        bless(table, self.side, self.colour)


@final
@mypyc_attr(acyclic=True)
class BlessingsOfChoice(EsdrasConsequence):
    """Further Blessings of choice."""

    made_from = arguments(side=SIDE, left=NUMBER)

    def __init__(self, side: i64, left: i64) -> None:
        """Name the side and the number."""
        super().__init__()
        self.side: Final = side
        self.left: Final = left

    def run(self, table: EsdrasTable) -> None:
        """Gain the next."""
        if self.left > 1:
            table.then(BlessingsOfChoice(self.side, self.left - 1))
        bless_by_choice(table, self.side)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseBlessing(EsdrasStep):
    """A Blessing of choice: a marker that is not on the last space (EN-144, EN-145)."""

    asked_by = "EN-144"

    def actor(self) -> Seat:
        """Return the receiver."""
        return self.chooser

    def choices(self, table: EsdrasTable) -> list[int]:
        """Colours whose marker can move."""
        found: list[int] = []
        for colour in range(BLESSINGS):
            if can_be_blessed(table, self.chooser, colour):
                found.append(colour)
        return found

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Move it."""
        bless(table, self.chooser, choice)

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-blessing", {"seat": self.chooser})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`bless orange`."""
        colour = BLESSING_IDS[choice]
        about: dict[str, str | int | list[str]] = {"blessing": colour}
        text = "bless " + colour.removeprefix("blessing_")
        return Choice(text, Message("esdras-et-nehemie-bless", about), (own(self.chooser, colour),))

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """A marker on the last space."""
        reasons: list[Refusal] = []
        for colour in range(BLESSINGS):
            if not can_be_blessed(table, self.chooser, colour):
                about: dict[str, str | int | list[str]] = {"blessing": BLESSING_IDS[colour]}
                text = "bless " + BLESSING_IDS[colour].removeprefix("blessing_")
                why = Message("esdras-et-nehemie-why-blessing-full", about)
                reasons.append(Refusal(text, why, "EN-145", (own(self.chooser, BLESSING_IDS[colour]),)))
        return reasons


# Basic resources of choice. ------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseResource(EsdrasStep):
    """Basic resources of the receiver's choice, one by one (EN-1)."""

    asked_by = "EN-1"
    made_from = arguments(chooser=SEAT, left=NUMBER)

    def __init__(self, chooser: Seat, left: i64) -> None:
        """Name the receiver and how many."""
        super().__init__(chooser)
        self.left: Final = left

    def choices(self, table: EsdrasTable) -> list[int]:
        """Stone, wood, ash; never gold."""
        return [0, 1, 2]

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Take it."""
        if self.left > 1:
            table.then(ChooseResource(self.chooser, self.left - 1))
        gain_plain(table, self.chooser, STONE + choice, 1)

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-resource", {"seat": self.chooser, "number": self.left})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`take wood`."""
        good = RESOURCE_IDS[STONE + choice]
        return Choice(f"take {good}", Message("esdras-et-nehemie-take", {"good": good}))

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """Gold is not a basic resource."""
        return [Refusal("take gold", Message("esdras-et-nehemie-why-not-basic"), "EN-1")]


# Food. ---------------------------------------------------------------------------------------------------


def can_buy_food(table: EsdrasTable, side: i64) -> bool:
    """Tell whether a player has the tile that sells food and the silver for it (EN-134)."""
    if table.goods[side * GOODS + SILVER] < table.facts.food_price or table.is_opponent(side):
        return False
    return table.facts.sells_food[table.tiles[side * TYPES + FARMERS]] == 1


def buy_food(table: EsdrasTable, side: i64) -> None:
    """Pay silver for 1 food (EN-134)."""
    table.goods[side * GOODS + SILVER] -= table.facts.food_price
    table.goods[side * GOODS + FOOD] += 1
    if table.game_events is not None:
        table.tell_side(side, "buys-food", {"number": table.facts.food_price}, "EN-134")


def offer_food(table: EsdrasTable, side: i64, due: i64) -> None:
    """Let a player buy food right before paying food (EN-134, EN-164)."""
    if can_buy_food(table, side):
        table.then(BuyFood(side, due))


@final
@mypyc_attr(acyclic=True)
class BuyFood(EsdrasStep):
    """Buy food before it has to be paid, as often as one likes (EN-134)."""

    asked_by = "EN-134"
    made_from = arguments(chooser=SEAT, due=AMOUNT)

    def __init__(self, chooser: Seat, due: i64) -> None:
        """Name the player and what is due."""
        super().__init__(chooser)
        self.due: Final = due

    def choices(self, table: EsdrasTable) -> list[int]:
        """Buy, or enough."""
        return [BUY, ENOUGH]

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Buy one and ask again."""
        if choice == BUY:
            buy_food(table, self.chooser)
            offer_food(table, self.chooser, self.due)

    def prompt(self, table: EsdrasTable) -> Message:
        about: dict[str, str | int | list[str]] = {
            "seat": self.chooser,
            "number": self.due,
            "food": table.has(self.chooser, FOOD),
        }
        return Message("esdras-et-nehemie-ask-buy-food", about)

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`buy food`, `enough`."""
        if choice == BUY:
            return say_buy_food(table)
        return Choice("enough", Message("esdras-et-nehemie-enough"))


def say_buy_food(table: EsdrasTable) -> Choice:
    """Return the words for buying food."""
    return Choice("buy food", Message("esdras-et-nehemie-buy-food", {"number": table.facts.food_price}))


@final
@mypyc_attr(acyclic=True)
class LoseFood(EsdrasConsequence):
    """Food to be paid to the main supply; what is missing costs points (EN-158)."""

    made_from = arguments(side=SEAT, amount=AMOUNT)

    def __init__(self, side: i64, amount: i64) -> None:
        """Name the player and the amount."""
        super().__init__()
        self.side: Final = side
        self.amount: Final = amount

    def run(self, table: EsdrasTable) -> None:
        """Pay what there is."""
        pay_food(table, self.side, self.amount, "loses-food", "EN-158")


def pay_food(table: EsdrasTable, side: i64, amount: i64, message: str, rule: str) -> None:
    """Pay food, all there is if it is short; each missing one costs points (EN-158, EN-164)."""
    paid = min(table.goods[side * GOODS + FOOD], amount)
    table.goods[side * GOODS + FOOD] -= paid
    lost = (amount - paid) * table.facts.hunger_vp
    table.score_points(side, FROM_HUNGER, -lost)
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "number": amount,
            "paid": paid,
            "points": lost,
        }
        table.tell_side(side, message, about, rule)


# Recovering and assigning workers. -----------------------------------------------------------------------


def offer_recovery(table: EsdrasTable, side: i64) -> None:
    """Let a player recover a trader or elder, if there is one (EN-143)."""
    if table.traders[side] != 0 or table.elders[side] != 0:
        table.then(Recover(side))


@final
@mypyc_attr(acyclic=True)
class Recover(EsdrasStep):
    """A trader or elder may come back from its slot (EN-143)."""

    asked_by = "EN-143"

    def choices(self, table: EsdrasTable) -> list[int]:
        """Occupied slots, or none of them."""
        found: list[int] = []
        for slot in range(SLOTS):
            if table.traders[self.chooser] & bit(slot):
                found.append(slot)
        for slot in range(SLOTS):
            if table.elders[self.chooser] & bit(slot):
                found.append(RECOVER_ELDER + slot)
        found.append(DECLINE_RECOVERY)
        return found

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """The slot is free again; in the preparation phase the worker is assigned at once (EN-153)."""
        seat = self.chooser
        if choice == DECLINE_RECOVERY:
            return
        if choice < RECOVER_ELDER:
            table.traders[seat] &= ~bit(choice)
        else:
            table.elders[seat] &= ~bit(choice - RECOVER_ELDER)
        table.reserve[seat] += 1
        if table.game_events is not None:
            table.tell_side(
                seat, "recovers-elder" if choice >= RECOVER_ELDER else "recovers-trader", {}, "EN-143"
            )
        if table.phase == PREPARING:
            table.then(AssignRecovered(seat))

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-recover", {"seat": self.chooser})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`recover trader 1`, `recover elder 2`, `decline`."""
        if choice == DECLINE_RECOVERY:
            return Choice("decline", Message("esdras-et-nehemie-decline-recovery"))
        kind = "trader" if choice < RECOVER_ELDER else "elder"
        slot = choice % SLOTS + 1
        return Choice(
            f"recover {kind} {slot}",
            Message(f"esdras-et-nehemie-recover-{kind}", {"slot": slot}),
            (own(self.chooser, f"{kind}.{slot}"),),
        )

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """Slots without a worker."""
        reasons: list[Refusal] = []
        possible = self.choices(table)
        for choice in range(DECLINE_RECOVERY):
            if choice not in possible:
                kind = "trader" if choice < RECOVER_ELDER else "elder"
                slot = choice % SLOTS + 1
                why = Message("esdras-et-nehemie-why-slot-empty", {"slot": slot})
                at = (own(self.chooser, f"{kind}.{slot}"),)
                reasons.append(Refusal(f"recover {kind} {slot}", why, "EN-143", at))
        return reasons


def assign(table: EsdrasTable, side: i64, assignment: i64) -> None:
    """Assign a worker of the reserve: it produces at once (EN-153, EN-154).

    How much, its tile says (EN-133, EN-135).
    """
    table.reserve[side] -= 1
    if assignment == AS_FARMER:
        table.farmers[side] += 1
        if table.game_events is not None:
            table.tell_side(side, "farmer", {}, "EN-153")
        give(table, side, L_FARMER + table.tile_side(side, FARMERS))
    else:
        table.labourers[side] += 1
        if table.game_events is not None:
            table.tell_side(side, "labourer", {}, "EN-154")
        give(table, side, L_LABOURER + table.tile_side(side, LABOURERS) * 2 + assignment - AS_LABOURER)


def say_assignment(side: i64, assignment: i64) -> Choice:
    """Return `farmer`, `labourer 1` or `labourer 2`."""
    if assignment == AS_FARMER:
        return Choice("farmer", Message("esdras-et-nehemie-assign-farmer"), (own(side, "tile.farmers"),))
    option = assignment - AS_LABOURER + 1
    return Choice(
        f"labourer {option}",
        Message("esdras-et-nehemie-assign-labourer", {"option": option}),
        (own(side, "tile.labourers"),),
    )


@final
@mypyc_attr(acyclic=True)
class AssignRecovered(EsdrasStep):
    """A worker recovered in the preparation phase is assigned immediately (EN-153, EN-159)."""

    asked_by = "EN-153"

    def choices(self, table: EsdrasTable) -> list[int]:
        """Farmer, or labourer with either product."""
        return [0, 1, 2]

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        assign(table, self.chooser, choice)

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-assign", {"seat": self.chooser})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`farmer`, `labourer 1`, `labourer 2`."""
        return say_assignment(self.chooser, choice)

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """Everything else of the preparation phase."""
        from batisseurs.games.esdras_et_nehemie.reasons import assign_first  # noqa: PLC0415  as in turn.py

        return assign_first()


# Development tiles. --------------------------------------------------------------------------------------


def turn_over(table: EsdrasTable, side: i64, type_: i64) -> None:
    """Gain the green bar of a tile, then turn it over (EN-126, EN-160)."""
    if table.game_events is not None:
        tile = table.facts.tile_ids[table.tile(side, type_)]
        table.tell_side(side, "develops", {"tile": tile}, "EN-126")
    table.then(TurnTile(side, type_))
    give(table, side, L_GREEN_BAR + table.tile(side, type_))


@final
@mypyc_attr(acyclic=True)
class TurnTile(EsdrasConsequence):
    """After its green bar a tile is turned over and never back (EN-126, EN-128, EN-212)."""

    made_from = arguments(side=SEAT, type_=TYPE)

    def __init__(self, side: i64, type_: i64) -> None:
        """Name the player and the type of tile."""
        super().__init__()
        self.side: Final = side
        self.type_: Final = type_

    def run(self, table: EsdrasTable) -> None:
        """Workers on its slots stay and receive nothing (EN-127)."""
        table.developed[self.side] |= bit(self.type_)
        if table.owns(self.side, FRUIT_OF_THE_LAND):
            give(table, self.side, L_SCROLL + FRUIT_OF_THE_LAND)


@final
@mypyc_attr(acyclic=True)
class FreeDevelop(EsdrasStep):
    """The judgement lets a player turn over a tile without paying for it (EN-160)."""

    asked_by = "EN-160"

    def choices(self, table: EsdrasTable) -> list[int]:
        """Undeveloped tiles, or none of them."""
        found: list[int] = []
        for type_ in range(TYPES):
            if not table.is_developed(self.chooser, type_):
                found.append(type_)
        found.append(DECLINE_DEVELOPMENT)
        return found

    def choose(self, table: EsdrasTable, choice: i64) -> None:
        """Turn it over, with its green bar."""
        if choice != DECLINE_DEVELOPMENT:
            turn_over(table, self.chooser, choice)

    def prompt(self, table: EsdrasTable) -> Message:
        return Message("esdras-et-nehemie-ask-free-develop", {"seat": self.chooser})

    def say(self, table: EsdrasTable, choice: i64) -> Choice:
        """`develop guards`, `decline`."""
        if choice == DECLINE_DEVELOPMENT:
            return Choice("decline", Message("esdras-et-nehemie-decline-development"))
        return say_develop(table, self.chooser, choice)

    def refusals(self, table: EsdrasTable) -> list[Refusal]:
        """Tiles turned over before."""
        reasons: list[Refusal] = []
        for type_ in range(TYPES):
            if table.is_developed(self.chooser, type_):
                reasons.append(refuse_developed(table, self.chooser, type_))
        return reasons


def say_develop(table: EsdrasTable, side: i64, type_: i64) -> Choice:
    """Return the words for turning a tile over."""
    tile = table.facts.tile_ids[table.tile(side, type_)]
    return Choice(
        f"develop {TYPE_IDS[type_]}",
        Message("esdras-et-nehemie-develop", {"tile": tile}),
        (own(side, f"tile.{TYPE_IDS[type_]}"),),
    )


def refuse_developed(table: EsdrasTable, side: i64, type_: i64) -> Refusal:
    """Return why a tile that is developed cannot be turned over again."""
    tile = table.facts.tile_ids[table.tile(side, type_)]
    why = Message("esdras-et-nehemie-why-developed", {"tile": tile})
    return Refusal(f"develop {TYPE_IDS[type_]}", why, "EN-128", (own(side, f"tile.{TYPE_IDS[type_]}"),))


def own(side: i64, what: str) -> str:
    """Return the id of something before a side: `p1.tile.guards`."""
    return f"{side_name(side)}.{what}"


def side_name(side: i64) -> str:
    """Return the word for a side in ids of places."""
    return seat_name(side)
