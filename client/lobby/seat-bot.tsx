/** Bots before the game: the host adds them, changes their strength, removes them. */

import { botName } from "#/lobby/bot-name";
import { defaultNames } from "#/lobby/create-table";
import { GAMES, useListing } from "#/lobby/queries";
import { freeBotName } from "#/lobby/seat-names";
import { botHelp } from "#/lobby/settings-text";
import { usualBot } from "#/lobby/table-plan";
import { command, useDoing } from "#/lobby/use-action";
import css from "#/lobby/waiting-room.module.css";
import { Button, Menu, Notice } from "#/ui";
import type { RoomSeatView, RoomView } from "#/wire/types";
import { useWords } from "#/words";

interface SeatBotProps {
  readonly room: RoomView;
  readonly seat: RoomSeatView;
}

export function LetBotSit({ room, seat }: SeatBotProps) {
  const words = useWords();
  const { busy, error, run } = useDoing();
  const bots = useListing(GAMES).answer?.bots ?? [];
  const taken = room.seats.map((one) => one.name);
  const name = freeBotName(taken, defaultNames(words));
  const sit = { type: "seat-bot", seat: seat.seat, bot: usualBot(bots), name } as const;
  return (
    <div className={css.bot}>
      <Button
        icon="bot"
        busy={busy}
        disabled={bots.length === 0}
        label={words.text("web-pair", { what: words.text("web-waiting-bot"), value: words.seat(seat.seat) })}
        onPress={() => run(() => command(room, room.reader, sit))}
      >
        {words.text("web-waiting-bot")}
      </Button>
      {error !== null && <Notice tone="error">{words.explain(error)}</Notice>}
    </div>
  );
}

export function SeatedBot({ room, seat }: SeatBotProps) {
  const words = useWords();
  const { busy, error, run } = useDoing();
  const bots = useListing(GAMES).answer?.bots ?? [seat.bot];
  const place = words.seat(seat.seat);
  const which = words.text("web-new-strength", { seat: place });
  const sit = (bot: string) =>
    run(() => command(room, room.reader, { type: "seat-bot", seat: seat.seat, bot, name: seat.name }));
  return (
    <div className={css.bot}>
      <Menu
        label={which}
        placement="bottom start"
        trigger={
          <Button icon="bot" label={words.text("web-pair", { what: which, value: botName(words, seat.bot) })}>
            {botName(words, seat.bot)}
          </Button>
        }
        entries={bots.map((id) => {
          const hint = botHelp(words, id);
          return {
            id,
            text: botName(words, id),
            selected: id === seat.bot,
            onPress: () => sit(id),
            ...(hint !== undefined && { hint }),
          };
        })}
      />
      <Button
        icon="close"
        busy={busy}
        label={words.text("web-pair", { what: words.text("web-waiting-bot-up"), value: place })}
        onPress={() => sit("")}
      >
        {words.text("web-waiting-bot-up")}
      </Button>
      {error !== null && <Notice tone="error">{words.explain(error)}</Notice>}
    </div>
  );
}
