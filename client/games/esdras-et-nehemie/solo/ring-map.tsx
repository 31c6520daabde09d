/** The ring in small, as a focus card shows it: its gate, which way it looks, and how far it has looked. */
import type { EsdrasEtNehemieFocus } from "#/wire/types";
import type { Box } from "../components";
import css from "./ring-map.module.css";

export interface RingMapProps {
  readonly box: Box;
  readonly focus: EsdrasEtNehemieFocus;
  /** Where it has come to; an arrow alone until then. */
  readonly target: string | null;
}

type Point = readonly [x: number, y: number];

/** So far are two neighbours apart. */
const STEP = 10;
const EDGE = 9;
/** How far the arrow of a card reaches that looks for nothing yet. */
const AHEAD = 3;

/** Seen only: the card says in words what it shows. */
export function RingMap({ box, focus, target }: RingMapProps) {
  const places = box.file.ring.places;
  const { points, width, height } = laid(box);
  const way = target === null ? ahead(box, focus) : [...placesBetween(box, focus, target), target];
  const line = way.map((id) => points.get(id)).filter((point) => point !== undefined);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={css.map} aria-hidden="true">
      {places.map((id) => {
        const [x, y] = points.get(id) ?? [0, 0];
        const side = box.gate(id) === undefined ? 4.6 : 7.6;
        return (
          <rect
            key={id}
            className={css.place}
            data-is={id === focus.gate ? "gate" : id === target ? "target" : undefined}
            x={x - side / 2}
            y={y - side / 2}
            width={side}
            height={side}
          />
        );
      })}
      <polyline className={css.way} points={line.map(([x, y]) => `${x},${y}`).join(" ")} />
      <Tip line={line} />
      <Marked point={points.get(focus.gate)} />
    </svg>
  );
}

/** The point of the arrow, turned as its last piece lies. */
function Tip({ line }: { readonly line: readonly Point[] }) {
  const [from, to] = line.slice(-2);
  if (from === undefined || to === undefined) {
    return null;
  }
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <path className={css.tip} d="M-4 -5.500 5 0l-9 5.500Z" transform={`translate(${to}) rotate(${angle})`} />
  );
}

function Marked({ point }: { readonly point: Point | undefined }) {
  return point === undefined ? null : <circle className={css.from} cx={point[0]} cy={point[1]} r={6.5} />;
}

/** The places from the gate of the focus card on, in the direction of its arrow, up to a place: without it. */
function placesBetween(box: Box, focus: EsdrasEtNehemieFocus, place: string): readonly string[] {
  const ring = box.file.ring.places;
  const around = focus.direction === "clockwise" ? ring : [...ring].reverse();
  const start = around.indexOf(focus.gate);
  const turned = [...around.slice(start), ...around.slice(0, start)];
  return turned.slice(0, Math.max(turned.indexOf(place), 0));
}

function ahead(box: Box, focus: EsdrasEtNehemieFocus): readonly string[] {
  const ring = box.file.ring.places;
  const step = focus.direction === "clockwise" ? 1 : -1;
  const start = ring.indexOf(focus.gate);
  return Array.from(
    { length: AHEAD + 1 },
    (_, at) => ring[(start + step * at + ring.length) % ring.length] ?? "",
  );
}

interface Laid {
  readonly points: ReadonlyMap<string, Point>;
  readonly width: number;
  readonly height: number;
}

/** Clockwise from the corner at the top left: the corner gates are the corners. */
function laid(box: Box): Laid {
  const ring = box.file.ring.places;
  const corners = ring.flatMap((id, at) => (box.gate(id)?.corner === true ? [at] : []));
  const [, right = 0, below = 0, left = 0] = corners;
  const points = new Map(
    ring.map((id, at): [string, Point] => {
      if (at <= right) {
        return [id, [at, 0]];
      }
      if (at <= below) {
        return [id, [right, spread(at - right, below - right, ring.length - left)]];
      }
      if (at <= left) {
        return [id, [right - spread(at - below, left - below, right), ring.length - left]];
      }
      return [id, [0, ring.length - at]];
    }),
  );
  const scaled = [...points].map(([id, [x, y]]): [string, Point] => [id, [EDGE + x * STEP, EDGE + y * STEP]]);
  return {
    points: new Map(scaled),
    width: right * STEP + 2 * EDGE,
    height: (ring.length - left) * STEP + 2 * EDGE,
  };
}

/** A side with more or fewer places than the one opposite is as long all the same. */
function spread(at: number, places: number, length: number): number {
  return (at * length) / places;
}
