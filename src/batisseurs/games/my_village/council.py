"""Council chambers, the village square and its value tile. Rules: 3.17, 3.18."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.my_village.costs import different_fields
from batisseurs.games.my_village.facts import (
    CATEGORIES,
    CHAMBER,
    COVER_CATEGORIES,
    COVER_PROFESSIONS,
    CUSTOMER,
    CUSTOMERS,
    FIELD,
    GIVE_COINS,
    PROFESSIONS,
    RESOURCES,
    SQUARE,
    WORKSHOP,
    all_of,
)
from batisseurs.games.my_village.table import (
    CHAMBER_CARD,
    COVERED,
    FIELD_CARDS,
    GENERIC_MARKERS,
    MARKERS,
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
    WHITE,
    VillageConsequence,
    VillageStep,
    VillageTable,
    field_name,
)
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, FLAG, arguments
from batisseurs.kernel.seats import Seat, seat_name

NO_SLOT: Final = PROFESSIONS
"""Professions and categories are five each."""
STAY: Final = WHITE
"""The tile's choices are the white banners, and staying."""


def use_chamber(table: VillageTable, seat: Seat) -> None:
    """Carry out the action of their own council chamber, black and white alike (MV-276 to MV-279)."""
    facts = table.facts
    at = seat * ROW
    chamber = table.villages[at + CHAMBER_CARD]
    effect = facts.chamber_effect[chamber]
    if effect == GIVE_COINS:
        table.gain_coins(seat, facts.chamber_amount[chamber], "MV-276")
    elif effect in (COVER_PROFESSIONS, COVER_CATEGORIES):
        if table.villages[at + COVERED] != all_of(PROFESSIONS):
            table.then(CoverSlot(seat))
    elif table.villages[at + GENERIC_MARKERS] < facts.slots[CHAMBER + chamber]:
        table.villages[at + GENERIC_MARKERS] += 1
        if table.game_events is not None:
            table.tell("gains-generic", {"seat": seat}, "MV-279")


@final
@mypyc_attr(acyclic=True)
class CoverSlot(VillageStep):
    """A marker for a free slot of the chamber: a profession or a category of cards (MV-277, MV-278)."""

    asked_by = "MV-277"

    def choices(self, table: VillageTable) -> list[int]:
        """Any free slot, or none (MV-16)."""
        covered = table.villages[self.chooser * ROW + COVERED]
        found: list[int] = []
        for slot in range(CATEGORIES):
            if not covered >> slot & 1:
                found.append(slot)
        found.append(NO_SLOT)
        return found

    def choose(self, table: VillageTable, choice: i64) -> None:
        """The marker stays to the end of the game (MV-280)."""
        if choice == NO_SLOT:
            return
        table.villages[self.chooser * ROW + COVERED] |= bit(choice)
        if table.game_events is not None:
            table.tell("covers", {"seat": self.chooser, "slot": self.slot(table, choice)}, self.rule(table))

    def slot(self, table: VillageTable, choice: i64) -> str:
        """Return the profession or category of a slot."""
        if self.rule(table) == "MV-277":
            return table.facts.profession_ids[choice]
        return table.facts.category_ids[choice]

    def rule(self, table: VillageTable) -> str:
        """Return the rule of the chamber."""
        chamber = table.villages[self.chooser * ROW + CHAMBER_CARD]
        return "MV-277" if table.facts.chamber_effect[chamber] == COVER_PROFESSIONS else "MV-278"

    def prompt(self, table: VillageTable) -> Message:
        chamber = table.villages[self.chooser * ROW + CHAMBER_CARD]
        return Message("my-village-ask-slot", {"card": table.facts.ids[CHAMBER + chamber]})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`cover abbot`, `cover fields`, `decline`."""
        chamber = table.facts.ids[CHAMBER + table.villages[self.chooser * ROW + CHAMBER_CARD]]
        at = (f"{seat_name(self.chooser)}.{chamber}",)
        if choice == NO_SLOT:
            return Choice("decline", Message("my-village-decline"), at)
        slot = self.slot(table, choice)
        return Choice(f"cover {slot}", Message("my-village-cover", {"slot": slot}), at)

    def refusals(self, table: VillageTable) -> list[Refusal]:
        """A slot holds one marker (MV-15)."""
        covered = table.villages[self.chooser * ROW + COVERED]
        return [
            Refusal(f"cover {self.slot(table, slot)}", Message("my-village-why-covered"), "MV-15")
            for slot in range(CATEGORIES)
            if covered >> slot & 1
        ]

    def refuse_words(self, table: VillageTable, text: str) -> Refusal | None:
        """A slot of the other chamber: one has professions, the other categories (MV-277, MV-278)."""
        verb, _, slot = text.partition(" ")
        if verb != "cover" or slot not in table.facts.profession_ids + table.facts.category_ids:
            return None
        return Refusal(text, Message("my-village-why-no-slot", {"slot": slot}), self.rule(table))


def activate_square(table: VillageTable, seat: Seat, new: i64) -> None:
    """The square in its order: value tile, story point, the card if it is new, marker (MV-291, MV-292)."""
    table.then(PlaceTile(seat, new), FinishSquare(seat, new))


@final
@mypyc_attr(acyclic=True)
class PlaceTile(VillageStep):
    """The value tile comes next to their own white banner (MV-291, MV-292)."""

    asked_by = "MV-291"
    made_from = arguments(chooser=ACTIVE, new=FLAG)

    def __init__(self, chooser: Seat, new: i64) -> None:
        """Name the player and whether the tile is new (1) or moved (0)."""
        super().__init__(chooser)
        self.new: Final = new

    def choices(self, table: VillageTable) -> list[int]:  # noqa: C901  one branch per kind of banner
        """Any own white banner without it; a tile that was placed before may stay."""
        villages = table.villages
        at = self.chooser * ROW
        here = villages[at + TILE]
        found: list[int] = []
        if here != PERSONAL:
            found.append(PERSONAL)
        if here != SCHOOL_BANNER:
            found.append(SCHOOL_BANNER)
        for type_ in range(RESOURCES):
            if villages[at + SHOP + type_] != NONE and here != OWN_SHOP + type_:
                found.append(OWN_SHOP + type_)
        for field in different_fields(table, self.chooser, all_of(villages[at + FIELD_CARDS])):
            if here != OWN_FIELD + field:
                found.append(OWN_FIELD + field)
        if villages[at + CHAMBER_CARD] != NONE and here != OWN_CHAMBER:
            found.append(OWN_CHAMBER)
        if here != OWN_SQUARE:
            found.append(OWN_SQUARE)
        market = villages[at + MARKET]
        for customer in range(CUSTOMERS):
            if market >> customer & 1 and here != OWN_CUSTOMER + customer:
                found.append(OWN_CUSTOMER + customer)
        if here != NONE:
            found.append(STAY)
        return found

    def choose(self, table: VillageTable, choice: i64) -> None:
        """Lay it there."""
        if choice == STAY:
            return
        table.villages[self.chooser * ROW + TILE] = choice
        if table.game_events is not None:
            rule = "MV-291" if self.new else "MV-292"
            if OWN_FIELD <= choice < OWN_CHAMBER:
                field = choice - OWN_FIELD + 1
                table.tell("places-tile-field", {"seat": self.chooser, "number": field}, rule)
            else:
                card = banner_name(table, self.chooser, choice)
                table.tell("places-tile", {"seat": self.chooser, "card": card}, rule)

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-tile")

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`tile school`, `tile field_1`, `stay`."""
        if choice == STAY:
            return Choice("stay", Message("my-village-tile-stays"))
        name = banner_name(table, self.chooser, choice)
        # A new square is not in the village yet.
        at = () if self.new and choice == OWN_SQUARE else (f"{seat_name(self.chooser)}.{name}",)
        if OWN_FIELD <= choice < OWN_CHAMBER:
            number = choice - OWN_FIELD + 1
            return Choice(f"tile {name}", Message("my-village-tile-field", {"number": number}), at)
        return Choice(f"tile {name}", Message("my-village-tile", {"card": name}), at)

    def refusals(self, table: VillageTable) -> list[Refusal]:
        """Where it is already, fields that look the same, and staying before it was placed (MV-291)."""
        here = table.villages[self.chooser * ROW + TILE]
        reasons: list[Refusal] = []
        if here == NONE:
            reasons.append(Refusal("stay", Message("my-village-why-tile-nowhere"), "MV-291"))
        else:
            said = self.say(table, here)
            reasons.append(Refusal(said.text, Message("my-village-why-tile-here"), "MV-292", said.at))
        able = self.choices(table)
        for field in range(table.villages[self.chooser * ROW + FIELD_CARDS]):
            if OWN_FIELD + field not in able and here != OWN_FIELD + field:
                said = self.say(table, OWN_FIELD + field)
                reasons.append(Refusal(said.text, Message("my-village-why-same-field"), "MV-27", said.at))
        return reasons

    def refuse_words(self, table: VillageTable, text: str) -> Refusal | None:
        """A banner that the village does not have, or a card without a white banner (MV-125, MV-291)."""
        verb, _, card = text.partition(" ")
        if verb != "tile":
            return None
        if card.startswith("field_"):
            card = table.facts.ids[FIELD]
        rule = "MV-291" if self.new else "MV-292"
        if card not in table.facts.ids:
            return Refusal(text, Message("my-village-why-no-banner"), rule)
        return Refusal(text, Message("my-village-why-not-yours", {"card": card}), rule)


@final
@mypyc_attr(acyclic=True)
class FinishSquare(VillageConsequence):
    """After the tile: a story point, the card if it is new, a marker on a free slot (MV-291, MV-292)."""

    made_from = arguments(seat=ACTIVE, new=FLAG)

    def __init__(self, seat: Seat, new: i64) -> None:
        """Name the player and whether the square is new (1) or activated (0)."""
        super().__init__()
        self.seat: Final = seat
        self.new: Final = new

    def run(self, table: VillageTable) -> None:
        seat = self.seat
        at = seat * ROW
        rule = "MV-291" if self.new else "MV-292"
        table.gain_story(seat, table.facts.square_story, rule)
        if self.new:
            table.squares -= 1
            table.villages[at + SQUARE_CARD] = 1
            if table.game_events is not None:
                table.tell("adds", {"seat": seat, "card": table.facts.ids[SQUARE]}, rule)
        if table.villages[at + MARKERS] < table.facts.slots[SQUARE]:
            table.villages[at + MARKERS] += 1
            if table.game_events is not None:
                table.tell("gains-marker", {"seat": seat}, rule)


def banner_name(table: VillageTable, seat: Seat, banner: i64) -> str:  # noqa: PLR0911  one for each kind
    """Return what a white banner is called: `school`, `field_1`, the id of a card."""
    ids = table.facts.ids
    at = seat * ROW
    if banner == PERSONAL:
        return "personal_banner"
    if banner == SCHOOL_BANNER:
        return "school"
    if banner < OWN_FIELD:
        return ids[WORKSHOP + table.villages[at + SHOP + banner - OWN_SHOP]]
    if banner < OWN_CHAMBER:
        return field_name(banner - OWN_FIELD)
    if banner == OWN_CHAMBER:
        return ids[CHAMBER + table.villages[at + CHAMBER_CARD]]
    if banner == OWN_SQUARE:
        return ids[SQUARE]
    return ids[CUSTOMER + banner - OWN_CUSTOMER]
