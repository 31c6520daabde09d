/** Announcements for screen readers: `announce(text)` from anywhere, one region for the page. */
import { useSyncExternalStore } from "react";
import styles from "#/ui/visually-hidden.module.css";

interface Said {
  readonly text: string;
  readonly count: number;
}

let polite: Said = { text: "", count: 0 };
let urgent: Said = { text: "", count: 0 };
const listeners = new Set<() => void>();

/** Say a sentence. Urgent ones interrupt: that it is my turn, that something was refused. */
export function announce(text: string, urgently = false): void {
  if (urgently) urgent = { text, count: urgent.count + 1 };
  else polite = { text, count: polite.count + 1 };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands once on the page, from its beginning: a region that comes with its text is often not heard. */
export function LiveRegion() {
  const calm = useSyncExternalStore(subscribe, () => polite);
  const loud = useSyncExternalStore(subscribe, () => urgent);
  return (
    <div className={styles.hidden}>
      <div role="log" aria-live="polite" aria-atomic="true">
        <p key={calm.count}>{calm.text}</p>
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        <p key={loud.count}>{loud.text}</p>
      </div>
    </div>
  );
}
