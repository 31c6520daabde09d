/** The heaven over the near city: its Patron Saint, and a window for each sacrament that lights up pane by pane. */
import { Place } from "#/table/place";
import { useWords } from "#/words";
import { Window } from "./art/window";
import { GROUPS } from "./components";
import { groupsOf } from "./endings";
import css from "./heaven.module.css";
import { Legend } from "./legend";
import { Piece } from "./piece";
import { seatName } from "./pieces";
import { missing, type Need, type Progress, progressOf } from "./sacrament-progress";
import { useScene } from "./scene";

/** `low`: only the panes and the name, where room is needed for something else. */
export function Heaven({ low }: { readonly low: boolean }) {
  const { near, box } = useScene();
  const { text } = useWords();
  const all = progressOf(box, near);
  const groups = groupsOf(box, near);
  return (
    <section className={css.heaven} data-low={low} aria-label={text("theopolis-web-heaven")}>
      {near.saint !== null && (
        <div className={css.saint}>
          <Piece
            place={`${seatName(near.seat)}.saint.${near.saint}`}
            item={near.saint}
            size="small"
            number={undefined}
          />
        </div>
      )}
      {GROUPS.map((name, at) => (
        <div key={name} className={css.group}>
          <Legend place={`${seatName(near.seat)}.sacraments`} label={text("theopolis-title-sacraments")}>
            {text(`theopolis-web-group-${name}`)} {Math.min(groups[at]?.held ?? 0, groups[at]?.needed ?? 0)}/
            {groups[at]?.needed ?? 0}
          </Legend>
          <div className={css.windows}>
            {all
              .filter((progress) => progress.sacrament.group === name)
              .map((progress) => (
                <Lancet key={progress.sacrament.id} progress={progress} />
              ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function Lancet({ progress }: { readonly progress: Progress }) {
  const { near } = useScene();
  const { text, name } = useWords();
  const { sacrament, needs, held } = progress;
  const cards = missing(progress)
    .map((need) => need.cards.map(name).join(" / "))
    .join(", ");
  const label = held
    ? text("theopolis-web-sacrament-held", { sacrament: name(sacrament.id) })
    : text("theopolis-web-sacrament-missing", { sacrament: name(sacrament.id), cards });
  return (
    <Place
      id={`${seatName(near.seat)}.sacrament.${sacrament.id}`}
      label={label}
      item={sacrament.id}
      className={css.lancet ?? ""}
    >
      <div className={css.glass} data-held={held} aria-hidden="true">
        <Window item={sacrament.id} type="sacrament" className={css.head} />
        <ul className={css.panes}>
          {needs.map((need) => (
            <Pane key={need.cards.join(" ")} need={need} />
          ))}
        </ul>
        <p className={css.name}>{name(sacrament.id)}</p>
      </div>
    </Place>
  );
}

function Pane({ need }: { readonly need: Need }) {
  const { name } = useWords();
  const shown = need.met === null ? need.cards : [need.met];
  return (
    <li className={css.pane} data-lit={need.met !== null}>
      <span>{shown.map(name).join(" / ")}</span>
    </li>
  );
}
