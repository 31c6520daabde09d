/** What is read over the table: the rules, and a component large. Both are fetched later. */
import { useMemo, useState } from "react";
import { useTable } from "#/table/context";
import { later } from "#/ui/lazy";

const CardReader = later(async () => (await import("#/table/component-viewer")).CardReader);
const RulesDrawer = later(async () => (await import("#/table/rules")).RulesDrawer);
const Guide = later(async () => (await import("#/table/rules/guide")).Guide);

export interface Reading {
  readonly item: string;
  /** Its neighbours, for previous and next. */
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
  const { room, module, printed } = useTable();
  const board = useMemo(() => ({ module, printed }), [module, printed]);
  const [opened, setOpened] = useState(false);
  if (rule !== null && !opened) {
    setOpened(true);
  }
  return (
    <>
      {reading !== null && <CardReader item={reading.item} among={reading.among} onClose={onReadingClose} />}
      {/* It stays, once it was there: it knows where it was left. */}
      {opened && (
        <RulesDrawer
          open={rule !== null}
          rule={rule === "" ? null : rule}
          {...(printed.guide.length > 0 && { guide: <Guide module={module} printed={printed} /> })}
          board={board}
          question={room.rule}
          onClose={onRuleClose}
        />
      )}
    </>
  );
}
