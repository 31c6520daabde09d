"""What a view tells of prices and of the ways to end the game, beside what the rules allow."""

from __future__ import annotations

from typing import cast

import pytest

from batisseurs.games.theopolis.game import THEOPOLIS as GAME
from batisseurs.games.theopolis.player_aid import deck_began
from batisseurs.games.theopolis.table import TheopolisTable
from batisseurs.games.theopolis.view import view, view_beside
from batisseurs.kernel import SPECTATOR, Play, Seeded, choice_text


@pytest.mark.parametrize(("players", "short"), [(2, False), (3, True)])
def test_a_view_tells_what_the_rules_count(players: int, short: bool) -> None:
    """Cards that can be played are not short, and a sacrament is held if all its cards are there."""
    play, source = Play(GAME, players, {"short_deck": short}), Seeded(players)
    play.run_chance(source)
    table = cast("TheopolisTable", play.table)
    # Disasters turned up in the set-up are gone.
    assert 0 <= deck_began(table) - table.deck_size < 10
    printed = {one.id: {frozenset(need) for need in one.needs} for one in GAME.component_file().sacrament}
    shown = view(table, 0).aid.sacraments
    assert {one.sacrament: {frozenset(need.cards) for need in one.needs} for one in shown} == printed
    played = 0
    while not play.over and table.round < 12:
        seat = play.chooser
        table = cast("TheopolisTable", play.table)
        seen = view(table, seat)
        assert view_beside(table, seat, view(table, SPECTATOR)) == seen
        own = seen.seats[seat]
        for card in own.hand or ():
            offered = [
                said
                for _, said in choice_text.spoken_choices(table, seat)
                if said.text == f"play {card.card}"
            ]
            if offered:
                assert card.price is not None
                assert card.price.short == ()
                played += 1
        held = {one.sacrament for one in seen.aid.sacraments if one.held}
        assert held == set(own.sacraments)
        assert held == {one.sacrament for one in seen.aid.sacraments if all(need.met for need in one.needs)}
        assert all(0 <= way.done <= way.goal for way in seen.aid.ways if way.name != "stones")
        choices = play.choices(seat)
        play.play_text(seat, choices[source.below(len(choices))].text)
        play.run_chance(source)
    assert played
