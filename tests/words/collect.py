"""Finds in the sources every message id that the program can use, and the arguments it is given.

Whole ids are found as they stand. An id put together from pieces must be listed in `BUILT`, under the exact
expression that builds it, with all ids it can become: so that a new one cannot be forgotten.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from batisseurs.cli.explain import COMMANDS
from batisseurs.games.my_village import situation as village_situation
from batisseurs.games.my_village.ending import SCORES
from batisseurs.games.my_village.game import MY_VILLAGE
from batisseurs.games.my_village.obstacles import REASONS
from batisseurs.games.theopolis import components as c
from batisseurs.games.theopolis import situation
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.words.catalogue import PARTS

SOURCES = Path(__file__).parents[2] / "src" / "batisseurs"
FIRST = "|".join([*PARTS, "error", "fault", "sealed", "list"])
WHOLE = re.compile(rf"({FIRST})(-[a-z0-9]+)+|error")
PIECE = re.compile(rf"^({FIRST})-|-(verb|ending|score|help|signs|what|option|situation)-?$|^(wins-by)-")

SAINT_ONLY = ("lose-points", "add-resource")
VERBS = [
    "play", "add", "exchange", "confess", "end", "take", "bring", "replace", "discard", "stop", "use", "keep",
    "lose", "pick", "recover",
]  # fmt: skip


def _dashed(names: object) -> list[str]:
    assert isinstance(names, tuple | set | list)
    return [str(name).replace("_", "-") for name in names]


EFFECTS = {*_dashed(c.CARD_EFFECTS | c.SACRAMENT_EFFECTS | c.SAINT_EFFECTS)} - {"none", "cheaper"}
TYPES = ("building", "wonder", "person", "symbol", "disaster", "apocalypse", "saint", "sacrament", "resource")
ENDINGS = [
    f"{game.slug}-ending-{ending}" for game in (THEOPOLIS, MY_VILLAGE) for ending in _dashed(game.endings)
]

KEYS = ["theopolis-situation-" + key for key in _dashed(situation.TABLE_KEYS)]
KEYS += ["theopolis-situation-seat-" + key for key in _dashed(situation.SEAT_KEYS)]
KEYS += ["my-village-situation-" + key for key in _dashed(village_situation.TABLE_KEYS)]
KEYS += ["my-village-situation-seat-" + key for key in _dashed(village_situation.SEAT_KEYS)]
VILLAGE_VERBS = [
    "value", "take", "pay", "plow", "add", "activate", "serve", "stop", "use", "decline", "train", "place",
    "move", "stay", "cover", "tile", "keep", "redraw", "perform", "bury", "hire", "repel",
]  # fmt: skip

# Which ids an expression can become. Refusals' reasons and happenings' names are found at their calls.
BUILT: dict[str, list[str]] = {
    "'wins-by-' + ENDINGS[way].replace('_', '-')": [
        f"theopolis-wins-by-{way}" for way in ("original-points", "stones", "sacraments", "wonder")
    ],
    "'theopolis-' + id": [],
    "'my-village-' + id": [],
    "'my-village-why-' + REASONS[problem]": [f"my-village-why-{reason}" for reason in REASONS if reason],
    "'theopolis-' + public": [],
    "'theopolis-' + reason": [],
    "f'theopolis-{verb}'": ["theopolis-play", "theopolis-exchange", "theopolis-confess"],
    "f'theopolis-{verb}-rosary'": ["theopolis-use-rosary", "theopolis-keep-rosary"],
    "'theopolis-effect-' + effect.name.replace('_', '-')": [f"theopolis-effect-{name}" for name in EFFECTS],
    "'theopolis-saint-' + effect.name.replace('_', '-')": [f"theopolis-saint-{name}" for name in SAINT_ONLY],
    "f'theopolis-type-{kind}'": [f"theopolis-type-{kind}" for kind in TYPES],
    "f'{self.play.game.slug}-verb-{verb}'": [
        *(f"theopolis-verb-{verb}" for verb in VERBS),
        *(f"my-village-verb-{verb}" for verb in VILLAGE_VERBS),
    ],
    "f'{slug}-help'": ["theopolis-help", "my-village-help"],
    "f'{slug}-signs'": ["theopolis-signs"],
    "f'{game.slug}-what'": ["theopolis-what", "my-village-what"],
    "f\"{slug}-ending-{result.ending.replace('_', '-')}\"": ENDINGS,
    "f\"{game.slug}-ending-{result.ending.replace('_', '-')}\"": ENDINGS,
    "f\"{result.game}-ending-{ending.replace('_', '-')}\"": ENDINGS,
    "f\"{slug}-score-{category.id.replace('_', '-')}\"": [
        *(f"theopolis-score-{name}" for name in ("stones", "sacraments", "original-points")),
        *(f"my-village-score-{name}" for name in SCORES),
    ],
    "f\"{self.result.game}-score-{name.replace('_', '-')}\"": [],
    "f\"{self.result.game}-ending-{ending.replace('_', '-')}\"": [],
    "f\"{self.game.slug}-situation-{place}{key.replace('_', '-')}\"": KEYS,
    "f\"{slug}-option-{option.name.replace('_', '-')}\"": [
        f"{game.slug}-option-{name}"
        for game in (THEOPOLIS, MY_VILLAGE)
        for name in _dashed([option.name for option in game.options])
    ],
    "f'cli-source-{value.source}'": [
        f"cli-source-{name}" for name in ("rulebook", "public", "reconstructed")
    ],
    "f'cli-length-{unit}'": [f"cli-length-{unit}" for unit in ("decisions", "lines")],
    "f'cli-word-{command}'": [f"cli-word-{name}" for name in COMMANDS],
    "f'cli-help-{command}'": [f"cli-help-{name}" for name in COMMANDS],
}

# Calls whose argument at this place is the rest of an id that begins with the game.
FAULT_ARGUMENTS = 2
"""`fault(id, english, name=…)`; `Words.fault` has one."""
RESTS = {"tell": (0,), "tell_one": (1, 3), "refuse": (4,)}


class Found:
    """What the sources use."""

    def __init__(self) -> None:
        self.ids: dict[str, str] = {}
        self.arguments: list[tuple[str, set[str], str]] = []
        self.unknown: list[str] = []

    def add(self, message: str, where: str) -> None:
        """Remember where an id was seen first."""
        self.ids.setdefault(message, where)


def collect() -> Found:
    """Read all sources."""
    found = Found()
    for path in sorted(SOURCES.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function, node in _nodes(tree):
            where = f"{path.relative_to(SOURCES)}:{getattr(node, 'lineno', 0)}"
            _whole(node, where, found)
            _pieces(node, where, found)
            if isinstance(node, ast.Call):
                _rests(node, function, where, found)
                _arguments(node, function, where, found)
    return found


def _nodes(tree: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Walk a module; each node comes with the function in which it stands."""

    def walk(node: ast.AST, function: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
        yield function, node
        inner = node if isinstance(node, ast.FunctionDef) else function
        for child in ast.iter_child_nodes(node):
            yield from walk(child, inner)

    yield from walk(tree, tree)


def _whole(node: ast.AST, where: str, found: Found) -> None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and WHOLE.fullmatch(node.value):
        found.add(node.value, where)


def _pieces(node: ast.AST, where: str, found: Found) -> None:
    if isinstance(node, ast.JoinedStr):
        pieces = [part.value for part in node.values if isinstance(part, ast.Constant)]
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and isinstance(node.left, ast.Constant):
        pieces = [node.left.value]
    else:
        return
    if not any(isinstance(piece, str) and PIECE.search(piece) for piece in pieces):
        return
    expression = ast.unparse(node)
    if expression not in BUILT:
        found.unknown.append(f"{where}: say in BUILT which ids this can be: {expression}")
    for message in BUILT.get(expression, []):
        found.add(message, where)


def _rests(call: ast.Call, function: ast.AST, where: str, found: Found) -> None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    for place in RESTS.get(name, ()):
        if place >= len(call.args):
            continue
        for rest in _values(call.args[place], function, where, found):
            found.add(_prefix(where) + rest, where)
    reasons = name == "Message" and call.args and ast.unparse(call.args[0]) == "'theopolis-' + reason"
    if reasons and not _is_parameter("reason", function):
        for rest in _values(ast.Name("reason"), function, where, found):
            found.add(f"theopolis-{rest}", where)


def _prefix(where: str) -> str:
    """Return with what the ids of a game begin, by its folder."""
    _, game, *_ = where.split("/")
    return game.replace("_", "-") + "-"


def _is_parameter(name: str, function: ast.AST) -> bool:
    return isinstance(function, ast.FunctionDef) and any(arg.arg == name for arg in function.args.args)


def _values(node: ast.AST, function: ast.AST, where: str, found: Found) -> set[str]:
    """Return the texts that an expression can be; what cannot be told must be in BUILT."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _values(node.body, function, where, found) | _values(node.orelse, function, where, found)
    if isinstance(node, ast.Name):
        values: set[str] = set()
        for assigned in _assigned(node.id, function):
            values |= _values(assigned, function, where, found)
        if values:
            return values
    if ast.unparse(node) not in BUILT:
        found.unknown.append(f"{where}: cannot tell what {ast.unparse(node)} can be")
    return set()


def _assigned(name: str, function: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(function):
        if not isinstance(node, ast.Assign):
            continue
        target = node.targets[0]
        if isinstance(target, ast.Name) and target.id == name:
            yield node.value
        elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            for part, value in zip(target.elts, node.value.elts, strict=True):
                if isinstance(part, ast.Name) and part.id == name:
                    yield value


# Arguments. --------------------------------------------------------------------------------------


def _arguments(call: ast.Call, function: ast.AST, where: str, found: Found) -> None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if not call.args:
        return
    if name in {"text", "say", "Refused"} and not any(keyword.arg is None for keyword in call.keywords):
        given = {str(keyword.arg) for keyword in call.keywords} - {"style"}
        first = call.args[0]
        ids = _values(first, function, where, Found()) or set(BUILT.get(ast.unparse(first), []))
        for message in ids:
            found.arguments.append((message, given, where))
    elif name == "fault" and len(call.args) == FAULT_ARGUMENTS:
        given = {str(keyword.arg) for keyword in call.keywords}
        for message in _values(call.args[0], function, where, Found()):
            found.arguments.append((message, given, where))
    elif name in {"Message", "tell"}:
        prefix = _prefix(where) if name == "tell" else ""
        names = _keys(call.args[1], function) if len(call.args) > 1 else set()
        if names is None:
            return
        for message in _values(call.args[0], function, where, Found()):
            found.arguments.append((prefix + message, names, where))
        for message in BUILT.get(ast.unparse(call.args[0]), []):
            found.arguments.append((message, names, where))


def _keys(node: ast.AST, function: ast.AST) -> set[str] | None:
    """Return the keys of a dictionary written here or built up in this function; None if not plain."""
    if isinstance(node, ast.Dict):
        keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
        return {str(key) for key in keys} if len(keys) == len(node.keys) else None
    if not isinstance(node, ast.Name):
        return None
    names: set[str] = set()
    for inner in ast.walk(function):
        if (
            isinstance(inner, ast.AnnAssign)
            and ast.unparse(inner.target) == node.id
            and inner.value is not None
        ):
            names |= _keys(inner.value, function) or set()
        if isinstance(inner, ast.Assign) and isinstance(inner.targets[0], ast.Subscript):
            target = inner.targets[0]
            if ast.unparse(target.value) == node.id:
                if not isinstance(target.slice, ast.Constant):
                    return None
                names.add(str(target.slice.value))
    return names
