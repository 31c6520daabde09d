"""A companion beside a real table: what is drawn there is entered, and everything else goes on as usual."""

from __future__ import annotations

import hashlib
from itertools import groupby
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from batisseurs.games import all_games
from batisseurs.kernel import CHANCE, SPECTATOR, Game, Seeded, choice_text, read_record
from batisseurs.kernel.record import Record
from batisseurs.rooms.commands.model import (
    Choose,
    Draw,
    Enter,
    GiveToBot,
    Join,
    Leave,
    OpenRematch,
    SentCommand,
    Start,
    Undo,
)
from batisseurs.rooms.errors import BadRequest, NoSuchRoom, NotAllowed, NotNow, Stale
from batisseurs.rooms.state.companion import enterers
from batisseurs.rooms.state.companion import entry as asked_of
from batisseurs.rooms.state.events import Chose, Clock, SeatPlan, Settings
from batisseurs.rooms.views.model import ChanceEntryView, RoomView
from tests.rooms.harness import RoomServer
from tests.rooms.memory_storage import MemoryStorage
from tests.rooms.test_every_game import CASES, folded

SOLO = "esdras-et-nehemie"
registered = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def companion(server: RoomServer, slug: str, players: int, **more: Any) -> str:
    """Begin a game whose chance is Ann, at whose device all sit."""
    return server.hot_seat(slug, players, chance="person", **more)


def against_bot(server: RoomServer, slug: str, **more: Any) -> str:
    """Begin a game of two at which Ann plays against a bot and enters what is drawn."""
    seats = (SeatPlan("Ann"), SeatPlan(bot="random"))
    room = server.open(slug, 2, seats=seats, chance="person", **more)
    server.do(room, "ann", 0, Start())
    return room


def entry(seen: RoomView) -> ChanceEntryView:
    assert seen.entry is not None
    return seen.entry


def enter(server: RoomServer, room: str, *texts: str, seat: int = 0) -> None:
    server.do(room, "ann", seat, Enter(texts))


def lines(server: RoomServer, room: str) -> list[str]:
    return [str(line) for line in read_record(server.rooms.export(room)).lines]


# Entering. ---------------------------------------------------------------------------------------------


def test_what_is_drawn_is_asked_for_and_goes_into_the_log() -> None:
    server = RoomServer()
    room = companion(server, SOLO, 1)
    seen = server.see(room)
    assert (seen.chance, seen.waiting, seen.lines) == ("person", (0,), 0)
    asked = entry(seen)
    assert asked.prompt.args == {"place": "w01"}
    assert [(outcome.name, outcome.left) for outcome in asked.outcomes] == [
        ("gold", 10), ("stone", 20), ("wood", 20), ("ash", 14),
    ]  # fmt: skip
    assert asked.places[:3] == ("w01", "w01", "w08")
    enter(server, room, asked.outcomes[0].text)
    assert lines(server, room) == ["chance rubble gold w01"]
    chose = server.storage.events(room)[-1].event
    assert isinstance(chose, Chose)
    assert chose.by == "person"
    assert entry(server.see(room)).outcomes[0].left == 9


def test_several_are_entered_at_once_or_none() -> None:
    server = RoomServer()
    room = companion(server, SOLO, 1)
    enter(server, room, "rubble gold w01", "rubble wood w01", "rubble stone w08")
    assert server.see(room).lines == 3
    for wrong in ("rubble gold w01", "fly away", ""):
        with pytest.raises(Exception, match="possible"):
            enter(server, room, "rubble gold w08", wrong)
    assert server.see(room).lines == 3
    with pytest.raises(BadRequest):
        enter(server, room)
    with pytest.raises(BadRequest):
        enter(server, room, *["rubble gold w01"] * 101)


def test_nothing_is_entered_beyond_what_is_drawn() -> None:
    server = RoomServer()
    room = against_bot(server, "theopolis")
    server.do(room, "ann", 0, Draw(all=True))
    assert server.see(room).entry is None
    with pytest.raises(NotNow):
        enter(server, room, "reveal chapel")
    server.do(room, "ann", 0, Undo(1))
    last = entry(server.see(room)).outcomes[0].text
    with pytest.raises(NotNow, match="not used: fly away"):
        enter(server, room, last, "fly away")


def test_the_server_draws_if_it_is_asked_to() -> None:
    server = RoomServer()
    room = companion(server, SOLO, 1)
    server.do(room, "ann", 0, Draw())
    assert server.see(room).lines == 1
    server.do(room, "ann", 0, Draw(all=True))
    seen = server.see(room)
    assert seen.entry is None
    assert seen.choices


def test_an_entry_says_which_version_it_answers() -> None:
    server = RoomServer()
    room = companion(server, SOLO, 1)
    version = server.see(room).version
    with pytest.raises(BadRequest):
        server.do(room, "ann", 0, Enter(("rubble gold w01",)), version=None)
    enter(server, room, "rubble gold w01")
    with pytest.raises(Stale):
        server.do(room, "ann", 0, Enter(("rubble gold w01",)), version=version)
    sent = SentCommand("again", 0, Draw(), server.see(room).version)
    assert server.rooms.do(room, "ann", sent) == server.rooms.do(room, "ann", sent)


def test_only_who_is_asked_enters() -> None:
    server = RoomServer()
    room = against_bot(server, "theopolis", settings=Settings(watching="anyone"))
    assert server.see(room, "eve", SPECTATOR).entry is None
    assert server.see(room, "eve", SPECTATOR).waiting == (0,)
    for seat in (0, SPECTATOR):
        with pytest.raises(NotAllowed):
            server.do(room, "eve", seat, Draw())
    ordinary = server.hot_seat("theopolis", 2)
    assert server.see(ordinary).chance == "house"
    for command in (Draw(), Enter(("reveal chapel",))):
        with pytest.raises(NotNow):
            server.do(ordinary, "ann", 0, command)


# What is hidden. ---------------------------------------------------------------------------------------


def test_each_enters_what_only_itself_may_see() -> None:
    server = RoomServer()
    room = companion(server, "theopolis", 2)
    asked: dict[str, set[tuple[int, ...]]] = {}
    while waiting := server.see(room).waiting:
        seen = server.see(room, "ann", waiting[0])
        if seen.entry is None:
            break
        asked.setdefault(seen.entry.step, set()).add(waiting)
        for seat in {0, 1} - set(waiting):
            assert server.see(room, "ann", seat).entry is None
            with pytest.raises(NotNow):
                server.do(room, "ann", seat, Draw())
        server.do(room, "ann", waiting[0], Draw())
    assert asked["LayCard"] == {(0, 1)}
    assert asked["DealCard"] == {(0,), (1,)}


def test_what_only_a_bot_may_see_is_drawn_by_the_server_and_told_by_no_list() -> None:
    server = RoomServer(seed=4)
    room = against_bot(server, "theopolis")
    asked = set()
    while server.see(room).entry is not None:
        asked |= {outcome.text for outcome in entry(server.see(room)).outcomes}
        server.do(room, "ann", 0, Draw())
    hands = [line for line in lines(server, room) if line.startswith("chance deal") and " st_" not in line]
    held = {line.split()[2] for line in hands if line.endswith("to p2")}
    assert len(held) == 4
    assert not asked & {f"deal {card} to p2" for card in held}
    source = Seeded(1)
    while server.see(room).entry is None:
        if not server.let_bots_play(room):
            server.choose(room, "ann", 0, source.below(1000))
    question = server.see(room)
    offered = {outcome.name for outcome in entry(question).outcomes}
    assert held & offered
    for name in sorted(held & offered):
        text = next(outcome.text for outcome in entry(question).outcomes if outcome.name == name)
        try:
            enter(server, room, text)
        except NotNow as error:
            assert "in another hand" in str(error)  # noqa: PT017  or it is there twice
        else:
            server.do(room, "ann", 0, Undo(1))


@registered
def test_what_may_be_entered_tells_nothing_that_a_seat_cannot_know(game: Game) -> None:
    players = max(2, game.min_players)
    server = RoomServer(MemoryStorage(), seed=6)
    room = companion(server, game.slug, players)
    source = Seeded(6)
    compared = 0
    while (waiting := server.see(room).waiting) and server.see(room).lines < 60:
        seat = waiting[-1]
        if server.see(room, "ann", seat).entry is None:
            server.choose(room, "ann", seat, source.below(1000))
            continue
        with server.rooms._cache.taken(room) as slot:  # noqa: SLF001  the true table
            rules, table = slot.live.played()
            for seed in (5, 6):
                twin = table.clone()
                game.conceal(twin, seat, Seeded(seed))
                assert enterers(slot.live.room, twin) == waiting
                assert asked_of(rules, twin, seat) == asked_of(rules, table, seat)
            compared += 1
        server.do(room, "ann", seat, Draw())
    assert compared > 10


def test_bots_get_tables_on_which_the_hands_of_others_are_concealed() -> None:
    server = RoomServer(seed=4)
    room = against_bot(server, "theopolis")
    server.do(room, "ann", 0, Draw(all=True))
    server.play_people(room, Seeded(1))
    question = server.rooms.question(room)
    assert question is not None
    assert question.table != server.rooms.table(room, "ann", 0)[1]
    assert server.let_bots_play(room) > 0


def test_there_is_no_companion_for_people_at_other_devices() -> None:
    server = RoomServer()
    for plan in ({"mine": (0,)}, {"mine": ()}, {"mine": (), "seats": (SeatPlan(bot="random"),) * 2}):
        with pytest.raises(BadRequest):
            server.open("theopolis", 2, chance="person", **plan)
    assert list(server.storage.rooms()) == []
    room = companion(server, "theopolis", 2)
    for seat in (0, 1):
        with pytest.raises(NotAllowed):
            server.rooms.invite(room, "ann", seat, b"k" * 32)
    server.rooms.invite(room, "ann", SPECTATOR, b"k" * 32)


def test_who_is_alone_can_continue_at_another_device() -> None:
    server = RoomServer()
    room = against_bot(server, "theopolis")
    with pytest.raises(NotAllowed):
        server.rooms.invite(room, "ann", 1, b"k" * 32)
    key = hashlib.sha256(b"phone").digest()
    server.rooms.invite(room, "ann", 0, key)
    server.rooms.enter("phone", key)
    server.do(room, "phone", 0, Draw())
    with pytest.raises(NoSuchRoom):
        server.do(room, "ann", 0, Draw())


# Undoing. ------------------------------------------------------------------------------------------


def test_entries_are_undone_freely() -> None:
    server = RoomServer()
    room = companion(server, SOLO, 1)
    enter(server, room, "rubble gold w01", "rubble wood w01")
    server.do(room, "ann", 0, Draw())
    assert server.see(room).free_undo == 3
    server.do(room, "ann", 0, Undo(2))
    assert lines(server, room) == ["chance rubble gold w01"]
    assert entry(server.see(room)).prompt.args == {"place": "w01"}
    server.do(room, "ann", 0, Draw(all=True))
    before = lines(server, room)
    server.choose(room, "ann", 0)
    server.do(room, "ann", 0, Undo(1))
    assert lines(server, room) == before


def test_a_spectator_undoes_no_entry() -> None:
    server = RoomServer()
    room = companion(server, SOLO, 1)
    server.do(room, "ann", 0, Draw(all=True))
    assert server.see(room).free_undo > 0
    assert server.see(room, "ann", SPECTATOR).free_undo == 0
    with pytest.raises(NotAllowed):
        server.do(room, "ann", SPECTATOR, Undo(1))


def test_what_the_server_drew_by_itself_is_undone_with_the_entry_before_it() -> None:
    server = RoomServer()
    room = companion(server, SOLO, 1)
    texts: list[str] = []
    while len(texts) < 2:  # the last of a kind comes without being entered
        number = server.see(room).lines
        asked = entry(server.see(room))
        enter(server, room, asked.outcomes[0].text)
        texts = lines(server, room)[number:]
    server.do(room, "ann", 0, Undo(1))
    assert server.see(room).lines == number
    assert entry(server.see(room)) == asked


def test_a_choice_before_an_entry_can_be_undone() -> None:
    server = RoomServer(seed=2)
    room = companion(server, SOLO, 1)
    source = Seeded(1)
    server.do(room, "ann", 0, Draw(all=True))
    while server.see(room).entry is None:
        before, seen = lines(server, room), server.see(room)
        text = seen.choices[source.below(len(seen.choices))].text
        server.do(room, "ann", 0, Choose(text, sure=False))
    server.do(room, "ann", 0, Undo(1))
    assert lines(server, room) == before


def test_what_a_bot_did_is_undone_freely() -> None:
    server = RoomServer(seed=4)
    room = against_bot(server, "theopolis")
    server.do(room, "ann", 0, Draw(all=True))
    begun = server.see(room).lines
    server.play_people(room, Seeded(1))
    server.let_bots_play(room)
    number = server.see(room).lines - begun
    server.do(room, "ann", 0, Undo(number))
    assert server.see(room).lines == begun


# Everything else continues. ------------------------------------------------------------------------------


def test_clocks_stand_while_something_is_to_be_entered() -> None:
    server = RoomServer()
    room = against_bot(server, "theopolis", settings=Settings(clock=Clock(60, 0, "bot")))
    assert server.see(room).seats[0].due is None
    row = server.storage.room(room)
    assert row is not None
    assert (row.due, row.bot_due, row.waiting) == (None, False, (0,))
    server.pause(room, "ann", 0)
    server.do(room, "ann", 0, Draw(all=True))
    assert not server.see(room).paused
    row = server.storage.room(room)
    assert row is not None
    assert (row.due is not None) or row.bot_due


def test_who_lets_a_bot_play_still_enters() -> None:
    server = RoomServer()
    room = against_bot(server, "theopolis")
    server.do(room, "ann", 0, GiveToBot("random"))
    server.do(room, "ann", 0, Draw())
    assert server.see(room).seats[0].bot == "random"
    assert server.see(room).entry is not None


def test_when_nobody_is_left_the_server_draws() -> None:
    server = RoomServer()
    room = against_bot(server, "theopolis", settings=Settings(watching="anyone"))
    server.do(room, "ann", 0, Leave("random"))
    server.let_bots_play(room)
    assert server.see(room, "ann", SPECTATOR).stage == "over"


def test_the_next_game_is_played_beside_the_real_table_too() -> None:
    server = RoomServer()
    room = companion(server, SOLO, 1)
    source = Seeded(1)
    while server.see(room).stage == "playing":
        if server.see(room).entry is not None:
            server.do(room, "ann", 0, Draw(all=True))
        else:
            server.choose(room, "ann", 0, source.below(1000))
    server.do(room, "ann", 0, OpenRematch())
    after = server.rooms.look(room, "ann", 0).events[-1].event
    assert server.see(getattr(after, "room", "")).chance == "person"


def test_the_seat_of_who_left_after_the_game_is_the_devices_in_the_next() -> None:
    """Nobody else can come to a companion table: a player who takes that seat says a name at this device."""
    server = RoomServer()
    room = companion(server, "theopolis", 2, options={"short_deck": True, "max_rounds": 3})
    source = Seeded(1)
    while (seen := server.see(room)).stage == "playing":
        entering = next((seat for seat in (0, 1) if server.see(room, "ann", seat).entry is not None), None)
        if entering is not None:
            server.do(room, "ann", entering, Draw(all=True))
        else:
            server.choose(room, "ann", seen.waiting[0], source.below(1000))
    server.do(room, "ann", 1, Leave())
    answer = server.do(room, "ann", 0, OpenRematch())
    after = getattr(answer.events[-1].event, "room", "")
    seen = server.see(after, "ann", 0)
    assert seen.chance == "person"
    assert [(seat.name, seat.yours, seat.bot) for seat in seen.seats] == [("Ann", True, ""), ("", True, "")]
    server.do(after, "ann", 1, Join("Zoé"))
    server.do(after, "ann", 0, Start())
    assert server.see(after, "ann", 0).stage == "playing"


# Records. ----------------------------------------------------------------------------------------------


@registered
def test_a_companion_continues_after_a_restart_and_elsewhere(game: Game) -> None:
    server = RoomServer(seed=3)
    players = game.min_players
    room = companion(server, game.slug, players)
    play_beside(server, room, Seeded(3), 60)
    again = server.again()
    assert again.see(room) == server.see(room)
    with server.rooms._cache.taken(room) as slot:  # noqa: SLF001  memory against storage
        assert slot.live.room == folded(server, room)
    record = server.rooms.record(room, "ann")
    assert "\nchance person\n" in record
    elsewhere = RoomServer(seed=5)
    mine = tuple(range(players))
    copy = elsewhere.open(game.slug, players, mine=mine, record=record)
    elsewhere.do(copy, "ann", 0, Start())
    assert elsewhere.see(copy).chance == "person"
    assert elsewhere.rooms.record(copy, "ann") == record
    for seat in mine:
        assert elsewhere.see(copy, "ann", seat).entry == server.see(room, "ann", seat).entry
    assert elsewhere.see(copy).free_undo == server.see(room).free_undo
    plain = elsewhere.open(game.slug, players, mine=mine, record=record, chance="house")
    assert elsewhere.see(plain).chance == "house"


def test_a_companions_record_continues_between_devices_with_the_servers_chance() -> None:
    server = RoomServer()
    room = companion(server, "theopolis", 2)
    record = server.rooms.record(room, "ann")
    apart = server.open("theopolis", 2, record=record)
    assert server.see(apart).chance == "house"
    assert "chance person" not in server.rooms.export(apart)


def play_beside(server: RoomServer, room: str, source: Seeded, most: int) -> None:
    """Enter and choose at random, until so many lines are there or it is over."""
    while (waiting := server.see(room).waiting) and server.see(room).lines < most:
        seen = server.see(room, "ann", waiting[0])
        if seen.entry is None:
            server.choose(room, "ann", waiting[0], source.below(1000))
        elif source.below(4) == 0:
            server.do(room, "ann", waiting[0], Draw())
        else:
            outcomes = seen.entry.outcomes
            try:
                enter(server, room, outcomes[source.below(len(outcomes))].text, seat=waiting[0])
            except NotNow:
                continue  # someone holds it
        if source.below(10) == 0 and server.see(room, "ann", waiting[0]).free_undo:
            server.do(room, "ann", waiting[0], Undo(1))


@given(case=st.sampled_from(CASES), seed=st.integers(0, 2**32))
@settings(max_examples=12)
def test_what_is_entered_makes_the_same_game(case: tuple[Game, int], seed: int) -> None:
    """A game of the server, played once more beside a real table: line for line the same record."""
    game, players = case
    usual, beside = RoomServer(MemoryStorage(), seed=seed), RoomServer(MemoryStorage(), seed=seed + 1)
    first, second = usual.hot_seat(game.slug, players), companion(beside, game.slug, players)
    usual.play(first, 120, Seeded(seed))
    source = Seeded(seed)
    script = entries_and_choices(game, read_record(usual.rooms.record(first, "ann")))
    while (done := beside.see(second).lines) < len(script):
        waiting = beside.see(second).waiting
        here = script[done]
        if here.seat != CHANCE:
            beside.do(second, "ann", here.seat, Choose(here.text))
        else:
            _, row = next(groupby(script[done:], lambda line: (line.seat, line.seers)))
            entered = [line.text for line in row if not line.alone][: 1 + source.below(4)]
            enter(beside, second, *entered, seat=waiting[0])
        if source.below(20) == 0 and beside.see(second, "ann", waiting[0]).free_undo:
            beside.do(second, "ann", waiting[0], Undo(1))
    copied = beside.rooms.record(second, "ann").replace("chance person\n", "", 1)
    assert copied == usual.rooms.record(first, "ann")
    assert beside.see(second).view == usual.see(first).view


class Scripted(NamedTuple):
    """A line of a record, who may see it, and whether nothing else could have come."""

    seat: int
    text: str
    seers: frozenset[int]
    alone: bool


def entries_and_choices(game: Game, record: Record) -> list[Scripted]:
    script = []
    table = game.lay(record.players, game.read_options(record.players, record.options), game.components())
    for seat, text in ((line.seat, line.text) for line in record.lines):
        choices = table.choices(seat)
        seers = frozenset(choice_text.audience(table, seat, choice) for choice in choices)
        script.append(Scripted(seat, text, seers, len(choices) == 1))
        table.play(seat, choice_text.find_choice(table, seat, text))
    return script


def test_names_are_told_apart() -> None:
    server = RoomServer()
    room = companion(server, "my-village", 2)
    source = Seeded(1)
    for _ in range(40):
        waiting = server.see(room).waiting
        seen = server.see(room, "ann", waiting[0])
        if seen.entry is None:
            server.choose(room, "ann", waiting[0], source.below(1000))
            continue
        names = [outcome.name for outcome in seen.entry.outcomes]
        assert len(set(names)) == len(names) > 1
        server.do(room, "ann", waiting[0], Draw())
