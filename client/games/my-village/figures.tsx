/** What can be counted of a village, each number beside its sign. */
import { FigureRow } from "#/games/figures";
import type { MyVillageView, MyVillageVillageView } from "#/wire/types";
import { signed, useWords } from "#/words";
import { Sign, type SignName } from "./art/signs";
import { seatName } from "./components";

interface Figure {
  readonly sign: SignName;
  readonly value: number;
  /** The word of the catalogue. */
  readonly word: string;
  /** What the game explains when it is pointed at. */
  readonly explain: string;
}

/** Stories on the tree and in the town hall, points as they would be counted now. */
export function villageFigures(view: MyVillageView, village: MyVillageVillageView): readonly Figure[] {
  const own = seatName(village.seat);
  const figures: Figure[] = [
    { sign: "points", value: village.score, word: "my-village-web-score", explain: `${own}.points` },
  ];
  if (village.labourers > 0) {
    figures.push({
      sign: "labourer",
      value: village.labourers,
      word: "my-village-term-labourer",
      explain: `${own}.labourer`,
    });
  }
  if (view.holder === village.seat) {
    const value = view.hand_back ? 0 : view.hand;
    figures.push({ sign: "hand", value, word: "my-village-web-hand", explain: "hand" });
  }
  return figures;
}

/** A village in a line, for the list of players. */
export function shortFigures(view: MyVillageView, village: MyVillageVillageView): readonly Figure[] {
  const own = seatName(village.seat);
  return [
    ...villageFigures(view, village),
    { sign: "coin", value: village.coins, word: "my-village-term-barn", explain: `${own}.coin` },
    { sign: "tree", value: village.tree, word: "my-village-term-tree", explain: `${own}.tree` },
    { sign: "hall", value: village.safe, word: "my-village-web-safe", explain: `${own}.town_hall` },
    { sign: "cloud", value: village.cloud, word: "my-village-web-cloud", explain: `${own}.time` },
  ];
}

export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const { text } = useWords();
  const rows = figures.map(({ sign, value, word, explain }) => {
    const shown = signed(value);
    return {
      sign: <Sign name={sign} />,
      explain,
      value: shown,
      label: text("web-pair", { what: text(word), value: shown }),
    };
  });
  return <FigureRow figures={rows} />;
}
