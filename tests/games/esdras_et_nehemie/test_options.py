"""Options: the face of the altar card, the face of the solo board. Rules: EN-27, EN-28, EN-231."""

from __future__ import annotations

import pytest

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from batisseurs.kernel import CHANCE, BadOption, Seeded
from tests.games.esdras_et_nehemie.given import choices, draw, of, play, seen, side, waits_for
from tests.games.esdras_et_nehemie.moments import opp, rest, scored
from tests.rules import rule


def new(players: int, **options: bool | str) -> EsdrasTable:
    """Lay a new game."""
    table = ESDRAS_ET_NEHEMIE.new(players, options)
    assert isinstance(table, EsdrasTable)
    return table


@rule("EN-27")
def test_the_altar_face_is_drawn() -> None:
    """Unless something is said; each of the four faces is as likely."""
    table = new(3)
    assert ESDRAS_ET_NEHEMIE.options_of(table)["altar_face"] == "random"
    while waits_for(table) != "chance DrawAltarFace":
        table.play(CHANCE, table.choices(CHANCE)[0])
    assert seen(table).altar_face is None
    assert choices(table) == [f"altar {face}" for face in f.FACE_IDS]
    assert {table.weight(choice) for choice in table.choices(CHANCE)} == {1}
    play(table, "chance altar face_2b")
    assert (seen(table).altar_face, seen(table).zechariah, seen(table).haggai) == ("face_2b", 3, 6)


@rule("EN-27", "EN-28")
@pytest.mark.parametrize(
    ("face", "zechariah", "haggai"),
    [("face_1a", 2, 5), ("face_1b", 2, 4), ("face_2a", 3, 5), ("face_2b", 3, 6)],
)
@pytest.mark.parametrize("players", [1, 4])
def test_the_players_choose_the_altar_face(players: int, face: str, zechariah: int, haggai: int) -> None:
    """The first seat answers; the Prophets stand on the numbers of round 1."""
    table = new(players, altar_face="chosen")
    assert ESDRAS_ET_NEHEMIE.options_of(table)["altar_face"] == "chosen"
    draw(table)
    assert (waits_for(table), choices(table)) == (
        "p1 ChooseAltarFace", [f"altar {each}" for each in f.FACE_IDS],
    )  # fmt: skip
    play(table, f"p1 altar {face}")
    assert (seen(table).altar_face, seen(table).zechariah, seen(table).haggai) == (face, zechariah, haggai)
    draw(table)
    assert waits_for(table).endswith("ChooseCornerGate")


@rule("EN-231")
def test_the_solo_face_decides_start_and_sabbath() -> None:
    """Silver and gold at the start; silver for workers and points for people at the Sabbath."""
    start = {face: of(new(1, solo_face=face), "opponent") for face in ("a", "b")}
    assert [(has.silver, has.resources[0]) for has in start.values()] == [(3, 2), (4, 3)]
    for face, silver, points in (("a", 3, 2), ("b", 6, 3)):
        table = rest(players=1, solo_face=face, opponent=opp(), p1=side(food=20))
        assert (of(table, "opponent").silver, scored(table, 1)["cards"]) == (silver, points)


def test_there_is_no_opponent_at_a_table_of_several() -> None:
    """The face of the solo board says nothing there."""
    table = new(2, solo_face="b")
    assert seen(table).solo is None
    assert len(seen(table).sides) == 2
    assert ESDRAS_ET_NEHEMIE.sides(2) == ()
    assert ESDRAS_ET_NEHEMIE.sides(1) == ("opponent",)


@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_players(players: int) -> None:
    """Neither nobody nor a fifth player."""
    with pytest.raises(BadOption):
        ESDRAS_ET_NEHEMIE.new(players)


@pytest.mark.parametrize(
    "options", [{"altar_face": "face_1a"}, {"solo_face": "c"}, {"solo_face": True}, {"cards": True}]
)
def test_options_that_do_not_exist_are_refused(options: dict[str, bool | str]) -> None:
    """Neither an unknown name nor an unknown value."""
    with pytest.raises(BadOption):
        ESDRAS_ET_NEHEMIE.new(2, options)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game_with_any_options(players: int) -> None:
    """It ends after three Sabbaths with a result, whatever is played, on either face."""
    for face in ("a", "b"):
        table = new(players, altar_face="chosen", solo_face=face)
        source = Seeded(players)
        while not table.over():
            seat = table.chooser()
            possible = table.choices(seat)
            table.play(seat, table.draw(source) if seat == CHANCE else possible[source.below(len(possible))])
        assert not ESDRAS_ET_NEHEMIE.broken_laws(table)
        result = ESDRAS_ET_NEHEMIE.result(table)
        assert len(result.ranks) == players
        assert sorted(result.ranks) == list(range(1, players + 1)) or players == 1
        assert len(result.sides) == int(players == 1)
        assert seen(table).round == 3
