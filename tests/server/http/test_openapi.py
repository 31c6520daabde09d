"""The OpenAPI document says everything that can be asked, and nothing that is not so."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from batisseurs.kernel.errors import BatisseursError
from batisseurs.server.http.error_responses import STATUS
from batisseurs.server.http.openapi import REFUSALS, document
from batisseurs.server.http.rate_limits import KINDS
from batisseurs.server.http.routes import OPERATIONS
from tests.server.client import Client
from tests.server.server_process import running

PAGE = Path(__file__).parents[3] / "docs" / "server.md"
DOCUMENT: dict[str, Any] = json.loads(document("/games"))
SCHEMAS = DOCUMENT["components"]["schemas"]
ELSEWHERE = {("GET", "/api/rooms/{room}/socket"), ("GET", "/api/rooms/{room}/events")}
"""Told in docs/wire.md: a document of questions and answers has no words for what never ends."""


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for inner in part.values():
            yield from references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from references(inner)


def found(reference: str) -> Any:
    part: Any = DOCUMENT
    for name in reference.removeprefix("#/").split("/"):
        part = part[name]
    return part


def test_every_reference_leads_somewhere() -> None:
    everything = set(references(DOCUMENT))
    assert len(everything) > 80
    assert all(found(reference) for reference in everything)


def test_the_page_and_the_document_name_the_same_operations() -> None:
    rows = re.findall(r"^\| (`.*?`) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    told = {
        (method, path.partition("?")[0])
        for row in rows
        for method, path in re.findall(r"`(GET|POST) (\S+?)`", row)
    }
    described = {(method.upper(), path) for path, methods in DOCUMENT["paths"].items() for method in methods}
    assert described | ELSEWHERE == told


def test_every_refusal_is_described() -> None:
    """Only what can happen anywhere is not: another method, or a head that is too large."""
    assert set(REFUSALS) == {*STATUS.values(), 422} - {405, 431}
    for operation in OPERATIONS:
        described = DOCUMENT["paths"][operation.path][operation.method.lower()]["responses"]
        assert {"200", "400", "429", "503"} <= set(described)
        assert ("401" in described) == operation.needs_guest
        assert ("413" in described) == ("body" in operation.hints)


def test_every_error_has_a_status() -> None:
    def below(kind: type[BatisseursError]) -> Iterator[type[BatisseursError]]:
        for inner in kind.__subclasses__():
            yield inner
            yield from below(inner)

    assert {STATUS.get(kind, 422) for kind in below(BatisseursError)} == {*STATUS.values(), 422}


@pytest.mark.parametrize("name", ["SentCommand", "OpenRoom", "NewRoom", "Join", "SetAutoAnswer", "EnterWith"])
def test_what_comes_in_forbids_unknown_fields(name: str) -> None:
    assert SCHEMAS[name]["additionalProperties"] is False


def test_a_tag_is_one_word() -> None:
    assert SCHEMAS["Join"]["properties"]["type"] == {"const": "join"}


def test_every_schema_is_one() -> None:
    for schema in SCHEMAS.values():
        assert jsonschema_rs.meta.is_valid(
            {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}
        )


def test_parameters_have_limits() -> None:
    for methods in DOCUMENT["paths"].values():
        for operation in methods.values():
            for parameter in operation["parameters"]:
                schema = parameter["schema"]
                limits = {"minimum", "pattern", "enum"} & set(schema)
                assert limits or schema["type"] == "boolean", parameter
                assert "anyOf" not in schema


def test_a_view_is_that_of_a_game() -> None:
    kinds = SCHEMAS["RoomView"]["properties"]["view"]["anyOf"]
    assert [kind.get("$ref", "").rpartition("/")[2] for kind in kinds] == [
        "TheopolisView", "NehemiahView", "MyVillageView", "EsdrasView", "",
    ]  # fmt: skip


def test_the_base_path_is_said() -> None:
    assert DOCUMENT["servers"] == [{"url": "/games"}]
    assert msgspec.json.decode(document())["servers"] == [{"url": "/"}]


def test_a_server_keeps_to_its_document(tmp_path: Path) -> None:
    """Every limit of every value from both sides: what is allowed is taken, what is not is refused."""
    config = tmp_path / "schemathesis.toml"
    # What can be understood may still be against the rules of a room or of a game.
    accepted = ["2xx", "401", "403", "404", "409", "422"]
    config.write_text(f"[checks]\npositive_data_acceptance.expected-statuses = {accepted}\n")
    without = {f"limit_{kind}": "off" for kind in KINDS}
    with running(tmp_path, **without) as server, Client(server.url) as ada:
        command = [
            sys.executable, "-m", "schemathesis.cli", "--config-file", str(config),
            "run", f"{server.url}/schema/openapi.json", "--phases", "coverage", "--checks", "all",
            "-H", f"Authorization: {ada.bearer['Authorization']}", "-H", "X-Batisseurs: 1", "--no-color",
        ]  # fmt: skip
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert f"Tested: {len(OPERATIONS)}" in done.stdout
