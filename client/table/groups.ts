/** Choices by what is done, for the list: everything that can be played, then everything that can be taken. */
import type { ChoiceView } from "#/wire/types";

export interface Group {
  /** The word with which its choices begin, in the words of the record. */
  readonly verb: string;
  readonly choices: readonly ChoiceView[];
}

/** In the game's order; single choices come together at the end, without a verb. */
export function groupsOf(choices: readonly ChoiceView[]): readonly Group[] {
  const groups = new Map<string, ChoiceView[]>();
  for (const choice of choices) {
    const [verb = ""] = choice.text.split(" ");
    groups.set(verb, [...(groups.get(verb) ?? []), choice]);
  }
  const several = [...groups].filter(([, own]) => own.length > 1);
  const alone = [...groups].filter(([, own]) => own.length === 1).flatMap(([, own]) => own);
  const grouped = several.map(([verb, own]) => ({ verb, choices: own }));
  return alone.length > 0 ? [...grouped, { verb: "", choices: alone }] : grouped;
}

/** Those whose sentence has all the words that were typed, in any order; case and accents do not matter. */
export function filtered(
  choices: readonly ChoiceView[],
  typed: string,
  sentence: (choice: ChoiceView) => string,
): readonly ChoiceView[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const said = folded(sentence(choice));
    return wanted.every((word) => said.includes(word));
  });
}

function folded(text: string): string {
  // ł has no accent that could be taken off.
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");
}

/** Choices shown beside the question: they point at no place, or there are only a few of them. */
export function quickChoices(choices: readonly ChoiceView[]): readonly ChoiceView[] {
  return choices.length <= FEW ? choices : choices.filter((choice) => choice.at.length === 0);
}

const FEW = 3;

/** The record's words for doing nothing, or nothing more. */
const LETTING_BE = new Set(["decline", "end", "enough", "pass", "stay", "stop"]);

/**
 * How a choice is drawn beside the question: the only thing to do is the main one; to let it be is never, as long as
 * anything else can be done.
 */
export function weight(choice: ChoiceView, choices: readonly ChoiceView[]): "primary" | "plain" | "quiet" {
  if (choices.length === 1) {
    return "primary";
  }
  if (LETTING_BE.has(choice.text)) {
    return choices.length <= FEW ? "quiet" : "plain";
  }
  const others = choices.filter((other) => other !== choice);
  return others.every((other) => LETTING_BE.has(other.text)) ? "primary" : "plain";
}

/**
 * The choices of the keys 1 to 9: those beside the question first, then the rest of the list. A key means the same
 * whether the list is in sight or not.
 */
export function numbered(choices: readonly ChoiceView[]): readonly ChoiceView[] {
  const quick = quickChoices(choices);
  const rest = groupsOf(choices).flatMap((group) => group.choices);
  return [...quick, ...rest.filter((choice) => !quick.includes(choice))].slice(0, DIGITS);
}

const DIGITS = 9;
