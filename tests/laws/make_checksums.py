"""Write checksums.json again when rules change on purpose: `python -m tests.laws.make_checksums`.

One checksum per way to lay a game, over a few whole random games: who decided how often, who won, and every
number on the table at the end.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from batisseurs.kernel import Seeded, playout, save
from tests.laws.tables import CASES, Case

FILE = Path(__file__).with_name("checksums.json")
SEEDS = (1, 2, 3)


def checksum(case: Case) -> str:
    """Return what all these games come to."""
    digest = hashlib.sha256()
    for seed in SEEDS:
        table = case.new()
        counts = playout(table, Seeded(seed), [Seeded(seed + 1000)] * table.players)[:2]
        result = case.game.result(table)
        digest.update(repr((counts, result.ending, result.ranks, result.scores)).encode())
        digest.update(save(case.game, table))
    return digest.hexdigest()[:16]


def main() -> None:
    """Write the file."""
    sums = {str(case): checksum(case) for case in CASES}
    FILE.write_text(json.dumps(sums, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
