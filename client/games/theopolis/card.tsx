/** A card: its window, what it costs, what it counts, its name. As large as its place is. */
import { classes } from "#/ui/classes";
import type { TheopolisCard, TheopolisPriceView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign, type SignName, signOfEffect } from "./art/signs";
import { Window } from "./art/window";
import css from "./card.module.css";
import { type Box, RESOURCES } from "./components";
import { effects } from "./face-text";

export type CardSize = "mini" | "small" | "medium" | "large";

export interface CardProps {
  readonly box: Box;
  readonly item: string;
  readonly size: CardSize;
  /** What it costs who would play it, and what is missing, which is drawn hollow; without it the printed cost. */
  readonly price?: TheopolisPriceView | null;
  /** It would light a pane of a sacrament. */
  readonly wanted?: boolean;
  readonly copies?: number;
}

export function Card({ box, item, size, price, wanted = false, copies = 1 }: CardProps) {
  const { name, say } = useWords();
  const type = box.type(item);
  const card = box.card(item);
  const effect = card?.effect.name ?? box.saint(item)?.effect.name ?? "none";
  const sign = type === "disaster" ? "bolt" : signOfEffect(effect);
  const told = size === "medium" || size === "large";
  return (
    <div className={classes(css.card, css[size])} data-type={type} aria-hidden="true">
      <div className={css.glass}>
        <Window item={item} type={type} />
        {told && card !== undefined && <CostRail price={price ?? { cost: { ...card.cost }, short: [] }} />}
        <Count card={card} type={type} number={box.saint(item)?.number} />
        {sign !== null && size !== "mini" && (
          <span className={css.effectSign} data-explain={`sign.${sign}`}>
            <Sign name={sign} />
          </span>
        )}
        {wanted && (
          <span data-explain="sign.sacraments">
            <Sign name="sacraments" className={css.wanted} />
          </span>
        )}
        {copies > 1 && <span className={css.copies}>×{copies}</span>}
      </div>
      {size !== "mini" && <p className={css.name}>{name(item)}</p>}
      {size === "medium" && (
        <div className={css.effect}>
          {effects(box, item).map((message, at) => (
            <p key={`${message.id} ${at + 1}`}>{say(message)}</p>
          ))}
        </div>
      )}
    </div>
  );
}

function CostRail({ price }: { readonly price: TheopolisPriceView }) {
  const asked = RESOURCES.filter((resource) => (price.cost[resource] ?? 0) > 0);
  return (
    <ul className={css.rail}>
      {asked.map((resource) => (
        <li key={resource} data-short={price.short.includes(resource)} data-explain={`sign.${resource}`}>
          <Sign name={resource} />
          {price.cost[resource]}
        </li>
      ))}
    </ul>
  );
}

interface CountProps {
  readonly card: TheopolisCard | undefined;
  readonly type: string;
  readonly number: number | undefined;
}

/** Stones of a Building, worth of a Person, the number of a saint: at the foot of the window. */
function Count({ card, type, number }: CountProps) {
  const counted: readonly [SignName, number] | null =
    type === "building"
      ? ["stones", card?.stones ?? 0]
      : type === "person"
        ? ["worth", card?.worth ?? 0]
        : number === undefined
          ? null
          : ["star", number];
  return (
    counted !== null && (
      <span className={css.count} data-explain={`sign.${counted[0]}`}>
        <Sign name={counted[0]} />
        {counted[1]}
      </span>
    )
  );
}

/** The side without a face. */
export function CardBack({ size }: { readonly size: CardSize }) {
  return (
    <div className={classes(css.card, css.back, css[size])} aria-hidden="true">
      <svg viewBox="0 0 100 140" preserveAspectRatio="none" className={css.backGlass}>
        <path fill="#273166" d="M50 70 0 0H100ZM50 70 0 140H100Z" />
        <path fill="#1e54c3" d="M50 70 0 0V140ZM50 70 100 0V140Z" />
        <circle fill="#f4c93f" cx="50" cy="70" r="27" />
        <path fill="#660a1a" d="M46 48h8v12h11v8H54v24h-8V68H35v-8h11Z" />
      </svg>
    </div>
  );
}
