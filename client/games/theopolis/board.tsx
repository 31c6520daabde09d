/** The table of Theopolis as one window: the cities of others, the open cards, your own heaven, city and hand. */
import { useMemo, useRef } from "react";
import { BoardFrame } from "#/table/board/board-frame";
import type { BoardProps } from "#/table/contract";
import { usePlayerBoards } from "#/table/player-boards";
import type { TheopolisComponents, TheopolisView } from "#/wire/types";
import { GlassDefinitions } from "./art/window";
import css from "./board.module.css";
import { useCards } from "./card-ids";
import { City } from "./city";
import { boxOf } from "./components";
import { MomentOf } from "./disaster-effect";
import { Ways } from "./endings-strip";
import { Hand } from "./hand";
import { Heaven } from "./heaven";
import { useUnfolded } from "./open-panels";
import { Others } from "./others";
import { type Scene, SceneContext } from "./scene";
import { Stage } from "./shared-board";
import { Sky } from "./sky";

export function Board({ view, room, printed, past, narrow }: BoardProps<TheopolisView, TheopolisComponents>) {
  const box = boxOf(printed);
  const { pieces, moment } = useCards(box, view, past);
  const unfolded = useUnfolded(room, view);
  const table = useRef<HTMLDivElement>(null);
  const near = view.seats[view.reader] ?? view.seats[0];
  usePlayerBoards((seat) => {
    // One's own city is always there: what is unfolded above it folds.
    const own = seat === near?.seat;
    const what = own ? unfolded.shown[0] : seat;
    if (what !== undefined && unfolded.shown.includes(what) === own) {
      unfolded.toggle(what);
    }
  });
  const scene = useMemo<Scene | null>(
    () =>
      near === undefined
        ? null
        : {
            view,
            room,
            box,
            pieces,
            narrow,
            near,
            own: near.seat === view.reader,
          },
    [view, room, box, pieces, narrow, near],
  );
  if (scene === null) {
    return null;
  }
  return (
    <SceneContext value={scene}>
      <GlassDefinitions />
      <BoardFrame game="theopolis" narrow={narrow}>
        <div className={css.table} ref={table} data-unfolded={unfolded.shown.length > 0}>
          <Sky />
          <Others unfolded={unfolded} />
          <Stage unfolded={unfolded} />
          <Heaven low={unfolded.shown.length > 0 && !narrow} />
          <Ways />
          <City />
          <Hand />
        </div>
        <MomentOf moment={moment} table={table} />
      </BoardFrame>
    </SceneContext>
  );
}
