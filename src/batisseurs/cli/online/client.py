"""The client of a server over HTTP. A command is sent again under the same id until it is answered."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import httpx
import msgspec

from batisseurs.cli.online.link import Link
from batisseurs.cli.terminal.errors import Refused
from batisseurs.kernel.seats import Seat
from batisseurs.rooms.commands.model import Choose, Command, SentCommand, Undo, Vote
from batisseurs.rooms.views.model import Answer, Lessons, Look, SuggestionView
from batisseurs.server.http import wire

if TYPE_CHECKING:
    from batisseurs.kernel.choice import Message
    from batisseurs.words import Words

PATIENCE = 20.0
FIRST_WAIT = 0.5
LONGEST_WAIT = 15.0
LATER = {httpx.codes.TOO_MANY_REQUESTS, httpx.codes.SERVICE_UNAVAILABLE, httpx.codes.BAD_GATEWAY,
         httpx.codes.GATEWAY_TIMEOUT}  # fmt: skip
"""Answers after which a request is repeated: too many requests, or the server behind its proxy is down."""

T = TypeVar("T")


class ServerRefused(Exception):  # noqa: N818  an answer, not an error of this program
    """The server refused a request and said why."""

    def __init__(self, status: int, said: wire.Refused) -> None:
        """Take the status and the refusal."""
        super().__init__(said.text)
        self.status = status
        self.said = said


class StaleCommand(ServerRefused):
    """The room has moved on since the version that a command answers; `missed` has the new events."""

    def __init__(self, status: int, said: wire.RefusedAsStale) -> None:
        """Take the status and the refusal."""
        super().__init__(status, said)
        self.missed = said.missed


class ServerClient:
    """One guest of a server, in one room."""

    def __init__(self, link: Link, token: str, transport: httpx.BaseTransport | None = None) -> None:
        """Take the link and the token; a transport only for tests of bad connections."""
        self.link = link
        self.token = token
        self.wait: Callable[[float], None] = time.sleep
        """Called while the server cannot be reached, with the seconds to wait."""
        self.answered: Callable[[], None] = lambda: None
        """Called when it has answered."""
        self._http = httpx.Client(
            headers={"X-Batisseurs": "1"}, timeout=PATIENCE, follow_redirects=True, transport=transport
        )

    def close(self) -> None:
        """Close the connections."""
        self._http.close()

    @property
    def bearer(self) -> dict[str, str]:
        """The header that identifies the guest."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    # Entering. -------------------------------------------------------------------------------------

    def become_guest(self) -> None:
        """Get a token from a server that does not know this terminal."""
        said = self._once("POST", "/api/guest", wire.NewGuest, wire.CreateGuest(bearer=True))
        self.token = said.token if isinstance(said.token, str) else ""

    def enter(self) -> wire.Entered:
        """Use the key of the link: the guest gets its seat."""
        return self._once("POST", "/api/enter", wire.Entered, wire.EnterWith(self.link.key))

    def first_look(self, seat: Seat | None) -> Look:
        """Look at the room for the first time: from a seat, by default the guest's first."""
        return self._once("GET", self._room() + (f"?seat={seat}" if seat is not None else ""), Look)

    # In the room. ------------------------------------------------------------------------------------

    def look(self, seat: Seat, since: int) -> Look:
        """Return the events since a version, and the room now."""
        return self._until("GET", f"{self._room()}?seat={seat}&since={since}", Look)

    def table(self, seat: Seat) -> wire.SeatTable:
        """Get the table, concealed for a seat."""
        return self._until("GET", f"{self._room()}/table?seat={seat}", wire.SeatTable)

    def components(self) -> str:
        """Get the component file of the room."""
        return self._text("components")

    def record(self) -> str:
        """Get the record of the room."""
        return self._text("record")

    def send(self, seat: Seat, command: Command, version: int) -> Answer:
        """Send a command until it is answered, always with the same id, so that it is executed once."""
        answers = isinstance(command, Choose | Undo | Vote)
        request = SentCommand(uuid.uuid4().hex, int(seat), command, version if answers else None)
        return self._until("POST", f"{self._room()}/commands", Answer, request)

    def lessons(self, seat: Seat) -> Lessons:
        """Get the lessons that come to a seat now, and those that were read."""
        return self._once("GET", f"{self._room()}/lessons?seat={seat}", Lessons)

    def suggestion(self, seat: Seat, version: int) -> SuggestionView:
        """Get a suggested move."""
        return self._once("GET", f"{self._room()}/suggestion?seat={seat}&version={version}", SuggestionView)

    def read_lessons(self, lessons: list[str], *, forget: bool = False) -> None:
        """Say which lessons were read; with `forget`, that they were not."""
        self._once("POST", "/api/lessons", wire.LessonsRead, wire.ReadLessons(tuple(lessons), forget))

    def report(self, seat: int | None, text: str) -> None:
        """Report a seat or the table to the server admin."""
        self._once("POST", f"{self._room()}/reports", wire.Reported, wire.ReportTo(text, seat))

    def socket_address(self, seat: Seat, since: int) -> str:
        """Return the address of the room's WebSocket."""
        base = "ws" + self.link.server.removeprefix("http")
        return f"{base}{self._room()}/socket?seat={seat}&since={since}"

    def _room(self) -> str:
        return f"/api/rooms/{self.link.room}"

    def _text(self, what: str) -> str:
        try:
            answer = self._ask("GET", f"{self._room()}/{what}", None)
        except httpx.TransportError:
            raise Refused("cli-join-unreachable", server=self.link.server) from None
        if not answer.is_success:
            raise told(answer)
        return answer.text

    def _until(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        """Repeat a request until it has a real answer."""
        wait = FIRST_WAIT
        while True:
            try:
                answer = self._ask(method, path, body)
            except httpx.TransportError:
                seconds = wait
            else:
                if answer.status_code not in LATER:
                    self.answered()
                    return read(answer, kind)
                seconds = max(wait, _retry_after(answer))
            self.wait(seconds)
            wait = min(2 * wait, LONGEST_WAIT)

    def _once(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        """Ask once: at the door someone waits for an answer, even if there is none."""
        try:
            return read(self._ask(method, path, body), kind)
        except httpx.TransportError:
            raise Refused("cli-join-unreachable", server=self.link.server) from None

    def _ask(self, method: str, path: str, body: object) -> httpx.Response:
        # The path is put behind the address as it stands: a server may have a base path.
        content = msgspec.json.encode(body) if body is not None else None
        headers = dict(self.bearer)
        if content is not None:
            headers["Content-Type"] = "application/json"
        return self._http.request(method, self.link.server + path, content=content, headers=headers)


def read(answer: httpx.Response, kind: type[T]) -> T:
    """Return the decoded answer; raise refusals, and answers that are not from our server."""
    if not answer.is_success:
        raise told(answer)
    try:
        return decoded(answer.content, kind)
    except msgspec.MsgspecError:
        raise _no_server(answer) from None


def decoded(data: bytes | str, kind: type[T]) -> T:
    """Decode an answer. Views of a table are skipped: the terminal requests the table itself."""
    said = msgspec.json.decode(data)
    room = said.get("room") if isinstance(said, dict) else None
    if isinstance(room, dict):
        room.pop("view", None)
    return msgspec.convert(said, kind, builtin_types=())


def told(answer: httpx.Response) -> ServerRefused | Refused:
    """Return the refusal in an answer."""
    try:
        if answer.status_code == httpx.codes.CONFLICT:
            return StaleCommand(answer.status_code, decoded(answer.content, wire.RefusedAsStale))
        return ServerRefused(answer.status_code, decoded(answer.content, wire.Refused))
    except msgspec.MsgspecError:
        return _no_server(answer)


def _no_server(answer: httpx.Response) -> Refused:
    server = f"{answer.request.url.scheme}://{answer.request.url.netloc.decode()}"
    return Refused("cli-join-no-server", server=server, status=answer.status_code)


def _retry_after(answer: httpx.Response) -> float:
    said = answer.headers.get("Retry-After", "")
    return float(said) if said.isascii() and said.isdigit() else 0.0


def refusal_line(said: wire.Refused, words: Words, say: Callable[[Message], str] | None = None) -> str:
    """Return a refusal in the reader's language; `say` knows the names of players and cards."""
    details = [_sentence(message, said, words, say) for message in (said.message, *said.because)]
    text = details.pop()
    while details:
        text = words.text("error-because", text=details.pop(), because=text)
    whole = words.knows(said.reason) and said.reason != said.message.id
    return words.text(said.reason, text=text) if whole else text


def _sentence(
    message: Message, said: wire.Refused, words: Words, say: Callable[[Message], str] | None
) -> str:
    if not words.knows(message.id):
        return said.text
    return say(message) if say is not None else words.text(message.id, **message.args)
