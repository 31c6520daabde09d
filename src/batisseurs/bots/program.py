"""A bot that is an external program: questions and answers are lines of JSON on its standard streams.

It gets only what its seat may see. If it is too slow, stops or answers nonsense, `casual` makes that choice
instead, and the failure is reported. Programs can be started only from the command line, never by a guest
of a server: `find_bot` does not know them.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import selectors
import shlex
import shutil
import subprocess
import time
from typing import IO, Literal

import msgspec

from batisseurs.bots import STAND_IN, Seen, UnknownBot, find_bot
from batisseurs.bots.bot import Bot
from batisseurs.kernel.choice import Message
from batisseurs.kernel.source import Source

PROGRAM = "program:"
"""The prefix of a command: `program:python3 my_bot.py`."""
SECONDS = 10.0
"""The default time limit for one choice."""
LONGEST = 64 * 1024
"""The longest answer that is read, in bytes."""
SEEDS = 2**31

Fault = Literal["late", "stopped", "nonsense"]


class Question(msgspec.Struct, frozen=True):
    """The question to a program: one line of JSON."""

    game: str
    seat: int
    view: msgspec.Struct
    choices: list[str]
    seed: int
    """A random number: a program that uses no other randomness plays the same for the same seed."""
    seconds: float


class Reply(msgspec.Struct, frozen=True):
    """The answer: one line of JSON with one of the choices."""

    choice: str


class ProgramBot(Bot):
    """Lets an external program choose."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        """Take the command line and check that it can be started."""
        super().__init__(PROGRAM + command)
        self.seconds = seconds
        self.fault: Fault | None = None
        """Why it had no answer the last time."""
        try:
            self.command = shlex.split(command)
        except ValueError:
            self.command = []
        if not self.command or shutil.which(self.command[0]) is None:
            raise UnknownBot(
                f"there is no program {command!r}",
                Message("error-no-program", {"command": command}),
                bot=command,
            )

    def __reduce__(self) -> tuple[type[ProgramBot], tuple[str, float]]:
        """Support pickling: a compiled base class forgets the attributes of a plain subclass."""
        return ProgramBot, (self.name.removeprefix(PROGRAM), self.seconds)

    def choose(self, seen: Seen, source: Source) -> int:
        """Ask the program, unless there is only one choice."""
        if len(seen.choices) == 1:
            return seen.choices[0]
        texts = [choice.text for choice in seen.words]
        question = Question(
            seen.game.slug, int(seen.seat), seen.view, texts, source.below(SEEDS), self.seconds
        )
        answer = _started(tuple(self.command)).ask(msgspec.json.encode(question) + b"\n", self.seconds)
        if isinstance(answer, bytes):
            with contextlib.suppress(msgspec.MsgspecError, ValueError):
                return seen.choices[texts.index(msgspec.json.decode(answer, type=Reply).choice)]
            answer = "nonsense"
        self.fault = answer
        self.lost += 1
        return find_bot(STAND_IN).choose(seen, source)


def find_any_bot(name: str, seconds: float = SECONDS) -> Bot:
    """Return a bot by its name, or a program by its command: for the command line only."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM), seconds)
    return find_bot(name)


def short_name(bot: Bot) -> str:
    """Return the name for records: without the path of a program."""
    return PROGRAM.removesuffix(":") if bot.name.startswith(PROGRAM) else bot.name


class _Program:
    """A running program. If it fails, it is ended and started again for the next question."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, line: bytes, seconds: float) -> bytes | Fault:
        """Return its answer, or why there is none, after at most `seconds`."""
        try:
            answer = self._converse(line, time.monotonic() + seconds)
        except OSError:
            answer = "stopped"
        if not isinstance(answer, bytes):
            self.end()
        return answer

    def _converse(self, line: bytes, until: float) -> bytes | Fault:
        stdin, stdout = self._pipes()
        said = b""
        with selectors.DefaultSelector() as ready:
            ready.register(stdout, selectors.EVENT_READ)
            ready.register(stdin, selectors.EVENT_WRITE)
            while not said.endswith(b"\n"):
                left = until - time.monotonic()
                if left <= 0:
                    return "late"
                for key, _ in ready.select(left):
                    if key.fileobj is stdin:
                        line = line[os.write(stdin.fileno(), line) :]
                        if not line:
                            ready.unregister(stdin)
                        continue
                    part = os.read(stdout.fileno(), LONGEST)
                    if not part:
                        return "stopped"
                    said += part
                    if len(said) > LONGEST:
                        return "nonsense"
        return said

    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        if self._process is None or self._process.poll() is not None:
            self.end()
            self._process = subprocess.Popen(  # noqa: S603  the command comes from the user of this process
                self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None  # noqa: S101, PT018  both were asked for
        os.set_blocking(stdin.fileno(), False)
        return stdin, stdout

    def end(self) -> None:
        """End it if it runs."""
        if self._process is None:
            return
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process = None


_programs: dict[tuple[str, ...], _Program] = {}


def _started(command: tuple[str, ...]) -> _Program:
    """Return the program of a command: one for all games of this process."""
    if command not in _programs:
        _programs[command] = program = _Program(command)
        atexit.register(program.end)
    return _programs[command]
