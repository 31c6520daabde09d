/** The villages of the others, small; one that is pressed is shown large in the place of yours. */
import { seatName } from "#/table/board/names";
import { SeatMark } from "#/ui/seat-mark";
import type { MyVillageCardView, MyVillageVillageView } from "#/wire/types";
import { useWords } from "#/words";
import { Print } from "./art/print";
import { isSign, Sign } from "./art/signs";
import { tintOf } from "./components";
import { Figures, shortFigures } from "./figures";
import css from "./others.module.css";
import { useScene } from "./scene";

export interface OthersProps {
  readonly villages: readonly MyVillageVillageView[];
  /** Whose village is shown large. */
  readonly large: number;
  readonly onShow: (seat: number) => void;
}

export function Others({ villages, large, onShow }: OthersProps) {
  const { text } = useWords();
  return (
    <section className={css.others} aria-label={text("my-village-others")}>
      {villages.map((village) => (
        <Miniature
          key={village.seat}
          village={village}
          large={village.seat === large}
          onShow={() => onShow(village.seat)}
        />
      ))}
    </section>
  );
}

interface MiniatureProps {
  readonly village: MyVillageVillageView;
  readonly large: boolean;
  readonly onShow: () => void;
}

function Miniature({ village, large, onShow }: MiniatureProps) {
  const { view, box } = useScene();
  const { text, name, seat } = useWords();
  const turn = view.active === village.seat && view.ending === "going_on";
  const own = seatName(village.seat);
  const customers = village.market.length + village.served.length;
  return (
    <div className={css.village} data-turn={turn} data-large={large}>
      <button type="button" className={css.head} aria-pressed={large} onClick={onShow}>
        <SeatMark seat={village.seat} size="small" turn={turn} />
        <span className={css.name}>{text("my-village-web-village", { seat: seat(village.seat) })}</span>
      </button>
      <Figures figures={shortFigures(view, village)} />
      <div className={css.line}>
        <span className={css.people}>
          {box.file.profession.map(({ id }) => {
            const there = village.villagers.includes(id);
            const label = there ? name(id) : text("my-village-web-absent", { profession: name(id) });
            return (
              <span key={id} data-there={there} data-explain={`${own}.${id}`} role="img" aria-label={label}>
                <Sign name={there && isSign(id) ? id : "cross"} />
              </span>
            );
          })}
        </span>
        <span className={css.cards} aria-hidden="true">
          {customers > 0 && (
            <span data-explain={`${own}.customer`}>
              <Sign name="customer" />
              {village.served.length}/{customers}
            </span>
          )}
          {village.workshops
            .filter(({ stock }) => stock > 0)
            .map(({ resource, stock }) => (
              <span key={resource} data-explain={`${own}.${resource}`}>
                {isSign(resource) && <Sign name={resource} />}
                {stock}
              </span>
            ))}
        </span>
      </div>
      <div className={css.prints}>
        {cardsOf(village).map(({ place, card }) => (
          <span
            key={place}
            style={tintOf(box.card(card))}
            data-explain={place}
            role="img"
            aria-label={name(card)}
          >
            <Print motif={box.card(card)?.motif ?? card} className={css.print} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** Everything that was added to a village, area by area. */
function cardsOf(village: MyVillageVillageView): readonly MyVillageCardView[] {
  const { church, chamber, monks, workshops, travels, fields, square } = village;
  return [
    ...(church === null ? [] : [church]),
    ...monks,
    ...(chamber === null ? [] : [chamber]),
    ...(square ? [{ place: `${seatName(village.seat)}.village_square`, card: "village_square" }] : []),
    ...workshops,
    ...travels,
    ...fields.map(({ place }) => ({ place, card: "field" })),
  ];
}
