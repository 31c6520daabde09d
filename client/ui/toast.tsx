/** A short message at the lower edge that disappears after a while: `toast(text)` from anywhere. Nothing that must be read. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { IconButton } from "#/ui/button";
import { classes } from "#/ui/classes";
import { Icon } from "#/ui/icon";
import { announce } from "#/ui/live-region";
import type { NoticeTone } from "#/ui/notice";
import styles from "#/ui/toast.module.css";
import { useWords } from "#/words";

interface Told {
  readonly id: number;
  readonly text: string;
  readonly tone: NoticeTone;
}

/** How long one stays, in milliseconds, and how many are seen at once. */
const STAYS = 6000;
const AT_ONCE = 3;

let shown: readonly Told[] = [];
let count = 0;
const listeners = new Set<() => void>();

function show(next: readonly Told[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Tell it, to eyes and ears. The same words twice are told once more, not one above the other. */
export function toast(text: string, tone: NoticeTone = "info"): void {
  count += 1;
  show([...shown.filter((told) => told.text !== text), { id: count, text, tone }].slice(-AT_ONCE));
  announce(text, tone === "error");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands once on the page. */
export function Toasts() {
  const words = useWords();
  const all = useSyncExternalStore(subscribe, () => shown);
  if (all.length === 0) return null;
  return (
    <section className={styles.region} aria-label={words.text("web-look-toasts")}>
      {all.map((told) => (
        <Toast key={told.id} told={told} onClose={() => show(shown.filter(({ id }) => id !== told.id))} />
      ))}
    </section>
  );
}

/** It waits while one is on it, with the mouse or the keyboard. */
function Toast({ told, onClose }: { readonly told: Told; readonly onClose: () => void }) {
  const words = useWords();
  const [held, setHeld] = useState(false);
  // Not again when `onClose` is another function: that is not a reason to stay longer.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, STAYS);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <div
      className={classes(styles.toast, styles[told.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={told.tone} className={styles.sign} />
      <p>{told.text}</p>
      <IconButton icon="close" size="small" label={words.text("web-look-close")} onPress={onClose} />
    </div>
  );
}
