/**
 * What had the focus often goes with the choice that was made there. Then the focus stays near: on the board at the
 * nearest place, in the list at the list, else at the question. Never on a button that another Enter would press.
 */
import { type RefObject, useEffect } from "react";

/** Where the focus stays within: the board, the list of choices. */
export const ZONE = "data-focus-zone";
/** What the focus falls back to. */
export const QUESTION = "prompt";

interface Held {
  readonly element: Element;
  readonly zone: HTMLElement | null;
  readonly box: DOMRect;
}

export function useFocusKept(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) {
      return;
    }
    let held: Held | null = null;
    const hold = ({ target }: FocusEvent) => {
      if (target instanceof Element) {
        held = { element: target, zone: target.closest(`[${ZONE}]`), box: target.getBoundingClientRect() };
      }
    };
    const keep = () => {
      const lost = document.activeElement === document.body || document.activeElement === null;
      if (held !== null && lost && !held.element.isConnected) {
        const { zone, box } = held;
        held = null;
        (nearIn(zone, box) ?? document.getElementById(QUESTION))?.focus({ preventScroll: true });
      }
    };
    const watch = new MutationObserver(keep);
    watch.observe(element, { childList: true, subtree: true });
    element.addEventListener("focusin", hold);
    return () => {
      watch.disconnect();
      element.removeEventListener("focusin", hold);
    };
  }, [frame]);
}

function nearIn(zone: HTMLElement | null, box: DOMRect): HTMLElement | null {
  if (zone === null || !zone.isConnected) {
    return null;
  }
  const places = [...zone.querySelectorAll<HTMLElement>("button[data-place-button]")];
  const away = (place: HTMLElement) => {
    const { left, top } = place.getBoundingClientRect();
    return Math.hypot(left - box.left, top - box.top);
  };
  return places.length === 0 ? zone : places.reduce((one, other) => (away(other) < away(one) ? other : one));
}
