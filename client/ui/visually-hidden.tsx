/** Text for screen readers only. */
import type { ReactNode } from "react";
import styles from "#/ui/visually-hidden.module.css";

export function Hidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
