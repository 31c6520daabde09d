/** All rules of a game in our words, to be read and searched without a table: `/rules/theopolis#TH-42`. */
import { Suspense, useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { Page } from "#/lobby/page";
import { useGames } from "#/lobby/queries";
import css from "#/lobby/rules-page.module.css";
import { boardOf, printedOfGame, usePart } from "#/table/load-table";
import { type DrawnBoard, RulePages } from "#/table/rules";
import { search } from "#/table/rules/book";
import { Guide } from "#/table/rules/guide";
import { Button, classes, Empty, Field, LinkButton, Spinner } from "#/ui";
import { GameWords, useWords } from "#/words";

export function RulesPage({ game }: { readonly game: string }) {
  const { text } = useWords();
  const { answer } = useGames();
  const title = answer?.games.find((one) => one.game === game)?.title ?? "";
  return (
    <Page title={text("web-rules-of", { game: title })} narrow>
      <header className={css.head}>
        <h1>{text("web-rules-of", { game: title })}</h1>
        <nav aria-label={text("web-lobby-games")} className={css.games}>
          {answer?.games.map((one) => (
            <Link
              key={one.game}
              to={`/rules/${one.game}`}
              className={classes(css.game, one.game === game && css.current)}
              {...(one.game === game && { "aria-current": "page" as const })}
            >
              {one.title}
            </Link>
          ))}
        </nav>
      </header>
      {answer !== null && title === "" ? (
        <Empty
          picture="help"
          title={text("web-new-no-game")}
          action={<LinkButton to="/">{text("web-app-to-lobby")}</LinkButton>}
        />
      ) : (
        <Suspense fallback={<Spinner label={text("web-app-loading")} />}>
          <GameWords game={game}>
            <GamePages game={game} />
          </GameWords>
        </Suspense>
      )}
    </Page>
  );
}

/** How to play, then every rule. */
function GamePages({ game }: { readonly game: string }) {
  const { text } = useWords();
  const printed = usePart(printedOfGame, game);
  const module = usePart(boardOf, game);
  const board = useMemo(() => ({ module, printed }), [module, printed]);
  return (
    <GameWords game={game} printed={printed}>
      {printed.guide.length > 0 && (
        <section className={css.guide}>
          <h2>{text("web-guide")}</h2>
          <Guide module={module} printed={printed} />
        </section>
      )}
      <Book key={game} board={board} />
    </GameWords>
  );
}

function ruleInAddress(): string | null {
  return /^#([A-Z]{2,3}-\d+)$/.exec(window.location.hash)?.[1] ?? null;
}

function Book({ board }: { readonly board: DrawnBoard }) {
  const words = useWords();
  const { text } = words;
  const [at, setAt] = useState(ruleInAddress);
  const [visit, setVisit] = useState(0);
  const [wanted, setWanted] = useState("");
  const all = useMemo(() => words.rules(), [words]);
  const rules = useMemo(() => (wanted.trim() === "" ? all : search(all, wanted)), [all, wanted]);
  useEffect(() => {
    const follow = () => {
      setWanted("");
      setAt(ruleInAddress());
      setVisit((number) => number + 1);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  return (
    <>
      <h2>{text("web-rules-every")}</h2>
      <p className={css.lead}>{text("web-rules-lead")}</p>
      <div className={css.search}>
        <Field
          label={text("web-rules-search")}
          type="search"
          value={wanted}
          onChange={setWanted}
          placeholder={text("web-rules-search")}
          hideLabel
        />
        <p role="status" className={css.number}>
          {all.length > 0 && text("web-rules-found", { number: rules.length })}
        </p>
      </div>
      {all.length === 0 && <Spinner label={text("web-rules-loading")} showLabel />}
      {all.length > 0 && rules.length === 0 && (
        <Empty
          picture="search"
          title={text("web-rules-none")}
          action={<Button onPress={() => setWanted("")}>{text("web-rules-all")}</Button>}
        >
          {text("web-rules-none-why")}
        </Empty>
      )}
      <RulePages
        rules={rules}
        all={all}
        at={at}
        visit={visit}
        board={board}
        onGo={(id) => {
          window.location.hash = id;
        }}
      />
    </>
  );
}
