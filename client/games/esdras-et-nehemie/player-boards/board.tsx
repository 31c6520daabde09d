/** A player board: cards, hand, tiles with their people, Blessings. The same for oneself and for those one looks at. */
import type { ReactNode } from "react";
import { FigureRow } from "#/table/board/figures";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import type { Side } from "../components";
import { RegionName } from "../region-name";
import { useScene } from "../scene";
import { useSideName } from "../side-name";
import { Blessings } from "./blessings";
import css from "./board.module.css";
import { Hand, Stacks } from "./stacks";
import { Tiles } from "./tiles";

interface OwnBoardProps {
  readonly side: Side;
  /** Whether it is drawn a second time, to be looked at: then nothing travels. */
  readonly still?: boolean;
}

export function OwnBoard({ side, still = false }: OwnBoardProps) {
  const { view, narrow } = useScene();
  const { text } = useWords();
  const named = useSideName();
  // One card a day: once the main action has begun, the others wait.
  const waits = view.active === side.side && view.turn.action !== null;
  // On a phone each part has its name on the tab that opens it.
  const region = (id: "stacks" | "hand" | "tiles" | "blessings", part: ReactNode) =>
    narrow ? (
      part
    ) : (
      <div className={css.region} data-region={id}>
        <RegionName
          id={`${side.name}.${id}`}
          short={text(`esdras-et-nehemie-row-${id}`)}
          className={css.name}
        />
        {part}
      </div>
    );
  return (
    <section
      className={css.board}
      data-narrow={narrow}
      data-player={side.side}
      tabIndex={-1}
      aria-label={text("esdras-et-nehemie-web-board", { seat: named(side.side) })}
    >
      {side.tiles.length > 0 && (
        <>
          {region("stacks", <Stacks side={side} still={still} />)}
          {region("hand", <Hand side={side} still={still} brief={side.sabbath !== null} waits={waits} />)}
          {region("tiles", <Tiles side={side} />)}
        </>
      )}
      {region("blessings", <Blessings side={side} />)}
      <People side={side} />
      <WallPile side={side} />
    </section>
  );
}

const PEOPLE = [
  ["levite", "levites"],
  ["gatekeeper", "gatekeepers"],
  ["scribe", "scribes"],
  ["farmer", "farmers"],
  ["labourer", "labourers"],
  ["worker", "reserve"],
  ["white_worker", "supply"],
] as const;

/** Where the sixteen workers are. */
function People({ side }: { readonly side: Side }) {
  const figures = PEOPLE.map(([sign, word]) => [sign, side[word], `${side.name}.${word}`] as const);
  return (
    <div className={css.people}>
      <FigureRow figures={figures} signs={Sign} small />
    </div>
  );
}

/** What its owner knows of the wall pile. */
function WallPile({ side }: { readonly side: Side }) {
  const { box } = useScene();
  const { text, name } = useWords();
  const top = side.wall_top;
  const bottom = side.wall_bottom ?? [];
  if (top === null && bottom.length === 0) {
    return null;
  }
  const worth = (card: string) => `${name(card)} (${box.wallCard(card)?.vp ?? 0}★)`;
  return (
    <p className={css.walls} data-explain={`${side.name}.wall_pile`}>
      <Sign name="wall" />
      {top !== null && <span>{text("esdras-et-nehemie-wall-top", { card: worth(top) })}</span>}
      {bottom.length > 0 && (
        <span>{text("esdras-et-nehemie-wall-bottom", { cards: bottom.map(worth).join(", ") })}</span>
      )}
    </p>
  );
}
