/** What a bot is called: apart from the other settings, because a table shows it at once. */
import type { Words } from "#/words";

/** Bots have names in the catalogue; one that came later is called what the server calls it. */
export function botName(words: Words, bot: string): string {
  const id = `web-bot-${bot}`;
  return words.knows(id) ? words.text(id) : bot;
}
