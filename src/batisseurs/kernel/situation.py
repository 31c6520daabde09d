"""Situations: any table as a readable document, and back.

    situation = 1
    game = "theopolis"
    players = 2
    turn = "p1"
    seed = 7

    [options]
    …
    [table]
    …

What a document states is taken out of bag or supply first; the rest is dealt by its seed from what is
left, so that nothing is lost or doubled. Without `pending` the table is at the start of the named
seat's turn. Tests say "given" with a situation, and players enter a game from a real table with one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

import tomli_w

from batisseurs.kernel.errors import BadSave, BadSituation
from batisseurs.kernel.game import Game
from batisseurs.kernel.save import read_pending, write_pending
from batisseurs.kernel.seats import seat_from_name, seat_name
from batisseurs.kernel.source import Seeded
from batisseurs.kernel.table import Table

FORMAT = 1
KEYS = {"situation", "game", "rules", "components", "players", "turn", "seed", "options", "table", "pending", "sealed"}


def parse_situation(text: str) -> dict[str, Any]:
    """Read the frame of a document: TOML, of this format, naming its game."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSituation(f"the situation is not valid TOML: {error}") from None
    version = document.get("situation")
    if type(version) is not int or version < 1:
        raise BadSituation("this is no situation: it should begin with 'situation = 1'")
    if version > FORMAT:
        raise BadSituation(f"the situation has format {version}; this program reads formats up to {FORMAT}")
    unknown = sorted(set(document) - KEYS)
    if unknown:
        raise BadSituation(f"a situation has no {unknown[0]!r}; it has: {', '.join(sorted(KEYS))}")
    if not isinstance(document.get("game"), str):
        raise BadSituation("the situation does not say which game it is of: game = \"…\"")
    return document


def read_situation(game: Game, document: str | Mapping[str, Any], components: Any = None) -> Table:
    """Make a table from a document; contradictions are refused with the reason."""
    stated = parse_situation(document) if isinstance(document, str) else dict(document)
    if stated.get("game", game.slug) != game.slug:
        raise BadSituation(f"the situation is of {stated['game']!r}, not of {game.slug!r}")
    players = stated.get("players")
    if type(players) is not int:
        raise BadSituation("the situation does not say how many players there are: players = …")
    if components is None:
        components = game.components()
    if "components" in stated and stated["components"] != game.fingerprint(components):
        raise BadSituation(
            f"the situation was written with components {stated['components']}, here are {game.fingerprint(components)}"
        )
    options = stated.get("options", {})
    zones = stated.get("table", {})
    if not isinstance(options, dict) or not isinstance(zones, dict):
        raise BadSituation("'options' and 'table' are tables: [options], [table]")
    checked = game.read_options(players, options)
    seed = stated.get("seed", 0)
    if type(seed) is not int:
        raise BadSituation(f"the seed is a whole number, not {seed!r}")
    table = game.read_situation(zones, players, checked, components, Seeded(seed))
    if "pending" in stated:
        _put_pending(game, table, stated)
    else:
        turn = seat_from_name(str(stated.get("turn", "p1")))
        if turn is None or not 0 <= turn < players:
            raise BadSituation(f"turn = {stated.get('turn')!r} is no seat: p1 to {seat_name(players - 1)}")
        game.start_turn(table, turn)
    return table


def _put_pending(game: Game, table: Table, stated: Mapping[str, Any]) -> None:
    rows = stated["pending"]
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise BadSituation("'pending' is a list of steps, each a list of a name and numbers")
    try:
        table.put_pending(read_pending(game, rows))
    except BadSave as error:
        raise BadSituation(error.text) from None
    sealed = stated.get("sealed", [])
    if not isinstance(sealed, list) or not all(
        isinstance(parts, list) and all(type(part) is int for part in parts) for parts in sealed
    ):
        raise BadSituation("'sealed' is a list of lists of numbers, one for each seat")
    table.sealed = sealed


def write_situation(game: Game, table: Table) -> dict[str, Any]:
    """Return a document that says everything about a table."""
    document: dict[str, Any] = {
        "situation": FORMAT,
        "game": game.slug,
        "rules": game.rules_version,
        "components": game.fingerprint(game.components_of(table)),
        "players": table.players,
        "options": dict(game.options_of(table)),
        "pending": write_pending(table),
    }
    if table.sealed:
        document["sealed"] = table.sealed
    document["table"] = game.write_situation(table)
    return document


def situation_text(document: Mapping[str, Any]) -> str:
    """Return a document as TOML."""
    plain = {key: value for key, value in document.items() if not isinstance(value, dict)}
    tables = {key: value for key, value in document.items() if isinstance(value, dict)}
    return tomli_w.dumps({**plain, **tables})
