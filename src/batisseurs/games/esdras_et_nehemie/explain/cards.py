"""What the components of the file do: cards, tiles, and the cards of the solo opponent."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from batisseurs.games.esdras_et_nehemie import components as c
from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.games.esdras_et_nehemie.explain.concepts import about, listed, phrases, rules, rules_of
from batisseurs.games.esdras_et_nehemie.scoring import condition_points
from batisseurs.kernel.choice import Message
from batisseurs.kernel.explanation import Explanation, name_of

if TYPE_CHECKING:
    from batisseurs.games.esdras_et_nehemie.explain.explainer import Explainer

CONDITION_RULES: Final = {name: 220 + index for index, name in enumerate(f.CONDITION_IDS)}
ACTION_RULES: Final = {
    "gain": 253, "build_temple": 254, "clear_wall": 262, "rebuild_gate": 260, "rebuild_wall": 261,
    "scribe_highest": 265, "scribe_lowest": 265,
}  # fmt: skip
FIRST_ABILITY: Final = 187
"""The rule of the first scroll tile; the others follow in the order of the tiles."""
STAGES: Final = ("left", "middle", "right")


def say(id_: str, /, **args: str | int | list[str]) -> Message:
    """Return a message."""
    return Message(id_, args)


def character(e: Explainer, card: c.Character) -> Explanation:
    """A character card: its banners, trade and Sabbath condition."""
    banners = [f"{banner.colour}_banner" for banner in card.banners for _ in range(banner.value)]
    top = card.banners[0]
    told = [
        say("esdras-et-nehemie-explain-character"),
        say("esdras-et-nehemie-explain-shows-banners", goods=banners),
        *_trade(e, card),
        Message("esdras-et-nehemie-explain-tucked-" + card.condition.replace("_", "-"), {"base": card.base}),
        say("esdras-et-nehemie-explain-keeps-banner", goods=[f"{top.colour}_banner"] * top.value),
    ]
    return Explanation(
        name_of(card.id),
        tuple(told),
        now=_where_card(e, card.id),
        gains=phrases(dict(Counter(banners))),
        rules=rules(54, 56, 58, 166, CONDITION_RULES[card.condition]),
        item=card.id,
    )


def _trade(e: Explainer, card: c.Character) -> list[Message]:
    if card.buy is None:
        return [
            say("esdras-et-nehemie-explain-sells", good=good, number=price)
            for good, price in card.sell.items()
        ]
    fee = say("esdras-et-nehemie-explain-fee", gate=card.gate, number=e.box.number("trade_fee"))
    return [*options(card.buy.upper, card.buy.lower), fee]


def options(upper: c.Option, lower: c.Option) -> list[Message]:
    """Return both options of a trade."""
    return [
        say("esdras-et-nehemie-explain-upper", number=upper.price, goods=listed(upper.goods)),
        say("esdras-et-nehemie-explain-lower", number=lower.price, goods=listed(lower.goods)),
    ]


def _where_card(e: Explainer, card: str) -> tuple[Message, ...]:
    told = []
    for side in e.seen.sides:
        who = e.who(side.side)
        for number, stack in enumerate(side.stacks, start=1):
            if card in stack[:-1]:
                told.append(say("esdras-et-nehemie-explain-covered", seat=who, number=number))
            elif card in stack:
                told.append(say("esdras-et-nehemie-explain-on-stack", seat=who, number=number))
        if card in side.tucked:
            told.append(say("esdras-et-nehemie-explain-tucked-by", seat=who))
        elif card in (side.hand or side.known):
            told.append(say("esdras-et-nehemie-explain-in-hand", seat=who))
    if e.reader >= 0:
        points = int(condition_points(e.table, e.reader, f.CHARACTER_IDS.index(card)))
        told.append(say("esdras-et-nehemie-explain-worth-now", points=points))
    return tuple(told)


def hero(e: Explainer, card: c.Hero) -> Explanation:
    """A hero card."""
    told = [
        say("esdras-et-nehemie-explain-hero"),
        say(
            "esdras-et-nehemie-explain-keeps-banner",
            goods=[f"{card.banner.colour}_banner"] * card.banner.value,
        ),
    ]
    for number, stage in enumerate(STAGES, start=1):
        goods = listed(getattr(card, stage))
        told.append(say("esdras-et-nehemie-explain-hero-week", number=number, goods=goods))
    owners = [side.side for side in e.seen.sides if card.id in side.heroes]
    return Explanation(
        name_of(card.id),
        tuple(told),
        now=e.owned_by(owners),
        rules=rules(217, 218, 219),
        item=card.id,
    )


def scroll(e: Explainer, tile: c.Scroll) -> Explanation:
    """A scroll tile: its ability, and what a scribe on it costs and gives."""
    index = f.SCROLL_IDS.index(tile.id)
    cell = next((cell for cell in e.seen.scrolls if cell.tile == tile.id), None)
    now, costs, gains = [], e.nothing, [*phrases({"vp": tile.now})]
    if cell is None:
        now.append(say("esdras-et-nehemie-explain-not-in-game"))
    else:
        row = e.box.scroll_row[cell.row - 1]
        now += e.on_cell(cell)
        costs = e.row_costs(row)
        gains.append(say("esdras-et-nehemie-explain-final-vp", number=row.vp))
    if index >= f.ABILITIES:
        name = f.HERO_IDS[index - f.FIRST_STONE_TILE]
        told = (
            say("esdras-et-nehemie-explain-stone-tile", card=name),
            *hero(e, e.entry(name, c.Hero)).about[1:],
        )
        return Explanation(
            name_of(tile.id), told, tuple(now), costs, tuple(gains), rules(110, 217, 218), tile.id
        )
    ability = Message(
        "esdras-et-nehemie-explain-ability-" + tile.id.replace("_", "-"),
        {"amount": tile.amount, "goods": listed(tile.gives)},
    )
    return Explanation(
        name_of(tile.id),
        (say("esdras-et-nehemie-explain-scroll"), ability),
        tuple(now),
        costs,
        tuple(gains),
        rules(FIRST_ABILITY + index, 110, 113, 184),
        tile.id,
    )


def tile(e: Explainer, item: c.Tile) -> Explanation:
    """A development tile: both sides, and what developing it costs and gives."""
    type_ = item.id.rpartition("_")[0]
    points = e.box.number("tile_vp")
    now = []
    for side in e.seen.sides:
        for own in side.tiles:
            if own.tile == item.id and own.developed:
                now.append(say("esdras-et-nehemie-explain-tile-developed", seat=e.who(side.side)))
            elif own.tile == item.id:
                now.append(say("esdras-et-nehemie-explain-tile-undeveloped", seat=e.who(side.side)))
    return Explanation(
        name_of(item.id),
        (about(type_, e.box), say("esdras-et-nehemie-explain-tile"), *faces(e, item)),
        tuple(now) or e.owned_by([]),
        phrases(item.cost),
        (*phrases(item.green_bar), say("esdras-et-nehemie-explain-final-vp", number=points)),
        rules(126, *rules_of(type_)),
        item.id,
    )


def faces(e: Explainer, item: c.Tile) -> list[Message]:
    """Return what both sides of a tile do."""
    if isinstance(item, c.Guards):
        return [
            say("esdras-et-nehemie-explain-room", number=item.storage),
            say("esdras-et-nehemie-explain-room-developed"),
            say("esdras-et-nehemie-explain-starts-with", goods=listed(item.start)),
        ]
    if isinstance(item, c.Farmers):
        return [
            say("esdras-et-nehemie-explain-farmer", goods=listed(item.front)),
            say(
                "esdras-et-nehemie-explain-farmer-developed",
                goods=listed(item.back),
                food=item.extra_food,
            ),
            *(
                [say("esdras-et-nehemie-explain-buys-food", number=e.box.number("food_price"))]
                if item.sells_food
                else []
            ),
        ]
    if not isinstance(item, c.Slots):
        return []
    told = []
    for number in range(max(len(item.front), len(item.back))):
        front = listed(item.front[number]) if number < len(item.front) else []
        back = listed(item.back[number]) if number < len(item.back) else []
        told.append(
            say("esdras-et-nehemie-explain-slot", slot=number + 1, front=front, back=back)
            if not item.id.startswith("labourers")
            else say("esdras-et-nehemie-explain-option", slot=number + 1, front=front, back=back)
        )
    return told


def wall_card(e: Explainer, card: c.WallCard) -> Explanation:
    """A wall card."""
    now = [
        say("esdras-et-nehemie-explain-placed-at", seat=e.who(place.owner), place=place.id)
        for place in e.seen.ring
        if place.card == card.id and place.owner is not None
    ]
    return Explanation(
        name_of(card.id),
        (say("esdras-et-nehemie-explain-wall-card"),),
        tuple(now),
        gains=(*phrases(card.effect), say("esdras-et-nehemie-explain-final-vp", number=card.vp)),
        rules=rules(99, 103),
        item=card.id,
    )


def altar_face(e: Explainer, face: c.AltarFace) -> Explanation:
    """A side of an altar card: the judgement of each week."""
    told = [about("judgement", e.box)]
    for number in range(1, f.ROUNDS + 1):
        row = e.judgement(face.id, number)
        told += judged(row, number)
    now = e.standing() if e.seen.altar_face == face.id else (say("esdras-et-nehemie-explain-not-in-game"),)
    return Explanation(name_of(face.id), tuple(told), now, rules=rules(27, 28, 157), item=face.id)


def judged(row: c.Judgement, week: int) -> list[Message]:
    """Return the three effects of a line."""
    return [
        say(
            "esdras-et-nehemie-explain-judged-behind",
            week=week,
            space=row.zechariah,
            goods=listed(row.behind),
        ),
        say("esdras-et-nehemie-explain-judged-between", week=week, goods=listed(row.between)),
        say("esdras-et-nehemie-explain-judged-ahead", week=week, space=row.haggai, goods=listed(row.ahead)),
    ]


def focus(e: Explainer, card: c.Focus) -> Explanation:
    """A focus card of the opponent."""
    solo = e.seen.solo
    told = [
        about("focus", e.box),
        say("esdras-et-nehemie-explain-clockwise", gate=card.gate, column=card.column)
        if card.direction == "clockwise"
        else say("esdras-et-nehemie-explain-counter-clockwise", gate=card.gate, column=card.column),
        *options(card.upper, card.lower),
    ]
    now = (say("esdras-et-nehemie-explain-revealed"),) if solo and solo.focus == card.id else e.nothing
    return Explanation(name_of(card.id), tuple(told), now, rules=rules(247, 248, 260), item=card.id)


def scheme(e: Explainer, card: c.Scheme) -> Explanation:
    """A scheme card of the opponent: its rows from the top."""
    solo = e.seen.solo
    told = [about("scheme", e.box)]
    for row, action in enumerate(card.actions.values(), start=1):
        told += [
            Message("esdras-et-nehemie-explain-row-" + action.action.replace("_", "-"), {"row": row}),
            *_needs(row, action),
        ]
        if action.spends:
            told.append(say("esdras-et-nehemie-explain-row-spends", row=row, number=action.spends))
        if action.gives:
            told.append(say("esdras-et-nehemie-explain-row-gives", row=row, goods=listed(action.gives)))
    now = (say("esdras-et-nehemie-explain-revealed"),) if solo and solo.scheme == card.id else e.nothing
    numbers = [ACTION_RULES[action.action] for action in card.actions.values()]
    return Explanation(name_of(card.id), tuple(told), now, rules=rules(250, 251, *numbers), item=card.id)


def _needs(row: int, action: c.Action) -> list[Message]:
    needs = []
    if action.least_workers:
        needs.append(say("esdras-et-nehemie-explain-least-workers", row=row, number=action.least_workers))
    if action.most_workers != f.NO_LIMIT:
        needs.append(say("esdras-et-nehemie-explain-most-workers", row=row, number=action.most_workers))
    if action.least_gold:
        needs.append(say("esdras-et-nehemie-explain-least-gold", row=row, number=action.least_gold))
    if action.most_gold != f.NO_LIMIT:
        needs.append(say("esdras-et-nehemie-explain-most-gold", row=row, number=action.most_gold))
    return needs


def solo_face(_: Explainer, face: c.SoloFace) -> Explanation:
    """A side of the solo board."""
    counts = "adds" if face.adds else "most"
    told = (
        say(
            "esdras-et-nehemie-explain-solo-face",
            workers=face.workers,
            silver=face.silver,
            gold=face.gold,
        ),
        say(
            "esdras-et-nehemie-explain-solo-judged",
            behind=listed(face.behind),
            between=listed(face.between),
            ahead=listed(face.ahead),
        ),
        say("esdras-et-nehemie-explain-solo-silver", number=face.reserve_silver),
        Message("esdras-et-nehemie-explain-solo-" + counts),
    )
    return Explanation(name_of(face.id), told, rules=rules(231, 233, 271, 272), item=face.id)
