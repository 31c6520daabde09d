/**
 * The name of a button that shows only an icon, beside it, for who stays on it with the mouse or the keyboard. One
 * for the whole page: a button need not know of it. It repeats what is heard anyway.
 */
import { useEffect, useRef } from "react";
import styles from "#/ui/tooltip.module.css";

/** On a button whose `aria-label` is to be shown. */
export const NAMED = { "data-named": "" } as const;
const PATIENCE = 500;
const AWAY = 6;

export function Tooltip() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tip = ref.current;
    return tip === null || !("showPopover" in tip) ? undefined : watch(tip);
  }, []);
  return <div ref={ref} popover="manual" aria-hidden="true" className={styles.tooltip} />;
}

function watch(tip: HTMLElement): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;
  /** Until another button is come to: not over what this one has just opened. */
  const silence = () => {
    clearTimeout(waiting);
    tip.hidePopover();
  };
  const hide = () => {
    silence();
    over = null;
  };
  const stay = (event: Event, wanted: boolean) => {
    const button = event.target instanceof Element ? event.target.closest("[data-named]") : null;
    if (button === over) return;
    hide();
    if (button !== null && wanted) {
      over = button;
      waiting = setTimeout(() => show(tip, button), PATIENCE);
    }
  };
  const listeners = {
    pointerover: (event: PointerEvent) => stay(event, event.pointerType === "mouse"),
    // Out of the window: nothing is come to.
    pointerout: (event: PointerEvent) => event.relatedTarget === null && hide(),
    focusin: (event: FocusEvent) => stay(event, (event.target as Element).matches(":focus-visible")),
    focusout: hide,
    pointerdown: silence,
    keydown: silence,
    scroll: hide,
  };
  const each = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of each) document.addEventListener(name, listener, true);
  return () => {
    hide();
    for (const [name, listener] of each) document.removeEventListener(name, listener, true);
  };
}

/** Above the button, else below it; never beyond the edge of the window. */
function show(tip: HTMLElement, button: Element): void {
  const name = button.getAttribute("aria-label");
  if (!button.isConnected || name === null) return;
  tip.textContent = name;
  tip.showPopover();
  const at = button.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(at.left + (at.width - width) / 2, innerWidth - width - AWAY);
  const top = at.top - height - AWAY;
  tip.style.left = `${Math.max(AWAY, left)}px`;
  tip.style.top = `${top < 0 ? at.bottom + AWAY : top}px`;
}
