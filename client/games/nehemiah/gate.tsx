/** A gate: an arch with its emblem, and what it is worth at the end. */
import { Place } from "#/table/place";
import type { NehemiahGateView } from "#/wire/types";
import { ReliefOf } from "./art/relief";
import css from "./gate.module.css";

export interface GateCardProps {
  readonly gate: NehemiahGateView;
  /** The next one to be built; the others lie below it. */
  readonly top?: boolean;
}

export function GateCard({ gate, top = false }: GateCardProps) {
  return (
    <Place id={gate.place} item={gate.gate} className={css.gate} motion={gate.gate}>
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
