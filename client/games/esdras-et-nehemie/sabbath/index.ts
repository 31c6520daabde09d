/** The Sabbath as a guided sequence. */
import type { ReactNode } from "react";
import type { SeenRoom } from "#/wire/types";
import type { EsdrasPrinted, View } from "../box";

export interface SabbathGuideProps {
  readonly view: View;
  readonly room: SeenRoom;
  readonly printed: EsdrasPrinted;
}

export function SabbathGuide(_: SabbathGuideProps): ReactNode {
  return null;
}
