"""The laws on tables that Hypothesis chooses: a random game to some point, then a few dozen free choices."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from batisseurs.kernel import (
    CHANCE,
    SPECTATOR,
    Play,
    Seeded,
    choice_text,
    load,
    position_text,
    read_position,
    read_record,
    replay,
    save,
    write_position,
)
from tests.laws.tables import CASES, Case, answer, readers

PREFIX = 250
FREE = 30

cases = st.sampled_from(CASES)
seeds = st.integers(0, 2**64 - 1)
prefixes = st.integers(0, PREFIX)
free_choices = st.lists(st.integers(0, 10_000), max_size=FREE)


def reached(case: Case, seed: int, prefix: int, free: list[int]) -> Play:
    """Play a prefix at random and then what Hypothesis says, chance's outcomes included."""
    play = case.play()
    source = Seeded(seed)
    while not play.over and len(play.log) < prefix:
        play.play(*answer(play.table, source))
    for number in free:
        if play.over:
            break
        choosers = play.table.choosers()
        seat = choosers[number % len(choosers)]
        choices = play.table.choices(seat)
        play.play(seat, choices[number % len(choices)])
        assert case.game.broken_laws(play.table) == []
        assert case.game.contradictions(play.table) == []
    return play


@given(cases, seeds, prefixes, free_choices)
@settings(max_examples=120)
def test_any_table_can_be_left_and_found_again(case: Case, seed: int, prefix: int, free: list[int]) -> None:
    game = case.game
    play = reached(case, seed, prefix, free)
    data = save(game, play.table)
    assert save(game, load(game, data)) == data
    assert save(game, play.table.clone()) == data
    assert save(game, replay(game, read_record(play.record().write())).table) == data
    assert save(game, read_position(game, position_text(write_position(game, play.table)))) == data


@given(cases, seeds, prefixes, free_choices)
@settings(max_examples=120)
def test_any_table_hides_what_it_must(case: Case, seed: int, prefix: int, free: list[int]) -> None:
    game = case.game
    table = reached(case, seed, prefix, free).table
    for seat in readers(table):
        concealed, nonsense = table.clone(), table.clone()
        game.conceal(concealed, seat, Seeded(seed))
        game.overwrite_hidden(nonsense, seat)
        assert game.view(concealed, seat) == game.view(nonsense, seat) == game.view(table, seat)
        assert game.broken_laws(concealed) == []
    nonsense = table.clone()
    game.overwrite_hidden(nonsense, SPECTATOR)
    assert game.view(nonsense, SPECTATOR) == game.view(table, SPECTATOR)


@given(cases, seeds, prefixes, free_choices)
@settings(max_examples=120)
def test_any_table_speaks(case: Case, seed: int, prefix: int, free: list[int]) -> None:
    game = case.game
    table = reached(case, seed, prefix, free).table
    for seat in table.choosers():
        spoken = choice_text.spoken_choices(table, seat)
        refused = {refusal.text for refusal in choice_text.refusals(table, seat)}
        assert refused.isdisjoint(said.text for _, said in spoken)
        for choice, said in spoken:
            assert choice_text.find_choice(table, seat, said.text) == choice
            if seat != CHANCE:
                assert set(said.at) <= game.places(table, seat)
