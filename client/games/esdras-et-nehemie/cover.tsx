/** The cover of Esdras et Néhémie: a floor mosaic with its inscription. */

import type { ReactElement } from "react";
import { CoverFrame } from "#/games/cover-frame";
import { LINES, REGIONS } from "#/games/esdras-et-nehemie/cover-scene";
import { box, TILE } from "#/games/esdras-et-nehemie/cover-shapes";
import { type Colours, type Laid, layLine, layRegion, withinAny } from "#/games/esdras-et-nehemie/mosaic";
import { type Point, scatter } from "#/games/scatter";

let floor: readonly Laid[] | null = null;

export function Cover({ title }: { readonly title: string }): ReactElement {
  floor ??= lay();
  return (
    <CoverFrame title={title}>
      <rect width="600" height="800" fill={MORTAR} />
      {floor.map((laid, number) => (
        <Stones key={number.toString()} laid={laid} />
      ))}
      <Inscription title={title} />
    </CoverFrame>
  );
}

const MORTAR = "#5d4a3a";

function Stones({ laid }: { readonly laid: Laid }): ReactElement {
  return (
    <>
      {laid.mortar === "" ? null : <path d={laid.mortar} fill={MORTAR} />}
      {laid.stones.map(([colour, path]) => (
        <path key={colour} d={path} fill={colour} />
      ))}
    </>
  );
}

const RED: Colours = ["#8c3b2c", "#9d4735", "#7d3225"];
const CREAM: Colours = ["#f4ecdc", "#eae0cc", "#fbf6ea"];
const BLUE: Colours = ["#1d4e74", "#174264"];

/** A band of three rows around the whole floor. */
function band([x, y]: Point): Colours {
  const row = Math.floor(Math.min(x, y, 600 - x, 800 - y) / TILE);
  const along = Math.min(x, 600 - x) < Math.min(y, 800 - y) ? y : x;
  return row === 1 ? (Math.floor(along / (2 * TILE)) % 2 === 0 ? CREAM : RED) : BLUE;
}

function lay(): readonly Laid[] {
  const next = scatter(17);
  const whole = box(0, 0, 600, 800);
  const scene = box(30, 30, 570, 770);
  const regions = [
    ...REGIONS,
    { outline: box(30, 650, 570, 770), colours: () => CREAM, edge: RED, size: TILE },
  ];
  const beds = regions.map((region, number) => {
    const above = regions.slice(number + 1).map((other) => other.outline);
    return layRegion(region, next, withinAny(above));
  });
  const border = layRegion({ outline: whole, colours: band, size: TILE }, next, withinAny([scene]));
  return [border, ...beds, ...LINES.map((line) => layLine(line, next))];
}

/** The name in two lines of red letters, as the givers of such floors had theirs written. */
function Inscription({ title }: { readonly title: string }): ReactElement {
  const words = title.toUpperCase().split(" ");
  const [first, last] = [words.slice(0, -1).join(" "), words.at(-1) ?? ""];
  return (
    <text
      textAnchor="middle"
      fill="#7a2418"
      stroke="#f8f1e2"
      strokeWidth="11"
      paintOrder="stroke"
      fontFamily="Alegreya Variable, Alegreya, serif"
      fontWeight="900"
    >
      <tspan x="300" y="697" fontSize="44" textLength="250" lengthAdjust="spacing">
        {first}
      </tspan>{" "}
      <tspan x="300" y="757" fontSize="58" textLength="340" lengthAdjust="spacing">
        {last}
      </tspan>
    </text>
  );
}
