/** A Disaster that one feels: for a moment the light changes, the table trembles, the card stands over it. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { useStill, useWords } from "#/words";
import { Window } from "./art/window";
import type { Moment } from "./card-ids";
import css from "./disaster-effect.module.css";
import { tremble } from "./disaster-motion";
import { useScene } from "./scene";

/** How long the card stands there; a key or a click ends it. */
const STANDS = 2200;

export interface MomentOfProps {
  readonly moment: Moment | null;
  readonly table: RefObject<HTMLElement | null>;
}

export function MomentOf({ moment, table }: MomentOfProps) {
  // What was there when the board came is past.
  const [over, setOver] = useState(moment?.number ?? 0);
  const number = moment?.number ?? 0;
  useEffect(() => {
    if (number <= over) {
      return;
    }
    const end = () => setOver(number);
    const timer = window.setTimeout(end, STANDS);
    window.addEventListener("pointerdown", end);
    window.addEventListener("keydown", end);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("pointerdown", end);
      window.removeEventListener("keydown", end);
    };
  }, [number, over]);
  return moment !== null && number > over && <Standing key={number} item={moment.item} table={table} />;
}

interface StandingProps {
  readonly item: string;
  readonly table: RefObject<HTMLElement | null>;
}

function Standing({ item, table }: StandingProps) {
  const { box } = useScene();
  const { text, name } = useWords();
  const still = useRef(useStill());
  useEffect(() => {
    const moving = still.current || table.current === null ? null : tremble(table.current, item);
    return () => moving?.cancel();
  }, [item, table]);
  const type = box.type(item);
  const said =
    type === "apocalypse"
      ? capital(text("theopolis-ending-apocalypse"))
      : text("theopolis-strikes", { card: name(item) });
  return (
    // The log says it too, and the live region: this is only seen.
    <div className={css.moment} data-item={item} data-still={still.current} aria-hidden="true">
      <div className={css.light} />
      <div className={css.card}>
        <Window item={item} type={type} />
        <p className={css.said}>{said}</p>
      </div>
    </div>
  );
}

/** As a sentence begins. */
function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
