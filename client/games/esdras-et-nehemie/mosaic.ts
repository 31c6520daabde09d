/** Little stones set in mortar: regions are filled in rows or rings, lines are laid stone by stone. */
import { anyOf, closed, type Point, type Scatter, stone } from "#/games/scatter";

export type Colours = readonly [string, ...string[]];

export interface Region {
  readonly outline: readonly Point[];
  /** For a stone whose middle is there. */
  readonly colours: (at: Point) => Colours;
  /** The row along the outline, if it has other colours. */
  readonly edge?: Colours;
  /** The point around which the rows run; without it they lie flat. */
  readonly around?: Point;
  readonly size: number;
}

export interface Line {
  readonly along: readonly Point[];
  readonly colours: Colours;
  readonly size: number;
}

/** What is painted: the mortar of a region, then its stones, one path for each colour. */
export interface Laid {
  readonly mortar: string;
  readonly stones: readonly (readonly [colour: string, path: string])[];
}

const JOINT = 0.86;

class Bed {
  private readonly paths = new Map<string, string>();
  constructor(private readonly next: Scatter) {}

  /** Set one stone, turned by an angle, no side quite straight. */
  set(at: Point, angle: number, size: number, colours: Colours): void {
    const colour = anyOf(this.next, colours);
    const set = closed(stone(this.next, at, size * JOINT, size * JOINT * 0.07, angle));
    this.paths.set(colour, (this.paths.get(colour) ?? "") + set);
  }

  laid(mortar: string): Laid {
    return { mortar, stones: [...this.paths] };
  }
}

export function layRegion(region: Region, next: Scatter, covered: (at: Point) => boolean): Laid {
  const bed = new Bed(next);
  const { outline, size } = region;
  const inside = (at: Point) => isInside(at, outline) && !covered(at);
  for (const { at, angle } of cells(region)) {
    if (inside(at) && distance(at, outline) > size * 1.12) {
      bed.set(at, angle, size, region.colours(at));
    }
  }
  for (const { at, angle } of stations([...outline, outline[0] ?? [0, 0]], size)) {
    const [nx, ny] = [-Math.sin(angle) * size * 0.54, Math.cos(angle) * size * 0.54];
    const inner: Point = isInside([at[0] + nx, at[1] + ny], outline)
      ? [at[0] + nx, at[1] + ny]
      : [at[0] - nx, at[1] - ny];
    if (inside(inner)) {
      bed.set(inner, angle, size, region.edge ?? region.colours(inner));
    }
  }
  return bed.laid(closed(outline));
}

export function layLine(line: Line, next: Scatter): Laid {
  const bed = new Bed(next);
  for (const { at, angle } of stations(line.along, line.size)) {
    bed.set(at, angle, line.size, line.colours);
  }
  return bed.laid("");
}

interface Station {
  readonly at: Point;
  readonly angle: number;
}

/** Where stones lie along a line: as many as fit, evenly. */
function* stations(along: readonly Point[], size: number): Generator<Station> {
  for (let leg = 0; leg + 1 < along.length; leg++) {
    const [from, to] = [along[leg] ?? [0, 0], along[leg + 1] ?? [0, 0]];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const number = Math.max(1, Math.round(length / size));
    for (let stone = 0; stone < number; stone++) {
      const share = (stone + 0.5) / number;
      yield { at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], angle };
    }
  }
}

/** Where stones may lie in a region: in flat rows, or in rings around a point, as far as the box around it goes. */
function* cells({ outline, around: centre, size }: Region): Generator<Station> {
  const { left, right, top, bottom } = boxAround(outline);
  if (centre === undefined) {
    for (let y = top + size / 2, row = 0; y < bottom; y += size, row++) {
      for (let x = left + (row % 2 === 0 ? size / 2 : size); x < right; x += size) {
        yield { at: [x, y], angle: 0 };
      }
    }
    return;
  }
  const [cx, cy] = centre;
  const most = Math.hypot(Math.max(cx - left, right - cx), Math.max(cy - top, bottom - cy));
  for (let radius = size / 2, ring = 0; radius < most; radius += size, ring++) {
    const number = Math.max(4, Math.round((2 * Math.PI * radius) / size));
    for (let stone = 0; stone < number; stone++) {
      const angle = ((stone + (ring % 2) / 2) * 2 * Math.PI) / number;
      const [x, y] = [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
      if (x > left && x < right && y > top && y < bottom) {
        yield { at: [x, y], angle: angle + Math.PI / 2 };
      }
    }
  }
}

/** Whether a point lies within an outline: a line from it to the right crosses the outline an odd number of times. */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let odd = false;
  let [ax, ay] = outline.at(-1) ?? [0, 0];
  for (const [bx, by] of outline) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) {
      odd = !odd;
    }
    [ax, ay] = [bx, by];
  }
  return odd;
}

/** How far a point is from an outline. */
function distance([x, y]: Point, outline: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  let [ax, ay] = outline.at(-1) ?? [0, 0];
  for (const [bx, by] of outline) {
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    const [fx, fy] = [x - ax - share * dx, y - ay - share * dy];
    least = Math.min(least, fx * fx + fy * fy);
    [ax, ay] = [bx, by];
  }
  return Math.sqrt(least);
}

/** Whether a point lies within one of several outlines; most are ruled out by the box around them. */
export function withinAny(outlines: readonly (readonly Point[])[]): (at: Point) => boolean {
  const boxes = outlines.map((outline) => ({ outline, ...boxAround(outline) }));
  return (at) =>
    boxes.some(
      ({ outline, left, right, top, bottom }) =>
        at[0] >= left && at[0] <= right && at[1] >= top && at[1] <= bottom && isInside(at, outline),
    );
}

function boxAround(outline: readonly Point[]) {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
