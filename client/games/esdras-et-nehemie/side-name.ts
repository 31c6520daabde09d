/** What a side is called: a player by name, the solo opponent by what its board says. */
import { useWords } from "#/words";
import type { View } from "./components";

export function useSideName(view: View): (side: number) => string {
  const { seat, name } = useWords();
  return (side) => (side < view.players ? seat(side) : name(view.sides[side]?.name ?? ""));
}
