/** Builders and guards: small figures in long robes. */
import type { ReactElement, ReactNode } from "react";

interface FigureProps {
  readonly x: number;
  readonly y: number;
  readonly robe: string;
  readonly cloth: string;
  /** To the left instead of to the right. */
  readonly turned?: boolean;
  readonly size?: number;
  readonly children?: ReactNode;
}

/** Someone who stands at (x, y) and looks to the right. What the hands hold are the children. */
export function Figure({ x, y, robe, cloth, turned = false, size = 1, children }: FigureProps): ReactElement {
  return (
    <g transform={`translate(${x} ${y}) scale(${turned ? -size : size} ${size})`}>
      <path d="M-9 0C-12 -16 -10 -30 -6 -37H6C10 -30 12 -16 10 0Z" fill={robe} />
      <path d="M2 0C6 -14 7 -28 4 -37H6C10 -30 12 -16 10 0Z" fill="#000" opacity="0.22" />
      <path d="M-9 -19H10V-15H-9.5Z" fill={cloth} />
      <circle cy="-43" r="6.5" fill="#9a6a48" />
      <path d="M-7.5 -34C-10 -44 -7 -51 0 -51C6 -51 8 -47 7 -44L0 -46C-3 -44 -3 -38 -4 -34Z" fill={cloth} />
      {children}
    </g>
  );
}

/** Both arms forward and up, as one carries or pulls. */
export function Arms({
  robe,
  to,
}: {
  readonly robe: string;
  readonly to: readonly [number, number];
}): ReactElement {
  return (
    <path
      d={`M-2 -32L${to[0]} ${to[1]}M3 -31L${to[0] + 2} ${to[1] + 3}`}
      stroke={robe}
      strokeWidth="5"
      strokeLinecap="round"
    />
  );
}
