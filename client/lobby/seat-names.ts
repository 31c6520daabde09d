/** What those at a table are called: no two the same, and nobody has to say a name. */

/** What those are called who are given no name. */
export interface DefaultNames {
  /** The nth bot at the table; each number another name. */
  bot(number: number): string;
  /** Someone at this device, by the number of the seat. */
  player(number: number): string;
}

/** The same for names that look the same, as the server compares them. */
export function folded(name: string): string {
  return name.trim().normalize("NFKC").toLocaleLowerCase();
}

/** The first name for a bot that nobody at the table has. */
export function freeBotName(taken: readonly string[], names: DefaultNames): string {
  const known = new Set(taken.map(folded));
  let number = 1;
  while (known.has(folded(names.bot(number)))) {
    number += 1;
  }
  return names.bot(number);
}
