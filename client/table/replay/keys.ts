/** Stepping by keyboard, wherever the focus is, as long as the keys mean nothing else there. */
import { useEffect, useRef } from "react";

export interface Keys {
  back(): void;
  forward(): void;
  roundBack(): void;
  roundForward(): void;
  toggle(): void;
  leave(): void;
}

/** Where arrows, space or escape have a meaning of their own. */
const ARROWS_TAKEN =
  "input, textarea, select, [contenteditable], [role=tablist], [role=radiogroup], [role=slider]";
const SPACE_TAKEN = `${ARROWS_TAKEN}, button, a, summary, [role=button]`;
const OVERLAY = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

export function useKeys(active: boolean, keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!active) {
      return;
    }
    const hear = (event: KeyboardEvent) => {
      const pressed = actionOf(event);
      if (pressed !== null) {
        event.preventDefault();
        latest.current[pressed]();
      }
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [active]);
}

function actionOf(event: KeyboardEvent): keyof Keys | null {
  const target = event.target instanceof Element ? event.target : null;
  // A board moves the focus with arrows and says so by taking the key; an open dialog has all keys.
  if (
    event.defaultPrevented ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    document.querySelector(OVERLAY)
  ) {
    return null;
  }
  switch (event.key) {
    case "ArrowLeft":
      return target?.closest(ARROWS_TAKEN) ? null : event.shiftKey ? "roundBack" : "back";
    case "ArrowRight":
      return target?.closest(ARROWS_TAKEN) ? null : event.shiftKey ? "roundForward" : "forward";
    case " ":
      return target?.closest(SPACE_TAKEN) ? null : "toggle";
    case "Escape":
      return "leave";
    default:
      return null;
  }
}
