/** A development tile large: what turning it over costs and gives, and both its sides. */
import type { ReactNode } from "react";
import { classes } from "#/ui/classes";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import type { Amounts, Box } from "../components";
import { Goods } from "../goods";
import css from "./card.module.css";
import { Picture } from "./picture";

/** The type of a tile, by its id. */
export function typeOf(item: string): string {
  return item.slice(0, item.lastIndexOf("_"));
}

export function TileCard({ item, box }: { readonly item: string; readonly box: Box }) {
  const { name, text } = useWords();
  const tile = box.guards(item) ?? box.farmers(item) ?? box.slots(item);
  return (
    tile !== undefined && (
      <div className={classes(css.card, css.large, css.lying)} data-card="tile">
        <p className={css.name}>{name(item)}</p>
        <div className={css.lone}>
          <Picture motif={typeOf(item)} fine />
        </div>
        <div className={css.foot}>
          <span className={css.row}>
            <Goods goods={tile.cost} counted />
            <Sign name="arrow" />
            <Goods goods={tile.green_bar} counted />
          </span>
          <span className={css.row}>
            {text("esdras-et-nehemie-web-front")} <Effect item={item} box={box} side="front" />
          </span>
          <span className={css.row}>
            {text("esdras-et-nehemie-web-back")} <Effect item={item} box={box} side="back" />
          </span>
        </div>
      </div>
    )
  );
}

function Effect({
  item,
  box,
  side,
}: {
  readonly item: string;
  readonly box: Box;
  readonly side: "front" | "back";
}): ReactNode {
  const guards = box.guards(item);
  if (guards !== undefined) {
    return side === "front" ? `${guards.storage} ▢` : <Goods goods={{ recover: 1 }} />;
  }
  const farmers = box.farmers(item);
  if (farmers !== undefined) {
    const extra: Amounts = side === "back" ? { food: farmers.extra_food } : {};
    return (
      <>
        <Goods goods={farmers[side]} counted />
        {side === "back" && (
          <>
            + <Goods goods={extra} counted />
          </>
        )}
      </>
    );
  }
  return box.slots(item)?.[side].map((goods, at) => (
    <span key={at}>
      {at > 0 && "| "}
      <Goods goods={goods} counted />
    </span>
  ));
}
