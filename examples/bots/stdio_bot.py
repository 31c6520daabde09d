"""A bot as a program: it reads questions and writes answers, one line of JSON each. It needs only Python.

    batisseurs simulate theopolis --games 20 --bots "program:python3 examples/bots/stdio_bot.py,random"
    batisseurs play nehemiah --seats "Ann=person,Rob=program:python3 examples/bots/stdio_bot.py"

This one does anything rather than pass or end its turn. `question["view"]` has what its seat may see.
"""

import json
import random
import sys
from typing import Any

IDLE = ("end", "pass", "stop", "done")


def choose(question: dict[str, Any]) -> str:
    """Return one of the choices."""
    choices: list[str] = question["choices"]
    busy = [choice for choice in choices if choice.split()[0] not in IDLE]
    chance = random.Random(question["seed"])  # noqa: S311  with the same seed a simulation is played alike
    return chance.choice(busy or choices)


for line in sys.stdin:
    print(json.dumps({"choice": choose(json.loads(line))}), flush=True)
