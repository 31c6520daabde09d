/** A key of the keyboard. */
import type { ReactNode } from "react";
import styles from "#/ui/kbd.module.css";

export function Kbd({ children }: { readonly children: ReactNode }) {
  return <kbd className={styles.kbd}>{children}</kbd>;
}
