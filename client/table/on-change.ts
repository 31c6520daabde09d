/** Looks again at what is drawn whenever it changes or the focus moves: parts come and go, so no list is kept. */
import { type RefObject, useEffect } from "react";

/** `settle` gets the element, at first and after each change. It is the same function at every drawing. */
export function useSettled(
  place: RefObject<HTMLElement | null>,
  settle: (element: HTMLElement) => void,
): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) {
      return;
    }
    const look = () => settle(element);
    look();
    const watch = new MutationObserver(look);
    watch.observe(element, { childList: true, subtree: true });
    element.addEventListener("focusin", look);
    return () => {
      watch.disconnect();
      element.removeEventListener("focusin", look);
    };
  }, [place, settle]);
}
