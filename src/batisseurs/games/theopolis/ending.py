"""How a game ends. Rules: b18 end of the game, b19 play on.

A win stops everything: `instead` drops whatever is pending. With play on only the rest of
the turn is dropped.
"""

from mypy_extensions import i64

from batisseurs.games.theopolis.city import holds, sacraments, stones
from batisseurs.games.theopolis.facts import KINDS, NO_SAINT, RESOURCES
from batisseurs.games.theopolis.table import (
    BY_LAST_PLAYER,
    BY_POINTS,
    BY_SACRAMENTS,
    BY_STONES,
    BY_WONDER,
    ENDINGS,
    GOING_ON,
    OUT,
    TheopolisTable,
)
from batisseurs.kernel.bits import size
from batisseurs.kernel.seats import Seat


def lose_points(table: TheopolisTable, seat: Seat, number: i64, rule: str) -> bool:
    """Take original points away, never below 0; tell whether the last one went and so won (TH-29, TH-143)."""
    lost = min(number, table.points[seat])
    table.points[seat] -= lost
    if table.game_events is not None and lost > 0:
        table.tell("loses-points", {"seat": seat, "number": lost, "left": table.points[seat]}, rule)
    return table.points[seat] == 0 and has_winner(table)


def winning_way(table: TheopolisTable, seat: Seat) -> i64:
    """Return by which condition this seat has won; GOING_ON if by none.

    No original points (TH-143), enough stones (TH-144), the Wonder (TH-146), the right sacraments (TH-145).
    """
    facts = table.facts
    if table.points[seat] == 0:
        return BY_POINTS
    if stones(table, seat) >= facts.stones_to_win:
        return BY_STONES
    if table.present[seat] & facts.winner_set:
        return BY_WONDER
    # Most cities already fail at the cards that no winner can do without.
    wanted = facts.sacraments_want
    if table.present[seat] & wanted == wanted and wins_by_sacraments(table, seat):
        return BY_SACRAMENTS
    return GOING_ON


def wins_by_sacraments(table: TheopolisTable, seat: Seat) -> bool:
    """Tell whether a seat holds enough sacraments of each group (TH-145)."""
    groups = table.facts.groups
    for group in range(len(groups)):
        some = groups[group]
        may_miss: i64 = len(some) - table.facts.winning[group]
        for index in range(len(some)):
            if not holds(table, seat, some[index]):
                may_miss -= 1
                if may_miss < 0:
                    return False
    return True


def has_winner(table: TheopolisTable) -> bool:
    """Check the conditions after a change; tell whether the turn is over because of it (TH-27).

    The active player comes first, then the others clockwise (TH-150).
    """
    seat = table.active
    for _ in range(table.players):
        if table.ranks[seat] == 0:
            way = winning_way(table, seat)
            if way != GOING_ON:
                win(table, seat, way)
                return True
        seat = (seat + 1) % table.players
    return False


def win(table: TheopolisTable, seat: Seat, way: i64) -> None:
    """Give the best free rank; the game is over, or continues without this seat (TH-154)."""
    if table.game_events is not None:
        table.tell("wins-by-" + ENDINGS[way].replace("_", "-"), {"seat": seat}, f"TH-{142 + way}")
    place: i64 = 1
    for other in range(table.players):
        if table.ranks[other] != 0:
            place += 1
    table.ranks[seat] = place
    if not table.play_on:
        finish(table, way)
        return
    leave_game(table, seat)
    if place == table.players - 1:
        finish(table, BY_LAST_PLAYER)
        return
    table.abandon_turn()


def leave_game(table: TheopolisTable, seat: Seat) -> None:
    """Take a winner's city out of the game and give the Resources back (TH-155).

    The hand stays where it is, face down and out of play: nobody ever sees it again.
    """
    cards = table.cards
    city = table.city_at(seat)
    for kind in range(KINDS):
        cards[OUT + kind] += cards[city + kind]
        cards[city + kind] = 0
    table.present[seat] = 0
    for resource in range(RESOURCES):
        at = seat * RESOURCES + resource
        table.piles[resource] += table.unused[at] + table.used[at]
        table.unused[at] = 0
        table.used[at] = 0
    table.saints[seat] = NO_SAINT


def finish(table: TheopolisTable, ending: i64) -> None:
    """End the game and rank by score all who have no rank yet (TH-147, TH-151, TH-153, TH-158)."""
    rank_the_rest(table)
    table.ending = ending
    table.instead()


def score(table: TheopolisTable, seat: Seat) -> i64:
    """Return stones, sacraments and original points as the Apocalypse counts them (TH-148)."""
    facts = table.facts
    return (
        facts.score_stone * stones(table, seat)
        + facts.score_sacrament * size(sacraments(table, seat))
        + facts.score_point * table.points[seat]
    )


def breaks_tie(table: TheopolisTable, seat: Seat, other: Seat) -> bool:
    """Tell whether a seat ranks before another of the same score: fewer points, more sacraments (TH-149)."""
    if table.points[seat] != table.points[other]:
        return table.points[seat] < table.points[other]
    return size(sacraments(table, seat)) > size(sacraments(table, other))


def rank_the_rest(table: TheopolisTable) -> None:
    """Rank the seats without a rank behind those that have one; equal seats share (TH-149)."""
    unranked = [seat for seat in range(table.players) if table.ranks[seat] == 0]
    scores: list[i64] = [score(table, seat) for seat in unranked]
    best: i64 = table.players - len(unranked) + 1
    places: list[i64] = []
    for index in range(len(unranked)):
        place = best
        for rival in range(len(unranked)):
            ahead = scores[rival] - scores[index]
            if ahead > 0 or (ahead == 0 and breaks_tie(table, unranked[rival], unranked[index])):
                place += 1
        places.append(place)
    for index in range(len(unranked)):
        table.ranks[unranked[index]] = places[index]
