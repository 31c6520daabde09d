/** Options, clocks and settings of a table in words. */
import { timeBankOf } from "#/wire/former-names";
import type { Clock, OptionValue } from "#/wire/types";
import type { Words } from "#/words";

const dashed = (name: string) => name.replaceAll("_", "-");

/** What an option is called; one that the catalogue does not know, what the server calls it. */
export function optionName(words: Words, game: string, name: string): string {
  const id = `web-option-${game}-${dashed(name)}`;
  return words.knows(id) ? words.text(id) : name;
}

/** What an option does, where its rule alone does not tell. */
export function optionAbout(words: Words, game: string, name: string): string {
  const id = `web-option-about-${game}-${dashed(name)}`;
  return words.knows(id) ? words.text(id) : "";
}

export function optionValue(words: Words, value: OptionValue): string {
  if (typeof value === "boolean") {
    return words.text(value ? "web-yes" : "web-no");
  }
  if (typeof value === "number") {
    return new Intl.NumberFormat(words.language).format(value);
  }
  const id = `web-value-${dashed(value)}`;
  return words.knows(id) ? words.text(id) : value;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span in the largest measure that does it justice. */
export function spanText(words: Words, seconds: number): string {
  const [unit, length] =
    seconds >= DAY
      ? (["day", DAY] as const)
      : seconds >= HOUR
        ? (["hour", HOUR] as const)
        : seconds >= MINUTE
          ? (["minute", MINUTE] as const)
          : (["second", 1] as const);
  const format = new Intl.NumberFormat(words.language, {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 1,
  });
  return format.format(seconds / length);
}

export function clockText(words: Words, clock: Clock): string {
  if (clock.per_choice === 0) {
    return words.text("web-new-clock-none");
  }
  const each = spanText(words, clock.per_choice);
  const bank = timeBankOf(clock);
  return bank === 0
    ? words.text("web-clock-each", { each })
    : words.text("web-clock-each-time-bank", { each, bank: spanText(words, bank) });
}

/** How well it plays, if someone has said so. */
export function botHelp(words: Words, bot: string): string | undefined {
  const id = `web-lobby-bot-${bot}`;
  return words.knows(id) ? words.text(id) : undefined;
}
