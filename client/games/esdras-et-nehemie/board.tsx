/** The table of Esdras et Néhémie: the city with everything in its walls, the scrolls, and your own board beside. */
import { useMemo, useState } from "react";
import { BoardFrame } from "#/table/board/board-frame";
import { useTouch } from "#/table/board/touch-screen";
import type { BoardProps } from "#/table/contract";
import { usePlayerBoards } from "#/table/player-boards";
import { Floor } from "./art/floor";
import css from "./board.module.css";
import { City } from "./city/city";
import { boxOf, type File, ownSide, type View } from "./components";
import { Narrow } from "./phone-board";
import { TurnPlan } from "./planning/plan";
import { OtherBoards, OwnBoard, Purse, type Wanted } from "./player-boards";
import { SabbathGuide } from "./sabbath/guide";
import { type Scene, SceneContext, useScene } from "./scene";
import { Scrolls } from "./scrolls/scrolls";
import { SoloStory } from "./solo";
import "./mosaic.css";

export function Board(props: BoardProps<View, File>) {
  const { view, room, past } = props;
  // Walls, cells and tents are too small for a finger; one area at a time is as large as the screen.
  const touch = useTouch();
  const narrow = props.narrow || touch;
  const box = boxOf(props.printed);
  const mine = ownSide(view);
  const scene = useMemo<Scene | null>(
    () => (mine === undefined ? null : { view, box, room, narrow, past, mine }),
    [view, box, room, narrow, past, mine],
  );
  return (
    scene !== null && (
      <SceneContext value={scene}>
        <BoardFrame game="esdras-et-nehemie" narrow={narrow}>
          {narrow ? <Narrow /> : <Wide />}
        </BoardFrame>
      </SceneContext>
    )
  );
}

/** One screen: the common board on the left, what is yours on the right. */
function Wide() {
  const { mine } = useScene();
  const [wanted, want] = useState<Wanted | null>(null);
  usePlayerBoards((player) => want({ player }));
  return (
    <div className={css.table}>
      <Floor of="stone" />
      <div className={css.common}>
        <City />
        <Scrolls />
      </div>
      <div className={css.own}>
        <Purse side={mine} />
        <SabbathGuide />
        <TurnPlan />
        <OwnBoard side={mine} />
        <OtherBoards wanted={wanted} />
      </div>
      <SoloStory />
    </div>
  );
}
