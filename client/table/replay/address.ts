/** A moment has an address: `#moment-123`. Who opens it sees the board as it was then. */
import { useEffect, useRef } from "react";

const MOMENT = /^#moment-(\d{1,9})$/;

/** The earlier moment that an address names; null for none, or one that has not come. */
export function momentIn(hash: string, newest: number): number | null {
  const wanted = Number(MOMENT.exec(hash)?.[1] ?? 0);
  return wanted >= 1 && wanted < newest ? wanted : null;
}

/** The address of a moment, or with null of the table as it is now. */
export function addressOf(version: number | null): string {
  const address = new URL(window.location.href);
  address.hash = version === null ? "" : `moment-${version}`;
  return address.href;
}

/** Browsers refuse addresses that change too often. */
const RESTS = 400;

/** Go where the address says from now on (`usePast` begins there), and let it say where one is. */
export function useMomentInAddress(
  past: number | null,
  setPast: (version: number | null) => void,
  newest: number,
): void {
  const latest = useRef({ setPast, newest });
  latest.current = { setPast, newest };

  useEffect(() => {
    const follow = () => {
      const wanted = momentIn(window.location.hash, latest.current.newest);
      if (wanted !== null) {
        latest.current.setPast(wanted);
      }
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);

  const looked = useRef(false);
  useEffect(() => {
    // Until one has looked back, the address is left alone: it may hold what others put there.
    if (past === null && !looked.current) {
      return;
    }
    looked.current = true;
    const timer = window.setTimeout(
      () => window.history.replaceState(window.history.state, "", addressOf(past)),
      RESTS,
    );
    return () => window.clearTimeout(timer);
  }, [past]);
}
