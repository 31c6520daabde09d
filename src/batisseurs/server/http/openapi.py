"""The OpenAPI document of the server, made from the operations and the structs they take and return."""

from __future__ import annotations

import functools
import inspect
from typing import Any

import msgspec

from batisseurs import __version__
from batisseurs.games import SLUGS
from batisseurs.rooms.commands.model import NewRoom
from batisseurs.rooms.views.model import Opened, RoomView
from batisseurs.server.http.authentication import COOKIE, HEADER
from batisseurs.server.http.game_types import view_types
from batisseurs.server.http.operations import JSON, Operation
from batisseurs.server.http.routes import OPERATIONS
from batisseurs.server.http.wire import (
    ROOM_PATTERN,
    AtFrame,
    Entered,
    HereFrame,
    LookFrame,
    PingFrame,
    Printed,
    Refused,
    RefusedAsStale,
    SinceFrame,
)

REFERENCE = "#/components/schemas/{name}"
Schema = dict[str, Any]
References = dict[type, Schema]

REFUSALS = {
    400: "What was sent cannot be understood.",
    401: "Who asks is not a guest yet.",
    403: "The guest may not do this.",
    404: "There is no such thing, or the guest may not know of it.",
    408: "The body did not come in time.",
    409: "The room has gone on since: what was missed.",
    413: "More was sent than may be sent there.",
    421: "The server does not answer to the name by which it was asked.",
    422: "The rules of the room or of the game do not allow it.",
    429: "Too often.",
    503: "The database or the server is away for a moment.",
}
TEXTS = (str, bytes)
"""Answers that are not JSON."""
RETRIED = (429, 503)
GUEST: list[dict[str, list[str]]] = [{"bearer": []}, {"cookie": [], "page": []}]
"""Programs send their token; a browser's cookie counts together with a header that other sites cannot add."""
FRAMES = (LookFrame, AtFrame, HereFrame, SinceFrame, PingFrame)


@functools.cache
def document(base_path: str = "") -> bytes:
    """Return the document as JSON."""
    references, schemas = _schemas()
    paths: dict[str, Schema] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, references)
    whole = {
        "openapi": "3.1.0",
        "info": {
            "title": "Bâtisseurs",
            "version": __version__,
            "description": "City-building board games at one table. Sockets and streams: docs/wire.md.",
        },
        "servers": [{"url": base_path or "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "responses": {_refusal_name(status): _refusal(status, references) for status in REFUSALS},
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "page": {"type": "apiKey", "in": "header", "name": HEADER},
            },
        },
    }
    return msgspec.json.encode(whole)


def _schemas() -> tuple[References, dict[str, Schema]]:
    """Return how each struct is referred to, and all structs described."""
    views = view_types().values()
    types: list[type] = [Refused, RefusedAsStale, *FRAMES, *views]
    for operation in OPERATIONS:
        types += [operation.hints[name] for name in ("body", "return") if name in operation.hints]
    types = [kind for kind in types if kind not in TEXTS]
    found, schemas = msgspec.json.schema_components(types, ref_template=REFERENCE)
    references = dict(zip(types, found, strict=True))
    for schema in schemas.values():
        for kind in schema.get("properties", {}).values():
            # A tag is one word.
            if len(kind.get("enum", ())) == 1:
                kind["const"] = kind.pop("enum")[0]
    # Games are listed by name.
    schemas[NewRoom.__name__]["properties"]["game"]["enum"] = list(SLUGS)
    # To msgspec, the view is bytes that are JSON already.
    seen = schemas[RoomView.__name__]["properties"]["view"]
    seen["anyOf"] = [*(references[view] for view in views), {"type": "null"}]
    # A component file is its own document; the definitions for TypeScript have all of it.
    schemas[Printed.__name__]["properties"]["file"]["type"] = "object"
    return references, schemas


def _operation(operation: Operation, references: References) -> Schema:
    hints = operation.hints
    statuses = {400, 421, 429, 503, *operation.refuses}
    written: Schema = {
        "operationId": operation.name,
        "summary": inspect.getdoc(operation.work),
        "parameters": _parameters(operation),
        "security": GUEST if operation.needs_guest else [],
        "responses": {"200": _answer(operation, references)},
    }
    if operation.needs_guest:
        statuses |= {401, 403}  # nobody, or banned
    if operation.method == "POST":
        statuses.add(403)
    if "body" in hints:
        statuses |= {408, 413}
        written["requestBody"] = {"required": True, "content": {JSON: {"schema": references[hints["body"]]}}}
    for status in sorted(statuses):
        written["responses"][str(status)] = {"$ref": f"#/components/responses/{_refusal_name(status)}"}
    return written


def _answer(operation: Operation, references: References) -> Schema:
    kind = operation.hints["return"]
    schema = {"type": "string"} if kind in TEXTS else references[kind]
    answer: Schema = {"description": "It was done.", "content": {operation.media: {"schema": schema}}}
    if kind in (Opened, Entered):
        answer["links"] = {
            other.name: {"operationId": other.name, "parameters": {"room": "$response.body#/room"}}
            for other in OPERATIONS
            if other.has_room
        }
    if operation.name == "be_guest":
        answer["headers"] = {"Set-Cookie": {"schema": {"type": "string"}}}
    return answer


def _parameters(operation: Operation) -> list[Schema]:
    parameters: list[Schema] = []
    if operation.has_room:
        schema = {"type": "string", "pattern": ROOM_PATTERN, "maxLength": 64}
        parameters.append({"name": "room", "in": "path", "required": True, "schema": schema})
    if "{game}" in operation.path:
        schema = {"type": "string", "enum": list(SLUGS)}
        parameters.append({"name": "game", "in": "path", "required": True, "schema": schema})
    query = operation.hints.get("query")
    if query is not None:
        described = msgspec.json.schema_components([query])[1][query.__name__]
        needed = described.get("required", ())
        for name, schema in described["properties"].items():
            parameters.append(
                {"name": name, "in": "query", "required": name in needed, "schema": _given(schema)}
            )
    return parameters


def _given(schema: Schema) -> Schema:
    """Return what a parameter can be if it is given: never null."""
    kinds = [kind for kind in schema.get("anyOf", [schema]) if kind.get("type") != "null"]
    return {name: value for name, value in kinds[0].items() if name != "default"}


def _refusal_name(status: int) -> str:
    return f"Refused{status}"


def _refusal(status: int, references: References) -> Schema:
    kind = RefusedAsStale if status == 409 else Refused  # noqa: PLR2004
    refusal: Schema = {
        "description": REFUSALS[status],
        "content": {JSON: {"schema": references[kind]}},
    }
    if status in RETRIED:
        after = {"description": "After how many seconds to ask again.", "schema": {"type": "integer"}}
        refusal["headers"] = {"Retry-After": {"required": True, **after}}
    return refusal
