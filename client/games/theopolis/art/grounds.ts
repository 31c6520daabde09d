/** What lies behind a motif: the sky, a halo of rays, a rose, shards. Each type of card has its own. */
import { type Glass, type Piece, pick } from "./glass";
import { box, disc, poly, wedge } from "./shapes";

const WIDTH = 100;
const HEIGHT = 120;

function shade(shades: readonly Glass[], ...words: readonly (string | number)[]): Glass {
  return shades[pick(shades.length, ...words)] ?? "azure";
}

/** Small lozenges, paler towards the horizon: the quarries of a church window. */
export function quarries(card: string, high: readonly Glass[], low: readonly Glass[]): readonly Piece[] {
  const [across, up] = [25, 30];
  const pieces: Piece[] = [];
  for (let row = 0; row <= (2 * HEIGHT) / up; row += 1) {
    for (let column = 0; column <= WIDTH / across + 1; column += 1) {
      const x = column * across - (row % 2 === 0 ? across / 2 : 0);
      const y = (row * up) / 2;
      const shades = pick(HEIGHT, card, row, column) + y < HEIGHT ? high : low;
      const outline = poly(x, y - up / 2, x + across / 2, y, x, y + up / 2, x - across / 2, y);
      pieces.push([shade(shades, card, row, column, "shade"), outline]);
    }
  }
  return pieces;
}

/** Rays from behind a head, in two shades by turns. */
export function rays(x: number, y: number, count: number, shades: readonly [Glass, Glass]): readonly Piece[] {
  return Array.from({ length: count }, (_, at): Piece => {
    const outline = wedge(x, y, 0, 140, at / count, (at + 1) / count);
    return [shades[at % 2 === 0 ? 0 : 1], outline];
  });
}

/** A rose: petals in rings around a middle, corners filled with the last shade. */
export function rose(
  x: number,
  y: number,
  petals: number,
  shades: readonly [Glass, Glass, Glass],
): readonly Piece[] {
  const [inner, outer, corner] = shades;
  const pieces: Piece[] = [[corner, box(0, 0, WIDTH, HEIGHT)]];
  for (let at = 0; at < petals; at += 1) {
    const turn = at / petals;
    const half = 0.5 / petals;
    const far = 46;
    const petal = disc(
      x + far * Math.sin(2 * Math.PI * turn),
      y - far * Math.cos(2 * Math.PI * turn),
      (far * Math.PI) / petals,
    );
    pieces.push([at % 2 === 0 ? outer : inner, petal]);
    pieces.push([at % 2 === 0 ? inner : outer, wedge(x, y, 0, 44, turn - half, turn + half)]);
  }
  return pieces;
}

/** Shards around the place where it struck. */
export function shards(card: string, x: number, y: number, shades: readonly Glass[]): readonly Piece[] {
  const count = 11;
  const turns = Array.from({ length: count }, (_, at) => (at + pick(60, card, at) / 100) / count);
  const pieces: Piece[] = [];
  turns.forEach((from, at) => {
    const to = at + 1 < count ? (turns[at + 1] ?? 1) : (turns[0] ?? 0) + 1;
    const split = 26 + pick(26, card, at, "split");
    const edge = (turn: number, radius: number) =>
      [x + radius * Math.sin(2 * Math.PI * turn), y - radius * Math.cos(2 * Math.PI * turn)] as const;
    pieces.push([shade(shades, card, at, "in"), poly(x, y, ...edge(from, split), ...edge(to, split + 5))]);
    pieces.push([
      shade(shades, card, at, "out"),
      poly(...edge(from, split), ...edge(from, 150), ...edge(to, 150), ...edge(to, split + 5)),
    ]);
  });
  return pieces;
}

/** An almond of light, as behind saints. */
export function mandorla(shades: readonly [Glass, Glass, Glass]): readonly Piece[] {
  const [middle, rim, around] = shades;
  const almond = (inset: number) =>
    `M50 ${-6 + inset}Q${102 - inset} 58 50 ${130 - inset}Q${-2 + inset} 58 50 ${-6 + inset}Z`;
  return [...rays(50, 40, 14, [around, "night"]), [rim, almond(0)], [middle, almond(12)]];
}
