/** Everything that can be said in one language: the counterpart of `Words` in Python, which says the same. */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { Message } from "#/wire/types";
import { catalogue, FIRST, partsFor, rulesPart } from "#/words/catalogues";
import type { Language } from "#/words/languages";

export type Argument = string | number | readonly string[];
export type Arguments = Readonly<Record<string, Argument>>;

export interface Rule {
  readonly id: string;
  readonly text: string;
  /** What the chapter is called in which it stands. */
  readonly chapter: string;
}

/** How the names in a message become words: of components, and of who sits where. */
export interface Names {
  name(item: string): string;
  seat(number: number): string;
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

  /** The words for an id. While its catalogue is on the way: nothing; whoever shows it is told when it is there. */
  text(id: string, args: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) {
      return this.#fetch(id) ? "" : `[[${id}]]`;
    }
    const joined: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      joined[name] = typeof value === "object" ? this.join(value) : value;
    }
    const errors: Error[] = [];
    const spoken = this.#bundle.formatPattern(pattern, joined, errors);
    return errors.length > 0 ? `${spoken} [[${id}]]` : spoken;
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

  /** A message of kernel or game as a sentence, with the names of players and components. */
  say(message: Message, names: Names): string {
    const args: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(message.args)) {
      if (typeof value === "object") {
        // Commas only: there is a card called Bread and Wine.
        args[name] = value.map((item) => names.name(item)).join(", ");
      } else if (typeof value === "string") {
        args[name] = names.name(value);
      } else {
        args[name] = name.startsWith("seat") ? names.seat(value) : value;
      }
    }
    return this.text(message.id, args);
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

const ENGLISH = "english/";

function nothing(): void {}

function bundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}
