/** The heaven over the near city: its Patron Saint, and a window for each sacrament that lights up pane by pane. */
import { seatName } from "#/table/board/names";
import { Place } from "#/table/place";
import type { TheopolisNeedView, TheopolisSacramentView } from "#/wire/types";
import { useWords } from "#/words";
import { Window } from "./art/window";
import css from "./heaven.module.css";
import { Legend } from "./legend";
import { Piece } from "./piece";
import { useScene } from "./scene";

/** `low`: only the panes and the name, where room is needed for something else. */
export function Heaven({ low }: { readonly low: boolean }) {
  const { view, near, box } = useScene();
  const { text } = useWords();
  return (
    <section className={css.heaven} data-low={low} aria-label={text("theopolis-web-heaven")}>
      {near.saint !== null && (
        <div className={css.saint}>
          <Piece place={`${seatName(near.seat)}.saint.${near.saint}`} item={near.saint} size="small" />
        </div>
      )}
      {view.aid.groups.map(({ group, held, needed }) => (
        <div key={group} className={css.group}>
          <Legend place={`${seatName(near.seat)}.sacraments`}>
            {text(`theopolis-web-group-${group}`)} {held}/{needed}
          </Legend>
          <div className={css.windows}>
            {view.aid.sacraments
              .filter(({ sacrament }) => box.sacrament(sacrament)?.group === group)
              .map((progress) => (
                <Lancet key={progress.sacrament} progress={progress} />
              ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function Lancet({ progress }: { readonly progress: TheopolisSacramentView }) {
  const { near } = useScene();
  const { name } = useWords();
  const { sacrament, needs, held } = progress;
  return (
    <Place id={`${seatName(near.seat)}.sacrament.${sacrament}`} item={sacrament} className={css.lancet}>
      <div className={css.glass} data-held={held} aria-hidden="true">
        <Window item={sacrament} type="sacrament" className={css.head} />
        <ul className={css.panes}>
          {needs.map((need) => (
            <Pane key={need.cards.join(" ")} need={need} />
          ))}
        </ul>
        <p className={css.name}>{name(sacrament)}</p>
      </div>
    </Place>
  );
}

function Pane({ need }: { readonly need: TheopolisNeedView }) {
  const { name } = useWords();
  const shown = need.met === null ? need.cards : [need.met];
  return (
    <li className={css.pane} data-lit={need.met !== null}>
      <span>{shown.map(name).join(" / ")}</span>
    </li>
  );
}
