/** What moves a story on: time, Escape, and the end of a step that was read. */
import { useEffect, useRef } from "react";

const OVERLAY = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], input, textarea, select";

/** After so long, once; again whenever `step` changes. Null: not at all. */
export function useAfter(milliseconds: number | null, step: string, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (milliseconds === null) {
      return;
    }
    const timer = window.setTimeout(() => latest.current(), milliseconds);
    return () => window.clearTimeout(timer);
    // The step stands for what is waited for: the same words may be read twice as long as others.
  }, [milliseconds, step]);
}

/** Escape, wherever the focus is, unless it closes something else. */
export function useEscape(active: boolean, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!active) {
      return;
    }
    const hear = (event: KeyboardEvent) => {
      const elsewhere = event.target instanceof Element && event.target.closest(OVERLAY) !== null;
      if (event.key === "Escape" && !event.defaultPrevented && !elsewhere) {
        latest.current();
      }
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [active]);
}
