/** Replay: the room at an earlier version, for the same reader. Fetched versions are kept. */
import { useEffect, useState } from "react";
import { momentIn } from "#/table/replay/address";
import { toast } from "#/ui/toast";
import { ask } from "#/wire/http";
import type { RoomView } from "#/wire/types";
import { useWords } from "#/words";

/** Enough to go back and forth through a game without asking twice. */
const MOST = 400;
const kept = new Map<string, Promise<RoomView>>();

/** The room at a version, as a seat saw it. */
export function roomAt(room: string, seat: number, at: number): Promise<RoomView> {
  const key = `${room} ${seat} ${at}`;
  let fetched = kept.get(key);
  if (fetched === undefined) {
    // Events are left out: the newest version is newer than any of them.
    const query = { seat: seat < 0 ? null : seat, since: at, at };
    fetched = ask("GET /api/rooms/{room}", { path: { room }, query }).then((look) => look.room);
    fetched.catch(() => kept.delete(key));
    kept.set(key, fetched);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) {
      kept.delete(oldest);
    }
  }
  return fetched;
}

export interface Past {
  readonly version: number | null;
  /** The room then; the last that was there while the next is on its way. */
  readonly room: RoomView | null;
  setVersion(version: number | null): void;
}

/** It begins at the moment that the address names: nothing that belongs to now comes before it. */
export function usePast(now: RoomView): Past {
  const words = useWords();
  const [version, setVersion] = useState(() => momentIn(window.location.hash, now.version));
  const [room, setRoom] = useState<RoomView | null>(null);
  useEffect(() => {
    if (version === null) {
      setRoom(null);
      return;
    }
    let wanted = true;
    roomAt(now.room, now.reader, version).then(
      (then) => wanted && setRoom(then),
      (error: unknown) => {
        if (wanted) {
          toast(words.explain(error), "error");
          setVersion(null);
        }
      },
    );
    return () => {
      wanted = false;
    };
    // Not the words: they change with every event.
  }, [now.room, now.reader, version]);
  return { version, room: version === null ? null : room, setVersion };
}
