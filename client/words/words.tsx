/** Words for components: in the reader's language, with the names at the table. */
import { createContext, type ReactNode, use, useContext, useMemo, useSyncExternalStore } from "react";
import { rest } from "#/wire/backoff";
import { Refusal, Unreachable } from "#/wire/refusal";
import type { Message, RoomView } from "#/wire/types";
import { gameParts, LOBBY, ROOMS } from "#/words/catalogues";
import type { Language } from "#/words/languages";
import { changeSettings, onSettings, settings } from "#/words/settings";
import { type Arguments, type Rule, Speech, type Told } from "#/words/speech";

/** The printed names of components, by their ids. */
export interface PrintedNames {
  readonly names: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}

export interface Words {
  readonly language: Language;
  setLanguage(language: Language): void;
  /** The words for an id of a catalogue. */
  text(id: string, args?: Arguments): string;
  /** Whether there are words for an id, as far as is known now. */
  knows(id: string): boolean;
  /** A message of the server, with the names of players and components. */
  say(message: Message): string;
  /** A line of the log. */
  tell(clauses: readonly Told[]): string;
  /** The printed name of a component; other words stay what they are. */
  name(item: string): string;
  /** Who sits there. */
  seat(number: number): string;
  /** A rule of this game; null if it has none of that id, or while it is on the way. */
  rule(id: string): string | null;
  rules(): readonly Rule[];
  /** What went wrong, in a sentence: a refusal, a server that is away, a mistake of ours. */
  explain(error: unknown): string;
}

// The current language, and how often it has grown: React renders again when either changes. ------------------

interface Heard {
  readonly speech: Speech;
}

const listeners = new Set<() => void>();
let heard: Heard = { speech: speechIn(settings().language) };

function speechIn(language: Language): Speech {
  const speech = new Speech(language, () => {
    if (heard.speech === speech) {
      hear(speech);
    }
  });
  return speech;
}

function hear(speech: Speech): void {
  heard = { speech };
  document.documentElement.lang = speech.language;
  for (const listener of [...listeners]) {
    listener();
  }
}

const SOON = 2_000;

/** Read the first words; nothing is shown before. */
export async function beginToSpeak(): Promise<void> {
  await heard.speech.begin();
  hear(heard.speech);
  onSettings(() => void follow());
  // What may be said next, while there is time: a refusal should not have to wait for its words.
  const fetchRest = () => heard.speech.need(ROOMS).catch(() => undefined);
  setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(fetchRest) : fetchRest()), SOON);
}

/** A page of the lobby, loaded together with its words. */
export async function withLobbyWords<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, heard.speech.need(LOBBY)]);
  return loaded;
}

/** Speak the language that is set, as soon as all that is being said can be said in it. */
async function follow(): Promise<void> {
  const { language } = settings();
  if (language === heard.speech.language) {
    return;
  }
  const speech = speechIn(language);
  try {
    await Promise.all(
      heard.speech.parts.filter((part) => !part.includes("/")).map((part) => speech.need(part.split(" "))),
    );
  } catch (error) {
    console.error(error);
    await rest(SOON);
    return follow();
  }
  if (settings().language === language) {
    hear(speech);
  }
}

function useHeard(): Heard {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => heard,
    () => heard,
  );
}

// What the words are about: a game, and a table of it. ---------------------------------------------------------

interface About {
  readonly game: string;
  readonly room: RoomView | null;
  readonly printed: PrintedNames | null;
}

const AboutContext = createContext<About>({ game: "", room: null, printed: null });

interface GameWordsProps {
  readonly game: string;
  /** Where names of components are needed. */
  readonly printed?: PrintedNames | null;
  readonly children: ReactNode;
}

/** Inside it, rules and words are those of a game; what is inside waits for them. */
export function GameWords({ game, printed = null, children }: GameWordsProps) {
  const { speech } = useHeard();
  use(speech.need(gameParts(game)));
  const about = useMemo(() => ({ game, room: null, printed }), [game, printed]);
  return <AboutContext value={about}>{children}</AboutContext>;
}

interface RoomWordsProps {
  readonly room: RoomView;
  readonly printed: PrintedNames | null;
  readonly children: ReactNode;
}

/** Inside it, `say` knows players and components. */
export function RoomWords({ room, printed, children }: RoomWordsProps) {
  const { speech } = useHeard();
  use(speech.need(gameParts(room.game)));
  const about = useMemo(() => ({ game: room.game, room, printed }), [room, printed]);
  return <AboutContext value={about}>{children}</AboutContext>;
}

/** Waits for catalogues that few pages need. */
export function useCatalogues(parts: readonly string[]): void {
  const { speech } = useHeard();
  use(speech.need(parts));
}

export function useWords(): Words {
  const now = useHeard();
  const about = useContext(AboutContext);
  return useMemo(() => wordsAbout(now.speech, about), [now, about]);
}

function wordsAbout(speech: Speech, { game, room, printed }: About): Words {
  const text = (id: string, args?: Arguments) => speech.text(id, args);
  const name = (item: string) => printed?.names[item]?.[speech.language].replaceAll("'", "’") ?? item;
  const seat = (number: number) => {
    const sitter = room?.seats[number];
    return sitter === undefined ? String(number) : sitter.name || text("web-seat", { number: number + 1 });
  };
  const names = { name, seat, game, ...(room !== null && { reader: room.reader }) };
  const say = (message: Message) => speech.say(message, names);
  return {
    language: speech.language,
    setLanguage: (language) => changeSettings({ language }),
    text,
    knows: (id) => speech.knows(id),
    say,
    tell: (clauses) => speech.tell(clauses, names),
    name,
    seat,
    rule: (id) => speech.rule(game, id),
    rules: () => speech.rules(game),
    explain: (error) => explained(error, speech, say),
  };
}

function explained(error: unknown, speech: Speech, say: (message: Message) => string): string {
  if (error instanceof Unreachable) {
    return speech.text("web-error-unreachable");
  }
  if (!(error instanceof Refusal)) {
    return speech.text("web-error-unexpected");
  }
  const sentences = [error.message, ...error.because].map(say);
  const text = sentences.reduceRight((because, said) =>
    speech.text("error-because", { text: said, because }),
  );
  return error.reason !== error.message.id && speech.knows(error.reason)
    ? speech.text(error.reason, { text })
    : text;
}
