/** Whose it is: the mark of a seat; the solo opponent has the one after the players’. */
import { SeatMark } from "#/ui/seat-mark";

export interface SideMarkProps {
  readonly side: number;
  readonly turn?: boolean;
  readonly className?: string | undefined;
}

/** Hidden from screen readers: the caller says whose it is. */
export function SideMark({ side, turn = false, className }: SideMarkProps) {
  return <SeatMark seat={side} size="small" turn={turn} className={className} />;
}
