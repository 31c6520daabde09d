/** Scores over time as a drawing: lines of steps on a paper of a given size. */
import { type Axis, apart, axis, scaled, steps } from "#/table/game-over/chart-scale";
import type { ProgressPoint } from "#/wire/types";

export interface Paper {
  readonly width: number;
  readonly height: number;
  /** Room for figures on the left and names on the right. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Curve {
  readonly seat: number;
  readonly path: string;
  readonly end: { readonly x: number; readonly y: number };
  readonly last: number;
  /** The position of its label, apart from the others. */
  readonly label: number;
}

export interface Drawing {
  readonly vertical: Axis;
  readonly curves: readonly Curve[];
  x(line: number): number;
  y(score: number): number;
}

/** So high is a label. */
const LABEL = 16;

export function drawn(points: readonly ProgressPoint[], players: number, paper: Paper): Drawing {
  const known = points.flatMap((point) => point.scores);
  const vertical = axis(Math.min(0, ...known), Math.max(0, ...known), 5);
  const horizontal = { from: points[0]?.line ?? 0, to: points.at(-1)?.line ?? 1 };
  const x = (line: number) => scaled(line, horizontal, paper.left, paper.width - paper.right);
  const y = (score: number) => scaled(score, vertical, paper.height - paper.bottom, paper.top);
  const curves = Array.from({ length: players }, (_, seat) => seat).flatMap((seat) => {
    const places = points.map((point) => ({ x: x(point.line), y: y(point.scores[seat] ?? 0) }));
    const end = places.at(-1);
    return end === undefined
      ? []
      : [{ seat, path: steps(places), end, last: points.at(-1)?.scores[seat] ?? 0 }];
  });
  const labels = apart(
    curves.map((curve) => curve.end.y),
    LABEL,
    paper.top,
    paper.height - paper.bottom,
  );
  return {
    vertical,
    x,
    y,
    curves: curves.map((curve, index) => ({ ...curve, label: labels[index] ?? curve.end.y })),
  };
}

/** Where rounds begin, by line; those too near to the one before for their number are left out. */
export function roundsOf(
  points: readonly ProgressPoint[],
  x: (line: number) => number,
  distance: number,
): readonly { readonly round: number; readonly x: number }[] {
  const rounds: { round: number; x: number }[] = [];
  let before = 0;
  for (const { round, line } of points) {
    const place = x(line);
    if (round > before && place - (rounds.at(-1)?.x ?? Number.NEGATIVE_INFINITY) >= distance) {
      rounds.push({ round, x: place });
    }
    before = Math.max(before, round);
  }
  return rounds;
}

/** The point nearest to a place on the paper. */
export function nearest(
  points: readonly ProgressPoint[],
  place: number,
  x: (line: number) => number,
): ProgressPoint | null {
  return points.reduce<ProgressPoint | null>(
    (best, point) =>
      best === null || Math.abs(x(point.line) - place) < Math.abs(x(best.line) - place) ? point : best,
    null,
  );
}

/** Few enough rows to be read as a table, the first and the last always among them. */
export function sampled(count: number, most: number): readonly number[] {
  if (count <= most) {
    return Array.from({ length: count }, (_, index) => index);
  }
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)));
}
