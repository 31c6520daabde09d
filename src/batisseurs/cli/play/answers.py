"""Finding the choice that was typed.

A choice can be typed as its number, as in a record (`play priest`), or as on the screen (`jouer prêtre`).
The beginnings of words are enough if they are unique, and the order of named things does not matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from batisseurs.cli.play.chance_outcomes import outcomes
from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.text_match import SMALL_WORDS, begins, folded, same_words, shortened
from batisseurs.kernel import choice_text
from batisseurs.kernel.errors import IllegalChoice
from batisseurs.kernel.seats import CHANCE, SPECTATOR, Seat, seat_from_name

if TYPE_CHECKING:
    from batisseurs.kernel.choice import Choice, Refusal
    from batisseurs.kernel.play import Play
    from batisseurs.words import Words

MOST_LISTED = 8


class Wording:
    """Choices in the words of the screen."""

    def __init__(self, play: Play, words: Words) -> None:
        """Take the game and the language."""
        self.play = play
        self.words = words

    def verb(self, verb: str) -> str:
        """Return the reader's word for a verb; a card that is its own verb has its name."""
        message = f"{self.play.game.slug}-verb-{verb}"
        return self.words.text(message) if self.words.knows(message) else self.name(verb)

    def sentence(self, choice: Choice) -> str:
        """Return a choice as a sentence."""
        return self.words.say(choice.message, self.play.seats, self.play.game, self.play.components)

    def name(self, item: str) -> str:
        """Return the printed name of a component."""
        return self.words.name(self.play.game, item, self.play.components)

    def label(self, choice: Choice) -> str:
        """Return what a choice points at; its sentence if it points at nothing."""
        named = self.objects(choice.text)
        return named or self.sentence(choice)

    def objects(self, text: str) -> str:
        """Return the names of pieces and players in the text of a choice; empty if a word is neither."""
        names, owners = [], []
        for word in text.split()[1:]:
            if word in SMALL_WORDS:
                continue
            seat = seat_from_name(word)
            name = self.name(word)
            if seat is not None and 0 <= seat < len(self.play.seats):
                owners.append(self.play.seats[seat])
            elif name != word:
                names.append(name)
            else:
                return ""
        label = " ".join(names)
        return f"{label} ({', '.join(owners)})" if names and owners else label

    def shown(self, text: str) -> str:
        """Return the words of a choice in the reader's language: `jouer Prêtre`, `activer c2r3`."""
        verb, _, rest = text.partition(" ")
        named = self.objects(text) or rest
        return f"{self.verb(verb)} {named}" if named else self.verb(verb)

    def spoken(self, text: str) -> str:
        """Return the words of a choice as a reader would type them."""
        return folded(self.shown(text).replace("(", "").replace(")", "").replace(",", ""))

    def forms(self, text: str) -> tuple[str, str, str]:
        """Return what may be typed for a choice: as in records, as on the screen, or half and half."""
        verb, _, rest = text.partition(" ")
        return folded(text), self.spoken(text), folded(f"{self.verb(verb)} {rest}")


class Numbered(NamedTuple):
    """A choice with the number to type for it."""

    number: int
    choice: int
    said: Choice


def numbered_choices(wording: Wording, seat: Seat, reader: Seat = SPECTATOR) -> list[Numbered]:
    """Return the choices of a seat, numbered from 1; choices that are amounts are numbered by the amount.

    A player who types 2 for an amount means two. Other choices get the next numbers. For chance, the outcomes
    are those that are possible for all the reader knows.
    """
    if seat == CHANCE:
        found = outcomes(wording, reader)
        return [Numbered(outcome.number, outcome.choice, outcome.said) for outcome in found]
    spoken = choice_text.spoken_choices(wording.play.table, seat)
    amounts = _amounts([said.text for _, said in spoken])
    first = amounts[-1] + 1 if amounts else 1
    numbers = [*amounts, *range(first, first + len(spoken) - len(amounts))]
    return [Numbered(numbers[index], choice, said) for index, (choice, said) in enumerate(spoken)]


def _amounts(texts: list[str]) -> list[int]:
    """Return the numbers of the first choices, if they differ only in a number that grows: `bid 0 wood`."""
    found: list[int] = []
    pattern: list[str] | None = None
    for text in texts:
        words = text.split()
        number = "".join(words[1:2])
        if not (number.isascii() and number.isdigit()):
            break
        rest = [words[0], *words[2:]]
        if pattern not in (None, rest) or (found and int(number) <= found[-1]):
            return []
        pattern = rest
        found.append(int(number))
    return found


def meant_amount(wording: Wording, seat: Seat, typed: str) -> str:
    """Return the words of the choice with this amount, although it is not possible: to find the reason."""
    numbered = numbered_choices(wording, seat)
    if not (typed.isascii() and typed.isdigit()) or any(str(each.number) == typed for each in numbered):
        return typed
    verb, *rest = numbered[0].said.text.split()
    if rest[:1] != [str(numbered[0].number)]:
        return typed
    text = " ".join([verb, typed, *rest[1:]])
    refusals = choice_text.refusals(wording.play.table, seat)
    return text if any(refusal.text == text for refusal in refusals) else typed


def choice_of_number(numbered: list[Numbered], typed: str) -> Numbered | None:
    """Return the choice of a typed number; None if it is not a number."""
    digits = typed.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        return None
    for each in numbered:
        if each.number == int(typed[:9]):
            return each
    raise Refused(
        "cli-no-number", number=shortened(typed), least=numbered[0].number, most=numbered[-1].number
    )


def find_answer(wording: Wording, seat: Seat, typed: str) -> int:
    """Return the choice that was typed, or refuse with the reason and its rule."""
    play = wording.play
    numbered = numbered_choices(wording, seat)
    least, most = numbered[0].number, numbered[-1].number
    answer = " ".join(typed.split())
    if not answer:
        raise Refused("cli-empty-answer", least=least, most=most)
    answer = meant_amount(wording, seat, answer)
    by_number = choice_of_number(numbered, answer)
    if by_number is not None:
        return by_number.choice
    try:
        return choice_text.find_choice(play.table, seat, answer, abbreviated=True)
    except IllegalChoice:
        pass
    # “value 1” never means value 10, even if 1 is not possible.
    exact = find_refusal(wording, seat, answer, exact=True)
    meant: list[Numbered] = []
    if exact is None:
        meant = [each for each in numbered if _means(wording, each.said.text, answer)]
        meant = meant or [each for each in numbered if _means_unordered(wording, each.said.text, answer)]
    if len(meant) == 1:
        return meant[0].choice
    if meant:
        shown = [wording.shown(each.said.text) for each in meant[:MOST_LISTED]]
        more = ["…"] * (len(meant) > MOST_LISTED)
        raise Refused("cli-ambiguous", text=shortened(typed.strip()), choices=shown + more)
    refusal = exact or find_refusal(wording, seat, answer) or choice_text.why_not(play.table, seat, answer)
    if refusal is not None:
        raise Refused(
            "cli-not-possible",
            text=wording.shown(refusal.text),
            reason=reason(wording, refusal),
            rule=refusal.rule,
        )
    raise Refused("cli-no-choice", text=shortened(answer), least=least, most=most)


def find_refusal(wording: Wording, seat: Seat, typed: str, *, exact: bool = False) -> Refusal | None:
    """Return why a typed choice is not possible, if the rules give a reason."""
    refusals = choice_text.refusals(wording.play.table, seat)
    named = next((refusal for refusal in refusals if folded(refusal.text) == folded(typed)), None)
    if exact or named is not None:
        return named
    begun = next((refusal for refusal in refusals if _means(wording, refusal.text, typed)), None)
    turned = next((refusal for refusal in refusals if _means_unordered(wording, refusal.text, typed)), None)
    return begun or turned


def find_choice_named(wording: Wording, numbered: list[Numbered], typed: str) -> tuple[int, Choice] | None:
    """Return the typed choice and its number, if it is possible now."""
    for number, _, said in numbered:
        named = folded(typed) in {folded(said.text), wording.spoken(said.text)}
        if named or _means_unordered(wording, said.text, typed):
            return number, said
    return None


def reason(wording: Wording, refusal: Refusal) -> str:
    """Return a refusal's reason as a sentence."""
    play = wording.play
    return wording.words.say(refusal.reason, play.seats, play.game, play.components)


def _means(wording: Wording, text: str, typed: str) -> bool:
    return any(begins(form, folded(typed)) for form in wording.forms(text))


def _means_unordered(wording: Wording, text: str, typed: str) -> bool:
    return any(same_words(form, folded(typed)) for form in wording.forms(text))
