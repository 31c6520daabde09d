"""The commands of whoever runs a house: `serve`, `config`, and those that look after its database."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from batisseurs.cli.config import Flags, takes_flags, takes_settings
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
ShowLobby = Annotated[bool, typer.Option("--open", help="server-option-open")]
Components = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="cli-option-components")
]
NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="server-option-new-backup", show_default=False)]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="server-option-backup", show_default=False)]
RecordIn = Annotated[Path, typer.Argument(metavar="FILE", help="server-option-record", show_default=False)]
RecordOut = Annotated[
    Path | None, typer.Argument(metavar="FILE", help="server-option-new-record", show_default=False)
]
RoomIds = Annotated[
    list[str] | None, typer.Argument(metavar="ROOM", help="server-option-rooms", show_default=False)
]
RoomId = Annotated[str, typer.Argument(metavar="ROOM", help="server-option-room", show_default=False)]


def _screen(language: str | None) -> "Screen":
    from batisseurs.cli.app import _screen

    return _screen(language)


@house_app.command("serve", help="server-about-serve")
@takes_settings()
def serve(found: Configuration, *, show: ShowLobby = False, lang: Language = None) -> int:
    """Open the house."""
    check_libraries()
    from batisseurs.cli.serve import open_house

    return open_house(_screen(lang), found.settings, browser=show)


@config_app.callback()
def config(lang: Language = None) -> None:
    """Hold the command for settings."""


@config_app.command("show", help="server-about-config-show")
@takes_settings()
def config_show(found: Configuration, *, as_json: AsJson = False, lang: Language = None) -> int:
    """Show the settings."""
    from batisseurs.cli.config import show_configuration

    return show_configuration(_screen(lang), found, as_json=as_json)


# Looking after a house. --------------------------------------------------------------------------


@house_app.command("doctor", help="server-about-doctor")
@takes_flags()
def doctor(flags: Flags, *, as_json: AsJson = False, lang: Language = None) -> int:
    """Look at everything and say what to do."""
    check_libraries()
    from batisseurs.cli.doctor import doctor as look

    return look(_screen(lang), flags, os.environ, as_json=as_json)


@house_app.command("backup", help="server-about-backup")
@takes_settings("database")
def backup(found: Configuration, *, file: NewFile, lang: Language = None) -> int:
    """Copy the whole house."""
    check_libraries()
    from batisseurs.cli.upkeep import backup as copy

    return copy(_screen(lang), found.settings, file)


@house_app.command("restore", help="server-about-restore")
@takes_settings("database")
def restore(found: Configuration, *, file: BackupFile, lang: Language = None) -> int:
    """Put a copy back."""
    check_libraries()
    from batisseurs.cli.upkeep import restore as put_back

    return put_back(_screen(lang), found.settings, file)


@house_app.command("verify", help="server-about-verify")
@takes_settings("database")
def verify(
    found: Configuration, *, rooms: RoomIds = None, as_json: AsJson = False, lang: Language = None
) -> int:
    """Play all rooms again."""
    check_libraries()
    from batisseurs.cli.verify import verify_house

    return verify_house(_screen(lang), found.settings.database, rooms, as_json=as_json)


@house_app.command("export", help="server-about-export")
@takes_settings("database")
def export(found: Configuration, *, room: RoomId, file: RecordOut = None, lang: Language = None) -> int:
    """Write a room as a record."""
    check_libraries()
    from batisseurs.cli.upkeep import export_room

    return export_room(_screen(lang), found.settings, room, file)


@house_app.command("import", help="server-about-import")
@takes_settings("database", "public_url", "host", "port", "base_path")
def import_(
    found: Configuration, *, file: RecordIn, components: Components = None, lang: Language = None
) -> int:
    """Open a room from a record."""
    check_libraries()
    from batisseurs.cli.upkeep import import_room

    return import_room(_screen(lang), found.settings, file, components)
