/** A room at its address: coming in, waiting for the beginning, playing, and what goes wrong on the way. */
import { lazy, Suspense, useState } from "react";
import { useEntry } from "#/lobby/enter";
import { TableFrame } from "#/table/frame";
import { HandOver } from "#/table/hand-over";
import { type Device, handing } from "#/table/handing";
import { boardOf, printedOf, usePart } from "#/table/loading";
import { DeadKey, Gone, HandOverPage, SeatMoved, TableSkeleton } from "#/table/outside";
import { SEAT_FREED, SEAT_MOVED } from "#/wire/line";
import { type Room, useRoom } from "#/wire/room";
import type { SeenRoom } from "#/wire/types";
import { RoomWords } from "#/words";

/** Most who come are playing already. */
const WaitingRoom = lazy(() =>
  import("#/lobby/waiting-room").then((lobby) => ({ default: lobby.WaitingRoom })),
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
  /** Whoever had lost a seat has taken one, goes on from another or looks on. */
  readonly onSitAgain: (seat: number) => void;
}

/** Where several seats are one's own, one looks from one of them at a time. */
function Entered({ room, seat, onSitAgain }: EnteredProps) {
  const [device, setDevice] = useState<Device>({ seat, looking: null, stayed: null });
  const line = useRoom(room, device.seat);
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
    </Suspense>
  );
}

interface AtTableProps {
  readonly line: Room;
  readonly room: SeenRoom;
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
}

function AtTable({ line, room, device, onDevice }: AtTableProps) {
  const printed = usePart(printedOf, room.room);
  const module = usePart(boardOf, room.game);
  const hands = handing(room, device, onDevice);
  return (
    <RoomWords room={room} printed={printed}>
      {hands.to !== null ? (
        <HandOverPage>
          <HandOver to={hands.to} from={hands.from} onTake={hands.take} onBack={hands.stay} />
        </HandOverPage>
      ) : (
        <TableFrame
          key={room.reader}
          line={line}
          room={room}
          printed={printed}
          module={module}
          plain={module.plain === true}
          onHandOver={hands.now}
        />
      )}
    </RoomWords>
  );
}
