/** What an open point of the turn still offers, sorted by what it is. Only what is offered counts: nothing is judged. */
import type { ChoiceView, RoomView } from "#/wire/types";
import type { View } from "../components";

/** At most once in a turn: auxiliary action, trader, elder; then what the main action consists of. */
export type Part =
  | "auxiliary"
  | "trader"
  | "elder"
  | "levite"
  | "uses"
  | "clearing"
  | "rebuild"
  | "scribe"
  | "tent";

export interface OpenPart {
  readonly part: Part;
  /** `open`: it is offered now. `done`: it was done in this turn. `shut`: neither. */
  readonly state: "open" | "done" | "shut";
  readonly choices: readonly ChoiceView[];
  /** How often it can still be done, where that is counted: Levites that have not been used. */
  readonly left: number | null;
}

const VERBS: Readonly<Record<Part, readonly string[]>> = {
  auxiliary: ["trade", "develop"],
  trader: ["trader"],
  elder: ["elder"],
  levite: ["levite"],
  uses: ["temple", "altar", "banner"],
  clearing: ["spot", "clear"],
  rebuild: ["rebuild"],
  scribe: ["scribe"],
  tent: ["tent"],
};

const ALWAYS: readonly Part[] = ["auxiliary", "trader", "elder"];
const OF_ACTION: Readonly<Record<string, readonly Part[]>> = {
  red: ["levite", "uses"],
  grey: ["clearing", "rebuild"],
  blue: ["scribe", "tent"],
};

/** Whether the reader is at an open point of their own turn. */
export function isOpenPoint({ step }: Pick<RoomView, "step">): boolean {
  return step === "OpenPoint";
}

export function openParts(view: View, choices: readonly ChoiceView[]): readonly OpenPart[] {
  const parts = [...ALWAYS, ...(OF_ACTION[view.turn.action ?? ""] ?? [])];
  return parts.map((part) => {
    const offered = choices.filter(({ text }) => VERBS[part].includes(text.split(" ", 1)[0] ?? ""));
    return {
      part,
      state: offered.length > 0 ? "open" : isDone(view, part) ? "done" : "shut",
      choices: offered,
      left: part === "uses" ? view.turn.levites_left : null,
    };
  });
}

function isDone({ turn }: View, part: Part): boolean {
  switch (part) {
    case "auxiliary":
      return turn.auxiliary;
    case "trader":
      return turn.trader;
    case "elder":
      return turn.elder;
    case "levite":
      return turn.levite;
    case "uses":
      return turn.levites_used > 0;
    case "clearing":
      return turn.spot !== null;
    case "rebuild":
      return turn.rebuilt;
    case "scribe":
      return turn.scribe;
    case "tent":
      return turn.tent;
  }
}
