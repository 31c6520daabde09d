/** The cover of Nehemiah: the wall of Jerusalem grows behind its scaffolding, in the first light. */

import { type ReactElement, useId } from "react";
import { CoverFrame, Title } from "#/games/cover-frame";
import { Arms, Figure } from "#/games/nehemiah/cover-people";
import { GROUND, type Masonry, masonry } from "#/games/nehemiah/cover-wall";

let wall: Masonry | null = null;

export function Cover({ title }: { readonly title: string }): ReactElement {
  // The same cover may stand on a page several times, and colours are found by their ids.
  const own = useId();
  return (
    <CoverFrame title={title}>
      <Light own={own} />
      <Sky own={own} />
      <Crane />
      <Wall own={own} />
      <Scaffolding />
      <People />
      <Lintel own={own} title={title} />
    </CoverFrame>
  );
}

function Light({ own }: { readonly own: string }): ReactElement {
  return (
    <defs>
      <linearGradient id={`${own}-sky`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#1f4063" />
        <stop offset="0.35" stopColor="#5d7f98" />
        <stop offset="0.62" stopColor="#e0a878" />
        <stop offset="0.85" stopColor="#ffe0a0" />
      </linearGradient>
      <radialGradient id={`${own}-sun`}>
        <stop offset="0" stopColor="#fff8df" />
        <stop offset="0.3" stopColor="#ffeeb8" stopOpacity="0.9" />
        <stop offset="1" stopColor="#ffd58a" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${own}-shade`} x1="1" y1="0" x2="0" y2="0.6">
        <stop offset="0" stopColor="#fff0c4" stopOpacity="0.25" />
        <stop offset="0.45" stopColor="#8a4b2a" stopOpacity="0.06" />
        <stop offset="1" stopColor="#3b2036" stopOpacity="0.55" />
      </linearGradient>
      <linearGradient id={`${own}-earth`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#8a5c38" />
        <stop offset="1" stopColor="#3a2418" />
      </linearGradient>
    </defs>
  );
}

function Sky({ own }: { readonly own: string }): ReactElement {
  return (
    <>
      <rect width="600" height={GROUND} fill={`url(#${own}-sky)`} />
      <path
        d="M0 128C110 112 180 138 300 126S470 100 600 118V128C470 118 420 142 300 146S120 132 0 146ZM0 226C140 210 250 236 380 220S540 214 600 222V232C500 226 400 244 300 242S100 236 0 240Z"
        fill="#f3c9a0"
        opacity="0.35"
      />
      <circle cx="384" cy="338" r="250" fill={`url(#${own}-sun)`} />
      <circle cx="384" cy="338" r="70" fill="#fffbea" />
      <path d="M0 430C90 380 160 400 240 420S420 360 600 400V660H0Z" fill="#cf957c" opacity="0.8" />
      {/* The Temple stands already, far away on its hill. */}
      <path d="M276 424V384H282V372H304V352L328 334L352 352V372H374V384H380V424Z" fill="#a3655b" />
      <path d="M318 424V392H338V424Z" fill="#8a5048" />
      <path d="M0 480C120 430 220 470 330 446S520 424 600 446V660H0Z" fill="#9c6656" />
      <path
        d="M196 96q10 -12 20 0q10 -12 20 0q-10 -5 -20 5q-10 -10 -20 -5ZM252 140q7 -9 15 0q8 -9 15 0q-8 -4 -15 4q-8 -8 -15 -4ZM216 176q6 -7 12 0q6 -7 12 0q-6 -3 -12 3q-6 -6 -12 -3Z"
        fill="#16293f"
      />
    </>
  );
}

function Wall({ own }: { readonly own: string }): ReactElement {
  wall ??= masonry();
  const all = wall.stones.map((stone) => stone.path).join("");
  return (
    <>
      <path d={all} stroke="#6f4c2e" strokeWidth="5" />
      {wall.stones.map((stone) => (
        <path key={stone.colour} d={stone.path} fill={stone.colour} stroke="#7d5a36" strokeWidth="1.5" />
      ))}
      <path d={wall.lit} stroke="#fff6da" strokeWidth="2" opacity="0.7" />
      <path d={wall.shaded} stroke="#6b4527" strokeWidth="2" opacity="0.35" fill="none" />
      <path d={all} fill={`url(#${own}-shade)`} />
    </>
  );
}

/** A beam over two legs, and the next stone on its rope, before the sun. */
function Crane(): ReactElement {
  return (
    <g stroke="#432612" strokeLinecap="round" fill="none">
      <path d="M508 452L474 96M436 452L474 96" strokeWidth="11" />
      <path d="M491 280H456M499 364H447" strokeWidth="7" />
      <path d="M576 172L322 62" strokeWidth="13" />
      <path d="M474 96L330 65M576 172L566 400" strokeWidth="3" />
      <circle cx="334" cy="70" r="11" fill="#6d4526" strokeWidth="5" />
      <path d="M334 80V226L294 262M334 226L374 262" strokeWidth="3.5" />
      <path
        d="M284 262H384V318H284Z"
        fill="#efdbaa"
        stroke="#5e3d22"
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <path d="M288 314H380V266" stroke="#8a5f38" strokeWidth="6" opacity="0.55" />
      <path d="M306 262V318M362 262V318" strokeWidth="4" />
    </g>
  );
}

const POLES = [
  [166, 286],
  [254, 292],
  [344, 388],
  [424, 486],
] as const;
const FLOORS = [
  { y: 556, from: 148, to: 442 },
  { y: 462, from: 146, to: 362 },
  { y: 366, from: 144, to: 274 },
] as const;

function Scaffolding(): ReactElement {
  return (
    <g strokeLinecap="round" fill="none">
      <g stroke="#543118" strokeWidth="9">
        {POLES.map(([x, top]) => (
          <path key={x} d={`M${x} ${GROUND + 8}L${x + 2} ${top}`} />
        ))}
      </g>
      <path
        d="M166 556L254 462M254 556L344 462M166 462L254 366M344 648L424 556M254 648L166 556"
        stroke="#74492a"
        strokeWidth="5"
      />
      {FLOORS.map(({ y, from, to }) => (
        <g key={y}>
          <path d={`M${from} ${y}H${to}`} stroke="#b07c45" strokeWidth="10" />
          <path d={`M${from} ${y + 5}H${to}`} stroke="#543118" strokeWidth="4" />
          <path
            d={POLES.filter(([x]) => x > from && x < to)
              .map(([x]) => `M${x - 7} ${y - 6}L${x + 9} ${y + 8}M${x + 9} ${y - 6}L${x - 7} ${y + 8}`)
              .join("")}
            stroke="#ecd29c"
            strokeWidth="2.5"
          />
        </g>
      ))}
      {/* A ladder to the first floor. */}
      <g stroke="#cf9c5f" strokeWidth="5">
        <path d="M372 652L396 506M398 652L422 506" />
        <path d="M375 634H401M378 614H404M382 594H407M385 574H410M388 554H414M391 534H417" strokeWidth="4" />
      </g>
    </g>
  );
}

function People(): ReactElement {
  return (
    <>
      <Figure x={66} y={200} robe="#3d4f6e" cloth="#a23d31" size={1.5}>
        <path d="M16 6V-72" stroke="#3a2416" strokeWidth="3" strokeLinecap="round" />
        <path d="M16 -74L11 -60H21Z" fill="#e6e0d0" />
        <path d="M2 -31L15 -24" stroke="#3d4f6e" strokeWidth="5" strokeLinecap="round" />
      </Figure>
      <Figure x={204} y={361} robe="#bd4a30" cloth="#f2e3bf" size={1.45}>
        <Arms robe="#bd4a30" to={[17, -24]} />
        <path d="M12 -31H38V-13H12Z" fill="#efdbaa" stroke="#7d5a36" strokeWidth="2" />
      </Figure>
      <Figure x={304} y={457} robe="#2b7277" cloth="#e8c069" size={1.45} turned>
        <Arms robe="#2b7277" to={[15, -40]} />
        <path d="M10 -36L24 -56" stroke="#543118" strokeWidth="3.5" strokeLinecap="round" />
        <path d="M18 -60L31 -51L27 -46L14 -55Z" fill="#5f5c58" />
      </Figure>
      <Figure x={212} y={551} robe="#e3b54f" cloth="#7a3b5d" size={1.4}>
        <Arms robe="#e3b54f" to={[-2, -54]} />
        <path d="M-15 -64C-13 -50 11 -50 13 -64Z" fill="#8a5a2e" stroke="#432612" strokeWidth="2" />
      </Figure>
      <Figure x={304} y={658} robe="#f0e6cf" cloth="#2f6a9e" size={1.5}>
        <path d="M2 -31L14 -18" stroke="#d8cbb0" strokeWidth="5" strokeLinecap="round" />
        <path d="M10 -28L24 -22L20 -8L6 -14Z" fill="#f8efd6" stroke="#7d5a36" strokeWidth="1.5" />
      </Figure>
      <Figure x={486} y={440} robe="#7f3c62" cloth="#f0d9a0" size={1.45} turned>
        <Arms robe="#7f3c62" to={[13, -44]} />
      </Figure>
      <Figure x={548} y={440} robe="#31607f" cloth="#cb5a3c" size={1.45}>
        <Arms robe="#31607f" to={[13, -34]} />
      </Figure>
    </>
  );
}

/** The name is carved into the stone that will lie over the gate. */
function Lintel({ own, title }: { readonly own: string; readonly title: string }): ReactElement {
  return (
    <>
      <path d={`M0 ${GROUND}C120 640 200 652 330 646S520 640 600 650V800H0Z`} fill={`url(#${own}-earth)`} />
      <path
        d="M42 672L560 666L566 764L36 768Z"
        fill="#e3c994"
        stroke="#4f331c"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M44 675L558 669" stroke="#fff6da" strokeWidth="4" opacity="0.8" />
      <path d="M38 764L564 760V672" stroke="#7d5a36" strokeWidth="5" opacity="0.6" fill="none" />
      <path
        d="M70 690L82 694M520 744L538 741M120 752H140M500 682H512"
        stroke="#b8945c"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Title
        title={title}
        y="743"
        textLength="430"
        fill="#5a3516"
        fontSize="76"
        // Light falls on the lower edge of what is carved.
        style={{ filter: "drop-shadow(0 3px 0 #fff8e2)" }}
      />
    </>
  );
}
