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
  useStill,
} from "#/words/settings";
export { type Argument, type Arguments, type Rule, signed } from "#/words/speech";
export {
  beginToSpeak,
  GameWords,
  type PrintedNames,
  RoomWords,
  useCatalogues,
  useWords,
  type Words,
  withLobbyWords,
} from "#/words/words";
