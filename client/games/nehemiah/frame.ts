/** What the frame has beside the places: the log, and a way to answer. Without a frame (a picture, a test) nothing. */
import { useContext } from "react";
import { type Table, TableContext } from "#/table/context";

export function useAround(): Table | null {
  return useContext(TableContext);
}
