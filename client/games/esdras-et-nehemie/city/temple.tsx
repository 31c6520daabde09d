/** The Temple: rows of cells under a roof, each row with its price and reward, three sectors side by side. */
import type { EsdrasEtNehemieTempleRowView } from "#/wire/types";
import { useWords } from "#/words";
import { Cube } from "../art/cube";
import { Goods } from "../goods";
import { RegionName } from "../region-name";
import { useScene } from "../scene";
import { Spot } from "../spot";
import css from "./temple.module.css";

export function Temple() {
  const { view, narrow } = useScene();
  const { text } = useWords();
  return (
    <section
      className={css.temple}
      data-narrow={narrow}
      style={{ "--columns": view.temple[0]?.cubes.length ?? 0 }}
      aria-label={text("esdras-et-nehemie-term-temple")}
    >
      <RegionName id="temple" className={css.name} />
      <Roof />
      <div className={css.rows}>
        {view.temple.map((row, at) => <Row key={row.banners} row={row} number={at + 1} />).reverse()}
      </div>
    </section>
  );
}

/** A gable of little stones over the rows. */
function Roof() {
  return (
    <svg viewBox="0 0 200 22" preserveAspectRatio="none" className={css.roof} aria-hidden="true">
      <path className={css.gable} d="M2 21 100 1.500 198 21Z" />
      <path
        className={css.stones}
        d="M24 21 100 6 176 21M46 21 100 10.500 154 21M70 21 100 15 130 21M100 2V21M60 10V21M140 10V21"
      />
    </svg>
  );
}

interface RowProps {
  readonly row: EsdrasEtNehemieTempleRowView;
  readonly number: number;
}

function Row({ row, number }: RowProps) {
  const { box } = useScene();
  const next = row.cubes.indexOf(null);
  return (
    <div className={css.row}>
      <span className={css.price} data-explain={`temple.${number}`}>
        <Goods goods={{ red_banner: row.banners }} counted />
      </span>
      {row.cubes.map((cube, at) => (
        <Cell
          key={at.toString()}
          row={number}
          column={at + 1}
          cube={cube}
          sector={row.sectors[at] ?? 0}
          edge={at > 0 && row.sectors[at] !== row.sectors[at - 1]}
          next={at === next}
        />
      ))}
      <span className={css.reward} data-explain={`temple.${number}`}>
        <Goods goods={box.file.temple_row[number - 1]?.reward ?? {}} counted />
      </span>
    </div>
  );
}

interface CellProps {
  readonly row: number;
  readonly column: number;
  readonly cube: string | null;
  readonly sector: number;
  /** Whether another sector begins here. */
  readonly edge: boolean;
  readonly next: boolean;
}

function Cell({ row, column, cube, sector, edge, next }: CellProps) {
  return (
    <Spot id={`temple.t${row}_${column}`} className={css.place}>
      <span
        className={css.cell}
        data-sector={sector}
        data-edge={edge}
        data-next={next}
        data-full={cube !== null}
      >
        {cube === null ? <span aria-hidden="true">{sector}</span> : <Cube resource={cube} />}
      </span>
    </Spot>
  );
}
