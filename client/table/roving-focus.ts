/**
 * The board by keyboard: it is one stop of the Tab key, and arrows go from place to place by position.
 *
 * Boards come and go with their places, so this looks at what is drawn instead of keeping a list.
 */
import type { KeyboardEvent, RefObject } from "react";
import { useSettled } from "#/table/on-change";

const BUTTONS = "button[data-place-button]";

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

function isDirection(key: string): key is Direction {
  return key.startsWith("Arrow");
}

/**
 * The nearest of `spots` in a direction: the distance ahead, and twice the distance aside, so that rows and
 * columns are kept, also crooked ones. -1 if there is nothing ahead.
 */
export function nearest(from: Spot, spots: readonly Spot[], direction: Direction): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, index) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const [ahead, aside] = {
      ArrowRight: [dx, dy],
      ArrowLeft: [-dx, dy],
      ArrowDown: [dy, dx],
      ArrowUp: [-dy, dx],
    }[direction] as [number, number];
    const cost = ahead + 2 * Math.abs(aside);
    if (ahead > Math.abs(aside) / 4 + 1 && cost < least) {
      [best, least] = [index, cost];
    }
  });
  return best;
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function buttonsIn(board: Element): HTMLButtonElement[] {
  return [...board.querySelectorAll<HTMLButtonElement>(BUTTONS)].filter((button) => button.offsetParent);
}

/** Keeps exactly one place of the board reachable by Tab: the last that had the focus, else the first offered. */
export function useOneTabStop(board: RefObject<HTMLElement | null>): void {
  useSettled(board, keepOneStop);
}

function keepOneStop(board: HTMLElement): void {
  const buttons = [...board.querySelectorAll<HTMLButtonElement>(BUTTONS)];
  const focused = buttons.find((button) => button === document.activeElement);
  const kept = focused ?? buttons.find((button) => button.tabIndex === 0);
  const first = buttons.find((button) => button.dataset.placeButton === "offered") ?? buttons[0];
  for (const button of buttons) {
    const stop = button === (kept ?? first) ? 0 : -1;
    // Only what changes: setting an attribute restyles the element, with each step of the focus.
    if (button.tabIndex !== stop) {
      button.tabIndex = stop;
    }
  }
}

/** Arrows, Home and End on the board. Returns whether the key was one of them. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  const buttons = buttonsIn(event.currentTarget);
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const here = buttons[at];
  if (here === undefined || event.altKey || event.ctrlKey || event.metaKey) {
    return false;
  }
  let next = -1;
  if (isDirection(event.key)) {
    next = nearest(middle(here), buttons.map(middle), event.key);
  } else if (event.key === "Home" || event.key === "End") {
    next = event.key === "Home" ? 0 : buttons.length - 1;
  } else {
    return false;
  }
  event.preventDefault();
  buttons[next]?.focus();
  return true;
}

/** Go to the next place where something can be chosen, round and round. */
export function focusNextOffered(board: Element, step: 1 | -1): void {
  const offered = buttonsIn(board).filter((button) => button.dataset.placeButton === "offered");
  const at = offered.indexOf(document.activeElement as HTMLButtonElement);
  const next = at < 0 && step < 0 ? offered.length - 1 : at + step;
  offered[(next + offered.length) % offered.length]?.focus();
}
