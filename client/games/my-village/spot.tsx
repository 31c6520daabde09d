/** A card where it lies: it can be pointed at, read, and is lit when the value opens it. */
import { Place } from "#/table/place";
import { useWords } from "#/words";
import { CardFace, type CardFaceProps } from "./card";
import { useScene } from "./scene";
import css from "./spot.module.css";

export interface SpotProps extends Omit<CardFaceProps, "card"> {
  readonly place: string;
  readonly item: string;
  /** What it is called besides its name. */
  readonly label?: string;
  /** Whether the village has no place for it now. */
  readonly closed?: boolean;
  /** Whether its banner was activated in this turn. */
  readonly used?: boolean;
}

export function Spot({ place, item, label, closed = false, used = false, ...face }: SpotProps) {
  const { box, lit } = useScene();
  const { name } = useWords();
  const card = box.card(item);
  return (
    card !== undefined && (
      <Place
        id={place}
        label={label ?? name(item)}
        item={item}
        motion={`my-village ${item === "field" || item === "village_square" ? place : item}`}
        className={css.spot ?? ""}
      >
        <div className={css.lying} data-lit={lit.has(place)} data-closed={closed} data-used={used}>
          <CardFace card={card} {...face} />
        </div>
      </Place>
    )
  );
}
