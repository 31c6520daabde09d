"""Scoring the boards, and the end of the game. Rules: NE-106 to NE-112, NE-118 to NE-121."""

from mypy_extensions import i64

from batisseurs.games.nehemiah.facts import BOARDS, SUPPLY
from batisseurs.games.nehemiah.table import FROM_GOODS, HOLDINGS, NehemiahTable
from batisseurs.kernel.seats import Seat


def cubes_on(table: NehemiahTable, seat: Seat, board: i64) -> i64:
    """Return a player's cubes on a board."""
    return table.cubes[seat * HOLDINGS + board]


def most_cubes(table: NehemiahTable, board: i64) -> i64:
    """Return the largest number of cubes that a player has on a board."""
    most: i64 = 0
    for seat in range(table.players):
        most = max(most, cubes_on(table, seat, board))
    return most


def all_equal(table: NehemiahTable, board: i64) -> bool:
    """Tell whether all players have the same number of cubes on a board (NE-110)."""
    for seat in range(1, table.players):
        if cubes_on(table, seat, board) != cubes_on(table, 0, board):
            return False
    return True


def board_points(table: NehemiahTable, seat: Seat, board: i64) -> i64:
    """Return what a board is worth to a player now, by the number of cubes there (NE-107).

    Without a cube it is nothing (NE-108). Tied players share the points of their places (NE-109).
    """
    own = cubes_on(table, seat, board)
    if own == 0 or all_equal(table, board):
        return 0
    ahead: i64 = 0
    tied: i64 = 0
    for other in range(table.players):
        if cubes_on(table, other, board) > own:
            ahead += 1
        elif cubes_on(table, other, board) == own:
            tied += 1
    at = table.facts.table_of(table.round, board, table.players)
    total: i64 = 0
    for place in range(ahead, ahead + tied):
        total += table.facts.score_table[at + place]
    return total // tied


def score_boards(table: NehemiahTable) -> None:
    """Score the three boards, each on its own (NE-106)."""
    for board in range(BOARDS):
        for seat in range(table.players):
            points = board_points(table, seat, board)
            table.gain_points(seat, board, points)
            if table.game_events is not None and cubes_on(table, seat, board) > 0:
                tell_board(table, seat, board, points)


def tell_board(table: NehemiahTable, seat: Seat, board: i64, points: i64) -> None:
    """Report what a player gets for a board."""
    about: dict[str, str | int | list[str]] = {
        "seat": seat,
        "board": table.facts.board_ids[board],
        "cubes": cubes_on(table, seat, board),
        "number": points,
    }
    if all_equal(table, board):
        table.tell("scores-nothing", about, "NE-110")
    else:
        table.tell("scores-board", about, "NE-107")


def take_cubes_back(table: NehemiahTable) -> None:
    """Players with the most cubes on a board take one back, all who are tied (NE-111)."""
    for board in range(BOARDS):
        most = most_cubes(table, board)
        if most == 0:
            continue
        for seat in range(table.players):
            if cubes_on(table, seat, board) == most:
                table.cubes[seat * HOLDINGS + board] -= 1
                table.cubes[seat * HOLDINGS + SUPPLY] += 1
                if table.game_events is not None:
                    name = table.facts.board_ids[board]
                    table.tell("takes-cube-back", {"seat": seat, "board": name}, "NE-111")


def sell_goods(table: NehemiahTable) -> None:
    """Sell full sets of wood and of gold; what is left breaks ties (NE-120).

    By the other reading of NE-121 what was there before breaks them: the goods stay, and count as if sold.
    """
    facts = table.facts
    for seat in range(table.players):
        points = goods_points(table, seat)
        if not table.tie_before_sale:
            table.gain_points(seat, FROM_GOODS, points)
            table.wood[seat] %= facts.wood_per_point
            table.gold[seat] %= facts.gold_per_point
        if table.game_events is not None:
            table.tell("sells", {"seat": seat, "number": points}, "NE-120")


def goods_points(table: NehemiahTable, seat: Seat) -> i64:
    """Return what a player's goods would be sold for."""
    facts = table.facts
    return table.wood[seat] // facts.wood_per_point + table.gold[seat] // facts.gold_per_point


def final_points(table: NehemiahTable, seat: Seat) -> i64:
    """Return a player's victory points if the game ended without a further scoring of the boards."""
    return table.points(seat) + table.gate_points(seat) + goods_points(table, seat)
