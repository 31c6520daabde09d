/** Whether fingers press where the whole table at once would be too small for them: a tablet. */
import { useSyncExternalStore } from "react";

const TOUCH = "(pointer: coarse) and (max-width: 1599px)";

export function useTouch(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(TOUCH).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(TOUCH);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
