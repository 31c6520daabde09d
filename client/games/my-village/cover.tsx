/** The cover of My Village: a woodcut in black and four colours. */

import { type ReactElement, useId } from "react";
import { CoverFrame, Title } from "#/games/cover-frame";
import { furrows, INK, PAPER, rays, sky, slope } from "#/games/my-village/cover-cuts";
import { Church, House, Rat, Tree } from "#/games/my-village/cover-village";

const SUN = [424, 176] as const;
const FAR = (x: number) => 372 - 44 * Math.sin((x + 60) / 120) - 14 * Math.sin(x / 47);
const NEAR = (x: number) => 498 - 26 * Math.sin((x - 120) / 150);

/** The ground below a line, down to the bottom of the picture. */
function ground(line: (x: number) => number): string {
  const points = Array.from({ length: 31 }, (_, step) => `${step * 20} ${line(step * 20).toFixed(1)}`);
  return `M${points.join("L")}V800H0Z`;
}

export function Cover({ title }: { readonly title: string }): ReactElement {
  // The same cover may stand on a page several times, and colours are found by their ids.
  const own = useId();
  return (
    <CoverFrame title={title}>
      <defs>
        <clipPath id={`${own}-block`}>
          <path d="M22 24L576 20L580 776L20 780Z" />
        </clipPath>
      </defs>
      <rect width="600" height="800" fill={PAPER} />
      <g clipPath={`url(#${own}-block)`}>
        <rect width="600" height="420" fill="#a9c3bd" />
        <path d={sky(SUN, 132)} fill={INK} />
        <circle cx={SUN[0]} cy={SUN[1]} r="128" fill={PAPER} />
        <path d={rays(SUN, 70, 158, 118, 28)} fill={INK} />
        <circle cx={SUN[0]} cy={SUN[1]} r="62" fill="#e3a233" stroke={INK} strokeWidth="5" />
        <path d={ground(FAR)} fill="#6f8f6a" stroke={INK} strokeWidth="5" />
        <path d={slope(FAR, 20, 590, -0.4, 5)} fill={INK} />
        <House x={190} y={506} gable={52} wall={44} side={50} roof="#c9762e" />
        <House x={452} y={500} gable={56} wall={48} side={64} roof="#c9762e" />
        <Church />
        <path d={ground(NEAR)} fill="#a9b25c" stroke={INK} strokeWidth="5" />
        <path d={slope(NEAR, 20, 590, 0.5, 9)} fill={INK} />
        <Fields />
        <House x={196} y={590} gable={70} wall={58} side={84} roof="#b8442c" />
        <House x={406} y={602} gable={74} wall={62} side={78} roof="#b8442c" />
        <Tree />
        <Rat />
      </g>
      <path
        d="M22 24L576 20L580 776L20 780Z"
        fill="none"
        stroke={INK}
        strokeWidth="9"
        strokeLinejoin="round"
      />
      <Banner title={title} />
    </CoverFrame>
  );
}

function Fields(): ReactElement {
  return (
    <>
      <path d="M0 640C120 596 260 620 340 590L600 640V800H0Z" fill="#d9a441" stroke={INK} strokeWidth="5" />
      <path d={furrows([-60, 800], [560, 800], [330, 560], 22, 0.74)} fill={INK} />
      <path
        d="M340 590C420 600 520 600 600 580V800H470C440 720 400 650 340 590Z"
        fill="#8a5a35"
        stroke={INK}
        strokeWidth="5"
      />
      <path d={furrows([500, 800], [760, 700], [330, 560], 11, 0.8)} fill={PAPER} />
    </>
  );
}

function Banner({ title }: { readonly title: string }): ReactElement {
  return (
    <g stroke={INK} strokeWidth="6" strokeLinejoin="round">
      <path d="M14 690L74 682V756L8 768L34 728ZM586 690L526 682V756L592 768L566 728Z" fill="#8e2f1f" />
      <path d="M50 670C180 654 420 654 550 670V750C420 734 180 734 50 750Z" fill={PAPER} />
      <Title title={title} y="727" textLength="420" fill={INK} stroke="none" fontSize="64" fontWeight="900" />
    </g>
  );
}
