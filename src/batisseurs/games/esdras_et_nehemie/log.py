"""How the log tells Esdras et Néhémie."""

from typing import Final

from batisseurs.games.esdras_et_nehemie.table import FROM_GOODS, ORIGIN_IDS
from batisseurs.kernel.log_lines import Args, Wording, Wordings

SLUG = "esdras-et-nehemie-"
GAINS, PAYS = SLUG + "gains", SLUG + "pays"
JOINS = Wording(flow="joins")
BEGINS = Wording(flow="begins")
REWARDS = (
    "gold", "stone", "wood", "ash", "silver", "food", "worker", "vp", "blessing-orange", "blessing-purple",
    "blessing-red", "red-banner", "grey-banner", "blue-banner", "wild-banner",
)  # fmt: skip


def scroll_row(args: Args) -> Args:
    """Name the row of a scroll tile that is laid out: the tiles of a row keep their order."""
    return {"row": int(str(args["place"])[1]), "tile": args["tile"]}


WORDINGS: Final[Wordings] = {
    SLUG + rest: wording
    for rest, wording in {
        **{f"gains-{kind}": Wording(GAINS, amounts={kind: "number"}, flow="joins") for kind in REWARDS},
        "loses-vp": Wording(SLUG + "loses", amounts={"vp": "number"}, flow="joins"),
        "sector-food": Wording(GAINS, amounts={"food": "number"}),
        "sector-silver": Wording(GAINS, amounts={"silver": "number"}),
        "sector-levites": Wording(GAINS, amounts={"silver": "number"}),
        # The set-up.
        "rubble": Wording(SLUG + "rubble-laid", amounts={"$good": 1}, leave_out=("place",)),
        "scroll": Wording(SLUG + "scrolls-laid", lists=("tile",), convert=scroll_row),
        "tile": Wording(SLUG + "tiles-dealt", lists=("tile",)),
        "draw": Wording(SLUG + "draws", lists=("card",)),
        "draw-veiled": Wording(SLUG + "draws-cards", amounts={"card": 1}),
        "gatekeeper": Wording(lists=("place",), amounts={"gatekeeper": 1}),
        # A turn.
        "spot": Wording(flow="silent"),
        "altar-end": Wording(amounts={"silver": "number"}, flow="joins"),
        "altar-step": Wording(latest=("space",), flow="joins"),
        "tent-step": Wording(latest=("place",), flow="joins"),
        "column": Wording(latest=("number",), flow="joins"),
        "buys-food": Wording(amounts={"food": 1}),
        "develops": Wording(lists=("tile",)),
        "places-levite": Wording(amounts={"food": "food"}, flow="joins"),
        "levite-banner": JOINS,
        "burns": Wording(amounts={"$good": 1}),
        "clears": Wording(amounts={"$good": 1}),
        "pays-cube": Wording(PAYS, amounts={"$good": 1}, flow="joins"),
        "pays-gold": Wording(amounts={"gold": 1}, flow="joins"),
        "pays-banners": Wording(amounts={"grey-banner": "number"}, flow="joins"),
        "draw-wall": Wording(flow="silent"),
        "draw-wall-veiled": Wording(flow="silent"),
        "builds-wall": JOINS,
        "shared-labour": JOINS,
        "builds-gate": Wording(amounts={"silver": "number"}, flow="joins"),
        "connection": JOINS,
        "path-white": Wording(lists=("place",), amounts={"silver": "number"}, flow="joins"),
        "path-pays": Wording(lists=("place",), amounts={"silver": "number"}, flow="joins"),
        "row-food": Wording(amounts={"food": "number"}, flow="joins"),
        "row-silver": Wording(amounts={"silver": "number"}, flow="joins"),
        "fee-to": Wording(amounts={"silver": "number"}),
        "fee-card": Wording(amounts={"silver": "number"}),
        "fee-supply": Wording(amounts={"silver": "number"}),
        "trades": Wording(amounts={"silver": "number"}),
        "moves-tent": Wording(amounts={"blue-banner": "banners"}, leave_out=("number",), flow="joins"),
        "sells": Wording(amounts={"$good": 1}),
        "repeats-trader": Wording(amounts={"silver": "number"}, flow="joins"),
        "recovers-trader": Wording(SLUG + "recovers", amounts={"trader": 1}),
        "recovers-elder": Wording(SLUG + "recovers", amounts={"elder": 1}),
        "discards": Wording(amounts={"$good": 1}, flow="joins"),
        # The Sabbath and the end.
        "sabbath-begins": BEGINS,
        "farmer": Wording(SLUG + "assigns", amounts={"farmer": 1}),
        "labourer": Wording(SLUG + "assigns", amounts={"labourer": 1}),
        "loses-food": Wording(amounts={"food": "paid"}, leave_out=("number",)),
        "feeds": Wording(amounts={"food": "paid"}),
        "item-farmers-food": Wording(flow="silent"),
        "item-guards-recovery": Wording(flow="silent"),
        "tucks": Wording(lists=("card",)),
        "scores-card": Wording(lists=("card",)),
        "prophets": BEGINS,
        **{
            f"final-{origin}": Wording(SLUG + "final-points", amounts={f"final-{origin}": "points"})
            for origin in ORIGIN_IDS[FROM_GOODS:]
        },
    }.items()
}
