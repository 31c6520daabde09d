/** The cover of Theopolis: a window in which the city lies under a sky of light. */

import { type ReactElement, useId } from "react";
import { CoverFrame, Title } from "#/games/cover-frame";
import { City } from "#/games/theopolis/cover-city";
import { border, HALO, LIGHT, opening, type Pane, sky } from "#/games/theopolis/cover-glass";

const LEAD = "#16120e";
let glass: { readonly sky: readonly Pane[]; readonly border: readonly Pane[] } | null = null;

export function Cover({ title }: { readonly title: string }): ReactElement {
  // The same cover may stand on a page several times, and colours are found by their ids.
  const own = useId();
  glass ??= { sky: sky(), border: border() };
  return (
    <CoverFrame title={title}>
      <Light own={own} />
      <rect width="600" height="800" fill={`url(#${own}-stone)`} />
      <Stones />
      <g clipPath={`url(#${own}-scene)`}>
        <g stroke={LEAD} strokeWidth="3.5" strokeLinejoin="round">
          <Panes of={glass.sky} />
        </g>
        <rect width="600" height="800" fill={`url(#${own}-glow)`} />
        <Dove />
        <City />
        <Inscription title={title} />
        <path d="M0 520L600 60V250L0 710Z" fill="#fff" opacity="0.07" />
      </g>
      <g clipPath={`url(#${own}-window)`} stroke={LEAD} strokeWidth="3.5">
        <Panes of={glass.border} />
      </g>
      <path d={opening(24)} fill="none" stroke={LEAD} strokeWidth="6" />
      <path d={opening(0)} fill="none" stroke={LEAD} strokeWidth="9" />
      <path d={opening(-6)} fill="none" stroke="#8b8374" strokeWidth="3" opacity="0.6" />
    </CoverFrame>
  );
}

/** What shines, and what it shines through. */
function Light({ own }: { readonly own: string }): ReactElement {
  return (
    <defs>
      <clipPath id={`${own}-window`}>
        <path d={opening(0)} />
      </clipPath>
      <clipPath id={`${own}-scene`}>
        <path d={opening(24)} />
      </clipPath>
      <radialGradient id={`${own}-glow`} gradientUnits="userSpaceOnUse" cx={LIGHT[0]} cy={LIGHT[1]} r="420">
        <stop offset="0.1" stopColor="#fffbe6" stopOpacity="0.8" />
        <stop offset="0.3" stopColor="#fff4cf" stopOpacity="0.25" />
        <stop offset="0.55" stopColor="#fff4cf" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${own}-stone`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#57514a" />
        <stop offset="1" stopColor="#2a2621" />
      </linearGradient>
    </defs>
  );
}

/** The wall around the window: courses of stone, and the stones of the arch that lean on each other. */
function Stones(): ReactElement {
  const courses = [80, 160, 240, 320, 400, 480, 560, 640, 720];
  return (
    <g fill="none" stroke="#1a1714" strokeOpacity="0.55" strokeWidth="2">
      <path d={courses.map((y) => `M0 ${y}H600`).join("")} />
      <path d="M14 400V480M586 400V480M20 240V320M580 240V320M60 80V160M540 80V160M150 0V80M450 0V80M90 160V240M510 160V240" />
    </g>
  );
}

function Panes({ of }: { readonly of: readonly Pane[] }): ReactElement {
  return (
    <>
      {of.map((pane) => (
        <path key={pane.path} d={pane.path} fill={pane.fill} />
      ))}
    </>
  );
}

/** A dove comes down out of the light. */
function Dove(): ReactElement {
  const wing = (
    <>
      <path
        d="M6 6C26 2 54 -20 92 -54C96 -36 92 -24 82 -14C84 -6 74 0 66 1C64 9 52 13 44 11C38 19 20 20 8 18Z"
        fill="#fdfdf6"
      />
      <path d="M82 -14L44 4M66 1L34 10M44 11L24 14" fill="none" strokeWidth="2.2" />
    </>
  );
  return (
    <g stroke={LEAD} strokeWidth="3.2" strokeLinejoin="round">
      <circle cx={LIGHT[0]} cy={LIGHT[1]} r={HALO} fill="#ffd766" />
      <circle cx={LIGHT[0]} cy={LIGHT[1]} r={HALO - 15} fill="#fff6d2" />
      <g transform={`translate(${LIGHT[0]} ${LIGHT[1]})`}>
        <path d="M-8 -62L-11 -28H11L8 -62ZM-8 62L-11 28H11L8 62Z" fill="#c2374a" />
        {wing}
        <g transform="scale(-1 1)">{wing}</g>
        <path
          d="M0 34C-12 28 -15 12 -11 0C-9 -8 -6 -14 -4 -20L-20 -50L-7 -44L0 -54L7 -44L20 -50L4 -20C6 -14 9 -8 11 0C15 12 12 28 0 34Z"
          fill="#eef4fb"
        />
        <path d="M-4 42L0 54L4 42Z" fill="#f2a541" strokeWidth="2" />
        <circle cy="36" r="9.5" fill="#fdfdf6" />
      </g>
    </g>
  );
}

/** The name, in a strip of dark glass below the walls. */
function Inscription({ title }: { readonly title: string }): ReactElement {
  return (
    <g stroke={LEAD} strokeWidth="4">
      <path d="M60 668H540V748H60Z" fill="#14265c" />
      <path d="M60 668H108L92 748H60ZM540 668H492L508 748H540Z" fill="#b3202c" />
      <path d="M60 668H540V676H60ZM60 740H540V748H60Z" fill="#e8b23a" strokeWidth="2.5" />
      <Title
        title={title}
        y="729"
        textLength="368"
        fill="#ffe7a0"
        stroke="#0b1230"
        strokeWidth="5"
        paintOrder="stroke"
        fontSize="62"
      />
    </g>
  );
}
