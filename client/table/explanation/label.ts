/**
 * What places, pieces and figures are called for those who hear the board: the title that the game gives them, then
 * what they cost and give, and how they are now.
 */
import { useContext, useEffect, useSyncExternalStore } from "react";
import { ExplanationContext } from "#/table/explanation/store";
import type { Message } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

export interface Label {
  readonly title: string;
  /** Price, gains and state in sentences; empty if there is nothing to add. */
  readonly details: string;
}

/** What is said until the game has answered. */
const NOT_YET = "…";

/** The label of a place; `item` is what lies there, whose name is known at once. */
export function useLabel(place: string, item?: string): Label {
  const store = useContext(ExplanationContext);
  const words = useWords();
  useEffect(() => store.name(place), [store, place]);
  const known = useSyncExternalStore(
    store.subscribe,
    () => store.label(place),
    () => undefined,
  );
  if (known === undefined) {
    return { title: item === undefined ? NOT_YET : words.name(item), details: "" };
  }
  const part = (label: string, messages: readonly Message[]) =>
    messages.length === 0
      ? []
      : [
          sentence(
            words.text("web-pair", { what: words.text(label), value: messages.map(words.say).join(", ") }),
          ),
        ];
  return {
    title: capital(words.say(known.title), words.language),
    details: [
      ...part("explain-costs", known.costs),
      ...part("explain-gains", known.gains),
      ...known.now.map((message) => sentence(capital(words.say(message), words.language))),
    ].join(" "),
  };
}

/** All of it in one text. */
export function useLabelText(place: string, item?: string): string {
  const { title, details } = useLabel(place, item);
  return details === "" ? title : `${sentence(title)} ${details}`;
}

/** With a full stop, if it ends with no mark of its own. */
export function sentence(text: string): string {
  return /[.!?…:)]$/u.test(text) ? text : `${text}.`;
}
