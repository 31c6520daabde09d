"""Draws docs/pictures/terminal.svg: a screen of the terminal in the middle of a game, from our own drawing.

    .venv/bin/python tools/terminal_picture.py

The same program gives the same picture, byte for byte. It loads nothing when it is looked at.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

from batisseurs.cli.answers import Wording
from batisseurs.cli.choices import choice_lines
from batisseurs.cli.explain import Explainer
from batisseurs.cli.screen import Screen
from batisseurs.cli.tables import table_text
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import CHANCE, Play, Seeded
from batisseurs.kernel import words as kernel_words
from batisseurs.words import Words

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "terminal.svg"
WIDTH = 100
SEED = 3
ROUND = 6
NAMES = ["Ann", "Ben"]
QUESTION = "? play abbey"

# The fonts of the library's picture would be loaded from elsewhere; what the reader has is good enough.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code, monospace", "'DejaVu Sans Mono', Menlo, Consolas, monospace"
)


def game() -> Play:
    """Play a known game until the first player's turn in a certain round."""
    play = Play(THEOPOLIS, len(NAMES), seats=NAMES)
    source = Seeded(SEED)
    while True:
        seat = play.chooser
        if seat == CHANCE:
            play.run_chance(source)
            continue
        choices = [choice.text for choice in play.choices(seat)]
        if seat == 0 and choices[-1] == "end" and int(THEOPOLIS.observe(play.table, 0)[0]) >= ROUND:
            return play
        plays = [text for text in choices if text.startswith("play")]
        liked = plays or [text for text in choices if text.startswith("add")] or choices
        play.play_text(seat, liked[source.below(len(liked))])


def picture() -> str:
    """Return the picture."""
    play, words = game(), Words("en")
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    screen = Screen(words, console=console)
    drawing = table_text(THEOPOLIS, words, play.seats, WIDTH)
    wording = Wording(play, words)
    for line in drawing.whole(play.table, 0):
        screen.line(line)
    screen.line()
    prompt = kernel_words.prompt(play.table, 0)
    screen.sentence(words.say(prompt, play.seats, THEOPOLIS), style="bold")
    for line in choice_lines(wording, drawing, 0):
        screen.line(line)
    screen.sentence(words.text("cli-prompt", seat="Ann") + " " + QUESTION)
    Explainer(screen, wording, drawing).explain(0, QUESTION.removeprefix("? "))
    svg = console.export_svg(
        title="batisseurs play theopolis", theme=DIMMED_MONOKAI, code_format=FORMAT, unique_id="terminal"
    )
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def main() -> None:
    """Draw and save."""
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
