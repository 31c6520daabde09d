"""Writes docs/readings.md from the games' options and the catalogues: `python tools/readings.py`."""

from __future__ import annotations

from pathlib import Path

from batisseurs.games import all_games
from batisseurs.kernel.game import Game, Option
from batisseurs.words import LANGUAGES, Words

PAGE = Path(__file__).resolve().parents[1] / "docs" / "readings.md"
HEAD = """\
# Readings

Some sentences of the rulebooks can be read in more than one way. A table plays by our ruling unless it is
opened with the other reading: under "Options" of a new table in the browser, or with `--option NAME=VALUE`
in `play` and `simulate`:

    .venv/bin/batisseurs simulate theopolis --games 100 --bots random,random --option neighbours=all

A table that plays by another reading is marked as one with other options. The first reading of each is our
ruling; the reasons are on the game's page.

<!-- Written by tools/readings.py. -->
"""


def readings(game: Game) -> list[Option]:
    """Return the options of a game that say how its rulebook is read."""
    return [option for option in game.options if option.reading]


def page() -> str:
    """Return the whole page."""
    parts = [HEAD]
    for game in all_games():
        parts.append(f"## [{game.title}]({game.slug}.md)\n")
        parts += [_section(game, option) for option in readings(game)]
    return "\n".join(parts)


def _section(game: Game, option: Option) -> str:
    english, name = Words("en"), option.name.replace("_", "-")
    rows = [
        f"| `{option.name}={value}` | " + " | ".join(_value(language, value) for language in LANGUAGES) + " |"
        for value in option.allowed
    ]
    solo = " Only with one player." if option.only_players == 1 else ""
    return (
        f"### {english.text(f'web-option-{game.slug}-{name}')}\n\n"
        f"{english.text(f'web-option-about-{game.slug}-{name}')}{solo}\n\n"
        f"> **{option.rule}** {english.rule(game, option.rule)}\n\n"
        f"| Option | {' | '.join(LANGUAGES)} |\n|---|{'---|' * len(LANGUAGES)}\n" + "\n".join(rows) + "\n"
    )


def _value(language: str, value: str) -> str:
    return Words(language).text(f"web-value-{value.replace('_', '-')}")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
