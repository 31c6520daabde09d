/** Loading, for an unknown time: stones placed one after another. */

import { classes } from "#/ui/classes";
import styles from "#/ui/spinner.module.css";
import { Hidden } from "#/ui/visually-hidden";

export interface SpinnerProps {
  /** What is awaited, in words. */
  readonly label: string;
  /** Shown beside the stones, or only heard. */
  readonly showLabel?: boolean;
  readonly size?: "small" | "large";
}

export function Spinner({ label, showLabel = false, size = "small" }: SpinnerProps) {
  return (
    <span className={classes(styles.spinner, styles[size])} role="status">
      <svg viewBox="0 0 24 24" className={styles.stones} aria-hidden="true">
        <path className={styles.stone} d="M2 15h6v6H2z" />
        <path className={styles.stone} d="M9 15h6v6H9z" />
        <path className={styles.stone} d="M16 15h6v6h-6z" />
        <path className={styles.stone} d="M5.5 8h6v6h-6z" />
        <path className={styles.stone} d="M12.5 8h6v6h-6z" />
        <path className={styles.stone} d="M9 1h6v6H9z" />
      </svg>
      {showLabel ? <span>{label}</span> : <Hidden>{label}</Hidden>}
    </span>
  );
}
