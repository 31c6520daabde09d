/** What every part of the board draws from. */
import { sceneOf } from "#/table/board/scene";
import type { Box, EsdrasPrinted, Side, View } from "./components";

export interface Scene {
  readonly view: View;
  readonly box: Box;
  readonly printed: EsdrasPrinted;
  readonly narrow: boolean;
  /** The side that is yours; for spectators, that of who has the turn. */
  readonly mine: Side;
}

export const [SceneContext, useScene] = sceneOf<Scene>();
