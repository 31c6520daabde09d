"""Who sits where: people with links, bots, several on one device, those who look on."""

from __future__ import annotations

import pytest

from batisseurs.bots import UnknownBot
from batisseurs.kernel import SPECTATOR
from batisseurs.rooms.commands.model import (
    Ask,
    Choose,
    GiveToBot,
    Join,
    Leave,
    NewRoom,
    ResumeSeat,
    SeatBot,
    Start,
)
from batisseurs.rooms.errors import BadRequest, NoSuchRoom, NotAllowed, NotNow, StorageDown
from batisseurs.rooms.state.events import (
    BotRequest,
    BotSeated,
    BotTookOver,
    Joined,
    Left,
    PauseRequest,
    PersonReturned,
    SeatPlan,
    Settings,
)
from batisseurs.rooms.storage import HOST, PEOPLE, Addition
from tests.rooms.harness import MINUTE, House, kinds


def test_whoever_opens_a_room_holds_its_seats_and_is_host() -> None:
    house = House()
    room = house.open("theopolis", 3, mine=(0, 2))
    seen = house.see(room)
    assert house.rooms.seats_of(room, "ann") == [0, 2]
    assert seen.host
    assert [(seat.name, seat.taken, seat.yours) for seat in seen.seats] == [
        ("Ann", True, True),
        ("Bob", False, False),
        ("Cléo", True, True),
    ]


def test_a_key_gives_a_seat_once() -> None:
    house = House()
    room = house.open("theopolis", 2)
    house.rooms.invite(room, "ann", 1, b"key")
    assert house.rooms.enter("bob", b"key").seat == 1
    with pytest.raises(NoSuchRoom):
        house.rooms.enter("eve", b"key")
    assert house.rooms.seats_of(room, "bob") == [1]
    with pytest.raises(NoSuchRoom):
        house.rooms.seats_of(room, "eve")


def test_who_enters_is_seen_at_once() -> None:
    house = House()
    room = house.open("theopolis", 2)
    house.rooms.invite(room, "ann", 1, b"key")
    house.told.clear()
    house.rooms.enter("bob", b"key")
    assert house.told == [(room, PEOPLE)]
    assert house.see(room).seats[1].taken


def test_the_seat_of_somebody_who_does_not_come_back_can_be_given_to_another() -> None:
    """Links and cookies get lost; but who only lets a bot play for a while loses nothing."""
    house = House()
    room = house.started("theopolis", 3)
    house.do(room, "cleo", 2, GiveToBot("random"))
    house.do(room, "ann", 0, Ask(BotRequest(1, "random")))
    house.time.time += 10 * MINUTE - 1
    for seat in (1, 2):
        with pytest.raises(NotAllowed):
            house.rooms.invite(room, "ann", seat, b"key")
    house.time.time += 1
    with pytest.raises(NotAllowed):
        house.rooms.invite(room, "ann", 2, b"key")
    house.rooms.invite(room, "ann", 1, b"key")
    house.rooms.enter("eve", b"key")
    house.do(room, "eve", 1, Join("Eve"))
    house.do(room, "eve", 1, ResumeSeat())
    assert (house.see(room).seats[1].name, house.see(room).seats[1].bot) == ("Eve", "")
    with pytest.raises(NoSuchRoom):
        house.rooms.seats_of(room, "bob")
    with pytest.raises(NotAllowed):
        house.rooms.invite(room, "ann", 1, b"again")


def absent_bob(house: House) -> str:
    """Begin a game; a bot plays for Bob since so long that the host may give the seat to another."""
    room = house.started("theopolis", 2)
    house.do(room, "ann", 0, Ask(BotRequest(1, "random")))
    house.time.time += 10 * MINUTE
    return room


@pytest.mark.parametrize("alone", [False, True])
def test_who_comes_back_is_not_sent_away_by_a_key_that_was_made_meanwhile(alone: bool) -> None:
    house = House(alone=alone)
    room = absent_bob(house)
    house.rooms.invite(room, "ann", 1, b"meanwhile")
    house.do(room, "bob", 1, ResumeSeat())
    with pytest.raises(NoSuchRoom):
        house.rooms.enter("eve", b"meanwhile")
    assert house.see(room, "bob", 1).seats[1].yours
    house.rooms.invite(room, "bob", 1, b"telephone")
    assert house.rooms.enter("bobs-telephone", b"telephone").seat == 1


def test_a_key_to_a_lost_seat_opens_it_once_it_is_lost_again_or_free() -> None:
    for gone in (Ask(BotRequest(1, "random")), Leave()):
        house = House()
        room = absent_bob(house)
        house.rooms.invite(room, "ann", 1, b"key")
        house.do(room, "bob", 1, ResumeSeat())
        house.do(room, *(("ann", 0) if isinstance(gone, Ask) else ("bob", 1)), gone)
        house.time.time += 10 * MINUTE
        assert house.rooms.enter("eve", b"key").seat == 1


def test_a_key_to_a_seat_is_the_hosts_to_give_while_nobody_holds_it() -> None:
    house = House()
    room = house.open("theopolis", 3)
    house.sit(room, "bob", 1)
    for guest, seat in (("ann", 1), ("bob", 0), ("bob", 2)):
        with pytest.raises(NotAllowed):
            house.rooms.invite(room, guest, seat, b"other")
    with pytest.raises(BadRequest):
        house.rooms.invite(room, "ann", 3, b"other")
    house.rooms.invite(room, "bob", 1, b"his own")
    assert house.rooms.enter("bobs-telephone", b"his own").seat == 1
    with pytest.raises(NoSuchRoom):
        house.see(room, "bob", 1)


def test_the_host_stays_host_on_another_device() -> None:
    house = House()
    room = house.open("theopolis", 2)
    house.rooms.invite(room, "ann", 0, b"key")
    house.rooms.enter("anns-telephone", b"key")
    assert house.see(room, "anns-telephone", 0).host


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 41, "Ann\n", "a\u202eb", "a\u200bb", "\x07", "a\u2066b", "\ud800"]
)
def test_a_name_can_be_seen(name: str) -> None:
    house = House()
    room = house.open("theopolis", 2)
    with pytest.raises(BadRequest):
        house.do(room, "ann", 0, Join(name))


def test_names_are_tidied_and_differ() -> None:
    house = House()
    room = house.open("theopolis", 2)
    house.do(room, "ann", 0, Join("  Anna   Łucja "))
    assert house.see(room).seats[0].name == "Anna Łucja"
    house.rooms.invite(room, "ann", 1, b"key")
    house.rooms.enter("bob", b"key")
    with pytest.raises(BadRequest):
        house.do(room, "bob", 1, Join("ANNA ŁUCJA"))


def test_nobody_is_called_like_a_bot_at_the_table() -> None:
    house = House()
    plans = (SeatPlan("Ann"), SeatPlan("Imhotep", "random"))
    room = house.open("theopolis", 2, seats=plans)
    with pytest.raises(BadRequest):
        house.do(room, "ann", 0, Join("imhotep"))
    with pytest.raises(BadRequest):
        house.open("theopolis", 2, seats=(SeatPlan("IMHOTEP"), plans[1]))


def test_who_holds_a_seat_says_a_name_before_anything_else() -> None:
    house = House()
    room = house.open("theopolis", 2, seats=())
    with pytest.raises(NotNow):
        house.pause(room, "ann", 0)
    with pytest.raises(NotNow, match="p1, p2"):
        house.do(room, "ann", 0, Start())


def test_who_leaves_before_the_game_frees_the_seat() -> None:
    house = House()
    room = house.open("theopolis", 2)
    house.sit(room, "bob", 1)
    assert kinds(house.do(room, "bob", 1, Leave())) == [Left]
    with pytest.raises(NoSuchRoom):
        house.see(room, "bob", 1)
    assert not house.see(room).seats[1].taken
    house.sit(room, "cleo", 1)
    house.do(room, "ann", 0, Start())


def test_who_leaves_a_game_is_followed_by_a_bot_until_somebody_comes() -> None:
    house = House()
    room = house.started("theopolis", 2)
    answer = house.do(room, "bob", 1, Leave("random"))
    assert [kept.event for kept in answer.events] == [Left(1), BotTookOver(1, "random", "left")]
    house.sit(room, "cleo", 1)
    seat = house.see(room).seats[1]
    assert (seat.name, seat.taken, seat.bot) == ("Cléo", True, "")
    assert house.rooms.question(room) is None


def test_who_only_held_a_seat_gives_it_back_without_a_word() -> None:
    house = House()
    room = house.open("theopolis", 2)
    house.rooms.invite(room, "ann", 1, b"key")
    house.rooms.enter("bob", b"key")
    assert house.do(room, "bob", 1, Leave()).events == ()
    assert 1 not in house.storage.holders(room)


def test_the_next_is_host_when_the_host_leaves() -> None:
    house = House()
    room = house.open("theopolis", 3)
    house.sit(room, "bob", 1)
    house.sit(room, "cleo", 2)
    house.do(room, "ann", 0, Leave())
    assert house.storage.holders(room)[HOST] == "bob"
    assert house.see(room, "bob", 1).host
    house.do(room, "bob", 1, Leave())
    assert house.storage.holders(room)[HOST] == "cleo"


def test_a_host_with_another_seat_stays_host() -> None:
    house = House()
    room = house.open("theopolis", 3, mine=(0, 1))
    house.sit(room, "cleo", 2)
    house.do(room, "ann", 0, Leave())
    assert house.storage.holders(room)[HOST] == "ann"


def test_a_bot_takes_an_absent_seat_and_gives_it_back() -> None:
    house = House()
    room = house.started("my-village", 2)
    (seat,) = house.see(room).waiting
    guest = ("ann", "bob")[seat]
    with pytest.raises(NotNow):
        house.do(room, guest, seat, ResumeSeat())
    house.do(room, guest, seat, GiveToBot("random"))
    with pytest.raises(NotNow):
        house.do(room, guest, seat, GiveToBot("random"))
    assert house.let_bots_play(room, most=1) == 1
    answer = house.do(room, guest, seat, ResumeSeat())
    assert [kept.event for kept in answer.events] == [PersonReturned(seat)]
    assert house.rooms.question(room) is None


def test_who_chooses_has_come_back() -> None:
    house = House()
    room = house.started("my-village", 2)
    (seat,) = house.see(room).waiting
    guest = ("ann", "bob")[seat]
    house.do(room, guest, seat, GiveToBot())
    question = house.rooms.question(room)
    assert question is not None
    answer = house.choose(room, guest, seat)
    assert kinds(answer)[0] is PersonReturned
    assert not house.rooms.bot_answers(question, "whatever")


def test_there_must_be_such_a_bot() -> None:
    house = House()
    with pytest.raises(UnknownBot):
        house.open("theopolis", 2, seats=(SeatPlan("Ann"), SeatPlan(bot="clever")))
    room = house.started("theopolis", 2)
    with pytest.raises(UnknownBot):
        house.do(room, "ann", 0, GiveToBot("clever"))


def test_a_person_can_take_the_seat_of_a_planned_bot() -> None:
    house = House()
    room = house.open("theopolis", 2, seats=(SeatPlan("Ann"), SeatPlan(bot="random")))
    house.sit(room, "bob", 1)
    assert house.see(room).seats[1].bot == ""


@pytest.mark.parametrize(
    "new",
    [
        NewRoom("chess", 2),
        NewRoom("theopolis", 2, mine=(2,)),
        NewRoom("theopolis", 2, mine=(0, 0)),
        NewRoom("theopolis", 2, seats=(SeatPlan("Ann"),)),
        NewRoom("theopolis", 2, seats=(SeatPlan(bot="random"), SeatPlan())),
        NewRoom("theopolis", 2, mine=(0, 1), seats=(SeatPlan("Ann"), SeatPlan("ann"))),
        NewRoom("theopolis", 2, record="x", situation="y"),
        NewRoom("theopolis", 2, record="x" * 2_000_001),
    ],
)
def test_a_room_that_makes_no_sense_is_not_opened(new: NewRoom) -> None:
    house = House()
    with pytest.raises(BadRequest):
        house.rooms.open("ann", "one", new)
    assert list(house.storage.rooms()) == []


# Bots before the game, and seats that anybody may take. ---------------------------------------------------


def test_the_host_lets_bots_sit_and_get_up_before_the_game() -> None:
    house = House()
    room = house.open("theopolis", 3)
    answer = house.do(room, "ann", 0, SeatBot(1, "random", " Hiram "))
    assert [kept.event for kept in answer.events] == [BotSeated(1, "random", "Hiram")]
    house.do(room, "ann", 0, SeatBot(1, "greedy"))
    house.do(room, "ann", 0, SeatBot(2, "greedy", "Imhotep"))
    seats = house.see(room).seats
    assert [(seat.name, seat.bot, seat.taken) for seat in seats[1:]] == [
        ("greedy", "greedy", False),
        ("Imhotep", "greedy", False),
    ]
    house.do(room, "ann", 0, SeatBot(2))
    assert (house.see(room).seats[2].name, house.see(room).seats[2].bot) == ("Cléo", ""), "who is to come"
    with pytest.raises(NotNow):
        house.do(room, "ann", 0, SeatBot(2))
    with pytest.raises(NotNow, match="p3"):
        house.do(room, "ann", 0, Start())
    house.sit(room, "cleo", 2)
    house.do(room, "ann", 0, Start())
    assert house.again().see(room).seats[1].bot == "greedy", "also after a restart"
    with pytest.raises(NotNow):
        house.do(room, "ann", 0, SeatBot(1, "random"))


def test_nobody_but_the_host_seats_bots_and_only_where_nobody_sits() -> None:
    house = House()
    room = house.open("theopolis", 3, seats=(SeatPlan("Ann"), SeatPlan(), SeatPlan(bot="random")))
    house.sit(room, "bob", 1)
    with pytest.raises(NotAllowed):
        house.do(room, "bob", 1, SeatBot(2, "greedy"))
    with pytest.raises(NotNow):
        house.do(room, "ann", 0, SeatBot(1, "greedy"))
    with pytest.raises(BadRequest):
        house.do(room, "ann", 0, SeatBot(3, "greedy"))
    with pytest.raises(UnknownBot):
        house.do(room, "ann", 0, SeatBot(2, "clever"))
    house.do(room, "ann", 0, SeatBot(2))
    assert (house.see(room).seats[2].name, house.see(room).seats[2].bot) == ("", "")


def test_who_comes_by_a_link_takes_the_place_of_a_bot() -> None:
    house = House()
    room = house.open("theopolis", 2)
    house.rooms.invite(room, "ann", 1, b"key")
    house.do(room, "ann", 0, SeatBot(1, "greedy"))
    house.rooms.enter("bob", b"key")
    house.do(room, "bob", 1, Join("Bob"))
    assert house.see(room).seats[1].bot == ""


def test_at_a_listed_table_anybody_takes_a_free_seat() -> None:
    house = House()
    room = house.open(
        "theopolis", 3, settings=Settings(listed=True), seats=(SeatPlan("Ann"), *[SeatPlan()] * 2)
    )
    house.rooms.invite(room, "ann", 1, b"key")
    house.told.clear()
    house.rooms.sit(room, "eve", 1)
    house.rooms.sit(room, "eve", 1)
    assert house.told[0] == (room, PEOPLE)
    assert house.rooms.seats_of(room, "eve") == [1]
    house.do(room, "eve", 1, Join("Eve"))
    with pytest.raises(NoSuchRoom):
        house.rooms.enter("bob", b"key")
    with pytest.raises(NotNow):
        house.rooms.sit(room, "dan", 1)
    with pytest.raises(NotAllowed):
        house.rooms.sit(room, "eve", 2)
    with pytest.raises(BadRequest):
        house.rooms.sit(room, "dan", 3)
    house.do(room, "ann", 0, SeatBot(2, "greedy"))
    with pytest.raises(NotNow):
        house.rooms.sit(room, "dan", 2)
    house.do(room, "ann", 0, Start())
    with pytest.raises(NoSuchRoom):
        house.rooms.sit(room, "dan", 2)


def test_a_table_that_is_not_listed_takes_links() -> None:
    house = House()
    room = house.open("theopolis", 2)
    with pytest.raises(NoSuchRoom):
        house.rooms.sit(room, "eve", 1)
    seen = house.open("theopolis", 2, settings=Settings(watching="anyone"))
    with pytest.raises(NotAllowed):
        house.rooms.sit(seen, "eve", 1)


def test_the_first_at_a_table_without_a_host_is_the_host() -> None:
    house = House()
    room = house.open("theopolis", 2, settings=Settings(listed=True))
    house.storage.release(room, HOST, "ann")
    house.rooms.sit(room, "eve", 1)
    assert house.see(room, "eve", 1).host


# Looking on. -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("watching", "with_key", "sees"), [
    ("anyone", False, True), ("link", False, False), ("link", True, True), ("nobody", False, False),
])  # fmt: skip
def test_who_may_look_on(watching: str, with_key: bool, sees: bool) -> None:
    house = House()
    room = house.open("theopolis", 2, settings=Settings(watching=watching))  # type: ignore[arg-type]  # listed above
    if with_key:
        house.rooms.invite(room, "ann", SPECTATOR, b"key")
        house.rooms.enter("eve", b"key")
        house.rooms.enter("dan", b"key")
    if sees:
        assert house.rooms.seats_of(room, "eve") == [SPECTATOR]
        assert house.see(room, "eve", SPECTATOR).choices == ()
        with pytest.raises(NotAllowed):
            house.see(room, "eve", 0)
    else:
        with pytest.raises(NoSuchRoom):
            house.see(room, "eve", SPECTATOR)


def test_nobody_is_let_in_where_nobody_may_look_on() -> None:
    house = House()
    room = house.open("theopolis", 2, settings=Settings(watching="nobody"))
    with pytest.raises(NotAllowed):
        house.rooms.invite(room, "ann", SPECTATOR, b"key")


def test_who_looks_on_sees_no_choices_and_cannot_act() -> None:
    house = House()
    room = house.started("theopolis", 2)
    house.rooms.invite(room, "bob", SPECTATOR, b"key")
    house.rooms.enter("eve", b"key")
    seen = house.see(room, "eve", SPECTATOR)
    assert seen.waiting != ()
    assert (seen.choices, seen.prompt, seen.step, seen.free_undo) == ((), None, "", 0)
    for command in (Choose("end"), Join("Eve"), Leave(), GiveToBot(), Ask(PauseRequest())):
        with pytest.raises(NotAllowed):
            house.do(room, "eve", SPECTATOR, command)
    with pytest.raises(NotAllowed):
        house.rooms.table(room, "eve", SPECTATOR)
    with pytest.raises(NotAllowed):
        house.rooms.invite(room, "eve", SPECTATOR, b"another")


def test_a_host_without_a_seat_looks_on_and_begins() -> None:
    house = House()
    room = house.bots("theopolis", 2)
    assert house.rooms.seats_of(room, "ann") == [SPECTATOR]
    assert house.see(room, "ann", SPECTATOR).stage == "playing"


def test_a_room_that_is_not_there_looks_like_one_that_is_closed() -> None:
    house = House()
    room = house.open("theopolis", 2)
    sentences = []
    for name in (room, "nosuchroom12"):
        with pytest.raises(NoSuchRoom) as caught:
            house.see(name, "eve", SPECTATOR)
        sentences.append((caught.value.text, caught.value.message, caught.value.about))
    assert sentences[0] == sentences[1]


def test_several_on_one_device_each_see_their_own() -> None:
    house = House()
    room = house.hot_seat("theopolis", 2)
    (seat,) = house.see(room).waiting
    assert house.see(room, "ann", seat).choices != ()
    assert house.see(room, "ann", 1 - seat).choices == ()
    assert house.see(room, "ann", 0).view != house.see(room, "ann", 1).view


def test_what_joins_is_told() -> None:
    house = House()
    room = house.open("theopolis", 2)
    house.sit(room, "bob", 1)
    events = [kept.event for kept in house.rooms.look(room, "ann", 0).events]
    assert events[1:] == [Joined(0, "Ann"), Joined(1, "Bob")]


def test_a_seat_given_away_is_gone_even_if_nobody_heard_that_it_was_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The key is used, and then the database is gone: memory must not go on with who sat there before."""
    house = House(alone=True)
    room = house.open("theopolis", 2)
    house.rooms.invite(room, "ann", 0, b"key")
    assert house.see(room).seats[0].yours
    redeem = house.storage.redeem

    def gone(key_hash: bytes, guest: str, *, host: bool = False, told: Addition | None = None) -> None:
        redeem(key_hash, guest, host=host, told=told)
        raise StorageDown("gone", None)

    with monkeypatch.context() as patched:
        patched.setattr(house.storage, "redeem", gone)
        with pytest.raises(StorageDown):
            house.rooms.enter("bob", b"key")
    assert house.see(room, "bob").seats[0].yours
    assert house.see(room, "bob").host
    with pytest.raises(NoSuchRoom):
        house.see(room)


@pytest.mark.parametrize("alone", [False, True])
def test_a_crash_while_somebody_sits_down_leaves_no_table_without_a_host(
    monkeypatch: pytest.MonkeyPatch, alone: bool
) -> None:
    """Seat and host change in one commit: both, or neither, and the key is as good as before."""
    house = House(alone=alone)
    room = house.open("theopolis", 2)
    house.rooms.invite(room, "ann", 0, b"key")
    hold = house.storage._hold  # type: ignore[attr-defined]  # noqa: SLF001  where the commit is cut in two

    def crash(connection: object, of: str, seat: int, guest: str) -> None:
        if seat == HOST:
            raise KeyboardInterrupt
        hold(connection, of, seat, guest)

    with monkeypatch.context() as patched:
        patched.setattr(house.storage, "_hold", crash)
        with pytest.raises(KeyboardInterrupt):
            house.rooms.enter("anns-telephone", b"key")
    assert house.storage.holders(room) == {0: "ann", HOST: "ann"}
    house.rooms.enter("anns-telephone", b"key")
    assert house.storage.holders(room) == {0: "anns-telephone", HOST: "anns-telephone"}
