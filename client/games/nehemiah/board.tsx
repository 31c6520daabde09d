/** The table of Nehemiah: influence boards above the grid of works, decks and gates and players beside it. */
import { useMemo } from "react";
import { BoardFrame } from "#/table/board/board-frame";
import { aroundFrom } from "#/table/board/names";
import { useRemembered } from "#/table/board/pieces";
import type { BoardProps } from "#/table/contract";
import type { NehemiahComponents, NehemiahView } from "#/wire/types";
import { Auction } from "./auction";
import css from "./board.module.css";
import { Boards } from "./boards";
import { boxOf } from "./components";
import { Grid } from "./grid";
import { Strip } from "./phone-figures";
import { type Followed, follow } from "./pieces";
import { Quarry } from "./quarry";
import { type Scene, SceneContext } from "./scene";
import { Screens } from "./screens";
import { Site } from "./site";
import "./stone.css";

export function Board({ view, room, printed, past, narrow }: BoardProps<NehemiahView, NehemiahComponents>) {
  const box = boxOf(printed);
  const pieces = useRemembered<NehemiahView, Followed>(view, (before) => follow(before, view));
  const scene = useMemo<Scene>(
    () => ({ view, room, box, pieces, narrow, past, order: aroundFrom(view.seats, view.reader) }),
    [view, room, box, pieces, narrow, past],
  );
  return (
    <SceneContext value={scene}>
      <BoardFrame game="nehemiah" narrow={narrow}>
        <div className={css.table} data-players={view.players} data-auction={view.revealed.length > 0}>
          <div className={css.main}>
            {narrow && <Strip />}
            {narrow && <Auction />}
            <Boards />
            <Grid />
          </div>
          <div className={css.beside}>
            <Quarry />
            {!narrow && <Auction />}
            <Screens />
            {!narrow && <Site />}
          </div>
        </div>
      </BoardFrame>
    </SceneContext>
  );
}
