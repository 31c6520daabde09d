"""Nothing that a seat is sent depends on what it cannot know, on any channel.

Two real deals are played side by side, by the same public actions, in two rooms of a real server
(`leak_pairs.py`, `tests/laws/deals.py`); what a seat may know of them is said by the rulebooks, and not by
`conceal`. With BATISSEURS_SEARCH=1 many more are tried; bench/leak.py goes on as long as one likes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from batisseurs.games import find_game
from batisseurs.kernel import save
from batisseurs.kernel.choice import Message
from batisseurs.kernel.game import Game
from batisseurs.kernel.table import Table
from batisseurs.rooms import service
from batisseurs.rooms.commands import play
from batisseurs.rooms.errors import NotSure
from batisseurs.rooms.state.live_room import Draft, LiveRoom
from batisseurs.rooms.state.rules import Rules
from batisseurs.rooms.views import redaction, room_view, stored_views
from batisseurs.rooms.views.model import ChoseView, Explanations, PreviewView
from tests.laws.tables import NOTHING_HIDDEN, Case
from tests.server.leak_pairs import LeakError, cases, try_pair
from tests.server.scripted_server import ScriptedServer, scripted

SEEDS = 30 if os.environ.get("BATISSEURS_SEARCH") else 2
"""Even ones begin with a new game, odd ones in the middle of one."""
ACTS = 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedServer]:
    with scripted(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.mark.parametrize("case", cases(), ids=str)
def test_two_deals_that_a_seat_cannot_tell_apart(server: ScriptedServer, case: Case) -> None:
    tried = [try_pair(server, case, seed % case.players, seed, ACTS) for seed in range(SEEDS)]
    assert sum(pair.acts for pair in tried) > 0
    assert all(pair.compared > 10 for pair in tried)
    # The deals do differ: a seat that may know more is sent other things.
    assert any(pair.told_apart for pair in tried) == (case.game.slug not in NOTHING_HIDDEN)


# That a leak would be noticed. ------------------------------------------------------------------------


def whole_table(rules: Rules, table: Any, _seat: int) -> bytes:
    """Return a table on which nothing is concealed."""
    return save(rules.game, table)


def whole_line(
    chose: Any,
    _reader: int,
    game: Game,
    redact_line: Callable[[Any, int, Game], ChoseView] = redaction.redact_line,
) -> ChoseView:
    """Return a line as the one who may read it sees it."""
    return redact_line(chose, chose.audience, game)


def neighbours_view(game: Any, table: Any, reader: int, _public: Any = None) -> msgspec.Raw:
    """Return what the next seat sees."""
    return msgspec.Raw(msgspec.json.encode(game.view(table, (reader + 1) % table.players)))


def asked_by_what_is_hidden(draft: Draft, _seat: int, _choice: int) -> None:
    """Ask whether someone is sure, or not, as the true table has it."""
    rules, table = draft.played()
    if sum(save(rules.game, table)) % 2:
        raise NotSure("sure?", Message("error-room-sure-chance"))


def explained_by_what_is_hidden(
    version: int, game: Game, table: Table, _reader: int, _places: object, **_: object
) -> Explanations:
    """Tell something about the true table."""
    return Explanations(version, {}, {str(sum(save(game, table))): Message("error")})


def foreseen_by_what_is_hidden(live: LiveRoom, _seat: int, _auto_answers: object) -> tuple[PreviewView, ...]:
    """Foresee something on the true table."""
    rules, table = live.played()
    return (PreviewView(str(sum(save(rules.game, table))), (), (), 0, ""),)


def nothing(*_: object) -> None:
    """Conceal nothing."""


@pytest.mark.parametrize(
    ("game", "where", "name", "leak"),
    [
        ("esdras-et-nehemie", Rules, "concealed", whole_table),
        ("esdras-et-nehemie", redaction, "redact_line", whole_line),
        ("esdras-et-nehemie", stored_views, "view_of", neighbours_view),
        ("esdras-et-nehemie", play, "check_undoable", asked_by_what_is_hidden),
        ("esdras-et-nehemie", service, "explanations", explained_by_what_is_hidden),
        ("esdras-et-nehemie", service, "previews", foreseen_by_what_is_hidden),
        ("nehemiah", room_view, "redact_line", whole_line),
        (
            "nehemiah",
            service,
            "redact_events",
            lambda events, _, game: redaction.redact_events(events, 1, game),
        ),
        ("theopolis", type(find_game("theopolis")), "conceal", nothing),
        ("nehemiah", type(find_game("nehemiah")), "conceal_position", nothing),
    ],
    ids=[
        "table",
        "log",
        "view",
        "sure",
        "explanation",
        "preview",
        "request",
        "answer",
        "conceal",
        "position",
    ],
)
def test_a_leak_would_be_noticed(
    server: ScriptedServer, monkeypatch: pytest.MonkeyPatch, game: str, where: Any, name: str, leak: Any
) -> None:
    monkeypatch.setattr(where, name, leak)
    (case,) = [case for case in cases() if case.game.slug == game and case.players == 2]
    first = 1 if name == "conceal_position" else 0
    with pytest.raises(LeakError):
        _try_often(server, case, first)


def _try_often(server: ScriptedServer, case: Case, first: int) -> None:
    for seed in range(first, 80, 2):
        try_pair(server, case, 0, seed, 10)
