"""`python -m bench.whole_games`: Esdras et Néhémie in a browser, from the first day to the score sheet.

By clicking the board only and by the keyboard only, with 1, 2 and 4 seats; `make test` plays three of these
six games. Says for each how many acts it took, and how long; whatever goes wrong ends it with the reason.
"""

from __future__ import annotations

import itertools
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.client.acting import click, press
from tests.client.conftest import FLAGS
from tests.client.fated import FatedHouse
from tests.client.whole import SEED, play_whole
from tests.client.witness import Witness

SEATS = (1, 2, 4)
PATIENCE = 30_000


def main() -> None:
    """Play all six."""
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        FatedHouse(Path(folder), SEED) as house,
        playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS) as browser,
    ):
        for players, act in itertools.product(SEATS, (click, press)):
            context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 720})
            context.set_default_timeout(PATIENCE)
            ada = Witness(context, house.address)
            ada.go("/")
            began = time.monotonic()
            acts = play_whole(ada, players, act)
            took = time.monotonic() - began
            print(f"{players} seats, {act.__name__}: {acts} acts in {took:.0f} s", flush=True)
            if ada.complaints:
                sys.exit("\n".join(ada.complaints))
            context.close()


if __name__ == "__main__":
    main()
