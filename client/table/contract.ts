/**
 * What a game brings to be drawn, and what the frame gives it. docs/client.md tells how to add a board.
 *
 * The frame (`table/`) knows no game: it connects, asks, lists choices, tells the log, shows rules and scores.
 * A board (`games/NAME/`) draws a view. Everything that can be pointed at is wrapped in `<Place>`, which knows
 * what is offered there; a board never looks at choices itself to decide what is allowed.
 */
import type { ComponentType, ReactNode } from "react";
import type { Later } from "#/ui/lazy";
import type { ChoiceView, GuideChapter, RefusalView, RoomView } from "#/wire/types";

/** Names and printed values of the components that a room is played with: `GET …/printed`. */
export interface Printed<File = unknown> {
  readonly game: string;
  /** Which set of components: the game's own, or another. */
  readonly fingerprint: string;
  /** The printed name of every component, by its id. */
  readonly names: Readonly<Record<string, Readonly<Record<"en" | "fr" | "pl", string>>>>;
  /** Every printed value with the place where it is known from: `chapel.cost`, `2 faith`, `rulebook`. */
  readonly values: readonly PrintedValue[];
  /** The ids of the symbols that boards and cards are printed with: the legend, in order. */
  readonly signs: readonly string[];
  /** How to play, on one page. */
  readonly guide: readonly GuideChapter[];
  /** The component file itself, as data; each board knows the type of its own. */
  readonly file: File;
}

export interface PrintedValue {
  readonly path: string;
  readonly value: string;
  readonly source: "rulebook" | "public" | "reconstructed";
}

/** What a board is given. It is a function of these: it keeps nothing of its own but what is unfolded. */
export interface BoardProps<View = unknown, File = unknown> {
  readonly view: View;
  readonly room: RoomView;
  readonly printed: Printed<File>;
  /** Whether the board shows an earlier moment (a line of the log, the replay): nothing can be chosen then. */
  readonly past: boolean;
  /** Whether the frame is narrow: one thumb, one column. */
  readonly narrow: boolean;
}

/** What a board draws for one player in the frame's list of players: a few figures with their symbols. */
export interface PanelProps<View = unknown, File = unknown> {
  readonly view: View;
  readonly seat: number;
  readonly printed: Printed<File>;
}

/** What tells the reader what others did, when it is their turn again. */
export interface RecapProps<View = unknown, File = unknown> {
  readonly view: View;
  readonly printed: Printed<File>;
  readonly narrow: boolean;
  /** How the frame tells it, for all turns that need nothing more. */
  readonly usual: ReactNode;
}

/** A component large, to be read: its face. Text, values with their sources and rules are the frame's part. */
export interface FaceProps<File = unknown> {
  readonly item: string;
  readonly printed: Printed<File>;
}

/** A symbol of the legend: one of `printed.signs`. */
export interface SignProps<File = unknown> {
  readonly id: string;
  readonly printed: Printed<File>;
}

export interface BoardModule<View = unknown, File = unknown> {
  /** Whether it draws any view, as the generic board does: the list of choices then comes first. */
  readonly plain?: true;
  readonly Board: ComponentType<BoardProps<View, File>>;
  readonly Panel?: ComponentType<PanelProps<View, File>>;
  /** For a game with special turns to tell, such as those of a solo opponent. */
  readonly Recap?: ComponentType<RecapProps<View, File>>;
  readonly Face?: ComponentType<FaceProps<File>>;
  /** A symbol of the legend, as boards and cards show it. */
  readonly Sign?: ComponentType<SignProps<File>>;
}

/** What the lobby says about a game: `about.ts` in its folder. */
export interface About {
  /** Where it stands among the others. */
  readonly place: number;
  readonly minutes: readonly [least: number, most: number];
  /** From 1, light, to 5, heavy. */
  readonly weight: number;
}

/** How the lobby shows a game, and where its board is loaded from. */
export interface GameEntry extends About {
  readonly slug: string;
  /** Drawn by us: the cover, as a picture that scales. */
  readonly cover: Later<{ readonly title: string }>;
  readonly load: () => Promise<BoardModule>;
}

/**
 * What `<Place>` takes: a place or piece of the view, by its id (`board.chapel`, `hand.priest`). What it is called for
 * screen readers the game says.
 */
export interface PlaceProps {
  readonly id: string;
  /** The component that can be read large here, if it is one. */
  readonly item?: string | undefined;
  /** For shared-element motion; two places with the same value are the same piece before and after. */
  readonly motion?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What can be done at a place, given what was pointed at before. The frame's; boards read it through Place. */
export interface Offers {
  readonly choices: readonly ChoiceView[];
  readonly refusals: readonly RefusalView[];
  /** Places that were pointed at to narrow the choices down. */
  readonly picked: readonly string[];
  at(place: string): readonly ChoiceView[];
  refusedAt(place: string): readonly RefusalView[];
  /** Point at a place: one choice is chosen, several are offered beside it, a refusal is explained. */
  press(place: string): void;
  choose(choice: ChoiceView): void;
  clear(): void;
}
