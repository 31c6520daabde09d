/** The catalogues of Polish: what every page needs, and where the others are. */
export const FIRST = import.meta.glob<string>("../../../src/batisseurs/words/locales/pl/{titles,web}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export const OTHERS = import.meta.glob<string>(
  [
    "../../../src/batisseurs/words/locales/pl/*.ftl",
    "!../../../src/batisseurs/words/locales/pl/{titles,web}.ftl",
  ],
  { query: "?raw", import: "default" },
);
