/** Who: a shape, a pattern and a colour for each of the six seats. Any one of the three tells them apart. */
import { useId } from "react";
import { classes } from "#/ui/classes";
import styles from "#/ui/seat-mark.module.css";
import { SEATS, seatShape } from "#/ui/seats";

export interface SeatMarkProps {
  /** From 0, as the wire counts. */
  readonly seat: number;
  /** Whose it is. Without it the mark only accompanies a name and is not heard. */
  readonly label?: string;
  readonly size?: "small" | "medium" | "large";
  /** The seat whose turn it is: a golden ring. */
  readonly turn?: boolean;
  readonly className?: string | undefined;
}

export function SeatMark({ seat, label, size = "medium", turn, className }: SeatMarkProps) {
  const clip = useId();
  const { shape, pattern } = seatShape(seat);
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes(styles.mark, styles[size], turn && styles.turn, className)}
      style={{ color: `var(--seat-${seat % SEATS.length})` }}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      {turn && <path d={shape} className={styles.ring} />}
      <path d={shape} className={styles.pane} />
      <path d={pattern} className={styles.pattern} clipPath={`url(#${clip})`} />
      <path d={shape} className={styles.edge} />
    </svg>
  );
}
