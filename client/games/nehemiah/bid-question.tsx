/**
 * Foremen that may be used in anybody's turn are offered again and again. Whoever does not want the game to wait for
 * them says so once: until the switch is turned back, such a moment is let pass as soon as it comes.
 */

import { useCommanding } from "#/table/use-command";
import { Switch } from "#/ui/switch";
import type { RoomView } from "#/wire/types";
import { useWords } from "#/words";
import { useAround } from "./frame";
import { useScene } from "./scene";

/** The steps at which a foreman is offered beside the action, and the answer that lets the moment pass. */
const STEPS = ["PlayForeman", "Inspect"] as const;
const LET_PASS = "decline";

const WAITING = new Set(["exclamation", "plus"]);

export function Asking({ foremen }: { readonly foremen: readonly string[] }) {
  const { box, past } = useScene();
  const around = useAround();
  const waits = foremen.some((item) => item === "inspector" || WAITING.has(box.foreman(item)?.symbol ?? ""));
  return !waits || past || around === null ? null : <AskingSwitch autoAnswers={around.room.standing} />;
}

function AskingSwitch({ autoAnswers }: { readonly autoAnswers: RoomView["standing"] }) {
  const { text } = useWords();
  const { busy, command } = useCommanding();
  const asked = !STEPS.some((step) => autoAnswers[step] === LET_PASS);
  const change = async (on: boolean) => {
    for (const step of STEPS) {
      await command({ type: "stand", step, text: on ? "" : LET_PASS });
    }
  };
  return (
    <Switch on={asked} disabled={busy} onChange={(on) => void change(on)}>
      {text("nehemiah-web-asking")}
    </Switch>
  );
}
