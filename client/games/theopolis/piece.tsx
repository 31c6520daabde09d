/** A card that lies somewhere: it can be pointed at, read, and seen to move. */

import { Place } from "#/table/place";
import { classes } from "#/ui/classes";
import type { TheopolisPriceView } from "#/wire/types";
import { Card, CardBack, type CardSize } from "./card";
import type { Lying } from "./card-copies";
import css from "./piece.module.css";
import { useScene } from "./scene";

export interface PieceProps {
  readonly place: string;
  readonly item: string;
  readonly size: CardSize;
  /** Which card of the box it is, for motion. */
  readonly number?: number | undefined;
  readonly copies?: number;
  /** What it costs who would play it. */
  readonly price?: TheopolisPriceView | null;
  readonly wanted?: boolean;
}

export function Piece({ place, item, size, number, copies = 1, ...shown }: PieceProps) {
  const { box } = useScene();
  return (
    <Place
      id={place}
      item={item}
      className={classes(css.piece, css[size])}
      motion={number === undefined ? undefined : `card ${number}`}
    >
      <Card box={box} item={item} size={size} copies={copies} {...shown} />
    </Place>
  );
}

interface LyingPieceProps {
  readonly lying: Lying;
  readonly size: CardSize;
}

/** A card of a zone. Open cards and those in a hand say what they cost and whether a sacrament wants them. */
export function LyingPiece({ lying: { card, place, number, copies, price }, size }: LyingPieceProps) {
  const { view } = useScene();
  const open = size === "medium" && { price, wanted: view.aid.wanted.includes(card) };
  return <Piece place={place} item={card} size={size} number={number} copies={copies} {...open} />;
}

/** A card without a face: nothing to point at by itself, but it moves. */
export function HiddenPiece({ size, number }: { readonly size: CardSize; readonly number: number }) {
  return (
    <div data-travel={`card ${number}`} className={classes(css.piece, css[size])}>
      <CardBack size={size} />
    </div>
  );
}
