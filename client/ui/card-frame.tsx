/** The outline of a card: its proportion, corners and edge. What is on it belongs to the game. */
import type { ReactNode } from "react";
import styles from "#/ui/card-frame.module.css";
import { classes } from "#/ui/classes";

export interface CardFrameProps {
  readonly size?: "small" | "medium" | "large";
  /** Lying: wider than high. */
  readonly lying?: boolean;
  /** The side without a face. */
  readonly back?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export function CardFrame({ size = "medium", lying, back, className, children }: CardFrameProps) {
  return (
    <div
      className={classes(styles.card, styles[size], lying && styles.lying, back && styles.back, className)}
    >
      {children}
    </div>
  );
}
