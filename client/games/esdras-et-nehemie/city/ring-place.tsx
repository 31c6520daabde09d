/** A wall spot or a gate: its rubble, what clearing and rebuilding it costs and gives, and whose it is. */
import type { EsdrasEtNehemiePlaceView } from "#/wire/types";
import { Cube } from "../art/cube";
import { isSign, Sign } from "../art/signs";
import { type Amounts, type Box, RESOURCES } from "../components";
import { Goods } from "../goods";
import { useScene } from "../scene";
import { SideMark } from "../side-mark";
import { Spot } from "../spot";
import css from "./ring-place.module.css";

export interface RingPlaceProps {
  readonly place: EsdrasEtNehemiePlaceView;
}

export function RingPlace({ place }: RingPlaceProps) {
  const { box, view } = useScene();
  const gate = box.gate(place.id);
  return (
    <Spot id={place.place} item={place.card ?? place.id} className={css.place}>
      <div
        className={css.cell}
        data-kind={gate === undefined ? "wall" : "gate"}
        data-built={place.state}
        data-spot={view.turn.spot === place.id}
      >
        {gate === undefined ? <WallCell place={place} /> : <GateCell place={place} />}
      </div>
    </Spot>
  );
}

/** What lies on a place, cube by cube. */
export function cubesOf({ rubble }: EsdrasEtNehemiePlaceView): readonly string[] {
  return RESOURCES.flatMap((resource, at) => Array.from({ length: rubble[at] ?? 0 }, () => resource));
}

function Rubble({ place }: RingPlaceProps) {
  return (
    <span className={css.rubble}>
      {cubesOf(place).map((resource, at) => (
        <Cube key={`${resource} ${at.toString()}`} resource={resource} />
      ))}
    </span>
  );
}

function WallCell({ place }: RingPlaceProps) {
  const { box } = useScene();
  const cleared = cubesOf(place).length === 0;
  if (place.state !== "unbuilt") {
    return <Built place={place} points={place.card === null ? 0 : (box.wallCard(place.card)?.vp ?? 0)} />;
  }
  return (
    <>
      {cleared ? (
        <span className={css.cleared} />
      ) : (
        <span className={css.line}>
          <Rubble place={place} />
          {place.blessing !== null && isSign(place.blessing) && (
            <Sign name={place.blessing} className={css.blessing} />
          )}
        </span>
      )}
      <Goods goods={priceOf(box, place.id)} silent counted className={css.price} />
    </>
  );
}

function GateCell({ place }: RingPlaceProps) {
  const { box } = useScene();
  const gate = box.gate(place.id);
  return (
    <>
      <span className={css.line}>
        {isSign(place.id) && <Sign name={place.id} className={css.emblem} />}
        {place.state === "unbuilt" ? <Rubble place={place} /> : <Owner place={place} />}
        {place.state === "built" && (gate?.vp ?? 0) > 0 && (
          <Goods goods={{ vp: gate?.vp ?? 0 }} silent counted />
        )}
      </span>
      <span className={css.line}>
        {place.silver > 0 && (
          <span className={css.lying}>
            <Goods goods={{ silver: place.silver }} silent counted />
          </span>
        )}
        <Goods goods={gate?.connection ?? {}} silent className={css.connection} />
      </span>
    </>
  );
}

function Built({ place, points }: RingPlaceProps & { readonly points: number }) {
  return (
    <>
      <span className={css.courses} />
      <span className={css.line}>
        <Owner place={place} />
        {points > 0 && <Goods goods={{ vp: points }} silent counted />}
      </span>
    </>
  );
}

function Owner({ place }: RingPlaceProps) {
  return place.owner === null ? (
    place.state === "neutral" && <Sign name="white_worker" className={css.neutral} />
  ) : (
    <SideMark side={place.owner} />
  );
}

/** What rebuilding costs, as it is printed. */
export function priceOf(box: Box, id: string): Amounts {
  const wall = box.wall(id);
  return wall === undefined
    ? {
        grey_banner: box.number("gate_grey"),
        wood: box.number("gate_wood"),
        stone: box.number("gate_stone"),
      }
    : { grey_banner: wall.grey, stone: wall.stone };
}
