"""What the program says, in the reader's language: French, English or Polish.

    words = Words("fr")
    words.text("cli-saved", file="game.record")
    words.say(game_event.message, ["Ann", "Ben"], game)

The sentences are in Fluent catalogues, `locales/LANGUAGE/PART.ftl`, shared by terminal, server and browser.
"""

from batisseurs.words.catalogue import LANGUAGES, PSEUDO, Words
from batisseurs.words.language import reader_language

__all__ = ["LANGUAGES", "PSEUDO", "Words", "reader_language"]
