"""The table of Theopolis as text, where its pictures in `tests/cli/snapshots` do not show it."""

from __future__ import annotations

from batisseurs.cli.boards import table_of
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.games.theopolis.view import TheopolisView
from batisseurs.kernel import Play, Seeded
from batisseurs.words import Words


def test_the_board_is_drawn_again_when_a_card_of_it_is_to_be_chosen() -> None:
    """With its prices; a choice that does not touch it draws only what is the player's own."""
    play = Play(THEOPOLIS, 2, seats=["Ann", "Ben"])
    play.run_chance(Seeded(1))
    seat = play.chooser
    drawing = table_of(play, Words("en"), 80)
    seen = THEOPOLIS.view(play.table, seat)
    assert isinstance(seen, TheopolisView)
    on_board = [THEOPOLIS.name_of(slot.card, "en") for slot in seen.board if slot is not None]
    shown = "\n".join(line.plain for line in drawing.own(play.table, seat))
    assert not all(name in shown for name in on_board)
    exchange = next(choice.text for choice in play.choices(seat) if choice.verb == "exchange")
    play.play_text(seat, exchange)
    shown = "\n".join(line.plain for line in drawing.own(play.table, seat))
    assert all(name in shown for name in on_board)
