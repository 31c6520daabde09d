/** What every part of the board draws from. */
import { sceneOf } from "#/table/board/scene";
import type { RoomView } from "#/wire/types";
import type { Box, Side, View } from "./components";

export interface Scene {
  readonly view: View;
  readonly box: Box;
  readonly room: RoomView;
  readonly narrow: boolean;
  /** Whether an earlier moment is shown. */
  readonly past: boolean;
  /** The side that is yours; for spectators, that of who has the turn. */
  readonly mine: Side;
}

export const [SceneContext, useScene] = sceneOf<Scene>();
