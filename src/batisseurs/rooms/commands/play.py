"""The game itself: start, choices, chance, end."""

from __future__ import annotations

from batisseurs.kernel import choice_text
from batisseurs.kernel.choice import Message
from batisseurs.kernel.play import Entry, carry_out
from batisseurs.kernel.seats import CHANCE, seat_name
from batisseurs.kernel.step import SealedStep
from batisseurs.kernel.table import WITHDRAW
from batisseurs.rooms.access.actor import Actor, check_host, check_named
from batisseurs.rooms.commands.confirmation import check_undoable
from batisseurs.rooms.errors import BadRequest, NotNow
from batisseurs.rooms.state.companion import enterers
from batisseurs.rooms.state.events import By, Chose, Ended, PersonReturned, Resumed, Started
from batisseurs.rooms.state.live_room import Draft
from batisseurs.rooms.state.room import Room
from batisseurs.rooms.state.rules import asked

LONGEST_CHOICE = 200


def start(draft: Draft, who: Actor) -> None:
    """Start the game; every seat must be taken."""
    check_host(who)
    _, table = draft.played()
    if draft.room.stage != "open":
        raise NotNow("the game has already started", Message("error-room-begun"))
    empty = [seat_name(seat) for seat, one in enumerate(draft.room.seats) if not (one.person or one.bot)]
    if empty:
        raise NotNow(
            f"nobody sits at {', '.join(empty)} yet", Message("error-room-empty-seats", {"seats": empty})
        )
    draft.add(Started(asked(table)))
    run_on(draft)


def choose(draft: Draft, who: Actor, text: str, *, sure: bool = True) -> None:
    """Answer the pending step. This also ends a pause, and a bot's replacement of this seat."""
    check_named(draft.room, who)
    check_playing(draft.room)
    check_no_request(draft.room)
    _, table = draft.played()
    check_length(text)
    choice = choice_text.find_choice(table, who.seat, text)
    if not sure:
        check_undoable(draft, who.seat, choice)
    come_back(draft, who.seat)
    play(draft, who.seat, choice, "person")
    if choice != WITHDRAW:  # after a withdrawal the seat wants to answer itself
        run_on(draft)


def check_length(text: str) -> None:
    """Refuse words that are too long to be a choice of any game."""
    if len(text) > LONGEST_CHOICE:
        raise BadRequest(
            f"no choice has more than {LONGEST_CHOICE} characters",
            Message("error-room-choice-length", {"most": LONGEST_CHOICE}),
        )


def come_back(draft: Draft, seat: int) -> None:
    """End a pause, and let a bot play for this seat no longer: someone is here and acts."""
    if draft.room.paused:
        draft.add(Resumed(seat))
    if draft.room.seats[seat].bot:
        draft.add(PersonReturned(seat))


def check_playing(room: Room) -> None:
    """Refuse what needs a game that is on."""
    if room.stage == "open":
        raise NotNow("the game hasn't started yet", Message("error-room-not-begun"))
    if room.stage == "over":
        raise NotNow("the game is over", Message("error-room-over"))


def check_no_request(room: Room) -> None:
    """Refuse what must wait until a pending request is decided."""
    if room.request is not None:
        raise NotNow("answer the pending request first", Message("error-room-wish-open"))


def set_auto_answer(draft: Draft, who: Actor, step: str, text: str) -> None:
    """Give an auto-answer from now on; at once, if its step is pending. The draft knows it already."""
    check_named(draft.room, who)
    check_length(text)
    rules, _ = draft.played()
    if step not in {kind.name for kind in rules.game.steps}:
        raise BadRequest(
            f"{rules.game.title} asks nothing that is called {step[:40]!r}",
            Message("error-room-no-step", {"title": rules.game.slug, "step": step[:40]}),
        )
    if draft.room.moving:
        run_on(draft)


# Lines. ------------------------------------------------------------------------------------------------


def play(draft: Draft, seat: int, choice: int, by: By) -> None:
    """Play a choice, which is trusted, and write its line."""
    _, table = draft.played()
    sealed = isinstance(table.top, SealedStep)
    entry = carry_out(table, seat, choice)
    table.game_events = None
    draft.add(line_of(entry, len(draft.room.lines) + 1, by, asked(table), sealed=sealed))


def line_of(entry: Entry, number: int, by: By, asks: tuple[int, ...], *, sealed: bool) -> Chose:
    """Return an entry of a log as the event of a room."""
    return Chose(
        line=number,
        seat=int(entry.line.seat),
        choice=int(entry.choice),
        text=entry.line.text,
        message=entry.message,
        public=entry.public,
        by=by,
        audience=int(entry.audience),
        game_events=entry.game_events,
        asks=asks,
        sealed=sealed,
    )


def run_on(draft: Draft) -> None:
    """Play chance and auto-answers until a seat has a choice."""
    run_chance(draft)
    while draft.room.stage == "playing":
        found = _auto_answer(draft)
        if found is None:
            return
        play(draft, *found, "standing")
        run_chance(draft)


def run_chance(draft: Draft) -> None:
    """Play chance until a seat has a choice or an entry to make; at the end of the game, add its result."""
    _, table = draft.played()
    while table.chooser() == CHANCE and not enterers(draft.room, table):
        play(draft, CHANCE, draft.chance.answer(table), "chance")
    if table.over() and draft.room.stage == "playing":
        end(draft)


def end(draft: Draft) -> None:
    """Add the result of the game."""
    rules, table = draft.played()
    game = rules.game
    scores = tuple(tuple(game.score(table, seat)) for seat in range(table.players))
    draft.add(Ended(game.result(table), scores))


def _auto_answer(draft: Draft) -> tuple[int, int] | None:
    """Return a seat with an auto-answer to the pending step, and its choice."""
    _, table = draft.played()
    auto_answers = draft.auto_answers()
    for seat in asked(table):
        text = auto_answers.get((seat, type(table.top).__name__))
        if not text or not draft.room.seats[seat].present:
            continue
        choice = choice_text.auto_answer(table, seat, text)
        if choice is not None:
            return seat, choice
    return None
