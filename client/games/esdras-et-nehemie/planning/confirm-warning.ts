/** What the frame says before a choice is confirmed. */
import type { BoardProps } from "#/table/contract";
import type { ChoiceView, Message } from "#/wire/types";
import type { File, View } from "../components";
import { warningsOf } from "./warnings";

export function warns(
  choice: ChoiceView,
  { view, room, printed }: Pick<BoardProps<View, File>, "view" | "room" | "printed">,
): readonly Message[] {
  return warningsOf(choice, view, room, printed);
}
