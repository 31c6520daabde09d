/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leanAria } from "./ui/vite-aria";
import { brotli } from "./ui/vite-brotli";
import { chunks } from "./ui/vite-chunks";
import { licences } from "./ui/vite-licences";
import { leanWords } from "./ui/vite-words";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Built into the Python package: the server needs no Node. Addresses are relative to <base>, which the server
// writes, so that one build serves any sub-path.
export default defineConfig({
  base: "./",
  plugins: [react(), leanAria(), leanWords(), licences(), brotli()],
  resolve: { alias: { "#": here(".") } },
  css: { modules: { localsConvention: "camelCaseOnly" } },
  build: {
    outDir: here("../src/batisseurs/server/client"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: "manifest.json",
    // What a part needs of others is on its way with them; only of what boards share can that not be known.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === "html" ? needed : needed.filter((each) => /\.css$|\/parts-/.test(each)),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunks() } } },
  },
  server: {
    // `npm run dev` beside a running `batisseurs serve`.
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [here(".."), here(".")] },
  },
  // Node can read event streams as browsers do, but does not show it unasked.
  // A stalled machine is no failure.
  test: { execArgv: ["--experimental-eventsource"], testTimeout: 120_000 },
});
