/** Keeps the log at its end, unless the reader has scrolled up. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** So near the end counts as being there, in pixels. */
const NEAR = 24;

/** Where each room's log was left, by the key of the uppermost line: panels come and go with tabs and sheets. */
const left = new Map<string, string>();

export interface Following {
  /** The version up to which everything was seen. */
  readonly seen: number;
  /** Look where one is; for `onScroll`. */
  look(): void;
  catchUp(): void;
}

export function useFollowing(
  scroller: RefObject<HTMLElement | null>,
  room: string,
  version: number,
): Following {
  const atEnd = useRef(true);
  const [seen, setSeen] = useState(version);

  const toEnd = useCallback(() => {
    const element = scroller.current;
    if (element !== null) {
      element.scrollTop = element.scrollHeight;
    }
  }, [scroller]);

  useLayoutEffect(() => {
    const element = scroller.current;
    const line = left.get(room);
    if (element !== null && line !== undefined) {
      atEnd.current = false;
      element.querySelector(`[data-line="${line}"]`)?.scrollIntoView({ block: "start" });
    }
    return () => {
      const uppermost = element === null || atEnd.current ? undefined : uppermostLine(element);
      if (uppermost === undefined) {
        left.delete(room);
      } else {
        left.set(room, uppermost);
      }
    };
  }, [scroller, room]);

  useLayoutEffect(() => {
    if (atEnd.current) {
      toEnd();
      setSeen(version);
    }
  }, [version, toEnd]);

  // Lines above get their height when they are first rendered, and sheets open: stay at the end.
  useEffect(() => {
    const element = scroller.current;
    const inside = element?.firstElementChild;
    if (element === null || inside === null || inside === undefined) {
      return;
    }
    const watch = new ResizeObserver(() => {
      if (atEnd.current) {
        toEnd();
      }
    });
    watch.observe(element);
    watch.observe(inside);
    return () => watch.disconnect();
  }, [scroller, toEnd]);

  const look = () => {
    const element = scroller.current;
    if (element === null) {
      return;
    }
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR;
    if (atEnd.current) {
      setSeen(version);
    }
  };
  const catchUp = () => {
    atEnd.current = true;
    toEnd();
    setSeen(version);
  };
  return { seen, look, catchUp };
}

function uppermostLine(element: HTMLElement): string | undefined {
  const top = element.getBoundingClientRect().top;
  const lines = [...element.querySelectorAll<HTMLElement>("[data-line]")];
  return lines.find((line) => line.getBoundingClientRect().bottom > top)?.dataset.line;
}
