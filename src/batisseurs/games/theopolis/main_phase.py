"""The main phase. Rules: b5 in general, b6 to b9 the actions.

Playing cards, adding a resource, exchanging and confessing come in any order; each is
completed with all that follows from it before the next one (TH-31, TH-33).
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.theopolis.arrivals import arrive, empty_piles
from batisseurs.games.theopolis.board import replace_on_board
from batisseurs.games.theopolis.city import addition_allowance, confession, exchange_allowance, is_disaster
from batisseurs.games.theopolis.ending import lose_points
from batisseurs.games.theopolis.facts import CHARITY, HOPE, KINDS, PAID, RESOURCES
from batisseurs.games.theopolis.kinds import HAND_CARD
from batisseurs.games.theopolis.table import TheopolisStep, TheopolisTable, refuse_piece
from batisseurs.kernel.arrays import each_once
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import ACTIVE, arguments
from batisseurs.kernel.seats import Seat, seat_name
from batisseurs.kernel.step import Step

# The choices of the main phase: a kind to play, a resource, a kind to exchange or to confess with, the end.
ADD: Final = KINDS
EXCHANGE: Final = KINDS + RESOURCES
CONFESS: Final = 2 * KINDS + RESOURCES
END: Final = 3 * KINDS + RESOURCES


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class MainPhase(TheopolisStep):
    """Play cards, add a resource, exchange, confess, in any order, or end the phase (TH-31, TH-32)."""

    asked_by = "TH-31"

    def choices(self, table: TheopolisTable) -> list[int]:
        """What their own hand, the Resources and the allowances of this turn permit (TH-34)."""
        facts = table.facts
        seat = self.chooser
        present = table.present[seat]
        saint = table.saints[seat]
        bill = facts.bill
        bills = saint * KINDS
        unused = table.unused
        own = seat * RESOURCES
        purse = PAID + unused[own] + HOPE * unused[own + 1] + CHARITY * unused[own + 2]
        found: list[int] = []
        largest = facts.largest_hand
        hand = each_once(table.hands, seat * largest, (seat + 1) * largest)
        for kind in hand:
            # Each type pays for itself; nobody can pay a Disaster's price (TH-35, TH-36, TH-45).
            if (purse - bill[bills + kind]) & PAID == PAID:
                found.append(kind)
        # No allowance is ever below the printed one, so most cities need not be looked at.
        if table.added < facts.additions or (
            present & facts.addition_set and table.added < addition_allowance(table, seat)
        ):
            resource: i64 = ADD
            for left in table.piles:
                if left > 0:
                    found.append(resource)
                resource += 1
        if table.exchanged < facts.saint_exchanges[saint] or (
            present & facts.exchange_set and table.exchanged < exchange_allowance(table, seat)
        ):
            # Any hand card, a Disaster too (TH-83); without one there is nothing to exchange (TH-52).
            for card in hand:
                found.append(EXCHANGE + card)
        if table.confessed == 0 and present & facts.confess_set and confession(table, seat) > 0:
            for card in hand:
                found.append(CONFESS + card)
        found.append(END)
        return found

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """Carry out one action, with all that follows from it, and then offer the next (TH-33)."""
        if choice == END:
            return
        seat = self.chooser
        table.again(self)
        if choice < ADD:
            play_card(table, seat, choice)
        elif choice < EXCHANGE:
            add_resource(table, seat, choice - ADD)
        elif choice < CONFESS:
            table.announce(seat, choice - EXCHANGE)
            table.then(TakeFromBoard(seat, choice - EXCHANGE))
        else:
            confess(table, seat, choice - CONFESS)

    def prompt(self, table: TheopolisTable) -> Message:
        """What the allowances of this turn still permit; what the hand permits is nobody else's business."""
        seat = self.chooser
        adds = table.added < addition_allowance(table, seat)
        exchanges = table.exchanged < exchange_allowance(table, seat) and bool(table.hand_kinds(seat))
        if adds:
            asked = "theopolis-ask-main-add-exchange" if exchanges else "theopolis-ask-main-add"
        else:
            asked = "theopolis-ask-main-exchange" if exchanges else "theopolis-ask-main"
        return Message(asked, {"seat": seat})

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`play priest`, `add faith`, `exchange pope`, `confess monk`, `end`."""
        if choice == END:
            return Choice("end", Message("theopolis-end"))
        if ADD <= choice < EXCHANGE:
            resource = table.facts.resource_ids[choice - ADD]
            return Choice(
                f"add {resource}", Message("theopolis-add", {"resource": resource}), (f"pile.{resource}",)
            )
        if choice < ADD:
            verb, card = "play", table.facts.ids[choice]
        elif choice < CONFESS:
            verb, card = "exchange", table.facts.ids[choice - EXCHANGE]
        else:
            verb, card = "confess", table.facts.ids[choice - CONFESS]
        at = (f"{seat_name(self.chooser)}.hand.{card}",)
        return Choice(f"{verb} {card}", Message(f"theopolis-{verb}", {"card": card}), at)

    def refusals(self, table: TheopolisTable) -> list[Refusal]:  # noqa: C901  one branch per reason
        """Cards that cannot be paid or played, and allowances that are used up."""
        facts = table.facts
        seat = self.chooser
        reasons: list[Refusal] = []
        hand = table.hand_kinds(seat)
        possible = self.choices(table)
        for kind in hand:
            if is_disaster(table, kind):
                reasons.append(refuse(table, seat, "play", kind, "why-disaster", "TH-35"))
            elif kind not in possible:
                reasons.append(refuse_cost(table, seat, kind))
        for kind in table.board_kinds():
            if kind not in hand:
                card = facts.ids[kind]
                why = Message("theopolis-why-not-in-hand", {"card": card})
                reasons.append(Refusal(f"play {card}", why, "TH-34", (f"board.{card}",)))
        if table.added >= addition_allowance(table, seat):
            for name in facts.resource_ids:
                why = Message("theopolis-why-added", {"number": table.added})
                reasons.append(Refusal(f"add {name}", why, "TH-48", (f"pile.{name}",)))
        else:
            reasons.extend(empty_piles(table))
        if table.exchanged >= exchange_allowance(table, seat):
            reasons.extend([refuse(table, seat, "exchange", kind, "why-exchanged", "TH-56") for kind in hand])
        elif not hand:
            reasons.append(Refusal("exchange", Message("theopolis-why-hand-empty"), "TH-52"))
        if table.confessed > 0:
            reasons.extend([refuse(table, seat, "confess", kind, "why-confessed", "TH-57") for kind in hand])
        elif confession(table, seat) == 0:
            reasons.extend(
                [refuse(table, seat, "confess", kind, "why-no-reconciliation", "TH-57") for kind in hand]
            )
        return reasons

    def refuse_words(self, table: TheopolisTable, text: str) -> Refusal | None:
        """Cards that are not in the hand, and anything but a Resource (TH-34, TH-46)."""
        return (
            refuse_piece(table, text, "play", "why-not-held", "TH-34")
            or refuse_piece(table, text, "exchange", "why-not-held", "TH-50")
            or refuse_piece(table, text, "confess", "why-not-held", "TH-57")
            or refuse_piece(table, text, "add", "why-not-resource", "TH-46")
        )


def refuse(table: TheopolisTable, seat: Seat, verb: str, kind: i64, reason: str, rule: str) -> Refusal:
    """Return why something cannot be done with a hand card."""
    card = table.facts.ids[kind]
    why = Message("theopolis-" + reason, {"card": card})
    return Refusal(f"{verb} {card}", why, rule, (f"{seat_name(seat)}.hand.{card}",))


def refuse_cost(table: TheopolisTable, seat: Seat, kind: i64) -> Refusal:
    """Return which Resources are missing to play a card (TH-36)."""
    facts = table.facts
    at = (table.saints[seat] * KINDS + kind) * RESOURCES
    about: dict[str, str | int | list[str]] = {"card": facts.ids[kind]}
    for resource in range(RESOURCES):
        missing = facts.price[at + resource] - table.unused[seat * RESOURCES + resource]
        about[facts.resource_ids[resource]] = max(missing, 0)
    card = facts.ids[kind]
    why = Message("theopolis-why-cost", about)
    return Refusal(f"play {card}", why, "TH-36", (f"{seat_name(seat)}.hand.{card}",))


def play_card(table: TheopolisTable, seat: Seat, kind: i64) -> None:
    """Turn the Resources that the card costs (TH-37) and put it into the city.

    They stay used, and cannot pay again, until the end of the turn (TH-38).
    """
    price = table.facts.price
    at = (table.saints[seat] * KINDS + kind) * RESOURCES
    own = seat * RESOURCES
    for resource in range(RESOURCES):
        cost = price[at + resource]
        if cost > 0:
            table.unused[own + resource] -= cost
            table.used[own + resource] += cost
    if table.game_events is not None:
        table.tell("plays", {"seat": seat, "card": table.facts.ids[kind]}, "TH-37")
    table.leave_hand(seat, kind)
    arrive(table, seat, kind)


def add_resource(table: TheopolisTable, seat: Seat, resource: i64) -> None:
    """Take a Resource straight from its pile, unused and free of charge (TH-46, TH-47)."""
    table.added += 1
    table.add_resource(seat, resource)
    if table.game_events is not None:
        table.tell("adds-resource", {"seat": seat, "resource": table.facts.resource_ids[resource]}, "TH-46")


def confess(table: TheopolisTable, seat: Seat, kind: i64) -> None:
    """Discard a hand card, without effect, to lose an original point (TH-57)."""
    table.confessed += 1
    table.leave_hand(seat, kind)
    table.put_on_discard(kind)
    if table.game_events is not None:
        table.tell("confesses", {"seat": seat, "card": table.facts.ids[kind]}, "TH-57")
    lose_points(table, seat, confession(table, seat), "TH-57")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TakeFromBoard(TheopolisStep):
    """The exchange: which board card comes into the hand for the card given (TH-50)."""

    asked_by = "TH-50"
    made_from = arguments(chooser=ACTIVE, given=HAND_CARD)

    def __init__(self, chooser: Seat, given: i64) -> None:
        """Name the player and the hand card that goes to the board."""
        Step.__init__(self, chooser)
        self.given: Final = given

    def choices(self, table: TheopolisTable) -> list[int]:
        """Any card of the board; Resources are never there (TH-51)."""
        return table.board_kinds()

    def choose(self, table: TheopolisTable, choice: i64) -> None:
        """First the board card is in the hand, then a Disaster given for it strikes (TH-55).

        No other card is drawn (TH-53). The card taken can be played this turn (TH-54).
        """
        seat = self.chooser
        table.exchanged += 1
        if table.game_events is not None:
            ids = table.facts.ids
            about: dict[str, str | int | list[str]] = {
                "seat": seat,
                "card": ids[self.given],
                "other": ids[choice],
            }
            table.tell("exchanges", about, "TH-50")
        table.leave_hand(seat, self.given)
        table.put_in_hand(seat, choice, known=1)
        replace_on_board(table, choice, self.given)

    def prompt(self, table: TheopolisTable) -> Message:
        return Message("theopolis-ask-take", {"card": table.facts.ids[self.given]})

    def say(self, table: TheopolisTable, choice: i64) -> Choice:
        """`take church`."""
        card = table.facts.ids[choice]
        return Choice(f"take {card}", Message("theopolis-take", {"card": card}), (f"board.{card}",))

    def refusals(self, table: TheopolisTable) -> list[Refusal]:
        """Resources (TH-51)."""
        why = Message("theopolis-why-no-resource")
        names = table.facts.resource_ids
        return [Refusal(f"take {name}", why, "TH-51", (f"pile.{name}",)) for name in names]

    def refuse_words(self, table: TheopolisTable, text: str) -> Refusal | None:
        """Cards that are not on the board (TH-50)."""
        return refuse_piece(table, text, "take", "why-not-on-board", "TH-50")
