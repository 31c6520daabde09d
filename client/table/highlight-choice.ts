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

/** What a lesson or a suggestion is about; the first of it is brought into sight. */
export function light(places: readonly string[]): void {
  const ids = places.map((place) => CSS.escape(place));
  const [first] = mark(
    "data-lit",
    ids.map((id) => `[data-place="${id}"], [data-explain="${id}"]`),
  );
  first?.scrollIntoView({ block: "nearest", inline: "nearest" });
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
