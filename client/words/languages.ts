/** The languages that everything is said in, and which of them a reader gets first. */
export const LANGUAGES = ["en", "fr", "pl"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The name of each language in that language. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: "English", fr: "Français", pl: "Polski" };

/** Our name for a language written like `fr`, `fr-CA` or `FR_be`; null if we lack it. */
export function knownLanguage(name: string): Language | null {
  const code = name.split(/[-_.]/)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === code) ?? null;
}

/** The first that a browser would like and that we have, else English. */
export function wantedLanguage(preferred: readonly string[]): Language {
  return preferred.map(knownLanguage).find((language) => language !== null) ?? "en";
}
