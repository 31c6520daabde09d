/** The middle of the table: everything that belongs to nobody yet. */

import type { ReactNode } from "react";
import { seatName } from "#/table/board/names";
import { Place } from "#/table/place";
import { useWords } from "#/words";
import { Amounts } from "./amounts";
import { isSign, Sign } from "./art/signs";
import { Banner } from "./banner";
import { useScene } from "./scene";
import css from "./shared-board.module.css";
import { Spot } from "./spot";
import { Workshops } from "./workshops";

export function Middle() {
  const { view } = useScene();
  const { text } = useWords();
  const dark = (place: string, item: string, pile?: number) => (
    <Spot
      key={place}
      place={place}
      item={item}
      size="medium"
      side="dark"
      closed={view.closed.includes(place)}
      {...(pile !== undefined && { pile })}
    />
  );
  return (
    <section className={css.middle} aria-label={text("my-village-middle")}>
      <Market />
      <Row title="my-village-religion" keeper="abbot">
        {view.churches.map(({ place, card }) => dark(place, card))}
        {view.monks.map(({ place, card, number }) => card !== "" && dark(place, card, number))}
      </Row>
      <Row title="my-village-council" keeper="councillor">
        {view.chambers.map(({ place, card }) => dark(place, card))}
        {view.squares > 0 && dark("centre.village_square", "village_square", view.squares)}
        {view.fields > 0 && dark("centre.field", "field", view.fields)}
      </Row>
      <Row title="my-village-travels" keeper="traveller">
        {view.travels.map(({ place, card, number }) => number > 0 && dark(place, card, number))}
        {view.turned !== null && (
          <Spot place={view.turned.place} item={view.turned.card} size="medium" side="light" />
        )}
      </Row>
      <Row title="my-village-workshops" keeper="craftsman">
        <Workshops />
      </Row>
    </section>
  );
}

interface RowProps {
  readonly title: string;
  /** Who has to live in one's village for it. */
  readonly keeper: string;
  readonly children: ReactNode;
}

function Row({ title, keeper, children }: RowProps) {
  const { mine } = useScene();
  const { text, name } = useWords();
  const there = mine.villagers.includes(keeper);
  const said = there ? name(keeper) : text("my-village-web-absent", { profession: name(keeper) });
  return (
    <div role="group" className={css.row} aria-label={text(title)} data-keeper={keeper}>
      <span
        className={css.keeper}
        data-absent={!there}
        data-explain={`${seatName(mine.seat)}.${keeper}`}
        role="img"
        aria-label={said}
      >
        {isSign(keeper) && <Sign name={keeper} />}
      </span>
      <div className={css.cards}>{children}</div>
    </div>
  );
}

/** Hand, office, customers and their deck. */
function Market() {
  const { view, box, lit } = useScene();
  const { text, name, seat } = useWords();
  const { hand, office } = box.file;
  const taken = text("my-village-hand-taken", { seat: seat(view.holder) });
  return (
    <>
      <div className={css.offices}>
        <Place id="hand" item="hand" className={css.office}>
          <div className={css.board} data-lit={lit.has("hand")} data-back={view.hand_back}>
            <Banner values={hand.values} colour="black" />
            <Sign name="hand" className={css.sign} />
            <span className={css.words}>
              <span className={css.name}>{name("hand")}</span>
              {view.hand_back ? (
                <span className={css.state}>{taken}</span>
              ) : (
                <Amounts amounts={[{ sign: "story", number: view.hand }]} />
              )}
            </span>
          </div>
        </Place>
        <Place id="office" item="office" className={css.office}>
          <div className={css.board} data-lit={lit.has("office")}>
            <Banner values={office.values} colour="black" />
            <Sign name="office" className={css.sign} />
            <span className={css.words}>
              <span className={css.name}>{name("office")}</span>
              <span className={css.prices} aria-hidden="true">
                {office.prices.map(({ time, coin }, at) => (
                  <span key={at}>
                    <small>{at + 1}.</small>
                    <Amounts
                      amounts={[
                        { sign: "time", number: time },
                        ...(coin > 0 ? [{ sign: "coin", number: coin } as const] : []),
                      ]}
                    />
                  </span>
                ))}
              </span>
            </span>
          </div>
        </Place>
        <Place id="deck" className={css.deck}>
          <div className={css.board}>
            <Sign name="deck" className={css.sign} />
            <span className={css.state}>{view.deck}</span>
          </div>
        </Place>
      </div>
      <Row title="my-village-zone" keeper="merchant">
        {view.zone.map(({ place, card }) => (
          <Spot key={place} place={place} item={card} size="medium" side="light" />
        ))}
      </Row>
    </>
  );
}
