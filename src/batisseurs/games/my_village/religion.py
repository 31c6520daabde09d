"""Monks and what they do once. Rules: 3.16."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.my_village.facts import MONK, OFFICE, QUESTION, SCHOOL, STORY, members
from batisseurs.games.my_village.kinds import MONK_CARD, PILE
from batisseurs.games.my_village.office import open_office
from batisseurs.games.my_village.table import (
    CHURCH_CARD,
    MONK_CARDS,
    NONE,
    ROW,
    VillageChance,
    VillageConsequence,
    VillageStep,
    VillageTable,
    draw_from,
)
from batisseurs.games.my_village.village_board import activate_question, activate_school, school_can_act
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.choice import Choice, Message
from batisseurs.kernel.kinds import ACTIVE, arguments
from batisseurs.kernel.seats import Seat
from batisseurs.kernel.source import Source

PERFORM: Final = 0
DECLINE: Final = 1


def windows(table: VillageTable, seat: Seat) -> i64:
    """Return the windows of a village: monks, and that of a church that comes with one (MV-249, MV-261)."""
    at = seat * ROW
    church = table.villages[at + CHURCH_CARD]
    if church == NONE:
        return 0
    return table.facts.windows[church] + size(table.villages[at + MONK_CARDS])


def use_monk(table: VillageTable, seat: Seat, monk: i64) -> None:
    """After the cost: the one-time action, then the card is added to the church (MV-263, MV-270)."""
    facts = table.facts
    action = facts.monk_action[monk]
    if action == STORY:  # MV-264
        table.gain_story(seat, facts.monk_amount[monk], "MV-264")
        add_monk(table, seat, monk)
    elif (action == OFFICE and table.zone == 0) or (action == SCHOOL and not school_can_act(table, seat)):
        add_monk(table, seat, monk)
    else:
        table.then(UseMonk(seat, monk), AddMonk(seat, monk))


def add_monk(table: VillageTable, seat: Seat, monk: i64) -> None:
    """Add the monk, now only a window (MV-269); the next card of the pile becomes visible (MV-262)."""
    pile = table.facts.monk_pile[monk]
    table.villages[seat * ROW + MONK_CARDS] |= bit(monk)
    table.tops[pile] = NONE
    if table.game_events is not None:
        table.tell("adds", {"seat": seat, "card": table.facts.ids[MONK + monk]}, "MV-263")
    if table.piles[pile] != 0:
        table.then(RevealMonk(pile))


@final
@mypyc_attr(acyclic=True)
class AddMonk(VillageConsequence):
    """After the one-time action the monk is added (MV-263)."""

    made_from = arguments(seat=ACTIVE, monk=MONK_CARD)

    def __init__(self, seat: Seat, monk: i64) -> None:
        """Name the village and the monk."""
        super().__init__()
        self.seat: Final = seat
        self.monk: Final = monk

    def run(self, table: VillageTable) -> None:
        """Add it."""
        add_monk(table, self.seat, self.monk)


@final
@mypyc_attr(acyclic=True)
class UseMonk(VillageStep):
    """Perform the one-time action of a monk, or decline it as a whole (MV-268)."""

    asked_by = "MV-268"
    made_from = arguments(chooser=ACTIVE, monk=MONK_CARD)

    def __init__(self, chooser: Seat, monk: i64) -> None:
        """Name the player and the monk."""
        super().__init__(chooser)
        self.monk: Final = monk

    def choices(self, table: VillageTable) -> list[int]:
        """Yes or no."""
        return [PERFORM, DECLINE]

    def choose(self, table: VillageTable, choice: i64) -> None:
        """The inner costs are paid within (MV-265 to MV-267)."""
        if choice == DECLINE:
            return
        facts = table.facts
        action = facts.monk_action[self.monk]
        if action == OFFICE:
            open_office(table, self.chooser, facts.monk_office_cards)
        elif action == SCHOOL:
            activate_school(table, self.chooser, facts.monk_amount[self.monk])
        elif action == QUESTION:
            activate_question(table, self.chooser)

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-monk", {"card": table.facts.ids[MONK + self.monk]})

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`perform office`, `perform school`, `perform question`, `decline`."""
        if choice == DECLINE:
            return Choice("decline", Message("my-village-decline"))
        name = ("story", "office", "school", "question")[table.facts.monk_action[self.monk]]
        id_ = {
            "office": "my-village-perform-office",
            "school": "my-village-perform-school",
            "question": "my-village-perform-question",
        }[name]
        return Choice(f"perform {name}", Message(id_, {"number": table.facts.monk_amount[self.monk]}))


@final
@mypyc_attr(acyclic=True)
class RevealMonk(VillageChance):
    """The top card of a monk pile becomes visible (MV-28, MV-262)."""

    asked_by = "MV-28"
    made_from = arguments(pile=PILE)

    def __init__(self, pile: i64) -> None:
        """Name the pile."""
        super().__init__()
        self.pile: Final = pile

    def choices(self, table: VillageTable) -> list[int]:
        """Any monk of the pile."""
        return members(table.piles[self.pile])

    def draw(self, table: VillageTable, source: Source) -> int:
        """Any monk of the pile, directly."""
        return draw_from(table.piles[self.pile], source)

    def choose(self, table: VillageTable, choice: i64) -> None:
        """It is the top card."""
        table.piles[self.pile] ^= bit(choice)
        table.tops[self.pile] = choice
        if table.game_events is not None:
            table.tell("monk-comes", {"card": table.facts.ids[MONK + choice]}, "MV-262")

    def prompt(self, table: VillageTable) -> Message:
        return Message("my-village-ask-monk-comes")

    def say(self, table: VillageTable, choice: i64) -> Choice:
        """`reveal mo_r1`."""
        card = table.facts.ids[MONK + choice]
        return Choice(f"reveal {card}", Message("my-village-reveal", {"card": card}), (f"centre.{card}",))
