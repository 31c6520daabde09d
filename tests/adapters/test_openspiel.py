"""OpenSpiel's own suites on every game, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests.api_test import EnforceAPIOnFullTreeBase, EnforceAPIOnPartialTreeBase
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

from batisseurs.adapters import openspiel as adapter
from batisseurs.games import all_games
from batisseurs.kernel import SPECTATOR, Game
from tests.adapters.cases import (
    REGISTERED,
    TOY_CASES,
    Case,
    every_case,
    every_case_and_toy,
    every_game,
    only,
    smallest_and_toys,
)
from tests.toys import TOYS

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"

for _toy in TOYS:
    adapter.register(_toy)
if not flags.FLAGS.is_parsed():
    flags.FLAGS.mark_as_parsed()  # the playthroughs read a flag; there is no command line here


def load(case: Case, **more: Any) -> Any:
    """Load a game through OpenSpiel."""
    return pyspiel.load_game(case.spiel(**more))


def play(game: Any, seed: int, most: int = 10**6) -> list[Any]:
    """Play at random; return a copy of every state."""
    source, state = random.Random(seed), game.new_initial_state()  # noqa: S311  a game
    found: list[Any] = []
    while not state.is_terminal() and len(found) < most:
        found.append(state.clone())
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choices(outcomes, chances)[0])
        else:
            state.apply_action(source.choice(state.legal_actions()))
    return [*found, state]


# The suites. ---------------------------------------------------------------------------------------


@smallest_and_toys
def test_random_simulation(case: Case) -> None:
    """Every moment of a game: copies, serialised and back, masks, tensors, strings, chances, returns."""
    with only():
        pyspiel.random_sim_test(
            load(case, **case.short), num_sims=1, serialize=True, verbose=False, mask_test=True
        )


@every_game
def test_random_simulation_of_a_whole_game(game: Game) -> None:
    with only():
        whole = load(Case(game, game.min_players))
        pyspiel.random_sim_test(whole, num_sims=1, serialize=True, verbose=False, mask_test=True)


def suite_of(base: Any, case: Case, name: str, **more: Any) -> Any:
    """Return a class of OpenSpiel's tests for one game: pytest collects it like any other."""
    described = {"game": load(case, **more), "game_name": str(case), "__module__": __name__}
    if case.players > case.game.min_players:
        described["pytestmark"] = pytest.mark.proof
    return type(name, (base,), described)


for _case in REGISTERED + TOY_CASES:
    _name = f"TestPartialTree_{str(_case).replace('-', '_')}"
    globals()[_name] = suite_of(EnforceAPIOnPartialTreeBase, _case, _name, **_case.short)

_tiny = next(case for case in TOY_CASES if case.game.slug == "auction" and case.players == 2)
TestFullTree = suite_of(EnforceAPIOnFullTreeBase, _tiny, "TestFullTree", lots=1)
# These two look the game up in the suite's own tables.
TestFullTree.test_number_of_nodes = None
TestFullTree.test_game_is_perfect_recall = None
del EnforceAPIOnFullTreeBase, EnforceAPIOnPartialTreeBase


def test_information_states_are_of_perfect_recall() -> None:
    """The check behind the suite's test that only knows its own games, on every state of a small one."""
    from open_spiel.integration_tests import api_test

    found = api_test._assert_is_perfect_recall(load(_tiny, lots=1))  # noqa: SLF001  see above
    # Of each seat: five purses, and for each the first part of a bid or the second after one of four.
    assert len(found) == 2 * 5 * (1 + 4)


@every_game
def test_playthrough(game: Game) -> None:
    """A game in full detail, as it was when it was kept. `make_playthroughs.py` beside it makes it again."""
    kept = PLAYTHROUGHS / f"{adapter.short_name(game)}.txt"
    original, now = generate_playthrough.replay(str(kept))
    assert original == now


# Bots. ---------------------------------------------------------------------------------------------


def play_bots(game: Any, bots: list[Any], seed: int) -> Any:
    """Let bots play a game to its end."""
    rng, state = np.random.RandomState(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            player = state.current_player()
            action = bots[player].step(state)
            for other, bot in enumerate(bots):
                if other != player:
                    bot.inform_action(state, player, action)
            state.apply_action(action)
    return state


def assert_fair(state: Any) -> None:
    """What some win others lose; alone one wins or loses."""
    returns = state.returns()
    if len(returns) == 1:
        assert abs(returns[0]) == 1
    else:
        assert sum(returns) == pytest.approx(0)


@every_case
def test_their_random_bots_play_to_the_end(case: Case) -> None:
    game = load(case)
    bots = [
        uniform_random.UniformRandomBot(player, np.random.RandomState(player))
        for player in range(case.players)
    ]
    state = play_bots(game, bots, 1)
    assert_fair(state)


@every_game
def test_their_tree_search_plays_to_the_end(game: Game) -> None:
    """The one in Python: `pyspiel.MCTSBot` crashed on all three Python games tried, two of theirs."""
    case = Case(game, game.min_players)
    spiel = load(case, **case.short)
    rng = np.random.RandomState(3)
    search = mcts.MCTSBot(spiel, 1.4, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    others = [uniform_random.UniformRandomBot(player, rng) for player in range(1, case.players)]
    state = play_bots(spiel, [search, *others], 2)
    assert_fair(state)


# What is hidden stays hidden. ------------------------------------------------------------------------


@every_case_and_toy
def test_hidden_things_change_nothing_that_a_player_is_shown(case: Case) -> None:
    spiel = load(case, **case.short)
    kinds = [
        pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
        for recall in (False, True)
        for public, private in (
            (True, pyspiel.PrivateInfoType.SINGLE_PLAYER),
            (True, pyspiel.PrivateInfoType.NONE),
            (False, pyspiel.PrivateInfoType.SINGLE_PLAYER),
        )
    ]
    observers = [make_observation(spiel, kind) for kind in kinds]
    states = play(spiel, 4)
    for state in states[:: max(1, len(states) // 12)]:
        for player in range(case.players):
            for kind, observer in zip(kinds, observers, strict=True):
                spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
                twin = state.clone()
                case.game.overwrite_hidden(twin.table, SPECTATOR if spectator else player)
                assert observer.string_from(state, player) == observer.string_from(twin, player)
                if observer.tensor is None:
                    continue
                observer.set_from(state, player)
                shown = observer.tensor.copy()
                observer.set_from(twin, player)
                assert (shown == observer.tensor).all()


def test_a_dealt_card_is_read_by_its_owner_only() -> None:
    spiel = pyspiel.load_game("batisseurs_theopolis")
    state = next(state for state in play(spiel, 1) if not state.is_chance_node())
    own, other = (state.information_state_string(player).split("\n") for player in (0, 1))
    dealt = [line for line in own if line.startswith("chance deal ") and line.endswith("to p1")]
    assert all(line != "chance deal card to p1" for line in dealt)
    assert {line for line in other if line.startswith("chance deal ") and line.endswith("to p1")} >= {
        "chance deal card to p1"
    }


def test_sealed_answers_of_others_are_not_in_the_information_state() -> None:
    """The second to answer knows nothing of the first, not even that there was an answer."""
    spiel = pyspiel.load_game("batisseurs_auction(players=2)")
    state = next(state for state in play(spiel, 1) if not state.is_chance_node())
    seen = set()
    for action in state.legal_actions():
        child = state.child(action)
        while child.current_player() == 0:
            child.apply_action(child.legal_actions()[0])
        seen.add((child.information_state_string(1), tuple(child.information_state_tensor(1))))
    assert len(seen) == 1


def test_what_the_tensor_remembers() -> None:
    spiel = pyspiel.load_game("batisseurs_theopolis(players=3,remembered=4)")
    observer = make_observation(spiel, pyspiel.IIGObservationType(perfect_recall=True))
    states = [state for state in play(spiel, 1) if state.current_player() >= 0]
    state = states[5]
    observer.set_from(state, state.current_player())
    last = state.full_history()[-4:][::-1]
    assert observer.dict["last actions"].tolist() == [1 + item.action for item in last if item.player >= 0]
    assert observer.dict["last choosers"].tolist() == [
        1 + (item.player - state.current_player()) % 3 for item in last
    ]
    digests = set()
    for other in states:
        observer.set_from(other, 0)
        digests.add(observer.dict["digest"].tobytes())
    assert len(digests) == len(states)


def test_everything_is_named() -> None:
    spiel = pyspiel.load_game("batisseurs_theopolis(players=2)")
    observer = make_observation(spiel)
    state = play(spiel, 1)[-1]
    observer.set_from(state, 1)
    assert observer.dict["seat 0 original points"].shape == (1,)
    assert sum(piece.size for piece in observer.dict.values()) == spiel.observation_tensor_size()


# Copies and strings. ---------------------------------------------------------------------------------


@smallest_and_toys
def test_copies_go_their_own_way(case: Case) -> None:
    states = play(load(case, **case.short), 5)
    for state in states[:-1:9]:
        before, asked = str(state), state.legal_actions()
        for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301  our own
            assert str(twin) == before
            assert twin.history() == state.history()
            for player in range(case.players):
                assert twin.information_state_string(player) == state.information_state_string(player)
            twin.apply_action(asked[-1])
        assert (str(state), state.legal_actions()) == (before, asked)


@every_game
def test_a_state_string_of_another_game_or_version_is_refused(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = Case(game, game.min_players)
    spiel = load(case)
    state = play(spiel, 1, most=60)[-1]
    text = state.serialize()
    assert str(spiel.deserialize_state(text)) == str(state)
    wrong = [
        Case(game, game.max_players),
        next(other for other in TOY_CASES if other.game.slug == "auction"),
    ]
    for other in wrong:
        with pytest.raises(pyspiel.SpielError, match="with other players or options"):
            load(other).deserialize_state(text)
    with pytest.raises(pyspiel.SpielError, match="this is no state"):
        spiel.deserialize_state("nonsense")
    for length in range(len(text) // 2, len(text) // 2 + 4):
        with pytest.raises(pyspiel.SpielError, match="damaged"):
            spiel.deserialize_state(text[:length])
    foreign = pyspiel.load_game("python_kuhn_poker").new_initial_state()
    foreign.apply_action(1)
    with pytest.raises(pyspiel.SpielError, match="another game"):
        spiel.deserialize_state(foreign.serialize())
    whole = pyspiel.serialize_game_and_state(spiel, state)
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    with pytest.raises(pyspiel.SpielError, match=f"rules {game.rules_version - 1}"):
        spiel.deserialize_state(text)
    with pytest.raises(pyspiel.SpielError, match=f"rules {game.rules_version - 1}"):
        pyspiel.deserialize_game_and_state(whole)
    assert str(state).count("rules") > 0


# Wrong input. ----------------------------------------------------------------------------------------


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    spiel = pyspiel.load_game("batisseurs_theopolis")
    state = next(state for state in play(spiel, 1) if not state.is_chance_node())
    before = (str(state), state.history(), state.legal_actions())
    for action in (0, 806, 10**6):
        with pytest.raises(pyspiel.SpielError, match="does not answer"):
            state.apply_action(action)
    with pytest.raises(RuntimeError):
        state.apply_actions([1, 2])
    assert state.legal_actions(1 - state.current_player()) == []
    assert (str(state), state.history(), state.legal_actions()) == before
    chance = spiel.new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="outcome 999 does not answer"):
        chance.apply_action(999)
    assert chance.history() == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("batisseurs_theopolis(players=9)", "2 to 5 players, not 9"),
        ("batisseurs_theopolis(max_rounds=0)", "from 1 to 1000"),
        ("batisseurs_theopolis(rounds=1)", "Unknown parameter"),
        ("batisseurs_theopolis(players=two)", "Wrong type"),
        ("batisseurs_theopolis(remembered=-1)", "remembered"),
    ],
)
def test_wrong_parameters_are_refused(text: str, reason: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=reason):
        pyspiel.load_game(text)


def test_observers_have_no_parameters_and_tell_nobodys_secrets() -> None:
    spiel = pyspiel.load_game("batisseurs_theopolis")
    with pytest.raises(pyspiel.SpielError, match="no parameters"):
        spiel.make_py_observer(None, {"colour": 1})
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    assert spiel.make_py_observer(everything) is None


def test_which_games_hide_something() -> None:
    hidden = {toy.slug for toy in TOYS if adapter.has_hidden_things(toy)}
    assert hidden == {"auction", "pile"}
    assert all(adapter.has_hidden_things(game) for game in all_games() if game.slug == "theopolis")
