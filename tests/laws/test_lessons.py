"""A game is learned by playing it: nothing is asked that was not taught, and every lesson can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from batisseurs.bots import Seen, find_bot
from batisseurs.bots.suggestion import suggest
from batisseurs.games import SLUGS, all_games, find_game
from batisseurs.kernel import CHANCE, AutomaticStep, ChanceStep, Game, Play, Seeded, choice_text
from batisseurs.kernel.lesson import (
    CHOOSE,
    COMMON,
    MINE,
    Lesson,
    Moment,
    due,
    is_about,
    lit_places,
    luck,
    moment_of,
)
from batisseurs.words import LANGUAGES, Words
from batisseurs.words.catalogue import catalogue_text
from tests.laws.tables import Case, every_option_once, rule_ids

LONGEST = 240
SENTENCES = 2
DEALS = 8
"""How many first games are played: the deal is the same, the bots are not."""
LEARNED = {lesson.id for lesson in (CHOOSE, *COMMON)}
"""What a reader of another game has read."""
RARE = "a card or a moment that few games have"
ELSEWHERE = {
    "nehemiah": {
        **dict.fromkeys(["neutral"], "with two players"),
        **dict.fromkeys(
            ["auction", "bid", "artisan", "architect", "sculptor", "turncoat", "foreman", "journeyman"],
            "with foremen",
        ),
        **dict.fromkeys(["assistant", "corrupt", "inspector"], "with foremen"),
        **dict.fromkeys(["move-cube", "raise", "further"], RARE),
    },
    "theopolis": dict.fromkeys(["excess", "pilgrim", "rosary", "benefactor", "confess"], RARE),
    "my-village": {
        **dict.fromkeys(["pay", "counter", "labourer"], RARE),
        **dict.fromkeys(["customer", "travel", "change"], "the suggestions prefer other values and banners"),
    },
    "esdras-et-nehemie": {
        "face": "with an altar card that was chosen",
        **dict.fromkeys(["copy", "repeat", "market", "excess", "bonus", "free-develop", "buy-food"], RARE),
        "path": RARE,
    },
}
"""Lessons that no first game reaches, and why."""

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
every_slug = pytest.mark.parametrize("slug", SLUGS)


class Taught(NamedTuple):
    """A question of a game in which everything is read at once."""

    play: Play
    seat: int
    moment: Moment
    new: list[Lesson]
    known: list[Lesson]
    """What was read before."""


def taught(play: Play, seats: set[int], answer: object, seed: int) -> Iterator[Taught]:
    """Play a game to its end; tell what each of these seats is taught, question by question."""
    source, game, first = Seeded(seed), play.game, play.game.first_game
    dealt = first if answer is guided else None
    read: dict[int, set[str]] = {seat: set() for seat in seats}
    decisions = dict.fromkeys(seats, 0)
    while not play.over:
        seat = play.chooser
        if seat == CHANCE:
            play.run_chance(source if dealt is None else luck(dealt, len(play.log)))
            continue
        choices = play.table.choices(seat)
        if seat in seats and len(choices) > 1:
            now = moment_of(play.table, seat, seen_by(play, seat), decisions[seat])
            new = due(game.lessons, now, read[seat])
            yield Taught(play, seat, now, new, [one for one in game.lessons if one.id in read[seat]])
            read[seat] |= {lesson.id for lesson in new}
            decisions[seat] += 1
        play.play(seat, answer(play, seat, source))  # type: ignore[operator]


def seen_by(play: Play, seat: int) -> set[str]:
    """Return the ids of everything that was announced to a seat."""
    events = (event.for_reader(seat) for entry in play.log for event in entry.game_events)
    return {event.id for event in events if event is not None}


def at_random(play: Play, seat: int, source: Seeded) -> int:
    choices = play.table.choices(seat)
    return choices[source.below(len(choices))]


def guided(play: Play, seat: int, source: Seeded) -> int:
    """Do what is suggested; the others are the bots of the first game."""
    game, first = play.game, play.game.first_game
    assert first is not None
    if seat > 0:
        return find_bot(first.bot).choose(Seen(game, play.table, seat, source), source)
    suggestion = suggest(game, play.table, seat, source)
    assert suggestion.why in game.purposes.values()
    return choice_text.find_choice(play.table, seat, suggestion.text)


def new_first_game(game: Game) -> Play:
    first = game.first_game
    assert first is not None
    return Play(game, first.players, first.options)


@cache
def first_games(slug: str) -> tuple[frozenset[str], tuple[int, ...]]:
    """Play first games by suggestions; return which lessons came, and the points."""
    game = find_game(slug)
    came: set[str] = set()
    points = []
    for seed in range(DEALS):
        play = new_first_game(game)
        for now in taught(play, {0}, guided, seed):
            came |= {lesson.id for lesson in now.new}
        points.append(sum(category.points for category in game.score(play.table, 0)))
    return frozenset(came), tuple(points)


@every_game
def test_every_kind_of_decision_has_a_lesson(game: Game) -> None:
    asks = {kind.name for kind in game.steps if not issubclass(kind.step, ChanceStep | AutomaticStep)}
    about = {step for lesson in game.lessons for step in lesson.steps}
    assert about == asks


@every_game
def test_lessons_name_rules_and_are_listed_once(game: Game) -> None:
    ids = [lesson.id for lesson in game.lessons]
    assert len(set(ids)) == len(ids)
    assert set(ids) >= LEARNED, "what is common to all games is taught by each"
    assert {rule for lesson in game.lessons for rule in lesson.rules} <= rule_ids(game)
    assert all(lesson.rules for lesson in game.lessons if lesson.id not in LEARNED)
    assert game.first_game is not None
    game.read_options(game.first_game.players, game.first_game.options)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_one_idea_in_two_short_sentences(game: Game, language: str) -> None:
    words = Words(language)
    own = [lesson.id for lesson in game.lessons if lesson.id not in LEARNED]
    common = [f"{surface}-{id_}" for id_ in LEARNED for surface in ("web", "cli")]
    for id_ in [*own, *common, *game.purposes.values()]:
        text = words.text(id_)
        assert len(text) <= LONGEST, f"{id_}: {len(text)}"
        assert len(re.findall(r"[.!?…](?= [A-ZÀ-Ż„“«]|$)", text)) <= SENTENCES, id_
        assert text.endswith("."), id_


@every_option_once
def test_nothing_is_asked_that_was_not_taught(case: Case) -> None:
    """And what a lesson lights up is there when it comes."""
    game = case.game
    for now in taught(case.play(), set(range(case.players)), at_random, 1):
        assert any(is_about(lesson, now.moment) for lesson in [*now.known, *now.new]), now.moment.step
        for lesson in now.new:
            lit = lit_places(game, now.play.table, now.seat, lesson, now.moment)
            assert lit or not lesson.places, f"{lesson.id}: nothing of {lesson.places} is there"
            known = {*game.places(now.play.table, now.seat), *lit}
            assert all(game.explain(now.play.table, now.seat, place) for place in lit)
            if lesson.places and not any("grid.c" in place for place in lesson.places):
                assert len(lit) == len(lesson.places), f"{lesson.id}: only {lit} is there"
            assert set(lit) <= known


@every_slug
def test_every_lesson_is_reached(slug: str) -> None:
    game = find_game(slug)
    came, _ = first_games(slug)
    missing = {lesson.id.partition("-lesson-")[2] for lesson in game.lessons if lesson.id not in came}
    assert missing <= set(ELSEWHERE[slug])


@every_slug
def test_who_follows_the_suggestions_has_more_points_than_a_random_player(slug: str) -> None:
    game = find_game(slug)
    _, points = first_games(slug)
    random = []
    for seed in range(10):
        play = new_first_game(game)
        source = Seeded(seed)
        while not play.over:
            if play.chooser == CHANCE:
                play.run_chance(source)
            else:
                play.play(play.chooser, at_random(play, play.chooser, source))
        random.append(sum(category.points for category in game.score(play.table, 0)))
    assert sum(points) / len(points) > sum(random) / len(random)


def test_who_has_learned_one_game_is_told_only_what_differs() -> None:
    game = find_game("theopolis")
    play = new_first_game(game)
    play.run_chance(Seeded(1))
    now = moment_of(play.table, play.chooser, (), 0)
    told = due(game.lessons, now, LEARNED)
    assert told
    assert LEARNED.isdisjoint(lesson.id for lesson in told)


def test_places_of_ones_own_seat_are_of_that_seat() -> None:
    game = find_game("theopolis")
    play = new_first_game(game)
    play.run_chance(Seeded(1))
    lesson = Lesson("x", places=(f"{MINE}stones", "nowhere"))
    assert lit_places(game, play.table, 1, lesson, Moment("MainPhase")) == ("p2.stones",)


def test_a_lesson_without_places_lights_what_can_be_chosen() -> None:
    game = find_game("theopolis")
    play = new_first_game(game)
    now = Moment("MainPhase", (("play monk", ("p1.hand.monk",)), ("add hope", ("pile.hope",)), ("end", ())))
    lit = [
        lit_places(game, play.table, 0, Lesson("x", steps=("MainPhase",), offers=offers), now)
        for offers in ("", "add", "end")
    ]
    assert lit == [("p1.hand.monk", "pile.hope"), ("pile.hope",), ()]
    assert lit_places(game, play.table, 0, Lesson("x"), now) == ()


def test_the_catalogues_of_lessons_say_nothing_that_no_lesson_says() -> None:
    for game in all_games():
        said = re.findall(r"(?m)^([a-z0-9-]+) =", catalogue_text("en", f"{game.slug}-lessons"))
        assert set(said) == {*(lesson.id for lesson in game.lessons), *game.purposes.values()} - LEARNED
