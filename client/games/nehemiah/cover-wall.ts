/** The stones of the wall: courses of limestone blocks up to where the wall has grown. */
import { around, scatter } from "#/games/scatter";

export const GROUND = 648;
const COURSE = 30;
const STONES = ["#efdcae", "#e5cb95", "#d9b97f", "#cfab70", "#f4e6c2", "#c79f66"] as const;

/** How high the wall stands: up to which x, and at which y it ends there. A tower, a breach, a gate. */
const HEIGHTS: readonly (readonly [upTo: number, top: number])[] = [
  [152, 198],
  [204, 378],
  [252, 408],
  [304, 468],
  [356, 528],
  [404, 558],
  [452, 498],
  [640, 438],
];

export function topAt(x: number): number {
  return HEIGHTS.find(([upTo]) => x < upTo)?.[1] ?? GROUND;
}

export interface Masonry {
  /** All blocks of one colour in one path. */
  readonly stones: readonly { readonly colour: string; readonly path: string }[];
  readonly lit: string;
  readonly shaded: string;
}

export function masonry(): Masonry {
  const next = scatter(41);
  const paths = new Map<string, string>();
  let lit = "";
  let shaded = "";
  const lay = (x: number, y: number, width: number, height: number) => {
    const colour = STONES[Math.floor(next() * STONES.length)] ?? STONES[0];
    const [l, r] = [x + 1, x + width - 1.5];
    const [t, b] = [y + 1, y + height - 1.5];
    const line = `M${l.toFixed(1)} ${around(next, t, 0.8).toFixed(1)}L${r.toFixed(1)} ${around(next, t, 0.8).toFixed(1)}L${r.toFixed(1)} ${around(next, b, 0.8).toFixed(1)}L${l.toFixed(1)} ${around(next, b, 0.8).toFixed(1)}Z`;
    paths.set(colour, (paths.get(colour) ?? "") + line);
    lit += `M${l.toFixed(1)} ${(t + 1.5).toFixed(1)}H${r.toFixed(1)}`;
    shaded += `M${l.toFixed(1)} ${(b - 1.5).toFixed(1)}H${r.toFixed(1)}V${t.toFixed(1)}`;
  };
  for (let top = GROUND - COURSE; top >= 198; top -= COURSE) {
    for (let x = around(next, -30, 20); x < 600; ) {
      const width = around(next, 54, 17);
      if (topAt(x + width * 0.5) <= top && topAt(x) <= top + COURSE) {
        lay(x, top, width, COURSE);
      }
      x += width;
    }
  }
  for (const x of [-10, 34, 80, 126]) {
    lay(x, 198 - COURSE, 28, COURSE);
  }
  return { stones: [...paths].map(([colour, path]) => ({ colour, path })), lit, shaded };
}
