/** The table as tables: one for each area, a row for each place. */
import { useId } from "react";
import { listed, told } from "#/table/text/sentences";
import css from "#/table/text/text.module.css";
import type { Numbered } from "#/table/text/typed";
import type { AreaView, Explanation } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

interface AreaTablesProps {
  readonly areas: readonly AreaView[];
  readonly numbered: readonly Numbered[];
}

export function AreaTables({ areas, numbered }: AreaTablesProps) {
  return areas.map((area) => <AreaTable key={area.title.id} area={area} numbered={numbered} />);
}

interface Column {
  readonly title: string;
  of(id: string, place: Explanation): string;
}

function AreaTable({
  area: { title, places },
  numbered,
}: {
  readonly area: AreaView;
  readonly numbered: readonly Numbered[];
}) {
  const words = useWords();
  const heading = useId();
  const rows = Object.entries(places);
  const columns: readonly Column[] = [
    { title: words.text("explain-costs"), of: (_, { costs }) => listed(words, costs) },
    { title: words.text("explain-gains"), of: (_, { gains }) => listed(words, gains) },
    { title: words.text("text-now"), of: (_, { now }) => told(words, now) },
    {
      title: words.text("text-numbers"),
      of: (id) =>
        numbered
          .filter(({ choice }) => choice.at.includes(id))
          .map(({ number }) => number)
          .join(", "),
    },
  ];
  // A column in which nothing is said is not read.
  const shown = columns.filter((column) => rows.some(([id, place]) => column.of(id, place) !== ""));
  return (
    <>
      <h3 id={heading}>{words.say(title)}</h3>
      <table className={css.table} aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">{words.text("text-what")}</th>
            {shown.map((column) => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([id, place]) => (
            <tr key={id}>
              <th scope="row">{capital(words.say(place.title), words.language)}</th>
              {shown.map((column) => (
                <td key={column.title}>{column.of(id, place)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
