"""What is this, and what would happen? Every id is explained in all languages, and nothing hidden is told."""

from __future__ import annotations

import re
from functools import cache

import pytest

from batisseurs.games import SLUGS, find_game
from batisseurs.kernel import CHANCE, SPECTATOR, Game, Message, SealedStep, Seeded, Table, choice_text
from batisseurs.kernel.areas import areas_of
from batisseurs.kernel.errors import UnknownPlace
from batisseurs.kernel.explanation import Explanation, Foresight, Preview, explain, log_clauses
from batisseurs.kernel.play import carry_out
from batisseurs.words import LANGUAGES, Words
from batisseurs.words.narrator import Narrator
from tests.laws.deals import SECRETS, Deals, two_deals
from tests.laws.tables import Case, every_option_once, every_registered_case, moments, readers, rule_ids

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
HOLE = re.compile(r"\{\$?\w*\}|\[\[|\?\?\?|\w_\w|\bc\dr\d|\b[st]\d_\d|\b\w+\.\w")
"""What is missing, ids, and codes of places."""
BEYOND_TITLE = 12
"""How many letters more than the title what it is must have: a sentence, not the name again."""

every_dealt = pytest.mark.parametrize("slug", [slug for slug in SLUGS if slug in SECRETS])


def ids_for(game: Game, table: Table, reader: int) -> set[str]:
    """Return every id that a reader can come across."""
    ids = {*game.places(table, reader), *game.names(game.components_of(table)), *game.signs()}
    if reader != SPECTATOR:
        ids |= {figure.id for figure in game.figures(table, reader)}
    if reader in table.choosers():
        for _, said in choice_text.spoken_choices(table, reader):
            ids |= set(said.at)
        for refusal in choice_text.refusals(table, reader):
            ids |= set(refusal.at)
    return ids


def told(game: Game, table: Table, reader: int) -> dict[str, Explanation]:
    explainer = game.explainer(table, reader)
    found = {id_: explainer(id_) for id_ in sorted(ids_for(game, table, reader))}
    assert [id_ for id_, about in found.items() if about is None] == []
    return {id_: about for id_, about in found.items() if about is not None}


def foreseen(game: Game, table: Table, seat: int, *, last: bool) -> list[Preview]:
    """Return the previews of a seat as a room gives them."""
    concealed = table.clone()
    game.conceal(concealed, seat, Seeded(0))
    return Foresight(concealed, seat, last=last).previews(game)


def worlds(game: Game, table: Table, reader: int) -> list[Table]:
    """Return the table with other things where the reader cannot see."""
    nonsense = table.clone()
    game.overwrite_hidden(nonsense, reader)
    if reader == SPECTATOR:
        return [nonsense]
    concealed = table.clone()
    game.conceal(concealed, reader, Seeded(3))
    return [nonsense, concealed]


class Speaker:
    """Says messages in every language; the same ones only once."""

    def __init__(self, game: Game, reader: int) -> None:
        """Speak to a reader."""
        self.narrators = [Narrator(Words(language), NAMES, game, None, reader) for language in LANGUAGES]
        self.say = cache(self._say)

    def said(self, message: Message) -> list[str]:
        """Return a message in all languages."""
        args = tuple(
            (name, tuple(value) if isinstance(value, list) else value)
            for name, value in sorted(message.args.items())
        )
        return self.say(message.id, args)

    def _say(self, id_: str, args: tuple[tuple[str, str | int | tuple[str, ...]], ...]) -> list[str]:
        message = Message(
            id_, {name: list(value) if isinstance(value, tuple) else value for name, value in args}
        )
        return [narrator.say(message) for narrator in self.narrators]


@cache
def speaker_to(slug: str, reader: int) -> Speaker:
    """Return who speaks to a reader, in all cases of a game: most is the same in each."""
    return Speaker(find_game(slug), reader)


@every_option_once
def test_every_id_is_explained_by_more_than_its_name_and_every_place_is_in_one_area(case: Case) -> None:
    game, known = case.game, rule_ids(case.game)
    for number, table in enumerate(moments(case, 71, every=90)):
        for reader in (number % case.players, SPECTATOR):
            speaker = speaker_to(game.slug, reader)
            areas = areas_of(game, table, reader)
            placed = sorted(place for area in areas for place in area.places)
            assert placed == sorted(game.places(table, reader))
            assert [said for area in areas for said in speaker.said(area.title) if HOLE.search(said)] == []
            for id_, about in told(game, table, reader).items():
                titles = speaker.said(about.title)
                spoken = [speaker.said(message) for message in about.about]
                others = [speaker.said(message) for message in (*about.now, *about.costs, *about.gains)]
                assert [said for one in (titles, *spoken, *others) for said in one if HOLE.search(said)] == []
                for language, title in enumerate(titles):
                    more = " ".join(one[language] for one in spoken)
                    assert len(more) >= len(title) + BEYOND_TITLE, (id_, title, more)
                assert set(about.rules) <= known, id_
                assert about.item == "" or about.item in game.names(game.components_of(table)), id_


@every_registered_case
def test_explanations_and_previews_do_not_depend_on_what_is_hidden(case: Case) -> None:
    game = case.game
    for number, table in enumerate(moments(case, 72, every=75)):
        for reader in (number % case.players, SPECTATOR):
            known = told(game, table, reader)
            for other in worlds(game, table, reader):
                assert told(game, other, reader) == known
        for seat in table.choosers():
            if seat != CHANCE:
                last = table.choosers() == [seat]
                _, concealed = worlds(game, table, seat)
                assert foreseen(game, concealed, seat, last=last) == foreseen(game, table, seat, last=last)


@every_registered_case
def test_what_a_reader_does_not_see_is_refused_like_what_there_is_not(case: Case) -> None:
    game = case.game
    for table in moments(case, 73, every=60):
        everything = set().union(*(game.places(table, seat) for seat in readers(table)))
        for reader in [*readers(table), SPECTATOR]:
            explainer, there = game.explainer(table, reader), ids_for(game, table, reader)
            unseen = {"", "no such place", "p9", "\u2713" * 200, *everything} - there
            assert [id_ for id_ in unseen if explainer(id_) is not None] == []
            with pytest.raises(UnknownPlace):
                explain(game, table, reader, max(unseen))


@every_registered_case
def test_a_preview_is_what_happens(case: Case) -> None:
    """Played on the same concealed table, a choice announces and changes what its preview says."""
    game = case.game
    for table in moments(case, 74, every=7):
        for seat in table.choosers():
            if seat == CHANCE:
                continue
            previews = foreseen(game, table, seat, last=False)
            assert len(previews) == len(table.choices(seat))
            for choice, preview in zip(table.choices(seat), previews, strict=True):
                after = table.clone()
                game.conceal(after, seat, Seeded(0))
                assert preview.text == choice_text.say(after, seat, choice).text
                if isinstance(after.top, SealedStep):
                    assert (preview.told, preview.figures, preview.score) == ((), (), 0)
                    continue
                had = {figure.id: figure.number for figure in game.figures(after, seat)}
                points = sum(category.points for category in game.seen_score(after, seat, seat))
                entry = carry_out(after, seat, choice)
                assert preview.told == log_clauses(game, list(entry.game_events), seat)
                for figure in game.figures(after, seat):
                    had[figure.id] = figure.number - had.get(figure.id, 0)
                assert {figure.id: figure.number for figure in preview.figures} == {
                    id_: number for id_, number in had.items() if number
                }
                assert preview.score == sum(
                    category.points for category in game.seen_score(after, seat, seat)
                ) - points  # fmt: skip
                assert (preview.end == "over") == after.over()
                assert (preview.end == "chance") == (after.chooser() == CHANCE)
                assert (preview.end == "others") == (
                    not after.over() and after.choosers() not in ([seat], [CHANCE])
                )
                assert preview.asks == (tuple(after.choosers()) if preview.end == "others" else ())


@every_dealt
def test_two_deals_that_a_seat_cannot_tell_apart_are_explained_alike(slug: str) -> None:
    game = find_game(slug)
    for players in {max(2, game.min_players), game.max_players}:
        deals = two_deals(game, game.new(players), 0, players)
        for _ in range(30):
            compare(deals)
            if deals.step() is None:
                break


def compare(deals: Deals) -> None:
    """The reader is told the same in both deals."""
    game, reader = deals.game, deals.reader
    assert told(game, deals.real, reader) == told(game, deals.twin, reader)
    assert told(game, deals.real, SPECTATOR) == told(game, deals.twin, SPECTATOR)
    if reader in deals.real.choosers():
        last = deals.real.choosers() == [reader]
        assert foreseen(game, deals.real, reader, last=last) == foreseen(game, deals.twin, reader, last=last)
