"""Why a banner cannot be activated: the words and the rule. Rules: conditions of 3.7, 3.8, 3.11 to 3.18."""

from batisseurs.games.my_village import obstacles as o
from batisseurs.games.my_village.facts import (
    CHAMBER,
    CUSTOMER,
    FIELD,
    MONK,
    PILE,
    SQUARE,
    TRAVEL,
    WORKSHOP,
)
from batisseurs.games.my_village.table import NONE, VillageTable
from batisseurs.kernel.choice import Choice, Message, Refusal

REASONS = {
    o.NOT_THERE: "my-village-why-not-there",
    o.WRONG_VALUE: "my-village-why-wrong-value",
    o.NO_VILLAGER: "my-village-why-no-villager",
    o.OWNED: "my-village-why-owned",
    o.NO_CHURCH: "my-village-why-no-church",
    o.NO_WINDOW: "my-village-why-no-window",
    o.NOT_NEXT: "my-village-why-not-next",
    o.TRAVELS_ENDED: "my-village-why-travels-ended",
    o.UNPAYABLE: "my-village-why-unpayable",
    o.BACK_SHOWS: "my-village-why-back-shows",
    o.FIRST_PLAYER: "my-village-why-first-player",
    o.FIRST_TURN: "my-village-why-first-turn",
    o.NO_CUSTOMERS: "my-village-why-no-customers",
    o.USED: "my-village-why-used",
}

BLACK_RULES = {
    o.NOT_THERE: "MV-8",
    o.WRONG_VALUE: "MV-87",
    o.NO_CHURCH: "MV-260",
    o.NO_WINDOW: "MV-260",
    o.NOT_NEXT: "MV-231",
    o.TRAVELS_ENDED: "MV-235",
    o.UNPAYABLE: "MV-88",
}
"""Rules for cards of the middle; a missing villager and a card owned already go by the type of the card."""
HAND_RULES = {
    o.WRONG_VALUE: "MV-100",
    o.BACK_SHOWS: "MV-103",
    o.FIRST_PLAYER: "MV-104",
    o.FIRST_TURN: "MV-105",
}
OFFICE_RULES = {o.WRONG_VALUE: "MV-110", o.NO_CUSTOMERS: "MV-115"}
WHITE_RULES = {
    o.WRONG_VALUE: "MV-127",
    o.NO_VILLAGER: "MV-130",
    o.UNPAYABLE: "MV-211",
    o.USED: "MV-128",
}


def condition_rule(row: int) -> str:
    """Return the rule with the conditions for acquiring a type of card."""
    if row >= PILE:
        return "MV-230"
    if row >= WORKSHOP:
        return "MV-200"
    if row == FIELD:
        return "MV-220"
    if row == SQUARE:
        return "MV-290"
    if row >= CHAMBER:
        return "MV-275"
    return "MV-260" if row >= MONK else "MV-245"


def black_refusal(table: VillageTable, said: Choice, problem: int, row: int) -> Refusal:
    """Say why a card of the middle cannot be added."""
    rule = BLACK_RULES.get(problem) or condition_rule(row)
    if problem == o.NOT_THERE and MONK <= row < CHAMBER:
        rule = "MV-86"  # it is below the top of its pile, or in a village
    at = () if problem == o.NOT_THERE else said.at
    return Refusal(said.text, reason(table, problem, row), rule, at)


def hand_refusal(table: VillageTable, said: Choice, problem: int) -> Refusal:
    """Say why the hand cannot be taken."""
    return Refusal(said.text, reason(table, problem, NONE), HAND_RULES[problem], said.at)


def office_refusal(table: VillageTable, said: Choice, problem: int) -> Refusal:
    """Say why the office cannot be activated."""
    return Refusal(said.text, reason(table, problem, NONE), OFFICE_RULES[problem], said.at)


def white_refusal(table: VillageTable, said: Choice, problem: int, row: int) -> Refusal:
    """Say why their own white banner cannot be activated."""
    return Refusal(said.text, reason(table, problem, row), WHITE_RULES[problem], said.at)


def reason(table: VillageTable, problem: int, row: int) -> Message:
    """Put an obstacle into words: with the value, the card and its villager."""
    about: dict[str, str | int | list[str]] = {"number": table.value}
    if row != NONE:
        about["card"] = table.facts.ids[row]
        who = o.keeper(row)
        if who != NONE:
            about["profession"] = table.facts.profession_ids[who]
    return Message(REASONS[problem], about)


def refuse_card(table: VillageTable, verb: str, card: str) -> Refusal | None:
    """Say why a card of the table cannot be added, activated or served at all, whatever the value."""
    text = f"{verb} {card}"
    if card not in table.facts.ids:
        return None
    row = table.facts.ids.index(card)
    about: dict[str, str | int | list[str]] = {"card": card}
    if CUSTOMER <= row < PILE:
        if verb == "serve":
            return Refusal(text, Message("my-village-why-not-in-market", about), "MV-211")
        return Refusal(text, Message("my-village-why-only-office", about), "MV-210")
    if verb == "add":
        # A single travel card: it is the pile that is activated (MV-232).
        return Refusal(text, Message("my-village-why-not-there", about), "MV-232")
    if row < CHAMBER or TRAVEL <= row < WORKSHOP or row >= PILE:
        return Refusal(text, Message("my-village-why-no-white", about), "MV-125")
    return Refusal(text, Message("my-village-why-not-yours", about), "MV-127")
