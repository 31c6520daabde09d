"""Sealed bids of several seats at once, each in two parts, and purses that only their owners know.

- **AU-1** Each seat is dealt a purse, face down: 1 to 5 gold, no two alike. It has three workers.
- **AU-2** For each lot all who have workers bid at once: first workers, from none to all; then gold, at most
  one for each worker sent, and no more than the purse holds.
- **AU-3** A bid may be taken back until all are in; then all are revealed.
- **AU-4** The highest sum of workers and gold buys the lot, if it is not 0. Of equal bids the one nearest to
  the buyer of the lot before, clockwise, wins.
- **AU-5** The buyer's gold goes to the bank, the workers stay at the lot. All others take everything back.
- **AU-6** The first lot is worth one point, the second two, and so on. The game is over after the last lot,
  or when nobody has workers any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from batisseurs.kernel import (
    AutomaticStep,
    Bounds,
    ChanceStep,
    Choice,
    Feature,
    GameEvent,
    Message,
    Option,
    Refusal,
    Result,
    SealedStep,
    Source,
    StepKind,
    Table,
    seat_name,
)
from batisseurs.kernel.kinds import SEAT, arguments
from batisseurs.kernel.seats import Seat
from tests.toys.base import ToyGame, ToyTable, ranks_of

RULES = __doc__
PURSES = 5
WORKERS = 3
NONSENSE = 99


class AuctionTable(ToyTable):
    """`least` is what everybody has seen a purse to hold; `spent` has left it openly."""

    zones = ("purse", "least", "spent", "workers", "score", "lot", "last_buyer")
    slug = "auction"
    purse: list[int]
    least: list[int]
    spent: list[int]
    workers: list[int]
    score: list[int]
    lot: int
    last_buyer: int

    def gold(self, seat: Seat) -> int:
        """Return what is left in a purse."""
        return self.purse[seat] - self.spent[seat]


class DealPurse(ChanceStep):
    """A purse, face down (AU-1)."""

    made_from = arguments(owner=SEAT)

    def __init__(self, owner: Seat) -> None:
        """Name the owner."""
        super().__init__()
        self.owner = owner

    def actor(self) -> Seat:
        """Return the owner."""
        return self.owner

    def choices(self, table: AuctionTable) -> list[int]:
        """Any purse not dealt yet."""
        return [gold for gold in range(1, PURSES + 1) if gold not in table.purse]

    def choose(self, table: AuctionTable, choice: int) -> None:
        """It is in front of its owner."""
        table.purse[self.owner] = choice
        whose: dict[str, str | int | list[str]] = {"seat": self.owner}
        message = Message("auction-is-dealt", {**whose, "gold": choice})
        table.report(GameEvent(message, "AU-1", self.owner, Message("auction-is-dealt-a-purse", whose)))

    def audience(self, table: AuctionTable, choice: int) -> Seat:
        """Only the owner looks into a purse."""
        return self.owner

    def prompt(self, table: AuctionTable) -> Message:
        """Ask."""
        return Message("auction-ask-deal", {"seat": self.owner})

    def say(self, table: AuctionTable, choice: int) -> Choice:
        """`deal 3 to p1`."""
        about: dict[str, str | int | list[str]] = {"seat": self.owner, "gold": choice}
        return Choice(f"deal {choice} to {seat_name(self.owner)}", Message("auction-deal", about))

    def veiled(self, table: AuctionTable, choice: int) -> Choice:
        """`deal purse to p1`."""
        return Choice(
            f"deal purse to {seat_name(self.owner)}", Message("auction-deal-veiled", {"seat": self.owner})
        )


class Bid(SealedStep):
    """All who have workers bid at once, in two parts (AU-2)."""

    def seats(self, table: AuctionTable) -> list[Seat]:
        """The seats that have workers."""
        return [seat for seat in range(table.players) if table.workers[seat] > 0]

    def part_choices(self, table: AuctionTable, seat: Seat, given: list[int]) -> list[int]:
        """First workers, then gold."""
        if not given:
            return list(range(table.workers[seat] + 1))
        if len(given) == 1:
            return list(range(min(given[0], table.gold(seat)) + 1))
        return []

    def reveal(self, table: AuctionTable, answers: list[list[int]]) -> None:
        """The highest bid buys (AU-4, AU-5)."""
        best, buyer = 0, -1
        for distance in range(1, table.players + 1):
            seat = (table.last_buyer + distance) % table.players
            if not answers[seat]:
                continue
            workers, gold = answers[seat]
            about: dict[str, str | int | list[str]] = {"seat": seat, "workers": workers, "gold": gold}
            table.report(GameEvent(Message("auction-bids", about), "AU-3"))
            table.least[seat] = max(table.least[seat], table.spent[seat] + gold)
            if workers + gold > best:
                best, buyer = workers + gold, seat
        if buyer < 0:
            return
        workers, gold = answers[buyer]
        table.workers[buyer] -= workers
        table.spent[buyer] += gold
        table.score[buyer] += table.lot
        table.last_buyer = buyer
        table.report(GameEvent(Message("auction-buys", {"seat": buyer, "lot": table.lot}), "AU-4"))

    def prompt(self, table: AuctionTable) -> Message:
        """Ask all."""
        return Message("auction-ask-bid", {"lot": table.lot})

    def part_prompt(self, table: AuctionTable, seat: Seat, given: list[int]) -> Message:
        """Ask one."""
        return Message("auction-ask-gold" if given else "auction-ask-workers", {"seat": seat})

    def say_part(self, table: AuctionTable, seat: Seat, given: list[int], choice: int) -> Choice:
        """`send 2`, then `pay 1`."""
        verb, place = ("pay", "purse") if given else ("send", "workers")
        message = Message(f"auction-{verb}", {"number": choice})
        return Choice(f"{verb} {choice}", message, (f"{seat_name(seat)}.{place}",))

    def part_refusals(self, table: AuctionTable, seat: Seat, given: list[int]) -> list[Refusal]:
        """More workers or more gold than there are, or than the first part allows (AU-2)."""
        possible = self.part_choices(table, seat, given) if seat in self.seats(table) else []
        verb = "pay" if given else "send"
        too_many = range(len(possible), WORKERS + 1) if possible else range(0)
        reason = Message("auction-why-too-many", {"number": len(possible) - 1})
        return [Refusal(f"{verb} {number}", reason, "AU-2") for number in too_many]


class NextLot(AutomaticStep):
    """The next lot comes up, or the game is over (AU-6)."""

    def run(self, table: AuctionTable) -> None:
        """Ask for bids, unless it is over."""
        if table.lot < int(table.options["lots"]) and any(table.workers):
            table.lot += 1
            table.then(Bid(), NextLot())


class Auction(ToyGame):
    """The contract filled in."""

    slug = "auction"
    title = "Auction"
    min_players = 2
    max_players = 4
    options = (Option("lots", default=3, rule="AU-6", minimum=1, maximum=9),)
    endings = ("lots_sold", "no_workers")
    steps = (StepKind(DealPurse, PURSES + 1), StepKind(Bid, WORKERS + 1), StepKind(NextLot, 0))
    page = RULES
    table_class = AuctionTable

    def begin(self, table: Any) -> None:
        """Deal the purses."""
        table.purse, table.least, table.spent = [[0] * table.players for _ in range(3)]
        table.workers, table.score = [WORKERS] * table.players, [0] * table.players
        table.lot, table.last_buyer = 0, table.players - 1
        table.then(NextLot())
        for seat in reversed(range(table.players)):
            table.then(DealPurse(seat))

    def points(self, table: Any, seat: Seat) -> int:
        """Return the worth of the lots bought."""
        points: int = table.score[seat]
        return points

    def result(self, table: Any) -> Result:
        """The most points win."""
        ending = "lots_sold" if table.lot == table.options["lots"] else "no_workers"
        return Result(ending, ranks_of(table.score), tuple(table.score))

    def broken_laws(self, table: Any) -> list[str]:
        """No two purses are alike, nobody spends what is not there, every lot is bought once at most."""
        broken = []
        dealt = [gold for gold in table.purse if gold]
        if len(set(dealt)) != len(dealt) or any(not 1 <= gold <= PURSES for gold in dealt):
            broken.append(f"the purses hold {table.purse}")
        if not all(0 <= spent <= least for spent, least in zip(table.spent, table.least, strict=True)):
            broken.append("more was spent than was seen")
        if not all(least <= gold for least, gold in zip(table.least, table.purse, strict=True)):
            broken.append("more was seen than was there")
        if any(not 0 <= workers <= WORKERS for workers in table.workers):
            broken.append(f"there are {table.workers} workers")
        if sum(table.score) > table.lot * (table.lot + 1) // 2:
            broken.append("more lots were bought than sold")
        return broken

    def numbers(self, table: Any, reader: Seat) -> dict[str, list[int]]:
        """Own purse and own sealed answer; of the others only what all have seen."""
        given = [part + 1 for part in table.given(reader)] if 0 <= reader < table.players else []
        return {
            "purse": [table.purse[seat] if seat == reader else 0 for seat in range(table.players)],
            "least": list(table.least),
            "spent": list(table.spent),
            "workers": list(table.workers),
            "score": list(table.score),
            "lot": [table.lot],
            "last buyer": [table.last_buyer],
            "own answer": [*given, 0, 0][:2],
        }

    def rows(self, players: int) -> list[Feature]:
        """Return their sizes and limits."""
        return [
            Feature("purse", players, PURSES),
            Feature("least", players, PURSES),
            Feature("spent", players, PURSES),
            Feature("workers", players, WORKERS),
            Feature("score", players, 45),
            Feature("lot", 1, 9),
            Feature("last buyer", 1, players - 1),
            Feature("own answer", 2, WORKERS + 1),
        ]

    def places(self, table: Any, reader: Seat) -> set[str]:
        """Each seat's purse and workers."""
        return {f"{seat_name(seat)}.{what}" for seat in range(table.players) for what in ("purse", "workers")}

    def conceal(self, table: Any, seat: Seat, source: Source) -> None:
        """Redraw the other purses until they agree with what was seen of them (AU-1)."""
        others = [other for other in range(table.players) if other != seat and table.purse[other]]
        while True:
            bag = [gold for gold in range(1, PURSES + 1) if gold != table.purse[seat]]
            dealt = {other: bag.pop(source.below(len(bag))) for other in others}
            if all(dealt[other] >= table.least[other] for other in others):
                break
        for other, gold in dealt.items():
            table.purse[other] = gold
        table.forget_sealed(seat)

    def overwrite_hidden(self, table: Any, seat: Seat) -> None:
        """The other purses and sealed answers."""
        table.purse = [gold if other == seat else NONSENSE for other, gold in enumerate(table.purse)]
        if table.sealed:
            table.sealed = [
                parts if other == seat else [NONSENSE] for other, parts in enumerate(table.sealed)
            ]

    def start_turn(self, table: Any, seat: Seat) -> None:
        """All bid for the next lot; there are no turns, so it is the same for every seat."""
        table.put_pending([NextLot()])
        table.settle()

    def bounds(self, players: int, options: Mapping[str, bool | int | str] | None = None) -> Bounds:
        """Two parts of a bid for each seat and lot."""
        lots = int(self.read_options(players, options or {})["lots"])
        return Bounds(decisions=2 * players * lots, chance=players)


AUCTION = Auction()


def auction_table(table: Table) -> AuctionTable:
    """Return the table as what it is."""
    assert isinstance(table, AuctionTable)
    return table
