"""The commands for hosts: `serve`, `config`, and those for the database."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from batisseurs.cli.hosting.config import Flags, takes_flags, takes_settings
from batisseurs.server.configuration import Configuration
from batisseurs.server.extras import check_libraries

if TYPE_CHECKING:
    from batisseurs.cli.terminal.screen import Screen

hosting_app = typer.Typer(rich_markup_mode=None)
config_app = typer.Typer(help="server-about-config", no_args_is_help=True, rich_markup_mode=None)
hosting_app.add_typer(config_app, name="config")
rooms_app = typer.Typer(help="server-about-rooms", no_args_is_help=True, rich_markup_mode=None)
hosting_app.add_typer(rooms_app, name="rooms")
guests_app = typer.Typer(help="server-about-guests", no_args_is_help=True, rich_markup_mode=None)
hosting_app.add_typer(guests_app, name="guests")

# Shared with the other commands; defined there.
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
GuestId = Annotated[str, typer.Argument(metavar="GUEST", help="server-option-guest", show_default=False)]
OfRoom = Annotated[str | None, typer.Option("--room", metavar="ROOM", help="server-option-of-room")]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="server-option-reason")]
Undo = Annotated[bool, typer.Option("--undo", help="server-option-undo")]
GuestDataFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="server-option-guest-data", show_default=False)
]
ReportNumbers = Annotated[
    list[int] | None,
    typer.Option("--done", metavar="N", help="server-option-report-done", show_default=False),
]
EveryReport = Annotated[bool, typer.Option("--all", help="server-option-every-report")]
RoomId = Annotated[str, typer.Argument(metavar="ROOM", help="server-option-room", show_default=False)]


def _screen(language: str | None) -> "Screen":
    from batisseurs.cli.app import _screen

    return _screen(language)


@hosting_app.command("serve", help="server-about-serve")
@takes_settings()
def serve(found: Configuration, *, show: ShowLobby = False, lang: Language = None) -> int:
    """Start the server."""
    check_libraries()
    from batisseurs.cli.hosting.serve import open_server

    return open_server(_screen(lang), found.settings, browser=show)


@config_app.callback()
def config(lang: Language = None) -> None:
    """Group the command for settings."""


@config_app.command("show", help="server-about-config-show")
@takes_settings()
def config_show(found: Configuration, *, as_json: AsJson = False, lang: Language = None) -> int:
    """Show the settings."""
    from batisseurs.cli.hosting.config import show_configuration

    return show_configuration(_screen(lang), found, as_json=as_json)


# Maintenance. -------------------------------------------------------------------------------------


@hosting_app.command("doctor", help="server-about-doctor")
@takes_flags()
def doctor(flags: Flags, *, as_json: AsJson = False, lang: Language = None) -> int:
    """Check everything and say what to fix."""
    check_libraries()
    from batisseurs.cli.hosting.doctor import doctor as look

    return look(_screen(lang), flags, os.environ, as_json=as_json)


@hosting_app.command("backup", help="server-about-backup")
@takes_settings("database")
def backup(found: Configuration, *, file: NewFile, lang: Language = None) -> int:
    """Back up the whole database."""
    check_libraries()
    from batisseurs.cli.hosting.backup import backup as copy

    return copy(_screen(lang), found.settings, file)


@hosting_app.command("restore", help="server-about-restore")
@takes_settings("database")
def restore(found: Configuration, *, file: BackupFile, lang: Language = None) -> int:
    """Restore a backup."""
    check_libraries()
    from batisseurs.cli.hosting.backup import restore as put_back

    return put_back(_screen(lang), found.settings, file)


@hosting_app.command("verify", help="server-about-verify")
@takes_settings("database")
def verify(
    found: Configuration, *, rooms: RoomIds = None, as_json: AsJson = False, lang: Language = None
) -> int:
    """Replay all rooms."""
    check_libraries()
    from batisseurs.cli.hosting.verify import verify_server

    return verify_server(_screen(lang), found.settings.database, rooms, as_json=as_json)


@hosting_app.command("export", help="server-about-export")
@takes_settings("database")
def export(found: Configuration, *, room: RoomId, file: RecordOut = None, lang: Language = None) -> int:
    """Write a room as a record."""
    check_libraries()
    from batisseurs.cli.hosting.backup import export_room

    return export_room(_screen(lang), found.settings, room, file)


@hosting_app.command("import", help="server-about-import")
@takes_settings("database", "public_url", "host", "port", "base_path")
def import_(
    found: Configuration, *, file: RecordIn, components: Components = None, lang: Language = None
) -> int:
    """Create a room from a record."""
    check_libraries()
    from batisseurs.cli.hosting.backup import import_room

    return import_room(_screen(lang), found.settings, file, components)


# While the server runs. --------------------------------------------------------------------------


@rooms_app.callback()
def rooms(lang: Language = None) -> None:
    """Group the commands for rooms."""


@rooms_app.command("list", help="server-about-rooms-list")
@takes_settings("database")
def rooms_list(found: Configuration, *, as_json: AsJson = False, lang: Language = None) -> int:
    """List the rooms."""
    check_libraries()
    from batisseurs.cli.hosting.moderation import list_rooms

    return list_rooms(_screen(lang), found.settings, as_json=as_json)


@rooms_app.command("close", help="server-about-rooms-close")
@takes_settings("database")
def rooms_close(found: Configuration, *, room: RoomId, reason: Reason, lang: Language = None) -> int:
    """Close a room for everyone."""
    check_libraries()
    from batisseurs.cli.hosting.moderation import close_room

    return close_room(_screen(lang), found.settings, room, reason)


@rooms_app.command("hide", help="server-about-rooms-hide")
@takes_settings("database")
def rooms_hide(found: Configuration, *, room: RoomId, undo: Undo = False, lang: Language = None) -> int:
    """Remove a room from the lobby."""
    check_libraries()
    from batisseurs.cli.hosting.moderation import hide_room

    return hide_room(_screen(lang), found.settings, room, undo=undo)


rooms_app.command("export", help="server-about-export")(export)


@guests_app.callback()
def guests(lang: Language = None) -> None:
    """Group the commands for guests."""


@guests_app.command("list", help="server-about-guests-list")
@takes_settings("database")
def guests_list(
    found: Configuration, *, room: OfRoom = None, as_json: AsJson = False, lang: Language = None
) -> int:
    """List guests."""
    check_libraries()
    from batisseurs.cli.hosting.moderation import list_guests

    return list_guests(_screen(lang), found.settings, room, as_json=as_json)


@guests_app.command("ban", help="server-about-guests-ban")
@takes_settings("database")
def guests_ban(found: Configuration, *, guest: GuestId, undo: Undo = False, lang: Language = None) -> int:
    """Ban a guest."""
    check_libraries()
    from batisseurs.cli.hosting.moderation import ban_guest

    return ban_guest(_screen(lang), found.settings, guest, undo=undo)


@guests_app.command("forget", help="server-about-guests-forget")
@takes_settings("database")
def guests_forget(found: Configuration, *, guest: GuestId, file: GuestDataFile, lang: Language = None) -> int:
    """Export and remove all data of a guest."""
    check_libraries()
    from batisseurs.cli.hosting.moderation import forget_guest

    return forget_guest(_screen(lang), found.settings, guest, file)


@hosting_app.command("reports", help="server-about-reports")
@takes_settings("database", "public_url", "host", "port", "base_path")
def reports(
    found: Configuration,
    *,
    done: ReportNumbers = None,
    every: EveryReport = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """List the reports of players."""
    check_libraries()
    from batisseurs.cli.hosting.moderation import list_reports

    return list_reports(_screen(lang), found.settings, done or [], every=every, as_json=as_json)


@hosting_app.command("expire", help="server-about-expire")
@takes_settings("database", "expire_rooms", "expire_guests")
def expire(found: Configuration, *, lang: Language = None) -> int:
    """Remove abandoned rooms and guests."""
    check_libraries()
    from batisseurs.cli.hosting.moderation import expire as remove

    return remove(_screen(lang), found.settings)
