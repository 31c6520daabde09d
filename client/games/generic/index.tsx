/** The board of games that have none: everything in the view as zones, cards and figures. Good enough to play. */
import { useMemo } from "react";
import { drawingOf, type Part } from "#/games/generic/drawing";
import css from "#/games/generic/generic.module.css";
import { FigureList, ZoneView } from "#/games/generic/zone";
import { aroundFrom } from "#/table/board/names";
import type { BoardModule, BoardProps, PanelProps } from "#/table/contract";
import { SeatMark } from "#/ui/seat-mark";
import { Hidden } from "#/ui/visually-hidden";
import type { RoomView } from "#/wire/types";
import { useWords } from "#/words";

function Board({ view, room, printed, narrow }: BoardProps) {
  const drawing = useMemo(
    () => drawingOf(view, (id) => Object.hasOwn(printed.names, id), pointedAt(room)),
    [view, room, printed],
  );
  return (
    <div className={css.board} data-narrow={narrow || undefined}>
      <PartView part={drawing.centre} />
      <div className={css.seats}>
        {aroundFrom(
          drawing.seats,
          drawing.seats.findIndex(({ seat }) => seat === room.reader),
        ).map((part) => (
          <PartView key={part.seat} part={part} />
        ))}
      </div>
    </div>
  );
}

/** All places that something is offered at, or refused. */
function pointedAt(room: RoomView): readonly string[] {
  return [...room.choices, ...room.refusals].flatMap((each) => each.at);
}

function PartView({ part }: { readonly part: Part }) {
  const words = useWords();
  return (
    <section
      className={css.part}
      aria-label={part.seat === null ? words.text("web-zone-centre") : words.seat(part.seat)}
    >
      {part.seat === null ? (
        <Hidden>
          <h2>{words.text("web-zone-centre")}</h2>
        </Hidden>
      ) : (
        <h2 className={css.owner}>
          <SeatMark seat={part.seat} size="small" /> {words.seat(part.seat)}
        </h2>
      )}
      <FigureList figures={part.figures} />
      <div className={css.zones}>
        {part.zones.map((zone) => (
          <ZoneView key={zone.field} zone={zone} />
        ))}
      </div>
    </section>
  );
}

/** What every game counts under the same names: points or score, as far as they are open. */
function Panel({ view, seat }: PanelProps) {
  const words = useWords();
  const score = scoreIn(view, seat);
  return score === null ? null : <span>{words.text("web-panel-score", { score })}</span>;
}

function scoreIn(view: unknown, seat: number): number | null {
  const lists = typeof view === "object" && view !== null ? Object.values(view).filter(Array.isArray) : [];
  for (const own of lists.flat()) {
    if (typeof own === "object" && own !== null && (own.seat === seat || own.side === seat)) {
      const score: unknown = own.score ?? own.points;
      return typeof score === "number" ? score : null;
    }
  }
  return null;
}

const generic: BoardModule = { plain: true, Board, Panel };

export default generic;
