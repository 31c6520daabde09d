"""What things are said to cost and give is what the file in use and the table say."""

from __future__ import annotations

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.table import EsdrasTable
from batisseurs.kernel import Message, Seeded
from batisseurs.kernel.explanation import Explanation, Foresight, explain
from batisseurs.words.catalogue import Words
from batisseurs.words.narrator import Narrator
from tests.games.esdras_et_nehemie.given import given, side


def about(table: EsdrasTable, place: str, seat: int = 0) -> Explanation:
    return explain(ESDRAS_ET_NEHEMIE, table, seat, place)


def said(messages: tuple[Message, ...], seat: int = 0) -> list[str]:
    narrator = Narrator(Words("en"), ["Ann", "Ben"], ESDRAS_ET_NEHEMIE, None, seat)
    return [narrator.say(message) for message in messages]


def test_prices_are_those_of_the_file_in_use() -> None:
    game = ESDRAS_ET_NEHEMIE
    text = game.component_text().replace("tent_blue_2 = { value = 4", "tent_blue_2 = { value = 5")
    table = game.new(2, {}, game.components(text))
    assert isinstance(table, EsdrasTable)
    assert "2 spaces: blue banners 5, basic resources 0." in said(about(table, "city").about)


def test_a_levite_costs_what_this_player_would_pay() -> None:
    table = given(scrolls={"s2_1": "portion_of_the_levites"}, scribes={"s2_1": "p1"}, p1=side(), p2=side())
    assert said(about(table, "p1.levites").costs) == ["1 worker"]
    assert said(about(table, "p2.levites").costs) == ["2 food", "1 worker"]


def test_cards_in_hand_and_covered_cards_are_told_to_their_owner() -> None:
    table = given(
        p1=side(hand=["mason", "singer"], stacks=[["scholar", "jeweller"], [], []]),
        p2=side(hand=["singer", "soldier"]),
    )
    assert "It is in your hand." in said(about(table, "mason").now)
    assert "It is in your hand." not in said(about(table, "mason", 1).now, 1)
    assert said(about(table, "p1.stack.1", 1).now, 1) == ["Stack 1: Jeweller.", "Under it: Scholar."]


def test_a_prophets_own_space_is_explained_by_the_reading_of_the_table() -> None:
    for reading, counts in (("reached", "between"), ("passed", "behind")):
        table = given(readings={"prophet_space": reading})
        told = said(about(table, "judgement").about)
        assert any(line.startswith(f"A marker on Zechariah’s space counts as {counts}") for line in told)


def test_the_opponent_is_explained_as_what_it_has() -> None:
    table = given(players=1)
    assert said((about(table, "opponent.gold").title,)) == ["gold (The opponent)"]
    assert ESDRAS_ET_NEHEMIE.explain(table, 0, "opponent.food") is None
    assert ESDRAS_ET_NEHEMIE.explain(table, 0, "p2.gold") is None


def test_a_preview_counts_banners_and_goods() -> None:
    table = given(p1=side(silver=9, hand=["soldier", "mason"]))
    concealed = table.clone()
    ESDRAS_ET_NEHEMIE.conceal(concealed, 0, Seeded(1))
    previews = {one.text: one for one in Foresight(concealed, 0, last=False).previews(ESDRAS_ET_NEHEMIE)}
    changed = {figure.id: figure.number for figure in previews["play soldier 1"].figures}
    assert changed == {"p1.grey_banner": 2, "p1.blue_banner": 1, "p1.red_banner": 1}
