/** Where a game is played: the frame with its board, or the screen between two who share a device. */

import { type Device, handing } from "#/table/active-seat";
import { TableFrame } from "#/table/frame";
import { boardOf, printedOf, usePart } from "#/table/load-table";
import { HandOverPage } from "#/table/table-status";
import { later } from "#/ui/lazy";
import type { Room } from "#/wire/room";
import type { RoomView } from "#/wire/types";
import { RoomWords } from "#/words";

const HandOver = later(async () => (await import("#/table/hand-over")).HandOver);

interface AtTableProps {
  readonly line: Room;
  readonly room: RoomView;
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
}

export function AtTable({ line, room, device, onDevice }: AtTableProps) {
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
