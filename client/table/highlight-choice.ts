/** Shows on the board where a choice of the list points, while one stays on it. */
import type { ChoiceView } from "#/wire/types";

/** Written onto the elements themselves: what one merely passes over should not draw the board anew. */
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
