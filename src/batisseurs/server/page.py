"""The page at the door: what this is, in the reader's language. The browser client will stand here."""

from __future__ import annotations

import html
from typing import Any

from litestar import MediaType, get
from litestar.connection import Request
from litestar.response import Response

from batisseurs.games import all_games
from batisseurs.server.house import House
from batisseurs.words import LANGUAGES, Words
from batisseurs.words.language import known_language

PAGE = """<!doctype html>
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


def wanted_language(header: str) -> str:
    """Return the language that a browser would like best among ours: `Accept-Language`."""
    wishes: list[tuple[float, str]] = []
    for wish in header.split(","):
        name, _, weight = wish.partition(";")
        try:
            liked = float(weight.partition("=")[2] or 1)
        except ValueError:
            continue
        language = known_language(name.strip())
        if language in LANGUAGES and 0 < liked <= 1:
            wishes.append((liked, language))
    # Of those liked alike, the first.
    return max(wishes, key=lambda wish: wish[0], default=(0.0, "en"))[1]


@get(["/", "/rooms/{room:str}"], media_type=MediaType.HTML, name="page")
async def page(request: Request[Any, Any, Any]) -> Response[str]:
    """Say what this is. A link to a seat leads here too."""
    house: House = request.app.state.house
    language = wanted_language(request.headers.get("accept-language", ""))
    words = Words(language)
    games = "\n".join(f"<li>{html.escape(game.title)}</li>" for game in all_games())
    written = PAGE.format(
        language=language,
        what=html.escape(words.text("server-page-what")),
        games=games,
        how=html.escape(words.text("server-page-how")),
        base=html.escape(house.settings.base_path),
    )
    return Response(written, media_type=MediaType.HTML, headers={"Vary": "Accept-Language"})
