"""What somebody who ends a turn may have overlooked (EN-48, EN-136).

Things that cost nothing but banners, which lapse; trades that cost nothing; cubes for which there is no room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.blue import tent_steps
from batisseurs.games.esdras_et_nehemie.forecast import storage
from batisseurs.games.esdras_et_nehemie.trade import say_trade
from batisseurs.games.esdras_et_nehemie.turn import OpenPoint, excess, say_open
from batisseurs.kernel.choice import Message

if TYPE_CHECKING:
    from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
    from batisseurs.kernel.seats import Seat

FREE_MOVES = 2
"""Tent moves that cost banners only: of 1 and 2 steps (EN-118)."""


def warnings(table: EsdrasTable, seat: Seat) -> dict[str, tuple[Message, ...]]:
    """Return what to say before a turn is ended."""
    if not isinstance(table.top, OpenPoint) or seat not in table.choosers():
        return {}
    choices = table.choices(seat)
    if f.O_END_TURN not in choices:
        return {}
    told = (*_banners(table, seat, choices), *_trades(table, seat, choices), *_cubes(table, seat))
    return {say_open(table, seat, f.O_END_TURN).text: told} if told else {}


def _banners(table: EsdrasTable, seat: Seat, choices: list[int]) -> tuple[Message, ...]:
    number = int(table.available(seat, table.action)) if table.action != f.NONE else 0
    if _any(choices, f.O_CLEAR, f.RESOURCES):
        place = table.facts.place_ids[table.spot]
        return (Message("esdras-et-nehemie-warn-clear", {"number": number, "place": place}),)
    if number > 0 and _any(choices, f.O_SPOT, f.MOST_PLACES):
        return (Message("esdras-et-nehemie-warn-spot", {"number": number}),)
    moves = [choice - f.O_TENT for choice in choices if 0 <= choice - f.O_TENT < FREE_MOVES]
    if moves:
        steps = max(int(tent_steps(move)) for move in moves)
        return (Message("esdras-et-nehemie-warn-tent", {"number": steps}),)
    return ()


def _any(choices: list[int], first: int, number: int) -> bool:
    return any(first <= choice < first + number for choice in choices)


def _trades(table: EsdrasTable, seat: Seat, choices: list[int]) -> list[Message]:
    """Trades without fee and price."""
    trades = [choice - f.O_TRADE for choice in choices if f.O_TRADE <= choice < f.O_TRADE + f.TRADES]
    offered = [say_trade(table, seat, number).message.args for number in trades]
    cards = dict.fromkeys(args["card"] for args in offered if args.get("silver") == 0)
    return [Message("esdras-et-nehemie-warn-trade", {"card": card}) for card in cards]


def _cubes(table: EsdrasTable, seat: Seat) -> tuple[Message, ...]:
    number = int(excess(table, seat))
    if number == 0:
        return ()
    return (Message("esdras-et-nehemie-warn-storage", {"number": number, "room": storage(table, seat) or 0}),)
