"""What the common board shows: the ring, the Temple, the altar track, the city map and the scrolls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from batisseurs.games.esdras_et_nehemie import components as c
from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.explain.cards import judged, say
from batisseurs.games.esdras_et_nehemie.explain.cards import scroll as explain_scroll
from batisseurs.games.esdras_et_nehemie.explain.concepts import about, listed, phrases, rules, rules_of
from batisseurs.kernel.choice import Message
from batisseurs.kernel.explanation import Explanation, name_of

if TYPE_CHECKING:
    from batisseurs.games.esdras_et_nehemie.explain.explainer import Explainer
    from batisseurs.games.esdras_et_nehemie.view import PlaceView

REGIONS: Final = (
    "ring", "temple", "altar", "city", "scrolls", "levites", "judgement", "zechariah", "haggai", "heroes",
    "shofar", "week",
)  # fmt: skip
"""Parts of the common board that can be asked about."""


# The ring. -------------------------------------------------------------------------------------------


def wall(e: Explainer, spot: c.Wall) -> Explanation:
    """A wall spot."""
    place = e.place(spot.id)
    told = [
        say("esdras-et-nehemie-explain-wall"),
        say("esdras-et-nehemie-explain-cleared-gives", goods=[f"blessing_{spot.blessing}"]),
        clearing(e),
        swap(e),
    ]
    return Explanation(
        name_of(spot.id),
        tuple(told),
        _state(e, place),
        phrases({"grey_banner": spot.grey, "stone": spot.stone}),
        rules=rules(91, 92, 94, 96, 98, 99),
        item=place.card or spot.id,
    )


def gate(e: Explainer, spot: c.Gate) -> Explanation:
    """A gate: a corner gate is built from the start."""
    number = e.box.number
    place = e.place(spot.id)
    traders = [card.id for card in e.box.character if card.buy is not None and card.gate == spot.id]
    last = [say("esdras-et-nehemie-explain-connection-gives", goods=listed(spot.connection))]
    if traders:
        last.append(say("esdras-et-nehemie-explain-trades-here", cards=traders, number=number("trade_fee")))
    if spot.corner:
        told = (say("esdras-et-nehemie-explain-corner"), *last)
        return Explanation(
            name_of(spot.id), told, _state(e, place), rules=rules(16, 42, 103, 104, 123), item=spot.id
        )
    return Explanation(
        name_of(spot.id),
        (say("esdras-et-nehemie-explain-gate"), *last, clearing(e), swap(e)),
        _state(e, place),
        phrases(
            {
                "grey_banner": number("gate_grey"),
                "wood": number("gate_wood"),
                "stone": number("gate_stone"),
                "worker": 1,
            }
        ),
        (*phrases(spot.gatekeeper), say("esdras-et-nehemie-explain-final-vp", number=spot.vp)),
        rules(97, 98, 101, 102, 104, 123),
        spot.id,
    )


def _state(e: Explainer, place: PlaceView) -> tuple[Message, ...]:
    if place.state == "neutral":
        return (say("esdras-et-nehemie-explain-is-neutral"),)
    if place.owner is not None:
        who = e.who(place.owner)
        if place.card is None:
            return (say("esdras-et-nehemie-explain-gate-of", seat=who),)
        return (say("esdras-et-nehemie-explain-wall-of", seat=who, card=place.card),)
    if place.corner:
        return (say("esdras-et-nehemie-explain-corner-free"),)
    cubes = [name for name, number in zip(f.RESOURCE_IDS, place.rubble, strict=True) for _ in range(number)]
    told = [say("esdras-et-nehemie-explain-rubble-now", goods=cubes)]
    if place.silver:
        told.append(say("esdras-et-nehemie-explain-silver-on-card", number=place.silver))
    return tuple(told)


def clearing(e: Explainer) -> Message:
    """What a cube of rubble costs."""
    number = e.box.number
    return say(
        "esdras-et-nehemie-explain-clearing",
        ash=number("clear_ash"),
        wood=number("clear_wood"),
        stone=number("clear_stone"),
        gold=number("clear_gold"),
    )


def swap(e: Explainer) -> Message:
    """What may be paid in place of stone or wood."""
    return say(
        "esdras-et-nehemie-explain-swap",
        banners=e.box.number("discount_grey"),
        gold=e.box.number("discount_gold"),
    )


def ring(e: Explainer) -> Explanation:
    """All walls and gates."""
    unbuilt = sum(place.state == "unbuilt" for place in e.seen.ring)
    cubes = sum(sum(place.rubble) for place in e.seen.ring if place.state == "unbuilt")
    return _region(
        e, "ring", [clearing(e), swap(e)],
        [say("esdras-et-nehemie-explain-ring-now", number=unbuilt, cubes=cubes)],
    )  # fmt: skip


# Temple and Altar. -------------------------------------------------------------------------------------


def temple(e: Explainer) -> Explanation:
    """The whole Temple."""
    empty = sum(cube is None for row in e.seen.temple for cube in row.cubes)
    told = [temple_row_line(e, number) for number in range(1, f.ROWS + 1)]
    return _region(
        e, "temple", [*told, about("sector", e.box)],
        [say("esdras-et-nehemie-explain-cells-left", number=empty)],
    )  # fmt: skip


def temple_row_line(e: Explainer, number: int) -> Message:
    """What a cube in a row costs and gives."""
    row = e.box.temple_row[number - 1]
    return say(
        "esdras-et-nehemie-explain-temple-row", row=number, number=row.banners, goods=listed(row.reward)
    )


def temple_row(e: Explainer, number: int, column: int = 0) -> Explanation | None:
    """A row of the Temple, or a cell of it."""
    if not 1 <= number <= f.ROWS or not 0 <= column <= f.MOST_COLUMNS:
        return None
    row = e.box.temple_row[number - 1]
    cubes, sectors = e.seen.temple[number - 1].cubes, e.seen.temple[number - 1].sectors
    title = Message("esdras-et-nehemie-explain-title-temple-row", {"row": number})
    now = [say("esdras-et-nehemie-explain-cells-left", number=cubes.count(None))]
    told = [about("temple", e.box)]
    if column:
        title = Message("esdras-et-nehemie-explain-title-temple-cell", {"row": number, "column": column})
        now = []
        if column > len(cubes):
            now.append(say("esdras-et-nehemie-explain-cell-outside"))
        else:
            told.append(say("esdras-et-nehemie-explain-cell-sector", sector=sectors[column - 1]))
            cube = cubes[column - 1]
            if cube is not None:
                now.append(say("esdras-et-nehemie-explain-cell-cube", good=cube))
            elif cubes.index(None) == column - 1:
                now.append(say("esdras-et-nehemie-explain-cell-next"))
            else:
                now.append(say("esdras-et-nehemie-explain-cell-empty"))
    points = say(
        "esdras-et-nehemie-explain-temple-points",
        gold=e.box.number("temple_gold"),
        stone=e.box.number("temple_stone"),
        wood=e.box.number("temple_wood"),
    )
    return Explanation(
        title,
        (*told, about("sector", e.box)) if column else tuple(told),
        tuple(now),
        phrases({"red_banner": row.banners}),
        (points, *phrases(row.reward)),
        rules(75, 76, 78, 79, 80, 81),
    )


def altar(e: Explainer) -> Explanation:
    """The altar track: what burning costs, and who is where."""
    number = e.box.number
    told = [
        say(
            "esdras-et-nehemie-explain-burning",
            wood=number("altar_wood_banners"),
            wood_steps=number("altar_wood_steps"),
            ash=number("altar_ash_banners"),
            ash_steps=number("altar_ash_steps"),
        )
    ]
    now = [
        say(
            "esdras-et-nehemie-explain-on-space",
            seat=e.who(side),
            number=e.seen.sides[side].altar,
        )
        for side in e.seen.altar_order
    ]
    return _region(e, "altar", told, now, item=e.seen.altar_face or "")


def altar_space(e: Explainer, number: int) -> Explanation | None:
    """A space of the altar track."""
    if not 0 <= number < len(e.box.altar_space):
        return None
    space = e.box.altar_space[number]
    told = [about("altar_step", e.box)]
    if space.golden:
        told.append(about("golden_space", e.box))
    here = [
        say("esdras-et-nehemie-explain-marker-here", seat=e.who(side))
        for side in e.seen.altar_order
        if e.seen.sides[side].altar == number
    ]
    for name, at in (("zechariah", e.seen.zechariah), ("haggai", e.seen.haggai)):
        if at == number and e.seen.altar_face is not None:
            here.append(say("esdras-et-nehemie-explain-prophet-here", prophet=name))
    return Explanation(
        Message("esdras-et-nehemie-explain-title-altar-space", {"number": number}),
        tuple(told),
        tuple(here),
        gains=phrases(space.reward),
        rules=rules(88, 89, 90, *((209, 220) if space.golden else ())),
    )


def levites(e: Explainer) -> Explanation:
    """The Levite track."""
    told = [
        say("esdras-et-nehemie-explain-levite-row", number=number, food=row.food, goods=listed(row.reward))
        for number, row in enumerate(e.box.levite[1:], start=2)
    ]
    now = [
        say("esdras-et-nehemie-explain-count", seat=e.who(side.side), number=side.levites)
        for side in e.seen.sides
    ]
    return _region(e, "levites", told, now)


def judgement(e: Explainer, id_: str = "judgement") -> Explanation:
    """The judgement of this week, or a Prophet."""
    face = e.seen.altar_face
    told = [e.prophet_spaces()]
    if face is not None:
        told += judged(e.judgement(face, e.seen.round), e.seen.round)
    return _region(e, id_, told, list(e.standing()), item=face or "")


# City map and scrolls. ---------------------------------------------------------------------------------


def city(e: Explainer) -> Explanation:
    """The city map: what moves cost, and where tents are."""
    number = e.box.number
    told = [
        say(
            "esdras-et-nehemie-explain-tent-price",
            number=steps,
            banners=number(f"tent_blue_{steps}"),
            cubes=number(f"tent_basic_{steps}"),
        )
        for steps in c.STEPS
    ]
    now = [
        say("esdras-et-nehemie-explain-tent-at", seat=e.who(side.side), place=side.tent)
        for side in e.seen.sides
    ]
    return _region(e, "city", told, now)


def city_space(e: Explainer, space: c.Space) -> Explanation:
    """A space of the city map."""
    here = [
        say("esdras-et-nehemie-explain-tent-here", seat=e.who(side.side))
        for side in e.seen.sides
        if side.tent == space.id
    ]
    return Explanation(
        name_of(space.id),
        (say("esdras-et-nehemie-explain-city-space"), about("tent", e.box)),
        tuple(here),
        gains=phrases(space.reward),
        rules=rules(118, 120),
        item=space.id,
    )


def scrolls(e: Explainer) -> Explanation:
    """All scroll tiles: what a scribe costs on each row."""
    told = []
    for number, row in enumerate(e.box.scroll_row, start=1):
        told.append(
            say(
                "esdras-et-nehemie-explain-scroll-row",
                row=number,
                banners=row.blue,
                silver=row.silver,
                gold=row.gold,
                points=row.vp,
            )
        )
    now = [
        say("esdras-et-nehemie-explain-count", seat=e.who(side.side), number=side.scribes)
        for side in e.seen.sides
    ]
    return _region(e, "scrolls", told, now)


def scroll_row(e: Explainer, number: int) -> Explanation | None:
    """A row of the scroll grid, with its pile of food."""
    if not 1 <= number <= f.SCROLL_ROWS:
        return None
    row = e.box.scroll_row[number - 1]
    told = [about("scrolls", e.box)]
    if row.food:
        told.append(say("esdras-et-nehemie-explain-row-food", number=row.food))
    return Explanation(
        Message("esdras-et-nehemie-explain-title-scroll-row", {"row": number}),
        tuple(told),
        (say("esdras-et-nehemie-explain-food-left", number=e.seen.row_food[number - 1]),) if row.food else (),
        e.row_costs(row),
        (say("esdras-et-nehemie-explain-final-vp", number=row.vp),),
        rules(25, 110, 111, 114, 117),
    )


def scroll_cell(e: Explainer, name: str) -> Explanation | None:
    """A cell of the scroll grid: the tile on it."""
    cell = next((cell for cell in e.seen.scrolls if cell.place == f"scroll.{name}"), None)
    if cell is None:
        return None
    if cell.tile is not None:
        return explain_scroll(e, e.entry(cell.tile, c.Scroll))
    row = e.box.scroll_row[cell.row - 1]
    return Explanation(
        name_of(name),
        (about("scrolls", e.box),),
        tuple(e.on_cell(cell)),
        e.row_costs(row),
        rules=rules(24, 110, 111, 112),
    )


# Around the board. -------------------------------------------------------------------------------------


def heroes(e: Explainer) -> Explanation:
    """The hero cards that nobody has taken."""
    return _region(e, "heroes", [], [say("esdras-et-nehemie-explain-cards", cards=list(e.seen.heroes))])


def shofar(e: Explainer) -> Explanation:
    """The Shofar."""
    return _region(e, "shofar", [], list(e.owned_by([e.seen.shofar] if e.seen.shofar >= 0 else [])))


def week(e: Explainer) -> Explanation:
    """The week and the day."""
    now = say("esdras-et-nehemie-explain-week-now", week=e.seen.round, day=e.seen.day)
    return _region(e, "week", [], [now])


def _region(e: Explainer, id_: str, told: list[Message], now: list[Message], item: str = "") -> Explanation:
    return Explanation(
        name_of(id_), (about(id_, e.box), *told), tuple(now), rules=rules(*rules_of(id_)), item=item
    )
