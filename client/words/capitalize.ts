/** A phrase of a catalogue as it stands on a button or at the beginning of a line. */
export function capital(text: string, language: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}
