/**
 * Questions that come again and again, answered once for all: the server gives these answers as soon as it asks, until
 * the switch is turned back.
 */
import { useState } from "react";
import { useCommanding } from "#/table/use-command";
import { Switch } from "#/ui/switch";
import { autoAnswersOf } from "#/wire/former-names";
import type { RoomView } from "#/wire/types";
import { useWords } from "#/words";
import { useAround } from "./frame";
import { useScene } from "./scene";

/** The steps at which a foreman is offered beside the action, and the answer that lets the moment pass. */
const FOREMEN = ["PlayForeman", "Inspect"] as const;
const LET_PASS = "decline";

/** Foremen that may be used in any player's turn are offered again and again: some players do not want that. */
export function Asking() {
  return <AutoAnswer steps={FOREMEN} answer={LET_PASS} word="nehemiah-web-asking" asks />;
}

/** Who activates a worker mostly wants its card: then one press is enough, and undo gives the choice back. */
export function AtOnce() {
  return <AutoAnswer steps={["UseAnchor"]} answer="perform" word="nehemiah-web-at-once" />;
}

interface AutoAnswerProps {
  readonly steps: readonly string[];
  readonly answer: string;
  /** What the switch says. */
  readonly word: string;
  /** Whether the switch says that one is asked, and not that it is answered. */
  readonly asks?: boolean;
}

/** Without a frame (a picture, a test), and in the past, nothing can be set. */
function AutoAnswer(props: AutoAnswerProps) {
  const { past } = useScene();
  const around = useAround();
  return !past && around !== null && <AutoAnswerSwitch room={around.room} {...props} />;
}

function AutoAnswerSwitch({
  room,
  steps,
  answer,
  word,
  asks = false,
}: AutoAnswerProps & { readonly room: RoomView }) {
  const { text } = useWords();
  const { busy, command } = useCommanding();
  const { version } = room;
  /** What was set since the room was last told: auto-answers alone bring no new version of it. */
  const [set, setSet] = useState<{ readonly version: number; readonly answered: boolean } | null>(null);
  const known = steps.some((step) => autoAnswersOf(room)[step] === answer);
  const answered = set?.version === version ? set.answered : known;
  const change = async (on: boolean) => {
    const wanted = on !== asks;
    for (const step of steps) {
      if (!(await command({ type: "stand", step, text: wanted ? answer : "" }))) {
        return;
      }
    }
    setSet({ version, answered: wanted });
  };
  return (
    <Switch on={answered !== asks} disabled={busy} onChange={(on) => void change(on)}>
      {text(word)}
    </Switch>
  );
}
