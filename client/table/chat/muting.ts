/** Muting by the host for all, by the reader for themselves, and unread messages. */
import { useCallback } from "react";
import { unreadOf } from "#/table/chat/messages";
import { useRemembered } from "#/table/chat/stored-numbers";
import { useTable } from "#/table/context";

export interface Hearing {
  /** Seats that this reader has muted. */
  readonly mutedByMe: readonly number[];
  hear(seat: number, heard: boolean): void;
}

export function useHearing(): Hearing {
  const { room } = useTable();
  const [mutedByMe, keep] = useRemembered(`mutedByMe-${room.room}`);
  return {
    mutedByMe,
    hear: (seat, heard) => {
      const others = mutedByMe.filter((other) => other !== seat);
      keep(heard ? others : [...others, seat]);
    },
  };
}

/** How much was said since the reader last looked, and saying that it was looked at. For a badge on the panel. */
export function useUnread(): { readonly unread: number; look(): void } {
  const { room, events } = useTable();
  const { mutedByMe } = useHearing();
  const [seen, keep] = useRemembered(`read-${room.room}`);
  const last = seen[0] ?? 0;
  const newest = events.at(-1)?.version ?? 0;
  const look = useCallback(() => {
    if (newest > last) {
      keep([newest]);
    }
  }, [newest, last, keep]);
  return { unread: unreadOf(events, room.reader, last, mutedByMe), look };
}
