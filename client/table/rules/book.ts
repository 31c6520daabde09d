/** The rules of a game as a book: chapters, what points at what, and what one looks for. */
import type { Rule } from "#/words";

export interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}

export function chaptersOf(rules: readonly Rule[]): readonly Chapter[] {
  const chapters: { title: string; rules: Rule[] }[] = [];
  for (const rule of rules) {
    if (chapters.at(-1)?.title !== rule.chapter) {
      chapters.push({ title: rule.chapter, rules: [] });
    }
    chapters.at(-1)?.rules.push(rule);
  }
  return chapters;
}

const REFERENCE = /\b[A-Z]{2,3}-\d+\b/g;

/** A text cut at the rules it names: plain pieces and ids by turns. */
export function withReferences(text: string): readonly { readonly text: string; readonly rule: boolean }[] {
  const pieces: { text: string; rule: boolean }[] = [];
  let end = 0;
  for (const found of text.matchAll(REFERENCE)) {
    pieces.push({ text: text.slice(end, found.index), rule: false }, { text: found[0], rule: true });
    end = found.index + found[0].length;
  }
  return [...pieces, { text: text.slice(end), rule: false }].filter((piece) => piece.text !== "");
}

/** The rules that name a rule, in their order. */
export function pointingAt(rules: readonly Rule[], id: string): readonly string[] {
  return rules
    .filter(
      (rule) => rule.id !== id && withReferences(rule.text).some((piece) => piece.rule && piece.text === id),
    )
    .map((rule) => rule.id);
}

/** Rules that hold every word one looks for, in id, text or chapter; accents and capitals make no difference. */
export function search(rules: readonly Rule[], wanted: string): readonly Rule[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.text} ${rule.chapter}`);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L")
    .replaceAll("œ", "oe")
    .toLowerCase();
}

const MOST_PICTURES = 3;
/** Endings differ by language and case: so many letters of a long name do not count. */
const ENDING = 2;

/**
 * The components to draw with each chapter: those it names most, and of those with the same name, or the same name and
 * another number, one. By the chapter's title. What has no name of its own (a colour, a good) begins with a small letter.
 */
export function picturesOf(
  chapters: readonly Chapter[],
  items: readonly string[],
  name: (item: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const found: { readonly title: string; readonly item: string; readonly times: number }[] = [];
  for (const { title, rules } of chapters) {
    const text = plain([title, ...rules.map((rule) => rule.text)].join(" "));
    for (const item of items) {
      const called = /^\p{Lu}/u.test(name(item)) ? base(name(item)) : "";
      const stem = called.length > 2 * ENDING + 1 ? called.slice(0, -ENDING) : called;
      const times = stem === "" ? 0 : text.split(stem).length - 1;
      if (times > 0) {
        found.push({ title, item, times });
      }
    }
  }
  const pictures = new Map<string, string[]>();
  const drawn = new Set<string>();
  for (const { title, item } of found.sort((one, other) => other.times - one.times)) {
    const own = pictures.get(title) ?? [];
    const called = base(name(item));
    if (!drawn.has(called) && own.length < MOST_PICTURES) {
      drawn.add(called);
      pictures.set(title, [...own, item]);
    }
  }
  return pictures;
}

/** A name without its number: `Elders 3`. */
function base(name: string): string {
  return plain(name).replace(/ \d+$/, "");
}

/** The components that the guide shows, and all others of the same kinds, by the tables of the component file. */
export function drawable(
  guide: readonly { readonly items: readonly string[] }[],
  file: unknown,
): readonly string[] {
  const shown = guide.flatMap((section) => section.items);
  const tables = typeof file === "object" && file !== null ? Object.values(file) : [];
  const kinds = tables.map(idsIn).filter((ids) => ids.some((id) => shown.includes(id)));
  return [...new Set([...shown, ...kinds.flat()])];
}

function idsIn(table: unknown): readonly string[] {
  const entries: readonly unknown[] = Array.isArray(table) ? table : [];
  return entries.flatMap((entry) =>
    typeof entry === "object" && entry !== null && "id" in entry ? [String(entry.id)] : [],
  );
}
