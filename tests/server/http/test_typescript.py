"""The definitions for the browser are those of this program, and hang together."""

from __future__ import annotations

import re
from pathlib import Path

from batisseurs.server.http.routes import OPERATIONS
from batisseurs.server.http.typescript import definitions

CHECKED_IN = Path(__file__).parents[3] / "client" / "wire" / "types.ts"
BUILT_IN = {"string", "number", "boolean", "null", "readonly", "Readonly", "Record", "unknown"}


def uncommented(text: str) -> str:
    return re.sub(r"/\*\*.*?\*/|//[^\n]*", "", text, flags=re.DOTALL)


def interface(text: str, name: str) -> str:
    found = re.search(rf"^export interface {name} \{{\n(.*?)^\}}", text, re.DOTALL | re.MULTILINE)
    assert found is not None, name
    return found[1]


def test_the_definitions_that_are_checked_in_are_current() -> None:
    """`python -m batisseurs.server.http.typescript > client/wire/types.ts` makes them again."""
    assert CHECKED_IN.read_text(encoding="utf-8") == definitions()


def test_every_name_that_is_used_is_defined_once() -> None:
    text = uncommented(definitions())
    defined = re.findall(r"^export (?:interface|type|const) (\w+)", text, re.MULTILINE)
    assert len(defined) == len(set(defined))
    types = re.sub(r'"[^"]*"|\b\w+\??(?=:)|^export (interface|type|const)', "", text, flags=re.MULTILINE)
    used = set(re.findall(r"\b[A-Za-z]\w*\b", types)) - BUILT_IN
    assert used == set(defined) - {"SPECTATOR"} | {"SPECTATOR"}


def test_what_is_open_is_closed() -> None:
    text = uncommented(definitions())
    for one, other in ("{}", "[]", "()", "<>"):
        assert text.count(one) == text.count(other)
    fields = [line for line in text.splitlines() if line.strip() and line.startswith("  ")]
    assert len(fields) > 300
    assert [line for line in fields if not re.fullmatch(r"  readonly (\w+\??|\"[^\"]+\"): .+;", line)] == []


def test_tags_tell_the_members_of_a_union_apart() -> None:
    text = definitions()
    commands = re.search(r"^export type Command = (.*);", text, re.MULTILINE)
    assert commands is not None
    tags = [
        re.search(r'readonly type: "([\w-]+)";', interface(text, name)) for name in commands[1].split(" | ")
    ]
    assert len({tag[1] for tag in tags if tag is not None}) == len(tags) == 18


def test_what_a_client_may_leave_out_is_always_there_in_what_it_gets() -> None:
    text = definitions()
    assert "readonly clock: Clock;" in interface(text, "Settings")
    assert "readonly clock?: GivenClock;" in interface(text, "GivenSettings")
    assert "readonly settings: Settings;" in interface(text, "RoomView")
    assert "readonly settings?: GivenSettings;" in interface(text, "NewRoom")
    assert "readonly version?: number | null;" in interface(text, "SentCommand")
    assert "readonly token?: string;" in interface(text, "NewGuest"), "told only who asks for it"


def test_every_operation_and_every_view_is_there() -> None:
    text = definitions()
    operations = interface(text, "Operations")
    assert all(f'"{operation.method} {operation.path}"' in operations for operation in OPERATIONS)
    assert interface(text, "Views").count("View;") == 4
    assert interface(text, "Files").count("Components;") == 4
    assert "readonly cost: TheopolisCost;" in interface(text, "TheopolisCard")
    assert "readonly file: ComponentFile;" in interface(text, "Printed")
    assert "readonly hand: readonly TheopolisCardView[] | null;" in interface(text, "TheopolisSeatView")
