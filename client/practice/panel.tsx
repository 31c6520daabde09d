/** The puzzle at a table: its goal, whether it is solved, and what one can do then. */
import { useEffect } from "react";
import css from "#/practice/panel.module.css";
import { puzzlesOf, shownKey, solvedKey } from "#/practice/puzzles";
import { useComparedSolved, useOpeningPuzzle } from "#/practice/use-puzzle";
import { useTable } from "#/table/context";
import { usePart } from "#/table/load-table";
import { useKept } from "#/table/stored-flag";
import { useCommanding } from "#/table/use-command";
import { Button, LinkButton } from "#/ui/button";
import { askFor } from "#/wire/former-names";
import type { OfferedPuzzle, PuzzleView, RoomView } from "#/wire/types";
import { useWords } from "#/words";

export function Practice({ room, practised }: { readonly room: RoomView; readonly practised: PuzzleView }) {
  const puzzles = usePart(puzzlesOf, room.game);
  useComparedSolved(room.game, puzzles);
  const place = puzzles.findIndex(({ id }) => id === practised.id);
  const puzzle = puzzles[place];
  return puzzle === undefined ? null : (
    <Panel room={room} practised={practised} puzzle={puzzle} next={puzzles[place + 1]} />
  );
}

interface PanelProps {
  readonly room: RoomView;
  readonly practised: PuzzleView;
  readonly puzzle: OfferedPuzzle;
  readonly next: OfferedPuzzle | undefined;
}

function Panel({ room, practised, puzzle, next }: PanelProps) {
  const words = useWords();
  const { text } = words;
  const [solved, setSolved] = useKept(solvedKey(room.game, puzzle.id), false);
  // Who was shown the solution has not solved it.
  const [shown, setShown] = useKept(shownKey(room.game, puzzle.id), false);
  const { busy, back, play } = useMoves(room);
  const opening = useOpeningPuzzle(room.game);
  const { state } = practised;
  const own = state === "solved" && !shown;
  useEffect(() => {
    if (own && !solved) setSolved(true);
  }, [own, solved, setSolved]);
  // Every line so far is one of the solution's.
  const coming = shown && state === "open" ? puzzle.solution[room.lines] : undefined;
  const offered = room.choices.some((choice) => choice.text === coming);
  const again = async (show: boolean) => {
    if (await back()) setShown(show);
  };
  return (
    <section className={css.panel} data-state={state} aria-label={text("practice-title")}>
      <div className={css.words}>
        <h2 className={css.title}>
          {text("practice-puzzle", { number: puzzle.number, title: words.say(puzzle.title) })}
        </h2>
        <p>{text("practice-goal", { goal: words.say(puzzle.goal) })}</p>
        <p role="status" className={css.verdict}>
          {verdict(practised, puzzle, shown, text)}
        </p>
        {state === "solved" && <p className={css.idea}>{words.say(puzzle.idea)}</p>}
        {opening.error !== null && <p role="alert">{words.explain(opening.error)}</p>}
      </div>
      <div className={css.actions}>
        {coming !== undefined && offered && (
          <Button kind="primary" icon="forward" busy={busy} onPress={() => void play(coming)}>
            {text("practice-show-next")}
          </Button>
        )}
        {room.lines > 0 && (
          <Button icon="again" busy={busy} onPress={() => void again(false)}>
            {text("practice-again")}
          </Button>
        )}
        {(coming === undefined || !offered) && !own && (
          <Button icon="eye" kind="quiet" busy={busy} onPress={() => void again(true)}>
            {text("practice-show")}
          </Button>
        )}
        {state === "solved" && next !== undefined && (
          <Button kind="primary" icon="next" busy={opening.busy !== null} onPress={() => opening.open(next)}>
            {text("practice-next")}
          </Button>
        )}
        <LinkButton to={`/practice/${room.game}`} kind="quiet" icon="list">
          {text("practice-all")}
        </LinkButton>
      </div>
    </section>
  );
}

/** Back to the beginning, also after the end of the game, and one move of the solution. */
function useMoves(room: RoomView) {
  const { busy, command } = useCommanding();
  const { setPast } = useTable();
  const { lines } = room;
  return {
    busy,
    // Bots agree at once.
    back: async () => {
      setPast(null);
      return lines === 0 || (await command(askFor({ type: "undo", lines })));
    },
    play: (choice: string) => command({ type: "choose", text: choice, sure: true }),
  };
}

function verdict(
  { state, reached }: PuzzleView,
  { wanted, goal }: OfferedPuzzle,
  shown: boolean,
  text: (id: string, args?: Record<string, number>) => string,
): string {
  if (state === "solved") {
    return text(shown ? "practice-shown" : "practice-solved");
  }
  const win = goal.id === "practice-goal-win";
  if (state === "failed") {
    return win ? text("practice-failed-win") : text("practice-failed", { reached, wanted });
  }
  return win ? "" : text("practice-so-far", { reached, wanted });
}
