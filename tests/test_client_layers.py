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

BELOW = {
    "wire": {"wire"},
    "words": {"wire", "words"},
    "notices": {"words", "notices"},
    "look": {"words", "notices", "look"},
    "lobby": {"wire", "words", "notices", "look", "lobby", "games/index", "table/contract"},
    "table": {"wire", "words", "notices", "look", "table", "lobby/waiting", "lobby/enter", "games/index"},
    "games": {"wire", "words", "look", "table/contract", "table/place"},
}
"""What each folder may import: a folder, or single modules of one. A game may import itself as well."""


def imported(path: Path) -> list[str]:
    """Return what a module imports of ours, as seen from the client's folder."""
    text = (CLIENT / path).read_text(encoding="utf-8")
    found = []
    for name in IMPORT.findall(text):
        place = CLIENT / name[2:] if name.startswith("#/") else (CLIENT / path).parent / name
        found.append(place.resolve())
    return [str(place.relative_to(CLIENT)) for place in found if place.is_relative_to(CLIENT)]


def allowed(path: Path) -> set[str]:
    """Return the folders and modules that a module may import."""
    first = path.parts[0]
    if path.as_posix() == "games/index.ts":
        return {"table/contract", "games"}
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
