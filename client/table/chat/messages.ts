/** What was said, as it is shown: one after the other, neighbours of one speaker together. */
import { SPECTATOR, type StoredEventView } from "#/wire/types";

/** As many as the server takes. */
export const LONGEST = 500;

export interface Remark {
  readonly version: number;
  readonly at: number;
  readonly text: string;
}

export interface Speech {
  readonly seat: number;
  /** The sender's name; empty for spectators. */
  readonly name: string;
  readonly remarks: readonly Remark[];
}

/** Longer silences begin a new speech, in milliseconds. */
const SILENCE = 5 * 60 * 1000;

export function talkOf(events: readonly StoredEventView[], mutedByMe: readonly number[]): readonly Speech[] {
  const speeches: { seat: number; name: string; remarks: Remark[] }[] = [];
  for (const { version, at, event } of events) {
    if (event.type !== "said" || mutedByMe.includes(event.seat)) {
      continue;
    }
    const last = speeches.at(-1);
    const running =
      last?.seat === event.seat && last.name === event.name && at - (last.remarks.at(-1)?.at ?? 0) < SILENCE;
    // Spectators have no names: two messages may be from two people.
    if (running && last !== undefined && event.seat !== SPECTATOR) {
      last.remarks.push({ version, at, text: event.text });
    } else {
      speeches.push({ seat: event.seat, name: event.name, remarks: [{ version, at, text: event.text }] });
    }
  }
  return speeches;
}

/** How much was said by others that the reader has not seen. */
export function unreadOf(
  events: readonly StoredEventView[],
  reader: number,
  seen: number,
  mutedByMe: readonly number[],
): number {
  return events.filter(
    ({ version, event }) =>
      version > seen && event.type === "said" && event.seat !== reader && !mutedByMe.includes(event.seat),
  ).length;
}

/** Whether spectators are muted: the room says it of seats only. */
export function spectatorsMuted(events: readonly StoredEventView[]): boolean {
  const last = events.findLast(({ event }) => event.type === "muted" && event.seat === SPECTATOR);
  return last?.event.type === "muted" && last.event.muted;
}

/** What is typed as it is sent: one line, plain spaces (the server takes no others), none around it. */
export function cleaned(typed: string): string {
  return typed.replace(/\s+/gu, " ").trim();
}

/** How long it is as the server counts: an emoji is one character, not two. */
export function lengthOf(text: string): number {
  return [...text].length;
}
