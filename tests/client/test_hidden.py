"""Nothing hidden reaches a browser: every frame is what the rules let that seat see, and no more."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from batisseurs.games import find_game
from batisseurs.kernel import SPECTATOR, Message, Play, choice_text, read_record
from tests.client.conftest import OpenPage
from tests.client.page_monitor import Witness
from tests.client.table_page import look, open_room, send, settled

A_GAME = 240_000
"""Milliseconds that bots may take for a game."""


class Known:
    """What each line of a finished game was, and what a reader may have known of it."""

    def __init__(self, slug: str, record: str) -> None:
        """Play the record again; it has everything that was hidden."""
        self.game = find_game(slug)
        self.record = read_record(record)

    def check(self, witness: Witness, reader: int) -> int:
        """Compare all that a page received with what its reader may know; return how many tables."""
        looks = witness.looks()
        wanted = {look["room"]["lines"]: look["room"] for look in looks if look["room"]["view"] is not None}
        told = {
            kept["event"]["line"]: kept["event"] for kept in self._events(looks) if "line" in kept["event"]
        }
        play = Play(self.game, self.record.players, self.record.options, None, self.record.seats or None)
        compared = 0
        for number, line in enumerate([None, *self.record.lines]):
            if line is not None:
                entry = play.play_text(line.seat, line.text)
                if number in told:
                    assert told[number]["text"] == entry.text_for(reader)
                    assert told[number]["message"] == plain(entry.message_for(reader))
            if number in wanted:
                self._same(wanted[number], play, reader)
                compared += 1
        assert compared == len(wanted)
        return compared

    def _same(self, room: dict[str, Any], play: Play, reader: int) -> None:
        assert room["view"] == plain(self.game.view(play.table, reader))
        asked = reader >= 0 and reader in play.table.choosers()
        said = [text.text for _, text in choice_text.spoken_choices(play.table, reader)] if asked else []
        assert {choice["text"] for choice in room["choices"]} <= set(said)

    def _events(self, looks: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [kept for look in looks for kept in look.get("events", [])]


def plain(value: msgspec.Struct | Message) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("theopolis", {"max_rounds": 2}),
        pytest.param("nehemiah", {"foremen": True}, marks=pytest.mark.proof),
        pytest.param("my-village", {"max_rounds": 3}, marks=pytest.mark.proof),
        pytest.param("esdras-et-nehemie", {}, marks=pytest.mark.proof),
    ],
)
def test_every_frame_is_what_its_reader_may_see(
    open_page: OpenPage, game: str, options: dict[str, Any]
) -> None:
    """Ada lets a bot play for her; she and an spectator keep all that comes."""
    ada = open_page()
    seats = [{"name": "Ada"}, {"name": "Bot", "bot": "random"}]
    room = open_room(ada, game, options=options, seats=seats, settings={"watching": "anyone"})
    ada.go(f"/rooms/{room}")
    cleo = open_page(f"/rooms/{room}")
    for witness in (ada, cleo):
        witness.keep(motion="off")  # what comes is the same, and the pages need not draw it on its way
        expect(witness.page.get_by_role("heading", level=1)).to_be_visible()
    send(ada, room, {"type": "start"})
    settled(ada.page)
    send(ada, room, {"type": "give-to-bot", "bot": "random"})
    for witness in (ada, cleo):
        expect(witness.page.locator('[data-status="over"]')).to_be_visible(timeout=A_GAME)
    record = ada.context.request.get(f"{ada.address}/api/rooms/{room}/record").text()
    known = Known(game, record)
    assert look(ada, room)["lines"] == len(known.record.lines)
    assert known.check(ada, 0) > 3
    assert known.check(cleo, SPECTATOR) > 3
    assert all(seen["room"]["reader"] == 0 for seen in ada.looks())
