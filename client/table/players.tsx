/** The players: who sits where, whose turn it is, how much time is left, and what the game shows of each. */
import { botName } from "#/lobby/bot-name";
import { SeatClock } from "#/table/clock";
import { useTable } from "#/table/context";
import { openPlayerBoard } from "#/table/player-boards";
import css from "#/table/players.module.css";
import { useCommanding } from "#/table/use-command";
import { Badge } from "#/ui/badge";
import { IconButton } from "#/ui/button";
import { Icon } from "#/ui/icon";
import { Menu, type MenuEntry } from "#/ui/menu";
import { SeatMark } from "#/ui/seat-mark";
import { Hidden } from "#/ui/visually-hidden";
import { askFor } from "#/wire/former-names";
import { isAway } from "#/wire/presence";
import type { RoomSeatView, RoomView } from "#/wire/types";
import { useWords } from "#/words";

interface PlayersProps {
  readonly onInvite: (seat: number) => void;
  /** One line each, without the game's figures. */
  readonly compact?: boolean;
  /** The board of a player is about to be opened: what lies over it may go. */
  readonly onOpen?: () => void;
}

export function Players({ compact = false, ...each }: PlayersProps) {
  const words = useWords();
  const { room } = useTable();
  return (
    // On a phone they may be wider than the screen: what scrolls must be reachable by keyboard.
    <ul
      className={css.players}
      data-compact={compact || undefined}
      aria-label={words.text("web-players")}
      {...(compact && { tabIndex: 0 })}
    >
      {room.seats.map((seat) => (
        <Player key={seat.seat} seat={seat} compact={compact} {...each} />
      ))}
    </ul>
  );
}

interface PlayerProps extends PlayersProps {
  readonly seat: RoomSeatView;
}

function Player({ seat, onInvite, onOpen, compact = false }: PlayerProps) {
  const { room, shown, printed, module } = useTable();
  const Panel = module.Panel;
  const turn = seat.waiting;
  return (
    <li
      className={css.player}
      data-turn={turn || undefined}
      data-own={seat.seat === room.reader || undefined}
    >
      <div className={css.line}>
        <Name
          seat={seat.seat}
          turn={turn}
          onPress={() => {
            onOpen?.();
            openPlayerBoard(seat.seat);
          }}
        />
        <Signs seat={seat} reader={room.reader} compact={compact} />
        <span className={css.end}>
          <SeatClock seat={seat} />
          {!compact && <PlayerMenu seat={seat} onInvite={onInvite} />}
        </span>
      </div>
      {!compact && Panel !== undefined && shown.view !== null && (
        <div className={css.figures}>
          <Panel view={shown.view} seat={seat.seat} printed={printed} />
        </div>
      )}
    </li>
  );
}

interface NameProps {
  readonly seat: number;
  readonly turn: boolean;
  readonly onPress: () => void;
}

/** Pressed, it opens what the board shows of this player; a game without a board has nothing to open. */
function Name({ seat, turn, onPress }: NameProps) {
  const words = useWords();
  const { module } = useTable();
  const name = words.seat(seat);
  const shown = (
    <>
      <SeatMark seat={seat} turn={turn} />
      <span className={css.name}>{name}</span>
    </>
  );
  return module.plain ? (
    shown
  ) : (
    <button
      type="button"
      className={css.open}
      aria-label={words.text("web-player-open", { name })}
      onClick={onPress}
    >
      {shown}
    </button>
  );
}

interface TurnProps {
  readonly own: boolean;
  readonly waiting: boolean;
  readonly compact: boolean;
}

/** Where there is little room, a ring shows whose turn it is; screen readers get it in words. */
function Turn({ own, waiting, compact }: TurnProps) {
  const words = useWords();
  if (!own && !waiting) {
    return null;
  }
  const text = words.text(waiting ? (own ? "web-your-turn" : "web-to-move") : "web-you");
  return compact ? <Hidden>{text}</Hidden> : <Badge tone={waiting ? "turn" : "info"}>{text}</Badge>;
}

interface SignsProps {
  readonly seat: RoomSeatView;
  readonly reader: number;
  readonly compact: boolean;
}

function Signs({ seat, reader, compact }: SignsProps) {
  const words = useWords();
  const { here } = useTable();
  const absent = !seat.taken && seat.bot === "";
  return (
    <>
      <Turn own={seat.seat === reader} waiting={seat.waiting} compact={compact} />
      {seat.bot !== "" && (
        <Icon name="bot" label={words.text("web-seat-bot", { bot: botName(words, seat.bot) })} />
      )}
      {seat.muted && <Icon name="mute" label={words.text("web-is-muted")} />}
      {absent && <Badge tone="warning">{words.text("web-nobody-there")}</Badge>}
      {isAway(seat, here) && <Badge tone="warning">{words.text("web-away")}</Badge>}
    </>
  );
}

function PlayerMenu({
  seat,
  onInvite,
}: {
  readonly seat: RoomSeatView;
  readonly onInvite: (seat: number) => void;
}) {
  const words = useWords();
  const { room } = useTable();
  const entries = usePlayerEntries(room, seat, onInvite);
  if (entries.length === 0) {
    return null;
  }
  const label = words.text("web-player-menu", { name: words.seat(seat.seat) });
  return (
    <Menu trigger={<IconButton icon="more" size="small" label={label} />} label={label} entries={entries} />
  );
}

function usePlayerEntries(
  room: RoomView,
  seat: RoomSeatView,
  onInvite: (seat: number) => void,
): readonly MenuEntry[] {
  const words = useWords();
  const { command } = useCommanding();
  const sits = room.reader >= 0;
  const entries: MenuEntry[] = [];
  const plays = seat.taken && seat.bot === "";
  if (sits && !seat.yours && plays && room.stage === "playing" && room.playable) {
    entries.push({
      id: "bot",
      icon: "bot",
      text: words.text("web-ask-bot"),
      hint: words.text("web-ask-bot-hint"),
      onPress: () => void command(askFor({ type: "bot", seat: seat.seat, bot: "casual" })),
    });
  }
  if (seat.yours || (room.host && (!seat.taken || seat.bot !== ""))) {
    entries.push({
      id: "invite",
      icon: "link",
      text: seat.yours ? words.text("web-invite-own") : words.text("web-invite-seat"),
      onPress: () => onInvite(seat.seat),
    });
  }
  if (room.host && !seat.yours && seat.taken && room.settings.chat) {
    entries.push({
      id: "mute",
      icon: seat.muted ? "sound" : "mute",
      text: words.text(seat.muted ? "web-unmute" : "web-mute"),
      onPress: () => void command({ type: "mute", seat: seat.seat, muted: !seat.muted }),
    });
  }
  return entries;
}
