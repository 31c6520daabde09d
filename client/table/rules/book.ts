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
