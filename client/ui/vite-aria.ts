/**
 * What of react-aria is left out of the build: its own words in the thirty languages that we do not speak, and
 * the <style> elements it would put into the page, which the content policy forbids (base.css says the same).
 */
import type { Plugin } from "vite";

const ITS_WORDS = /\/react-(?:aria|stately|aria-components)\/dist\/.*\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.mjs$/;
const OURS: readonly string[] = ["en-US", "fr-FR", "pl-PL"];

/** The two places in react-aria that add a style; a third would be found by the browser tests. */
const STYLED = /\/react-aria\/dist\/private\/(?:interactions\/usePress|overlays\/usePreventScroll)\.mjs$/;
const ADDS = /\b(?:ownerDocument|document)\.head\.prepend\(style\);/g;

export function leanAria(): Plugin {
  return {
    name: "lean-aria",
    enforce: "pre",
    load(id) {
      const language = ITS_WORDS.exec(id)?.[1];
      return language === undefined || OURS.includes(language) ? null : "export default {};";
    },
    transform(code, id) {
      if (!STYLED.test(id)) return null;
      const without = code.replaceAll(ADDS, "");
      if (without === code) this.error(`${id} adds its style in another way now`);
      return { code: without, map: null };
    },
  };
}
