"""Draws docs/pictures/terminal*.svg: screens of the terminal in the middle of games, from our own drawing.

    .venv/bin/python tools/terminal_picture.py

The same program gives the same picture, byte for byte. It loads nothing when it is looked at.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import NamedTuple

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

from batisseurs.cli.boards import table_of, widest
from batisseurs.cli.play.answers import Wording
from batisseurs.cli.play.choices import choice_lines
from batisseurs.cli.play.explain import Explainer
from batisseurs.cli.terminal.screen import Screen
from batisseurs.games.esdras_et_nehemie.game import ESDRAS_ET_NEHEMIE
from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.nehemiah.game import NEHEMIAH
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.kernel import CHANCE, Play, Seeded
from batisseurs.kernel import choice_text as kernel_words
from batisseurs.kernel.game import Game
from batisseurs.words import Words

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
WIDTH = 100


class Scene(NamedTuple):
    """A moment in a known game, and its question."""

    game: Game
    file: str
    names: list[str]
    seed: int
    turn: int
    """Of the numbers of a view this one says how far the game has come, and how far it is to come."""
    number: int
    choice: str
    liked: tuple[str, ...]
    """Which choices are taken rather than others, the best first."""
    question: str


SCENES = [
    Scene(
        THEOPOLIS, "terminal.svg", ["Ann", "Ben"], 3, 6, 0, "end", ("play", "add"), "? play abbey"
    ),
    Scene(
        NEHEMIAH, "terminal-nehemiah.svg", ["Ann", "Ben"], 3, 24, 1, "activate", ("perform", "also", "use"),
        "? activate c4r1",
    ),
    Scene(
        MY_VILLAGE, "terminal-my-village.svg", ["Ann", "Ben"], 37, 6, 0, "value",
        ("serve", "perform", "take cu", "move town_hall", "add tr", "add mo", "add ch", "add", "activate"),
        "? 7",
    ),
    Scene(
        ESDRAS_ET_NEHEMIE, "terminal-esdras-et-nehemie.svg", ["Ann", "Ben"], 3, 2, 5, "play",
        ("tuck", "rebuild", "scribe", "temple", "levite", "clear", "develop", "trade"), "? red",
    ),
]  # fmt: skip

# The fonts of the library's picture would be loaded from elsewhere; what the reader has is good enough.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code, monospace", "'DejaVu Sans Mono', Menlo, Consolas, monospace"
)


def game(scene: Scene) -> Play:
    """Play a known game until the first player has a certain choice."""
    play = Play(scene.game, len(scene.names), seats=scene.names)
    source = Seeded(scene.seed)
    while True:
        seat = play.chooser
        if seat == CHANCE:
            play.run_chance(source)
            continue
        choices = [choice.text for choice in play.choices(seat)]
        late = int(scene.game.observe(play.table, 0)[scene.number]) >= scene.turn
        if seat == 0 and late and any(text.startswith(scene.choice) for text in choices):
            return play
        groups = [[text for text in choices if text.startswith(verb)] for verb in scene.liked]
        liked = next((group for group in groups if group), choices)
        play.play_text(seat, liked[source.below(len(liked))])


def picture(scene: Scene) -> str:
    """Return the picture."""
    play, words = game(scene), Words("en")
    width = max(WIDTH, widest(scene.game))
    console = Console(
        record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    screen = Screen(words, console=console)
    drawing = table_of(play, words, width)
    wording = Wording(play, words)
    for line in drawing.whole(play.table, 0):
        screen.line(line)
    screen.line()
    prompt = kernel_words.prompt(play.table, 0)
    screen.sentence(words.say(prompt, play.seats, scene.game), style="bold")
    for line in choice_lines(wording, drawing, 0):
        screen.line(line)
    screen.sentence(words.text("cli-prompt", seat="Ann") + " " + scene.question)
    Explainer(screen, wording, drawing).explain(0, scene.question.removeprefix("? "), 0)
    svg = console.export_svg(
        title=f"batisseurs play {scene.game.slug}",
        theme=DIMMED_MONOKAI,
        code_format=FORMAT,
        unique_id=scene.file.removesuffix(".svg"),
    )
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def pictures() -> dict[str, str]:
    """Return all pictures by the names of their files."""
    return {scene.file: picture(scene) for scene in SCENES}


def main() -> None:
    """Draw and save."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, drawn in pictures().items():
        (FOLDER / file).write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
