"""Build the package, and compile the modules of compiled-modules.txt when that is possible.

Everything else about the package is in pyproject.toml. Two settings:

BATISSEURS_COMPILE  1: compile, or fail. 0: do not compile. Unset: compile if there is a C compiler,
                    else build the same package from plain Python and say so.
BATISSEURS_OPT      The C compiler's optimisation level, 3 if unset. Below 3 each module becomes
                    its own C file, which is quicker to build and slower to run.
"""

import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
WISH = os.environ.get("BATISSEURS_COMPILE", "")
OPT = os.environ.get("BATISSEURS_OPT", "") or "3"

# Describing the package (egg_info, dist_info, sdist) needs no compiled modules; these commands do.
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}

# The smallest extension module: what can build this can build ours.
PROBE = """
from setuptools import Extension, setup
setup(name="probe", ext_modules=[Extension("probe", ["probe.c"])])
"""
PROBE_C = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


def modules_to_compile() -> list[str]:
    """Read the paths in compiled-modules.txt, as seen from here."""
    lines = (ROOT / "compiled-modules.txt").read_text(encoding="utf-8").splitlines()
    listed = [line.split("#")[0].strip() for line in lines]
    paths = [f"src/{path}" for path in listed if path]
    missing = [path for path in paths if not (ROOT / path).is_file()]
    if missing:
        sys.exit(f"compiled-modules.txt lists what does not exist: {', '.join(missing)}")
    return paths


def obstacle() -> str:
    """Say what stands in the way of compiling; nothing if nothing does."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed"
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text(PROBE_C, encoding="utf-8")
        command = [sys.executable, "-c", PROBE, "build_ext", "--inplace"]
        if subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode:
            return "there is no working C compiler, or Python's headers are missing"
    return ""


def extensions() -> list[Extension]:
    """Turn the listed modules into C, or say why not and return nothing."""
    paths = modules_to_compile()
    if WISH == "0" or not paths or BUILDING.isdisjoint(sys.argv):
        return []
    reason = obstacle()
    if not reason:
        try:
            return translated(paths)
        except SystemExit:
            reason = "mypyc refuses the sources, as it says above"
    not_compiled(reason)
    return []


def translated(paths: list[str]) -> list[Extension]:
    """Turn these modules into C. mypyc leaves the interpreter if they have errors."""
    from mypyc.build import mypycify  # noqa: PLC0415  (only there when there is something to compile)

    # What is not compiled is not judged here: that is for `make check`, where all libraries are.
    options = ["--cache-dir=build/mypy_cache", "--follow-imports=silent", "--no-warn-unused-ignores"]
    made: list[Extension] = mypycify(
        [*options, *paths],
        opt_level=OPT,
        debug_level="0",
        multi_file=OPT != "3",
        target_dir="build/c",
        group_name="batisseurs",
    )
    for extension in made:
        # Another compiler's new warning is no reason not to build.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    return made


def not_compiled(reason: str) -> None:
    """Go on without compiled modules and say so, unless they were asked for."""
    if WISH == "1":
        sys.exit(f"batisseurs: cannot compile: {reason}")
    print(f"batisseurs: not compiled (same behaviour, but slower): {reason}", file=sys.stderr)


class BuildAllOrNone(build_ext):
    """Compile every module, or none: half a shared library would not import."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError):
            for made in self.get_outputs():
                Path(made).unlink(missing_ok=True)
            self.extensions = []
            not_compiled("the C compiler fails, as it says above")


os.chdir(ROOT)
setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone})
