"""Kinds of pieces, signs and parts of the table: what each is called and is good for, and its rules.

Each has a sentence of the catalogue, with the numbers of the component file in use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from batisseurs.games.esdras_et_nehemie import facts as f
from batisseurs.kernel.choice import Message

if TYPE_CHECKING:
    from batisseurs.games.esdras_et_nehemie.components import Components, Gains

RULES: Final[dict[str, tuple[int, ...]]] = {
    # Goods and rewards.
    "gold": (1, 78, 98, 175), "stone": (1, 78, 96, 175), "wood": (1, 78, 86, 97, 175),
    "ash": (1, 76, 86, 175), "silver": (2, 123, 124, 176), "food": (2, 70, 163, 164),
    "basic_resource": (1,), "worker": (4, 5, 6, 7), "vp": (13, 14, 36, 182), "lose_vp": (13, 14),
    "blessing": (144, 145, 146, 147), "blessing_any": (144, 145), "altar_step": (88, 90), "tent_step": (120,),
    "red_banner": (59, 61, 75, 86), "grey_banner": (59, 61, 92, 96, 97), "blue_banner": (59, 61, 110, 118),
    "wild_banner": (65, 66), "recover": (143,), "free_develop": (160,), "lose_food": (158,),
    # People.
    "levites": (69, 70, 71, 72, 73), "gatekeepers": (97, 101, 102, 123), "scribes": (110, 112, 117),
    "traders": (130, 139, 141, 142), "elders": (132, 139, 141, 142), "farmers": (133, 153, 155),
    "labourers": (135, 153, 154), "guards": (129, 136, 138), "reserve": (5, 33, 153), "supply": (4, 6, 7),
    "white_worker": (45, 112, 115, 116),
    # Parts of the common board, and what is on it.
    "ring": (91, 92, 95, 98, 104), "temple": (75, 76, 78, 79, 81), "altar": (11, 12, 86, 88, 89),
    "city": (118, 119, 120), "scrolls": (110, 111, 112, 114), "judgement": (157, 170),
    "sector": (81, 82, 83, 84, 85), "golden_space": (209, 220), "rubble": (22, 92, 93, 94),
    "neutral": (17, 18, 19, 107),
    "connection": (104, 105, 106), "zechariah": (28, 157, 170), "haggai": (28, 157, 170),
    "shofar": (30, 48, 171), "week": (47, 48, 49, 50), "tent": (34, 118, 120),
    "altar_marker": (11, 35, 88, 89),
    # Parts of a player board.
    "board": (49, 52), "hand": (37, 53, 148), "pile": (148, 174), "wall_pile": (38, 99, 100),
    "stacks": (54, 55, 56, 57), "tucked": (165, 166, 167), "heroes": (29, 217, 218, 219),
    "abilities": (113, 184, 185), "tiles": (126, 128), "storage": (136, 137, 138),
    "blessings": (144, 146), "banners": (59, 60, 61, 63, 64),
    # The solo opponent, and players' colours.
    "opponent": (237, 238, 239, 247, 248, 249, 250), "focus": (247, 248, 260), "scheme": (249, 250, 251, 252),
    "colour": (32,),
}  # fmt: skip
"""The rules behind each."""

KIND_OF: Final = dict.fromkeys(f.BLESSING_IDS, "blessing") | dict.fromkeys(
    ("turquoise", "red", "purple", "yellow"), "colour"
)
"""Components that are explained by what they are an example of."""

NAMES: Final[dict[str, dict[str, str]]] = {
    name: {"en": words[0], "fr": words[1], "pl": words[2]}
    for name, words in {
        "basic_resource": ("basic resource", "Ressource de base", "zasób podstawowy"),
        "worker": ("worker", "Ouvrier", "pracownik"),
        "vp": ("VP", "PV", "PZ"),
        "lose_vp": ("lost VP", "PV perdu", "utracony PZ"),
        "blessing": ("Blessing", "Bénédiction", "błogosławieństwo"),
        "blessing_any": ("Blessing of your choice", "Bénédiction au choix", "dowolne błogosławieństwo"),
        "altar_step": ("altar step", "case sur la piste Autel", "ruch na torze ołtarza"),
        "tent_step": ("tent step", "case de Tente", "ruch namiotu"),
        "red_banner": ("red banner", "bannière rouge", "czerwony sztandar"),
        "grey_banner": ("grey banner", "bannière grise", "szary sztandar"),
        "blue_banner": ("blue banner", "bannière bleue", "niebieski sztandar"),
        "wild_banner": ("wild banner", "bannière au choix", "dowolny sztandar"),
        "recover": (
            "recover a trader or elder",
            "récupérer un Négociant ou un Ancien",
            "odzyskanie kupca lub starszego",
        ),
        "free_develop": ("free development", "tuile retournée gratuitement", "darmowy rozwój"),
        "lose_food": ("food to give up", "Pain à rendre", "chleb do oddania"),
        "levites": ("Levites", "Lévites", "Lewici"),
        "gatekeepers": ("Gatekeepers", "Gardiens", "Strażnicy bram"),
        "scribes": ("Scribes", "Scribes", "Skrybowie"),
        "reserve": ("Reserve", "Réserve", "Zasoby"),
        "supply": (
            "Workers in the main supply",
            "Ouvriers de la réserve principale",
            "Pracownicy w zasobach głównych",
        ),
        "white_worker": ("White worker", "Ouvrier blanc", "Biały pracownik"),
        "ring": ("Walls and gates", "Murs et Portes", "Mury i bramy"),
        "temple": ("Temple", "Temple", "Świątynia"),
        "altar": ("Altar track", "Piste Autel", "Tor ołtarza"),
        "city": ("City map", "Plan de la ville", "Mapa miasta"),
        "scrolls": ("Scrolls of the Torah", "Parchemins de la Torah", "Zwoje Prawa"),
        "judgement": ("Judgement of the Prophets", "Jugement des Prophètes", "Wyrok Proroków"),
        "sector": ("Sector of the Temple", "Secteur du Temple", "Sektor Świątyni"),
        "golden_space": ("Golden space", "Case dorée", "Złote pole"),
        "rubble": ("Rubble", "Décombres", "Gruz"),
        "neutral": ("Neutral", "Neutre", "Neutralne"),
        "connection": ("Connection", "Connexion", "Połączenie"),
        "zechariah": ("Zechariah", "Zacharie", "Zachariasz"),
        "haggai": ("Haggai", "Aggée", "Aggeusz"),
        "shofar": ("Shofar", "Schofar", "Szofar"),
        "week": ("Week and day", "Semaine et journée", "Tydzień i dzień"),
        "tent": ("Tent", "Tente", "Namiot"),
        "altar_marker": ("Altar marker", "Marqueur Autel", "Znacznik ołtarza"),
        "board": ("Player board", "Plateau Joueur", "Plansza gracza"),
        "hand": ("Hand", "Main", "Ręka"),
        "pile": ("Draw pile", "Pioche", "Stos dobierania"),
        "wall_pile": ("Wall cards", "Cartes Mur", "Karty muru"),
        "stacks": ("Stacks", "Piles", "Stosy"),
        "tucked": ("Tucked cards", "Cartes rangées", "Schowane karty"),
        "heroes": ("Heroes", "Héros", "Bohaterowie"),
        "abilities": ("Abilities of scrolls", "Capacités des Parchemins", "Zdolności zwojów"),
        "tiles": ("Development tiles", "Tuiles Développement", "Płytki rozwoju"),
        "storage": ("Storage", "Stockage", "Miejsca składowania"),
        "blessings": ("Blessings", "Bénédictions", "Błogosławieństwa"),
        "banners": ("Banners", "Bannières", "Sztandary"),
        "focus": ("Focus cards", "Cartes Focus", "Karty skupienia"),
        "scheme": ("Scheme cards", "Cartes Planification", "Karty schematu"),
        "colour": ("Colour", "Couleur", "Kolor"),
    }.items()
}
"""What has no printed name."""

SIGNS: Final = tuple(
    f"sign.{name}"
    for name in (
        *f.RESOURCE_IDS, "basic_resource", "silver", "food", "worker", "vp", *f.BLESSING_IDS, "blessing_any",
        "altar_step", "tent_step", "red_banner", "grey_banner", "blue_banner", "wild_banner", "recover",
        "free_develop", "lose_food", "levites", "gatekeepers", "scribes", "traders", "elders", "farmers",
        "labourers", "tent", "altar_marker", "golden_space", "sector", "rubble", "neutral", "white_worker",
        "connection", "zechariah", "haggai", "shofar",
    )
)  # fmt: skip
"""The legend."""


def rules(*numbers: int) -> tuple[str, ...]:
    """Return the ids of rules."""
    return tuple(f"EN-{number}" for number in dict.fromkeys(numbers))


def rules_of(id_: str) -> tuple[int, ...]:
    """Return the rules behind a concept or an example of one."""
    return RULES[KIND_OF.get(id_, id_)]


def about(id_: str, box: Components) -> Message:
    """Return what something is good for, with the numbers of a component file."""
    kind = KIND_OF.get(id_, id_)
    return Message("esdras-et-nehemie-explain-" + kind.replace("_", "-"), _numbers(kind, box))


def _numbers(kind: str, box: Components) -> dict[str, str | int | list[str]]:
    number = box.number
    counted: dict[str, dict[str, int]] = {
        "gold": {"points": number("temple_gold"), "silver": number("value_gold")},
        "stone": {"points": number("temple_stone"), "silver": number("value_stone")},
        "wood": {"points": number("temple_wood"), "silver": number("value_wood")},
        "ash": {"silver": number("value_ash")},
        "silver": {"number": number("silver_per_vp")},
        "food": {"points": number("hunger_vp"), "silver": number("value_food")},
        "lose_food": {"points": number("hunger_vp")},
        "altar_step": {"number": number("altar_end_silver")},
        "gatekeepers": {"number": number("trade_fee")},
        "scribes": {"number": number("path_silver")},
        "white_worker": {"number": number("path_silver")},
        "altar": {"points": number("altar_vp")},
        "sector": {
            "food": number("sector_food"),
            "most": number("sector_most"),
            "fewest": number("sector_fewest"),
            "silver": number("sector_silver"),
        },
        "week": {"weeks": number("rounds"), "days": number("days")},
        "hand": {"number": number("hand_limit")},
        "stacks": {"number": number("stack_limit")},
        "tiles": {"points": number("tile_vp")},
    }
    return {**counted.get(kind, {})}


def listed(gains: Gains) -> list[str]:
    """Return goods as a list of names, each as often as it is given; a dash stands for nothing."""
    return [
        name
        for kind, amount in gains.items()
        for name in [kind if amount >= 0 else f"lose_{kind}"] * abs(amount)
    ]


def phrases(gains: Gains) -> tuple[Message, ...]:
    """Return goods as short phrases: "2 wood"."""
    return tuple(
        Message("esdras-et-nehemie-explain-good-" + kind.replace("_", "-"), {"number": amount})
        for kind, amount in gains.items()
        if amount
    )
