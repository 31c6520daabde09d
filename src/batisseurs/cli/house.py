"""The commands of whoever runs a house: `serve`, `config`, and those that look after its database."""

from typing import TYPE_CHECKING, Annotated

import typer

from batisseurs.cli.config import takes_settings
from batisseurs.server.configuration import Configuration
from batisseurs.server.extras import check_libraries

if TYPE_CHECKING:
    from batisseurs.cli.screen import Screen

house_app = typer.Typer(rich_markup_mode=None)
config_app = typer.Typer(help="server-about-config", no_args_is_help=True, rich_markup_mode=None)
house_app.add_typer(config_app, name="config")

# The same as those of the other commands; they are made there.
Language = Annotated[str | None, typer.Option("--lang", metavar="en|fr|pl", help="cli-option-lang")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json")]


def _screen(language: str | None) -> "Screen":
    from batisseurs.cli.app import _screen

    return _screen(language)


@house_app.command("serve", help="server-about-serve")
@takes_settings()
def serve(found: Configuration, *, lang: Language = None) -> int:
    """Open the house."""
    check_libraries()
    from batisseurs.cli.serve import open_house

    return open_house(_screen(lang), found.settings)


@config_app.callback()
def config(lang: Language = None) -> None:
    """Hold the command for settings."""


@config_app.command("show", help="server-about-config-show")
@takes_settings()
def config_show(found: Configuration, *, as_json: AsJson = False, lang: Language = None) -> int:
    """Show the settings."""
    from batisseurs.cli.config import show_configuration

    return show_configuration(_screen(lang), found, as_json=as_json)
