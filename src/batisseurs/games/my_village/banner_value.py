"""Step I of a turn: the banner value. Rules: 3.4.

The player first says which value it shall be, then with which two dice, and then, if there is more than one
sensible way, how to pay for changing them. Only totals matter: coins move the sum, markers turn dice.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.my_village.facts import HIGHEST, LOWEST
from batisseurs.games.my_village.kinds import VALUE
from batisseurs.games.my_village.plows import move_plow, plow_moves, plow_refusals, say_plow_move
from batisseurs.games.my_village.table import (
    BLACK,
    COINS,
    DICE,
    FACES,
    MARKERS,
    ROW,
    VillageStep,
    VillageTable,
)
from batisseurs.kernel.bits import bit, shifted
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, arguments
from batisseurs.kernel.seats import Seat, seat_name

VALUES: Final = HIGHEST - LOWEST + 1
BOTH_DICE: Final = 2
NEVER: Final = 1_000


def face(die: i64) -> i64:
    """Return what a kind of die shows."""
    return die % FACES + 1


def die_name(die: i64) -> str:
    """Return what a die is called: `w3`, `b5`."""
    return f"{'w' if die < BLACK else 'b'}{face(die)}"


def value_place(value: i64) -> str:
    """Return what the place of a banner value is called: `value.7`."""
    return f"value.{value}"


def about_dice(seat: Seat, one: i64, other: i64, value: i64) -> dict[str, str | int | list[str]]:
    """Return two dice as the arguments of a message: who takes them, for which value, faces, 1 for black."""
    return {
        "seat": seat,
        "number": value,
        "face": face(one),
        "black": 1 if one >= BLACK else 0,
        "other": face(other),
        "other_black": 1 if other >= BLACK else 0,
    }


def coins_for(one: i64, other: i64, value: i64, markers: i64) -> i64:
    """Return the fewest coins that make a value of two faces when so many markers turn dice (MV-65)."""
    if markers == 0:
        return max(value - one - other, one + other - value)
    if markers == BOTH_DICE:
        return 0
    # One die is turned to the face that is missing; only beyond 1 and 6 coins must move the other (MV-64).
    return min(coins_beside(value - one), coins_beside(value - other))


def coins_beside(missing: i64) -> i64:
    """Return how far a missing face is beyond what a die can show."""
    if missing < 1:
        return 1 - missing
    return max(missing - FACES, 0)


def can_make(table: VillageTable, seat: Seat, one: i64, other: i64, value: i64) -> bool:
    """Tell whether a seat can make a value of two faces."""
    coins = table.villages[seat * ROW + COINS]
    markers = min(table.villages[seat * ROW + MARKERS], BOTH_DICE)
    for number in range(markers + 1):
        if coins_for(one, other, value, number) <= coins:
            return True
    return False


def values_to_make(table: VillageTable, seat: Seat) -> i64:
    """Return the banner values that any two dice of the pool can make, as a set."""
    pool = table.pool
    coins = table.villages[seat * ROW + COINS]
    markers = table.villages[seat * ROW + MARKERS]
    everything = shifted(bit(VALUES) - 1, LOWEST)
    if markers >= BOTH_DICE or coins >= HIGHEST - LOWEST:
        return everything
    values: i64 = 0
    for one in range(1, FACES + 1):
        here = pool[one - 1] + pool[BLACK + one - 1]
        if here == 0:
            continue
        for other in range(one, FACES + 1):
            if pool[other - 1] + pool[BLACK + other - 1] > (1 if other == one else 0):
                low = one + other
                high = low
                if markers > 0:
                    # The smaller die beside a 1, the larger die beside a 6.
                    low = min(low, one + 1)
                    high = max(high, other + FACES)
                low = max(low - coins, LOWEST)
                high = min(high + coins, HIGHEST)
                values |= shifted(bit(high - low + 1) - 1, low)
    return values


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MakeValue(VillageStep):
    """Which banner value shall it be? Plows may be moved before (MV-62, MV-224)."""

    asked_by = "MV-62"

    def choices(self, table: VillageTable) -> list[int]:
        """The values that two dice of the pool can make, and plows to move."""
        values = values_to_make(table, self.chooser)
        found: list[int] = []
        for index in range(VALUES):
            if values >> (LOWEST + index) & 1:
                found.append(index)
        plow_moves(table, self.chooser, VALUES, found)
        return found

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Continue to the dice."""
        if choice >= VALUES:
            table.again(self)
            move_plow(table, self.chooser, choice - VALUES)
        else:
            table.then(TakeDice(self.chooser, LOWEST + choice))

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-value", {"seat": self.chooser})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`value 7`, `plow field_1 from forge`."""
        if choice >= VALUES:
            return say_plow_move(self.chooser, choice - VALUES)
        value = LOWEST + choice
        return Choice(f"value {value}", Message("my-village-value", {"number": value}), (value_place(value),))

    def refusals(self, table: VillageTable) -> list[Refusal]:
        """Values out of reach: not enough coins and markers (MV-63)."""
        values = values_to_make(table, self.chooser)
        reasons = [
            Refusal(
                f"value {value}",
                Message("my-village-why-value", {"number": value}),
                "MV-63",
                (value_place(value),),
            )
            for value in range(LOWEST, HIGHEST + 1)
            if not values >> value & 1
        ]
        reasons.extend(
            [
                Refusal(f"value {value}", Message("my-village-why-die-limits", {"number": value}), "MV-64")
                for value in (LOWEST - 1, HIGHEST + 1)
            ]
        )
        return reasons + plow_refusals(table, self.chooser)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakeDice(VillageStep):
    """Take exactly two dice of the pool that can make the value (MV-61)."""

    asked_by = "MV-61"
    made_from = arguments(chooser=ACTIVE, value=VALUE)

    def __init__(self, chooser: Seat, value: i64) -> None:
        """Name the player and the value wanted."""
        super().__init__(chooser)
        self.value: Final = value

    def choices(self, table: VillageTable) -> list[int]:
        """Pairs of dice; dice of one colour and face are the same."""
        pool = table.pool
        seat = self.chooser
        value = self.value
        coins = table.villages[seat * ROW + COINS]
        markers = table.villages[seat * ROW + MARKERS] > 0
        found: list[int] = []
        for one in range(DICE):
            here = pool[one]
            if here == 0:
                continue
            missing = value - face(one)
            if here > 1 and can_make(table, seat, face(one), face(one), value):
                found.append(one * DICE + one)
            for other in range(one + 1, DICE):
                if pool[other] > 0:
                    beyond = missing - face(other)
                    # Coins alone move the sum; only with markers is it worth a longer look.
                    if (-coins <= beyond <= coins) or (
                        markers and can_make(table, seat, face(one), face(other), value)
                    ):
                        found.append(one * DICE + other)
        return found

    def choose(self, table: VillageTable, choice: i64) -> None:
        """They leave the pool; a black one costs time at once (MV-61, MV-67)."""
        seat = self.chooser
        one = choice // DICE
        other = choice % DICE
        table.pool[one] -= 1
        table.pool[other] -= 1
        table.die = one
        table.other_die = other
        table.value = self.value
        if table.game_events is not None:
            table.tell("takes-dice", about_dice(seat, one, other, self.value), "MV-61")
        black: i64 = (1 if one >= BLACK else 0) + (1 if other >= BLACK else 0)
        table.consume(seat, black * table.facts.black_die_time, "MV-67")
        if face(one) + face(other) == self.value:
            return
        ways = ways_to_change(table, seat)
        if len(ways) > 1:
            table.then(PayForValue(seat))
        else:
            pay_for_value(table, seat, ways[0])

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-dice", {"number": self.value})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`take w3 b4`."""
        one, other = die_name(choice // DICE), die_name(choice % DICE)
        at = (f"pool.{one}", f"pool.{other}")
        return Choice(
            f"take {one} {other}",
            Message("my-village-take", about_dice(self.chooser, choice // DICE, choice % DICE, self.value)),
            at,
        )

    def refusals(self, table: VillageTable) -> list[Refusal]:
        """Dice that are not in the pool, and dice that cannot be changed so far."""
        able = self.choices(table)
        reasons: list[Refusal] = []
        for one in range(DICE):
            for other in range(one, DICE):
                if one * DICE + other in able:
                    continue
                names = [die_name(one), die_name(other)]
                text = f"take {names[0]} {names[1]}"
                if table.pool[one] > 0 and table.pool[other] > (1 if one == other else 0):
                    reasons.append(
                        Refusal(
                            text,
                            Message(
                                "my-village-why-change", about_dice(self.chooser, one, other, self.value)
                            ),
                            "MV-63",
                        )
                    )
                else:
                    reasons.append(
                        Refusal(
                            text,
                            Message(
                                "my-village-why-no-die", about_dice(self.chooser, one, other, self.value)
                            ),
                            "MV-61",
                        )
                    )
        return reasons

    def refuse_words(self, table: VillageTable, text: str) -> Refusal | None:
        """One die, more than two, or two in another order than they are named in (MV-61)."""
        words = text.split()
        number = len(words) - 1
        if words[0] != "take" or number == 0 or number > DICE:
            return None
        dice = [die_name(die) for die in range(DICE)]
        for word in words[1:]:
            if word not in dice:
                return None
        if number == BOTH_DICE:
            return Refusal(text, Message("my-village-why-dice-order"), "MV-61")
        return Refusal(text, Message("my-village-why-two-dice", {"number": number}), "MV-61")


def ways_to_change(table: VillageTable, seat: Seat) -> list[int]:
    """Return with how many markers the dice taken make the value: a marker more must save coins (MV-R5)."""
    one = face(table.die)
    other = face(table.other_die)
    coins = table.villages[seat * ROW + COINS]
    markers = min(table.villages[seat * ROW + MARKERS], BOTH_DICE)
    ways: list[int] = []
    fewest: i64 = NEVER
    for number in range(markers + 1):
        needed = coins_for(one, other, table.value, number)
        if needed < fewest:
            fewest = needed
            if needed <= coins:
                ways.append(number)
    return ways


def pay_for_value(table: VillageTable, seat: Seat, markers: i64) -> None:
    """Return coins and markers of the village square to the supply (MV-63, MV-65, MV-294)."""
    coins = coins_for(face(table.die), face(table.other_die), table.value, markers)
    table.villages[seat * ROW + COINS] -= coins
    table.villages[seat * ROW + MARKERS] -= markers
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "seat": seat,
            "coins": coins,
            "markers": markers,
            "number": table.value,
        }
        table.tell("changes-dice", about, "MV-63" if markers == 0 else "MV-65")


@final
@mypyc_attr(acyclic=True)
class PayForValue(VillageStep):
    """The dice can be changed with coins, with markers of the village square, or with both (MV-66)."""

    asked_by = "MV-66"

    def choices(self, table: VillageTable) -> list[int]:
        """By the number of markers."""
        return ways_to_change(table, self.chooser)

    def choose(self, table: VillageTable, choice: i64) -> None:
        pay_for_value(table, self.chooser, choice)

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-change", {"number": table.value})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`pay 2 coins`, `pay 1 markers`, `pay 1 markers 1 coins`."""
        coins = coins_for(face(table.die), face(table.other_die), table.value, choice)
        text = "pay"
        if choice > 0:
            text += f" {choice} markers"
        if coins > 0:
            text += f" {coins} coins"
        about: dict[str, str | int | list[str]] = {"coins": coins, "markers": choice}
        name = seat_name(self.chooser)
        at = ([f"{name}.coin"] if coins > 0 else []) + ([f"{name}.village_square"] if choice > 0 else [])
        return Choice(text, Message("my-village-pay-change", about), tuple(at))

    def refuse_words(self, table: VillageTable, text: str) -> Refusal | None:
        """Other numbers of coins and markers: they do not make the value, or are not there (MV-63)."""
        if text.partition(" ")[0] != "pay":
            return None
        rule = "MV-65" if "markers" in text.split() else "MV-63"
        return Refusal(text, Message("my-village-why-other-change", {"number": table.value}), rule)
