"""What is printed on the components, as boards get it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from batisseurs.games import all_games, find_game
from batisseurs.kernel.game import Game
from batisseurs.rooms.errors import RulesChanged
from batisseurs.rooms.service import RoomComponents
from batisseurs.server.http.component_data import component_data, component_data_of
from batisseurs.words import LANGUAGES, Words
from tests.server.client import SPECTATOR, Client
from tests.server.server_process import Running, running

GAMES = [pytest.param(game, id=game.slug) for game in all_games()]


def other_file() -> str:
    """Return a component file of Theopolis with another name on one of its cards."""
    own = find_game("theopolis").component_text()
    assert 'fr = "Hôtel-Dieu"' in own
    return own.replace('fr = "Hôtel-Dieu"', 'fr = "L\'hôpital"')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as started:
        yield started


@pytest.fixture
def ada(server: Running) -> Iterator[Client]:
    with Client(server.url) as client:
        yield client


@pytest.mark.parametrize("game", GAMES)
def test_every_component_has_the_name_that_readers_see(game: Game) -> None:
    found = component_data(game)
    assert set(found.names) == set(game.names())
    for language in LANGUAGES:
        words = Words(language)
        named = {item: getattr(name, language) for item, name in found.names.items()}
        assert named == {item: words.name(game, item) for item in game.names()}
        assert not any("'" in name for name in named.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_value_is_there_with_its_source_and_the_whole_file(game: Game) -> None:
    found = component_data(game)
    assert found.fingerprint == game.fingerprint()
    assert list(found.values) == game.component_values()
    written = msgspec.json.decode(msgspec.json.encode(found))
    assert msgspec.convert(written["file"], type(game.component_file())) == game.component_file()


def test_a_game_tells_what_is_printed_and_is_asked_once(ada: Client) -> None:
    first = ada.http.get("/api/games/theopolis/printed")
    assert first.json()["names"]["hospital"]["fr"] == "Hôtel-Dieu"
    assert first.headers["cache-control"] == "private, no-cache"
    assert first.headers["content-encoding"] == "gzip"
    again = ada.http.get("/api/games/theopolis/printed", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = ada.http.get("/api/games/nehemiah/printed", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


@pytest.mark.parametrize("name", ["chess", "..", "theopolis%00"])
def test_there_is_no_other_game(ada: Client, name: str) -> None:
    assert ada.get(f"/api/games/{name}/printed", 404)["reason"] == "error-server-no-path"


def test_a_room_has_its_own_components_or_the_games(ada: Client, server: Running) -> None:
    own, other = ada.open(), ada.open(components=other_file())
    assert ada.get(f"/api/rooms/{own}/printed") == ada.get("/api/games/theopolis/printed")
    found = ada.get(f"/api/rooms/{other}/printed")
    assert found["names"]["hospital"]["fr"] == "L’hôpital"
    created = ada.look(other, seat=SPECTATOR)["events"][0]["event"]
    assert found["fingerprint"] == created["components"]
    with Client(server.url) as stranger:
        assert stranger.get(f"/api/rooms/{other}/printed", 404)["reason"] == "error-room-unknown"


def test_of_a_room_whose_rules_have_changed_as_much_as_can_be_is_shown() -> None:
    theopolis = find_game("theopolis")
    unreadable = theopolis.component_text().replace("layout = 1", "layout = 0")
    assert component_data_of(RoomComponents("theopolis", unreadable)) == component_data(theopolis)
    assert component_data_of(RoomComponents("theopolis", other_file())).names["hospital"].fr == "L’hôpital"
    with pytest.raises(RulesChanged):
        component_data_of(RoomComponents("chess", None))
