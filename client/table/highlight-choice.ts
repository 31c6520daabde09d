/** Shows on the board where a choice of the list points, while one stays on it, and what a draw is for. */
import type { ChoiceView } from "#/wire/types";

/** Set on the elements themselves: hovering should not render the board again. */
export function hint(choice: ChoiceView | null): void {
  mark((choice?.at ?? []).map((place) => `[data-place="${CSS.escape(place)}"]`));
}

/** The place that a draw is for, by its name or at the end of its path, brought into sight. */
export function hintDraw(name: string): void {
  const place = CSS.escape(name);
  const [first] = mark([`[data-place="${place}"]`, `[data-place$=".${place}"]`]);
  first?.scrollIntoView({ block: "nearest" });
}

function mark(selectors: readonly string[]): readonly Element[] {
  for (const element of document.querySelectorAll("[data-hinted]")) {
    element.removeAttribute("data-hinted");
  }
  const marked = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  for (const element of marked) {
    element.setAttribute("data-hinted", "");
  }
  return marked;
}
