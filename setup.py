"""Build the package, with the modules of compiled-modules.txt compiled when that is possible.

Everything else about the package is in pyproject.toml, and how modules are compiled in tools/compile.py.

BATISSEURS_COMPILE  1: compile, or fail. 0: do not compile. Unset: compile if there is a C compiler,
                    else build the same package from plain Python and say so.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
WISH = os.environ.get("BATISSEURS_COMPILE", "")

# Describing the package (egg_info, dist_info, sdist) needs no compiled modules; nor does an editable
# installation, where they would hide the sources that are edited.
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}

sys.path.insert(0, str(ROOT / "tools"))
from compile import NotPossibleError, alone, compiled, form, full, progress  # noqa: E402


def finished() -> dict[str, Path]:
    """Return the compiled modules by name; if that cannot be, say why and return nothing."""
    if WISH == "0" or BUILDING.isdisjoint(sys.argv):
        return {}
    try:
        with alone():
            files = compiled(progress).files
    except (NotPossibleError, OSError) as error:
        reason = full(error) if isinstance(error, OSError) else error
        if WISH == "1":
            sys.exit(f"batisseurs: cannot compile: {reason}")
        print(f"batisseurs: not compiled (same behaviour, but slower): {reason}", file=sys.stderr)
        return {}
    return {where.removesuffix(form.SUFFIX).replace("/", "."): file for where, file in files.items()}


class TakeFinished(build_ext):
    """Everything is compiled already, or nothing is."""

    def build_extension(self, ext: Extension) -> None:
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(MODULES[ext.name], target)


os.chdir(ROOT)
MODULES = finished()
setup(ext_modules=[Extension(name, sources=[]) for name in MODULES], cmdclass={"build_ext": TakeFinished})
