/** A symbol of the legend, as the board draws it. */
import type { ReactNode } from "react";
import { homeName } from "#/table/board/names";
import type { SignProps } from "#/table/contract";
import { Amounts, Mixed } from "./amounts";
import { isSign, Sign } from "./art/signs";
import { Banner } from "./banner";
import card from "./card.module.css";
import css from "./legend-sign.module.css";
import track from "./track.module.css";
import "./wood.css";

/** What is not a sign alone. */
const DRAWN: Readonly<Record<string, ReactNode>> = {
  black_banner: <Banner values={[5, 8]} colour="black" />,
  white_banner: <Banner values={[5, 8]} colour="white" />,
  grey_banner: (
    <span className={card.grey}>
      <Amounts amounts={[{ sign: "coin", number: 1 }]} />
    </span>
  ),
  mixed: <Mixed units={2} of={["beer", "coin"]} />,
  opens: (
    <span className={track.opens}>
      <span>3</span>
      <span>1</span>
    </span>
  ),
  chronicle: (
    <>
      <Sign name="abbot" />2
    </>
  ),
};

export function LegendSign({ id }: SignProps) {
  const name = homeName(id);
  return (
    <span data-game="my-village" className={css.sign}>
      {DRAWN[name] ?? (isSign(name) && <Sign name={name} />)}
    </span>
  );
}
