"""Writes the English catalogue of a game's rules from its page: `tools/rule_texts.py theopolis`.

The page in docs/ is where rules are written. The French and the Polish catalogue are translated by hand; a
test says when the three do not have the same rules, or when the English one differs from the page.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RULE = re.compile(r"(?m)^- \*\*([A-Z]+-\d+)\*\* (.*?)(?: \[[^\]]*\])?$")
CHAPTER = re.compile(r"^#{3,4} (?:B\d+ )?(.*)$")
HEAD = "# The rules as docs/{game}.md has them, without their sources. Written by tools/rule_texts.py.\n\n"


def rules(page: str) -> dict[str, str]:
    """Return the rules of a page as a reader of the terminal gets them: without marks and sources."""
    return {rule: _plain(text) for rule, text in RULE.findall(page)}


def _plain(text: str) -> str:
    text = re.sub(r"[*`]", "", text).replace("'", "’")
    return re.sub(r'"([^"]*)"', r"“\1”", text)


def chapters(page: str) -> dict[str, str]:
    """Return the headings of a page, each by its first rule."""
    found: dict[str, str] = {}
    chapter = ""
    for line in page.splitlines():
        heading, rule = CHAPTER.match(line), RULE.match(line)
        if heading is not None:
            chapter = _plain(heading[1])
        elif rule is not None and chapter:
            found[rule[1]] = chapter
            chapter = ""
    return found


def catalogue(game: str) -> str:
    """Return the English catalogue: the rules, with the title of a chapter at its first rule."""
    page = (ROOT / "docs" / f"{game}.md").read_text(encoding="utf-8")
    called = chapters(page)
    lines = [
        f"{rule} = {text}" + (f"\n    .chapter = {called[rule]}" if rule in called else "")
        for rule, text in rules(page).items()
    ]
    return HEAD.format(game=game) + "\n".join(lines) + "\n"


def main() -> None:
    """Write the file."""
    game = sys.argv[1]
    place = ROOT / "src" / "batisseurs" / "words" / "locales" / "en" / f"{game}-rules.ftl"
    place.write_text(catalogue(game), encoding="utf-8")


if __name__ == "__main__":
    main()
