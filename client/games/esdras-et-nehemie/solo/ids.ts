/** The words of the story, by the ends of their ids. */
export function solo(end: string): string {
  return `esdras-et-nehemie-web-solo-${end}`;
}
