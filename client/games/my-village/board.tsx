/** The table of My Village: dice and values, the dead and the rat, the middle, and the villages. */
import { useCallback, useMemo, useState } from "react";
import { BoardFrame } from "#/games/board-frame";
import { Button } from "#/look/button";
import type { BoardProps } from "#/table/contract";
import type { MyVillageComponents, MyVillageView, MyVillageVillageView } from "#/wire/types";
import { useWords } from "#/words";
import css from "./board.module.css";
import { type Box, boxOf, seatName } from "./box";
import { Deaths } from "./deaths";
import { Dice } from "./dice";
import { Middle } from "./middle";
import { Others } from "./others";
import { type Scene, SceneContext, useScene } from "./scene";
import { Opens, Track } from "./track";
import { blackBanners, valueNow, whiteBanners } from "./values";
import { Village } from "./village";
import "./wood.css";

export function Board({ view, room, printed, narrow }: BoardProps<MyVillageView, MyVillageComponents>) {
  const box = boxOf(printed);
  const [pointed, setPointed] = useState<number | null>(null);
  const point = useCallback((value: number | null) => setPointed(value), []);
  const [large, show] = useLarge(view, room.choices.length > 0 ? room.version : -1);
  const mine = view.villages[view.reader] ?? view.villages[view.active] ?? view.villages[0];
  const shown = pointed ?? valueNow(view);
  const scene = useMemo<Scene | null>(
    () => (mine === undefined ? null : { view, box, narrow, mine, lit: litBy(box, view, mine, shown) }),
    [view, box, narrow, mine, shown],
  );
  const village = view.villages[large ?? mine?.seat ?? 0] ?? mine;
  if (scene === null || village === undefined) {
    return null;
  }
  const others = around(view, scene.mine.seat).filter(({ seat }) => seat !== village.seat);
  return (
    <SceneContext value={scene}>
      <BoardFrame game="my-village" narrow={narrow}>
        <div className={css.table}>
          {narrow && <Ways />}
          <div className={css.above}>
            <Dice />
            <Track shown={shown} onPoint={point} />
            <Deaths />
            <Opens value={shown} />
          </div>
          <div id={MIDDLE} className={css.part}>
            <Middle />
          </div>
          <div id={VILLAGES} className={css.villages}>
            <Village village={village} />
            <Others villages={others} large={village.seat} onShow={show} />
          </div>
        </div>
      </BoardFrame>
    </SceneContext>
  );
}

const MIDDLE = "my-village-the-middle";
const VILLAGES = "my-village-the-villages";

/** For one thumb: a step from the middle to the villages and back. */
function Ways() {
  const { mine } = useScene();
  const { text, seat } = useWords();
  const go = (id: string) => document.getElementById(id)?.scrollIntoView({ block: "start" });
  return (
    <div className={css.ways}>
      <Button size="small" onPress={() => go(MIDDLE)}>
        {text("my-village-middle")}
      </Button>
      <Button size="small" onPress={() => go(VILLAGES)}>
        {text("my-village-web-village", { seat: seat(mine.seat) })}
      </Button>
    </div>
  );
}

/** Which village is shown large, if not one's own; whoever is asked sees their own again. */
function useLarge(view: MyVillageView, asked: number): readonly [number | null, (seat: number) => void] {
  const [kept, setKept] = useState<{ readonly seat: number; readonly asked: number } | null>(null);
  const show = useCallback((seat: number) => setKept({ seat, asked }), [asked]);
  const still =
    kept !== null && (asked < 0 || kept.asked === asked) && view.villages[kept.seat] !== undefined;
  return [still ? kept.seat : null, show];
}

/** From the reader's own seat on, as they sit around the table. */
function around({ villages, players }: MyVillageView, first: number): readonly MyVillageVillageView[] {
  return Array.from({ length: players }, (_, at) => villages[(first + at) % players]).filter(
    (village) => village !== undefined,
  );
}

function litBy(
  box: Box,
  view: MyVillageView,
  mine: MyVillageVillageView,
  value: number,
): ReadonlySet<string> {
  if (value === 0) {
    return new Set();
  }
  const black = blackBanners(box, view, mine, value);
  return new Set([
    ...(view.white
      ? []
      : black.map((item) => (item === "hand" || item === "office" ? item : `centre.${item}`))),
    ...whiteBanners(box, mine, value)
      .filter((name) => view.active !== mine.seat || !view.used.includes(name))
      .map((name) => `${seatName(mine.seat)}.${name}`),
  ]);
}
