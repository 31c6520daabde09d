/** The boxes on the shelf. Pressing one opens it: from there a game is one more press away. */
import type { ReactNode } from "react";
import { ENTRIES } from "#/games/index";
import { Facts } from "#/lobby/game-facts";
import css from "#/lobby/game-list.module.css";
import { Button, LinkButton, Skeleton } from "#/ui";
import type { OfferedGame } from "#/wire/types";
import { useWords } from "#/words";

interface GameListProps {
  /** Null while the server has not answered. */
  readonly games: readonly OfferedGame[] | null;
  readonly onChoose: (game: OfferedGame) => void;
  /** Open the table at which a game is learned. */
  readonly onLearn: (game: OfferedGame) => void;
  /** For who has not played here yet, learning is the first thing to do. */
  readonly newcomer: boolean;
}

export function GameList({ games, onChoose, onLearn, newcomer }: GameListProps) {
  return (
    <ul className={css.shelf}>
      {games === null
        ? Object.values(ENTRIES).map((entry) => (
            <li key={entry.slug} className={css.box}>
              <div className={css.cover}>
                <Skeleton height="100%" />
              </div>
              <Skeleton width="60%" />
            </li>
          ))
        : games.map((game) => (
            <li key={game.game} className={css.box}>
              <Box game={game} onChoose={() => onChoose(game)}>
                {game.first !== null && (
                  <Learn game={game} kind={newcomer ? "primary" : "plain"} onPress={() => onLearn(game)} />
                )}
              </Box>
            </li>
          ))}
    </ul>
  );
}

function Learn({ game, kind, onPress }: LearnProps) {
  const { text } = useWords();
  return (
    <p data-learn={game.game}>
      <Button
        kind={kind}
        size="small"
        icon="lesson"
        label={text("web-learn-of", { game: game.title })}
        onPress={onPress}
      >
        {text("web-learn")}
      </Button>
    </p>
  );
}

interface LearnProps {
  readonly game: OfferedGame;
  readonly kind: "primary" | "plain";
  readonly onPress: () => void;
}

/** Who plays alone at a real table can have the opponent run here. */
function Companion({ game }: { readonly game: OfferedGame }) {
  const { text } = useWords();
  return (
    <p>
      <LinkButton
        to={`/new/${game.game}?with=companion`}
        icon="hand"
        size="small"
        label={text("web-companion-of", { game: game.title })}
      >
        {text("web-companion")}
      </LinkButton>
    </p>
  );
}

interface BoxProps {
  readonly game: OfferedGame;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Box({ game, onChoose, children }: BoxProps) {
  const { text } = useWords();
  const entry = ENTRIES[game.game];
  return (
    <>
      <h3 className={css.name}>
        <Button
          kind="quiet"
          className={css.cover}
          label={text("web-lobby-play", { game: game.title })}
          onPress={onChoose}
        >
          {entry === undefined ? (
            <span className={css.lettering}>{game.title}</span>
          ) : (
            <entry.cover title={game.title} />
          )}
        </Button>
      </h3>
      {children}
      <Facts game={game} entry={entry} />
      {entry !== undefined && <p className={css.about}>{text(`web-game-${game.game}`)}</p>}
      {game.min_players === 1 && <Companion game={game} />}
    </>
  );
}
