/** The catalogues that few pages need: their addresses are not part of the first load. */
export const FILES = import.meta.glob<string>(
  ["../../src/batisseurs/words/locales/*/{practice,*-lessons,*-puzzles,*-guide,*-components,*-rules}.ftl"],
  { query: "?raw", import: "default" },
);
