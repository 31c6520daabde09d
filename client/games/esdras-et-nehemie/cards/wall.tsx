/** A wall card: what it gives at once, and what it is worth at the end. */
import { classes } from "#/ui/classes";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import type { Box } from "../components";
import { Goods } from "../goods";
import css from "./card.module.css";
import { Picture } from "./picture";

export interface WallCardProps {
  readonly item: string;
  readonly box: Box;
  readonly size: "small" | "large";
}

export function WallCard({ item, box, size }: WallCardProps) {
  const { name } = useWords();
  const card = box.wallCard(item);
  return (
    card !== undefined && (
      <div className={classes(css.card, css[size], size === "large" && css.lying)} data-card="wall">
        <p className={css.name}>{name(item)}</p>
        <div className={css.lone}>
          <Picture motif={item} fine={size === "large"} />
        </div>
        <div className={css.foot}>
          <span className={css.rewards} aria-hidden="true">
            <Goods goods={card.effect} silent counted />
            <span>
              {card.vp}
              <Sign name="vp" />
            </span>
          </span>
        </div>
      </div>
    )
  );
}
