"""The built client: one page for every address, and files with hashed names.

`npm run build` puts them into a folder of the package. They are read when first requested, and again when
they have changed; text is compressed once. A page is always revalidated; a file with a hash in its name is
cached for ever.
"""

from __future__ import annotations

import html
import re
from pathlib import Path

from batisseurs.server.http.cached_response import File, ready
from batisseurs.server.settings import Settings

BUILT = Path(__file__).parents[1] / "client"
"""Where the build is put; not in the repository, but in every wheel."""
INDEX = "index.html"

NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]*(/[A-Za-z0-9_][A-Za-z0-9._-]*)*\Z")
"""What a file name may look like: nothing hidden, and no way up."""
LANGUAGE = re.compile(r'(<html\b[^>]*\blang=")[^"]*')
HEAD = re.compile(r"<head[^>]*>")
TEXTS = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
OTHERS = {
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""Types that are compressed already, and the type a browser is told. Files of other types are not served."""


class ClientFiles:
    """The files of one build. Thread-safe."""

    def __init__(self, settings: Settings) -> None:
        """Take the folder that the settings name, else that of the package."""
        self._folder = Path(settings.client).resolve() if settings.client else BUILT
        self._base = f"{settings.base_path}/"
        self._read: dict[tuple[str, str], tuple[tuple[int, int], File]] = {}

    def page(self, language: str) -> File | None:
        """Return the page in a language; None if the client has not been built."""
        return self._found(INDEX, language)

    def file(self, name: str) -> File | None:
        """Return a file by its name below the folder; None if there is no such file of ours."""
        return self._found(name) if NAME.match(name) else None

    def _found(self, name: str, language: str = "") -> File | None:
        path = self._folder / name
        kind = TEXTS.get(path.suffix) or OTHERS.get(path.suffix)
        try:
            # A link that leads out of the folder is not followed.
            if kind is None or not path.resolve().is_relative_to(self._folder.resolve()):
                return None
            about = path.stat()
            stamp = (about.st_mtime_ns, about.st_size)
            known = self._read.get((name, language))
            if known is not None and known[0] == stamp:
                return known[1]
            content = path.read_bytes()
        except OSError:
            return None
        try:
            brotli = None if language else path.with_name(f"{path.name}.br").read_bytes()
        except OSError:
            brotli = None
        if language:
            content = _as_page(content.decode(), language, self._base).encode()
        file = ready(content, kind, pack=path.suffix in TEXTS, brotli=brotli)
        self._read[name, language] = (stamp, file)
        return file


def _as_page(text: str, language: str, base: str) -> str:
    """Write the language and the base address into the page: one build serves any sub-path."""
    text = LANGUAGE.sub(rf"\g<1>{language}", text, count=1)
    return HEAD.sub(lambda head: f'{head[0]}\n    <base href="{html.escape(base)}">', text, count=1)
