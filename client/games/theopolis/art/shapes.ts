/** Outlines: what a glazier cuts. All are closed paths in the units of a window, 100 wide and 120 high. */

const short = (value: number) => String(Math.round(value * 10) / 10);
const dot = (x: number, y: number) => `${short(x)} ${short(y)}`;

/** Corners, x and y in turn. */
export function poly(...corners: readonly number[]): string {
  const points: string[] = [];
  for (let at = 0; at + 1 < corners.length; at += 2) {
    points.push(dot(corners[at] ?? 0, corners[at + 1] ?? 0));
  }
  return `M${points.join("L")}Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${dot(x, y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
}

export function disc(x: number, y: number, rx: number, ry: number = rx): string {
  const arc = `a${short(rx)} ${short(ry)} 0 1 0 `;
  return `M${dot(x - rx, y)}${arc}${short(2 * rx)} 0${arc}${short(-2 * rx)} 0Z`;
}

/** A ring: its hole is cut the other way round. */
export function ring(x: number, y: number, outer: number, inner: number): string {
  const hole = `a${short(inner)} ${short(inner)} 0 1 1 `;
  return `${disc(x, y, outer)}M${dot(x - inner, y)}${hole}${short(2 * inner)} 0${hole}${short(-2 * inner)} 0Z`;
}

/** A pointed window, its tip at the top. */
export function lancet(x: number, y: number, width: number, height: number): string {
  const spring = y + Math.min(width * 0.85, height * 0.7);
  const right = x + width;
  const middle = x + width / 2;
  return (
    `M${dot(x, y + height)}L${dot(x, spring)}Q${dot(x + width * 0.04, y + (spring - y) * 0.35)} ${dot(middle, y)}` +
    `Q${dot(right - width * 0.04, y + (spring - y) * 0.35)} ${dot(right, spring)}L${dot(right, y + height)}Z`
  );
}

/** A window with a round head. */
export function arch(x: number, y: number, width: number, height: number): string {
  const radius = short(width / 2);
  return `M${dot(x, y + height)}V${short(y + width / 2)}a${radius} ${radius} 0 0 1 ${short(width)} 0V${short(y + height)}Z`;
}

export function gable(x: number, y: number, width: number, height: number): string {
  return poly(x, y + height, x + width / 2, y, x + width, y + height);
}

/** A piece of a ring between two angles, in parts of a turn from the top. */
export function wedge(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const at = (turn: number, radius: number) =>
    dot(x + radius * Math.sin(2 * Math.PI * turn), y - radius * Math.cos(2 * Math.PI * turn));
  const big = to - from > 0.5 ? 1 : 0;
  const rim = `M${at(from, outer)}A${short(outer)} ${short(outer)} 0 ${big} 1 ${at(to, outer)}`;
  return inner <= 0
    ? `${rim}L${dot(x, y)}Z`
    : `${rim}L${at(to, inner)}A${short(inner)} ${short(inner)} 0 ${big} 0 ${at(from, inner)}Z`;
}

export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const corners: number[] = [];
  for (let at = 0; at < 2 * points; at += 1) {
    const radius = at % 2 === 0 ? outer : inner;
    corners.push(
      x + radius * Math.sin((Math.PI * at) / points),
      y - radius * Math.cos((Math.PI * at) / points),
    );
  }
  return poly(...corners);
}

/** A Latin cross around its crossing: `arm` to the sides and up, more than twice as far down. */
export function cross(x: number, y: number, arm: number, width: number): string {
  const half = width / 2;
  const down = arm * 2.1;
  return (
    `M${dot(x - half, y - arm)}h${short(width)}V${short(y - half)}h${short(arm - half)}v${short(width)}` +
    `h${short(half - arm)}V${short(y + down)}h${short(-width)}V${short(y + half)}h${short(half - arm)}v${short(-width)}` +
    `h${short(arm - half)}Z`
  );
}

export function heart(x: number, y: number, size: number): string {
  const s = size;
  return (
    `M${dot(x, y + s)}C${dot(x - s * 1.5, y)} ${dot(x - s * 1.1, y - s)} ${dot(x - s * 0.5, y - s)}` +
    `Q${dot(x - s * 0.1, y - s)} ${dot(x, y - s * 0.45)}Q${dot(x + s * 0.1, y - s)} ${dot(x + s * 0.5, y - s)}` +
    `C${dot(x + s * 1.1, y - s)} ${dot(x + s * 1.5, y)} ${dot(x, y + s)}Z`
  );
}

/** A flame, or turned by its bend a tongue of one. */
export function flame(x: number, y: number, width: number, height: number, bend = 0): string {
  const w = width / 2;
  return (
    `M${dot(x, y)}C${dot(x - w * 1.6, y)} ${dot(x - w * 1.1, y - height * 0.45)} ${dot(x - w * 0.35 + bend, y - height * 0.6)}` +
    `Q${dot(x + bend * 0.6, y - height * 0.8)} ${dot(x + bend, y - height)}` +
    `C${dot(x + w * 0.7 + bend, y - height * 0.7)} ${dot(x + w * 1.7, y)} ${dot(x, y)}Z`
  );
}

export function drop(x: number, y: number, width: number, height: number): string {
  const w = width / 2;
  return `M${dot(x, y)}C${dot(x + w * 0.4, y + height * 0.4)} ${dot(x + w * 1.3, y + height)} ${dot(x, y + height)}C${dot(x - w * 1.3, y + height)} ${dot(x - w * 0.4, y + height * 0.4)} ${dot(x, y)}Z`;
}

/** Water from side to side: its crests at `y`, its depth below them. */
export function wave(y: number, depth: number, crest: number, shift = 0): string {
  const step = 26;
  let path = `M${dot(-step + shift, y)}`;
  for (let at = 0; at < 6; at += 1) {
    path += `q${dot(step / 4, -crest)} ${dot(step / 2, 0)}t${dot(step / 2, 0)}`;
  }
  return `${path}v${short(depth)}H${short(-step + shift)}Z`;
}

/** A leaf from its stalk to its tip. */
export function leaf(x: number, y: number, tipX: number, tipY: number, width: number): string {
  const length = Math.hypot(tipX - x, tipY - y) || 1;
  const sideX = (-(tipY - y) / length) * width;
  const sideY = ((tipX - x) / length) * width;
  const midX = (x + tipX) / 2;
  const midY = (y + tipY) / 2;
  return `M${dot(x, y)}Q${dot(midX + sideX, midY + sideY)} ${dot(tipX, tipY)}Q${dot(midX - sideX, midY - sideY)} ${dot(x, y)}Z`;
}

/** A bar from one point to another. */
export function bar(x: number, y: number, toX: number, toY: number, width: number): string {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const sideX = ((-(toY - y) / length) * width) / 2;
  const sideY = (((toX - x) / length) * width) / 2;
  return poly(x + sideX, y + sideY, toX + sideX, toY + sideY, toX - sideX, toY - sideY, x - sideX, y - sideY);
}
