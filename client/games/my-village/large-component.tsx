/** A component large, to be read. */
import type { FaceProps } from "#/table/contract";
import type { MyVillageComponents } from "#/wire/types";
import { useWords } from "#/words";
import { Print } from "./art/print";
import { isSign, Sign, type SignName } from "./art/signs";
import { Banner } from "./banner";
import { CardFace } from "./card";
import { boxOf } from "./components";
import css from "./large-component.module.css";
import "./wood.css";

/** Components that are not cards and have a sign by another name. */
const SIGNS: Readonly<Record<string, SignName>> = {
  town_hall: "hall",
  coin_space: "coin",
  story_space: "story",
  personal_banner: "story",
  question_banner: "question",
};

export function Face({ item, printed }: FaceProps<MyVillageComponents>) {
  const { name } = useWords();
  const box = boxOf(printed);
  const card = box.card(item);
  const sign = SIGNS[item] ?? (isSign(item) ? item : undefined);
  const dark = card !== undefined && card.kind !== "customer" && !item.startsWith("tr_");
  return (
    <div className={css.face} data-game="my-village">
      {card !== undefined && card.kind !== "board" ? (
        <CardFace card={card} size="large" side={dark ? "dark" : "light"} />
      ) : (
        <div className={css.plate}>
          {sign === undefined ? (
            <Print motif={item} className={css.print} />
          ) : (
            <Sign name={sign} className={css.sign} />
          )}
          <p className={css.name}>
            {card !== undefined && card.values.length > 0 && <Banner values={card.values} colour="white" />}
            {name(item)}
          </p>
        </div>
      )}
    </div>
  );
}
