"""The Foreman variant: auctions, hand cards, the scroll card. Rules: NE-122 to NE-145, NE-150 to NE-155."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.nehemiah.cards import place_cubes, take_gate
from batisseurs.games.nehemiah.exclamations import use_up
from batisseurs.games.nehemiah.facts import (
    ARCHITECT,
    ARTISAN,
    BOARDS,
    FOREMEN,
    SCULPTOR,
    TEMPLE,
    TURNCOAT,
    WALL,
)
from batisseurs.games.nehemiah.kinds import BOARD, FOREMAN
from batisseurs.games.nehemiah.table import (
    FROM_CARDS,
    HOLDINGS,
    NONE,
    NehemiahChance,
    NehemiahConsequence,
    NehemiahSealed,
    NehemiahStep,
    NehemiahTable,
)
from batisseurs.kernel.bits import bit, size
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.kinds import FLAG, NUMBER, REST, SEAT, arguments
from batisseurs.kernel.seats import Seat, seat_name
from batisseurs.kernel.source import Source

# The parts of a bid. More of a good than `MOST` is bid in several parts: a choice is a small number.
MOST_WORKERS: Final = 9
MOST: Final = 36
WOOD: Final = MOST_WORKERS + 1
GOLD: Final = WOOD + MOST + 1
BIDS: Final = GOLD + MOST + 1
"""How many different parts there are."""

TAKE: Final = 1
DECLINE: Final = 0
FROM_WOOD: Final = 0
FROM_GOLD: Final = 1


@final
@mypyc_attr(acyclic=True)
class Auctions(NehemiahConsequence):
    """Before each round as many foremen as players, and one more, are revealed and auctioned (NE-126)."""

    def run(self, table: NehemiahTable) -> None:
        """The player whose turn it is begins (NE-127)."""
        first = table.next_to_play()
        table.then(RevealForeman(table.players + 1), Auction(first, table.players))


@final
@mypyc_attr(acyclic=True)
class RevealForeman(NehemiahChance):
    """The next card of the foreman deck (NE-123, NE-126)."""

    asked_by = "NE-123"
    made_from = arguments(left=NUMBER)

    def __init__(self, left: i64) -> None:
        """Say how many are still to be revealed."""
        super().__init__()
        self.left: Final = left

    def choices(self, table: NehemiahTable) -> list[int]:
        """Any foreman nobody has seen."""
        return foremen_in(table.unseen_foremen)

    def draw(self, table: NehemiahTable, source: Source) -> int:
        """Each is equally likely."""
        return nth_foreman(table.unseen_foremen, source.below(size(table.unseen_foremen)))

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """Lay it open."""
        table.unseen_foremen &= ~bit(choice)
        table.revealed |= bit(choice)
        if table.game_events is not None:
            table.tell("reveals-foreman", {"card": table.facts.foreman_ids[choice]}, "NE-126")
        if self.left > 1:
            table.then(RevealForeman(self.left - 1))

    def prompt(self, table: NehemiahTable) -> Message:
        """Ask the person who turns the cards over."""
        return Message("nehemiah-ask-reveal", {"number": self.left})

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`reveal artisan`."""
        card = table.facts.foreman_ids[choice]
        return Choice(f"reveal {card}", Message("nehemiah-reveal", {"card": card}), ("foremen",))


def foremen_in(members: i64) -> list[int]:
    """Return the foremen of a set."""
    found: list[int] = []
    for foreman in range(FOREMEN):
        if members & bit(foreman):
            found.append(foreman)
    return found


def nth_foreman(members: i64, place: i64) -> i64:
    """Return one foreman of a set by its place."""
    for foreman in range(FOREMEN):
        if members & bit(foreman):
            if place == 0:
                return foreman
            place -= 1
    return NONE


@final
@mypyc_attr(acyclic=True)
class Auction(NehemiahConsequence):
    """The next auction, or the end of the auctions: the card left over leaves the game (NE-136, NE-137)."""

    made_from = arguments(initiator=SEAT, left=REST)

    def __init__(self, initiator: Seat, left: i64) -> None:
        """Name the initiator and how many auctions are still to come."""
        super().__init__()
        self.initiator: Final = initiator
        self.left: Final = left

    def run(self, table: NehemiahTable) -> None:
        """The initiator chooses a card; the player to the left initiates the next."""
        if self.left > 0:
            after: Seat = (self.initiator + 1) % table.players
            table.then(ChooseForeman(self.initiator), Auction(after, self.left - 1))
            return
        if table.game_events is not None:
            for foreman in foremen_in(table.revealed):
                table.tell("foreman-left-over", {"card": table.facts.foreman_ids[foreman]}, "NE-137")
        table.revealed = 0


@final
@mypyc_attr(acyclic=True)
class ChooseForeman(NehemiahStep):
    """The initiator chooses which revealed card is auctioned (NE-128)."""

    asked_by = "NE-128"

    def choices(self, table: NehemiahTable) -> list[int]:
        """Every revealed card that is not sold."""
        return foremen_in(table.revealed)

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """All bid for it."""
        if table.game_events is not None:
            card = table.facts.foreman_ids[choice]
            table.tell("auctions", {"seat": self.chooser, "card": card}, "NE-128")
        table.then(Bid(choice, self.chooser))

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-auction")

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`auction artisan`."""
        card = table.facts.foreman_ids[choice]
        return Choice(f"auction {card}", Message("nehemiah-auction", {"card": card}), (f"revealed.{card}",))

    def refusals(self, table: NehemiahTable) -> list[Refusal]:
        """Cards that are not on offer (NE-128)."""
        reasons: list[Refusal] = []
        for foreman in range(FOREMEN):
            if not table.revealed & bit(foreman):
                card = table.facts.foreman_ids[foreman]
                why = Message("nehemiah-why-not-revealed", {"card": card})
                reasons.append(Refusal(f"auction {card}", why, "NE-128"))
        return reasons


def bid_of(given: list[int]) -> tuple[i64, i64, i64]:
    """Return a bid as workers, wood and gold."""
    workers: i64 = 0
    wood: i64 = 0
    gold: i64 = 0
    for part in given:
        if part < WOOD:
            workers += part
        elif part < GOLD:
            wood += part - WOOD
        else:
            gold += part - GOLD
    return workers, wood, gold


def part_asked(table: NehemiahTable, seat: Seat, given: list[int]) -> i64:
    """Return where the numbers of the next part begin: 0 (workers), WOOD, GOLD; NONE if all is said."""
    if not given:
        return 0
    last: i64 = given[-1]
    if last < WOOD:
        return WOOD
    if last < GOLD:
        return WOOD if last == WOOD + MOST and table.wood[seat] > bid_of(given)[1] else GOLD
    return GOLD if last == GOLD + MOST and table.gold[seat] > bid_of(given)[2] else NONE


@final
@mypyc_attr(acyclic=True)
class Bid(NehemiahSealed):
    """All bid workers, wood and gold, secretly and at the same time (NE-129)."""

    asked_by = "NE-129"
    made_from = arguments(foreman=FOREMAN, initiator=SEAT)

    def __init__(self, foreman: i64, initiator: Seat) -> None:
        """Name the card and the initiator."""
        super().__init__()
        self.foreman: Final = foreman
        self.initiator: Final = initiator

    def seats(self, table: NehemiahTable) -> list[Seat]:
        """All players."""
        return list(range(table.players))

    def part_choices(self, table: NehemiahTable, seat: Seat, given: list[int]) -> list[int]:
        """Any number of each that the player has; nothing is a bid too (NE-129, NE-130).

        Neutral workers are not among the available ones (NE-142).
        """
        first = part_asked(table, seat, given)
        if first == NONE:
            return []
        most = table.available[seat]
        if first == WOOD:
            most = min(table.wood[seat] - bid_of(given)[1], MOST)
        elif first == GOLD:
            most = min(table.gold[seat] - bid_of(given)[2], MOST)
        return list(range(first, first + most + 1))

    def asks(self, table: NehemiahTable, seat: Seat, given: list[int]) -> bool:
        """Until workers, wood and gold are said."""
        return part_asked(table, seat, given) != NONE

    def reveal(self, table: NehemiahTable, answers: list[list[int]]) -> None:
        """The winner pays and gets the card; the others keep their bids (NE-131, NE-134, NE-135).

        Wood and gold go to the bank, the workers are set aside (NE-133). A player may win again (NE-138).
        """
        winner = self.initiator
        for place in range(table.players):
            seat: Seat = (self.initiator + place) % table.players
            if place > 0 and beats(bid_of(answers[seat]), bid_of(answers[winner])):
                winner = seat
            if table.game_events is not None:
                tell_bid(table, seat, answers[seat])
        workers, wood, gold = bid_of(answers[winner])
        table.available[winner] -= workers
        table.set_aside[winner] += workers
        table.wood[winner] -= wood
        table.gold[winner] -= gold
        table.revealed &= ~bit(self.foreman)
        table.held[winner] |= bit(self.foreman)
        if table.game_events is not None:
            card = table.facts.foreman_ids[self.foreman]
            table.tell("wins-auction", {"seat": winner, "card": card}, "NE-132")
        if self.foreman <= SCULPTOR:
            take_hand_card(table, winner, self.foreman)

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-bid", {"card": table.facts.foreman_ids[self.foreman]})

    def part_prompt(self, table: NehemiahTable, seat: Seat, given: list[int]) -> Message:
        """Ask for the next part, and tell what has been bid so far."""
        first = part_asked(table, seat, given)
        what = "workers" if first == 0 else "wood" if first == WOOD else "gold"
        workers, wood, _ = bid_of(given)
        about: dict[str, str | int | list[str]] = {
            "card": table.facts.foreman_ids[self.foreman],
            "workers": workers,
            "wood": wood,
        }
        return Message(f"nehemiah-ask-bid-{what}", about)

    def say_part(self, table: NehemiahTable, seat: Seat, given: list[int], choice: i64) -> Choice:
        """`bid 2 workers`, `bid 0 wood`, `bid 3 gold`."""
        if choice < WOOD:
            return say_bid("workers", choice)
        if choice < GOLD:
            return say_bid("wood", choice - WOOD)
        return say_bid("gold", choice - GOLD)

    def part_refusals(self, table: NehemiahTable, seat: Seat, given: list[int]) -> list[Refusal]:
        """More than the player has, and workers on cards (NE-129, NE-R25)."""
        first = part_asked(table, seat, given)
        if first == 0:
            what, has = "workers", table.available[seat]
        elif first == WOOD:
            what, has = "wood", min(table.wood[seat], MOST)
        else:
            what, has = "gold", min(table.gold[seat], MOST)
        reasons: list[Refusal] = []
        for number in range(has + 1, MOST + 1):
            why = Message(f"nehemiah-why-bid-{what}", {"number": has})
            reasons.append(Refusal(f"bid {number} {what}", why, "NE-129"))
        return reasons

    def refuse_words(self, table: NehemiahTable, text: str) -> Refusal | None:
        """Return why a part of the bid comes too early or too late (NE-129)."""
        verb, _, rest = text.partition(" ")
        number, _, what = rest.partition(" ")
        named = verb == "bid" and what in ("workers", "wood", "gold")
        if not named or not number.isdecimal() or int(number) > MOST:
            return None
        return Refusal(text, Message("nehemiah-why-bid-order"), "NE-129", (f"bid.{what}",))


def say_bid(what: str, number: i64) -> Choice:
    """Return one part of a bid."""
    said = Message(f"nehemiah-bid-{what}", {"number": number})
    return Choice(f"bid {number} {what}", said, (f"bid.{what}",))


def tell_bid(table: NehemiahTable, seat: Seat, given: list[int]) -> None:
    """Report a bid once all are revealed (NE-131)."""
    workers, wood, gold = bid_of(given)
    about: dict[str, str | int | list[str]] = {"seat": seat, "workers": workers, "wood": wood, "gold": gold}
    table.tell("bids", about, "NE-131")


def beats(bid: tuple[i64, i64, i64], other: tuple[i64, i64, i64]) -> bool:
    """Tell whether a bid has more pieces, then more workers, then more wood; ties stay (NE-132)."""
    pieces = bid[0] + bid[1] + bid[2]
    others = other[0] + other[1] + other[2]
    if pieces != others:
        return pieces > others
    if bid[0] != other[0]:
        return bid[0] > other[0]
    return bid[1] > other[1]


# Hand cards. ---------------------------------------------------------------------------------------------


def take_hand_card(table: NehemiahTable, seat: Seat, foreman: i64) -> None:
    """A hand card takes effect before the next auction (NE-143)."""
    if foreman == ARTISAN:
        use_up(table, seat, foreman, "NE-150")
        table.then(PlaceFreeCube(seat, WALL), PlaceFreeCube(seat, TEMPLE))
    elif foreman == ARCHITECT:
        use_up(table, seat, foreman, "NE-151")
        if table.top_gate() != NONE:
            table.then(TakeFreeGate(seat))
    else:
        use_up(table, seat, foreman, "NE-152")
        table.then(GiveUp(seat, FROM_WOOD), GiveUp(seat, FROM_GOLD))


@final
@mypyc_attr(acyclic=True)
class PlaceFreeCube(NehemiahStep):
    """Artisan: a cube on a board without cost, or not (NE-150)."""

    asked_by = "NE-150"
    made_from = arguments(chooser=SEAT, board=BOARD)

    def __init__(self, chooser: Seat, board: i64) -> None:
        """Name the player and the board."""
        super().__init__(chooser)
        self.board: Final = board

    def choices(self, table: NehemiahTable) -> list[int]:
        """As far as there is a cube to place or to move."""
        if table.movable_cubes(self.chooser, self.board) > 0:
            return [TAKE, DECLINE]
        return [DECLINE]

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """Place it."""
        if choice == TAKE:
            place_cubes(table, self.chooser, self.board, 1)

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-free-cube", {"board": table.facts.board_ids[self.board]})

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`place wall`, `decline`."""
        board = table.facts.board_ids[self.board]
        if choice == TAKE:
            about: dict[str, str | int | list[str]] = {"board": board}
            return Choice(f"place {board}", Message("nehemiah-free-cube", about), (f"board.{board}",))
        return Choice("decline", Message("nehemiah-decline-free"))

    def refusals(self, table: NehemiahTable) -> list[Refusal]:
        """Without a cube elsewhere nothing can be placed."""
        if table.movable_cubes(self.chooser, self.board) > 0:
            return []
        board = table.facts.board_ids[self.board]
        why = Message("nehemiah-why-all-there", {"board": board})
        return [Refusal(f"place {board}", why, "NE-150", (f"board.{board}",))]


@final
@mypyc_attr(acyclic=True)
class TakeFreeGate(NehemiahStep):
    """Architect: the top gate without cost, or not (NE-151)."""

    asked_by = "NE-151"

    def choices(self, table: NehemiahTable) -> list[int]:
        """Take it or leave it."""
        return [TAKE, DECLINE]

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """Take it."""
        if choice == TAKE:
            take_gate(table, self.chooser, "NE-151")

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-free-gate", {"gate": table.facts.gate_ids[table.top_gate()]})

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`take sheep_gate`, `decline`."""
        if choice == DECLINE:
            return Choice("decline", Message("nehemiah-decline-free"))
        gate = table.facts.gate_ids[table.top_gate()]
        return Choice(f"take {gate}", Message("nehemiah-take-gate", {"gate": gate}), (f"gate.{gate}",))


@final
@mypyc_attr(acyclic=True)
class GiveUp(NehemiahStep):
    """Sculptor: pairs of a worker and a wood, then of a worker and a gold, for points (NE-152)."""

    asked_by = "NE-152"
    made_from = arguments(chooser=SEAT, good=FLAG)

    def __init__(self, chooser: Seat, good: i64) -> None:
        """Name the player and the good."""
        super().__init__(chooser)
        self.good: Final = good

    def has(self, table: NehemiahTable) -> i64:
        """Return how much of the good the player has."""
        return table.wood[self.chooser] if self.good == FROM_WOOD else table.gold[self.chooser]

    def choices(self, table: NehemiahTable) -> list[int]:
        """As many pairs as there are available workers and goods."""
        return list(range(min(table.available[self.chooser], self.has(table)) + 1))

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """The goods go to the bank, the workers are set aside until the next round starts."""
        seat = self.chooser
        table.available[seat] -= choice
        table.set_aside[seat] += choice
        if self.good == FROM_WOOD:
            table.wood[seat] -= choice
        else:
            table.gold[seat] -= choice
        points = choice * table.facts.foreman_amount[SCULPTOR]
        table.gain_points(seat, FROM_CARDS, points)
        if table.game_events is not None and choice > 0:
            about: dict[str, str | int | list[str]] = {"seat": seat, "number": choice, "points": points}
            table.tell("gives-up-wood" if self.good == FROM_WOOD else "gives-up-gold", about, "NE-152")

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-give-up-wood" if self.good == FROM_WOOD else "nehemiah-ask-give-up-gold")

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`give 2`."""
        about: dict[str, str | int | list[str]] = {"number": choice}
        what = "nehemiah-give-up-wood" if self.good == FROM_WOOD else "nehemiah-give-up-gold"
        return Choice(f"give {choice}", Message(what, about))

    def refusals(self, table: NehemiahTable) -> list[Refusal]:
        """More pairs than workers or goods."""
        most = min(table.available[self.chooser], self.has(table))
        reasons: list[Refusal] = []
        for pairs in range(most + 1, MOST_WORKERS + 1):
            why = Message("nehemiah-why-no-pair", {"number": most})
            reasons.append(Refusal(f"give {pairs}", why, "NE-152"))
        return reasons


# Scroll. -------------------------------------------------------------------------------------------------

TURNCOAT_DECLINE: Final = 4 * BOARDS


@final
@mypyc_attr(acyclic=True)
class TurnCube(NehemiahStep):
    """Turncoat: one cube of any player may be moved just before the boards are scored (NE-145, NE-155)."""

    asked_by = "NE-145"

    def choices(self, table: NehemiahTable) -> list[int]:
        """Any cube on a board, by player and board."""
        found: list[int] = []
        for seat in range(table.players):
            for board in range(BOARDS):
                if table.cubes[seat * HOLDINGS + board] > 0:
                    found.append(seat * BOARDS + board)
        found.append(TURNCOAT_DECLINE)
        return found

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """Ask where to."""
        if choice != TURNCOAT_DECLINE:
            use_up(table, self.chooser, TURNCOAT, "NE-155")
            table.then(TurnCubeTo(self.chooser, choice // BOARDS, choice % BOARDS))

    def prompt(self, table: NehemiahTable) -> Message:
        return Message("nehemiah-ask-turncoat")

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`turn p2 temple`, `decline`."""
        if choice == TURNCOAT_DECLINE:
            return Choice("decline", Message("nehemiah-decline-free"))
        owner = choice // BOARDS
        board = table.facts.board_ids[choice % BOARDS]
        about: dict[str, str | int | list[str]] = {"seat_owner": owner, "board": board}
        return Choice(
            f"turn {seat_name(owner)} {board}", Message("nehemiah-turn", about), (f"board.{board}",)
        )

    def refusals(self, table: NehemiahTable) -> list[Refusal]:
        """Boards without a cube of that player."""
        reasons: list[Refusal] = []
        for seat in range(table.players):
            for board in range(BOARDS):
                if table.cubes[seat * HOLDINGS + board] == 0:
                    name = table.facts.board_ids[board]
                    about: dict[str, str | int | list[str]] = {"seat_owner": seat, "board": name}
                    why = Message("nehemiah-why-no-cube-of", about)
                    reasons.append(
                        Refusal(f"turn {seat_name(seat)} {name}", why, "NE-155", (f"board.{name}",))
                    )
        return reasons


@final
@mypyc_attr(acyclic=True)
class TurnCubeTo(NehemiahStep):
    """Turncoat: to which other board (NE-155)."""

    asked_by = "NE-155"
    made_from = arguments(chooser=SEAT, owner=SEAT, board=BOARD)

    def __init__(self, chooser: Seat, owner: Seat, board: i64) -> None:
        """Name the player, the owner of the cube, and the board it is on."""
        super().__init__(chooser)
        self.owner: Final = owner
        self.board: Final = board

    def choices(self, table: NehemiahTable) -> list[int]:
        """The two other boards."""
        found: list[int] = []
        for board in range(BOARDS):
            if board != self.board:
                found.append(board)
        return found

    def choose(self, table: NehemiahTable, choice: i64) -> None:
        """Move it."""
        own = self.owner * HOLDINGS
        table.cubes[own + self.board] -= 1
        table.cubes[own + choice] += 1
        if table.game_events is not None:
            about: dict[str, str | int | list[str]] = {
                "seat": self.chooser,
                "seat_owner": self.owner,
                "board": table.facts.board_ids[self.board],
                "other": table.facts.board_ids[choice],
            }
            table.tell("turns-cube", about, "NE-155")

    def prompt(self, table: NehemiahTable) -> Message:
        about: dict[str, str | int | list[str]] = {
            "seat_owner": self.owner,
            "board": table.facts.board_ids[self.board],
        }
        return Message("nehemiah-ask-turn-to", about)

    def say(self, table: NehemiahTable, choice: i64) -> Choice:
        """`to wall`."""
        board = table.facts.board_ids[choice]
        return Choice(f"to {board}", Message("nehemiah-turn-to", {"board": board}), (f"board.{board}",))

    def refusals(self, table: NehemiahTable) -> list[Refusal]:
        """The board that it is on."""
        board = table.facts.board_ids[self.board]
        why = Message("nehemiah-why-other-board", {"board": board})
        return [Refusal(f"to {board}", why, "NE-155", (f"board.{board}",))]
