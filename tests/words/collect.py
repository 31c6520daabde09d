"""Finds in the sources every message id that the program can use, and the arguments it is given.

Whole ids are found as they stand. An id put together from pieces must be listed in `BUILT`, under the exact
expression that builds it, with all ids it can become: so that a new one cannot be forgotten.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

from batisseurs.cli.online.commands import GATHERING, LOOKING_ON, MEANINGS, PLAYING
from batisseurs.cli.play.commands import ASKING, CHANCE_COMMANDS, COMMANDS
from batisseurs.cli.practice.session import PRACTICE_COMMANDS
from batisseurs.games import all_games
from batisseurs.games.esdras_et_nehemie.explain.concepts import RULES as CONCEPTS
from batisseurs.games.esdras_et_nehemie.facts import (
    ABILITIES,
    ACTION_IDS,
    BLESSING_IDS,
    COLOUR_IDS,
    COLOURS,
    CONDITION_IDS,
    RESOURCE_IDS,
    REWARD_IDS,
    SCROLL_IDS,
)
from batisseurs.games.esdras_et_nehemie.sabbath import ITEM_IDS, JUDGEMENT
from batisseurs.games.esdras_et_nehemie.table import FROM_GOODS, ORIGIN_IDS
from batisseurs.games.esdras_et_nehemie.trade import OPTION_IDS
from batisseurs.games.theopolis import components as c
from batisseurs.games.theopolis.explain_components import SIGNS as THEOPOLIS_SIGNS
from batisseurs.kernel import Message, Play
from batisseurs.kernel.game import Game
from batisseurs.kernel.lesson import CHOOSE, COMMON
from batisseurs.kernel.log_lines import ARGUMENT, Wording, clause_of
from batisseurs.kernel.puzzle import puzzles
from batisseurs.server.configuration import CONFIG, FIELDS
from batisseurs.words.catalogue import PARTS, catalogue_text

SOURCES = Path(__file__).parents[2] / "src" / "batisseurs"
CLIENT = Path(__file__).parents[2] / "client"
FIRST = "|".join([*PARTS, "error", "explain", "fault", "guide", "sealed", "list", "log", "result"])
WHOLE = re.compile(rf"({FIRST})(-[a-z0-9]+)+|error")
IN_CLIENT = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9]+)*-?)(?:["'`]|(\$\{))""")
WEB = re.compile(r"^web-|-web-")
REST = re.compile(r"[a-z]+(-[a-z]+)+")
PIECE = re.compile(
    rf"^({FIRST})-|-(verb|ending|ended-by|score|help|signs|what|option|position|puzzle|goal|tie-break|pending-misfit)-?$|^(wins-by)-"
)

SAINT_ONLY = ("lose-points", "add-resource")
VERBS = {
    "theopolis": [
        "play", "add", "exchange", "confess", "end", "take", "bring", "replace", "discard", "stop", "use",
        "keep", "lose", "pick", "recover",
    ],
    "nehemiah": [
        "place", "neutral", "activate", "pass", "perform", "decline", "also", "use", "stop", "move", "raise",
        "replace", "swap", "with", "to", "end", "auction", "bid", "take", "give", "turn",
    ],
    "my-village": [
        "value", "take", "pay", "plow", "add", "activate", "serve", "stop", "use", "decline", "train",
        "place", "move", "stay", "cover", "tile", "keep", "redraw", "perform", "bury", "hire", "repel",
    ],
    "esdras-et-nehemie": [
        "play", "red", "grey", "blue", "end", "trade", "develop", "trader", "elder", "buy", "levite",
        "temple", "altar", "banner", "spot", "clear", "rebuild", "scribe", "tent", "discard", "bless", "take",
        "enough", "recover", "decline", "farmer", "labourer", "pay", "place", "top", "copy", "path", "sell",
        "stop", "repeat", "judgement", "farmers", "guards", "market", "perpetual", "returning", "tithes",
        "caravan", "tuck", "gatekeeper",
    ],
}  # fmt: skip
"""The words with which choices of players begin. A foreman of Nehemiah is played by its name alone."""


def _dashed(names: object) -> list[str]:
    assert isinstance(names, tuple | set | list)
    return [str(name).replace("_", "-") for name in names]


EFFECTS = {*_dashed(c.CARD_EFFECTS | c.SACRAMENT_EFFECTS | c.SAINT_EFFECTS)} - {"none", "cheaper"}
TYPES = ("building", "wonder", "person", "symbol", "disaster", "apocalypse", "saint", "sacrament", "resource")


def _each(part: str, names: dict[str, list[str]]) -> list[str]:
    """Return the ids `GAME-part-name` of all games."""
    return [f"{game}-{part}-{name}" for game, own in names.items() for name in own]


def _keys_of(game: Game) -> list[str]:
    """Return the keys of a game's positions, those of a seat after `seat-`; none without positions."""
    module = importlib.import_module(f"batisseurs.games.{game.slug.replace('-', '_')}.position")
    of_seat = _dashed(getattr(module, "SEAT_KEYS", ()))
    return [*_dashed(getattr(module, "TABLE_KEYS", ())), *(f"seat-{key}" for key in of_seat)]


def _categories(game: Game) -> list[str]:
    play = Play(game, game.min_players)
    return [category.id for category in game.score(play.table, 0)]


COMMAND_NAMES = {*COMMANDS, *CHANCE_COMMANDS, *PRACTICE_COMMANDS, *PLAYING, *GATHERING, *LOOKING_ON}
GAMES = {game.slug: game for game in all_games()}
ENDINGS = _each("ending", {slug: _dashed(game.endings) for slug, game in GAMES.items()})
ENDED_BY = _each(
    "ended-by",
    {
        "theopolis": ["original-points", "stones", "sacraments", "wonder", "last-player"],
        "nehemiah": ["last-column"],
        "my-village": ["coffins"],
    },
)
"""Endings that one player brings about."""
SCORES = _each("score", {slug: _dashed(_categories(game)) for slug, game in GAMES.items()})
PUZZLES = [puzzle.title.id for game in GAMES.values() for puzzle in puzzles(game)]
GOALS = sorted(
    {
        puzzle.goal.message(game).id
        for game in GAMES.values()
        for puzzle in puzzles(game)
        if puzzle.goal.kind == "figure"
    }
)
MY_VILLAGE_RESOURCES: list[str] = GAMES["my-village"].components().resource_ids
KEYS = _each("position", {slug: _keys_of(game) for slug, game in GAMES.items()})
OPTIONS = _each("option", {slug: _dashed([o.name for o in game.options]) for slug, game in GAMES.items()})
BID = ("workers", "wood", "gold")
GAINS = _dashed(
    [
        *RESOURCE_IDS,
        "silver",
        "food",
        "worker",
        "vp",
        *BLESSING_IDS,
        *(f"{name}_banner" for name in COLOUR_IDS),
    ]
)
"""What a side of Esdras et Néhémie gains with these words; other rewards have their own."""
ITEMS = _dashed(ITEM_IDS)
ERRORS = (
    "word", "list", "mapping", "number", "twice", "corner", "silver", "neutral", "wall", "scroll", "hand",
    "rubble", "order",
)  # fmt: skip


def _esdras(*rests: str) -> list[str]:
    return [f"esdras-et-nehemie-{rest}" for rest in rests]


def _explained(part: str, names: object) -> list[str]:
    return _esdras(*(f"explain-{part}{name}" for name in _dashed(names)))


# Which ids an expression can become. Refusals' reasons and game events' names are found at their calls.
BUILT: dict[str, list[str]] = {
    "f'cli-source-{source}'": [f"cli-source-{source}" for source in ("rulebook", "public", "reconstructed")],
    "f'explain-then-{preview.end}'": [f"explain-then-{end}" for end in ("others", "chance", "open", "over")],
    "f'practice-goal-{self.kind}'": ["practice-goal-points", "practice-goal-win"],
    "f\"{game.slug}-goal-{self.figure.replace('.', '-').replace('_', '-')}\"": GOALS,
    "f'{self.game}-puzzle-{self.id}'": PUZZLES,
    "f'{self.game}-puzzle-{self.id}-idea'": [f"{puzzle}-idea" for puzzle in PUZZLES],
    "f'{slug}-pending-misfit'": [f"{slug}-pending-misfit" for slug in GAMES],
    "f'titles-{game.slug}'": [f"titles-{slug}" for slug in GAMES],
    "f'titles-{value}'": [f"titles-{slug}" for slug in GAMES],
    "'wins-by-' + ENDINGS[way].replace('_', '-')": [
        f"theopolis-wins-by-{way}" for way in ("original-points", "stones", "sacraments", "wonder")
    ],
    "'theopolis-' + id": [],
    "'theopolis-' + public": [],
    "'theopolis-' + reason": [],
    "f'theopolis-{verb}'": ["theopolis-play", "theopolis-exchange", "theopolis-confess"],
    "f'theopolis-{verb}-rosary'": ["theopolis-use-rosary", "theopolis-keep-rosary"],
    "f'theopolis-effect-{name}'": [f"theopolis-effect-{name}" for name in EFFECTS],
    "f'theopolis-saint-{name}'": [f"theopolis-saint-{name}" for name in SAINT_ONLY],
    "f\"theopolis-does-{saint}{name.replace('_', '-')}\"": [
        *(f"theopolis-does-{name}" for name in (*EFFECTS, "cheaper")),
        *(f"theopolis-does-saint-{name}" for name in SAINT_ONLY),
    ],
    "f'theopolis-about-{kind}'": [f"theopolis-about-{kind}" for kind in TYPES],
    "f'theopolis-type-{kind}'": [f"theopolis-type-{kind}" for kind in TYPES],
    "f'theopolis-sign-{id_}'": [f"theopolis-sign-{name}" for name in _dashed([*THEOPOLIS_SIGNS])],
    "f'theopolis-sign-{id_}-about'": [f"theopolis-sign-{name}-about" for name in _dashed([*THEOPOLIS_SIGNS])],
    "'nehemiah-' + id": [],
    "'nehemiah-' + reason": [],
    "'nehemiah-' + verb": ["nehemiah-perform", "nehemiah-decline"],
    "f'nehemiah-ask-window-{self.window}'": [f"nehemiah-ask-window-{window}" for window in (1, 3, 4)],
    "f'nehemiah-ask-bid-{what}'": [f"nehemiah-ask-bid-{what}" for what in BID],
    "f'nehemiah-why-bid-{what}'": [f"nehemiah-why-bid-{what}" for what in BID],
    "f'nehemiah-bid-{what}'": [f"nehemiah-bid-{what}" for what in BID],
    "'my-village-' + id": [],
    "'esdras-et-nehemie-' + id": [],
    "'esdras-et-nehemie-' + why": [],
    "f'esdras-et-nehemie-why-{reason}'": [],
    "f'esdras-et-nehemie-{message}'": [],
    "f'esdras-et-nehemie-error-{why}'": _esdras(*(f"error-{why}" for why in ERRORS)),
    "f'esdras-et-nehemie-recover-{kind}'": _esdras("recover-trader", "recover-elder"),
    "f'esdras-et-nehemie-{kind}'": _esdras("trader", "elder"),
    "f'esdras-et-nehemie-{colour}'": _esdras(*COLOUR_IDS[:COLOURS]),
    "'esdras-et-nehemie-ask-' + COLOUR_IDS[table.action]": _esdras(
        *(f"ask-{colour}" for colour in COLOUR_IDS[:COLOURS])
    ),
    "f'esdras-et-nehemie-trade-{OPTION_IDS[option]}-choose'": _esdras(
        *(f"trade-{option}-choose" for option in OPTION_IDS)
    ),
    "'esdras-et-nehemie-item-' + item.replace('_', '-')": _esdras(*(f"item-{item}-choose" for item in ITEMS)),
    "'item-' + ITEM_IDS[item].replace('_', '-')": _esdras(
        *(f"item-{item}" for item in ITEMS[JUDGEMENT + 1 :])
    ),
    "'gains-' + REWARD_IDS[kind].replace('_', '-')": _esdras(*(f"gains-{name}" for name in GAINS)),
    "'action-' + COLOUR_IDS[colour]": _esdras(*(f"action-{colour}" for colour in COLOUR_IDS[:COLOURS])),
    "'final-' + ORIGIN_IDS[origin]": _esdras(*(f"final-{origin}" for origin in ORIGIN_IDS[FROM_GOODS:])),
    "ways[way]": _esdras("pays-cube", "pays-gold", "pays-banners"),
    "('judged-behind', 'judged-between', 'judged-ahead')[judgement]": _esdras(
        "judged-behind", "judged-between", "judged-ahead"
    ),
    "'esdras-et-nehemie-explain-' + kind.replace('_', '-')": _explained("", [*CONCEPTS]),
    "'esdras-et-nehemie-explain-good-' + kind.replace('_', '-')": _explained("good-", REWARD_IDS),
    "'esdras-et-nehemie-explain-tucked-' + card.condition.replace('_', '-')": _explained(
        "tucked-", CONDITION_IDS
    ),
    "'esdras-et-nehemie-explain-ability-' + tile.id.replace('_', '-')": _explained(
        "ability-", SCROLL_IDS[:ABILITIES]
    ),
    "'esdras-et-nehemie-explain-row-' + action.action.replace('_', '-')": _explained("row-", ACTION_IDS),
    "'esdras-et-nehemie-reason-row-' + f.ACTION_IDS[does].replace('_', '-')": _esdras(
        *(f"reason-row-{action}" for action in _dashed(ACTION_IDS))
    ),
    "'esdras-et-nehemie-explain-solo-' + counts": _explained("solo-", ["most", "adds"]),
    "f'{kind}-placed'": _esdras("why-trader-placed", "why-elder-placed"),
    "f'not-{COLOUR_IDS[colour]}'": _esdras(*(f"why-not-{colour}" for colour in COLOUR_IDS[:COLOURS])),
    "f'{self.play.game.slug}-verb-{verb}'": _each("verb", VERBS),
    "f'{slug}-help'": [f"{slug}-help" for slug in GAMES],
    "f'{slug}-signs'": [f"{slug}-signs" for slug in GAMES],
    "f'{game.slug}-what'": [f"{slug}-what" for slug in GAMES],
    "f'{self.slug}-ending-{ended}'": ENDINGS,
    "f'{self.slug}-ended-by-{ended}'": ENDED_BY,
    "f\"{room.plan.game}-ending-{room.result.ending.replace('_', '-')}\"": ENDINGS,
    "f\"{self.game.slug}-ending-{result.ending.replace('_', '-')}\"": ENDINGS,
    "f'{slug}-tie-break'": [f"{slug}-tie-break" for slug in GAMES],
    "f\"{game.slug}-ending-{result.ending.replace('_', '-')}\"": ENDINGS,
    "f\"{result.game}-ending-{ending.replace('_', '-')}\"": ENDINGS,
    "f\"{slug}-score-{category.id.replace('_', '-')}\"": SCORES,
    "f\"{self.result.game}-score-{name.replace('_', '-')}\"": [],
    "f\"{self.result.game}-ending-{ending.replace('_', '-')}\"": [],
    "f\"{self.game.slug}-position-{place}{key.replace('_', '-')}\"": KEYS,
    "f\"{slug}-option-{option.name.replace('_', '-')}\"": OPTIONS,
    "f'cli-source-{value.source}'": [
        f"cli-source-{name}" for name in ("rulebook", "public", "reconstructed")
    ],
    "f'cli-length-{unit}'": [f"cli-length-{unit}" for unit in ("decisions", "lines")],
    "f'server-stage-{row.stage}'": [
        f"server-stage-{stage}" for stage in ("open", "playing", "over", "closed")
    ],
    "f'cli-metavar-{found[0].lower()}'": [
        f"cli-metavar-{name}"
        for name in (
            "file",
            "line",
            "link",
            "seconds",
            "name",
            "value",
            "record",
            "game",
            "room",
            "guest",
            "text",
        )
    ],
    "'server-setting-' + name.replace('_', '-')": [
        f"server-setting-{name}" for name in _dashed([CONFIG, *FIELDS])
    ],
    "f'cli-{lesson}'": [f"cli-{lesson.id}" for lesson in (CHOOSE, *COMMON)],
    "f'cli-word-{command}'": [f"cli-word-{name}" for name in {*COMMAND_NAMES, *ASKING}],
    "f'cli-help-{about}'": [
        f"cli-help-{name}"
        for name in {*COMMAND_NAMES, "help-outcome", "undo-outcome", "quit-practice", *MEANINGS.values()}
    ],
}

FAULT_ARGUMENTS = 2
"""`fault(id, english, name=…)`; `Words.fault` has one."""

# Calls whose argument at this place is the rest of an id that begins with the name of the game.
RESTS = {
    "tell": (0,),
    "tell_one": (1, 3),
    "refuse": (4,),
    "refuse_piece": (3,),
    "tell_use": (3,),
    "refuse_spot": (2,),
    "refuse_board": (1,),
    "tell_side": (1,),
    "pay_food": (3,),
    "because": (1,),
}
FACTS = {"tell", "tell_one", "tell_use", "tell_side", "pay_food"}
"""Of these, those that report what happens: the log decides under which id it is told."""
BETWEEN = {"because": "why-"}
"""What such a call puts between the name of the game and the rest."""
# Functions of the games that make a message: where they take its id, or its rest, and what they give it.
MAKERS = {
    "tell_use": (3, {"seat", "number", "card"}),
    "refuse_piece": (3, {"card", "disaster"}),
    "refuse_spot": (2, {"spot"}),
    "refuse_board": (1, {"board"}),
    "on_spot": (1, {"spot"}),
    "say_card": (1, {"spot", "card"}),
    "say_swap": (1, {"spot", "card"}),
    "pay_food": (3, {"seat", "number", "paid", "points"}),
}


class Found:
    """What the sources use."""

    def __init__(self) -> None:
        self.ids: dict[str, str] = {}
        self.facts: dict[str, str] = {}
        self.arguments: list[tuple[str, set[str], str]] = []
        self.unknown: list[str] = []

    def add(self, message: str, where: str) -> None:
        """Remember where an id was seen first."""
        self.ids.setdefault(message, where)


def collect() -> Found:
    """Read all sources."""
    found = Found()
    for path in sorted(SOURCES.rglob("*.py")):
        if path.parent.parent.name == "games" and path.name in {"log.py", "lessons.py"}:
            continue  # asked below
        tree = ast.parse(path.read_text(encoding="utf-8"))
        prefix = _prefix(path)
        for function, node in _nodes(tree):
            where = f"{path.relative_to(SOURCES)}:{getattr(node, 'lineno', 0)}"
            _whole(node, where, found)
            _pieces(node, where, found)
            if _draws_by_rests(path):
                _drawn(node, where, found, "esdras-et-nehemie-")
            if isinstance(node, ast.Call):
                _rests(node, function, where, found, prefix)
                _arguments(node, function, where, found, prefix)
    _told(found)
    for slug, game in GAMES.items():
        own = [lesson.id for lesson in game.lessons if lesson.id.startswith(slug)]
        for id_ in [*own, *game.purposes.values()]:
            found.add(id_, f"games/{slug}/lessons.py")
        for area in game.areas:
            found.add(f"{slug}-area-{area.name}", f"games/{slug}/areas.py")
    _browser(found)
    return found


SAMPLES: dict[str, str] = {"spot": "c1r1", "place": "s1_1"}
COUNTED = {"good": RESOURCE_IDS, "resource": MY_VILLAGE_RESOURCES, "board": ["wall", "temple", "garrison"]}
"""What an argument can be that names what is counted."""


def _told(found: Found) -> None:
    """Facts need no words of their own, but those under which the log tells them, with its arguments."""
    for slug, game in GAMES.items():
        own = {id_ for id_ in game.wordings if id_ in found.ids}
        for id_ in own | {id_ for id_ in found.facts if id_.startswith(f"{slug}-")}:
            wording = game.wordings.get(id_, Wording())
            where = found.facts.get(id_, found.ids.get(id_, ""))
            if wording.flow != "silent":
                found.add(wording.id or id_, where)
            for item in wording.amounts:
                for name in _counted(item):
                    found.add(f"{slug}-amount-{name.replace('_', '-')}", where)
                    found.arguments.append((f"{slug}-amount-{name.replace('_', '-')}", {"number"}, where))
        found.arguments = [
            _as_told(game, *each) if each[0] in found.facts and each[0].startswith(f"{slug}-") else each
            for each in found.arguments
        ]


def _counted(item: str) -> list[str]:
    asked = ARGUMENT.search(item)
    return [item] if asked is None else [ARGUMENT.sub(one, item) for one in COUNTED[asked.group(1)]]


def _as_told(game: Game, id_: str, given: set[str], where: str) -> tuple[str, set[str], str]:
    """Return a fact with the arguments that it has when it is told."""
    told = clause_of(Message(id_, {name: SAMPLES.get(name, 1) for name in given}), "", game.wordings)
    return told.message.id, {*told.message.args, *(["amount"] if told.amount else [])}, where


def _browser(found: Found) -> None:
    """Find the ids in the client: whole ones, and those that begin with a piece before `${`.

    What follows a piece is known to the client's types only, so every id of the catalogue that begins with it
    counts as used.
    """
    known = {
        name for part in PARTS for name in re.findall(r"(?m)^([a-z][a-z0-9-]*) =", catalogue_text("en", part))
    }
    for path in sorted(CLIENT.rglob("*.ts*")):
        if "node_modules" in path.parts or path.name == "types.ts" or ".test." in path.name:
            continue
        text = path.read_text(encoding="utf-8")
        for match in IN_CLIENT.finditer(text):
            where = f"client/{path.relative_to(CLIENT)}:{text.count(chr(10), 0, match.start()) + 1}"
            written = match.group(1)
            if match.group(2):
                for name in known:
                    if name.startswith(written):
                        found.add(name, where)
            elif WEB.search(written) or written in known:
                found.add(written, where)


def _prefix(path: Path) -> str:
    """Return how the ids of a game begin, for a module of a game."""
    place = path.relative_to(SOURCES).parts
    return place[1].replace("_", "-") + "-" if place[0] == "games" else ""


def _draws_by_rests(path: Path) -> bool:
    """Return whether a module draws a table and names its words by the rest of their ids alone."""
    return path.parts[-3:-1] == ("boards", "esdras_et_nehemie")


def _drawn(node: ast.AST, where: str, found: Found, prefix: str) -> None:
    """There, every text of several words with dashes is a rest, and so is whatever is said or a heading."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and REST.fullmatch(node.value):
        found.add(_full(prefix, node.value), where)
    if not isinstance(node, ast.Call) or getattr(node.func, "attr", "") not in {"say", "head"}:
        return
    first = node.args[0]
    if isinstance(first, ast.Constant) and not any(keyword.arg is None for keyword in node.keywords):
        found.add(prefix + str(first.value), where)
        given = {str(keyword.arg) for keyword in node.keywords}
        found.arguments.append((prefix + str(first.value), given, where))


def _nodes(tree: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Walk a module; each node comes with the function around it."""

    def walk(node: ast.AST, function: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
        yield function, node
        inner = node if isinstance(node, ast.FunctionDef) else function
        for child in ast.iter_child_nodes(node):
            yield from walk(child, inner)

    yield from walk(tree, tree)


def _whole(node: ast.AST, where: str, found: Found) -> None:
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or node.value in PARTS:
        return
    if WHOLE.fullmatch(node.value):
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


def _rests(call: ast.Call, function: ast.AST, where: str, found: Found, prefix: str) -> None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    for place in RESTS.get(name, ()) if prefix else ():
        if place >= len(call.args):
            continue
        seen = found.facts if name in FACTS else found.ids
        for rest in _values(call.args[place], function, where, found):
            seen.setdefault(_full(prefix + BETWEEN.get(name, ""), rest), where)
    for reason in ("reason", "why") if name == "Message" and call.args else ():
        if ast.unparse(call.args[0]) == f"'{prefix}' + {reason}" and not _is_parameter(reason, function):
            for rest in _values(ast.Name(reason), function, where, found):
                found.add(_full(prefix, rest), where)


def _full(prefix: str, rest: str) -> str:
    """Return the id that begins so; those of BUILT are whole already."""
    return rest if WHOLE.fullmatch(rest) else prefix + rest


def _is_parameter(name: str, function: ast.AST) -> bool:
    return isinstance(function, ast.FunctionDef) and any(arg.arg == name for arg in function.args.args)


def _is_told_to(name: str, function: ast.AST) -> bool:
    """Return whether a name is an argument of a function whose calls are read for it."""
    return isinstance(function, ast.FunctionDef) and function.name in RESTS and _is_parameter(name, function)


def _values(node: ast.AST, function: ast.AST, where: str, found: Found) -> set[str]:
    """Return the texts that an expression can be; what cannot be told must be in BUILT, with whole ids."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _values(node.body, function, where, found) | _values(node.orelse, function, where, found)
    if isinstance(node, ast.Name):
        values: set[str] = set()
        for assigned in _assigned(node.id, function):
            values |= _values(assigned, function, where, found)
        if values or _is_told_to(node.id, function):
            return values
    if ast.unparse(node) not in BUILT:
        found.unknown.append(f"{where}: cannot tell what {ast.unparse(node)} can be")
    return set(BUILT.get(ast.unparse(node), []))


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


def _arguments(call: ast.Call, function: ast.AST, where: str, found: Found, prefix: str) -> None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if not call.args:
        return
    if name in MAKERS:
        place, given = MAKERS[name]
        for message in _values(call.args[place], function, where, Found()):
            found.arguments.append((_full(prefix, message), given, where))
    elif name in {"Message", "tell", "tell_side"}:
        _dictionary(call, function, where, found, "" if name == "Message" else prefix)
    elif name == "because":
        _reason(call, function, where, found, prefix + BETWEEN[name])
    elif name == "fault" and len(call.args) == FAULT_ARGUMENTS:
        given = {str(keyword.arg) for keyword in call.keywords}
        for message in _values(call.args[0], function, where, Found()):
            found.arguments.append((message, given, where))
    elif name in {"text", "say", "Refused"} and not any(keyword.arg is None for keyword in call.keywords):
        given = {str(keyword.arg) for keyword in call.keywords} - {"style"}
        first = call.args[0]
        for message in _values(first, function, where, Found()):
            found.arguments.append((message, given, where))


def _dictionary(call: ast.Call, function: ast.AST, where: str, found: Found, prefix: str) -> None:
    """Arguments given as a dictionary; `tell_side` names a side first and adds it to them."""
    sided = getattr(call.func, "attr", "") == "tell_side"
    message, *given = call.args[1:] if sided else call.args
    names = _keys(given[0], function) if given else set()
    if names is None:
        return
    for id_ in _values(message, function, where, Found()):
        found.arguments.append((_full(prefix, id_), names | {"seat"} if sided else names, where))


def _reason(call: ast.Call, function: ast.AST, where: str, found: Found, prefix: str) -> None:
    """Arguments given by name, or as a dictionary after two stars."""
    given: set[str] = set()
    for keyword in call.keywords:
        names = {keyword.arg} if keyword.arg is not None else _keys(keyword.value, function)
        if names is None:
            return
        given |= names
    for message in _values(call.args[1], function, where, Found()):
        found.arguments.append((_full(prefix, message), given, where))


def _keys(node: ast.AST, function: ast.AST) -> set[str] | None:
    """Return the keys of a dictionary written here or built up in this function; None if not plain."""
    if isinstance(node, ast.Dict):
        keys = {key.value for key in node.keys if isinstance(key, ast.Constant)}
        return {str(key) for key in keys} if len(keys) == len(node.keys) else None
    if not isinstance(node, ast.Name):
        return None
    names: set[str] = set()
    begun = 0
    for inner in ast.walk(function):
        made = _dictionary_of(inner, node.id)
        # Of several, one after the other, the last before the call counts.
        if made is not None and begun < made.lineno <= node.lineno:
            begun, names = made.lineno, _keys(made, function) or set()
    for inner in ast.walk(function):
        if isinstance(inner, ast.Assign) and isinstance(inner.targets[0], ast.Subscript):
            target = inner.targets[0]
            if ast.unparse(target.value) == node.id and begun <= inner.lineno <= node.lineno:
                if not isinstance(target.slice, ast.Constant):
                    return None
                names.add(str(target.slice.value))
    return names


def _dictionary_of(node: ast.AST, name: str) -> ast.Dict | None:
    """Return the dictionary that a statement gives this name."""
    targets = node.targets if isinstance(node, ast.Assign) else []
    targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
    made = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
    return (
        made if isinstance(made, ast.Dict) and [ast.unparse(target) for target in targets] == [name] else None
    )
