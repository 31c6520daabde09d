/** When something was or will be, as people say it: `3 minutes ago`, `in 2 days`. */
const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function when(moment: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const away = moment - now;
  for (const [unit, length] of STEPS) {
    if (Math.abs(away) >= length) {
      return format.format(Math.trunc(away / length), unit);
    }
  }
  // Clocks of two machines differ by some seconds: less than a minute is now.
  return format.format(0, "second");
}
