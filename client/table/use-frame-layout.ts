/** How a table is laid out, by the room there is. */
import { useCallback, useSyncExternalStore } from "react";
import { useSettings } from "#/words";

/**
 * - `wide`: board and question, and beside them players, log and chat.
 * - `tablet`: the whole width for the board; what stood beside it opens as sheets.
 * - `phone`: the same with the boards' narrow form.
 * - `lying`: a phone on its side: the narrow board, and beside it the question.
 * - `tiny`: 400 % zoom: all of it scrolls as a page, and only the question stays.
 */
export type FrameLayout = "wide" | "tablet" | "phone" | "lying" | "tiny";

export function useFrameLayout(): FrameLayout {
  const [{ textSize }] = useSettings();
  const current = useCallback(
    () => layoutOf(window.innerWidth, window.innerHeight, textSize / 100),
    [textSize],
  );
  return useSyncExternalStore(subscribe, current);
}

/** By the size of the window in pixels; larger letters leave as much room as a smaller window. */
export function layoutOf(width: number, height: number, letters: number): FrameLayout {
  if (height < 480) {
    return width < 560 ? "tiny" : "lying";
  }
  if (width < 760) {
    return "phone";
  }
  return width < 1200 * letters ? "tablet" : "wide";
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}
