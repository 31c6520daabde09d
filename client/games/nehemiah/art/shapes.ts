/** What reliefs are made of: few shapes that come again and again, as paths on a grid of 48. */

/** A relief: painted surfaces, the light on them, and the lines that are cut. */
export interface Relief {
  readonly fill: string;
  readonly lit?: string;
  readonly line?: string;
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** A log that lies, its cut end to the left. */
export function log(x: number, y: number, length: number): Relief {
  return {
    fill: `M${x} ${y - 5}h${length}a3 5 0 0 1 0 10h${-length}a5 5 0 0 1 0 -10Z`,
    lit: disc(x, y, 4),
    line: `${disc(x, y, 2)}M${x + 8} ${y - 2}h${length - 12}M${x + 12} ${y + 2}h${length - 16}`,
  };
}

export function coin(x: number, y: number, r: number): Relief {
  return {
    fill: disc(x, y, r),
    lit: disc(x, y, r - 3),
    line: `M${x} ${y - r + 5}l${r / 4} ${r / 3}h${r / 3}l${-r / 3} ${r / 3}l${r / 6} ${r / 2.5}l${-r / 2.4} ${-r / 5}l${-r / 2.4} ${r / 5}l${r / 6} ${-r / 2.5}l${-r / 3} ${-r / 3}h${r / 3}Z`,
  };
}

/** Someone small, seen from the front, feet at (x, y). */
export function person(x: number, y: number, size = 1): string {
  const s = (number: number) => number * size;
  return `${disc(x, y - s(19), s(4.5))}M${x - s(7)} ${y}c${-s(1)} ${-s(7)} ${s(1)} ${-s(13)} ${s(7)} ${-s(13)}s${s(8)} ${s(6)} ${s(7)} ${s(13)}Z`;
}

/** Two arrows, one to the right above one to the left. */
export function exchange(x: number, y: number, width: number): string {
  return `M${x} ${y}h${width - 4}m-4 -4l4 4l-4 4M${x + width} ${y + 8}h${4 - width}m4 -4l-4 4l4 4`;
}

export function together(...reliefs: readonly Relief[]): Relief {
  return {
    fill: reliefs.map(({ fill }) => fill).join(""),
    lit: reliefs.map(({ lit = "" }) => lit).join(""),
    line: reliefs.map(({ line = "" }) => line).join(""),
  };
}
