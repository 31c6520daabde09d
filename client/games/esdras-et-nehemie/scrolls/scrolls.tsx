/** The scrolls of the Torah: a pyramid on its point, each tile above the two that lead to it. */
import { useCallback, useState } from "react";
import type { EsdrasEtNehemieCellView } from "#/wire/types";
import { useWords } from "#/words";
import { Sign } from "../art/signs";
import type { Amounts } from "../components";
import { Goods } from "../goods";
import { Heading } from "../heading";
import { RegionName } from "../region-name";
import { useScene } from "../scene";
import { Spot } from "../spot";
import css from "./scrolls.module.css";
import { ScrollTile } from "./tile";

export function Scrolls() {
  const { view, narrow } = useScene();
  const { text } = useWords();
  const [pointed, setPointed] = useState<string | null>(null);
  const point = useCallback((place: string | null) => setPointed(place), []);
  const over = view.scrolls.find(({ place }) => place === pointed)?.path?.over ?? [];
  return (
    <section className={css.scrolls} data-narrow={narrow} aria-label={text("esdras-et-nehemie-term-scrolls")}>
      {rowsOf(view.scrolls)
        .map((cells, at) => (
          <div key={at.toString()} className={css.row} style={{ "--tiles": cells.length }}>
            <RowPrice row={at} />
            <div className={css.tiles}>
              {cells.map((cell) => (
                <ScrollTile key={cell.place} cell={cell} onWay={over.includes(cell.place)} onPoint={point} />
              ))}
            </div>
          </div>
        ))
        .reverse()}
      <RegionName id="scrolls" className={css.name} />
      {!narrow && <Heading />}
      <Heroes />
    </section>
  );
}

/** The grid row by row from the bottom. */
function rowsOf(cells: readonly EsdrasEtNehemieCellView[]): readonly (readonly EsdrasEtNehemieCellView[])[] {
  const rows: EsdrasEtNehemieCellView[][] = [];
  for (const cell of cells) {
    rows[cell.row - 1] = [...(rows[cell.row - 1] ?? []), cell];
  }
  return rows;
}

/** What a scribe on a row costs, what it counts at the end, and the food for the first. */
function RowPrice({ row }: { readonly row: number }) {
  const { view, box } = useScene();
  const line = box.file.scroll_row[row];
  const food = view.row_food[row] ?? 0;
  if (line === undefined) {
    return null;
  }
  const price: Amounts = {
    blue_banner: line.blue,
    ...(line.silver > 0 && { silver: line.silver }),
    ...(line.gold > 0 && { gold: line.gold }),
  };
  return (
    <div className={css.price} data-explain={`scrolls.${row + 1}`}>
      <Goods goods={price} counted />
      <span className={css.gains}>
        <Goods goods={{ vp: line.vp }} counted />
        {food > 0 && (
          <span className={css.food}>
            <Goods goods={{ food }} counted />
          </span>
        )}
      </span>
    </div>
  );
}

/** Hero cards that nobody has taken. */
function Heroes() {
  const { view, box } = useScene();
  const { text, name } = useWords();
  return (
    <ul className={css.heroes} aria-label={text("esdras-et-nehemie-web-heroes")}>
      {view.heroes.map((hero) => {
        const banner = box.hero(hero)?.banner;
        return (
          <li key={hero}>
            <Spot id={`hero.${hero}`} item={hero} motion={`hero ${hero}`} className={css.hero}>
              <span className={css.crowned}>
                <span className={css.heroName}>{name(hero)}</span>
                <Sign name="hero" />
                {banner !== undefined && <Goods goods={{ [`${banner.colour}_banner`]: banner.value }} />}
              </span>
            </Spot>
          </li>
        );
      })}
    </ul>
  );
}
