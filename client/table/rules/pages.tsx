/** The rules on their pages, in our words: by chapters, with what they point at. Also for readers outside a table. */
import { memo, useEffect, useMemo, useRef } from "react";
import type { BoardModule, Printed } from "#/table/contract";
import {
  type Chapter,
  chaptersOf,
  drawable,
  picturesOf,
  pointingAt,
  withReferences,
} from "#/table/rules/book";
import { Contents } from "#/table/rules/contents";
import { Pieces } from "#/table/rules/guide";
import { RuleLink } from "#/table/rules/link";
import css from "#/table/rules/rules.module.css";
import { classes } from "#/ui";
import { type Rule, useWords } from "#/words";

export interface RulePagesProps {
  readonly rules: readonly Rule[];
  /** All rules of the game, if only some are shown. */
  readonly all: readonly Rule[];
  /** The rule one came for. */
  readonly at: string | null;
  /** Changes whenever one comes again, also for the same rule. */
  readonly visit?: number;
  /** What can be drawn with the chapters. */
  readonly board?: DrawnBoard | undefined;
  readonly onGo: (id: string) => void;
}

export interface DrawnBoard {
  readonly module: BoardModule;
  readonly printed: Printed;
}

export function RulePages({ rules, all, at, visit = 0, board, onGo }: RulePagesProps) {
  const chapters = useMemo(() => chaptersOf(rules), [rules]);
  const { name } = useWords();
  const pictures = useMemo(() => {
    return picturesOf(
      chaptersOf(all),
      board === undefined ? [] : drawable(board.printed.guide, board.printed.file),
      name,
    );
  }, [all, board, name]);
  const known = useMemo(() => new Set(all.map((rule) => rule.id)), [all]);
  const behind = useMemo(() => (at === null ? [] : pointingAt(all, at)), [all, at]);
  const pages = useRef<HTMLDivElement>(null);
  const there = at !== null && rules.some((rule) => rule.id === at);

  // To come again is to scroll again
  useEffect(() => {
    const rule = there ? pages.current?.querySelector<HTMLElement>(`[data-rule="${at}"]`) : null;
    if (rule) {
      rule.scrollIntoView({ block: "center" });
      rule.focus({ preventScroll: true });
    }
  }, [at, there, visit]);

  return (
    <div ref={pages} className={css.pages}>
      {rules === all && chapters.length > 1 && <Contents chapters={chapters} onGo={onGo} />}
      {chapters.map((chapter) => (
        <ChapterPages
          key={`${chapter.title} ${chapter.rules[0]?.id}`}
          chapter={chapter}
          known={known}
          at={chapter.rules.some((rule) => rule.id === at) ? at : null}
          behind={behind}
          pictures={pictures.get(chapter.title)}
          board={board}
          onGo={onGo}
        />
      ))}
    </div>
  );
}

interface ChapterPagesProps {
  readonly pictures: readonly string[] | undefined;
  readonly board: DrawnBoard | undefined;
  readonly chapter: Chapter;
  readonly known: ReadonlySet<string>;
  readonly at: string | null;
  readonly behind: readonly string[];
  readonly onGo: (id: string) => void;
}

const ChapterPages = memo(function ChapterPages({
  chapter,
  known,
  at,
  behind,
  pictures = [],
  board,
  onGo,
}: ChapterPagesProps) {
  return (
    <section className={css.chapter}>
      <h3 className={css.title}>{chapter.title}</h3>
      {board !== undefined && <Pieces items={pictures} module={board.module} printed={board.printed} />}
      {chapter.rules.map((rule) => (
        <RuleText
          key={rule.id}
          rule={rule}
          known={known}
          current={rule.id === at}
          behind={behind}
          onGo={onGo}
        />
      ))}
    </section>
  );
}, sameChapter);

/** References to the current rule concern only its chapter. */
function sameChapter(before: ChapterPagesProps, now: ChapterPagesProps): boolean {
  return (
    before.chapter === now.chapter &&
    before.known === now.known &&
    before.pictures === now.pictures &&
    before.at === now.at &&
    (now.at === null || before.behind === now.behind)
  );
}

interface RuleTextProps {
  readonly rule: Rule;
  readonly known: ReadonlySet<string>;
  readonly current: boolean;
  readonly behind: readonly string[];
  readonly onGo: (id: string) => void;
}

function RuleText({ rule, known, current, behind, onGo }: RuleTextProps) {
  const { text } = useWords();
  return (
    <article
      className={classes(css.rule, current && css.current)}
      data-rule={rule.id}
      tabIndex={-1}
      aria-label={rule.id}
      {...(current && { "aria-current": "true" as const })}
    >
      <p className={css.text}>
        <span className={css.id}>{rule.id}</span>
        <span>
          {withReferences(rule.text).map((piece, index) =>
            piece.rule && known.has(piece.text) ? (
              <RuleLink key={index} id={piece.text} onPress={onGo} />
            ) : (
              <span key={index}>{piece.text}</span>
            ),
          )}
        </span>
      </p>
      {current && behind.length > 0 && (
        <p className={css.behind}>
          {text("web-rules-behind")}{" "}
          {behind.map((id) => (
            <RuleLink key={id} id={id} onPress={onGo} />
          ))}
        </p>
      )}
    </article>
  );
}
