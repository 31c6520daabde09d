/** A symbol of the legend, drawn as cards and boards show it. */

import type { SignProps } from "#/table/contract";
import type { TheopolisComponents } from "#/wire/types";
import { Sign, type SignName } from "./art/signs";
import css from "./legend-sign.module.css";
import { Shard } from "./shard";

export function LegendSign({ id }: SignProps<TheopolisComponents>) {
  const name = id.replace("sign.", "");
  switch (name) {
    case "missing":
      return (
        <span className={css.missing}>
          <Sign name="hope" />2
        </span>
      );
    case "used":
      return <Shard resource="hope" used />;
    case "light":
      return (
        <span className={css.lights}>
          <i data-held="true" />
          <i data-held="false" />
        </span>
      );
    default:
      return <Sign name={name as SignName} />;
  }
}
