/** The boards of the others: each a button with a few figures, and the whole board beside the page on demand. */

import { useState } from "react";
import { aroundFrom } from "#/table/board/names";
import { later } from "#/ui/lazy";
import { SeatMark } from "#/ui/seat-mark";
import { Hidden } from "#/ui/visually-hidden";
import { useWords } from "#/words";
import { Sign, type SignName } from "../art/signs";
import type { Side } from "../components";
import { useScene } from "../scene";
import { useSideName } from "../side-name";
import { OwnBoard } from "./board";
import css from "./others.module.css";
import { Purse } from "./purse";

const Sheet = later(async () => (await import("#/ui/sheet")).Sheet);

/** Whose board was asked for elsewhere: another object each time. */
export interface Wanted {
  readonly player: number;
}

export function OtherBoards({ wanted }: { readonly wanted: Wanted | null }) {
  const { view, mine, narrow } = useScene();
  const { text } = useWords();
  const named = useSideName();
  const [shown, show] = useState<number | null>(null);
  const [answered, setAnswered] = useState<Wanted | null>(null);
  if (wanted !== answered) {
    setAnswered(wanted);
    show(wanted === null || wanted.player === mine.side ? null : wanted.player);
  }
  const others = aroundFrom(view.sides, mine.side).slice(1);
  const large = shown === null ? undefined : view.sides[shown];
  return (
    <section className={css.others} data-narrow={narrow} aria-label={text("esdras-et-nehemie-others")}>
      {others.map((other) => (
        <Miniature key={other.side} side={other} brief={others.length > 1} onShow={() => show(other.side)} />
      ))}
      {large !== undefined && (
        <Sheet
          open
          onClose={() => show(null)}
          title={text("esdras-et-nehemie-web-board", { seat: named(large.side) })}
        >
          <div className={css.large} data-game="esdras-et-nehemie">
            <Purse side={large} />
            <OwnBoard side={large} still />
          </div>
        </Sheet>
      )}
    </section>
  );
}

interface MiniatureProps {
  readonly side: Side;
  /** Whether there is room for banners only. */
  readonly brief: boolean;
  readonly onShow: () => void;
}

function Miniature({ side, brief, onShow }: MiniatureProps) {
  const { view } = useScene();
  const { text } = useWords();
  const named = useSideName();
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
