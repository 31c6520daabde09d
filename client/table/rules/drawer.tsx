/** The rules beside the table, opened where one needs them: from a card, a refusal, a line of the log. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { search } from "#/table/rules/book";
import { type DrawnBoard, RulePages } from "#/table/rules/pages";
import css from "#/table/rules/rules.module.css";
import { canStep, go, here, NOWHERE, opensAt, stepped } from "#/table/rules/visited-rules";
import { Button, Empty, Field, IconButton, Segmented, Sheet, Spinner } from "#/ui";
import { useWords } from "#/words";

export interface RulesDrawerProps {
  readonly open: boolean;
  /** The rule to open at; null: that of the current question, or where they were left at the same question. */
  readonly rule: string | null;
  /** How to play; without it there are only the rules. */
  readonly guide?: ReactNode;
  /** What can be drawn with the chapters. */
  readonly board?: DrawnBoard;
  /** The rule behind the current question. */
  readonly question?: string;
  readonly onClose: () => void;
}

export function RulesDrawer({ open, rule, guide, board, question = "", onClose }: RulesDrawerProps) {
  const words = useWords();
  const [part, setPart] = useState<"guide" | "rules">("rules");
  const [trail, setTrail] = useState(NOWHERE);
  const [wanted, setWanted] = useState("");
  const [visit, setVisit] = useState(0);
  // Read only when someone opens them.
  const all = useMemo(() => (open ? words.rules() : []), [open, words]);
  const rules = useMemo(() => (wanted.trim() === "" ? all : search(all, wanted)), [all, wanted]);

  /** The question at which the rules were opened last. */
  const left = useRef("");
  const asked = useRef(question);
  asked.current = question;
  useEffect(() => {
    if (open) {
      setWanted("");
      setVisit((count) => count + 1);
      setPart((before) => (rule === null ? before : "rules"));
      setTrail((before) => {
        const target = rule ?? opensAt(before, asked.current, left.current);
        return target === "" ? before : go(before, target);
      });
      left.current = asked.current;
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
        {guide !== undefined && (
          <Segmented
            label={words.text("web-rules-part")}
            hideLabel
            options={[
              { id: "guide", text: words.text("web-guide") },
              { id: "rules", text: words.text("web-rules-every") },
            ]}
            value={part}
            onChange={setPart}
          />
        )}
        {part === "rules" && (
          <Field
            label={words.text("web-rules-search")}
            hideLabel
            placeholder={words.text("web-rules-search")}
            type="search"
            value={wanted}
            onChange={setWanted}
          />
        )}
        <p className={css.found} role="status">
          {wanted.trim() === "" ? "" : words.text("web-rules-found", { number: rules.length })}
        </p>
      </div>
      {part === "guide" ? (
        guide
      ) : all.length === 0 ? (
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
        <RulePages rules={rules} all={all} at={here(trail)} visit={visit} board={board} onGo={visitRule} />
      )}
    </Sheet>
  );
}
