/** The boxes on the shelf. Pressing one opens it: from there a game is one more press away. */
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
}

export function GameList({ games, onChoose }: GameListProps) {
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
              <Box game={game} onChoose={() => onChoose(game)} />
            </li>
          ))}
    </ul>
  );
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

function Box({ game, onChoose }: { readonly game: OfferedGame; readonly onChoose: () => void }) {
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
      <Facts game={game} entry={entry} />
      {entry !== undefined && <p className={css.about}>{text(`web-game-${game.game}`)}</p>}
      {game.min_players === 1 && <Companion game={game} />}
    </>
  );
}
