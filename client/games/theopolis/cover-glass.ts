/** The panes of the window: its border of coloured squares, and the sky that shines from one point. */
import { around, closed, type Point, points, scatter } from "#/games/scatter";

export interface Pane {
  readonly path: string;
  readonly fill: string;
}

const LEFT = 36;
const RIGHT = 564;
const SPRING = 330;
const SILL = 772;
const MIDDLE = 300;
/** Each side of the arch is an arc around a point beyond the middle: so the two meet in a point. */
const BEYOND = 62;

/** The opening of the window, so far inside its edge. */
export function opening(inside: number): string {
  const radius = MIDDLE + BEYOND - LEFT - inside;
  const apex = SPRING - Math.sqrt(radius ** 2 - BEYOND ** 2);
  const [left, right, sill] = [LEFT + inside, RIGHT - inside, SILL - inside];
  return `M${left} ${sill}V${SPRING}A${radius} ${radius} 0 0 1 ${MIDDLE} ${apex.toFixed(1)}A${radius} ${radius} 0 0 1 ${right} ${SPRING}V${sill}Z`;
}

const WIDTH = 24;
const BORDER = ["#b3202c", "#e8b23a", "#1f4fa8", "#e8b23a"] as const;

/** Squares all along the edge, each between the opening and a narrower one. */
export function border(): readonly Pane[] {
  const panes: Pane[] = [];
  const add = (corners: readonly Point[], number: number) => {
    const fill = BORDER[number % BORDER.length] ?? BORDER[0];
    const mirrored = corners.map(([x, y]): Point => [2 * MIDDLE - x, y]);
    panes.push({ path: closed(corners), fill }, { path: closed(mirrored), fill });
  };
  const step = (SILL - SPRING) / 11;
  for (let row = 0; row < 11; row++) {
    const [top, bottom] = [SILL - (row + 1) * step, SILL - row * step];
    add(points([LEFT, bottom, LEFT, top, LEFT + WIDTH, top, LEFT + WIDTH, bottom]), row);
  }
  const breadth = (MIDDLE - LEFT - WIDTH) / 6;
  for (let piece = 0; piece < 6; piece++) {
    const [from, to] = [LEFT + WIDTH + piece * breadth, LEFT + WIDTH + (piece + 1) * breadth];
    add(points([from, SILL, from, SILL - WIDTH, to, SILL - WIDTH, to, SILL]), piece + 1);
  }
  const radius = MIDDLE + BEYOND - LEFT;
  const last = Math.acos(BEYOND / (radius - WIDTH));
  const on = (angle: number, distance: number): Point => [
    Math.min(MIDDLE, MIDDLE + BEYOND - Math.cos(angle) * distance),
    SPRING - Math.sin(angle) * distance,
  ];
  for (let piece = 0; piece < 10; piece++) {
    const [from, to] = [(piece * last) / 10, ((piece + 1) * last) / 10];
    add([on(from, radius), on(to, radius), on(to, radius - WIDTH), on(from, radius - WIDTH)], piece + 11);
  }
  return panes;
}

export const LIGHT: Point = [300, 232];
export const HALO = 64;
const RINGS = [HALO, 92, 124, 162, 206, 258, 322, 404, 520, 700] as const;
const RAYS_OF_LIGHT = 16;
/** How much of the circle a ray takes, of what a ray and the blue beside it take together. */
const BREADTH = 0.34;
/** From the light outwards. */
const RAY = [
  "#fff1bd",
  "#ffdf86",
  "#ffca57",
  "#f6ad3f",
  "#ee8f45",
  "#dd6f5c",
  "#b8558a",
  "#7c4aa0",
  "#4b3f94",
] as const;
const BLUE = [
  "#bfe0f7",
  "#86c2ef",
  "#4f9fe2",
  "#2f7fd0",
  "#2263b6",
  "#1d4f9f",
  "#1a3f88",
  "#172f6c",
  "#131f4d",
] as const;

/** A sky cut into rings and sectors that share their corners, as glass is cut to fit. */
export function sky(): readonly Pane[] {
  const next = scatter(7);
  const sectors = 2 * RAYS_OF_LIGHT;
  const corners = RINGS.map((radius, ring) =>
    Array.from({ length: sectors }, (_, sector): Point => {
      // A ray stands upright, so that the window is the same on both sides but for the hand that cut it.
      const edge = Math.floor(sector / 2) + (sector % 2 === 0 ? -BREADTH / 2 : BREADTH / 2);
      const angle = ((edge + around(next, 0, 0.04)) * 2 * Math.PI) / RAYS_OF_LIGHT - Math.PI / 2;
      const distance = ring === 0 ? radius : around(next, radius, radius * 0.04);
      return [LIGHT[0] + Math.cos(angle) * distance, LIGHT[1] + Math.sin(angle) * distance];
    }),
  );
  const corner = (ring: number, sector: number): Point => corners[ring]?.[sector % sectors] ?? LIGHT;
  const panes: Pane[] = [];
  for (let ring = 0; ring + 1 < RINGS.length; ring++) {
    for (let sector = 0; sector < sectors; sector++) {
      const colour = (sector % 2 === 0 ? RAY : BLUE)[ring] ?? "#131f4d";
      const inner = [corner(ring, sector), corner(ring, sector + 1)];
      const outer = [corner(ring + 1, sector + 1), corner(ring + 1, sector)];
      panes.push({ path: closed([...inner, ...outer]), fill: shade(colour, around(next, 0, 0.13)) });
    }
  }
  return panes;
}

/** The same colour, lighter (more than 0) or darker: no two pieces of glass are alike. */
export function shade(colour: string, by: number): string {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16);
    const changed = by > 0 ? value + (255 - value) * by : value * (1 + by);
    return Math.round(changed).toString(16).padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
