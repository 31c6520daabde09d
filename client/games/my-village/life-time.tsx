/** The life-time track: ten clouds, the bridge, the marker, and the reaper who waits or rides. */
import { seatName } from "#/table/board/names";
import { Said } from "#/table/explanation/said";
import type { MyVillageVillageView } from "#/wire/types";
import { Sign } from "./art/signs";
import css from "./life-time.module.css";
import { useScene } from "./scene";

export function LifeTime({ village }: { readonly village: MyVillageVillageView }) {
  const { box } = useScene();
  const clouds = box.number("clouds");
  return (
    <p className={css.track} data-explain={`${seatName(village.seat)}.time`}>
      {Array.from({ length: clouds }, (_, at) => {
        const cloud = at + 1;
        const here = cloud === village.cloud;
        return (
          <span key={cloud} className={css.cloud} data-here={here} aria-hidden="true">
            <Sign name="cloud" className={css.shape} />
            {here && (
              <span className={css.marker}>
                <Sign name={village.reaper ? "reaper" : "time"} />
              </span>
            )}
          </span>
        );
      })}
      <span className={css.bridge} aria-hidden="true">
        <Sign name="bridge" className={css.shape} />
        {!village.reaper && (
          <span className={css.reaper}>
            <Sign name="reaper" />
          </span>
        )}
      </span>
      <Said place={`${seatName(village.seat)}.time`} />
    </p>
  );
}
