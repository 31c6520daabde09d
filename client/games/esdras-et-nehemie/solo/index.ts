/** The solo opponent's turn, told step by step. */
import type { ReactNode } from "react";
import type { SeenRoom } from "#/wire/types";
import type { EsdrasPrinted, View } from "../box";

export interface SoloStoryProps {
  readonly view: View;
  readonly room: SeenRoom;
  readonly printed: EsdrasPrinted;
  readonly past: boolean;
}

export function SoloStory(_: SoloStoryProps): ReactNode {
  return null;
}
