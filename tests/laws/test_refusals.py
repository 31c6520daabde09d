"""Why not? What a step offers at one place it refuses at another with a reason and a rule.

A step's forms are the words of its choices without the place that ends them: `activate` for `activate c2r3`.
Each form of a step, said of every other place of the same kind that the view shows, is a choice or is refused
by name. Every other verb of the game with anything in view is refused at least by the rule of the question.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

from batisseurs.kernel import CHANCE, IllegalChoice, Refusal, Table, choice_text
from batisseurs.words import LANGUAGES, Words
from batisseurs.words.narrator import Narrator
from tests.laws.tables import Case, every_option_once, moments, rule_ids
from tests.laws.test_explanations import HOLE, NAMES

VOCABULARY_EVERY = 20
"""At how few of the moments everything is tried: some thousand texts each time."""
Forms = dict[str, set[tuple[str, str]]]


def kind_of(place: str) -> str:
    """Return what places alike have in common: `grid.c#r#` for `grid.c2r3`, `board.*` for `board.wall`."""
    head, _, last = place.rpartition(".")
    plain = re.sub(r"\d+", "#", last) if re.search(r"\d", last) else "*"
    return f"{head}.{plain}"


def choosing(table: Table) -> Iterator[tuple[str, int]]:
    """Return the step that waits, with each seat that it waits for."""
    for seat in table.choosers():
        if seat != CHANCE:
            yield type(table.top).__name__, seat


def forms_of(case: Case, seed: int) -> Forms:
    """Return what the steps of a game offer, as the words before a place and the kind of the place."""
    forms: Forms = defaultdict(set)
    for table in moments(case, seed):
        for step, seat in choosing(table):
            for _, said in choice_text.spoken_choices(table, seat):
                before, _, last = said.text.rpartition(" ")
                heads = {at.partition(".")[0] for at in said.at}
                named = [at for at in said.at if at.endswith(f".{last}")] or [
                    place
                    for place in case.game.places(table, seat)
                    if place.endswith(f".{last}") and place.partition(".")[0] in heads
                ]
                forms[step] |= {(before, kind_of(at)) for at in named}
    return forms


def refused(table: Table, listed: dict[str, Refusal], text: str) -> Refusal | None:
    """Return the reason why a text is not a choice, as `choice_text.why_not` finds it."""
    return listed.get(text) or choice_text.pending_step(table).refuse_words(table, text)


def check_vocabulary(case: Case, table: Table, forms: Forms) -> None:
    """Every verb of the game with everything in view is a choice or refused with a rule.

    Verbs of other steps and places of other kinds are refused at least by the rule of the question.
    """
    known, vocabulary = rule_ids(case.game), {form for said in forms.values() for form, _ in said}
    for _, seat in choosing(table):
        offered = {said.text for _, said in choice_text.spoken_choices(table, seat)}
        listed = {refusal.text: refusal for refusal in choice_text.refusals(table, seat)}
        shown = {place.rpartition(".")[2] for place in case.game.places(table, seat)}
        texts = {f"{form} {last}".strip() for form in vocabulary for last in shown} - offered
        for text in texts:
            why = refused(table, listed, text)
            assert (why.rule if why else choice_text.pending_step(table).asked_by) in known, text
        with pytest.raises(IllegalChoice) as caught:
            choice_text.find_choice(table, seat, min(texts))
        assert caught.value.about["rule"] in known


@every_option_once
def test_what_a_step_offers_elsewhere_is_refused_with_a_reason_and_a_rule(case: Case) -> None:
    forms, known = forms_of(case, 39), rule_ids(case.game)
    narrators = [Narrator(Words(language), NAMES, case.game) for language in LANGUAGES]
    silent: set[str] = set()
    worded: set[str] = set()
    for count, table in enumerate(moments(case, 39, every=3)):
        if count % VOCABULARY_EVERY == 0:
            check_vocabulary(case, table, forms)
        for step, seat in choosing(table):
            offered = {said.text for _, said in choice_text.spoken_choices(table, seat)}
            listed = {refusal.text: refusal for refusal in choice_text.refusals(table, seat)}
            shown = [(kind_of(place), place.rpartition(".")[2]) for place in case.game.places(table, seat)]
            for form, kind in forms[step]:
                for text in {f"{form} {last}".strip() for other, last in shown if other == kind} - offered:
                    why = refused(table, listed, text)
                    if why is None:
                        silent.add(f"{step}: {text}")
                        continue
                    assert why.rule in known, text
                    if (
                        repr(why.reason) not in worded
                    ):  # thousands of texts are refused for the same few reasons
                        worded.add(repr(why.reason))
                        sentences = [one.say(why.reason) for one in narrators]
                        assert [said for said in sentences if HOLE.search(said) or not said] == [], text
    assert sorted(silent) == []


@every_option_once
def test_what_was_an_answer_at_another_moment_is_refused_with_a_reason(case: Case) -> None:
    """As far as the view shows now what the words name."""
    answers: dict[str, set[str]] = defaultdict(set)
    names: set[str] = set()
    for table in moments(case, 40):
        names |= {place.rpartition(".")[2] for place in case.game.places(table, 0)}
        for step, seat in choosing(table):
            answers[step] |= {said.text for _, said in choice_text.spoken_choices(table, seat)}
    silent: set[str] = set()
    for table in moments(case, 40, every=5):
        for step, seat in choosing(table):
            offered = {said.text for _, said in choice_text.spoken_choices(table, seat)}
            listed = {refusal.text: refusal for refusal in choice_text.refusals(table, seat)}
            unseen = names - {place.rpartition(".")[2] for place in case.game.places(table, seat)}
            for text in answers[step] - offered:
                if not unseen & set(text.split()) and refused(table, listed, text) is None:
                    silent.add(f"{step}: {text}")
    assert sorted(silent) == []
