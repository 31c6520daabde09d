/** The frame around the board, for what points at no place; null where there is none, as in a picture of a board. */
import { useContext } from "react";
import { type Table, TableContext } from "#/table/context";

export function useAround(): Table | null {
  return useContext(TableContext);
}
