/** The board while a story is told: as it was at each step, with everything that can be chosen now. */
import { useEffect, useRef, useState } from "react";
import type { BoardProps } from "#/table/contract";
import { roomAt } from "#/table/room-history";
import type { View as AnyView, RoomView } from "#/wire/types";
import { Board } from "../board";
import type { File, View } from "../components";
import { useTeller } from "./reading-position";
import { boardOf } from "./story-steps";

export function ToldBoard(props: BoardProps<View, File>) {
  return <Board {...props} view={useToldView(props)} />;
}

function useToldView({ view, room, past }: BoardProps<View, File>): View {
  const teller = useTeller();
  const version = past || teller === null ? null : boardOf(teller.telling, teller.story, teller.newest);
  const then = useViewAt(room, version, view);
  const drawn = useRef(view);
  // Until it is there, what was drawn before stays: the present would be seen too early.
  const shown = version === null ? view : (then ?? drawn.current);
  useEffect(() => {
    drawn.current = shown;
  });
  return shown;
}

interface Moment {
  readonly version: number;
  readonly view: View;
}

/** What one saw at a version; null while it is on the way. What cannot be had is shown as it is now. */
function useViewAt({ room, reader }: RoomView, version: number | null, now: View): View | null {
  const [moment, setMoment] = useState<Moment | null>(null);
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    if (version === null) {
      return;
    }
    let wanted = true;
    const show = (view: View) => wanted && setMoment({ version, view });
    roomAt(room, reader, version).then(
      (then) => show(isOurs(then.view) ? then.view : latest.current),
      () => show(latest.current),
    );
    return () => {
      wanted = false;
    };
  }, [room, reader, version]);
  return moment !== null && moment.version === version ? moment.view : null;
}

function isOurs(view: AnyView | null): view is View {
  return view !== null && "scrolls" in view;
}
