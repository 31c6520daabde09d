/** What every cover has in common: its size, its name, and that it fills its place. */
import type { ReactNode, SVGProps } from "react";

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

interface TitleProps extends SVGProps<SVGTextElement> {
  readonly title: string;
}

/** The name of the game, as wide as it is told. */
export function Title({ title, ...look }: TitleProps) {
  return (
    <text
      x="300"
      textAnchor="middle"
      lengthAdjust="spacing"
      fontFamily="Alegreya Variable, Alegreya, serif"
      fontWeight="800"
      {...look}
    >
      {title.toUpperCase()}
    </text>
  );
}
