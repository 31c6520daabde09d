/** A card as it is printed: block, banner, what it costs, what it is good for. */
import { breakable } from "#/table/board/line-break";
import { classes } from "#/ui/classes";
import { useWords } from "#/words";
import { Amounts, Price } from "./amounts";
import { Print } from "./art/print";
import { Sign } from "./art/signs";
import { Banner } from "./banner";
import css from "./card.module.css";
import { type Card, tintOf } from "./components";

export interface CardFaceProps {
  readonly card: Card;
  readonly size: "small" | "medium" | "large";
  /** Which side lies up: dark ones are to be had, light ones belong to a village. */
  readonly side: "dark" | "light";
  /** How many lie there, if it is a pile. */
  readonly pile?: number;
  readonly values?: Card["values"];
  readonly tiled?: boolean;
  readonly children?: React.ReactNode;
}

export function CardFace({
  card,
  size,
  side,
  pile,
  values = card.values,
  tiled = false,
  children,
}: CardFaceProps) {
  const { name } = useWords();
  const bannered = values === "?" || values.length > 0;
  const white = side === "light" && card.whiteTime !== null;
  return (
    <div className={classes(css.card, css[size])} style={tintOf(card)} data-kind={card.kind} data-side={side}>
      <div className={css.picture}>
        <Print motif={card.motif} className={css.print} />
        {bannered && (side === "dark" || white) && (
          <Banner
            values={values}
            colour={white || card.kind === "customer" ? "white" : "black"}
            tiled={tiled}
            className={css.banner}
          />
        )}
        {card.letter !== "" && <span className={css.letter}>{card.letter}</span>}
        {pile !== undefined && pile > 1 && <span className={css.pile}>×{pile}</span>}
      </div>
      {size !== "small" && <p className={css.name}>{breakable(name(card.id))}</p>}
      <p className={css.foot} aria-hidden="true">
        {side === "dark" || card.kind === "customer" ? (
          <Price card={card} />
        ) : (
          white &&
          card.whiteTime !== 0 &&
          card.whiteTime !== null && <Amounts amounts={[{ sign: "time", number: card.whiteTime }]} />
        )}
        <Gain card={card} side={side} />
      </p>
      {children}
    </div>
  );
}

function Gain({ card, side }: { readonly card: Card; readonly side: "dark" | "light" }) {
  return (
    <span className={css.gain}>
      <Amounts amounts={card.gives} />
      {side === "light" && card.grey.length > 0 && (
        <span className={css.grey}>
          <Amounts amounts={card.grey} />
        </span>
      )}
      {card.points > 0 && (
        <span className={css.points}>
          {card.points}
          {card.most > card.points && `–${card.most}`}
          <Sign name="points" />
        </span>
      )}
    </span>
  );
}
