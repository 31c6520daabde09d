/** What the pointer or the focus is on. */
export interface Pointed {
  readonly anchor: HTMLElement;
  /** What is to be explained, if it is not a choice alone. */
  readonly place: string | null;
  readonly choice: string | null;
}

/** The id of the card about it. */
export const CARD = "explanation-card";
