/** A place of the grid: its block, and who works on it. */

import { numbersIn } from "#/table/board/pieces";
import { Place } from "#/table/place";
import type { NehemiahSpotView } from "#/wire/types";
import { Sign } from "./art/signs";
import { Worker } from "./art/worker";
import { WorkCard } from "./card";
import { useScene } from "./scene";
import css from "./spot.module.css";

const BOTTOM = 3;

export interface SpotProps {
  readonly spot: NehemiahSpotView;
  readonly row: number;
  /** Where the next worker of this column goes. */
  readonly next: boolean;
}

export function Spot({ spot, row, next }: SpotProps) {
  const { box, pieces, narrow } = useScene();
  const work = spot.card === null ? undefined : box.work(spot.card);
  return (
    <Place id={spot.place} item={work?.id} className={css.spot}>
      <div
        className={css.cell}
        data-spot={spot.place}
        data-next={next}
        data-anchor={spot.anchor}
        data-used={spot.used}
      >
        {work !== undefined && (
          <div data-travel={`card ${numbersIn(pieces.cards, spot.place)[0]}`} className={css.block}>
            <WorkCard work={work} size={narrow ? "small" : "medium"} />
          </div>
        )}
        {work !== undefined && row === BOTTOM && <Sign name="clear" className={css.bottom} />}
        {work !== undefined && spot.worker === null && <span className={css.niche} />}
        {spot.worker !== null && (
          <div data-travel={`worker ${numbersIn(pieces.workers, spot.place)[0]}`} className={css.worker}>
            <Worker
              seat={spot.worker}
              tired={spot.tired}
              neutral={spot.neutral}
              className={spot.tired ? css.lying : css.standing}
            />
          </div>
        )}
      </div>
    </Place>
  );
}
