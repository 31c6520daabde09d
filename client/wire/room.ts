/** `useRoom`: a room for components. Those who show the same room from the same seat share one store. */
import { useCallback, useSyncExternalStore } from "react";
import { type Room, RoomStore } from "#/wire/room-store";

export type { Room, RoomNow, Status } from "#/wire/room-store";

/** How long a store outlives its users: a change of page should not close the connection. */
const LINGER = 5_000;

interface Open {
  readonly store: RoomStore;
  users: number;
  ending: ReturnType<typeof setTimeout> | undefined;
}

const open = new Map<string, Open>();

function opened(room: string, seat: number | null): Open {
  const key = `${room} ${seat ?? ""}`;
  let found = open.get(key);
  // A room that was not to be seen may be open to us by now.
  if (found === undefined || (found.users === 0 && found.store.now().status === "gone")) {
    clearTimeout(found?.ending);
    found = { store: new RoomStore(room, seat), users: 0, ending: undefined };
    open.set(key, found);
    endLater(key, found);
  }
  return found;
}

function endLater(key: string, one: Open): void {
  one.ending = setTimeout(() => {
    open.delete(key);
    one.store.end();
  }, LINGER);
}

export function useRoom(room: string, seat: number | null = null): Room {
  const subscribe = useCallback(
    (listener: () => void) => {
      const one = opened(room, seat);
      const forget = one.store.subscribe(listener);
      clearTimeout(one.ending);
      one.users += 1;
      return () => {
        forget();
        one.users -= 1;
        if (one.users === 0) {
          endLater(`${room} ${seat ?? ""}`, one);
        }
      };
    },
    [room, seat],
  );
  return useSyncExternalStore(subscribe, () => opened(room, seat).store.now());
}
