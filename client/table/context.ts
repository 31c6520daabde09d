/**
 * What everything around the board shares: the current room, and the functions of the frame.
 *
 * `table/frame.tsx` provides it; log, recap, replay, rules, reader, chat and scores only read it.
 */
import { createContext, useContext } from "react";
import type { BoardModule, Offers, Printed } from "#/table/contract";
import type { Answer, Command, RoomView, StoredEventView } from "#/wire/types";

export interface Table {
  /** The current room. */
  readonly room: RoomView;
  /** The room as it is drawn: an earlier moment while one looks back, else the same as `room`. */
  readonly shown: RoomView;
  readonly events: readonly StoredEventView[];
  /** The seats whose players have the table open; null as long as that is not known. */
  readonly here: readonly number[] | null;
  readonly printed: Printed;
  readonly module: BoardModule;
  /** The version that one looks back at, if one does. The frame fetches and keeps what was seen then. */
  readonly past: number | null;
  /** Look back at a version, or, with null, at the present again. */
  setPast(version: number | null): void;
  /** Open the rules at this one; without an id, where they were left. */
  openRule(id?: string): void;
  /** Read large what a place, component or sign is; `among` are its neighbours, for previous and next. */
  readItem(id: string, among?: readonly string[]): void;
  readonly offers: Offers;
  /** Sent again until it is answered; refused, it throws a Refusal. `choose`, `undo` and `vote` get the version seen. */
  send(command: Command): Promise<Answer>;
}

export const TableContext = createContext<Table | null>(null);

/** Null where there is no frame, as in a picture of a board. */
export function useAround(): Table | null {
  return useContext(TableContext);
}

/** Only inside the frame: anywhere else there is no table, which is a mistake of ours. */
export function useTable(): Table {
  const table = useAround();
  if (table === null) {
    throw new Error("useTable needs the frame around it");
  }
  return table;
}
