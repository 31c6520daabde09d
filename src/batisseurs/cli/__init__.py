"""The command `batisseurs`: play in a terminal, simulate, replay, check data, host a server.

`app.py` has the commands. Each subject has a folder; what they print comes from `words`.
"""

from __future__ import annotations


def main() -> None:
    """Run the command and leave with its exit code."""
    import sys
    import warnings

    warnings.formatwarning = lambda message, *_, **__: f"{message}\n"  # one line, without the code behind it
    try:
        from batisseurs.cli.app import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)
