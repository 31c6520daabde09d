/** A room at its address: coming in, waiting for the beginning, playing, and what goes wrong on the way. */
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useEntry } from "#/lobby/enter-room";
import type { Device } from "#/table/active-seat";
import { QUESTION } from "#/table/keep-focus";
import { boardOf, printedOf } from "#/table/load-table";
import { TableSkeleton } from "#/table/table-status";
import { later, whenIdle } from "#/ui/lazy";
import { SEAT_FREED, SEAT_MOVED } from "#/wire/connection";
import { useRoom } from "#/wire/room";
import type { RoomView } from "#/wire/types";
import { RoomWords, withLobbyWords } from "#/words";

const DeadKey = later(async () => (await import("#/table/no-table")).DeadKey);
const Gone = later(async () => (await import("#/table/no-table")).Gone);
const SeatMoved = later(async () => (await import("#/table/no-table")).SeatMoved);

const atTable = () => import("#/table/game-screen");
const AtTable = lazy(() => atTable().then((table) => ({ default: table.AtTable })));

const WaitingRoom = lazy(() =>
  withLobbyWords(import("#/lobby/waiting-room")).then((lobby) => ({ default: lobby.WaitingRoom })),
);

const SeatFreed = lazy(() => import("#/lobby/seat-freed").then((lobby) => ({ default: lobby.SeatFreed })));

export function RoomPage({ room }: { readonly room: string }) {
  const [entry, sitDown] = useEntry(room);
  const [anyway, setAnyway] = useState(false);
  if (entry.status === "entering") {
    return <TableSkeleton />;
  }
  if (entry.status === "refused" && !anyway) {
    return <DeadKey error={entry.error} onAnyway={() => setAnyway(true)} />;
  }
  const { seat, coming } = entry.status === "in" ? entry : { seat: null, coming: 0 };
  return <Entered key={`${room} ${coming}`} room={room} seat={seat} onSitAgain={sitDown} />;
}

interface EnteredProps {
  readonly room: string;
  readonly seat: number | null;
  /** A reader who lost a seat has taken one, continues from another or watches. */
  readonly onSitAgain: (seat: number) => void;
}

/** Where several seats are your own, one looks from one of them at a time. */
function Entered({ room, seat, onSitAgain }: EnteredProps) {
  const [device, setDevice] = useState<Device>({ seat, looking: null, stayed: null });
  const line = useRoom(room, device.seat);
  useNearFuture(line.look);
  const waited = useRef(false);
  if (line.look?.stage === "open") {
    waited.current = true;
  }
  if (line.status === "gone" && line.look !== null && line.refusal?.reason === SEAT_FREED) {
    return (
      <Suspense fallback={<TableSkeleton />}>
        <SeatFreed room={line.look} onSit={onSitAgain} />
      </Suspense>
    );
  }
  if (line.status === "gone" && line.look !== null && line.refusal?.reason === SEAT_MOVED) {
    return <SeatMoved room={line.look} onStay={onSitAgain} />;
  }
  if (line.status === "gone") {
    return <Gone refusal={line.refusal} />;
  }
  if (line.look === null) {
    return <TableSkeleton />;
  }
  if (line.look.stage === "open") {
    return (
      <Suspense fallback={<TableSkeleton />}>
        <RoomWords room={line.look} printed={null}>
          <WaitingRoom
            line={line}
            room={line.look}
            onSit={(taken) => setDevice({ ...device, seat: taken })}
          />
        </RoomWords>
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<TableSkeleton />}>
      <AtTable line={line} room={line.look} device={device} onDevice={setDevice} />
      <Arrival waited={waited.current} />
    </Suspense>
  );
}

/** Who comes from the lobby, or has waited here, is taken to the question: what they pressed is gone. */
function Arrival({ waited }: { readonly waited: boolean }) {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    const elsewhere = loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
    if ((waited || elsewhere) && document.activeElement === document.body) {
      document.getElementById(QUESTION)?.focus({ preventScroll: true });
    }
  }, [waited]);
  return null;
}

/** Fetch what the table needs beside the frame, all at once; before the game, while the browser rests. */
function useNearFuture(room: RoomView | null): void {
  const stage = room?.stage;
  const id = room?.room;
  const game = room?.game;
  useEffect(() => {
    if (stage === undefined || id === undefined || game === undefined) {
      return undefined;
    }
    const fetchAll = () => {
      // What fails is fetched again when it is wanted, and says then what is wrong.
      for (const part of [atTable(), boardOf(game), printedOf(id)]) {
        part.catch(() => undefined);
      }
    };
    if (stage === "open") {
      return whenIdle(fetchAll);
    }
    fetchAll();
    return undefined;
  }, [stage, id, game]);
}
