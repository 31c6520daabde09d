"""`python -m bench`: measure every game in every form, print a table, keep it in bench/history.jsonl."""

from __future__ import annotations

import argparse
import datetime as dt
import os
import platform
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import msgspec

from bench.measure import Figures, Measured, Rate

ROOT = Path(__file__).resolve().parent.parent
HISTORY = ROOT / "bench" / "history.jsonl"


class Form(msgspec.Struct, frozen=True):
    """A way to run the games: where the package is, and which loop drives it."""

    name: str
    folder: str
    loop: str
    compiled: bool


FORMS = (
    Form("interpreted", "src", "kernel", compiled=False),
    Form("compiled", "build/compiled", "kernel", compiled=True),
    Form("interpreted loop over compiled", "build/compiled", "interpreted", compiled=True),
)


class Line(msgspec.Struct, frozen=True):
    """One line of the history: when, on what, with what, and the figures of each form."""

    date: str
    quick: bool
    commit: str
    machine: dict[str, str | int]
    versions: dict[str, str]
    forms: dict[str, Measured]


def measure_form(form: Form, seconds: float) -> Measured | None:
    """Measure one form in its own process; None if it has not been built."""
    folder = ROOT / form.folder
    if not (folder / "batisseurs").is_dir():
        return None
    print(f"{form.name} ", end="", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "bench.measure", "--loop", form.loop, "--seconds", str(seconds)]
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
    print(file=sys.stderr)
    measured = msgspec.json.decode(done.stdout, type=Measured)
    return measured if measured.compiled == form.compiled else None


def machine() -> dict[str, str | int]:
    """Describe the speed of the machine, without identifying it."""
    model = platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    return {"processor": model, "cores": os.cpu_count() or 1, "system": platform.system()}


def versions() -> dict[str, str]:
    """Name what runs and what compiled it."""
    return {
        "batisseurs": metadata.version("batisseurs"),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "mypy": metadata.version("mypy"),
    }


def commit() -> str:
    """Return the commit that is measured, with a plus if files have been changed since."""
    asked = ["git", "describe", "--always", "--abbrev=8", "--dirty=+", "--exclude=*"]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def shown(rate: Rate | None) -> str:
    """Write a rate: thousands with a comma, and the spread of the runs."""
    return "" if rate is None else f"{rate.best:,.0f} (−{100 * rate.spread:.0f} %)"


HEADINGS = ("game", "form", "real decisions/s", "all decisions/s", "games/s", "decisions/game", "clones/s")
WORDS = 2
"""The first columns are words, the others numbers."""


def cells(form: str, figures: Figures) -> list[str]:
    """Write one row of the table."""
    return [
        f"{figures.game} {figures.players}p {figures.variant}".strip(),
        form,
        shown(figures.real_decisions),
        shown(figures.decisions),
        shown(figures.games),
        f"{figures.decisions_in_a_game:.0f}",
        shown(figures.clones),
    ]


def table(line: Line) -> str:
    """Write a line of the history as a table that reads well in a terminal and in a page."""
    measured = list(line.forms.items())
    rows = [list(HEADINGS)]
    for index in range(len(measured[0][1].figures)):
        rows += [cells(name, form.figures[index]) for name, form in measured]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    rule = ["-" * width if column < WORDS else "-" * (width - 1) + ":" for column, width in enumerate(widths)]
    rows.insert(1, rule)
    return "\n".join("| " + " | ".join(_padded(row, widths)) + " |" for row in rows)


def _padded(row: list[str], widths: list[int]) -> list[str]:
    return [
        cell.ljust(width) if column < WORDS else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]


def about(line: Line) -> str:
    """Say when and on what it was measured."""
    loops = [form.calibration.best for form in line.forms.values()]
    return (
        f"{line.date}, {line.commit or 'no commit'}{', quick' if line.quick else ''}; "
        f"{line.machine['processor']}, {line.versions['python']}, mypy {line.versions['mypy']}; "
        f"calibration loop {max(loops) / 1e6:.2f} M turns/s.\n"
        "One core, CPU time, best run (and by how much the worst stayed behind). "
        "Clones are counted in a Python loop around the table's own `clone`."
    )


def last_line() -> Line | None:
    """Return what was measured last."""
    if not HISTORY.is_file():
        return None
    lines = HISTORY.read_text(encoding="utf-8").splitlines()
    return msgspec.json.decode(lines[-1], type=Line) if lines else None


def main() -> int:
    """Measure, print, keep."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short runs, for a first impression; not kept")
    parser.add_argument("--last", action="store_true", help="measure nothing: print what was measured last")
    asked = parser.parse_args()
    if asked.last:
        line = last_line()
        if line is None:
            print("nothing has been measured yet", file=sys.stderr)
            return 1
    else:
        forms = {form.name: measure_form(form, 0.1 if asked.quick else 1.0) for form in FORMS}
        for name, measured in forms.items():
            if measured is None:
                print(
                    f"{name}: not measured, there is nothing in build/compiled (make compile)",
                    file=sys.stderr,
                )
        found = {name: measured for name, measured in forms.items() if measured is not None}
        today = dt.datetime.now(tz=dt.UTC).date().isoformat()
        line = Line(today, asked.quick, commit(), machine(), versions(), found)
        if not asked.quick:
            with HISTORY.open("ab") as history:
                history.write(msgspec.json.encode(line) + b"\n")
    print(table(line))
    print()
    print(about(line))
    return 0


if __name__ == "__main__":
    sys.exit(main())
