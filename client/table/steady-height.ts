/**
 * The bar stays as high as it was while a choice waits to be confirmed or is on its way, though there is less in it then.
 * The board has what room the bar leaves: with each choice it would be drawn larger, and smaller again.
 */
import { type CSSProperties, type RefCallback, useCallback, useRef } from "react";
import type { PromptStatus } from "#/table/status";

interface Steady {
  readonly ref: RefCallback<HTMLElement>;
  readonly style: CSSProperties | undefined;
}

/** For the element that says the status as `data-status`. */
export function useSteadyHeight(status: PromptStatus): Steady {
  const height = useRef(0);
  const ref = useCallback((bar: HTMLElement) => {
    const watch = new ResizeObserver(() => {
      if (bar.dataset.status !== "sending") {
        // Not in whole pixels: a part of one would render the board again as well.
        height.current = bar.getBoundingClientRect().height;
      }
    });
    watch.observe(bar);
    return () => watch.disconnect();
  }, []);
  const passes = status === "unsure" || status === "sending";
  return { ref, style: passes ? { minHeight: height.current } : undefined };
}
