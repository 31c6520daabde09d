"""Step II of a turn: activating banners. Rules: 3.5, 3.7, 3.8.

Every banner that can be activated is on offer together, and the first one fixes the mode. White banners
continue until the player stops.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.my_village.banner_refusals import (
    black_refusal,
    hand_refusal,
    office_refusal,
    refuse_card,
    white_refusal,
)
from batisseurs.games.my_village.card_actions import CarryOut, carry_out, harvest, produce
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
    FIELD,
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
    grey_means,
    grey_time,
    hand_obstacle,
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
    same_field,
    say_plow_move,
)
from batisseurs.games.my_village.table import (
    BY_WHITE,
    CHAMBER_CARD,
    CHURCH_CARD,
    FIELD_CARDS,
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
    ROW,
    SCHOOL_BANNER,
    SHOP,
    TILE,
    VILLAGERS,
    WHITE,
    VillageStep,
    VillageTable,
)
from batisseurs.games.my_village.village_board import activate_question, activate_school
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.seats import Seat, seat_name

# What can be chosen, in this order: churches, monks, chambers, square and field by their rows, then:
ADD_TRAVEL: Final = 22
"""The travel piles A to E."""
ADD_WORKSHOP: Final = 27
HAND: Final = 47
OPEN_OFFICE: Final = 48
ASK: Final = 49
"""The "?" banner."""
ACTIVATE: Final = 50
"""Their own white banners."""
MOVE_PLOW: Final = ACTIVATE + WHITE
STOP: Final = MOVE_PLOW + PLOW_MOVES


def row_of(choice: i64) -> i64:
    """Return the card or travel pile that a choice adds."""
    if choice < ADD_TRAVEL:
        return choice
    return PILE + choice - ADD_TRAVEL if choice < ADD_WORKSHOP else WORKSHOP + choice - ADD_WORKSHOP


# What is on offer: black banners. ----------------------------------------------------------------


def offer_black(table: VillageTable, seat: Seat, found: list[int]) -> None:
    """Add the black banners of the middle that can be activated (MV-85).

    "?" always can, whatever the value is (MV-72, MV-160).
    """
    people = table.villages[seat * ROW + VILLAGERS]
    if people >> ABBOT & 1:
        offer_religion(table, seat, found)
    if people >> COUNCILLOR & 1:
        offer_council(table, seat, found)
    if table.facts.values[FIELD] >> table.value & 1 and obstacle(table, seat, FIELD) == CLEAR:
        found.append(FIELD)
    if people >> TRAVELLER & 1:
        letter = table.villages[seat * ROW + JOURNEY]
        if letter < LETTERS and obstacle(table, seat, PILE + letter) == CLEAR:
            found.append(ADD_TRAVEL + letter)
    if people >> CRAFTSMAN & 1:
        offer_workshops(table, seat, found)
    if hand_obstacle(table, seat) == CLEAR:
        found.append(HAND)
    if office_obstacle(table) == CLEAR:
        found.append(OPEN_OFFICE)
    found.append(ASK)


def offer_religion(table: VillageTable, seat: Seat, found: list[int]) -> None:
    """Add churches, or monks for the owner of one (MV-245, MV-260)."""
    if table.villages[seat * ROW + CHURCH_CARD] != NONE:
        for pile in range(MONK_PILES):
            monk = table.tops[pile]
            if monk != NONE and obstacle(table, seat, MONK + monk) == CLEAR:
                found.append(MONK + monk)
        return
    churches = table.churches & table.facts.churches_showing[table.value]
    if churches != 0:
        for church in range(CHURCHES):
            if churches >> church & 1 and obstacle(table, seat, CHURCH + church) == CLEAR:
                found.append(CHURCH + church)


def offer_council(table: VillageTable, seat: Seat, found: list[int]) -> None:
    """Add council chambers and the village square (MV-275, MV-290)."""
    chambers = table.chambers & table.facts.chambers_showing[table.value]
    if chambers != 0 and table.villages[seat * ROW + CHAMBER_CARD] == NONE:
        for chamber in range(CHAMBERS):
            if chambers >> chamber & 1 and obstacle(table, seat, CHAMBER + chamber) == CLEAR:
                found.append(CHAMBER + chamber)
    if table.facts.values[SQUARE] >> table.value & 1 and obstacle(table, seat, SQUARE) == CLEAR:
        found.append(SQUARE)


def offer_workshops(table: VillageTable, seat: Seat, found: list[int]) -> None:
    """Add the workshops of types that the village does not have (MV-200, MV-201)."""
    workshops = table.workshops & table.facts.workshops_showing[table.value]
    for type_ in range(RESOURCES):
        if table.villages[seat * ROW + SHOP + type_] != NONE:
            workshops &= ~table.facts.workshops_of_type[type_]
    if workshops != 0:
        for workshop in range(WORKSHOPS):
            if workshops >> workshop & 1 and obstacle(table, seat, WORKSHOP + workshop) == CLEAR:
                found.append(ADD_WORKSHOP + workshop)


# What is on offer: white banners. ----------------------------------------------------------------


def offer_white(table: VillageTable, seat: Seat, found: list[int]) -> None:
    """Add their own white banners that can be activated (MV-125, MV-127)."""
    villages = table.villages
    at = seat * ROW
    people = villages[at + VILLAGERS]
    offer_if_clear(table, seat, PERSONAL, found)
    offer_if_clear(table, seat, SCHOOL_BANNER, found)
    if people >> CRAFTSMAN & 1:
        for type_ in range(RESOURCES):
            if villages[at + SHOP + type_] != NONE:
                offer_if_clear(table, seat, OWN_SHOP + type_, found)
    fields = villages[at + FIELD_CARDS]
    if fields > 0:
        # Each field has its own banner; of fields that look the same only the first is offered (MV-223).
        for field in different_fields(table, seat, all_of(fields)):
            offer_if_clear(table, seat, OWN_FIELD + field, found)
    if people >> COUNCILLOR & 1:
        offer_if_clear(table, seat, OWN_CHAMBER, found)
        offer_if_clear(table, seat, OWN_SQUARE, found)
    if people >> MERCHANT & 1 and villages[at + MARKET] != 0:
        offer_customers(table, seat, found)


def offer_if_clear(table: VillageTable, seat: Seat, banner: i64, found: list[int]) -> None:
    """Add a white banner if nothing is in the way."""
    if white_obstacle(table, seat, banner) == CLEAR:
        found.append(ACTIVATE + banner)


def offer_customers(table: VillageTable, seat: Seat, found: list[int]) -> None:
    """Add the customers of their own market that can be served; "?" fits any value (MV-211, MV-214)."""
    villages = table.villages
    at = seat * ROW
    fitting = table.facts.customers_showing[table.value]
    if villages[at + TILE] >= OWN_CUSTOMER:
        fitting |= bit(villages[at + TILE] - OWN_CUSTOMER)
    fitting &= villages[at + MARKET]
    customer: i64 = 0
    while fitting != 0:
        if fitting & 1:
            offer_if_clear(table, seat, OWN_CUSTOMER + customer, found)
        fitting >>= 1
        customer += 1


# The step. ---------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ActivateBanner(VillageStep):
    """One black banner, or any number of white ones, or "?" (MV-70, MV-73, MV-133)."""

    asked_by = "MV-70"

    def choices(self, table: VillageTable) -> list[int]:
        """Everything that can be activated now; plows may be moved in between (MV-224).

        After a white banner the offer is worked out again, and no black one is on it (MV-71, MV-132).
        """
        found: list[int] = []
        if table.mode == OPEN:
            offer_black(table, self.chooser, found)
        offer_white(table, self.chooser, found)
        plow_moves(table, self.chooser, MOVE_PLOW, found)
        if table.mode == BY_WHITE:
            found.append(STOP)
        return found

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Activate it; after a white banner another may follow, except after the square (MV-131, MV-293)."""
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
            return say_office()
        if choice == HAND:
            return say_hand(table)
        return say_black(table, row_of(choice))

    def refusals(self, table: VillageTable) -> list[Refusal]:
        """What the value, the villagers, the conditions or the purse do not allow."""
        reasons = self.black_refusals(table) if table.mode == OPEN else self.mode_refusals(table)
        offered: list[int] = []
        offer_white(table, self.chooser, offered)
        for banner in range(WHITE):
            problem = white_obstacle(table, self.chooser, banner)
            if ACTIVATE + banner in offered or problem == NOT_THERE:
                continue
            said = say_white(table, self.chooser, banner)
            if problem == CLEAR:
                reasons.append(same_field(said))
                continue
            row = white_row(table, self.chooser, banner) if banner >= OWN_SHOP else NONE
            reasons.append(white_refusal(table, said, problem, row))
        return reasons + plow_refusals(table, self.chooser)

    def black_refusals(self, table: VillageTable) -> list[Refusal]:
        """Black banners that cannot be activated now, and passing (MV-72)."""
        reasons: list[Refusal] = []
        for choice in range(HAND):
            row = row_of(choice)
            problem = obstacle(table, self.chooser, row)
            if problem != CLEAR:
                reasons.append(black_refusal(table, say_black(table, row), problem, row))
        problem = hand_obstacle(table, self.chooser)
        if problem != CLEAR:
            reasons.append(hand_refusal(table, say_hand(table), problem))
        problem = office_obstacle(table)
        if problem != CLEAR:
            reasons.append(office_refusal(table, say_office(), problem))
        reasons.append(Refusal("stop", Message("my-village-why-no-passing"), "MV-72"))
        return reasons

    def mode_refusals(self, table: VillageTable) -> list[Refusal]:
        """The first banner was a white one: no black one and no "?" in this turn (MV-71)."""
        texts = [say_black(table, row_of(choice)).text for choice in range(HAND)]
        texts += ["take hand", "activate office", "activate question"]
        return [Refusal(text, Message("my-village-why-mode"), "MV-71") for text in texts]

    def refuse_words(self, table: VillageTable, text: str) -> Refusal | None:
        """A card that is not in the village, or something without a banner to activate (MV-125)."""
        verb, _, card = text.partition(" ")
        if verb == "activate" and card.startswith("field_"):
            return Refusal(
                text, Message("my-village-why-not-yours", {"card": table.facts.ids[FIELD]}), "MV-127"
            )
        refusal = refuse_card(table, verb, card) if verb in ("add", "activate", "serve") else None
        if refusal is None and verb == "activate":
            return Refusal(text, Message("my-village-why-no-banner"), "MV-125")
        return refusal


def say_hand(table: VillageTable) -> Choice:
    """`take hand`."""
    return Choice("take hand", Message("my-village-hand", {"number": table.hand}), ("hand",))


def say_office() -> Choice:
    """`activate office`."""
    return Choice("activate office", Message("my-village-office"), ("office",))


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


# Activating. -------------------------------------------------------------------------------------


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


def activate_white(table: VillageTable, seat: Seat, banner: i64) -> None:
    """Pay a white banner's time and cost and perform its action, once a turn (MV-128, MV-129, MV-282)."""
    facts = table.facts
    table.used |= bit(banner)
    if table.game_events is not None:
        if OWN_FIELD <= banner < OWN_CHAMBER:
            table.tell("activates-field", {"seat": seat, "number": banner - OWN_FIELD + 1}, "MV-223")
        else:
            card = banner_name(table, seat, banner)
            table.tell("activates-white", {"seat": seat, "card": card}, "MV-127")
    if banner == PERSONAL:  # MV-140
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
            harvest(table, seat, banner - OWN_FIELD)
        else:
            produce(table, seat, banner - OWN_SHOP, "MV-203")
