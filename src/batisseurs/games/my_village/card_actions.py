"""What a card does once it is paid for. Rules: 3.11 to 3.18.

A black banner adds its card to the village; a customer is served.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.my_village.council import activate_square, use_chamber
from batisseurs.games.my_village.facts import (
    CHAMBER,
    CUSTOMER,
    FIELD,
    GIVE_COINS,
    MONK,
    PILE,
    SQUARE,
    WORKSHOP,
)
from batisseurs.games.my_village.kinds import CARD_ROW
from batisseurs.games.my_village.religion import use_monk
from batisseurs.games.my_village.table import (
    CHAMBER_CARD,
    CHURCH_CARD,
    FIELD_CARDS,
    GOODS,
    MARKET,
    OWN_CUSTOMER,
    OWN_SQUARE,
    PLOWS,
    ROW,
    SERVED,
    SHOP,
    TILE,
    VillageConsequence,
    VillageTable,
)
from batisseurs.games.my_village.travel import TurnTravelCard
from batisseurs.kernel.bits import bit
from batisseurs.kernel.kinds import ACTIVE, arguments
from batisseurs.kernel.seats import Seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CarryOut(VillageConsequence):
    """The cost is paid: now the card acts (MV-89)."""

    made_from = arguments(seat=ACTIVE, row=CARD_ROW)

    def __init__(self, seat: Seat, row: i64) -> None:
        """Name the village and the card or travel pile."""
        super().__init__()
        self.seat: Final = seat
        self.row: Final = row

    def run(self, table: VillageTable) -> None:
        carry_out(table, self.seat, self.row)


def carry_out(table: VillageTable, seat: Seat, row: i64) -> None:
    """Perform the action of a card that was paid for; adding it is part of the action (MV-91)."""
    if row >= PILE:
        # The card of the pile is seen only now that its cost is paid (MV-232).
        table.then(TurnTravelCard(seat, row - PILE))
    elif row >= CUSTOMER:
        serve_customer(table, seat, row - CUSTOMER)
    elif row >= WORKSHOP:
        add_workshop(table, seat, row - WORKSHOP)
    elif row == FIELD:
        add_field(table, seat)
    elif row == SQUARE:
        activate_square(table, seat, 1)
    elif row >= CHAMBER:
        add_chamber(table, seat, row - CHAMBER)
    elif row >= MONK:
        use_monk(table, seat, row - MONK)
    else:
        add_church(table, seat, row)


def add_church(table: VillageTable, seat: Seat, church: i64) -> None:
    """Add a church to the religion area; nothing else happens (MV-246)."""
    table.churches ^= bit(church)
    table.villages[seat * ROW + CHURCH_CARD] = church
    tell_added(table, seat, church, "MV-246")


def add_chamber(table: VillageTable, seat: Seat, chamber: i64) -> None:
    """Add a council chamber, which acts at once (MV-276 to MV-279).

    Coins are gained before the card is added, markers are placed after it.
    """
    table.chambers ^= bit(chamber)
    table.villages[seat * ROW + CHAMBER_CARD] = chamber
    if table.facts.chamber_effect[chamber] == GIVE_COINS:
        use_chamber(table, seat)
        tell_added(table, seat, CHAMBER + chamber, "MV-276")
    else:
        tell_added(table, seat, CHAMBER + chamber, "MV-275")
        use_chamber(table, seat)


def add_workshop(table: VillageTable, seat: Seat, workshop: i64) -> None:
    """Add any workshop of the column that shows the value, then produce in it (MV-201, MV-202)."""
    type_ = table.facts.workshop_type[workshop]
    table.workshops ^= bit(workshop)
    table.villages[seat * ROW + SHOP + type_] = workshop
    tell_added(table, seat, WORKSHOP + workshop, "MV-202")
    produce(table, seat, type_, "MV-202")


def produce(table: VillageTable, seat: Seat, type_: i64, rule: str) -> None:
    """Place a resource on an empty slot of a workshop (MV-203); none if all are filled (MV-15, MV-204)."""
    at = seat * ROW
    workshop = table.villages[at + SHOP + type_]
    if table.villages[at + GOODS + type_] < table.facts.slots[WORKSHOP + workshop]:
        table.villages[at + GOODS + type_] += 1
        if table.game_events is not None:
            table.tell("produces", {"seat": seat, "resource": table.facts.resource_ids[type_]}, rule)


def add_field(table: VillageTable, seat: Seat) -> None:
    """Gain the coin of a field, then add it (MV-221)."""
    table.gain_coins(seat, table.facts.field_coins, "MV-221")
    table.fields -= 1
    table.villages[seat * ROW + FIELD_CARDS] += 1
    tell_added(table, seat, FIELD, "MV-221")


def harvest(table: VillageTable, seat: Seat, field: i64) -> None:
    """Gain the coins of one own field, more with a plow, which stays there (MV-222, MV-223)."""
    plowed = table.villages[seat * ROW + PLOWS] >> field & 1
    table.gain_coins(seat, table.facts.field_coins + plowed * table.facts.plow_coins, "MV-222")


def serve_customer(table: VillageTable, seat: Seat, customer: i64) -> None:
    """Put a customer who was paid on the served pile (MV-212); a tile beside goes to the square (MV-298)."""
    at = seat * ROW
    table.villages[at + MARKET] ^= bit(customer)
    table.villages[at + SERVED] |= bit(customer)
    if table.game_events is not None:
        table.tell("serves", {"seat": seat, "card": table.facts.ids[CUSTOMER + customer]}, "MV-212")
    if table.villages[at + TILE] == OWN_CUSTOMER + customer:
        table.villages[at + TILE] = OWN_SQUARE


def tell_added(table: VillageTable, seat: Seat, row: i64, rule: str) -> None:
    """Report that a card was added to a village."""
    if table.game_events is not None:
        table.tell("adds", {"seat": seat, "card": table.facts.ids[row]}, rule)
