"""Disasters. Rules: b12 in general, b13 each of them.

A Disaster stays on its place of the board while it strikes. All victims are known before
anything is lost; then each of them, in turn order from the active player, goes through all parts.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.theopolis.city import (
    buildings_safe,
    count,
    is_building,
    is_person,
    persons_safe,
    sacraments,
    stones,
)
from batisseurs.games.theopolis.ending import has_winner
from batisseurs.games.theopolis.facts import (
    BUILDINGS,
    LOSE_LARGEST_BUILDING,
    LOSE_ONE_OF,
    LOSE_PERSON,
    LOSE_RESOURCE,
    LOSE_SYMBOL,
    ORIGINAL_POINTS,
    PERSONS,
    REGAIN_POINTS,
    RESOURCE_CARDS,
    RESOURCES,
    SACRAMENTS_HELD,
    STONES,
    SYMBOLS,
    DisasterPart,
)
from batisseurs.games.theopolis.kinds import DISASTER, PART, PARTS, PLAYER
from batisseurs.games.theopolis.table import (
    EMPTY,
    TheopolisConsequence,
    TheopolisStep,
    TheopolisTable,
    refuse_piece,
)
from batisseurs.kernel.arrays import vec
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import NUMBER, arguments
from batisseurs.kernel.seats import Seat, seat_name

USE: Final = 0
KEEP: Final = 1


def measure(table: TheopolisTable, seat: Seat, what: i64) -> i64:  # noqa: PLR0911  one for each measure
    """Return the number on which a Disaster compares the players (TH-72)."""
    facts = table.facts
    if what == RESOURCE_CARDS:  # Flood (TH-84), Famine (TH-88)
        return table.resources(seat)
    if what == PERSONS:  # Flood (TH-84), Plague (TH-87), War (TH-89)
        return count(table, seat, facts.persons)
    if what == BUILDINGS:  # Great Fire, in cards (TH-85)
        return count(table, seat, facts.buildings)
    if what == STONES:  # Earthquake (TH-86)
        return stones(table, seat)
    if what == SYMBOLS:  # Heresy (TH-90)
        return count(table, seat, facts.symbols)
    if what == SACRAMENTS_HELD:  # Schism (TH-91)
        return size(sacraments(table, seat))
    assert what == ORIGINAL_POINTS  # Temptation (TH-92)
    return table.points[seat]


def victims(table: TheopolisTable, part: DisasterPart) -> i64:
    """Return who is struck, one bit per seat: all at the extreme (TH-72), if one player is spared (TH-74).

    Nobody if all are tied (TH-73).
    """
    extreme: i64 = 0
    struck: i64 = 0
    spared = False
    for index in range(table.players):
        seat = index
        if not table.in_game(seat):
            continue
        value = measure(table, seat, part.measure)
        if part.fewest:
            value = -value
        if struck == 0 or value > extreme:
            spared = spared or struck != 0
            extreme = value
            struck = bit(index)
        elif value == extreme:
            struck |= bit(index)
        else:
            spared = True
    return struck if spared else 0


def asked_kinds(table: TheopolisTable, part: DisasterPart) -> vec[i64]:
    """Return the kinds of cards that this part takes from any city."""
    if part.loss == LOSE_PERSON:
        return table.facts.persons
    if part.loss == LOSE_SYMBOL:
        return table.facts.symbols
    if part.loss == LOSE_ONE_OF:
        return part.kinds
    return table.facts.buildings


def losable(table: TheopolisTable, seat: Seat, part: DisasterPart) -> list[int]:
    """Return the kinds of city cards from which this part takes one, protections considered (TH-79)."""
    facts = table.facts
    cards = table.cards
    city = table.city_at(seat)
    loss = part.loss
    asked = asked_kinds(table, part)
    safe_buildings = buildings_safe(table, seat)
    safe_persons = persons_safe(table, seat)
    kinds: list[int] = []
    largest: i64 = 0
    for index in range(len(asked)):
        kind = asked[index]
        if cards[city + kind] == 0:
            continue
        if (safe_buildings and is_building(table, kind)) or (safe_persons and is_person(table, kind)):
            continue
        if loss == LOSE_LARGEST_BUILDING:
            if facts.stones[kind] < largest:
                continue
            if facts.stones[kind] > largest:
                largest = facts.stones[kind]
                kinds = []
        kinds.append(kind)
    return kinds


def would_suffer(table: TheopolisTable, seat: Seat, part: DisasterPart) -> bool:
    """Tell whether a victim has something to lose in this part (TH-79, TH-80)."""
    if part.loss == LOSE_RESOURCE:
        return table.resources(seat) > 0
    if part.loss == REGAIN_POINTS:
        return table.points[seat] < table.facts.starting_points
    return len(losable(table, seat, part)) > 0


@final
@mypyc_attr(acyclic=True)
class Strike(TheopolisConsequence):
    """The Disaster on the board strikes: find the victims, have each suffer, put it away (TH-71 ff.)."""

    made_from = arguments(disaster=DISASTER)

    def __init__(self, disaster: i64) -> None:
        """Name the Disaster."""
        super().__init__()
        self.disaster: Final = disaster

    def run(self, table: TheopolisTable) -> None:
        """Victims of all parts are determined before anything is lost (TH-76)."""
        facts = table.facts
        parts = facts.parts[self.disaster]
        if table.game_events is not None:
            table.tell("strikes", {"card": facts.ids[self.disaster]}, "TH-71")
        struck: list[i64] = [0] * table.players
        for index in range(len(parts)):
            mask = victims(table, parts[index])
            for seat in range(table.players):
                if mask >> seat & 1:
                    struck[seat] |= bit(index)
        table.then(PutAway(self.disaster))
        anybody = False
        # Pushed from the last to the first: the active player suffers first (TH-77).
        for back in range(table.players):
            seat = (table.active + table.players - 1 - back) % table.players
            if struck[seat] != 0:
                anybody = True
                table.then(Suffer(seat, self.disaster, struck[seat]))
        if table.game_events is not None and not anybody:
            table.tell("spares-everyone", {"card": facts.ids[self.disaster]}, "TH-73")


@final
@mypyc_attr(acyclic=True)
class Suffer(TheopolisConsequence):
    """One victim's share of a Disaster: first the Rosary, then the parts in printed order (TH-77, TH-80).

    The victim chooses, also in another player's turn (TH-26).
    """

    made_from = arguments(victim=PLAYER, disaster=DISASTER, parts=PARTS)

    def __init__(self, victim: Seat, disaster: i64, parts: i64) -> None:
        """Name the victim, the Disaster and the parts that strike, one bit each."""
        super().__init__()
        self.victim: Final = victim
        self.disaster: Final = disaster
        self.parts: Final = parts

    def run(self, table: TheopolisTable) -> None:
        """Offer a Rosary only to a victim who would lose something."""
        hurts = False
        parts = table.facts.parts[self.disaster]
        for index in range(len(parts)):
            if self.parts >> index & 1 and would_suffer(table, self.victim, parts[index]):
                hurts = True
        if hurts and table.present[self.victim] & table.facts.rosary_set:
            table.then(UseRosary(self.victim, self.disaster, self.parts))
        elif hurts:
            suffer_parts(table, self.victim, self.disaster, self.parts)
        elif table.game_events is not None:
            table.tell(
                "loses-nothing", {"seat": self.victim, "card": table.facts.ids[self.disaster]}, "TH-79"
            )


def suffer_parts(table: TheopolisTable, victim: Seat, disaster: i64, mask: i64) -> None:
    """Have the victim go through the parts in the order in which the card lists them (TH-77)."""
    number: i64 = len(table.facts.parts[disaster])
    for back in range(number):
        index = number - 1 - back
        if mask >> index & 1:
            table.then(SufferPart(victim, disaster, index))


@final
@mypyc_attr(acyclic=True)
class SufferPart(TheopolisConsequence):
    """One part strikes one victim; what is there to lose is judged now."""

    made_from = arguments(victim=PLAYER, disaster=DISASTER, part=PART)

    def __init__(self, victim: Seat, disaster: i64, part: i64) -> None:
        """Name victim, Disaster and part."""
        super().__init__()
        self.victim: Final = victim
        self.disaster: Final = disaster
        self.part: Final = part

    def run(self, table: TheopolisTable) -> None:
        """Ask the victim what to lose, or give original points back."""
        part = table.facts.parts[self.disaster][self.part]
        if not would_suffer(table, self.victim, part):
            return
        if part.loss == LOSE_RESOURCE:
            table.then(LoseResource(self.victim, self.disaster, part.amount))
        elif part.loss == REGAIN_POINTS:
            back = min(part.amount, table.facts.starting_points - table.points[self.victim])
            table.points[self.victim] += back
            if table.game_events is not None:
                left = table.points[self.victim]
                table.tell("regains-points", {"seat": self.victim, "number": back, "left": left}, "TH-92")
        else:
            table.then(LoseCard(self.victim, self.disaster, self.part))


@final
@mypyc_attr(acyclic=True)
class UseRosary(TheopolisStep):
    """Discard a Rosary to ignore the whole Disaster, or keep it and suffer (TH-80)."""

    asked_by = "TH-80"
    made_from = arguments(chooser=PLAYER, disaster=DISASTER, parts=PARTS)

    def __init__(self, victim: Seat, disaster: i64, parts: i64) -> None:
        """Name the victim, the Disaster and the parts that strike."""
        super().__init__(victim)
        self.disaster: Final = disaster
        self.parts: Final = parts

    def choices(self, table: TheopolisTable) -> list[int]:
        """Yes or no."""
        return [USE, KEEP]

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Give the Rosary up, or go through the parts."""
        if choice == KEEP:
            suffer_parts(table, self.chooser, self.disaster, self.parts)
            return
        kind = self.rosary(table)
        table.leave_city(self.chooser, kind)
        table.put_on_discard(kind)
        if table.game_events is not None:
            ids = table.facts.ids
            table.tell(
                "ignores-disaster",
                {"seat": self.chooser, "card": ids[kind], "disaster": ids[self.disaster]},
                "TH-80",
            )
        has_winner(table)

    def rosary(self, table: TheopolisTable) -> i64:
        """Return the card that would be discarded: the Rosary, a Symbol of no sacrament (TH-130)."""
        rosaries = table.present[self.chooser] & table.facts.rosary_set
        kind: i64 = 0
        while not rosaries >> kind & 1:
            kind += 1
        return kind

    def prompt(self, table: TheopolisTable) -> Message:
        ids = table.facts.ids
        return Message(
            "theopolis-ask-rosary", {"card": ids[self.rosary(table)], "disaster": ids[self.disaster]}
        )

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`use rosary`, `keep rosary`."""
        card = table.facts.ids[self.rosary(table)]
        verb = "use" if choice == USE else "keep"
        at = (f"{seat_name(self.chooser)}.city.{card}",)
        return Choice(f"{verb} {card}", Message(f"theopolis-{verb}-rosary", {"card": card}), at)

    def refuse_words(self, table: TheopolisTable, text: str) -> Refusal | None:
        """Cards that ward nothing off (TH-80)."""
        disaster = table.facts.ids[self.disaster]
        use = refuse_piece(table, text, "use", "why-no-rosary", "TH-80", disaster)
        return use or refuse_piece(table, text, "keep", "why-no-rosary", "TH-80", disaster)


@final
@mypyc_attr(acyclic=True)
class LoseResource(TheopolisStep):
    """Give a Resource back, of a type of your choice; a used card goes before an unused one (TH-81)."""

    asked_by = "TH-81"
    made_from = arguments(chooser=PLAYER, disaster=DISASTER, left=NUMBER)

    def __init__(self, victim: Seat, disaster: i64, left: i64) -> None:
        """Name the victim, the Disaster, and how many are still to be lost."""
        super().__init__(victim)
        self.disaster: Final = disaster
        self.left: Final = left

    def choices(self, table: TheopolisTable) -> list[int]:
        """The types owned."""
        own = self.chooser * RESOURCES
        owned: list[int] = []
        for resource in range(RESOURCES):
            if table.used[own + resource] + table.unused[own + resource] > 0:
                owned.append(resource)
        return owned

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Return one; if more are to be lost and one is left, ask again (TH-88)."""
        at = self.chooser * RESOURCES + choice
        if table.used[at] > 0:
            table.used[at] -= 1
        else:
            table.unused[at] -= 1
        table.piles[choice] += 1
        if table.game_events is not None:
            table.tell(
                "loses-resource",
                {"seat": self.chooser, "resource": table.facts.resource_ids[choice]},
                "TH-81",
            )
        if self.left > 1 and table.resources(self.chooser) > 0:
            table.then(LoseResource(self.chooser, self.disaster, self.left - 1))

    def prompt(self, table: TheopolisTable) -> Message:
        return Message(
            "theopolis-ask-lose-resource", {"disaster": table.facts.ids[self.disaster], "number": self.left}
        )

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`lose faith`."""
        resource = table.facts.resource_ids[choice]
        at = (f"{seat_name(self.chooser)}.resources.{resource}",)
        return Choice(f"lose {resource}", Message("theopolis-lose-resource", {"resource": resource}), at)

    def refuse_words(self, table: TheopolisTable, text: str) -> Refusal | None:
        """Anything but a Resource of this city (TH-81)."""
        disaster = table.facts.ids[self.disaster]
        return refuse_piece(table, text, "lose", "why-not-owned", "TH-81", disaster)


@final
@mypyc_attr(acyclic=True)
class LoseCard(TheopolisStep):
    """Discard a card of the required kind from your city; the choice is yours (TH-78, TH-86)."""

    asked_by = "TH-78"
    made_from = arguments(chooser=PLAYER, disaster=DISASTER, part=PART)

    def __init__(self, victim: Seat, disaster: i64, part: i64) -> None:
        """Name victim, Disaster and part."""
        super().__init__(victim)
        self.disaster: Final = disaster
        self.part: Final = part

    def choices(self, table: TheopolisTable) -> list[int]:
        """The kinds from which one must go."""
        return losable(table, self.chooser, table.facts.parts[self.disaster][self.part])

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Discard it; what it gave is lost at once (TH-94, TH-119)."""
        table.leave_city(self.chooser, choice)
        table.put_on_discard(choice)
        if table.game_events is not None:
            table.tell(
                "loses-card", {"seat": self.chooser, "card": table.facts.ids[choice]}, self.rule(table)
            )
        has_winner(table)

    def rule(self, table: TheopolisTable) -> str:
        """Return the rule that says what is lost."""
        return (
            "TH-86" if table.facts.parts[self.disaster][self.part].loss == LOSE_LARGEST_BUILDING else "TH-78"
        )

    def prompt(self, table: TheopolisTable) -> Message:
        return Message("theopolis-ask-lose-card", {"disaster": table.facts.ids[self.disaster]})

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`lose chapel`."""
        card = table.facts.ids[choice]
        at = (f"{seat_name(self.chooser)}.city.{card}",)
        return Choice(f"lose {card}", Message("theopolis-lose-card", {"card": card}), at)

    def refusals(self, table: TheopolisTable) -> list[Refusal]:
        """Other cards of the city are not what this Disaster takes, or are safe."""
        facts = table.facts
        asked = list(asked_kinds(table, facts.parts[self.disaster][self.part]))
        possible = self.choices(table)
        reasons: list[Refusal] = []
        for kind in range(len(facts.type)):
            if table.in_city(self.chooser, kind) == 0 or kind in possible:
                continue
            card = facts.ids[kind]
            if kind not in asked:
                reason, rule = "why-not-asked", "TH-78"
            elif is_building(table, kind) and buildings_safe(table, self.chooser):
                saint = facts.saint_buildings_safe[table.saints[self.chooser]] > 0
                reason, rule = "why-building-safe", "TH-136" if saint else "TH-99"
            elif is_person(table, kind) and persons_safe(table, self.chooser):
                saint = facts.saint_persons_safe[table.saints[self.chooser]] > 0
                reason, rule = "why-person-safe", "TH-140" if saint else "TH-101"
            else:
                reason, rule = "why-not-largest", "TH-86"
            where = f"{seat_name(self.chooser)}.city.{card}"
            about: dict[str, str | int | list[str]] = {"card": card, "disaster": facts.ids[self.disaster]}
            reasons.append(Refusal(f"lose {card}", Message("theopolis-" + reason, about), rule, (where,)))
        return reasons

    def refuse_words(self, table: TheopolisTable, text: str) -> Refusal | None:
        """Cards that are not in the city, and what this Disaster does not take (TH-78)."""
        disaster = table.facts.ids[self.disaster]
        return refuse_piece(table, text, "lose", "why-not-losable", "TH-78", disaster)


@final
@mypyc_attr(acyclic=True)
class PutAway(TheopolisConsequence):
    """The Disaster is over: it goes to the discard pile and leaves its place free (TH-82)."""

    made_from = arguments(disaster=DISASTER)

    def __init__(self, disaster: i64) -> None:
        """Name the Disaster."""
        super().__init__()
        self.disaster: Final = disaster

    def run(self, table: TheopolisTable) -> None:
        """Discard it."""
        table.board[table.on_board(self.disaster)] = EMPTY
        table.put_on_discard(self.disaster)
