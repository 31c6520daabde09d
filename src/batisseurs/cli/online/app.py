"""The commands for online tables: `open` one on a server, `join` one by its link."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from batisseurs.cli.terminal.errors import Refused
from batisseurs.cli.terminal.screen import complain

if TYPE_CHECKING:
    from batisseurs.cli.terminal.screen import Screen

SERVER = "BATISSEURS_SERVER"
FORMER_SERVER = "BATISSEURS_HOUSE"
"""Its name in 0.1.0; kept for one more release."""

online_app = typer.Typer(rich_markup_mode=None)

# Shared with the other commands; defined there.
Language = Annotated[str | None, typer.Option("--lang", metavar="en|fr|pl", help="cli-option-lang")]
NoColor = Annotated[bool, typer.Option("--no-color", help="cli-option-no-color")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-option-game", show_default=False)]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="cli-option-players")]
Components = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="cli-option-components")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-option-option")
]
Name = Annotated[str | None, typer.Option("--name", metavar="NAME", help="cli-option-name")]
At = Annotated[str | None, typer.Option("--at", metavar="http://…", help="cli-option-at")]
Seats = Annotated[str | None, typer.Option("--seats", metavar="A,B", help="cli-option-open-seats")]
Start = Annotated[Path | None, typer.Option("--from", metavar="FILE", help="cli-option-open-from")]
PerChoice = Annotated[
    str | None, typer.Option("--per-choice", metavar="90s|10m|2d", help="cli-option-per-choice")
]
TimeBank = Annotated[
    str | None, typer.Option("--time-bank", metavar="90s|10m|2d", help="cli-option-time-bank")
]
FormerTimeBank = Annotated[str | None, typer.Option("--reserve", hidden=True)]
PolicyWord = Annotated[
    str | None, typer.Option("--policy", metavar="remind|bot|skip", help="cli-option-policy")
]
Watch = Annotated[str | None, typer.Option("--watch", metavar="anyone|link|nobody", help="cli-option-watch")]
Listed = Annotated[bool, typer.Option("--listed", help="cli-option-listed")]
LinksOnly = Annotated[bool, typer.Option("--links-only", help="cli-option-links-only")]


def _screen(language: str | None, *, color: bool, ask: bool) -> "Screen":
    from batisseurs.cli.app import _screen

    return _screen(language, color=color, ask=ask)


@online_app.command("open", help="cli-about-open")
def open_(
    *,
    game: GameName,
    at: At = None,
    players: Players = None,
    seats: Seats = None,
    option: Options = None,
    components: Components = None,
    start: Start = None,
    per_choice: PerChoice = None,
    time_bank: TimeBank = None,
    former_time_bank: FormerTimeBank = None,
    policy: PolicyWord = None,
    watch: Watch = None,
    listed: Listed = False,
    name: Name = None,
    links_only: LinksOnly = False,
    as_json: AsJson = False,
    lang: Language = None,
    no_color: NoColor = False,
) -> int:
    """Create a table on a server."""
    from batisseurs.cli.online.join import check_libraries
    from batisseurs.cli.online.new_table import DEFAULT_SERVER, read_new_room, read_server, read_settings
    from batisseurs.games import find_game

    check_libraries()
    if as_json and not links_only:
        raise Refused("cli-open-json")
    server = read_server(at or os.environ.get(SERVER) or os.environ.get(FORMER_SERVER) or DEFAULT_SERVER)
    settings = read_settings(
        per_choice=per_choice,
        time_bank=time_bank or former_time_bank,
        policy=policy,
        watch=watch,
        listed=listed,
    )
    new = read_new_room(
        find_game(game),
        players=players,
        seats=seats,
        options=option or [],
        components=components,
        start=start,
        settings=settings,
        name=name,
    )
    from batisseurs.cli.online.open_table import open_table

    screen = _screen(lang, color=not no_color, ask=not links_only)
    if not at and SERVER not in os.environ and FORMER_SERVER in os.environ:
        complain(screen.words.text("cli-renamed", old=FORMER_SERVER, new=SERVER))
    if former_time_bank is not None:
        complain(screen.words.text("cli-renamed", old="--reserve", new="--time-bank"))
    return open_table(screen, server, new, watch=watch == "link", links_only=links_only, as_json=as_json)


@online_app.command("join", help="cli-about-join")
def join(
    *,
    link: Annotated[str, typer.Argument(metavar="LINK", help="cli-option-link", show_default=False)],
    name: Name = None,
    lang: Language = None,
    no_color: NoColor = False,
) -> int:
    """Join a table on a server."""
    from batisseurs.cli.online.join import join_room

    return join_room(_screen(lang, color=not no_color, ask=True), link, name)
