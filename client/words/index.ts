/** Everything about words that other parts use. */
export { LANGUAGES, type Language, OWN_NAMES } from "#/words/languages";
export {
  changeSettings,
  MOTIONS,
  type Motion,
  type Settings,
  SPEEDS,
  type Speed,
  settings,
  TEXT_SIZES,
  THEMES,
  type Theme,
  useSettings,
} from "#/words/settings";
export { type Argument, type Arguments, type Rule, signed } from "#/words/speech";
export { beginToSpeak, GameWords, type PrintedNames, RoomWords, useWords, type Words } from "#/words/words";
