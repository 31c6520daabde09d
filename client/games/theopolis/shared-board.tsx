/** The middle of the table: the open cards, what is unfolded beside them, the piles. */
import { useWords } from "#/words";
import { each } from "./card-copies";
import { Discard } from "./discard";
import { Legend } from "./legend";
import type { Unfolded } from "./open-panels";
import { OtherCity } from "./other-city";
import { LyingPiece, Piece } from "./piece";
import { Piles } from "./piles";
import { useScene } from "./scene";
import css from "./shared-board.module.css";

export function Stage({ unfolded }: { readonly unfolded: Unfolded }) {
  const { view } = useScene();
  return (
    <div className={css.stage} data-unfolded={unfolded.shown.length}>
      <OpenCards />
      {unfolded.shown.map((what) => {
        const fold = () => unfolded.toggle(what);
        if (what === "discard") {
          return <Discard key={what} onFold={fold} />;
        }
        const seat = view.seats[what];
        return seat !== undefined && <OtherCity key={what} seat={seat} onFold={fold} />;
      })}
      <Piles unfolded={unfolded} />
    </div>
  );
}

function OpenCards() {
  const { view, box, pieces } = useScene();
  const { text } = useWords();
  // It ends the game on the place that it was turned up for; the view has the place free.
  const apocalypse = box.file.apocalypse.id;
  const free = view.board.filter((card) => card === null).length;
  const lying = view.board.filter((card) => card !== null);
  return (
    <div className={css.open} role="group" aria-label={text("theopolis-board")}>
      <div className={css.name}>
        <Legend place="board">{text("theopolis-board")}</Legend>
      </div>
      {each(pieces, "board", lying).map((card) => (
        <LyingPiece key={card.number} lying={card} size="medium" />
      ))}
      {Array.from({ length: free }, (_, at) =>
        at === 0 && view.ending === apocalypse ? (
          <Piece key={apocalypse} place={`board.${apocalypse}`} item={apocalypse} size="medium" />
        ) : (
          <div
            key={`free ${at + 1}`}
            className={css.free}
            role="img"
            aria-label={text("theopolis-web-free-place")}
          />
        ),
      )}
    </div>
  );
}
