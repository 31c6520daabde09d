/** A character card: its banners from the top, whom it shows, its trade, and what it scores when it is tucked. */
import { classes } from "#/ui/classes";
import { useWords } from "#/words";
import type { Box } from "../components";
import { Banner } from "./banner";
import css from "./card.module.css";
import { Condition } from "./condition";
import { Picture } from "./picture";
import { Trade } from "./trade";

export interface CharacterCardProps {
  readonly item: string;
  readonly box: Box;
  readonly size: "small" | "large";
}

export function CharacterCard({ item, box, size }: CharacterCardProps) {
  const { name } = useWords();
  const character = box.character(item);
  return (
    character !== undefined && (
      <div className={classes(css.card, css[size])} data-card="character">
        <p className={css.name}>{name(item)}</p>
        <div className={css.middle}>
          <div className={css.banners}>
            {character.banners.map(({ colour, value }, at) => (
              <Banner key={at} colour={colour} value={value} />
            ))}
          </div>
          <Picture motif={item} fine={size === "large"} className={css.picture} />
        </div>
        <div className={css.foot}>
          <Trade character={character} />
          <Condition character={character} />
        </div>
      </div>
    )
  );
}
