"""Screens in the middle of known games, as text files: `python -m tests.cli.screens` writes them again.

Look at the differences before committing them: these files are what players see.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import NamedTuple

import pytest

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.esdras_et_nehemie.view import EsdrasView
from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.view import MyVillageView
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.nehemiah.view import NehemiahView
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import CHANCE, Game, Play, Seeded
from batisseurs.words import LANGUAGES, PSEUDO
from tests.cli.terminal import call


def each_language_and_number(*numbers: int) -> pytest.MarkDecorator:
    """Try each language and each number of players once; `make proof` tries all pairs."""
    languages = [*LANGUAGES, PSEUDO]
    return pytest.mark.parametrize(
        ("language", "players"),
        [
            pytest.param(language, players, marks=() if at == place % len(numbers) else pytest.mark.proof)
            for place, language in enumerate(languages)
            for at, players in enumerate(numbers)
        ],
    )


FOLDER = Path(__file__).parent / "snapshots"
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
ROUND = 6


class Shot(NamedTuple):
    """One screen: who plays, how wide, in which language, and what is typed."""

    name: str
    players: int
    columns: int
    language: str
    typed: str = ""
    moment: str = ""
    """Of a game of Nehemiah or My Village: what the first player is about to do."""


TABLES = [
    Shot(f"table-{players}-players-{columns}-columns-{language}", players, columns, language)
    for players in (2, 5)
    for columns in (80, 100)
    for language in LANGUAGES
]
QUESTIONS = [
    Shot(f"questions-{language}", 2, 80, language, "?\n? 1\n? play pope\n? bishop\nrecap\nlog 3\n")
    for language in LANGUAGES
]
OTHERS = [
    Shot("table-3-players-50-columns-en", 3, 50, "en"),
    Shot("table-4-players-66-columns-fr", 4, 66, "fr"),
]


class Moment(NamedTuple):
    """A moment in a known game of Nehemiah: a choice that the first player has, and after how many turns."""

    choice: str
    turns: int
    foremen: bool = False
    seed: int = 3


MOMENTS = {
    "turn": Moment("activate", 24),
    "activation": Moment("also", 20),
    "auction": Moment("bid", 0, foremen=True),
    "foremen": Moment("place", 16, foremen=True),
    "window": Moment("seasonal", 6, foremen=True, seed=0),
    "last-turns": Moment("activate", 4000, seed=4),
    "turncoat": Moment("turn", 4000, foremen=True, seed=35),
}


def _nehemiah(
    moment: str, players: int, columns: int, language: str, typed: str = "", what: str = ""
) -> Shot:
    name = f"nehemiah-{what or moment}-{players}-players-{columns}-columns-{language}"
    return Shot(name, players, columns, language, typed, moment)


ASKED = "?\n? 1\n? c1r1\n? pass\n? activate c1r4\n? sheep gate\n? wall\n? town planner\nrecap\nlog 3\n"
NEHEMIAH_SHOTS = [
    *[_nehemiah("turn", 2, columns, language) for columns in (80, 100) for language in LANGUAGES],
    *[_nehemiah("turn", 2, 80, language, ASKED, "questions") for language in LANGUAGES],
    _nehemiah("turn", 4, 80, "en"),
    _nehemiah("turn", 4, 100, "en"),
    _nehemiah("turn", 4, 50, "pl"),
    _nehemiah("turn", 2, 66, "fr"),
    _nehemiah("activation", 3, 80, "fr", "1\n"),
    _nehemiah("activation", 3, 100, "en", "1\n"),
    _nehemiah("auction", 3, 80, "pl", "2\n1\nwithdraw\n0\n3 wood\nbid 9 wood\n"),
    _nehemiah("auction", 3, 100, "en", "2\n1\nwithdraw\n0\n3 wood\nbid 9 wood\n"),
    _nehemiah("foremen", 4, 80, "fr"),
    _nehemiah("foremen", 4, 100, "en"),
    _nehemiah("window", 3, 80, "en", "auto\n? seasonal\n"),
    _nehemiah("last-turns", 3, 100, "en"),
    _nehemiah("turncoat", 3, 100, "fr"),
]


class VillageMoment(NamedTuple):
    """A moment in a known game of My Village: a step at which the first player chooses, from a round on."""

    step: str
    round: int
    seed: int


VILLAGE_MOMENTS = {
    "value": VillageMoment("MakeValue", 8, 39),
    "banner": VillageMoment("ActivateBanner", 8, 39),
    "start": VillageMoment("MakeValue", 1, 1),
    "late": VillageMoment("MakeValue", 18, 12),
    "customers": VillageMoment("TakeCustomer", 18, 12),
    "payment": VillageMoment("PayUnit", 6, 35),
    "mixture": VillageMoment("PayUnit", 1, 0),
    "death": VillageMoment("ChooseDeceased", 7, 39),
    "four": VillageMoment("MakeValue", 15, 25),
}
LIKED = (
    "serve", "keep", "perform", "take cu", "train", "place", "move town_hall", "move story", "add tr",
    "add mo", "add", "cover", "activate office", "activate",
)  # fmt: skip
"""Choices that are taken rather than others, so that known villages are not empty."""


def _village(moment: str, players: int, columns: int, language: str, typed: str = "", what: str = "") -> Shot:
    name = f"my-village-{what or moment}-{players}-players-{columns}-columns-{language}"
    return Shot(name, players, columns, language, typed, moment)


VILLAGE_ASKED = (
    "?\n? 7\n? 2\n? w5\n? add cloister\n? reaper\n? cloister\n? brewery\n? brother denis\n? town hall\n"
    "? minstrel\n? office\nlog 3\n"
)
VILLAGE_SHOTS = [
    *[_village("value", 2, columns, language) for columns in (80, 100) for language in LANGUAGES],
    *[_village("value", 2, 80, language, VILLAGE_ASKED, "questions") for language in LANGUAGES],
    _village("start", 2, 100, "en"),
    _village("banner", 2, 100, "en", "undo\n"),
    _village("late", 3, 100, "fr"),
    _village("customers", 3, 80, "en", "1\n"),
    _village("payment", 2, 80, "pl"),
    *[_village("mixture", 2, 80, language, "2\n") for language in LANGUAGES],
    _village("death", 2, 100, "en"),
    _village("four", 4, 100, "en"),
    _village("four", 4, 80, "fr"),
    _village("four", 4, 50, "pl"),
]


class CityMoment(NamedTuple):
    """A moment in a known game of Esdras et Néhémie: a choice of the first player, from a week and day on."""

    choice: str
    round: int
    day: int
    seed: int


CITY_MOMENTS = {
    "begin": CityMoment("gatekeeper", 1, 0, 0),
    "card": CityMoment("play", 2, 3, 3),
    "temple": CityMoment("temple", 2, 2, 5),
    "rubble": CityMoment("clear", 2, 2, 4),
    "torah": CityMoment("scribe", 2, 2, 4),
    "wall-card": CityMoment("place", 1, 1, 1),
    "eve": CityMoment("farmer", 1, 6, 6),
}
CITY_LIKED = {"rebuild", "scribe", "temple", "develop", "levite", "clear", "tuck", "trade"}


def _city(moment: str, players: int, columns: int, language: str, typed: str = "", what: str = "") -> Shot:
    name = f"esdras-et-nehemie-{what or moment}-{players}-players-{columns}-columns-{language}"
    return Shot(name, players, columns, language, typed, moment)


CITY_ASKED = (
    "?\n? 1\n? w20\n? s2_1\n? red\n? levite\n? temple\n? altar\n? mason\n? sheep\n? c3\n"
    "? treasurer\n? opponent\n? signs\nlog 3\n"
)
CITY_SHOTS = [
    *[_city("card", 2, columns, "en") for columns in (80, 100, 120)],
    *[_city("card", 2, 120, language) for language in LANGUAGES if language != "en"],
    *[_city("card", 2, 100, language, CITY_ASKED, "questions") for language in LANGUAGES],
    _city("card", 1, 120, "en", "recap\n? opponent\n? teaching\n? fountain gate\n", "solo"),
    _city("card", 4, 120, "en"),
    _city("card", 4, 80, "fr"),
    _city("card", 3, 50, "pl"),
    _city("begin", 1, 100, "fr"),
    _city("temple", 3, 120, "pl"),
    _city("rubble", 2, 100, "en"),
    _city("torah", 2, 100, "fr"),
    _city("wall-card", 2, 120, "en"),
    _city("eve", 2, 80, "pl"),
]


class Draw(NamedTuple):
    """A moment at which a person answers for chance: the game, the kind of draw, and how many came before."""

    game: Game
    step: str
    before: int = 0
    seed: int = 3


DRAWS = {
    "draw-rubble": Draw(ESDRAS_ET_NEHEMIE, "DrawRubble"),
    "draw-scroll": Draw(ESDRAS_ET_NEHEMIE, "DrawScroll", 3),
    "draw-focus": Draw(ESDRAS_ET_NEHEMIE, "RevealFocus", 2),
    "draw-wall": Draw(ESDRAS_ET_NEHEMIE, "DrawOpponentWall", 0, 1),
    "draw-board": Draw(THEOPOLIS, "RevealCard", 4),
    "draw-dice": Draw(MY_VILLAGE, "RollDice", 8),
}


def _draw(moment: str, players: int, columns: int, language: str, typed: str) -> Shot:
    name = f"{moment}-{players}-players-{columns}-columns-{language}"
    return Shot(name, players, columns, language, typed, moment)


DRAW_SHOTS = [
    *[_draw("draw-rubble", 1, 80, language, "?\n1, 2 3\nundo 2\n\n9\n") for language in LANGUAGES],
    _draw("draw-scroll", 1, 100, "en", "pen\nthe\nperp, tithes\n\n"),
    _draw("draw-focus", 1, 100, "fr", "? 1\nporte\n1\nannuler\n"),
    _draw("draw-wall", 1, 100, "pl", "wall 13\nwalls 2\n"),
    _draw("draw-board", 2, 80, "en", "priest\nundo\n"),
    _draw("draw-dice", 3, 80, "pl", "7\nw3 2, 5\ncofnij\n"),
]
SHOTS = [*TABLES, *QUESTIONS, *OTHERS, *NEHEMIAH_SHOTS, *VILLAGE_SHOTS, *CITY_SHOTS, *DRAW_SHOTS]


def game(players: int, seed: int = 3, until: int = ROUND) -> Play:
    """Play at random, but play and add where possible, until Ann's turn in a round."""
    play = Play(THEOPOLIS, players, seats=NAMES[:players])
    source = Seeded(seed)
    while not play.over:
        seat = play.chooser
        if seat == CHANCE:
            play.run_chance(source)
            continue
        choices = [choice.text for choice in play.choices(seat)]
        if seat == 0 and choices[-1] == "end" and THEOPOLIS.observe(play.table, 0)[0] >= until:
            break
        plays = [text for text in choices if text.startswith("play")]
        liked = plays or [text for text in choices if text.startswith("add")] or choices
        play.play_text(seat, liked[source.below(len(liked))])
    return play


def nehemiah(players: int, moment: Moment) -> Play:
    """Play at random, but perform and use what can be, until the first player has a certain choice.

    More turns than a game has mean its last ones.
    """
    play = Play(NEHEMIAH, players, {"foremen": moment.foremen, "first_player": "p1"}, seats=NAMES[:players])
    source = Seeded(moment.seed)
    while not play.over:
        seat = play.chooser
        if seat == CHANCE:
            play.run_chance(source)
            continue
        choices = [choice.text for choice in play.choices(seat)]
        seen = NEHEMIAH.view(play.table, 0)
        assert isinstance(seen, NehemiahView)
        late = seen.turn >= moment.turns or seen.turns_left is not None
        if seat == 0 and late and any(text.startswith(moment.choice) for text in choices):
            return play
        liked = [text for text in choices if text.split()[0] in {"perform", "also", "use"}] or choices
        play.play_text(seat, liked[source.below(len(liked))])
    raise AssertionError(moment)


def village(players: int, moment: VillageMoment) -> Play:
    """Play at random, but mostly what fills a village, until the first player comes to a certain step."""
    play = Play(MY_VILLAGE, players, seats=NAMES[:players])
    source = Seeded(moment.seed)
    while not play.over:
        seat = play.chooser
        if seat == CHANCE:
            play.run_chance(source)
            continue
        choices = [choice.text for choice in play.choices(seat)]
        seen = MY_VILLAGE.view(play.table, 0)
        assert isinstance(seen, MyVillageView)
        assert seen.pending is not None
        here = seat == 0 and seen.round >= moment.round and len(choices) > 1
        if here and seen.pending.step == moment.step:
            return play
        groups = [[text for text in choices if text.startswith(verb)] for verb in LIKED]
        liked = next((group for group in groups if group), choices)
        if source.below(4) == 0:
            liked = choices
        play.play_text(seat, liked[source.below(len(liked))])
    raise AssertionError(moment)


def city(players: int, moment: CityMoment) -> Play:
    """Play at random, but mostly what builds the city, until the first player has a certain choice."""
    play = Play(ESDRAS_ET_NEHEMIE, players, seats=NAMES[:players])
    source = Seeded(moment.seed)
    while not play.over:
        seat = play.chooser
        if seat == CHANCE:
            play.run_chance(source)
            continue
        choices = [choice.text for choice in play.choices(seat)]
        seen = ESDRAS_ET_NEHEMIE.view(play.table, 0)
        assert isinstance(seen, EsdrasView)
        late = (seen.round, seen.day) >= (moment.round, moment.day)
        offered = any(text.split()[0] == moment.choice for text in choices)
        if seat == 0 and late and offered and len(choices) > 1:
            return play
        liked = [text for text in choices if text.split()[0] in CITY_LIKED] or choices
        if source.below(4) == 0:
            liked = choices
        play.play_text(seat, liked[source.below(len(liked))])
    raise AssertionError(moment)


def draw(players: int, moment: Draw) -> Play:
    """Play at random until a certain kind of draw comes."""
    play = Play(moment.game, players, seats=NAMES[:players])
    source = Seeded(moment.seed)
    seen = 0
    while not play.over:
        if play.chooser == CHANCE:
            if type(play.table.top).__name__ == moment.step:
                seen += 1
            if seen > moment.before:
                return play
            play.play(CHANCE, source.answer(play.table))
            continue
        choices = play.table.choices(play.chooser)
        play.play(play.chooser, choices[source.below(len(choices))])
    raise AssertionError(moment)


def known(shot: Shot) -> Play:
    """Return the game of a screen."""
    if shot.moment in DRAWS:
        return draw(shot.players, DRAWS[shot.moment])
    if shot.name.startswith("esdras-et-nehemie"):
        return city(shot.players, CITY_MOMENTS[shot.moment])
    if shot.moment in VILLAGE_MOMENTS:
        return village(shot.players, VILLAGE_MOMENTS[shot.moment])
    return nehemiah(shot.players, MOMENTS[shot.moment]) if shot.moment else game(shot.players)


def taken(shot: Shot, home: Path) -> str:
    """Return what the real command shows when this game is resumed."""
    played = known(shot)
    (home / "known.record").write_text(played.record().write(), encoding="utf-8")
    seats = ",".join(["person", *["random"] * (shot.players - 1)])
    args = ["play", "--resume", "known.record", f"--seats={seats}", "--lang", shot.language]
    if shot.moment in DRAWS:
        args += ["--chance", "person"]
    done = call(home, *args, typed=shot.typed, COLUMNS=str(shot.columns))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for shot in SHOTS:
        with tempfile.TemporaryDirectory() as home:
            (FOLDER / f"{shot.name}.txt").write_text(taken(shot, Path(home)), encoding="utf-8")


if __name__ == "__main__":
    main()
