"""What prevents the activation of a banner. Rules: the conditions of 3.7, 3.8 and 3.11 to 3.18.

One function per kind of banner says what is missing, as a number; `CLEAR` if nothing is. The steps offer what
is clear, and put the rest into words.
"""

from typing import Final

from mypy_extensions import i64

from batisseurs.games.my_village.costs import can_pay
from batisseurs.games.my_village.facts import (
    ABBOT,
    CHAMBER,
    COUNCILLOR,
    CRAFTSMAN,
    CUSTOMER,
    FIELD,
    MERCHANT,
    MONK,
    PILE,
    SQUARE,
    TRAVELLER,
    WORKSHOP,
)
from batisseurs.games.my_village.religion import windows
from batisseurs.games.my_village.table import (
    BOARD,
    CHAMBER_CARD,
    CHURCH_CARD,
    FIELD_CARDS,
    JOURNEY,
    MARKET,
    NONE,
    OWN_CHAMBER,
    OWN_CUSTOMER,
    OWN_FIELD,
    OWN_SHOP,
    OWN_SQUARE,
    PERSONAL,
    ROW,
    SCHOOL_BANNER,
    SHOP,
    SQUARE_CARD,
    TILE,
    TRAVEL_PILE,
    VillageTable,
)
from batisseurs.kernel.seats import Seat

TILE_VALUES: Final = 0b1_0000_0000_0100
"""The values 2 and 12 as a set."""

CLEAR: Final = 0
NOT_THERE: Final = 1
WRONG_VALUE: Final = 2
NO_VILLAGER: Final = 3
OWNED: Final = 4
NO_CHURCH: Final = 5
NO_WINDOW: Final = 6
NOT_NEXT: Final = 7
TRAVELS_ENDED: Final = 8
UNPAYABLE: Final = 9
BACK_SHOWS: Final = 10
FIRST_PLAYER: Final = 11
FIRST_TURN: Final = 12
NO_CUSTOMERS: Final = 13
USED: Final = 14


def keeper(row: i64) -> i64:
    """Return the profession without which a card can neither be added nor activated (MV-11).

    A field needs none (MV-220).
    """
    if row >= PILE:
        return TRAVELLER
    if row >= CUSTOMER:
        return MERCHANT
    if row >= WORKSHOP:
        return CRAFTSMAN
    if row == FIELD:
        return NONE
    return COUNCILLOR if row >= CHAMBER else ABBOT


def grey_means(table: VillageTable, seat: Seat, row: i64) -> i64:
    """Return what the grey banner of the latest travel card asks for, if the seat travels on (MV-233)."""
    if row < PILE:
        return 0
    latest = table.latest_travel(seat)
    return table.facts.grey_means[latest] if latest != NONE else 0


def grey_time(table: VillageTable, seat: Seat, row: i64) -> i64:
    """Return the time that the grey banner of the latest travel card asks for (MV-233)."""
    if row < PILE:
        return 0
    latest = table.latest_travel(seat)
    return table.facts.grey_time[latest] if latest != NONE else 0


def in_centre(table: VillageTable, row: i64) -> bool:  # noqa: PLR0911  one for each type
    """Tell whether a card can be chosen from the middle of the table (MV-8, MV-86)."""
    if row >= PILE:
        return table.piles[TRAVEL_PILE + row - PILE] != 0
    if row >= WORKSHOP:
        return table.workshops >> (row - WORKSHOP) & 1 == 1
    if row == FIELD:
        return table.fields > 0
    if row == SQUARE:
        return table.squares > 0
    if row >= CHAMBER:
        return table.chambers >> (row - CHAMBER) & 1 == 1
    if row >= MONK:
        return table.tops[table.facts.monk_pile[row - MONK]] == row - MONK
    return table.churches >> row & 1 == 1


def condition(table: VillageTable, seat: Seat, row: i64) -> i64:  # noqa: PLR0911  one for each type
    """Return what a type of card needs besides villager, value and cost: mostly, not to be owned (MV-17).

    Travels go from A to E (MV-231); who travels and builds is asked by `keeper` (MV-200, MV-230).
    """
    villages = table.villages
    at = seat * ROW
    if row >= PILE:
        journey = villages[at + JOURNEY]
        if journey != row - PILE:
            return NOT_NEXT
        latest = table.latest_travel(seat)
        # After the chapel no card can be added (MV-235).
        return TRAVELS_ENDED if latest != NONE and table.facts.ends_travels[latest] else CLEAR
    if row >= WORKSHOP:
        type_ = table.facts.workshop_type[row - WORKSHOP]
        return OWNED if villages[at + SHOP + type_] != NONE else CLEAR
    if row == FIELD:
        return CLEAR
    if row == SQUARE:
        return OWNED if villages[at + SQUARE_CARD] else CLEAR
    if row >= CHAMBER:
        return OWNED if villages[at + CHAMBER_CARD] != NONE else CLEAR
    church = villages[at + CHURCH_CARD]
    if row < MONK:
        return OWNED if church != NONE else CLEAR
    if church == NONE:
        return NO_CHURCH
    return NO_WINDOW if windows(table, seat) >= table.facts.most_windows else CLEAR


def obstacle(table: VillageTable, seat: Seat, row: i64) -> i64:
    """Return why a card cannot be added with the banner value (MV-87, MV-88)."""
    if not in_centre(table, row):
        return NOT_THERE
    if not table.facts.values[row] >> table.value & 1:
        return WRONG_VALUE
    who = keeper(row)
    if who != NONE and not table.present(seat, who):
        return NO_VILLAGER
    missing = condition(table, seat, row)
    if missing != CLEAR:
        return missing
    return CLEAR if can_pay(table, seat, row, grey_means(table, seat, row)) else UNPAYABLE


def hand_obstacle(table: VillageTable, seat: Seat) -> i64:
    """Return why the hand cannot be taken (MV-100, MV-103, MV-104, MV-105)."""
    if not table.facts.hand_values >> table.value & 1:
        return WRONG_VALUE
    if table.back:
        return BACK_SHOWS
    if seat == table.first:
        if table.facts.turns[table.players] == 1:
            return FIRST_PLAYER
        if table.turn < table.players:
            return FIRST_TURN
    return CLEAR


def office_obstacle(table: VillageTable) -> i64:
    """Return why the office cannot be activated (MV-110, MV-115)."""
    if not table.facts.office_values >> table.value & 1:
        return WRONG_VALUE
    return CLEAR if table.zone != 0 else NO_CUSTOMERS


def white_row(table: VillageTable, seat: Seat, banner: i64) -> i64:
    """Return the card whose white banner it is; NONE on the village board or if it is not owned."""
    villages = table.villages
    at = seat * ROW
    if banner >= OWN_CUSTOMER:
        customer = banner - OWN_CUSTOMER
        return CUSTOMER + customer if villages[at + MARKET] >> customer & 1 else NONE
    if banner == OWN_SQUARE:
        return SQUARE if villages[at + SQUARE_CARD] else NONE
    if banner == OWN_CHAMBER:
        chamber = villages[at + CHAMBER_CARD]
        return CHAMBER + chamber if chamber != NONE else NONE
    if banner >= OWN_FIELD:
        return FIELD if banner - OWN_FIELD < villages[at + FIELD_CARDS] else NONE
    shop = villages[at + SHOP + banner - OWN_SHOP]
    return WORKSHOP + shop if shop != NONE else NONE


def white_values(table: VillageTable, seat: Seat, banner: i64, row: i64) -> i64:
    """Return the values of a white banner: those of the dark side, and those of the tile (MV-126, MV-296).

    Beside a banner that shows 2 and 12 anyway the tile adds nothing (MV-297).
    """
    facts = table.facts
    if banner == PERSONAL:
        board = table.villages[seat * ROW + BOARD]
        values = facts.personal_values[board] if board != NONE else 0
    elif banner == SCHOOL_BANNER:
        values = facts.school_values
    else:
        values = facts.values[row]
    if table.villages[seat * ROW + TILE] == banner:
        values |= TILE_VALUES
    return values


def white_obstacle(table: VillageTable, seat: Seat, banner: i64) -> i64:  # noqa: PLR0911  one for each
    """Return why a white banner cannot be activated (MV-127, MV-128, MV-130, MV-211)."""
    if banner < OWN_SHOP:
        if not white_values(table, seat, banner, NONE) >> table.value & 1:
            return WRONG_VALUE
        return USED if table.used >> banner & 1 else CLEAR
    row = white_row(table, seat, banner)
    if row == NONE:
        return NOT_THERE
    if not white_values(table, seat, banner, row) >> table.value & 1:
        return WRONG_VALUE
    if table.used >> banner & 1:
        return USED
    who = keeper(row)
    if who != NONE and not table.present(seat, who):
        return NO_VILLAGER
    if banner >= OWN_CUSTOMER and not can_pay(table, seat, row, 0):
        return UNPAYABLE
    return CLEAR
