/** What every cover has in common: its size, its name, and that it fills its place. */
import type { ReactNode } from "react";

interface CoverFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function CoverFrame({ title, children }: CoverFrameProps) {
  return (
    <svg
      viewBox="0 0 600 800"
      role="img"
      aria-label={title}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
    >
      {children}
    </svg>
  );
}
