/** Above the question: the lesson that comes now, or the suggested move. It covers nothing; its places are lit up. */
import { useEffect } from "react";
import { useTable } from "#/table/context";
import { Changes, Price as ItsPrice } from "#/table/explanation/explanation";
import { useExplanation } from "#/table/explanation/store";
import { light } from "#/table/highlight-choice";
import css from "#/table/lesson/bar.module.css";
import type { Learning, Suggested } from "#/table/lesson/use-lessons";
import { RuleLink } from "#/table/rules/link";
import { Button, IconButton } from "#/ui/button";
import { Icon } from "#/ui/icon";
import { announce } from "#/ui/live-region";
import type { LessonView } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

const COMMON = "lesson-";

/** The words of a lesson; those that all games share are our own. */
export function useLessonText(): (id: string) => string {
  const { text } = useWords();
  return (id) => (id.startsWith(COMMON) ? text(`web-lesson-${id.slice(COMMON.length)}`) : text(id));
}

export function LessonBar({ learning }: { readonly learning: Learning }) {
  const { lesson, suggested, kept } = learning;
  if (lesson !== null) {
    return <Lesson key={lesson.id} lesson={lesson} learning={learning} />;
  }
  if (suggested !== null) {
    return <Suggestion key={suggested.choice.text} suggested={suggested} learning={learning} />;
  }
  return kept !== null && <Suggestion key="kept" suggested={kept} learning={learning} stale />;
}

function Lesson({ lesson, learning }: { readonly lesson: LessonView; readonly learning: Learning }) {
  const words = useWords();
  const { openRule } = useTable();
  const sentence = useLessonText()(lesson.id);
  const [rule] = lesson.rules;
  useLit(learning.lit, learning.stale ? "" : lesson.id, sentence);
  useAnnounced(learning.stale ? "" : sentence);
  return (
    <section
      className={css.bar}
      data-lesson={lesson.id}
      data-stale={learning.stale || undefined}
      aria-label={words.text("web-lessons")}
    >
      <span className={css.icon}>
        <Icon name="lesson" size={1.4} />
      </span>
      <p className={css.sentence}>
        {sentence}{" "}
        {learning.left > 0 && (
          <span className={css.left}>{words.text("web-lesson-left", { number: learning.left })}</span>
        )}
      </p>
      <div className={css.actions}>
        {rule !== undefined && <RuleLink id={rule} onPress={openRule} />}
        <IconButton
          icon="hidden"
          size="small"
          label={words.text("web-lesson-off")}
          onPress={() => learning.turn(false)}
        />
        <Button kind="primary" size="small" onPress={() => void learning.close()}>
          {words.text("web-lesson-got-it")}
        </Button>
      </div>
    </section>
  );
}

interface SuggestionProps {
  readonly suggested: Suggested;
  readonly learning: Learning;
  /** Whether it was for an earlier question, and only keeps its room. */
  readonly stale?: boolean;
}

function Suggestion({ suggested, learning, stale = false }: SuggestionProps) {
  const words = useWords();
  const { offers } = useTable();
  const { choice, suggestion } = suggested;
  const what = capital(words.say(choice.message), words.language);
  const why = suggestion.why === null ? "" : words.say(suggestion.why);
  useLit(learning.lit, "", why);
  useAnnounced(stale ? "" : `${words.text("web-suggested")}: ${what}. ${why}`);
  return (
    <section
      className={css.bar}
      data-suggestion={stale ? undefined : choice.text}
      data-stale={stale || undefined}
      aria-label={words.text("web-suggested")}
    >
      <span className={css.icon}>
        <Icon name="lesson" size={1.4} />
      </span>
      <div className={css.sentence}>
        <p>
          <strong>{what}.</strong> {why}
        </p>
        <Changes preview={suggestion} />
        {suggestion.figures.length === 0 && suggestion.score === 0 && choice.at.length === 1 && (
          <Price place={choice.at[0]} />
        )}
      </div>
      <div className={css.actions}>
        <IconButton
          icon="close"
          size="small"
          label={words.text("web-suggest-close")}
          onPress={() => void learning.close()}
        />
        <Button
          kind="primary"
          size="small"
          disabled={offers.choices.length === 0}
          onPress={() => offers.choose(choice)}
        >
          {words.text("web-suggest-play")}
        </Button>
      </div>
    </section>
  );
}

/** Lights places up, and what a lesson of all games is about, and brings the first into sight. */
function useLit(places: readonly string[], lesson: string, sentence: string): void {
  const { shown } = useTable();
  const key = places.join(" ");
  // Also when the sentence has come: then there is less room for the board.
  useEffect(() => light(key === "" ? [] : key.split(" "), lesson), [key, lesson, sentence, shown.version]);
}

/** What a card costs and gives, with its name: the move itself brings nothing yet, and may cost nothing. */
function Price({ place }: { readonly place: string | undefined }) {
  const words = useWords();
  const { shown } = useTable();
  const explanation = useExplanation(place ?? null, shown.version);
  if (!explanation || explanation.costs.length + explanation.gains.length === 0) {
    return null;
  }
  return (
    <>
      <em>{capital(words.say(explanation.title), words.language)}</em>
      <ItsPrice explanation={explanation} />
    </>
  );
}

function useAnnounced(sentence: string): void {
  useEffect(() => {
    if (sentence !== "") {
      announce(sentence);
    }
  }, [sentence]);
}
