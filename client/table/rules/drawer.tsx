/** The rules beside the table, opened where one needs them: from a card, a refusal, a line of the log. */
import { useEffect, useMemo, useState } from "react";
import { search } from "#/table/rules/book";
import { RulePages } from "#/table/rules/pages";
import css from "#/table/rules/rules.module.css";
import { canStep, go, here, NOWHERE, stepped } from "#/table/rules/visited";
import { Button, Empty, Field, IconButton, Sheet, Spinner } from "#/ui";
import { useWords } from "#/words";

export interface RulesDrawerProps {
  readonly open: boolean;
  /** The rule to open at; null where it was left. */
  readonly rule: string | null;
  readonly onClose: () => void;
}

export function RulesDrawer({ open, rule, onClose }: RulesDrawerProps) {
  const words = useWords();
  const [trail, setTrail] = useState(NOWHERE);
  const [wanted, setWanted] = useState("");
  const [visit, setVisit] = useState(0);
  // Read only when somebody opens them.
  const all = useMemo(() => (open ? words.rules() : []), [open, words]);
  const rules = useMemo(() => (wanted.trim() === "" ? all : search(all, wanted)), [all, wanted]);

  useEffect(() => {
    if (open) {
      setWanted("");
      setVisit((count) => count + 1);
      setTrail((before) => (rule === null ? before : go(before, rule)));
    }
  }, [open, rule]);

  const visitRule = (id: string) => {
    setWanted("");
    setVisit((count) => count + 1);
    setTrail((before) => go(before, id));
  };
  const step = (by: 1 | -1) => {
    setWanted("");
    setVisit((count) => count + 1);
    setTrail((before) => stepped(before, by));
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.text("web-rules")}
      tools={
        <>
          <IconButton
            icon="back"
            label={words.text("web-rules-back")}
            disabled={!canStep(trail, -1)}
            onPress={() => step(-1)}
          />
          <IconButton
            icon="forward"
            label={words.text("web-rules-forward")}
            disabled={!canStep(trail, 1)}
            onPress={() => step(1)}
          />
        </>
      }
    >
      <div className={css.search}>
        <Field
          label={words.text("web-rules-search")}
          hideLabel
          placeholder={words.text("web-rules-search")}
          type="search"
          value={wanted}
          onChange={setWanted}
        />
        <p className={css.found} role="status">
          {wanted.trim() === "" ? "" : words.text("web-rules-found", { number: rules.length })}
        </p>
      </div>
      {all.length === 0 ? (
        <Spinner label={words.text("web-rules-loading")} showLabel />
      ) : rules.length === 0 ? (
        <Empty
          picture="search"
          title={words.text("web-rules-none")}
          action={<Button onPress={() => setWanted("")}>{words.text("web-rules-all")}</Button>}
        >
          {words.text("web-rules-none-why")}
        </Empty>
      ) : (
        <RulePages rules={rules} all={all} at={here(trail)} visit={visit} onGo={visitRule} />
      )}
    </Sheet>
  );
}
