"""The server's metrics, for Prometheus.

With one worker they are in its memory. With several, each writes its own into a folder that `process.serve`
names in PROMETHEUS_MULTIPROC_DIR before anything here is imported; any worker returns the sum.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from batisseurs.server.process.pids import is_alive

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
disable_created_metrics()  # type: ignore[no-untyped-call]  # when a number was first counted is no news
LIVE_FILE = re.compile(r"gauge_live[a-z]*_(\d+)\.db\Z")


class Metrics:
    """All metrics of one worker. One object per application: tests run several in one process."""

    def __init__(self) -> None:
        """Start at zero."""
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "batisseurs_requests",
            "Requests answered, by route and status.",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self.request_seconds = Histogram(
            "batisseurs_request_seconds",
            "How long requests took, by route.",
            ["route"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.command_seconds = Histogram(
            "batisseurs_command_seconds",
            "How long commands took until they were committed and answered, by kind.",
            ["kind"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.commits = Counter(
            "batisseurs_commits", "Commits of events to the storage.", registry=self.registry
        )
        self.conflicts = Counter(
            "batisseurs_conflicts",
            "Commits that somebody else was faster with; they were tried again.",
            registry=self.registry,
        )
        self.storage_failures = Counter(
            "batisseurs_storage_failures", "Times the storage could not be reached.", registry=self.registry
        )
        self.track_task = Gauge(
            "batisseurs_requests_in_progress",
            "Requests that are being carried out, for which a server that stops waits.",
            multiprocess_mode="livesum",
            registry=self.registry,
        )
        self.sockets = Gauge(
            "batisseurs_sockets",
            "Sockets and streams that are open.",
            multiprocess_mode="livesum",
            registry=self.registry,
        )
        self.rooms = Gauge(
            "batisseurs_rooms_in_memory",
            "Rooms that workers hold in memory.",
            multiprocess_mode="livesum",
            registry=self.registry,
        )
        self.bot_answers = Counter(
            "batisseurs_bot_answers",
            "Bots that were asked, and how that ended: all but `answered` were replaced by the random bot.",
            ["bot", "outcome"],
            registry=self.registry,
        )

    def text(self) -> bytes:
        """Return everything in Prometheus's text format, of all workers if there are several."""
        folder = os.environ.get(FOLDER)
        if not folder:
            return generate_latest(self.registry)
        remove_dead_workers(Path(folder))
        together = CollectorRegistry()
        MultiProcessCollector(together, path=folder)  # type: ignore[no-untyped-call]  # the library's
        return generate_latest(together)


def remove_dead_workers(folder: Path) -> None:
    """Remove the gauges of workers that no longer run."""
    for path in folder.glob("gauge_live*.db"):
        found = LIVE_FILE.search(path.name)
        if found is not None and not is_alive(int(found[1])):
            mark_process_dead(int(found[1]), str(folder))  # type: ignore[no-untyped-call]  # the library's
