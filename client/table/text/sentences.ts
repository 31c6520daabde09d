/** What places, choices and explanations say in the text view. */
import { sentence } from "#/table/explanation/label";
import type { Explanation, Message, PreviewView, WholeTable } from "#/wire/types";
import type { Words } from "#/words";
import { capital } from "#/words/capitalize";
import { signed } from "#/words/speech";

/** Messages as sentences one after the other. */
export function told(words: Words, messages: readonly Message[]): string {
  return messages.map((message) => sentence(capital(words.say(message), words.language))).join(" ");
}

/** Short phrases: `2 wood, 1 gold`. */
export function listed(words: Words, messages: readonly Message[]): string {
  return messages.map(words.say).join(", ");
}

/** The titles of all places, by id. */
export function titlesOf(table: WholeTable | null, words: Words): ReadonlyMap<string, string> {
  const places = (table?.areas ?? []).flatMap((area) => Object.entries(area.places));
  return new Map(places.map(([id, { title }]) => [id, words.say(title)]));
}

/** By how much figures and points would change: `gold +2, wood −1`; then why it could not be undone freely. */
export function changesOf(
  words: Words,
  { figures, score, unsure }: PreviewView,
  titles: ReadonlyMap<string, string>,
): string {
  const change = (number: number) => (number > 0 ? `+${number}` : signed(number));
  const changes = [
    ...figures.map(({ id, number }) => `${titles.get(id) ?? words.name(id)} ${change(number)}`),
    ...(score === 0
      ? []
      : [words.text("explain-points", { change: change(score), number: Math.abs(score) })]),
  ].join(", ");
  return [
    ...(changes === "" ? [] : [sentence(changes)]),
    ...(unsure === null ? [] : [sentence(capital(words.say(unsure), words.language))]),
  ].join(" ");
}

/** What a choice is about, where the game says more of it than its own sentence: price, gains, or how it is now. */
export function aboutPlaces(words: Words, places: readonly Explanation[]): string {
  const part = (label: string, messages: readonly Message[]) =>
    messages.length === 0
      ? []
      : [sentence(words.text("web-pair", { what: words.text(label), value: listed(words, messages) }))];
  return places
    .flatMap(({ costs, gains, now }) => {
      const price = [...part("explain-costs", costs), ...part("explain-gains", gains)];
      return price.length > 0 ? price : [told(words, now)];
    })
    .join(" ");
}

/** All that a choice would do, line by line. */
export function previewLines(
  words: Words,
  preview: PreviewView,
  titles: ReadonlyMap<string, string>,
): readonly string[] {
  const { told: tells, end, asks, unsure } = preview;
  return [
    changesOf(words, preview, titles),
    tells.length > 0 ? words.tell(tells) : "",
    end === "" || unsure !== null
      ? ""
      : words.text(`explain-then-${end}`, { names: asks.map((seat) => words.seat(seat)) }),
  ].filter(Boolean);
}

/** What something is: its title, what it is and does, its state, its price, and the ids of its rules. */
export function explanationLines(words: Words, explanation: Explanation): readonly string[] {
  const { title, about, now, costs, gains, rules } = explanation;
  const part = (label: string, value: string) =>
    value === "" ? "" : sentence(words.text("web-pair", { what: words.text(label), value }));
  return [
    sentence(capital(words.say(title), words.language)),
    told(words, about),
    part("explain-costs", listed(words, costs)),
    part("explain-gains", listed(words, gains)),
    told(words, now),
    part("web-reader-rules", rules.join(", ")),
  ].filter(Boolean);
}
