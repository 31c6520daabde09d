"""Entering what was drawn or rolled at a real table, or letting the server draw instead."""

from __future__ import annotations

from batisseurs.kernel import choice_text
from batisseurs.kernel.choice import Message
from batisseurs.kernel.seats import CHANCE
from batisseurs.rooms.access.actor import Actor, check_host, check_named
from batisseurs.rooms.commands.play import check_length, check_no_request, check_playing, play, run_on
from batisseurs.rooms.errors import BadRequest, NotNow
from batisseurs.rooms.state.companion import enterers, outcomes
from batisseurs.rooms.state.events import Resumed
from batisseurs.rooms.state.live_room import Draft

MOST_ENTRIES = 100
"""Most entries in one command."""


def enter(draft: Draft, who: Actor, texts: tuple[str, ...]) -> None:
    """Enter results, each for the next draw: all of them, or none."""
    _check_enters(draft, who)
    if not 1 <= len(texts) <= MOST_ENTRIES:
        raise BadRequest(
            f"1 to {MOST_ENTRIES} results can be entered at once",
            Message("error-room-entries", {"most": str(MOST_ENTRIES)}),
        )
    for number, text in enumerate(texts):
        check_length(text)
        if not _asks(draft, who):
            left = ", ".join(texts[number:])[:80]
            raise NotNow(
                f"nothing more is drawn now; not used: {left}",
                Message("error-room-entry-left-over", {"text": left}),
            )
        play(draft, CHANCE, _outcome(draft, who.seat, text), "person")
        run_on(draft)


def draw(draft: Draft, who: Actor, *, everything: bool) -> None:
    """Let the server draw instead: once, or until a seat has a choice."""
    _check_enters(draft, who)
    while _asks(draft, who):
        _, table = draft.played()
        play(draft, CHANCE, draft.chance.answer(table), "chance")
        run_on(draft)
        if not everything:
            return


def _check_enters(draft: Draft, who: Actor) -> None:
    """Refuse a seat that may not enter anything now; entering ends a pause."""
    check_named(draft.room, who)
    check_host(who)
    check_playing(draft.room)
    check_no_request(draft.room)
    if not _asks(draft, who):
        raise NotNow("this seat has nothing to enter now", Message("error-room-no-entry"))
    if draft.room.paused:
        draft.add(Resumed(who.seat))


def _asks(draft: Draft, who: Actor) -> bool:
    _, table = draft.played()
    return who.seat in enterers(draft.room, table)


def _outcome(draft: Draft, seat: int, text: str) -> int:
    """Return the outcome these words mean. One that the seat thinks possible may be in another hand."""
    rules, table = draft.played()
    wanted = " ".join(text.split()).lower()
    real = table.choices(CHANCE)
    for choice, _ in outcomes(rules, table, seat):
        if choice not in real and choice_text.say(table, CHANCE, choice).text == wanted:
            raise NotNow(
                f"{wanted!r} is in another hand already: put it aside and take the next one",
                Message("error-room-entry-held"),
            )
    return choice_text.find_choice(table, CHANCE, text)
