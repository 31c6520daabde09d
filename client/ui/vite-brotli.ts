/** Beside each script and style, the same packed by Brotli, once for all readers: a sixth smaller than by gzip. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";

const packed = promisify(brotliCompress);
const PACKED = /^assets\/.*\.(?:js|css)$/;

export function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const files = Object.values(bundle).filter((file) => PACKED.test(file.fileName));
      await Promise.all(
        files.map(async (file) =>
          writeFile(
            join(dir, `${file.fileName}.br`),
            await packed(file.type === "chunk" ? file.code : file.source),
          ),
        ),
      );
    },
  };
}
