/** Everything that can be said in one language: the counterpart of `Words` in Python, which says the same. */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { Message } from "#/wire/types";
import { capital } from "#/words/capitalize";
import { catalogue, FIRST, partsFor, rulesPart } from "#/words/catalogues";
import type { Language } from "#/words/languages";

export type Argument = string | number | readonly string[];
export type Arguments = Readonly<Record<string, Argument>>;

export interface Rule {
  readonly id: string;
  readonly text: string;
  /** The title of its chapter. */
  readonly chapter: string;
}

/** How the names in a message become words: of components, and of who sits where. */
export interface Names {
  name(item: string): string;
  seat(number: number): string;
  /** The game, whose catalogue counts things. */
  readonly game?: string;
  /** The seat of who reads: what is told of it is told to "you". */
  readonly reader?: number;
}

/** A part of a line of the log. */
export interface Told {
  readonly message: Message;
  readonly amount: Readonly<Record<string, number>>;
  readonly teller: number;
}

export class Speech {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #rules = new Map<string, FluentBundle>();
  readonly #ruleIds = new Map<string, readonly string[]>();
  /** What has been asked for; a part is in the bundle when its promise is done. */
  readonly #asked = new Map<string, Promise<void>>();
  readonly #there = new Set<string>();
  readonly #grown: () => void;

  /** `grown` is called when more can be said than before. */
  constructor(language: Language, grown: () => void) {
    this.language = language;
    this.#grown = grown;
    this.#bundle = bundle(language);
  }

  /** The catalogues asked for so far, to be read in another language too. */
  get parts(): readonly string[] {
    return [...this.#asked.keys()];
  }

  /** Read what every page needs. */
  begin(): Promise<void> {
    return this.need(FIRST);
  }

  /** Read catalogues; the same promise for the same list, so that React can wait for it. */
  need(parts: readonly string[]): Promise<void> {
    const key = parts.join(" ");
    let promise = this.#asked.get(key);
    if (promise === undefined) {
      promise =
        parts.length > 1
          ? Promise.all(parts.map((part) => this.need([part]))).then(nothing)
          : this.#read(key);
      const asked = promise;
      // React does not wait for a promise that says so itself: no blink after a change of language.
      asked.then(
        () => Object.assign(asked, { status: "fulfilled", value: undefined }),
        () => this.#asked.delete(key),
      );
      this.#asked.set(key, asked);
    }
    return promise;
  }

  /** Whether everything of these is there already. */
  has(parts: readonly string[]): boolean {
    return parts.every((part) => this.#there.has(part));
  }

  async #read(part: string): Promise<void> {
    // The first to define an id wins: `english/web` fills the gaps that `web` has left.
    const english = part.startsWith(ENGLISH);
    const resource = await catalogue(
      english ? "en" : this.language,
      english ? part.slice(ENGLISH.length) : part,
    );
    if (resource !== null && part.endsWith("-rules")) {
      this.#addRules(part, resource);
    } else if (resource !== null) {
      this.#bundle.addResource(resource);
    }
    this.#there.add(part);
    this.#grown();
  }

  #addRules(part: string, resource: FluentResource): void {
    const rules = bundle(this.language);
    rules.addResource(resource);
    this.#rules.set(part, rules);
    this.#ruleIds.set(
      part,
      resource.body.map((entry) => entry.id),
    );
  }

  /** The words for an id; empty while its catalogue is loading: components render again when it is there. */
  text(id: string, args: Arguments = {}): string {
    return this.#variant(id, "", args);
  }

  /** The same as it is said in a special case: an attribute of the message, if it has it. */
  #variant(id: string, attribute: string, args: Arguments): string {
    const found = this.#bundle.getMessage(id);
    const pattern = found?.attributes[attribute] ?? found?.value;
    if (pattern === undefined || pattern === null) {
      return this.#fetch(id) ? "" : `[[${id}]]`;
    }
    const joined: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      joined[name] = this.#argument(name, value);
    }
    const errors: Error[] = [];
    const spoken = this.#bundle.formatPattern(pattern, joined, errors);
    return errors.length > 0 ? `${spoken} [[${id}]]` : spoken;
  }

  /** An argument as it is put in: a list joined, a game by its title, a true minus sign. */
  #argument(name: string, value: Argument): string | number {
    if (typeof value === "object") {
      return this.join(value);
    }
    if (typeof value === "number" && value < 0) {
      return signed(value);
    }
    const title = `titles-${value}`;
    return name === "title" && this.#bundle.hasMessage(title) ? this.text(title) : value;
  }

  /** Tell whether there are words for this id, as far as is known now. Only where they would be is looked. */
  knows(id: string): boolean {
    const [likeliest] = partsFor(id);
    if (likeliest !== undefined && !this.has(likeliest)) {
      this.need(likeliest).catch(nothing);
    }
    return this.#bundle.hasMessage(id);
  }

  /** Read the next catalogue that may have an id, at last the English one; false if all are read. */
  #fetch(id: string): boolean {
    const own = partsFor(id);
    const lists =
      this.language === "en" ? own : [...own, ...own.map((list) => list.map((part) => ENGLISH + part))];
    const next = lists.find((parts) => !this.has(parts));
    if (next !== undefined) {
      this.need(next).catch(nothing);
    }
    return next !== undefined;
  }

  /** A message of kernel or game as a sentence, with the names of players and components, and what is counted. */
  say(message: Message, names: Names, amount: Told["amount"] = {}): string {
    const args: Record<string, Argument> = {};
    let own = "";
    for (const [name, value] of Object.entries(message.args)) {
      own = own !== "seat" && name.startsWith("seat") && value === names.reader ? name : own;
      args[name] = argument(name, value, names);
    }
    const counted = Object.entries(amount).map(([item, number]) =>
      this.text(`${names.game}-amount-${item.replaceAll("_", "-")}`, { number }),
    );
    return this.#variant(message.id, own, counted.length > 0 ? { ...args, amount: counted } : args);
  }

  /** A line of the log: who does several things is named once. */
  tell(clauses: readonly Told[], names: Names): string {
    let told = "";
    let before: unknown;
    for (const { message, amount, teller } of clauses) {
      const choice = this.say(message, names, amount);
      const said = teller < 0 ? choice : this.text("log-chooses", { name: names.seat(teller), choice });
      const who = message.args.seat;
      const subject = who === undefined ? "" : this.#subject(who, names);
      const named = who !== undefined && said.startsWith(subject);
      if (named && who === before && told.endsWith(".")) {
        told = this.text("log-then", {
          first: told.slice(0, -1),
          then: said.slice(subject.length).trimStart(),
        });
      } else {
        told += (told === "" ? "" : " ") + (named && subject !== "" ? said : capital(said, this.language));
      }
      told += /[.!?…]$/u.test(told) ? "" : ".";
      before = who;
    }
    return told;
  }

  /** How a sentence about someone begins; in some languages "you" is left out. */
  #subject(who: Message["args"][string], names: Names): string {
    return who === names.reader ? this.text("log-you") : String(argument("seat", who, names));
  }

  /** A list as people write it: `a, b and c`. */
  join(items: readonly string[]): string {
    if (items.length < 2) {
      return items.join("");
    }
    return this.text("list-last", {
      first: items.slice(0, -1).join(", "),
      last: items[items.length - 1] ?? "",
    });
  }

  /** The text of a rule; null if there is none, or it is on the way. */
  rule(game: string, id: string): string | null {
    const part = this.#rulesOf(game);
    const rules = this.#rules.get(part);
    const pattern = rules?.getMessage(id)?.value;
    return rules === undefined || pattern === undefined || pattern === null
      ? null
      : rules.formatPattern(pattern);
  }

  /** All rules of a game in their order; none while they are on the way. */
  rules(game: string): readonly Rule[] {
    const part = this.#rulesOf(game);
    const rules = this.#rules.get(part);
    // The first rule of a chapter names it.
    let chapter = "";
    return (this.#ruleIds.get(part) ?? []).map((id) => {
      const named = rules?.getMessage(id)?.attributes.chapter;
      chapter = named === undefined || rules === undefined ? chapter : rules.formatPattern(named);
      return { id, text: this.rule(game, id) ?? "", chapter };
    });
  }

  #rulesOf(game: string): string {
    const part = rulesPart(game);
    if (!this.has([part])) {
      this.need([part]).catch(nothing);
    }
    return part;
  }
}

function argument(name: string, value: Message["args"][string], names: Names): Argument {
  if (typeof value === "object") {
    return list(value, names);
  }
  if (typeof value === "string") {
    return names.name(value);
  }
  return name.startsWith("seat") ? names.seat(value) : value;
}

/** Figures in their order, a dash for none; names with how often each is there. Commas only: there is a card called Bread and Wine. */
function list(items: readonly string[], names: Names): string {
  if (items.every((item) => /^\d+$/u.test(item))) {
    return items.toSorted((one, other) => Number(one) - Number(other)).join(" ") || "–";
  }
  const different = [...new Set(items)];
  return different
    .map((item) => {
      const times = items.filter((other) => other === item).length;
      return times > 1 ? `${names.name(item)}\u00a0×${times}` : names.name(item);
    })
    .join(", ");
}

/** A whole number with a true minus sign. */
export function signed(number: number): string {
  return String(number).replace("-", "\u2212");
}

const ENGLISH = "english/";

function nothing(): void {}

function bundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}
