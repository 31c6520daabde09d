/** What the keys do at a table. `help.tsx` tells them. */
import type { RefObject } from "react";
import { useTable } from "#/table/context";
import { type Keys, useKeys, useKeysOn } from "#/table/keys";
import type { Learning } from "#/table/lesson";
import type { Opening } from "#/table/menu";
import { focusNextOffered } from "#/table/roving-focus";
import type { TabName } from "#/table/side-column";
import type { Choosing } from "#/table/use-choice";
import type { ChoiceView } from "#/wire/types";

interface TableKeys {
  readonly board: RefObject<HTMLElement | null>;
  readonly choosing: Choosing;
  readonly clear: () => void;
  /** The choices of the keys 1 to 9. */
  readonly numbered: readonly ChoiceView[];
  readonly openTab: (tab: TabName) => void;
  readonly openDialog: (opening: Opening) => void;
  readonly undo: (all?: boolean) => void;
  readonly learning: Learning;
}

export function useTableKeys(table: TableKeys): void {
  const { offers, past, printed, room, openRule } = useTable();
  const [on] = useKeysOn();
  const { choosing, board } = table;
  const keys: Record<string, Keys[string]> = {
    "?": () => void table.openDialog({ name: "keys" }),
    r: () => void openRule(),
    s: () => (printed.signs.length > 0 ? void table.openDialog({ name: "legend" }) : false),
    l: () => void table.openTab("log"),
    c: () => void table.openTab("choices"),
    n: (event) => {
      if (board.current !== null) {
        focusNextOffered(board.current, event.shiftKey ? -1 : 1);
      }
    },
    h: () => (table.learning.suggest === null ? false : void table.learning.suggest()),
    u: (event) => (room.reader < 0 || past !== null ? false : void table.undo(event.shiftKey)),
    Escape: () => {
      if (choosing.unsure !== null) {
        return void choosing.cancel();
      }
      if (offers.picked.length > 0) {
        return void table.clear();
      }
      return table.learning.close() ? undefined : false;
    },
    Enter: (event) => {
      const pressing = event.target instanceof Element && event.target.closest("button, a") !== null;
      return choosing.unsure === null || pressing ? false : void choosing.confirm();
    },
  };
  for (let digit = 1; digit <= 9; digit += 1) {
    keys[String(digit)] = () => {
      const choice =
        offers.choices.length > 0 && choosing.unsure === null ? table.numbered[digit - 1] : undefined;
      return choice === undefined ? false : void offers.choose(choice);
    };
  }
  useKeys(keys, on);
}
