/** The layout of a table: everything for a decision on one screen, on a phone within the thumb's reach. */
import { useEffect, useRef, useState } from "react";
import { useForgottenLinks } from "#/lobby/kept-links";
import { useTurnNotices } from "#/notifications";
import { useNews } from "#/table/announcements";
import { BoardArea } from "#/table/board-area";
import { Connection } from "#/table/connection";
import { useTable } from "#/table/context";
import { filtered, numbered, quickChoices } from "#/table/groups";
import { HeaderTools } from "#/table/header-tools";
import { useFocusKept } from "#/table/keep-focus";
import css from "#/table/layout.module.css";
import { useLearning } from "#/table/lesson";
import { useTelling } from "#/table/log/sentences";
import { useDialogs } from "#/table/menu";
import { ThumbTools, useOpenSheet } from "#/table/phone-tools";
import { Players } from "#/table/players";
import { Prompt } from "#/table/prompt";
import { Told } from "#/table/recap";
import { Replay } from "#/table/replay";
import { Result, useResult } from "#/table/result";
import { Side, useSideTabs } from "#/table/side-column";
import { isSeated, promptStatus } from "#/table/status";
import { useTableKeys } from "#/table/table-keys";
import { useTabEntries } from "#/table/tabs";
import { TextViewLink } from "#/table/text/link";
import type { Choosing } from "#/table/use-choice";
import { useFrameLayout } from "#/table/use-frame-layout";
import type { Pointing } from "#/table/use-offers";
import { fetchAhead, later } from "#/ui/lazy";
import { Header } from "#/ui/shell/header";
import { MAIN, SkipLink } from "#/ui/shell/skip-link";
import { pendingRequest } from "#/wire/former-names";
import type { Room } from "#/wire/room";
import { useWords } from "#/words";

const LessonBar = later(async () => (await import("#/table/lesson/bar")).LessonBar);
const EntryPanel = later(async () => (await import("#/table/chance-entry/panel")).EntryPanel);
const Practice = later(async () => (await import("#/practice/panel")).Practice);
const PendingRequest = later(async () => (await import("#/table/request")).PendingRequest);

interface LayoutProps {
  readonly line: Room;
  readonly choosing: Choosing;
  readonly pointing: Pointing;
  readonly plain: boolean;
  readonly onHandOver: (() => void) | null;
}

export function Layout({ line, choosing, pointing, plain, onHandOver }: LayoutProps) {
  const words = useWords();
  const { room, events, past } = useTable();
  const request = pendingRequest(room);
  const layout = useFrameLayout();
  const narrow = layout !== "wide";
  const board = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useFocusKept(frame);
  useForgottenLinks(room);
  // The table is shown: now everything that may be opened on it, so that nobody waits for it.
  useEffect(fetchAhead, []);
  const [openDialog, dialog] = useDialogs();
  const result = useResult();
  const [typed, setTyped] = useState("");
  const learning = useLearning();

  const status = promptStatus(room, {
    past: past !== null,
    seated: isSeated(events, room.reader),
    sending: choosing.busy,
    unsure: choosing.unsure !== null,
  });
  const asked = status !== "bot" && room.choices.length > 0 && room.playable;
  const tabs = useSideTabs(room.game, asked, plain);
  const sheet = useOpenSheet(narrow, asked && !choosing.busy && choosing.unsure === null);
  const fitting = filtered(room.choices, room.choices.length > 0 ? typed : "", (choice) =>
    words.say(choice.message),
  );
  const listed = tabs.listed && !narrow;
  const title = words.text(`titles-${room.game}`);
  const prompt = room.entry?.prompt ?? (asked ? room.prompt : null);
  const question = prompt === null ? "" : words.say(prompt);

  useNews({ room, events, telling: useTelling(), asked: question });
  useTurnNotices({ mine: asked || room.entry !== null, title, sentence: question });
  const undo = (all = false) => (room.free_undo > 0 ? choosing.undo(all) : openDialog({ name: "undo" }));
  const entries = useTabEntries({ fitting, typed, onType: setTyped, busy: choosing.busy });
  useTableKeys({
    board,
    choosing,
    clear: pointing.offers.clear,
    // A key without a number in sight does nothing.
    numbered: listed ? numbered(room.choices) : quickChoices(room.choices),
    openTab: (tab) => {
      // Spectators have no choices.
      if (entries.some((entry) => entry.id === tab)) {
        (narrow ? sheet.setOpen : tabs.openByKey)(tab);
      }
    },
    openDialog,
    undo,
    learning,
  });
  const players = (
    <Players onInvite={(seat) => openDialog({ name: "invite", seat })} onOpen={() => sheet.setOpen(null)} />
  );
  const beside = (
    <>
      {players}
      <Told narrow={narrow} />
    </>
  );

  return (
    <div ref={frame} className={css.frame} data-layout={layout}>
      <TextViewLink />
      <SkipLink />
      <Header tools={<HeaderTools narrow={narrow} onOpen={openDialog} />}>
        <h1 className={css.title}>{title}</h1>
      </Header>
      <div className={css.banner}>
        <Connection status={line.status} unanswered={line.unanswered} />
      </div>
      <main id={MAIN} className={css.main}>
        {narrow && <Players compact onInvite={(seat) => openDialog({ name: "invite", seat })} />}
        <BoardArea
          pointing={pointing}
          narrow={narrow && layout !== "tablet"}
          area={board}
          before={narrow && <Told narrow />}
        />
        <div className={css.below}>
          {request !== null && <PendingRequest request={request} />}
          <Replay />
          {room.puzzle !== null && <Practice room={room} practised={room.puzzle} />}
          {past === null && (learning.lesson ?? learning.suggested ?? learning.kept) !== null && (
            <LessonBar learning={learning} />
          )}
          {past === null && (room.puzzle === null || room.puzzle.state === "open") && (
            <Prompt
              status={status}
              choosing={choosing}
              lost={line.status === "lost"}
              numbered={!narrow}
              onResult={result.open}
              onUndo={() => undo()}
              onHandOver={onHandOver}
            />
          )}
          {past === null && room.entry !== null && request === null && (
            <EntryPanel entry={room.entry} choosing={choosing} />
          )}
          {narrow && <ThumbTools entries={entries} players={players} sheet={sheet} />}
        </div>
      </main>
      {!narrow && <Side tabs={tabs} above={beside} entries={entries} />}
      {dialog}
      <Result shown={result.shown && room.puzzle === null} onClose={result.close} />
    </div>
  );
}
