"""What happens when a card arrives in a city. Rules: b6 (TH-41, TH-42), b14 Vault, b15 Persons.

First everything is worth what it is now worth, then victory is checked, then the new owner
resolves the arrival effect.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.theopolis.board import fill_board, replace_on_board
from batisseurs.games.theopolis.city import bishops_barred, may_be_taken
from batisseurs.games.theopolis.ending import has_winner, lose_points
from batisseurs.games.theopolis.facts import (
    ADD_RESOURCE,
    ANY_COST,
    DISCARD_BOARD_CARDS,
    KINDS,
    LOSE_POINTS,
    LOSE_POINTS_AND_LEAVE,
    REPLACE_BOARD_CARD,
    RESOURCES,
    TAKE_FROM_NEIGHBOUR,
    WONDER,
)
from batisseurs.games.theopolis.kinds import COST, DISCARDED_CARD
from batisseurs.games.theopolis.table import DISCARD, EMPTY, TheopolisStep, TheopolisTable, refuse_piece
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, NUMBER, arguments
from batisseurs.kernel.seats import Seat, seat_from_name, seat_name

MOST_PLAYERS: Final = 5
TAKE_NOTHING: Final = MOST_PLAYERS * KINDS
BRING_NOTHING: Final = KINDS
STOP: Final = KINDS
ADD_NOTHING: Final = RESOURCES
TAKE_FROM: Final = 4
"""The words of `take vault from p2`."""


def arrive(table: TheopolisTable, seat: Seat, kind: i64) -> None:  # noqa: C901  one branch per effect
    """A card joins a city, played or taken: victory first, then its arrival effect (TH-41, TH-42).

    Cards without such an effect only join (TH-103, TH-118).
    """
    facts = table.facts
    table.join_city(seat, kind)
    if has_winner(table):
        return
    effect = facts.arrival[kind]
    amount = facts.arrival_amount[kind]
    if effect == REPLACE_BOARD_CARD:
        if table.discarded() > 0:  # else the Vault does nothing (TH-97)
            table.then(BringFromDiscard(seat))
    elif effect == TAKE_FROM_NEIGHBOUR:
        if table.any_prey:
            amount = ANY_COST
        if len(prey(table, seat, amount)) > 0:
            table.then(TakeFromNeighbour(seat, amount))
    elif effect == LOSE_POINTS:  # the Nun (TH-113)
        lose_points(table, seat, amount, "TH-113")
    elif effect == LOSE_POINTS_AND_LEAVE:  # the Martyr (TH-114)
        if not lose_points(table, seat, amount, "TH-114"):
            table.leave_city(seat, kind)
            table.put_on_discard(kind)
            if table.game_events is not None:
                table.tell("leaves-city", {"seat": seat, "card": facts.ids[kind]}, "TH-114")
    elif effect == DISCARD_BOARD_CARDS:
        table.then(DiscardBoardCard(seat, amount))
    elif effect == ADD_RESOURCE and table.piles[0] + table.piles[1] + table.piles[2] > 0:
        table.then(AddFreeResource(seat))


def neighbours(table: TheopolisTable, seat: Seat) -> list[Seat]:
    """Return the next player on the left and on the right, once if that is the same (TH-108).

    By the other reading all other players, from the left on.
    """
    left = table.next_seat(seat)
    if table.all_neighbours:
        others: list[Seat] = []
        while left != seat:
            others.append(left)
            left = table.next_seat(left)
        return others
    right = table.previous_seat(seat)
    return [left] if left == right else [left, right]


def prey(table: TheopolisTable, seat: Seat, highest_cost: i64) -> list[int]:
    """Return what a Bishop may take: seat and kind in one number (TH-105, TH-106)."""
    found: list[int] = []
    for neighbour in neighbours(table, seat):
        if bishops_barred(table, neighbour):
            continue
        present = table.present[neighbour]
        for kind in range(KINDS):
            if present >> kind & 1 and may_be_taken(table, kind, highest_cost):
                found.append(neighbour * KINDS + kind)
    return found


@final
@mypyc_attr(acyclic=True)
class TakeFromNeighbour(TheopolisStep):
    """The Bishop may take one city card from a neighbouring city (TH-105)."""

    asked_by = "TH-105"
    made_from = arguments(chooser=ACTIVE, highest_cost=COST)

    def __init__(self, chooser: Seat, highest_cost: i64) -> None:
        """Name the Bishop's owner and the highest printed cost he may take."""
        super().__init__(chooser)
        self.highest_cost: Final = highest_cost

    def choices(self, table: TheopolisTable) -> list[int]:
        """Any eligible card of either neighbour, or nothing."""
        return [*prey(table, self.chooser, self.highest_cost), TAKE_NOTHING]

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """One indivisible move: one city loses the card as the other gains it (TH-107, TH-R38)."""
        if choice == TAKE_NOTHING:
            return
        neighbour = choice // KINDS
        kind = choice % KINDS
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {"seat": self.chooser, "seat_from": neighbour}
            about["card"] = table.facts.ids[kind]
            table.tell("takes-from", about, "TH-105")
        table.leave_city(neighbour, kind)
        arrive(table, self.chooser, kind)

    def prompt(self, table: TheopolisTable) -> Message:
        return Message("theopolis-ask-take-from")

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`take vault from p2`, `take nothing`."""
        if choice == TAKE_NOTHING:
            return Choice("take nothing", Message("theopolis-take-nothing"))
        neighbour = choice // KINDS
        card = table.facts.ids[choice % KINDS]
        name = seat_name(neighbour)
        about: dict[str, str | int | list[str]] = {"card": card, "seat_from": neighbour}
        at = (f"{name}.city.{card}",)
        return Choice(f"take {card} from {name}", Message("theopolis-take-from", about), at)

    def refusals(self, table: TheopolisTable) -> list[Refusal]:
        """Cards that stay where they are: too dear, a Bishop, a barred city, too far away."""
        facts = table.facts
        near = neighbours(table, self.chooser)
        reasons: list[Refusal] = []
        for index in range(table.players):
            other = index
            if other == self.chooser:
                continue
            for kind in range(KINDS):
                if table.in_city(other, kind) == 0:
                    continue
                if other not in near:
                    reason, rule = "why-no-neighbour", "TH-108"
                elif bishops_barred(table, other):
                    saint = facts.saint_bars[table.saints[other]] > 0
                    reason, rule = "why-bishops-barred", "TH-139" if saint else "TH-116"
                elif facts.type[kind] == WONDER or (
                    facts.arrival[kind] == TAKE_FROM_NEIGHBOUR and self.highest_cost < ANY_COST
                ):
                    reason, rule = "why-never-taken", "TH-106"
                elif facts.cost_total[kind] > self.highest_cost:
                    reason, rule = "why-too-dear", "TH-106"
                else:
                    continue
                card = facts.ids[kind]
                about: dict[str, str | int | list[str]] = {"card": card, "seat": other}
                about["number"] = self.highest_cost
                where = f"{seat_name(other)}.city.{card}"
                said = f"take {card} from {seat_name(other)}"
                reasons.append(Refusal(said, Message("theopolis-" + reason, about), rule, (where,)))
        return reasons

    def refuse_words(self, table: TheopolisTable, text: str) -> Refusal | None:
        """Cards that no other city has (TH-105)."""
        words = text.split()
        card = " ".join(words[:2])
        if len(words) == TAKE_FROM and (words[2] != "from" or seat_from_name(words[3]) is None):
            return None
        why = refuse_piece(table, card, "take", "why-not-there", "TH-105")
        return Refusal(text, why.reason, why.rule) if why is not None else None


@final
@mypyc_attr(acyclic=True)
class BringFromDiscard(TheopolisStep):
    """The Vault may bring a card of the discard pile back to the board: which one (TH-95)."""

    asked_by = "TH-95"

    def choices(self, table: TheopolisTable) -> list[int]:
        """Any card of the discard pile, also a Disaster, or nothing (TH-96)."""
        kinds: list[int] = []
        for kind in range(KINDS):
            if table.cards[DISCARD + kind] > 0:
                kinds.append(kind)
        kinds.append(BRING_NOTHING)
        return kinds

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Then choose whose place it takes."""
        if choice != BRING_NOTHING:
            table.then(ReplaceOnBoard(self.chooser, choice))

    def prompt(self, table: TheopolisTable) -> Message:
        return Message("theopolis-ask-bring")

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`bring monk`, `bring nothing`."""
        if choice == BRING_NOTHING:
            return Choice("bring nothing", Message("theopolis-bring-nothing"))
        card = table.facts.ids[choice]
        return Choice(f"bring {card}", Message("theopolis-bring", {"card": card}), (f"discard.{card}",))

    def refuse_words(self, table: TheopolisTable, text: str) -> Refusal | None:
        """Cards that are not in the discard pile (TH-95)."""
        return refuse_piece(table, text, "bring", "why-not-discarded", "TH-95")


@final
@mypyc_attr(acyclic=True)
class ReplaceOnBoard(TheopolisStep):
    """The Vault: which board card makes room for the card brought back (TH-95)."""

    asked_by = "TH-95"
    made_from = arguments(chooser=ACTIVE, brought=DISCARDED_CARD)

    def __init__(self, chooser: Seat, brought: i64) -> None:
        """Name the Vault's owner and the card that comes back."""
        super().__init__(chooser)
        self.brought: Final = brought

    def choices(self, table: TheopolisTable) -> list[int]:
        """Any card of the board."""
        return table.board_kinds()

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Swap the two; no card is drawn unless a Disaster strikes (TH-95, TH-96)."""
        if table.game_events is not None:
            ids = table.facts.ids
            about: dict[str, str | int | list[str]] = {"seat": self.chooser, "card": ids[self.brought]}
            about["other"] = ids[choice]
            table.tell("brings-back", about, "TH-95")
        table.cards[DISCARD + self.brought] -= 1
        table.put_on_discard(choice)
        replace_on_board(table, choice, self.brought)

    def prompt(self, table: TheopolisTable) -> Message:
        return Message("theopolis-ask-replace", {"card": table.facts.ids[self.brought]})

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`replace pope`."""
        card = table.facts.ids[choice]
        return Choice(f"replace {card}", Message("theopolis-replace", {"card": card}), (f"board.{card}",))

    def refuse_words(self, table: TheopolisTable, text: str) -> Refusal | None:
        """Cards that are not on the board (TH-95)."""
        return refuse_piece(table, text, "replace", "why-not-on-board", "TH-95")


@final
@mypyc_attr(acyclic=True)
class DiscardBoardCard(TheopolisStep):
    """The Pilgrim may discard board cards, one after the other; each is replaced at once (TH-115)."""

    asked_by = "TH-115"
    made_from = arguments(chooser=ACTIVE, left=NUMBER)

    def __init__(self, chooser: Seat, left: i64) -> None:
        """Name the Pilgrim's owner and how many may still go."""
        super().__init__(chooser)
        self.left: Final = left

    def choices(self, table: TheopolisTable) -> list[int]:
        """Any card of the board, or stop."""
        return [*table.board_kinds(), STOP]

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Discard it and refill; then ask again, even if the Pilgrim has meanwhile been lost (TH-161)."""
        if choice == STOP:
            return
        if table.game_events is not None:
            table.tell(
                "discards-from-board", {"seat": self.chooser, "card": table.facts.ids[choice]}, "TH-115"
            )
        table.board[table.on_board(choice)] = EMPTY
        table.put_on_discard(choice)
        if self.left > 1:
            table.then(DiscardBoardCard(self.chooser, self.left - 1))
        fill_board(table)

    def prompt(self, table: TheopolisTable) -> Message:
        return Message("theopolis-ask-discard-from-board", {"number": self.left})

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`discard chapel`, `stop`."""
        if choice == STOP:
            return Choice("stop", Message("theopolis-stop"))
        card = table.facts.ids[choice]
        return Choice(
            f"discard {card}", Message("theopolis-discard-from-board", {"card": card}), (f"board.{card}",)
        )

    def refuse_words(self, table: TheopolisTable, text: str) -> Refusal | None:
        """Cards that are not on the board (TH-115)."""
        return refuse_piece(table, text, "discard", "why-not-on-board", "TH-115")


@final
@mypyc_attr(acyclic=True)
class AddFreeResource(TheopolisStep):
    """The Benefactor may add a Resource beside the allowance of the turn (TH-117)."""

    asked_by = "TH-117"

    def choices(self, table: TheopolisTable) -> list[int]:
        """Any type whose pile is not empty, or nothing."""
        types: list[int] = []
        for resource in range(RESOURCES):
            if table.piles[resource] > 0:
                types.append(resource)
        types.append(ADD_NOTHING)
        return types

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """It arrives unused."""
        if choice == ADD_NOTHING:
            return
        table.add_resource(self.chooser, choice)
        if table.game_events is not None:
            table.tell(
                "adds-resource",
                {"seat": self.chooser, "resource": table.facts.resource_ids[choice]},
                "TH-117",
            )

    def prompt(self, table: TheopolisTable) -> Message:
        return Message("theopolis-ask-free-resource")

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`add faith`, `add nothing`."""
        if choice == ADD_NOTHING:
            return Choice("add nothing", Message("theopolis-add-nothing"))
        resource = table.facts.resource_ids[choice]
        return Choice(
            f"add {resource}", Message("theopolis-add", {"resource": resource}), (f"pile.{resource}",)
        )

    def refusals(self, table: TheopolisTable) -> list[Refusal]:
        """An empty pile (TH-49)."""
        return empty_piles(table)

    def refuse_words(self, table: TheopolisTable, text: str) -> Refusal | None:
        """Anything but a Resource (TH-117)."""
        return refuse_piece(table, text, "add", "why-not-resource", "TH-117")


def empty_piles(table: TheopolisTable) -> list[Refusal]:
    """Return a reason for each type of Resource that has run out (TH-49)."""
    reasons: list[Refusal] = []
    for resource in range(RESOURCES):
        if table.piles[resource] == 0:
            name = table.facts.resource_ids[resource]
            reason = Message("theopolis-why-pile-empty", {"resource": name})
            reasons.append(Refusal(f"add {name}", reason, "TH-49", (f"pile.{name}",)))
    return reasons
