/** What can be counted of a village, each number beside its sign. */
import { FigureRow } from "#/games/figures";
import type { MyVillageView, MyVillageVillageView } from "#/wire/types";
import { signed } from "#/words";
import { Sign, type SignName } from "./art/signs";
import { seatName } from "./components";

interface Figure {
  readonly sign: SignName;
  readonly value: number;
  /** What the game explains when it is pointed at. */
  readonly explain: string;
}

/** Stories on the tree and in the town hall, points as they would be counted now. */
export function villageFigures(view: MyVillageView, village: MyVillageVillageView): readonly Figure[] {
  const own = seatName(village.seat);
  const figures: Figure[] = [{ sign: "points", value: village.score, explain: `${own}.points` }];
  if (village.labourers > 0) {
    figures.push({
      sign: "labourer",
      value: village.labourers,
      explain: `${own}.labourer`,
    });
  }
  if (view.holder === village.seat) {
    const value = view.hand_back ? 0 : view.hand;
    figures.push({ sign: "hand", value, explain: "hand" });
  }
  return figures;
}

/** A village in a line, for the list of players. */
export function shortFigures(view: MyVillageView, village: MyVillageVillageView): readonly Figure[] {
  const own = seatName(village.seat);
  return [
    ...villageFigures(view, village),
    { sign: "coin", value: village.coins, explain: `${own}.coin` },
    { sign: "tree", value: village.tree, explain: `${own}.tree` },
    { sign: "hall", value: village.safe, explain: `${own}.town_hall` },
    { sign: "cloud", value: village.cloud, explain: `${own}.time` },
  ];
}

export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const rows = figures.map(({ sign, value, explain }) => ({
    sign: <Sign name={sign} />,
    explain,
    value: signed(value),
  }));
  return <FigureRow figures={rows} />;
}
