"""Positions further on in a game: later rounds, auctions, stretches that are played by the player to move."""

from __future__ import annotations

from collections import Counter
from typing import Any

from batisseurs.games.nehemiah.auctions import Auction
from batisseurs.games.nehemiah.facts import DECKS, FACES, ROWS
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.nehemiah.table import NehemiahTable
from batisseurs.games.nehemiah.turn import Turns
from batisseurs.kernel import Result, seat_name
from tests.games.nehemiah.given import choices, given, play, refill, side, waits_for

OLD_CARDS = (
    "wood_1", "wall_1", "temple_1", "wood_order", "garrison_1", "reassignment", "priority_site", "new_site_1",
)  # fmt: skip
"""Faces that deck III does not have, and that mostly come from deck I."""
FULL_DECKS = {2: (36, 20, 16), 3: (28, 16, 12), 4: (36, 20, 16)}


def new_game(players: int, **options: bool | int | str) -> NehemiahTable:
    """Lay a new game, before set-up."""
    table = NEHEMIAH.new(players, {"first_player": "p1"} | options)
    assert isinstance(table, NehemiahTable)
    return table


def later(round_: int, *, players: int = 4, **more: Any) -> NehemiahTable:
    """Set up a position in round II or III: where any card will do lies one of an earlier deck."""
    facts = NEHEMIAH.components()
    at = players * DECKS * FACES
    left = {
        card: sum(facts.copies[at + deck * FACES + facts.ids.index(card)] for deck in range(DECKS))
        for card in OLD_CARDS
    }
    names = [f"c{column + 1}" for column in range(facts.columns[players])]
    grid = {name: more.pop(name, [""] * ROWS) for name in names}
    named = Counter(words.split()[0] for column in grid.values() for words in column if words)
    for card in OLD_CARDS:
        left[card] -= named[card]
    for name, column in grid.items():
        more[name] = [_with_card(words, left) for words in column]
    return given(players=players, round=round_, **more)


def _with_card(words: str, left: dict[str, int]) -> str:
    first = words.split(maxsplit=1)[0] if words else ""
    if first and first not in {"p1", "p2", "p3", "p4"}:
        return words
    card = next(card for card in OLD_CARDS if left[card] > 0)
    left[card] -= 1
    return f"{card} {words}".strip()


def auction_of(
    *revealed: str, players: int = 4, initiator: str = "p1", auctions: int = 0, **more: Any
) -> NehemiahTable:
    """Lay the start of the auctions, or of the last of them: these cards are revealed."""
    table = given(players=players, foremen=True, turn=initiator, revealed=revealed, **more)
    table.instead(None)
    table.turn -= 1
    table.then(Auction(int(initiator[1]) - 1, auctions or len(revealed) - 1), Turns())
    table.settle()
    return table


def bid(table: NehemiahTable, seat: str, workers: int = 0, wood: int = 0, gold: int = 0) -> None:
    """Bid in three parts."""
    play(table, f"{seat} bid {workers} workers", f"{seat} bid {wood} wood", f"{seat} bid {gold} gold")


def all_bid(table: NehemiahTable, **bids: tuple[int, int, int]) -> None:
    """Everyone bids; players not named bid nothing."""
    assert waits_for(table) == "all Bid"
    for seat in range(table.players):
        bid(table, seat_name(seat), *bids.get(seat_name(seat), (0, 0, 0)))


def win(table: NehemiahTable, seat: str, card: str, *, wood: int = 0) -> None:
    """The initiator has a card auctioned, and a player gets it for some wood; nobody else bids."""
    play(table, f"{seat_name(table.chooser())} auction {card}")
    all_bid(table, **{seat: (0, wood, 0)})


def act(table: NehemiahTable, *lines: str) -> None:
    """Play lines, letting chance lay whatever cards are due before and after each."""
    refill(table)
    for line in lines:
        play(table, line)
        refill(table)


def pass_on(table: NehemiahTable, *seats: str) -> None:
    """These players can do nothing and pass, one after the other."""
    for seat in seats:
        assert choices(table) == ["pass"]
        act(table, f"{seat} pass")


def whose_turns(table: NehemiahTable, most: int = 12) -> list[str]:
    """Play on until the game is over, whatever is possible first, and return who had a turn."""
    turns: list[str] = []
    while (asked := waits_for(table)) != "over" and len(turns) < most:
        seat, step = asked.split()
        if step == "TakeAction":
            turns.append(seat)
        texts = choices(table)
        wanted = next((text for text in texts if text in {"decline", "stop"}), texts[0])
        act(table, f"{seat} {wanted}")
    return turns


def result(table: NehemiahTable) -> Result:
    """Return the result of a game that is over."""
    assert waits_for(table) == "over"
    return NEHEMIAH.result(table)


def gone(number: int = 6, **more: Any) -> dict[str, Any]:
    """Say that a player has set aside so many workers."""
    return side(set_aside=number, **more)


def about_to_end(round_: int = 1, *, players: int = 4, turn: str = "p1", **more: Any) -> NehemiahTable:
    """Lay a turn in which activating c1r4 ends the round, or triggers the end of the game."""
    decks = tuple(0 if deck < round_ else FULL_DECKS[players][deck] for deck in range(DECKS))
    more.setdefault("c1", ["", "", "", turn])
    if round_ > 1:
        return later(round_, players=players, turn=turn, decks=decks, **more)
    more["decks"] = decks
    return given(players=players, turn=turn, **more)


def end_round(table: NehemiahTable) -> None:
    """The active player activates c1r4 and declines its card."""
    seat = seat_name(table.active)
    play(table, f"{seat} activate c1r4", f"{seat} decline")


def held(*foremen: str, **more: Any) -> dict[str, Any]:
    """Say that these foremen lie before a player."""
    return side(foremen=foremen, **more)


def decline(table: NehemiahTable) -> None:
    """Everyone who is asked in a window declines."""
    while waits_for(table).endswith("PlayForeman"):
        play(table, f"{waits_for(table).split()[0]} decline")
