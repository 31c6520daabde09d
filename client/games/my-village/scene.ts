/** What every part of the board draws from. */
import { sceneOf } from "#/games/scene";
import type { MyVillageView, MyVillageVillageView } from "#/wire/types";
import type { Box } from "./components";

export interface Scene {
  readonly view: MyVillageView;
  readonly box: Box;
  readonly narrow: boolean;
  /** The village that is one's own; for those who look on, that of who has the turn. */
  readonly mine: MyVillageVillageView;
  /** The banners that the value opens which is pointed at, made or wanted: by their places. */
  readonly lit: ReadonlySet<string>;
}

export const [SceneContext, useScene] = sceneOf<Scene>();
