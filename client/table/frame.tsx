/**
 * The frame around every game: what board, bar, players, log and chat share.
 *
 * It knows no game: the board comes as a module, everything else from what the server says.
 */
import { lazy, Suspense, useCallback, useLayoutEffect, useMemo, useState } from "react";
import { type Table, TableContext } from "#/table/context";
import type { BoardModule, Printed } from "#/table/contract";
import { ExplanationContext, ExplanationStore, FloatingCard } from "#/table/explanation";
import { Layout } from "#/table/layout";
import { Learn } from "#/table/lesson";
import { Overlays, type Reading } from "#/table/overlays";
import { useQuestion } from "#/table/question";
import { usePast } from "#/table/room-history";
import { TableSkeleton } from "#/table/table-status";
import { useTextView } from "#/table/text/link";
import { useChoosing } from "#/table/use-choice";
import { useOffers } from "#/table/use-offers";
import { pendingRequest } from "#/wire/former-names";
import type { Room } from "#/wire/room";
import type { RoomView } from "#/wire/types";

/** Not among what is fetched ahead: most readers never need it. */
const TextView = lazy(() => import("#/table/text/view").then((text) => ({ default: text.TextView })));

export interface TableFrameProps {
  readonly line: Room;
  readonly room: RoomView;
  readonly printed: Printed;
  readonly module: BoardModule;
  /** Whether the game has no board of its own: then the list of choices comes first. */
  readonly plain: boolean;
  /** With several players at the device: pass it to the next. */
  readonly onHandOver: (() => void) | null;
}

export function TableFrame({ line, room, printed, module, plain, onHandOver }: TableFrameProps) {
  const past = usePast(room);
  const [rule, setRule] = useState<string | null>(null);
  const [reading, setReading] = useState<Reading | null>(null);
  const { events, here, send } = line;

  const open = past.version === null && room.playable && pendingRequest(room) === null;
  const question = useQuestion(room);
  const choosing = useChoosing({ room, question, events, open }, send);
  const pointing = useOffers({ room, question, open: open && !choosing.busy }, choosing.choose);

  const openRule = useCallback((id = "") => setRule(id), []);
  const readItem = useCallback(
    (item: string, among: readonly string[] = []) => setReading({ item, among }),
    [],
  );
  const { offers } = pointing;
  const table = useMemo<Table>(
    () => ({
      room,
      shown: past.room ?? room,
      events,
      here,
      printed,
      module,
      past: past.version,
      setPast: past.setVersion,
      openRule,
      readItem,
      offers,
      send: (command) => send(command),
    }),
    [
      room,
      past.room,
      past.version,
      past.setVersion,
      events,
      here,
      printed,
      module,
      openRule,
      readItem,
      offers,
      send,
    ],
  );

  const [textual] = useTextView();
  const [explanations] = useState(() => new ExplanationStore());
  const { version } = table.shown;
  useLayoutEffect(() => {
    explanations.show({ room: room.room, reader: room.reader, version, past: past.version !== null });
  }, [explanations, room.room, room.reader, version, past.version]);

  return (
    <TableContext value={table}>
      <ExplanationContext value={explanations}>
        <Learn>
          {textual ? (
            <Suspense fallback={<TableSkeleton />}>
              <TextView line={line} choosing={choosing} onHandOver={onHandOver} />
            </Suspense>
          ) : (
            <Layout
              line={line}
              choosing={choosing}
              pointing={pointing}
              plain={plain}
              onHandOver={onHandOver}
            />
          )}
        </Learn>
        {!textual && <FloatingCard />}
        <Overlays
          rule={rule}
          onRuleClose={() => setRule(null)}
          reading={reading}
          onReadingClose={() => setReading(null)}
        />
      </ExplanationContext>
    </TableContext>
  );
}
