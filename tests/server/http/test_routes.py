"""A server over HTTP, as people use it: a real server, real clients, a game from the door to its end."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from batisseurs import find_game
from batisseurs.kernel import load, read_record, replay
from tests.server.client import SPECTATOR, Client, Json, new_id
from tests.server.server_process import Running, running

SHORT = {"max_rounds": 2}
RECORDS = Path(__file__).parents[2] / "playthroughs"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    nothing_built = str(tmp_path_factory.mktemp("client"))
    with running(tmp_path_factory.mktemp("house"), client=nothing_built) as started:
        yield started


@pytest.fixture
def ada(server: Running) -> Iterator[Client]:
    with Client(server.url) as client:
        yield client


@pytest.fixture
def bo(server: Running) -> Iterator[Client]:
    with Client(server.url) as client:
        yield client


def sit_down(ada: Client, bo: Client, **new: Any) -> str:
    """Let two people sit down at a table and begin. Chance says who is asked first."""
    room = ada.open(**new)
    ada.do(room, "join", 0, name="Ada")
    assert bo.enter(ada.key(room, 1)) == {"room": room, "seat": 1}
    bo.do(room, "join", 1, name="Bo")
    ada.do(room, "start", 0)
    return room


def asked(room: str, *players: Client) -> tuple[Client, int, Json]:
    """Return who is asked now, and what this seat sees."""
    seat = players[0].seen(room)["waiting"][0]
    return players[seat], seat, players[seat].seen(room, seat=seat)


def until_the_next_turn(room: str, *players: Client) -> None:
    """Let who is asked choose until someone else is asked."""
    player, seat, seen = asked(room, *players)
    while seen["waiting"] == [seat]:
        player.choose(room, seat, seen, which=-1)
        seen = player.seen(room, seat=seat)


def texts(look: Json) -> list[str]:
    return [kept["event"].get("text", kept["event"]["type"]) for kept in look["events"]]


# A whole game. ----------------------------------------------------------------------------------------


def test_two_people_play_a_game_to_its_end(ada: Client, bo: Client) -> None:
    """Each sees it over a socket, without a gap and without the other's cards; the record can be replayed."""
    room = sit_down(ada, bo, options=SHORT)
    players = [ada, bo]
    with ada.socket(room) as first, bo.socket(room) as second:
        sockets = [first, second]
        looks = [socket.frame() for socket in sockets]
        versions = [[kept["version"] for kept in look["events"]] for look in looks]
        while looks[0]["room"]["stage"] == "playing":
            seat = looks[0]["room"]["waiting"][0]
            answer = players[seat].choose(room, seat, looks[seat]["room"], which=7)
            looks = [socket.upto(answer["version"]) for socket in sockets]
            for known, look in zip(versions, looks, strict=True):
                known += [kept["version"] for kept in look["events"]]
    last = looks[0]["room"]["version"]
    assert versions == [list(range(1, last + 1))] * 2
    assert looks[0]["room"]["stage"] == "over"
    assert looks[0]["room"]["result"] == looks[1]["room"]["result"]
    assert looks[0]["room"]["result"]["ending"] in find_game("theopolis").endings
    hands = [look["room"]["view"]["seats"] for look in looks]
    assert [seat["hand"] is not None for seat in hands[0]] == [True, False]
    assert [seat["hand"] is not None for seat in hands[1]] == [False, True]
    written = ada.http.get(f"/api/rooms/{room}/record")
    assert written.headers["content-type"] == "text/plain; charset=utf-8"
    played = replay(find_game("theopolis"), read_record(written.text))
    assert played.over
    assert list(played.game.result(played.table).scores) == looks[0]["room"]["result"]["scores"]


def test_a_bot_takes_a_seat_and_plays(ada: Client) -> None:
    room = ada.open(options=SHORT, seats=[{"name": "Ada"}, {"bot": "random"}])
    with ada.socket(room) as socket:
        ada.do(room, "start", 0)
        seen = socket.frame()["room"]
        chosen: list[Json] = []
        while not any(event["by"] == "bot" for event in chosen):
            if seen["waiting"] == [0] and seen["choices"]:
                ada.choose(room, 0, seen, which=-1)
            look = socket.frame()
            seen = look["room"]
            chosen += [kept["event"] for kept in look["events"] if kept["event"]["type"] == "chose"]
    assert {event["seat"] for event in chosen if event["by"] == "bot"} == {1}


# Commands, once. --------------------------------------------------------------------------------------


def test_the_same_command_twice_is_carried_out_once(ada: Client) -> None:
    room = ada.open()
    first = ada.do(room, "join", 0, id="join-1", name="Ada")
    assert ada.do(room, "join", 0, id="join-1", name="Ada") == first
    assert ada.seen(room)["version"] == first["version"] == 2
    refused = ada.do(room, "join", 0, id="join-1", name="Eve", status=422)
    assert refused["reason"] == "error-room-bad-request"
    assert ada.seen(room)["seats"][0]["name"] == "Ada"


def test_the_same_room_is_opened_once(ada: Client) -> None:
    body = {"id": new_id(), "new": {"game": "theopolis", "players": 2}}
    opened = ada.post("/api/rooms", body)
    assert ada.post("/api/rooms", body) == opened
    assert [mine["room"] for mine in ada.get("/api/mine")["rooms"]] == [opened["room"]]


def test_a_stale_command_gets_what_it_missed(ada: Client, bo: Client) -> None:
    room = sit_down(ada, bo)
    _, seat, before = asked(room, ada, bo)
    until_the_next_turn(room, ada, bo)
    other, own, after = asked(room, ada, bo)
    assert own != seat
    refused = other.do(room, "choose", own, text="anything", version=before["version"], status=409)
    assert refused["reason"] == "error-room-stale"
    assert refused["version"] == after["version"] > before["version"]
    assert [kept["version"] for kept in refused["missed"]] == list(
        range(before["version"] + 1, after["version"] + 1)
    )
    assert refused["missed"] == other.look(room, seat=own, since=before["version"])["events"]


@pytest.mark.parametrize("version", [0, 10_000, 2**31 - 1])
def test_a_version_that_never_was_is_stale(ada: Client, bo: Client, version: int) -> None:
    room = sit_down(ada, bo)
    player, seat, seen = asked(room, ada, bo)
    refused = player.do(room, "choose", seat, text="pass", version=version, status=409)
    assert refused["version"] == seen["version"]


def test_what_the_rules_refuse_is_told_with_the_rule(ada: Client, bo: Client) -> None:
    room = sit_down(ada, bo)
    player, seat, seen = asked(room, ada, bo)
    wanted = seen["refusals"][0]
    refused = player.do(room, "choose", seat, text=wanted["text"], version=seen["version"], status=422)
    assert refused["reason"] == "error-illegal-choice"
    assert refused["message"] == wanted["reason"]
    assert refused["rule"] == wanted["rule"] != ""


# Seats. -----------------------------------------------------------------------------------------------


def test_two_play_on_one_device(ada: Client) -> None:
    """Hot-seat: one guest holds both seats, and sees from each only what that one may see."""
    room = ada.open(mine=[0, 1], seats=[{"name": "Ada"}, {"name": "Bo"}])
    ada.do(room, "start", 0)
    views = [ada.seen(room, seat=seat)["view"]["seats"] for seat in (0, 1)]
    assert [seat["hand"] is not None for seat in views[0]] == [True, False]
    assert [seat["hand"] is not None for seat in views[1]] == [False, True]
    assert ada.seen(room)["reader"] == 0, "its first seat, if nobody says which"
    until_the_next_turn(room, ada, ada)
    until_the_next_turn(room, ada, ada)
    assert {mine["seat"] for mine in ada.get("/api/mine")["rooms"]} == {0, 1}


def test_a_seat_is_nobody_elses(ada: Client, bo: Client) -> None:
    room = sit_down(ada, bo)
    assert bo.look(room, seat=0, status=403)["reason"] == "error-room-not-allowed"
    assert bo.do(room, "choose", 0, text="pass", version=1, status=403)["message"]["id"]
    assert bo.get(f"/api/rooms/{room}/table", 403, seat=0)["text"]


def test_a_key_opens_once(ada: Client, bo: Client, server: Running) -> None:
    room = ada.open()
    invited = ada.post(f"/api/rooms/{room}/invitations", {"seat": 1})
    assert invited["link"] == f"{server.url}/rooms/{room}#{invited['key']}"
    bo.enter(invited["key"])
    with Client(server.url) as eve:
        assert eve.enter(invited["key"], status=404)["reason"]
        assert eve.look(room, status=404)["reason"] == "error-room-unknown"


@pytest.mark.parametrize(("watching", "status"), [("anyone", 200), ("link", 404), ("nobody", 404)])
def test_who_may_watch(ada: Client, bo: Client, watching: str, status: int) -> None:
    room = ada.open(mine=[0, 1], seats=[{"name": "A"}, {"name": "B"}], settings={"watching": watching})
    ada.do(room, "start", 0)
    bo.look(room, status=status)
    made = ada.http.post(f"/api/rooms/{room}/invitations", json={"seat": SPECTATOR})
    assert made.status_code == (403 if watching == "nobody" else 200)
    if made.status_code == 200:
        assert bo.enter(made.json()["key"]) == {"room": room, "seat": SPECTATOR}
        seen = bo.seen(room)
        assert seen["reader"] == SPECTATOR
        assert [seat["hand"] for seat in seen["view"]["seats"]] == [None, None]
        assert seen["choices"] == []
        assert bo.do(room, "start", SPECTATOR, status=403)


def test_people_talk(ada: Client, bo: Client) -> None:
    room = sit_down(ada, bo)
    bo.do(room, "say", 1, text="<b>Zażółć</b> 🏛")
    said = ada.look(room)["events"][-1]["event"]
    assert said == {"type": "said", "seat": 1, "name": "Bo", "text": "<b>Zażółć</b> 🏛"}
    ada.send(room, 0, {"type": "mute", "seat": 1})
    assert bo.do(room, "say", 1, text="Hello?", status=403)["reason"] == "error-room-not-allowed"


# Undoing, looking back. ---------------------------------------------------------------------------


def test_lines_are_undone_when_all_agree(ada: Client, bo: Client) -> None:
    """Before anyone votes, each sees what would be undone."""
    room = sit_down(ada, bo)
    player, seat, _ = asked(room, ada, bo)
    until_the_next_turn(room, ada, bo)
    seen = player.seen(room, seat=seat)
    before = seen["lines"]
    refused = player.do(room, "undo", seat, lines=before, version=seen["version"], status=403)
    assert refused["message"]["id"] == "error-room-undo"
    first = player.look(room, seat=seat)["events"]
    begins = next(
        kept["event"]["line"]
        for kept in first
        if kept["event"]["type"] == "chose" and kept["event"]["seat"] >= 0
    )
    player.do(room, "ask", seat, wish={"type": "undo", "lines": before - begins + 1})
    other, own = (bo, 1) if seat == 0 else (ada, 0)
    open_to = other.seen(room, seat=own)
    request = open_to["wish"]
    assert request["seat"] == seat
    assert own in request["asked"]
    assert own not in request["yes"]
    assert [line["line"] for line in request["lines"]] == list(range(begins, before + 1))
    other.do(room, "vote", own, number=request["number"], yes=True, version=open_to["version"])
    undone = [kept["event"] for kept in ada.look(room)["events"] if kept["event"]["type"] == "undone"]
    assert [(event["lines"], event["left"]) for event in undone] == [(before - begins + 1, begins - 1)]


def test_a_room_can_be_stepped_through(ada: Client, bo: Client) -> None:
    room = sit_down(ada, bo)
    stood = ada.look(room)
    until_the_next_turn(room, ada, bo)
    past = ada.look(room, at=stood["room"]["version"])
    assert past["room"]["view"] == stood["room"]["view"]
    assert past["events"] == stood["events"]
    assert ada.seen(room, at=1)["stage"] == "open"
    assert ada.look(room, at=2**31 - 1, status=422)["reason"] == "error-room-bad-request"


def test_only_what_was_missed_is_sent(ada: Client) -> None:
    room = ada.open()
    ada.do(room, "join", 0, name="Ada")
    assert texts(ada.look(room)) == ["created", "joined"]
    assert texts(ada.look(room, since=1)) == ["joined"]
    assert texts(ada.look(room, since=2)) == texts(ada.look(room, since=2**31 - 1)) == []


# What there is. ---------------------------------------------------------------------------------------


def test_games_and_bots_are_offered(ada: Client) -> None:
    offered = ada.get("/api/games")
    assert [game["game"] for game in offered["games"]] == [
        "theopolis", "nehemiah", "my-village", "esdras-et-nehemie",
    ]  # fmt: skip
    rounds = next(o for o in offered["games"][0]["options"] if o["name"] == "max_rounds")
    assert (rounds["minimum"], rounds["maximum"], rounds["default"]) == (1, 1000, 50)
    assert offered["bots"] == ["beginner", "casual", "strong", "master"]


def test_the_lobby_shows_a_few_tables_of_each_guest(ada: Client, bo: Client) -> None:
    honest = ada.open(settings={"listed": True})
    rooms = [bo.open(settings={"listed": True}) for _ in range(5)]
    shown = [room["room"] for room in ada.get("/api/lobby")["rooms"]]
    assert [room for room in shown if room in rooms] == rooms[:1:-1], "the newest three"
    assert honest in shown


def test_the_lobby_shows_what_wants_to_be_found(ada: Client) -> None:
    listed, hidden = ada.open(settings={"listed": True}), ada.open()
    shown = [room["room"] for room in ada.get("/api/lobby")["rooms"]]
    assert listed in shown
    assert hidden not in shown


def test_the_lobby_shows_special_tables_only_if_that_is_allowed(ada: Client, bo: Client) -> None:
    record = (RECORDS / "theopolis-apocalypse-3.record").read_text(encoding="utf-8")
    players = read_record(record).players
    new = {"game": "theopolis", "players": players, "record": record, "settings": {"listed": True}}
    refused = ada.post("/api/rooms", {"id": new_id(), "new": new}, status=403)
    assert refused["message"] == {"id": "error-room-marked", "args": {"mark": "record"}}
    # One that has become special is shown no longer.
    room = ada.open(
        settings={"listed": True, "watching": "anyone"}, seats=[{"name": "Ada"}, {"bot": "greedy"}]
    )
    ada.do(room, "start", 0)
    assert room in [row["room"] for row in ada.get("/api/lobby")["rooms"]]
    bo.enter(ada.key(room, 1))
    assert room not in [row["room"] for row in ada.get("/api/lobby")["rooms"]]
    assert ada.seen(room)["marks"] == ["seat"]
    assert [row["marks"] for row in ada.get("/api/mine")["rooms"] if row["room"] == room] == [["seat"]]


def test_lists_tell_who_sits_there_and_how_far_it_is(ada: Client, bo: Client) -> None:
    seats = [{"name": "Ada"}, {"name": "Bo"}, {"bot": "greedy"}]
    room = ada.open(players=3, seats=seats, settings={"listed": True, "watching": "anyone"})
    (row,) = [row for row in ada.get("/api/lobby")["rooms"] if row["room"] == room]
    assert [(seat["name"], seat["bot"], seat["free"]) for seat in row["seats"]] == [
        ("Ada", "", False), ("Bo", "", True), ("greedy", "greedy", False),
    ]  # fmt: skip
    assert (row["stage"], row["lines"], row["watching"], row["paused"]) == ("open", 0, "anyone", False)
    bo.enter(ada.key(room, 1))
    bo.do(room, "join", 1, name="Bob")
    ada.do(room, "start", 0)
    seen = ada.seen(room)
    mine = [row for row in bo.get("/api/mine")["rooms"] if row["room"] == room]
    assert [(row["seat"], row["host"], row["lines"] > 0) for row in mine] == [(1, False, True)]
    assert [seat["name"] for seat in mine[0]["seats"]] == ["Ada", "Bob", "greedy"]
    assert ada.get("/api/mine")["rooms"][0]["host"]
    waiting = [seat["seat"] for seat in mine[0]["seats"] if seat["waiting"]]
    assert len(waiting) == 1, "whoever it is: the bot may have played meanwhile"
    assert seen["lines"] > 0


def test_a_host_without_a_seat_finds_the_room_again(ada: Client) -> None:
    room = ada.open(mine=[], seats=[{"bot": "random"}, {"bot": "random"}])
    (row,) = [row for row in ada.get("/api/mine")["rooms"] if row["room"] == room]
    assert (row["seat"], row["host"], row["waiting"]) == (SPECTATOR, True, False)


def test_rooms_that_wait_for_one_come_first(ada: Client, bo: Client) -> None:
    room = sit_down(ada, bo)
    player, seat, _ = asked(room, ada, bo)
    player.open()
    first, second = player.get("/api/mine")["rooms"]
    assert (first["room"], first["seat"], first["waiting"]) == (room, seat, True)
    assert not second["waiting"]


def test_a_table_is_handed_out_concealed(ada: Client, bo: Client) -> None:
    room = sit_down(ada, bo)
    handed = ada.get(f"/api/rooms/{room}/table")
    assert handed["version"] == ada.seen(room)["version"]
    table = load(find_game("theopolis"), base64.b64decode(handed["table"]))
    assert table.choosers() == ada.seen(room)["waiting"]
    assert handed == ada.get(f"/api/rooms/{room}/table", seat=0), "nothing to be learned by asking often"


def test_other_components_go_with_the_room(ada: Client, bo: Client) -> None:
    own = find_game("theopolis").component_text()
    other = own.replace('en = "Church"', 'en = "Parish Church"', 1)
    assert other != own
    room = ada.open(components=other)
    assert ada.http.get(f"/api/rooms/{room}/components").text == other
    assert bo.get(f"/api/rooms/{room}/components", 404)["reason"] == "error-room-unknown"
    assert (
        ada.get(f"/api/rooms/{ada.open()}/components", 404)["message"]["id"] == "error-server-own-components"
    )


def test_a_broken_component_file_is_told_with_the_reason(ada: Client) -> None:
    refused = ada.post("/api/rooms", {
        "id": new_id(), "new": {"game": "theopolis", "players": 2, "components": "[[["},
    }, 422)  # fmt: skip
    assert refused["reason"] == "error-bad-components"
    assert refused["message"]["id"]
    assert refused["line"] == 1


def test_a_choice_of_a_record_that_does_not_fit_is_told_with_its_line(ada: Client) -> None:
    record = (RECORDS / "theopolis-apocalypse-3.record").read_text(encoding="utf-8").split("\n")
    wrong = next(number for number, line in enumerate(record) if line.startswith("p1 add "))
    record[wrong] = "p1 add doubt"
    for end in ("\n", "\r\n"):
        new = {"game": "theopolis", "players": 3, "record": end.join(record)}
        refused = ada.post("/api/rooms", {"id": new_id(), "new": new}, 422)
        assert (refused["reason"], refused["line"]) == ("error-bad-record", wrong + 1)


def test_a_stranger_sits_down_at_a_listed_table_and_the_host_at_bots(ada: Client, bo: Client) -> None:
    room = ada.open(players=3, seats=[{"name": "Ada"}, {}, {}], settings={"listed": True})
    assert bo.post(f"/api/rooms/{room}/seats", {"seat": 2}) == {"room": room, "seat": 2}
    bo.do(room, "join", 2, name="Bo")
    ada.send(room, 0, {"type": "seat-bot", "seat": 1, "bot": "greedy", "name": "Hiram"})
    (listed,) = [row for row in bo.get("/api/lobby")["rooms"] if row["room"] == room]
    assert [(seat["name"], seat["free"]) for seat in listed["seats"]] == [
        ("Ada", False), ("Hiram", False), ("Bo", False),
    ]  # fmt: skip
    ada.do(room, "start", 0)
    assert bo.seen(room)["reader"] == 2


def test_the_host_frees_a_seat_and_it_is_taken_by_a_new_link(ada: Client, bo: Client) -> None:
    room = ada.open(players=2, seats=[{"name": "Ada"}, {}])
    key = ada.key(room, 1)
    bo.enter(key)
    bo.do(room, "join", 1, name="Bo")
    refused = bo.send(room, 1, {"type": "free-seat", "seat": 0}, 403)
    assert refused["message"]["id"] == "error-room-host"
    answer = ada.send(room, 0, {"type": "free-seat", "seat": 1})
    assert [kept["event"] for kept in answer["events"]] == [
        {"type": "freed", "seat": 1, "name": "Bo", "by": 0}
    ]
    refused = ada.send(room, 0, {"type": "free-seat", "seat": 1}, 422)
    assert refused["message"]["id"] == "error-room-nobody-there"
    assert bo.get("/api/mine")["rooms"] == []
    bo.get(f"/api/rooms/{room}", 404)
    bo.enter(key, 404)
    bo.enter(ada.key(room, 1))
    bo.do(room, "join", 1, name="Bo")
    ada.do(room, "start", 0)


def test_who_is_not_sure_is_answered_and_nothing_happens(ada: Client, bo: Client) -> None:
    room = sit_down(ada, bo)
    for _ in range(200):
        player, seat, seen = asked(room, ada, bo)
        version, text = seen["version"], seen["choices"][-1]["text"]
        answer = player.do(room, "choose", seat, text=text, sure=False, version=version)
        if answer["unsure"] is not None:
            break
    assert answer["unsure"]["id"].startswith("error-room-sure-")
    assert answer["events"] == []
    assert player.seen(room, seat=seat)["version"] == answer["version"] == version


# At the door. -----------------------------------------------------------------------------------------


def test_a_browser_keeps_a_cookie_that_no_script_can_read(server: Running) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as browser:
        assert browser.get("/api/mine").status_code == 401
        refused = browser.post("/api/guest", json={})
        assert refused.status_code == 403, "a form of another site cannot add a header"
        own = {"X-Batisseurs": "1"}
        became = browser.post("/api/guest", json={}, headers=own)
        assert became.json() == {}
        cookie = became.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert browser.get("/api/mine").json() == {"rooms": []}
        again = browser.post("/api/guest", json={}, headers=own)
        assert again.cookies.get("batisseurs") == became.cookies.get("batisseurs")
        body = {"id": "a", "new": {"game": "theopolis", "players": 2}}
        assert browser.post("/api/rooms", json=body, headers=own).status_code == 200
        foreign = own | {"Origin": "https://elsewhere.example"}
        assert browser.post("/api/rooms", json=body, headers=foreign).status_code == 403


@pytest.mark.parametrize(
    ("accepts", "language", "says"),
    [
        ("", "en", "City-building"),
        ("de, fr-CA;q=0.8, en;q=0.5", "fr", "bâtit des villes"),
        ("pl-PL,pl;q=0.9", "pl", "budowaniu miast"),
        ("xx, fr;q=nonsense, *", "en", "City-building"),
    ],
)
def test_the_page_of_a_server_without_the_client(
    server: Running, accepts: str, language: str, says: str
) -> None:
    for path in ("/", "/rooms/abc"):
        page = httpx.get(server.url + path, headers={"Accept-Language": accepts}, trust_env=False)
        assert page.status_code == 200
        assert f'<html lang="{language}">' in page.text
        assert says in page.text
        assert "make client" in page.text
        assert "<script" not in page.text
        assert "style" not in page.text
        assert "default-src 'self'" in page.headers["content-security-policy"]


def test_the_server_tells_how_it_is(server: Running, ada: Client) -> None:
    assert ada.get("/health")["status"] == "ok"
    counted = ada.http.get("/metrics")
    assert counted.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert 'route="/health"' in counted.text
    assert "batisseurs_commits_total" in counted.text
    forwarded = ada.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
    assert forwarded.status_code == 404, "for those on this machine only"
    assert server.settings.metrics == "local"


def test_the_document_is_served(ada: Client) -> None:
    served = ada.get("/schema/openapi.json")
    assert served["openapi"] == "3.1.0"
    assert served["servers"] == [{"url": "/"}]


def test_places_are_explained_and_choices_previewed_each_to_its_reader(ada: Client, bo: Client) -> None:
    room = sit_down(ada, bo)
    player, seat, seen = asked(room, ada, bo)
    other = bo if player is ada else ada
    answer = player.http.get(f"/api/rooms/{room}/explanations", params={"places": "p1,no such place"}).json()
    assert answer["version"] == seen["version"]
    assert answer["refused"]["no such place"]["id"] == "error-unknown-place"
    now = player.get(f"/api/rooms/{room}/previews", seat=seat, version=seen["version"])
    assert [one["text"] for one in now["previews"]] == [one["text"] for one in seen["choices"]]
    assert other.get(f"/api/rooms/{room}/previews", seat=1 - seat, version=seen["version"])["previews"] == []
    other.get(f"/api/rooms/{room}/previews", 403, seat=seat, version=seen["version"])
    of_others = other.http.get(f"/api/rooms/{room}/explanations", params={"seat": seat, "places": "p1"})
    assert of_others.status_code == 403


@pytest.mark.parametrize("places", ["", ",", "a,,b", ",".join(["a"] * 101), "a" * 4001])
def test_too_many_places_or_none_are_refused(ada: Client, bo: Client, places: str) -> None:
    room = sit_down(ada, bo)
    answer = ada.http.get(f"/api/rooms/{room}/explanations", params={"places": places})
    assert (answer.status_code, answer.json()["message"]["id"]) == (400, "error-server-wrong-value")


def test_a_preview_at_a_version_that_has_passed_is_refused_with_what_was_missed(
    ada: Client, bo: Client
) -> None:
    room = sit_down(ada, bo)
    player, seat, seen = asked(room, ada, bo)
    for version in (seen["version"] - 1, seen["version"] + 1):
        stale = player.get(f"/api/rooms/{room}/previews", 409, seat=seat, version=version)
        assert stale["message"]["id"] == "error-room-version"
        assert len(stale["missed"]) == max(0, seen["version"] - version)


def test_nothing_is_explained_before_the_game(ada: Client) -> None:
    room = ada.open()
    answer = ada.http.get(f"/api/rooms/{room}/explanations", params={"places": "p1"})
    assert (answer.status_code, answer.json()["message"]["id"]) == (422, "error-room-not-begun")


def test_a_first_game_teaches_and_suggests_and_remembers_what_was_read(ada: Client, bo: Client) -> None:
    (offer,) = [game for game in ada.get("/api/games")["games"] if game["game"] == "theopolis"]
    first = offer["first"]
    bots = [{"name": f"Bot {seat}", "bot": first["bot"]} for seat in range(1, first["players"])]
    seats = [{"name": "Ada"}, *bots]
    room = ada.open(players=first["players"], options=first["options"], seats=seats, lesson=True)
    ada.do(room, "start", 0)
    version = ada.seen(room)["version"]
    now = ada.get(f"/api/rooms/{room}/lessons", seat=0)
    assert now["suggests"]
    read = [lesson["id"] for lesson in now["due"]]
    assert read
    ada.post("/api/lessons", {"lessons": [*read, "no-such-lesson"]})
    assert [lesson["id"] for lesson in ada.get(f"/api/rooms/{room}/lessons", seat=0)["read"]] == read
    suggestion = ada.get(f"/api/rooms/{room}/suggestion", seat=0, version=version)
    assert suggestion["text"] in [choice["text"] for choice in ada.seen(room)["choices"]]
    assert suggestion["why"]["id"].startswith("theopolis-lesson-why-")
    ada.get(f"/api/rooms/{room}/suggestion", 409, seat=0, version=version - 1)
    bo.get(f"/api/rooms/{room}/lessons", 404, seat=0)
    bo.get(f"/api/rooms/{room}/suggestion", 404, seat=0, version=version)
    for wrong in ([], ["A b"], ["x" * 65], ["x"] * 201):
        ada.post("/api/lessons", {"lessons": wrong}, 400)
    solved = ada.get("/api/games/nehemiah/puzzles")["puzzles"][0]["title"]["id"]
    assert ada.post("/api/lessons", {"lessons": [solved]})["read"] == sorted([*read, solved])
    assert ada.get("/api/lessons/read")["read"] == sorted([*read, solved])
    assert bo.get("/api/lessons/read")["read"] == []


def test_among_people_nothing_is_suggested(ada: Client, bo: Client) -> None:
    room = sit_down(ada, bo)
    player, seat, seen = asked(room, ada, bo)
    refused = player.get(f"/api/rooms/{room}/suggestion", 422, seat=seat, version=seen["version"])
    assert refused["message"]["id"] == "error-room-suggest"
    assert not player.get(f"/api/rooms/{room}/lessons", seat=seat)["teaches"]
