/** What can be counted of a village, each number beside its sign. */
import { type Figure, FigureRow } from "#/table/board/figures";
import { seatName } from "#/table/board/names";
import type { MyVillageView, MyVillageVillageView } from "#/wire/types";
import { signed } from "#/words";
import { Sign, type SignName } from "./art/signs";

type Figures = readonly Figure<SignName>[];

/** Points as they would be counted now, labourers, the hand if it lies there. */
export function villageFigures(view: MyVillageView, village: MyVillageVillageView): Figures {
  const own = seatName(village.seat);
  const { score, labourers } = village;
  return [
    ["points", signed(score), `${own}.points`],
    ...(labourers > 0 ? [["labourer", labourers, `${own}.labourer`] as const] : []),
    ...(view.holder === village.seat ? [["hand", view.hand_back ? 0 : view.hand, "hand"] as const] : []),
  ];
}

/** A village in a line, for the list of players: with its stories on the tree and in the town hall. */
export function shortFigures(view: MyVillageView, village: MyVillageVillageView): Figures {
  const own = seatName(village.seat);
  return [
    ...villageFigures(view, village),
    ["coin", village.coins, `${own}.coin`],
    ["tree", village.tree, `${own}.tree`],
    ["hall", village.safe, `${own}.town_hall`],
    ["cloud", village.cloud, `${own}.time`],
  ];
}

export function Figures({ figures }: { readonly figures: Figures }) {
  return <FigureRow figures={figures} signs={Sign} />;
}
