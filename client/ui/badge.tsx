/** A word or number on a small plate. */
import type { ReactNode } from "react";
import styles from "#/ui/badge.module.css";
import { classes } from "#/ui/classes";

export type Tone = "plain" | "turn" | "info" | "success" | "warning" | "error" | "rule";

export interface BadgeProps {
  readonly tone?: Tone;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Badge({ tone = "plain", className, children }: BadgeProps) {
  return <span className={classes(styles.badge, styles[tone], className)}>{children}</span>;
}
