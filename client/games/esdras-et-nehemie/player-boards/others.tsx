/** The boards of the others: each a button with a few figures, and the whole board beside the page on demand. */

import { useState } from "react";
import { aroundFrom } from "#/table/board/names";
import { later } from "#/ui/lazy";
import { SeatMark } from "#/ui/seat-mark";
import { Hidden } from "#/ui/visually-hidden";
import { useWords } from "#/words";
import { Sign, type SignName } from "../art/signs";
import { type EsdrasPrinted, type Side, type View } from "../components";
import { useSideName } from "../side-name";
import { OwnBoard } from "./board";
import css from "./others.module.css";
import { PurseOf } from "./purse";

const Sheet = later(async () => (await import("#/ui/sheet")).Sheet);

export interface OtherBoardsProps {
  readonly view: View;
  readonly printed: EsdrasPrinted;
  /** Whose board is drawn whole elsewhere. */
  readonly side: Side;
  readonly narrow: boolean;
  readonly wanted: Wanted | null;
}

/** Whose board was asked for elsewhere: another object each time. */
export interface Wanted {
  readonly player: number;
}

export function OtherBoards({ view, printed, side, narrow, wanted }: OtherBoardsProps) {
  const { text } = useWords();
  const named = useSideName(view);
  const [shown, show] = useState<number | null>(null);
  const [answered, setAnswered] = useState<Wanted | null>(null);
  if (wanted !== answered) {
    setAnswered(wanted);
    show(wanted === null || wanted.player === side.side ? null : wanted.player);
  }
  const others = aroundFrom(view.sides, side.side).slice(1);
  const large = shown === null ? undefined : view.sides[shown];
  return (
    <section className={css.others} data-narrow={narrow} aria-label={text("esdras-et-nehemie-others")}>
      {others.map((other) => (
        <Miniature
          key={other.side}
          view={view}
          side={other}
          brief={others.length > 1}
          onShow={() => show(other.side)}
        />
      ))}
      {large !== undefined && (
        <Sheet
          open
          onClose={() => show(null)}
          title={text("esdras-et-nehemie-web-board", { seat: named(large.side) })}
        >
          <div className={css.large} data-game="esdras-et-nehemie">
            <PurseOf side={large} />
            <OwnBoard view={view} printed={printed} side={large} narrow={narrow} still />
          </div>
        </Sheet>
      )}
    </section>
  );
}

interface MiniatureProps {
  readonly view: View;
  readonly side: Side;
  /** Whether there is room for banners only. */
  readonly brief: boolean;
  readonly onShow: () => void;
}

function Miniature({ view, side, brief, onShow }: MiniatureProps) {
  const { text } = useWords();
  const named = useSideName(view);
  const cubes = side.resources.reduce((sum, number) => sum + number, 0);
  const name = named(side.side);
  return (
    <button type="button" className={css.miniature} onClick={onShow} data-explain={side.name}>
      <SeatMark seat={side.side} size="small" turn={view.active === side.side} />
      <span className={css.name}>{name}</span>
      <Hidden>{text("esdras-et-nehemie-web-look-at")}</Hidden>
      <span className={css.figures} aria-hidden="true">
        {side.tiles.length > 0 &&
          side.purse.map(({ colour, number }) => (
            <Figure key={colour} number={number} sign={`${colour}_banner`} />
          ))}
        {(!brief || side.tiles.length === 0) && (
          <>
            <Figure number={cubes} sign="basic_resource" />
            <Figure number={side.silver} sign="silver" />
            <Figure number={side.food} sign="food" />
          </>
        )}
      </span>
    </button>
  );
}

function Figure({ number, sign }: { readonly number: number; readonly sign: SignName }) {
  return (
    <span>
      {number}
      <Sign name={sign} />
    </span>
  );
}
