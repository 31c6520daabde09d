"""Compile the modules of compiled-modules.txt into build/compiled: the sources and their libraries.

    python tools/compile.py            what `make setup` does: where it is not possible, says why in a line
    python tools/compile.py --insist   what `make compile` does: fails where it is not possible
    python tools/compile.py --beside   what `make play` does: after everything else that wants the processor

setup.py takes the same files into a wheel. Every package becomes one C file and one library, and all cores
compile at once. Finished files are in build/cache (or BATISSEURS_CACHE), named by content: a library by
its C, a whole build by its sources. So a change costs its own package, and nothing is built twice.
"""

import argparse
import contextlib
import fcntl
import hashlib
import importlib.metadata
import importlib.util
import io
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "batisseurs"
COMPILED = ROOT / "build" / "compiled"
CACHE = Path(os.environ.get("BATISSEURS_CACHE") or ROOT / "build" / "cache").absolute()
KEPT = 8
"""How many builds stay in the cache."""

Report = Callable[[str], None]


class NotPossibleError(Exception):
    """Compiling is not possible, with the reason. The plain form still works."""

    def __init__(self, reason: str, details: str = "", *, quiet: bool = False) -> None:
        super().__init__(reason)
        self.details = details
        self.quiet = quiet
        """Take the reason; `quiet` if there is just no compiler."""


def full(error: OSError) -> NotPossibleError:
    """Say which file could not be written, and why."""
    return NotPossibleError(f"{error.strerror} ({error.filename or CACHE})")


class Compiler(NamedTuple):
    """What makes a library from C: a command, and which version of it."""

    command: list[str]
    version: str


def _load(file: Path) -> Any:
    """Load a module of the package without the package, whose libraries may not be there."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None  # noqa: S101
    assert spec.loader is not None  # noqa: S101
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


form = _load(PACKAGE / "form.py")


# What there is. ----------------------------------------------------------------------------------------


def listed() -> list[str]:
    """Return the modules to compile, as paths below src."""
    lines = (ROOT / "compiled-modules.txt").read_text(encoding="utf-8").splitlines()
    modules = [module for line in lines if (module := line.partition("#")[0].strip())]
    missing = [module for module in modules if not (SOURCES / module).is_file()]
    if missing:
        sys.exit(f"compiled-modules.txt lists what does not exist: {', '.join(missing)}")
    return modules


def folders(modules: list[str]) -> list[str]:
    """Return the folders of the package that compiled modules are in: nothing outside is known to them."""
    return sorted({module.split("/")[1] for module in modules})


def find_compiler() -> Compiler:
    """Return the C compiler that Python was built with, or that of CC."""
    if importlib.util.find_spec("mypyc") is None:
        raise NotPossibleError("mypy is not installed", quiet=True)
    usual = shlex.split(sysconfig.get_config_var("CC") or "cc")
    command = shlex.split(os.environ.get("CC", "")) or usual
    if shutil.which(command[0]) is None:
        raise NotPossibleError(f"there is no C compiler ({command[0]})", quiet="CC" not in os.environ)
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise NotPossibleError("Python's headers are missing", quiet=True)
    said = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    if said.returncode:
        raise NotPossibleError(f"the C compiler does not work ({shlex.join(command)})")
    flags = [*_words("CFLAGS"), *_words("CCSHARED"), *_words("LDSHARED")[len(usual) :]]
    own = shlex.split(f"{os.environ.get('CFLAGS', '')} {os.environ.get('LDFLAGS', '')}")
    return Compiler([*command, *flags, *own], said.stdout.partition("\n")[0])


def _words(name: str) -> list[str]:
    return shlex.split(sysconfig.get_config_var(name) or "")


# From Python to C to libraries. ------------------------------------------------------------------------


class Build(NamedTuple):
    """The compiled form of some sources: where below src each file belongs, and where it is now."""

    key: str
    made_from: str
    files: dict[str, Path]


def compiled(report: Report) -> Build:
    """Return the compiled form of the sources as they are; say how far it is while it is being built."""
    compiler = find_compiler()
    modules = listed()
    made_from = form.fingerprint(PACKAGE, folders(modules))
    tool = Path(__file__).read_text(encoding="utf-8")
    entries = sorted({entry.name for entry in PACKAGE.iterdir()} - {"__pycache__"})
    key = _digest(
        tool, sys.version, _mypy(), *compiler.command, compiler.version, made_from, *modules, *entries
    )
    manifest = CACHE / f"{key}.json"
    with contextlib.suppress(FileNotFoundError, ValueError):
        files = _read(manifest)
        if all(file.is_file() for file in files.values()):
            os.utime(manifest)
            return Build(key, made_from, files)
    work = CACHE / "work"
    shutil.rmtree(work, ignore_errors=True)
    try:
        work.mkdir(parents=True)
        made = _compile(_translate(modules, work), compiler, work, report)
        (work / "manifest").write_text(json.dumps(made), encoding="utf-8")
        (work / "manifest").rename(manifest)
    except OSError as error:
        raise full(error) from error
    finally:
        shutil.rmtree(work, ignore_errors=True)
    _tidy()
    return Build(key, made_from, _read(manifest))


def _digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def _mypy() -> str:
    return importlib.metadata.version("mypy")


def _read(manifest: Path) -> dict[str, Path]:
    made: dict[str, str] = json.loads(manifest.read_text(encoding="utf-8"))
    return {where: CACHE / name for where, name in made.items()}


def _translate(modules: list[str], work: Path) -> list[Any]:
    """Turn the modules into C: a library for each package, and a little one for each module."""
    importlib.import_module("setuptools")  # mypyc wants it first
    from mypyc.build import mypycify

    paths = [f"src/{module}" for module in modules]
    packages = sorted({_package(path) for path in paths})
    # What is not compiled is not checked here: `make check` does that with all libraries. No cache:
    # after an interruption it would name C files that were never written.
    options = [f"--cache-dir={os.devnull}", "--follow-imports=silent", "--no-warn-unused-ignores"]
    said = io.StringIO()
    with contextlib.chdir(ROOT), contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            return mypycify(
                [*options, *paths],
                opt_level="3",
                debug_level="0",
                separate=[([path for path in paths if _package(path) == one], one) for one in packages],
                target_dir=str(work),
            )
        except SystemExit:
            first, _, rest = said.getvalue().partition("\n")
            raise NotPossibleError(f"mypyc refuses the sources: {first}", rest) from None


def _package(path: str) -> str:
    """Name the package of a module: "batisseurs.games.theopolis"."""
    return ".".join(Path(path).parts[1:-1])


class Running:
    """The compilers at work. Once stopped, one that was just being started is killed, too."""

    def __init__(self) -> None:
        self._processes: set[subprocess.Popen[str]] = set()
        self._stopped = False

    def add(self, process: subprocess.Popen[str]) -> None:
        """Watch one that has started."""
        self._processes.add(process)
        if self._stopped:
            process.kill()

    def remove(self, process: subprocess.Popen[str]) -> None:
        """Forget one that has ended."""
        self._processes.discard(process)

    def stop(self) -> None:
        """Kill them all, and those that are still to come."""
        self._stopped = True
        for process in list(self._processes):
            process.kill()


def _compile(extensions: list[Any], compiler: Compiler, work: Path, report: Report) -> dict[str, str]:
    """Compile on all cores, the largest first; return which file belongs where."""
    names = [extension.name for extension in extensions if not extension.name.endswith("__mypyc")]
    sizes = Counter(f"{name.rpartition('.')[0]}__mypyc" for name in names)
    extensions.sort(key=lambda extension: -sum(Path(file).stat().st_size for file in extension.sources))
    done, made = 0, {}
    running = Running()
    pool = ThreadPoolExecutor(len(os.sched_getaffinity(0)))
    report(f"0 of {len(names)} modules")
    try:
        jobs = {pool.submit(_library, one, compiler, work, running): one.name for one in extensions}
        for job in as_completed(jobs):
            name = jobs[job]
            made[name.replace(".", "/") + form.SUFFIX] = job.result()
            if name in sizes:
                done += sizes[name]
                report(f"{done} of {len(names)} modules{'' if done < len(names) else ': done'}")
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        running.stop()
        pool.shutdown()
    return made


def _library(extension: Any, compiler: Compiler, work: Path, running: Running) -> str:
    """Make one library if it is not there yet, and return its name in the cache."""
    # Another compiler's new warning is no reason not to build.
    flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    texts = [
        Path(file).read_text(encoding="utf-8") for file in [*extension.sources, *sorted(extension.depends)]
    ]
    name = f"{_digest(_mypy(), *compiler.command, compiler.version, *flags, *texts)}.so"
    if (CACHE / name).is_file():
        return name
    places = [f"-I{folder}" for folder in [sysconfig.get_path("include"), *extension.include_dirs]]
    command = [*compiler.command, *flags, *places, *extension.sources, "-o", str(work / name)]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        running.add(process)
        said, _ = process.communicate()
        running.remove(process)
    if process.returncode == -signal.SIGINT:
        raise KeyboardInterrupt
    if process.returncode:
        telling = re.search(r"^.*(?:No space left|[Ee]rror|not found).*$", said, re.MULTILINE)
        reason = telling[0].strip() if telling else f"exit code {process.returncode}"
        raise NotPossibleError(f"{command[0]} fails: {reason}", said)
    (work / name).rename(CACHE / name)
    return name


def _tidy() -> None:
    """Keep the newest builds and what they consist of."""
    manifests = sorted(CACHE.glob("*.json"), key=lambda file: file.stat().st_mtime)
    for old in manifests[:-KEPT]:
        old.unlink()
    used = {file for manifest in manifests[-KEPT:] for file in _read(manifest).values()}
    for library in set(CACHE.glob("*.so")) - used:
        library.unlink()


# The tree that runs. -----------------------------------------------------------------------------------


def lay(build: Build) -> None:
    """Make build/compiled, unless it exists: links to the sources, compiled files beside, and a stamp."""
    modules = listed()
    stamp = COMPILED / PACKAGE.name / form.STAMP
    lines = [os.path.relpath(PACKAGE, stamp.parent), build.made_from, build.key, *folders(modules)]
    text = "\n".join(lines)
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == text:
        return
    new, old = COMPILED.with_name("compiled.new"), COMPILED.with_name("compiled.old")
    for folder in (new, old):
        shutil.rmtree(folder, ignore_errors=True)
    own = {PACKAGE, *(parent for module in modules for parent in (SOURCES / module).parents)}
    for folder in sorted(own & {PACKAGE, *PACKAGE.rglob("*")}):
        target = new / folder.relative_to(SOURCES)
        target.mkdir(parents=True)
        for entry in folder.iterdir():
            if entry not in own and entry.name != "__pycache__" and entry.suffix != ".so":
                (target / entry.name).symlink_to(os.path.relpath(entry, target))
    for where, file in build.files.items():
        shutil.copyfile(file, new / where)
    (new / PACKAGE.name / form.STAMP).write_text(text, encoding="utf-8")
    # A whole tree or none, at any moment.
    with contextlib.suppress(FileNotFoundError):
        COMPILED.rename(old)
    new.rename(COMPILED)
    shutil.rmtree(old, ignore_errors=True)


# The program. ------------------------------------------------------------------------------------------


@contextlib.contextmanager
def alone(*, wait: bool = True) -> Iterator[bool]:
    """Let only one process at a time build; yield whether this is the one."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
        else:
            yield True


def progress(said: str) -> None:
    """Say how far it is: in one line of a terminal, else in a line each time."""
    print(f"Compiling: {said} ", end="\r" if sys.stdout.isatty() else "\n", flush=True)


def beside(said: str) -> None:
    """Print the same between the lines of other programs in this terminal."""
    print(f"Compiling for the next start: {said}", flush=True)


def build(report: Report, *, wait: bool) -> None:
    """Build what is out of date; nothing if another process does so and is not waited for."""
    for left in PACKAGE.rglob("*.so"):  # by an older version: it would hide its source
        left.unlink()
    with alone(wait=wait) as mine:
        if mine:
            lay(compiled(report))


def main() -> int:
    """Build, and say in a line why it was not possible."""
    parser = argparse.ArgumentParser(description="Compile the rules into build/compiled.")
    parser.add_argument("--insist", action="store_true", help="fail where it is not possible")
    parser.add_argument("--beside", action="store_true", help="for the next start, while something else runs")
    asked = parser.parse_args()
    if asked.beside:
        os.nice(19)
    try:
        build(beside if asked.beside else progress, wait=not asked.beside)
    except KeyboardInterrupt:
        print("Not compiled: stopped. The plain form runs, and the next `make` continues.", file=sys.stderr)
        return 130
    except (NotPossibleError, OSError) as error:
        problem = full(error) if isinstance(error, OSError) else error
        if asked.insist:
            print(problem.details, end="", file=sys.stderr)
        if asked.insist or not problem.quiet:
            print(f"Not compiled (the plain form runs, slower): {problem}", file=sys.stderr)
        return int(asked.insist)
    return 0


if __name__ == "__main__":
    sys.exit(main())
