/**
 * What someone means who types an answer or a command: the counterpart of `cli/play/answers.py` and
 * `cli/play/commands.py`, so that both take the same words. Numbers, the words of records (`play priest`), the words on the
 * screen (`jouer prêtre`) or its sentence; beginnings are enough, and the order of equal parts does not matter.
 */
import type { ChoiceView, Message, RefusalView } from "#/wire/types";
import type { Words } from "#/words";

export interface Numbered {
  /** What to type for it; an amount has its own number. */
  readonly number: number;
  readonly choice: ChoiceView;
}

export type Meant =
  | { readonly kind: "choice"; readonly meant: Numbered }
  | { readonly kind: "several"; readonly meant: readonly ChoiceView[] }
  | { readonly kind: "refused"; readonly refusal: RefusalView }
  | { readonly kind: "no-number"; readonly least: number; readonly most: number }
  | { readonly kind: "none"; readonly least: number; readonly most: number };

/** Words that part the others: around them the order counts. */
const SMALL_WORDS = new Set(["from", "to"]);

/** For comparing: without accents, capitals and repeated spaces. */
export function folded(text: string): string {
  return text
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L")
    .replaceAll("_", " ")
    .replaceAll("’", "'")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .join(" ");
}

/** Whether each wanted word begins the word at the same position. */
export function begins(text: string, wanted: string): boolean {
  const [words, given] = [text.split(" "), wanted.split(" ").filter(Boolean)];
  return (
    given.length > 0 &&
    given.length <= words.length &&
    given.every((part, at) => words[at]?.startsWith(part) === true)
  );
}

/** Whether the words after the first are the same in any order, as for two dice. */
function sameWords(text: string, wanted: string): boolean {
  const [verb = "", ...words] = text.split(" ");
  const [first = "", ...given] = wanted.split(" ");
  const ordered = words.some((word) => SMALL_WORDS.has(word));
  return (
    given.length > 0 &&
    !ordered &&
    verb.startsWith(first) &&
    words.toSorted().join(" ") === given.toSorted().join(" ")
  );
}

/** Numbered from 1; choices that differ only in a growing amount are numbered by it: who types 2 means two. */
export function numberedChoices(choices: readonly ChoiceView[]): readonly Numbered[] {
  const own = amounts(choices);
  const first = (own.at(-1) ?? 0) + 1;
  return choices.map((choice, index) => ({
    number: own[index] ?? first + index - own.length,
    choice,
  }));
}

function amounts(choices: readonly ChoiceView[]): readonly number[] {
  const found: number[] = [];
  let pattern: string | null = null;
  for (const { text } of choices) {
    const [verb, number = "", ...rest] = text.split(" ");
    if (!/^\d+$/.test(number)) {
      break;
    }
    const own = [verb, ...rest].join(" ");
    if ((pattern !== null && pattern !== own) || Number(number) <= (found.at(-1) ?? -1)) {
      return [];
    }
    pattern = own;
    found.push(Number(number));
  }
  return found;
}

/** Puts choices into the words that a reader would type. */
export class Wording {
  readonly #words: Words;
  readonly #game: string;
  readonly #seats: number;

  constructor(words: Words, game: string, seats: number) {
    this.#words = words;
    this.#game = game;
    this.#seats = seats;
  }

  /** `jouer Prêtre`. */
  shown(text: string): string {
    const [verb = "", ...rest] = text.split(" ");
    return [this.#verb(verb), this.#objects(rest) || rest.join(" ")].filter(Boolean).join(" ");
  }

  /** What may be typed for it: as in records, as on the screen, half and half, its sentence. */
  forms(text: string, message?: Message): readonly string[] {
    const [verb = "", ...rest] = text.split(" ");
    return [
      text,
      this.shown(text).replace(/[(),]/g, ""),
      [this.#verb(verb), ...rest].join(" "),
      ...(message === undefined ? [] : [this.#words.say(message)]),
    ].map(folded);
  }

  #verb(verb: string): string {
    const id = `${this.#game}-verb-${verb}`;
    return this.#words.knows(id) ? this.#words.text(id) : this.#words.name(verb);
  }

  /** The names of pieces and players; empty if a word is neither. */
  #objects(parts: readonly string[]): string {
    const names: string[] = [];
    const owners: string[] = [];
    for (const part of parts.filter((each) => !SMALL_WORDS.has(each))) {
      const seat = /^p(\d)$/.exec(part);
      const name = this.#words.name(part);
      if (seat !== null && Number(seat[1]) <= this.#seats) {
        owners.push(this.#words.seat(Number(seat[1]) - 1));
      } else if (name !== part) {
        names.push(name);
      } else {
        return "";
      }
    }
    const label = names.join(" ");
    return label !== "" && owners.length > 0 ? `${label} (${owners.join(", ")})` : label;
  }
}

interface Answerable {
  readonly choices: readonly ChoiceView[];
  readonly refusals: readonly RefusalView[];
}

/** The choice that was typed, or why it is none. There is at least one choice. */
export function findAnswer(wording: Wording, { choices, refusals }: Answerable, typed: string): Meant {
  const numbered = numberedChoices(choices);
  const [least, most] = [numbered[0]?.number ?? 1, numbered.at(-1)?.number ?? 1];
  const answer = folded(typed);
  if (/^-?\d+$/.test(answer)) {
    const meant = numbered.find(({ number }) => number === Number(answer));
    return meant === undefined ? { kind: "no-number", least, most } : { kind: "choice", meant };
  }
  const forms = numbered.map((one) => ({ one, forms: wording.forms(one.choice.text, one.choice.message) }));
  const those = (means: (form: string, wanted: string) => boolean) =>
    forms.filter((each) => each.forms.some((form) => means(form, answer))).map(({ one }) => one);
  // “value 1” never means value 10, even if 1 is not possible.
  const exact = refusals.find(({ text }) => folded(text) === answer);
  const same = those((form, wanted) => form === wanted);
  const ways = exact === undefined ? [same, those(begins), those(sameWords)] : [same];
  const meant = ways.find((found) => found.length > 0) ?? [];
  const [only] = meant;
  if (only !== undefined && meant.length === 1) {
    return { kind: "choice", meant: only };
  }
  if (meant.length > 0) {
    return { kind: "several", meant: meant.map(({ choice }) => choice) };
  }
  const refused = (means: (form: string, wanted: string) => boolean) =>
    refusals.find(({ text }) => wording.forms(text).some((form) => means(form, answer)));
  const refusal = exact ?? refused(begins) ?? refused(sameWords);
  return refusal === undefined ? { kind: "none", least, most } : { kind: "refused", refusal };
}

/** The commands of the text view, in the order of its help. */
export const COMMANDS = [
  "help",
  "hint",
  "table",
  "scores",
  "recap",
  "log",
  "card",
  "legend",
  "rule",
  "undo",
  "withdraw",
  "yes",
  "no",
  "say",
  "lang",
  "quit",
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** Other words for `?`. */
const ASKING = ["why", "what", "explain"];

/** A command and the text after it; null if it is none. */
export function findCommand(
  words: Pick<Words, "text">,
  typed: string,
): { readonly name: CommandName; readonly about: string } | null {
  const line = typed.trim();
  if (line.startsWith("?")) {
    return { name: "help", about: line.slice(1).trim() };
  }
  for (const name of COMMANDS) {
    for (const command of name === "help" ? [name, ...ASKING] : [name]) {
      for (const word of [folded(words.text(`cli-word-${command}`)), command]) {
        const length = word.split(" ").length;
        const parts = line.split(/\s+/);
        if (word !== "" && folded(parts.slice(0, length).join(" ")) === word) {
          return { name, about: parts.slice(length).join(" ") };
        }
      }
    }
  }
  return null;
}
