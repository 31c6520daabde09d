/** The board in its place: what is offered on it, the keyboard on it, and pieces that move over it. */
import { type KeyboardEvent, type ReactNode, type RefObject, useMemo } from "react";
import css from "#/table/board-area.module.css";
import { useTable } from "#/table/context";
import { useLearning } from "#/table/lesson";
import { matching, offeredPlaces } from "#/table/match-places";
import { type Places, PlacesContext } from "#/table/places";
import { moveFocus, useOneTabStop } from "#/table/roving-focus";
import { Travel } from "#/table/travel";
import type { Pointing } from "#/table/use-offers";
import { later } from "#/ui/lazy";
import { useSettings, useStill, useWords } from "#/words";

const BesidePlace = later(async () => (await import("#/table/place-popover")).BesidePlace);
/** In milliseconds, by the speed that the reader has set. */
const TRAVEL = { slow: 900, normal: 450, fast: 220 } as const;

interface BoardAreaProps {
  readonly pointing: Pointing;
  readonly narrow: boolean;
  readonly area: RefObject<HTMLElement | null>;
  /** Scrolls with the board, above it. */
  readonly before: ReactNode;
}

export function BoardArea({ pointing, narrow, area, before }: BoardAreaProps) {
  const words = useWords();
  const [{ speed }] = useSettings();
  const { shown, printed, module, past, openRule, readItem } = useTable();
  const { offers, beside, close } = pointing;
  const { lit } = useLearning();
  const still = useStill();
  const moving = !still && past === null;
  useOneTabStop(area);

  const places = useMemo<Places>(() => {
    const open = offeredPlaces(offers.choices, offers.picked);
    const picked = new Set(offers.picked);
    const refused = new Set(offers.refusals.flatMap((refusal) => refusal.at));
    return {
      state: (place) => {
        if (picked.has(place)) {
          return "picked";
        }
        if (open.has(place)) {
          return "offered";
        }
        return refused.has(place) ? "refused" : "idle";
      },
      at: (place) => matching(offers.choices, [...offers.picked, place]),
      press: offers.press,
      read: (place) => readItem(place, neighbours(area.current, place)),
      lit,
    };
  }, [offers, lit, readItem, area]);

  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!moveFocus(event) && event.key.toLowerCase() === "i" && !event.ctrlKey && !event.metaKey) {
      const place = document.activeElement?.closest<HTMLElement>("[data-place]")?.dataset.place;
      if (place !== undefined) {
        event.preventDefault();
        places.read(place);
      }
    }
  };

  const Board = module.Board;
  return (
    <PlacesContext value={places}>
      <Travel board={area} of={shown.view} duration={moving ? TRAVEL[speed] : 0}>
        <section
          ref={area}
          data-focus-zone="board"
          className={css.area}
          aria-label={words.text("web-board")}
          data-past={past !== null || undefined}
          onKeyDown={keyDown}
        >
          {before}
          {shown.view !== null && (
            <Board view={shown.view} room={shown} printed={printed} past={past !== null} narrow={narrow} />
          )}
        </section>
      </Travel>
      {beside !== null && (
        <BesidePlace
          key={`${pointing.question} ${offers.picked.join(" ")}`}
          beside={beside}
          offers={offers}
          onClose={close}
          // It would cover what opens.
          onRule={(rule) => {
            close();
            openRule(rule);
          }}
          onRead={(place) => {
            close();
            places.read(place);
          }}
        />
      )}
    </PlacesContext>
  );
}

/** The items in the same zone, for previous and next: `board.chapel` is beside all of `board.`. */
function neighbours(board: HTMLElement | null, place: string): readonly string[] {
  const zone = place.slice(0, place.lastIndexOf(".") + 1);
  const places = [...(board?.querySelectorAll<HTMLElement>("[data-item]") ?? [])]
    .map((element) => element.dataset.place ?? "")
    .filter((each) => each.startsWith(zone));
  return [...new Set(places)];
}
