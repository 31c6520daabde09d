/**
 * What a file is, told from its first lines: so that people see what they are about to open. Whether it is right is
 * for the server to say, which reads it by the rules.
 */
import { Refusal } from "#/wire/refusal";

export interface Found {
  readonly kind: "record" | "position";
  /** The document itself, cut out of a file that holds several. */
  readonly text: string;
  readonly game: string;
  readonly players: number;
  /** The names that the document gives; empty where it gives none. */
  readonly names: readonly string[];
  /** How many choices it tells. */
  readonly lines: number;
  readonly over: boolean;
  /** Something to tell it by, if it says so: `Tuesday evening`. */
  readonly event: string;
}

const FIRST = "batisseurs-record ";

/** All documents in a text, none if it is something else. */
export function documentsIn(text: string): readonly Found[] {
  const plain = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  if (plain.trimStart().startsWith(FIRST)) {
    const records = plain
      .trimStart()
      .split(/^(?=batisseurs-record )/m)
      .filter((record) => record.trim() !== "");
    return records.map(recordIn);
  }
  const position = positionIn(plain);
  return position === null ? [] : [position];
}

function recordIn(text: string): Found {
  const [header = "", ...bodies] = text.split(/\n[ \t]*\n/);
  const tags = header.split("\n").map((line) => /^(\S+) ?(.*)$/.exec(line.trim()) ?? []);
  const tag = (name: string) => tags.find(([, first]) => first === name)?.[2] ?? "";
  const names = tags.flatMap(([, first, rest]) =>
    first === "seat" ? [(rest ?? "").replace(/^p\d+ ?/, "")] : [],
  );
  const lines = bodies
    .join("\n")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const over = lines.at(-1)?.startsWith("result ") ?? false;
  return {
    kind: "record",
    // A record ends with a line feed, and pasting often loses it.
    text: text.endsWith("\n") ? text : `${text}\n`,
    game: tag("game"),
    players: Number(tag("players")) || 0,
    names: names.map((name, number) => (name === `p${number + 1}` ? "" : name)),
    lines: over ? lines.length - 1 : lines.length,
    over,
    event: tag("event"),
  };
}

function positionIn(text: string): Found | null {
  const value = (key: string) =>
    new RegExp(`^${key}\\s*=\\s*"?([^"#\\n]+?)"?\\s*(?:#.*)?$`, "m").exec(text)?.[1];
  if (value("situation") === undefined) {
    return null;
  }
  return {
    kind: "position",
    text,
    game: value("game") ?? "",
    players: Number(value("players")) || 0,
    names: [],
    lines: 0,
    over: false,
    event: "",
  };
}

export interface Place {
  readonly line: number;
  readonly text: string;
}

/** The line of a file that a refusal is about. */
export function placeIn(text: string, error: unknown): Place | null {
  const line = error instanceof Refusal ? error.line : null;
  return line === null ? null : { line, text: text.split("\n")[line - 1]?.trimEnd() ?? "" };
}
