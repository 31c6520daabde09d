"""How to play a game, on one page of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from batisseurs.cli.terminal.errors import Refused

if TYPE_CHECKING:
    from batisseurs.cli.terminal.screen import Screen
    from batisseurs.kernel.game import Game


def show_guide(screen: Screen, game: Game) -> None:
    """Show the guide of a game, or say that it has none."""
    if not game.guide:
        raise Refused("cli-no-guide", title=game.slug)
    for chapter in game.guide:
        screen.sentence(screen.words.say(chapter.title, [], game), style="bold")
        for number, paragraph in enumerate(chapter.text, start=1):
            said = screen.words.say(paragraph, [], game)
            if len(chapter.text) == 1:
                screen.sentence(said, indent=2, hang=0)
            else:
                screen.sentence(f"{number}. {said}", indent=2, hang=3)
