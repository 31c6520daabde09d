/** A piece that is seen to move from where it was: nothing to point at by itself. */
import type { ReactNode } from "react";

export interface MovingProps {
  /** The same name is the same piece. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Moving({ name, className, children }: MovingProps) {
  return (
    <span className={className} data-travel={`esdras ${name}`}>
      {children}
    </span>
  );
}
