/** Goods, rewards and prices: numbers beside their signs, heard in words. */
import { classes } from "#/ui/classes";
import { Hidden } from "#/ui/visually-hidden";
import { useWords } from "#/words";
import { isSign, Sign } from "./art/signs";
import type { Amounts } from "./components";
import css from "./goods.module.css";

export interface GoodsProps {
  readonly goods: Amounts;
  /** The caller says what it means. */
  readonly silent?: boolean;
  /** Also 1 is written. */
  readonly counted?: boolean;
  readonly className?: string | undefined;
}

export function Goods({ goods, silent = false, counted = false, className }: GoodsProps) {
  const words = useGoodsWords();
  return (
    <span className={classes(css.goods, className)}>
      {Object.entries(goods).map(([good, number]) => (
        <span key={good} className={css.good} aria-hidden="true">
          {(counted || number !== 1) && number}
          {isSign(good) && <Sign name={good} />}
        </span>
      ))}
      {!silent && <Hidden>{words(goods)}</Hidden>}
    </span>
  );
}

/** What says goods in words: “2 silver, 1 tent step”. */
export function useGoodsWords(): (goods: Amounts) => string {
  const { text } = useWords();
  return (goods) =>
    Object.entries(goods)
      .map(([good, number]) => text(`esdras-et-nehemie-explain-good-${good.replace("_", "-")}`, { number }))
      .join(", ");
}
