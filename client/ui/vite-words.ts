/** Catalogues without their comments: those are for who writes them, not for who reads the page. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const CATALOGUE = /^(.*\.ftl)\?raw$/;

export function leanWords(): Plugin {
  return {
    name: "lean-words",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const [, path] = CATALOGUE.exec(id) ?? [];
      if (path === undefined) return null;
      const text = await readFile(path, "utf8");
      return `export default ${JSON.stringify(text.replaceAll(/^#.*\n+/gm, ""))};`;
    },
  };
}
