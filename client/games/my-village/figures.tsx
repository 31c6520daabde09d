/** What can be counted of a village, each number beside its sign. */
import { FigureRow } from "#/games/figures";
import type { MyVillageView, MyVillageVillageView } from "#/wire/types";
import { signed, useWords } from "#/words";
import { Sign, type SignName } from "./art/signs";

interface Figure {
  readonly sign: SignName;
  readonly value: number;
  /** The word of the catalogue. */
  readonly word: string;
}

/** Stories on the tree and in the town hall, points as they would be counted now. */
export function villageFigures(view: MyVillageView, village: MyVillageVillageView): readonly Figure[] {
  const figures: Figure[] = [{ sign: "points", value: village.score, word: "my-village-web-score" }];
  if (village.labourers > 0) {
    figures.push({ sign: "labourer", value: village.labourers, word: "my-village-term-labourer" });
  }
  if (view.holder === village.seat) {
    figures.push({ sign: "hand", value: view.hand_back ? 0 : view.hand, word: "my-village-web-hand" });
  }
  return figures;
}

/** A village in a line, for the list of players. */
export function shortFigures(view: MyVillageView, village: MyVillageVillageView): readonly Figure[] {
  return [
    ...villageFigures(view, village),
    { sign: "coin", value: village.coins, word: "my-village-term-barn" },
    { sign: "tree", value: village.tree, word: "my-village-term-tree" },
    { sign: "hall", value: village.safe, word: "my-village-web-safe" },
    { sign: "cloud", value: village.cloud, word: "my-village-web-cloud" },
  ];
}

export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const { text } = useWords();
  const rows = figures.map(({ sign, value, word }) => {
    const shown = signed(value);
    return {
      sign: <Sign name={sign} />,
      value: shown,
      label: text("web-pair", { what: text(word), value: shown }),
    };
  });
  return <FigureRow figures={rows} />;
}
