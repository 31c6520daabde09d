"""A seat is told the same of two real deals that it cannot tell apart, and `conceal` makes one of both."""

from __future__ import annotations

import os

import pytest

from batisseurs.games import find_game
from batisseurs.kernel import SPECTATOR, Game, SealedStep, Seeded, Step, save
from batisseurs.kernel.game import OptionValue
from tests.laws.deals import SECRETS, Deals, two_deals
from tests.laws.tables import GAMES, NOTHING_HIDDEN, Case
from tests.laws.test_views import seen

ACTS = 40
SEEDS = 40 if os.environ.get("BATISSEURS_SEARCH") else 2
OPTIONS: dict[str, dict[str, OptionValue]] = {"nehemiah": {"foremen": True}}
DEALT = [game for game in GAMES if game.slug in SECRETS]


def compare(deals: Deals, acts: int) -> int:
    """Play on in both deals; return after how many acts they were different and told the reader the same."""
    game, reader = deals.game, deals.reader
    hidden = 0
    for _ in range(acts):
        assert seen(game, deals.real, reader) == seen(game, deals.twin, reader)
        assert seen(game, deals.real, SPECTATOR) == seen(game, deals.twin, SPECTATOR)
        assert knowledge(deals, real=True) == knowledge(deals, real=False)
        hidden += deals.differ
        if deals.step() is None:
            break
    return hidden


def knowledge(deals: Deals, *, real: bool) -> bytes:
    """Return what a bot at the reader's seat gets."""
    table = (deals.real if real else deals.twin).clone()
    deals.game.conceal(table, deals.reader, Seeded(0))
    return save(deals.game, table)


@pytest.mark.parametrize("game", DEALT, ids=lambda game: game.slug)
def test_two_real_deals_that_a_seat_cannot_tell_apart(game: Game) -> None:
    hidden = 0
    for players in range(max(2, game.min_players), game.max_players + 1):
        case = Case(game, players, OPTIONS.get(game.slug, {}))
        for seed in range(SEEDS):
            hidden += compare(two_deals(game, case.new(), seed % players, seed), ACTS)
    assert (hidden == 0) == (game.slug in NOTHING_HIDDEN)
    assert hidden > 20 or game.slug in NOTHING_HIDDEN


@pytest.mark.parametrize("game", DEALT, ids=lambda game: game.slug)
def test_every_secret_of_a_game_is_among_those_of_the_rulebook(game: Game) -> None:
    """What the program keeps from others is what the list says by hand, no more and no less."""
    covered = {
        kind.name
        for kind in game.steps
        if issubclass(kind.step, SealedStep) or kind.step.audience is not Step.audience
    }
    assert covered == SECRETS[game.slug]


def test_a_table_that_keeps_a_trace_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A `conceal` that leaves the hands where they are tells them."""
    game = find_game("theopolis")
    monkeypatch.setattr(type(game), "conceal", lambda _self, _table, _seat, _source: None)
    with pytest.raises(AssertionError):
        compare(two_deals(game, Case(game, 3, {}).new(), 0, 1), ACTS)
