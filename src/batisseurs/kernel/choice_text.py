"""Choices in words: the prompt, the possible answers, and why others are refused.

Steps for one seat and steps for several seats look the same here, so the terminal, the rooms and the
records need not know the difference.
"""

from __future__ import annotations

from batisseurs.kernel.choice import Choice, Message, Refusal
from batisseurs.kernel.errors import IllegalChoice, NotAsked
from batisseurs.kernel.seats import EVERYONE, Seat, seat_name
from batisseurs.kernel.step import SealedStep, Step
from batisseurs.kernel.table import WITHDRAW, Table

WITHDRAWAL = Choice("withdraw", Message("sealed-withdraw"))
MOST_LISTED = 12


def pending_step(table: Table) -> Step:
    """Return the step that waits for an answer."""
    if table.top is None:
        raise NotAsked("the game is over", Message("error-over"))
    return table.top


def prompt(table: Table, seat: Seat) -> Message:
    """Return the prompt for a seat."""
    step = pending_step(table)
    if isinstance(step, SealedStep):
        return step.part_prompt(table, seat, table.given(seat))
    return step.prompt(table)


def say(table: Table, seat: Seat, choice: int) -> Choice:
    """Put a choice of a seat into words, before it is carried out."""
    step = pending_step(table)
    if choice == WITHDRAW:
        return WITHDRAWAL
    if isinstance(step, SealedStep):
        return step.say_part(table, seat, table.given(seat), choice)
    return step.say(table, choice)


def spoken_choices(table: Table, seat: Seat) -> list[tuple[int, Choice]]:
    """Return what a seat may choose now, each with its words."""
    return [(choice, say(table, seat, choice)) for choice in table.choices(seat)]


def auto_answer(table: Table, seat: Seat, text: str) -> int | None:
    """Return the choice of an auto-answer; None if it is not possible now, or the seat must be asked."""
    step = pending_step(table)
    for choice, said in spoken_choices(table, seat):
        if said.text == text and step.may_be_automatic(table, choice):
            return choice
    return None


def refusals(table: Table, seat: Seat) -> list[Refusal]:
    """Return what a seat would expect and cannot do now, with reasons."""
    step = table.top
    if step is None or seat not in table.choosers():
        return []
    if isinstance(step, SealedStep):
        return step.part_refusals(table, seat, table.given(seat))
    return step.refusals(table)


def audience(table: Table, seat: Seat, choice: int) -> Seat:
    """Return who may read a choice: EVERYONE or one seat."""
    step = pending_step(table)
    if isinstance(step, SealedStep):
        return seat
    return step.audience(table, choice)


def veiled(table: Table, seat: Seat, choice: int) -> Choice:
    """Return the wording of a choice for everyone outside its audience."""
    step = pending_step(table)
    if choice == WITHDRAW:
        return WITHDRAWAL
    if isinstance(step, SealedStep):
        return step.veiled_part(table, seat)
    if step.audience(table, choice) == EVERYONE:
        return step.say(table, choice)
    return step.veiled(table, choice)


def check_asked(table: Table, seat: Seat) -> None:
    """Raise NotAsked unless this seat has to answer now."""
    choosers = table.choosers()
    if not choosers:
        raise NotAsked("the game is over", Message("error-over"))
    if seat not in choosers and not table.may_withdraw(seat):
        waiting = ", ".join(seat_name(other) for other in choosers)
        raise NotAsked(
            f"it isn't {seat_name(seat)}'s turn; waiting for {waiting}",
            Message("error-not-your-turn", {"who": seat_name(seat), "others": waiting}),
            seat=seat,
            **_with_rule(table.turn_rule()),
        )


def find_choice(table: Table, seat: Seat, text: str, *, abbreviated: bool = False) -> int:
    """Return the choice that these words mean, or refuse them with the reason.

    Records must give the words in full; at a keyboard the beginning is enough where it is unique.
    """
    check_asked(table, seat)
    wanted = " ".join(text.split()).lower()
    if not wanted:
        possible = _possible(table, seat)
        raise IllegalChoice(
            f"an empty line isn't an answer; possible: {possible}",
            Message("error-empty", {"possible": possible}),
            text=text,
        )
    if wanted == WITHDRAWAL.text and table.may_withdraw(seat):
        return WITHDRAW
    spoken = spoken_choices(table, seat)
    for choice, said in spoken:
        if said.text == wanted:
            return choice
    if abbreviated:
        meant = [(choice, said) for choice, said in spoken if _begins(said.text, wanted)]
        if len(meant) == 1:
            return meant[0][0]
        if meant:
            which = _list([said.text for _, said in meant])
            raise IllegalChoice(
                f"{text.strip()!r} is ambiguous: {which}",
                Message("error-ambiguous", {"text": text.strip(), "possible": which}),
                text=text,
            )
    refused = why_not(table, seat, wanted, abbreviated=abbreviated)
    if refused is not None:
        raise IllegalChoice(
            f"{refused.text!r} is not possible now ({refused.rule}); possible: {_possible(table, seat)}",
            refused.reason,
            text=refused.text,
            rule=refused.rule,
            reason=refused.reason.id,
        )
    tried, possible = text.strip()[:80], _possible(table, seat)
    raise IllegalChoice(
        f"{tried!r} does not answer {pending_step(table)}; possible: {possible}",
        Message("error-no-answer", {"text": tried, "possible": possible}),
        text=text,
        **_with_rule(pending_step(table).asked_by),
    )


def _with_rule(rule: str) -> dict[str, str]:
    """Return what an error says about a rule, if there is one."""
    return {"rule": rule} if rule else {}


def why_not(table: Table, seat: Seat, text: str, *, abbreviated: bool = False) -> Refusal | None:
    """Return why these words are not a choice now, if the rules say why."""
    wanted = " ".join(text.split()).lower()
    for refusal in refusals(table, seat):
        if refusal.text == wanted or (abbreviated and _begins(refusal.text, wanted)):
            return refusal
    if not wanted or table.top is None or seat not in table.choosers():
        return None
    if any(said.text == wanted for _, said in spoken_choices(table, seat)):
        return None
    return table.top.refuse_words(table, wanted)


def _begins(text: str, wanted: str) -> bool:
    """Tell whether each word wanted begins the word at its place."""
    words, given = text.split(), wanted.split()
    return len(given) <= len(words) and all(
        word.startswith(part) for word, part in zip(words, given, strict=False)
    )


def _possible(table: Table, seat: Seat) -> str:
    return _list([said.text for _, said in spoken_choices(table, seat)])


def _list(texts: list[str]) -> str:
    """Return the first few texts and the number of the others."""
    shown = ", ".join(texts[:MOST_LISTED])
    return shown if len(texts) <= MOST_LISTED else f"{shown}, … (+{len(texts) - MOST_LISTED})"
