/** Above the question: the lesson that comes now, or the suggested move. It covers nothing; its places are lit up. */
import { useEffect } from "react";
import { useTable } from "#/table/context";
import { Changes } from "#/table/explanation/explanation";
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
  const { lesson, suggested, stale } = learning;
  if (lesson !== null) {
    return <Lesson key={lesson.id} lesson={lesson} learning={learning} />;
  }
  return suggested === null || stale ? null : (
    <Suggestion key={suggested.choice.text} suggested={suggested} learning={learning} />
  );
}

function Lesson({ lesson, learning }: { readonly lesson: LessonView; readonly learning: Learning }) {
  const words = useWords();
  const { openRule } = useTable();
  const sentence = useLessonText()(lesson.id);
  const [rule] = lesson.rules;
  useLit(learning.stale ? [] : lesson.places);
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

function Suggestion({ suggested, learning }: { readonly suggested: Suggested; readonly learning: Learning }) {
  const words = useWords();
  const { offers } = useTable();
  const { choice, suggestion } = suggested;
  const what = capital(words.say(choice.message), words.language);
  const why = suggestion.why === null ? "" : words.say(suggestion.why);
  useLit(choice.at);
  useAnnounced(`${words.text("web-suggested")}: ${what}. ${why}`);
  return (
    <section className={css.bar} data-suggestion={choice.text} aria-label={words.text("web-suggested")}>
      <span className={css.icon}>
        <Icon name="lesson" size={1.4} />
      </span>
      <div className={css.sentence}>
        <p>
          <strong>{what}.</strong> {why}
        </p>
        <Changes preview={suggestion} />
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

/** Lights places up while this is shown, and brings the first of them into sight. */
function useLit(places: readonly string[]): void {
  const { shown } = useTable();
  const key = places.join(" ");
  useEffect(() => {
    light(key === "" ? [] : key.split(" "));
    return () => light([]);
  }, [key, shown.version]);
}

function useAnnounced(sentence: string): void {
  useEffect(() => {
    if (sentence !== "") {
      announce(sentence);
    }
  }, [sentence]);
}
