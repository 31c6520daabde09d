"""How the log tells Theopolis."""

from typing import Final

from batisseurs.kernel.log_lines import Wording, Wordings

CARD = ("card",)

WORDINGS: Final[Wordings] = {
    "theopolis-is-revealed": Wording(lists=CARD),
    "theopolis-disaster-put-away": Wording(lists=CARD, flow="joins"),
    "theopolis-is-dealt": Wording(lists=CARD),
    "theopolis-is-dealt-a-card": Wording(amounts={"card": 1}),
    "theopolis-plays": Wording(lists=CARD),
    "theopolis-adds-resource": Wording(lists=("resource",), flow="joins"),
    "theopolis-exchanges": Wording(lists=("card", "other")),
    "theopolis-takes-from": Wording(lists=CARD, flow="joins"),
    "theopolis-brings-back": Wording(flow="joins"),
    "theopolis-discards-from-board": Wording(lists=CARD, flow="joins"),
    "theopolis-discards-excess": Wording(lists=CARD),
    "theopolis-picks": Wording(lists=CARD),
    "theopolis-recovers": Wording(lists=CARD, flow="joins"),
    "theopolis-leaves-city": Wording(lists=CARD),
    "theopolis-loses-points": Wording(amounts={"original_point": "number"}, latest=("left",)),
    "theopolis-regains-points": Wording(amounts={"original_point": "number"}, latest=("left",)),
    "theopolis-strikes": Wording(flow="begins"),
    "theopolis-ignores-disaster": Wording(flow="joins"),
    "theopolis-loses-resource": Wording(lists=("resource",), flow="joins"),
    "theopolis-loses-card": Wording(lists=CARD, flow="joins"),
}
