"""Actions and observations as numbers, the same for every adapter."""

from __future__ import annotations

import numpy as np
import pytest

from batisseurs.adapters.encoding import IllegalAction, Numbering
from batisseurs.adapters.rendering import as_html, as_svg, as_text
from batisseurs.kernel import CHANCE, SPECTATOR, Seeded, Table
from tests.adapters.cases import Case, every_case_and_toy


def moments(numbering: Numbering, seed: int, most: int = 60) -> list[Table]:
    """Return tables of a random game at which a seat is asked, and the last one."""
    source, table = Seeded(seed), numbering.new()
    found: list[Table] = []
    while not table.over() and len(found) < most:
        seat = table.chooser()
        if seat == CHANCE:
            table.play(seat, table.draw(source))
            continue
        found.append(table.clone())
        choices = table.choices(seat)
        table.play(seat, choices[source.below(len(choices))])
    return [*found, table]


@every_case_and_toy
def test_every_legal_action_means_its_choice_and_no_other_action_means_one(case: Case) -> None:
    numbering = Numbering(case.game, case.players, {})
    for table in moments(numbering, seed=1):
        for seat in range(case.players):
            legal = numbering.legal(table, seat)
            assert legal == sorted(set(legal))
            assert np.flatnonzero(numbering.mask(table, seat)).tolist() == legal
            assert sorted(numbering.choice(table, seat, action) for action in legal) == sorted(
                table.choices(seat)
            )
            illegal = sorted(set(range(numbering.actions)) - set(legal))
            for action in [-1, numbering.actions, *illegal[:: max(1, len(illegal) // 9)]]:
                with pytest.raises(IllegalAction):
                    numbering.choice(table, seat, action)


@every_case_and_toy
def test_observations_lie_within_their_limits(case: Case) -> None:
    numbering = Numbering(case.game, case.players, {})
    for table in moments(numbering, seed=2):
        for reader in [*range(case.players), SPECTATOR]:
            seen = numbering.observe(table, reader)
            assert seen.dtype == np.float32
            assert seen.shape == numbering.low.shape
            assert (numbering.low <= seen).all()
            assert (seen <= numbering.high).all()


@every_case_and_toy
def test_hidden_things_change_neither_observations_nor_pictures(case: Case) -> None:
    numbering = Numbering(case.game, case.players, {})
    for table in moments(numbering, seed=3, most=20):
        for reader in [*range(case.players), SPECTATOR]:
            twin = table.clone()
            case.game.overwrite_hidden(twin, reader)
            assert (numbering.observe(twin, reader) == numbering.observe(table, reader)).all()
            for shown in (as_text, as_html, as_svg):
                assert shown(case.game, twin, reader) == shown(case.game, table, reader)


@pytest.mark.parametrize("action", [None, "3", 3.0, [3]])
def test_an_action_is_a_whole_number(action: object) -> None:
    numbering = Numbering("theopolis", 2, {})
    table = moments(numbering, seed=1)[0]
    with pytest.raises(IllegalAction, match="an action is a whole number"):
        numbering.choice(table, table.chooser(), action)


def test_refusals_say_what_is_possible() -> None:
    numbering = Numbering("theopolis", 2, {})
    table = moments(numbering, seed=1)[0]
    seat = table.chooser()
    with pytest.raises(IllegalAction, match=r"does not answer .*; possible: \d+ \("):
        numbering.choice(table, seat, 0)
    with pytest.raises(IllegalAction, match="it isn't p2's turn; waiting for p1"):
        numbering.choice(table, 1 - seat, numbering.legal(table, seat)[0])


def test_a_picture_is_a_picture() -> None:
    from xml.etree import ElementTree as ET

    numbering = Numbering("theopolis", 2, {})
    table = moments(numbering, seed=1)[0]
    picture = ET.fromstring(as_svg(numbering.game, table, 0))  # noqa: S314  our own
    assert picture.tag.endswith("svg")
    assert len(list(picture)) > 20
    assert ET.fromstring(as_html(numbering.game, table, 0)).tag == "section"  # noqa: S314
