"""Step II of a turn: activating banners. Rules: 3.5, 3.7, 3.8; the actions of 3.11 to 3.18 begin here.

Every banner that can be activated is on offer together; the first one fixes the mode (MV-73). White banners
go on until the player stops, and what is possible is worked out anew after each (MV-132).
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.my_village.costs import ask_payment, different_fields
from batisseurs.games.my_village.council import activate_square, banner_name, use_chamber
from batisseurs.games.my_village.facts import (
    ABBOT,
    CHAMBER,
    CHAMBERS,
    CHURCH,
    CHURCHES,
    COUNCILLOR,
    CRAFTSMAN,
    CUSTOMER,
    FIELD,
    GIVE_COINS,
    LETTERS,
    MERCHANT,
    MONK,
    MONK_PILES,
    PILE,
    RESOURCES,
    SQUARE,
    TRAVELLER,
    WORKSHOP,
    WORKSHOPS,
    all_of,
)
from batisseurs.games.my_village.obstacles import (
    CLEAR,
    NOT_THERE,
    REASONS,
    grey_means,
    grey_time,
    hand_obstacle,
    keeper,
    obstacle,
    office_obstacle,
    white_obstacle,
    white_row,
)
from batisseurs.games.my_village.office import open_office
from batisseurs.games.my_village.plows import (
    PLOW_MOVES,
    move_plow,
    plow_moves,
    plow_refusals,
    say_plow_move,
)
from batisseurs.games.my_village.religion import use_monk
from batisseurs.games.my_village.table import (
    BY_WHITE,
    CHAMBER_CARD,
    CHURCH_CARD,
    FIELD_CARDS,
    GOODS,
    JOURNEY,
    MARKET,
    NONE,
    OPEN,
    OWN_CHAMBER,
    OWN_CUSTOMER,
    OWN_FIELD,
    OWN_SHOP,
    OWN_SQUARE,
    PERSONAL,
    PLOWS,
    ROW,
    SCHOOL_BANNER,
    SERVED,
    SHOP,
    TILE,
    VILLAGERS,
    WHITE,
    VillageConsequence,
    VillageStep,
    VillageTable,
)
from batisseurs.games.my_village.travel import TurnTravelCard
from batisseurs.games.my_village.village_board import activate_question, activate_school
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.seats import Seat, seat_name

# The choices: cards to add (travel by pile), hand, office, "?", white banners, plows to move, stop.
ADD_TRAVEL: Final = 22
ADD_WORKSHOP: Final = 27
HAND: Final = 47
OPEN_OFFICE: Final = 48
ASK: Final = 49
ACTIVATE: Final = 50
MOVE_PLOW: Final = ACTIVATE + WHITE
STOP: Final = MOVE_PLOW + PLOW_MOVES

CONDITIONS: Final = ["MV-245", "MV-260", "MV-275", "MV-290", "MV-220", "MV-230", "MV-200"]
"""The rule with the conditions of churches, monks, chambers, squares, fields, travel cards, workshops."""


def row_of(choice: i64) -> i64:
    """Return the card that a choice adds."""
    if choice < ADD_TRAVEL:
        return choice
    return PILE + choice - ADD_TRAVEL if choice < ADD_WORKSHOP else WORKSHOP + choice - ADD_WORKSHOP


def offer_black(table: VillageTable, seat: Seat, found: list[int]) -> None:  # noqa: C901, PLR0912  each type
    """Add the black banners of the middle that can be activated, and the "?" banner (MV-85, MV-160)."""
    facts = table.facts
    value = table.value
    villages = table.villages
    at = seat * ROW
    people = villages[at + VILLAGERS]
    if people >> ABBOT & 1:
        if villages[at + CHURCH_CARD] == NONE:
            churches = table.churches & facts.churches_showing[value]
            if churches != 0:
                for church in range(CHURCHES):
                    if churches >> church & 1 and obstacle(table, seat, CHURCH + church) == CLEAR:
                        found.append(CHURCH + church)
        else:
            for pile in range(MONK_PILES):
                monk = table.tops[pile]
                if monk != NONE and obstacle(table, seat, MONK + monk) == CLEAR:
                    found.append(MONK + monk)
    if people >> COUNCILLOR & 1:
        chambers = table.chambers & facts.chambers_showing[value]
        if chambers != 0 and villages[at + CHAMBER_CARD] == NONE:
            for chamber in range(CHAMBERS):
                if chambers >> chamber & 1 and obstacle(table, seat, CHAMBER + chamber) == CLEAR:
                    found.append(CHAMBER + chamber)
        if facts.values[SQUARE] >> value & 1 and obstacle(table, seat, SQUARE) == CLEAR:
            found.append(SQUARE)
    if facts.values[FIELD] >> value & 1 and obstacle(table, seat, FIELD) == CLEAR:
        found.append(FIELD)
    if people >> TRAVELLER & 1:
        letter = villages[at + JOURNEY]
        if letter < LETTERS and obstacle(table, seat, PILE + letter) == CLEAR:
            found.append(ADD_TRAVEL + letter)
    if people >> CRAFTSMAN & 1:
        workshops = table.workshops & facts.workshops_showing[value]
        for type_ in range(RESOURCES):
            if villages[at + SHOP + type_] != NONE:
                workshops &= ~facts.workshops_of_type[type_]
        for workshop in range(WORKSHOPS if workshops != 0 else 0):
            if workshops >> workshop & 1 and obstacle(table, seat, WORKSHOP + workshop) == CLEAR:
                found.append(ADD_WORKSHOP + workshop)
    if hand_obstacle(table, seat) == CLEAR:
        found.append(HAND)
    if office_obstacle(table) == CLEAR:
        found.append(OPEN_OFFICE)
    found.append(ASK)


def offer_white(table: VillageTable, seat: Seat, found: list[int]) -> None:  # noqa: C901  each kind
    """Add the own white banners that can be activated; of fields that look the same only the first."""
    villages = table.villages
    at = seat * ROW
    for banner in range(OWN_SHOP):
        if white_obstacle(table, seat, banner) == CLEAR:
            found.append(ACTIVATE + banner)
    if villages[at + VILLAGERS] >> CRAFTSMAN & 1:
        for banner in range(OWN_SHOP, OWN_FIELD):
            if (
                villages[at + SHOP + banner - OWN_SHOP] != NONE
                and white_obstacle(table, seat, banner) == CLEAR
            ):
                found.append(ACTIVATE + banner)
    fields = villages[at + FIELD_CARDS]
    if fields > 0:
        for field in different_fields(table, seat, all_of(fields)):
            if white_obstacle(table, seat, OWN_FIELD + field) == CLEAR:
                found.append(ACTIVATE + OWN_FIELD + field)
    if villages[at + VILLAGERS] >> COUNCILLOR & 1:
        for banner in range(OWN_CHAMBER, OWN_CUSTOMER):
            if white_obstacle(table, seat, banner) == CLEAR:
                found.append(ACTIVATE + banner)
    if villages[at + VILLAGERS] >> MERCHANT & 1 and villages[at + MARKET] != 0:
        offer_customers(table, seat, found)


def offer_customers(table: VillageTable, seat: Seat, found: list[int]) -> None:
    """Add the customers of the own market that can be served (MV-127, MV-211)."""
    villages = table.villages
    at = seat * ROW
    fitting = table.facts.customers_showing[table.value]
    if villages[at + TILE] >= OWN_CUSTOMER:
        fitting |= bit(villages[at + TILE] - OWN_CUSTOMER)
    fitting &= villages[at + MARKET]
    customer: i64 = 0
    while fitting != 0:
        if fitting & 1 and white_obstacle(table, seat, OWN_CUSTOMER + customer) == CLEAR:
            found.append(ACTIVATE + OWN_CUSTOMER + customer)
        fitting >>= 1
        customer += 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ActivateBanner(VillageStep):
    """One black banner, or any number of white ones, or "?" (MV-70, MV-73, MV-133)."""

    def choices(self, table: VillageTable) -> list[int]:
        """Everything that can be activated now; plows may be moved in between (MV-224)."""
        found: list[int] = []
        if table.mode == OPEN:
            offer_black(table, self.chooser, found)
        offer_white(table, self.chooser, found)
        plow_moves(table, self.chooser, MOVE_PLOW, found)
        if table.mode == BY_WHITE:
            found.append(STOP)
        return found

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Activate it; after a white banner another one may follow, but for the square (MV-131)."""
        seat = self.chooser
        if choice == STOP:
            return
        if choice >= MOVE_PLOW:
            table.again(self)
            move_plow(table, seat, choice - MOVE_PLOW)
        elif choice >= ACTIVATE:
            table.mode = BY_WHITE
            if choice - ACTIVATE != OWN_SQUARE:
                table.again(self)
            activate_white(table, seat, choice - ACTIVATE)
        elif choice == ASK:
            if table.game_events is not None:
                table.tell("activates-question", {"seat": seat}, "MV-160")
            activate_question(table, seat)
        elif choice == OPEN_OFFICE:
            if table.game_events is not None:
                table.tell("activates-office", {"seat": seat}, "MV-110")
            open_office(table, seat, table.facts.office_cards)
        elif choice == HAND:
            take_hand(table, seat)
        else:
            activate_black(table, seat, row_of(choice))

    def prompt(self, table: VillageTable) -> Message:
        id_ = "my-village-ask-white" if table.mode == BY_WHITE else "my-village-ask-banner"
        return Message(id_, {"number": table.value})

    def say(self, table: VillageTable, choice: i64) -> Choice:  # noqa: PLR0911  one for each kind
        """`add ws_brewery_58`, `take hand`, `activate school`, `serve cu_01`, `plow field_1 from forge`."""
        seat = self.chooser
        if choice == STOP:
            return Choice("stop", Message("my-village-stop"))
        if choice >= MOVE_PLOW:
            return say_plow_move(seat, choice - MOVE_PLOW)
        if choice >= ACTIVATE:
            return say_white(table, seat, choice - ACTIVATE)
        if choice == ASK:
            return Choice(
                "activate question", Message("my-village-question"), (f"{seat_name(seat)}.question",)
            )
        if choice == OPEN_OFFICE:
            return Choice("activate office", Message("my-village-office"), ("office",))
        if choice == HAND:
            return Choice("take hand", Message("my-village-hand", {"number": table.hand}), ("hand",))
        return say_black(table, row_of(choice))

    def refusals(self, table: VillageTable) -> list[Refusal]:
        """What the value, the villagers, the conditions or the purse do not allow."""
        seat = self.chooser
        reasons: list[Refusal] = []
        if table.mode == OPEN:
            for choice in range(HAND):
                row = row_of(choice)
                add_refusal(reasons, table, say_black(table, row), obstacle(table, seat, row), row)
            hand = Choice("take hand", Message("my-village-hand", {"number": table.hand}), ("hand",))
            add_refusal(reasons, table, hand, hand_obstacle(table, seat), HAND_ROW)
            office = Choice("activate office", Message("my-village-office"), ("office",))
            add_refusal(reasons, table, office, office_obstacle(table), OFFICE_ROW)
            reasons.append(Refusal("stop", Message("my-village-why-no-passing"), "MV-72"))
        else:
            for choice in range(HAND):
                said = say_black(table, row_of(choice))
                reasons.append(Refusal(said.text, Message("my-village-why-mode"), "MV-71", ()))
            for text in ("take hand", "activate office", "activate question"):
                reasons.append(Refusal(text, Message("my-village-why-mode"), "MV-71"))
        offered: list[int] = []
        offer_white(table, seat, offered)
        for banner in range(WHITE):
            if ACTIVATE + banner in offered:
                continue
            problem = white_obstacle(table, seat, banner)
            if problem in (CLEAR, NOT_THERE):
                continue
            row = white_row(table, seat, banner) if banner >= OWN_SHOP else NONE
            reasons.append(white_refusal(table, say_white(table, seat, banner), problem, row))
        return reasons + plow_refusals(table, seat)


HAND_ROW: Final = -2
OFFICE_ROW: Final = -3
VALUE_RULES: Final = ["", "MV-8", "MV-87", "", "", "MV-260", "MV-260", "MV-231", "MV-235", "MV-88",
                      "MV-103", "MV-104", "MV-105", "MV-115"]  # fmt: skip


def condition_rule(row: i64) -> str:
    """Return the rule with the conditions of a card's type."""
    if row >= PILE:
        return CONDITIONS[5]
    if row >= WORKSHOP:
        return CONDITIONS[6]
    if row >= CHAMBER:
        return CONDITIONS[3 if row == SQUARE else 4 if row == FIELD else 2]
    return CONDITIONS[1 if row >= MONK else 0]


def add_refusal(reasons: list[Refusal], table: VillageTable, said: Choice, problem: i64, row: i64) -> None:
    """Put what is in the way of a black banner into words."""
    if problem == CLEAR:
        return
    about: dict[str, str | int | list[str]] = {"number": table.value}
    if row >= 0:
        about["card"] = table.facts.ids[row]
        who = keeper(row)
        if who != NONE:
            about["profession"] = table.facts.profession_ids[who]
    rule = VALUE_RULES[problem] or condition_rule(row)
    if problem == NOT_THERE and MONK <= row < CHAMBER:
        rule = "MV-86"  # below the top of its pile
    if row == HAND_ROW and rule == "MV-87":
        rule = "MV-100"
    if row == OFFICE_ROW and rule == "MV-87":
        rule = "MV-110"
    at = () if problem == NOT_THERE else said.at
    reasons.append(Refusal(said.text, Message("my-village-why-" + REASONS[problem], about), rule, at))


WHITE_RULES: Final = ["", "", "MV-127", "MV-130", "", "", "", "", "", "MV-211", "", "", "", "", "MV-128"]


def white_refusal(table: VillageTable, said: Choice, problem: i64, row: i64) -> Refusal:
    """Put what is in the way of a white banner into words."""
    about: dict[str, str | int | list[str]] = {"number": table.value}
    if row != NONE:
        about["card"] = table.facts.ids[row]
        who = keeper(row)
        if who != NONE:
            about["profession"] = table.facts.profession_ids[who]
    rule = WHITE_RULES[problem]
    return Refusal(said.text, Message("my-village-why-" + REASONS[problem], about), rule, said.at)


def say_black(table: VillageTable, row: i64) -> Choice:
    """`add field`, `add travel_c`."""
    card = table.facts.ids[row]
    return Choice(f"add {card}", Message("my-village-add", {"card": card}), (f"centre.{card}",))


def say_white(table: VillageTable, seat: Seat, banner: i64) -> Choice:
    """`activate school`, `serve cu_01`."""
    name = banner_name(table, seat, banner)
    at = (f"{seat_name(seat)}.{name}",)
    if banner >= OWN_CUSTOMER:
        return Choice(f"serve {name}", Message("my-village-serve", {"card": name}), at)
    if OWN_FIELD <= banner < OWN_CHAMBER:
        about: dict[str, str | int | list[str]] = {"number": banner - OWN_FIELD + 1}
        return Choice(f"activate {name}", Message("my-village-harvest", about), at)
    return Choice(f"activate {name}", Message("my-village-activate", {"card": name}), at)


# Black banners. ----------------------------------------------------------------------------------


def take_hand(table: VillageTable, seat: Seat) -> None:
    """Take the points of the hand, turn it over and be first player of the next round (MV-101, MV-102)."""
    table.holder = seat
    table.back = True
    stories = table.hand
    table.hand = 0
    if table.game_events is not None:
        table.tell("takes-hand", {"seat": seat, "number": stories}, "MV-102")
    table.gain_story(seat, stories, "MV-101")


def activate_black(table: VillageTable, seat: Seat, row: i64) -> None:
    """Consume the time, pay the cost, perform the action (MV-89); the grey banner counts too (MV-233)."""
    facts = table.facts
    if table.game_events is not None:
        table.tell("activates-black", {"seat": seat, "card": facts.ids[row]}, "MV-70")
    table.consume(seat, facts.time[row] + grey_time(table, seat, row), "MV-89")
    grey = grey_means(table, seat, row)
    if facts.alternatives[row] == 0 and grey == 0:
        carry_out(table, seat, row)
    else:
        table.then(CarryOut(seat, row))
        ask_payment(table, seat, row, grey)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CarryOut(VillageConsequence):
    """The cost is paid: the action of a black banner, or a customer is served."""

    def __init__(self, seat: Seat, row: i64) -> None:
        """Name the village and the card or travel pile."""
        super().__init__()
        self.seat: Final = seat
        self.row: Final = row

    def fields(self) -> tuple[int, ...]:
        """Return seat and row."""
        return (self.seat, self.row)

    def run(self, table: VillageTable) -> None:
        carry_out(table, self.seat, self.row)


def carry_out(table: VillageTable, seat: Seat, row: i64) -> None:
    """Perform the action of a card that is acquired, and add the card (MV-91)."""
    facts = table.facts
    villages = table.villages
    at = seat * ROW
    if row >= PILE:
        table.then(TurnTravelCard(seat, row - PILE))
    elif row >= CUSTOMER:
        serve(table, seat, row - CUSTOMER)
    elif row >= WORKSHOP:
        workshop = row - WORKSHOP
        type_ = facts.workshop_type[workshop]
        table.workshops ^= bit(workshop)
        villages[at + SHOP + type_] = workshop
        tell_added(table, seat, row, "MV-202")
        produce(table, seat, type_, "MV-202")
    elif row == FIELD:
        table.gain_coins(seat, facts.field_coins, "MV-221")
        table.fields -= 1
        villages[at + FIELD_CARDS] += 1
        tell_added(table, seat, row, "MV-221")
    elif row == SQUARE:
        activate_square(table, seat, 1)
    elif row >= CHAMBER:
        table.chambers ^= bit(row - CHAMBER)
        villages[at + CHAMBER_CARD] = row - CHAMBER
        # Coins come before the card is added, markers after it (MV-276 to MV-279).
        coins_first = facts.chamber_effect[row - CHAMBER] == GIVE_COINS
        if not coins_first:
            tell_added(table, seat, row, "MV-275")
        use_chamber(table, seat)
        if coins_first:
            tell_added(table, seat, row, "MV-276")
    elif row >= MONK:
        use_monk(table, seat, row - MONK)
    else:
        table.churches ^= bit(row)
        villages[at + CHURCH_CARD] = row
        tell_added(table, seat, row, "MV-246")


def tell_added(table: VillageTable, seat: Seat, row: i64, rule: str) -> None:
    """Report that a card was added to a village."""
    if table.game_events is not None:
        table.tell("adds", {"seat": seat, "card": table.facts.ids[row]}, rule)


def produce(table: VillageTable, seat: Seat, type_: i64, rule: str) -> None:
    """Place a resource on an empty slot of a workshop, if there is one (MV-15, MV-202, MV-203)."""
    at = seat * ROW
    workshop = table.villages[at + SHOP + type_]
    if table.villages[at + GOODS + type_] < table.facts.slots[WORKSHOP + workshop]:
        table.villages[at + GOODS + type_] += 1
        if table.game_events is not None:
            table.tell("produces", {"seat": seat, "resource": table.facts.resource_ids[type_]}, rule)


# White banners. ----------------------------------------------------------------------------------


def activate_white(table: VillageTable, seat: Seat, banner: i64) -> None:
    """Pay a white banner's time and cost and perform its action (MV-129)."""
    facts = table.facts
    table.used |= bit(banner)
    if table.game_events is not None:
        if OWN_FIELD <= banner < OWN_CHAMBER:
            table.tell("activates-field", {"seat": seat, "number": banner - OWN_FIELD + 1}, "MV-223")
        else:
            card = banner_name(table, seat, banner)
            table.tell("activates-white", {"seat": seat, "card": card}, "MV-127")
    if banner == PERSONAL:
        table.gain_story(seat, facts.personal_story, "MV-140")
    elif banner == SCHOOL_BANNER:
        activate_school(table, seat, 1)
    else:
        row = white_row(table, seat, banner)
        table.consume(seat, facts.white_time[row], "MV-129")
        if banner >= OWN_CUSTOMER:
            table.then(CarryOut(seat, row))
            ask_payment(table, seat, row, 0)
        elif banner == OWN_SQUARE:
            activate_square(table, seat, 0)
        elif banner == OWN_CHAMBER:
            use_chamber(table, seat)
        elif banner >= OWN_FIELD:
            plowed = table.villages[seat * ROW + PLOWS] >> (banner - OWN_FIELD) & 1
            table.gain_coins(seat, facts.field_coins + plowed * facts.plow_coins, "MV-222")
        else:
            produce(table, seat, banner - OWN_SHOP, "MV-203")


def serve(table: VillageTable, seat: Seat, customer: i64) -> None:
    """A paid customer goes to the served ones; a tile beside it returns to the square (MV-212, MV-298)."""
    at = seat * ROW
    table.villages[at + MARKET] ^= bit(customer)
    table.villages[at + SERVED] |= bit(customer)
    if table.game_events is not None:
        table.tell("serves", {"seat": seat, "card": table.facts.ids[CUSTOMER + customer]}, "MV-212")
    if table.villages[at + TILE] == OWN_CUSTOMER + customer:
        table.villages[at + TILE] = OWN_SQUARE
