/** Opening a table from a button: busy meanwhile, an error in its place, the table when it is there. */
import { useState } from "react";
import { useLocation } from "wouter";
import { defaultNames, openTable } from "#/lobby/create-table";
import { rememberName } from "#/lobby/my-name";
import type { Plan } from "#/lobby/table-plan";
import { useWords } from "#/words";

export interface Opening {
  readonly busy: boolean;
  readonly error: unknown;
  open(plan: Plan): void;
}

export function useOpening(): Opening {
  const words = useWords();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const open = async (plan: Plan) => {
    setBusy(true);
    setError(null);
    const me = plan.seats.find((seat) => seat.sitter === "me")?.name.trim();
    // The name that everyone begins with is nobody's own.
    if (me !== undefined && me !== words.text("web-lobby-me")) {
      rememberName(me);
    }
    try {
      go(`/rooms/${await openTable(plan, defaultNames(words))}`);
    } catch (refused) {
      setError(refused);
      setBusy(false);
    }
  };
  return { busy, error, open: (plan) => void open(plan) };
}
