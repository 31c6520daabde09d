/** A card that lies somewhere: it can be pointed at, read, and seen to move. */

import { Place } from "#/table/place";
import { classes } from "#/ui/classes";
import { Card, CardBack, type CardSize, useCardLabel } from "./card";
import type { Cost } from "./components";
import css from "./piece.module.css";
import { useScene } from "./scene";

export interface PieceProps {
  readonly place: string;
  readonly item: string;
  readonly size: CardSize;
  /** Which card of the box it is, for motion. */
  readonly number: number | undefined;
  readonly copies?: number;
  readonly price?: Cost;
  readonly purse?: Cost;
  readonly wanted?: boolean;
}

export function Piece({ place, item, size, number, copies = 1, ...shown }: PieceProps) {
  const { box } = useScene();
  const label = useCardLabel(box);
  return (
    <Place
      id={place}
      label={label(item, copies)}
      item={item}
      className={classes(css.piece, css[size])}
      {...(number !== undefined && { motion: motionOf(number) })}
    >
      <Card box={box} item={item} size={size} copies={copies} {...shown} />
    </Place>
  );
}

/** A card without a face: nothing to point at, but it moves. */
export function HiddenPiece({ place, size, number }: Pick<PieceProps, "place" | "size" | "number">) {
  return (
    <Place
      id={place}
      label=""
      className={classes(css.piece, css[size])}
      {...(number !== undefined && { motion: motionOf(number) })}
    >
      <CardBack size={size} />
    </Place>
  );
}

function motionOf(number: number): string {
  return `theopolis-card-${number}`;
}
