"""The red main action: Temple and Altar. Rules: B8 (EN-69 to EN-90)."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from batisseurs.games.esdras_et_nehemie.facts import (
    CELLS,
    L_LEVITE,
    L_TEMPLE_ROW,
    LEVITES,
    MOST_COLUMNS,
    PORTION_OF_THE_LEVITES,
    RED,
    RESOURCE_IDS,
    RESOURCES,
    ROWS,
)
from batisseurs.games.esdras_et_nehemie.kinds import SECTOR, SIDE
from batisseurs.games.esdras_et_nehemie.rewards import AltarSteps, give
from batisseurs.games.esdras_et_nehemie.table import (
    FOOD,
    FROM_SECTORS,
    FROM_TEMPLE,
    GOODS,
    SILVER,
    EsdrasConsequence,
    EsdrasTable,
    temple_cell,
)
from batisseurs.kernel.kinds import arguments

# Levites. ------------------------------------------------------------------------------------------------


def levite_cost(table: EsdrasTable, side: i64) -> i64:
    """Return the food for the next Levite, not below 0 (EN-70, EN-186, EN-204)."""
    cost = table.facts.levite_food[table.levites[side]]
    if table.owns(side, PORTION_OF_THE_LEVITES):
        cost = max(cost - table.facts.scroll_amount[PORTION_OF_THE_LEVITES], 0)
    return cost


def can_place_levite(table: EsdrasTable, side: i64) -> bool:
    """Tell whether a player may place a Levite now (EN-69, EN-70, EN-72)."""
    if table.levite_placed == 1 or table.reserve[side] == 0 or table.levites[side] == LEVITES:
        return False
    return table.goods[side * GOODS + FOOD] >= levite_cost(table, side)


def place_levite(table: EsdrasTable, side: i64) -> None:
    """Pay food, place a Levite on the lowest free row, gain its reward (EN-70, EN-71)."""
    cost = levite_cost(table, side)
    table.goods[side * GOODS + FOOD] -= cost
    table.levite_placed = 1
    if table.levites_used > 0:
        table.uses_over = 1  # EN-69
    if table.game_events is not None:
        table.tell_side(side, "places-levite", {"number": table.levites[side] + 1, "food": cost}, "EN-70")
    add_levite(table, side)


def add_levite(table: EsdrasTable, side: i64) -> None:
    """Move a worker from the reserve to the Levite track and gain the row's reward (EN-71)."""
    row = table.levites[side]
    table.reserve[side] -= 1
    table.levites[side] += 1
    give(table, side, L_LEVITE + row)


def unused_levites(table: EsdrasTable, side: i64) -> i64:
    """Return how many Levites can still be used in this action, a new one included (EN-69, EN-73, EN-74)."""
    return 0 if table.uses_over == 1 else table.levites[side] - table.levites_used


# The Temple. ---------------------------------------------------------------------------------------------


def row_is_full(table: EsdrasTable, row: i64) -> bool:
    """Tell whether a row of the Temple has no empty cell (EN-80)."""
    return table.filled[row] == table.columns()


def red_choices(table: EsdrasTable, side: i64, found: list[int], temple: i64, altar: i64) -> None:
    """Add what an unused Levite can do: a cube in the Temple or on the Altar (EN-75, EN-86)."""
    facts = table.facts
    banners = table.available(side, RED)
    for row in range(ROWS):
        if facts.temple_banners[row] > banners or row_is_full(table, row):
            continue
        for resource in range(RESOURCES):
            # Ash may not be placed there (EN-76).
            if facts.temple_vp[resource] > 0 and table.goods[side * GOODS + resource] > 0:
                found.append(temple + row * RESOURCES + resource)
    for resource in range(RESOURCES):
        if can_burn(table, side, resource, banners):
            found.append(altar + resource)


def can_burn(table: EsdrasTable, side: i64, resource: i64, banners: i64) -> bool:
    """Tell whether a cube can be placed on the Altar (EN-86)."""
    facts = table.facts
    return (
        facts.altar_steps[resource] > 0
        and facts.altar_banners[resource] <= banners
        and table.goods[side * GOODS + resource] > 0
    )


def place_in_temple(table: EsdrasTable, side: i64, row: i64, resource: i64) -> None:
    """Use a Levite and banners: a cube on the leftmost empty cell of a row; also several (EN-75, EN-77)."""
    table.levites_used += 1
    table.spent += table.facts.temple_banners[row]
    put_in_temple(table, side, row, resource)


def put_in_temple(table: EsdrasTable, side: i64, row: i64, resource: i64) -> None:
    """Put a cube into a row: points, then the row reward, then a completed sector (EN-78, EN-79, EN-81)."""
    facts = table.facts
    column = table.filled[row]
    table.goods[side * GOODS + resource] -= 1
    table.temple[row * MOST_COLUMNS + column] = resource
    table.filled[row] += 1
    table.score_points(side, FROM_TEMPLE, facts.temple_vp[resource])
    if table.game_events is not None:
        about: dict[str, str | int | list[str]] = {
            "good": RESOURCE_IDS[resource],
            "place": temple_cell(row, column),
            "points": facts.temple_vp[resource],
        }
        table.tell_side(side, "temple", about, "EN-78")
    sector = facts.sector[table.players * CELLS + row * MOST_COLUMNS + column]
    if is_complete(table, sector):
        table.then(SectorEffects(side, sector))
    give(table, side, L_TEMPLE_ROW + row)


def is_complete(table: EsdrasTable, sector: i64) -> bool:
    """Tell whether all cells of a sector are filled (EN-81)."""
    sectors = table.facts.sector
    at = table.players * CELLS
    for row in range(ROWS):
        for column in range(table.filled[row], table.columns()):
            if sectors[at + row * MOST_COLUMNS + column] == sector:
                return False
    return True


@final
@mypyc_attr(acyclic=True)
class SectorEffects(EsdrasConsequence):
    """A sector of the Temple has been completed: four effects in order (EN-81 to EN-85)."""

    made_from = arguments(side=SIDE, sector=SECTOR)

    def __init__(self, side: i64, sector: i64) -> None:
        """Name who placed the last cube, and the sector."""
        super().__init__()
        self.side: Final = side
        self.sector: Final = sector

    def run(self, table: EsdrasTable) -> None:
        """Food for the last cube, points by Levites, silver for all."""
        facts = table.facts
        side = self.side
        opponent = table.is_opponent(side)
        table.goods[side * GOODS + (SILVER if opponent else FOOD)] += facts.sector_food  # EN-82, EN-238
        most = most_levites(table)
        table.score_points(most, FROM_SECTORS, facts.sector_most)
        if table.game_events is not None:
            table.tell_side(side, "sector", {"number": self.sector + 1}, "EN-81")
            if opponent:
                table.tell_side(side, "sector-silver", {"number": facts.sector_food}, "EN-238")
            else:
                table.tell_side(side, "sector-food", {"number": facts.sector_food}, "EN-82")
            table.tell_side(most, "sector-most", {"points": facts.sector_most}, "EN-83")
        if table.players > 2:  # noqa: PLR2004  EN-84
            fewest = fewest_levites(table)
            table.score_points(fewest, FROM_SECTORS, -facts.sector_fewest)
            if table.game_events is not None:
                table.tell_side(fewest, "sector-fewest", {"points": facts.sector_fewest}, "EN-84")
        for distance in range(table.sides):
            each = (side + distance) % table.sides  # EN-9
            silver = facts.sector_silver * table.levites[each]
            table.goods[each * GOODS + SILVER] += silver
            if table.game_events is not None:
                table.tell_side(each, "sector-levites", {"number": silver}, "EN-85")


def most_levites(table: EsdrasTable) -> i64:
    """Return who has the most Levites; of those tied, who is furthest ahead (EN-83)."""
    best = table.altar_order[0]
    for place in range(1, table.sides):
        side = table.altar_order[place]
        if table.levites[side] > table.levites[best]:
            best = side
    return best


def fewest_levites(table: EsdrasTable) -> i64:
    """Return who has the fewest Levites; of those tied, who is furthest behind (EN-84)."""
    worst = table.altar_order[0]
    for place in range(1, table.sides):
        side = table.altar_order[place]
        if table.levites[side] <= table.levites[worst]:
            worst = side
    return worst


# The Altar. ----------------------------------------------------------------------------------------------


def place_on_altar(table: EsdrasTable, side: i64, resource: i64) -> None:
    """Use a Levite and banners: a cube back to the main supply for altar steps (EN-86, EN-87)."""
    facts = table.facts
    table.levites_used += 1
    table.spent += facts.altar_banners[resource]
    table.goods[side * GOODS + resource] -= 1
    if table.game_events is not None:
        table.tell_side(side, "burns", {"good": RESOURCE_IDS[resource]}, "EN-86")
    table.then(AltarSteps(side, facts.altar_steps[resource]))


def use_as_banner(table: EsdrasTable, side: i64) -> None:
    """Use a Levite for one more red banner (EN-73)."""
    table.levites_used += 1
    table.banners[RED] += 1
    if table.game_events is not None:
        table.tell_side(side, "levite-banner", {}, "EN-73")
