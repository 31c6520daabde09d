/** Sending a command from a menu or a dialog: busy meanwhile, and a refusal is told in words. */
import { useState } from "react";
import { useTable } from "#/table/context";
import { toast } from "#/ui/toast";
import type { Command } from "#/wire/types";
import { useWords } from "#/words";

export interface Commanding {
  readonly busy: boolean;
  /** True if it was carried out. */
  command(command: Command): Promise<boolean>;
}

export function useCommanding(): Commanding {
  const { send } = useTable();
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const command = async (wanted: Command) => {
    setBusy(true);
    try {
      await send(wanted);
      return true;
    } catch (error) {
      toast(words.explain(error), "error");
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, command };
}
