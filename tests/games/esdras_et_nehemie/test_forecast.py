"""What views foretell, beside what the rules then do: paths, purse, storage, the Sabbath, warnings."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

import pytest

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.blue import FAR, access_price
from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE as GAME
from batisseurs.games.esdras_et_nehemie.sabbath import judgement_of, workers_to_feed
from batisseurs.games.esdras_et_nehemie.table import CELL_NAMES, EsdrasTable
from batisseurs.games.esdras_et_nehemie.turn import excess
from batisseurs.games.esdras_et_nehemie.view import EsdrasView, view, view_beside
from batisseurs.kernel import SPECTATOR, Play, Seeded, choice_text
from tests.games.esdras_et_nehemie.given import given
from tests.games.esdras_et_nehemie.given import play as play_texts
from tests.games.esdras_et_nehemie.weeks import after_week, week

if TYPE_CHECKING:
    from collections.abc import Iterator

    from batisseurs.kernel.choice import Choice
    from batisseurs.kernel.seats import Seat

Moment = tuple[EsdrasTable, "Seat", str, list["Choice"]]


def moments(seed: int) -> Iterator[Moment]:
    """Play at random; yield what is asked."""
    play, source = Play(GAME, 3), Seeded(seed)
    play.run_chance(source)
    while not play.over:
        seat = play.chooser
        said = [choice for _, choice in choice_text.spoken_choices(play.table, seat)]
        yield cast("EsdrasTable", play.table), seat, type(play.table.top).__name__, said
        play.play_text(seat, said[source.below(len(said))].text)
        play.run_chance(source)


@pytest.mark.parametrize("seed", range(2))
def test_a_view_foretells_what_the_rules_do(seed: int) -> None:
    met: Counter[str] = Counter()
    for table, seat, step, said in moments(seed):
        if step == "OpenPoint" and met[step] % 5 == 0:
            turn(table, seat, view(table, seat), said, met)
        elif step == "Prepare":
            preparation(table, seat, view(table, seat), said)
        elif step == "TuckCard":
            sabbath = view(table, seat).sides[seat].sabbath
            assert sabbath is not None
            worth = {choice.text.split()[1]: choice.message.args["points"] for choice in said}
            assert worth.items() <= sabbath.worth.items()
        met[step] += 1
    assert min(met[step] for step in ("OpenPoint", "Prepare", "TuckCard")) > 5
    assert {id_ for id_ in met if "-warn-" in id_}


def turn(table: EsdrasTable, seat: Seat, seen: EsdrasView, said: list[Choice], met: Counter[str]) -> None:
    """Compare an open point."""
    side = seen.sides[seat]
    assert max(sum(side.resources) - (side.storage or 99), 0) == excess(table, seat)
    for colour, row in enumerate(side.purse):
        if row.chosen or table.action == f.NONE:
            assert row.number == table.available(seat, colour)
        assert row.chosen == (table.action == colour)
    for cell, shown in enumerate(seen.scrolls):
        price = access_price(table, seat, cell)
        reached = price < FAR and table.scribes[cell] == f.NONE and table.scrolls[cell] != f.NONE
        assert (shown.path is not None) == reached
        if shown.path is not None:
            assert shown.path.silver == price == len(shown.path.to) * table.facts.path_silver
            assert len(shown.path.over) == shown.row - 1
    texts = [choice.text for choice in said]
    warned = [message.id for message in GAME.warnings(table, seat).get("end", ())]
    met.update(warned)
    if "end" in texts:
        clears = any(text.startswith("clear ") for text in texts)
        assert ("esdras-et-nehemie-warn-clear" in warned) == clears
        assert ("esdras-et-nehemie-warn-tent" in warned) == ("tent 1" in texts)
        assert ("esdras-et-nehemie-warn-storage" in warned) == (excess(table, seat) > 0)
    else:
        assert warned == []


def preparation(table: EsdrasTable, seat: Seat, seen: EsdrasView, said: list[Choice]) -> None:
    """Compare a preparation."""
    sabbath = seen.sides[seat].sabbath
    assert sabbath is not None
    texts = {choice.text for choice in said}
    for item in sabbath.items:
        assert item.done != (item.item.replace("_", " ") in texts)
    reserve = 0 if table.owns(seat, f.FIELDS_OF_REST) else table.reserve[seat]
    assert sabbath.due == workers_to_feed(table, seat) + reserve
    assert ["behind", "between", "ahead"].index(sabbath.judgement) == judgement_of(table, seat)


def test_a_path_is_the_cheapest_and_says_whom_it_pays() -> None:
    table = given(
        players=2,
        white={"s1_1": "left"},
        scribes={"s1_2": "p2", "s2_1": "p1", "s2_3": "p1"},
    )
    paths = {cell.place: cell.path for cell in view(table, 0).scrolls}
    over = paths["scroll.s3_1"]
    assert over is not None
    assert (over.silver, over.to, over.over) == (1, (None,), ("scroll.s2_1", "scroll.s1_1"))
    other = paths["scroll.s3_4"]
    assert other is not None
    assert (other.silver, other.to, other.over) == (1, (1,), ("scroll.s2_3", "scroll.s1_2"))
    assert paths[f"scroll.{CELL_NAMES[-1]}"] is None
    # Each reader has their own.
    public = view(table, SPECTATOR)
    assert view_beside(table, 1, public) == view(table, 1)
    assert view(table, 1).scrolls != view(table, 0).scrolls


def test_the_perpetual_fire_may_change_the_judgement() -> None:
    """One step before Zechariah: with the step of the tile, between the Prophets."""
    zechariah = view(given(players=2), 0).zechariah
    scrolls = {"s2_1": "perpetual_fire"}
    table = after_week(scrolls=scrolls, scribes={"s2_1": "p1"}, p1=week(altar=zechariah - 1))
    sabbath = view(table, 0).sides[0].sabbath
    assert sabbath is not None
    assert (sabbath.judgement, sabbath.judgement_after_fire) == ("behind", "between")
    assert sabbath.gives_after_fire
    play_texts(table, "p1 perpetual fire")
    sabbath = view(table, 0).sides[0].sabbath
    assert sabbath is not None
    assert (sabbath.judgement, sabbath.judgement_after_fire) == ("between", None)
