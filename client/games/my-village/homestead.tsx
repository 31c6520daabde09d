/** The village board itself: personal banner, school, the headman and his path, old tree and town hall. */

import { Fragment } from "react";
import { seatName } from "#/table/board/names";
import { Said } from "#/table/explanation/said";
import { Place } from "#/table/place";
import { Hidden } from "#/ui/visually-hidden";
import type { MyVillageHeadmanSpace, MyVillageVillageView } from "#/wire/types";
import { useWords } from "#/words";
import { Amounts } from "./amounts";
import { Sign } from "./art/signs";
import { Banner } from "./banner";
import css from "./homestead.module.css";
import { useScene } from "./scene";

interface HomeProps {
  readonly village: MyVillageVillageView;
}

export function Homestead({ village }: HomeProps) {
  const { view, box, lit } = useScene();
  const { text } = useWords();
  const own = seatName(village.seat);
  const used = village.seat === view.active ? view.used : [];
  return (
    <div className={css.home}>
      <Place id={`${own}.personal_banner`} item="personal_banner" className={css.place}>
        <div
          className={css.piece}
          data-lit={lit.has(`${own}.personal_banner`)}
          data-used={used.includes("personal_banner")}
        >
          <Banner
            values={village.personal_values}
            colour="white"
            tiled={village.tile === "personal_banner"}
          />
          <Amounts amounts={[{ sign: "story", number: box.file.personal_banner.stories }]} />
        </div>
      </Place>
      <Place id={`${own}.school`} item="school" className={css.place}>
        <div className={css.piece} data-lit={lit.has(`${own}.school`)} data-used={used.includes("school")}>
          <Banner values={box.file.school.values} colour="white" tiled={village.tile === "school"} />
          <Sign name="school" className={css.large} />
          <Pupil there={village.school_left} slot={text("my-village-slot-left")} />
          <Pupil there={village.school_right} slot={text("my-village-slot-right")} />
        </div>
      </Place>
      <Path village={village} />
      <p className={css.tree} data-explain={`${own}.tree`}>
        <Sign name="tree" className={css.large} />
        <span aria-hidden="true">{village.tree}</span>
        <Said place={`${own}.tree`} />
      </p>
    </div>
  );
}

function Pupil({ there, slot }: { readonly there: boolean; readonly slot: string }) {
  const { text } = useWords();
  return (
    <span className={css.pupil} data-there={there}>
      {there && <Sign name="labourer" />}
      {there && <Hidden>{text("web-pair", { what: text("my-village-term-successor"), value: slot })}</Hidden>}
    </span>
  );
}

/** From the town hall, where stories are safe, to where they are told. */
function Path({ village }: HomeProps) {
  const { box } = useScene();
  const { text } = useWords();
  const own = seatName(village.seat);
  const question = box.file.question_banner;
  return (
    <div className={css.path} role="group" aria-label={text("my-village-term-headman")}>
      <Place id={`${own}.question`} item="question_banner" className={css.place}>
        <div className={css.piece}>
          <Banner values="?" colour="black" />
          <Amounts amounts={[{ sign: "time", number: question.time }]} />
        </div>
      </Place>
      {box.file.headman_space.map((space, at) => (
        <Fragment key={space.id}>
          {at > 0 && <span className={css.step} aria-hidden="true" />}
          <Space space={space} village={village} />
        </Fragment>
      ))}
    </div>
  );
}

interface SpaceProps extends HomeProps {
  readonly space: MyVillageHeadmanSpace;
}

function Space({ space, village }: SpaceProps) {
  const here = village.headman === space.id;
  const hall = space.coins + space.stories === 0;
  return (
    <Place id={`${seatName(village.seat)}.${space.id}`} item={space.id} className={css.place}>
      <div className={css.space} data-here={here}>
        {here && <Sign name="headman" className={css.large} />}
        {hall ? (
          <span className={css.safe}>
            <Sign name="hall" className={css.large} />
            {village.safe}
          </span>
        ) : (
          <Amounts
            amounts={[
              space.coins > 0
                ? { sign: "coin", number: space.coins }
                : { sign: "story", number: space.stories },
            ]}
          />
        )}
      </div>
    </Place>
  );
}
