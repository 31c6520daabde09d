/** Whether the frame is narrow: one thumb, one column, panels as sheets. */
import { useSyncExternalStore } from "react";

// The same as in the styles, which cannot read it from here.
const NARROW = "(max-width: 759px)";

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(NARROW);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
