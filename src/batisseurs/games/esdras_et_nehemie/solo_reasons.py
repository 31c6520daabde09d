"""Why the solo opponent does what it does, told with what it does (B25 to B27).

Called only where game events are reported. Told is the reading with which the table is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.table import CELL_NAMES, GOODS, OPPONENT, OPPONENT_ID, SILVER
from batisseurs.kernel.choice import GameEvent, Message

if TYPE_CHECKING:
    from batisseurs.games.esdras_et_nehemie.table import EsdrasTable

FACES: Final = ("solo_a", "solo_b")


def tell_why(table: EsdrasTable, why: str, rule: str, **args: str | int | list[str]) -> None:
    """Report one reason."""
    table.report(GameEvent(Message(why, {"seat": OPPONENT_ID, **args}), rule))


def _gold(table: EsdrasTable) -> int:
    return int(table.goods[OPPONENT * GOODS + f.GOLD])


def trade(table: EsdrasTable, fee: int, option: int) -> None:
    """Say why a trade was taken, or none: both prices with the fee, and what it has (EN-248)."""
    upper, lower = (int(table.facts.focus_price[table.focus * 2 + at]) + fee for at in range(2))
    silver = int(table.goods[OPPONENT * GOODS + SILVER])
    if option == f.NONE:
        why = "esdras-et-nehemie-reason-no-trade"
    elif max(upper, lower) <= silver:
        why = "esdras-et-nehemie-reason-same" if upper == lower else "esdras-et-nehemie-reason-dearest"
    else:
        why = "esdras-et-nehemie-reason-only-upper" if option == 0 else "esdras-et-nehemie-reason-only-lower"
    tell_why(table, why, "EN-248", upper=upper, lower=lower, silver=silver)


def not_met(table: EsdrasTable, action: int) -> None:
    """Say what of a requirement is missing: both, if both are (EN-250)."""
    facts = table.facts
    workers, gold = int(table.reserve[OPPONENT]), _gold(table)
    least_workers, most_workers = facts.scheme_least_workers[action], facts.scheme_most_workers[action]
    least_gold = max(facts.scheme_least_gold[action], facts.scheme_spends[action])
    most_gold = facts.scheme_most_gold[action]
    if workers < least_workers:
        tell_why(table, "esdras-et-nehemie-reason-least-workers", "EN-250", number=least_workers, has=workers)
    if workers > most_workers:
        tell_why(table, "esdras-et-nehemie-reason-most-workers", "EN-250", number=most_workers, has=workers)
    if gold < least_gold:
        tell_why(table, "esdras-et-nehemie-reason-least-gold", "EN-250", number=least_gold, has=gold)
    if gold > most_gold:
        tell_why(table, "esdras-et-nehemie-reason-most-gold", "EN-250", number=most_gold, has=gold)


def impossible(table: EsdrasTable, does: int) -> None:
    """Say why there is no target for an action whose requirement is met (EN-263, EN-268)."""
    price = int(table.facts.solo_rebuild_gold)
    idle = table.reserve[OPPONENT] == 0
    if does == f.DO_CLEAR_WALL:
        tell_why(table, "esdras-et-nehemie-reason-no-rubble", "EN-262")
    elif does == f.DO_WALL and table.wall_pile(OPPONENT) == 0:
        tell_why(table, "esdras-et-nehemie-reason-no-wall-card", "EN-263")
    elif does == f.DO_WALL:
        tell_why(table, "esdras-et-nehemie-reason-no-wall", "EN-263", gold=price)
    elif idle:
        tell_why(table, "esdras-et-nehemie-reason-no-worker", "EN-260" if does == f.DO_GATE else "EN-264")
    elif does == f.DO_GATE and table.first_gate_only and f.NONE in list(table.gate_owner):
        tell_why(table, "esdras-et-nehemie-reason-no-first-gate", "EN-260", gold=price)
    elif does == f.DO_GATE:
        tell_why(table, "esdras-et-nehemie-reason-no-gate", "EN-263", gold=price)
    else:
        tell_why(table, "esdras-et-nehemie-reason-no-tile", "EN-268")


def row(table: EsdrasTable, index: int, does: int) -> None:
    """Say what a row does, and why it is the one (EN-250, EN-251)."""
    tell_why(
        table, "esdras-et-nehemie-reason-row-" + f.ACTION_IDS[does].replace("_", "-"), "EN-250", row=index + 1
    )
    last = index == f.SCHEME_ACTIONS - 1
    tell_why(
        table,
        "esdras-et-nehemie-reason-last-row" if last else "esdras-et-nehemie-reason-row",
        "EN-251" if last else "EN-250",
    )


def target(table: EsdrasTable, passed: list[int], place: int, rule: str) -> None:
    """Say why a place of the ring is the target, and what was passed on the way to it (EN-260 to EN-262)."""
    facts = table.facts
    if place >= facts.walls:
        why = (
            "esdras-et-nehemie-reason-first-gate"
            if table.first_gate_only
            else "esdras-et-nehemie-reason-gate"
        )
        tell_why(table, why, rule, gold=int(facts.solo_rebuild_gold))
        gates = [
            facts.place_ids[other]
            for other in passed
            if table.owner(other) == f.NONE and other >= facts.walls
        ]
        if gates:
            tell_why(table, "esdras-et-nehemie-reason-passed-gates", rule, gates=gates)
        return
    if table.cubes_on(place) == 0:
        tell_why(table, "esdras-et-nehemie-reason-empty-wall", rule)
        return
    tell_why(table, "esdras-et-nehemie-reason-wall", rule)
    walls = sum(other < facts.walls for other in passed)
    if walls:
        tell_why(table, "esdras-et-nehemie-reason-passed-walls", rule, number=walls)


def tile(table: EsdrasTable, options: list[int], cell: int) -> None:
    """Say which tiles there were, and which of them the column picks (EN-266)."""
    if len(options) == 1:
        tell_why(table, "esdras-et-nehemie-reason-only-tile", "EN-266")
        return
    tell_why(
        table,
        "esdras-et-nehemie-reason-tile",
        "EN-266",
        options=[CELL_NAMES[option] for option in options],
        column=int(table.facts.focus_column[table.focus]),
        number=options.index(cell) + 1,
        all=len(options),
    )


def path(table: EsdrasTable, used: str) -> None:
    """Say what a step of a path costs, and why the path is the one (EN-267)."""
    tell_why(table, used, "EN-267")
    tell_why(
        table,
        "esdras-et-nehemie-reason-own-first"
        if table.own_scribes_first
        else "esdras-et-nehemie-reason-fewest-human",
        "EN-267",
    )


def judged(table: EsdrasTable, *, gains: bool) -> None:
    """Say what the face of its board gives, and how a Prophet's own space counts (EN-157, EN-271)."""
    at = table.altar_face * f.ROUNDS + table.round
    if table.altar[OPPONENT] in (table.facts.zechariah[at], table.facts.haggai[at]):
        tell_why(
            table,
            "esdras-et-nehemie-reason-passed"
            if table.prophets_passed
            else "esdras-et-nehemie-reason-reached",
            "EN-157",
        )
    why = "esdras-et-nehemie-reason-judged" if gains else "esdras-et-nehemie-reason-judged-nothing"
    tell_why(table, why, "EN-271", face=FACES[table.solo_face])


def sabbath(table: EsdrasTable, gatekeepers: int, scribes: int, levites: int) -> None:
    """Say how the face of its board counts (EN-272)."""
    adds = table.facts.solo_sums[table.solo_face] == 1
    tell_why(
        table,
        "esdras-et-nehemie-reason-sabbath-sum" if adds else "esdras-et-nehemie-reason-sabbath-most",
        "EN-272",
        face=FACES[table.solo_face],
        number=int(table.facts.solo_reserve_silver[table.solo_face]),
        gatekeepers=gatekeepers,
        scribes=scribes,
        levites=levites,
    )
