/** What is paid and gained, in signs. Hidden from screen readers: the caller says it in words. */
import { Fragment } from "react";
import { classes } from "#/ui/classes";
import type { MyVillagePayment } from "#/wire/types";
import css from "./amounts.module.css";
import { Sign } from "./art/signs";
import { type Amount, type Card, signOfGood } from "./components";

export function Amounts({
  amounts,
  className,
}: {
  readonly amounts: readonly Amount[];
  readonly className?: string | undefined;
}) {
  return (
    <span className={classes(css.amounts, className)} aria-hidden="true">
      {amounts.map(({ sign, number }) => (
        <span key={sign} className={css.amount}>
          {number !== 1 && number}
          <Sign name={sign} />
        </span>
      ))}
    </span>
  );
}

/** What a card costs: time, and the ways to pay besides. */
export function Price({ card, time = card.time }: { readonly card: Card; readonly time?: number }) {
  return (
    <span className={css.amounts} aria-hidden="true">
      {time > 0 && (
        <span className={css.amount}>
          {time}
          <Sign name="time" />
        </span>
      )}
      {card.cost.map((way, at) => (
        <Fragment key={at}>
          {at > 0 && <span className={css.or}>/</span>}
          <Way way={way} />
        </Fragment>
      ))}
    </span>
  );
}

const PARTS = ["coin", "horse", "beer", "plow", "parchment", "cart", "any"] as const;

function Way({ way }: { readonly way: MyVillagePayment }) {
  return (
    <>
      {PARTS.filter((part) => way[part] > 0).map((part) => (
        <span key={part} className={css.amount}>
          {way[part] > 1 && way[part]}
          <Sign name={signOfGood(part)} />
        </span>
      ))}
      {way.units > 0 && <Mixed units={way.units} of={way.of} />}
    </>
  );
}

/** So many of these, in any mixture. */
export function Mixed({ units, of }: Pick<MyVillagePayment, "units" | "of">) {
  return (
    <span className={css.mixed}>
      {units > 1 && `${units}×`}
      {of.map((good) => (
        <Sign key={good} name={signOfGood(good)} />
      ))}
    </span>
  );
}
