"""docs/hosting.md: the settings are all told, with their defaults, and the samples can be read."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # comes without types

from batisseurs.server.configuration import FIELDS, read_configuration, shown_value
from batisseurs.server.process.metrics import Metrics
from batisseurs.server.settings import Settings

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "hosting.md"
TEXT = PAGE.read_text(encoding="utf-8")


def block(language: str) -> str:
    """Return the sample in this language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    return str(found)


def test_every_setting_is_told_with_its_default() -> None:
    rows = re.findall(r"^\| `([a-z_]+)` \| (?:`(.*?)`)? ?\|", TEXT, re.MULTILINE)
    told = {name: default for name, default in rows if name in FIELDS}
    assert list(told) == list(FIELDS)
    defaults = {name: shown_value(name, getattr(Settings(), name)) for name in FIELDS}
    defaults["database"] = "sqlite:///…/house.sqlite"
    assert told == defaults


def test_every_metric_is_told() -> None:
    told = set(re.findall(r"^\| `(batisseurs_\w+?)(?:_total)?(?:\{.*?\})?` \|", TEXT, re.MULTILINE))
    assert told == {family.name for family in Metrics().registry.collect()}


def test_the_file_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(block("toml"), encoding="utf-8")
    settings = read_configuration({"config": str(file)}, {}).settings
    assert (settings.base_path, settings.secure) == ("/games", True)


@pytest.mark.parametrize("language", ["nginx", "caddy"])
def test_the_proxies_know_sockets_streams_and_the_path(language: str) -> None:
    text = block(language)
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    assert text.count("{") == text.count("}")
    assert "/games/" in text
    assert "127.0.0.1:8000" in text
    if language == "nginx":
        assert all(line[-1] in ";{}" for line in lines)
        assert "proxy_pass http://127.0.0.1:8000;" in lines, "a path here would be taken out of requests"
        for header in (
            "Upgrade $http_upgrade",
            "Connection $connection_upgrade",
            "X-Forwarded-For",
            "Host $host",
        ):
            assert f"proxy_set_header {header}" in text
        assert "proxy_buffering off;" in lines
    else:
        assert "flush_interval -1" in text
        assert "handle_path" not in text, "that would take the path out of requests"


def test_the_unit_can_be_read(tmp_path: Path) -> None:
    text = (ROOT / "deploy" / "batisseurs.service").read_text(encoding="utf-8")
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # names keep their capitals
    unit.read_string(text)
    service = unit["Service"]
    assert int(service["TimeoutStopSec"]) > Settings().drain_seconds + 5
    assert service["KillMode"] == "mixed", "the first process tells the workers itself"
    assert "serve --config" in service["ExecStart"]
    assert {"MemoryMax", "TasksMax", "LimitNOFILE", "LimitCORE"} <= set(service)
    if shutil.which("systemd-analyze"):
        file = tmp_path / "batisseurs.service"
        runnable = text.replace("/opt/batisseurs/bin/batisseurs", sys.executable)
        file.write_text(runnable.replace("User=batisseurs", "User=root"), encoding="utf-8")
        done = subprocess.run(
            ["systemd-analyze", "verify", "--man=no", str(file)], capture_output=True, text=True, check=False
        )
        assert "batisseurs.service" not in done.stderr, done.stderr


def test_the_scraping_can_be_read() -> None:
    (job,) = yaml.safe_load(block("yaml"))["scrape_configs"]
    assert job["metrics_path"] == "/games/metrics"
