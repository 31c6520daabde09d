/** The trade of a character card: two ways to buy, or what it pays for cubes. */
import type { EsdrasEtNehemieCharacter, EsdrasEtNehemieOption } from "#/wire/types";
import { isSign, Sign } from "../art/signs";
import { Goods } from "../goods";
import css from "./trade.module.css";

/** Seen only: the sentence is in the reader. */
export function Trade({ character }: { readonly character: EsdrasEtNehemieCharacter }) {
  const { buy, sell } = character;
  return (
    <span className={css.trade} aria-hidden="true">
      {buy === null ? (
        Object.entries(sell).map(([good, price]) => (
          <span key={good} className={css.option}>
            {isSign(good) && <Sign name={good} />}›{price}
            <Sign name="silver" />
          </span>
        ))
      ) : (
        <>
          <Option option={buy.upper} />
          <Option option={buy.lower} />
        </>
      )}
    </span>
  );
}

function Option({ option }: { readonly option: EsdrasEtNehemieOption }) {
  return (
    <span className={css.option}>
      {option.price}
      <Sign name="silver" />›
      <Goods goods={option.goods} silent />
    </span>
  );
}
