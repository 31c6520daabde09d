"""The pages: the client, or a note how to build it."""

from __future__ import annotations

import html
from typing import Any

from litestar import get
from litestar.connection import Request
from litestar.handlers import BaseRouteHandler
from litestar.response import Response

from batisseurs.games import all_games
from batisseurs.server.errors import no_such_path
from batisseurs.server.http.authentication import Connection
from batisseurs.server.http.cached_response import ASK_FIRST, FOR_EVER, sent
from batisseurs.server.http.rate_limits import client_address
from batisseurs.server.state import ServerState
from batisseurs.words import LANGUAGES, Words
from batisseurs.words.language import known_language

PAGES = [
    "/", "/new", "/new/{rest:path}", "/rooms/{room:str}", "/next", "/import", "/rules", "/rules/{rest:path}",
    "/about",
]  # fmt: skip
"""Every address that people may open, bookmark or send; the client decides what to show."""
ICONS = ["/icon.svg", "/icon-192.png", "/icon-512.png", "/icon-maskable.png"]
LOOSE = [*ICONS, "/manifest.webmanifest", "/licences.txt", "/sw.js"]
"""Files without a hash in their names."""
NOT_BUILT = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bâtisseurs</title>
<main>
<h1>Bâtisseurs</h1>
<p>{what}</p>
<ul>
{games}
</ul>
<p>{how}</p>
<p><a href="{base}/schema/openapi.json">OpenAPI</a></p>
</main>
"""
HTML = "text/html; charset=utf-8"


def wanted_language(header: str) -> str:
    """Return our language that the browser prefers, by `Accept-Language`."""
    preferences: list[tuple[float, str]] = []
    for preference in header.split(","):
        name, _, weight = preference.partition(";")
        try:
            liked = float(weight.partition("=")[2] or 1)
        except ValueError:
            continue
        language = known_language(name.strip())
        if language in LANGUAGES and 0 < liked <= 1:
            preferences.append((liked, language))
    # Among equals, the first.
    return max(preferences, key=lambda preference: preference[0], default=(0.0, "en"))[1]


async def count_look(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Count a look for an address: a guard of what needs no guest."""
    server: ServerState = connection.app.state.server
    server.limits.take("look", client_address(connection, server.settings))


@get(PAGES, name="page", guards=[count_look])
async def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """Return the client's page, which is the same at every address. A link to a seat leads here too."""
    server: ServerState = request.app.state.server
    language = wanted_language(request.headers.get("accept-language", ""))
    found = await server.threads.run(server.client.page, language)
    if found is not None:
        return sent(request, found, ASK_FIRST, "Accept-Language, ")
    headers = {"Content-Type": HTML, "Cache-Control": "no-store", "Vary": "Accept-Language"}
    return Response(_not_built(language, server.settings.base_path).encode(), headers=headers)


def not_found_page(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Return the client's page at an unknown address; it says so in words.

    None for programs and below /api, which get a refusal as everywhere.
    """
    server: ServerState | None = request.app.state.get("server")
    asked = request.url.path.removeprefix(server.settings.base_path if server is not None else "")
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if server is None or not wants_page or asked.startswith(("/api/", "/assets/")):
        return None
    server.limits.take("look", client_address(request, server.settings))
    found = server.client.page(wanted_language(request.headers.get("accept-language", "")))
    if found is None:
        return None
    headers = {"Content-Type": found.kind, "Cache-Control": "no-store", "Vary": "Accept, Accept-Language"}
    return Response(found.content, status_code=404, headers=headers)


@get("/assets/{name:path}", name="asset", guards=[count_look])
async def asset(request: Request[Any, Any, Any]) -> Response[Any]:
    """Return a file of the client with a hash in its name."""
    name = "assets/" + str(request.path_params["name"]).removeprefix("/")
    return await _file(request, name, FOR_EVER)


@get(LOOSE, name="loose_file", guards=[count_look])
async def loose_file(request: Request[Any, Any, Any]) -> Response[Any]:
    """Return a file of the client without a hash in its name."""
    return await _file(request, request.url.path.rpartition("/")[2], ASK_FIRST)


async def _file(request: Request[Any, Any, Any], name: str, caching: str) -> Response[Any]:
    server: ServerState = request.app.state.server
    found = await server.threads.run(server.client.file, name)
    if found is None:
        raise no_such_path(request.url.path)
    return sent(request, found, caching)


def _not_built(language: str, base: str) -> str:
    words = Words(language)
    return NOT_BUILT.format(
        language=language,
        what=html.escape(words.text("server-page-what")),
        games="\n".join(f"<li>{html.escape(words.title(game))}</li>" for game in all_games()),
        how=html.escape(words.text("server-page-how")),
        base=html.escape(base),
    )
