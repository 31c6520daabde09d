"""The examples of bots that hold a seat at a server: real programs, a real server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.cli.servers import HOST, Table
from tests.server.server_process import running

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"


def test_two_programs_in_two_languages_play_a_game_to_its_end(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = Table(server.url, "nehemiah", 2)
        commands = [
            [sys.executable, str(EXAMPLES / "wire_bot.py"), table.links[0], "Pia"],
            [
                str(Path(sys.executable).parent / "node"),
                str(EXAMPLES / "wire_bot.mjs"),
                table.links[1],
                "Jan",
            ],
        ]
        bots = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for command in commands]
        try:
            with table.host.socket(table.room, seat=HOST) as socket:
                while not all(seat["name"] for seat in socket.frame()["room"]["seats"]):
                    pass
            table.start()
            said = [bot.communicate(timeout=300)[0] for bot in bots]
        finally:
            for bot in bots:
                bot.kill()
                bot.wait()
        assert [bot.returncode for bot in bots] == [0, 0]
        assert all(line.startswith("over: ") for line in said)
        assert table.texts(0)
        assert table.texts(1)
        table.host.close()
