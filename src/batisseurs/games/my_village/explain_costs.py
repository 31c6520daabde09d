"""What cards cost and give, in short phrases made from the component file. Rules: 3.7 (MV-88 to MV-93)."""

from __future__ import annotations

from collections.abc import Iterable

from batisseurs.games.my_village import components as c
from batisseurs.kernel.choice import Message

Phrases = tuple[Message, ...]

AMOUNTS = {
    "time": "my-village-some-time",
    "coin": "my-village-some-coin",
    "story": "my-village-some-story",
    "points": "my-village-some-points",
    "marker": "my-village-some-marker",
    "horse": "my-village-some-horse",
    "beer": "my-village-some-beer",
    "plow": "my-village-some-plow",
    "parchment": "my-village-some-parchment",
    "cart": "my-village-some-cart",
    "any": "my-village-some-any",
    "generic": "my-village-some-generic",
}


def amounts(**numbers: int) -> Phrases:
    """Return so much of each thing; what is 0 is left out."""
    return tuple(Message(AMOUNTS[what], {"number": number}) for what, number in numbers.items() if number)


def needs(values: c.Values | str) -> Phrases:
    """Return which banner values a banner shows (MV-87, MV-126)."""
    if isinstance(values, str):
        return (Message("my-village-needs-any-value"),)
    if len(values) == 2:  # noqa: PLR2004  both values of a banner
        return (Message("my-village-needs-values", {"value": values[0], "other": values[1]}),)
    return tuple(Message("my-village-needs-value", {"value": value}) for value in values)


def additional(cost: c.Cost) -> Phrases:
    """Return an additional cost; each alternative after the first begins with "or" (MV-92)."""
    return tuple(phrase for index, way in enumerate(cost) for phrase in _way(way, other=index > 0))


def _way(way: c.Payment, *, other: bool) -> Phrases:
    """Return one way to pay: plain things, resources of any kind, then a mixture."""
    plain = {name: getattr(way, name) for name in ("coin", *c.RESOURCES)}
    phrases: list[Message] = []
    if other:
        named = [name for name, number in plain.items() for _ in range(number)]
        phrases += [Message("my-village-or-these", {"resource": list(named)})] if named else []
    else:
        phrases += amounts(**plain)
    first = other and not phrases
    if way.any:
        some = "my-village-or-any" if first else "my-village-some-any"
        phrases.append(Message(some, {"number": way.any}))
        first = False
    if way.units and "any" in way.of:
        units = "my-village-or-units" if first else "my-village-some-units"
        phrases.append(Message(units, {"number": way.units}))
    elif way.units:
        mixed = "my-village-or-mixed" if first else "my-village-some-mixed"
        phrases.append(Message(mixed, {"number": way.units, "resource": list(way.of)}))
    return tuple(phrases)


def office_prices(prices: Iterable[c.Price]) -> Phrases:
    """Return what 1, 2, … customers cost (MV-112)."""
    return tuple(
        Message("my-village-for-customers", {"number": number, "time": price.time, "coins": price.coin})
        for number, price in enumerate(prices, start=1)
    )
