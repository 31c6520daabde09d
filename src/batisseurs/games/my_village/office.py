"""The steward's office and the customer zone. Rules: 3.7 (MV-110 to MV-117), 3.15 diocesan counter."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.my_village.facts import (
    ABBOT,
    CUSTOMER,
    CUSTOMERS,
    FREE_CUSTOMER,
    members,
)
from batisseurs.games.my_village.kinds import CARDS, TAKEN, ZONE
from batisseurs.games.my_village.table import (
    CHURCH_CARD,
    COINS,
    MARKET,
    NONE,
    ROW,
    VillageChance,
    VillageStep,
    VillageTable,
    draw_from,
)
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, FLAG, arguments
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source

STOP: Final = CUSTOMERS
USE: Final = 0
DECLINE: Final = 1


def has_advantage(table: VillageTable, seat: Seat, advantage: i64) -> bool:
    """Tell whether a seat can use this advantage of a church: owned, and the abbot is present (MV-247)."""
    church = table.villages[seat * ROW + CHURCH_CARD]
    return church != NONE and table.facts.advantage[church] == advantage and table.present(seat, ABBOT)


def open_office(table: VillageTable, seat: Seat, most: i64) -> None:
    """Have customers taken, at most so many for payment (MV-111, MV-265). It needs no merchant (MV-116)."""
    if has_advantage(table, seat, FREE_CUSTOMER):
        table.then(UseCounter(seat, most))
    else:
        table.then(TakeCustomer(seat, most, 0, 0))


def take_customer(table: VillageTable, seat: Seat, customer: i64, rule: str) -> None:
    """Put a card of the zone beside the market area: the only way to get customers (MV-117, MV-210)."""
    table.zone ^= bit(customer)
    table.villages[seat * ROW + MARKET] |= bit(customer)
    if table.game_events is not None:
        table.tell("takes-customer", {"seat": seat, "card": table.facts.ids[CUSTOMER + customer]}, rule)


def refill(table: VillageTable) -> None:
    """The zone is filled up from the deck, as long as there are cards (MV-113, MV-114)."""
    if table.deck != 0 and size(table.zone) < table.facts.zone:
        table.then(RevealCustomer(table.facts.zone))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RevealCustomer(VillageChance):
    """Customers come to the zone until it is full or the deck is empty (MV-23, MV-113, MV-114)."""

    asked_by = "MV-23"
    made_from = arguments(full=ZONE)

    def __init__(self, full: i64) -> None:
        """Say how many cards the zone shall have: one more than usual with the diocesan counter (MV-250)."""
        super().__init__()
        self.full: Final = full

    def choices(self, table: VillageTable) -> list[int]:
        """Any customer of the deck."""
        return members(table.deck)

    def draw(self, table: VillageTable, source: Source) -> int:
        """Any customer of the deck, directly."""
        return draw_from(table.deck, source)

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Lay one; continue while places are free."""
        if table.deck != bit(choice) and size(table.zone) + 1 < self.full:
            table.again(self)
        table.deck ^= bit(choice)
        table.zone |= bit(choice)
        if table.game_events is not None:
            rule = "MV-113" if self.full == table.facts.zone else "MV-250"
            table.tell("customer-comes", {"card": table.facts.ids[CUSTOMER + choice]}, rule)

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-customer-comes")

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`reveal cu_01`."""
        card = table.facts.ids[CUSTOMER + choice]
        return Choice(f"reveal {card}", Message("my-village-reveal", {"card": card}), (f"zone.{card}",))


@final
@mypyc_attr(acyclic=True)
class UseCounter(VillageStep):
    """The owner of the diocesan counter may use it before any customer is taken (MV-250)."""

    asked_by = "MV-250"
    made_from = arguments(chooser=ACTIVE, most=CARDS)

    def __init__(self, chooser: Seat, most: i64) -> None:
        """Name the player and the most cards to be paid for."""
        super().__init__(chooser)
        self.most: Final = most

    def choices(self, table: VillageTable) -> list[int]:
        """Yes or no."""
        return [USE, DECLINE]

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Turn up a card, then one is free; without a deck one is free all the same (MV-251)."""
        if choice == DECLINE:
            table.then(TakeCustomer(self.chooser, self.most, 0, 0))
        elif table.deck != 0:
            extra = RevealCustomer(size(table.zone) + 1)
            table.then(extra, TakeFreeCustomer(self.chooser, self.most))
        else:
            table.then(TakeFreeCustomer(self.chooser, self.most))

    def prompt(self, table: VillageTable) -> Message:
        church = table.villages[self.chooser * ROW + CHURCH_CARD]
        return Message("my-village-ask-counter", {"card": table.facts.ids[church]})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`use counter`, `decline`."""
        if choice == USE:
            return Choice("use counter", Message("my-village-use-counter"), ("deck",))
        return Choice("decline", Message("my-village-decline"))


@final
@mypyc_attr(acyclic=True)
class TakeFreeCustomer(VillageStep):
    """One card of the zone is free (MV-250, MV-251)."""

    asked_by = "MV-250"
    made_from = arguments(chooser=ACTIVE, most=CARDS)

    def __init__(self, chooser: Seat, most: i64) -> None:
        """Name the player and the most cards to be paid for afterwards."""
        super().__init__(chooser)
        self.most: Final = most

    def choices(self, table: VillageTable) -> list[int]:
        """Any card of the zone."""
        return members(table.zone)

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Take it; more may be paid for."""
        take_customer(table, self.chooser, choice, "MV-250")
        if table.zone != 0:
            table.then(TakeCustomer(self.chooser, self.most, 0, 1))
        else:
            refill(table)

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-free-customer")

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`take cu_01`."""
        card = table.facts.ids[CUSTOMER + choice]
        return Choice(f"take {card}", Message("my-village-take-free", {"card": card}), (f"zone.{card}",))

    def refusals(self, table: VillageTable) -> list[Refusal]:
        """The free card must be taken, and from the zone (MV-250, MV-251)."""
        reasons = [Refusal("stop", Message("my-village-why-free-customer"), "MV-251")]
        for customer in range(CUSTOMERS):
            if not table.zone >> customer & 1:
                card = table.facts.ids[CUSTOMER + customer]
                why = Message("my-village-why-not-in-zone", {"card": card})
                reasons.append(Refusal(f"take {card}", why, "MV-250"))
        return reasons


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakeCustomer(VillageStep):
    """Take customers of the zone one by one; the price goes by their number (MV-111, MV-112)."""

    asked_by = "MV-111"
    made_from = arguments(chooser=ACTIVE, most=CARDS, taken=TAKEN, free=FLAG)

    def __init__(self, chooser: Seat, most: i64, taken: i64, free: i64) -> None:
        """Name the player, the most cards, how many are taken, and whether a free one was (1) or not (0)."""
        super().__init__(chooser)
        self.most: Final = most
        self.taken: Final = taken
        self.free: Final = free

    def can_take(self, table: VillageTable) -> bool:
        """Tell whether one more card can be taken and paid."""
        return (
            self.taken < self.most
            and table.zone != 0
            and table.facts.office_extra_coins[self.taken + 1] <= table.villages[self.chooser * ROW + COINS]
        )

    def choices(self, table: VillageTable) -> list[int]:
        """Any card of the zone, or stop after the first."""
        found = members(table.zone) if self.can_take(table) else []
        if self.taken + self.free > 0:
            found.append(STOP)
        return found

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Pay what this card costs more, and take it; at the end the zone is filled up."""
        if choice == STOP:
            refill(table)
            return
        seat = self.chooser
        facts = table.facts
        number = self.taken + 1
        coins = facts.office_extra_coins[number]
        if coins > 0:
            table.villages[seat * ROW + COINS] -= coins
            if table.game_events is not None:
                table.tell("pays-coins", {"seat": seat, "number": coins}, "MV-112")
        table.consume(seat, facts.office_extra_time[number], "MV-112")
        take_customer(table, seat, choice, "MV-111")
        on = TakeCustomer(seat, self.most, number, self.free)
        if on.can_take(table):
            table.then(on)
        else:
            refill(table)

    def prompt(self, table: VillageTable) -> Message:
        number = self.taken + 1
        coins, time = table.facts.office_extra_coins[number], table.facts.office_extra_time[number]
        return Message("my-village-ask-customer", {"number": number, "coins": coins, "time": time})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`take cu_01`, `stop`."""
        if choice == STOP:
            return Choice("stop", Message("my-village-stop-customers"), ("office",))
        card = table.facts.ids[CUSTOMER + choice]
        return Choice(f"take {card}", Message("my-village-take-customer", {"card": card}), (f"zone.{card}",))

    def refusals(self, table: VillageTable) -> list[Refusal]:
        """At least one card is taken, and no more than can be paid (MV-111, MV-112)."""
        reasons: list[Refusal] = []
        if self.taken + self.free == 0:
            reasons.append(Refusal("stop", Message("my-village-why-one-customer"), "MV-111", ("office",)))
        able = self.choices(table)
        for customer in range(CUSTOMERS):
            if customer in able:
                continue
            card = table.facts.ids[CUSTOMER + customer]
            there = table.zone >> customer & 1 == 1
            why = "my-village-why-customer-cost" if there else "my-village-why-not-in-zone"
            reasons.append(
                Refusal(f"take {card}", Message(why, {"card": card}), "MV-112" if there else "MV-111")
            )
        return reasons
