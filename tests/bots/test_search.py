from __future__ import annotations

import gc
import pickle
import time

import msgspec
import pytest

from batisseurs.bots import Bot, Seen, UnknownBot, find_bot
from batisseurs.bots.search import FEW, Search, SearchBot, Searching
from batisseurs.games import all_games, find_game
from batisseurs.kernel import Game, Seeded, Table, save
from batisseurs.kernel.arrays import COMPILED
from batisseurs.lab.simulate import simulate
from tests.bots.test_bots import NOTHING_DEALT
from tests.bots.test_greedy import tables
from tests.toys import AUCTION, PILE, TOYS

ALL = [pytest.param(game, id=game.slug) for game in [*all_games(), *TOYS]]
HIDING = [pytest.param(game, id=game.slug) for game in [*all_games(), AUCTION, PILE]]
COUNTS = [
    pytest.param(game, players, id=f"{game.slug} {players}")
    for game in [*all_games(), *TOYS]
    for players in range(game.min_players, game.max_players + 1)
]
SIMULATIONS = 60 if COMPILED else 10


def some(game: Game, seed: int, every: int) -> list[Table]:
    """Return a few tables of a random game, more of a toy and of the compiled form."""
    found = tables(game, seed, every)
    return found if game in TOYS else found[:: 1 if COMPILED else 8]


def answer(game: Game, table: Table, seat: int, simulations: int = SIMULATIONS) -> int:
    """Return what the bot answers; what it is not told it has from the same veil each time."""
    return SearchBot("search", simulations).choose(Seen(game, table, seat, Seeded(9)), Seeded(1))


# What it is given. -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", HIDING)
def test_hidden_cards_change_nothing(game: Game) -> None:
    """Two worlds with equal views and equal sources: the same answer."""
    changed = 0
    for table in some(game, 3, 15 if game in all_games() else 1):
        seat = table.chooser()
        first = answer(game, table, seat)
        for deal in range(2):
            other = table.clone()
            game.conceal(other, seat, Seeded(100 + deal))
            assert game.view(other, seat) == game.view(table, seat)
            changed += game.state(other) != game.state(table)
            assert answer(game, other, seat) == first
    assert changed or game.slug in NOTHING_DEALT, "something was hidden"


@pytest.mark.parametrize("game", HIDING)
def test_it_looks_at_nothing_after_it_was_asked(game: Game) -> None:
    for table in some(game, 5, 29 if game in all_games() else 2):
        seat = table.chooser()
        seen = Seen(game, table, seat, Seeded(9))
        bot = SearchBot("search", SIMULATIONS)
        first = bot.choose(seen, Seeded(2))
        game.overwrite_hidden(table, seat)
        assert bot.choose(seen, Seeded(2)) == first


@pytest.mark.parametrize("game", ALL)
def test_it_leaves_the_table_as_it_was(game: Game) -> None:
    for table in some(game, 7, 23 if game in all_games() else 1):
        seat = table.chooser()
        before = save(game, table)
        assert answer(game, table, seat) in table.choices(seat)
        assert save(game, table) == before


# How it thinks. --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_it_plays_every_game_to_its_end(game: Game, players: int) -> None:
    bots: list[str | Bot] = [SearchBot("search", 8 if game in all_games() else 30)]
    bots += ["random"] * (players - 1)
    result = simulate(game, bots, players, games=1 if game in all_games() else 5, cores=1)
    assert result.complete


@pytest.mark.parametrize("face", ["a", "b"])
def test_it_plays_against_the_solo_opponent(face: str) -> None:
    options: dict[str, bool | int | str] = {"solo_face": face}
    assert simulate(
        "esdras-et-nehemie", [SearchBot("search", 8)], 1, games=1, cores=1, options=options
    ).complete


def test_it_takes_an_immediate_win() -> None:
    game = find_game("theopolis")
    wins = 0
    for seed in range(8 if COMPILED else 2):
        for table in tables(game, seed, 1)[-8:]:
            seat = table.chooser()
            winning = []
            for choice in table.choices(seat):
                after = table.clone()
                after.play(seat, choice)
                if after.over() and game.result(after).ranks[seat] == 1:
                    winning.append(choice)
            if winning:
                wins += 1
                assert answer(game, table, seat, 200) in winning
    assert wins, "some of these games end by a choice of the winner's"


def test_more_thought_wins_more() -> None:
    bots: list[str | Bot] = [SearchBot("deep", 120), SearchBot("shallow", 12)]
    result = simulate(AUCTION, bots, games=60, seed=1, cores=1)
    assert result.bots[0].win_rate > result.bots[1].win_rate


def test_it_bids_better_than_random() -> None:
    """Secret answers: it cannot wait for those of the others."""
    bots: list[str | Bot] = [SearchBot("search", 200), "random", "random"]
    result = simulate(AUCTION, bots, games=60, seed=1, cores=1, options={"lots": 1})
    assert result.bots[0].win_rate > 0.6


def test_the_same_seed_and_number_of_simulations_give_the_same_game() -> None:
    first, again = [
        simulate(PILE, [SearchBot("search", 40), "random"], games=6, seed=6, cores=1) for _ in range(2)
    ]
    assert (first.bots, first.seats, first.decisions) == (again.bots, again.seats, again.decisions)


# Trees that are kept, and several at once. -----------------------------------------------------------------


def followed(game: Game, seed: int, every: int) -> list[tuple[Table, Table]]:
    """Return tables on which a seat answers, each with the one where it is asked again after its answer."""
    found: list[tuple[Table, Table]] = []
    for table in some(game, seed, every):
        seat = table.chooser()
        after = table.clone()
        after.play(seat, answer(game, table, seat))
        while after.top is not None and after.top.chooser == seat and len(after.choices(seat)) == 1:
            after.play(seat, after.choices(seat)[0])
        if after.top is not None and after.top.chooser == seat:
            found.append((table, after))
    return found


def kept_visits(game: Game, before: Table, after: Table) -> int:
    """Return what a search on the second table takes over from one on the first."""
    seat = before.chooser()
    first = Search(Seen(game, before, seat, Seeded(9)), Seeded(1))
    first.run(SIMULATIONS, 0)
    second = Search(Seen(game, after, seat, Seeded(8)), Seeded(2))
    second.keep(first)
    return int(second.begin.below[0].visits) if second.begin.below else 0


@pytest.mark.parametrize("game", [pytest.param(game, id=game.slug) for game in all_games()])
def test_a_tree_is_kept_while_only_its_seat_has_chosen(game: Game) -> None:
    """Here it begins where the last search has been; not after an answer that was not the bot's."""
    kept = 0
    for before, after in followed(game, 3, 12 if COMPILED else 4)[:8]:
        seat = before.chooser()
        bot = SearchBot("search", SIMULATIONS)
        bot.choose(Seen(game, before, seat, Seeded(9)), Seeded(1))
        assert bot.before is not None
        kept += kept_visits(game, before, after) > 0
        assert kept_visits(game, before, before) == 0, "a choice has been made"
        assert bot.choose(Seen(game, after, seat, Seeded(8)), Seeded(2)) in after.choices(seat)
    assert kept


@pytest.mark.parametrize("game", HIDING)
def test_hidden_cards_change_nothing_for_a_kept_tree_or_several(game: Game) -> None:
    """Two worlds with equal views: the same two answers in a row, on one core and on two."""

    def answers(before: Table, after: Table, cores: int) -> list[int]:
        seat = before.chooser()
        bot = SearchBot("search", SIMULATIONS, 0, cores)
        return [bot.choose(Seen(game, table, seat, Seeded(9)), Seeded(1)) for table in (before, after)]

    for before, after in followed(game, 5, 40 if game in all_games() else 3)[:4]:
        seat = before.chooser()
        others = (before.clone(), after.clone())
        for other in others:
            game.conceal(other, seat, Seeded(100))
        for cores in (1, 2):
            assert answers(*others, cores) == answers(before, after, cores)


def test_without_a_further_process_it_searches_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused() -> int:
        raise BlockingIOError

    monkeypatch.setattr("os.fork", refused)
    game = find_game("nehemiah")
    table = next(table for table in tables(game, 1, 20) if len(table.choices(table.chooser())) > 3)
    seat = table.chooser()
    chosen = SearchBot("search", 20, 0, 2).choose(Seen(game, table, seat, Seeded(9)), Seeded(1))
    assert chosen in table.choices(seat)


def test_several_cores_try_several_times_as_often() -> None:
    game = find_game("nehemiah")
    table = next(table for table in tables(game, 1, 20) if len(table.choices(table.chooser())) > 3)
    counts = []
    for cores in (1, 3, 3):
        search = Search(Seen(game, table, table.chooser(), Seeded(1)), Seeded(1))
        search.run_on_cores(cores, 40, 0)
        counts.append([(edge.tried, edge.sum) for edge in search.begin.below[0].row])
    assert counts[1] == counts[2], "the same seed, simulations and cores"
    one, three = [sum(tried for tried, _ in row) for row in counts[:2]]
    assert three > 2 * one


def test_a_tree_does_not_travel() -> None:
    """Bots are sent to other processes; what they thought stays behind."""
    game = find_game("nehemiah")
    table = next(table for table in tables(game, 1, 20) if len(table.choices(table.chooser())) > 3)
    for name in ("search:30x2", "strong"):
        bot = find_bot(name)
        assert isinstance(bot, Searching)
        bot.choose(Seen(game, table, table.chooser(), Seeded(1)), Seeded(1))
        sent = pickle.loads(pickle.dumps(bot))  # noqa: S301  just made
        assert (sent.name, sent.milliseconds, sent.cores) == (name, bot.milliseconds, bot.cores)
        assert bot.before is not None
        assert sent.before is None


@pytest.mark.parametrize(
    "way",
    [
        {"bias": 0, "playout": 4},
        {"bias": 100, "playout": 0, "patience": 0},
        {"bias": 100, "patience": 4, "playout": -1, "habits": 3},
    ],
)
def test_every_game_can_be_searched_in_all_ways(way: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """With random play, with the judgement of every choice, and with that where a node is visited often."""
    for game in [*all_games(), *TOYS]:
        changed = msgspec.structs.replace(game.thinking, **way)
        monkeypatch.setattr(game, "thinking", changed)
        for table in some(game, 3, 40 if game in all_games() else 3):
            seat = table.chooser()
            assert answer(game, table, seat) in table.choices(seat)


def test_what_looks_good_is_tried_first() -> None:
    game = find_game("nehemiah")
    table = next(table for table in tables(game, 1, 20) if len(table.choices(table.chooser())) > 3)
    search = Search(Seen(game, table, table.chooser(), Seeded(1)), Seeded(1))
    search.run(game.thinking.patience + 8, 0)
    row = search.begin.below[0].row
    best = max(row, key=lambda edge: edge.look)
    assert all(edge.looked for edge in row)
    assert best.tried > 0
    assert best.share == max(edge.share for edge in row)
    assert abs(sum(edge.share for edge in row) - 1.0) < 1e-9


def test_choices_are_judged_when_a_node_is_visited_often(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("nehemiah")
    monkeypatch.setattr(game, "thinking", msgspec.structs.replace(game.thinking, patience=20))
    table = next(table for table in tables(game, 1, 20) if len(table.choices(table.chooser())) > 3)
    search = Search(Seen(game, table, table.chooser(), Seeded(1)), Seeded(1))
    for number in range(40):
        search.simulate()
        root = search.begin.below[0]
        assert root.looked == all(edge.looked for edge in root.row) == (number >= 20)
    later = sum(edge.sum - int(edge.tried) * edge.look for edge in root.row)
    assert abs(root.later - later) < 1e-9


@pytest.mark.parametrize(("simulations", "milliseconds"), [(0, 0), (-3, 0), (1, -5), (0, -5)])
def test_without_a_budget_it_still_answers(simulations: int, milliseconds: int) -> None:
    game = find_game("theopolis")
    table = tables(game, 1, 20)[0]
    seen = Seen(game, table, table.chooser(), Seeded(1))
    assert SearchBot("search", simulations, milliseconds).choose(seen, Seeded(1)) in seen.choices


def test_the_clock_ends_a_search() -> None:
    game = find_game("esdras-et-nehemie")
    table = next(table for table in tables(game, 1, 20) if len(table.choices(table.chooser())) > 3)
    seen = Seen(game, table, table.chooser(), Seeded(1))
    began = time.perf_counter()
    SearchBot("search", 10**9, 100).choose(seen, Seeded(1))
    assert time.perf_counter() - began < 5


@pytest.mark.parametrize("collects", [True, False])
def test_memory_is_collected_afterwards_as_before(collects: bool) -> None:
    game = find_game("nehemiah")
    table = next(table for table in tables(game, 1, 20) if len(table.choices(table.chooser())) > 1)
    try:
        if not collects:
            gc.disable()
        answer(game, table, table.chooser(), 5)
        assert gc.isenabled() is collects
    finally:
        gc.enable()


def test_it_stops_when_nothing_could_change() -> None:
    """The choice that wins at once is soon so far ahead that the others cannot catch up."""
    game = find_game("nehemiah")
    table = next(table for table in tables(game, 1, 20) if len(table.choices(table.chooser())) > 1)
    search = Search(Seen(game, table, table.chooser(), Seeded(1)), Seeded(1))
    search.run(400, 0)
    assert search.done % FEW == 0
    counts = sorted(edge.tried for edge in search.begin.below[0].row)
    assert search.done == 400 or counts[-1] - counts[-2] > 400 - search.done


@pytest.mark.parametrize(
    "name",
    ["search:0", "search:-5", "search:0ms", "search:many", "search:", "search:5s", "search:5x0", "search:x2"],
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        find_bot(name)
