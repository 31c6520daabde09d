/** The first page: what waits for me, what can be played, who else plays. */
import { lazy, Suspense, useEffect, useState } from "react";
import { fetchCovers } from "#/games";
import { GameList } from "#/lobby/game-list";
import css from "#/lobby/home.module.css";
import { myName } from "#/lobby/my-name";
import { MyTables, NoTables } from "#/lobby/my-tables";
import { OpenTables } from "#/lobby/open-tables";
import { Page } from "#/lobby/page";
import { GAMES, MINE, useGames, useListing } from "#/lobby/queries";
import { firstPlan } from "#/lobby/table-plan";
import { useOpening } from "#/lobby/use-create-table";
import { Button, Hidden, LinkButton, Notice } from "#/ui";
import { whenIdle } from "#/ui/lazy";
import { patiently } from "#/ui/retry-import";
import type { OfferedGame } from "#/wire/types";
import { useWords } from "#/words";

// What an opened box needs comes while one looks at the covers.
const opened = () => import("#/lobby/quick-start");
const StartDialog = lazy(async () => ({ default: (await patiently(opened)).StartDialog }));

export function Home() {
  const words = useWords();
  const games = useGames();
  const mine = useListing(MINE);
  const [chosen, choose] = useState<OfferedGame | null>(null);
  const opening = useOpening();
  useEffect(fetchCovers, []);
  useEffect(() => whenIdle(() => void opened().catch(() => undefined)), []);
  const trouble = games.error ?? mine.error ?? opening.error;
  const newcomer = mine.answer !== null && mine.answer.rooms.length === 0;
  const learn = (game: OfferedGame) => {
    const plan = firstPlan({ game, bots: games.answer?.bots ?? [] }, myName() || words.text("web-lobby-me"));
    if (plan !== null && !opening.busy) {
      opening.open(plan);
    }
  };
  const again = () => {
    void GAMES.again();
    void MINE.again();
  };
  return (
    <Page title={words.text("web-lobby-title")}>
      <header className={css.head}>
        <h1 className={css.title}>{words.text("web-lobby-welcome")}</h1>
        {!mine.answer?.rooms.length && <p className={css.lead}>{words.text("web-lobby-lead")}</p>}
        {newcomer && <p className={css.lead}>{words.text("web-learn-first")}</p>}
      </header>
      {trouble !== null && (
        <Notice
          tone="error"
          title={words.text("web-lobby-trouble")}
          actions={
            <Button size="small" icon="again" onPress={again}>
              {words.text("web-lobby-again")}
            </Button>
          }
        >
          {words.explain(trouble)}
        </Notice>
      )}
      <MyTables />
      <section aria-labelledby="games">
        <Hidden>
          <h2 id="games">{words.text("web-lobby-games")}</h2>
        </Hidden>
        <GameList games={games.answer?.games ?? null} onChoose={choose} onLearn={learn} newcomer={newcomer} />
      </section>
      <div className={css.below}>
        <NoTables />
        <OpenTables />
      </div>
      <p className={css.more}>
        <LinkButton to="/import" icon="upload" kind="quiet">
          {words.text("web-lobby-import")}
        </LinkButton>
      </p>
      {chosen !== null && games.answer !== null && (
        <Suspense fallback={null}>
          <StartDialog offer={{ game: chosen, bots: games.answer.bots }} onClose={() => choose(null)} />
        </Suspense>
      )}
    </Page>
  );
}
