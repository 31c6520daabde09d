/** The end of a game: who won and how, the score sheet, how it came to that, and what one can do next. */
import { useState } from "react";
import { useLocation } from "wouter";
import { useTable } from "#/table/context";
import { Chart } from "#/table/game-over/chart";
import css from "#/table/game-over/game-over.module.css";
import { useProgress } from "#/table/game-over/progress";
import { rankOf, winnersOf } from "#/table/game-over/result";
import { ScoreSheet } from "#/table/scores/sheet";
import { Button, Dialog, LinkButton, SeatMark, toast } from "#/ui";
import { at } from "#/wire/base-url";
import { begin } from "#/wire/begin";
import type { Result } from "#/wire/types";
import { useWords } from "#/words";
import { capital } from "#/words/capitalize";

/** Points alone have not decided. */
const TIED = "result-tied";

export interface EndedProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function Ended({ open, onClose }: EndedProps) {
  const { room } = useTable();
  const words = useWords();
  const { result } = room;
  return result === null ? null : (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={<Won result={result} />}
      actions={<Next onClose={onClose} />}
    >
      <div className={css.ended}>
        {room.ended !== null && (
          <p className={css.ending}>
            {words.text("web-ended-how", { ending: capital(words.say(room.ended), words.language) })}
          </p>
        )}
        <Margin />
        <OwnRank result={result} />
        <div className={css.figures}>
          <section className={css.sheet}>
            <h3 className={css.heading}>{words.text("web-ended-sheet")}</h3>
            <ScoreSheet
              room={room}
              sheets={room.scores}
              result={result}
              caption={words.text("web-ended-sheet")}
            />
          </section>
          <Growth onClose={onClose} />
        </div>
        <Keep />
      </div>
    </Dialog>
  );
}

/** By how much the first won, where points decide; and what decided if they are equal. */
function Margin() {
  const { room } = useTable();
  const words = useWords();
  if (room.margin === null) {
    return null;
  }
  return (
    <p data-margin>
      {words.say(room.margin)}
      {room.margin.id === TIED && ` ${words.text(`${room.game}-tie-break`)}`}
    </p>
  );
}

/** Which place the reader has, who has not won. */
function OwnRank({ result }: { readonly result: Result }) {
  const { room } = useTable();
  const words = useWords();
  const rank = rankOf(result, room.reader);
  return rank === null ? null : <p>{words.text("web-ended-rank", { rank, number: room.players })}</p>;
}

function Won({ result }: { readonly result: Result }) {
  const { room } = useTable();
  const words = useWords();
  const { seats, side } = winnersOf(result);
  const names = side === null ? seats.map(words.seat) : [words.name(side)];
  const mine = seats.length === 1 && seats[0] === room.reader;
  return (
    <span className={css.won}>
      <span className={css.marks}>
        {seats.map((seat) => (
          <SeatMark key={seat} seat={seat} turn />
        ))}
      </span>
      {mine ? words.text("web-ended-you") : words.text("web-ended-won", { names, number: names.length })}
    </span>
  );
}

function Growth({ onClose }: { readonly onClose: () => void }) {
  const { room, setPast } = useTable();
  const points = useProgress(room.room, room.lines);
  const show = (version: number) => {
    onClose();
    setPast(version);
  };
  return points === null || points.length < 2 ? null : (
    <section className={css.growth}>
      <Chart points={points} players={room.players} onMoment={show} />
    </section>
  );
}

/** The record is a text that can be read, saved and continued. */
function Keep() {
  const { room } = useTable();
  const { text } = useWords();
  return (
    <p>
      <LinkButton
        href={at(`/api/rooms/${encodeURIComponent(room.room)}/record`).href}
        download={`${room.game}-${room.room}.txt`}
        icon="download"
        kind="quiet"
        size="small"
      >
        {text("web-ended-record")}
      </LinkButton>
    </p>
  );
}

/** What one can do next: look at it again, play again. */
function Next({ onClose }: { readonly onClose: () => void }) {
  const { room, events, setPast } = useTable();
  const words = useWords();
  const { busy, play } = useRematch();
  const rematch = events.findLast(({ event }) => event.type === "rematch")?.event;
  const again = rematch?.type === "rematch" ? rematch.room : null;
  const begin = events.find(({ event }) => event.type === "started")?.version;
  return (
    <>
      <Button
        icon="history"
        onPress={() => {
          onClose();
          setPast(begin ?? 1);
        }}
      >
        {words.text("web-ended-replay")}
      </Button>
      {again !== null && (
        <LinkButton to={`/rooms/${again}`} kind="primary" icon="again">
          {words.text("web-ended-to-rematch")}
        </LinkButton>
      )}
      {again === null && room.reader >= 0 && (
        <Button kind="primary" icon="again" busy={busy} onPress={() => void play()}>
          {words.text("web-ended-rematch")}
        </Button>
      )}
    </>
  );
}

/** Opens the same table once more and goes there. */
function useRematch(): { readonly busy: boolean; play(): Promise<void> } {
  const { room, send } = useTable();
  const words = useWords();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    try {
      const { events } = await send({ type: "rematch" });
      const made = events.find(({ event }) => event.type === "rematch")?.event;
      if (made?.type === "rematch") {
        // Nobody has to be waited for.
        if (room.seats.every((seat) => seat.yours || seat.bot !== "")) {
          await begin(made.room, room.reader);
        }
        go(`/rooms/${made.room}`);
      }
    } catch (error) {
      toast(words.explain(error), "error");
    } finally {
      setBusy(false);
    }
  };
  return { busy, play };
}
