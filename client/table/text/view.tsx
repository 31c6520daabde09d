/**
 * The whole table as text, for those who hear it or like to type: the question and its numbered answers, a command line
 * with the terminal's words, the last events, and everything on the table as tables. It knows no game: all of it
 * comes from what the game says over the wire.
 */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useForgottenLinks } from "#/lobby/kept-links";
import { useTurnNotices } from "#/notifications";
import { useNews } from "#/table/announcements";
import { ChatPanel } from "#/table/chat";
import { Connection } from "#/table/connection";
import { useTable } from "#/table/context";
import { HeaderTools } from "#/table/header-tools";
import { useFocusKept } from "#/table/keep-focus";
import { useLearning } from "#/table/lesson";
import { useTelling } from "#/table/log/sentences";
import { useDialogs } from "#/table/menu";
import { Players } from "#/table/players";
import { Prompt } from "#/table/prompt";
import { Replay } from "#/table/replay";
import { Result, useResult } from "#/table/result";
import { Scores } from "#/table/scores";
import { hasScores } from "#/table/scores/columns";
import { isSeated, promptStatus } from "#/table/status";
import { AreaTables } from "#/table/text/area-tables";
import { CommandLine } from "#/table/text/command-line";
import { TextViewLink, useTextView } from "#/table/text/link";
import { aboutPlaces, changesOf, titlesOf } from "#/table/text/sentences";
import css from "#/table/text/text.module.css";
import { useTypedCommands } from "#/table/text/use-commands";
import { useWholeTable } from "#/table/text/whole-table";
import type { Choosing } from "#/table/use-choice";
import { Button } from "#/ui/button";
import { later } from "#/ui/lazy";
import { Header } from "#/ui/shell/header";
import { MAIN, SkipLink } from "#/ui/shell/skip-link";
import { pendingRequest } from "#/wire/former-names";
import type { Room } from "#/wire/room";
import type { AreaView } from "#/wire/types";
import { useCatalogues, useWords } from "#/words";
import { capital } from "#/words/capitalize";

const LessonBar = later(async () => (await import("#/table/lesson/bar")).LessonBar);
const EntryPanel = later(async () => (await import("#/table/chance-entry/panel")).EntryPanel);
const Practice = later(async () => (await import("#/practice/panel")).Practice);
const PendingRequest = later(async () => (await import("#/table/request")).PendingRequest);

/** The newest lines; `log 50` tells more. */
const LAST = 8;

interface TextViewProps {
  readonly line: Room;
  readonly choosing: Choosing;
  readonly onHandOver: (() => void) | null;
}

/** Its own words, and those of the terminal. */
const WORDS = ["text-view", "cli"];

export function TextView({ line, choosing, onHandOver }: TextViewProps) {
  useCatalogues(WORDS);
  const words = useWords();
  const { room, shown, events, past } = useTable();
  const request = pendingRequest(room);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const tables = useRef<HTMLHeadingElement>(null);
  useFocusKept(frame);
  useForgottenLinks(room);
  const [openDialog, dialog] = useDialogs();
  const result = useResult();
  const learning = useLearning();
  const [, setTextual] = useTextView();
  const whole = useWholeTable();

  const status = promptStatus(room, {
    past: past !== null,
    seated: isSeated(events, room.reader),
    sending: choosing.busy,
    unsure: choosing.unsure !== null,
  });
  const asked = status !== "bot" && room.choices.length > 0 && room.playable;
  const title = words.text(`titles-${room.game}`);
  const prompt = room.entry?.prompt ?? (asked ? room.prompt : null);
  const question = prompt === null ? "" : words.say(prompt);
  useNews({ room, events, telling: useTelling(), asked: question });
  useTurnNotices({ mine: asked || room.entry !== null, title, sentence: question });

  const undo = () => (room.free_undo > 0 ? choosing.undo() : openDialog({ name: "undo" }));
  const { numbered, previews, run, logLines } = useTypedCommands({
    table: whole,
    choosing,
    undo,
    toTable: () => tables.current?.focus(),
  });
  // Whoever comes here wants to type; a name or a seat may have to be given first.
  const types = status !== "nameless";
  useEffect(() => {
    if (types) {
      input.current?.focus({ preventScroll: true });
    }
  }, [types]);

  const areas = (seat: number | null) => (whole?.areas ?? []).filter((area) => area.seat === seat);
  const titles = titlesOf(whole, words);
  // What was told before the last move may no longer be true of an action.
  const fresh = whole?.version === shown.version ? whole.areas : [];
  const places = Object.assign({}, ...fresh.map((area) => area.places)) as AreaView["places"];
  const others = room.seats.map(({ seat }) => seat).filter((seat) => seat !== room.reader);
  return (
    <div ref={frame} className={css.page}>
      <TextViewLink />
      <SkipLink />
      <Header tools={<HeaderTools narrow={false} onOpen={openDialog} />}>
        <h1 className={css.title}>{title}</h1>
      </Header>
      <Connection status={line.status} unanswered={line.unanswered} />
      <main id={MAIN} className={css.main}>
        <Part title={words.text("text-question")}>
          {request !== null && <PendingRequest request={request} />}
          <Replay />
          {room.puzzle !== null && <Practice room={room} practised={room.puzzle} />}
          {past === null && (learning.lesson ?? learning.suggested ?? learning.kept) !== null && (
            <LessonBar learning={learning} />
          )}
          {past === null && (
            <Prompt
              status={status}
              choosing={choosing}
              lost={line.status === "lost"}
              numbered={false}
              listed
              onResult={result.open}
              onUndo={undo}
              onHandOver={onHandOver}
            />
          )}
          {past === null && room.entry !== null && request === null && (
            <EntryPanel entry={room.entry} choosing={choosing} />
          )}
          {status === "unsure" && (
            <p>
              {words.text("text-confirm", {
                yes: words.text("cli-word-yes"),
                no: words.text("cli-word-no"),
              })}
            </p>
          )}
          <CommandLine onType={run} input={input} />
        </Part>
        {status === "asked" && (
          <Part title={words.text("web-tab-choices")}>
            <ol className={css.choices}>
              {numbered.map(({ number, choice }) => {
                const preview = previews?.get(choice.text);
                const about = [
                  aboutPlaces(
                    words,
                    choice.at.flatMap((id) => places[id] ?? []),
                  ),
                  preview === undefined ? "" : changesOf(words, preview, titles),
                ].filter(Boolean);
                return (
                  <li key={choice.text}>
                    <button
                      type="button"
                      className={css.choice}
                      onClick={() => choosing.choose(choice)}
                      {...(about.length > 0 && { "aria-describedby": `about-${number}` })}
                    >
                      {`${number}. ${capital(words.say(choice.message), words.language)}`}
                    </button>{" "}
                    {about.length > 0 && (
                      <span id={`about-${number}`} className={css.about}>
                        {about.join(" ")}
                      </span>
                    )}
                  </li>
                );
              })}
            </ol>
          </Part>
        )}
        <Part title={words.text("text-last-events")}>
          <ol className={css.events}>
            {logLines(LAST).map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
          </ol>
        </Part>
        {room.reader >= 0 && (
          <Part title={words.text("text-me", { name: words.seat(room.reader) })}>
            <AreaTables areas={areas(room.reader)} numbered={numbered} />
          </Part>
        )}
        <section aria-labelledby="text-table">
          <h2 id="text-table" ref={tables} tabIndex={-1}>
            {words.text("text-table")}
          </h2>
          <AreaTables areas={areas(null)} numbered={numbered} />
        </section>
        {others.map((seat) => (
          <Part key={seat} title={words.seat(seat)}>
            <AreaTables areas={areas(seat)} numbered={numbered} />
          </Part>
        ))}
        <Part title={words.text("web-players")}>
          <Players compact onInvite={(seat) => openDialog({ name: "invite", seat })} />
        </Part>
        {hasScores(room.scores) && (
          <Part title={words.text("web-tab-scores")}>
            <Scores />
          </Part>
        )}
        {room.settings.chat && (
          <Part title={words.text("web-tab-chat")}>
            <ChatPanel />
          </Part>
        )}
        <Button onPress={() => setTextual(false)}>{words.text("web-board-view")}</Button>
      </main>
      {dialog}
      <Result shown={result.shown && room.puzzle === null} onClose={result.close} />
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
