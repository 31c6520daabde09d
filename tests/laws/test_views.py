"""Views hide what they must: nothing a reader sees depends on what is hidden from it."""

from __future__ import annotations

from typing import Any

from batisseurs.kernel import SPECTATOR, Game, Seeded, Table, choice_text, save
from tests.laws.tables import (
    NOTHING_HIDDEN,
    Case,
    cases_of,
    every_case,
    every_game,
    moments,
    play_to_end,
    readers,
)


def seen(game: Game, table: Table, reader: int) -> Any:
    """Return all that a reader gets: view, numbers, places, what it is asked and may answer, scores."""
    asked = []
    if reader in table.choosers():
        asked = [
            choice_text.prompt(table, reader),
            choice_text.spoken_choices(table, reader),
            choice_text.refusals(table, reader),
        ]
    scores = [game.seen_score(table, seat, reader) for seat in readers(table)]
    return game.view(table, reader), game.observe(table, reader), game.places(table, reader), asked, scores


@every_case
def test_what_is_hidden_may_be_anything(case: Case) -> None:
    """Dealt again (`conceal`) or overwritten with nonsense, it changes nothing that is seen."""
    source = Seeded(41)
    for table in moments(case, 41, every=9):
        public = case.game.view(table, SPECTATOR)
        for reader in [*readers(table), SPECTATOR]:
            before = seen(case.game, table, reader)
            twins = [table.clone(), table.clone()]
            case.game.overwrite_hidden(twins[0], reader)
            if reader == SPECTATOR:
                del twins[1]
            else:
                case.game.conceal(twins[1], reader, source)
                assert case.game.broken_laws(twins[1]) == []
            for twin in twins:
                assert seen(case.game, twin, reader) == before
                assert case.game.view(twin, SPECTATOR) == public


@every_case
def test_a_view_made_beside_the_public_one_is_the_same(case: Case) -> None:
    for table in moments(case, 45, every=5):
        public = case.game.view(table, SPECTATOR)
        for seat in readers(table):
            assert case.game.view_beside(table, seat, public) == case.game.view(table, seat)
        assert public == case.game.view(table, SPECTATOR)


@every_game
def test_concealing_and_overwriting_change_what_is_hidden(game: Game) -> None:
    """Else the first law would be met by doing nothing."""
    dealt_anew = overwritten = shown_to_others = 0
    source = Seeded(43)
    for case in cases_of(game):
        for table in moments(case, 43, every=9):
            for seat in readers(table):
                before, twin, nonsense = save(game, table), table.clone(), table.clone()
                game.conceal(twin, seat, source)
                game.overwrite_hidden(nonsense, seat)
                dealt_anew += save(game, twin) != before
                overwritten += save(game, nonsense) != before
                others = [other for other in readers(table) if other != seat]
                shown_to_others += any(game.view(twin, other) != game.view(table, other) for other in others)
    if game.slug in NOTHING_HIDDEN:
        assert dealt_anew == overwritten == shown_to_others == 0
    else:
        assert min(dealt_anew, overwritten, shown_to_others) > 10


@every_case
def test_a_view_belongs_to_its_reader(case: Case) -> None:
    """A concealed table is one on which that seat could sit: the game continues from it."""
    for table in moments(case, 44, every=45):
        for seat in readers(table):
            twin = table.clone()
            case.game.conceal(twin, seat, Seeded(seat))
            assert play_to_end(twin, 2).over()


@every_case
def test_numbers_of_a_view_keep_to_their_layout(case: Case) -> None:
    layout = case.game.layout(case.players, case.options)
    limits = [(row.minimum, row.maximum) for row in layout for _ in range(row.size)]
    assert len({row.name for row in layout}) == len(layout)
    for table in moments(case, 45, every=3):
        for reader in [*readers(table), SPECTATOR]:
            numbers = case.game.observe(table, reader)
            assert len(numbers) == len(limits)
            assert all(low <= number <= high for number, (low, high) in zip(numbers, limits, strict=True))
