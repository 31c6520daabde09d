"""No two threads learn the same struct at once."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys, threading
import batisseurs.server.app
from batisseurs.games import all_games
from batisseurs.server.process.struct_warmup import warm_up_structs

assert warm_up_structs() > 200
sys.setswitchinterval(1e-6)
texts = [(game, game.component_text() + "\\n") for game in all_games()]
threads = [
    threading.Thread(target=lambda: [game.components(text) for game, text in texts]) for _ in range(8)
]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_many_threads_read_at_once_what_was_learned_before() -> None:
    """Without learning, such a process dies now and then, as a whole."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
