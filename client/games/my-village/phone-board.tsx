/**
 * For one thumb: one area of the table at a time. Dice, values and the way to the other areas stay below it, beside the
 * question. A question about another area than the open one opens that area.
 */
import { type ReactNode, useRef, useState } from "react";
import { usePlaces } from "#/table/places";
import { Hidden } from "#/ui/visually-hidden";
import type { RoomView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign, type SignName } from "./art/signs";
import { AREAS, type AreaName, areaOf, areasOf } from "./phone-areas";
import css from "./phone-board.module.css";

const SIGNS: Readonly<Record<AreaName, SignName>> = { middle: "customer", village: "hall", others: "bridge" };

export interface ThumbProps {
  readonly room: RoomView;
  readonly open: AreaName;
  readonly onOpen: (area: AreaName) => void;
  readonly areas: Readonly<Record<AreaName, ReactNode>>;
  /** What is in sight whatever area is open. */
  readonly always: ReactNode;
}

export function Thumb({ room, open, onOpen, areas, always }: ThumbProps) {
  const { text } = useWords();
  const { state } = usePlaces();
  const top = useRef<HTMLDivElement>(null);
  const places = [...new Set(room.choices.flatMap((choice) => choice.at))];
  const show = (area: AreaName) => {
    onOpen(area);
    top.current?.scrollIntoView({ block: "start" });
  };
  return (
    <div ref={top} className={css.thumb}>
      <div className={css.area}>{areas[open]}</div>
      <div className={css.reach}>
        {always}
        <div className={css.ways} role="group" aria-label={text("my-village-web-areas")}>
          {AREAS.map((area) => {
            const offered = places.filter((place) => areaOf(place) === area && state(place) === "offered");
            return (
              <button
                key={area}
                type="button"
                className={css.way}
                aria-pressed={area === open}
                onClick={() => show(area)}
              >
                <Sign name={SIGNS[area]} />
                {text(`my-village-web-area-${area}`)}
                {offered.length > 0 && (
                  <>
                    <span className={css.offered} aria-hidden="true">
                      {offered.length}
                    </span>
                    <Hidden>{text("my-village-web-area-offered", { number: offered.length })}</Hidden>
                  </>
                )}
              </button>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The area that was opened last, unless one is asked again and only about others, or a lesson is about another. */
export function useOpenArea({ choices, version }: RoomView): readonly [AreaName, (area: AreaName) => void] {
  const [kept, setKept] = useState<{ readonly area: AreaName; readonly version: string }>();
  const { lit } = usePlaces();
  const taught = areasOf(lit);
  const asked = taught.length > 0 ? taught : areasOf(choices.flatMap((choice) => choice.at));
  const [first] = asked;
  const question = `${version} ${taught.join(" ")}`;
  const stays =
    kept !== undefined && (first === undefined || kept.version === question || asked.includes(kept.area));
  const open = stays ? kept.area : (first ?? "village");
  // What opened by itself stays open too, until one is asked about something else.
  if (open !== kept?.area) {
    setKept({ area: open, version: question });
  }
  return [open, (area) => setKept({ area, version: question })];
}
