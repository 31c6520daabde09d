from __future__ import annotations

from pathlib import Path

import pytest

from batisseurs.bots import Seen, find_bot
from batisseurs.bots.greedy import GreedyBot, Look
from batisseurs.games import all_games, find_game
from batisseurs.games.my_village.banner_value import MakeValue, TakeDice
from batisseurs.games.my_village.banners import ActivateBanner
from batisseurs.games.my_village.office import TakeCustomer
from batisseurs.kernel import CHANCE, Game, Seeded, Table, save
from batisseurs.kernel.arrays import COMPILED
from batisseurs.lab.simulate import simulate
from tests.bots.test_bots import NOTHING_DEALT
from tests.toys import AUCTION, INSPECTOR, PILE, TOYS
from tests.toys.inspector import Inspector

ALL = [pytest.param(game, id=game.slug) for game in [*all_games(), *TOYS]]
HIDING = [pytest.param(game, id=game.slug) for game in [*all_games(), AUCTION, PILE]]
COUNTS = [
    pytest.param(game, players, id=f"{game.slug} {players}")
    for game in [*all_games(), *TOYS]
    for players in range(game.min_players, game.max_players + 1)
]
REPEATED = (MakeValue, ActivateBanner, TakeCustomer)
MATCH = 40 if COMPILED else 8
"""Both forms play the same games (see below); the interpreted one is slow, and a few of them say enough."""


def tables(game: Game, seed: int, every: int) -> list[Table]:
    """Return tables of a random game on which a seat has a real choice."""
    source = Seeded(seed)
    table = game.new(game.max_players)
    found: list[Table] = []
    decisions = 0
    while not table.over():
        seat = table.chooser()
        if seat == CHANCE:
            table.play(seat, table.draw(source))
            continue
        choices = table.choices(seat)
        decisions += 1
        if decisions % every == 0 and len(choices) > 1:
            found.append(table.clone())
        table.play(seat, choices[source.below(len(choices))])
    return found


def answer(game: Game, table: Table, seat: int) -> int:
    """Return what the bot answers; what it is not told it has from the same veil each time."""
    return GreedyBot().choose(Seen(game, table, seat, Seeded(9)), Seeded(1))


# Strength. -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_wins_far_more_than_its_share_against_random(players: int) -> None:
    games = MATCH if players == 2 else MATCH // 4
    bots = ["greedy"] + ["random"] * (players - 1)
    result = simulate("theopolis", bots, games=games, seed=4, cores=1)
    assert result.bots[0].name == "greedy"
    assert result.bots[0].win_rate >= 0.75


def test_it_bids_better_than_random() -> None:
    """Of a single lot it sees all there is to see: what it bids, and what the others may bid in secret."""
    bots = ["greedy", "random", "random"]
    result = simulate(AUCTION, bots, games=90, seed=1, cores=1, options={"lots": 1})
    assert result.bots[0].win_rate > 0.6


def test_it_takes_an_immediate_win() -> None:
    """On a table one choice away from a win, whatever that choice is, the bot wins."""
    game = find_game("theopolis")
    wins = 0
    for seed in range(8):
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
                assert answer(game, table, seat) in winning
    assert wins, "some of these games end by a choice of the winner's"


# What it is given. -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", HIDING)
def test_hidden_cards_change_nothing(game: Game) -> None:
    """Other hands and piles, the same view, the same sources: the same answer."""
    changed = 0
    for table in tables(game, 3, 9 if game in all_games() else 1):
        seat = table.chooser()
        first = answer(game, table, seat)
        for deal in range(3):
            other = table.clone()
            game.conceal(other, seat, Seeded(100 + deal))
            assert game.view(other, seat) == game.view(table, seat)
            changed += game.state(other) != game.state(table)
            assert answer(game, other, seat) == first
    assert changed or game.slug in NOTHING_DEALT, "something was hidden"


@pytest.mark.parametrize("game", HIDING)
def test_it_looks_at_nothing_after_it_was_asked(game: Game) -> None:
    """What it has seen is its own: nonsense put onto the table meanwhile does not reach it."""
    for table in tables(game, 5, 13 if game in all_games() else 2):
        seat = table.chooser()
        seen = Seen(game, table, seat, Seeded(9))
        first = GreedyBot().choose(seen, Seeded(2))
        game.overwrite_hidden(table, seat)
        assert GreedyBot().choose(seen, Seeded(2)) == first


@pytest.mark.parametrize("game", ALL)
def test_it_leaves_the_table_as_it_was(game: Game) -> None:
    for table in tables(game, 7, 11 if game in all_games() else 1):
        seat = table.chooser()
        before = save(game, table)
        assert answer(game, table, seat) in table.choices(seat)
        assert save(game, table) == before


# Every game. -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_it_plays_every_game_to_its_end(game: Game, players: int) -> None:
    """At every seat; interpreted, where a registered game would take long, at one."""
    greedy = 1 if game in all_games() and not COMPILED else players
    bots = ["greedy"] * greedy + ["random"] * (players - greedy)
    result = simulate(game, bots, players, games=1 if game in all_games() else 5, cores=1)
    assert result.complete
    assert sum(result.endings.values()) == result.games


@pytest.mark.parametrize("options", [{"play_on": True}, {"short_deck": True}, {"max_rounds": 2}])
def test_it_plays_theopolis_with_every_option(options: dict[str, bool | int | str]) -> None:
    assert simulate("theopolis", ["greedy", "random", "random"], games=1, options=options, cores=1).complete


def test_its_games_depend_on_the_seed_only() -> None:
    first, again, other = [
        simulate(AUCTION, ["greedy", "greedy", "random"], games=12, seed=seed, cores=1) for seed in (6, 6, 7)
    ]
    assert (first.bots, first.seats, first.decisions) == (again.bots, again.seats, again.decisions)
    assert (first.bots, first.seats, first.decisions) != (other.bots, other.seats, other.decisions)


def test_both_forms_play_the_same_games() -> None:
    """Made by the interpreted form. Another evaluation plays other games: then these figures change."""
    result = simulate("theopolis", ["greedy", "greedy"], games=2, seed=11, cores=1)
    ended = {ending: number for ending, number in result.endings.items() if number}
    assert (result.decisions, [bot.mean_score for bot in result.bots], ended) == (
        247,
        [9.5, 11.5],
        {"stones": 1, "sacraments": 1},
    )


def test_a_choice_is_judged_when_its_action_is_complete() -> None:
    """A banner value by what its banner brings, the steward's office by the first customer taken there."""
    game = find_game("my-village")
    looked = 0
    for table in tables(game, 2, 1)[:: 1 if COMPILED else 10]:
        seat = table.chooser()
        if type(table.top) is MakeValue:
            look = Look(game, seat, table.top, 1)
            look.at_all(table, table.choices(seat), 1)
            for tried in look.tries:
                if tried.better is None:
                    looked += 1
                    top = tried.table.top
                    assert top is None or top.chooser != seat or type(top) in REPEATED
                    assert top is None or top.fields() != (seat, 4, 0, 0), "a customer was taken"
                    assert tried.look == game.evaluate(tried.table, seat)
    assert looked


def test_of_dice_for_one_value_the_cheaper_look_better() -> None:
    """They lead to the same question: what they cost says it all."""
    game = find_game("my-village")
    compared = 0
    for table in tables(game, 2, 1):
        if type(table.top) is TakeDice:
            seat = table.chooser()
            look = Look(game, seat, table.top, 1)
            look.at_all(table, table.choices(seat), 1)
            for tried in look.tries:
                if tried.better is not None:
                    compared += 1
                    assert tried.look <= tried.better.look
    assert compared


class Flat(Inspector):
    """A game whose tables all look alike."""

    def evaluate(self, table: Table, seat: int) -> int:
        """Whatever happens, it is all the same."""
        return 0


def test_of_equal_choices_it_takes_any() -> None:
    """Otherwise a game in which nothing matters for a while could go round for ever."""
    table = INSPECTOR.new(2)
    seen = Seen(Flat(), table, table.chooser(), Seeded(0))
    assert len(seen.choices) > 1
    assert {GreedyBot().choose(seen, Seeded(seed)) for seed in range(60)} == set(seen.choices)


# The evaluation. -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ALL)
def test_an_evaluation_reads_what_the_seat_knows_and_changes_nothing(game: Game) -> None:
    for table in tables(game, 2, 5):
        seat = table.chooser()
        before = save(game, table)
        value = game.evaluate(table, seat)
        assert type(value) is int
        assert save(game, table) == before
        game.conceal(table, seat, Seeded(55))
        assert game in TOYS or game.evaluate(table, seat) == value


@pytest.mark.parametrize("game", ALL)
def test_nothing_looks_better_than_a_win_or_worse_than_a_defeat(game: Game) -> None:
    for seed in range(5):
        on_the_way = tables(game, seed, 3)
        source = Seeded(seed)
        table = on_the_way[-1].clone()
        while not table.over():
            seat = table.chooser()
            choices = [table.draw(source)] if seat == CHANCE else table.choices(seat)
            table.play(seat, choices[0])
        ranks = game.result(table).ranks
        for seat in range(table.players):
            values = [game.evaluate(other, seat) for other in on_the_way]
            over = game.evaluate(table, seat)
            assert over > max(values) if ranks[seat] == 1 else over < min(values)


def test_the_bot_is_found_and_the_page_names_it() -> None:
    assert isinstance(find_bot("greedy"), GreedyBot)
    page = Path(__file__).parents[2] / "docs" / "bots.md"
    assert "`greedy`" in page.read_text(encoding="utf-8")
