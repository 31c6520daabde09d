/** Everything that can be done at a table beside choosing, behind one button; and the dialogs it opens. */
import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { useTable } from "#/table/context";
import { useLearning } from "#/table/lesson";
import { useTextView } from "#/table/text/link";
import { useCommanding } from "#/table/use-command";
import { IconButton } from "#/ui/button";
import { later } from "#/ui/lazy";
import { Menu, type MenuEntry, type MenuGroup } from "#/ui/menu";
import { toast } from "#/ui/toast";
import { at } from "#/wire/base-url";
import { askFor, autoAnswersOf, pendingRequest } from "#/wire/former-names";
import { type RoomView, SPECTATOR, type StoredEventView } from "#/wire/types";
import { useWords, type Words } from "#/words";

const Dialogs = later(async () => (await import("#/table/dialogs")).default);

export type DialogName =
  | "undo"
  | "clock"
  | "pause-clocks"
  | "export"
  | "leave"
  | "invite"
  | "auto-answers"
  | "keys"
  | "legend"
  | "lessons"
  | "report";

export interface Opening {
  readonly name: DialogName;
  /** For which seat an invitation is. */
  readonly seat?: number;
}

interface TableMenuProps {
  readonly onOpen: (opening: Opening) => void;
}

export function TableMenu({ onOpen }: TableMenuProps) {
  const words = useWords();
  const { room, events, printed, openRule } = useTable();
  const { command } = useCommanding();
  const opened = room.reader >= 0 && events.some(({ event }) => event.type === "exported");
  const playAgain = usePlayAgain();
  const { lessons } = useLearning();
  const [textual, setTextual] = useTextView();
  const learns = lessons !== null && (lessons.teaches || lessons.read.length > 0);
  const open = (name: DialogName) => () => onOpen({ name });
  const groups: MenuGroup[] = [
    {
      title: words.text("web-menu-table"),
      entries: [
        { id: "rules", icon: "rules", text: words.text("web-menu-rules"), onPress: () => openRule() },
        ...(printed.signs.length > 0
          ? [
              {
                id: "legend",
                icon: "info",
                text: words.text("web-menu-legend"),
                onPress: open("legend"),
              } as const,
            ]
          : []),
        ...(learns
          ? [
              {
                id: "lessons",
                icon: "lesson",
                text: words.text("web-lessons"),
                onPress: open("lessons"),
              } as const,
            ]
          : []),
        {
          id: "text-view",
          icon: "list",
          text: words.text(textual ? "web-board-view" : "web-text-view"),
          onPress: () => setTextual(!textual),
        },
        { id: "keys", icon: "keyboard", text: words.text("web-menu-keys"), onPress: open("keys") },
        ...tableEntries(words, { room, opened }, open, onOpen),
        { id: "report", icon: "flag", text: words.text("web-menu-report"), onPress: open("report") },
      ],
    },
  ];
  if (room.reader >= 0 && room.playable) {
    groups.push({
      title: words.text("web-menu-seat"),
      entries: seatEntries(words, room, open, {
        giveToBot: () => void command({ type: "give-to-bot" }),
        takeBack: () => void command({ type: "take-back" }),
        pause: () => void command(askFor({ type: "pause" })),
        resume: () => void command({ type: "resume" }),
        rematch: playAgain,
      }),
    });
    groups.push({ title: words.text("web-menu-ask"), entries: requestEntries(words, room, open) });
  }
  const label = words.text("web-menu");
  return (
    <span data-taught="lesson-what">
      <Menu
        trigger={<IconButton icon="menu" label={label} />}
        label={label}
        entries={groups.filter((group) => group.entries.length > 0)}
      />
    </span>
  );
}

/** To the rematch: the one that was opened already, or a new one. */
function usePlayAgain(): () => void {
  const words = useWords();
  const { events, send } = useTable();
  const [, goTo] = useLocation();
  const follow = (among: readonly StoredEventView[]) => {
    const found = among.findLast(({ event }) => event.type === "rematch")?.event;
    if (found?.type === "rematch") {
      goTo(`/rooms/${found.room}`);
    }
    return found !== undefined;
  };
  return () => {
    if (!follow(events)) {
      send({ type: "rematch" }).then(
        (answer) => follow(answer.events),
        (error: unknown) => toast(words.explain(error), "error"),
      );
    }
  };
}

type Open = (name: DialogName) => () => void;

/** `opened`: all have agreed to show the record of the running game. */
function tableEntries(
  words: Words,
  { room, opened }: { readonly room: RoomView; readonly opened: boolean },
  open: Open,
  onOpen: (opening: Opening) => void,
): readonly MenuEntry[] {
  const entries: MenuEntry[] = [];
  const autoAnswers = Object.keys(autoAnswersOf(room)).length;
  if (autoAnswers > 0) {
    entries.push({
      id: "auto-answers",
      icon: "pin",
      text: words.text("web-menu-auto-answers", { number: autoAnswers }),
      onPress: open("auto-answers"),
    });
  }
  if ((room.reader >= 0 || room.host) && room.settings.watching !== "nobody") {
    entries.push({
      id: "spectators",
      icon: "eye",
      text: words.text("web-menu-spectators"),
      onPress: () => onOpen({ name: "invite", seat: SPECTATOR }),
    });
  }
  if (room.stage === "over" || opened) {
    entries.push({
      id: "record",
      icon: "download",
      text: words.text("web-menu-record"),
      onPress: () =>
        download(at(`api/rooms/${encodeURIComponent(room.room)}/record`), `${room.game}-${room.room}.txt`),
    });
  }
  return entries;
}

interface SeatActions {
  giveToBot(): void;
  takeBack(): void;
  pause(): void;
  resume(): void;
  rematch(): void;
}

function seatEntries(words: Words, room: RoomView, open: Open, act: SeatActions): readonly MenuEntry[] {
  const own = room.seats[room.reader];
  const entries: MenuEntry[] = [];
  if (room.stage === "playing" && own !== undefined) {
    entries.push(
      own.bot === ""
        ? {
            id: "bot",
            icon: "bot",
            text: words.text("web-give-to-bot"),
            hint: words.text("web-give-to-bot-hint"),
            onPress: act.giveToBot,
          }
        : { id: "back", icon: "person", text: words.text("web-take-back-seat"), onPress: act.takeBack },
      room.paused
        ? { id: "resume", icon: "play", text: words.text("web-resume"), onPress: act.resume }
        : { id: "pause", icon: "pause", text: words.text("web-pause"), onPress: act.pause },
    );
  }
  if (room.stage === "over") {
    entries.push({
      id: "rematch",
      icon: "again",
      text: words.text("web-menu-rematch"),
      onPress: act.rematch,
    });
  }
  entries.push({
    id: "leave",
    icon: "leave",
    text: words.text("web-leave"),
    danger: true,
    onPress: open("leave"),
  });
  return entries;
}

/** What all others must agree to; one request at a time. */
function requestEntries(words: Words, room: RoomView, open: Open): readonly MenuEntry[] {
  const disabled = pendingRequest(room) !== null;
  const entries: MenuEntry[] = [];
  const others = room.seats.some((seat) => seat.taken && !seat.yours && seat.bot === "");
  if (room.lines > 0) {
    entries.push({
      id: "undo",
      icon: "undo",
      text: words.text("web-ask-undo"),
      disabled,
      onPress: open("undo"),
    });
  }
  entries.push({
    id: "clock",
    icon: "clock",
    text: words.text("web-ask-clock"),
    disabled,
    onPress: open("clock"),
  });
  if (room.stage === "playing") {
    if (room.settings.clock.per_choice > 0) {
      entries.push({
        id: "pause-clocks",
        icon: "hourglass",
        text: words.text("web-ask-pause-clocks"),
        disabled,
        onPress: open("pause-clocks"),
      });
    }
    entries.push({
      id: "export",
      icon: "download",
      text: words.text("web-ask-export"),
      disabled,
      onPress: open("export"),
    });
  }
  const hint = words.text("web-ask-first");
  return others && disabled ? entries.map((entry) => ({ ...entry, hint })) : entries;
}

function download(address: URL, name: string): void {
  const link = document.createElement("a");
  link.href = address.href;
  link.download = name;
  link.click();
}

/** The dialogs of the menu, of the players and of the keys; one at a time. */
export function useDialogs(): readonly [(opening: Opening) => void, ReactNode] {
  const [opening, setOpening] = useState<Opening | null>(null);
  const dialog = opening !== null && <Dialogs opening={opening} onClose={() => setOpening(null)} />;
  return [setOpening, dialog];
}
