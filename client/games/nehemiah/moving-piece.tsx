/** A piece that is seen to move from where it was: nothing to point at by itself. */
import type { ReactNode } from "react";

export interface MovingProps {
  /** The same name is the same piece. */
  readonly name: string | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export function Moving({ name, className, children }: MovingProps) {
  return (
    <div key={name} className={className} data-travel={name && `nehemiah ${name}`}>
      {children}
    </div>
  );
}
