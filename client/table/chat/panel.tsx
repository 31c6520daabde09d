/** The chat. Messages are shown as plain text. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import css from "#/table/chat/chat.module.css";
import { cleaned, LONGEST, lengthOf, type Speech, spectatorsMuted, talkOf } from "#/table/chat/messages";
import { useHearing, useUnread } from "#/table/chat/muting";
import { PHRASES, phraseId, usePhrases } from "#/table/chat/phrases";
import { useTable } from "#/table/context";
import { useCommanding } from "#/table/use-command";
import { classes, Empty, Field, Icon, IconButton, Menu, type MenuEntry, Notice, SeatMark } from "#/ui";
import { SPECTATOR } from "#/wire/types";
import { useWords } from "#/words";

/** So near the end counts as being there, in pixels. */
const NEAR = 24;

export function ChatPanel() {
  const { room, events } = useTable();
  const { text } = useWords();
  const { mutedByMe } = useHearing();
  const { look } = useUnread();
  const talk = talkOf(events, mutedByMe);
  const said = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const last = talk.at(-1);
  const newest = last?.remarks.at(-1)?.version ?? 0;
  const own = last?.seat === room.reader;
  // What is new is what one is taken to
  useEffect(() => {
    const element = said.current;
    // A reader who has scrolled up stays there, except after their own message.
    if (element !== null && (atEnd.current || own)) {
      element.scrollTop = element.scrollHeight;
    }
  }, [newest, own]);
  useEffect(look, [look]);
  const scrolled = () => {
    const element = said.current;
    atEnd.current =
      element === null || element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
  };

  return (
    <div className={css.panel}>
      {/* What scrolls must be reachable by keyboard */}
      <div
        ref={said}
        className={css.talk}
        role="log"
        aria-label={text("web-chat-said")}
        tabIndex={0}
        onScroll={scrolled}
      >
        {talk.length === 0 ? (
          <Empty picture="chat" title={text("web-chat-empty")}>
            {text("web-chat-empty-why")}
          </Empty>
        ) : (
          talk.map((speech) => <SpeechView key={speech.remarks[0]?.version} speech={speech} />)
        )}
      </div>
      <Muted />
      <Saying />
    </div>
  );
}

function SpeechView({ speech }: { readonly speech: Speech }) {
  const { room } = useTable();
  const words = useWords();
  const phraseOf = usePhrases();
  const watches = speech.seat === SPECTATOR;
  const own = speech.seat === room.reader && !watches;
  const name = watches ? words.text("web-chat-spectator") : speech.name || words.seat(speech.seat);
  const at = new Date(speech.remarks[0]?.at ?? 0);
  return (
    <article className={classes(css.speech, own && css.own)}>
      <header className={css.who}>
        {watches ? <Icon name="eye" /> : <SeatMark seat={speech.seat} size="small" />}
        <strong className={css.name}>{name}</strong>
        <time className={css.time} dateTime={at.toISOString()}>
          {at.toLocaleTimeString(words.language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}
        </time>
        {!own && <MuteMenu seat={speech.seat} name={name} />}
      </header>
      {speech.remarks.map((remark) => {
        const phrase = phraseOf(remark.text);
        return (
          <p key={remark.version} className={css.remark} dir="auto">
            {phrase === undefined ? remark.text : words.text(phraseId(phrase))}
          </p>
        );
      })}
    </article>
  );
}

/** Mute someone: for oneself, or as the host for all. */
function MuteMenu({ seat, name }: { readonly seat: number; readonly name: string }) {
  const { room, events } = useTable();
  const { text } = useWords();
  const { hear } = useHearing();
  const { command } = useCommanding();
  const muted = seat === SPECTATOR ? spectatorsMuted(events) : (room.seats[seat]?.muted ?? false);
  const entries: MenuEntry[] = [
    { id: "me", icon: "mute", text: text("web-chat-mute-me", { name }), onPress: () => hear(seat, false) },
  ];
  if (room.host) {
    entries.push({
      id: "all",
      icon: muted ? "sound" : "silent",
      text: text(muted ? "web-chat-hear-all" : "web-chat-mute-all", { name }),
      onPress: () => void command({ type: "mute", seat, muted: !muted }),
    });
  }
  const label = text("web-chat-hearing", { name });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" size="small" label={label} className={css.more} />}
      entries={entries}
    />
  );
}

/** The muted players, and how to unmute them. */
function Muted() {
  const words = useWords();
  const { mutedByMe, hear } = useHearing();
  return mutedByMe.length === 0 ? null : (
    <ul className={css.silenced} aria-label={words.text("web-chat-silenced")}>
      {mutedByMe.map((seat) => {
        const name = seat === SPECTATOR ? words.text("web-chat-spectators") : words.seat(seat);
        return (
          <li key={seat}>
            <button type="button" className={css.again} onClick={() => hear(seat, true)}>
              <Icon name="mute" /> {words.text("web-chat-hear-me", { name })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Where one types; said why not, where one may not. */
function Saying() {
  const { room, events } = useTable();
  const { text } = useWords();
  const { busy, command } = useCommanding();
  const [typed, setTyped] = useState("");
  const silent = whySilent(
    room.settings.chat,
    room.reader < 0,
    room.seats[room.reader]?.muted ?? false,
    spectatorsMuted(events),
  );
  if (silent !== null) {
    return <Notice className={css.silent}>{text(silent)}</Notice>;
  }
  const length = lengthOf(cleaned(typed));
  const say = async (words: string) => {
    const said = cleaned(words);
    if (said !== "" && lengthOf(said) <= LONGEST && (await command({ type: "say", text: said }))) {
      setTyped((now) => (now === words ? "" : now));
    }
  };
  const key = (event: KeyboardEvent) => {
    // Letters of some scripts are put together with Enter.
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void say(typed);
    }
  };
  return (
    // Enter in the field is handled here
    <div className={css.saying} onKeyDown={key}>
      <Menu
        label={text("web-chat-phrases")}
        placement="top start"
        trigger={<IconButton icon="hand" label={text("web-chat-phrases")} disabled={busy} />}
        entries={PHRASES.map((phrase) => ({
          id: phrase,
          text: text(phraseId(phrase)),
          onPress: () => void say(text(phraseId(phrase))),
        }))}
      />
      <Field
        label={text("web-chat-say")}
        hideLabel
        placeholder={text("web-chat-say")}
        value={typed}
        onChange={setTyped}
        maxLength={LONGEST}
        className={css.field ?? ""}
        {...(length > LONGEST * 0.8 && { help: text("web-chat-left", { number: LONGEST - length }) })}
      />
      <IconButton
        icon="send"
        kind="primary"
        label={text("web-chat-send")}
        disabled={length === 0 || length > LONGEST}
        busy={busy}
        onPress={() => void say(typed)}
      />
    </div>
  );
}

function whySilent(chat: boolean, watches: boolean, muted: boolean, watchersMuted: boolean): string | null {
  if (!chat) {
    return "web-chat-off";
  }
  if (watches) {
    return watchersMuted ? "web-chat-spectators-silent" : null;
  }
  return muted ? "web-chat-you-silent" : null;
}
