"""Step III of a turn: a villager dies. Rules: MV-175 to MV-181."""

from __future__ import annotations

import pytest

from batisseurs.games.my_village.game import MY_VILLAGE
from tests.games.my_village.common_moves import PROFESSIONS, dying, without
from tests.games.my_village.given import choices, given, of, play, refused, seen, side, waits_for
from tests.rules import rule


@rule("MV-175")
@pytest.mark.parametrize("cloud", [1, 9])
def test_without_the_reaper_the_turn_just_ends(cloud: int) -> None:
    """Nobody dies, no rat die is rolled."""
    table = given(value=6, p1=side(cloud=cloud))
    play(table, "p1 activate question", "p1 stay")
    assert waits_for(table) == "p2 MakeValue"
    assert (len(of(table, "p1").villagers), seen(table).coffins, seen(table).rat) == (5, 0, 10)


@rule("MV-175")
def test_the_check_comes_after_the_last_banner() -> None:
    """The bridge is crossed by the first of two banners; both are activated before anyone dies."""
    table = given(value=8, p1=side(cloud=10, workshops=["ws_brewery_58", "ws_stable_58"]))
    play(table, "p1 activate ws_brewery_58")
    assert (waits_for(table), of(table, "p1").reaper) == ("p1 ActivateBanner", True)
    play(table, "p1 activate ws_stable_58", "p1 stop")
    assert waits_for(table) == "p1 ChooseDeceased"


@rule("MV-176")
def test_the_reaper_returns_and_one_villager_dies() -> None:
    """The time marker stays where it is."""
    table = dying(p1=side(cloud=10))
    assert (of(table, "p1").reaper, of(table, "p1").cloud) == (False, 1)
    play(table, "p1 bury abbot")
    assert of(table, "p1").villagers == ("councillor", "traveller", "craftsman", "merchant")
    assert seen(table).coffins == 1
    play(table, "chance roll 1")
    assert (waits_for(table), of(table, "p1").cloud, of(table, "p1").reaper) == ("p2 MakeValue", 1, False)


@rule("MV-176")
def test_two_crossings_are_one_death() -> None:
    """The reaper is on the marker already when the bridge is passed again (MV-R8)."""
    table = given(value=6, p1=side(cloud=10, reaper=True))
    play(table, "p1 activate question", "p1 stay", "p1 bury abbot", "chance roll 1")
    assert waits_for(table) == "p2 MakeValue"
    assert (seen(table).coffins, len(of(table, "p1").villagers)) == (1, 4)


@rule("MV-177")
def test_the_player_chooses_among_their_villagers() -> None:
    """Only who stands on a space; successors in the school cannot be chosen, nor can anyone be spared."""
    table = dying(p1=side(villagers=["abbot", "merchant"], school=["left", "right"]))
    assert waits_for(table) == "p1 ChooseDeceased"
    assert choices(table) == ["bury abbot", "bury merchant"]
    assert refused(table, "bury councillor", "MV-177")
    play(table, "p1 bury merchant")
    village = of(table, "p1")
    assert (village.villagers, village.school_left, village.school_right) == (("abbot",), True, True)


@rule("MV-177")
def test_who_came_this_turn_may_die() -> None:
    """A successor placed by the banner that used up the time (MV-R27)."""
    table = given(value=3, p1=side(cloud=10, school=["left"], villagers=["abbot"]))
    play(table, "p1 activate school", "p1 place left merchant", "p1 stop")
    assert choices(table) == ["bury abbot", "bury merchant"]


@rule("MV-178")
@pytest.mark.parametrize("who", PROFESSIONS)
@pytest.mark.parametrize(("filled", "stories"), [(0, 2), (1, 1)])
def test_the_chronicle_tells_of_the_dead(who: str, filled: int, stories: int) -> None:
    """Two coffins for each profession: first two story points, then one."""
    table = dying(p1=side(tree=4), chronicle={who: filled}, graves=0)
    play(table, f"p1 bury {who}")
    assert (of(table, "p1").tree, of(table, "p1").safe) == (4 + stories, 0)
    assert seen(table).chronicle == tuple(filled + 1 if name == who else 0 for name in PROFESSIONS)
    assert seen(table).graves == 0


@rule("MV-178")
def test_the_coffin_with_more_points_comes_first() -> None:
    """Even when it is printed second (MV-R24)."""
    text = MY_VILLAGE.component_text()
    ours = 'id = "abbot"\nname = { en = "Abbot", fr = "Abbé", pl = "Opat" }\ncolour = "brown"\n'
    swapped = text.replace(
        ours + "first_coffin = 2\nsecond_coffin = 1", ours + "first_coffin = 1\nsecond_coffin = 2"
    )
    assert swapped != text
    table = dying(components=MY_VILLAGE.components(swapped))
    play(table, "p1 bury abbot")
    assert of(table, "p1").tree == 2


@rule("MV-179")
def test_without_a_free_coffin_there_is_an_anonymous_grave() -> None:
    """The one with the lowest number, and no story points."""
    table = dying(p1=side(tree=4), chronicle={"merchant": 2}, graves=3)
    play(table, "p1 bury merchant")
    assert (of(table, "p1").tree, seen(table).graves, seen(table).coffins) == (4, 4, 6)
    assert seen(table).chronicle == (0, 0, 0, 0, 2)


@rule("MV-180")
def test_the_dead_stay_in_their_coffins() -> None:
    """Neither the next death, nor a new villager of that profession, nor an invasion empties one."""
    table = dying(chronicle={"merchant": 1}, graves=2, rat=1, p1=side(villagers=["merchant"]))
    play(table, "p1 bury merchant")
    assert seen(table).coffins == 4
    play(table, "p1 hire merchant", "chance roll 6")
    assert (seen(table).chronicle, seen(table).graves) == ((0, 0, 0, 0, 2), 2)


@rule("MV-181")
def test_the_last_villager_is_followed_by_a_day_labourer() -> None:
    """At once, before the rat die; any profession; it is a must, whatever the school holds."""
    table = dying(p1=side(villagers=["merchant"], school=["left"], labourers=1), rat=8)
    play(table, "p1 bury merchant")
    assert (waits_for(table), seen(table).rat) == ("p1 HireLabourer", 8)
    assert choices(table) == [f"hire {who}" for who in PROFESSIONS]
    play(table, "p1 hire craftsman")
    village = of(table, "p1")
    assert (village.villagers, village.labourers, village.school_left) == (("craftsman",), 2, True)
    assert waits_for(table) == "chance RollRat"


@rule("MV-181")
def test_nobody_is_hired_while_a_villager_is_left() -> None:
    """One is enough."""
    table = dying(p1=side(villagers=["merchant", "abbot"]))
    play(table, "p1 bury merchant")
    assert (waits_for(table), of(table, "p1").labourers) == ("chance RollRat", 0)


@rule("MV-181")
def test_a_day_labourer_is_an_ordinary_villager() -> None:
    """Opens the area, and can die; the tile stays with the player."""
    table = given(value=8, p1=side(villagers=["craftsman"], labourers=1, cloud=10))
    play(table, "p1 add ws_brewery_58", "p1 bury craftsman", "p1 hire abbot", "chance roll 1")
    assert (of(table, "p1").labourers, of(table, "p1").villagers) == (2, ("abbot",))
    table = given(value=3, p1=side(villagers=["craftsman"], labourers=1, school=["right"]))
    play(table, "p1 activate school", "p1 place right abbot", "p1 stop")
    assert of(table, "p1").labourers == 1


def test_only_the_active_player_loses_someone() -> None:
    """Another reaper on another marker would wait for its own turn."""
    table = dying(p2=side(villagers=without("abbot")))
    play(table, "p1 bury abbot", "chance roll 1")
    assert len(of(table, "p2").villagers) == 4
