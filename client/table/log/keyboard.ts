/** The log by keyboard: one line of it is reachable by Tab, with its rules; arrows make it another. */
import type { KeyboardEvent, RefObject } from "react";
import { useSettled } from "#/table/on-change";

/** What arrows go to: the lines, and what unfolds those before the first turn. */
const LINES = "button[data-version], summary";

/** The line of a button. */
function lineOf(button: Element | null | undefined): Element | null {
  return button?.closest("[data-line], summary") ?? null;
}

/** What can be reached in one line: its moment and its rules. */
function buttonsOf(line: Element | null): HTMLElement[] {
  if (line instanceof HTMLElement && line.matches("summary")) {
    return [line];
  }
  return [...(line?.querySelectorAll<HTMLElement>("button") ?? [])];
}

/** Keeps the line that had the focus last, else the last one, reachable by Tab. */
export function useOneLine(scroller: RefObject<HTMLElement | null>): void {
  useSettled(scroller, keepOneLine);
}

function keepOneLine(element: HTMLElement): void {
  const reachable = [...element.querySelectorAll<HTMLElement>('[tabindex="0"]')];
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const all = element.querySelectorAll(LINES);
  const kept = focused ?? reachable[0] ?? all[all.length - 1];
  const line = lineOf(kept);
  for (const button of reachable) {
    if (lineOf(button) !== line) {
      button.tabIndex = -1;
    }
  }
  for (const button of buttonsOf(line)) {
    button.tabIndex = 0;
  }
}

/** Up and down from line to line, to the first and to the last. Left and right are kept for stepping through time. */
export function moveBetweenLines(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(LINES)].filter((line) =>
    line.checkVisibility(),
  );
  const here = lines.findIndex((line) => lineOf(line)?.contains(document.activeElement));
  const next = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: lines.length - 1 }[event.key];
  if (next === undefined || here < 0) {
    return;
  }
  event.preventDefault();
  lines[Math.min(Math.max(next, 0), lines.length - 1)]?.focus();
}
