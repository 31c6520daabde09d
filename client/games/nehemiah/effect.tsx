/** What a work card costs and brings, in signs; in very few words where there is no sign for it. */
import type { CSSProperties } from "react";
import type { NehemiahWork } from "#/wire/types";
import { useWords } from "#/words";
import { Sign, type SignName } from "./art/signs";
import css from "./effect.module.css";

const GOODS: Readonly<Record<string, SignName>> = {
  take_wood: "wood",
  take_gold: "gold",
  gain_points: "points",
  take_gate: "gate",
};

/** What is done once or twice: the number tells the cards apart. */
const COUNTED = new Set(["raise_workers", "place_workers", "use_cards"]);

export interface EffectProps {
  readonly work: NehemiahWork;
  /** Without words, where there is no room for them: the relief must do. */
  readonly short?: boolean;
}

export function Effect({ work, short = false }: EffectProps) {
  const { cost } = work;
  const paid = cost.wood + cost.gold > 0;
  return (
    <span className={css.effect}>
      {cost.wood > 0 && <Amount number={cost.wood} sign="wood" />}
      {cost.gold > 0 && <Amount number={cost.gold} sign="gold" />}
      {paid && <Sign name="arrow" className={css.arrow} />}
      <Gain work={work} short={short} />
    </span>
  );
}

function Gain({ work: { effect }, short }: Required<EffectProps>) {
  const { text } = useWords();
  const sign = GOODS[effect.name];
  if (effect.name === "take_gate") {
    return <Sign name="gate" />;
  }
  if (sign !== undefined) {
    return <Amount number={effect.amount} sign={sign} />;
  }
  if (effect.name === "place_cubes") {
    return (
      <span className={css.amount}>
        {Array.from({ length: effect.amount }, (_, at) => (
          <Sign key={`cube ${at + 1}`} name="cube" />
        ))}
        <Sign name={signOfBoard(effect.board)} />
      </span>
    );
  }
  if (short) {
    return COUNTED.has(effect.name) ? <span className={css.amount}>{effect.amount}</span> : null;
  }
  const id = `nehemiah-does-${effect.name.replaceAll("_", "-")}`;
  return <span className={css.does}>{text(id, { number: effect.amount })}</span>;
}

export function signOfBoard(board: string): SignName {
  return board === "temple" || board === "garrison" ? board : "wall";
}

/** The paint of an influence board. */
export function paintOf(board: string): CSSProperties {
  return { "--pigment": `var(--paint-${signOfBoard(board)})` };
}

function Amount({ number, sign }: { readonly number: number; readonly sign: SignName }) {
  return (
    <span className={css.amount}>
      {number}
      <Sign name={sign} />
    </span>
  );
}
