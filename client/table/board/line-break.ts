/**
 * Where a long word may be broken, so that a name fits on a narrow card. Browsers do it only in languages whose
 * dictionary they have; syllables of English, French and Polish end between vowel and consonant often enough. What is
 * written with two letters (th, ch, sz, rz) stays together.
 */

const LONG = 10;
const SOFT_HYPHEN = "\u00ad";
const VOWELS = "aeiouyàâäąéèêëęîïóôöùûü";
const SYLLABLE = new RegExp(
  `([${VOWELS}][^${VOWELS}\\s’-]?)(?![hz])(?=[^${VOWELS}\\s’-]{1,3}[${VOWELS}])`,
  "giu",
);

export function breakable(name: string, long = LONG): string {
  return name.replace(/[^\s’-]+/gu, (word) => (word.length < long ? word : syllables(word)));
}

/** At least three letters stand on either side of a break. */
function syllables(word: string): string {
  return word.replace(SYLLABLE, (end, _kept, at: number) => {
    const before = at + end.length;
    return before < 3 || word.length - before < 3 ? end : `${end}${SOFT_HYPHEN}`;
  });
}
