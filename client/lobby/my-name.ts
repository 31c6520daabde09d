/** What this browser keeps so that it is said once: the name under which one sits down, and how strong bots are. */
const NAME = "batisseurs-name";
const BOT = "batisseurs-bot";
export const LONGEST_NAME = 40;

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

export const myName = (): string => kept(NAME);

export const rememberName = (name: string): void => keep(NAME, name.trim().slice(0, LONGEST_NAME));

/** The strength of the bots one played against last; empty before the first game. */
export const lastBot = (): string => kept(BOT);

export const rememberBot = (bot: string): void => keep(BOT, bot);
