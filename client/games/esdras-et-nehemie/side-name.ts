/** What a side is called: a player by name, the solo opponent by what its board says. */
import { useWords } from "#/words";
import { useScene } from "./scene";

export function useSideName(): (side: number) => string {
  const { view } = useScene();
  const { seat, name } = useWords();
  return (side) => (side < view.players ? seat(side) : name(view.sides[side]?.name ?? ""));
}
