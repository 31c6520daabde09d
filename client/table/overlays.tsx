/** What is read over the table: the rules, and a component large. Both are loaded when they are first opened. */
import { lazy, Suspense, useState } from "react";

const CardReader = lazy(() => import("#/table/reader").then((reader) => ({ default: reader.CardReader })));
const RulesDrawer = lazy(() => import("#/table/rules").then((rules) => ({ default: rules.RulesDrawer })));

export interface Reading {
  readonly item: string;
  /** Its neighbours, for going on to the next. */
  readonly among: readonly string[];
}

interface OverlaysProps {
  /** Empty: where the rules were left. Null: closed. */
  readonly rule: string | null;
  readonly onRuleClose: () => void;
  readonly reading: Reading | null;
  readonly onReadingClose: () => void;
}

export function Overlays({ rule, onRuleClose, reading, onReadingClose }: OverlaysProps) {
  const [opened, setOpened] = useState(false);
  if (rule !== null && !opened) {
    setOpened(true);
  }
  return (
    <Suspense fallback={null}>
      {reading !== null && <CardReader item={reading.item} among={reading.among} onClose={onReadingClose} />}
      {/* It stays, once it was there: it knows where it was left. */}
      {opened && <RulesDrawer open={rule !== null} rule={rule === "" ? null : rule} onClose={onRuleClose} />}
    </Suspense>
  );
}
