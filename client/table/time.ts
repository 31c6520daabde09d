/** Spans of time as people say them: exact when short, rough when long. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Span {
  readonly id: string;
  readonly args: Readonly<Record<string, number>>;
  /** Under an hour also as figures, for a clock that runs: `4:05`. */
  readonly figure: string | null;
}

export function timeLeft(milliseconds: number): Span {
  if (milliseconds >= 2 * DAY) {
    return { id: "web-span-days", args: { days: Math.floor(milliseconds / DAY) }, figure: null };
  }
  if (milliseconds >= HOUR) {
    const hours = Math.floor(milliseconds / HOUR);
    const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
    return { id: "web-span-hours", args: { hours, minutes }, figure: null };
  }
  const minutes = Math.floor(milliseconds / MINUTE);
  const seconds = Math.floor((milliseconds % MINUTE) / SECOND);
  const figure = `${minutes}:${String(seconds).padStart(2, "0")}`;
  return { id: "web-span-minutes", args: { minutes, seconds }, figure };
}
