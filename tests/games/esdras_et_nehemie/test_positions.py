"""Positions: a game can be entered at any turn of a real table, the opponent's too; nonsense is refused."""

from __future__ import annotations

from typing import Any

import pytest

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from batisseurs.kernel import BadPosition, Seeded, position_text, read_position, save, write_position
from batisseurs.words import LANGUAGES, Words
from tests.games.esdras_et_nehemie.actions import play_on, whole_game
from tests.games.esdras_et_nehemie.given import choices, draw, of, place, play, seen, side, waits_for
from tests.games.esdras_et_nehemie.moments import opp, scheming
from tests.rules import rule

FULL = [["singer", "musician"], ["mason", "carpenter"], ["gatherer", "jeweller"]]
Steps = list[list[Any]]


def written(players: int, begins: str, steps: Steps | None, zones: dict[str, Any]) -> str:
    """Return what a player writes down: the frame, and what is said of the table."""
    document = {"situation": 1, "game": ESDRAS_ET_NEHEMIE.slug, "players": players, "table": zones}
    document |= {"turn": begins} if steps is None else {"pending": steps}
    return position_text(document)


def entered(players: int = 1, begins: str = "p1", steps: Steps | None = None, **zones: Any) -> EsdrasTable:
    """Read a document; without steps it is the start of a turn."""
    table = read_position(ESDRAS_ET_NEHEMIE, written(players, begins, steps, zones))
    assert isinstance(table, EsdrasTable)
    return table


def refused(players: int = 1, begins: str = "p1", steps: Steps | None = None, **zones: Any) -> str:
    """Return why a document is refused; the reason has words in every language."""
    with pytest.raises(BadPosition) as caught:
        entered(players, begins, steps, **zones)
    message = caught.value.message
    assert message is not None
    for language in LANGUAGES:
        words = Words(language)
        assert words.knows(message.id)
        assert message.id not in words.say(message, [], ESDRAS_ET_NEHEMIE)
    return caught.value.text


# Wall cards that are known. ------------------------------------------------------------------------------


@rule("EN-259")
def test_the_opponent_draws_a_known_top_card_first() -> None:
    """A player who has seen it there sees it built."""
    table = scheming("fountain", "5", rubble={"w13": ["ash"]}, opponent=opp(gold=9, wall_top="wall_07"))
    assert choices(table) == ["draw wall_07"]
    assert {table.clone().draw(Seeded(seed)) for seed in range(9)} == {6}
    play(table, "chance draw wall_07")
    assert place(table, "w13").card == "wall_07"
    assert (of(table, "opponent").wall_top, of(table, "opponent").wall_pile) == (None, 11)


@rule("EN-259")
def test_the_opponent_draws_known_bottom_cards_last() -> None:
    """Above them lies any other; when those are built, the uppermost of the known ones comes."""
    walls = {f"w{8 + number:02}": f"opponent wall_{number:02}" for number in range(1, 10)}
    known = opp(gold=9, wall_bottom=["wall_12", "wall_10"])
    table = scheming("fountain", "5", rubble={"w18": ["ash"]}, walls=walls, opponent=known)
    assert choices(table) == ["draw wall_11"]
    walls["w18"] = "opponent wall_11"
    table = scheming("fountain", "5", rubble={"w19": ["ash"]}, walls=walls, opponent=known)
    assert choices(table) == ["draw wall_12"]
    play(table, "chance draw wall_12")
    assert (of(table, "opponent").wall_bottom, of(table, "opponent").wall_pile) == (("wall_10",), 1)


def test_known_wall_cards_of_the_opponent_are_nobodys_secret() -> None:
    """Everyone sees them; what a player put back only the player sees."""
    known = {"wall_top": "wall_07", "wall_bottom": ["wall_12"]}
    table = entered(opponent=known, p1=known)
    for reader in ("p1", "spectator"):
        shown = seen(table, reader).sides[1]
        assert (shown.wall_top, shown.wall_bottom, shown.drawn) == ("wall_07", ("wall_12",), None)
    assert seen(table, "spectator").sides[0].wall_top is None


def test_the_opponent_holds_no_drawn_wall_cards() -> None:
    """It places what it draws at once: a card in between would never come back."""
    assert "has no 'wall_drawn'" in refused(opponent={"wall_drawn": ["wall_01"]})


# The opponent's turn. ------------------------------------------------------------------------------------


@rule("EN-246")
def test_a_position_can_begin_with_the_opponents_turn() -> None:
    """Its focus card is revealed next; its turn over, it is the human's on the same day."""
    table = entered(begins="opponent", turn=2)
    assert waits_for(table) == "chance RevealFocus"
    assert (seen(table).active, seen(table).day) == (1, 2)
    draw(table)
    assert waits_for(table) == "p1 OpenPoint"
    assert (seen(table).active, seen(table).day) == (0, 2)


@rule("EN-246")
def test_the_turns_of_the_week_are_counted_up_to_the_opponents() -> None:
    """With the Shofar the human has the first turn of the day, the opponent the second."""
    table = entered(begins="opponent", shofar="p1", turn=2)
    assert (table.turn, table.active) == (4, 1)
    assert entered(begins="opponent", shofar="p1", turn=11).turn == 12


def test_the_opponents_turn_is_written_and_read_again() -> None:
    """The same table, before and after its focus card, and the game continues to its end."""
    table = entered(begins="opponent", round=2)
    for step in ("RevealFocus", "RevealScheme"):
        told = write_position(ESDRAS_ET_NEHEMIE, table)
        assert (told["pending"][0], told["table"]["active"]) == ([step], "opponent")
        again = read_position(ESDRAS_ET_NEHEMIE, position_text(told))
        assert save(ESDRAS_ET_NEHEMIE, again) == save(ESDRAS_ET_NEHEMIE, table)
        table.play(table.chooser(), table.choices(table.chooser())[0])
    assert isinstance(again, EsdrasTable)
    for _ in play_on(again, 5):
        pass
    assert again.over()


def test_nobody_else_begins() -> None:
    """Two players have no opponent, and one player no neighbour."""
    assert refused(2, "opponent") == "turn = 'opponent' is none of: p1, p2"
    assert refused(1, "p2") == "turn = 'p2' is none of: p1, opponent"


# What cannot be. -----------------------------------------------------------------------------------------


@rule("EN-246")
@pytest.mark.parametrize("step", [["RevealFocus"], ["RevealScheme"], ["OpponentLevites", 1]])
def test_the_opponents_steps_belong_to_its_turn(step: list[Any]) -> None:
    """Not to the human's, not to a turn that is not due, and to no game of two."""
    steps = [step, ["Turns"]]
    assert waits_for(entered(steps=steps, active="opponent", shofar="opponent", turn=1))
    assert "no such active seat" in refused(steps=steps, active="p1", shofar="opponent", turn=2)
    assert "no such active seat" in refused(steps=steps, active="opponent", shofar="opponent", turn=2)
    assert "no such opponent" in refused(2, steps=steps, active="p1", shofar="p1", turn=1)


@rule("EN-48")
@pytest.mark.parametrize(("players", "begins"), [(1, "p1"), (1, "opponent"), (2, "p1"), (4, "p4")])
def test_a_week_has_no_seventh_day(players: int, begins: str) -> None:
    """After the last turn of the week none can begin: such a week would never end."""
    most = 6 * max(players, 2)
    assert f"more than the {most} of a week" in refused(players, begins, turn=most)


@rule("EN-252")
@pytest.mark.parametrize("pile", ["focus_pile", "scheme_pile"])
def test_the_opponent_needs_a_card_for_every_turn_to_come(pile: str) -> None:
    """On the fifth day two turns of the opponent are left, with its own: two cards."""
    both = [f"{pile.partition('_')[0]}_{name}" for name in (("dung", "fish") if "focus" in pile else "12")]
    enough: dict[str, Any] = {"turn": 8, pile: both}
    assert waits_for(entered(begins="opponent", **enough)) == "chance RevealFocus"
    too_few: dict[str, Any] = {"turn": 8, pile: both[:1]}
    reason = refused(begins="opponent", **too_few)
    assert f"{pile}: this leaves 1, but the turns to come need 2" in reason


@rule("EN-54")
def test_a_player_needs_a_card_for_every_turn_to_come() -> None:
    """Five cards beside those under the player aid are too few for six days; on the second day they do."""
    p1 = {"tucked": ["singer", "musician", "mason", "carpenter", "gatherer"]}
    assert "p1.hand: this leaves 5, but the turns to come need 6 (EN-54)" in refused(2, round=3, p1=p1)
    assert waits_for(entered(2, round=3, turn=2, p1=p1)) == "p1 OpenPoint"


@rule("EN-55")
def test_a_player_needs_room_for_every_card_to_come() -> None:
    """Three stacks of two are full; without one card there is room for the last day, not for two."""
    p1 = {"stacks": FULL}
    assert "p1.stacks: this leaves 0, but the turns to come need 1" in refused(2, turn=10, p1=p1)
    p1 = {"stacks": [*FULL[:2], ["gatherer"]]}
    assert waits_for(entered(2, turn=10, p1=p1)) == "p1 OpenPoint"
    assert "p1.stacks: this leaves 1, but the turns to come need 2" in refused(2, turn=8, p1=p1)


@rule("EN-213")
def test_open_house_makes_room() -> None:
    """With that tile stacks have no limit."""
    house: dict[str, Any] = {"scrolls": {"s2_1": "open_house"}, "scribes": {"s2_1": "p1"}}
    assert waits_for(entered(2, turn=10, p1={"stacks": FULL}, **house)) == "p1 OpenPoint"


@rule("EN-165")
def test_tucked_cards_leave_six_for_the_weeks_to_come() -> None:
    """Two tucked in the first week and three to come: five would be left for the third."""
    assert waits_for(entered(2, p1=side(tucked=["singer"]), turn=2)) == "p1 OpenPoint"
    two = side(tucked=["singer", "mason"])
    assert "p1.tucked: this leaves 5, but the turns to come need 6" in refused(2, p1=two, turn=2)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_in_a_game_contradicts_itself(players: int) -> None:
    """At no moment of a game, from set-up to final scoring."""
    for table in whole_game(players, seed=3):
        assert not ESDRAS_ET_NEHEMIE.contradictions(table), table.top
