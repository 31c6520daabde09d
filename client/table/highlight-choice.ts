/**
 * Shows places on the board: where a choice of the list points, while one stays on it, what a draw is for, and what
 * a lesson is about. Set on the elements themselves: hovering should not render the board again.
 */
import type { ChoiceView } from "#/wire/types";

export function hint(choice: ChoiceView | null): void {
  mark(
    "data-hinted",
    (choice?.at ?? []).map((place) => `[data-place="${CSS.escape(place)}"]`),
  );
}

/** The place that a draw is for, by its name or at the end of its path, brought into sight. */
export function hintDraw(name: string): void {
  const place = CSS.escape(name);
  const [first] = mark("data-hinted", [`[data-place="${place}"]`, `[data-place$=".${place}"]`]);
  first?.scrollIntoView({ block: "nearest" });
}

/**
 * What a lesson or a suggestion is about, also what is drawn only later; the first of it is brought into sight. What
 * the frame itself has for a lesson (`data-taught`) is lit too. Returns what ends it.
 */
export function light(places: readonly string[], lesson: string): () => void {
  const selectors = places
    .map((place) => CSS.escape(place))
    .map((id) => `[data-place="${id}"], [data-explain="${id}"]`)
    .concat(lesson === "" ? [] : `[data-taught="${CSS.escape(lesson)}"]`);
  let lit: readonly Element[] = [];
  const again = () => {
    const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
    if (found.length !== lit.length || found.some((element, at) => element !== lit[at])) {
      lit = mark("data-lit", selectors);
      lit[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  };
  again();
  const drawn = new MutationObserver(again);
  drawn.observe(document.body, { childList: true, subtree: true });
  return () => {
    drawn.disconnect();
    mark("data-lit", []);
  };
}

function mark(attribute: string, selectors: readonly string[]): readonly Element[] {
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    element.removeAttribute(attribute);
  }
  const marked = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  for (const element of marked) {
    element.setAttribute(attribute, "");
  }
  return marked;
}
