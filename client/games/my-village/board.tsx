/** The table of My Village: dice and values, the dead and the rat, the middle, and the villages. */
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { BoardFrame } from "#/table/board/board-frame";
import { aroundFrom } from "#/table/board/names";
import { useTouch } from "#/table/board/touch-screen";
import type { BoardProps } from "#/table/contract";
import { usePlayerBoards } from "#/table/player-boards";
import type { MyVillageComponents, MyVillageView, RoomView } from "#/wire/types";
import css from "./board.module.css";
import { boxOf } from "./components";
import { Deaths } from "./deaths";
import { Dice } from "./dice";
import { Others } from "./others";
import { areaOf } from "./phone-areas";
import { Thumb, useOpenArea } from "./phone-board";
import { aboutValue, type Scene, SceneContext, useScene, valueNow } from "./scene";
import { Middle } from "./shared-board";
import { Opens, Track } from "./track";
import { Village } from "./village";
import "./wood.css";

export function Board({ view, room, printed, ...frame }: BoardProps<MyVillageView, MyVillageComponents>) {
  const touch = useTouch();
  const narrow = frame.narrow || touch;
  const box = boxOf(printed);
  const [pointed, setPointed] = useState<number | null>(null);
  const point = useCallback((value: number | null) => setPointed(value), []);
  const [large, show] = useLarge(view, room.choices.length > 0 ? room.version : -1);
  const mine = view.villages[view.reader] ?? view.villages[view.active] ?? view.villages[0];
  const shown = pointed ?? valueNow(view);
  const scene = useMemo<Scene | null>(
    () => (mine === undefined ? null : { view, box, narrow, mine, lit: litBy(view, shown) }),
    [view, box, narrow, mine, shown],
  );
  const village = view.villages[large ?? mine?.seat ?? 0] ?? mine;
  if (scene === null || village === undefined) {
    return null;
  }
  const others = aroundFrom(view.villages, scene.mine.seat).filter(({ seat }) => seat !== village.seat);
  const parts: Parts = {
    dice: <Dice />,
    track: <Track shown={shown} onPoint={point} />,
    deaths: <Deaths />,
    opens: <Opens value={shown} />,
    middle: <Middle />,
    village: <Village village={village} />,
    others: (onShow) => <Others villages={others} large={village.seat} onShow={onShow} />,
  };
  return (
    <SceneContext value={scene}>
      <BoardFrame game="my-village" narrow={narrow}>
        {narrow ? (
          <OneArea room={room} parts={parts} onShow={show} />
        ) : (
          <WholeTable parts={parts} onShow={show} />
        )}
      </BoardFrame>
    </SceneContext>
  );
}

interface Parts
  extends Readonly<Record<"dice" | "track" | "deaths" | "opens" | "middle" | "village", ReactNode>> {
  readonly others: (onShow: (seat: number) => void) => ReactNode;
}

interface TableProps {
  readonly parts: Parts;
  /** A village of the others is wanted large. */
  readonly onShow: (seat: number) => void;
}

function WholeTable({ parts, onShow }: TableProps) {
  usePlayerBoards(onShow);
  return (
    <div className={css.table}>
      <div className={css.above}>
        {parts.dice}
        {parts.track}
        {parts.deaths}
        {parts.opens}
      </div>
      {parts.middle}
      <div className={css.villages}>
        {parts.village}
        {parts.others(onShow)}
      </div>
    </div>
  );
}

/**
 * The values are in sight only while one is made: then they are what is asked. Once the dice are taken and places of the
 * board are asked about, the dice lie in the middle: the board needs the room.
 */
function OneArea({ room, parts, onShow }: TableProps & { readonly room: RoomView }) {
  const { view } = useScene();
  const [open, setOpen] = useOpenArea(room);
  const making = view.pending?.step === "MakeValue";
  const asked = room.choices.flatMap((choice) => choice.at);
  const taken = asked.length > 0 && asked.every((place) => areaOf(place) !== null);
  const showLarge = (seat: number) => {
    onShow(seat);
    setOpen("village");
  };
  usePlayerBoards(showLarge);
  const middle = (
    <>
      {taken && parts.opens}
      {taken && parts.dice}
      {parts.deaths}
      {parts.middle}
    </>
  );
  return (
    <Thumb
      room={room}
      open={open}
      onOpen={setOpen}
      areas={{ middle, village: parts.village, others: parts.others(showLarge) }}
      always={
        <>
          {!taken && parts.opens}
          {making && parts.track}
          {!taken && parts.dice}
        </>
      }
    />
  );
}

/** Which village is shown large, if not your own; the player to move sees your own again. */
function useLarge(view: MyVillageView, asked: number): readonly [number | null, (seat: number) => void] {
  const [kept, setKept] = useState<{ readonly seat: number; readonly asked: number } | null>(null);
  const show = useCallback((seat: number) => setKept({ seat, asked }), [asked]);
  const still =
    kept !== null && (asked < 0 || kept.asked === asked) && view.villages[kept.seat] !== undefined;
  return [still ? kept.seat : null, show];
}

/** The places of the banners that a value opens. */
function litBy(view: MyVillageView, value: number): ReadonlySet<string> {
  const { black = [], white = [] } = aboutValue(view, value) ?? {};
  return new Set([...black, ...white]);
}
