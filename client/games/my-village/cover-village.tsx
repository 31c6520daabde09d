/** Houses, church and tree of the woodcut: outlines from one block, colours from others. */
import type { ReactElement } from "react";
import { cut, INK, PAPER } from "#/games/my-village/cover-cuts";

interface HouseProps {
  readonly x: number;
  readonly y: number;
  /** Width of the gable, height of the wall, length of the side. */
  readonly gable: number;
  readonly wall: number;
  readonly side: number;
  readonly roof: string;
}

/** A timber-framed house, seen from its gable's corner. */
export function House({ x, y, gable, wall, side, roof }: HouseProps): ReactElement {
  const eaves = y - wall;
  const apex = eaves - gable * 0.72;
  const middle = x + gable / 2;
  const corner = x + gable;
  let tiles = "";
  for (let row = 1; row < 5; row++) {
    const share = row / 5;
    const from = middle + (corner - middle) * share;
    tiles += cut(
      [from + 2, apex + (eaves - apex) * share],
      [from + side, apex + (eaves - apex) * share],
      2.2,
    );
  }
  return (
    <g stroke={INK} strokeWidth="4" strokeLinejoin="round">
      <path d={`M${corner} ${y}V${eaves}H${corner + side}V${y}Z`} fill="#d9c39a" />
      <path d={`M${x} ${y}V${eaves}L${middle} ${apex}L${corner} ${eaves}V${y}Z`} fill={PAPER} />
      <path
        d={`M${middle} ${apex}H${middle + side}L${corner + side + 6} ${eaves + 5}H${corner + 5}Z`}
        fill={roof}
      />
      <path d={tiles} fill={INK} stroke="none" />
      <path
        d={`M${x} ${eaves}H${corner}M${x} ${y - wall / 2}H${corner}M${middle} ${eaves}V${apex + 8}M${x + 3} ${y}L${middle} ${eaves}L${corner - 3} ${y}`}
        strokeWidth="3"
        fill="none"
      />
      <path
        d={`M${corner + side * 0.3} ${y - wall * 0.72}h${side * 0.22}v${wall * 0.4}h${-side * 0.22}Z`}
        fill={INK}
      />
      <path
        d={`M${corner + side * 0.68} ${y}v${-wall * 0.72}h${side * 0.2}v${wall * 0.72}Z`}
        fill="#7a3a22"
        strokeWidth="3"
      />
    </g>
  );
}

export function Church(): ReactElement {
  const slates = Array.from({ length: 9 }, (_, row) =>
    cut([303 - row * 3.1, 296 + row * 13], [303 + row * 3.1, 296 + row * 13], 2.2),
  ).join("");
  return (
    <g stroke={INK} strokeWidth="4" strokeLinejoin="round">
      <path d="M330 500V424H420V500Z" fill="#e6d3ab" />
      <path d="M326 428L344 378H406L426 428Z" fill="#b8442c" />
      <path
        d={[390, 402, 414].map((y) => cut([338 - (y - 390) / 3, y], [412 + (y - 390) / 3, y], 2.2)).join("")}
        fill={INK}
        stroke="none"
      />
      <path
        d="M346 488V456C346 444 360 444 360 456V488ZM376 488V456C376 444 390 444 390 456V488ZM403 488V460C403 450 415 450 415 460V488Z"
        fill={INK}
      />
      <path d="M272 500V410H334V500Z" fill={PAPER} />
      <path d="M266 412L303 278L340 412Z" fill="#5f7f86" />
      <path d={slates} fill={INK} stroke="none" />
      <path d="M303 278V246M293 257H313" strokeWidth="5" fill="none" />
      <path d="M292 500V470C292 454 314 454 314 470V500Z" fill={INK} />
      <circle cx="303" cy="434" r="13" fill={PAPER} />
      <path d="M303 425V434L310 438" fill="none" strokeWidth="3" />
      <path d="M322 420V494" stroke={INK} strokeWidth="2.5" strokeDasharray="10 4" />
    </g>
  );
}

const CROWN: readonly (readonly [number, number, number])[] = [
  [96, 316, 54],
  [52, 356, 46],
  [142, 352, 48],
  [84, 392, 50],
  [36, 410, 34],
  [150, 408, 38],
  [110, 350, 44],
];

/** The old tree, where stories are told. */
export function Tree(): ReactElement {
  let leaves = "";
  for (const [x, y, radius] of CROWN) {
    for (let turn = 0; turn < 11; turn++) {
      const angle = turn * 2.4;
      const away = radius * Math.sqrt((turn + 0.5) / 12);
      const [cx, cy] = [x + Math.cos(angle) * away * 0.9, y + Math.sin(angle) * away * 0.9];
      leaves += cut([cx - 7, cy + 3], [cx + 7, cy - 4], 5);
    }
  }
  return (
    <g stroke={INK} strokeLinejoin="round">
      <path
        d="M62 610C82 560 84 500 78 430L104 400L116 432C108 500 114 562 140 612L112 600L100 614L86 600Z"
        fill={INK}
        strokeWidth="4"
      />
      <path
        d={cut([94, 594], [94, 440], 3) + cut([104, 590], [102, 460], 2.4) + cut([86, 588], [87, 480], 2)}
        fill="#c98a3a"
        stroke="none"
      />
      {CROWN.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={INK} strokeWidth="4" />
      ))}
      <path d={leaves} fill="#8fa858" stroke="none" />
    </g>
  );
}

/** Nobody invited it. */
export function Rat(): ReactElement {
  return (
    <g>
      <path
        d="M470 646C446 650 440 632 424 640"
        stroke={INK}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M466 650C462 624 490 612 514 622C522 612 532 616 532 624C546 630 552 640 556 648C544 654 530 654 522 652L466 652Z"
        fill={INK}
      />
      <path
        d={cut([476, 640], [504, 626], 3) + cut([484, 646], [512, 634], 2.4) + cut([528, 622], [530, 628], 3)}
        fill="#c9b48c"
      />
      <circle cx="538" cy="636" r="2.4" fill={PAPER} />
    </g>
  );
}
