"""Paying. Rules: 3.7 (MV-88 to MV-93), 3.17 generic resources (MV-281).

A bill is a few demands, each a number of units and the means that pay one of them. It is paid unit by unit,
and a player is asked only where several means would do and the rest stays payable. The units of one demand
are paid in the order of the means, so that every payment can be made in one way only.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.my_village.facts import (
    ALTERNATIVES,
    COIN,
    DEMANDS,
    FIELD_PLOW,
    FIELDS,
    GENERIC,
    MEANS,
    RESOURCES,
    members,
)
from batisseurs.games.my_village.kinds import CARD_ROW, MEANS_SET
from batisseurs.games.my_village.table import (
    BILL,
    COINS,
    GENERIC_MARKERS,
    GOODS,
    NONE,
    OWN_FIELD,
    PLOWS,
    ROW,
    TILE,
    VillageStep,
    VillageTable,
    field_name,
)
from batisseurs.kernel.arrays import vec
from batisseurs.kernel.bits import bit, shifted, size
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, arguments
from batisseurs.kernel.seats import Seat, seat_name

PAY_FIELD: Final = FIELD_PLOW
PAY_GENERIC: Final = PAY_FIELD + FIELDS
PAY_WAY: Final = PAY_GENERIC + 1
"""Choices: a resource, a coin, the plow of a field, a generic resource; or an alternative of a cost."""


def stock(table: VillageTable, seat: Seat, means: i64) -> i64:
    """Return how many units a village can pay with some means, also in inactive areas (MV-12, MV-206)."""
    villages = table.villages
    at = seat * ROW
    units: i64 = 0
    for resource in range(RESOURCES):
        if means >> resource & 1:
            units += villages[at + GOODS + resource]
    if means >> COIN & 1:
        units += villages[at + COINS]
    if means >> FIELD_PLOW & 1:
        units += size(villages[at + PLOWS])
    if means >> GENERIC & 1:
        units += villages[at + GENERIC_MARKERS]
    return units


def alternative_at(row: i64, alternative: i64) -> i64:
    """Return where the demands of an alternative begin."""
    return (row * ALTERNATIVES + alternative) * DEMANDS


def can_pay_way(table: VillageTable, seat: Seat, row: i64, alternative: i64, grey: i64) -> bool:
    """Tell whether a seat can pay an alternative of a cost, together with a grey banner's unit (MV-93).

    It can if, whatever demands are taken together, the means that pay any of them are enough for them.
    """
    facts = table.facts
    means = facts.demand_means
    units = facts.demand_units
    first = alternative_at(row, alternative)
    many: i64 = 0
    while many < DEMANDS and units[first + many] > 0:
        if units[first + many] > stock(table, seat, means[first + many]):
            return False
        many += 1
    if grey == 0 and many < 2:  # noqa: PLR2004  a single demand has been looked at
        return True
    both = bit(many) if grey == 0 else bit(many + 1)
    for some in range(1, both):
        together: i64 = 0
        asked: i64 = 0
        for index in range(many):
            if some >> index & 1:
                together |= means[first + index]
                asked += units[first + index]
        if some >> many & 1:
            together |= grey
            asked += 1
        if asked > stock(table, seat, together):
            return False
    return True


def can_pay(table: VillageTable, seat: Seat, row: i64, grey: i64) -> bool:
    """Tell whether a seat can pay a cost in any way (MV-88)."""
    ways = table.facts.alternatives[row]
    if ways == 0:
        return grey == 0 or stock(table, seat, grey) > 0
    for way in range(ways):
        if can_pay_way(table, seat, row, way, grey):
            return True
    return False


def ways_to_pay(table: VillageTable, seat: Seat, row: i64, grey: i64) -> list[int]:
    """Return the alternatives that can be paid."""
    ways: list[int] = []
    for way in range(table.facts.alternatives[row]):
        if can_pay_way(table, seat, row, way, grey):
            ways.append(way)
    return ways


def ask_payment(table: VillageTable, seat: Seat, row: i64, grey: i64) -> None:
    """Have a cost paid, before anything that is pending (MV-89)."""
    if table.facts.alternatives[row] == 0:
        if grey != 0:
            add_demand(table, grey, 1)
            pay_on(table, seat, row)
        return
    ways = ways_to_pay(table, seat, row, grey)
    if len(ways) > 1:
        table.then(PayUnit(seat, row, grey))
    else:
        make_bill(table, seat, row, ways[0], grey)


def make_bill(table: VillageTable, seat: Seat, row: i64, alternative: i64, grey: i64) -> None:
    """Write the bill and begin to pay it."""
    facts = table.facts
    first = alternative_at(row, alternative)
    for index in range(first, first + DEMANDS):
        if facts.demand_units[index] > 0:
            add_demand(table, facts.demand_means[index], facts.demand_units[index])
    if grey != 0:
        add_demand(table, grey, 1)
    pay_on(table, seat, row)


def add_demand(table: VillageTable, means: i64, units: i64) -> None:
    """Add to the bill: equal demands together, those with the fewest means first."""
    bill = table.bill_means
    numbers = table.bill_units
    place: i64 = 0
    while numbers[place] > 0 and bill[place] != means and size(bill[place]) <= size(means):
        place += 1
    if numbers[place] > 0 and bill[place] == means:
        numbers[place] += units
        return
    for index in range(BILL - 1, place, -1):
        bill[index] = bill[index - 1]
        numbers[index] = numbers[index - 1]
    bill[place] = means
    numbers[place] = units


def still_payable(table: VillageTable, seat: Seat, paid: i64) -> bool:
    """Tell whether the rest of the bill can be paid after a unit of its first demand was paid by some means.

    The other units of that demand are then paid with the same or a later means.
    """
    bill = table.bill_means
    units = table.bill_units
    many: i64 = 1
    while many < BILL and units[many] > 0:
        many += 1
    last: i64 = bit(many)
    for some in range(1, last):
        together: i64 = 0
        asked: i64 = 0
        for index in range(many):
            if some >> index & 1:
                if index > 0:
                    together |= bill[index]
                    asked += units[index]
                elif units[0] > 1:
                    together |= from_means(bill[0], paid)
                    asked += units[0] - 1
        left = stock(table, seat, together)
        if together >> paid & 1:
            left -= 1
        if asked > left:
            return False
    return True


def from_means(means: i64, first: i64) -> i64:
    """Return the means from a certain one on."""
    return shifted(means >> first, first)


def payable_means(table: VillageTable, seat: Seat) -> i64:
    """Return the means that may pay the next unit, as a set."""
    able: i64 = 0
    possible = from_means(table.bill_means[0], table.paid_with)
    for means in range(MEANS):
        if possible >> means & 1 and stock(table, seat, bit(means)) > 0 and still_payable(table, seat, means):
            able |= bit(means)
    return able


def plowed_fields(table: VillageTable, seat: Seat) -> list[int]:
    """Return the fields with a plow, of equal ones only the first."""
    plows = table.villages[seat * ROW + PLOWS]
    return different_fields(table, seat, plows)


def different_fields(table: VillageTable, seat: Seat, fields: i64) -> list[int]:
    """Return some fields; those that look the same (plow, used this turn, value tile) only once."""
    tile = table.villages[seat * ROW + TILE] - OWN_FIELD
    plows = table.villages[seat * ROW + PLOWS]
    found: list[int] = []
    seen: i64 = 0
    for field in range(FIELDS):
        if fields >> field & 1 == 0:
            continue
        if field == tile:
            found.append(field)
            continue
        look = 2 * (plows >> field & 1) + (table.used >> (OWN_FIELD + field) & 1)
        if seen >> look & 1 == 0:
            seen |= bit(look)
            found.append(field)
    return found


def pay_on(table: VillageTable, seat: Seat, row: i64) -> None:
    """Pay units as long as there is only one way to; ask where there are several."""
    while table.bill_units[0] > 0:
        able = payable_means(table, seat)
        if size(able) > 1:
            table.then(PayUnit(seat, row, 0))
            return
        if able == bit(FIELD_PLOW):
            fields = plowed_fields(table, seat)
            if len(fields) > 1:
                table.then(PayUnit(seat, row, 0))
                return
            pay_unit(table, seat, FIELD_PLOW, fields[0])
        else:
            means: i64 = 0
            while able != bit(means):
                means += 1
            pay_unit(table, seat, means, NONE)


def pay_unit(table: VillageTable, seat: Seat, means: i64, field: i64) -> None:
    """Return one marker to the supply (MV-90)."""
    villages = table.villages
    at = seat * ROW
    if means < RESOURCES:
        villages[at + GOODS + means] -= 1
    elif means == COIN:
        villages[at + COINS] -= 1
    elif means == FIELD_PLOW:
        villages[at + PLOWS] ^= bit(field)
    else:
        villages[at + GENERIC_MARKERS] -= 1
    if table.game_events is not None:
        if means == FIELD_PLOW:
            table.tell("pays-field-plow", {"seat": seat, "number": field + 1}, "MV-225")
        elif means == GENERIC:
            table.tell("pays-generic", {"seat": seat}, "MV-281")
        else:
            table.tell("pays", {"seat": seat, "resource": table.facts.resource_ids[means]}, "MV-90")
    units = table.bill_units
    units[0] -= 1
    table.paid_with = means
    if units[0] == 0:
        table.paid_with = 0
        close_demand(table.bill_means, units)


def close_demand(bill: vec[i64], units: vec[i64]) -> None:
    """Take the first demand, which is paid, off the bill."""
    for index in range(BILL - 1):
        bill[index] = bill[index + 1]
        units[index] = units[index + 1]
    bill[BILL - 1] = 0
    units[BILL - 1] = 0


def way_names(table: VillageTable, row: i64, way: i64) -> list[str]:
    """Return an alternative as names, one per unit; several means for a unit are joined."""
    facts = table.facts
    first = alternative_at(row, way)
    names: list[str] = []
    for index in range(first, first + DEMANDS):
        for _ in range(facts.demand_units[index]):
            names.append(
                " / ".join([facts.resource_ids[means] for means in members(facts.demand_set[index])])
            )
    return names


def way_text(table: VillageTable, row: i64, way: i64) -> str:
    """Return an alternative as records write it: `1 cart`, `2 coin 1 horse_or_cart`."""
    facts = table.facts
    first = alternative_at(row, way)
    parts: list[str] = []
    for index in range(first, first + DEMANDS):
        if facts.demand_units[index] > 0:
            names = "_or_".join([facts.resource_ids[means] for means in members(facts.demand_set[index])])
            parts.append(f"{facts.demand_units[index]} {names}")
    return " ".join(parts)


@final
@mypyc_attr(acyclic=True)
class PayUnit(VillageStep):
    """A cost can be paid in several ways: choose an alternative, or with what a unit is paid (MV-92)."""

    asked_by = "MV-92"
    made_from = arguments(chooser=ACTIVE, row=CARD_ROW, grey=MEANS_SET)

    def __init__(self, chooser: Seat, row: i64, grey: i64) -> None:
        """Name the player, whose cost it is, and the means of the grey banner while there is no bill yet."""
        super().__init__(chooser)
        self.row: Final = row
        self.grey: Final = grey

    def choices(self, table: VillageTable) -> list[int]:
        """Resources first, of their own kind, then coins, plows on fields, generic resources."""
        found: list[int] = []
        if table.bill_units[0] == 0:
            for way in ways_to_pay(table, self.chooser, self.row, self.grey):
                found.append(PAY_WAY + way)
            return found
        able = payable_means(table, self.chooser)
        for means in range(COIN + 1):
            if able >> means & 1:
                found.append(means)
        if able >> FIELD_PLOW & 1:
            for field in plowed_fields(table, self.chooser):
                found.append(PAY_FIELD + field)
        if able >> GENERIC & 1:
            found.append(PAY_GENERIC)
        return found

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Pay it, and continue with the bill."""
        if choice >= PAY_WAY:
            make_bill(table, self.chooser, self.row, choice - PAY_WAY, self.grey)
            return
        if choice < PAY_FIELD:
            pay_unit(table, self.chooser, choice, NONE)
        elif choice < PAY_GENERIC:
            pay_unit(table, self.chooser, FIELD_PLOW, choice - PAY_FIELD)
        else:
            pay_unit(table, self.chooser, GENERIC, NONE)
        pay_on(table, self.chooser, self.row)

    def prompt(self, table: VillageTable) -> Message:
        card = table.facts.ids[self.row]
        if table.bill_units[0] == 0:
            return Message("my-village-ask-way", {"card": card})
        return Message("my-village-ask-pay", {"card": card})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`pay horse`, `pay field_1`, `pay generic`; of alternatives `pay 1 cart`, `pay 2 coin`."""
        name = seat_name(self.chooser)
        if choice >= PAY_WAY:
            way = choice - PAY_WAY
            names = way_names(table, self.row, way)
            return Choice(
                f"pay {way_text(table, self.row, way)}", Message("my-village-pay-way", {"resource": names})
            )
        if choice == PAY_GENERIC:
            return Choice("pay generic", Message("my-village-pay-generic"), (f"{name}.generic",))
        if choice >= PAY_FIELD:
            field = choice - PAY_FIELD
            return Choice(
                f"pay {field_name(field)}",
                Message("my-village-pay-field", {"number": field + 1}),
                (f"{name}.{field_name(field)}",),
            )
        resource = table.facts.resource_ids[choice]
        return Choice(
            f"pay {resource}", Message("my-village-pay", {"resource": resource}), (f"{name}.{resource}",)
        )

    def refusals(self, table: VillageTable) -> list[Refusal]:
        """What is not there, what the cost does not ask for, or what the rest of the cost needs."""
        reasons: list[Refusal] = []
        if table.bill_units[0] == 0:
            ways = ways_to_pay(table, self.chooser, self.row, self.grey)
            for way in range(table.facts.alternatives[self.row]):
                if way not in ways:
                    why = Message("my-village-why-cost", {"card": table.facts.ids[self.row]})
                    reasons.append(Refusal(f"pay {way_text(table, self.row, way)}", why, "MV-92"))
            return reasons
        able = payable_means(table, self.chooser)
        asked = table.bill_means[0]
        for means in range(COIN + 1):
            if able >> means & 1:
                continue
            resource = table.facts.resource_ids[means]
            if asked >> means & 1 == 0:
                reasons.append(
                    Refusal(
                        f"pay {resource}",
                        Message("my-village-why-not-asked", {"resource": resource}),
                        "MV-92",
                    )
                )
            elif stock(table, self.chooser, bit(means)) == 0:
                reasons.append(
                    Refusal(
                        f"pay {resource}",
                        Message("my-village-why-none-left", {"resource": resource}),
                        "MV-90",
                    )
                )
            elif means < table.paid_with:
                reasons.append(
                    Refusal(
                        f"pay {resource}", Message("my-village-why-earlier", {"resource": resource}), "MV-92"
                    )
                )
            else:
                reasons.append(
                    Refusal(
                        f"pay {resource}", Message("my-village-why-needed", {"resource": resource}), "MV-93"
                    )
                )
        if able >> GENERIC & 1 == 0 and stock(table, self.chooser, bit(GENERIC)) == 0:
            reasons.append(Refusal("pay generic", Message("my-village-why-no-generic"), "MV-281"))
        return reasons

    def refuse_words(self, table: VillageTable, text: str) -> Refusal | None:
        """The plow of a field that is not there, and payments of another cost (MV-92, MV-225)."""
        if text.partition(" ")[0] != "pay":
            return None
        fields = [field_name(field) for field in range(FIELDS)]
        rule = "MV-225" if text.partition(" ")[2] in fields else "MV-92"
        card = table.facts.ids[self.row]
        return Refusal(text, Message("my-village-why-other-payment", {"card": card}), rule)
