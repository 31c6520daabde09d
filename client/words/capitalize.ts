/** A phrase of a catalogue for a button or the beginning of a line. */
export function capital(text: string, language: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}
