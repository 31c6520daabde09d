/** The place of something that is being fetched, so that nothing jumps when it comes. */
import { classes } from "#/ui/classes";
import styles from "#/ui/skeleton.module.css";

export interface SkeletonProps {
  /** In CSS lengths. */
  readonly width?: string;
  readonly height?: string;
  readonly className?: string | undefined;
}

export function Skeleton({ width = "100%", height = "1em", className }: SkeletonProps) {
  return (
    <span className={classes(styles.skeleton, className)} style={{ width, height }} aria-hidden="true" />
  );
}
