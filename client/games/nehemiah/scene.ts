/** What every part of the board draws from. */
import { sceneOf } from "#/table/board/scene";
import type { NehemiahSeatView, NehemiahView, RoomView } from "#/wire/types";
import type { Box } from "./components";
import type { Followed } from "./pieces";

export interface Scene {
  readonly view: NehemiahView;
  readonly room: RoomView;
  readonly box: Box;
  readonly pieces: Followed;
  readonly narrow: boolean;
  readonly past: boolean;
  /** All seats, from the reader's own on; for spectators, from the first. */
  readonly order: readonly NehemiahSeatView[];
}

export const [SceneContext, useScene] = sceneOf<Scene>();

/** Whose turn it is; nobody's during auctions and at the end. */
export function whoseTurn({ active, revealed, ending }: NehemiahView): number {
  return revealed.length > 0 || ending !== "going_on" ? -1 : active;
}
