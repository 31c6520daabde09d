"""Who may know whom in the browser client, as docs/client.md draws it; imports are read, not run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CLIENT = Path(__file__).resolve().parents[1] / "client"
FILES = sorted(
    path.relative_to(CLIENT)
    for path in CLIENT.rglob("*.ts*")
    if "node_modules" not in path.parts
    and ".test." not in path.name
    and len(path.relative_to(CLIENT).parts) > 1
)
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["']([#.][^"'?]*)""")

COMMON = {"wire", "words", "notifications", "ui"}
BELOW = {
    "wire": {"wire"},
    "words": {"wire", "words"},
    "notifications": {"words", "notifications"},
    "ui": {"words", "notifications", "ui"},
    # Before the first move: a game's cover, and the rules as the table tells them.
    "lobby": COMMON | {"lobby", "games/index", "table/contract", "table/load-table", "table/rules"},
    # The table begins as a waiting room and invites as the lobby does.
    "table": COMMON
    | {
        "table",
        "games/index",
        "games/generic",
        "lobby/waiting-room",
        "lobby/seated-players",
        "lobby/enter-room",
    }
    | {"lobby/seat-freed"}
    | {
        "lobby/invitation",
        "lobby/invitations",
        "lobby/kept-links",
        "lobby/form-parts",
        "lobby/settings-text",
        "lobby/bot-name",
        "lobby/report",
        "lobby/marks",
    }
    | {"practice/panel"},
    # A puzzle is opened like a table of the lobby, and judged at the table.
    "practice": COMMON
    | {"practice", "lobby/page", "lobby/queries", "lobby/create-table", "lobby/my-name"}
    | {"table/context", "table/load-table", "table/stored-flag", "table/use-command"},
    # A board reads the table around it, and sends what points at no place: the numbers of a bid.
    "games": {"wire", "words", "ui", "games/scatter", "games/cover-frame"}
    | {
        "table/board",
        "table/contract",
        "table/place",
        "table/places",
        "table/player-boards",
        "table/context",
        "table/explanation/label",
        "table/explanation/said",
        "table/explanation/store",
        "table/use-command",
        "table/stored-flag",
        "table/capitalize",
    }
    # What it tells of others' turns is what the log tells, and the table as it was then.
    | {"table/log/turns", "table/log/lines", "table/room-history", "table/rules/link"},
}
"""What each folder may import: a folder, or single modules of one. A game may import itself as well."""


def imported(path: Path) -> list[str]:
    """Return what a module imports of ours, as seen from the client's folder."""
    text = (CLIENT / path).read_text(encoding="utf-8")
    found = []
    for name in IMPORT.findall(text):
        place = CLIENT / name[2:] if name.startswith("#/") else (CLIENT / path).parent / name
        found.append(place.resolve())
    names = [str(place.relative_to(CLIENT)) for place in found if place.is_relative_to(CLIENT)]
    return ["games/index" if name == "games" else name for name in names]


def allowed(path: Path) -> set[str]:
    """Return the folders and modules that a module may import."""
    first = path.parts[0]
    if path.as_posix() == "games/index.ts":
        return {"table/contract", "ui/lazy", "games"}
    game = {"/".join(path.parts[:2])} if first == "games" else set()
    return BELOW.get(first, {first, "words"}) | game


def test_there_is_something_to_check() -> None:
    assert len(FILES) > 20


@pytest.mark.parametrize("path", FILES, ids=str)
def test_imports_go_one_way(path: Path) -> None:
    wrong = [
        name
        for name in imported(path)
        if not any(name == may or name.startswith((f"{may}/", f"{may}.")) for may in allowed(path))
    ]
    assert wrong == []
