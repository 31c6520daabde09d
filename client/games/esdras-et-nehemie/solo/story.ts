/**
 * What the solo opponent does, as stories: its turns, its Sabbaths, its final scoring. Each is a list of steps:
 * something that it decides or does, and what came of it.
 *
 * They are made of the same turns as the log, so that nothing is told there that is not told here.
 */
import type { Turn } from "#/table/log/turns";
import type { Clause, Message } from "#/wire/types";

/** How game events name it, since it sits nowhere. */
const OPPONENT = "opponent";
const GAME = "esdras-et-nehemie-";

export interface Told {
  readonly message: Message;
  readonly rule: string;
  /** How the log tells it; a reason is told in its own words. */
  readonly clause?: Clause;
}

export interface Step extends Told {
  /** The game event, without the name of the game: `trade-upper`. */
  readonly kind: string;
  /** The version with which it happened. */
  readonly version: number;
  /** The version that shows the board as it is while this is told. */
  readonly board: number;
  /** Why it does that, as the game says. */
  readonly why: readonly Told[];
  /** What came of it. */
  readonly came: readonly Told[];
}

/** Facts of this kind say why the one before was done. */
const REASON = "reason-";

export interface Story {
  readonly key: string;
  readonly kind: "turn" | "sabbath" | "end";
  readonly steps: readonly Step[];
  /** Whether nothing can come any more: someone else has begun. */
  readonly over: boolean;
}

/** What begins a step; anything else came of the one before. */
const BEGINS = new Set([
  "focus-clockwise",
  "focus-counter-clockwise",
  "trade-upper",
  "trade-lower",
  "no-trade",
  "scheme",
  "scheme-not-met",
  "scheme-impossible",
  "scheme-action",
  "opponent-levite",
  "opponent-changes",
  "opponent-altar",
  "temple",
  "sector",
  "opponent-target",
  "clears",
  "opponent-pays",
  "builds-wall",
  "builds-gate",
  "connection",
  "opponent-scribe-highest",
  "opponent-scribe-lowest",
  "path-white",
  "path-pays",
  "places-scribe",
  "judged-behind",
  "judged-between",
  "judged-ahead",
  "opponent-sabbath",
  "shofar",
  "altar-leader",
  "final-goods",
]);
/** Several cubes are cleared at once, and several tiles are on a path. */
const GO_ON = new Set(["clears", "path-white", "path-pays"]);

/** While it decides, the board is still as it was before. */
const DECIDES = new Set([
  "focus-clockwise",
  "focus-counter-clockwise",
  "scheme",
  "scheme-not-met",
  "scheme-impossible",
  "scheme-action",
  "opponent-target",
  "opponent-scribe-highest",
  "opponent-scribe-lowest",
]);

export function kindOf(message: Message): string {
  return message.id.startsWith(GAME) ? message.id.slice(GAME.length) : message.id;
}

/** All stories so far, the earliest first; none in games with other players. */
export function storiesOf(turns: readonly Turn[]): readonly Story[] {
  const standing = turns.filter((turn) => !turn.struck);
  return standing.flatMap((turn, at) => storiesIn(turn, at < standing.length - 1));
}

interface Happened extends Told {
  readonly kind: string;
  readonly version: number;
}

/** A turn may go over into the Sabbath, and the third Sabbath into the final scoring. */
function storiesIn(turn: Turn, over: boolean): readonly Story[] {
  const happened = happenedIn(turn);
  const rests = position(happened, (kind) => kind === "sabbath-begins");
  const ends = position(happened, (kind) => kind.startsWith("final"));
  const own = turn.heading?.args.seat === OPPONENT;
  const story = (kind: Story["kind"], parts: readonly Happened[], over: boolean): readonly Story[] => {
    const [first] = parts;
    return first === undefined
      ? []
      : [{ key: `${turn.key} ${kind}`, kind, steps: stepsOf(parts, turn.version), over }];
  };
  return [
    ...story("turn", own ? happened.slice(0, rests) : [], over || rests < happened.length),
    ...story("sabbath", happened.slice(rests, ends).filter(isItsOwn), over || ends < happened.length),
    ...story("end", happened.slice(ends).filter(isItsOwn), over),
  ];
}

function happenedIn(turn: Turn): readonly Happened[] {
  return turn.facts.map((fact) => ({ ...fact, kind: kindOf(fact.message) }));
}

function position(happened: readonly Happened[], is: (kind: string) => boolean): number {
  const found = happened.findIndex(({ kind }) => is(kind));
  return found < 0 ? happened.length : found;
}

function isItsOwn({ message }: Told): boolean {
  return message.args.seat === OPPONENT;
}

function stepsOf(happened: readonly Happened[], began: number): readonly Step[] {
  const steps: (Step & { readonly why: Told[]; readonly came: Told[] })[] = [];
  // What the board showed before the version of the latest step.
  let before = began;
  for (const { message, rule, clause, version, kind } of happened) {
    const last = steps.at(-1);
    if (last !== undefined && last.version !== version) {
      before = last.version;
    }
    if (kind.startsWith(REASON)) {
      last?.why.push({ message, rule });
      continue;
    }
    const goesOn = GO_ON.has(kind) && last?.kind === kind;
    if (last !== undefined && last.version === version && (goesOn || !BEGINS.has(kind))) {
      last.came.push(told(message, rule, clause));
    } else {
      const board = DECIDES.has(kind) ? before : version;
      steps.push({ ...told(message, rule, clause), kind, version, board, why: [], came: [] });
    }
  }
  return steps;
}

function told(message: Message, rule: string, clause: Clause | undefined): Told {
  return clause === undefined ? { message, rule } : { message, rule, clause };
}

/** The card that a story has revealed by a step: the focus card that lies there, or the scheme card. */
export function cardAt(steps: readonly Step[], at: number, pile: "focus" | "scheme"): string | null {
  const step = steps
    .slice(0, at + 1)
    .findLast(({ kind }) => (pile === "scheme" ? kind === "scheme" : kind.startsWith("focus-")));
  const card = step?.message.args.card;
  return typeof card === "string" ? card : null;
}

/** What a step says under a name, as a number. */
export function figure({ message }: Told, name: string): number {
  const value = message.args[name];
  return typeof value === "number" ? value : 0;
}

/** What a step says under a name: a component or a place. */
export function named({ message }: Told, name: string): string {
  const value = message.args[name];
  return typeof value === "string" ? value : "";
}

/** Several components under one name. */
export function several({ message }: Told, name: string): readonly string[] {
  const value = message.args[name];
  return typeof value === "object" ? value : [];
}
