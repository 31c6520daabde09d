/** A scroll tile where it lies: what it is called, who stands on it, and what the way to it costs. */
import { breakable } from "#/table/board/line-break";
import type { EsdrasEtNehemieCellView, EsdrasEtNehemiePathView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import { Goods } from "../goods";
import { useScene } from "../scene";
import { SideMark } from "../side-mark";
import { Spot } from "../spot";
import css from "./tile.module.css";

export interface ScrollTileProps {
  readonly cell: EsdrasEtNehemieCellView;
  /** Whether the way to the tile that is pointed at goes over this one. */
  readonly onWay: boolean;
  readonly onPoint: (place: string | null) => void;
}

export function ScrollTile({ cell, onWay, onPoint }: ScrollTileProps) {
  const { box, narrow } = useScene();
  const { name } = useWords();
  const way = cell.path;
  const scroll = cell.tile === null ? undefined : box.scroll(cell.tile);
  return (
    <div
      className={css.place}
      onPointerEnter={() => onPoint(cell.place)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(cell.place)}
      onBlur={() => onPoint(null)}
    >
      <Spot id={cell.place} item={cell.tile ?? undefined} className={css.spot}>
        <div
          className={css.tile}
          data-kind={scroll?.kind}
          data-reached={way !== null}
          data-taken={cell.scribe !== null}
          data-on-way={onWay}
        >
          <span className={css.name}>{cell.tile === null ? "" : breakable(name(cell.tile))}</span>
          <span className={css.foot}>
            {scroll !== undefined && scroll.now !== 0 && <Goods goods={{ vp: scroll.now }} silent counted />}
            {scroll !== undefined && (narrow || way === null || way.silver === 0) && (
              <Goods goods={scroll.gives} silent className={css.gives} />
            )}
            {cell.white !== "" && <Sign name="white_worker" className={css.white} />}
            {cell.scribe !== null && <SideMark side={cell.scribe} className={css.scribe} />}
            {way !== null && (way.silver > 0 ? <WayCost way={way} /> : <Free />)}
          </span>
        </div>
      </Spot>
    </div>
  );
}

/** Within reach, and the way costs nothing. */
function Free() {
  return (
    <span className={css.way}>
      <Sign name="arrow" className={css.up} />
    </span>
  );
}

/** The silver of the cheapest path, and whom it goes to. */
function WayCost({ way }: { readonly way: EsdrasEtNehemiePathView }) {
  return (
    <span className={css.way}>
      <Goods goods={{ silver: way.silver }} silent counted />
      <Sign name="arrow" className={css.arrow} />
      {[...new Set(way.to)].map((side) =>
        side === null ? (
          <Sign key="white" name="white_worker" className={css.white} />
        ) : (
          <SideMark key={side} side={side} />
        ),
      )}
    </span>
  );
}
