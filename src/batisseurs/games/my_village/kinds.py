"""What the numbers of My Village's steps stand for."""

from __future__ import annotations

from batisseurs.games.my_village import facts as f
from batisseurs.kernel.bits import bit
from batisseurs.kernel.kinds import Kind, below

ZONE = below("zone", lambda table: table.facts.zone + 2, least=1)
PILE = below("pile", f.MONK_PILES)
VALUE = below("value", f.HIGHEST + 1, least=f.LOWEST)
CARD_ROW = Kind("row", lambda _, row: 0 <= row < f.ROWS and not f.TRAVEL <= row < f.WORKSHOP)
MEANS_SET = below("means", bit(f.MEANS))
CARDS = Kind(
    "cards", lambda table, number: number in {table.facts.office_cards, table.facts.monk_office_cards}
)
TAKEN = below("taken", lambda table: table.facts.office_cards)
LETTER = below("letter", f.LETTERS)
NUMBER = below("number", 100, least=1)
MONK_CARD = below("monk", f.MONKS)
