"""Requests that schemathesis makes from the OpenAPI document, right ones and wrong ones.

Of every answer must be true: never a 5xx, always as the document says, every refusal with a reason in every
language.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Err
from schemathesis.specs.openapi import checks

from bench.fuzz_data import SEATS, Sayings, World

CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
REAL = 0.8
"""The share of cases in which a generated value is replaced with a real one."""
COMMANDS = "/api/rooms/{room}/commands"
REFUSED = 400
SECONDS = 30


Case = schemathesis.Case[Any]


class HttpFuzz:
    """Sends requests to a server and keeps what should not have come back."""

    def __init__(self, world: World, document: dict[str, Any]) -> None:
        """Read the document of the server."""
        self.counts: Counter[str] = Counter()
        self.found: list[str] = []
        self._world = world
        self._sayings = Sayings()
        self._session = requests.Session()
        self._session.trust_env = False
        schema = schemathesis.openapi.from_dict(document)
        self._operations = []
        for result in schema.get_all_operations():
            if isinstance(result, Err):
                raise result.err()
            self._operations.append(result.ok())

    def run(self, cases: int, start: int) -> None:
        """Send a number of cases; `start` decides which."""
        modes = list(schemathesis.GenerationMode)
        made = [operation.as_strategy(mode) for operation in self._operations for mode in modes]
        commands = [
            operation.as_strategy(modes[0]) for operation in self._operations if operation.path == COMMANDS
        ]

        @seed(start)
        @settings(
            max_examples=cases,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=st.one_of(made + commands * len(self._operations)), dice=st.integers(0, 2**32 - 1))
        def send(case: Case, dice: int) -> None:
            self._send(case, random.Random(dice))  # noqa: S311  the whole point

        send()

    def _send(self, case: Case, dice: random.Random) -> None:
        """Send a case. Findings are kept, not raised: a server that was played in cannot be asked again."""
        headers = self._somebody(dice)
        if "room" in case.path_parameters and dice.random() < REAL:
            case.path_parameters["room"] = dice.choice(self._world.rooms)
            if case.path == COMMANDS and isinstance(case.body, dict):
                self._make_real(case.path_parameters["room"], case.body, headers, dice)
        if isinstance(case.body, dict) and "key" in case.body and self._world.keys and dice.random() < REAL:
            case.body["key"] = dice.choice(self._world.keys)
        try:
            response = case.call(
                base_url=self._world.address, session=self._session, headers=headers, timeout=SECONDS
            )
        except requests.exceptions.InvalidHeader:
            self.counts["not sendable"] += 1  # made up so wildly that no client would send it
            return
        self.counts[f"{response.status_code}"] += 1
        fault = ""
        if response.status_code >= REFUSED:
            fault = self._sayings.fault(response.content)
        try:
            case.validate_response(response, checks=CHECKS)
        except FailureGroup as group:
            fault = "; ".join(f"{failure.title}: {failure.message}" for failure in group.exceptions)
        if fault:
            sent = case.as_curl_command(base_url=self._world.address)
            self.found.append(f"{case.method} {case.path}: {fault}\n{sent}\n{response.content[:500]!r}")

    def _somebody(self, dice: random.Random) -> dict[str, str]:
        """Return the headers of a guest with a token, a browser with a cookie, or nobody."""
        token = dice.choice([*self._world.tokens, "A" * 43, "nonsense"])
        kind = dice.random()
        if kind < REAL:
            return {"Authorization": f"Bearer {token}"}
        if kind < REAL + 0.15:
            return {"Cookie": f"batisseurs={token}", "X-Batisseurs": "1"}
        return {}

    def _make_real(
        self, room: str, body: dict[str, Any], headers: dict[str, str], dice: random.Random
    ) -> None:
        """Let a command answer what the room asks, as far as its form allows."""
        seat = dice.choice(SEATS)
        body["seat"] = seat
        address = f"{self._world.address}/api/rooms/{room}?seat={seat}"
        looked = self._session.get(address, headers=headers, timeout=SECONDS)
        if looked.status_code >= REFUSED:
            return
        seen = looked.json()["room"]
        if dice.random() < REAL:
            late = dice.randrange(1, 9) if dice.random() > REAL else 0
            body["version"] = max(0, seen["version"] - late)
        command = body.get("command")
        if isinstance(command, dict) and seen["choices"] and dice.random() < REAL:
            choice = dice.choice(seen["choices"])["text"]
            if command.get("type") == "choose":
                command["text"] = choice
            elif command.get("type") == "stand":
                command.update(step=seen["step"], text=choice)
