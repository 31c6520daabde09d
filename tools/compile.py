"""Make build/compiled: the package as in src, with its compiled modules beside the sources.

PYTHONPATH=build/compiled runs the compiled form, PYTHONPATH=src the interpreted one. Nothing is done
when the sources, the list of modules, the settings and Python are those of the last time.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
STAMP = COMPILED / ".stamp"
SETTINGS = ("setup.py", "pyproject.toml", "compiled-modules.txt")
LEAVE_OUT = shutil.ignore_patterns("__pycache__", "*.so")


def sources() -> list[Path]:
    """List every file of the package, in a fixed order."""
    files = sorted((ROOT / "src" / "batisseurs").rglob("*"))
    return [file for file in files if file.is_file() and "__pycache__" not in file.parts]


def fingerprint(files: list[Path]) -> str:
    """Tell whether anything has changed: these files, Python, and how strongly C is optimised."""
    digest = hashlib.sha256(f"{sys.version} {os.environ.get('BATISSEURS_OPT', '')}".encode())
    for file in files:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        digest.update(f"\n{file.relative_to(ROOT)} {content}".encode())
    return digest.hexdigest()


def build(extensions: Path) -> None:
    """Compile into a folder of its own, where unchanged C is not compiled again."""
    folders = ["--build-lib", str(extensions), "--build-temp", str(extensions / "objects")]
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", *folders],
        cwd=ROOT,
        env={**os.environ, "BATISSEURS_COMPILE": "1"},
        check=True,
    )


def main() -> int:
    """Build what is out of date; only one at a time does so."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / ".compile-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        settings = [ROOT / name for name in SETTINGS]
        current = fingerprint([*sources(), *settings])
        if STAMP.is_file() and STAMP.read_text() == current:
            return 0

        print("Compiling ...", flush=True)
        extensions = BUILD / "extensions" / fingerprint(settings)[:12]
        for old in extensions.parent.glob("*"):
            if old != extensions:
                shutil.rmtree(old)
        try:
            build(extensions)
        except subprocess.CalledProcessError as error:
            return error.returncode

        fresh = BUILD / "compiled.new"
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.copytree(ROOT / "src" / "batisseurs", fresh / "batisseurs", ignore=LEAVE_OUT)
        for module in extensions.rglob("*.so"):
            shutil.copy2(module, fresh / module.relative_to(extensions))
        shutil.rmtree(COMPILED, ignore_errors=True)
        fresh.rename(COMPILED)
        STAMP.write_text(current)
    return 0


sys.exit(main())
