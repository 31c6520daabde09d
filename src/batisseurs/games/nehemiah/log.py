"""How the log tells Nehemiah."""

from typing import Final

from batisseurs.kernel.log_lines import Args, Wording, Wordings

CARD = ("card",)


def column_of(args: Args) -> Args:
    """Name the column of a spot: the row follows from the rules."""
    spot = str(args.pop("spot"))
    return {**args, "column": int(spot[1 : spot.index("r")])}


GAINS = "nehemiah-gains"
SCORES = "nehemiah-scores"

WORDINGS: Final[Wordings] = {
    "nehemiah-places": Wording(convert=column_of),
    "nehemiah-places-neutral": Wording(convert=column_of, flow="joins"),
    "nehemiah-activates": Wording(convert=column_of),
    "nehemiah-corrupts": Wording(convert=column_of),
    "nehemiah-pays-player": Wording(lists=CARD, amounts={"gold": "number"}, flow="joins"),
    "nehemiah-pays-bank": Wording(lists=CARD, amounts={"gold": "number"}, flow="joins"),
    "nehemiah-takes-wood": Wording(GAINS, amounts={"wood": "number"}, leave_out=CARD, flow="joins"),
    "nehemiah-takes-gold": Wording(GAINS, amounts={"gold": "number"}, leave_out=CARD, flow="joins"),
    "nehemiah-gains-points": Wording(GAINS, amounts={"point": "number"}, leave_out=CARD, flow="joins"),
    "nehemiah-places-cubes": Wording(GAINS, amounts={"cube_$board": "number"}, flow="joins"),
    "nehemiah-moves-cube": Wording(flow="joins"),
    "nehemiah-takes-gate": Wording(amounts={"point": "number"}, flow="joins"),
    "nehemiah-raises": Wording(lists=("spot",), amounts={"tired_worker": 1}, flow="joins"),
    "nehemiah-replaces": Wording(flow="joins"),
    "nehemiah-swaps-workers": Wording(flow="joins"),
    "nehemiah-swaps-cards": Wording(flow="joins"),
    "nehemiah-moves": Wording(flow="joins"),
    "nehemiah-marked": Wording(flow="silent"),
    "nehemiah-declines": Wording(flow="joins"),
    "nehemiah-clears": Wording(flow="begins"),
    "nehemiah-goes-home": Wording(flow="joins"),
    "nehemiah-new-card": Wording(lists=CARD),
    "nehemiah-deadlock": Wording(flow="begins"),
    "nehemiah-stalled": Wording(flow="begins"),
    "nehemiah-round-ends": Wording(flow="begins"),
    "nehemiah-round-begins": Wording(flow="begins"),
    "nehemiah-scores-board": Wording(SCORES, amounts={"board_$board": "number"}, leave_out=("cubes",)),
    "nehemiah-scores-nothing": Wording(SCORES, amounts={"board_$board": 0}, leave_out=("cubes", "number")),
    "nehemiah-takes-cube-back": Wording(lists=("board",)),
    "nehemiah-end-triggered": Wording(flow="begins"),
    "nehemiah-sells": Wording(amounts={"point": "number"}),
    "nehemiah-reveals-foreman": Wording(lists=CARD),
    "nehemiah-bids": Wording(amounts={"worker": "workers", "wood": "wood", "gold": "gold"}),
    "nehemiah-foreman-left-over": Wording(lists=CARD),
    "nehemiah-gives-up-wood": Wording(
        "nehemiah-gives-up", amounts={"worker": "number", "wood": "number"}, flow="joins"
    ),
    "nehemiah-gives-up-gold": Wording(
        "nehemiah-gives-up", amounts={"worker": "number", "gold": "number"}, flow="joins"
    ),
}
