/** What can be counted of a player, each number beside its sign. What lies behind a closed screen is a question. */
import { FigureRow } from "#/games/figures";
import type { NehemiahSeatView, NehemiahView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign, type SignName } from "./art/signs";
import { seatName } from "./components";

interface Figure {
  readonly sign: SignName;
  readonly value: number | null;
  /** The word of the catalogue. */
  readonly word: string;
  /** The id by which the game explains it: `p1.wood`. */
  readonly explain: string;
}

const HIDDEN = "?";

/** What everyone may count. */
export function publicFigures(view: NehemiahView, seat: NehemiahSeatView): readonly Figure[] {
  const own = seatName(seat.seat);
  const figures: Figure[] = [
    { sign: "worker", value: seat.available, word: "nehemiah-has-workers", explain: `${own}.workers` },
  ];
  if (view.foremen) {
    figures.push({
      sign: "aside",
      value: seat.set_aside,
      word: "nehemiah-has-aside",
      explain: `${own}.aside`,
    });
  }
  if (seat.neutral_colour !== null) {
    figures.push({
      sign: "neutral",
      value: seat.neutral,
      word: "nehemiah-has-neutral",
      explain: `${own}.neutral`,
    });
  }
  return [
    ...figures,
    { sign: "cube", value: seat.cube_supply, word: "nehemiah-has-cubes", explain: `${own}.cubes` },
  ];
}

/** What lies behind the screen. */
export function screenFigures(seat: NehemiahSeatView): readonly Figure[] {
  const own = seatName(seat.seat);
  return [
    { sign: "wood", value: seat.wood, word: "nehemiah-has-wood", explain: `${own}.wood` },
    { sign: "gold", value: seat.gold, word: "nehemiah-has-gold", explain: `${own}.gold` },
    { sign: "points", value: seat.points, word: "nehemiah-has-points", explain: `${own}.points` },
  ];
}

export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const { text } = useWords();
  const rows = figures.map(({ sign, value, word, explain }) => {
    const shown = String(value ?? HIDDEN);
    return {
      sign: <Sign name={sign} />,
      value: shown,
      label: text("web-pair", { what: text(word), value: shown }),
      explain,
    };
  });
  return <FigureRow figures={rows} />;
}
