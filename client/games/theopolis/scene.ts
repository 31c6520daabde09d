/** What every part of the board draws from. */
import { createContext, useContext } from "react";
import type { SeenRoom, TheopolisSeatView, TheopolisView } from "#/wire/types";
import type { Box } from "./box";
import type { Pieces } from "./pieces";

export interface Scene {
  readonly view: TheopolisView;
  readonly room: SeenRoom;
  readonly box: Box;
  readonly pieces: Pieces;
  readonly narrow: boolean;
  /** Whose city is drawn large: the reader's own; for those who look on, the first. */
  readonly near: TheopolisSeatView;
  /** Whether that is the reader's own. */
  readonly own: boolean;
  /** The cards that would light a pane of a sacrament in the near city. */
  readonly lookedFor: ReadonlySet<string>;
}

export const SceneContext = createContext<Scene | null>(null);

/** Only inside the board: anywhere else there is no scene, which is a mistake of ours. */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === null) {
    throw new Error("useScene needs the board around it");
  }
  return scene;
}
