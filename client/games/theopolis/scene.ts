/** What every part of the board draws from. */
import { sceneOf } from "#/table/board/scene";
import type { RoomView, TheopolisSeatView, TheopolisView } from "#/wire/types";
import type { Box } from "./components";
import type { Pieces } from "./pieces";

export interface Scene {
  readonly view: TheopolisView;
  readonly room: RoomView;
  readonly box: Box;
  readonly pieces: Pieces;
  readonly narrow: boolean;
  /** Whose city is drawn large: the reader's own; for spectators, the first. */
  readonly near: TheopolisSeatView;
  /** Whether that is the reader's own. */
  readonly own: boolean;
}

export const [SceneContext, useScene] = sceneOf<Scene>();
