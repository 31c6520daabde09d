"""The built client as browsers get it: one page for all addresses, files that are kept, and no way out."""

from __future__ import annotations

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from batisseurs.server.http.cached_response import has_it, takes
from batisseurs.server.process.serve import CannotServe, check_client
from batisseurs.server.settings import Settings
from tests.server.server_process import Running, running

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <script type="module" src="./assets/main-1a2b3c.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
"""
SCRIPT = "export const words = 'Bâtisseurs';\n" * 100
FONT = bytes(range(256)) * 8
PRIVATE = "nobody's business"
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Put something there that looks like a build, and a private file beside it."""
    beside = tmp_path_factory.mktemp("build")
    built = beside / "client"
    (built / "assets" / "fonts").mkdir(parents=True)
    (built / "index.html").write_text(INDEX, encoding="utf-8")
    (built / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    (built / "manifest.json").write_text("{}", encoding="utf-8")
    (built / "assets" / "main-1a2b3c.js").write_text(SCRIPT, encoding="utf-8")
    (built / "assets" / "fonts" / "alegreya-9z8y.woff2").write_bytes(FONT)
    (built / "assets" / ".hidden.js").write_text(PRIVATE, encoding="utf-8")
    (built / "assets" / "notes.secret").write_text(PRIVATE, encoding="utf-8")
    (beside / "secret.txt").write_text(PRIVATE, encoding="utf-8")
    (built / "assets" / "out.txt").symlink_to(beside / "secret.txt")
    return built


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house"), client=str(folder), base_path="/games") as started:
        yield started


def get(server: Running, path: str, **headers: str) -> httpx.Response:
    """Ask as a browser does."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(server.url + path, headers=named, trust_env=False)


ADDRESSES = ("", "/", "/new", "/new/theopolis", "/rooms/abc", "/next", "/import", "/rules/theopolis/th-12",
             "/about")  # fmt: skip


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_of_a_person_gives_the_page(server: Running, path: str) -> None:
    """Its addresses count from the base path, wherever it was opened."""
    page = get(server, path, Accept_Language="pl, en;q=0.5")
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["vary"] == "Accept-Language, Accept-Encoding"
    assert '<html lang="pl">' in page.text
    assert page.text.index('<base href="/games/">') < page.text.index("<script")
    assert page.text.replace('<html lang="pl">', '<html lang="en">').replace(
        '\n    <base href="/games/">', ""
    ) == INDEX  # fmt: skip


def test_who_has_lost_the_way_gets_the_page_and_a_program_the_refusal(server: Running) -> None:
    """A person is told in words; the status is the same for both."""
    person = get(server, "/nowhere", Accept="text/html,*/*;q=0.8")
    program = get(server, "/nowhere")
    below = get(server, "/api/nowhere", Accept="text/html")
    assert [answer.status_code for answer in (person, program, below)] == [404, 404, 404]
    assert '<div id="root">' in person.text
    assert program.json()["reason"] == below.json()["reason"] == "error-server-no-path"


def test_a_page_that_is_there_is_not_sent_again(server: Running) -> None:
    first = get(server, "/", Accept_Language="fr")
    again = get(server, "/next", Accept_Language="fr", If_None_Match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other = get(server, "/", Accept_Language="pl", If_None_Match=first.headers["etag"])
    assert other.status_code == 200, "it is another one in another language"


def test_a_new_build_is_seen_at_once(server: Running, folder: Path) -> None:
    before = get(server, "/")
    index = folder / "index.html"
    index.write_text(INDEX.replace("root", "roots"), encoding="utf-8")
    try:
        after = get(server, "/", If_None_Match=before.headers["etag"])
        assert after.status_code == 200
        assert "roots" in after.text
    finally:
        index.write_text(INDEX, encoding="utf-8")


def test_files_are_packed_and_kept_for_ever(server: Running) -> None:
    path = "/assets/main-1a2b3c.js"
    packed = get(server, path, Accept_Encoding="br, gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert packed.headers["cache-control"] == FOR_EVER
    assert packed.headers["x-content-type-options"] == "nosniff"
    assert packed.text == SCRIPT
    plain = get(server, path, Accept_Encoding="identity")
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert packed.headers["etag"] != plain.headers["etag"]
    for etag, encoding, status in (
        (packed.headers["etag"], "gzip", 304),
        (plain.headers["etag"], "identity", 304),
        (plain.headers["etag"], "gzip", 200),
    ):
        assert get(server, path, Accept_Encoding=encoding, If_None_Match=etag).status_code == status


def test_what_is_packed_already_is_not_packed_again(server: Running) -> None:
    font = get(server, "/assets/fonts/alegreya-9z8y.woff2", Accept_Encoding="gzip")
    assert "content-encoding" not in font.headers
    assert font.headers["content-type"] == "font/woff2"
    assert font.content == FONT


def test_a_file_that_keeps_its_name_is_asked_for_again(server: Running) -> None:
    icon = get(server, "/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"


WAYS_OUT = (
    "/assets/../../secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/assets/..%5c..%5csecret.txt",
    "/assets/fonts/../../../secret.txt",
    "/assets//etc/passwd",
    "/assets/%00",
    "/assets/main-1a2b3c.js%00.txt",
    "/assets/out.txt",
    "/assets/.hidden.js",
    "/assets/notes.secret",
    "/assets/fonts",
    "/assets/",
    "/assets",
    "/assets/" + "x" * 5000,
    "/assets/no-such-0.js",
    "/manifest.json",
    "/manifest.webmanifest",
)


@pytest.mark.parametrize("path", WAYS_OUT)
def test_there_is_no_way_out_of_the_folder(server: Running, path: str) -> None:
    """Asked byte by byte, since clients that mean well tidy up such addresses."""
    connection = http.client.HTTPConnection("127.0.0.1", server.settings.port, timeout=20)
    try:
        connection.putrequest("GET", f"/games{path}", skip_accept_encoding=True)
        connection.endheaders()
        answer = connection.getresponse()
        said = answer.read().decode()
    finally:
        connection.close()
    assert answer.status == 404
    assert '"reason":"error-server-no-path"' in said
    assert PRIVATE not in said
    assert "root:" not in said


def test_files_are_only_read(server: Running) -> None:
    answer = httpx.post(server.url + "/assets/main-1a2b3c.js", trust_env=False)
    assert answer.status_code == 405
    assert answer.json()["reason"] == "error-server-wrong-method"


def test_what_was_packed_by_brotli_is_sent_to_who_takes_it(folder: Path, server: Running) -> None:
    name = "/assets/twice-4d5e6f.js"
    (folder / name[1:]).write_text("1;" * 500)
    (folder / f"{name[1:]}.br").write_bytes(b"by Brotli")
    for accepted, coding in (("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip")):
        headers = {"Accept-Encoding": accepted}
        with httpx.stream("GET", server.url + name, headers=headers, trust_env=False) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == coding
        assert answer.headers["etag"].endswith(f'-{coding}"')
        assert (raw == b"by Brotli") is (coding == "br")
    assert get(server, f"{name}.br").status_code == 404


def test_a_packed_file_is_what_was_packed(folder: Path, server: Running) -> None:
    with httpx.stream("GET", server.url + "/assets/main-1a2b3c.js", trust_env=False) as answer:
        raw = b"".join(answer.iter_raw())
    assert gzip.decompress(raw) == (folder / "assets" / "main-1a2b3c.js").read_bytes()


@pytest.mark.parametrize(
    ("header", "accepted"),
    [
        ("", False), ("gzip", True), ("br, GZIP;q=0.5", True), ("gzip;q=0", False), ("gzip; q=0.00", False),
        ("identity", False), ("*", True), ("*;q=0", False), ("xgzip", False),
        ("*, gzip;q=0", False), ("gzip;q=0, *", False), ("*;q=0, gzip", True), ("gzip, *;q=0", True),
    ],
)  # fmt: skip
def test_who_takes_gzip(header: str, accepted: bool) -> None:
    assert takes("gzip", header) is accepted


@pytest.mark.parametrize(
    ("header", "has"),
    [("", False), ('"abc"', True), ('W/"abc"', True), ('"x", "abc"', True), ("*", True), ("abc", False)],
)
def test_who_has_it(header: str, has: bool) -> None:
    assert has_it(header, "abc") is has


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    check_client(Settings())
    check_client(Settings(client=str(tmp_path)))
    with pytest.raises(CannotServe, match="no folder"):
        check_client(Settings(client=str(tmp_path / "nowhere")))
