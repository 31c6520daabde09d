"""A table that is not over offers a choice, the game ends, nothing is lost, playing is deterministic."""

from __future__ import annotations

import itertools

from batisseurs.kernel import CHANCE, WITHDRAW, Game, Seeded, Step, save
from tests.laws.tables import (
    Case,
    answer,
    cases_of,
    every_case,
    every_game,
    moments,
    play_to_end,
    rule_ids,
)
from tests.toys import AUCTION

SEEDS = (1, 2)
ROUNDS_OF_SEEDS = 20


@every_case
def test_a_table_that_is_not_over_offers_a_choice(case: Case) -> None:
    for seed in SEEDS:
        for table in moments(case, seed):
            if table.over():
                assert table.choosers() == []
                break
            choosers = table.choosers()
            assert choosers
            assert len(set(choosers)) == len(choosers)
            assert table.chooser() in choosers
            for seat in [CHANCE, *range(table.players)]:
                assert bool(table.choices(seat)) == (seat in choosers)


@every_case
def test_the_game_ends_within_its_bounds(case: Case) -> None:
    bounds = case.game.bounds(case.players, case.options)
    for seed in SEEDS:
        source, table = Seeded(seed), case.new()
        decisions = chance = 0
        while not table.over():
            seat, choice = answer(table, source)
            chance += seat == CHANCE
            decisions += seat != CHANCE
            if choice == WITHDRAW:
                decisions -= 1 + len(table.given(seat))
            table.play(seat, choice)
            assert decisions <= bounds.decisions
            assert chance <= bounds.chance


@every_case
def test_a_result_ranks_every_seat(case: Case) -> None:
    game = case.game
    bounds = game.bounds(case.players, case.options)
    for seed in range(4):
        table = play_to_end(case.new(), seed)
        result = game.result(table)
        assert result.ending in game.endings
        assert len(result.ranks) == len(result.scores) == case.players
        if not game.sides(game.min_players):
            assert [1 + sum(other < rank for other in result.ranks) for rank in result.ranks] == list(
                result.ranks
            )
            assert abs(sum(result.utilities)) < 1e-9
        assert all(bounds.min_utility <= worth <= bounds.max_utility for worth in result.utilities)
        for seat, score in enumerate(result.scores):
            assert sum(category.points for category in game.score(table, seat)) == score


@every_case
def test_nothing_is_lost_or_doubled(case: Case) -> None:
    for seed in SEEDS:
        for table in moments(case, seed):
            assert case.game.broken_laws(table) == []
            assert case.game.contradictions(table) == []


@every_case
def test_playing_is_deterministic(case: Case) -> None:
    ends = {save(case.game, play_to_end(case.new(), 5)) for _ in range(2)}
    assert len(ends) == 1


@every_game
def test_seeds_matter(game: Game) -> None:
    case = cases_of(game)[-1]
    assert len({save(game, play_to_end(case.new(), seed)) for seed in range(6)}) > 1


@every_case
def test_a_clone_is_independent(case: Case) -> None:
    for table in moments(case, 3, every=29):
        before = save(case.game, table)
        twin = table.clone()
        assert save(case.game, twin) == before
        end = save(case.game, play_to_end(twin, 9))
        assert save(case.game, table) == before
        # And the other way round: what happens to the original does not reach the clone.
        other, kept = table.clone(), table.clone()
        assert save(case.game, play_to_end(other, 9)) == end
        assert save(case.game, kept) == before


@every_case
def test_game_events_change_nothing(case: Case) -> None:
    known = rule_ids(case.game)
    silent, telling = case.new(), case.new()
    telling.game_events = []
    source = Seeded(11)
    while not silent.over():
        seat, choice = answer(silent, source)
        silent.play(seat, choice)
        telling.play(seat, choice)
        assert save(case.game, silent) == save(case.game, telling)
    assert telling.game_events
    for game_event in telling.game_events:
        assert game_event.rule in known
        if game_event.audience not in range(case.players):
            assert game_event.public is None


@every_case
def test_every_step_is_registered_and_within_its_width(case: Case) -> None:
    widths = {kind.step: kind.width for kind in case.game.steps}
    for table in moments(case, 4):
        for step in table.pending():
            assert type(step) in widths
        for seat in table.choosers():
            choices = table.choices(seat)
            assert table.top is not None
            assert len(set(choices)) == len(choices)
            assert all(0 <= choice < widths[type(table.top)] for choice in choices)


@every_game
def test_action_ids_do_not_overlap(game: Game) -> None:
    assert (
        len({kind.step for kind in game.steps}) == len({kind.name for kind in game.steps}) == len(game.steps)
    )
    met: dict[type[Step], Step] = {}
    for case in cases_of(game):
        for table in moments(case, 4):
            met.update({type(step): step for step in table.pending()})
    spans = sorted(
        (game.first_action(step), kind.width) for kind in game.steps if (step := met.get(kind.step))
    )
    for (first, width), (following, _) in itertools.pairwise(spans):
        assert first + width <= following
    assert all(first + width <= game.actions for first, width in spans)


@every_game
def test_random_games_meet_every_step_that_asks(game: Game) -> None:
    """The laws are worth little for a step that no game ever reaches."""
    missing = {kind.name for kind in game.steps if kind.width > 0}
    games = itertools.product(range(ROUNDS_OF_SEEDS), cases_of(game))
    while missing:
        seed, case = next(games)
        missing -= {type(table.top).__name__ for table in moments(case, seed)}


def test_sealed_answers_come_in_any_order() -> None:
    """What the order is does not matter to the end: nobody learns another's answer before all are in."""
    case = Case(AUCTION, 3, {"lots": 3})
    ends = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        table = case.new()
        while not table.over():
            if table.choosers() == [CHANCE]:
                table.play(CHANCE, table.choices(CHANCE)[0])
                continue
            lot = table.pending()[0]
            for seat in order:
                while table.top is lot and table.choices(seat):
                    table.play(seat, table.choices(seat)[-1])
        ends.add(save(case.game, table))
    assert len(ends) == 1
