/** Where the server is: the server writes its address into <base>; a page without one is at the root. */
export function home(): URL {
  return document.querySelector("base") === null ? new URL("/", document.baseURI) : new URL(document.baseURI);
}

/** The address of something in the server: `at("api/games")`. Parts of a path are given, never glued. */
export function at(path: string): URL {
  return new URL(path.replace(/^\//, ""), home());
}

/** What routes begin with: `/sub/path`, or nothing. */
export function basePath(): string {
  return home().pathname.replace(/\/$/, "");
}
