"""What everything on the table is and does, for a reader who asks.

The answers are made from the components in use, the rules and what the reader sees. Every id of `places`,
every component and every sign has one.
"""

from __future__ import annotations

from collections.abc import Callable

from batisseurs.games.theopolis import city
from batisseurs.games.theopolis import components as c
from batisseurs.games.theopolis.explain_components import SIGNS, Answers, box_of, rules, sign
from batisseurs.games.theopolis.facts import RESOURCES
from batisseurs.games.theopolis.table import TheopolisTable
from batisseurs.games.theopolis.view import CardView, SeatView
from batisseurs.kernel.bits import size
from batisseurs.kernel.choice import Message
from batisseurs.kernel.explanation import Explainer, Explanation, Figure
from batisseurs.kernel.seats import Seat, seat_from_name, seat_name


def explainer(table: TheopolisTable, reader: Seat) -> Explainer:
    """Return what explains the things on a table to a reader."""
    return Places(table, reader, box_of(table.facts.text)).explain


def figures(table: TheopolisTable, seat: Seat) -> tuple[Figure, ...]:
    """Return what a seat counts as its own: each is a place that can be explained."""
    name = seat_name(seat)
    own = seat * RESOURCES
    counted = {
        "points": table.points[seat],
        "worth": city.points_each_turn(table, seat),
        "stones": city.stones(table, seat),
        "sacraments": size(city.sacraments(table, seat)),
        **{f"resources.{id_}": table.unused[own + at] for at, id_ in enumerate(table.facts.resource_ids)},
        "additions": city.addition_allowance(table, seat) - table.added,
        "exchanges": city.exchange_allowance(table, seat) - table.exchanged,
        "hand": table.hand_size(seat),
        "hand_limit": city.hand_limit(table, seat),
    }
    return tuple(Figure(f"{name}.{what}", number, what == "points") for what, number in counted.items())


class Places(Answers):
    """What one reader of one table is told about its places."""

    def explain(self, place: str) -> Explanation | None:
        """Explain a place, piece, component or sign; None if this reader sees no such thing."""
        if place.startswith("sign."):
            name = place.removeprefix("sign.")
            return sign(self.box, name) if name in SIGNS else None
        if place in self.box.entries:
            return self.component(place)
        if place not in self.places:
            return None
        first, *rest = place.split(".")
        seat = seat_from_name(first)
        if seat is not None:
            return self.of_seat(seat, rest)
        return self.shared(first, rest)

    # Places that belong to nobody. -------------------------------------------------------------------

    def shared(self, place: str, rest: list[str]) -> Explanation:
        """Explain board, deck, discard pile, piles, round."""
        if rest and place == "pile":
            (resource,) = rest
            return self._resource(
                resource, self.mine, Message("theopolis-title-pile", {"resource": resource})
            )
        zones = {"board": self.seen.board, "discard": self.seen.discard, "out": self.seen.out}
        if rest:
            return self._lying(f"{place}.{rest[0]}", zones[place], own_price=place == "board")
        answers: dict[str, Callable[[], Explanation]] = {
            "board": self._board,
            "deck": self._deck_itself,
            "discard": self._discard,
            "out": self._out,
            "round": self._round,
        }
        return answers[place]()

    def _board(self) -> Explanation:
        about = Message("theopolis-about-board", {"number": self.box.number("board")})
        now = Message("theopolis-now-cards", {"number": sum(card is not None for card in self.seen.board)})
        return Explanation(
            Message("theopolis-title-board"), (about,), (now,), rules=rules(50, 60, 67, 68, 71)
        )

    def _deck_itself(self) -> Explanation:
        about = Message("theopolis-about-deck", {"last": self.box.number("apocalypse_among_last")})
        title, now = Message("theopolis-title-deck"), tuple(self._deck())
        return Explanation(title, (about,), now, rules=rules(8, 20, 65, 69, 70))

    def _discard(self) -> Explanation:
        back = self.box.with_effect("replace_board_card", "refill_from_discard")
        about = [Message("theopolis-about-discard")]
        if back:
            about.append(Message("theopolis-about-discard-back", {"cards": back}))
        now = Message("theopolis-now-cards", {"number": sum(card.copies for card in self.seen.discard)})
        return Explanation(
            Message("theopolis-title-discard"), tuple(about), (now,), rules=rules(21, 23, 24, 70)
        )

    def _out(self) -> Explanation:
        now = Message("theopolis-now-cards", {"number": sum(card.copies for card in self.seen.out)})
        about = Message("theopolis-about-out")
        return Explanation(Message("theopolis-title-out"), (about,), (now,), rules=rules(154, 155))

    def _round(self) -> Explanation:
        about = Message("theopolis-about-round", {"rounds": self.table.max_rounds})
        title = Message("theopolis-title-round", {"number": self.seen.round})
        now = Message("theopolis-now-turn", {"seat": self.seen.active})
        return Explanation(title, (about,), (now,), rules=rules(17, 25, 152, 153))

    # What belongs to a player. -----------------------------------------------------------------------

    def of_seat(self, seat: Seat, rest: list[str]) -> Explanation:
        """Explain a city, a hand, a Heaven, what is in them, and what is counted of a player."""
        side = self.seen.seats[seat]
        zone, *item = rest
        name = seat_name(seat)
        if item:
            (id_,) = item
            if zone == "city":
                return self._standing(side, next(card for card in side.city if card.card == id_))
            if zone == "hand":
                own = side.hand is not None
                return self._lying(f"{name}.hand.{id_}", side.hand or _known(side), own_price=own)
            if zone == "resources":
                title = Message("theopolis-title-resources", {"resource": id_})
                return self._resource(id_, side, title)
            if zone == "sacrament":
                sacrament = self.box.entries[id_]
                assert isinstance(sacrament, c.Sacrament)
                return self._sacrament(sacrament, side)
            return self.component(id_)
        answers: dict[str, Callable[[SeatView], Explanation]] = {
            "city": self._city,
            "hand": self._hand,
            "hand_limit": self._hand_limit,
            "heaven": self._heaven,
            "points": self._points,
            "worth": self._worth,
            "stones": self._stones,
            "sacraments": self._sacraments,
            "wonder_cost": self._wonder,
            "score": self._score,
            "additions": self._additions,
            "exchanges": self._exchanges,
        }
        return answers[zone](side)

    def _city(self, side: SeatView) -> Explanation:
        kinds = [self.box.types[card.card] for card in side.city for _ in range(card.copies)]
        count: dict[str, str | int | list[str]] = {
            "buildings": kinds.count("building"),
            "persons": kinds.count("person"),
            "symbols": kinds.count("symbol"),
            "resources": sum(row.unused + row.used for row in side.resources),
        }
        now = [Message("theopolis-now-city", count)]
        if side.rank and self.seen.ending == "going_on":
            now = [Message("theopolis-left", {"rank": side.rank})]
        title = Message("theopolis-title-city", {"seat": side.seat})
        about = Message("theopolis-about-city")
        return Explanation(title, (about,), tuple(now), rules=rules(18, 39, 40, 72, 105))

    def _hand(self, side: SeatView) -> Explanation:
        now = [Message("theopolis-now-hand", {"number": side.hand_size, "limit": side.hand_limit})]
        if side.known_hand:
            now.append(Message("theopolis-now-known", {"cards": list(side.known_hand)}))
        title = Message("theopolis-title-hand", {"seat": side.seat})
        about = Message("theopolis-about-hand")
        return Explanation(title, (about,), tuple(now), rules=rules(19, 22, 36, 59, 60, 63))

    def _hand_limit(self, side: SeatView) -> Explanation:
        now = Message("theopolis-now-hand", {"number": side.hand_size, "limit": side.hand_limit})
        about = Message("theopolis-about-hand-limit")
        return Explanation(
            Message("theopolis-title-hand-limit"), (about,), (now,), rules=rules(59, 60, 63, 64)
        )

    def _heaven(self, side: SeatView) -> Explanation:
        title = Message("theopolis-title-heaven", {"seat": side.seat})
        about = Message("theopolis-about-heaven")
        return Explanation(title, (about,), tuple(self._held(side)), rules=rules(14, 119, 131))

    def _held(self, side: SeatView) -> list[Message]:
        return (
            [Message("theopolis-now-held", {"sacraments": list(side.sacraments)})] if side.sacraments else []
        )

    def _points(self, side: SeatView) -> Explanation:
        about = Message("theopolis-about-points", {"start": self.box.number("original_points")})
        now = Message("theopolis-now-points", {"seat": side.seat, "number": side.original_points})
        return Explanation(
            Message("theopolis-title-points"),
            (about,),
            (now, self._loses(side)),
            rules=rules(4, 28, 29, 143),
        )

    def _worth(self, side: SeatView) -> Explanation:
        about = Message("theopolis-about-worth")
        title, now = Message("theopolis-title-worth"), self._loses(side)
        return Explanation(title, (about,), (now,), rules=rules(28, 30, 104))

    def _loses(self, side: SeatView) -> Message:
        number = city.points_each_turn(self.table, side.seat)
        return Message("theopolis-now-worth", {"seat": side.seat, "number": number})

    def _stones(self, side: SeatView) -> Explanation:
        goal, score = self.box.number("stones_to_win"), self.table.facts.score_stone
        about = Message("theopolis-about-stones", {"goal": goal, "score": score})
        now = Message("theopolis-now-stones", {"seat": side.seat, "number": side.stones, "goal": goal})
        return Explanation(Message("theopolis-title-stones"), (about,), (now,), rules=rules(93, 94, 144, 148))

    def _sacraments(self, side: SeatView) -> Explanation:
        goals: dict[str, str | int | list[str]] = {
            group: self.box.number(f"winning_{group}") for group in c.GROUPS
        }
        group_of = {one.id: one.group for one in self.box.file.sacrament}
        about = Message("theopolis-about-sacraments", {**goals, "score": self.table.facts.score_sacrament})
        now = [
            Message(
                "theopolis-now-group",
                {
                    "group": group,
                    "number": sum(group_of[one] == group for one in side.sacraments),
                    "goal": goals[group],
                },
            )
            for group in c.GROUPS
        ]
        return Explanation(
            Message("theopolis-title-sacraments"),
            (about,),
            (*now, *self._held(side)),
            rules=rules(119, 121, 145, 148),
        )

    def _wonder(self, side: SeatView) -> Explanation:
        (wonder,) = self.box.file.wonder
        where, holder = self._where(wonder.id)
        rows = zip(side.resources, c.RESOURCE_NAMES, strict=True)
        there = sum(min(row.unused + row.used, getattr(wonder.cost, name)) for row, name in rows)
        now = (
            Message("theopolis-now-wonder", {"seat": side.seat, "number": there, "goal": wonder.cost.total}),
            Message("theopolis-now-wonder-where", {"where": where, "seat": holder}),
        )
        return self._card(wonder, list(now), own_price=True)

    def _where(self, card: str) -> tuple[str, int]:
        """Return where a card is, as far as the reader knows, and whose city or hand that is."""
        for side in self.seen.seats:
            if any(one.card == card for one in side.city):
                return "city", side.seat
            if any(one.card == card for one in side.hand or _known(side)):
                return "hand", side.seat
        zones = {"board": self.seen.board, "discard": self.seen.discard, "out": self.seen.out}
        for zone, cards in zones.items():
            if any(one is not None and one.card == card for one in cards):
                return zone, -1
        return "unseen", -1

    def _score(self, side: SeatView) -> Explanation:
        about = Message("theopolis-about-score", self._scores())
        now = Message("theopolis-now-score", {"seat": side.seat, "number": side.score})
        title = Message("theopolis-title-score")
        return Explanation(title, (about,), (now, *self._deck()), rules=rules(8, 147, 148, 149))

    def _additions(self, side: SeatView) -> Explanation:
        allowed = city.addition_allowance(self.table, side.seat)
        title, about = Message("theopolis-title-additions"), Message("theopolis-about-additions")
        now = self._left(side, allowed, self.seen.added)
        return Explanation(title, (about,), now, rules=rules(46, 47, 48))

    def _exchanges(self, side: SeatView) -> Explanation:
        allowed = city.exchange_allowance(self.table, side.seat)
        title, about = Message("theopolis-title-exchanges"), Message("theopolis-about-exchanges")
        now = self._left(side, allowed, self.seen.exchanged)
        return Explanation(title, (about,), now, rules=rules(50, 52, 56))

    def _left(self, side: SeatView, allowed: int, done: int) -> tuple[Message, ...]:
        """Say how much of an allowance is left: all of it outside their own turn."""
        left = allowed - done if self.seen.active == side.seat else allowed
        return (Message("theopolis-now-left-to-do", {"number": max(left, 0), "goal": allowed}),)


def _known(side: SeatView) -> tuple[CardView, ...]:
    """Return the cards of another hand that everyone saw being taken."""
    zone = f"{seat_name(side.seat)}.hand"
    cards = dict.fromkeys(side.known_hand)
    return tuple(CardView(f"{zone}.{card}", card, side.known_hand.count(card)) for card in cards)
