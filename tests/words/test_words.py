"""Sentences as readers get them."""

from __future__ import annotations

import re

import pytest

from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import CHANCE, SPECTATOR, Message, Play, Seeded, choice_text
from batisseurs.kernel.errors import BadOption
from batisseurs.kernel.game import Game
from batisseurs.kernel.log_lines import clause_of, fold
from batisseurs.words import LANGUAGES, PSEUDO, Words, reader_language
from batisseurs.words.language import chosen_language
from batisseurs.words.narrator import Narrator
from tests.toys.auction import AUCTION

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
HOLE = re.compile(r"\{\$?\w*\}|\[\[|\?\?\?|_|\bc\dr\d|\b[st]\d_\d")


def told(language: str, game: Game, *facts: Message, reader: int | None = None) -> str:
    """Return a line of the log in which these facts are told."""
    clauses = [clause_of(fact, "", game.wordings) for fact in facts]
    [line] = fold([(0, 0, clauses)])
    return Narrator(Words(language), NAMES, game, reader=reader).tell(line.clauses)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "Ann traci 1 punkt grzechu pierworodnego (zostaje 7)."),
        (2, "Ann traci 2 punkty grzechu pierworodnego (zostaje 7)."),
        (4, "Ann traci 4 punkty grzechu pierworodnego (zostaje 7)."),
        (5, "Ann traci 5 punktów grzechu pierworodnego (zostaje 7)."),
        (12, "Ann traci 12 punktów grzechu pierworodnego (zostaje 7)."),
        (21, "Ann traci 21 punktów grzechu pierworodnego (zostaje 7)."),
        (22, "Ann traci 22 punkty grzechu pierworodnego (zostaje 7)."),
    ],
)
def test_polish_plurals(number: int, said: str) -> None:
    message = Message("theopolis-loses-points", {"seat": 0, "number": number, "left": 7})
    assert told("pl", THEOPOLIS, message) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ben plays Priest."),
        ("fr", "Ben joue Prêtre."),
        ("pl", "Ben zagrywa: Kapłan."),
    ],
)
def test_seats_become_names_and_ids_printed_names(language: str, said: str) -> None:
    message = Message("theopolis-plays", {"seat": 1, "card": "priest"})
    assert Words(language).say(message, NAMES, THEOPOLIS) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Revealed: Priest\u00a0×2, Bread and Wine, Church."),
        ("fr", "Sur le plateau\u00a0: Prêtre\u00a0×2, Pain et Vin, Église."),
        ("pl", "Na wystawkę trafia: Kapłan\u00a0×2, Chleb i wino, Kościół."),
    ],
)
def test_lists_are_joined(language: str, said: str) -> None:
    message = Message("theopolis-is-revealed", {"card": ["priest", "bread_and_wine", "priest", "church"]})
    assert Words(language).say(message, NAMES, THEOPOLIS) == said


@pytest.mark.parametrize(
    ("language", "reader", "said"),
    [
        ("en", None, "Ann gains 2 wood and 1 gold; builds the Sheep Gate (2 VP). Ben is the first player."),
        ("en", 0, "You gain 2 wood and 1 gold; build the Sheep Gate (2 VP). Ben is the first player."),
        ("en", 1, "Ann gains 2 wood and 1 gold; builds the Sheep Gate (2 VP). You are the first player."),
        ("fr", 0, "Vous gagnez 2 bois et 1 pièce d’or\u00a0; construisez la Porte des Brebis (2 PV)."),
        ("pl", 0, "Zyskujesz 2 drewna i 1 złoto; budujesz: "),
        ("pl", 1, "Ann zyskuje 2 drewna i 1 złoto; buduje: "),
    ],
)
def test_who_does_several_things_is_named_once_and_the_reader_is_you(
    language: str, reader: int | None, said: str
) -> None:
    facts = [
        Message("nehemiah-takes-wood", {"seat": 0, "number": 2, "card": "wood_stock_2"}),
        Message("nehemiah-takes-gold", {"seat": 0, "number": 1, "card": "funding_2"}),
        Message("nehemiah-takes-gate", {"seat": 0, "gate": "sheep_gate", "number": 2}),
        Message("nehemiah-first-player", {"seat": 1}),
    ]
    assert told(language, NEHEMIAH, *facts, reader=reader).startswith(said)


@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (None, "Ann takes Nun from Ben’s city."),
        (0, "You take Nun from Ben’s city."),
        (1, "Ann takes Nun from your city."),
    ],
)
def test_the_reader_may_be_someone_else_in_a_sentence(reader: int | None, said: str) -> None:
    message = Message("theopolis-takes-from", {"seat": 0, "seat_from": 1, "card": "nun"})
    assert told("en", THEOPOLIS, message, reader=reader) == said


def test_dice_are_told_in_their_order() -> None:
    dice = [(0, 6), (1, 3), (0, 1), (0, 5), (1, 1)]
    rolls = [Message("my-village-roll-die", {"black": black, "face": face}) for black, face in dice]
    assert told("en", MY_VILLAGE, *rolls) == "Dice: white 1 5 6, black 1 3."


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "a, b and c"), ("fr", "a, b et c"), ("pl", "a, b i c"), (PSEUDO, "⟦a, b àñd c~~⟧")],
)
def test_other_lists_end_as_people_write_them(language: str, said: str) -> None:
    assert Words(language).join(["a", "b", "c"]) == said
    assert Words(language).join(["a"]) == "a"
    assert Words(language).join([]) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_negative_numbers_have_a_true_minus_sign(language: str) -> None:
    assert "−3" in Words(language).text("theopolis-score", number=-3)


def test_games_have_titles_in_every_language() -> None:
    titles = [Words(language).title(ESDRAS_ET_NEHEMIE) for language in LANGUAGES]
    assert titles == ["Ezra and Nehemiah", "Esdras et Néhémie", "Ezdrasz i Nehemiasz"]


def test_a_game_without_a_catalogue_keeps_its_title() -> None:
    assert Words("pl").title(AUCTION) == AUCTION.title


def test_an_unknown_id_shows() -> None:
    """It says what to report."""
    assert Words("fr").text("no-such-id") == "[[no-such-id]]"


def test_a_missing_argument_shows() -> None:
    assert HOLE.search(Words("fr").text("theopolis-plays"))


def test_no_isolation_marks() -> None:
    assert "\u2068" not in Words("en").text("theopolis-plays", seat="Ann", card="Priest")


def test_pseudo_language_changes_every_text_but_no_name() -> None:
    said = Words(PSEUDO).say(Message("theopolis-plays", {"seat": 0, "card": "priest"}), NAMES, THEOPOLIS)
    assert said == "⟦Ann plàýš Priest.~~⟧"


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "pl"}, "pl"),
        ({"LANG": "fr_FR.UTF-8", "BATISSEURS_LANG": "PL"}, "pl"),
        ({"LANG": "fr_FR.UTF-8", "BATISSEURS_LANG": "de"}, "fr"),
    ],
)
def test_whose_language(environ: dict[str, str], language: str) -> None:
    assert reader_language(environ) == language


@pytest.mark.parametrize(
    ("environ", "remembered", "language"),
    [
        ({}, "pl", "pl"),
        ({"LANG": "fr_FR.UTF-8"}, "pl", "pl"),
        ({"LANG": "fr_FR.UTF-8"}, "nonsense", "fr"),
        ({"BATISSEURS_LANG": "fr"}, "pl", "fr"),
        ({"LANG": "C.UTF-8"}, "", None),
        ({"LANG": "de_DE.UTF-8"}, "", None),
        ({"LANG": "en_GB.UTF-8"}, "", "en"),
    ],
)
def test_what_says_the_language(environ: dict[str, str], remembered: str, language: str | None) -> None:
    """The setting, then what someone chose before, then the system; else nothing says it."""
    assert chosen_language(environ, remembered) == language


def test_other_components_have_other_names() -> None:
    text = THEOPOLIS.component_text().replace('en = "Priest"', 'en = "Pastor"')
    message = Message("theopolis-plays", {"seat": 1, "card": "priest"})
    said = Words("en").say(message, NAMES, THEOPOLIS, THEOPOLIS.components(text))
    assert said == "Ben plays Pastor."
    assert Words("en").name(THEOPOLIS, "priest") == "Priest"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann moves a cube from the Wall to the Temple."),
        ("fr", "Ann déplace un cube du plateau Mur au plateau Temple."),
        ("pl", "Ann przenosi znacznik z planszy Mury na planszę Świątynia."),
    ],
)
def test_an_argument_can_be_a_board(language: str, said: str) -> None:
    message = Message("nehemiah-moves-cube", {"seat": 0, "board": "wall", "other": "temple"})
    assert Words(language).say(message, NAMES, NEHEMIAH) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann moves a worker: column 2, row 3 → column 4, row 1."),
        ("fr", "Ann déplace un ouvrier\u00a0: colonne 2, rangée 3 → colonne 4, rangée 1."),
        ("pl", "Ann przenosi robotnika: kolumna 2, rząd 3 → kolumna 4, rząd 1."),
    ],
)
def test_an_argument_can_be_a_place(language: str, said: str) -> None:
    message = Message("nehemiah-moves", {"seat": 0, "spot": "c2r3", "other": "c4r1"})
    assert Words(language).say(message, NAMES, NEHEMIAH) == said


@pytest.mark.parametrize(
    ("workers", "wood", "gold", "said"),
    [
        (0, 0, 0, "Ann oferuje 0 robotników, 0 drewna i 0 złota."),
        (1, 1, 1, "Ann oferuje 1 robotnika, 1 drewno i 1 złoto."),
        (2, 0, 2, "Ann oferuje 2 robotników i 2 złota."),
        (5, 5, 5, "Ann oferuje 5 robotników, 5 drewna i 5 złota."),
    ],
)
def test_polish_bids(workers: int, wood: int, gold: int, said: str) -> None:
    message = Message("nehemiah-bids", {"seat": 0, "workers": workers, "wood": wood, "gold": gold})
    assert told("pl", NEHEMIAH, message) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players", "option"),
    [
        (THEOPOLIS, 2, ""),
        (THEOPOLIS, 5, "play_on"),
        (NEHEMIAH, 2, ""),
        (NEHEMIAH, 2, "foremen"),
        (NEHEMIAH, 4, "foremen"),
    ],
    ids=lambda value: getattr(value, "slug", value),
)
def test_whole_games_can_be_said(language: str, game: Game, players: int, option: str) -> None:
    """Every prompt, choice and refusal of some games has all its words; the log: tests/laws/test_log.py."""
    said = Words(language)
    seats = NAMES[:players]
    for seed in range(6 // players):
        play = Play(game, players, {option: True} if option else {}, seats=seats)
        source = Seeded(seed)
        while not play.over:
            seat = play.chooser
            sentences = [said.say(choice_text.prompt(play.table, seat), seats, game)]
            if seat == CHANCE:
                choice = source.answer(play.table)
            else:
                choices = play.table.choices(seat)
                choice = choices[source.below(len(choices))]
                spoken = [choice_text.say(play.table, seat, choice).message for choice in choices]
                reasons = [refusal.reason for refusal in choice_text.refusals(play.table, seat)]
                sentences += [said.say(message, seats, game) for message in (*spoken, *reasons)]
            entry = play.play(seat, choice)
            sentences += [said.say(entry.message_for(reader), seats, game) for reader in (0, SPECTATOR)]
            holes = [sentence for sentence in sentences if HOLE.search(sentence)]
            assert holes == []


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Ezra and Nehemiah"), ("fr", "Esdras et Néhémie"), ("pl", "Ezdrasz i Nehemiasz")],
)
def test_errors_call_a_game_by_its_title_in_the_language_of_the_reader(language: str, title: str) -> None:
    with pytest.raises(BadOption) as refused:
        ESDRAS_ET_NEHEMIE.read_options(9, {})
    message = refused.value.message
    assert message is not None
    assert title in Words(language).text(message.id, **message.args)
