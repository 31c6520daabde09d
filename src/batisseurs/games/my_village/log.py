"""How the log tells My Village: a turn is a line."""

from typing import Final

from batisseurs.kernel.log_lines import Args, Wording, Wordings

CARD = ("card",)
GAINS, PAYS = "my-village-gains", "my-village-pays-all"
JOINS = Wording(flow="joins")


def by_colour(args: Args) -> Args:
    """Put a die among those of its colour."""
    face = [str(args["face"])]
    return {"white": [], "black": face} if args["black"] else {"white": face, "black": []}


WORDINGS: Final[Wordings] = {
    "my-village-is-first": Wording(flow="silent"),
    "my-village-round-begins": Wording(amounts={"story": "number"}, flow="begins"),
    "my-village-roll-die": Wording("my-village-dice-rolled", convert=by_colour, flow="joins"),
    "my-village-changes-dice": Wording(amounts={"coin": "coins", "marker": "markers"}),
    "my-village-consumes-time": Wording(amounts={"time": "number"}, latest=("cloud",), flow="joins"),
    "my-village-crosses-bridge": JOINS,
    "my-village-gains-coins": Wording(GAINS, amounts={"coin": "number"}, flow="joins"),
    "my-village-gains-story": Wording(GAINS, amounts={"story": "number"}, flow="joins"),
    "my-village-gains-generic": Wording(GAINS, amounts={"generic": 1}, flow="joins"),
    "my-village-gains-marker": Wording(GAINS, amounts={"marker": 1}, flow="joins"),
    "my-village-produces": Wording(GAINS, amounts={"$resource": 1}, flow="joins"),
    "my-village-pays": Wording(PAYS, amounts={"$resource": 1}, flow="joins"),
    "my-village-pays-coins": Wording(PAYS, amounts={"coin": "number"}, flow="joins"),
    "my-village-pays-generic": Wording(PAYS, amounts={"generic": 1}, flow="joins"),
    "my-village-pays-field-plow": Wording(
        PAYS, amounts={"field_plow": 1}, leave_out=("number",), flow="joins"
    ),
    "my-village-moves-plow": Wording(amounts={"plow": 1}, leave_out=("number",), flow="joins"),
    "my-village-moves-generic": Wording(amounts={"generic": 1}, leave_out=("number",), flow="joins"),
    "my-village-activates-black": JOINS,
    "my-village-activates-white": Wording(lists=CARD, flow="joins"),
    "my-village-activates-field": Wording(amounts={"field": 1}, leave_out=("number",), flow="joins"),
    "my-village-activates-office": JOINS,
    "my-village-activates-question": JOINS,
    "my-village-takes-hand": Wording(leave_out=("number",), flow="joins"),
    "my-village-adds": Wording(lists=CARD, flow="echo"),
    "my-village-serves": Wording(lists=CARD, flow="joins"),
    "my-village-takes-customer": Wording(lists=CARD, flow="joins"),
    "my-village-customer-comes": Wording(lists=CARD, amounts={"new_customer": 1}),
    "my-village-monk-comes": Wording(lists=CARD, amounts={"new_monk": 1}),
    "my-village-trains": JOINS,
    "my-village-trains-on": JOINS,
    "my-village-places-successor": Wording(lists=("profession",), flow="joins"),
    "my-village-moves-headman": Wording(lists=("space",), flow="joins"),
    "my-village-secures-stories": Wording(amounts={"story": "number"}, flow="joins"),
    "my-village-covers": Wording(lists=("slot",), flow="joins"),
    "my-village-places-tile": JOINS,
    "my-village-places-tile-field": JOINS,
    "my-village-turns-travel": Wording(lists=CARD, flow="joins"),
    "my-village-redraws": Wording(lists=CARD, flow="joins"),
    "my-village-hires": JOINS,
    "my-village-repels": JOINS,
    "my-village-loses-story": Wording(amounts={"story": "number"}, flow="joins"),
    "my-village-ends": Wording(flow="begins"),
}
