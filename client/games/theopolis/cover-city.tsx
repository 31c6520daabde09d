/** The city of the cover: houses, towers and walls of glass, the same on both sides of the cathedral. */
import type { ReactElement } from "react";

interface Piece {
  readonly d: string;
  readonly fill: string;
}

const SIDE: readonly Piece[] = [
  // Far houses and a round church with a dome.
  { d: "M62 560V470L92 440L122 470V560Z", fill: "#6a3d8f" },
  { d: "M62 470L92 440L122 470Z", fill: "#c2374a" },
  { d: "M122 560V488H176V560Z", fill: "#3f8f6a" },
  { d: "M116 488C116 448 134 432 149 424C164 432 182 448 182 488Z", fill: "#e0a93a" },
  { d: "M144 424V404H154V424Z", fill: "#f6dc8c" },
  { d: "M136 560V516C136 500 162 500 162 516V560Z", fill: "#f6dc8c" },
  // A tall tower with its spire.
  { d: "M180 560V430H222V560Z", fill: "#a4314f" },
  { d: "M174 430L201 340L228 430Z", fill: "#2f6fc0" },
  { d: "M201 340L214 384L201 430L188 384Z", fill: "#6fb2ea" },
  { d: "M190 520V466C190 452 212 452 212 466V520Z", fill: "#ffd97a" },
  // Houses at the wall.
  { d: "M62 620V556L98 528L134 556V620Z", fill: "#d98a2b" },
  { d: "M62 556L98 528L134 556Z", fill: "#8c2f2b" },
  { d: "M86 620V584H110V620Z", fill: "#ffe08a" },
  { d: "M134 620V548H190V620Z", fill: "#2f7f8f" },
  { d: "M134 548L162 522L190 548Z", fill: "#c2374a" },
  { d: "M152 600V572H172V600Z", fill: "#ffe9a8" },
  { d: "M190 620V560H236V620Z", fill: "#7a4fa0" },
];

const CATHEDRAL: readonly Piece[] = [
  { d: "M232 620V452H284V620Z", fill: "#f0d9a0" },
  { d: "M226 452L258 350L290 452Z", fill: "#c2374a" },
  { d: "M258 350L272 400L258 452L244 400Z", fill: "#e8707a" },
  { d: "M246 560V492C246 472 270 472 270 492V560Z", fill: "#2f6fc0" },
  { d: "M246 604V574H270V604Z", fill: "#e0a93a" },
];

const WALL: readonly Piece[] = [
  {
    d: "M56 668V620H76V608H98V620H120V608H142V620H164V608H186V620H208V608H230V620H246V668Z",
    fill: "#cfa35a",
  },
  { d: "M56 668V644H100V668Z", fill: "#b9853f" },
  { d: "M146 668V644H196V668Z", fill: "#e3bf7a" },
];

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }): ReactElement {
  return (
    <>
      {pieces.map((piece) => (
        <path key={piece.d} {...piece} />
      ))}
    </>
  );
}

/** Everything that has a mirror image on the other side. */
function Half(): ReactElement {
  return (
    <>
      <Pieces pieces={SIDE} />
      <Pieces pieces={CATHEDRAL} />
      <Pieces pieces={WALL} />
    </>
  );
}

export function City(): ReactElement {
  return (
    <g stroke="#16120e" strokeWidth="4" strokeLinejoin="round">
      <path d="M280 620V430L300 396L320 430V620Z" fill="#e8c27a" />
      <path d="M280 430L300 396L320 430Z" fill="#f7e3ae" />
      <Half />
      <g transform="matrix(-1 0 0 1 600 0)">
        <Half />
      </g>
      <circle cx="300" cy="470" r="17" fill="#2a5cb4" />
      <path d="M300 453V487M283 470H317M288 458L312 482M312 458L288 482" fill="none" strokeWidth="2.5" />
      <circle cx="300" cy="470" r="6" fill="#ffe08a" strokeWidth="2.5" />
      {/* The gate stands open, and the river of life flows from it. */}
      <path d="M246 668V588C246 552 354 552 354 588V668Z" fill="#e3bf7a" />
      <path d="M264 668V600C264 570 336 570 336 600V668Z" fill="#fff3c4" />
    </g>
  );
}
