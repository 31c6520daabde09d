"""Choices in words: unique, read back, pointing at what the chooser sees; refusals name a rule there is."""

from __future__ import annotations

import re

import pytest

from batisseurs.kernel import CHANCE, EVERYONE, IllegalChoice, Message, NotAsked, choice_text
from tests.laws.tables import Case, every_case, moments, rule_ids, spoken
from tests.toys.base import ToyGame

WORDS = re.compile(r"[a-z][a-z0-9_]*( [a-z0-9_]+)*")
MOST_CHOICES = 60


@every_case
def test_texts_are_unique_plain_and_begin_with_a_verb(case: Case) -> None:
    for table in moments(case, 31):
        for seat in table.choosers():
            choices = spoken(table, seat)
            texts = [said.text for _, said in choices]
            assert len(set(texts)) == len(texts)
            assert len(texts) <= MOST_CHOICES
            for _, said in choices:
                assert WORDS.fullmatch(said.text)
                assert said.text.split()[0] == said.verb
                assert not said.verb.isdigit()
                assert isinstance(said.message, Message)


@every_case
def test_texts_are_read_back(case: Case) -> None:
    for table in moments(case, 32, every=5):
        for seat in table.choosers():
            for choice, said in spoken(table, seat):
                assert choice_text.find_choice(table, seat, said.text) == choice
                assert (
                    choice_text.find_choice(table, seat, f"  {said.text.upper()} ", abbreviated=True)
                    == choice
                )


@every_case
def test_choices_point_at_what_the_chooser_sees(case: Case) -> None:
    for table in moments(case, 33, every=2):
        for seat in table.choosers():
            if seat == CHANCE:
                continue
            seen = case.game.places(table, seat)
            for _, said in spoken(table, seat):
                assert set(said.at) <= seen
            for refusal in choice_text.refusals(table, seat):
                assert set(refusal.at) <= seen


@every_case
def test_every_step_asks_in_words(case: Case) -> None:
    for table in moments(case, 34):
        for seat in table.choosers():
            assert choice_text.prompt(table, seat).id.startswith(case.game.slug)


@every_case
def test_refusals_name_no_choice_and_a_rule_that_exists(case: Case) -> None:
    known = rule_ids(case.game)
    for table in moments(case, 35, every=3):
        for seat in table.choosers():
            texts = {said.text for _, said in spoken(table, seat)}
            refused = choice_text.refusals(table, seat)
            for refusal in refused:
                assert refusal.text not in texts
                assert WORDS.fullmatch(refusal.text)
                assert refusal.rule in known
            # Each question asks for all refusals again: the first and the last stand for them.
            for refusal in refused[:1] + refused[-1:]:
                assert choice_text.why_not(table, seat, refusal.text) is not None
                with pytest.raises(IllegalChoice, match=refusal.rule):
                    choice_text.find_choice(table, seat, refusal.text)


@every_case
def test_who_is_outside_the_audience_reads_something_else(case: Case) -> None:
    for table in moments(case, 36):
        for seat in table.choosers():
            veils: dict[int, set[str]] = {}
            for choice, said in spoken(table, seat):
                public = choice_text.veiled(table, seat, choice)
                audience = choice_text.audience(table, seat, choice)
                if audience == EVERYONE:
                    assert public.text == said.text
                else:
                    assert 0 <= audience < table.players
                    assert public.text != said.text
                    assert WORDS.fullmatch(public.text)
                    veils.setdefault(audience, set()).add(public.text)
            # What is veiled must not be told apart by its veil.
            assert all(len(texts) == 1 for texts in veils.values())


@every_case
def test_who_is_not_asked_is_refused(case: Case) -> None:
    for table in moments(case, 37, every=11):
        for seat in range(table.players):
            if seat not in table.choosers():
                assert table.choices(seat) == []
                assert choice_text.refusals(table, seat) == []


@every_case
def test_any_other_answer_is_refused_with_a_rule(case: Case) -> None:
    """A choice not offered is refused by the question's rule, a player out of turn by the rule of turns."""
    known = rule_ids(case.game)
    for table in moments(case, 38, every=17):
        if table.over():
            continue
        for seat in range(table.players):
            with pytest.raises((IllegalChoice, NotAsked)) as caught:
                choice_text.find_choice(table, seat, "fly away")
            asked = seat in table.choosers() or table.may_withdraw(seat)
            due = choice_text.pending_step(table).asked_by if asked else table.turn_rule()
            assert isinstance(case.game, ToyGame) or caught.value.about["rule"] == due in known
