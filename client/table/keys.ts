/**
 * Keys that work wherever the focus is at the table. They can be switched off in the help on keys, for those
 * whose voice or hand presses them unintended.
 */
import { useEffect, useRef } from "react";
import { useKept } from "#/table/stored-flag";

/** What a key does; false passes it on. Keys are named as the browser names them, letters in lower case. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => undefined | false>>;

/** Where keys mean something else: in text fields, and in anything over the table. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether single keys act from anywhere at the table. */
export function useKeysOn(): readonly [boolean, (on: boolean) => void] {
  return useKept("keys", true);
}

export function useKeys(keys: Keys, on: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!on) {
      return;
    }
    const pressed = (event: KeyboardEvent) => {
      const lies = event.target instanceof Element ? event.target.closest(ELSEWHERE) : null;
      // A popover beside a place covers nothing: the table stays usable around it.
      const elsewhere = lies !== null && !lies.hasAttribute("data-beside");
      if (elsewhere || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = latest.current[key];
      if (act !== undefined && act(event) !== false) {
        event.preventDefault();
      }
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [on]);
}
