"""Moving plows to fields, the one free action. Rules: 3.13 (MV-224, MV-225)."""

from typing import Final

from mypy_extensions import i64

from batisseurs.games.my_village.costs import different_fields
from batisseurs.games.my_village.facts import FIELDS, PLOW, all_of
from batisseurs.games.my_village.table import (
    FIELD_CARDS,
    GENERIC_MARKERS,
    GOODS,
    PLOWS,
    ROW,
    VillageTable,
    field_name,
)
from batisseurs.kernel.bits import bit
from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.seats import Seat, seat_name

FROM_FORGE: Final = 0
FROM_GUILD: Final = FIELDS
PLOW_MOVES: Final = 2 * FIELDS
"""Choices: the field, from the forge or from the guild chamber."""


def plow_moves(table: VillageTable, seat: Seat, first: i64, found: list[int]) -> None:
    """Add which plows can be moved to which fields; of fields that look the same only the first."""
    at = seat * ROW
    villages = table.villages
    fields = villages[at + FIELD_CARDS]
    if fields == 0:
        return
    free = all_of(fields) & ~villages[at + PLOWS]
    forged = villages[at + GOODS + PLOW] > 0
    generic = villages[at + GENERIC_MARKERS] > 0
    if free == 0 or not (forged or generic):
        return
    different = different_fields(table, seat, free)
    if forged:
        for field in different:
            found.append(first + FROM_FORGE + field)
    if generic:
        for field in different:
            found.append(first + FROM_GUILD + field)


def move_plow(table: VillageTable, seat: Seat, choice: i64) -> None:
    """Move it; a generic resource is a plow from then on."""
    at = seat * ROW
    if choice < FROM_GUILD:
        table.villages[at + GOODS + PLOW] -= 1
        field = choice
    else:
        table.villages[at + GENERIC_MARKERS] -= 1
        field = choice - FROM_GUILD
    table.villages[at + PLOWS] |= bit(field)
    if table.game_events is not None:
        what = "moves-plow" if choice < FROM_GUILD else "moves-generic"
        table.tell(what, {"seat": seat, "number": field + 1}, "MV-224")


def say_plow_move(seat: Seat, choice: i64) -> Choice:
    """`plow field_1 from forge`, `plow field_1 from guild`."""
    generic = choice >= FROM_GUILD
    field = choice % FIELDS
    name = seat_name(seat)
    return Choice(
        f"plow {field_name(field)} from {'guild' if generic else 'forge'}",
        Message("my-village-plow-generic" if generic else "my-village-plow", {"number": field + 1}),
        (f"{name}.{field_name(field)}", f"{name}.generic" if generic else f"{name}.plow"),
    )


def same_field(said: Choice) -> Refusal:
    """Refuse a field because another one that looks the same is offered: all are identical (MV-27)."""
    return Refusal(said.text, Message("my-village-why-same-field"), "MV-27", said.at)


def plow_refusals(table: VillageTable, seat: Seat) -> list[Refusal]:
    """Why a plow cannot be moved to a field (MV-15, MV-27, MV-224)."""
    at = seat * ROW
    reasons: list[Refusal] = []
    able: list[int] = []
    plow_moves(table, seat, 0, able)
    for move in range(PLOW_MOVES):
        if move in able:
            continue
        said = say_plow_move(seat, move)
        field = move % FIELDS
        generic = move >= FROM_GUILD
        if field >= table.villages[at + FIELD_CARDS]:
            why = Message("my-village-why-no-field", {"number": field + 1})
            reasons.append(Refusal(said.text, why, "MV-224"))
        elif table.villages[at + PLOWS] >> field & 1:
            why = Message("my-village-why-plowed", {"number": field + 1})
            reasons.append(Refusal(said.text, why, "MV-15", said.at))
        elif table.villages[at + (GENERIC_MARKERS if generic else GOODS + PLOW)] == 0:
            why = Message("my-village-why-no-generic" if generic else "my-village-why-no-plow")
            reasons.append(Refusal(said.text, why, "MV-224", said.at))
        else:
            reasons.append(same_field(said))
    return reasons
