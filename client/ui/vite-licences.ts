/**
 * licences.txt beside the built client: the licence of every package that something in it comes from. They ask for
 * that wherever the client goes, and it goes into every wheel.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
/** What is taken from packages without importing a module: fonts by address, icons as drawings. */
const TAKEN = [
  "@fontsource-variable/alegreya",
  "@fontsource/alegreya-sans",
  "@fontsource/alegreya-sans-sc",
  "lucide-static",
];

export function licences(): Plugin {
  let root = "";
  return {
    name: "licences",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const packages = new Map(TAKEN.map((name) => [name, join(root, "node_modules", name)]));
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === "chunk" ? Object.keys(chunk.modules) : []) {
          const [, folder, name] = FOLDER.exec(id) ?? [];
          if (folder !== undefined && name !== undefined) packages.set(name, folder);
        }
      }
      const texts = [...packages]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, at]) => told(name, at));
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join("\n\n\n") });
    },
  };
}

function told(name: string, folder: string): string {
  const about: { readonly version?: string; readonly license?: string } = existsSync(
    join(folder, "package.json"),
  )
    ? JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
    : {};
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? "" : readFileSync(join(folder, file), "utf8").trim();
  return `${name} ${about.version ?? ""} (${about.license ?? ""})\n\n${text}`;
}
