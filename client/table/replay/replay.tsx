/** Looking back. It is always part of the table and shows its bar when an earlier moment is shown. */
import { useEffect, useRef } from "react";
import { useTable } from "#/table/context";
import { useMomentInAddress } from "#/table/replay/address";
import { useStepping } from "#/table/replay/playback";
import { later } from "#/ui/lazy";

const ReplayBar = later(async () => (await import("#/table/replay/bar")).ReplayBar);

export function Replay() {
  const { room, past, setPast } = useTable();
  const stepping = useStepping();
  useMomentInAddress(past, setPast, room.version);
  useFocusKept(past !== null);
  return past === null || stepping.moments.length === 0 ? null : (
    <ReplayBar stepping={stepping} past={past} />
  );
}

/** When the bar goes, the focus in it returns to where it was before. */
function useFocusKept(open: boolean): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (open) {
      before.current = document.activeElement;
      return;
    }
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && before.current instanceof HTMLElement && before.current.isConnected) {
      before.current.focus({ preventScroll: true });
    }
  }, [open]);
}
