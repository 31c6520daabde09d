/** Shows on the board where a choice of the list points, while one stays on it. */
import type { ChoiceView } from "#/wire/types";

/** Set on the elements themselves: hovering should not render the board again. */
export function hint(choice: ChoiceView | null): void {
  for (const element of document.querySelectorAll("[data-hinted]")) {
    element.removeAttribute("data-hinted");
  }
  for (const place of choice?.at ?? []) {
    for (const element of document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
      element.setAttribute("data-hinted", "");
    }
  }
}
