/** The answers that are given without asking, and how to be asked again. */

import css from "#/table/auto-answers.module.css";
import { useTable } from "#/table/context";
import { useCommanding } from "#/table/use-command";
import { Button } from "#/ui/button";
import { Dialog } from "#/ui/dialog";
import { autoAnswersOf } from "#/wire/former-names";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

export function AutoAnswers({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const { room, events } = useTable();
  const { busy, command } = useCommanding();
  const answers = Object.entries(autoAnswersOf(room));
  // The server keeps the words of the record; whenever it has answered with them, the log has the sentence.
  const sentenceOf = (text: string) => {
    const given = events.findLast(
      ({ event }) => event.type === "chose" && event.seat === room.reader && event.text === text,
    );
    return given?.event.type === "chose" ? capital(words.say(given.event.message), words.language) : text;
  };
  return (
    <Dialog open size="small" onClose={onClose} title={words.text("web-auto-answer-title")}>
      <p>{words.text(answers.length > 0 ? "web-auto-answer-what" : "web-auto-answer-none")}</p>
      <ul className={css.answers}>
        {answers.map(([step, text]) => (
          <li key={step} className={css.answer}>
            <span>{sentenceOf(text)}</span>
            <Button size="small" busy={busy} onPress={() => void command({ type: "stand", step, text: "" })}>
              {words.text("web-auto-answer-end")}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
