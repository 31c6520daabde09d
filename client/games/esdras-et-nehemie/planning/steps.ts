/**
 * What has been done in the turn in progress: steps with the chain of rewards that came of each, in the order of the events.
 * Every step is carried out at once, and can be taken back until chance or someone else has had a say.
 */
import type { ChoseView, Clause, Message, StoredEventView } from "#/wire/types";

const GAME = "esdras-et-nehemie-";
const GAINS = `${GAME}gains-`;

/** Words with which a step of an open point begins; every other answer belongs to the step before it. */
const OPEN = new Set([
  ...["play", "red", "grey", "blue", "trade", "develop", "trader", "elder", "buy"],
  ...["levite", "temple", "altar", "banner", "spot", "clear", "rebuild", "scribe", "tent", "end"],
]);

/** What only says again what the step's own words say. */
const ECHOES = new Set(
  [
    ...[
      "plays",
      "action-red",
      "action-grey",
      "action-blue",
      "spot",
      "levite-banner",
      "places-levite",
      "burns",
    ],
    ...["clears", "places-trader", "places-elder", "develops", "trades", "places-scribe", "moves-tent"],
    "buys-food",
  ].map((rest) => GAME + rest),
);

/** So much of something that the active side has gained, under the id of the reward; or what else came of it. */
export type Link =
  | { readonly good: string; readonly number: number; readonly message: Message }
  | { readonly good: null; readonly message: Message; readonly clause?: Clause };

export interface Step {
  readonly version: number;
  /** The words of the record: `temple 3 stone`. */
  readonly text: string;
  readonly message: Message;
  readonly chain: readonly Link[];
  /** How many lines take it back, and all that came after it; null if it stands. */
  readonly back: number | null;
}

/** The steps of the turn that continues, of those `free` lines that can still be taken back. */
export function stepsOf(events: readonly StoredEventView[], side: number, free: number): readonly Step[] {
  const lines = sinceTurnBegan(standing(events));
  const steps: { head: SeenLine; chain: Link[]; back: number }[] = [];
  lines.forEach((line, at) => {
    const { chose } = line;
    const links = chainOf(chose, side);
    const last = steps.at(-1);
    if (chose.seat === side && (OPEN.has(verbOf(chose.text)) || last === undefined)) {
      steps.push({ head: line, chain: [...links], back: lines.length - at });
    } else {
      last?.chain.push(...links);
    }
  });
  return steps.map(({ head, chain, back }) => ({
    version: head.version,
    text: head.chose.text,
    message: head.chose.message,
    chain: summed(chain),
    back: back <= free ? back : null,
  }));
}

interface SeenLine {
  readonly version: number;
  readonly chose: ChoseView;
}

/** The lines of the game as they stand: without those that were taken back. */
function standing(events: readonly StoredEventView[]): readonly SeenLine[] {
  const lines: SeenLine[] = [];
  for (const { version, event } of events) {
    if (event.type === "chose") {
      lines.push({ version, chose: event });
    } else if (event.type === "undone") {
      lines.splice(Math.max(0, lines.length - event.lines));
    }
  }
  return lines;
}

function sinceTurnBegan(lines: readonly SeenLine[]): readonly SeenLine[] {
  const began = lines.findLastIndex(({ chose }) =>
    chose.happenings.some(({ message }) => message.id === `${GAME}turn-begins`),
  );
  return began < 0 ? [] : lines.slice(began + 1);
}

function verbOf(text: string): string {
  return text.split(" ", 1)[0] ?? "";
}

/** What came of a line; if nothing is told of an answer, the answer itself. */
function chainOf({ text, message, happenings, told }: ChoseView, side: number): readonly Link[] {
  if (happenings.length === 0) {
    return OPEN.has(verbOf(text)) ? [] : [{ good: null, message }];
  }
  return happenings
    .map(({ message }, index) => linkOf(message, side, told[index]))
    .filter(({ message }) => !ECHOES.has(message.id));
}

function linkOf(message: Message, side: number, clause: Clause | undefined): Link {
  const { seat, number } = message.args;
  const gained = message.id.startsWith(GAINS) && seat === side && typeof number === "number";
  return gained
    ? { good: message.id.slice(GAINS.length).replaceAll("-", "_"), number, message }
    : { good: null, message, ...(clause !== undefined && { clause }) };
}

/** Neighbours of the same kind become one: 1 stone and 1 stone are 2 stone. */
function summed(chain: readonly Link[]): readonly Link[] {
  const links: Link[] = [];
  for (const link of chain) {
    const before = links.at(-1);
    if (link.good !== null && before !== undefined && before.good === link.good) {
      const number = before.number + link.number;
      const { id, args } = link.message;
      links[links.length - 1] = { good: link.good, number, message: { id, args: { ...args, number } } };
    } else {
      links.push(link);
    }
  }
  return links;
}
