/** A card where it lies: it can be pointed at, read, and is lit when the value opens it. */
import { Place } from "#/table/place";
import { CardFace, type CardFaceProps } from "./card";
import { useScene } from "./scene";
import css from "./spot.module.css";

export interface SpotProps extends Omit<CardFaceProps, "card"> {
  readonly place: string;
  readonly item: string;
  /** Whether the village has no place for it now. */
  readonly closed?: boolean;
  /** Whether its banner was activated in this turn. */
  readonly used?: boolean;
}

export function Spot({ place, item, closed = false, used = false, ...face }: SpotProps) {
  const { box, lit } = useScene();
  const card = box.card(item);
  return (
    card !== undefined && (
      <Place
        id={place}
        item={item}
        motion={`my-village ${item === "field" || item === "village_square" ? place : item}`}
        className={css.spot}
      >
        <div className={css.lying} data-lit={lit.has(place)} data-closed={closed} data-used={used}>
          <CardFace card={card} {...face} />
        </div>
      </Place>
    )
  );
}
