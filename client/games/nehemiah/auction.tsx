/** The foremen on offer, the one under the hammer, your own sealed bid, and the bids that were revealed last. */

import { useMemo } from "react";
import { useAround } from "#/table/context";
import { Place } from "#/table/place";
import { SeatMark } from "#/ui/seat-mark";
import { Hidden } from "#/ui/visually-hidden";
import { useWords } from "#/words";
import { Sign, type SignName } from "./art/signs";
import css from "./auction.module.css";
import { Bidding } from "./bidding";
import { lastAuction, type Revealed } from "./bids";
import { Foreman } from "./foreman";
import { useScene } from "./scene";

export function Auction() {
  const { view, room } = useScene();
  const events = useAround()?.events;
  const { text } = useWords();
  const last = useMemo(
    () => (view.foremen ? lastAuction(events ?? [], room.version) : null),
    [events, room.version, view.foremen],
  );
  if (view.revealed.length === 0 && last === null) {
    return null;
  }
  return (
    <section className={css.auction} aria-label={text("nehemiah-auction-box")}>
      {view.revealed.length > 0 && (
        <Place id="foremen" className={css.head}>
          <p className={css.title}>{text("nehemiah-auction-box")}</p>
        </Place>
      )}
      <div className={css.offer}>
        {view.revealed.map((item) => (
          <Foreman key={item} place={`revealed.${item}`} item={item} bidFor={item === view.auctioned} />
        ))}
      </div>
      {view.auctioned !== null && view.reader >= 0 && <Bidding key={view.auctioned} />}
      {last !== null && <LastBids last={last} />}
    </section>
  );
}

const PARTS: readonly (readonly [sign: SignName, part: "workers" | "wood" | "gold"])[] = [
  ["worker", "workers"],
  ["wood", "wood"],
  ["gold", "gold"],
];

/** All bids side by side, as they were turned up together; the winner is crowned. */
function LastBids({ last: { card, winner, bids } }: { readonly last: Revealed }) {
  const { name, text, tell, seat: nameOf } = useWords();
  return (
    <div className={css.bids}>
      <p className={css.title}>{text("nehemiah-web-bids", { card: name(card) })}</p>
      <ul>
        {bids.map((bid) => (
          <li key={bid.seat} data-won={bid.seat === winner}>
            <SeatMark seat={bid.seat} size="small" label={nameOf(bid.seat)} />
            {PARTS.map(([sign, part]) => (
              <span key={part} className={css.part} aria-hidden="true">
                {bid[part]}
                <Sign name={sign} />
              </span>
            ))}
            <Hidden>{tell(bid.told)}</Hidden>
            {bid.seat === winner && (
              <span className={css.won} title={text("nehemiah-web-won")}>
                <Sign name="points" />
                <Hidden>{text("nehemiah-web-won")}</Hidden>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
