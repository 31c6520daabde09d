/** What every part of the board draws from. */
import { sceneOf } from "#/table/board/scene";
import type { MyVillageValueView, MyVillageView, MyVillageVillageView } from "#/wire/types";
import type { Box } from "./components";

export interface Scene {
  readonly view: MyVillageView;
  readonly box: Box;
  readonly narrow: boolean;
  /** The village that is yours; for spectators, that of who has the turn. */
  readonly mine: MyVillageVillageView;
  /** The banners that the value opens which is pointed at, made or wanted: by their places. */
  readonly lit: ReadonlySet<string>;
}

/** The value that this turn is about: made already, or wanted. */
export function valueNow({ value, pending }: MyVillageView): number {
  return value > 0 || pending?.step !== "TakeDice" ? value : (pending.fields[1] ?? 0);
}

/** What the game says of a value: how it can be made, and what it opens. */
export function aboutValue({ values }: MyVillageView, value: number): MyVillageValueView | undefined {
  return values.find((one) => one.value === value);
}

export const [SceneContext, useScene] = sceneOf<Scene>();
