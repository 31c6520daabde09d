"""Tests of My Village read like the rulebook's examples: a position, a few words, what is then true.

table = given(p1=side(coins=2), pool=["w1", "w4", "b2"])
play(table, "p1 value 3", "p1 take w1 w4")
assert of(table, "p1").coins == 0
"""

from __future__ import annotations

from typing import Any

from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.table import VillageTable
from batisseurs.games.my_village.view import MyVillageView, VillageView
from batisseurs.kernel import Message, Refusal, choice_text, read_position, seat_from_name
from batisseurs.kernel.choice import GameEvent

MONKS = ["mo_r1", "mo_c1", "mo_q2"]
"""Open monks on which nothing depends."""
ZONE = ["cu_02", "cu_03", "cu_04", "cu_05", "cu_06", "cu_07"]
"""A customer zone on which nothing depends."""


def side(**stated: Any) -> dict[str, Any]:
    """Say what one village has: the keys of a position, `side(coins=2, villagers=["abbot"])`."""
    return stated


def given(
    *,
    players: int = 2,
    turn: str = "p1",
    value: int = 0,
    options: dict[str, Any] | None = None,
    pending: list[list[Any]] | None = None,
    components: Any = None,
    seed: int = 1,
    **zones: Any,
) -> VillageTable:
    """Set up a position; without `pending` it is the start of the named seat's turn. Seats are p1=side(…).

    With `value` two white dice have been taken that make it, and the seat is asked for a banner. Boards are
    dealt in order, zone and open monks are quiet ones, unless they are stated. A pool that is stated is
    filled up with the same dice until it is enough for a round.
    """
    table: dict[str, Any] = {"monks": MONKS, "zone": ZONE, **zones}
    for seat in range(players):
        table[f"p{seat + 1}"] = {"board": f"board_{seat + 1}", **zones.get(f"p{seat + 1}", {})}
    document: dict[str, Any] = {
        "situation": 1,
        "game": "my-village",
        "players": players,
        "turn": turn,
        "seed": seed,
        "options": options or {},
        "table": table,
    }
    if value:
        low = max(value - 6, 1)
        table["pool"] = [*table.get("pool", []), f"w{low}", f"w{value - low}"]
    if "pool" in table:
        table["pool"] = enough(table["pool"], players)
    if pending is not None:
        document["pending"] = pending
    laid = read_position(MY_VILLAGE, document, components)
    assert isinstance(laid, VillageTable)
    laid.game_events = []
    if value:
        low = max(value - 6, 1)
        dice = sorted([low, value - low])
        play(laid, f"{turn} value {value}", f"{turn} take w{dice[0]} w{dice[1]}")
    return laid


def enough(pool: list[str], players: int) -> list[str]:
    """Repeat the white dice that are stated until there are two for every turn of a round."""
    white = [die for die in pool if die[0] == "w"] or ["w1"]
    turns = players * (2 if players == 2 else 1)
    missing = 2 * turns - len(pool)
    return pool + [white[index % len(white)] for index in range(missing)]


def play(table: VillageTable, *lines: str) -> None:
    """Play lines as in a record: `p1 add field`, `chance reveal cu_01`."""
    for line in lines:
        who, _, text = line.partition(" ")
        seat = seat_from_name(who)
        assert seat is not None, f"{who!r} is no seat"
        table.play(seat, choice_text.find_choice(table, seat, text))
        assert not MY_VILLAGE.broken_laws(table), f"after {line!r}: {MY_VILLAGE.broken_laws(table)}"
        assert not MY_VILLAGE.contradictions(table), f"after {line!r}: {MY_VILLAGE.contradictions(table)}"


def choices(table: VillageTable, verb: str = "") -> list[str]:
    """Return the texts of what may be chosen now, optionally only those that begin with a verb."""
    spoken = [said.text for _, said in choice_text.spoken_choices(table, table.chooser())]
    return [text for text in spoken if text.split()[0] == verb or not verb]


def waits_for(table: VillageTable) -> str:
    """Return who is asked and by which step: `p1 MakeValue`, `chance RollRat`, `over`."""
    if table.top is None:
        return "over"
    seat = table.top.chooser
    return f"{'chance' if seat < 0 else f'p{seat + 1}'} {type(table.top).__name__}"


def refusal(table: VillageTable, text: str) -> Refusal | None:
    """Return why these words are not a choice of the player to move."""
    return choice_text.why_not(table, table.chooser(), text)


def refused(table: VillageTable, text: str, rule: str) -> bool:
    """Tell whether these words are refused because of a rule."""
    why = refusal(table, text)
    return text not in choices(table) and why is not None and why.rule == rule


def seen(table: VillageTable, reader: str = "p1") -> MyVillageView:
    """Return a reader's view."""
    seat = seat_from_name(reader)
    assert seat is not None
    view = MY_VILLAGE.view(table, seat)
    assert isinstance(view, MyVillageView)
    return view


def of(table: VillageTable, name: str) -> VillageView:
    """Return one player's village."""
    seat = seat_from_name(name)
    assert seat is not None
    return seen(table, name).villages[seat]


def goods_of(table: VillageTable, name: str) -> dict[str, int]:
    """Return the resources in the workshops of a village."""
    return {shop.resource: shop.stock for shop in of(table, name).workshops}


def cards_of(table: VillageTable, name: str) -> list[str]:
    """Return the cards of a village, customers not counted."""
    village = of(table, name)
    found = [village.church, *village.monks, village.chamber, *village.travels]
    cards = [card.card for card in found if card is not None] + [shop.card for shop in village.workshops]
    return cards + ["village_square"] * village.square + ["field"] * len(village.fields)


def market_of(table: VillageTable, name: str) -> list[str]:
    """Return the customers that wait in a market."""
    return [card.card for card in of(table, name).market]


def served_of(table: VillageTable, name: str) -> list[str]:
    """Return the customers that a village has served."""
    return [card.card for card in of(table, name).served]


def zone_of(table: VillageTable) -> list[str]:
    """Return the customer zone."""
    return [card.card for card in seen(table).zone]


def points_of(table: VillageTable, name: str) -> dict[str, int]:
    """Return the score pad of a village, line by line."""
    return {line.line: line.points for line in of(table, name).score_lines}


def told(table: VillageTable) -> list[Message]:
    """Return what has been reported since the position was set up."""
    game_events: list[GameEvent] | None = table.game_events
    return [game_event.message for game_event in game_events or []]
