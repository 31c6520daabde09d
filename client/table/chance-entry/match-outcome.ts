/** What someone means who types what came at a real table: a name, the beginning of one, a number; or several. */
import type { OutcomeView } from "#/wire/types";

/** Something that can come, with its name in the reader's language. */
export interface Labelled {
  readonly outcome: OutcomeView;
  readonly label: string;
}

export type Found =
  | { readonly kind: "found"; readonly meant: Labelled; readonly rest: string }
  | { readonly kind: "several"; readonly text: string; readonly meant: readonly Labelled[] }
  | { readonly kind: "none"; readonly text: string };

/** The first of what was typed, and what is left for the questions that follow: after a comma, or after its words. */
export function findFirst(outcomes: readonly Labelled[], typed: string): Found {
  const [head = "", ...tail] = typed.split(",");
  const rest = tail.join(",").trim();
  const words = head.trim().split(/\s+/);
  let why: Found = { kind: "none", text: head.trim() };
  for (let length = words.length; length > 0; length -= 1) {
    const text = words.slice(0, length).join(" ");
    const meant = meantBy(outcomes, text);
    if (meant.length === 1 && meant[0] !== undefined) {
      const left = [words.slice(length).join(" "), rest].filter(Boolean).join(", ");
      return { kind: "found", meant: meant[0], rest: left };
    }
    if (meant.length > 1) {
      // If the longer text means nothing, try the shorter one: “saint pual” is one of the saints.
      why = { kind: "several", text, meant };
    }
  }
  return why;
}

/** More than these are sorted by name; fewer keep the order of the game. */
const MANY = 12;

export function inOrder(outcomes: readonly Labelled[], language: string): readonly Labelled[] {
  return outcomes.length > MANY
    ? outcomes.toSorted((one, other) => one.label.localeCompare(other.label, language, { numeric: true }))
    : outcomes;
}

/** What is still typed last: the list shows what fits it. */
export function lastTyped(typed: string): string {
  return typed.slice(typed.lastIndexOf(",") + 1).trim();
}

/** What fits what is being typed: every word of it begins a word of the name. */
export function fitting(outcomes: readonly Labelled[], typed: string): readonly Labelled[] {
  const wanted = wordsOf(typed);
  return wanted.length === 0 ? outcomes : outcomes.filter((one) => allBegin(one, wanted));
}

/** The surest way to mean something first: its whole name, its own words, its beginning, the beginnings of its words. */
function meantBy(outcomes: readonly Labelled[], text: string): readonly Labelled[] {
  const wanted = wordsOf(text);
  const whole = wanted.join(" ");
  const ways: readonly ((one: Labelled) => boolean)[] = [
    (one) => namesOf(one).includes(whole),
    (one) => wanted.every((word) => namesOf(one).some((name) => name.split(" ").includes(word))),
    (one) => namesOf(one).some((name) => name.startsWith(whole)),
    (one) => allBegin(one, wanted),
  ];
  for (const means of ways) {
    const meant = outcomes.filter(means);
    if (wanted.length > 0 && meant.length > 0) {
      return meant;
    }
  }
  return [];
}

function allBegin(one: Labelled, wanted: readonly string[]): boolean {
  return namesOf(one).some((name) => {
    const words = name.split(" ");
    return wanted.every((part) => {
      const at = words.findIndex((word) => word.startsWith(part));
      return at >= 0 && words.splice(at, 1).length > 0;
    });
  });
}

/** By its name in the reader's language, and by the words of records. */
function namesOf({ outcome, label }: Labelled): readonly string[] {
  return [label, outcome.name, outcome.text].map((name) => wordsOf(name).join(" "));
}

/** Words as they are compared: case, accents, signs and zeros in front of numbers do not matter. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      // ł has no accent that could be taken off.
      .replaceAll("ł", "l")
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map((word) => word.replace(/^0+(?=\d)/, ""))
  );
}
