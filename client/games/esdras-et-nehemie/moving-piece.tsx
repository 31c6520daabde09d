/** A piece that is seen to move from where it was: nothing to point at by itself. */
import * as m from "motion/react-m";
import type { ReactNode } from "react";
import { usePlaces } from "#/table/places";

export interface MovingProps {
  /** The same name is the same piece. */
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Moving({ name, className, children }: MovingProps) {
  const { moving } = usePlaces();
  return moving ? (
    <m.span layoutId={`esdras ${name}`} layout="position" className={className}>
      {children}
    </m.span>
  ) : (
    <span className={className}>{children}</span>
  );
}
