// Made by `python -m batisseurs.server.http.typescript`; do not edit. docs/wire.md tells how these are used.

/** The seat of somebody who looks on. */
export const SPECTATOR = -6;

/** Which game a room can be of. */
export type GameSlug = "theopolis" | "nehemiah" | "my-village" | "esdras-et-nehemie";

export type Command = Join | Start | Choose | Enter | Draw | Undo | Ask | Vote | Resume | Leave | GiveToBot | SeatBot | FreeSeat | ResumeSeat | Say | Mute | OpenRematch | SetAutoAnswer;

export type TableRequest = UndoRequest | ClockRequest | PauseClocksRequest | BotRequest | ExportRequest | PauseRequest;

export type GivenTableRequest = UndoRequest | GivenClockRequest | PauseClocksRequest | BotRequest | ExportRequest | PauseRequest;

export type RoomEventView = CreatedView | Joined | SeatTaken | SeatReturned | Left | BotTookOver | BotSeated | SeatCleared | PersonReturned | Started | ChoseView | Undone | Ended | Reopened | RequestOpened | Voted | RequestClosed | ClockSet | ClocksPaused | Exported | Paused | Resumed | Reminded | ServerDown | Said | Muted | Rematch | Closed | Hidden | Forgotten;

export type ServerFrame = LookFrame | AtFrame | HereFrame;

export type ClientFrame = SinceFrame | PingFrame;

export type OptionValue = boolean | number | string;

export type Origin = "public" | "reconstructed" | "rulebook";

export type Policy = "bot" | "remind" | "skip";

export type Watching = "anyone" | "link" | "nobody";

export type By = "bot" | "chance" | "clock" | "person" | "standing";

export type Mark = "components" | "export" | "lesson" | "options" | "position" | "practice" | "record" | "reopened" | "seat";

/** The client is a guest now. The token is sent only on request, and only once. */
export interface NewGuest {
  readonly token?: string;
}

/** What can be played here, and which bots can sit down. */
export interface Games {
  readonly games: readonly OfferedGame[];
  readonly bots: readonly string[];
}

/** A game that can be played here. */
export interface OfferedGame {
  readonly game: string;
  readonly title: string;
  readonly rules: number;
  /** The fingerprint of the game's own components. */
  readonly components: string;
  readonly min_players: number;
  readonly max_players: number;
  readonly options: readonly OfferedOption[];
  readonly endings: readonly string[];
  /** The table at which it is learned. */
  readonly first: FirstGame | null;
}

/** Something a table can be set to: a switch, a number within limits, or one of some words. */
export interface OfferedOption {
  readonly name: string;
  readonly default: OptionValue;
  readonly rule: string;
  readonly minimum: number;
  readonly maximum: number;
  readonly allowed: readonly string[];
}

/** The table at which a game is learned: the same deal each time, against bots. */
export interface FirstGame {
  readonly players: number;
  readonly seed: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly bot: string;
}

/** What is printed on the components that a game or a room is played with. */
export interface Printed {
  readonly game: string;
  /** Which set of components: the game's own, or another. */
  readonly fingerprint: string;
  /** The printed name of every component, by its id. */
  readonly names: Readonly<Record<string, Name>>;
  /** Every printed value with its source: `chapel.cost`, `2/0/0`, `rulebook`. */
  readonly values: readonly ComponentValue[];
  /** The component file itself; `Files` has its type for each game. */
  readonly file: ComponentFile;
  /** The ids of the symbols that boards and cards are printed with: the legend, in order. */
  readonly signs: readonly string[];
  /** How to play, on one page. */
  readonly guide: readonly GuideChapter[];
}

/** A name in the three languages. */
export interface Name {
  readonly en: string;
  readonly fr: string;
  readonly pl: string;
}

/** One printed value and where it comes from. */
export interface ComponentValue {
  readonly path: string;
  readonly value: string;
  readonly source: Origin;
}

/** A title, short paragraphs, and components to look at beside them. */
export interface GuideChapter {
  readonly title: Message;
  readonly text: readonly Message[];
  readonly items: readonly string[];
}

/** A sentence in any language: a catalogue id and its arguments. */
export interface Message {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number | readonly string[]>>;
}

/** The puzzles of a game, from easy to hard. */
export interface Puzzles {
  readonly puzzles: readonly OfferedPuzzle[];
}

/** A puzzle to practise: a room with its `id` begins from its position. */
export interface OfferedPuzzle {
  readonly id: string;
  /** From 1, the easiest first. */
  readonly number: number;
  readonly players: number;
  /** The seat that plays. */
  readonly seat: number;
  readonly title: Message;
  readonly goal: Message;
  /** How much of the goal must be reached. */
  readonly wanted: number;
  /** What it teaches: for those who have solved it. */
  readonly idea: Message;
  /** The texts of choices that reach the goal. */
  readonly solution: readonly string[];
  /** Changes when the puzzle does. */
  readonly revision: string;
}

/** The listed rooms, the newest first. */
export interface Lobby {
  readonly rooms: readonly ListedRoom[];
}

/** A room that the lobby shows to everyone. */
export interface ListedRoom {
  readonly room: string;
  readonly game: string;
  readonly stage: string;
  readonly created: number;
  readonly changed: number;
  readonly lines: number;
  /** Who may watch: `anyone`, `link` or `nobody`. */
  readonly watching: string;
  readonly paused: boolean;
  readonly seats: readonly ListedSeat[];
  /** What is special about the table. */
  readonly marks: readonly Mark[];
}

/** A seat of a room in a list. */
export interface ListedSeat {
  readonly seat: number;
  /** Who sits there, or is to sit there. */
  readonly name: string;
  /** The bot that plays for the seat now, if one does. */
  readonly bot: string;
  /** Whether nobody sits there: no person, and no bot. */
  readonly free: boolean;
  /** Whether the game waits for this seat. */
  readonly waiting: boolean;
}

/** The rooms in which the guest sits, those that wait for it longest first. */
export interface Mine {
  readonly rooms: readonly MyRoom[];
}

/** A room in which the guest sits, and whether the game waits for this seat. */
export interface MyRoom {
  readonly room: string;
  readonly game: string;
  readonly stage: string;
  readonly created: number;
  readonly changed: number;
  readonly lines: number;
  readonly watching: string;
  readonly paused: boolean;
  readonly seats: readonly ListedSeat[];
  readonly marks: readonly Mark[];
  readonly seat: number;
  readonly waiting: boolean;
  /** When a clock of the room runs out. */
  readonly due: number | null;
  readonly host: boolean;
}

/** A room was created. */
export interface Opened {
  readonly room: string;
  readonly version: number;
}

/** The events since a version, and the room now. */
export interface Look {
  readonly events: readonly StoredEventView[];
  readonly room: RoomView;
}

/** An event with its version and its time. */
export interface StoredEventView {
  readonly version: number;
  readonly at: number;
  readonly event: RoomEventView;
}

/** The room was created. */
export interface CreatedView {
  readonly type: "created";
  readonly game: string;
  readonly rules: number;
  readonly components: string;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly rematch_of: string;
  /** Its marks at creation. */
  readonly marks: readonly Mark[];
}

/** A person joined with a name. */
export interface Joined {
  readonly type: "joined";
  readonly seat: number;
  readonly name: string;
}

/** Someone came to a seat from which something can be seen; stored before they see anything. */
export interface SeatTaken {
  readonly type: "seat-taken";
  readonly seat: number;
  /** The bot that plays there, if one does. */
  readonly bot: string;
}

/** The person who came to a seat left it again without choosing a name. */
export interface SeatReturned {
  readonly type: "seat-returned";
  readonly seat: number;
}

/** A person left for good; the seat can be taken by someone else. */
export interface Left {
  readonly type: "left";
  readonly seat: number;
}

/** A bot plays a seat from now on. The person, if there is one, keeps the seat. */
export interface BotTookOver {
  readonly type: "bot-took";
  readonly seat: number;
  readonly bot: string;
  readonly why: "agreed" | "asked" | "clock" | "left";
}

/** Before the game, the host added a bot at an empty seat; without a bot, removed it. */
export interface BotSeated {
  readonly type: "bot-sat";
  readonly seat: number;
  readonly bot: string;
  readonly name: string;
}

/** Before the game, the host removed an absent player from a seat; others can take it. */
export interface SeatCleared {
  readonly type: "freed";
  readonly seat: number;
  /** The name of the person; empty if there was none yet. */
  readonly name: string;
  /** The seat of the host; SPECTATOR for a host without a seat. */
  readonly by: number;
}

/** A person took over from a bot again. */
export interface PersonReturned {
  readonly type: "took-back";
  readonly seat: number;
}

/** The game started, from the beginning, a record or a position. */
export interface Started {
  readonly type: "started";
  /** The seats that the game waits for now; stored, so that clocks and old rooms need no rules. */
  readonly asks: readonly number[];
}

/** One line of the log in the words that the reader may see. */
export interface ChoseView {
  readonly type: "chose";
  readonly line: number;
  readonly seat: number;
  readonly text: string;
  readonly message: Message;
  readonly by: By;
  readonly happenings: readonly GameEventView[];
  /** Its clauses in the log, to be folded with those before and after. */
  readonly told: readonly Clause[];
}

/** A game event, as far as the reader may know it. */
export interface GameEventView {
  readonly message: Message;
  readonly rule: string;
}

/** A part of a line: a message, and what is counted in it. */
export interface Clause {
  readonly message: Message;
  /** How many of what: ids of things, put into words as `amount`. */
  readonly amount: Readonly<Record<string, number>>;
  readonly rule: string;
  readonly flow: "" | "begins" | "echo" | "joins" | "pending" | "silent" | "turn";
  /** The seat named before it, if its words name nobody. */
  readonly teller: number;
}

/** The last lines were undone; so many are left. */
export interface Undone {
  readonly type: "undone";
  readonly seat: number;
  readonly lines: number;
  readonly left: number;
  /** The seats that the game waits for now. */
  readonly asks: readonly number[];
  /** Whether all had agreed. */
  readonly agreed: boolean;
}

/** The game is over. */
export interface Ended {
  readonly type: "ended";
  readonly result: Result;
  readonly scores: readonly (readonly Category[])[];
}

/** How a game ended: which ending, and each seat's rank (1 is best; equal ranks are shared). */
export interface Result {
  readonly ending: string;
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  /** The scores of sides that are not seats, such as a solo opponent. */
  readonly sides: readonly (readonly [string, number])[];
}

/** One line of a score sheet. */
export interface Category {
  readonly id: string;
  readonly points: number;
}

/** The game is no longer over: its last lines were undone. */
export interface Reopened {
  readonly type: "reopened";
}

/** A request to all others. Only one is open at a time; `number` identifies it. */
export interface RequestOpened {
  readonly type: "wished";
  readonly number: number;
  readonly seat: number;
  readonly wish: TableRequest;
}

/** Undo lines of the log that need consent. */
export interface UndoRequest {
  readonly type: "undo";
  readonly lines: number;
}

/** Change the clock, for instance from live to turn-based. */
export interface ClockRequest {
  readonly type: "clock";
  readonly clock: Clock;
}

/** How long a seat may think: a time for each choice, and one time bank for everything beyond. */
export interface Clock {
  readonly per_choice: number;
  readonly reserve: number;
  readonly policy: Policy;
}

/** Pause all clocks until then (milliseconds since 1970). */
export interface PauseClocksRequest {
  readonly type: "time-off";
  readonly until: number;
}

/** Let a bot play the seat of an absent person. */
export interface BotRequest {
  readonly type: "bot";
  readonly seat: number;
  readonly bot: string;
}

/** Share the whole record of a running game with every seat, hidden cards included. */
export interface ExportRequest {
  readonly type: "export";
}

/** Pause the game, its clocks and its bots, until someone resumes it. */
export interface PauseRequest {
  readonly type: "pause";
}

/** An answer to the pending request. */
export interface Voted {
  readonly type: "voted";
  readonly number: number;
  readonly seat: number;
  readonly yes: boolean;
}

/** The pending request is closed: all agreed, someone declined, its sender withdrew it, or it lapsed. */
export interface RequestClosed {
  readonly type: "decided";
  readonly number: number;
  readonly accepted: boolean;
}

/** The clock was changed; every time bank is full again. */
export interface ClockSet {
  readonly type: "clock-set";
  readonly clock: Clock;
}

/** All clocks are paused until then. */
export interface ClocksPaused {
  readonly type: "time-off";
  readonly until: number;
}

/** The whole record so far was shown: to every seat, because all agreed, or to the only person. */
export interface Exported {
  readonly type: "exported";
  readonly lines: number;
  /** The only person who has read it, against bots; SPECTATOR if all agreed. */
  readonly by: number;
}

/** All agreed to pause the game. */
export interface Paused {
  readonly type: "paused";
  /** Who requested it. */
  readonly seat: number;
}

/** The pause is over: someone resumed the game, or moved. */
export interface Resumed {
  readonly type: "resumed";
  readonly seat: number;
}

/** A seat's time is up: a reminder. With the policy `skip` a bot now makes this one choice. */
export interface Reminded {
  readonly type: "reminded";
  readonly seat: number;
}

/** The server was down between these times (milliseconds since 1970): no clock ran meanwhile. */
export interface ServerDown {
  readonly type: "downtime";
  readonly since: number;
  readonly until: number;
}

/** A chat message. `seat` is SPECTATOR for a spectator. */
export interface Said {
  readonly type: "said";
  readonly seat: number;
  readonly name: string;
  readonly text: string;
}

/** A seat (or, as SPECTATOR, all spectators) was muted or unmuted. */
export interface Muted {
  readonly type: "muted";
  readonly seat: number;
  readonly muted: boolean;
}

/** A rematch was opened in another room. */
export interface Rematch {
  readonly type: "rematch";
  readonly seat: number;
  readonly room: string;
}

/** The server admin has closed the room for good: it can be neither played nor viewed. */
export interface Closed {
  readonly type: "closed";
  readonly reason: string;
}

/** The server admin has removed the room from the lobby, or listed it again. */
export interface Hidden {
  readonly type: "hidden";
  readonly hidden: boolean;
}

/** A guest's names and messages were removed from the events before; these seats had such a name. */
export interface Forgotten {
  readonly type: "forgotten";
  readonly seats: readonly number[];
}

/** A room now, for one reader. */
export interface RoomView {
  readonly room: string;
  readonly version: number;
  readonly stage: string;
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly settings: Settings;
  readonly seats: readonly RoomSeatView[];
  readonly reader: number;
  readonly host: boolean;
  readonly paused: boolean;
  /** False if the rules or components have changed: the room can be read, but not continued. */
  readonly playable: boolean;
  readonly lines: number;
  readonly time_off: number | null;
  readonly wish: RequestView | null;
  readonly waiting: readonly number[];
  readonly view: View | null;
  /** The name of the reader's step, for auto-answers. */
  readonly step: string;
  /** The rule behind that step. */
  readonly rule: string;
  readonly prompt: Message | null;
  readonly choices: readonly ChoiceView[];
  /** What the reader may have overlooked, by the text of the choice before which it is said. */
  readonly warnings: Readonly<Record<string, readonly Message[]>>;
  readonly refusals: readonly RefusalView[];
  readonly may_withdraw: boolean;
  readonly free_undo: number;
  /** The reader's own auto-answers: step, text. */
  readonly standing: Readonly<Record<string, string>>;
  readonly result: Result | null;
  /** How the game ended, and by whom, as a clause; null before. */
  readonly ended: Message | null;
  /** How far the first is before the second, in words; null if points have not decided. */
  readonly margin: Message | null;
  /** The points of every seat by category. During the game only with `settings.scores`; empty for a seat whose points are hidden from the reader. */
  readonly scores: readonly (readonly Category[])[];
  /** Who answers for chance: a person in companion mode. */
  readonly chance: "house" | "person";
  /** What the reader has to enter now, in companion mode; `waiting` has the seats that may. */
  readonly entry: ChanceEntryView | null;
  /** The marks of this table, oldest first. */
  readonly marks: readonly Mark[];
  readonly puzzle: PuzzleView | null;
}

/** The settings of a table beside the rules; they may change during the game. */
export interface Settings {
  readonly clock: Clock;
  readonly watching: Watching;
  readonly chat: boolean;
  /** Whether the lobby lists the room. */
  readonly listed: boolean;
  /** Whether running scores are shown, except hidden ones. */
  readonly scores: boolean;
}

/** One seat: its player, its bot, and the time left. */
export interface RoomSeatView {
  readonly seat: number;
  readonly name: string;
  /** Whether a person holds the seat. */
  readonly taken: boolean;
  /** The bot that plays for the seat now, if one does. */
  readonly bot: string;
  readonly yours: boolean;
  /** Whether the game waits for this seat. */
  readonly waiting: boolean;
  /** When the time of the seat is up. */
  readonly due: number | null;
  /** Milliseconds in the time bank when the clock last stopped. */
  readonly reserve: number;
  readonly muted: boolean;
}

/** The pending request, who has agreed, and, for an undo, the lines that would be undone. */
export interface RequestView {
  readonly number: number;
  readonly seat: number;
  readonly wish: TableRequest;
  readonly yes: readonly number[];
  readonly asked: readonly number[];
  /** The lines that would be undone, as the reader may know them. */
  readonly lines: readonly ChoseView[];
}

/** One choice of the reader's own seat. */
export interface ChoiceView {
  readonly text: string;
  readonly message: Message;
  readonly at: readonly string[];
}

/** Something the reader might expect but cannot do now, and why. */
export interface RefusalView {
  readonly text: string;
  readonly reason: Message;
  readonly rule: string;
  readonly at: readonly string[];
}

/** What the reader has to enter: a draw or a roll at the real table. */
export interface ChanceEntryView {
  readonly step: string;
  readonly prompt: Message;
  readonly outcomes: readonly OutcomeView[];
  /** The places of this draw and the next ones of its kind, in order, if each is for a place. */
  readonly places: readonly string[];
}

/** Something that can come up at a real table now. */
export interface OutcomeView {
  readonly text: string;
  readonly message: Message;
  readonly at: readonly string[];
  /** The words in which it differs from the others, as in records: ids of components, a seat, a number. */
  readonly name: string;
  /** How many equal ones can still come up, for all the reader knows. */
  readonly left: number;
}

/** The puzzle that is practised at a table, and how far it has come. */
export interface PuzzleView {
  readonly state: "failed" | "open" | "solved";
  readonly reached: number;
  readonly id: string;
}

/** A command was executed: its events, and the version after them. */
export interface Answer {
  readonly version: number;
  readonly events: readonly StoredEventView[];
  /** Why a choice sent without `sure` could not be undone freely: it was not played. */
  readonly unsure: Message | null;
}

/** A key, and the link that carries it in its fragment, which browsers do not send. */
export interface Key {
  readonly key: string;
  readonly link: string;
}

/** The key opens nothing any more. */
export interface Revoked {
}

/** The guest holds this seat now, or watches. */
export interface Entered {
  readonly room: string;
  readonly seat: number;
}

/** The operator will read it. */
export interface Reported {
}

/** What places, pieces, components and signs are, for one reader. */
export interface Explanations {
  readonly version: number;
  readonly found: Readonly<Record<string, Explanation>>;
  /** What the reader cannot see, or there is not, and why it is not explained. */
  readonly refused: Readonly<Record<string, Message>>;
}

/** What a place, a piece, a component or a sign is and does: sentences, the most useful first. */
export interface Explanation {
  readonly title: Message;
  /** What it is, what it does, what it is good for. Never empty. */
  readonly about: readonly Message[];
  /** Its figures now: how many, whose, how far. */
  readonly now: readonly Message[];
  /** What one pays for it, each a short phrase ("2 wood"). */
  readonly costs: readonly Message[];
  /** What one gets for it, each a short phrase. */
  readonly gains: readonly Message[];
  readonly rules: readonly string[];
  /** The component that lies there: its face can be shown, and the sources of its printed values listed. */
  readonly item: string;
}

/** Everything on the table that one reader can see, as a text view shows it. */
export interface WholeTable {
  readonly version: number;
  readonly areas: readonly AreaView[];
}

/** A part of the table with everything in it, in the order in which it is read. */
export interface AreaView {
  readonly title: Message;
  /** Whose it is; null for what belongs to nobody. */
  readonly seat: number | null;
  /** Briefly: titles, costs, gains and figures. */
  readonly places: Readonly<Record<string, Explanation>>;
}

/** What each of the reader's choices would do, in their order; none if the reader is not asked. */
export interface Previews {
  readonly version: number;
  readonly previews: readonly PreviewView[];
}

/** What a choice would do, and whether it could be undone. */
export interface PreviewView {
  readonly text: string;
  readonly told: readonly Clause[];
  readonly figures: readonly Figure[];
  readonly score: number;
  readonly end: "" | "chance" | "open" | "others" | "over";
  readonly asks: readonly number[];
  /** Why it could not be undone freely; null if it could. */
  readonly unsure: Message | null;
}

/** A number that a player looks at: what they have of something. The id is one that `explain` knows. */
export interface Figure {
  readonly id: string;
  readonly number: number;
  /** Whether less of it is better: time that has passed, original sin. */
  readonly burden: boolean;
}

/** The lessons of one reader at a table. */
export interface Lessons {
  readonly version: number;
  /** Whether lessons come at this table. */
  readonly teaches: boolean;
  /** False if the reader wants no more lessons. */
  readonly on: boolean;
  /** The lessons that come now, one after the other. */
  readonly due: readonly LessonView[];
  /** Those of this game that were read before. */
  readonly read: readonly LessonView[];
  /** Whether a move is suggested now unasked. */
  readonly suggests: boolean;
  /** Whether a move can be suggested now. */
  readonly may_suggest: boolean;
}

/** A lesson, and what it lights up now. */
export interface LessonView {
  /** The id of its words. For those that begin with `lesson-`, in all games, each client has its own. */
  readonly id: string;
  readonly places: readonly string[];
  readonly rules: readonly string[];
}

/** A suggested choice, by its text, and why it is good. */
export interface SuggestionView {
  readonly version: number;
  readonly text: string;
  /** What the seat gains until the action is complete. */
  readonly figures: readonly Figure[];
  /** How many points it gains until then. */
  readonly score: number;
  /** What such a choice is good for. */
  readonly why: Message | null;
}

/** What is remembered of a guest. */
export interface LessonsRead {
  /** Ids of lessons that were read, and the titles' ids of puzzles that were solved. */
  readonly read: readonly string[];
}

/** A saved table, concealed for a seat (base64): what the seat cannot know is dealt again. */
export interface SeatTable {
  readonly version: number;
  readonly table: string;
}

/** The scores from the setup to the end. */
export interface Progress {
  readonly points: readonly ProgressPoint[];
}

/** The scores after a turn. */
export interface ProgressPoint {
  readonly line: number;
  /** The version of the room: to be viewed with `at`. */
  readonly version: number;
  /** The round; 0 before the first, or if the game has none. */
  readonly round: number;
  /** The total of every seat. */
  readonly scores: readonly number[];
}

/** The server is there, and so is its database. */
export interface Health {
  readonly status: string;
  readonly version: string;
}

/** Something was refused and nothing has changed. */
export interface Refused {
  /** What kind of refusal it is, for programs. */
  readonly reason: string;
  /** The same for people who read English. */
  readonly text: string;
  /** The same for readers of any language: a catalogue id and what goes into it. */
  readonly message: Message;
  /** The rule of the game that says so. */
  readonly rule: string;
  /** What is behind it, if there is more to say. */
  readonly because: readonly Message[];
  /** The line, from 1 on, of the record, position or component file that was sent. */
  readonly line: number | null;
}

/** The room has changed: what was missed, and its version now. */
export interface RefusedAsStale {
  readonly reason: string;
  readonly text: string;
  readonly message: Message;
  readonly rule: string;
  readonly because: readonly Message[];
  readonly line: number | null;
  readonly version: number;
  readonly missed: readonly StoredEventView[];
}

/** What happened since the last frame, and the room now. */
export interface LookFrame {
  readonly type: "look";
  readonly events: readonly StoredEventView[];
  readonly room: RoomView;
}

/** The room's version: a client that has less has missed a frame, and asks with `since`. */
export interface AtFrame {
  readonly type: "at";
  readonly version: number;
}

/** The seats whose players have the table open. Only for those who listen with `here`. */
export interface HereFrame {
  readonly type: "here";
  readonly seats: readonly number[];
}

/** The table as one reader sees it: all of it but other hands and the deck (TH-21). */
export interface TheopolisView {
  readonly players: number;
  readonly reader: number;
  readonly round: number;
  readonly active: number;
  readonly added: number;
  readonly exchanged: number;
  readonly confessed: number;
  readonly board: readonly (TheopolisCardView | null)[];
  readonly discard: readonly TheopolisCardView[];
  readonly out: readonly TheopolisCardView[];
  readonly deck: number;
  readonly piles: readonly number[];
  readonly seats: readonly TheopolisSeatView[];
  /** The reader's player aid; for those who look on, the first player's. */
  readonly aid: TheopolisAidView;
  readonly pending: PendingView | null;
  readonly ending: string;
}

/** A card, or several equal ones, and the id of its place. */
export interface TheopolisCardView {
  readonly place: string;
  readonly card: string;
  readonly copies: number;
  /** On the board what it costs the reader, in a hand what it costs its owner. */
  readonly price: TheopolisPriceView | null;
}

/** What a card costs somebody (TH-45). */
export interface TheopolisPriceView {
  /** By Resource; those that it does not cost are left out. */
  readonly cost: Readonly<Record<string, number>>;
  /** The Resources of which too few are unused now. */
  readonly short: readonly string[];
}

/** One player's side of the table. `hand` is there for its owner only. */
export interface TheopolisSeatView {
  readonly seat: number;
  readonly saint: string | null;
  readonly original_points: number;
  readonly stones: number;
  readonly sacraments: readonly string[];
  readonly resources: readonly TheopolisResourceView[];
  readonly city: readonly TheopolisCardView[];
  readonly hand_size: number;
  readonly known_hand: readonly string[];
  readonly hand: readonly TheopolisCardView[] | null;
  readonly hand_limit: number;
  readonly score: number;
  readonly rank: number;
}

/** The Resource cards of one type in a city. */
export interface TheopolisResourceView {
  readonly place: string;
  readonly resource: string;
  readonly unused: number;
  readonly used: number;
}

/** The player aid of one player. */
export interface TheopolisAidView {
  readonly ways: readonly TheopolisWayView[];
  readonly groups: readonly TheopolisGroupView[];
  readonly sacraments: readonly TheopolisSacramentView[];
  /** The cards that would complete a part of a sacrament. */
  readonly wanted: readonly string[];
}

/** One of the ways in which the game can end, and how far a player is (TH-142 to TH-148). */
export interface TheopolisWayView {
  readonly name: "apocalypse" | "original_points" | "sacraments" | "stones" | "wonder";
  readonly done: number;
  readonly goal: number;
}

/** A group of sacraments: how many are held of those that it takes to win (TH-145). */
export interface TheopolisGroupView {
  readonly group: string;
  /** No more than are needed: more of a group do not help. */
  readonly held: number;
  readonly needed: number;
}

/** A sacrament, and which of its cards are in a city (TH-119). */
export interface TheopolisSacramentView {
  readonly sacrament: string;
  readonly held: boolean;
  readonly needs: readonly TheopolisNeedView[];
}

/** A card that a sacrament needs: any one of these. */
export interface TheopolisNeedView {
  readonly cards: readonly string[];
  /** The one in the city, if there is one. */
  readonly met: string | null;
}

/** What the game waits for, for views: the step on top. Steps hold nothing hidden. */
export interface PendingView {
  readonly step: string;
  readonly chooser: number;
  readonly fields: readonly number[];
}

/** The table as one reader sees it: what is public, and their own (NE-19, NE-171). */
export interface NehemiahView {
  readonly players: number;
  readonly reader: number;
  readonly round: number;
  readonly turn: number;
  readonly active: number;
  readonly first_player: number;
  /** Once the end is triggered: the turns still to come, the one under way included. */
  readonly turns_left: number | null;
  readonly columns: readonly NehemiahColumnView[];
  readonly decks: readonly number[];
  readonly discard: readonly NehemiahCountView[];
  readonly boards: readonly NehemiahBoardView[];
  readonly gates: readonly NehemiahGateView[];
  readonly foremen: boolean;
  readonly foreman_deck: number;
  readonly revealed: readonly string[];
  readonly auctioned: string | null;
  readonly seats: readonly NehemiahSeatView[];
  readonly pending: PendingView | null;
  readonly ending: string;
}

/** Four spots from the top; `marked` if the column will be cleared, with its place in the order. */
export interface NehemiahColumnView {
  readonly place: string;
  readonly spots: readonly NehemiahSpotView[];
  readonly marked: number;
  /** The place of the next worker: the topmost free card (NE-32). */
  readonly next: string | null;
}

/** A place of the grid: its card, and the worker on it. A neutral worker has an owner too. */
export interface NehemiahSpotView {
  readonly place: string;
  readonly card: string | null;
  readonly worker: number | null;
  readonly neutral: boolean;
  readonly tired: boolean;
  readonly anchor: boolean;
  /** Whether the card was used in this activation, so that it cannot be used again. */
  readonly used: boolean;
}

/** Discarded work cards of a face. */
export interface NehemiahCountView {
  readonly card: string;
  readonly copies: number;
}

/** An influence board: cubes by seat, points for the places, and what each seat would get now. */
export interface NehemiahBoardView {
  readonly place: string;
  readonly board: string;
  readonly cubes: readonly number[];
  readonly score_table: readonly number[];
  readonly would_score: readonly number[];
}

/** A gate, its value, and who has it; None while it is in the stack. */
export interface NehemiahGateView {
  readonly place: string;
  readonly gate: string;
  readonly value: number;
  readonly owner: number | null;
}

/** One player's side of the table. Only its owner sees what is behind the screen (NE-14, NE-172). */
export interface NehemiahSeatView {
  readonly seat: number;
  readonly colour: string;
  readonly neutral_colour: string | null;
  readonly available: number;
  readonly set_aside: number;
  readonly neutral: number;
  readonly cube_supply: number;
  readonly foremen: readonly string[];
  /** Whether one of them is offered beside actions, also in turns of others (NE-141, NE-165). */
  readonly offered: boolean;
  readonly gold: number | null;
  readonly wood: number | null;
  /** Victory points gained so far, without gates and goods. */
  readonly points: number | null;
  /** With gates, and goods as if sold now. */
  readonly score: number | null;
  /** Workers, wood and gold bid so far in the auction in progress: for its owner only (NE-172). */
  readonly bid: readonly number[] | null;
}

/** The table as one reader sees it. */
export interface MyVillageView {
  readonly players: number;
  readonly reader: number;
  readonly round: number;
  readonly turn: number;
  readonly active: number;
  readonly first: number;
  readonly holder: number;
  readonly hand: number;
  readonly hand_back: boolean;
  readonly pool: readonly MyVillageDieView[];
  readonly dice: readonly string[];
  readonly value: number;
  readonly white: boolean;
  readonly used: readonly string[];
  readonly bill: readonly MyVillageDemandView[];
  readonly zone: readonly MyVillageCardView[];
  readonly deck: number;
  readonly churches: readonly MyVillageCardView[];
  readonly chambers: readonly MyVillageCardView[];
  readonly workshops: readonly MyVillageCardView[];
  readonly squares: number;
  readonly fields: number;
  readonly monks: readonly MyVillagePileView[];
  readonly travels: readonly MyVillagePileView[];
  readonly turned: MyVillageCardView | null;
  readonly chronicle: readonly number[];
  readonly graves: number;
  readonly coffins: number;
  readonly last_coffin: number;
  readonly rat: number;
  readonly red: boolean;
  readonly protected: readonly number[];
  readonly villages: readonly MyVillageVillageView[];
  readonly pending: PendingView | null;
  readonly ending: string;
  readonly values: readonly MyVillageValueView[];
  /** Cards of the middle for which the village has no room, whatever the value and the cost. */
  readonly closed: readonly string[];
}

/** Dice of one colour and face in the pool. */
export interface MyVillageDieView {
  readonly place: string;
  readonly die: string;
  readonly colour: string;
  readonly face: number;
  readonly number: number;
}

/** A demand of the bill that is being paid: so many units, each with any of these means. */
export interface MyVillageDemandView {
  readonly means: readonly string[];
  readonly units: number;
}

/** A card and the id of its place. */
export interface MyVillageCardView {
  readonly place: string;
  readonly card: string;
}

/** A pile of the middle, dark side up: its top card, if it shows, and the number of cards (MV-5). */
export interface MyVillagePileView {
  readonly place: string;
  readonly card: string;
  readonly number: number;
}

/** One player's village. */
export interface MyVillageVillageView {
  readonly seat: number;
  readonly board: string | null;
  readonly personal_values: readonly number[];
  readonly coins: number;
  readonly tree: number;
  readonly safe: number;
  readonly headman: string;
  readonly cloud: number;
  readonly reaper: boolean;
  readonly labourers: number;
  readonly school_left: boolean;
  readonly school_right: boolean;
  readonly villagers: readonly string[];
  readonly church: MyVillageCardView | null;
  readonly protections: number;
  readonly monks: readonly MyVillageCardView[];
  readonly windows: number;
  readonly window_points: number;
  readonly chamber: MyVillageCardView | null;
  readonly covered: readonly string[];
  readonly generic: number;
  readonly square: boolean;
  readonly markers: number;
  readonly tile: string | null;
  readonly fields: readonly MyVillageFieldView[];
  readonly travels: readonly MyVillageCardView[];
  readonly workshops: readonly MyVillageWorkshopView[];
  readonly market: readonly MyVillageCardView[];
  readonly served: readonly MyVillageCardView[];
  readonly served_points: number;
  readonly score: number;
  readonly score_lines: readonly MyVillageScoreView[];
  readonly leftovers: number;
  readonly rank: number;
}

/** A field of a village. */
export interface MyVillageFieldView {
  readonly place: string;
  readonly plow: boolean;
}

/** A workshop and its stock. */
export interface MyVillageWorkshopView {
  readonly place: string;
  readonly card: string;
  readonly resource: string;
  readonly stock: number;
  readonly slots: number;
}

/** A line of the score pad as it would be counted now. */
export interface MyVillageScoreView {
  readonly line: string;
  readonly points: number;
}

/** A banner value: how it can be made now, and the places of the banners that it opens. */
export interface MyVillageValueView {
  readonly value: number;
  readonly ways: readonly MyVillageWayView[];
  readonly black: readonly string[];
  readonly white: readonly string[];
}

/** One way to make a banner value: time of black dice, markers of the square, coins. */
export interface MyVillageWayView {
  readonly time: number;
  readonly markers: number;
  readonly coins: number;
}

/** The table as one reader sees it. */
export interface EsdrasView {
  readonly players: number;
  readonly reader: number;
  readonly phase: string;
  readonly round: number;
  readonly day: number;
  readonly active: number;
  readonly shofar: number;
  readonly altar_face: string | null;
  readonly zechariah: number;
  readonly haggai: number;
  /** The first space that counts as between the Prophets, by the reading in force (EN-157). */
  readonly between_from: number;
  readonly ahead_from: number;
  readonly altar_order: readonly number[];
  readonly ring: readonly EsdrasEtNehemiePlaceView[];
  /** From the bottom. */
  readonly temple: readonly EsdrasEtNehemieTempleRowView[];
  readonly scrolls: readonly EsdrasEtNehemieCellView[];
  readonly row_food: readonly number[];
  /** Hero cards that nobody has taken (EN-29). */
  readonly heroes: readonly string[];
  readonly sides: readonly EsdrasEtNehemieSideView[];
  readonly turn: EsdrasEtNehemieTurnView;
  readonly solo: EsdrasEtNehemieSoloView | null;
  readonly pending: PendingView | null;
  readonly ending: string;
}

/** A place of the ring: rubble by resource, who has built there, and what it costs or gives. */
export interface EsdrasEtNehemiePlaceView {
  readonly place: string;
  readonly id: string;
  /** `unbuilt`, `built` or `neutral`. */
  readonly state: string;
  readonly owner: number | null;
  readonly rubble: readonly number[];
  readonly card: string | null;
  readonly silver: number;
  readonly blessing: string | null;
  readonly corner: boolean;
}

/** A row of the Temple from the left: the cubes on it, None for an empty cell. */
export interface EsdrasEtNehemieTempleRowView {
  readonly banners: number;
  readonly cubes: readonly (string | null)[];
  readonly sectors: readonly number[];
}

/** A cell of the scroll grid: its tile, a scribe, or a white worker (`left`, `right`). */
export interface EsdrasEtNehemieCellView {
  readonly place: string;
  readonly row: number;
  readonly tile: string | null;
  readonly scribe: number | null;
  readonly white: string;
  /** How the reader would reach it; for those who look on, the player who has the turn. */
  readonly path: EsdrasEtNehemiePathView | null;
}

/** The cheapest path to a scroll tile (EN-111, EN-112). */
export interface EsdrasEtNehemiePathView {
  readonly silver: number;
  /** Whom the silver goes to, from the top down; None for the main supply. */
  readonly to: readonly (number | null)[];
  /** The tiles that it uses, from the top down. */
  readonly over: readonly string[];
}

/** One side of the table: a player, or the solo opponent. Of cards, what the reader may know. */
export interface EsdrasEtNehemieSideView {
  readonly side: number;
  readonly name: string;
  readonly colour: string;
  readonly points: number;
  /** Points as they would be with a final scoring now. */
  readonly final: number;
  readonly resources: readonly number[];
  readonly silver: number;
  readonly food: number;
  readonly reserve: number;
  readonly supply: number;
  readonly farmers: number;
  readonly labourers: number;
  readonly levites: number;
  readonly gatekeepers: number;
  readonly scribes: number;
  readonly traders: readonly boolean[];
  readonly elders: readonly boolean[];
  readonly tent: string;
  readonly altar: number;
  readonly blessings: readonly number[];
  /** The column that all three have reached (EN-147). */
  readonly blessed: number;
  readonly tiles: readonly EsdrasEtNehemieTileView[];
  readonly hand_size: number;
  readonly hand: readonly string[] | null;
  /** Cards of the hand that everyone can name. */
  readonly known: readonly string[];
  readonly pile: number;
  readonly stacks: readonly (readonly string[])[];
  readonly tucked: readonly string[];
  readonly heroes: readonly string[];
  readonly abilities: readonly string[];
  /** Red, grey and blue banners on visible and tucked cards. */
  readonly banners: readonly number[];
  /** Banners with those of the turn going on. */
  readonly purse: readonly EsdrasEtNehemieBannersView[];
  /** For how many cubes there is room between turns; None without a limit. */
  readonly storage: number | null;
  readonly sabbath: EsdrasEtNehemieSabbathView | null;
  readonly wall_pile: number;
  /** For its owner: the card put back on top. The opponent's is known to all. */
  readonly wall_top: string | null;
  /** For its owner: the cards put back at the bottom, the uppermost first; the opponent's for everyone. */
  readonly wall_bottom: readonly string[] | null;
  readonly wall_drawn: number;
  /** For its owner: the cards drawn to rebuild a wall. */
  readonly drawn: readonly string[] | null;
}

/** A development tile. */
export interface EsdrasEtNehemieTileView {
  readonly place: string;
  readonly type: string;
  readonly tile: string | null;
  readonly developed: boolean;
}

/** Banners of one colour: what there is, and how it has changed in the turn (EN-59, EN-61, EN-65). */
export interface EsdrasEtNehemieBannersView {
  readonly colour: "blue" | "grey" | "red";
  readonly number: number;
  /** Whether the main action of the turn is paid with it. */
  readonly chosen: boolean;
  readonly spent: number;
  readonly gained: number;
}

/** What the Sabbath brings to a side as the table is now. */
export interface EsdrasEtNehemieSabbathView {
  readonly prepare: "done" | "later" | "now";
  readonly feed: "done" | "later" | "now";
  /** How far the side is: they go through it one after the other from the Shofar holder (EN-152, EN-162). */
  readonly tuck: "done" | "later" | "now";
  readonly items: readonly EsdrasEtNehemieItemView[];
  /** Where its marker is, seen from the Prophets: `behind`, `between` or `ahead` (EN-157). */
  readonly judgement: "ahead" | "behind" | "between";
  /** Where it would be after the Perpetual Fire, if that is open and would change something. */
  readonly judgement_after_fire: "ahead" | "behind" | "between" | null;
  readonly gives_after_fire: Readonly<Record<string, number>>;
  readonly eaters: readonly EsdrasEtNehemieEaterView[];
  /** The food that they eat. Workers in the reserve are assigned before (EN-153). */
  readonly due: number;
  readonly missing: number;
  /** Points for those who stay hungry (EN-164). */
  readonly lost: number;
  /** What each card on the stacks, and each tucked one, scores now (B22). */
  readonly worth: Readonly<Record<string, number>>;
  /** How many Sabbaths there are still, this one included. */
  readonly left: number;
}

/** An item of the preparation phase (EN-151). */
export interface EsdrasEtNehemieItemView {
  readonly item: string;
  readonly done: boolean;
  readonly gives: Readonly<Record<string, number>>;
}

/** Workers who are fed on the Sabbath, or need not be (EN-163). */
export interface EsdrasEtNehemieEaterView {
  readonly who: "elder" | "farmer" | "gatekeeper" | "labourer" | "scribe" | "trader" | "worker";
  readonly number: number;
  /** The scroll tile for which they cost no food. */
  readonly fed_by: string | null;
}

/** What has been done in the turn in progress. */
export interface EsdrasEtNehemieTurnView {
  readonly played: number | null;
  readonly action: string | null;
  /** Red, grey and blue banners that the active player can spend. */
  readonly available: readonly number[];
  readonly gained: readonly number[];
  readonly spent: number;
  readonly auxiliary: boolean;
  readonly trader: boolean;
  readonly elder: boolean;
  readonly levite: boolean;
  readonly levites_used: number;
  /** How many Levites can still be used in this action. */
  readonly levites_left: number;
  readonly uses_over: boolean;
  readonly spot: string | null;
  readonly rebuilt: boolean;
  readonly scribe: boolean;
  readonly tent: boolean;
  readonly items: number;
}

/** The cards of the solo opponent. */
export interface EsdrasEtNehemieSoloView {
  readonly face: string;
  readonly focus: string | null;
  readonly scheme: string | null;
  readonly focus_left: readonly string[];
  readonly scheme_left: readonly string[];
}

/** The whole file. */
export interface TheopolisComponents {
  readonly layout: number;
  readonly game: string;
  readonly numbers: Readonly<Record<string, Value>>;
  readonly building: readonly TheopolisCard[];
  readonly wonder: readonly TheopolisCard[];
  readonly person: readonly TheopolisCard[];
  readonly symbol: readonly TheopolisCard[];
  readonly disaster: readonly TheopolisDisaster[];
  readonly apocalypse: TheopolisApocalypse;
  readonly saint: readonly TheopolisSaint[];
  readonly sacrament: readonly TheopolisSacrament[];
  readonly resource: readonly Entry[];
}

/** A number of the rules and where it comes from. */
export interface Value {
  readonly value: number;
  readonly source: Origin;
}

/** A city card. */
export interface TheopolisCard {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly copies: number;
  readonly cost: TheopolisCost;
  readonly effect: TheopolisEffect;
  readonly stones: number;
  readonly worth: number;
}

/** A number of each Resource. */
export interface TheopolisCost {
  readonly faith: number;
  readonly hope: number;
  readonly charity: number;
}

/** What a card, saint or sacrament does: a word of the vocabulary, and how much or for whom. */
export interface TheopolisEffect {
  readonly name: string;
  readonly amount: number;
  readonly kinds: readonly string[];
  readonly cost: TheopolisCost;
}

/** A Disaster. */
export interface TheopolisDisaster {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly copies: number;
  readonly parts: readonly TheopolisPart[];
}

/** One comparison of a Disaster and what its victims lose. */
export interface TheopolisPart {
  readonly measure: "buildings" | "original_points" | "persons" | "resources" | "sacraments" | "stones" | "symbols";
  readonly extreme: "fewest" | "most";
  readonly loss: "building" | "largest_building" | "one_of" | "person" | "regain_points" | "resource" | "symbol";
  readonly amount: number;
  readonly kinds: readonly string[];
}

/** The Apocalypse. */
export interface TheopolisApocalypse {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly copies: number;
}

/** A Patron Saint: a number and one effect, immediate or permanent (TH-132). */
export interface TheopolisSaint {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly number: number;
  readonly timing: "immediate" | "permanent";
  readonly effect: TheopolisEffect;
}

/** A sacrament of the player aid: each group of `needs` lists the cards of which one must be there. */
export interface TheopolisSacrament {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly group: "healing" | "initiation" | "mission";
  readonly needs: readonly (readonly string[])[];
  readonly effect: TheopolisEffect;
}

/** A row with a printed name. */
export interface Entry {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
}

/** The whole file. */
export interface NehemiahComponents {
  readonly layout: number;
  readonly game: string;
  readonly numbers: Readonly<Record<string, Value>>;
  readonly work: readonly NehemiahWork[];
  readonly deck: readonly NehemiahDeck[];
  readonly gate: readonly NehemiahGate[];
  readonly board: readonly NehemiahBoard[];
  readonly foreman: readonly NehemiahForeman[];
  readonly colour: readonly Entry[];
}

/** A face of work cards. */
export interface NehemiahWork {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly cost: NehemiahCost;
  readonly effect: NehemiahEffect;
}

/** Goods that are paid to the bank. */
export interface NehemiahCost {
  readonly wood: number;
  readonly gold: number;
}

/** What a work card does: a word of the vocabulary, how much, and on which board. */
export interface NehemiahEffect {
  readonly name: string;
  readonly amount: number;
  readonly board: string;
}

/** The work cards of a round. */
export interface NehemiahDeck {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly cards: readonly NehemiahCards[];
}

/** The cards of one face in a deck, and how many of them carry the 2/4 icon. */
export interface NehemiahCards {
  readonly face: string;
  readonly copies: number;
  readonly icons: number;
}

/** A gate card. */
export interface NehemiahGate {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly value: number;
}

/** An influence board. */
export interface NehemiahBoard {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly table: readonly NehemiahScoreTable[];
}

/** The points of a board for a number of players, in some rounds. */
export interface NehemiahScoreTable {
  readonly players: number;
  readonly points: readonly number[];
  readonly sources: readonly Origin[];
  readonly rounds: readonly number[];
}

/** A foreman card. */
export interface NehemiahForeman {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly symbol: "exclamation" | "hand" | "hourglass" | "plus" | "scroll" | "silhouette";
  readonly amount: number;
}

/** The whole file. */
export interface MyVillageComponents {
  readonly layout: number;
  readonly game: string;
  readonly numbers: Readonly<Record<string, Value>>;
  readonly pieces: Readonly<Record<string, Value>>;
  readonly hand: MyVillageHand;
  readonly office: MyVillageOffice;
  readonly profession: readonly MyVillageProfession[];
  readonly village_board: readonly MyVillageVillageBoard[];
  readonly personal_banner: MyVillagePersonalBanner;
  readonly school: MyVillageSchool;
  readonly question_banner: MyVillageQuestionBanner;
  readonly headman_space: readonly MyVillageHeadmanSpace[];
  readonly coin: Entry;
  readonly resource: readonly Entry[];
  readonly category: readonly Entry[];
  readonly workshop: readonly MyVillageWorkshop[];
  readonly field: readonly MyVillageField[];
  readonly square: readonly MyVillageSquare[];
  readonly chamber: readonly MyVillageChamber[];
  readonly church: readonly MyVillageChurch[];
  readonly symbol: readonly Entry[];
  readonly monk: readonly MyVillageMonk[];
  readonly travel_pile: readonly MyVillageTravelPile[];
  readonly travel: readonly MyVillageTravel[];
  readonly customer: readonly MyVillageCustomer[];
}

/** The first-player hand. */
export interface MyVillageHand {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly values: readonly number[];
  readonly stories: number;
  readonly points: number;
}

/** The steward's office: a price for each number of customers. */
export interface MyVillageOffice {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly values: readonly number[];
  readonly prices: readonly MyVillagePrice[];
}

/** Time and coins: what a number of customers costs. */
export interface MyVillagePrice {
  readonly time: number;
  readonly coin: number;
}

/** A profession and the story points of its coffins in the chronicle. */
export interface MyVillageProfession {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly colour: string;
  readonly first_coffin: number;
  readonly second_coffin: number;
}

/** A village board: the values of its personal banner. */
export interface MyVillageVillageBoard {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly values: readonly number[];
}

/** What the personal banner of every board gives. */
export interface MyVillagePersonalBanner {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly stories: number;
}

/** The school banner. */
export interface MyVillageSchool {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly values: readonly number[];
  readonly slots: number;
  readonly place_time: number;
  readonly right_stories: number;
}

/** The black "?" banner. */
export interface MyVillageQuestionBanner {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly time: number;
}

/** A space of the headman's path and what he gains there. */
export interface MyVillageHeadmanSpace {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly coins: number;
  readonly stories: number;
}

/** A workshop card. */
export interface MyVillageWorkshop {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly values: readonly number[];
  readonly time: number;
  readonly cost: readonly MyVillagePayment[];
  readonly slots: number;
  readonly points: number;
  readonly type: "brewery" | "forge" | "parchment_maker" | "stable" | "wheelwright";
  readonly resource: string;
  readonly white_time: number;
}

/** One way to pay an additional cost (MV-92). */
export interface MyVillagePayment {
  readonly coin: number;
  readonly horse: number;
  readonly beer: number;
  readonly plow: number;
  readonly parchment: number;
  readonly cart: number;
  /** Resources of any type. */
  readonly any: number;
  readonly units: number;
  /** So many units, mixed of these: resources, `any` resource, `coin`. */
  readonly of: readonly string[];
}

/** A field card. */
export interface MyVillageField {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly values: readonly number[];
  readonly time: number;
  readonly cost: readonly MyVillagePayment[];
  readonly slots: number;
  readonly points: number;
  readonly white_time: number;
  readonly coins: number;
  readonly plow_coins: number;
}

/** A village square card. */
export interface MyVillageSquare {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly values: readonly number[];
  readonly time: number;
  readonly cost: readonly MyVillagePayment[];
  readonly slots: number;
  readonly points: number;
  readonly white_time: number;
  readonly stories: number;
}

/** A council chamber card. */
export interface MyVillageChamber {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly values: readonly number[];
  readonly time: number;
  readonly cost: readonly MyVillagePayment[];
  readonly slots: number;
  readonly points: number;
  readonly white_time: number;
  readonly effect: MyVillageEffect;
}

/** What a chamber does: a word of the vocabulary, and how much. */
export interface MyVillageEffect {
  readonly name: "cover_categories" | "cover_professions" | "gain_coins" | "store_resource";
  readonly amount: number;
}

/** A church card. */
export interface MyVillageChurch {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly values: readonly number[];
  readonly time: number;
  readonly cost: readonly MyVillagePayment[];
  readonly slots: number;
  readonly points: number;
  readonly advantage: "free_customer" | "redraw_travel" | "repel_rats" | "window";
  readonly windows: number;
}

/** A monk card. */
export interface MyVillageMonk {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly values: readonly number[];
  readonly time: number;
  readonly cost: readonly MyVillagePayment[];
  readonly symbol: "chalice" | "quill" | "rosary";
  readonly action: MyVillageMonkAction;
}

/** What a monk does: a word of the vocabulary, and how much. */
export interface MyVillageMonkAction {
  readonly name: "office" | "question" | "school" | "stories";
  readonly amount: number;
}

/** The dark side of the travel cards of one letter. */
export interface MyVillageTravelPile {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly values: readonly number[];
  readonly time: number;
  readonly cost: readonly MyVillagePayment[];
  readonly letter: "A" | "B" | "C" | "D" | "E";
  readonly lowest: number;
  readonly highest: number;
}

/** The light side of a travel card. */
export interface MyVillageTravel {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly letter: "A" | "B" | "C" | "D" | "E";
  readonly points: number;
  readonly grey: MyVillageGrey;
  readonly ends_travels: boolean;
}

/** The grey banner of a travel card: one of these, or nothing. */
export interface MyVillageGrey {
  readonly coin: number;
  readonly beer: number;
  readonly time: number;
}

/** A customer card; `?` is every value. */
export interface MyVillageCustomer {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly values: readonly number[] | "?";
  readonly time: number;
  readonly cost: readonly MyVillagePayment[];
  readonly points: number;
}

/** The whole file. */
export interface EsdrasEtNehemieComponents {
  readonly layout: number;
  readonly game: string;
  readonly numbers: Readonly<Record<string, Value>>;
  readonly pieces: Readonly<Record<string, Value>>;
  readonly colour: readonly Entry[];
  readonly good: readonly Entry[];
  readonly blessing: readonly Entry[];
  readonly tile_type: readonly Entry[];
  readonly ring: EsdrasEtNehemieRing;
  readonly wall: readonly EsdrasEtNehemieWall[];
  readonly gate: readonly EsdrasEtNehemieGate[];
  readonly wall_card: readonly EsdrasEtNehemieWallCard[];
  readonly levite: readonly EsdrasEtNehemieLevite[];
  readonly temple_row: readonly EsdrasEtNehemieTempleRow[];
  readonly temple: readonly EsdrasEtNehemieTemple[];
  readonly altar_space: readonly EsdrasEtNehemieAltarSpace[];
  readonly altar_face: readonly EsdrasEtNehemieAltarFace[];
  readonly judgement: readonly EsdrasEtNehemieJudgement[];
  readonly scroll_row: readonly EsdrasEtNehemieScrollRow[];
  readonly scroll: readonly EsdrasEtNehemieScroll[];
  readonly hero: readonly EsdrasEtNehemieHero[];
  readonly city_space: readonly EsdrasEtNehemieSpace[];
  readonly blessing_column: readonly EsdrasEtNehemieColumn[];
  readonly character: readonly EsdrasEtNehemieCharacter[];
  readonly guards: readonly EsdrasEtNehemieGuards[];
  readonly traders: readonly EsdrasEtNehemieSlots[];
  readonly elders: readonly EsdrasEtNehemieSlots[];
  readonly farmers: readonly EsdrasEtNehemieFarmers[];
  readonly labourers: readonly EsdrasEtNehemieSlots[];
  readonly opponent: readonly Entry[];
  readonly solo_face: readonly EsdrasEtNehemieSoloFace[];
  readonly focus: readonly EsdrasEtNehemieFocus[];
  readonly scheme: readonly EsdrasEtNehemieScheme[];
}

/** The places of the ring, clockwise. */
export interface EsdrasEtNehemieRing {
  readonly places: readonly string[];
  readonly source: Origin;
}

/** A wall spot. */
export interface EsdrasEtNehemieWall {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly grey: number;
  readonly stone: number;
  readonly rubble: number;
  readonly blessing: "orange" | "purple" | "red";
  readonly neutral: readonly number[];
}

/** A gate. */
export interface EsdrasEtNehemieGate {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly corner: boolean;
  readonly rubble: number;
  readonly gatekeeper: Readonly<Record<string, number>>;
  readonly connection: Readonly<Record<string, number>>;
  readonly vp: number;
  readonly neutral: readonly number[];
}

/** A wall card. */
export interface EsdrasEtNehemieWallCard {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly effect: Readonly<Record<string, number>>;
  readonly vp: number;
}

/** A row of the Levite track. */
export interface EsdrasEtNehemieLevite {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly food: number;
  readonly reward: Readonly<Record<string, number>>;
}

/** A row of the Temple. */
export interface EsdrasEtNehemieTempleRow {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly banners: number;
  readonly reward: Readonly<Record<string, number>>;
}

/** A version of the Temple: the sector of every cell, the uppermost row first. */
export interface EsdrasEtNehemieTemple {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly players: readonly number[];
  readonly sectors: readonly string[];
}

/** A space of the altar track. */
export interface EsdrasEtNehemieAltarSpace {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly golden: boolean;
  readonly reward: Readonly<Record<string, number>>;
}

/** A face of an altar card. */
export interface EsdrasEtNehemieAltarFace {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly card: number;
}

/** The line of an altar face for one round. */
export interface EsdrasEtNehemieJudgement {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly zechariah: number;
  readonly haggai: number;
  readonly behind: Readonly<Record<string, number>>;
  readonly between: Readonly<Record<string, number>>;
  readonly ahead: Readonly<Record<string, number>>;
}

/** A row of the scroll grid. */
export interface EsdrasEtNehemieScrollRow {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly tiles: number;
  readonly blue: number;
  readonly silver: number;
  readonly gold: number;
  readonly vp: number;
  readonly food: number;
}

/** A scroll tile. */
export interface EsdrasEtNehemieScroll {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly kind: "gold" | "stone" | "wood";
  readonly now: number;
  readonly amount: number;
  readonly gives: Readonly<Record<string, number>>;
}

/** A hero card. */
export interface EsdrasEtNehemieHero {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly banner: EsdrasEtNehemieBanner;
  readonly left: Readonly<Record<string, number>>;
  readonly middle: Readonly<Record<string, number>>;
  readonly right: Readonly<Record<string, number>>;
}

/** A banner of a card (EN-60). */
export interface EsdrasEtNehemieBanner {
  readonly colour: "blue" | "grey" | "red";
  readonly value: number;
}

/** A space of the city map. */
export interface EsdrasEtNehemieSpace {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly reward: Readonly<Record<string, number>>;
}

/** A column of the Blessing tracks. */
export interface EsdrasEtNehemieColumn {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly reward: Readonly<Record<string, number>>;
}

/** A character card. */
export interface EsdrasEtNehemieCharacter {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly gate: "dung" | "east" | "fish" | "fountain" | "horse" | "muster" | "old" | "sheep" | "valley" | "water";
  readonly banners: readonly EsdrasEtNehemieBanner[];
  readonly condition: "developed_tiles" | "gatekeepers" | "golden_spaces" | "levites" | "orange_blessings" | "purple_blessings" | "red_blessings" | "scribes" | "top_scrolls" | "walls";
  readonly base: number;
  readonly buy: EsdrasEtNehemieTrade | null;
  readonly sell: Readonly<Record<string, number>>;
}

/** A buying trade. */
export interface EsdrasEtNehemieTrade {
  readonly upper: EsdrasEtNehemieOption;
  readonly lower: EsdrasEtNehemieOption;
}

/** An option of a buying trade: silver, and the goods for it (EN-124). */
export interface EsdrasEtNehemieOption {
  readonly price: number;
  readonly goods: Readonly<Record<string, number>>;
}

/** A Guards tile. */
export interface EsdrasEtNehemieGuards {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly cost: Readonly<Record<string, number>>;
  readonly green_bar: Readonly<Record<string, number>>;
  readonly storage: number;
  readonly start: Readonly<Record<string, number>>;
}

/** A Traders, Elders or Labourers tile: the slots, or the options, of both sides. */
export interface EsdrasEtNehemieSlots {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly cost: Readonly<Record<string, number>>;
  readonly green_bar: Readonly<Record<string, number>>;
  readonly front: readonly (Readonly<Record<string, number>>)[];
  readonly back: readonly (Readonly<Record<string, number>>)[];
}

/** A Farmers tile. */
export interface EsdrasEtNehemieFarmers {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly cost: Readonly<Record<string, number>>;
  readonly green_bar: Readonly<Record<string, number>>;
  readonly front: Readonly<Record<string, number>>;
  readonly back: Readonly<Record<string, number>>;
  readonly extra_food: number;
  readonly sells_food: boolean;
}

/** A face of the solo board. */
export interface EsdrasEtNehemieSoloFace {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly workers: number;
  readonly silver: number;
  readonly gold: number;
  readonly behind: Readonly<Record<string, number>>;
  readonly between: Readonly<Record<string, number>>;
  readonly ahead: Readonly<Record<string, number>>;
  readonly reserve_silver: number;
  readonly adds: boolean;
}

/** A focus card. */
export interface EsdrasEtNehemieFocus {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly gate: "dung" | "east" | "fish" | "fountain" | "horse" | "muster" | "old" | "sheep" | "valley" | "water";
  readonly column: number;
  readonly direction: "clockwise" | "counter_clockwise";
  readonly upper: EsdrasEtNehemieOption;
  readonly lower: EsdrasEtNehemieOption;
}

/** A scheme card. */
export interface EsdrasEtNehemieScheme {
  readonly id: string;
  readonly source: Origin;
  readonly sources: Readonly<Record<string, Origin>>;
  readonly name: Name;
  readonly first: EsdrasEtNehemieAction;
  readonly second: EsdrasEtNehemieAction;
  readonly third: EsdrasEtNehemieAction;
}

/** An action of a scheme card: what it needs, spends, does and gives (EN-250). */
export interface EsdrasEtNehemieAction {
  readonly action: "build_temple" | "clear_wall" | "gain" | "rebuild_gate" | "rebuild_wall" | "scribe_highest" | "scribe_lowest";
  readonly least_workers: number;
  readonly most_workers: number;
  readonly least_gold: number;
  readonly most_gold: number;
  readonly spends: number;
  readonly gives: Readonly<Record<string, number>>;
}

/** Become a guest. Browsers get a cookie; programs ask for the token itself. */
export interface CreateGuest {
  readonly bearer?: boolean;
}

/** Open a room; the same id twice opens one room. */
export interface OpenRoom {
  readonly id: string;
  readonly new: NewRoom;
}

/** A new room: a game from its beginning, from a position, or from a record. */
export interface NewRoom {
  readonly game: string;
  readonly players: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** One for each seat; if empty, all seats are open and without names. */
  readonly seats?: readonly SeatPlan[];
  /** The seats of the guest who creates the room: several on one device, none for a spectator. */
  readonly mine?: readonly number[];
  readonly settings?: GivenSettings;
  /** The text of a custom component file. */
  readonly components?: string | null;
  readonly situation?: string | null;
  /** The text of a record or of a position to continue from. */
  readonly record?: string | null;
  /** The id of a puzzle of the game to practise. */
  readonly puzzle?: string;
  /** Who answers for chance; a person only if all seats are bots' or `mine`. By default as in the record, or the server. */
  readonly chance?: "house" | "person" | null;
  /** A first game: one person against bots, with the players, options and deal that the game has for it. */
  readonly lesson?: boolean;
}

/** The plan of a seat: a person (with a link), or a bot by its name. */
export interface SeatPlan {
  readonly name?: string;
  readonly bot?: string;
}

/** The settings of a table beside the rules; they may change during the game. */
export interface GivenSettings {
  readonly clock?: GivenClock;
  readonly watching?: Watching;
  readonly chat?: boolean;
  /** Whether the lobby lists the room. */
  readonly listed?: boolean;
  /** Whether running scores are shown, except hidden ones. */
  readonly scores?: boolean;
}

/** How long a seat may think: a time for each choice, and one time bank for everything beyond. */
export interface GivenClock {
  readonly per_choice?: number;
  readonly reserve?: number;
  readonly policy?: Policy;
}

/** From where to look at a room, and since when. */
export interface LookQuery {
  /** The seat to look from; by default the guest's first, else as a spectator. */
  readonly seat?: number | null;
  /** The last version that the reader has: only later events are sent. */
  readonly since?: number;
  /** Show the room at this version, to step through. */
  readonly at?: number | null;
}

/** A command with an id chosen by the client: sent twice, it is executed once, with the same answer. */
export interface SentCommand {
  readonly id: string;
  readonly seat: number;
  readonly command: Command;
  /** The version of the room that it answers. `choose`, `enter`, `draw`, `undo` and `vote` need it. */
  readonly version?: number | null;
}

/** Set the name at your seat. */
export interface Join {
  readonly type: "join";
  readonly name: string;
}

/** Start the game; every seat must be taken. */
export interface Start {
  readonly type: "start";
}

/** Answer the pending step with the text of one of the choices. */
export interface Choose {
  readonly type: "choose";
  readonly text: string;
  /** If false, a choice that could not be undone freely is not played: the answer says why. */
  readonly sure?: boolean;
}

/** Enter what came up at a real table, with the text of an outcome; several answer the next draws too. */
export interface Enter {
  readonly type: "enter";
  readonly texts: readonly string[];
}

/** Let the server draw instead of entering: once, or `all` until a seat has a choice. */
export interface Draw {
  readonly type: "draw";
  readonly all?: boolean;
}

/** Undo their own last lines, as far as that needs no consent. */
export interface Undo {
  readonly type: "undo";
  readonly lines?: number;
}

/** Make a request to all others. */
export interface Ask {
  readonly type: "ask";
  readonly wish: GivenTableRequest;
}

/** Change the clock, for instance from live to turn-based. */
export interface GivenClockRequest {
  readonly type: "clock";
  readonly clock: GivenClock;
}

/** Answer the pending request; a no from its sender withdraws it. */
export interface Vote {
  readonly type: "vote";
  readonly number: number;
  readonly yes: boolean;
}

/** End a pause. */
export interface Resume {
  readonly type: "resume";
}

/** Leave the table for good. In a running game a bot takes over until someone takes the seat. */
export interface Leave {
  readonly type: "leave";
  readonly bot?: string;
}

/** Let a bot play their own seat for a while. */
export interface GiveToBot {
  readonly type: "give-to-bot";
  readonly bot?: string;
}

/** Before the game, add, replace or (without a name) remove a bot at an empty seat. Host only. */
export interface SeatBot {
  readonly type: "seat-bot";
  readonly seat: number;
  readonly bot?: string;
  /** The bot's name at the table; by default its own name. */
  readonly name?: string;
}

/** Before the game, remove an absent player from a seat. Host only. */
export interface FreeSeat {
  readonly type: "free-seat";
  readonly seat: number;
}

/** Take over from the bot again. */
export interface ResumeSeat {
  readonly type: "take-back";
}

/** Send a chat message to everyone at the table. */
export interface Say {
  readonly type: "say";
  readonly text: string;
}

/** Mute or unmute a seat's chat for everyone. Host only. */
export interface Mute {
  readonly type: "mute";
  readonly seat: number;
  readonly muted?: boolean;
}

/** Create a room with the same game, options and people, at the same seats. */
export interface OpenRematch {
  readonly type: "rematch";
}

/** Give this answer automatically from now on, whenever such a step offers it. */
export interface SetAutoAnswer {
  readonly type: "stand";
  readonly step: string;
  readonly text?: string;
}

/** Make a key to a seat, or, as -6, to watch; a newer one replaces it. */
export interface InviteTo {
  /** By default the host's one key to all free seats: it works for everybody until the table is full. */
  readonly seat?: number | null;
}

/** Make a key useless. */
export interface Revoke {
  /** As it was made. */
  readonly seat?: number | null;
}

/** Take a free seat of a room that the lobby shows. */
export interface SitAt {
  readonly seat: number;
}

/** Report a table, or a person there, to the operator. */
export interface ReportTo {
  readonly text: string;
  /** Who is reported; by default the table. */
  readonly seat?: number | null;
}

/** Use a key. */
export interface EnterWith {
  readonly key: string;
}

/** What is to be explained, and to whom. */
export interface ExplainQuery {
  readonly places: string;
  /** The seat that reads; left out, the first that the guest holds, else looking on. */
  readonly seat?: number | null;
  /** Explain the room as it stood at this version. */
  readonly at?: number | null;
  /** Only titles, costs, gains and figures: what a place is called when it is read aloud. */
  readonly brief?: boolean;
}

/** To whom the table is told, and as of when. */
export interface TextQuery {
  /** The seat that reads; left out, the first that the guest holds, else looking on. */
  readonly seat?: number | null;
  /** Tell the room as it stood at this version. */
  readonly at?: number | null;
}

/** Whose choices, and at which version of the room. */
export interface PreviewQuery {
  /** The seat that chooses. */
  readonly seat: number;
  /** The version that the reader has. */
  readonly version: number;
}

/** From which seat. */
export interface SeatQuery {
  /** The seat to look from; by default the guest's first. */
  readonly seat?: number | null;
}

/** Remember what the reader has read, or, with `forget`, that it was not. */
export interface ReadLessons {
  /** Ids of lessons, `off` for no more lessons, and the titles' ids of puzzles that were solved. */
  readonly lessons: readonly string[];
  readonly forget?: boolean;
}

/** Send me everything after this version. */
export interface SinceFrame {
  readonly type: "since";
  readonly version: number;
}

/** Ask whether the server responds; it answers with the room's version. */
export interface PingFrame {
  readonly type: "ping";
}

/** The view of each game. */
export interface Views {
  readonly "theopolis": TheopolisView;
  readonly "nehemiah": NehemiahView;
  readonly "my-village": MyVillageView;
  readonly "esdras-et-nehemie": EsdrasView;
}

/** What `view` of a room can be: that of its game. */
export type View = Views[GameSlug];

/** The component file of each game. */
export interface Files {
  readonly "theopolis": TheopolisComponents;
  readonly "nehemiah": NehemiahComponents;
  readonly "my-village": MyVillageComponents;
  readonly "esdras-et-nehemie": EsdrasEtNehemieComponents;
}

/** What `file` of what is printed can be: that of its game. */
export type ComponentFile = Files[GameSlug];

/** What can be asked over HTTP: query and body, and the answer. */
export interface Operations {
  readonly "POST /api/guest": { readonly body: CreateGuest; readonly answer: NewGuest };
  readonly "GET /api/games": { readonly answer: Games };
  readonly "GET /api/games/{game}/printed": { readonly answer: Printed };
  readonly "GET /api/games/{game}/puzzles": { readonly answer: Puzzles };
  readonly "GET /api/lobby": { readonly answer: Lobby };
  readonly "GET /api/mine": { readonly answer: Mine };
  readonly "POST /api/rooms": { readonly body: OpenRoom; readonly answer: Opened };
  readonly "GET /api/rooms/{room}": { readonly query: LookQuery; readonly answer: Look };
  readonly "POST /api/rooms/{room}/commands": { readonly body: SentCommand; readonly answer: Answer };
  readonly "POST /api/rooms/{room}/invitations": { readonly body: InviteTo; readonly answer: Key };
  readonly "POST /api/rooms/{room}/revocations": { readonly body: Revoke; readonly answer: Revoked };
  readonly "POST /api/rooms/{room}/seats": { readonly body: SitAt; readonly answer: Entered };
  readonly "POST /api/rooms/{room}/reports": { readonly body: ReportTo; readonly answer: Reported };
  readonly "POST /api/enter": { readonly body: EnterWith; readonly answer: Entered };
  readonly "GET /api/rooms/{room}/explanations": { readonly query: ExplainQuery; readonly answer: Explanations };
  readonly "GET /api/rooms/{room}/text": { readonly query: TextQuery; readonly answer: WholeTable };
  readonly "GET /api/rooms/{room}/previews": { readonly query: PreviewQuery; readonly answer: Previews };
  readonly "GET /api/rooms/{room}/lessons": { readonly query: SeatQuery; readonly answer: Lessons };
  readonly "GET /api/rooms/{room}/suggestion": { readonly query: PreviewQuery; readonly answer: SuggestionView };
  readonly "GET /api/lessons/read": { readonly answer: LessonsRead };
  readonly "POST /api/lessons": { readonly body: ReadLessons; readonly answer: LessonsRead };
  readonly "GET /api/rooms/{room}/table": { readonly query: SeatQuery; readonly answer: SeatTable };
  readonly "GET /api/rooms/{room}/record": { readonly answer: string };
  readonly "GET /api/rooms/{room}/progress": { readonly answer: Progress };
  readonly "GET /api/rooms/{room}/components": { readonly answer: string };
  readonly "GET /api/rooms/{room}/printed": { readonly answer: Printed };
  readonly "GET /health": { readonly answer: Health };
  readonly "GET /health/live": { readonly answer: Health };
  readonly "GET /health/ready": { readonly answer: Health };
  readonly "GET /metrics": { readonly answer: string };
}
