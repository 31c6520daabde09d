"""`licences.py PYTHON`: the licences of all libraries that are installed with a Python, with their texts."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import Distribution, distributions
from pathlib import Path

TEXTS = ("LICENSE", "LICENCE", "COPYING", "NOTICE", "AUTHORS")
OURS = {"pip", "setuptools"}
"""What every virtual environment has, and no server uses."""


def libraries(python: str) -> list[Distribution]:
    """Return what is installed, in the order of the names."""
    asked = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    folder = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    found = [each for each in distributions(path=[folder]) if each.name.lower() not in OURS]
    return sorted(found, key=lambda each: each.name.lower())


def licence_of(library: Distribution) -> str:
    """Return what a library says of its licence in a few words."""
    facts = library.metadata.json
    classified = [
        name.rpartition(" :: ")[2] for name in facts.get("classifier", []) if name.startswith("License ::")
    ]
    short = str(facts.get("license", "")).partition("\n")[0]
    return str(facts.get("license_expression", "")) or ", ".join(classified) or short or "not said"


def texts_of(library: Distribution) -> list[str]:
    """Return the texts of its licence."""
    files = [file for file in library.files or [] if file.name.upper().startswith(TEXTS)]
    paths = [Path(str(file.locate())) for file in sorted(files, key=str)]
    return [path.read_text(encoding="utf-8", errors="replace").strip() for path in paths if path.is_file()]


def written(python: str) -> str:
    """Return everything, one library after the other."""
    parts = []
    for library in libraries(python):
        head = f"{library.name} {library.version}: {licence_of(library)}"
        parts.append("\n\n".join([head, "=" * len(head), *texts_of(library)]))
    return "\n\n\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(written(sys.argv[1]))
