"""Commands that only read: `games`, `record`, `components`, `position check`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from batisseurs.cli.play.start import read_components, read_position_file
from batisseurs.cli.terminal import files
from batisseurs.cli.terminal.errors import Refused, error_line
from batisseurs.cli.terminal.screen import Screen, printable
from batisseurs.games import all_games, find_game
from batisseurs.kernel import choice_text
from batisseurs.kernel.errors import BatisseursError
from batisseurs.kernel.seats import CHANCE

if TYPE_CHECKING:
    from rich.table import Table as RichTable

    from batisseurs.words import Words

BAD = 1


def write_json(data: Any) -> None:
    """Write JSON for another program."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def table_of(words: Words, *columns: str) -> RichTable:
    """Return an empty table with these columns."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD)
    for column in columns:
        table.add_column(words.text(column), overflow="fold")
    return table


def list_games(screen: Screen, *, as_json: bool) -> int:
    """Show the games."""
    rows = []
    for game in all_games():
        what = screen.words.text(f"{game.slug}-what")
        options = {option.name: option.default for option in game.options}
        rows.append(
            {
                "game": game.slug,
                "title": game.title,
                "min_players": game.min_players,
                "max_players": game.max_players,
                "rules": game.rules_version,
                "options": options,
                "endings": list(game.endings),
                "what": what,
            }
        )
    if as_json:
        write_json(rows)
        return 0
    table = table_of(screen.words, "cli-game", "cli-title", "cli-players", "cli-what")
    for game, row in zip(all_games(), rows, strict=True):
        players = f"{game.min_players}–{game.max_players}"
        table.add_row(game.slug, screen.words.title(game), players, str(row["what"]))
    screen.table(table)
    return 0


# Records. ----------------------------------------------------------------------------------------


def check_records(screen: Screen, given: list[Path], components: Path | None) -> int:
    """Replay every record of some files; one line each."""
    code = 0
    for file in given:
        try:
            found = list(files.each_record(file))
        except Refused as refused:
            screen.line(printable(refused.line(screen.words)))
            code = BAD
            continue
        for number, numbered in enumerate(found, start=1):
            where = str(file) if len(found) == 1 else f"{file} [{number}]"
            line, good = _checked(screen, numbered, components)
            screen.line(printable(screen.words.text("error-because", text=where, because=line)))
            code = code if good else BAD
    return code


def _checked(
    screen: Screen, numbered: files.NumberedRecord | BatisseursError, components: Path | None
) -> tuple[str, bool]:
    words = screen.words
    try:
        if isinstance(numbered, BatisseursError):
            raise numbered
        game = find_game(numbered.record.game)
        play = files.play_record(game, numbered, read_components(game, components))
    except BatisseursError as error:
        return error_line(error, words), False
    if not play.over:
        return words.text("cli-record-going-on", title=words.title(game), number=len(play.log)), True
    result = game.result(play.table)
    ending = words.text(f"{game.slug}-ending-{result.ending.replace('_', '-')}")
    over = words.text("cli-over", ending=ending)
    return words.text("cli-record-ok", title=words.title(game), number=len(play.log), ending=over), True


# Components and positions. ------------------------------------------------------------------------


def show_components(screen: Screen, slug: str, *, as_json: bool, file: Path | None) -> int:
    """Show every printed value with its source."""
    game = find_game(slug)
    text = files.read_text(file) if file is not None else None
    game.components(text)
    values = game.component_values(text)
    if as_json:
        fingerprint = game.fingerprint(game.components(text))
        rows = [{"path": value.path, "value": value.value, "source": value.source} for value in values]
        write_json({"game": game.slug, "fingerprint": fingerprint, "values": rows})
        return 0
    table = table_of(screen.words, "cli-path", "cli-value", "cli-source")
    for value in values:
        table.add_row(value.path, value.value, screen.words.text(f"cli-source-{value.source}"))
    screen.table(table)
    return 0


def check_components(screen: Screen, slug: str, file: Path, *, as_json: bool) -> int:
    """Say whether a component file is valid, and how it differs from ours."""
    game = find_game(slug)
    text = files.read_text(file)
    components = game.components(text)
    notes = game.component_notes(text)
    if as_json:
        write_json(
            {
                "game": game.slug,
                "fingerprint": game.fingerprint(components),
                "ok": True,
                "notes": [str(note) for note in notes],
            }
        )
        return 0
    screen.say(
        "cli-components-ok",
        file=str(file),
        title=screen.words.title(game),
        fingerprint=game.fingerprint(components),
    )
    for note in notes:
        screen.say("cli-components-note", note=screen.words.fault(note))
    return 0


def check_position(screen: Screen, file: Path, components: Path | None) -> int:
    """Say whether a position is valid, and whose choice it is."""
    game, table = read_position_file(file, components)
    words = screen.words
    seats = [words.text("cli-name-person", number=seat + 1) for seat in range(table.players)]
    if table.over():
        screen.say("cli-position-over", file=str(file), title=words.title(game), number=table.players)
        return 0
    seat = table.chooser()
    asked = words.say(choice_text.prompt(table, seat), seats, game)
    who = words.text("cli-chance") if seat == CHANCE else seats[seat]
    screen.say(
        "cli-position-ok",
        file=str(file),
        title=words.title(game),
        number=table.players,
        seat=who,
        prompt=asked,
    )
    return 0
