/** A turn as it is planned: what has been done, what came of it, what is still open. */
import type { ReactNode } from "react";
import type { SeenRoom } from "#/wire/types";
import type { EsdrasPrinted, View } from "../box";

export interface TurnPlanProps {
  readonly view: View;
  readonly room: SeenRoom;
  readonly printed: EsdrasPrinted;
}

export function TurnPlan(_: TurnPlanProps): ReactNode {
  return null;
}
