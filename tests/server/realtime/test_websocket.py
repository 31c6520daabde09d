"""A room over a socket: what comes, when, for whom, and how it ends."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.client import SPECTATOR, Client, Socket
from tests.server.server_process import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house"), limit_open_sockets=5) as started:
        yield started


@pytest.fixture
def ada(server: Running) -> Iterator[Client]:
    with Client(server.url) as client:
        yield client


@pytest.fixture
def bo(server: Running) -> Iterator[Client]:
    with Client(server.url) as client:
        yield client


def test_a_look_comes_at_once_and_after_every_commit(ada: Client) -> None:
    room = ada.open()
    with ada.socket(room) as socket:
        first = socket.frame()
        assert [kept["event"]["type"] for kept in first["events"]] == ["created"]
        assert first["room"] == ada.seen(room)
        ada.do(room, "join", 0, name="Ada")
        second = socket.frame()
        assert [kept["version"] for kept in second["events"]] == [2]
        assert second["room"]["seats"][0]["name"] == "Ada"


def test_who_comes_back_gets_only_what_it_missed(ada: Client) -> None:
    room = ada.open()
    with ada.socket(room) as socket:
        socket.frame()
    for name in ("Ada", "Ada Maria", "Ada M."):
        ada.do(room, "join", 0, name=name)
    with ada.socket(room, since=2) as socket:
        assert [kept["version"] for kept in socket.frame()["events"]] == [3, 4]
    with ada.socket(room, since=4) as socket:
        assert socket.frame()["events"] == []


def test_a_client_that_missed_something_asks_for_it(ada: Client) -> None:
    room = ada.open()
    ada.do(room, "join", 0, name="Ada")
    with ada.socket(room, since=2) as socket:
        socket.frame()
        socket.say(type="since", version=0)
        assert [kept["version"] for kept in socket.frame()["events"]] == [1, 2]
        socket.say(type="ping")
        assert socket.frame("at") == {"type": "at", "version": 2}


def test_commits_of_many_at_once_reach_everyone_without_a_gap(ada: Client, bo: Client) -> None:
    room = ada.open(seats=[{"name": "Ada"}, {}], settings={"watching": "anyone"})
    begun = ada.seen(room)["version"]
    many = 15

    def talk(client: Client, seat: int) -> None:
        for number in range(many):
            client.do(room, "say", seat, text=f"{number}")

    with ada.socket(room) as first, bo.socket(room) as second:
        talkers = [threading.Thread(target=talk, args=pair) for pair in ((ada, 0), (bo, SPECTATOR))]
        for talker in talkers:
            talker.start()
        seen: list[list[int]] = []
        for socket in (first, second):
            versions: list[int] = []
            while len(versions) < begun + 2 * many:
                versions += [kept["version"] for kept in socket.frame()["events"]]
            seen.append(versions)
        for talker in talkers:
            talker.join()
    assert seen == [list(range(1, begun + 2 * many + 1))] * 2


def test_spectators_see_the_same_and_nobodys_cards(ada: Client, bo: Client, server: Running) -> None:
    """Even when one of them opened the room, or sits down meanwhile."""
    room = ada.open(mine=[], settings={"watching": "anyone"})
    with (
        Client(server.url) as eve,
        ada.socket(room) as host,
        bo.socket(room) as one,
        eve.socket(room) as other,
    ):
        assert [socket.frame()["room"]["host"] for socket in (host, one, other)] == [True, False, False]
        bo.enter(ada.key(room, 0))
        for events in ([], ["joined"]):
            looks = [socket.frame() for socket in (host, one, other)]
            assert [[kept["event"]["type"] for kept in look["events"]] for look in looks] == [events] * 3
            assert [look["room"]["host"] for look in looks] == [True, False, False]
            assert [look["room"]["seats"][0]["yours"] for look in looks] == [False, True, False]
            assert [look["room"]["seats"][0]["taken"] for look in looks] == [True] * 3
            assert [look["room"]["reader"] for look in looks] == [SPECTATOR] * 3
            if not events:
                bo.do(room, "join", 0, name="Bo")


def test_who_hands_a_seat_on_hears_no_more_from_it(ada: Client, bo: Client) -> None:
    """And hears why; a player who comes later learns no more than a stranger does."""
    room = ada.open()
    with ada.socket(room, seat=0) as old:
        old.frame()
        bo.enter(ada.key(room, 0))
        assert old.ending() == (1008, "error-room-moved")
    with ada.socket(room, seat=0) as late:
        assert late.ending() == (1008, "error-room-unknown")


@pytest.mark.parametrize("watching", ["anyone", "nobody"])
def test_whose_seat_is_freed_hears_why(ada: Client, bo: Client, watching: str) -> None:
    """Over whatever line; a player who comes later learns no more than a stranger does."""
    room = ada.open(seats=[{"name": "Ada"}, {}], settings={"watching": watching})
    bo.enter(ada.key(room, 1))
    with ada.socket(room) as host, bo.socket(room) as sent_away, bo.stream(room) as streamed:
        host.frame()
        sent_away.frame()
        streamed.look()
        ada.send(room, 0, {"type": "free-seat", "seat": 1})
        assert sent_away.ending() == (1008, "error-room-freed")
        assert streamed.event() == {"event": "end", "data": "error-room-freed"}
        look = host.frame()
        assert [kept["event"]["type"] for kept in look["events"]] == ["freed"]
        assert [seat["taken"] for seat in look["room"]["seats"]] == [True, False]
    with bo.socket(room, seat=1) as late:
        later = "error-room-not-allowed" if watching == "anyone" else "error-room-unknown"
        assert late.ending() == (1008, later)


def test_who_may_still_watch_hears_at_once_that_the_seat_is_gone(ada: Client, bo: Client) -> None:
    """From another device, or as someone else: nothing else need happen for that."""
    room = ada.open(settings={"watching": "anyone"}, mine=[0, 1])
    with ada.socket(room, seat=0) as old, ada.socket(room, seat=1) as kept, bo.socket(room) as watching:
        for socket in (old, kept, watching):
            socket.frame()
        bo.enter(ada.key(room, 0))
        assert old.ending() == (1008, "error-room-moved")
        look = kept.frame()
        assert [seat["yours"] for seat in look["room"]["seats"]] == [False, True]
        assert look["room"]["host"], "whose other seat is still there"
        look = watching.frame()
        assert [seat["yours"] for seat in look["room"]["seats"]] == [True, False]
    with bo.socket(room) as own:
        assert own.frame()["room"]["reader"] == 0


def test_who_takes_over_the_hosts_only_seat_is_the_host_at_once(ada: Client, bo: Client) -> None:
    room = ada.open(settings={"watching": "anyone"})
    with bo.socket(room) as socket:
        assert not socket.frame()["room"]["host"]
        bo.enter(ada.key(room, 0))
        assert socket.frame()["room"]["host"]


def test_who_only_comes_to_watch_disturbs_nobody(ada: Client, bo: Client) -> None:
    room = ada.open()
    with ada.socket(room) as socket:
        socket.frame()
        bo.enter(ada.key(room, SPECTATOR))
        socket.say(type="ping")
        assert json.loads(socket.connection.recv(20)) == {"type": "at", "version": 1}


# Refusals. ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        ("x" * 5000, "error-server-frame"),
        ("nonsense", "error-server-malformed"),
        ('{"type": "since"}', "error-server-malformed"),
        ('{"type": "since", "version": -1}', "error-server-malformed"),
        ('{"type": "since", "version": 99999999999999999999}', "error-server-malformed"),
        ('{"type": "look"}', "error-server-malformed"),
        ('{"type": "ping", "more": 1}', "error-server-malformed"),
        ("[" * 4000, "error-server-malformed"),
        (b"\xff\xfe", "error-server-malformed"),
    ],
)
def test_frames_that_nobody_should_send(ada: Client, frame: str | bytes, reason: str) -> None:
    room = ada.open()
    with ada.socket(room) as socket:
        socket.frame()
        socket.connection.send(frame)
        assert socket.ending() == (1008, reason)


def test_too_many_frames(ada: Client) -> None:
    room = ada.open()
    with ada.socket(room) as socket:
        for _ in range(40):
            socket.say(type="ping")
        assert socket.ending() == (1008, "error-server-frames")


def test_who_may_not_look_may_not_listen(ada: Client, bo: Client) -> None:
    room = ada.open()
    with bo.socket(room) as socket:
        assert socket.ending() == (1008, "error-room-unknown")
    with ada.socket(room, seat=1) as socket:
        assert socket.ending() == (1008, "error-room-not-allowed")
    with ada.socket("no.such.room") as socket:
        assert socket.ending() == (1008, "error-room-unknown")
    with ada.socket(room, since=-1) as socket:
        assert socket.ending() == (1008, "error-server-malformed")


def test_strangers_may_not_listen(ada: Client, server: Running) -> None:
    address = f"{server.url.replace('http', 'ws')}/api/rooms/{ada.open()}/socket"
    with connect(address, proxy=None) as connection:
        assert Socket(connection).ending() == (1008, "error-server-no-guest")


def test_the_page_of_another_site_gets_no_socket(ada: Client, server: Running) -> None:
    address = f"{server.url.replace('http', 'ws')}/api/rooms/{ada.open()}/socket"
    with (
        pytest.raises(InvalidStatus) as caught,
        connect(address, origin=Origin("https://elsewhere.example"), proxy=None),
    ):
        pass
    assert caught.value.response.status_code == 403


def test_nobody_holds_too_many(ada: Client) -> None:
    room = ada.open()
    with ada.socket(room) as a, ada.socket(room) as b, ada.socket(room) as c, ada.socket(room) as d:
        with ada.socket(room) as last:
            for socket in (a, b, c, d, last):
                socket.frame()
            with ada.socket(room) as another:
                assert another.ending() == (1008, "error-server-sockets")
        with ada.socket(room) as instead:
            instead.frame()


def test_a_request_that_is_not_a_socket_is_told_so(ada: Client) -> None:
    refused = ada.get(f"/api/rooms/{ada.open()}/socket", 400)
    assert refused["message"]["id"] == "error-server-socket-only"


def test_frames_are_small_for_who_is_up_to_date(ada: Client) -> None:
    """Only what is new is sent, however long the room has been there."""
    room = ada.open()
    ada.do(room, "join", 0, name="Ada")
    for number in range(20):
        ada.do(room, "say", 0, text=f"Hello {number}")
    with ada.socket(room, since=22) as socket:
        socket.frame()
        ada.do(room, "say", 0, text="Hello")
        look = socket.frame()
        assert len(look["events"]) == 1
        assert len(json.dumps(look)) < 4000
