/** A piece that is seen to move from where it was: nothing to point at by itself. */
import * as m from "motion/react-m";
import type { ReactNode } from "react";
import { usePlaces } from "#/table/places";

interface MovingProps {
  /** The same name is the same piece, here and as the `motion` of a place. */
  readonly name: string | undefined;
  readonly className?: string | undefined;
  /** Whether it is as large everywhere as it was before. */
  readonly sized?: boolean;
  readonly children?: ReactNode;
}

export function Moving({ name, className, sized = false, children }: MovingProps) {
  const { moving } = usePlaces();
  return moving && name !== undefined ? (
    // Another piece at the same spot is another element: each knows where it was itself.
    <m.div key={name} layoutId={name} layout={sized ? true : "position"} className={className}>
      {children}
    </m.div>
  ) : (
    <div className={className}>{children}</div>
  );
}
