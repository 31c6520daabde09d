/** Whether the page is as narrow as a phone: one thumb, one column. The same width as in the style sheets. */
import { useSyncExternalStore } from "react";

const NARROW = "(max-width: 40rem)";

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
}
