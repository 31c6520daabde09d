/** Pulling a sheet down with a finger: it follows, and far or fast enough it closes. */
import { type PointerEvent, type RefObject, useRef } from "react";

/** How far, in pixels, or how fast, in pixels per millisecond, one has to pull. */
const FAR = 110;
const FAST = 0.6;

interface Pull {
  readonly from: number;
  readonly since: number;
}

/** What the handle of a sheet listens to. Only fingers pull; a mouse has the button. */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const pull = useRef<Pull | null>(null);
  const by = (event: PointerEvent) => Math.max(0, event.clientY - (pull.current?.from ?? event.clientY));
  const follow = (pixels: number | null) => {
    if (sheet.current !== null) sheet.current.style.translate = pixels === null ? "" : `0 ${pixels}px`;
    if (sheet.current !== null) sheet.current.style.transitionDuration = pixels === null ? "" : "0s";
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (
        event.pointerType === "mouse" ||
        (event.target instanceof Element && event.target.closest("button, input"))
      ) {
        return;
      }
      pull.current = { from: event.clientY, since: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (pull.current !== null) follow(by(event));
    },
    onPointerUp: (event: PointerEvent) => {
      if (pull.current === null) return;
      const pulled = by(event);
      const speed = pulled / Math.max(1, event.timeStamp - pull.current.since);
      pull.current = null;
      follow(null);
      if (pulled > FAR || (pulled > FAR / 4 && speed > FAST)) onClose();
    },
    onPointerCancel: () => {
      pull.current = null;
      follow(null);
    },
  };
}
