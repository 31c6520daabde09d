"""The commands that look and count."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pexpect
import pytest

from batisseurs import __version__
from batisseurs.cli.app import with_newest
from batisseurs.form import running
from batisseurs.games.theopolis.game import THEOPOLIS
from batisseurs.words import LANGUAGES, PSEUDO
from tests.cli.terminal import HOLE, call, run, spawn

HELP = [
    "", "games", "guide", "play", "simulate", "replay", "record", "record check", "components", "position",
    "position check", "position new", "position at", "open", "join",
]  # fmt: skip


@pytest.mark.parametrize("command", HELP)
def test_help_has_words(tmp_path: Path, command: str) -> None:
    done = call(tmp_path, *command.split(), "--help", "--lang=fr")
    assert done.returncode == 0
    assert "Affiche cette aide" in done.stdout
    assert "cli-" not in done.stdout
    assert not HOLE.search(done.stdout)
    assert done.stdout.startswith("Utilisation\u00a0: batisseurs")


@pytest.mark.parametrize("command", HELP)
def test_help_has_no_word_that_is_not_from_the_catalogues(tmp_path: Path, command: str) -> None:
    """Headings, marks of defaults and of what is required, and what stands for a value included."""
    shown = call(tmp_path, *command.split(), "--help", BATISSEURS_LANG=PSEUDO).stdout
    # The list of commands shows the beginning of what they do.
    rest = re.sub(r"⟦[^⟦⟧]*(⟧|\n)", "", re.sub(r"(?s)⟦[^⟦⟧]*?~~⟧", "", shown))
    names = {"batisseurs", "spectator", "program", "person", "html", "en", "fr", "pl", "p", *command.split()}
    names |= {
        "games",
        "guide",
        "learn",
        "play",
        "replay",
        "simulate",
        "train",
        "practice",
        "puzzles",
        "components",
        "record",
        "position",
        "check",
        "new",
        "at",
    }
    names |= {"open", "join", "serve", "config", "doctor", "backup", "restore", "verify", "export", "import"}
    names |= {"rooms", "guests", "reports", "expire", "list", "close", "hide", "ban", "forget"}
    names |= {"http", "remind", "bot", "skip", "anyone", "link", "nobody", "pairs"}
    words = set(re.findall(r"(?<![\w-])[a-zA-Z]{2,}", re.sub(r"--[a-z-]+", "", rest)))
    assert words <= names


@pytest.mark.parametrize(
    ("language", "usage", "facts"),
    [
        ("en", "Usage: batisseurs simulate [OPTIONS] {GAME}", ("Options:", "(default: 1000)", "(required)")),
        ("fr", "Utilisation : batisseurs simulate [OPTIONS] {JEU}", ("(par défaut : 1000)", "(obligatoire)")),
        ("pl", "Użycie: batisseurs simulate [OPCJE] {GRA}", ("Opcje:", "(domyślnie: 1000)", "(wymagane)")),
    ],
)
def test_help_in_the_language_of_the_reader(
    tmp_path: Path, language: str, usage: str, facts: tuple[str, ...]
) -> None:
    shown = call(tmp_path, "--lang", language, "simulate", "--help").stdout.replace("\u00a0", " ")
    assert shown.startswith(usage + "\n")
    assert all(fact in shown for fact in facts)
    assert "<" not in shown


def test_a_language_alone_shows_the_help_in_it(tmp_path: Path) -> None:
    done = call(tmp_path, "--lang", "pl")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Polecenia:" in done.stdout
    assert "Polecenia:" in call(tmp_path, "record", "--lang", "pl").stdout


def test_version_and_nothing(tmp_path: Path) -> None:
    form = {"compiled": "(compilé)", "plain": "(Python ordinaire)", "stale": "(Python ordinaire\u00a0: "}[
        running()
    ]
    assert call(tmp_path, "--version", BATISSEURS_LANG="fr").stdout.startswith(
        f"batisseurs {__version__} {form}"
    )
    assert "Commands" in call(tmp_path).stdout


def test_completion_stays(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        _BATISSEURS_COMPLETE="complete_bash",
        COMP_WORDS="batisseurs pl",
        COMP_CWORD="1",
    )
    assert done.stdout.split() == ["play"]


def test_resume_alone_means_the_newest() -> None:
    assert with_newest(["play", "--resume"]) == ["play", "--resume", "newest"]
    assert with_newest(["play", "--resume", "--lang", "fr"]) == ["play", "--resume", "newest", "--lang", "fr"]
    assert with_newest(["play", "--resume", "a.record"]) == ["play", "--resume", "a.record"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games(tmp_path: Path, language: str) -> None:
    done = call(tmp_path, "--lang", language, "games")
    assert "theopolis" in done.stdout
    assert "2–5" in done.stdout
    assert "nehemiah" in done.stdout
    assert "2–4" in done.stdout
    assert not HOLE.search(done.stdout)


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Your turn"), ("fr", "Votre tour"), ("pl", "Twoja tura")]
)
def test_how_to_play(tmp_path: Path, language: str, title: str) -> None:
    done = call(tmp_path, "--lang", language, "guide", "nehemiah")
    assert done.returncode == 0
    assert f"\n{title}\n  1. " in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_games_for_programs(tmp_path: Path) -> None:
    first, second, third, fourth = json.loads(call(tmp_path, "games", "--json").stdout)
    assert first["game"] == "theopolis"
    assert (first["min_players"], first["max_players"]) == (2, 5)
    assert first["options"] == {
        "play_on": False,
        "short_deck": False,
        "max_rounds": 50,
        "neighbours": "adjacent",
        "bishop_takes": "limited",
    }
    assert second["game"] == "nehemiah"
    assert (second["min_players"], second["max_players"]) == (2, 4)
    assert second["options"] == {
        "foremen": False,
        "open_screens": False,
        "first_player": "random",
        "income": "later_rounds",
        "tie_break": "after_sale",
    }
    assert third["game"] == "my-village"
    assert (third["min_players"], third["max_players"]) == (2, 4)
    assert third["options"] == {"max_rounds": 200, "travel_cost": "coins_and_either"}
    assert fourth["game"] == "esdras-et-nehemie"
    assert (fourth["min_players"], fourth["max_players"]) == (1, 4)
    assert fourth["options"] == {
        "altar_face": "random",
        "solo_face": "a",
        "prophet_space": "reached",
        "solo_gate": "next_gate",
        "solo_path": "fewest_human",
    }


def simulated(home: Path, *args: str) -> dict[str, Any]:
    done = run(
        home, "simulate", "theopolis", "--games=60", "--bots=random,random", "--seed=7", "--json", *args
    )
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_a_simulation_is_the_same_on_any_number_of_cores(tmp_path: Path) -> None:
    one, two = simulated(tmp_path, "--cores=1"), simulated(tmp_path, "--cores=2")
    assert one["games"] == 60
    assert {"wins", "win_rate", "mean_score"} <= set(one["bots"][0])
    assert sum(one["endings"].values()) == 60
    assert one["decisions"] > 60
    assert one.pop("seconds") > 0
    assert two.pop("seconds") > 0
    assert one == two


def test_ctrl_c_shows_what_a_simulation_has_so_far(tmp_path: Path) -> None:
    child = spawn(tmp_path, "simulate", "theopolis", "--games=1000000", "--cores=1", "--out=games.record")
    child.expect("[1-9][0-9]*/1000000")
    child.sendintr()
    child.expect("Stopped after")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert not (tmp_path / "games.record").exists()
    assert (tmp_path / "games.record.incomplete").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simulation_in_words(tmp_path: Path, language: str) -> None:
    args = ("simulate", "theopolis", "--games=3", "--players=3", "--option=max_rounds=2", "--lang", language)
    done = call(tmp_path, *args, "--out=games.record")
    assert done.returncode == 0
    assert "random" in done.stdout
    assert not HOLE.search(done.stdout)
    checked = call(tmp_path, "record", "check", "games.record")
    assert checked.returncode == 0
    assert [line.partition(": ")[2][:3] for line in checked.stdout.splitlines()] == ["ok."] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_told(tmp_path: Path, language: str) -> None:
    call(tmp_path, "simulate", "theopolis", "--games=1", "--seed=4", "--cores=1", "--out=one.record")
    whole = call(tmp_path, "replay", "one.record", "--lang", language)
    assert whole.returncode == 0
    assert not HOLE.search(whole.stdout)
    file = (tmp_path / "one.record").read_text(encoding="utf-8").split("\n")
    first = file.index("") + 2
    after = first + 8  # eight cards are revealed, in one line
    assert f"\n{after:>3}\u00a0\u00a0".replace(" ", "\u00a0") in whole.stdout
    part = call(tmp_path, "replay", "one.record", f"--to={first + 15}", "--view=p1", "--lang", language)
    assert part.returncode == 0
    assert len(part.stdout) < len(whole.stdout)


def test_a_spectator_is_told_no_hand(tmp_path: Path) -> None:
    call(tmp_path, "simulate", "theopolis", "--games=1", "--seed=4", "--cores=1", "--out=one.record")
    shown = {
        view: call(tmp_path, "replay", "one.record", "--view", view).stdout
        for view in ("spectator", "p1", "p2")
    }
    hands = ["Priest, Vault, Bread and Wine, Hermit", "School, Oil of the Sick, Rings, Hospital"]
    told = {
        view: [f"dealt {hand}." in " ".join(text.split()) for hand in hands] for view, text in shown.items()
    }
    assert told == {"spectator": [False, False], "p1": [True, False], "p2": [False, True]}
    assert shown["spectator"].count("is dealt 4 cards.") == 2


def test_components(tmp_path: Path) -> None:
    done = call(tmp_path, "components", "theopolis")
    assert "numbers.board" in done.stdout
    assert "reconstructed" in done.stdout
    data = json.loads(call(tmp_path, "components", "theopolis", "--json").stdout)
    assert {"path": "numbers.board", "value": "8", "source": "rulebook"} in data["values"]
    assert data["fingerprint"] == THEOPOLIS.fingerprint()


def test_other_values_are_checked_and_played(tmp_path: Path) -> None:
    own = THEOPOLIS.component_text()
    (tmp_path / "own.toml").write_text(own, encoding="utf-8")
    done = call(tmp_path, "components", "theopolis", "--check", "own.toml")
    assert done.returncode == 0
    assert "own.toml: ok." in done.stdout
    chapel = own.replace("faith = 1, hope = 2, charity = 0", "faith = 1, hope = 1, charity = 1", 1)
    (tmp_path / "mine.toml").write_text(chapel, encoding="utf-8")
    assert call(tmp_path, "components", "theopolis", "--check", "mine.toml").returncode == 0
    played = call(
        tmp_path, "simulate", "theopolis", "--games=2", "--components=mine.toml", "--out=mine.record"
    )
    assert played.returncode == 0
    assert call(tmp_path, "record", "check", "mine.record").returncode == 1
    assert call(tmp_path, "record", "check", "mine.record", "--components=mine.toml").returncode == 0


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "ok. Theopolis, 3 players. Waiting for Player 2: Player 2, your turn: add a Resource"),
        ("fr", "ok. Theopolis, 3 joueurs. On attend Joueur 2"),
        ("pl", "ok. Theopolis, 3 graczy. Ruch ma Gracz 2"),
    ],
)
def test_a_position_that_can_be(tmp_path: Path, language: str, said: str) -> None:
    text = 'situation = 1\ngame = "theopolis"\nplayers = 3\nturn = "p2"\n'
    (tmp_path / "table.toml").write_text(text, encoding="utf-8")
    done = call(tmp_path, "position", "check", "table.toml", "--lang", language)
    assert done.returncode == 0
    assert said in " ".join(done.stdout.split(" ")).replace("\n  ", " ")
