/**
 * Questions that come again and again, answered once for all: the server gives these answers as soon as it asks, until
 * the switch is turned back.
 */
import { useEffect, useRef, useState } from "react";
import { useAround } from "#/table/context";
import { useKept } from "#/table/stored-flag";
import { useCommanding } from "#/table/use-command";
import { Switch } from "#/ui/switch";
import { autoAnswersOf } from "#/wire/former-names";
import type { RoomView } from "#/wire/types";
import { useWords } from "#/words";
import { useScene } from "./scene";

/** The steps at which a foreman is offered beside the action, and the answer that lets the moment pass. */
const FOREMEN = ["PlayForeman", "Inspect"] as const;
const LET_PASS = "decline";

/** Foremen that may be used in any player's turn are offered again and again: some players do not want that. */
export function Asking() {
  return <AutoAnswer steps={FOREMEN} answer={LET_PASS} word="nehemiah-web-asking" asks />;
}

/**
 * Who activates a worker mostly wants its card: one press is enough, and undo gives the choice back; the game still
 * asks before anything is paid. So it is unless the reader has switched it off in this browser, and except in a puzzle:
 * there every choice is part of the solution.
 */
export function AtOnce() {
  const around = useAround();
  return (
    around?.room.puzzle === null && (
      <AutoAnswer steps={ANCHOR} answer="perform" word="nehemiah-web-at-once" kept="nehemiah-at-once" />
    )
  );
}

const ANCHOR = ["UseAnchor"] as const;

interface AutoAnswerProps {
  readonly steps: readonly string[];
  readonly answer: string;
  /** What the switch says. */
  readonly word: string;
  /** Whether the switch says that one is asked, and not that it is answered. */
  readonly asks?: boolean;
  /** Set at every table, until the reader does not want it: under this name it is remembered. */
  readonly kept?: string;
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
  kept,
}: AutoAnswerProps & { readonly room: RoomView }) {
  const { text } = useWords();
  const { busy, command } = useCommanding();
  const { version, stage, playable } = room;
  /** What was set since the room was last told: auto-answers alone bring no new version of it. */
  const [set, setSet] = useState<{ readonly version: number; readonly answered: boolean } | null>(null);
  const known = steps.some((step) => autoAnswersOf(room)[step] === answer);
  const answered = set?.version === version ? set.answered : known;
  const [wanted, setWanted] = useKept(kept ?? "", true);
  const change = async (on: boolean) => {
    const given = on !== asks;
    for (const step of steps) {
      if (!(await command({ type: "stand", step, text: given ? answer : "" }))) {
        return;
      }
    }
    setSet({ version, answered: given });
  };
  const asked = useRef(false);
  useEffect(() => {
    if (kept !== undefined && wanted && !known && !asked.current && stage === "playing" && playable) {
      asked.current = true;
      void change(true);
    }
  });
  return (
    <Switch
      on={answered !== asks}
      disabled={busy}
      onChange={(on) => {
        if (kept !== undefined) {
          setWanted(on);
        }
        void change(on);
      }}
    >
      {text(word)}
    </Switch>
  );
}
