/** A gate: an arch with its emblem, and what it is worth at the end. */
import { Place } from "#/table/place";
import type { NehemiahGateView } from "#/wire/types";
import { useWords } from "#/words";
import { ReliefOf } from "./art/relief";
import css from "./gate.module.css";

export interface GateCardProps {
  readonly gate: NehemiahGateView;
  /** The next one to be built; the others lie below it. */
  readonly top?: boolean;
}

export function GateCard({ gate, top = false }: GateCardProps) {
  const { name, text } = useWords();
  const worth = text("nehemiah-amount-point", { number: gate.value });
  const label = text("web-pair", { what: name(gate.gate), value: worth });
  return (
    <Place
      id={gate.place}
      label={label}
      item={gate.gate}
      className={css.gate ?? ""}
      motion={`nehemiah ${gate.gate}`}
    >
      <Arch item={gate.gate} value={gate.value} top={top} />
    </Place>
  );
}

export function Arch({
  item,
  value,
  top,
}: {
  readonly item: string;
  readonly value: number;
  readonly top: boolean;
}) {
  return (
    <div className={css.arch} data-top={top} aria-hidden="true">
      <ReliefOf item={item} className={css.emblem} />
      <span className={css.value}>{value}</span>
    </div>
  );
}
