/**
 * Why the solo opponent does what it does: from what its game events say and what is printed on its cards. Nothing is
 * decided here; the words only say which sentence of the rules has led to it.
 */
import type { EsdrasEtNehemieAction, EsdrasEtNehemieFocus, Message } from "#/wire/types";
import type { Box, View } from "../components";
import { solo } from "./ids";
import { cardAt, figure, named, type Step, several, type Told } from "./story";

/** What a story is told from. */
export interface Source {
  readonly box: Box;
  readonly view: View;
  /** Goods in words. */
  readonly goods: (goods: Readonly<Record<string, number>>) => string;
  /** What an action of a scheme card is, in words. */
  readonly does: (action: EsdrasEtNehemieAction) => string;
}

/** The reasons of a step, with the rules that they come from where the step itself names another. */
export function reasonsOf(steps: readonly Step[], at: number, source: Source): readonly Told[] {
  const step = steps[at];
  if (step === undefined) {
    return [];
  }
  const focus = source.box.focus(cardAt(steps, at, "focus") ?? "");
  const scheme = cardAt(steps, at, "scheme") ?? "";
  switch (step.kind) {
    case "trade-upper":
    case "trade-lower":
    case "no-trade":
      return focus === undefined ? [] : [tradeReason(step, focus)];
    case "scheme-not-met":
      return notMet(step, actionOf(source.box, scheme, step));
    case "scheme-impossible":
      return impossible(step, actionOf(source.box, scheme, step), source);
    case "scheme-action":
      return followed(step, actionOf(source.box, scheme, step), source);
    case "opponent-target":
      return focus === undefined ? [] : target(steps, at, focus, source.box);
    case "opponent-scribe-highest":
    case "opponent-scribe-lowest":
      return picked(step);
    case "judged-behind":
    case "judged-between":
    case "judged-ahead":
      return judged(step, source);
    case "opponent-sabbath":
      return rested(step, source);
    default:
      return plain(step);
  }
}

function reason(id: string, rule: string, args: Message["args"] = {}): Told {
  return { message: { id: solo(id), args }, rule };
}

/** What needs no figures. */
const PLAIN: Readonly<Record<string, readonly [id: string, rule: string]>> = {
  "focus-clockwise": ["why-focus", "EN-247"],
  "focus-counter-clockwise": ["why-focus", "EN-247"],
  scheme: ["why-scheme", "EN-250"],
  "opponent-levite": ["why-levite", "EN-254"],
  temple: ["why-temple", "EN-256"],
  "opponent-pays": ["why-pays", "EN-258"],
  "builds-wall": ["why-wall-card", "EN-259"],
  "path-white": ["why-path-white", "EN-267"],
  "path-pays": ["why-path-pays", "EN-267"],
  clears: ["why-clears", "EN-257"],
};

function plain(step: Step): readonly Told[] {
  const [id, rule] = PLAIN[step.kind] ?? [];
  return id === undefined || rule === undefined ? [] : [reason(id, rule)];
}

/** Both prices with the fee, and what it had. */
function tradeReason(step: Step, { upper, lower }: EsdrasEtNehemieFocus): Told {
  const cheapest = Math.min(upper.price, lower.price);
  const fee = step.kind === "no-trade" ? figure(step, "number") - cheapest : figure(step, "fee");
  const silver = figure(step, "silver");
  const prices = { upper: upper.price + fee, lower: lower.price + fee, silver };
  if (step.kind === "no-trade") {
    return reason("why-no-trade", "EN-248", prices);
  }
  if (prices.upper <= silver && prices.lower <= silver) {
    return reason(upper.price === lower.price ? "why-same" : "why-dearest", "EN-248", prices);
  }
  return reason(step.kind === "trade-upper" ? "why-only-upper" : "why-only-lower", "EN-248", prices);
}

const ROWS = ["first", "second", "third"] as const;

/** The action of the scheme card that a step is about. */
export function actionOf(box: Box, scheme: string, step: Step): EsdrasEtNehemieAction | undefined {
  const row = ROWS[figure(step, "number") - 1];
  return row === undefined ? undefined : box.scheme(scheme)?.[row];
}

/** Whatever of its requirement is missing; both, if both are. */
function notMet(step: Step, action: EsdrasEtNehemieAction | undefined): readonly Told[] {
  if (action === undefined) {
    return [];
  }
  const workers = figure(step, "workers");
  const gold = figure(step, "gold");
  const least = Math.max(action.least_gold, action.spends);
  const lacks = (is: boolean, id: string, number: number, has: number) =>
    is ? [reason(id, "EN-250", { number, has })] : [];
  return [
    ...lacks(workers < action.least_workers, "why-least-workers", action.least_workers, workers),
    ...lacks(workers > action.most_workers, "why-most-workers", action.most_workers, workers),
    ...lacks(gold < least, "why-least-gold", least, gold),
    ...lacks(gold > action.most_gold, "why-most-gold", action.most_gold, gold),
  ];
}

/** Its requirement is met, and yet there is nothing to do it to (EN-263, EN-268). */
function impossible(
  step: Step,
  action: EsdrasEtNehemieAction | undefined,
  { box, view }: Source,
): readonly Told[] {
  const gold = box.number("solo_rebuild_gold");
  switch (action?.action) {
    case "rebuild_gate":
      return figure(step, "workers") === 0
        ? [reason("why-no-worker", "EN-260")]
        : [reason("why-no-gate", "EN-263", { gold })];
    case "rebuild_wall":
      return view.sides.at(-1)?.wall_pile === 0
        ? [reason("why-no-wall-card", "EN-263")]
        : [reason("why-no-wall", "EN-263", { gold })];
    case "clear_wall":
      return [reason("why-no-rubble", "EN-262")];
    case "scribe_highest":
    case "scribe_lowest":
      return figure(step, "workers") === 0
        ? [reason("why-no-worker", "EN-264")]
        : [reason("why-no-tile", "EN-268")];
    default:
      return [];
  }
}

function followed(step: Step, action: EsdrasEtNehemieAction | undefined, { does }: Source): readonly Told[] {
  if (action === undefined) {
    return [];
  }
  const number = figure(step, "number");
  const why = number === ROWS.length ? "why-last-row" : "why-row";
  return [
    reason("row-does", "EN-250", { number, does: does(action) }),
    reason(why, number === ROWS.length ? "EN-251" : "EN-250"),
  ];
}

/** Where it looked first, which way, and what it passed over. */
function target(steps: readonly Step[], at: number, focus: EsdrasEtNehemieFocus, box: Box): readonly Told[] {
  const step = steps[at];
  if (step === undefined) {
    return [];
  }
  const place = named(step, "place");
  const passed = placesBetween(box, focus, place);
  if (box.gate(place) !== undefined) {
    const gates = passed.filter((id) => box.gate(id) !== undefined);
    const gold = box.number("solo_rebuild_gold");
    const passing = gates.length > 0 ? [reason("passed-gates", "EN-260", { gates: [...gates] })] : [];
    return [reason("why-gate", "EN-260", { gold }), ...passing];
  }
  const walls = passed.filter((id) => box.wall(id) !== undefined).length;
  // A wall spot without rubble is only taken if no other has any.
  const cleared = steps
    .slice(at + 1)
    .some((next) => next.kind === "clears" && named(next, "place") === place);
  const passing = walls > 0 && cleared ? [reason("passed-walls", step.rule, { number: walls })] : [];
  return [reason(cleared ? "why-wall" : "why-empty-wall", step.rule), ...passing];
}

/** The places from the gate of the focus card on, in the direction of its arrow, up to a place: without it. */
export function placesBetween(box: Box, focus: EsdrasEtNehemieFocus, place: string): readonly string[] {
  const ring = box.file.ring.places;
  const around = focus.direction === "clockwise" ? ring : [...ring].reverse();
  const start = around.indexOf(focus.gate);
  const turned = [...around.slice(start), ...around.slice(0, start)];
  return turned.slice(0, Math.max(turned.indexOf(place), 0));
}

/** How many tiles there were, and which of them the column picks (EN-266). */
function picked(step: Step): readonly Told[] {
  const options = several(step, "options");
  const column = figure(step, "column");
  const number = options.indexOf(named(step, "place")) + 1;
  if (options.length === 0) {
    return [];
  }
  return options.length === 1
    ? [reason("why-only-tile", "EN-266")]
    : [reason("why-tile", "EN-266", { options: [...options], column, number, all: options.length })];
}

const JUDGED = { "judged-behind": "behind", "judged-between": "between", "judged-ahead": "ahead" } as const;

function isJudged(kind: string): kind is keyof typeof JUDGED {
  return kind in JUDGED;
}

/** What the face of its board gives for the judgement. */
function judged({ kind }: Step, source: Source): readonly Told[] {
  const face = faceOf(source);
  if (face === undefined || !isJudged(kind)) {
    return [];
  }
  const given = face[JUDGED[kind]];
  return Object.keys(given).length === 0
    ? [reason("why-judged-nothing", "EN-271", { face: face.id })]
    : [reason("why-judged", "EN-271", { face: face.id, goods: source.goods(given) })];
}

/** The two faces count people and silver in their own ways. */
function rested(step: Step, source: Source): readonly Told[] {
  const face = faceOf(source);
  return face === undefined
    ? []
    : [
        reason(face.adds ? "why-sabbath-sum" : "why-sabbath-most", "EN-272", {
          face: face.id,
          number: face.reserve_silver,
          gatekeepers: figure(step, "gatekeepers"),
          scribes: figure(step, "scribes"),
          levites: figure(step, "levites"),
        }),
      ];
}

export function faceOf({ box, view }: Pick<Source, "box" | "view">) {
  return box.file.solo_face.find(({ id }) => id === view.solo?.face);
}
