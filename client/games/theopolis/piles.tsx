/** Deck, discard pile, and the three piles of Resources. */

import { numbersIn } from "#/table/board/pieces";
import { Place } from "#/table/place";
import { Hidden } from "#/ui/visually-hidden";
import { useWords } from "#/words";
import { Sign } from "./art/signs";
import { Card } from "./card";
import { RESOURCES } from "./components";
import type { Unfolded } from "./open-panels";
import { HiddenPiece, Piece } from "./piece";
import { latestIn } from "./pieces";
import css from "./piles.module.css";
import { useScene } from "./scene";
import { Shard } from "./shard";

export function Piles({ unfolded }: { readonly unfolded: Unfolded }) {
  const { text } = useWords();
  return (
    <section className={css.piles} aria-label={text("theopolis-touch-piles")}>
      <div className={css.cards}>
        <Deck />
        <DiscardPile unfolded={unfolded} />
      </div>
      <ResourcePiles />
    </section>
  );
}

function Deck() {
  const { view, box, pieces } = useScene();
  const last = box.number("apocalypse_among_last");
  const hidden = numbersIn(pieces, "deck", null);
  // The lowest is drawn first: cards leave the deck from the top.
  const shown = hidden.slice(0, 3).reverse();
  return (
    <figure className={css.pile} data-omen={view.deck <= last}>
      <Place id="deck" className={css.stack}>
        {shown.map((number) => (
          <HiddenPiece key={number} size="mini" number={number} />
        ))}
      </Place>
      <figcaption className={css.number} aria-hidden="true">
        {view.deck <= last && <Sign name="sun" className={css.omen} />}
        {view.deck}
      </figcaption>
    </figure>
  );
}

function DiscardPile({ unfolded }: { readonly unfolded: Unfolded }) {
  const { view, box, pieces } = useScene();
  const { text } = useWords();
  const number = view.discard.reduce((sum, card) => sum + card.copies, 0);
  const open = unfolded.shown.includes("discard");
  const top = open ? null : latestIn(pieces, "discard");
  return (
    <figure className={css.pile}>
      <div className={css.stack} data-empty={number === 0} data-explain="discard">
        {top?.face != null && (
          <Piece
            place={`discard.${top.face}`}
            item={top.face}
            size="mini"
            number={top.number}
            key={top.number}
          />
        )}
        {open && number > 0 && <Card box={box} item={view.discard[0]?.card ?? ""} size="mini" />}
      </div>
      <button
        type="button"
        className={css.unfold}
        aria-expanded={open}
        disabled={number === 0 && !open}
        onClick={() => unfolded.toggle("discard")}
      >
        <span aria-hidden="true">
          {number} {open ? "▴" : "▾"}
        </span>
        <Hidden>{text("theopolis-web-discard", { number })}</Hidden>
      </button>
    </figure>
  );
}

function ResourcePiles() {
  const { view } = useScene();
  return (
    <div className={css.resources}>
      {RESOURCES.map((resource, index) => {
        const number = view.piles[index] ?? 0;
        return (
          <Place key={resource} id={`pile.${resource}`} item={resource} className={css.resource}>
            <div className={css.heap} data-empty={number === 0} aria-hidden="true">
              <Shard resource={resource} />
              <span className={css.number}>{number}</span>
            </div>
          </Place>
        );
      })}
    </div>
  );
}
