/** What is unfolded beside the open cards: cities of others, the discard pile. What choices point into unfolds itself. */

import { useState } from "react";
import { seatName } from "#/table/board/names";
import type { RoomView, TheopolisView } from "#/wire/types";

/** A seat's number, or the discard pile. */
export type Unfoldable = number | "discard";

export interface Unfolded {
  readonly shown: readonly Unfoldable[];
  toggle(what: Unfoldable): void;
}

export function useUnfolded(room: RoomView, view: TheopolisView): Unfolded {
  const [opened, setOpened] = useState<Unfoldable | null>(null);
  // Folded by hand although choices point there; only as long as the question is the same.
  const question = `${room.reader} ${room.lines} ${room.step}`;
  const [closed, setClosed] = useState<{ readonly question: string; readonly what: Unfoldable } | null>(null);
  const asked = pointedInto(room, view).filter(
    (what) => !(closed?.question === question && closed.what === what),
  );
  const shown = asked.length > 0 ? asked : opened === null ? [] : [opened];
  return {
    shown,
    toggle: (what) => {
      if (asked.includes(what)) {
        setClosed({ question, what });
      }
      setOpened(shown.includes(what) ? null : what);
    },
  };
}

function pointedInto(room: RoomView, view: TheopolisView): readonly Unfoldable[] {
  const places = room.choices.flatMap((choice) => choice.at);
  const into = (zone: string) => places.some((place) => place.startsWith(zone));
  const cities = view.seats
    .map(({ seat }) => seat)
    .filter((seat) => seat !== view.reader && into(`${seatName(seat)}.city.`));
  return into("discard.") ? [...cities, "discard"] : cities;
}
