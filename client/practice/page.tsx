/** The puzzles of a game, from easy to hard, and which of them this reader has solved: `/practice/theopolis`. */
import { Suspense } from "react";
import { Page } from "#/lobby/page";
import { useGames } from "#/lobby/queries";
import css from "#/practice/page.module.css";
import { puzzlesOf, solvedKey } from "#/practice/puzzles";
import { type OpeningPuzzle, useComparedSolved, useOpeningPuzzle } from "#/practice/use-puzzle";
import { usePart } from "#/table/load-table";
import { useKept, useKeptCount } from "#/table/stored-flag";
import { Badge, Button, Empty, LinkButton, Notice, Spinner } from "#/ui";
import type { OfferedPuzzle } from "#/wire/types";
import { GameWords, useWords } from "#/words";
import { capital } from "#/words/capitalize";

export function PracticePage({ game }: { readonly game: string }) {
  const { text } = useWords();
  const { answer } = useGames();
  const known = answer?.games.find((one) => one.game === game);
  const title = text("practice-of", { game: known?.title ?? "" });
  return (
    <Page title={title} narrow>
      <h1>{title}</h1>
      {answer !== null && known === undefined ? (
        <Empty
          picture="help"
          title={text("web-new-no-game")}
          action={<LinkButton to="/">{text("web-app-to-lobby")}</LinkButton>}
        />
      ) : (
        <Suspense fallback={<Spinner label={text("web-app-loading")} />}>
          {known !== undefined && (
            <GameWords game={game}>
              <Puzzles game={game} />
            </GameWords>
          )}
        </Suspense>
      )}
    </Page>
  );
}

function Puzzles({ game }: { readonly game: string }) {
  const words = useWords();
  const puzzles = usePart(puzzlesOf, game);
  const opening = useOpeningPuzzle(game);
  useComparedSolved(game, puzzles);
  const done = useKeptCount(puzzles.map(({ id }) => solvedKey(game, id)));
  if (puzzles.length === 0) {
    return <p>{words.text("practice-none")}</p>;
  }
  return (
    <>
      <p className={css.lead}>{words.text("practice-lead")}</p>
      <p role="status">{words.text("practice-progress", { solved: done, number: puzzles.length })}</p>
      {opening.error !== null && <Notice tone="error">{words.explain(opening.error)}</Notice>}
      <ol className={css.puzzles}>
        {puzzles.map((puzzle) => (
          <Row key={puzzle.id} game={game} puzzle={puzzle} opening={opening} />
        ))}
      </ol>
    </>
  );
}

interface RowProps {
  readonly game: string;
  readonly puzzle: OfferedPuzzle;
  readonly opening: OpeningPuzzle;
}

function Row({ game, puzzle, opening }: RowProps) {
  const words = useWords();
  const [done] = useKept(solvedKey(game, puzzle.id), false);
  const name = words.text("practice-puzzle", { number: puzzle.number, title: words.say(puzzle.title) });
  return (
    <li className={css.puzzle} data-puzzle={puzzle.id}>
      <div className={css.about}>
        <h2 className={css.name}>{name}</h2>
        <p className={css.goal}>{capital(words.say(puzzle.goal), words.language)}</p>
      </div>
      {done && <Badge tone="success">{words.text("practice-is-solved")}</Badge>}
      <Button
        kind={done ? "plain" : "primary"}
        icon={done ? "again" : "play"}
        busy={opening.busy === puzzle.id}
        label={`${words.text(done ? "practice-again" : "practice-start")} – ${name}`}
        onPress={() => opening.open(puzzle)}
      >
        {words.text(done ? "practice-again" : "practice-start")}
      </Button>
    </li>
  );
}
