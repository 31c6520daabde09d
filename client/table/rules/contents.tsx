/** The chapters of the rules, to go to one of them. */
import type { Chapter } from "#/table/rules/book";
import css from "#/table/rules/contents.module.css";
import { useWords } from "#/words";

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  /** Go to the first rule of a chapter. */
  readonly onGo: (id: string) => void;
}

export function Contents({ chapters, onGo }: ContentsProps) {
  const { text } = useWords();
  return (
    <details className={css.contents}>
      <summary className={css.summary}>{text("web-rules-contents")}</summary>
      <ol className={css.list}>
        {chapters.map(({ title, rules: [first] }) => (
          <li key={`${title} ${first?.id}`}>
            <button type="button" className={css.chapter} onClick={() => first && onGo(first.id)}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
