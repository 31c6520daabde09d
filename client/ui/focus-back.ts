/**
 * Where the focus goes when a dialog closes and what had it is gone, as a link in a dialog that closed before: to the
 * dialog that is still open below. Otherwise it would be nowhere, and no key would close that one.
 */
import { useEffect } from "react";

/** In the dialog, so that it goes with it. */
export function FocusBack(): null {
  useEffect(
    () => () => {
      // After react-aria has given the focus back, which it does in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(focusOpenDialog));
    },
    [],
  );
  return null;
}

function focusOpenDialog(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) {
    const open = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    [...open].at(-1)?.focus();
  }
}
